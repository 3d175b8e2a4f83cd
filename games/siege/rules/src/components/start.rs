//! How the game begins (29.0), the optional rules (31.0 to 37.0) and the staff (1.0).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{Space, Unit};
use crate::drawing::Name;
use crate::sets::{BattalionSet, UnitSet};

/// A ready-made French placement, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placement(pub u8);

impl Placement {
    /// Its place in the list.
    pub(crate) const fn slot(self) -> usize {
        self.0 as usize
    }
}

/// A ready-made French placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacementRow {
    /// Its id, such as `historical`.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Where each start unit and the start leader go, in the order of the counters.
    pub units: Vec<(Unit, Space)>,
}

/// The optional rules.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Optional {
    /// 13.5.
    FastArtillery,
    /// 31.0.
    VariableVm,
    /// 32.0.
    ForwardAaa,
    /// 33.0.
    #[serde(rename = "precedence_308")]
    Precedence308,
    /// 34.1.
    ExtraStart,
    /// 34.2.
    ExtraAir,
    /// 34.3.
    CondorForces,
    /// 36.0, with the B-29s of 35.0.
    Vulture,
    /// 37.0, with 36.0 only.
    Nuclear,
}

impl Optional {
    /// All, in the order of their numbers.
    pub const ALL: [Optional; 9] = [
        Optional::FastArtillery,
        Optional::VariableVm,
        Optional::ForwardAaa,
        Optional::Precedence308,
        Optional::ExtraStart,
        Optional::ExtraAir,
        Optional::CondorForces,
        Optional::Vulture,
        Optional::Nuclear,
    ];

    /// As the pack and the options call it.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Optional::FastArtillery => "fast_artillery",
            Optional::VariableVm => "variable_vm",
            Optional::ForwardAaa => "forward_aaa",
            Optional::Precedence308 => "precedence_308",
            Optional::ExtraStart => "extra_start",
            Optional::ExtraAir => "extra_air",
            Optional::CondorForces => "condor_forces",
            Optional::Vulture => "vulture",
            Optional::Nuclear => "nuclear",
        }
    }

    /// Its rule.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Optional::FastArtillery => "13.5",
            Optional::VariableVm => "31.0",
            Optional::ForwardAaa => "32.0",
            Optional::Precedence308 => "33.0",
            Optional::ExtraStart => "34.1",
            Optional::ExtraAir => "34.2",
            Optional::CondorForces => "34.3",
            Optional::Vulture => "36.0",
            Optional::Nuclear => "37.0",
        }
    }
}

/// An optional rule as the pack names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionalRow {
    /// Which.
    pub optional: Optional,
    /// Its name.
    pub name: Name,
}

/// The seats of a staff (1.0, S-76).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The Central Fortress, leaders, GP, cargo, Viet Minh choices; he breaks ties.
    Commander = 0,
    /// Units on Routes 1 and 2.
    North = 1,
    /// Units on Routes 3 and 4.
    South = 2,
    /// Airstrikes.
    Air = 3,
    /// Impact markers.
    Artillery = 4,
}

impl Role {
    /// All five, in the order of the seats.
    pub(crate) const ALL: [Role; 5] =
        [Role::Commander, Role::North, Role::South, Role::Air, Role::Artillery];

    /// As the pack calls it.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Role::Commander => "commander",
            Role::North => "north",
            Role::South => "south",
            Role::Air => "air",
            Role::Artillery => "artillery",
        }
    }

    /// The seat of that name.
    pub fn from_id(id: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.id() == id)
    }
}

/// A seat of the staff as the pack names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RoleRow {
    /// Which.
    pub role: Role,
    /// Its name.
    pub name: Name,
}

/// How the game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The last turn.
    pub turns: u8,
    /// The turn without event picks (29.0(16)).
    pub no_events_turn: u8,
    /// Activation is rolled on turn 1 (S-09).
    pub first_turn_activation: bool,
    /// Battalions begin on their reduced side.
    pub battalions_reduced: bool,
    /// R counters in the Ready box (29.0(4)).
    pub ready: UnitSet,
    /// The start leader, and the units he may begin with (29.0(5)).
    pub leader: Unit,
    /// Those units.
    pub leader_with: UnitSet,
    /// Battalions that wait under 31.0 (S-57).
    pub delayed: BattalionSet,
    /// The ready-made placements.
    pub placements: Vec<PlacementRow>,
    /// The optional rules in the order of [`Optional::ALL`].
    pub optional: Vec<OptionalRow>,
    /// The seats of a staff in the order of [`Role::ALL`].
    pub(crate) roles: Vec<RoleRow>,
    /// 36.1: complexes the Viet Minh must hold.
    pub vulture_complexes: u8,
    /// 36.2: added to the die.
    pub vulture_units: u8,
    /// 36.3: the highest die that ends the game on the turn of declaration, and what each turn adds.
    pub vulture_end: [u8; 2],
    /// 37.1: faces that win for the French, bits 1 to 6.
    pub bomb_wins: u8,
}
