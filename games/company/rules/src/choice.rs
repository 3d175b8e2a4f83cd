//! What a player can answer, and its notation.

use std::fmt;

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{Cache, Marker, Side};
use crate::names::{group_name, square_names};
use crate::sets::{Square, Unit};

mod action;

pub use action::{Action, Kind};

/// An edge of the compass, for a swivelled line.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Direction {
    /// North.
    North,
    /// South.
    South,
    /// East.
    East,
    /// West.
    West,
}

impl Direction {
    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Direction::North => "north",
            Direction::South => "south",
            Direction::East => "east",
            Direction::West => "west",
        }
    }

    /// One step, in columns and rows.
    pub(crate) const fn step(self) -> (i8, i8) {
        match self {
            Direction::North => (0, -1),
            Direction::South => (0, 1),
            Direction::East => (1, 0),
            Direction::West => (-1, 0),
        }
    }
}

/// An answer. Which ones make sense depends on what is asked (`flow.rs`).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message("company-choice", rules)]
pub enum Choice {
    /// Bid so many points.
    #[rule("X3.9")]
    #[facts(points)]
    Bid(u8),
    /// The next marker of the ring.
    #[rule("X4.2")]
    Next(Marker),
    /// A peasant of this square: placed there, or picked there.
    Peasant(Square),
    /// X3 step 6: a unit deploys.
    Deploy(Unit, Square),
    /// X3 step 7: a unit hides.
    Hide(Unit, Square),
    /// That is all.
    Done,
    /// The column shifts.
    #[rule("26")]
    Column(Direction),
    /// Nothing is shifted.
    Stay,
    /// A group acts.
    #[rule("X5.1")]
    #[facts(_, group = group_name(*field_0, *group))]
    Group(Side, u8),
    /// A unit acts.
    #[rule("X5.2")]
    Unit(Unit),
    /// A unit passes.
    #[rule("X5.2")]
    Pass(Unit),
    /// Takes the last pick back.
    Back,
    /// The unit's turn ends.
    Stop,
    /// X5.7: an action that is to be given its target.
    #[inner]
    Kind(Kind),
    /// An action, with its target.
    #[inner]
    Act(Action),
    /// So many dice.
    #[rule("X5.3")]
    #[facts(dice)]
    Dice(u8),
    /// This unit shoots.
    #[rule("33b")]
    Fire(Unit),
    /// Nobody shoots.
    #[rule("33b")]
    Hold,
    /// The target fights.
    #[rule("32")]
    Fight,
    /// The target falls back.
    #[rule("32")]
    FallBack,
    /// Roll again.
    Reroll,
    /// Keep what lies there.
    Keep,
    /// A square is offered.
    #[rule("31b")]
    Offer(Square),
    /// One of the squares offered is taken.
    #[rule("31b")]
    Take(Square),
    /// A dropped cache is taken.
    #[rule("X4.6")]
    TakeCache(Cache),
    /// A marker of the ring is named.
    #[rule("X4.3")]
    #[facts(place = *place + 1)]
    Marker(u8),
    /// The marker so many places on.
    #[rule("26")]
    Clockwise,
    /// The marker so many places back.
    #[rule("26")]
    Anticlockwise,
    /// The token is spent.
    #[rule("X4.3")]
    Spend,
    /// A unit is to ambush, from a square yet to be named.
    #[rule("X4.3")]
    Ambusher(Unit),
    /// A unit ambushes from a square.
    #[rule("X4.3")]
    Ambush(Unit, Square),
    /// No ambush.
    #[rule("X4.3")]
    NoAmbush,
    /// The line of a strike.
    #[rule("34b")]
    #[facts(squares = square_names(*squares))]
    Aim([Square; 3]),
    /// The line swivels round this end.
    #[rule("34c")]
    Swivel(Square, Direction),
    /// So many counters are removed.
    #[rule("25")]
    #[facts(counters)]
    Remove(u8),
    /// A peasant flees.
    #[rule("X8.5")]
    #[facts(from, to)]
    Flee(Square, Square),
    /// The game ends.
    #[rule("X6.2")]
    End,
    /// The game goes on.
    #[rule("X6.2")]
    GoOn,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Bid(points) => write!(f, "bid {points}"),
            Choice::Next(marker) => write!(f, "next {}", marker.id()),
            Choice::Peasant(square) => write!(f, "peasant {square}"),
            Choice::Deploy(unit, square) => write!(f, "deploy {unit} {square}"),
            Choice::Hide(unit, square) => write!(f, "hide {unit} {square}"),
            Choice::Done => f.write_str("done"),
            Choice::Column(direction) => write!(f, "column {}", direction.name()),
            Choice::Stay => f.write_str("stay"),
            Choice::Group(_, group) => write!(f, "group {}", group + 1),
            Choice::Unit(unit) => write!(f, "unit {unit}"),
            Choice::Pass(unit) => write!(f, "pass {unit}"),
            Choice::Back => f.write_str("back"),
            Choice::Stop => f.write_str("stop"),
            Choice::Kind(kind) => kind.fmt(f),
            Choice::Act(action) => action.fmt(f),
            Choice::Dice(dice) => write!(f, "dice {dice}"),
            Choice::Fire(unit) => write!(f, "fire {unit}"),
            Choice::Hold => f.write_str("hold"),
            Choice::Fight => f.write_str("fight"),
            Choice::FallBack => f.write_str("fall back"),
            Choice::Reroll => f.write_str("re-roll"),
            Choice::Keep => f.write_str("keep"),
            Choice::Offer(square) => write!(f, "offer {square}"),
            Choice::Take(square) => write!(f, "take {square}"),
            Choice::TakeCache(cache) => write!(f, "take {}", cache.id()),
            Choice::Marker(place) => write!(f, "marker {}", place + 1),
            Choice::Clockwise => f.write_str("clockwise"),
            Choice::Anticlockwise => f.write_str("anticlockwise"),
            Choice::Spend => f.write_str("spend"),
            Choice::Ambusher(unit) => write!(f, "ambush {unit}"),
            Choice::Ambush(unit, square) => write!(f, "ambush {unit} {square}"),
            Choice::NoAmbush => f.write_str("no ambush"),
            Choice::Aim([a, b, c]) => write!(f, "aim {a} {b} {c}"),
            Choice::Swivel(end, to) => write!(f, "swivel {end} {}", to.name()),
            Choice::Remove(counters) => write!(f, "remove {counters}"),
            Choice::Flee(from, to) => write!(f, "flee {from} {to}"),
            Choice::End => f.write_str("end"),
            Choice::GoOn => f.write_str("go on"),
        }
    }
}
