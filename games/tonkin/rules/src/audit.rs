//! Bookkeeping: every counter is in one place, and what is kept in step is in step.

use crate::Tonkin;
use crate::board::Place;
use crate::components::Side;
use crate::flow::{Phase, State, Step};
use crate::rules::control;

/// What is wrong with a state.
pub(crate) fn audit(rules: &Tonkin, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    if state.board.recomputed(&rules.charts) != state.board {
        wrong.push("the board does not know who occupies it".to_owned());
    }
    counters(rules, state, &mut wrong);
    stacks(rules, state, &mut wrong);
    markers(state, &mut wrong);
    let judged = control::friendly_to_vm(&rules.charts, &state.board);
    let over = matches!(state.top(), Step::Over(_));
    if state.phase != Phase::SetUp && !over && judged != state.owned {
        wrong.push("communities were not judged".to_owned());
    }
    wrong
}

/// Steps fit the place a counter is in.
fn counters(rules: &Tonkin, state: &State, wrong: &mut Vec<String>) {
    let forces = &rules.charts.forces;
    for unit in forces.fighting.iter() {
        let (steps, full) = (state.board.steps(unit), rules.charts.stats(unit).steps);
        let sound = match state.board.place(unit) {
            Place::Eliminated => steps == 0,
            Place::Map(_) | Place::Saigon => (1..=full).contains(&steps),
            Place::Pool | Place::Track(_) | Place::Box1 | Place::Box2 | Place::Ready => {
                steps == full
            }
        };
        if !sound {
            wrong.push(format!("{unit} has {steps} steps in {:?}", state.board.place(unit)));
        }
    }
    for unit in forces.staff.iter().filter(|unit| state.board.steps(*unit) != 0) {
        wrong.push(format!("{unit} has steps"));
    }
    for unit in forces.off_map.iter().filter(|unit| state.board.hex_of(*unit).is_some()) {
        wrong.push(format!("{unit} stands on the map"));
    }
}

/// No hex holds both sides; HQ and SD lie on top.
fn stacks(rules: &Tonkin, state: &State, wrong: &mut Vec<String>) {
    let [french, vm] = Side::BOTH.map(|side| *state.board.occupied(side));
    for hex in french.and(vm).iter() {
        wrong.push(format!("both sides stand in {hex}"));
    }
    for hex in french.or(vm).iter() {
        let mut units = state.board.stack(hex).map(|unit| rules.charts.forces.staff.has(unit));
        if units.any(|staff| !staff) && units.any(|staff| staff) {
            wrong.push(format!("HQ or SD lie under a unit in {hex}"));
        }
        if state.board.stack(hex).count() != state.board.units(hex).len() {
            wrong.push(format!("a counter lies twice in {hex}"));
        }
    }
}

/// Tracks stay within their ends.
fn markers(state: &State, wrong: &mut Vec<String>) {
    if state.hits >= 10 {
        wrong.push(format!("the hit track stands at {}", state.hits));
    }
    if !(-100..=100).contains(&state.vp) {
        wrong.push(format!("the VP-Level is {}", state.vp));
    }
    if state.points.iter().any(|points| *points > 10) {
        wrong.push(format!("{:?} Operation Points are left", state.points));
    }
}
