//! What is asked, what happened and what sums are made of.

use kernel::{Event, Fact, Message, Seat, Secrecy};

use super::{Cards, ranks};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("toy-prompt")]
pub(crate) enum Prompt {
    #[rule("2.1")]
    Bid,
    #[rule("3.1")]
    Pick,
    #[rule("4.1")]
    Guard { cards: u8 },
}

/// What dice are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("toy-ask")]
pub(crate) enum Ask {
    #[facts(seat = seat.0)]
    Card {
        seat: Seat,
    },
    Fight,
    Peek,
}

/// The names and terms of sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("toy-sum")]
pub(crate) enum Sum {
    #[rule("5.1")]
    Strength,
    #[rule("5.1")]
    Cards,
}

/// A card as a fact.
pub(crate) fn named(rank: u8) -> Fact {
    Fact::Name(format!("card/{rank}"))
}

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("toy-event")]
pub(crate) enum Happened {
    #[rule("1.1")]
    #[facts(card = rank.map(named))]
    Drew { seat: Seat, rank: Option<u8>, open: bool },
    #[rule("2.1")]
    #[facts(amount)]
    Bid { seat: Seat, amount: Option<u8> },
    #[rule("2.1")]
    #[facts(red = bids[0], blue = bids[1])]
    Bids { bids: [u8; 2], attacker: Seat, marked: bool },
    #[rule("3.1")]
    #[facts(card = named(*rank))]
    Picked { seat: Seat, rank: u8 },
    #[rule("3.1")]
    #[facts(card = named(*rank))]
    Unpicked { seat: Seat, rank: u8, open: bool },
    #[rule("3.1")]
    #[facts(cards = Fact::Names(ranks(cards).map(|rank| format!("card/{rank}")).collect()))]
    Attacked { cards: Cards },
    #[rule("3.3")]
    Yielded,
    #[rule("4.1")]
    #[facts(card = named(*rank))]
    Guarded { rank: u8 },
    #[rule("4.1")]
    Declined,
    #[rule("5.1")]
    #[facts(sum)]
    Fought { sum: u8, winner: Seat },
    #[rule("5.2")]
    #[facts(card = rank.map(named))]
    Peeked { seat: Seat, rank: Option<u8> },
}

impl Event for Happened {
    fn secrecy(&self) -> Secrecy {
        match self {
            Happened::Drew { open: true, .. } | Happened::Unpicked { open: true, .. } => {
                Secrecy::Open
            }
            Happened::Drew { seat, .. }
            | Happened::Bid { seat, .. }
            | Happened::Picked { seat, .. }
            | Happened::Unpicked { seat, .. } => Secrecy::Owner(*seat),
            Happened::Peeked { seat, .. } => Secrecy::OwnerReveals(*seat),
            Happened::Bids { marked: true, .. }
            | Happened::Attacked { .. }
            | Happened::Guarded { .. } => Secrecy::Reveals,
            Happened::Bids { .. }
            | Happened::Yielded
            | Happened::Declined
            | Happened::Fought { .. } => Secrecy::Open,
        }
    }

    fn redacted(&self) -> Option<Happened> {
        match self {
            Happened::Drew { seat, open, .. } => {
                Some(Happened::Drew { seat: *seat, rank: None, open: *open })
            }
            Happened::Bid { seat, .. } => Some(Happened::Bid { seat: *seat, amount: None }),
            Happened::Peeked { seat, .. } => Some(Happened::Peeked { seat: *seat, rank: None }),
            Happened::Picked { .. } | Happened::Unpicked { .. } => None,
            Happened::Bids { .. }
            | Happened::Attacked { .. }
            | Happened::Yielded
            | Happened::Guarded { .. }
            | Happened::Declined
            | Happened::Fought { .. } => Some(*self),
        }
    }
}

/// The names of the pack.
pub(crate) fn name(key: &str, language: &str) -> Option<String> {
    let (english, french) = match key {
        "card/1" => ("one", "un"),
        "card/2" => ("two", "deux"),
        "card/3" => ("three", "trois"),
        "card/4" => ("four", "quatre"),
        "card/5" => ("five", "cinq"),
        "card/6" => ("six", "six"),
        "place/hand" => ("Hand", "Main"),
        "place/attack" => ("Attack", "Attaque"),
        "place/discards" => ("Discards", "Défausse"),
        _ => return None,
    };
    match language {
        "en" => Some(english.to_owned()),
        "fr" => Some(french.to_owned()),
        _ => None,
    }
}
