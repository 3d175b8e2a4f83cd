//! Chapter 12.0, replacements and reinforcements.
//!
//! In the end phase units arrive, fresh, Viet Minh first. The Viet Minh place in their own areas, or in
//! an empty French one that a chain of their areas links with the edge of the map.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};

use crate::Storm;
use crate::board::Board;
use crate::choice::Choice;
use crate::components::{Area, Side};
use crate::event::Event;
use crate::flow::{Fiddles, Place, Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{Changes, class_of, one_of_each};
use crate::sets::{AreaSet, Unit, UnitSet};
use crate::versions;

/// 12.1: the replacement roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReplacementDie;

impl StepRules<Storm> for ReplacementDie {
    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        Next::dice(Ask::Replacements, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        // The units arrive with the reinforcements.
        let die = roll.first();
        play.pop();
        let count = play.rules.components.tables.replacements[usize::from(die - 1)];
        let units = take_from_box(play, count);
        for step in &mut play.state.steps {
            if let Step::Place(place) = step
                && place.side == Side::VietMinh
            {
                place.units = place.units.or(units);
            }
        }
        play.tell(Event::ReplacementsRolled { die, units: units.len() });
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // S-78: no die is rolled that cannot matter.
        let empty = play.state.board.replacement_box.is_empty();
        if rolls_replacements(play.rules, play.state) && !empty {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

impl StepRules<Storm> for Place {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        let prompt = Prompt::Place { units: self.units.len(), picked: self.picked };
        Next::ask(state.seat(self.side), prompt)
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        candidates(rules, state, self, scope, out);
    }

    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check(rules, state, self, *choice)
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        apply(play, *self, choice);
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Asks while units wait; those with nowhere to go are eliminated (12.3).
        if self.units.is_empty() {
            play.pop();
            return Flow::Goes;
        }
        if !open_areas(play.rules, play.state, self.side).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        let lost = &mut play.state.board.eliminated[self.side as usize];
        *lost = lost.or(self.units);
        play.tell(Event::NoRoom { side: self.side, units: self.units });
        Flow::Goes
    }
}

/// 12.1: whether the Viet Minh roll at all.
pub(crate) fn rolls_replacements(rules: &Storm, state: &State) -> bool {
    state.turn != rules.components.tables.no_replacements_turn && !state.board.no_replacements
}

/// Takes units out of the box, as many as are left if fewer.
fn take_from_box<S: Sink<Storm>>(play: &mut Play<'_, S>, count: u8) -> UnitSet {
    let stock = &mut play.state.board.replacement_box;
    let units: UnitSet = stock.iter().take(usize::from(count)).collect();
    *stock = stock.minus(units);
    units
}

/// VM-15: units into one area; no replacement roll this turn (S-26).
pub(crate) fn emergency<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area) {
    let units = take_from_box(play, play.rules.components.card_values.emergency_units);
    play.state.board.no_replacements = true;
    arrive(play, Side::VietMinh, units, area);
}

/// Units come onto the map, fresh (S-28).
fn arrive<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side, units: UnitSet, area: Area) {
    play.change(Event::Arrived { side, units, area }, |board| {
        board.refresh(side, units);
        for index in units.iter() {
            board.put(Unit::new(side, index), area);
        }
    });
}

/// 12.3 b, S-27: those of these Viet Minh areas that a chain of them links with the edge of the map.
fn linked(rules: &Storm, own: AreaSet) -> AreaSet {
    let mut linked = own.and(rules.charts.edge);
    loop {
        let near = linked.iter().fold(linked, |sum, area| sum.or(rules.charts.adjacent(area)));
        let more = near.and(own);
        if more == linked {
            return linked;
        }
        linked = more;
    }
}

/// 12.3 b: the French areas without units beside a chain of these Viet Minh areas.
fn beside_chain(rules: &Storm, board: &Board, own: AreaSet) -> AreaSet {
    let chain = linked(rules, own).iter();
    let reach = chain.fold(AreaSet::NONE, |sum, area| sum.or(rules.charts.adjacent(area)));
    reach.minus(own).minus(board.occupied(Side::French)).minus(board.occupied(Side::VietMinh))
}

/// The areas the Viet Minh control.
fn own_areas(rules: &Storm, board: &Board) -> AreaSet {
    board.controlled(Side::VietMinh, rules.charts.all)
}

/// Whether units of a side may be placed in an area.
pub fn check_area(
    rules: &Storm,
    state: &State,
    side: Side,
    area: Area,
    count: u8,
) -> Result<(), No> {
    let own = state.board.control(area) == side;
    match side {
        Side::French if !own => return Err(No::PlaceControl { area }),
        Side::VietMinh if !own => {
            if Side::BOTH.into_iter().any(|side| state.board.occupied(side).has(area)) {
                return Err(No::PlaceOccupied { area });
            }
            let chain = linked(rules, own_areas(rules, &state.board));
            if chain.and(rules.charts.adjacent(area)).is_empty() {
                return Err(No::PlaceChain { area });
            }
        }
        Side::French | Side::VietMinh => (),
    }
    let limit = rules.components.tables.stacking_limit;
    let units = state.board.units(side, area).len() + count;
    if units > limit { Err(No::PlaceStacking { area, units, limit }) } else { Ok(()) }
}

/// All areas where a unit of a side may be placed.
fn open_areas(rules: &Storm, state: &State, side: Side) -> AreaSet {
    let board = &state.board;
    let limit = rules.components.tables.stacking_limit;
    let mut open = board.controlled(side, rules.charts.all);
    if side == Side::VietMinh {
        open = open.or(beside_chain(rules, board, open));
    }
    open.iter().filter(|area| board.units(side, *area).len() < limit).collect()
}

/// The units that the next placement puts down: those picked, or the first that waits.
pub(crate) fn next_units(rules: &Storm, place: &Place) -> UnitSet {
    if !place.picked.is_empty() {
        return place.picked;
    }
    let first = one_of_each(rules, place.side, place.units, 0).next();
    first.map_or(UnitSet::NONE, |unit| UnitSet::one(unit.index))
}

/// The answers.
fn candidates(rules: &Storm, state: &State, place: &Place, scope: Scope, out: &mut Vec<Choice>) {
    match scope {
        Scope::All => {
            out.extend(rules.charts.all.iter().map(Choice::Place));
            let unit = |index| Unit::new(place.side, index);
            let open = place.units.minus(place.picked);
            out.extend(open.iter().map(|index| Choice::Pick(unit(index))));
            out.extend(place.picked.iter().map(|index| Choice::Drop(unit(index))));
            out.extend([Choice::PickAll, Choice::DropAll]);
        }
        Scope::Canonical => canonical(rules, state, place, out),
    }
}

/// Units go in the order of their classes, but for one of a later class that opens areas to those who follow, and
/// where there is no room for all. Units that are alike go to areas in ascending order, but for areas that the one
/// before has opened.
fn canonical(rules: &Storm, state: &State, place: &Place, out: &mut Vec<Choice>) {
    let (side, board) = (place.side, &state.board);
    let Some(first) = one_of_each(rules, side, place.units, 0).next() else { return };
    let units = next_units(rules, place);
    let class = units.first().map_or(0, |index| class_of(rules, Unit::new(side, index)));
    let room = |area: &Area| {
        rules.components.tables.stacking_limit.saturating_sub(board.units(side, *area).len())
    };
    let all_open = open_areas(rules, state, side);
    let open: AreaSet = all_open.iter().filter(|area| room(area) >= units.len()).collect();
    let is_short = all_open.iter().map(|area| u16::from(room(&area))).sum::<u16>()
        < u16::from(place.units.len());
    let openers: AreaSet = open.iter().filter(|area| opens(rules, board, side, *area)).collect();
    let is_ahead = class > class_of(rules, first) && !is_short && !openers.is_empty();
    let areas = if is_ahead { openers } else { open };
    let ascending: AreaSet = match place.last.filter(|(_, last, _)| *last == class) {
        Some((low, _, before)) => {
            areas.iter().filter(|area| *area >= low || !before.has(*area)).collect()
        }
        None => areas,
    };
    let areas = if ascending.is_empty() { areas } else { ascending };
    out.extend(areas.iter().map(Choice::Place));
    let complete = rules.version >= versions::COMPLETE_LISTS;
    if complete && place.picked.is_empty() && (is_short || !openers.is_empty()) {
        out.extend(one_of_each(rules, side, place.units, class + 1).map(Choice::Pick));
    }
}

/// Whether a unit in an area opens others to those that follow: it takes it, and the chain goes on from there (S-27).
fn opens(rules: &Storm, board: &Board, side: Side, area: Area) -> bool {
    let own = own_areas(rules, board);
    if side == Side::French || own.has(area) {
        return false;
    }
    let more = beside_chain(rules, board, own.or(AreaSet::from_iter([area])));
    !more.minus(beside_chain(rules, board, own)).is_empty()
}

/// Whether an answer is legal.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
fn check(rules: &Storm, state: &State, place: &Place, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Place(area) => {
            let count = next_units(rules, place).len();
            check_area(rules, state, place.side, area, count)
        }
        Choice::Pick(unit) if place.picked.has(unit.index) => Err(No::NotAsked),
        Choice::Drop(unit) if !place.picked.has(unit.index) => Err(No::NotAsked),
        Choice::DropAll if place.picked.is_empty() => Err(No::NobodyToPlace),
        Choice::Pick(_) => {
            check_together(rules, state, place.side, place.picked.len() + 1)?;
            place.fiddles.check(No::Fiddled)
        }
        Choice::PickAll => {
            check_together(rules, state, place.side, place.units.len())?;
            place.fiddles.check(No::Fiddled)
        }
        Choice::Drop(_) | Choice::DropAll => place.fiddles.check(No::Fiddled),
        _ => Err(No::NotAsked),
    }
}

/// Whether so many units can be placed together anywhere.
fn check_together(rules: &Storm, state: &State, side: Side, units: u8) -> Result<(), No> {
    let mut areas = rules.charts.all.iter();
    if areas.any(|area| check_area(rules, state, side, area, units).is_ok()) {
        Ok(())
    } else {
        Err(No::PlaceTogether { units })
    }
}

/// Carries an answer out.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice is legal here")]
fn apply<S: Sink<Storm>>(play: &mut Play<'_, S>, place: Place, choice: Choice) {
    let mut place = place;
    let mut landing = None;
    match choice {
        Choice::Pick(unit) => place.picked.insert(unit.index),
        Choice::Drop(unit) => place.picked.remove(unit.index),
        Choice::PickAll => place.picked = place.units,
        Choice::DropAll => place.picked = UnitSet::NONE,
        Choice::Place(area) => {
            let units = next_units(play.rules, &place);
            let class =
                units.first().map_or(0, |index| class_of(play.rules, Unit::new(place.side, index)));
            let before = open_areas(play.rules, play.state, place.side);
            place.units = place.units.minus(units);
            place.picked = UnitSet::NONE;
            place.last = Some((area, class, before));
            place.fiddles = Fiddles::NONE;
            landing = Some((units, area));
        }
        _ => (),
    }
    if landing.is_none() {
        place.fiddles.count();
    }
    play.pop();
    play.push(Step::Place(place));
    if let Some((units, area)) = landing {
        arrive(play, place.side, units, area);
    }
}
