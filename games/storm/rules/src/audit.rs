//! What is wrong with a state: every unit, card and marker is somewhere, and only once; every id is one of the pack, every
//! track within its ends, and the steps can wait so. A state may come from outside: nothing in it is trusted.

mod steps;

use crate::Storm;
use crate::components::{Area, Kind, Side, Start};
use crate::flow::{State, Step};
use crate::sets::{AreaSet, Unit, UnitSet};

/// What is wrong with a state. What is looked up by ids comes after they are known to be good.
pub(crate) fn audit(rules: &Storm, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    tracks(rules, state, &mut wrong);
    markers(rules, state, &mut wrong);
    for side in Side::BOTH {
        units(rules, state, side, &mut wrong);
        stocks(rules, state, side, &mut wrong);
    }
    cards(rules, state, &mut wrong);
    if wrong.is_empty() {
        areas(rules, state, &mut wrong);
    }
    if wrong.is_empty() {
        steps::audit(rules, state, &mut wrong);
    }
    wrong
}

/// Turn, sides, bids and the last attack.
fn tracks(rules: &Storm, state: &State, wrong: &mut Vec<String>) {
    let tables = &rules.components.tables;
    if !(1..=tables.turns.len()).contains(&usize::from(state.turn)) {
        wrong.push(format!("there is no turn {}", state.turn));
    }
    if state.sides[0] == state.sides[1] {
        wrong.push("both seats are on one side".to_owned());
    }
    let most = tables.bid_max;
    if state.bids.iter().flatten().any(|bid| *bid > most)
        || state.needs > most.max(tables.victory_areas)
    {
        wrong.push(format!("the bids are {:?}, and {} areas are needed", state.bids, state.needs));
    }
    if let Some((area, _)) = state.last_attack
        && !is_on_map(rules, area)
    {
        wrong.push(format!("the last attack was on {area}"));
    }
}

/// Whether there is such an area; its number may be any.
fn is_on_map(rules: &Storm, area: Area) -> bool {
    rules.charts.all.iter().any(|one| one == area)
}

/// Markers and control are in areas of the map.
fn markers(rules: &Storm, state: &State, wrong: &mut Vec<String>) {
    let (board, all) = (&state.board, rules.charts.all);
    let [french, vietminh] = Side::BOTH.map(|side| board.occupied(side));
    let [french_fire, vietminh_fire] = board.fire;
    let sets = [french, vietminh, french_fire, vietminh_fire, board.lost_now, board.lost_before];
    let beside = |areas: AreaSet| !areas.minus(all).is_empty();
    if sets.into_iter().any(beside) || beside(board.out_of_supply) || !board.is_within(all) {
        wrong.push("a marker lies in no area".to_owned());
    }
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
    let on_map = seen_on_map(rules, state, side);
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
    let rows = &rules.components.units[side as usize];
    let all: UnitSet = (0..).zip(rows).map(|(index, _): (u8, _)| index).collect();
    if seen != all {
        wrong.push(format!("{} of {} {} units are somewhere", seen.len(), rows.len(), side.name()));
    }
    if !board.fresh[side as usize].minus(on_map).is_empty() {
        wrong.push(format!("a {} unit off the map is fresh", side.name()));
    }
}

/// Units wait only where they began.
fn stocks(rules: &Storm, state: &State, side: Side, wrong: &mut Vec<String>) {
    let (board, rows) = (&state.board, &rules.components.units[side as usize]);
    let begins = |wanted: fn(Start) -> bool| -> UnitSet {
        let those = (0..).zip(rows).filter(|(_, row)| wanted(row.start));
        those.map(|(index, _): (u8, _)| index).collect()
    };
    let waits = begins(|start| matches!(start, Start::Turn(_)));
    let is_beside = match side {
        Side::French => !board.star.minus(begins(|start| start == Start::Star)).is_empty(),
        Side::VietMinh => {
            !board.replacement_box.minus(begins(|start| start == Start::Box)).is_empty()
        }
    };
    if is_beside || !board.waiting[side as usize].minus(waits).is_empty() {
        wrong.push(format!("a {} unit waits where it never does", side.name()));
    }
}

/// The units of a side on the map.
fn seen_on_map(rules: &Storm, state: &State, side: Side) -> UnitSet {
    let areas = rules.charts.all.iter();
    areas.fold(UnitSet::NONE, |sum, area| sum.or(state.board.units(side, area)))
}

/// Every card is in one place.
fn cards(rules: &Storm, state: &State, wrong: &mut Vec<String>) {
    let cards = &state.cards;
    for kind in Kind::ALL {
        let piles = [cards.hand, cards.deck, cards.discards, cards.removed];
        let count: u32 = piles.iter().map(|pile| u32::from(pile.count(kind))).sum();
        if count != u32::from(rules.charts.copies(kind)) {
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
        let red = rules.charts.red.has(area);
        if red && (counts[Side::French as usize] > 0 || holder == Side::French) {
            wrong.push(format!("the French are in the red area {area}"));
        }
        if board.trench(area) > rules.components.tables.max_trench {
            wrong.push(format!("the trenches of {area} are too deep"));
        }
        if holder == Side::French && board.trench(area) > 0 {
            wrong.push(format!("{area} is French and has trenches"));
        }
    }
}
