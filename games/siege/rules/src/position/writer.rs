//! Writes a position, leaving out what goes without saying.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::pieces::{AIR_BOXES, BOXES, GUN_BOXES, base_id, usual_air, usual_battalion, usual_gun};
use super::{
    DIVISIONS, PHASES, Position, REGIMENT, STATUS, TRENCHES, all, progress, usual_place,
    usual_status,
};
use crate::board::{AirBox, Board, Place, Regiment, Tracks};
use crate::components::{
    Aircraft, Airfield, Battalion, Code, Components, EventKind, Marker, Side, Space, Unit,
};
use crate::flow::Phase;
use crate::sets::{RouteSet, SpaceSet};

/// Writes a position. Reading it gives the same position again.
pub fn write(components: &Components, position: &Position) -> String {
    let mut out = String::new();
    let board = &position.board;
    line(&mut out, "turn", position.turn);
    line(&mut out, "phase", word(PHASES, position.phase));
    if position.impulse > 0 {
        line(&mut out, "impulse", position.impulse);
    }
    write_divisions(&mut out, board);
    let control = stated_control(components, board);
    texts_line(&mut out, "vietminh_control", &names(components, control));
    texts_line(&mut out, "reduced", &reduced(components, board));
    write_tracks(&mut out, components, board.tracks);
    write_airfields(&mut out, components, board);
    write_events(&mut out, components, board);
    write_units(&mut out, components, position);
    write_battalions(&mut out, components, board);
    write_aircraft(&mut out, components, board);
    write_guns(&mut out, components, position);
    progress::write(&mut out, components, &position.progress);
    out
}

fn write_divisions(out: &mut String, board: &Board) {
    let divisions = board.divisions.iter().flatten();
    let words: Vec<&str> = divisions.map(|division| id_of(DIVISIONS, *division)).collect();
    texts_line(out, "bases", &words);
    routes_line(out, "refit", board.refit);
    if board.regiment != Regiment::Aside {
        line(out, "regiment", word(REGIMENT, board.regiment));
    }
}

/// The spaces whose control must be said.
fn stated_control(components: &Components, board: &Board) -> SpaceSet {
    let spaces = all::<Space>(components.spaces.len());
    spaces
        .filter(|space| board.control(*space) == Side::VietMinh && !board.swarmed().has(*space))
        .collect()
}

fn names(components: &Components, spaces: SpaceSet) -> Vec<&str> {
    spaces.iter().map(|space| components.row(space).id.as_str()).collect()
}

fn reduced<'c>(components: &'c Components, board: &Board) -> Vec<&'c str> {
    let units = board.reduced.iter().map(|unit| components.units[unit.slot()].id.as_str());
    let battalions =
        board.weakened.iter().map(|battalion| components.battalions[battalion.slot()].id.as_str());
    units.chain(battalions).collect()
}

fn write_tracks(out: &mut String, components: &Components, tracks: Tracks) {
    let tables = &components.tables;
    let rows = [
        ("morale", tracks.morale, tables.morale),
        ("aaa", tracks.aaa, tables.aaa),
        ("artillery", tracks.artillery, tables.vm_artillery),
        ("ammunition", tracks.ammunition, tables.artillery_supply),
        ("gp", tracks.gp, tables.gp_supply),
    ];
    let mut lines = String::new();
    for (key, value, _) in rows.into_iter().filter(|(_, value, track)| *value != track.start) {
        line(&mut lines, key, value);
    }
    section(out, "tracks", &lines);
}

fn write_airfields(out: &mut String, components: &Components, board: &Board) {
    let mut lines = String::new();
    for airfield in Airfield::BOTH {
        let status = board.is_functional(airfield);
        if status != usual_status(components, board, airfield) {
            line(&mut lines, airfield.id(), word(STATUS, status));
        }
    }
    section(out, "airfields", &lines);
}

fn write_events(out: &mut String, components: &Components, board: &Board) {
    let events = &board.events;
    let mut lines = String::new();
    let forced: Vec<&str> = events.in_force.iter().map(EventKind::id).collect();
    texts_line(&mut lines, "in_force", &forced);
    if events.trenches != Default::default() {
        line(&mut lines, "trenches", word(TRENCHES, events.trenches));
    }
    routes_line(&mut lines, "mined", events.mined);
    routes_line(&mut lines, "raided", events.raided);
    if events.condors > 0 {
        line(&mut lines, "condors", events.condors);
    }
    if events.vulture {
        line(&mut lines, "vulture", true);
    }
    if let Some(turn) = events.declared {
        line(&mut lines, "declared", turn);
    }
    let mut counts = |key: &str, is_meant: &dyn Fn(EventKind) -> Option<u8>| {
        let kinds = EventKind::ALL.into_iter().filter_map(|kind| Some((kind, is_meant(kind)?)));
        let fields: Vec<String> =
            kinds.map(|(kind, count)| format!("{} = {count}", kind.id())).collect();
        if !fields.is_empty() {
            line(&mut lines, key, format_args!("{{ {} }}", fields.join(", ")));
        }
    };
    counts("set_aside", &|kind| Some(events.set_aside[kind as usize]).filter(|count| *count > 0));
    counts("pool", &|kind| {
        let row = &components.events[kind as usize];
        let markers = if row.optional { 0 } else { row.markers };
        let usual = markers.saturating_sub(events.set_aside[kind as usize]);
        Some(events.pool[kind as usize]).filter(|count| *count != usual)
    });
    section(out, "events", &lines);
}

fn write_units(out: &mut String, components: &Components, position: &Position) {
    let board = &position.board;
    let mut lists: BTreeMap<Place, Vec<&str>> = BTreeMap::new();
    let mut aboard = String::new();
    for unit in all::<Unit>(components.units.len()) {
        let row = &components.units[unit.slot()];
        let unplaced = position.phase == Phase::SetUp && row.code == Code::Start;
        let usual = if unplaced { Place::Aside } else { usual_place(components, unit) };
        let mut place = board.place(unit);
        if let Place::Aboard(aircraft) = place {
            let key = &components.aircraft[aircraft.slot()].id;
            texts_line(&mut aboard, key, &[&row.id]);
            place = Place::Ready;
        }
        if place != usual {
            lists.entry(place).or_default().push(&row.id);
        }
    }
    section(out, "units", &place_lines(components, &lists));
    section(out, "aboard", &aboard);
}

fn write_battalions(out: &mut String, components: &Components, board: &Board) {
    let mut lists: BTreeMap<Place, Vec<&str>> = BTreeMap::new();
    for battalion in all::<Battalion>(components.battalions.len()) {
        let place = board.battalion_place(battalion);
        if place != usual_battalion(components, board, battalion) {
            let row = &components.battalions[battalion.slot()];
            lists.entry(place).or_default().push(&row.id);
        }
    }
    section(out, "battalions", &place_lines(components, &lists));
}

fn place_lines(components: &Components, lists: &BTreeMap<Place, Vec<&str>>) -> String {
    let mut lines = String::new();
    for (place, ids) in lists {
        let key = match place {
            Place::Space(space) => components.row(*space).id.as_str(),
            Place::Base(route) => base_id(components, *route),
            Place::Ready
            | Place::Aboard(_)
            | Place::Available
            | Place::Aside
            | Place::Eliminated
            | Place::EliminatedBefore
            | Place::Removed => id_of(BOXES, *place),
        };
        texts_line(&mut lines, key, ids);
    }
    lines
}

fn write_aircraft(out: &mut String, components: &Components, board: &Board) {
    let mut lists: BTreeMap<AirBox, Vec<&str>> = BTreeMap::new();
    let mut returns = String::new();
    for aircraft in all::<Aircraft>(components.aircraft.len()) {
        let id = &components.aircraft[aircraft.slot()].id;
        let air_box = board.air_box(aircraft);
        if let AirBox::Returns(turn) = air_box {
            line(&mut returns, id, turn);
        } else if air_box != usual_air(components, aircraft) {
            lists.entry(air_box).or_default().push(id);
        }
    }
    let mut lines = String::new();
    for (air_box, ids) in &lists {
        texts_line(&mut lines, id_of(AIR_BOXES, *air_box), ids);
    }
    section(out, "aircraft", &lines);
    section(out, "returns", &returns);
}

fn write_guns(out: &mut String, components: &Components, position: &Position) {
    let (phase, board) = (position.phase, &position.board);
    let mut lines = String::new();
    for (key, gun_box) in GUN_BOXES {
        let markers = all::<Marker>(components.markers.len())
            .filter(|marker| board.gun_box(*marker) == *gun_box)
            .filter(|marker| usual_gun(components, phase, board, *marker) != *gun_box);
        let ids: Vec<&str> =
            markers.map(|marker| components.markers[marker.slot()].id.as_str()).collect();
        texts_line(&mut lines, key, &ids);
    }
    section(out, "guns", &lines);
}

/// The word for a value.
fn id_of<T: PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, meaning)| *meaning == value).map_or("", |(word, _)| *word)
}

fn word<T: PartialEq>(words: &[(&'static str, T)], value: T) -> String {
    pack::quoted(id_of(words, value))
}

pub(super) fn section(out: &mut String, name: &str, lines: &str) {
    if !lines.is_empty() {
        write!(out, "\n[{name}]\n{lines}").expect("writing to a string does not fail");
    }
}

pub(super) fn line(out: &mut String, key: &str, value: impl std::fmt::Display) {
    writeln!(out, "{key} = {value}").expect("writing to a string does not fail");
}

pub(super) fn routes_line(out: &mut String, key: &str, routes: RouteSet) {
    if !routes.is_empty() {
        let numbers: Vec<String> = routes.iter().map(|route| route.to_string()).collect();
        line(out, key, format_args!("[{}]", numbers.join(", ")));
    }
}

pub(super) fn texts_line(out: &mut String, key: &str, texts: &[&str]) {
    if !texts.is_empty() {
        let texts: Vec<String> = texts.iter().map(|item| pack::quoted(item)).collect();
        line(out, key, format_args!("[{}]", texts.join(", ")));
    }
}
