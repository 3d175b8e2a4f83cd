//! Chapter 11.0, French supply.
//!
//! Two dice and the airfield areas the Viet Minh hold tell how many French areas are out of supply; the
//! Viet Minh choose them (S-23).

use kernel::{Scope, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Side};
use crate::event::Event;
use crate::flow::{Flow, Play, State, Step, Window, WindowKind};
use crate::refusal::No;
use crate::sets::AreaSet;

/// What is added to the dice.
pub fn modifier(rules: &Storm, state: &State) -> u8 {
    let tables = &rules.components.tables;
    let held = |areas| state.board.controlled(Side::VietMinh, areas).len();
    held(rules.charts.runway) * tables.supply_per_runway
        + held(rules.charts.green) * tables.supply_per_green
}

/// The supply table.
pub fn areas_out(rules: &Storm, total: u8) -> u8 {
    let mut rows = rules.components.tables.supply.iter();
    rows.find(|row| (row.min..=row.max).contains(&total)).map_or(0, |row| row.areas)
}

/// The dice have fallen; Heavy Flak may follow (W8).
pub fn rolled<S: Sink<Storm>>(play: &mut Play<'_, S>, roll: u8) {
    let modifier = modifier(play.rules, play.state);
    let areas = areas_out(play.rules, roll + modifier);
    play.pop();
    play.push(Step::SupplyMark { left: areas });
    let window = Window { kind: WindowKind::W8, ask: Side::VietMinh, declined: 0 };
    play.push(Step::Window(window));
    play.tell(Event::SupplyRolled { roll, modifier, areas });
}

/// Areas that may still be marked: those with French units.
fn open_areas(state: &State) -> AreaSet {
    state.board.occupied(Side::French).minus(state.board.out_of_supply)
}

/// Whether there is an area that would not be marked anyway, for Heavy Flak.
pub fn is_area_left(state: &State) -> bool {
    let marks = state.steps.iter().find_map(|step| match step {
        Step::SupplyMark { left } => Some(*left),
        _ => None,
    });
    open_areas(state).len() > marks.unwrap_or(0)
}

/// Marks by itself when there is nothing to choose. The number is not optional.
pub fn run_mark<S: Sink<Storm>>(play: &mut Play<'_, S>, left: u8) -> Flow {
    let open = open_areas(play.state);
    if left > 0 && open.len() > left {
        return Flow::Waits;
    }
    play.pop();
    if left > 0 {
        open.iter().for_each(|area| mark(play, area));
    }
    Flow::Goes
}

fn mark<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area) {
    play.state.board.out_of_supply.insert(area);
    play.tell(Event::OutOfSupply { area });
}

/// The answers.
pub fn candidates(rules: &Storm, state: &State, left: u8, scope: Scope, out: &mut Vec<Choice>) {
    match scope {
        Scope::All => out.extend(rules.charts.all.iter().map(Choice::Mark)),
        Scope::Canonical => {
            // Ascending, with enough areas left for the markers to come. Areas marked in another order
            // may leave only lower ones.
            let open = open_areas(state);
            let last = state.board.out_of_supply.iter().last().unwrap_or(Area(0));
            let higher: AreaSet = open.iter().filter(|area| *area > last).collect();
            let areas = if higher.len() < left { open } else { higher };
            let spare = (areas.len() + 1).saturating_sub(left);
            out.extend(areas.iter().take(usize::from(spare)).map(Choice::Mark));
        }
    }
}

/// Whether an area may be marked.
pub fn check(state: &State, area: Area) -> Result<(), No> {
    if state.board.out_of_supply.has(area) {
        return Err(No::SupplyMarked { area });
    }
    if !state.board.occupied(Side::French).has(area) {
        return Err(No::SupplyNobody { area });
    }
    Ok(())
}

/// An area is marked.
pub fn apply<S: Sink<Storm>>(play: &mut Play<'_, S>, left: u8, area: Area) {
    play.pop();
    play.push(Step::SupplyMark { left: left - 1 });
    mark(play, area);
}
