//! 4.0: the engineer builds Road-Markers.

use kernel::Sink;

use crate::Tonkin;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Movement, Play, State};
use crate::refusal::No;

/// 4.0: whether a Road-Marker is left beside the map.
fn has_road_marker(rules: &Tonkin, state: &State) -> bool {
    state.board.road_markers.len() < usize::from(rules.components.road_markers)
}

/// 4.0: what the engineer may do: build, or take a Road-Marker from elsewhere.
pub(crate) fn build_candidates(rules: &Tonkin, state: &State, out: &mut Vec<Choice>) {
    let there = rules.charts.forces.engineer.and_then(|unit| state.board.hex_of(unit));
    let Some(hex) = there else { return };
    if has_road_marker(rules, state) {
        out.push(Choice::Build(hex));
    } else {
        out.extend(state.board.road_markers.iter().map(|from| Choice::BuildFrom(hex, from)));
    }
}

/// 4.0: the engineer builds where it stands, instead of moving.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
pub(crate) fn check_build(
    rules: &Tonkin,
    state: &State,
    movement: &Movement,
    choice: Choice,
) -> Result<(), No> {
    let unit = rules.charts.forces.engineer.ok_or(No::NotAsked)?;
    let hex = state.board.hex_of(unit).ok_or(No::NotAsked)?;
    if movement.moved.has(unit) {
        return Err(No::HasMoved { unit });
    }
    if movement.at.is_some_and(|at| at != hex) {
        return Err(No::EngineerElsewhere { hex });
    }
    if state.board.road_markers.has(hex) {
        return Err(No::RoadMarkerThere { hex });
    }
    let spare = has_road_marker(rules, state);
    match choice {
        Choice::Build(at) if at == hex && spare => Ok(()),
        Choice::BuildFrom(at, _) if at == hex && spare => Err(No::RoadMarkerLeft { hex }),
        Choice::BuildFrom(at, from) if at == hex && state.board.road_markers.has(from) => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// 4.0: a Road-Marker is built; all other units have moved by now.
pub(crate) fn build<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    let engineer = play.rules.charts.forces.engineer;
    let Some(hex) = engineer.and_then(|unit| play.state.board.hex_of(unit)) else { return };
    let from = if let Choice::BuildFrom(_, from) = choice { Some(from) } else { None };
    if let Some(from) = from {
        play.state.board.road_markers.remove(from);
    }
    play.state.board.road_markers.insert(hex);
    play.tell(Event::RoadBuilt { hex, from });
}
