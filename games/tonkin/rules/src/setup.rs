//! Turns a component pack into typed rows, or says all that is wrong with it.
//!
//! Each file is read and checked by itself (`setup/map.rs` and its neighbours); then the files are
//! checked against each other (`setup/agree.rs`, `setup/starts.rs`).

use kernel::{Fact, Faults, Pack, Title};
use pack::{Entry, File, Opened, Provenance, finish, open, text_fact};

use crate::Tonkin;
use crate::components::{Components, Hex, Side, Unit, UnitRow};

mod agree;
mod map;
mod results;
mod scenarios;
mod shape;
mod starts;
mod tables;
mod turns;
mod units;

/// What the files of a pack call their game.
const GAME: &str = Tonkin::INFO.id;

/// The files of a pack.
pub(crate) const FILES: [&str; 4] = ["map.toml", "scenarios.toml", "tables.toml", "units.toml"];

/// The sides, as the pack writes them.
const SIDES: &[(&str, Side)] = &[("fef", Side::French), ("vm", Side::VietMinh)];

/// The pack that comes with the game.
pub fn embedded() -> Pack {
    Pack::of(&[
        ("map.toml", include_str!("../../data/map.toml")),
        ("scenarios.toml", include_str!("../../data/scenarios.toml")),
        ("tables.toml", include_str!("../../data/tables.toml")),
        ("units.toml", include_str!("../../data/units.toml")),
    ])
}

/// Reads a pack.
pub fn load(pack: &Pack) -> Result<Components, Faults> {
    let Opened { files: [map_file, scenarios_file, tables_file, units_file], unknown } =
        open(pack, FILES)?;
    let map = map::read(&map_file);
    let units::Read { units, road_markers } = units::read(&units_file);
    let tables = tables::read(&tables_file, &units);
    let read = scenarios::read(&scenarios_file, &map, &units);
    let components = tables.map(|tables| Components {
        map,
        units,
        road_markers,
        tables,
        scenarios: read.scenarios,
        campaign: read.campaign,
        provenance: Provenance::default(),
    });
    // A file that could not be read would make the others look wrong.
    let files = [&map_file, &scenarios_file, &tables_file, &units_file];
    if let Some(components) = &components
        && files.iter().all(|file| file.is_clean())
    {
        agree::check(&tables_file, &units_file, components);
        starts::check(&scenarios_file, components);
    }
    let (components, provenance) =
        finish(unknown, [map_file, units_file, tables_file, scenarios_file], components)?;
    Ok(Components { provenance, ..components })
}

/// Reads the name of a hex.
fn read_hex(entry: &mut Entry<'_>, field: &'static str) -> Option<Hex> {
    let name = entry.text(field)?;
    hex_named(entry, field, name)
}

/// Reads a list of names of hexes.
fn read_hexes(entry: &mut Entry<'_>, field: &'static str) -> Vec<Hex> {
    let names = entry.texts(field).unwrap_or_default();
    names.into_iter().filter_map(|name| hex_named(entry, field, name)).collect()
}

fn hex_named(entry: &Entry<'_>, field: &str, name: &str) -> Option<Hex> {
    let found = Hex::named(name);
    if found.is_none() {
        report_unknown(entry.file, &entry.key(field), "hex", name);
    }
    found
}

/// Reads a list of units.
fn read_units(entry: &mut Entry<'_>, field: &'static str, units: &[UnitRow]) -> Vec<Unit> {
    let names = entry.texts(field).unwrap_or_default();
    names.into_iter().filter_map(|name| unit_named(entry, field, name, units)).collect()
}

fn unit_named(entry: &Entry<'_>, field: &str, name: &str, units: &[UnitRow]) -> Option<Unit> {
    // Without counters every name is unknown; that they could not be read was reported once.
    let found = units.iter().position(|row| row.id == name);
    if found.is_none() && !units.is_empty() {
        report_unknown(entry.file, &entry.key(field), "unit", name);
    }
    found.and_then(|place| u8::try_from(place).ok()).map(Unit)
}

fn check_count(file: &File<'_>, key: &str, stated: usize, counted: usize) {
    if stated != counted {
        let facts = [("stated", Fact::from(stated)), ("counted", counted.into())];
        file.report(key, "fault-count", facts);
    }
}

/// A list has a fixed number of entries.
fn check_length(entry: &Entry<'_>, field: &str, found: usize, expected: usize) {
    if found != expected {
        entry.report(field, "fault-length", [("expected", expected.into())]);
    }
}

/// Something is named that does not exist.
fn report_unknown(file: &File<'_>, key: &str, what: &'static str, value: &str) {
    let facts = [("what", Fact::Word(what)), ("value", text_fact(value))];
    file.report(key, "fault-unknown-reference", facts);
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
