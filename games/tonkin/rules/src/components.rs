//! The components: map, counters, printed tables and scenarios, as the pack gives them.
//!
//! Plain rows, filled and checked by `setup.rs`. Rules read them and never change them. Ids are small
//! numbers in the order of the files.

use pack::Provenance;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod map;
mod scenarios;
mod tables;
mod units;

pub use map::*;
pub use scenarios::*;
pub use tables::*;
pub use units::*;

/// The two sides.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The French Expeditionary Force, FEF.
    French = 0,
    /// The Viet Minh, VM.
    VietMinh = 1,
}

impl Side {
    /// Both, the French first.
    pub const BOTH: [Side; 2] = [Side::French, Side::VietMinh];

    /// The other one.
    pub const fn enemy(self) -> Side {
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

    /// The rule by which it gets SDs and RP and spends them.
    pub(crate) const fn supplies(self) -> &'static str {
        match self {
            Side::French => "2.6",
            Side::VietMinh => "2.2",
        }
    }

    /// As the pack writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Side::French => "fef",
            Side::VietMinh => "vm",
        }
    }
}

/// The whole pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// The map.
    pub map: Map,
    /// The counters in the order of the file.
    pub units: Vec<UnitRow>,
    /// How many Road-Markers there are (4.0).
    pub(crate) road_markers: u8,
    /// The printed tables and tracks.
    pub tables: Tables,
    /// The scenarios in the order of the file.
    pub scenarios: Vec<ScenarioRow>,
    /// The scenarios a campaign chains, in order (9.0).
    pub campaign: Vec<Scenario>,
    /// Where the values come from.
    pub provenance: Provenance,
}

impl Components {
    /// The row of a hex.
    pub fn hex(&self, hex: Hex) -> &HexRow {
        &self.map.hexes[hex.index()]
    }

    /// The row of a unit.
    pub fn unit(&self, unit: Unit) -> &UnitRow {
        &self.units[unit.index()]
    }

    /// The row of a community.
    pub fn community(&self, community: Community) -> &CommunityRow {
        &self.map.communities[community.index()]
    }

    /// The row of a scenario.
    pub fn scenario(&self, scenario: Scenario) -> &ScenarioRow {
        &self.scenarios[scenario.index()]
    }

    /// The row of a month. Months are numbered from 1.
    pub fn turn(&self, turn: u8) -> &TurnRow {
        &self.tables.turns[usize::from(turn) - 1]
    }

    /// The unit of that id, such as `vm_36`.
    pub fn unit_named(&self, id: &str) -> Option<Unit> {
        let place = self.units.iter().position(|row| row.id == id)?;
        u8::try_from(place).ok().map(Unit)
    }

    /// The scenario of that id, such as `cao_bang`.
    pub fn scenario_named(&self, id: &str) -> Option<Scenario> {
        let place = self.scenarios.iter().position(|row| row.id == id)?;
        u8::try_from(place).ok().map(Scenario)
    }

    /// All units.
    pub fn all_units(&self) -> impl Iterator<Item = (Unit, &UnitRow)> {
        (0..).map(Unit).zip(&self.units)
    }
}
