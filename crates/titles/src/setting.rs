//! From loaded rules to a table, to games of bots, to lines counted.

use std::collections::BTreeMap;

use kernel::Faults;
use table::{Dice, Simulation, Sitter, Table};

use crate::Loaded;

/// How a table is set.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The rules, and what they were made of.
    pub loaded: Loaded,
    /// A position to begin with, instead of the set-up of the scenario.
    pub position: Option<String>,
    /// Who sits where, by the name of the seat at the beginning; a person where nobody is named.
    pub seats: BTreeMap<String, Sitter>,
    /// Where the dice come from.
    pub dice: Dice,
}

/// Opens a table, or says what is wrong with the position or the seats. Nothing is done yet: see
/// [`Table::run`].
pub fn open(setting: Setting) -> Result<Box<dyn Table>, Faults> {
    setting.loaded.title.open(setting)
}

/// How many lines of `depth` steps begin at the start or the position; `None` when there are too many to
/// look at each.
pub fn perft(loaded: &Loaded, position: Option<&str>, depth: u32) -> Result<Option<u64>, Faults> {
    loaded.title.perft(&loaded.rules, position, depth)
}

/// Games from the start or a position, every seat played by a bot: a random one where none is named.
pub fn simulation(
    loaded: Loaded,
    position: Option<&str>,
    seats: &BTreeMap<String, Sitter>,
    seed: u64,
) -> Result<Box<dyn Simulation>, Faults> {
    loaded.title.simulation(&loaded.rules, position, seats, seed)
}
