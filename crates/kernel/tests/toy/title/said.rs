//! What is asked and what happened.

use kernel::{Audience, Cited, Event, Fact, Message, Rule, Seat};

use super::Cards;

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prompt {
    Bid,
    Pick,
    Guard { cards: u8 },
}

impl Message for Prompt {
    fn id(&self) -> &'static str {
        match self {
            Prompt::Bid => "toy-ask-bid",
            Prompt::Pick => "toy-ask-pick",
            Prompt::Guard { .. } => "toy-ask-guard",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Prompt::Guard { cards } => vec![("cards", (*cards).into())],
            Prompt::Bid | Prompt::Pick => Vec::new(),
        }
    }
}

impl Cited for Prompt {
    fn rule(&self) -> Rule {
        Rule(match self {
            Prompt::Bid => "2.1",
            Prompt::Pick => "3.1",
            Prompt::Guard { .. } => "4.1",
        })
    }
}

/// What dice are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    Card { seat: Seat },
    Fight,
    Peek,
}

impl Message for Ask {
    fn id(&self) -> &'static str {
        match self {
            Ask::Card { .. } => "toy-roll-card",
            Ask::Fight => "toy-roll-fight",
            Ask::Peek => "toy-roll-peek",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Ask::Card { seat } => vec![("seat", seat.0.into())],
            Ask::Fight | Ask::Peek => Vec::new(),
        }
    }
}

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Happened {
    Drew { seat: Seat, rank: Option<u8>, open: bool },
    Bid { seat: Seat, amount: Option<u8> },
    Bids { bids: [u8; 2], attacker: Seat, marked: bool },
    Picked { seat: Seat, rank: u8 },
    Unpicked { seat: Seat, rank: u8, open: bool },
    Attacked { cards: Cards },
    Yielded,
    Guarded { rank: u8 },
    Declined,
    Fought { sum: u8, winner: Seat },
    Peeked { seat: Seat, rank: Option<u8> },
}

impl Message for Happened {
    fn id(&self) -> &'static str {
        match self {
            Happened::Drew { .. } => "toy-drew",
            Happened::Bid { .. } => "toy-has-bid",
            Happened::Bids { .. } => "toy-bids",
            Happened::Picked { .. } => "toy-picked",
            Happened::Unpicked { .. } => "toy-unpicked",
            Happened::Attacked { .. } => "toy-attacked",
            Happened::Yielded => "toy-yielded",
            Happened::Guarded { .. } => "toy-guarded",
            Happened::Declined => "toy-declined",
            Happened::Fought { .. } => "toy-fought",
            Happened::Peeked { .. } => "toy-peeked",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let card = |rank: u8| ("card", Fact::Name(format!("card/{rank}")));
        match self {
            Happened::Drew { rank, .. } | Happened::Peeked { rank, .. } => {
                rank.iter().map(|rank| card(*rank)).collect()
            }
            Happened::Bid { amount, .. } => {
                amount.iter().map(|amount| ("amount", (*amount).into())).collect()
            }
            Happened::Bids { bids, .. } => {
                vec![("red", bids[0].into()), ("blue", bids[1].into())]
            }
            Happened::Picked { rank, .. }
            | Happened::Unpicked { rank, .. }
            | Happened::Guarded { rank } => vec![card(*rank)],
            Happened::Attacked { cards } => {
                let ranks = (1..=6).filter(|rank| cards[usize::from(*rank) - 1] > 0);
                vec![("cards", Fact::Names(ranks.map(|rank: u8| format!("card/{rank}")).collect()))]
            }
            Happened::Yielded | Happened::Declined => Vec::new(),
            Happened::Fought { sum, .. } => vec![("sum", (*sum).into())],
        }
    }
}

impl Cited for Happened {
    fn rule(&self) -> Rule {
        match self {
            Happened::Drew { .. } => Rule("1.1"),
            Happened::Bid { .. } | Happened::Bids { .. } => Rule("2.1"),
            Happened::Picked { .. } | Happened::Unpicked { .. } | Happened::Attacked { .. } => {
                Rule("3.1")
            }
            Happened::Yielded => Rule("3.3"),
            Happened::Guarded { .. } | Happened::Declined => Rule("4.1"),
            Happened::Fought { .. } => Rule("5.1"),
            Happened::Peeked { .. } => Rule("5.2"),
        }
    }
}

impl Event for Happened {
    fn audience(&self) -> Audience {
        match self {
            Happened::Drew { open: true, .. } | Happened::Unpicked { open: true, .. } => {
                Audience::All
            }
            Happened::Drew { seat, .. }
            | Happened::Bid { seat, .. }
            | Happened::Picked { seat, .. }
            | Happened::Unpicked { seat, .. }
            | Happened::Peeked { seat, .. } => Audience::seat(*seat),
            Happened::Bids { .. }
            | Happened::Attacked { .. }
            | Happened::Yielded
            | Happened::Guarded { .. }
            | Happened::Declined
            | Happened::Fought { .. } => Audience::All,
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

    fn is_reveal(&self) -> bool {
        match self {
            Happened::Bids { marked, .. } => *marked,
            Happened::Attacked { .. } | Happened::Guarded { .. } | Happened::Peeked { .. } => true,
            Happened::Drew { .. }
            | Happened::Bid { .. }
            | Happened::Picked { .. }
            | Happened::Unpicked { .. }
            | Happened::Yielded
            | Happened::Declined
            | Happened::Fought { .. } => false,
        }
    }
}

/// The names of the pack.
pub(crate) fn name(key: &str, language: &str) -> Option<String> {
    let rank: usize = key.strip_prefix("card/")?.parse().ok()?;
    let names = match language {
        "en" => ["one", "two", "three", "four", "five", "six"],
        "fr" => ["un", "deux", "trois", "quatre", "cinq", "six"],
        _ => return None,
    };
    names.get(rank.checked_sub(1)?).map(|name| (*name).to_owned())
}
