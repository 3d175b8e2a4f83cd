//! Bookkeeping: every piece, load and marker is somewhere it can be.

use crate::Siege;
use crate::board::{AirBox, GunBox, Place};
use crate::components::{Aircraft, Battalion, Division, Marker, Side, Unit};
use crate::flow::{Phase, State, Step};
use crate::sets::BattalionSet;

mod drafts;
mod shape;
mod steps;

/// What is wrong with a state. It may have been written by anybody: nothing is looked up before it is sure that it is
/// there.
pub(crate) fn audit(rules: &Siege, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    shape::check(rules, state, &mut wrong);
    if wrong.is_empty() {
        steps::check(rules, state, &mut wrong);
    }
    if !wrong.is_empty() {
        return wrong;
    }
    tracks(rules, state, &mut wrong);
    units(rules, state, &mut wrong);
    battalions(rules, state, &mut wrong);
    spaces(rules, state, &mut wrong);
    events(rules, state, &mut wrong);
    wrong
}

/// Every index is on its track.
fn tracks(rules: &Siege, state: &State, wrong: &mut Vec<String>) {
    let (tables, now) = (&rules.components.tables, &state.board.tracks);
    let all = [
        ("morale", now.morale, tables.morale),
        ("AAA", now.aaa, tables.aaa),
        ("artillery", now.artillery, tables.vm_artillery),
        ("ammunition", now.ammunition, tables.artillery_supply),
        ("GP", now.gp, tables.gp_supply),
    ];
    for (name, value, track) in all {
        // A game that morale has decided may stand below the track (7.4).
        let least = if state.ending.is_some() { 0 } else { track.min };
        if !(least..=track.max).contains(&value) {
            wrong.push(format!("{name} {value} is not {least} to {}", track.max));
        }
    }
    if state.forecast {
        wrong.push("a game in play is no forecast".to_owned());
    }
    if now.morale <= tables.collapse && state.ending.is_none() {
        wrong.push(format!("morale {} and no end", now.morale));
    }
}

/// French pieces, their markers and their aircraft agree.
fn units(rules: &Siege, state: &State, wrong: &mut Vec<String>) {
    let board = &state.board;
    for index in 0..rules.components.units.len() as u8 {
        let unit = Unit(index);
        let place = board.place(unit);
        if let Place::Base(_) = place {
            wrong.push(format!("{unit} is in a base"));
        }
        if let Place::Aboard(aircraft) = place
            && board.air_box(aircraft) != AirBox::CargoUnit
        {
            wrong.push(format!("{unit} is aboard {aircraft}, which carries no unit"));
        }
        if board.reduced.has(unit) && !rules.charts.two_steps.has(unit) {
            wrong.push(format!("{unit} is reduced and has one step"));
        }
        let absent =
            rules.charts.marker(unit).is_none_or(|marker| board.gun_box(marker) == GunBox::Absent);
        if !absent && board.space_of(unit).is_none() {
            wrong.push(format!("{unit} is not on the map and has a marker"));
        }
    }
    for index in 0..rules.components.aircraft.len() as u8 {
        let aircraft = Aircraft(index);
        let aboard = board.all_units(Place::Aboard(aircraft)).len();
        let carries = u8::from(board.air_box(aircraft) == AirBox::CargoUnit);
        if aboard != carries {
            wrong.push(format!("{aboard} units are aboard {aircraft}"));
        }
    }
    for index in 0..rules.components.markers.len() as u8 {
        let unit = rules.charts.gun(Marker(index));
        let placed = state.phase != Phase::SetUp && board.space_of(unit).is_some();
        if placed && board.gun_box(Marker(index)) == GunBox::Absent {
            wrong.push(format!("{unit} is on the map and has no marker"));
        }
    }
}

/// Battalions stand on their division's Route or in its base.
fn battalions(rules: &Siege, state: &State, wrong: &mut Vec<String>) {
    for index in 0..rules.components.battalions.len() as u8 {
        let battalion = Battalion(index);
        let base = rules.base_of(state, battalion);
        if let Place::Base(at) = state.board.battalion_place(battalion)
            && Some(at) != base
        {
            wrong.push(format!("{battalion} is in the base of Route {at}"));
        }
        if let Some(space) = state.board.battalion_space(battalion) {
            let route = rules.charts.route(space);
            if route.is_some() && route != base {
                wrong.push(format!("{battalion} is off its Route, on {space}"));
            }
        }
    }
    let drawn: Vec<Division> = state.board.divisions.iter().flatten().copied().collect();
    let twice = drawn.iter().enumerate().any(|(at, one)| drawn[..at].contains(one));
    if twice || state.phase != Phase::SetUp && drawn.len() != 4 {
        wrong.push(format!("the divisions are {drawn:?}"));
    }
}

/// 6.2: enemies share a space only in a Close Assault; whoever is in a space controls it.
fn spaces(rules: &Siege, state: &State, wrong: &mut Vec<String>) {
    let board = &state.board;
    let battle = state.steps.iter().find_map(|step| {
        if let Step::Assault(assault) = step { Some(assault.target) } else { None }
    });
    for space in rules.charts.all.iter().filter(|space| Some(*space) != battle) {
        let french = !board.units(space).is_empty();
        let vietminh = board.battalions_in(space) != BattalionSet::NONE;
        if french != board.held().has(space) || vietminh != board.swarmed().has(space) {
            wrong.push(format!("{space} does not know its units"));
        }
        if french && vietminh {
            wrong.push(format!("both sides are in {space}"));
        }
        let control = board.control(space);
        if french && control == Side::VietMinh || vietminh && control == Side::French {
            wrong.push(format!("{space} is controlled by nobody in it"));
        }
    }
}

/// No event marker is there twice.
fn events(rules: &Siege, state: &State, wrong: &mut Vec<String>) {
    let events = &state.board.events;
    for row in &rules.components.events {
        let at = row.kind as usize;
        let markers = u16::from(events.pool[at]) + u16::from(events.set_aside[at]);
        if markers > u16::from(row.markers) {
            wrong.push(format!("{markers} markers {} in the pools", row.kind.id()));
        }
    }
}
