//! 6.5, 6.15: where units retreat.

use super::limits;
use super::paths::{Mover, Pace, Season, Way};
use crate::Tonkin;
use crate::components::{Hex, Trait, Unit};
use crate::flow::{Combat, State};
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// T-43: the neighbouring hexes into which a unit may retreat: no enemy, and closed neither by 3.8 nor by
/// terrain. ZoC does not matter.
pub(crate) fn ways(rules: &Tonkin, state: &State, unit: Unit, from: Hex) -> HexSet {
    let (charts, board) = (&rules.charts, &state.board);
    let way = if charts.forces.dna.has(unit) { Way::Water } else { Way::Land };
    let one = UnitSet::one(unit);
    let mover = Mover::new(charts, board, &one, way, Pace::Plain, Season::Dry, 0);
    let enemy = board.occupied(charts.stats(unit).side.enemy());
    let open = from.neighbours().filter(|(direction, to)| {
        !enemy.has(*to)
            && limits::may_stop(rules, unit, *to)
            && mover.step(charts, board, from, *direction).is_ok()
    });
    open.map(|(_, to)| to).collect()
}

/// Whether a unit may retreat to a hex.
pub(crate) fn check(
    rules: &Tonkin,
    state: &State,
    unit: Unit,
    from: Hex,
    to: Hex,
) -> Result<(), No> {
    if ways(rules, state, unit, from).has(to) { Ok(()) } else { Err(No::Retreat { hex: to }) }
}

/// 6.5: units that may retreat before combat.
pub(crate) fn slippers(rules: &Tonkin, state: &State, combat: &Combat) -> UnitSet {
    let units = state.board.stack(combat.target);
    units.filter(|unit| check_slip(rules, state, combat, *unit).is_ok()).collect()
}

/// 6.5, 7.5: whether a unit may retreat before combat.
pub(crate) fn check_slip(
    rules: &Tonkin,
    state: &State,
    combat: &Combat,
    unit: Unit,
) -> Result<(), No> {
    let board = &state.board;
    let able = rules.charts.stats(unit).traits.has(Trait::RetreatBeforeCombat)
        && board.is_in(unit, combat.target)
        && !board.is_dg(unit)
        && !board.is_oos(unit)
        && !combat.slipped.has(unit)
        && !ways(rules, state, unit, combat.target).is_empty();
    if able { Ok(()) } else { Err(No::Slip { unit }) }
}

/// 6.15: defenders that can retreat after combat: all but SDs that have somewhere to go.
pub(crate) fn able(rules: &Tonkin, state: &State, combat: &Combat) -> UnitSet {
    let dumps = &rules.charts.forces.sds[combat.side.enemy() as usize];
    let units = state.board.stack(combat.target).filter(|unit| !dumps.has(*unit));
    units.filter(|unit| !ways(rules, state, *unit, combat.target).is_empty()).collect()
}

/// 6.15: whether the defender may retreat: somebody who takes part can. An HQ only goes along.
pub(crate) fn is_possible(rules: &Tonkin, state: &State, combat: &Combat) -> bool {
    able(rules, state, combat).meets(combat.defenders)
}
