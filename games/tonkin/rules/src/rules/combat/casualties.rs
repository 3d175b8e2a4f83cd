//! 6.13: who takes which hit. The first comes from the leader, the second from tanks or DNA (4.0), the
//! rest is the owner's choice (T-33, T-48).

use kernel::Sink;
use kernel::flow::Flow;

use super::go;
use crate::Tonkin;
use crate::components::{Side, Trait, Unit};
use crate::event::Cause;
use crate::flow::{Combat, CombatStage, Play, State, Step};
use crate::rules::losses::Losing as _;
use crate::sets::UnitSet;

/// Units of a role that are still there. Role 0 attacks, role 1 defends.
pub(in crate::rules) fn pool(state: &State, combat: &Combat, role: usize) -> UnitSet {
    let units = if role == 0 { combat.attackers } else { combat.defenders };
    units.iter().filter(|unit| state.board.hex_of(*unit).is_some()).collect()
}

/// The units of which one must take the present hit: those that the rules name, else all that take part.
pub(in crate::rules) fn bearers(
    rules: &Tonkin,
    state: &State,
    combat: &Combat,
    role: usize,
) -> UnitSet {
    let pool = pool(state, combat, role);
    let leader = combat.leaders[role].filter(|unit| pool.has(*unit));
    let named = match combat.lost[role] {
        0 => leader.map_or(UnitSet::NONE, UnitSet::one),
        1 => second(rules, combat, role, &pool, leader),
        _ => UnitSet::NONE,
    };
    if named.is_empty() { pool } else { named }
}

/// 4.0: of two hits a participating tank or DNA takes the second, of several the owner's choice (T-48); one
/// that leads takes both, unless another can.
fn second(
    rules: &Tonkin,
    combat: &Combat,
    role: usize,
    pool: &UnitSet,
    leader: Option<Unit>,
) -> UnitSet {
    let side = if role == 0 { combat.side } else { combat.side.enemy() };
    let result = rules.charts.results.losses(combat.outcome)[role];
    // T-33: a retreat leaves one hit of two; an extra step for standing fast makes no second hit of one.
    let hits = result - u8::from(role == 1 && combat.retreated && result > 0);
    if side != Side::French || hits < 2 {
        return UnitSet::NONE;
    }
    let takes = |unit: &Unit| rules.charts.stats(*unit).traits.has(Trait::TakesSecondHit);
    let able: UnitSet = pool.iter().filter(takes).collect();
    let others = leader.map_or(able, |leader| able.minus(UnitSet::one(leader)));
    if others.is_empty() { able } else { others }
}

/// Takes hits that leave no choice.
pub(super) fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, role: usize) -> Flow {
    let bearers = bearers(play.rules, play.state, &combat, role);
    match (bearers.first(), bearers.len()) {
        (Some(_), 2..) if combat.left[role] > 0 => return Flow::Waits,
        (Some(unit), _) if combat.left[role] > 0 => take(play, combat, role, unit),
        _ => next(play, combat, role),
    }
    Flow::Goes
}

/// A unit takes a hit.
pub(super) fn take<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    combat: Combat,
    role: usize,
    unit: Unit,
) {
    let mut combat = combat;
    combat.left[role] -= 1;
    combat.lost[role] += 1;
    note_hero(play.state, &mut combat, unit);
    go(play, combat, combat.stage);
    play.lose_step(unit, Cause::Combat);
}

/// 6.16: notes that the unit of an officer lost a step.
pub(in crate::rules) fn note_hero(state: &State, combat: &mut Combat, unit: Unit) {
    for side in Side::BOTH {
        if state.heroes[side as usize].is_some_and(|hero| hero.with == Some(unit)) {
            combat.hero_hit[side as usize] = true;
        }
    }
}

/// All hits of a role are taken; a spirited leader loses one step more (6.12).
fn next<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, role: usize) {
    if role == 1 {
        return go(play, combat, CombatStage::HeroDice);
    }
    let mut combat = combat;
    let spirited = combat.leaders[0]
        .filter(|unit| combat.spirit > 0 && play.state.board.hex_of(*unit).is_some());
    if let Some(unit) = spirited {
        note_hero(play.state, &mut combat, unit);
    }
    go(play, combat, CombatStage::DefenderLosses);
    if let Some(unit) = spirited {
        play.lose_step(unit, Cause::Spirit);
    }
    debug_assert!(matches!(play.state.top(), Step::Combat(_)), "a combat goes on after its losses");
}
