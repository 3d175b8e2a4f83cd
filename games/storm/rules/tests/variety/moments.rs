//! What is told has been done: whoever looks at a moment sees the board as the event says it is.

use storm::components::Side;
use storm::event::Event;
use storm::flow::State;
use storm::sets::UnitSet;

/// Panics when the board is not yet, or no longer, as the event tells.
pub(crate) fn assert_done(state: &State, event: &Event) {
    let board = &state.board;
    let all_in = |side: Side, units: UnitSet, area| units.minus(board.units(side, area)).is_empty();
    let none_in = |side: Side, units: UnitSet, area| units.and(board.units(side, area)).is_empty();
    let fresh = |side: Side, units: UnitSet| units.and(board.fresh[side as usize]);
    let done = match *event {
        Event::Moved { side, units, from, to, .. } => {
            all_in(side, units, to) && none_in(side, units, from)
        }
        Event::Arrived { side, units, area } => {
            all_in(side, units, area) && fresh(side, units) == units
        }
        Event::Retreated { unit, from, to } => {
            let one = UnitSet::one(unit.index);
            all_in(unit.side, one, to) && none_in(unit.side, one, from)
        }
        Event::Eliminated { side, units, area } => {
            none_in(side, units, area) && units.minus(board.eliminated[side as usize]).is_empty()
        }
        Event::Spent { side, units, area } => {
            all_in(side, units, area) && fresh(side, units).is_empty()
        }
        Event::NoRoom { side, units } => units.minus(board.eliminated[side as usize]).is_empty(),
        Event::Control { area, to } => board.control(area) == to,
        Event::AssaultWon { target } => {
            board.control(target) == Side::VietMinh && board.occupied(Side::VietMinh).has(target)
        }
        Event::AssaultFailed { target } => board.occupied(Side::French).has(target),
        Event::Fires { target, .. }
        | Event::CardFires { target, .. }
        | Event::Assaults { target, .. } => {
            state.attack().is_some_and(|attack| attack.target == target)
        }
        Event::FireMarker { side, area } => board.fire[side as usize].has(area),
        Event::Sapped { area, level, .. } | Event::Dug { area, level, .. } => {
            board.trench(area) == level
        }
        Event::TrenchesCleared { area } => board.trench(area) == 0,
        Event::OutOfSupply { area } => board.out_of_supply.has(area),
        Event::Refreshed => board.out_of_supply.is_empty(),
        Event::Turn { turn } => state.turn == turn,
        _ => true,
    };
    assert!(done, "told before it was done: {event:?}");
}
