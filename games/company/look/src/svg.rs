//! The table of Men of Company B: squares seen from above, with figures on bases.
//!
//! The ground belongs to the map and never changes; it is a picture of its own ([`ground()`]). A [`Sheet`] is
//! made once for a game's rules and a language and draws the rest over the ground: names, units, markers,
//! what is lit, and what is seen from each square.

mod board;
mod figures;
mod ground;
mod land;
mod lights;
mod marks;
mod mini;
mod sight;
mod speech;
mod tags;

use std::sync::Arc;

use company::Company;
use company::components::Side;
use company::sets::{Square, Unit};
use kernel::{Fact, Rules as _};
use pack::Name;

pub(crate) use sight::TOOLS;
use tags::Tags;
use words::Words;

/// The style sheet of the table, to be sent beside [`drawing::TOKENS`] and [`drawing::BOARD`].
pub(crate) const BOARD: &str = include_str!("../../board.css");

/// The side of a square.
const SIDE: f64 = 100.0;
/// The width and height of the table.
const TABLE: (f64, f64) = (1000.0, 600.0);
/// What stands around the table: letters and numbers.
const RIM: f64 = 34.0;

/// The ground of a map as a picture of its own.
pub fn ground(rules: &Company) -> String {
    ground::ground(&rules.map)
}

/// What is worked out once for the rules of a game and a language.
#[derive(Debug)]
pub struct Sheet {
    rules: Arc<Company>,
    words: Words,
    tags: Tags,
}

impl Sheet {
    /// The sheet of these rules in a language.
    pub fn new(rules: &Arc<Company>, words: Words) -> Sheet {
        let tags = Tags::of(rules, &words);
        Sheet { rules: Arc::clone(rules), words, tags }
    }

    /// A name in the language of the sheet.
    fn told(&self, name: &Name) -> String {
        self.words.typeset(if self.words.lang() == "fr" { &name.fr } else { &name.en })
    }

    /// A message.
    fn say(&self, id: &str, facts: &[(&'static str, Fact)]) -> String {
        self.words.say(id, facts, &|key, lang| self.rules.name(key, lang))
    }
}

/// The upper left corner of a square.
fn corner(square: Square) -> (f64, f64) {
    (f64::from(square.column()) * SIDE, f64::from(square.row()) * SIDE)
}

/// The middle of a square.
fn middle(square: Square) -> (f64, f64) {
    let (x, y) = corner(square);
    (x + SIDE / 2.0, y + SIDE / 2.0)
}

/// The key of a square.
pub(crate) fn square_key(square: Square) -> String {
    format!("square/{square}")
}

/// The key of a unit.
pub(crate) fn unit_key(unit: Unit) -> String {
    format!("unit/{unit}")
}

/// The key of a group.
pub(crate) fn group_key(side: Side, group: u8) -> String {
    format!("group/{}", Unit::new(side, group))
}

/// The square a key names.
pub(crate) fn square_of(key: &str) -> Option<Square> {
    Square::parse(key.strip_prefix("square/")?)
}

/// The unit a key names, if the armies have it.
pub(crate) fn unit_of(rules: &Company, key: &str) -> Option<Unit> {
    let unit = Unit::parse(key.strip_prefix("unit/")?)?;
    rules.charts.all[unit.side as usize].has(unit.index).then_some(unit)
}
