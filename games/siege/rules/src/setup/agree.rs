//! Checks the files of a pack against each other.

use pack::File;

use super::events::Events;
use super::map::Map;
use super::units::Units;
use super::{check_count, report_contradiction, report_missing, report_unknown, start, tables};
use crate::components::{EventKind, Side, Track};

/// The files, to report in.
#[derive(Debug)]
pub(super) struct Files<'f> {
    pub(super) events: &'f File<'f>,
    pub(super) map: &'f File<'f>,
    pub(super) setup: &'f File<'f>,
    pub(super) tables: &'f File<'f>,
    pub(super) units: &'f File<'f>,
}

/// Checks what more than one file says.
pub(super) fn check(
    files: &Files<'_>,
    map: &Map,
    units: &Units,
    events: &Events,
    tables: Option<&tables::Read>,
    start: Option<&start::Read>,
) {
    if files.units.is_clean() && files.events.is_clean() {
        check_inventory(files, units, events);
    }
    let Some(start) = start else { return };
    if files.map.is_clean() {
        check_map(files, map, start);
    }
    if files.events.is_clean() {
        check_events(files, events, start);
    }
    if let Some(tables) = tables {
        check_tables(files, tables, start);
    }
}

/// 2.1: the pieces are as many as the box says.
fn check_inventory(files: &Files<'_>, units: &Units, events: &Events) {
    let leaders = units.units.iter().filter(|row| row.is_leader()).count();
    let markers = |side: Side| {
        let of_side = events.events.iter().filter(|row| row.kind.side() == side);
        of_side.map(|row| usize::from(row.markers)).sum::<usize>()
    };
    let counted = [
        ("french_ground", units.units.len() - leaders),
        ("french_leaders", leaders),
        ("impact", units.markers.len()),
        ("air", units.aircraft.len()),
        ("vm_battalions", units.battalions.len()),
        ("markers", units.tokens),
        ("french_events", markers(Side::French)),
        ("vm_events", markers(Side::VietMinh)),
    ];
    let total = counted.iter().map(|(_, count)| count).sum::<usize>();
    for (field, count) in counted.into_iter().chain([("total", total)]) {
        if let Some((_, stated)) = units.inventory.iter().find(|(name, _)| *name == field) {
            check_count(files.units, &format!("inventory / {field}"), *stated, count);
        }
    }
}

/// Airfields and forward positions are the same in both files.
fn check_map(files: &Files<'_>, map: &Map, start: &start::Read) {
    let word = |functional| if functional { "functional" } else { "destroyed" };
    for row in &map.airfields {
        let Some(stated) = start.airfields[row.airfield as usize] else { continue };
        if stated != row.functional {
            let key = format!("airfields / {}", row.airfield.id());
            let other = format!("map.toml airfields {}", row.airfield.id());
            report_contradiction(files.setup, &key, word(stated), &other, word(row.functional));
        }
    }
    let key = "optional forward_aaa / complexes";
    for id in &start.forward_complexes {
        match map.complexes.iter().find(|complex| complex.id == *id) {
            None => report_unknown(files.setup, key, "complex", id),
            Some(complex) if !complex.forward_aaa => {
                let other = format!("map.toml complexes {id} / forward_aaa");
                report_contradiction(files.setup, key, id, &other, "false");
            }
            Some(_) => (),
        }
    }
    for complex in map.complexes.iter().filter(|complex| complex.forward_aaa) {
        if !start.forward_complexes.contains(&complex.id) {
            report_missing(files.setup, key, &complex.id);
        }
    }
}

/// 36.1 adds exactly the optional events.
fn check_events(files: &Files<'_>, events: &Events, start: &start::Read) {
    let key = "optional vulture / adds_events";
    for id in &start.added_events {
        match EventKind::from_id(id) {
            None => report_unknown(files.setup, key, "event", id),
            Some(kind) if events.events.iter().any(|row| row.kind == kind && !row.optional) => {
                let other = format!("events.toml events {id} / optional");
                report_contradiction(files.setup, key, id, &other, "false");
            }
            Some(_) => (),
        }
    }
    for row in events.events.iter().filter(|row| row.optional) {
        if !start.added_events.iter().any(|id| id == row.kind.id()) {
            report_missing(files.setup, key, row.kind.id());
        }
    }
    if let Some(turn) = events.no_picks_turn
        && turn != start.setup.no_events_turn
    {
        let (own, other) = (start.setup.no_events_turn.to_string(), turn.to_string());
        let key = "scenario / no_event_picks_on_turn";
        report_contradiction(files.setup, key, &own, "events.toml pools", &other);
    }
}

/// Tracks, turns and impulses are the same in both files.
fn check_tables(files: &Files<'_>, read: &tables::Read, start: &start::Read) {
    let tables = &read.tables;
    let differ = |key: &str, own: u8, other: &str, expected: u8| {
        if own != expected {
            let (own, expected) = (own.to_string(), expected.to_string());
            report_contradiction(files.setup, key, &own, other, &expected);
        }
    };
    let tracks: [(&str, &str, Track); 5] = [
        ("vm_aaa", "vm_aaa", tables.aaa),
        ("vm_artillery", "vm_artillery", tables.vm_artillery),
        ("vm_morale", "vm_morale", tables.morale),
        ("french_artillery_supply", "artillery_supply", tables.artillery_supply),
        ("french_gp_supply", "gp_supply", tables.gp_supply),
    ];
    for (field, track_name, track) in tracks {
        if let Some((_, number)) = start.indexes.iter().find(|(name, _)| *name == field) {
            let other = format!("tables.toml tracks / {track_name} / start");
            differ(&format!("indexes / {field}"), *number, &other, track.start);
        }
    }
    differ("scenario / turns", start.setup.turns, "tables.toml tracks / turn / max", read.turn[1]);
    if let Some(impulses) = start.impulses {
        let other = "tables.toml tracks / impulse / max";
        differ("scenario / impulses_per_turn", impulses, other, tables.impulses);
    }
    if let Some(divisor) = start.fast_divisor {
        let other = "tables.toml vm_artillery_fast / divisor";
        differ("optional fast_artillery / divisor", divisor, other, tables.fast_divisor);
    }
    if files.tables.is_clean() {
        check_ends(files, read);
    }
}

/// The tracks of turns and of morale end where their lists do.
fn check_ends(files: &Files<'_>, read: &tables::Read) {
    let tables = &read.tables;
    let turns = usize::from(read.turn[1]);
    check_count(files.tables, "tracks / turn / max", turns, tables.turns.len());
    let top = tables.levels.iter().map(|row| row.max).max().unwrap_or(0);
    if top != tables.morale.max {
        let (own, expected) = (tables.morale.max.to_string(), top.to_string());
        let key = "tracks / vm_morale / max";
        report_contradiction(files.tables, key, &own, "morale_scale", &expected);
    }
}
