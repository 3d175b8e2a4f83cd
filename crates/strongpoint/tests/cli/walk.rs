//! Whole games of random bots, looked at on the way.

use std::collections::BTreeMap;

use kernel::Seat;
use table::{ByHand, Dice, Sitter, Table, Waits};
use titles::{Loaded, Setting, open};

/// The most entries of a game that is walked through.
const MOST: usize = 60_000;
/// Every so many entries the game is looked at whatever is asked.
const EVERY: usize = 97;
/// So often each kind of question is looked at.
const OFTEN: usize = 3;

/// Plays a game of random bots to its end. `look` sees the first questions of each kind, and the game ever so often.
pub(crate) fn walk(loaded: Loaded, look: &mut impl FnMut(&dyn Table)) {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut table = table(loaded);
    for _ in 0..MOST {
        table.run_to_question();
        let kind = match table.waits() {
            Waits::Choice { prompt, .. } => prompt.id,
            Waits::Dice { .. } => unreachable!("the table rolls"),
            Waits::Over(_) => return look(&*table),
        };
        let count = seen.entry(kind).or_default();
        *count += 1;
        if *count <= OFTEN || table.ply().is_multiple_of(EVERY) {
            look(&*table);
        }
        step(&mut *table);
    }
    panic!("the game does not end");
}

/// The same for draws alone, each before it is made.
pub(crate) fn with_draws(loaded: Loaded, look: &mut impl FnMut(&dyn Table)) {
    let mut table = table(loaded);
    table.set_by_hand(ByHand::All);
    for _ in 0..MOST {
        table.run_to_question();
        match table.waits() {
            Waits::Choice { .. } => step(&mut *table),
            Waits::Dice { .. } => {
                look(&*table);
                table.roll().unwrap();
            }
            Waits::Over(_) => return,
        }
    }
    panic!("the game does not end");
}

fn table(loaded: Loaded) -> Box<dyn Table> {
    let setting =
        |seats| Setting { loaded: loaded.clone(), position: None, seats, dice: Dice::Open(1954) };
    let names = open(setting(BTreeMap::new())).unwrap();
    let names = (0..names.seats()).map(|seat| names.seat_name(Seat(seat)).to_owned());
    let mut table = open(setting(names.map(|name| (name, Sitter::Random)).collect())).unwrap();
    table.note_closings();
    table
}

/// The bot that is asked answers.
fn step(table: &mut dyn Table) {
    let thought = table.thinking().unwrap().think();
    let (seat, choice) = (thought.seat, thought.choice.clone());
    table.take_thought(thought);
    table.choose(seat, &choice).unwrap();
}
