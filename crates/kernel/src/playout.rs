//! Random play, as fast as the rules allow: no journal, no events, no hashes.

use crate::dice::Rng;
use crate::{Legal, Next, Outcome, Rules};

/// What a random game came to.
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
