//! What the rules look up at every step, worked out once from the components.
//!
//! `charts/ground.rs` has the map as sets of hexes, `charts/costs.rs` what every hexside costs,
//! `charts/forces.rs` the counters by class, `charts/results.rs` the results tables.

use crate::components::{Components, Scenario, Unit};

mod costs;
mod forces;
mod ground;
mod results;

pub(crate) use costs::PRICELESS;
pub use costs::{Costs, Gait};
pub use forces::{Forces, Stats};
pub use ground::{Ground, Open};
pub use results::{BarrageResult, Beyond, OddsRow, Results};

/// Look-up tables for map, units and results.
#[derive(Clone, Debug)]
pub struct Charts {
    /// The map as sets of hexes.
    pub ground: Ground,
    /// What every hexside costs.
    pub costs: Costs,
    /// The counters by class.
    pub forces: Forces,
    /// The results tables.
    pub results: Results,
}

impl Charts {
    /// Works the tables out for a game that begins with a scenario: Na San is played on a part of the map.
    pub fn of(components: &Components, scenario: Scenario) -> Charts {
        let ground = Ground::of(components, components.scenario(scenario).training.as_ref());
        Charts {
            costs: Costs::of(components, &ground.in_play),
            ground,
            forces: Forces::of(&components.units),
            results: Results::of(&components.tables),
        }
    }

    /// The numbers of a unit.
    pub fn stats(&self, unit: Unit) -> &Stats {
        self.forces.stats(unit)
    }
}
