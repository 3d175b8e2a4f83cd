//! 6.14: the DG rolls after combat.

use arrayvec::ArrayVec;
use kernel::{Ledger, Sink};

use super::strength::{self, HIGH_MORALE, LOW_MORALE, Modifier};
use crate::Tonkin;
use crate::components::{Side, Trait, Unit, Width};
use crate::event::Event;
use crate::flow::{Combat, Play, State};
use crate::sets::UnitSet;
use crate::sums::{Sum, Term};

/// What is added to the dice of both roles.
const SUMS: [Sum; 2] = [Sum::DgAttacker, Sum::DgDefender];

/// 6.14: the modifier by the best morale of a stack (T-41).
fn morale_modifier(rules: &Tonkin, best: u8) -> i8 {
    let drm = &rules.components.tables.dg_drm;
    match best {
        HIGH_MORALE.. => drm.morale_5,
        LOW_MORALE => drm.morale_2,
        ..LOW_MORALE => drm.morale_1,
        _ => 0,
    }
}

/// The best morale among the units of a stack that take part.
fn best_morale(rules: &Tonkin, state: &State, unit: Unit, company: &UnitSet) -> u8 {
    let Some(hex) = state.board.hex_of(unit) else { return 0 };
    let stack = state.board.stack(hex).filter(|other| company.has(*other));
    stack.map(|other| strength::morale(rules, state, other, company)).max().unwrap_or(0)
}

/// 6.14: all that is added to the die for one unit. Role 0 attacks, role 1 defends.
pub fn modifier(rules: &Tonkin, state: &State, combat: &Combat, role: usize, unit: Unit) -> i8 {
    modifiers(rules, state, combat, role, unit).iter().map(|(_, value)| *value).sum()
}

/// The same term by term.
pub(crate) fn modifiers(
    rules: &Tonkin,
    state: &State,
    combat: &Combat,
    role: usize,
    unit: Unit,
) -> ArrayVec<Modifier, 4> {
    let tables = &rules.components.tables;
    let company = if role == 0 { &combat.attackers } else { &combat.defenders };
    let row = tables.terrain.row(rules.charts.ground.terrain(combat.target));
    let stats = rules.charts.stats(unit);
    let exempt =
        row.dg_exempt && (stats.side == Side::VietMinh || stats.traits.has(Trait::NoForestDg));
    let mut list = ArrayVec::new();
    let mut add = |term, value: i8| {
        if value != 0 {
            list.push((term, value));
        }
    };
    add(Term::Terrain { of: SUMS[role] }, if exempt { 0 } else { row.dg_drm[role] });
    let morale = morale_modifier(rules, best_morale(rules, state, unit, company));
    add(Term::StackMorale, morale);
    let trenches = &state.board.trenches[combat.side.enemy() as usize];
    if role == 1 && trenches.has(combat.target) {
        add(Term::Trench { of: SUMS[role] }, tables.terrain.trench_dg_drm);
    }
    if role == 0 && strength::river(rules, state, combat) == Some(Width::Major) {
        add(Term::DgRiver, tables.terrain.river(Width::Major).dg_drm);
    }
    list
}

/// The sums behind the DG dice of both sides, for their leading units.
pub(crate) fn ledgers(rules: &Tonkin, state: &State, combat: &Combat) -> Vec<Ledger> {
    let of = |role: usize| {
        let mut ledger = Ledger::of(&SUMS[role]);
        let leader = combat.leaders[role]?;
        for (term, value) in modifiers(rules, state, combat, role, leader) {
            ledger.add_term(value, &term);
        }
        Some(ledger)
    };
    [0, 1].into_iter().filter_map(of).collect()
}

/// 6.14: both dice have fallen; units that reach their number become DG, SD and HQ of the defender too.
pub(crate) fn rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: &Combat, dice: [u8; 2]) {
    play.tell(Event::DgRolled { attacker: dice[0], defender: dice[1] });
    let numbers = play.rules.charts.results.dg_number(combat.outcome);
    let staff = play.state.board.units(combat.target).and(play.rules.charts.forces.staff);
    let groups = [combat.attackers, combat.defenders.or(staff)];
    let mut fallen = [UnitSet::NONE; 2];
    for role in [0, 1] {
        fallen[role] = groups[role]
            .iter()
            .filter(|unit| !play.state.board.is_dg(*unit))
            .filter(|unit| {
                let drm = modifier(play.rules, play.state, combat, role, *unit);
                dice[role] as i8 + drm >= numbers[role] as i8
            })
            .collect();
    }
    for (role, side) in [(0, combat.side), (1, combat.side.enemy())] {
        play.state.last.dg[side as usize] |= !fallen[role].is_empty();
        disorganize(play, fallen[role]);
    }
}

/// Puts DG-Markers on units and tells it hex by hex.
pub(crate) fn disorganize<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet) {
    for unit in units.iter() {
        play.state.board.disorganize(&play.rules.charts, unit);
    }
    for hex in play.state.board.hexes_of(&units).iter() {
        let here: UnitSet =
            units.iter().filter(|unit| play.state.board.is_in(*unit, hex)).collect();
        let vm = play.rules.charts.forces.side[Side::VietMinh as usize];
        let seen = crate::view::visible(play.rules, play.state);
        let open = here.minus(vm).or(here.and(vm).and(seen));
        play.tell(Event::Disorganised { hex, units: open });
    }
}
