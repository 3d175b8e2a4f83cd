//! Missions, their objectives, and the markers of the cache loop.

use pack::Name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::Side;
use crate::sets::{Square, SquareSet};

/// A marker of the cache loop (X4.1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// A low cache.
    Low,
    /// A high cache.
    High,
    /// A number 1 cache.
    Number1,
    /// An ambush.
    Ambush,
    /// Nothing.
    Blank,
}

impl Marker {
    /// Every kind.
    pub const ALL: [Marker; 5] =
        [Marker::Low, Marker::High, Marker::Number1, Marker::Ambush, Marker::Blank];

    /// As the pack writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Marker::Low => "low",
            Marker::High => "high",
            Marker::Number1 => "number1",
            Marker::Ambush => "ambush",
            Marker::Blank => "blank",
        }
    }

    /// The cache under it, if there is one.
    pub const fn cache(self) -> Option<Cache> {
        match self {
            Marker::Low => Some(Cache::Low),
            Marker::High => Some(Cache::High),
            Marker::Number1 => Some(Cache::Number1),
            Marker::Ambush | Marker::Blank => None,
        }
    }
}

/// A cache (36).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Cache {
    /// Low.
    Low,
    /// High.
    High,
    /// Number 1.
    Number1,
}

impl Cache {
    /// Every kind.
    pub const ALL: [Cache; 3] = [Cache::Low, Cache::High, Cache::Number1];

    /// As the pack writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Cache::Low => "low",
            Cache::High => "high",
            Cache::Number1 => "number1",
        }
    }
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// Row 1.
    North,
    /// Row 6.
    South,
    /// Column J.
    East,
    /// Column A.
    West,
}

impl Edge {
    /// Its squares.
    pub fn squares(self) -> SquareSet {
        let on = |square: &Square| match self {
            Edge::North => square.row() == 0,
            Edge::South => square.row() == crate::sets::ROWS - 1,
            Edge::East => square.column() == crate::sets::COLUMNS - 1,
            Edge::West => square.column() == 0,
        };
        Square::all().filter(on).collect()
    }
}

/// Where White Star deploys (X3 step 6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deploy {
    /// On these edges, all of them used.
    Edges(Vec<Edge>),
    /// On these squares.
    Squares(SquareSet),
    /// In this column after a deviation roll.
    Column(u8),
}

/// What a mission is about (X7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// Caches alone.
    Caches,
    /// Leaving the table by an edge.
    Exit {
        /// Which.
        edge: Edge,
        /// Points for a vehicle.
        vehicle: u8,
        /// Points for a foot unit.
        foot: u8,
    },
    /// Holding squares.
    Hold {
        /// Which.
        squares: SquareSet,
        /// Points for each.
        each: u8,
    },
}

/// A mission.
#[derive(Clone, Debug, PartialEq)]
pub struct Mission {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What it is about, in a sentence.
    pub(crate) brief: Name,
    /// The year.
    pub year: u16,
    /// Its map.
    pub map: String,
    /// Other maps it may be played on.
    pub(crate) alternate_maps: Vec<String>,
    /// The lists of White Star and Communist.
    pub lists: [String; 2],
    /// Counters of the countdown (X6).
    pub countdown: u8,
    /// Who has the first turn.
    pub first: Side,
    /// Where White Star deploys.
    pub deploy: Deploy,
    /// How many units may hide.
    pub hidden: u8,
    /// Where they may.
    pub hidden_columns: SquareSet,
    /// Where Communist units come on (X8.3).
    pub(crate) edges: Vec<Edge>,
    /// How many peasants.
    pub peasants: u8,
    /// The markers of the loop, in the order proposed.
    pub ring: Vec<Marker>,
    /// What it is about.
    pub objective: Objective,
    /// Points given at the end, White Star and Communist.
    pub handicap: [u8; 2],
}

impl Mission {
    /// X3 step 6: the squares where White Star may deploy; of a column the printed one.
    pub fn deployment(&self) -> SquareSet {
        match &self.deploy {
            Deploy::Edges(edges) => {
                edges.iter().fold(SquareSet::NONE, |sum, edge| sum.or(edge.squares()))
            }
            Deploy::Squares(squares) => *squares,
            Deploy::Column(column) => crate::setup::column(*column),
        }
    }
}
