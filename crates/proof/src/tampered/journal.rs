//! Journals that were tampered with.

use std::sync::Arc;

use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::journal::{Act, Differs};
use kernel::{Entry, Match, Next, Rules, Seat};
use serde_json::Value;

use super::change::{Seen, changed};
use crate::walk::at_random;

/// So many entries a journal has.
const ENTRIES: usize = 40;
/// So many hashes are made right again.
const MENDED: usize = 6;

/// Plays some entries on from a state, tampers with them and plays them again: what was done, and the game if it was
/// not refused.
pub(super) fn tried<R: Rules>(
    rules: &Arc<R>,
    start: &R::State,
    rng: &mut Rng,
) -> (String, Option<Match<R>>) {
    let mut entries = written(&played(rules, start, rng));
    let mut seen = Seen::default();
    entries.iter().for_each(|entry| seen.note(entry));
    let told = tamper(&mut entries, &seen, rng);
    let read: Result<Vec<Entry>, _> = entries.into_iter().map(serde_json::from_value).collect();
    let Ok(mut read) = read else { return (told, None) };
    for _ in 0..MENDED {
        let game = Match::replay(rules.clone(), start.clone(), Hash([0; 32]), &read, None);
        let fault = match game {
            Ok(game) => return (told, Some(game)),
            Err(fault) => fault,
        };
        let Differs::OtherHash { expected, .. } = fault.differs else { return (told, None) };
        let Some(entry) = read.get_mut(fault.ply - 1) else { return (told, None) };
        entry.hash = expected;
        // Whatever follows was made for another game: now and then it is left out.
        if rng.below(2) == 0 {
            read.truncate(fault.ply);
        }
    }
    (told, None)
}

/// Some entries at random: choices, dice, undos, take-backs and acts.
fn played<R: Rules>(rules: &Arc<R>, start: &R::State, rng: &mut Rng) -> Match<R> {
    let mut game = Match::with_origin(rules.clone(), start.clone(), Hash([0; 32]));
    while game.ply() < ENTRIES {
        let seat = Seat(rng.below(u32::from(rules.seats())) as u8);
        let to = rng.below(game.ply() as u32 + 1) as usize;
        // Not all of this can be done now; then it is not.
        match rng.below(24) {
            0 => drop(game.undo(seat)),
            1 => drop(game.take_back(to)),
            2 => drop(game.act(Act::BackAsked { seat, to })),
            3 => drop(game.act(Act::BackGranted { seat })),
            4 => drop(game.act(Act::DrawOffered { seat })),
            5 => drop(game.act(Act::SeatGiven { seat, to: "greedy".to_owned() })),
            _ => (),
        }
        match game.next() {
            Next::Over(_) => break,
            Next::Chance(chance) => {
                let due = game.repeat_due().map(|due| due.dice.clone());
                let roll = due.unwrap_or_else(|| chance.request.roll(rng));
                game.roll(roll).expect("the dice were asked for");
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().expect("a question is put to somebody");
                let choice = at_random(&**rules, game.state(), seat, rng);
                game.choose(seat, &choice).unwrap_or_else(|no| panic!("{choice}: {no:?}"));
            }
        }
    }
    game
}

fn written<R: Rules>(game: &Match<R>) -> Vec<Value> {
    let entries = game.entries().iter();
    entries.map(|entry| serde_json::to_value(entry).expect("an entry is plain data")).collect()
}

/// Changes some entries, or the order of them.
fn tamper(entries: &mut Vec<Value>, seen: &Seen, rng: &mut Rng) -> String {
    let mut told = String::new();
    for _ in 0..=rng.below(2) {
        if entries.is_empty() {
            return told;
        }
        let count = entries.len() as u32;
        let (one, other) = (rng.below(count) as usize, rng.below(count) as usize);
        match rng.below(8) {
            0 => drop(entries.remove(one)),
            1 => entries.insert(other, entries[one].clone()),
            2 => entries.swap(one, other),
            _ => told.push_str(&changed(&mut entries[one], seen, rng)),
        }
    }
    told
}
