//! What everything else uses as an index: units, squares, places, groups, markers. It is looked at first.

use crate::Company;
use crate::board::Place;
use crate::components::Side;
use crate::flow::State;
use crate::rules::bidding;
use crate::sets::{COLUMNS, MAX_UNITS, SQUARES, Square, SquareSet, Unit, UnitSet};

/// More calls than this are made in no turn.
const MOST_CALLS: u8 = 99;

/// Every id is one of the table, of the lists or of the mission.
pub(super) fn check(rules: &Company, state: &State, wrong: &mut Vec<String>) {
    if state.sides[0] == state.sides[1] || state.column >= COLUMNS {
        wrong.push("seats and column are not of this game".to_owned());
    }
    if state.bids.iter().flatten().any(|bid| *bid > bidding::MOST) {
        wrong.push("a bid is too high".to_owned());
    }
    let failed = Side::BOTH.iter().any(|side| are_known(rules, *side, state.failed));
    if !failed {
        wrong.push("nobody has failed so".to_owned());
    }
    if state.strikes > MOST_CALLS || state.casevacs > MOST_CALLS {
        wrong.push("there were too many calls".to_owned());
    }
    for side in Side::BOTH {
        bodies(rules, state, side, wrong);
    }
    let board = &state.board;
    let squares = [
        board.occupied(Side::WhiteStar),
        board.occupied(Side::Communist),
        board.open_foot,
        board.open_vehicles,
        board.peopled(),
        board.searched,
        state.interrogated,
    ];
    if !squares.into_iter().all(is_on_table) {
        wrong.push("a square is beyond the table".to_owned());
    }
    let in_order = board.dropped.is_sorted();
    if !in_order || !board.dropped.iter().all(|dropped| is_square(dropped.square)) {
        wrong.push("dropped caches lie beyond the table".to_owned());
    }
}

/// Bodies are somewhere, and sets of units name units of the list.
fn bodies(rules: &Company, state: &State, side: Side, wrong: &mut Vec<String>) {
    let (board, all) = (&state.board, rules.charts.all[side as usize]);
    for index in 0..MAX_UNITS as u8 {
        let unit = Unit::new(side, index);
        let body = board.body(unit);
        let known = [Place::OFF, Place::GONE, Place::LEFT].contains(&body.place);
        if !known && body.place.square().is_none() {
            wrong.push(format!("{unit} is nowhere"));
        }
        let carries = body.casualties > 0 || !body.caches.is_empty();
        if carries
            && (body.place.square().is_none() || side == Side::Communist && !body.caches.is_empty())
        {
            wrong.push(format!("{unit} carries what it cannot carry"));
        }
        if !all.has(index) && (body.place != Place::GONE || body.strength > 0) {
            wrong.push(format!("{unit} is in no list"));
        }
    }
    let mut sets = vec![board.on_table(side), state.marked[side as usize]];
    if side == Side::Communist {
        sets.extend([board.hidden, board.seen, board.away]);
    }
    if sets.iter().any(|set| !set.minus(all).is_empty()) {
        wrong.push(format!("units of {} are not in its list", side.name()));
    }
}

/// Whether a square is on the table.
pub(super) const fn is_square(square: Square) -> bool {
    square.index() < SQUARES
}

/// Whether all squares are on the table.
pub(super) fn is_on_table(squares: SquareSet) -> bool {
    squares.minus(Square::all().collect()).is_empty()
}

/// Whether a unit is in the list of its side.
pub(super) fn is_known(rules: &Company, unit: Unit) -> bool {
    usize::from(unit.index) < MAX_UNITS && rules.charts.all[unit.side as usize].has(unit.index)
}

/// Whether all units are in the list of a side.
pub(super) fn are_known(rules: &Company, side: Side, units: UnitSet) -> bool {
    units.minus(rules.charts.all[side as usize]).is_empty()
}
