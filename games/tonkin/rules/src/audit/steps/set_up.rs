//! 9.0: the steps of the set-up wait in the order of the book, and nobody stands where others are to be put.

use super::{MANY, Stack};
use crate::components::Side;
use crate::flow::{
    FrenchSetUp, Phase, PlaceObjectives, SetUp, SetUpGcma, SetUpLosses, SetUpTieuDoans, Step,
};
use crate::rules::setting_up;
use crate::sets::UnitSet;

impl Stack<'_> {
    pub(super) fn is_set_up(&self, step: &SetUp) -> bool {
        let tieu_doans = |step: &Step| matches!(step, Step::SetUpTieuDoans(step) if step.next == 0);
        if !self.below.last().is_some_and(tieu_doans) || !self.is_room(Side::VietMinh, step.entry) {
            return false;
        }
        let rows = &self.rules.scenario().setup;
        let Some(row) = rows.get(usize::from(step.entry)) else {
            return usize::from(step.entry) == rows.len() && step.units.is_empty();
        };
        usize::from(step.placed) <= row.units.len()
            && step.units.len() == usize::from(step.placed)
            && self.stand_somewhere(step.units)
    }

    pub(super) fn is_french_set_up(&self, step: &FrenchSetUp) -> bool {
        let vm =
            |step: &Step| matches!(step, Step::SetUp(step) if step.entry == 0 && step.placed == 0);
        self.rules.generic
            && self.below.last().is_some_and(vm)
            && usize::from(step.entry) <= self.rules.scenario().setup.len()
            && step.placed < MANY
            && self.is_room(Side::French, step.entry)
    }

    pub(super) fn is_set_up_loss(&self, step: &SetUpLosses) -> bool {
        let row = self.rules.scenario().setup.get(usize::from(step.entry));
        matches!(self.below.last(), Some(Step::SetUp(_)))
            && row.is_some_and(|row| row.side == Side::VietMinh && step.lost <= row.losses)
            && self.stand_somewhere(step.units)
    }

    pub(super) fn are_tieu_doans_set_up(&self, step: &SetUpTieuDoans) -> bool {
        matches!(self.below.last(), Some(Step::PlaceObjectives(_)))
            && usize::from(step.next) <= self.rules.scenario().tieu_doans.len()
            && step.placed.len() <= usize::from(step.next)
    }

    pub(super) fn is_gcma_set_up(&self, step: SetUpGcma) -> bool {
        self.below.is_empty()
            && usize::from(step.next) <= self.rules.scenario().gcma.len()
            && (step.next == 0 || self.above.is_empty())
    }

    /// The markers come before GCMA; there is no other question about the first one in the set-up.
    pub(super) fn rests_on_gcma(&self, step: PlaceObjectives) -> bool {
        self.state.phase != Phase::SetUp
            || !step.first
            || matches!(self.below, [Step::SetUpGcma(_)])
    }

    /// VM units of the set-up that are on the map.
    fn stand_somewhere(&self, units: UnitSet) -> bool {
        units.minus(setting_up::named(self.rules, Side::VietMinh)).is_empty()
            && units.iter().all(|unit| self.state.board.hex_of(unit).is_some())
    }

    /// Whether no enemy stands in a hex that an entry from this one on names alone: its units are put there unasked.
    fn is_room(&self, side: Side, entry: u8) -> bool {
        let rows = self.rules.scenario().setup.iter().skip(usize::from(entry));
        let mut alone = rows.filter(|row| row.side == side && row.within == 0);
        alone.all(|row| !self.is_enemy(side, row.hex))
    }
}
