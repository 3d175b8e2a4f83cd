//! Odds: what is answered on the way, when a thing has run its course, and what is counted.

use kernel::{Gauge, Ledger, Rules, Seat, Seats};

use crate::Siege;
use crate::choice::Choice;
use crate::flow::{State, Step};

/// Losses are taken as appendix A says; of the rest the first answer that changes least.
pub fn settle(rules: &Siege, state: &State, seats: Seats) -> Choice {
    let mut legal = Vec::new();
    if let Some(seat) = seats.lowest() {
        rules.legal(state, seat, &mut legal);
    }
    let done = [Choice::Decline, Choice::Agree, Choice::Done];
    let quiet = done.into_iter().find(|choice| legal.contains(choice));
    quiet.or(legal.first().copied()).unwrap_or(Choice::Done)
}

/// Whether nothing is being resolved any more.
pub fn is_settled(_: &State, now: &State) -> bool {
    !now.steps.iter().any(|step| {
        matches!(
            step,
            Step::Strike(_)
                | Step::Fire(_)
                | Step::Assault(_)
                | Step::Hits(_)
                | Step::Panics(_)
                | Step::Retreat(_)
                | Step::Withdraw(_)
                | Step::JumpDie { .. }
                | Step::Airdrop { .. }
                | Step::BombDie
        )
    })
}

/// What both sides lost.
pub fn gauge(_: &Siege, before: &State, now: &State) -> Gauge {
    let change = |a: u8, b: u8| i64::from(b) - i64::from(a);
    vec![
        ("morale", change(before.board.tracks.morale, now.board.tracks.morale)),
        ("aaa", change(before.board.tracks.aaa, now.board.tracks.aaa)),
    ]
}

/// The sum behind a choice.
pub fn ledgers(_: &Siege, _: &State, _: Seat, _: Choice) -> Vec<Ledger> {
    Vec::new()
}
