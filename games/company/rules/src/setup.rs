//! Turns a component pack into typed rows, or says all that is wrong with it.
//!
//! Each file is read and checked by itself (`setup/terrain.rs` and its neighbours); missions come last
//! because they name maps and lists.

use kernel::{Fact, Faults, Pack, Title};
use pack::{Entry, Name, Opened, Provenance, finish, open, text_fact};

use crate::Company;
use crate::components::{Components, Mission};
use crate::sets::Faces;
use crate::tables::Tables;
use forces::Forces;
pub(crate) use forces::GRADES;
pub(crate) use missions::room;
use terrain::Ground;

pub(crate) use terrain::column;

mod forces;
mod missions;
mod scoring;
mod tables;
mod terrain;
mod vehicles;

/// What the files of a pack call their game.
const GAME: &str = Company::INFO.id;

/// The files of a pack.
pub(crate) const FILES: [&str; 4] = ["forces.toml", "missions.toml", "tables.toml", "terrain.toml"];

/// The pack that comes with the game.
pub fn embedded() -> Pack {
    Pack::of(&[
        ("forces.toml", include_str!("../../data/forces.toml")),
        ("missions.toml", include_str!("../../data/missions.toml")),
        ("tables.toml", include_str!("../../data/tables.toml")),
        ("terrain.toml", include_str!("../../data/terrain.toml")),
    ])
}

/// Reads a pack.
pub fn load(pack: &Pack) -> Result<Components, Faults> {
    let Opened { files: [forces_file, missions_file, tables_file, terrain_file], unknown } =
        open(pack, FILES)?;
    let forces = forces::read(&forces_file);
    let tables = tables::read(&tables_file, forces.as_ref());
    let ground = terrain::read(&terrain_file, tables.as_ref());
    let missions = match (&ground, &forces) {
        (Some(ground), Some(forces)) => {
            missions::read(&missions_file, &ground.maps, &forces.armies)
        }
        _ => None,
    };
    let read = tables.zip(ground).zip(forces.zip(missions));
    let files = [tables_file, terrain_file, forces_file, missions_file];
    let (((tables, ground), (forces, missions)), provenance) = finish(unknown, files, read)?;
    let components = assemble(tables, ground, forces, missions, provenance);
    let faults = missions::check_room(&components);
    if faults.is_empty() { Ok(components) } else { Err(faults) }
}

/// The components of a pack whose files were read. Terrain says what it takes to move into it.
fn assemble(
    mut tables: Tables,
    ground: Ground,
    forces: Forces,
    missions: Vec<Mission>,
    provenance: Provenance,
) -> Components {
    for row in &ground.rows {
        tables.foot_moves[row.terrain as usize] = row.foot;
        tables.vehicle_moves[row.terrain as usize] = row.vehicle;
    }
    Components {
        terrain: ground.rows,
        maps: ground.maps,
        profiles: ground.profiles,
        limits: ground.limits,
        grades: forces.grades,
        unit_types: forces.unit_types,
        vehicles: forces.vehicles,
        commander_points: forces.commander_points,
        max_vehicles: forces.max_vehicles,
        command_distance: forces.command_distance,
        group_names: forces.group_names,
        armies: forces.armies,
        missions,
        tables,
        provenance,
    }
}

/// Reads what every file begins with, as a table of its own.
fn read_meta(root: &mut Entry<'_>) {
    let Some(mut meta) = root.table("meta") else { return };
    meta.read_version(GAME);
    meta.finish_with_source();
}

fn read_name(entry: &mut Entry<'_>) -> Name {
    let en = entry.name("name").unwrap_or_default();
    let fr = entry.name("name_fr").unwrap_or_default();
    Name { en, fr }
}

fn read_faces(entry: &mut Entry<'_>, field: &'static str) -> Faces {
    Faces::of(&entry.numbers::<u8>(field, 1..=6).unwrap_or_default())
}

/// A pair of numbers, the least and the most.
fn read_span(entry: &mut Entry<'_>, field: &'static str, most: i64) -> [u8; 2] {
    let numbers = entry.numbers::<u8>(field, 0..=most).unwrap_or_default();
    match numbers.as_slice() {
        [least, most] if least <= most => [*least, *most],
        [_, _] => {
            entry.report(field, "company-fault-span", []);
            [0, 0]
        }
        _ => {
            entry.report(field, "fault-length", [("expected", Fact::Number(2))]);
            [0, 0]
        }
    }
}

/// A value that stands elsewhere in the pack as well: both must say the same. Where the other could not be read,
/// there is nothing to compare with.
fn same(entry: &mut Entry<'_>, field: &'static str, other: Option<impl ToString>) {
    match other {
        Some(other) => entry.fixed(field, &other.to_string()),
        None => entry.remarks(&[field]),
    }
}

/// Something is named that does not exist.
fn report_unknown(entry: &Entry<'_>, field: &str, what: &'static str, value: &str) {
    let facts = [("what", Fact::Word(what)), ("value", text_fact(value))];
    entry.report(field, "fault-unknown-reference", facts);
}

/// Reports a number of things that is not the right one.
fn report_length(entry: &Entry<'_>, field: &str, expected: usize) {
    entry.report(field, "fault-length", [("expected", expected.into())]);
}
