//! What happens in an impulse: fire, assaults, movement (16.0 to 18.0).

use arrayvec::ArrayVec;
use kernel::Seats;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Place;
use crate::components::{FireColumn, Route, Side, Space, Unit};
use crate::flow::Fiddles;
use crate::sets::{BattalionSet, UnitSet};

/// 17.0: fire at a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Fire {
    /// Who fires.
    pub side: Side,
    /// At what.
    pub target: Space,
    /// The column (17.9).
    pub column: FireColumn,
    /// The space was overstacked when the attack began (19.1).
    pub mass: bool,
    /// Dice left to roll: ground units, Impact markers, airstrikes.
    pub dice: [u8; 3],
    /// Hits so far.
    pub hits: u8,
    /// Panics so far.
    pub panics: u8,
    /// What comes next.
    pub(crate) stage: FireStage,
}

/// What an attack does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum FireStage {
    /// The dice.
    Dice,
    /// Steps are lost.
    Hits,
    /// Units panic.
    Panics,
    /// Nothing.
    Done,
}

/// 18.2: a Close Assault. Both sides stand in the battle space while it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Assault {
    /// Who attacks.
    pub attacker: Side,
    /// Where.
    pub target: Space,
    /// The place the attackers came from.
    pub from: Place,
    /// The Route the attackers came along (S-93).
    pub route: Route,
    /// The French edge die; 0 before it is rolled.
    pub french_die: u8,
    /// The Viet Minh edge die; 0 before it is rolled.
    pub vietminh_die: u8,
    /// Who fires now.
    pub firing: Side,
    /// Dice left to roll.
    pub dice: u8,
    /// Hits so far.
    pub hits: u8,
    /// Panics so far.
    pub panics: u8,
    /// What comes next.
    pub(crate) stage: AssaultStage,
}

/// What a Close Assault does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum AssaultStage {
    /// The French edge die.
    FrenchEdge,
    /// The Viet Minh edge die.
    VietMinhEdge,
    /// The side with the edge fires.
    First,
    /// Its hits.
    FirstHits,
    /// Its panics.
    FirstPanics,
    /// The other side fires.
    Second,
    /// Its hits.
    SecondHits,
    /// Its panics.
    SecondPanics,
    /// Who has won?
    Finish,
}

/// 18.4: the side that lost a draw retreats, one die each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Withdraw {
    /// From where.
    pub space: Space,
    /// Whose units.
    pub side: Side,
    /// French units still to retreat.
    pub units: UnitSet,
    /// Battalions still to retreat.
    pub battalions: BattalionSet,
    /// The unit the leaders go with (S-84), once chosen.
    pub escort: Option<Unit>,
}

/// 16.2: French movement of an impulse. Units move space by space, in any order, as long as they have
/// points: no French move depends on another, so the order changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Movement {
    /// Seats that are done.
    pub done: Seats,
    /// Units that have spent more than 0, 1, 2 points.
    pub spent: [UnitSet; 3],
    /// Units that entered the Central Fortress and stopped (16.5).
    pub stopped: UnitSet,
    /// Units that started the step beside a fortification (24.3).
    pub eased: UnitSet,
    /// Leaders with the units that move with them all the way (25.2).
    pub led: ArrayVec<(Unit, UnitSet), 4>,
    /// The last piece, for canonical order.
    pub last: u8,
    /// How often somebody changed his mind; bounded.
    pub fiddles: Fiddles,
}

/// 18.1: French assaults of an impulse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Sallies {
    /// Seats that are done.
    pub done: Seats,
    /// Units that have assaulted.
    pub fought: UnitSet,
    /// The assault being put together.
    pub draft: Option<Sally>,
}

/// A French assault being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Sally {
    /// The space the units come from.
    pub from: Space,
    /// The space they assault.
    pub target: Space,
    /// Who.
    pub units: UnitSet,
    /// Seats that agree, while leaders of the commander could still join (S-76).
    #[serde(default, skip_serializing_if = "nobody")]
    pub agreed: Seats,
    /// The last piece, for canonical order.
    pub last: u8,
    /// How often somebody changed his mind; bounded.
    pub fiddles: Fiddles,
}

/// Whether no seat agrees: old states say nothing of it.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn nobody(seats: &Seats) -> bool {
    seats.is_empty()
}
