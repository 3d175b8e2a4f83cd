//! The position a game is in: the start of the step of the sequence that is being played.
//!
//! A position knows no half-fought assault and no half-drawn divisions. Whoever is in the middle of an
//! assault is back where he came from; whatever was drawn before the first turn is drawn again.

use super::{Position, Progress};
use crate::Siege;
use crate::board::{Board, Place};
use crate::components::{Code, Side, Space};
use crate::flow::{Assault, Phase, State, Step};
use crate::rules::deployment;
use crate::sets::SpaceSet;

/// The position of a state.
pub(crate) fn of(rules: &Siege, state: &State) -> Position {
    let mut board = state.board.clone();
    for step in &state.steps {
        if let Step::Assault(assault) = step {
            break_off(rules, &mut board, assault);
        }
    }
    if state.phase == Phase::SetUp {
        board = placed_only(rules, &board);
    }
    // The game is over; a position says how it stands.
    let phase = if state.phase == Phase::Over { Phase::Advance } else { state.phase };
    let progress = Progress::of(state);
    Position { turn: state.turn, impulse: state.impulse, phase, board, progress }
}

/// The attackers of an assault go back.
fn break_off(rules: &Siege, board: &mut Board, assault: &Assault) {
    let space = assault.target;
    match assault.attacker {
        Side::French => {
            let to = Place::Space(refuge(rules, board, assault));
            for unit in board.all_units(Place::Space(space)).iter() {
                board.put(unit, to);
            }
        }
        Side::VietMinh => {
            let french = board.held().or(board.led());
            let blocked = |place: Place| place.space().is_some_and(|space| french.has(space));
            let base = Place::Base(assault.route);
            let to = if blocked(assault.from) { base } else { assault.from };
            for battalion in board.battalions(Place::Space(space)).iter() {
                board.put_battalion(battalion, to);
            }
        }
    }
}

/// Where French attackers came from, or the nearest space without enemies if some have fled there.
fn refuge(rules: &Siege, board: &Board, assault: &Assault) -> Space {
    let Place::Space(from) = assault.from else { return Space::CENTRAL };
    let free: SpaceSet = rules.charts.all.minus(board.swarmed());
    let near = free.iter().filter_map(|space| Some((rules.charts.distance(from, space)?, space)));
    near.min().map_or(from, |(_, space)| space)
}

/// The table before the first turn, with the start units that are placed.
fn placed_only(rules: &Siege, placed: &Board) -> Board {
    let mut board = deployment::table(rules).board;
    for unit in placed.units_on_map().or(rules.charts.leaders).iter() {
        let starts = rules.components.units[unit.slot()].code == Code::Start;
        if let (true, Some(space)) = (starts, placed.space_of(unit)) {
            board.put(unit, Place::Space(space));
        }
    }
    board
}
