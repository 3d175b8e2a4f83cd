//! 19.0: stacking, and what units in one space are worth together.

use crate::Siege;
use crate::charts::Mass;
use crate::components::{Battalion, Face, FireColumn, Side, Space, Unit};
use crate::flow::State;
use crate::sets::{BattalionSet, UnitSet};

impl Siege {
    /// The side of a French unit that is up.
    pub(crate) fn face(&self, state: &State, unit: Unit) -> Face {
        self.charts.faces(unit)[usize::from(state.board.reduced.has(unit))]
    }

    /// The side of a battalion that is up.
    pub(crate) fn battalion_face(&self, state: &State, battalion: Battalion) -> Face {
        self.charts.battalion_faces(battalion)[usize::from(state.board.weakened.has(battalion))]
    }

    /// The strengths of French units, added.
    pub fn strength(&self, state: &State, units: UnitSet) -> u8 {
        units.iter().map(|unit| self.face(state, unit).strength).sum()
    }

    /// The strengths of battalions, added.
    pub fn battalion_strength(&self, state: &State, battalions: BattalionSet) -> u8 {
        battalions.iter().map(|battalion| self.battalion_face(state, battalion).strength).sum()
    }

    /// 24.2: French units that are elite as they lie.
    pub(crate) fn elite(&self, state: &State, units: UnitSet) -> UnitSet {
        units.iter().filter(|unit| self.face(state, *unit).elite).collect()
    }

    /// 24.2: battalions that are elite as they lie.
    pub(crate) fn elite_battalions(&self, state: &State, battalions: BattalionSet) -> BattalionSet {
        let elite = |battalion: &Battalion| self.battalion_face(state, *battalion).elite;
        battalions.iter().filter(elite).collect()
    }

    /// 2.16: French units that do not move by themselves as they lie.
    pub(crate) fn static_units(&self, state: &State, units: UnitSet) -> UnitSet {
        units.iter().filter(|unit| self.face(state, *unit).is_static).collect()
    }

    /// 19.1: what a Mass Target result of guns and airstrikes means against a side in a space. Only
    /// battalions count, full or reduced.
    pub(crate) fn mass(&self, state: &State, side: Side, space: Space) -> Mass {
        let count = match side {
            Side::French => state.board.units(space).and(self.charts.battalion_sized).len(),
            Side::VietMinh => state.board.battalions_in(space).len(),
        };
        let limit = self.components.tables.constants.mass[side as usize];
        if count >= limit { Mass::Hit } else { Mass::Nothing }
    }

    /// 24.3: whether a fortification is in a space.
    pub(crate) fn is_fortified(&self, state: &State, space: Space) -> bool {
        state.board.units(space).meets(self.charts.fortifications)
    }

    /// 17.9: the column for fire at a side in a space.
    pub(crate) fn column(&self, state: &State, side: Side, space: Space) -> FireColumn {
        use crate::board::Trenches;
        match side {
            Side::French if self.is_fortified(state, space) => FireColumn::Defensive,
            Side::French => {
                self.components.tables.terrain[self.charts.terrain(space) as usize].column
            }
            // 17.10: the Assault Trenches are everywhere.
            Side::VietMinh if state.board.events.trenches == Trenches::Manned => {
                FireColumn::Defensive
            }
            Side::VietMinh => FireColumn::Open,
        }
    }
}
