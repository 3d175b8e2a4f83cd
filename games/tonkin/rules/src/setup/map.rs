//! Reads `map.toml`: hexes, communities, rivers, roads and what a picture of the map needs.

use kernel::Fact;
use pack::{Entry, File, Point, text_fact};

use super::shape;
use crate::components::{
    COLUMNS, Colour, Community, CommunityRow, Country, Direction, Ground, HEXES, Hex, HexRow, Kind,
    Line, LineKind, Map, ROWS, River, RiverHere, RiverRow, RoadRow, SaigonRow, SetupNumberRow,
    Side, Sides, Size, Terrain, Width, Zone,
};

const KINDS: &[(&str, Kind)] =
    &[("land", Kind::Land), ("island", Kind::Island), ("sea", Kind::Sea)];
const GROUNDS: &[(&str, Ground)] = &[
    ("clear", Ground::Clear),
    ("clear_forest", Ground::ClearForest),
    ("rough", Ground::Rough),
    ("rough_forest", Ground::RoughForest),
    ("mountain", Ground::Mountain),
    ("sea", Ground::Sea),
];
const COUNTRIES: &[(&str, Country)] = &[
    ("vietnam", Country::Vietnam),
    ("laos", Country::Laos),
    ("china", Country::China),
    ("sea", Country::Sea),
];
const ZONES: &[(&str, Option<Zone>)] =
    &[("delta", Some(Zone::Delta)), ("highlands", Some(Zone::Highlands)), ("none", None)];
const SIZES: &[(&str, Size)] =
    &[("city", Size::City), ("town", Size::Town), ("village", Size::Village)];
const COLOURS: &[(&str, Colour)] =
    &[("blue", Colour::Blue), ("red", Colour::Red), ("neutral", Colour::Neutral)];
const CENTRES: &[(&str, Option<Side>)] =
    &[("fef", Some(Side::French)), ("vm", Some(Side::VietMinh)), ("none", None)];
const WIDTHS: &[(&str, Width)] = &[("minor", Width::Minor), ("major", Width::Major)];

/// The numbers of coordinates: steps of 10 metres.
const COORDINATES: std::ops::RangeInclusive<i64> = 0..=100_000;
/// Communities have a bit each in sets of 128.
const MOST_COMMUNITIES: usize = 128;

/// What a hex or community says that another place says too.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// Hex and the name of its community, or nothing.
    pub(super) communities: Vec<(Hex, String)>,
    /// Hex, river id, its system and width there.
    pub(super) rivers: Vec<(Hex, String, String, Width)>,
    /// The country and zone that each community says it is in.
    pub(super) homes: Vec<(Country, Option<Zone>)>,
    /// The names of the systems of rivers, by river.
    pub(super) systems: Vec<String>,
}

/// Reads the map.
pub(super) fn read(file: &File<'_>) -> Map {
    let Some(table) = file.parse() else { return Map::default() };
    let mut root = Entry::root(file, &table);
    let mut map = Map::default();
    let mut said = Said::default();
    root.read_head(super::GAME);
    read_grid(&mut root, &mut map);
    read_rivers(&mut root, &mut map, &mut said);
    read_communities(&mut root, &mut map, &mut said);
    for entry in root.entries("hexes", &["id"]) {
        read_hex(entry, &mut map, &mut said);
    }
    map.hexes.sort_by_key(|row| row.hex);
    read_lines(&mut root, &mut map);
    read_boxes(&mut root, &mut map);
    read_impassable(&mut root, &mut map);
    root.finish();
    if map.hexes.len() == HEXES {
        shape::check(file, &map, &said);
    } else if file.is_clean() {
        super::check_count(file, "hexes", HEXES, map.hexes.len());
    }
    map
}

/// The grid is fixed: other columns, rows or directions would be another map.
fn read_grid(root: &mut Entry<'_>, map: &mut Map) {
    let Some(mut grid) = root.table("grid") else { return };
    grid.fixed("shape", "\"pointy-top\"");
    grid.fixed("columns", &COLUMNS.to_string());
    grid.fixed("rows", &ROWS.to_string());
    grid.fixed("first_column", "\"A\"");
    grid.fixed("last_column", "\"AF\"");
    grid.fixed("odd_rows_shifted", "\"east\"");
    grid.fixed("sides", r#"["E", "NE", "NW", "W", "SW", "SE"]"#);
    map.hex_radius = grid.number("hex_radius", 1..=100_000).unwrap_or(1);
    let [x, y] = ["x_range", "y_range"].map(|field| {
        let range: Vec<i32> = grid.numbers(field, COORDINATES).unwrap_or_default();
        super::check_length(&grid, field, range.len(), 2);
        [range.first().copied().unwrap_or(0), range.get(1).copied().unwrap_or(i32::MAX)]
    });
    map.extent = [Point { x: x[0], y: y[0] }, Point { x: x[1], y: y[1] }];
    for (field, row) in [("offsets_odd_row", 2), ("offsets_even_row", 3)] {
        let Some(mut offsets) = grid.table_if_any(field) else { continue };
        for direction in Direction::ALL {
            let from = Hex::at(1, row).expect("the grid has four rows");
            let to = from.neighbour(direction).expect("an inner hex has six neighbours");
            let step = |to: usize, from: usize| to as i64 - from as i64;
            let column = step(to.column(), from.column());
            let row = step(to.row(), from.row());
            offsets.fixed(direction.id(), &format!("[{column}, {row}]"));
        }
        offsets.finish();
    }
    grid.remarks(&["hex_km"]);
    grid.finish_with_source();
}

/// The number of a hex, and that column and row agree with it.
fn read_number(entry: &mut Entry<'_>) -> Option<Hex> {
    let hex = super::read_hex(entry, "id");
    if let Some(hex) = hex {
        let name = hex.to_string();
        let column = name.trim_end_matches(|c: char| c.is_ascii_digit());
        entry.fixed("col", &format!("{column:?}"));
        entry.fixed("row", &(hex.row() + 1).to_string());
    } else {
        entry.remarks(&["col", "row"]);
    }
    hex
}

fn read_hex(mut entry: Entry<'_>, map: &mut Map, said: &mut Said) {
    let hex = read_number(&mut entry);
    let x = entry.number("x", COORDINATES);
    let y = entry.number("y", COORDINATES);
    let kind = entry.word("kind", KINDS);
    let ground = entry.word("terrain", GROUNDS);
    let country = entry.word("country", COUNTRIES);
    let zone = entry.word("zone", ZONES);
    let [coastal, west_of_red, touches_vietnam, touches_laos] =
        ["coastal", "west_of_red", "adj_vietnam", "adj_laos"].map(|field| entry.flag(field));
    let community = entry.text("community").unwrap_or_default();
    let roads = read_sides(&mut entry, "roads");
    let rivers = read_rivers_here(&mut entry, hex, map, said);
    let place = map.communities.iter().position(|row| row.name == community);
    if place.is_none() && !community.is_empty() {
        super::report_unknown(entry.file, &entry.key("community"), "community", community);
    }
    entry.finish_with_source();
    let (Some(hex), Some(kind), Some(ground)) = (hex, kind, ground) else { return };
    said.communities.push((hex, community.to_owned()));
    map.hexes.push(HexRow {
        hex,
        kind,
        ground,
        terrain: terrain_of(ground),
        country: country.unwrap_or(Country::Sea),
        zone: zone.flatten(),
        coastal: coastal.unwrap_or(false),
        west_of_red: west_of_red.unwrap_or(false),
        touches_vietnam: touches_vietnam.unwrap_or(false),
        touches_laos: touches_laos.unwrap_or(false),
        community: place.and_then(|place| u8::try_from(place).ok()).map(Community),
        roads,
        rivers,
        centre: Point { x: x.unwrap_or(0), y: y.unwrap_or(0) },
    });
}

/// 1.6: the most expensive terrain counts; with forest, it is forest (T-04).
fn terrain_of(ground: Ground) -> Terrain {
    match ground {
        Ground::Clear | Ground::Sea => Terrain::Clear,
        Ground::Rough => Terrain::Rough,
        Ground::ClearForest | Ground::RoughForest => Terrain::Forest,
        Ground::Mountain => Terrain::Mountain,
    }
}

fn read_sides(entry: &mut Entry<'_>, field: &'static str) -> Sides {
    let mut sides = Sides::default();
    for name in entry.texts(field).unwrap_or_default() {
        match Direction::named(name) {
            None => super::report_unknown(entry.file, &entry.key(field), "side", name),
            Some(side) if sides.has(side) => {
                entry.report(field, "fault-repeated", [("value", text_fact(name))]);
            }
            Some(side) => sides.insert(side),
        }
    }
    sides
}

fn read_side_if_any(entry: &mut Entry<'_>, field: &'static str) -> Option<Direction> {
    let name = entry.text(field).filter(|name| !name.is_empty())?;
    let side = Direction::named(name);
    if side.is_none() {
        super::report_unknown(entry.file, &entry.key(field), "side", name);
    }
    side
}

fn read_rivers_here(
    entry: &mut Entry<'_>,
    hex: Option<Hex>,
    map: &Map,
    said: &mut Said,
) -> Vec<RiverHere> {
    let mut rivers: Vec<RiverHere> = Vec::new();
    for mut here in entry.entries("rivers", &["id"]) {
        let id = here.name("id").unwrap_or_default();
        let system = here.text("system").unwrap_or_default().to_owned();
        let width = here.word("class", WIDTHS);
        let sides = read_sides(&mut here, "sides");
        let taken = |side: &Direction| rivers.iter().any(|other| other.sides.has(*side));
        if let Some(side) = sides.iter().find(taken) {
            here.report("sides", "tonkin-fault-two-rivers", [("side", Fact::Word(side.id()))]);
        }
        let river = map.rivers.iter().position(|row| row.id == id);
        match (river.and_then(|place| u8::try_from(place).ok()), hex) {
            (None, _) => super::report_unknown(here.file, &here.key("id"), "river", &id),
            (Some(river), Some(hex)) => {
                said.rivers.push((hex, id, system, width.unwrap_or(Width::Minor)));
                rivers.push(RiverHere { river: River(river), sides });
            }
            (Some(_), None) => (),
        }
        here.finish();
    }
    rivers
}

fn read_rivers(root: &mut Entry<'_>, map: &mut Map, said: &mut Said) {
    for mut entry in root.entries("river", &["id"]) {
        let id = entry.name("id");
        let name = entry.name("name");
        let name_fr = entry.name("name_fr");
        let system = entry.name("system").unwrap_or_default();
        let width = entry.word("class", WIDTHS);
        let path = super::read_hexes(&mut entry, "path");
        let source_side = read_side_if_any(&mut entry, "source_side");
        let mouth_side = read_side_if_any(&mut entry, "mouth_side");
        entry.finish_with_source();
        let (Some(id), Some(width)) = (id, width) else { continue };
        let [name, name_fr] = [name, name_fr].map(Option::unwrap_or_default);
        // A system has the number of the first river that names it.
        let known = said.systems.iter().position(|other| *other == system);
        let number = known.unwrap_or(said.systems.len());
        said.systems.push(system);
        let system = u8::try_from(number).unwrap_or(u8::MAX);
        map.rivers.push(RiverRow {
            id,
            name,
            name_fr,
            system,
            width,
            path,
            source_side,
            mouth_side,
        });
    }
}

fn read_communities(root: &mut Entry<'_>, map: &mut Map, said: &mut Said) {
    for entry in root.entries("community", &["name"]) {
        read_community(entry, map, said);
    }
    let count = map.communities.len();
    if count > MOST_COMMUNITIES {
        let facts = [("count", Fact::from(count)), ("max", MOST_COMMUNITIES.into())];
        root.file.report("community", "tonkin-fault-too-many", facts);
        map.communities.truncate(MOST_COMMUNITIES);
        said.homes.truncate(MOST_COMMUNITIES);
    }
}

fn read_community(mut entry: Entry<'_>, map: &mut Map, said: &mut Said) {
    let name = entry.name("name");
    let hex = super::read_hex(&mut entry, "hex");
    let size = entry.word("kind", SIZES);
    let colour = entry.word("colour", COLOURS);
    let country = entry.word("country", COUNTRIES);
    let zone = entry.word("zone", ZONES);
    let vp: Option<u8> = entry.number("vp", 0..=20);
    let [airstrip, harbour, mobilization] =
        ["airstrip", "harbour", "mobilization"].map(|field| entry.flag(field).unwrap_or(false));
    let supply_centre = entry.word("supply_centre", CENTRES);
    let x = entry.number("x", COORDINATES);
    let y = entry.number("y", COORDINATES);
    // T-09: VP change only when a hex passes from one side to the other.
    if vp.is_some_and(|vp| vp > 0) && colour == Some(Colour::Neutral) {
        entry.report("colour", "tonkin-fault-no-colour", []);
    }
    entry.finish_with_source();
    let (Some(name), Some(hex), Some(size), Some(colour)) = (name, hex, size, colour) else {
        return;
    };
    said.homes.push((country.unwrap_or(Country::Sea), zone.flatten()));
    map.communities.push(CommunityRow {
        name,
        hex,
        size,
        colour,
        vp: vp.unwrap_or(0),
        airstrip,
        harbour,
        supply_centre: supply_centre.flatten(),
        mobilization,
        at: Point { x: x.unwrap_or(0), y: y.unwrap_or(0) },
    });
}

/// Roads, Setup-Numbers, coasts and borders.
fn read_lines(root: &mut Entry<'_>, map: &mut Map) {
    for mut entry in root.entries("road", &["id"]) {
        let id = entry.name("id").unwrap_or_default();
        let path = super::read_hexes(&mut entry, "path");
        entry.finish_with_source();
        map.roads.push(RoadRow { id, path });
    }
    for mut entry in root.entries("setup_number", &["side", "number"]) {
        let side = entry.word("side", super::SIDES);
        let number = entry.number("number", 1..=99);
        let hex = super::read_hex(&mut entry, "hex");
        entry.remarks(&["note"]);
        entry.finish_with_source();
        if let (Some(side), Some(number), Some(hex)) = (side, number, hex) {
            map.setup_numbers.push(SetupNumberRow { side, number, hex });
        }
    }
    for mut entry in root.entries("polyline", &["id"]) {
        let id = entry.name("id").unwrap_or_default();
        let points = entry.points("points").unwrap_or_default();
        entry.finish_with_source();
        // Ids of lines begin with what they stand for.
        let is_border = id.starts_with("border");
        let kind = if is_border { LineKind::Border } else { LineKind::Coast };
        map.lines.push(Line { id, kind, points });
    }
}

/// Saigon. The boxes for large forces are only for people at a table.
fn read_boxes(root: &mut Entry<'_>, map: &mut Map) {
    let mut found = false;
    for mut entry in root.entries("box", &["id"]) {
        entry.remarks(&["name"]);
        if entry.text("id") != Some("SAIGON") {
            entry.fixed("kind", "\"large_force\"");
            entry.finish_with_source();
            continue;
        }
        found = true;
        entry.fixed("kind", "\"sea_box\"");
        entry.fixed("harbour", "true");
        entry.fixed("stacking_limit", "0");
        let supply_centre = entry.flag("fef_supply_centre").unwrap_or(false);
        let x = entry.number("x", COORDINATES).unwrap_or(0);
        let y = entry.number("y", COORDINATES).unwrap_or(0);
        map.saigon = SaigonRow { supply_centre, at: Point { x, y } };
        entry.finish_with_source();
    }
    if !found {
        root.report("box", "fault-missing-entry", [("value", text_fact("SAIGON"))]);
    }
}

/// Single hexsides that are closed, written as `W18 NE`.
fn read_impassable(root: &mut Entry<'_>, map: &mut Map) {
    let Some(mut entry) = root.table("impassable") else { return };
    entry.fixed("kinds", r#"["sea"]"#);
    entry.remarks(&["island_entry"]);
    for text in entry.texts("hexsides").unwrap_or_default() {
        let parts = text.split_once(' ');
        let found = parts.and_then(|(hex, side)| Some((Hex::named(hex)?, Direction::named(side)?)));
        match found {
            Some(hexside) => map.closed_hexsides.push(hexside),
            None => super::report_unknown(entry.file, &entry.key("hexsides"), "hexside", text),
        }
    }
    entry.finish_with_source();
}
