//! 2.2 and 2.3: VM replacements; 2.2 A and 2.6 A: SDs and RP of both sides. `replacements/french.rs` has
//! what FEF does with its RP.

use crate::Tonkin;
use crate::board::Place;
use crate::components::{Side, Unit};
use crate::flow::State;
use crate::refusal::No;
use crate::sets::UnitSet;

mod dumps;
mod french;
mod viet_minh;

pub use dumps::{Dumps, thai_binh_hexes};
pub(crate) use dumps::{FrenchMix, ThaiBinh, VmMix, begin_french_mix, begin_vm_mix};
pub use french::FrenchReplace;
pub(crate) use french::{begin_french, declared};
pub use viet_minh::VmReplace;
pub(crate) use viet_minh::begin_vm;

/// 2.2 B, 2.6 B: whether a side has the RP that something costs.
fn check_points(state: &State, side: Side, unit: Unit, cost: u8) -> Result<(), No> {
    let points = state.rp[side as usize];
    if points >= cost {
        return Ok(());
    }
    match side {
        Side::VietMinh => Err(No::Points { unit, cost, points }),
        Side::French => Err(No::FrenchPoints { unit, cost, points }),
    }
}

/// 2.2 B, 2.6 B: RP for a step of a unit.
fn step_cost(rules: &Tonkin, unit: Unit) -> u8 {
    let (stats, tables) = (rules.charts.stats(unit), &rules.components.tables);
    if stats.motorized {
        tables.motorized_step_cost(stats.side)
    } else {
        tables.step_cost(stats.side)
    }
}

/// Units of a side that lie in its Eliminated Box.
fn eliminated(rules: &Tonkin, state: &State, side: Side) -> UnitSet {
    let of_side = rules.charts.forces.side[side as usize];
    of_side.iter().filter(|unit| state.board.place(*unit) == Place::Eliminated).collect()
}
