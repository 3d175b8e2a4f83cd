//! Random play without journal, events and hashes ends where a full match ends.

use std::sync::Arc;

use super::{Broken, Kept, Law, Plan};
use crate::dice::Rng;
use crate::hash::Hash;
use crate::playout::{self, Playout};
use crate::{Match, Next, Rules};

/// Plays one game both ways with the same numbers.
pub(super) fn same_end<R: Rules>(
    rules: &Arc<R>,
    start: &R::State,
    plan: &Plan,
    number: u32,
    kept: &mut Kept,
) -> Result<(), Broken> {
    let seed = Hash::of(&[b"fast path", &plan.seed.to_be_bytes(), &number.to_be_bytes()]);
    let most = u64::from(plan.steps);
    let mut fast = start.clone();
    let ended = playout::random(&**rules, &mut fast, &mut Rng::from_bytes(seed.0), most);
    let mut full = Match::from_state(Arc::clone(rules), start.clone());
    let again = through_match(&mut full, &mut Rng::from_bytes(seed.0), most)?;
    Law::FastPath.holds(ended == again, || format!("fast {ended:?}, full {again:?}"))?;
    let same = fast == *full.state() && Hash::of_state(&fast) == full.state_hash();
    Law::FastPath.holds(same, || "the final states differ".to_owned())?;
    kept.fast_choices += ended.map_or(0, |playout| playout.choices);
    Ok(())
}

/// The same as [`playout::random`], step by step through a match.
fn through_match<R: Rules>(
    game: &mut Match<R>,
    rng: &mut Rng,
    most: u64,
) -> Result<Option<Playout>, Broken> {
    let refused = |what: String| Broken { law: Law::FastPath, what };
    let (mut choices, mut rolls) = (0, 0);
    for _ in 0..most {
        match game.next() {
            Next::Over(outcome) => return Ok(Some(Playout { outcome, choices, rolls })),
            Next::Chance(chance) => {
                rolls += 1;
                let roll = chance.request.roll(rng);
                game.roll(roll).map_err(|error| refused(format!("{error:?}")))?;
            }
            Next::Decision { seats, .. } => {
                let mut legal = Vec::new();
                let seat = seats.lowest().ok_or_else(|| refused("nobody is asked".to_owned()))?;
                game.rules().legal(game.state(), seat, &mut legal);
                let choice = if legal.len() > 1 {
                    choices += 1;
                    rng.pick(&legal)
                } else {
                    legal.first()
                };
                let choice = choice.ok_or_else(|| refused("no legal answer".to_owned()))?;
                game.choose(seat, choice)
                    .map_err(|error| refused(format!("{choice}: {error:?}")))?;
            }
        }
    }
    Ok(None)
}
