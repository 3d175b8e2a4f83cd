//! The components: map, counters, events and printed tables, as the pack gives them.
//!
//! Plain rows, filled and checked by `setup.rs`. Rules read them and never change them. Pieces and spaces
//! are small numbers: their places in these lists.

use pack::Provenance;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::drawing::{Drawing, Name};

mod events;
mod map;
mod start;
mod tables;

pub(crate) use events::{Amount, Effect, EventStep, KINDS, When};
pub use events::{Disposition, EventKind, EventRow, Scope};
pub(crate) use map::MAX_SPACE;
pub use map::{
    Airfield, AirfieldRow, Complex, ComplexRow, Route, RouteRow, Space, SpaceRow, Terrain,
};
pub(crate) use start::RoleRow;
pub use start::{Optional, OptionalRow, Placement, PlacementRow, Role, Setup};
pub use tables::{
    AirResult, AirdropResult, ArtilleryResult, Class, Constants, Costs, Edge, FireColumn,
    FireResult, Level, LevelRow, MoraleStep, Reading, StrikeColumn, StrikeResult, Tables,
    TerrainRow, Track, TurnRow,
};

/// French ground units and leaders, at most.
pub(crate) const MAX_UNITS: usize = 64;
/// Viet Minh battalions, at most.
pub(crate) const MAX_BATTALIONS: usize = 40;
/// Aircraft, at most.
pub(crate) const MAX_AIRCRAFT: usize = 32;
/// Impact markers, at most.
pub(crate) const MAX_MARKERS: usize = 8;

/// The two sides.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The French Union, with the CIA and the United States.
    French = 0,
    /// The Viet Minh, played by the rules.
    VietMinh = 1,
}

impl Side {
    /// Both, the French first.
    pub const BOTH: [Side; 2] = [Side::French, Side::VietMinh];

    /// The other one.
    pub(crate) const fn enemy(self) -> Side {
        match self {
            Side::French => Side::VietMinh,
            Side::VietMinh => Side::French,
        }
    }

    /// As players say it.
    pub const fn name(self) -> &'static str {
        match self {
            Side::French => "french",
            Side::VietMinh => "vietminh",
        }
    }
}

/// A French ground unit or leader, by its place in the list of counters.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Unit(pub u8);

/// A Viet Minh battalion, by its place in the list: the order in which its division acts.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Battalion(pub u8);

/// An air unit.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Aircraft(pub u8);

/// An Impact marker.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Marker(pub u8);

macro_rules! indexed {
    ($($name:ident: $count:expr),*) => {$(
        impl kernel::Id for $name {
            const COUNT: usize = $count;
            const NAME: &str = stringify!($name);

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }

            #[inline]
            fn from_index(index: usize) -> $name {
                $name(index as u8)
            }
        }

        impl $name {
            /// Its place in lists.
            pub const fn slot(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

indexed!(
    Unit: MAX_UNITS,
    Battalion: MAX_BATTALIONS,
    Aircraft: MAX_AIRCRAFT,
    Marker: MAX_MARKERS,
    Complex: 64
);

/// The divisions, and the regiment that joins one of them (2.5, 9.3).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Division {
    /// The 304th.
    #[serde(rename = "304")]
    D304 = 0,
    /// The 308th, first under 33.0.
    #[serde(rename = "308")]
    D308 = 1,
    /// The 312th.
    #[serde(rename = "312")]
    D312 = 2,
    /// The 316th.
    #[serde(rename = "316")]
    D316 = 3,
    /// The 148th Regiment.
    #[serde(rename = "148")]
    R148 = 4,
}

impl Division {
    /// The four with a base.
    pub const ALL: [Division; 4] = [Division::D304, Division::D308, Division::D312, Division::D316];

    /// Its number.
    pub const fn number(self) -> u16 {
        match self {
            Division::D304 => 304,
            Division::D308 => 308,
            Division::D312 => 312,
            Division::D316 => 316,
            Division::R148 => 148,
        }
    }

    /// The division of that number.
    pub(crate) fn from_number(number: u16) -> Option<Division> {
        let all = Division::ALL.into_iter().chain([Division::R148]);
        all.into_iter().find(|division| division.number() == number)
    }
}

/// What a French ground piece is (2.7).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum UnitType {
    /// Infantry.
    Infantry,
    /// Airborne infantry.
    AirborneInfantry,
    /// Irregular infantry.
    IrregularInfantry,
    /// Engineers (24.4).
    Engineer,
    /// Commandos.
    Commando,
    /// Tanks, static when reduced (24.5).
    Tank,
    /// Snipers (24.7).
    Sniper,
    /// A fortification (24.3).
    Fortification,
    /// A garrison (24.6).
    Garrison,
    /// French antiaircraft guns (24.6).
    Aaa,
    /// Mortars (15.1).
    Mortar,
    /// Airborne mortars.
    AirborneMortar,
    /// Field artillery (15.1).
    FieldArtillery,
    /// Airborne field artillery.
    AirborneFieldArtillery,
    /// A leader (25.0).
    Leader,
}

impl UnitType {
    /// Field artillery or mortar of any kind (2.16).
    pub(crate) const fn is_artillery(self) -> bool {
        self.is_mortar()
            || matches!(self, UnitType::FieldArtillery | UnitType::AirborneFieldArtillery)
    }

    /// A mortar of any kind (15.2).
    pub(crate) const fn is_mortar(self) -> bool {
        matches!(self, UnitType::Mortar | UnitType::AirborneMortar)
    }

    /// With the airborne symbol in its type (24.1).
    pub(crate) const fn jumps(self) -> bool {
        matches!(
            self,
            UnitType::AirborneInfantry
                | UnitType::AirborneMortar
                | UnitType::AirborneFieldArtillery
        )
    }
}

/// The size of a unit (2.8).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// None printed.
    None,
    /// A platoon.
    Platoon,
    /// A company.
    Company,
    /// A battery.
    Battery,
    /// A battalion or squadron.
    Battalion,
    /// A battalion task force.
    BattalionTf,
    /// A regimental headquarters.
    RegimentHq,
    /// A group headquarters.
    GroupHq,
}

/// Where a unit comes from (2.6, 30.0 PSYOP).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Nationality {
    /// French.
    French,
    /// Foreign Legion.
    Legion,
    /// Algerian.
    Algerian,
    /// Moroccan.
    Moroccan,
    /// T'ai.
    Thai,
    /// Vietnamese.
    Vietnamese,
    /// Laotian.
    Laotian,
    /// CIA.
    Cia,
    /// United States.
    Us,
}

/// The deployment code of a counter (2.14).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Code {
    /// None: in play from the start.
    Start,
    /// A normal reinforcement.
    R,
    /// Optional start (34.1).
    S,
    /// Optional Operation Condor (34.3).
    C,
    /// Optional air (34.2).
    A,
    /// Optional Operation Vulture (36.0).
    V,
}

/// One side of a counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// Combat strength; 0 on leaders and on a back that does not exist.
    pub strength: u8,
    /// With the elite sign (24.2).
    pub elite: bool,
    /// In brackets: it does not move by itself (2.16).
    pub is_static: bool,
}

/// A French ground unit or leader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitRow {
    /// Its id, such as `fr_1_le`.
    pub id: String,
    /// What is printed on it, such as `1/LE`.
    pub label: String,
    /// Its full name.
    pub name: Name,
    /// What it is.
    pub unit_type: UnitType,
    /// Its size.
    pub size: Size,
    /// Counts as a battalion (7.1, 19.1, 21.2; S-31).
    pub is_battalion: bool,
    /// Where it comes from.
    pub nationality: Nationality,
    /// PSYOP works on it (30.0).
    pub psyop: bool,
    /// How it comes into play.
    pub code: Code,
    /// Steps, 1 or 2.
    pub steps: u8,
    /// Full strength, reduced.
    pub faces: [Face; 2],
    /// May jump (14.7).
    pub airborne: bool,
    /// Its Impact marker (2.13).
    pub impact: Option<Marker>,
}

impl UnitRow {
    /// Whether it is a leader (25.0).
    pub fn is_leader(&self) -> bool {
        self.unit_type == UnitType::Leader
    }
}

/// An Impact marker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkerRow {
    /// Its id, such as `imp_2_4_col`.
    pub id: String,
    /// The artillery unit it belongs to.
    pub unit: Unit,
    /// How many dice it rolls.
    pub value: u8,
    /// A mortar and not field artillery (15.2).
    pub mortar: bool,
}

/// What an air unit is (2.7).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum AirType {
    /// Fighter-bombers.
    FighterBomber,
    /// Bombers.
    Bomber,
    /// B-29s (35.0).
    HeavyBomber,
    /// Transport.
    Cargo,
}

/// An air unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AircraftRow {
    /// Its id, such as `air_fb_1`.
    pub id: String,
    /// What is printed on it.
    pub label: String,
    /// Its full name.
    pub name: Name,
    /// What it is.
    pub air_type: AirType,
    /// Whose it is.
    pub nationality: Nationality,
    /// How it comes into play.
    pub code: Code,
    /// Airstrike strength; 0 for transport.
    pub strength: u8,
    /// Supply points it carries; 0 for airstrikes.
    pub supply_capacity: u8,
    /// Flies strategic missions only (35.0).
    pub strategic_only: bool,
    /// Never hit by AAA (35.0).
    pub aaa_immune: bool,
}

/// A Viet Minh battalion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattalionRow {
    /// Its id, such as `vm_265`.
    pub id: String,
    /// What is printed on it, such as `265/57`.
    pub label: String,
    /// Its full name.
    pub name: Name,
    /// Its division.
    pub division: Division,
    /// Its regiment.
    pub regiment: u16,
    /// Full strength, reduced.
    pub faces: [Face; 2],
    /// Waits in the Reinforcement box when 31.0 says so.
    pub delayed: bool,
}

/// The whole pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// The spaces: the Central Fortress, then those of Route 1 from the centre outward, 2, 3, 4.
    pub spaces: Vec<SpaceRow>,
    /// The four Routes, each with its base.
    pub routes: Vec<RouteRow>,
    /// The Stronghold Complexes.
    pub complexes: Vec<ComplexRow>,
    /// The two airfields, in the order of [`Airfield::BOTH`].
    pub airfields: Vec<AirfieldRow>,
    /// French ground units and leaders.
    pub units: Vec<UnitRow>,
    /// Impact markers.
    pub markers: Vec<MarkerRow>,
    /// Aircraft.
    pub aircraft: Vec<AircraftRow>,
    /// Viet Minh battalions in the order in which they act.
    pub battalions: Vec<BattalionRow>,
    /// The names of the divisions, in the order of [`Division`].
    pub division_names: Vec<Name>,
    /// The events in the order of [`EventKind::ALL`].
    pub events: Vec<EventRow>,
    /// The printed tables.
    pub tables: Tables,
    /// 29.0: how the game begins, and its options.
    pub setup: Setup,
    /// The picture of the map.
    pub drawing: Drawing,
    /// Where the values come from.
    pub provenance: Provenance,
}

impl Components {
    /// The unit of that id.
    pub fn unit(&self, id: &str) -> Option<Unit> {
        self.units.iter().position(|row| row.id == id).map(|at| Unit(at as u8))
    }

    /// The battalion of that id.
    pub fn battalion(&self, id: &str) -> Option<Battalion> {
        self.battalions.iter().position(|row| row.id == id).map(|at| Battalion(at as u8))
    }

    /// The air unit of that id.
    pub fn aircraft(&self, id: &str) -> Option<Aircraft> {
        self.aircraft.iter().position(|row| row.id == id).map(|at| Aircraft(at as u8))
    }

    /// The Impact marker of that id.
    pub fn marker(&self, id: &str) -> Option<Marker> {
        self.markers.iter().position(|row| row.id == id).map(|at| Marker(at as u8))
    }

    /// The space of that id, such as `central` or `r1s04`.
    pub fn space(&self, id: &str) -> Option<Space> {
        self.spaces.iter().position(|row| row.id == id).map(|at| Space(at as u8))
    }

    /// What is printed on a space.
    pub fn row(&self, space: Space) -> &SpaceRow {
        &self.spaces[space.slot()]
    }
}
