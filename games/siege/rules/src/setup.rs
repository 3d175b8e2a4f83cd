//! Turns a component pack into typed rows, or says all that is wrong with it.
//!
//! Each file is read and checked by itself (`setup/map.rs` and its neighbours); then the files are
//! checked against each other (`setup/agree.rs`).

use kernel::{Fact, Faults, Pack, Title};
use pack::{Entry, File, Name, Opened, finish, open, text_fact};

use crate::Siege;
use crate::components::Components;

mod agree;
mod constants;
mod effects;
mod events;
mod map;
mod shape;
mod start;
mod tables;
mod units;

/// What the files of a pack call their game.
const GAME: &str = Siege::INFO.id;

/// The files of a pack.
pub(crate) const FILES: [&str; 5] =
    ["events.toml", "map.toml", "setup.toml", "tables.toml", "units.toml"];

/// The pack that comes with the game.
pub fn embedded() -> Pack {
    Pack::of(&[
        ("events.toml", include_str!("../../data/events.toml")),
        ("map.toml", include_str!("../../data/map.toml")),
        ("setup.toml", include_str!("../../data/setup.toml")),
        ("tables.toml", include_str!("../../data/tables.toml")),
        ("units.toml", include_str!("../../data/units.toml")),
    ])
}

/// Reads a pack.
pub fn load(pack: &Pack) -> Result<Components, Faults> {
    let Opened { files: [events_file, map_file, setup_file, tables_file, units_file], unknown } =
        open(pack, FILES)?;
    let map = map::read(&map_file);
    let units = units::read(&units_file);
    let tables = tables::read(&tables_file);
    let events = events::read(&events_file, &units);
    let start = start::read(&setup_file, &map, &units);
    let files = agree::Files {
        events: &events_file,
        map: &map_file,
        setup: &setup_file,
        tables: &tables_file,
        units: &units_file,
    };
    agree::check(&files, &map, &units, &events, tables.as_ref(), start.as_ref());
    let files = [map_file, units_file, tables_file, events_file, setup_file];
    let ((tables, start), provenance) = finish(unknown, files, tables.zip(start))?;
    Ok(Components {
        spaces: map.spaces,
        routes: map.routes,
        complexes: map.complexes,
        airfields: map.airfields,
        units: units.units,
        markers: units.markers,
        aircraft: units.aircraft,
        battalions: units.battalions,
        division_names: units.division_names,
        events: events.events,
        tables: tables.tables,
        setup: start.setup,
        drawing: map.drawing,
        provenance,
    })
}

/// Reads a name in both languages.
fn read_name(entry: &mut Entry<'_>) -> Name {
    let en = entry.name("name").unwrap_or_default();
    let fr = entry.name("name_fr").unwrap_or_default();
    Name { en, fr }
}

fn check_count(file: &File<'_>, key: &str, stated: usize, counted: usize) {
    if stated != counted {
        let facts = [("stated", Fact::from(stated)), ("counted", counted.into())];
        file.report(key, "fault-count", facts);
    }
}

/// Something is named that does not exist.
fn report_unknown(file: &File<'_>, key: &str, what: &'static str, value: &str) {
    let facts = [("what", Fact::Word(what)), ("value", text_fact(value))];
    file.report(key, "fault-unknown-reference", facts);
}

/// There is no entry for something that must be there.
fn report_missing(file: &File<'_>, key: &str, value: &str) {
    file.report(key, "fault-missing-entry", [("value", text_fact(value))]);
}

/// Two places do not say the same.
fn report_contradiction(file: &File<'_>, key: &str, value: &str, other: &str, expected: &str) {
    let facts = [
        ("value", text_fact(value)),
        ("other", text_fact(other)),
        ("expected", text_fact(expected)),
    ];
    file.report_once(key, "fault-contradiction", facts);
}

/// Reads a row of a table with one result for each face of a die.
fn read_faces<T: Copy>(
    entry: &mut Entry<'_>,
    field: &'static str,
    words: &[(&'static str, T)],
) -> Option<[T; 6]> {
    let mut row = entry.table(field)?;
    let faces = ["1", "2", "3", "4", "5", "6"].map(|face| row.word(face, words));
    row.finish();
    let [a, b, c, d, e, f] = faces;
    Some([a?, b?, c?, d?, e?, f?])
}

/// Reads a list of faces of a die as bits 1 to 6.
fn read_bits(entry: &mut Entry<'_>, field: &'static str) -> Option<u8> {
    let faces = entry.numbers::<u8>(field, 1..=6)?;
    let mut bits = 0u8;
    for face in faces {
        if bits >> face & 1 == 1 {
            entry.report(field, "fault-repeated", [("value", Fact::from(face))]);
        }
        bits |= 1 << face;
    }
    Some(bits)
}
