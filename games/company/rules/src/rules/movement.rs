//! Chapter X10, moving, and X7.4, leaving the table.

use kernel::Sink;

use crate::Company;
use crate::board::{Caches, Place};
use crate::components::{Objective, Side};
use crate::event::Event;
use crate::flow::{PickUp, Play, State, Step, Trap};
use crate::refusal::No;
use crate::rules::{Reveals, reactions, traps};
use crate::sets::{Square, Unit};

/// X10.1: whether a unit may move into a square.
pub(crate) fn check(rules: &Company, state: &State, unit: Unit, to: Square) -> Result<(), No> {
    let Some(from) = state.board.square(unit) else { return Err(No::OffTable) };
    if !rules.charts.near(from).has(to) {
        return Err(No::NotNext { square: to });
    }
    check_free(rules, state, unit, to)
}

/// X1.4: no enemy there, and room for the unit.
pub fn check_free(rules: &Company, state: &State, unit: Unit, to: Square) -> Result<(), No> {
    if state.board.occupied(unit.side.enemy()).has(to) {
        return Err(No::EnemyThere { square: to });
    }
    if state.board.has_room(rules, unit, to) { Ok(()) } else { Err(No::Stacking { square: to }) }
}

/// A unit stands in a square it has come into: White Star scouts, foot picks caches up.
pub(crate) fn arrive<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, to: Square) {
    if unit.side == Side::WhiteStar {
        play.scout(to);
        if !play.rules.charts.stats(unit).is_vehicle() && !play.state.board.dropped.is_empty() {
            play.push(Step::PickUp(PickUp { unit }));
        }
    }
}

/// A move action is carried out: shown units, caches, trap, opportunity shooting, in that order (S-59).
pub fn perform<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, to: Square) {
    let Some(from) = play.state.board.square(unit) else { return };
    play.state.board.put(play.rules, unit, Place::on(to));
    play.tell(Event::Moved { unit, from, to });
    let entered = play.state.acting_mut().map_or(0, |acting| {
        acting.entered += 1;
        acting.entered
    });
    if unit.side == Side::WhiteStar {
        play.scout(to);
    }
    reactions::open_opportunity(play, unit, to);
    if traps::is_trapped(play.rules, unit, entered) {
        play.push(Step::Trap(Trap { unit, exploded: false }));
    }
    let picks_up = unit.side == Side::WhiteStar && !play.rules.charts.stats(unit).is_vehicle();
    if picks_up && !play.state.board.dropped.is_empty() {
        play.push(Step::PickUp(PickUp { unit }));
    }
}

/// X7.4: whether a unit may leave the table.
pub(crate) fn check_leave(rules: &Company, state: &State, unit: Unit) -> Result<(), No> {
    let Objective::Exit { edge, .. } = rules.mission.objective else { return Err(No::Exit) };
    if unit.side != Side::WhiteStar {
        return Err(No::Exit);
    }
    match state.board.square(unit) {
        Some(square) if edge.squares().has(square) => Ok(()),
        Some(_) | None => Err(No::NotAtExit),
    }
}

/// X7.4: a unit leaves; its markers count as evacuated and its caches as carried (X7.3).
pub(crate) fn leave<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    let is_vehicle = play.rules.charts.stats(unit).is_vehicle();
    let body = play.state.board.body_mut(unit);
    let (casualties, caches, strength) = (body.casualties, body.caches, body.strength);
    body.casualties = 0;
    body.caches = Caches::default();
    let tally = &mut play.state.tally;
    tally.evacuated = tally.evacuated.saturating_add(casualties);
    tally.carried_off.add_all(caches);
    let (kind, count) = if is_vehicle { (1, strength) } else { (0, 1) };
    tally.left[kind] = tally.left[kind].saturating_add(count);
    play.state.board.put(play.rules, unit, Place::LEFT);
    play.state.marked[unit.side as usize].remove(unit.index);
    play.tell(Event::Left { unit });
}
