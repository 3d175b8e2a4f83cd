//! What can be answered, and why not.

use std::fmt;

use kernel::{Cited, Fact, Message, Rule, Scope, Seat};

use super::{Flaw, State, Step, Toy, count};

/// An answer. Ranks are 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Choice {
    Bid(u8),
    Pick(u8),
    Unpick(u8),
    Attack,
    Yield,
    Guard(u8),
    Decline,
    /// Only with [`Flaw::SameNotation`]: written as the guard of rank 1.
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

impl Message for Choice {
    fn id(&self) -> &'static str {
        match self {
            Choice::Bid(_) => "toy-bid",
            Choice::Pick(_) => "toy-pick",
            Choice::Unpick(_) => "toy-unpick",
            Choice::Attack => "toy-attack",
            Choice::Yield => "toy-yield",
            Choice::Guard(_) => "toy-guard",
            Choice::Decline | Choice::Blunder => "toy-decline",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Choice::Bid(amount) => vec![("amount", (*amount).into())],
            Choice::Pick(rank) | Choice::Unpick(rank) | Choice::Guard(rank) => {
                vec![("card", Fact::Name(format!("card/{rank}")))]
            }
            Choice::Attack | Choice::Yield | Choice::Decline | Choice::Blunder => Vec::new(),
        }
    }
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum No {
    BidTooHigh {
        most: u8,
    },
    TwoAtMost,
    NothingPicked,
    GuardTooLow {
        least: u8,
    },
    /// Only with [`Flaw::NoAnswer`], [`Flaw::OffersTellHand`] and [`Flaw::NoRule`].
    Flawed {
        rule: &'static str,
    },
}

impl Message for No {
    fn id(&self) -> &'static str {
        match self {
            No::BidTooHigh { .. } => "toy-no-bid-too-high",
            No::TwoAtMost => "toy-no-two-at-most",
            No::NothingPicked => "toy-no-nothing-picked",
            No::GuardTooLow { .. } => "toy-no-guard-too-low",
            No::Flawed { .. } => "toy-no-flawed",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            No::BidTooHigh { most } => vec![("most", (*most).into())],
            No::GuardTooLow { least } => vec![("card", Fact::Name(format!("card/{least}")))],
            No::TwoAtMost | No::NothingPicked | No::Flawed { .. } => Vec::new(),
        }
    }
}

impl Cited for No {
    fn rule(&self) -> Rule {
        match self {
            No::BidTooHigh { .. } => Rule("2.1"),
            No::TwoAtMost => Rule("3.2"),
            No::NothingPicked => Rule("3.1"),
            No::GuardTooLow { .. } => Rule("4.1"),
            No::Flawed { rule } => Rule(rule),
        }
    }
}

fn ranks(cards: &[u8; 6]) -> impl Iterator<Item = u8> + '_ {
    (1..=6).filter(|rank| cards[usize::from(*rank) - 1] > 0)
}

/// The highest rank among cards; 0 without cards.
pub(crate) fn highest(cards: &[u8; 6]) -> u8 {
    ranks(cards).last().unwrap_or(0)
}

/// Lists answers.
pub(crate) fn candidates(
    toy: &Toy,
    state: &State,
    seat: Seat,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    match state.step {
        Step::Bid => out.extend((0..=3).map(Choice::Bid)),
        Step::Pick => {
            let mut left = *state.hand(seat);
            left.iter_mut().zip(state.attack).for_each(|(left, picked)| *left -= picked);
            // Upwards only, so that two orders of picking count once.
            let from = if scope == Scope::Canonical { highest(&state.attack) } else { 0 };
            out.extend(ranks(&left).filter(|rank| *rank >= from).map(Choice::Pick));
            if scope == Scope::All || toy.has(Flaw::FreeIsCanonical) {
                out.extend(ranks(&state.attack).map(Choice::Unpick));
            }
            out.extend([Choice::Attack, Choice::Yield]);
        }
        Step::Guard => {
            out.extend(ranks(state.hand(seat)).map(Choice::Guard));
            out.push(Choice::Decline);
            if toy.has(Flaw::SameNotation) {
                out.push(Choice::Blunder);
            }
        }
        Step::Deal | Step::Fight | Step::Peek | Step::Over => (),
    }
}

/// Why a candidate is refused.
pub(crate) fn check(toy: &Toy, state: &State, _: Seat, choice: Choice) -> Result<(), No> {
    if toy.has(Flaw::NoAnswer) && state.step == Step::Guard {
        return Err(No::Flawed { rule: "0" });
    }
    match choice {
        Choice::Bid(3..) if toy.has(Flaw::NoRule) => Err(No::Flawed { rule: "" }),
        Choice::Bid(amount) if amount > 2 => Err(No::BidTooHigh { most: 2 }),
        Choice::Pick(_) if count(&state.attack) >= 2 => Err(No::TwoAtMost),
        Choice::Attack if count(&state.attack) == 0 => Err(No::NothingPicked),
        // The attacker would learn from the refusal whether the defender holds a six.
        Choice::Pick(6) if toy.has(Flaw::OffersTellHand) && state.hand(state.defender())[5] > 0 => {
            Err(No::Flawed { rule: "0" })
        }
        Choice::Guard(rank) if rank < highest(&state.attack) => {
            Err(No::GuardTooLow { least: highest(&state.attack) })
        }
        Choice::Bid(_)
        | Choice::Pick(_)
        | Choice::Unpick(_)
        | Choice::Attack
        | Choice::Yield
        | Choice::Guard(_)
        | Choice::Decline
        | Choice::Blunder => Ok(()),
    }
}
