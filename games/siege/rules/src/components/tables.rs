//! The printed charts, tracks and constants.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{Side, Terrain};
use crate::drawing::Name;
use crate::flow::Supply;

/// A result of the Tactical Fire Table (17.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FireResult {
    /// No effect.
    None,
    /// A hit on a Mass Target, by guns and aircraft.
    Mass,
    /// A unit panics.
    Panic,
    /// A unit loses a step.
    Hit,
}

/// A column of the Tactical Fire Table (17.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum FireColumn {
    /// Open ground, and all close assaults.
    Open = 0,
    /// Entrenched.
    Defensive = 1,
}

/// A column of the Strategic Strike Table (11.1, 28.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum StrikeColumn {
    /// A base.
    Base = 0,
    /// The Artillery Index.
    Artillery = 1,
    /// The AAA Index.
    Aaa = 2,
}

/// A result of the Strategic Strike Table (28.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StrikeResult {
    /// No effect.
    None,
    /// A battalion in the base loses a step.
    Reduce,
    /// As before, and morale may fall.
    ReduceShock,
    /// The index falls by one.
    IndexMinus1,
}

/// The kind of mission an AAA result is meant for (12.2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// Airstrikes in the Tactical box.
    Tactical = 0,
    /// Airstrikes in the three strategic boxes.
    Strategic = 1,
    /// Transport.
    Cargo = 2,
}

impl Class {
    /// All three, in the order of the table.
    pub(crate) const ALL: [Class; 3] = [Class::Tactical, Class::Strategic, Class::Cargo];
}

/// A result of the second AAA line (12.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AirResult {
    /// Whom it hits.
    pub class: Class,
    /// Shot down and not aborted.
    pub shot_down: bool,
}

/// A result of the Viet Minh Artillery Table (13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ArtilleryResult {
    /// An airfield is destroyed.
    Airfield,
    /// GP supply is lost.
    GpSupply,
    /// Artillery supply is lost.
    ArtillerySupply,
    /// The outermost French on a Route are hit.
    Route(crate::components::Route),
    /// The Central Fortress is hit.
    Central,
    /// A field artillery unit is hit.
    ArtilleryReduce,
}

impl ArtilleryResult {
    /// The Route whose outermost French are hit.
    pub(crate) const fn route(self) -> Option<crate::components::Route> {
        match self {
            ArtilleryResult::Route(route) => Some(route),
            ArtilleryResult::Airfield
            | ArtilleryResult::GpSupply
            | ArtilleryResult::ArtillerySupply
            | ArtilleryResult::Central
            | ArtilleryResult::ArtilleryReduce => None,
        }
    }
}

/// A result of the Airdrop Table (14.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AirdropResult {
    /// The point is lost, and the Artillery Index rises.
    Captured,
    /// The point is lost.
    Lost,
    /// The point arrives.
    Delivered,
}

/// A morale level (7.3).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The game is over.
    Collapse = 0,
    /// Low.
    Low = 1,
    /// Medium.
    Medium = 2,
    /// High.
    High = 3,
    /// Fanatic.
    Fanatic = 4,
}

impl Level {
    /// From low to high.
    pub(crate) const ALL: [Level; 5] =
        [Level::Collapse, Level::Low, Level::Medium, Level::High, Level::Fanatic];

    /// As the pack calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Collapse => "collapse",
            Level::Low => "low",
            Level::Medium => "medium",
            Level::High => "high",
            Level::Fanatic => "fanatic",
        }
    }
}

/// What a morale level means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelRow {
    /// Which.
    pub level: Level,
    /// The lowest morale of it.
    pub min: u8,
    /// The highest morale of it.
    pub max: u8,
    /// Events each side picks (8.1).
    pub events: u8,
    /// The Viet Minh movement allowance (16.1).
    pub movement: u8,
}

/// A track: from, to, and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    /// The lowest number.
    pub min: u8,
    /// The highest number.
    pub max: u8,
    /// Where it begins.
    pub start: u8,
}

/// A turn of the Turn Record Track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// The turn.
    pub turn: u8,
    /// Its dates.
    pub dates: Name,
}

/// How a sentence of 7.1 is read (S-05, S-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Once in all.
    Once,
    /// For each complex or Route.
    Each,
}

/// What terrain does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerrainRow {
    /// Which.
    pub terrain: Terrain,
    /// Its name.
    pub name: Name,
    /// The column for French units in it (17.9).
    pub column: FireColumn,
    /// French units in it panic in Tactical Fire (17.8).
    pub french_panic: bool,
    /// A French retreat ends here (17.8).
    pub stops_retreat: bool,
    /// Reductions by a Route hit (13.2); 0 where none falls.
    pub route_hit_reductions: u8,
    /// French units may be set up here (29.0).
    pub setup: bool,
    /// French units may be refitted here (21.1).
    pub refit: bool,
    /// Who has the Edge in a tie (18.2).
    pub tie: Side,
    /// Who wins a draw (18.4).
    pub draw: Side,
}

/// All tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The terrains, in the order of [`Terrain`].
    pub terrain: [TerrainRow; 3],
    /// Tactical Fire (17.9): column, die minus one.
    pub fire: [[FireResult; 6]; 2],
    /// Strategic strikes (28.3): column, die minus one.
    pub strike: [[StrikeResult; 6]; 3],
    /// AAA, first die: a hit (12.1).
    pub aaa_hits: [bool; 6],
    /// AAA, second die.
    pub aaa_results: [AirResult; 6],
    /// How many turns a unit shot down is away (12.2).
    pub shoot_down_turns: u8,
    /// Viet Minh artillery, first die: the column it opens, 0 for "5" and 1 for "6" (13.1).
    pub artillery_hits: [Option<u8>; 6],
    /// Viet Minh artillery, second die: column, die minus one.
    pub artillery: [[ArtilleryResult; 6]; 2],
    /// What an Airfield result of 1 and 2 becomes when both are destroyed.
    pub airfields_gone: [Supply; 2],
    /// 13.5: dice are divided by this, rounded up.
    pub fast_divisor: u8,
    /// 13.5: the column each face opens.
    pub fast_columns: [u8; 6],
    /// Jumping units (14.7): the unit lands reduced.
    pub landing_reduces: [bool; 6],
    /// Dropped supply (14.11).
    pub airdrop: [AirdropResult; 6],
    /// Turn, 1 to 7.
    pub turns: Vec<TurnRow>,
    /// Impulses of a turn.
    pub impulses: u8,
    /// Viet Minh morale (7.3).
    pub morale: Track,
    /// The game ends at this morale or lower (7.4).
    pub collapse: u8,
    /// The AAA Index.
    pub aaa: Track,
    /// The Artillery Index.
    pub vm_artillery: Track,
    /// French Artillery Supply.
    pub artillery_supply: Track,
    /// French GP Supply.
    pub gp_supply: Track,
    /// The levels, in the order of [`Level::ALL`].
    pub levels: [LevelRow; 5],
    /// Ranges, allowances and strengths.
    pub constants: Constants,
    /// The morale step (7.1).
    pub morale_step: MoraleStep,
    /// What things cost.
    pub costs: Costs,
    /// Points that arrive from a cargo unit not hit, aborted, shot down (14.8).
    pub supply_per_cargo: [u8; 3],
    /// Tactical Edge bonuses (18.2).
    pub edge: Edge,
}

/// Numbers that stand by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constants {
    /// Battalions of each side that make a Mass Target (19.1).
    pub mass: [u8; 2],
    /// Range of ground units (17.3).
    pub range: u8,
    /// Range of mortars.
    pub mortar_range: u8,
    /// What a hilltop adds.
    pub hilltop_bonus: u8,
    /// French movement (16.1).
    pub french_movement: u8,
    /// With a leader or a fortification.
    pub french_movement_led: u8,
    /// Dice the spotter gives field artillery (24.8).
    pub spotter: u8,
    /// The strength of Neptune (28.7).
    pub neptune: u8,
    /// The dice of the Katyushas (13.4).
    pub katyushas: u8,
}

/// The numbers of 7.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoraleStep {
    /// For a complex held.
    pub complex_bonus: u8,
    /// S-05.
    pub complex_reading: Reading,
    /// French battalions eliminated for a point.
    pub french_battalions: u8,
    /// For a division in Refit.
    pub refit_bonus: u8,
    /// Battalions of a division eliminated for a point lost.
    pub vm_battalions: u8,
    /// For a Route wholly French.
    pub route_penalty: u8,
    /// S-06.
    pub route_reading: Reading,
}

/// What things cost (15.5, 21.0, 22.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// Factors for one point of ammunition.
    pub factors_per_point: u8,
    /// Refit of a unit.
    pub refit: u8,
    /// Rebuilding an elite battalion.
    pub rebuild_elite: u8,
    /// Rebuilding a fortification.
    pub rebuild_fortification: u8,
    /// Repairing an airfield.
    pub repair_airfield: u8,
    /// Redeploying a unit.
    pub redeploy: u8,
}

/// Tactical Edge bonuses (18.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// An elite unit of each side.
    pub elite: [u8; 2],
    /// A French leader.
    pub leader: u8,
    /// Fix Bayonets, Death Volunteers.
    pub event: [u8; 2],
    /// The most each side may add.
    pub cap: [u8; 2],
}
