//! Reads `terrain.toml`: the terrain table, the maps and the generator.

use kernel::Fact;
use pack::{Entry, File, Name, Point, text_fact};

use super::{read_faces, read_meta, read_name, read_span, report_length, report_unknown, same};
use crate::components::{Hamlet, Limits, Map, Patch, Profile, Terrain, TerrainRow};
use crate::sets::{COLUMNS, ROWS, SQUARES, Square, SquareSet};
use crate::tables::Tables;

/// The file as it was read.
#[derive(Debug)]
pub(super) struct Ground {
    pub(super) rows: Vec<TerrainRow>,
    pub(super) maps: Vec<Map>,
    pub(super) profiles: Vec<Profile>,
    pub(super) limits: Limits,
}

/// The kinds of terrain by their ids.
fn kinds() -> [(&'static str, Terrain); 7] {
    Terrain::ALL.map(|terrain| (terrain.id(), terrain))
}

/// Reads the file.
pub(super) fn read(file: &File<'_>, tables: Option<&Tables>) -> Option<Ground> {
    let table = file.parse()?;
    let mut root = Entry::root(file, &table);
    root.read_default_source();
    read_meta(&mut root);
    read_grid(&mut root, tables);
    let rows = read_rows(&mut root);
    let maps = root.entries("map", &["id"]);
    let maps = maps.into_iter().filter_map(|entry| read_map(entry, &rows)).collect();
    let (profiles, limits) = read_generator(&mut root).unwrap_or_default();
    root.finish();
    Some(Ground { rows, maps, profiles, limits })
}

/// X1.1 to X1.3: the code has the grid and its distances, the tables have the ranges; the file must say the same.
fn read_grid(root: &mut Entry<'_>, tables: Option<&Tables>) {
    if let Some(mut grid) = root.table("grid") {
        grid.fixed("columns", &COLUMNS.to_string());
        grid.fixed("rows", &ROWS.to_string());
        grid.remarks(&["column_names", "row_names", "square_units", "origin", "bounds"]);
        grid.remarks(&["centre_formula", "metres_per_square"]);
        grid.finish_with_source();
    }
    if let Some(mut relations) = root.table("relations") {
        same(&mut relations, "foot_range", tables.map(|tables| tables.shooting.foot_range));
        same(&mut relations, "vehicle_range", tables.map(|tables| tables.shooting.vehicle_range));
        relations.fixed("pc_distance_metric", r#""max(dx, dy)""#);
        relations.fixed("range_metric", r#""dx + dy - (1 if dx >= 1 and dy >= 1 else 0)""#);
        relations.remarks(&["face", "proximity"]);
        relations.finish_with_source();
    }
}

fn read_rows(root: &mut Entry<'_>) -> Vec<TerrainRow> {
    let mut rows = Vec::new();
    for mut entry in root.entries("terrain", &["id"]) {
        let terrain = entry.word("id", &kinds());
        let letter = entry.name("letter").and_then(|letter| letter.chars().next()).unwrap_or('?');
        let name = read_name(&mut entry);
        let foot = read_faces(&mut entry, "foot");
        let vehicle = read_faces(&mut entry, "vehicle");
        let cover = entry.flag("cover").unwrap_or(false);
        let blocks = entry.flag("blocks_los").unwrap_or(false);
        let seen_from = entry.number("seen_from", 1..=99).unwrap_or(99);
        let fill = entry.name("fill").unwrap_or_default();
        entry.remarks(&["foot_class"]);
        entry.finish_with_source();
        rows.extend(terrain.map(|terrain| TerrainRow {
            terrain,
            letter,
            name,
            foot,
            vehicle,
            cover,
            blocks,
            seen_from,
            fill,
        }));
    }
    rows.sort_by_key(|row| row.terrain);
    if rows.len() != Terrain::ALL.len() {
        report_length(root, "terrain", Terrain::ALL.len());
    }
    rows
}

fn read_map(mut entry: Entry<'_>, rows: &[TerrainRow]) -> Option<Map> {
    let id = entry.name("id");
    let name = read_name(&mut entry);
    let en = entry.name("region").unwrap_or_default();
    let fr = entry.name("region_fr").unwrap_or_default();
    let terrain = read_squares(&mut entry, rows);
    let hamlets: Vec<Hamlet> =
        entry.entries("hamlets", &["id"]).into_iter().map(read_hamlet).collect();
    if let Some(terrain) = &terrain {
        check_hamlets(&entry, terrain, &hamlets);
    }
    entry.finish_with_source();
    Some(Map { id: id?, name, region: Name { en, fr }, terrain: terrain?, hamlets })
}

fn read_squares(entry: &mut Entry<'_>, rows: &[TerrainRow]) -> Option<[Terrain; SQUARES]> {
    let lines = entry.texts("grid")?;
    let letters: Vec<char> = lines.iter().flat_map(|line| line.chars()).collect();
    let even = lines.iter().all(|line| line.chars().count() == usize::from(COLUMNS));
    if lines.len() != usize::from(ROWS) || !even {
        let facts = [("columns", Fact::from(COLUMNS)), ("rows", Fact::from(ROWS))];
        entry.report("grid", "company-fault-grid", facts);
        return None;
    }
    let mut terrain = [Terrain::Open; SQUARES];
    for (place, letter) in letters.into_iter().enumerate() {
        match rows.iter().find(|row| row.letter == letter) {
            Some(row) => terrain[place] = row.terrain,
            None => {
                report_unknown(entry, "grid", "terrain", &letter.to_string());
                return None;
            }
        }
    }
    Some(terrain)
}

fn read_hamlet(mut entry: Entry<'_>) -> Hamlet {
    let id = entry.name("id").unwrap_or_default();
    let name = entry.name("name").unwrap_or_default();
    let squares = read_named_squares(&mut entry, "squares");
    let label = entry.point("label").unwrap_or(Point { x: 0, y: 0 });
    entry.finish();
    Hamlet { id, name, squares, label }
}

/// A list of squares by name.
pub(super) fn read_named_squares(entry: &mut Entry<'_>, field: &'static str) -> SquareSet {
    let mut squares = SquareSet::NONE;
    for text in entry.texts(field).unwrap_or_default() {
        match Square::parse(text) {
            Some(square) if squares.has(square) => {
                entry.report(field, "company-fault-square-twice", [("square", text_fact(text))]);
            }
            Some(square) => squares.insert(square),
            None => report_unknown(entry, field, "square", text),
        }
    }
    squares
}

/// Every village square belongs to one hamlet, and hamlets have no other squares.
fn check_hamlets(entry: &Entry<'_>, terrain: &[Terrain; SQUARES], hamlets: &[Hamlet]) {
    for square in Square::all() {
        let homes = hamlets.iter().filter(|hamlet| hamlet.squares.has(square)).count();
        let expected = usize::from(terrain[square.index()] == Terrain::Village);
        if homes != expected {
            let facts = [
                ("square", text_fact(&square.to_string())),
                ("homes", Fact::from(homes)),
                ("expected", Fact::from(expected)),
            ];
            entry.report("hamlets", "company-fault-hamlets", facts);
        }
    }
}

/// X1.6.
fn read_generator(root: &mut Entry<'_>) -> Option<(Vec<Profile>, Limits)> {
    let mut generator = root.table("generator")?;
    generator.fixed("seeded", "true");
    generator.remarks(&["steps"]);
    let max_attempts = generator.number("max_attempts", 1..=10_000).unwrap_or(1);
    let profiles = generator.entries("profile", &["id"]).into_iter().map(read_profile).collect();
    let mut limits = Limits { max_attempts, ..Limits::default() };
    if let Some(mut entry) = generator.table("limits") {
        limits.villages = [
            entry.number("village_squares_min", 0..=60).unwrap_or(0),
            entry.number("village_squares_max", 0..=60).unwrap_or(0),
        ];
        limits.hamlet_distance = entry.number("hamlet_min_distance", 1..=9).unwrap_or(1);
        limits.cover = entry.number("cover_squares_min", 0..=60).unwrap_or(0);
        limits.no_village = read_columns(&mut entry, "start_columns_no_village");
        entry.finish_with_source();
    }
    generator.finish_with_source();
    Some((profiles, limits))
}

/// The squares of columns given by their letters.
pub(super) fn read_columns(entry: &mut Entry<'_>, field: &'static str) -> SquareSet {
    let mut squares = SquareSet::NONE;
    for text in entry.texts(field).unwrap_or_default() {
        match Square::parse(&format!("{text}1")) {
            Some(top) => squares = squares.or(column(top.column())),
            None => report_unknown(entry, field, "column", text),
        }
    }
    squares
}

/// The squares of a column.
pub(crate) fn column(column: u8) -> SquareSet {
    Square::all().filter(|square| square.column() == column).collect()
}

fn read_profile(mut entry: Entry<'_>) -> Profile {
    let profile = Profile {
        id: entry.name("id").unwrap_or_default(),
        name: read_name(&mut entry),
        base: entry.word("base", &kinds()).unwrap_or(Terrain::Open),
        road: read_faces(&mut entry, "road_chance_d6"),
        hamlets: read_span(&mut entry, "hamlets", 9),
        hamlet_size: read_span(&mut entry, "hamlet_size", 9),
        patches: entry.entries("patches", &[]).into_iter().map(read_patch).collect(),
    };
    entry.finish_with_source();
    profile
}

fn read_patch(mut entry: Entry<'_>) -> Patch {
    let patch = Patch {
        terrain: entry.word("terrain", &kinds()).unwrap_or(Terrain::Open),
        count: read_span(&mut entry, "count", 20),
        size: read_span(&mut entry, "size", 20),
    };
    entry.finish();
    patch
}
