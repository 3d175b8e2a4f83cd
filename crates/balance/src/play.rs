//! The games of a cell, on all cores. Each is a function of the seed and its number.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Opponents as _, watch_game};
use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::{Next, Options, Pack, legal};

use crate::measured::{Cell, Dial, Measured};
use crate::tally::{END, Tally};

/// Steps after which a game counts as one that does not end.
const MOST_STEPS: u64 = 1_000_000;

/// Plays the games of a cell.
pub(crate) fn cell<R: Measured>(
    cell: &Cell,
    pack: &Pack,
    games: u64,
    seed: u64,
) -> Result<Tally, String> {
    let given = cell.options.iter().map(|(key, value)| ((*key).to_owned(), value.clone()));
    let options = Options::complete(&R::INFO, &given.collect())
        .map_err(|fault| format!("{}: {}", cell.name, fault.id))?;
    let rules = R::load(pack, cell.scenario, &options)
        .map_err(|faults| format!("{}: the pack has {} faults", cell.name, faults.len()))?;
    let start = opened(&rules, cell)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let work = || -> Result<Tally, String> {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(tally);
            }
            tally.join(&game(&rules, &start, &cell.name, seed, number)?);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = Tally::default();
        for worker in workers {
            all.join(&worker.join().expect("a game of bots does not panic")?);
        }
        Ok(all)
    })
}

/// The state after the opening of a cell.
fn opened<R: Measured>(rules: &R, cell: &Cell) -> Result<R::State, String> {
    let mut state = rules.start();
    for answer in &cell.opening {
        let refused = |_| format!("{}: {answer} is refused", cell.name);
        let Next::Decision { seats, .. } = rules.next(&state) else { break };
        let seat = seats.lowest().expect("a question is put to somebody");
        let choice = legal::find(rules, &state, seat, answer)
            .map_err(|_| format!("{}: {answer} is no answer", cell.name))?;
        let choice = legal::prove(rules, &state, seat, &choice).map_err(refused)?;
        rules.apply(&mut state, seat, choice, &mut ());
    }
    Ok(state)
}

/// Plays one game and counts it.
fn game<R: Measured>(
    rules: &R,
    start: &R::State,
    cell: &str,
    seed: u64,
    number: u64,
) -> Result<Tally, String> {
    let label: &[u8] = b"strongpoint balance 1";
    let key = Hash::of(&[label, cell.as_bytes(), &seed.to_be_bytes(), &number.to_be_bytes()]);
    let mut rng = Rng::from_bytes(key.0);
    let mut bots: Vec<Box<dyn Bot<R>>> =
        (0..rules.seats()).filter_map(|_| R::Bots::opponent("greedy")).collect();
    let dials = R::dials();
    let mut tally = Tally { games: 1, ..Tally::default() };
    tally.dials.resize_with(dials.len(), BTreeMap::new);
    let mut turn = 0;
    let mut state = start.clone();
    let played = watch_game(rules, &mut state, &mut bots, &mut rng, MOST_STEPS, |state| {
        let now = rules.turn(state);
        if now != turn {
            turn = now;
            note(rules, &dials, state, now, &mut tally);
        }
    });
    let played = played.map_err(|halt| format!("{cell}, game {number}: {halt:?}"))?;
    let last = rules.turn(&state);
    note(rules, &dials, &state, END, &mut tally);
    let end = played.outcome;
    let winner = end.winner.unwrap_or("draw");
    tally.results.insert((winner, end.grade), 1);
    tally.rules.insert(end.rule.0, 1);
    tally.ends.insert(winner, [(last as i64, 1)].into());
    tally.scores.insert(end.score, 1);
    tally.choices = played.choices;
    Ok(tally)
}

/// Reads the dials at the beginning of a turn.
fn note<R: Measured>(
    rules: &R,
    dials: &[Dial<R>],
    state: &R::State,
    turn: usize,
    tally: &mut Tally,
) {
    for (dial, turns) in dials.iter().zip(&mut tally.dials) {
        turns.insert(turn, [((dial.read)(rules, state), 1)].into());
    }
}
