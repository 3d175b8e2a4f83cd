//! How strong pieces and forces are.

use siege::Siege;
use siege::components::{Battalion, Side, Space, Unit};
use siege::flow::State;

/// The strength of a French unit as it stands.
pub(super) fn unit(rules: &Siege, state: &State, unit: Unit) -> i64 {
    let [full, reduced] = rules.charts.faces(unit);
    let face = if state.board.reduced.has(unit) { reduced } else { full };
    i64::from(face.strength)
}

/// Whether a unit cannot move as it stands.
pub(super) fn is_static(rules: &Siege, state: &State, unit: Unit) -> bool {
    let [full, reduced] = rules.charts.faces(unit);
    if state.board.reduced.has(unit) { reduced.is_static } else { full.is_static }
}

/// The strength of a battalion as it stands.
pub(super) fn battalion(rules: &Siege, state: &State, battalion: Battalion) -> i64 {
    let [full, reduced] = rules.charts.battalion_faces(battalion);
    let face = if state.board.weakened.has(battalion) { reduced } else { full };
    i64::from(face.strength)
}

/// The strength of a side in a space. French guns fight only when assaulted, and count little.
pub(super) fn force(rules: &Siege, state: &State, side: Side, space: Space) -> i64 {
    match side {
        Side::French => {
            let units = state.board.units(space).minus(rules.charts.artillery);
            units.iter().map(|piece| unit(rules, state, piece)).sum()
        }
        Side::VietMinh => {
            let battalions = state.board.battalions_in(space);
            battalions.iter().map(|piece| battalion(rules, state, piece)).sum()
        }
    }
}

/// How things stand for the French: morale, ground, strength.
pub(super) fn standing(rules: &Siege, state: &State) -> i64 {
    let board = &state.board;
    let lost = rules.charts.entrenchments.and(board.vietminh_control).len();
    let central = i64::from(board.vietminh_control.has(Space::CENTRAL));
    let units: i64 = board.units_on_map().iter().map(|piece| unit(rules, state, piece)).sum();
    units - 30 * i64::from(board.tracks.morale) - 20 * i64::from(lost) - 1_000 * central
}
