//! Whole games as fast as the rules allow: no journal, no events, no hashes.

use crate::dice::Rng;
use crate::legal::prove;
use crate::{Legal, Next, Outcome, Rules, Seat};

/// What a game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended.
    pub outcome: Outcome,
    /// Choices with two or more legal answers.
    pub choices: u64,
    /// Rolls and draws.
    pub rolls: u64,
}

/// Plays on to the end: every seat chooses evenly among its canonical legal choices. `None` when the
/// game has not ended after `most` steps.
pub fn random<R: Rules>(
    rules: &R,
    state: &mut R::State,
    rng: &mut Rng,
    most: u64,
) -> Option<Playout> {
    let mut legal = Vec::with_capacity(128);
    let (mut choices, mut rolls) = (0, 0);
    for _ in 0..most {
        match rules.next(state) {
            Next::Over(outcome) => return Some(Playout { outcome, choices, rolls }),
            Next::Chance(chance) => {
                rolls += 1;
                let roll = chance.request.roll(rng);
                rules.resolve(state, &roll, &mut ());
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().expect("a question is put to somebody");
                legal.clear();
                rules.legal(state, seat, &mut legal);
                let pick = if legal.len() > 1 {
                    choices += 1;
                    rng.below(legal.len() as u32) as usize
                } else {
                    0
                };
                let choice = Legal::proven(legal.swap_remove(pick));
                rules.apply(state, seat, choice, &mut ());
            }
        }
    }
    None
}

/// Why a game was not played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// It had not ended after the most steps allowed.
    TooLong,
    /// A seat chose something that is not legal.
    Illegal {
        /// Who.
        seat: Seat,
        /// What, as notation.
        choice: String,
    },
}

/// Plays on to the end, or for `most` steps. `choose` is asked wherever there are two or more canonical
/// legal choices, which it is shown; it may also take another legal one.
pub fn play<R: Rules>(
    rules: &R,
    state: &mut R::State,
    dice: &mut Rng,
    most: u64,
    mut choose: impl FnMut(&R::State, Seat, &[R::Choice]) -> R::Choice,
) -> Result<Playout, Halt> {
    let mut legal = Vec::with_capacity(128);
    let (mut choices, mut rolls) = (0, 0);
    for _ in 0..most {
        match rules.next(state) {
            Next::Over(outcome) => return Ok(Playout { outcome, choices, rolls }),
            Next::Chance(chance) => {
                rolls += 1;
                let roll = chance.request.roll(dice);
                rules.resolve(state, &roll, &mut ());
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().expect("a question is put to somebody");
                legal.clear();
                rules.legal(state, seat, &mut legal);
                let choice = if legal.len() == 1 {
                    Legal::proven(legal.swap_remove(0))
                } else {
                    choices += 1;
                    let chosen = choose(state, seat, &legal);
                    accept(rules, state, seat, chosen, &legal)?
                };
                rules.apply(state, seat, choice, &mut ());
            }
        }
    }
    Err(Halt::TooLong)
}

/// Takes a listed choice as it is, and proves any other.
fn accept<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    chosen: R::Choice,
    listed: &[R::Choice],
) -> Result<Legal<R::Choice>, Halt> {
    if listed.contains(&chosen) {
        return Ok(Legal::proven(chosen));
    }
    prove(rules, state, seat, &chosen)
        .map_err(|_| Halt::Illegal { seat, choice: chosen.to_string() })
}
