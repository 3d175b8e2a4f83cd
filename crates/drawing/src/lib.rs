//! Pictures: boards, counters, dice, as SVG. Pure functions of the components and of what a viewer may
//! know.
//!
//! A page carries the symbols once ([`symbols`]) and the style sheets ([`TOKENS`], that of the title);
//! boards and counters refer to them. Colours are custom properties, so day and night are the same
//! pictures.

pub mod counter;
pub mod die;
pub mod geometry;
pub mod inks;
pub mod labels;
pub(crate) mod part;
pub mod relief;
pub(crate) mod sheet;

use std::collections::{BTreeMap, BTreeSet};

use kernel::hash::Hash;

pub use counter::{Counter, Face, Shape};
pub use die::{die, draw_face};
pub use part::Whole;
pub use sheet::{bare_script, dense, thin};

/// The tokens of the interface and of maps, as a style sheet.
pub const TOKENS: &str = include_str!("../assets/tokens.css");

/// The sheet of counters.
pub const COUNTERS: &str = include_str!("../assets/counters.css");

/// The base sheet of all boards: what is lit, ghosts, dice, the small map.
pub const BOARD: &str = include_str!("../assets/board.css");

/// The base sheet of all grounds: land, relief, water, roads.
pub const GROUND: &str = include_str!("../assets/ground.css");

/// The symbols that boards, counters and buttons refer to. They go into a page once, at its beginning.
pub const fn symbols() -> &'static str {
    concat!(
        include_str!("../assets/units.svg"),
        include_str!("../assets/marks.svg"),
        include_str!("../assets/icons.svg"),
        include_str!("../assets/plates.svg")
    )
}

/// A picture that nobody can press or hear: without names, roles and keys, which belong to the board itself.
pub fn bare(picture: &str) -> String {
    let mut pieces = picture.split('"');
    let mut out = String::with_capacity(picture.len() / 2);
    // Text up to the name of an attribute, then its value, and so on: values hold no bare quotation marks.
    while let Some(piece) = pieces.next() {
        let (before, name) = piece.rsplit_once(' ').unwrap_or((piece, ""));
        let Some(value) = pieces.next() else {
            out.push_str(piece);
            break;
        };
        let is_spoken = matches!(name, "id=" | "tabindex=" | "role=" | "aria-label=")
            || name.starts_with("data-");
        match is_spoken {
            true => out.push_str(before),
            false => out.extend([piece, "\"", value, "\""]),
        }
    }
    out
}

/// The name by which a ground may be cached for good: it changes when the picture does.
pub fn ground_hash(ground: &str) -> String {
    let mut hash = Hash::plain(ground.as_bytes()).to_string();
    hash.truncate(16);
    hash
}

/// What is lit on a board: keys such as `area/14` and `unit/F9`, as the facts of messages have them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lit {
    /// What can be chosen now.
    pub legal: BTreeSet<String>,
    /// What is chosen: units ringed, an area that is legal too as the previewed target.
    pub chosen: BTreeSet<String>,
    /// Units that could act.
    pub able: BTreeSet<String>,
    /// Where units stood before the last move.
    pub ghosts: Vec<Ghost>,
    /// Short figures beside a thing, such as the chance to hit it.
    pub chips: BTreeMap<String, Vec<Figure>>,
    /// Dice that lie on the board: those that fell last.
    pub rolled: Vec<Rolled>,
    /// What a reader may lay over the board.
    pub layers: Vec<Layer>,
    /// What leads to a thing that can be chosen only afterwards: notations, by its key.
    pub ways: BTreeMap<String, String>,
}

impl Lit {
    /// What is added to the class of a place that is lit.
    pub fn class(&self, key: &str) -> &'static str {
        match (self.legal.contains(key), self.chosen.contains(key)) {
            (true, true) => " legal chosen",
            (true, false) => " legal",
            (false, true) => " chosen",
            (false, false) => "",
        }
    }
}

/// Dice beside whoever rolled them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// Who, or where: `unit/W1`, `square/C4`.
    pub key: String,
    /// The class of the side: `fr`.
    pub class: &'static str,
    /// Each face, and whether it counts.
    pub faces: Vec<(u8, bool)>,
}

/// Something laid over the board that tells one thing of many places: a zone, a range, what it costs to get
/// there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layer {
    /// What it tells; the tool bar of the board has a switch of this name: `zoc`.
    pub name: &'static str,
    /// The class of its colour: a side, or nothing.
    pub side: &'static str,
    /// The keys of the places it covers.
    pub places: Vec<String>,
    /// Short texts in places.
    pub tags: Vec<(String, String)>,
    /// The choice by which its places can be reached: its notation, and on a page its number. Empty where they are
    /// choices themselves, or none.
    pub via: String,
}

/// A figure beside a thing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Figure {
    /// The symbol of what it counts: `k-fire`.
    pub icon: &'static str,
    /// As it is shown: "72%".
    pub text: String,
    /// As it is said: "72% for damage, 3.1 points on average".
    pub said: String,
}

/// A unit that has moved away.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ghost {
    /// The unit: `unit/F9`.
    pub unit: String,
    /// Where it stood: `area/14`.
    pub from: String,
}
