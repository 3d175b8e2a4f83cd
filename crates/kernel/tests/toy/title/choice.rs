//! What can be answered, and why not.

use std::fmt;

use kernel::Message;
use serde::{Deserialize, Serialize};

use super::said::named;

/// An answer. Ranks are 1 to 6.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message("toy-choice")]
pub(crate) enum Choice {
    #[facts(amount)]
    Bid(u8),
    #[facts(card = named(*card))]
    Pick(u8),
    #[facts(card = named(*card))]
    Unpick(u8),
    Attack,
    Yield,
    #[facts(card = named(*card))]
    Guard(u8),
    Decline,
    /// Only with [`Flaw::SameNotation`](super::Flaw::SameNotation): written as the guard of rank 1.
    Blunder,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Bid(amount) => write!(f, "bid {amount}"),
            Choice::Pick(rank) => write!(f, "pick {rank}"),
            Choice::Unpick(rank) => write!(f, "unpick {rank}"),
            Choice::Attack => f.write_str("attack"),
            Choice::Yield => f.write_str("yield"),
            Choice::Guard(rank) => write!(f, "guard {rank}"),
            Choice::Decline | Choice::Blunder => f.write_str("decline"),
        }
    }
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("toy-no")]
pub(crate) enum No {
    /// It answers another question.
    #[rule("1.1")]
    NotAsked,
    #[rule("2.1")]
    BidTooHigh { most: u8 },
    #[rule("3.2")]
    TwoAtMost,
    #[rule("3.1")]
    NothingPicked,
    #[rule("4.1")]
    GuardTooLow {
        #[fact(name = "card", with = named(*least))]
        least: u8,
    },
    /// Only with a [`Flaw`](super::Flaw).
    #[rule(rule)]
    Flawed {
        #[fact(skip)]
        rule: &'static str,
    },
}
