//! Missions, attacks under way and the losses they cause (12.0 to 17.0, 28.0).

use kernel::Seats;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{Aircraft, Battalion, Marker, Route, Side, Space, StrikeColumn, Unit};
use crate::flow::Fiddles;
use crate::sets::{AircraftSet, MarkerSet, SpaceSet, UnitSet};

/// 15.4, 27.1, 14.4: pieces are put in mission boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Assigning {
    /// Seats that are done.
    pub done: Seats,
    /// The last assignment, for canonical order: a piece and a box.
    pub last: Option<(u8, u8)>,
    /// How often somebody changed his mind; bounded.
    pub fiddles: Fiddles,
}

/// The two types of supply (20.0).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Supply {
    /// General Purpose.
    Gp,
    /// Artillery ammunition.
    Ammunition,
}

/// What the French attack.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// Viet Minh units in a space (17.0).
    Space(Space),
    /// A base (28.1).
    Base(Route),
    /// The Artillery Index (28.1, 15.3).
    Artillery,
    /// The AAA Index (28.1, 15.3).
    Aaa,
}

/// 28.1, 15.3, 17.1: French attacks of one step, put together by one seat or several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Attacks {
    /// Seats that are done.
    pub done: Seats,
    /// Ground units that have fired.
    pub units: UnitSet,
    /// Impact markers that have fired.
    pub guns: MarkerSet,
    /// Airstrikes that have flown.
    pub aircraft: AircraftSet,
    /// Spaces attacked already (S-38).
    pub spaces: SpaceSet,
    /// Bases and indexes struck already: bases by Route, 5 artillery, 6 AAA.
    pub struck: u8,
    /// Impact factors fired, by kind of mission: close support, counterbattery, flak suppression.
    pub factors: [u8; 3],
    /// The attack being put together.
    pub draft: Option<Draft>,
}

/// An attack being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Draft {
    /// What is attacked.
    pub target: Target,
    /// Ground units.
    pub units: UnitSet,
    /// Impact markers.
    pub guns: MarkerSet,
    /// Airstrikes.
    pub aircraft: AircraftSet,
    /// Neptune joins (28.7).
    pub neptune: bool,
    /// Seats that agree.
    pub agreed: Seats,
    /// The last piece, for canonical order.
    pub last: u8,
    /// How often somebody changed his mind; bounded.
    pub fiddles: Fiddles,
}

/// 28.2: a strategic strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Strike {
    /// What is struck.
    pub target: Target,
    /// Its column.
    pub column: StrikeColumn,
    /// Dice left to roll.
    pub left: u8,
    /// Steps or points lost.
    pub hits: u8,
    /// A result that shakes morale was rolled.
    pub shock: bool,
}

/// 13.1: Viet Minh artillery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Barrage {
    /// First dice left to roll.
    pub left: u8,
    /// The columns of the hits not resolved yet, the next one lowest: a set bit is column "6".
    pub columns: u64,
    /// How many hits are not resolved yet.
    pub hits: u8,
}

/// Among whom steps are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Among {
    /// Units of a side in a space.
    Space(Side, Space),
    /// Battalions in a base (28.3).
    Base(Route),
    /// French field artillery on the map (13.2).
    FieldArtillery,
}

/// 17.5: steps to be lost; the player chooses for both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Hits {
    /// Among whom.
    pub among: Among,
    /// How many.
    pub left: u8,
    /// The last piece, for canonical order.
    pub last: u8,
}

/// 17.4, 17.8: panics to be taken; the player chooses for both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Panics {
    /// Whose units.
    pub side: Side,
    /// Where.
    pub space: Space,
    /// How many.
    pub left: u8,
    /// In a Close Assault (18.0).
    pub assault: bool,
}

/// 17.8: a unit that retreats by a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Retreat {
    /// Who.
    pub piece: Piece,
    /// From where.
    pub from: Space,
    /// The leaders that go with it (S-84).
    pub leaders: UnitSet,
}

/// A piece.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// A French ground unit or leader.
    Unit(Unit),
    /// A Viet Minh battalion.
    Battalion(Battalion),
    /// An air unit.
    Aircraft(Aircraft),
    /// An Impact marker.
    Marker(Marker),
    /// Operation Neptune.
    Neptune,
}
