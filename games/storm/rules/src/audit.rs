//! Bookkeeping: every unit, card and marker is somewhere, and only once.

use crate::Storm;
use crate::components::{Kind, Side};
use crate::flow::{State, Step};
use crate::sets::{Unit, UnitSet};

/// What is wrong with a state.
pub(crate) fn audit(rules: &Storm, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    for side in Side::BOTH {
        units(rules, state, side, &mut wrong);
    }
    cards(rules, state, &mut wrong);
    areas(rules, state, &mut wrong);
    wrong
}

/// Every unit of a side is in one place.
fn units(rules: &Storm, state: &State, side: Side, wrong: &mut Vec<String>) {
    let board = &state.board;
    let mut seen = UnitSet::NONE;
    let mut count = |place: &str, units: UnitSet| {
        for index in seen.and(units).iter() {
            wrong.push(format!("{} stands twice, also {place}", Unit::new(side, index)));
        }
        seen = seen.or(units);
    };
    for area in rules.charts.all.iter() {
        count("on the map", board.units(side, area));
    }
    count("on the track", board.waiting[side as usize]);
    count("among the lost", board.eliminated[side as usize]);
    match side {
        Side::French => count("with a star", board.star),
        Side::VietMinh => count("in the box", board.replacement_box),
    }
    for step in &state.steps {
        if let Step::Place(place) = step
            && place.side == side
        {
            count("arriving", place.units);
        }
    }
    let all = rules.components.units[side as usize].len();
    if usize::from(seen.len()) != all {
        wrong.push(format!("{} of {all} {} units are somewhere", seen.len(), side.name()));
    }
    let on_map =
        rules.charts.all.iter().fold(UnitSet::NONE, |sum, area| sum.or(board.units(side, area)));
    if !board.fresh[side as usize].minus(on_map).is_empty() {
        wrong.push(format!("a {} unit off the map is fresh", side.name()));
    }
}

/// Every card is in one place.
fn cards(rules: &Storm, state: &State, wrong: &mut Vec<String>) {
    let cards = &state.cards;
    for kind in Kind::ALL {
        let count = cards.hand.count(kind)
            + cards.deck.count(kind)
            + cards.discards.count(kind)
            + cards.removed.count(kind);
        if count != rules.charts.copies(kind) {
            wrong.push(format!("{count} cards {} are somewhere", kind.id()));
        }
    }
}

/// Stacking, control, trenches and markers hold together.
fn areas(rules: &Storm, state: &State, wrong: &mut Vec<String>) {
    let board = &state.board;
    let limit = rules.components.tables.stacking_limit;
    for area in rules.charts.all.iter() {
        let counts = Side::BOTH.map(|side| board.units(side, area).len());
        if counts.iter().any(|count| *count > limit) {
            wrong.push(format!("{counts:?} units stand in {area}"));
        }
        for side in Side::BOTH {
            if board.occupied(side).has(area) != (counts[side as usize] > 0) {
                wrong.push(format!("{area} does not know its {} units", side.name()));
            }
        }
        let holder = board.control(area);
        if counts[holder as usize] == 0 && counts[holder.enemy() as usize] > 0 {
            wrong.push(format!("{area} is held by nobody who controls it"));
        }
        if rules.charts.red.has(area) && counts[Side::French as usize] > 0 {
            wrong.push(format!("French units stand in the red area {area}"));
        }
        if board.trench(area) > rules.components.tables.max_trench {
            wrong.push(format!("the trenches of {area} are too deep"));
        }
        if holder == Side::French && board.trench(area) > 0 {
            wrong.push(format!("{area} is French and has trenches"));
        }
    }
}
