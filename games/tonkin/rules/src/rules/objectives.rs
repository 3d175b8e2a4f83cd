//! 1.9 A: Political Objective-Markers, the real one and the rumour.

use kernel::{Scope, Sink};

use super::control;
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side};
use crate::event::{Event, Vp};
use crate::flow::{Play, State, Step};
use crate::refusal::No;
use crate::sets::HexSet;

/// VP-Hexes that are friendly to FEF and without a marker.
fn french_vp_hexes(rules: &Tonkin, state: &State) -> HexSet {
    let mut hexes =
        control::friendly_to_french(&rules.charts, &state.board).and(&rules.charts.ground.vp_hexes);
    for hex in state.objectives.at.into_iter().flatten() {
        hexes.remove(hex);
    }
    hexes
}

/// 1.9 A: at least 4 hexes from every VM regiment, or at least 4 steps of FEF units in the hex.
fn is_far(rules: &Tonkin, state: &State, hex: Hex) -> bool {
    let limits = &rules.components.tables.limits;
    let forces = &rules.charts.forces;
    let regiments = forces.regiments.iter().filter_map(|unit| state.board.hex_of(unit));
    let mut distances = regiments.map(|at| at.distance(hex));
    distances.all(|distance| distance >= usize::from(limits.rumour_distance))
        || is_held(rules, state, hex)
}

/// 1.9 A: whether at least 4 steps of FEF units are in a hex.
fn is_held(rules: &Tonkin, state: &State, hex: Hex) -> bool {
    let forces = &rules.charts.forces;
    let french = forces.side[Side::French as usize].and(&forces.fighting);
    let units = state.board.stack(hex).filter(|unit| french.has(*unit));
    let steps: u8 = units.map(|unit| state.board.steps(unit)).sum();
    steps >= rules.components.tables.limits.rumour_steps
}

/// Where the present marker may go.
fn open(rules: &Tonkin, state: &State) -> HexSet {
    let all = french_vp_hexes(rules, state);
    match state.top() {
        Step::PlaceObjectives { first: false, .. } => {
            let far: HexSet = all.iter().filter(|hex| is_far(rules, state, *hex)).collect();
            // Where no hex will do, any FEF-friendly VP-Hex does.
            if far.is_empty() { all } else { far }
        }
        _ => all,
    }
}

/// Where a marker goes on one click: a hex with so many FEF steps that it will do whatever VM units are
/// near, the one nearest to VM; of those the one with the most VP.
fn suggested(rules: &Tonkin, state: &State) -> Option<Hex> {
    let vm = state.board.occupied(Side::VietMinh);
    let nearest = |hex: Hex| vm.iter().map(|at| at.distance(hex)).min();
    let held = french_vp_hexes(rules, state);
    let held = held.iter().filter(|hex| is_held(rules, state, *hex));
    held.min_by_key(|hex| (nearest(*hex), std::cmp::Reverse(rules.charts.ground.vp(*hex)), *hex))
}

/// Places a marker where it is suggested, if it is; else the player is asked.
fn place_suggested<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if let (Step::PlaceObjectives { first, .. }, Some(hex)) =
        (play.state.top().clone(), suggested(play.rules, play.state))
    {
        play.pop();
        place(play, usize::from(!first), hex);
    }
}

/// Places both markers anew, without an assigned hex (T-10).
pub fn place_anew<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.state.objectives.at = [None; 2];
    push_questions(play, None);
}

/// Asks for the markers; one goes to the assigned hex by itself.
pub fn push_questions<S: Sink<Tonkin>>(play: &mut Play<'_, S>, assigned: Option<Hex>) {
    if french_vp_hexes(play.rules, play.state).len() < 2 {
        return;
    }
    play.push(Step::RealObjective);
    play.push(Step::PlaceObjectives { first: false, assigned: None });
    match assigned {
        Some(hex) => place(play, 0, hex),
        None => play.push(Step::PlaceObjectives { first: true, assigned: None }),
    }
}

fn place<S: Sink<Tonkin>>(play: &mut Play<'_, S>, marker: usize, hex: Hex) {
    play.state.objectives.at[marker] = Some(hex);
    play.tell(Event::ObjectivePlaced { hex });
}

/// Where markers may go, and which may be real.
pub fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    match (state.top(), scope) {
        (Step::RealObjective, _) => out.extend([Choice::Real(0), Choice::Real(1)]),
        (_, Scope::All) => {
            out.extend(rules.charts.ground.vp_hexes.iter().map(Choice::Objective));
            out.extend(suggested(rules, state).map(|_| Choice::Default));
        }
        (..) => out.extend(open(rules, state).iter().map(Choice::Objective)),
    }
}

/// Whether a marker may go there.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::RealObjective, Choice::Real(0 | 1)) => Ok(()),
        (Step::PlaceObjectives { .. }, Choice::Default) => {
            suggested(rules, state).map(|_| ()).ok_or(No::NotAsked)
        }
        (Step::PlaceObjectives { .. }, Choice::Objective(hex)) => {
            if state.objectives.at.contains(&Some(hex)) {
                Err(No::ObjectiveThere { hex })
            } else if !french_vp_hexes(rules, state).has(hex) {
                Err(No::NotFrenchVp { hex })
            } else if !open(rules, state).has(hex) {
                Err(No::RumourTooNear { hex })
            } else {
                Ok(())
            }
        }
        _ => Err(No::NotAsked),
    }
}

/// A marker is placed, or declared real.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    match (play.state.top().clone(), choice) {
        (Step::RealObjective, Choice::Real(real)) => {
            play.pop();
            play.state.objectives.real = real;
            let hex = play.state.objectives.at[usize::from(real & 1)];
            play.tell(Event::ObjectiveReal { hex });
        }
        (Step::PlaceObjectives { .. }, Choice::Default) => place_suggested(play),
        (Step::PlaceObjectives { first, .. }, Choice::Objective(hex)) => {
            play.pop();
            place(play, usize::from(!first), hex);
        }
        _ => (),
    }
}

/// 1.9 A: whether VM may pick the markers up now.
pub fn check_move(rules: &Tonkin, state: &State) -> Result<(), No> {
    if state.objectives.moved {
        return Err(No::ObjectivesMoved);
    }
    let on_map = state.objectives.at.iter().flatten().count();
    let free = french_vp_hexes(rules, state).len() + on_map;
    if on_map == 0 || free < 2 { Err(No::NotAsked) } else { Ok(()) }
}

/// 1.9 A: VM picks both up, for 5 VP.
pub fn pick_up<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let cost = play.rules.components.tables.limits.objective_move_vp;
    play.state.objectives.moved = true;
    play.change_level(i16::from(cost), Vp::MovedObjectives);
    place_anew(play);
}

/// 1.9 A: the real objective is shown and scored, both markers are removed.
pub fn score<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let objectives = play.state.objectives;
    let Some(hex) = objectives.at[usize::from(objectives.real & 1)] else { return };
    let vp = i16::from(play.rules.components.tables.limits.objective_vp);
    let taken = control::friendly_to_vm(&play.rules.charts, &play.state.board).has(hex);
    play.state.objectives.at = [None; 2];
    play.tell(Event::ObjectiveScored { hex, vietminh: taken });
    play.change_level(if taken { -vp } else { vp }, Vp::Objective(hex));
}
