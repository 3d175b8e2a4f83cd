//! Reads `map.toml`: spaces, Routes, complexes, airfields, and what a picture needs.

use std::collections::BTreeMap;

use kernel::Fact;
use pack::{Entry, File, Name, Point};

use super::{report_unknown, shape};
use crate::components::{
    Airfield, AirfieldRow, Complex, ComplexRow, MAX_SPACE, Route, RouteRow, Space, SpaceRow,
    Terrain,
};
use crate::drawing::{AirfieldShape, BaseShape, Decoration, Display, Drawing, SpaceShape};
use crate::sets::SpaceSet;

/// Every length and coordinate is at most this.
const FAR: i64 = 100_000;

pub(super) const AIRFIELDS: &[(&str, Airfield)] =
    &[("main", Airfield::Main), ("aux", Airfield::Auxiliary)];
const AIRFIELD_OF: &[(&str, Option<Airfield>)] =
    &[("", None), ("main", Some(Airfield::Main)), ("aux", Some(Airfield::Auxiliary))];
pub(super) const STATUS: &[(&str, bool)] = &[("functional", true), ("destroyed", false)];
const TERRAIN: &[(&str, Terrain)] =
    &[("open", Terrain::Open), ("entrenchment", Terrain::Entrenchment)];

/// The map as it was read.
#[derive(Debug, Default)]
pub(super) struct Map {
    pub(super) spaces: Vec<SpaceRow>,
    pub(super) routes: Vec<RouteRow>,
    pub(super) complexes: Vec<ComplexRow>,
    pub(super) airfields: Vec<AirfieldRow>,
    pub(super) drawing: Drawing,
    /// The neighbours that each space and base lists.
    pub(super) adjacent: BTreeMap<String, Vec<String>>,
    /// The letter of each space's complex.
    pub(super) letters: BTreeMap<String, String>,
    /// Something is wrong with the file: what other files say of the map cannot be judged.
    pub(super) broken: bool,
    /// Name and space of each drop zone.
    pub(super) drop_zones: Vec<(String, String, String)>,
}

impl Map {
    /// The space of that id.
    pub(super) fn space(&self, id: &str) -> Option<Space> {
        self.spaces.iter().position(|row| row.id == id).map(|at| Space(at as u8))
    }

    /// The space of that id, or a fault.
    pub(super) fn find(&self, file: &File<'_>, key: &str, id: &str) -> Option<Space> {
        let found = self.space(id);
        if found.is_none() && !self.broken {
            report_unknown(file, key, "space", id);
        }
        found
    }
}

/// Reads the map.
pub(super) fn read(file: &File<'_>) -> Map {
    let Some(table) = file.parse() else { return Map { broken: true, ..Map::default() } };
    let mut root = Entry::root(file, &table);
    let mut map = Map::default();
    root.read_head(super::GAME);
    read_canvas(&mut root, &mut map);
    read_central(&mut root, &mut map);
    for entry in root.entries("spaces", &["id"]) {
        read_space(entry, &mut map);
    }
    if map.spaces.len() > MAX_SPACE + 1 {
        let facts = [("count", Fact::from(map.spaces.len())), ("max", (MAX_SPACE + 1).into())];
        file.report("spaces", "siege-fault-too-many", facts);
        map.spaces.truncate(MAX_SPACE + 1);
    }
    for entry in root.entries("routes", &["id"]) {
        read_route(entry, &mut map);
    }
    for entry in root.entries("bases", &["id"]) {
        read_base(entry, &mut map);
    }
    for entry in root.entries("complexes", &["id"]) {
        read_complex(entry, &mut map);
    }
    for entry in root.entries("airfields", &["id"]) {
        read_airfield(entry, &mut map);
    }
    read_extras(&mut root, &mut map);
    root.finish();
    map.airfields.sort_by_key(|row| row.airfield);
    shape::check(file, &map);
    join_complexes(&mut map);
    map.broken = !file.is_clean();
    map
}

/// 5.0: a space belongs to the complex of its letter.
fn join_complexes(map: &mut Map) {
    let Map { spaces, letters, complexes, .. } = map;
    for row in spaces {
        let letter = letters.get(&row.id);
        row.complex = letter
            .and_then(|letter| complexes.iter().position(|complex| complex.id == *letter))
            .map(|at| Complex(at as u8));
    }
}

fn read_canvas(root: &mut Entry<'_>, map: &mut Map) {
    if let Some(mut canvas) = root.table("canvas") {
        map.drawing.width = canvas.number("width", 1..=FAR).unwrap_or(0);
        map.drawing.height = canvas.number("height", 1..=FAR).unwrap_or(0);
        canvas.remarks(&["units"]);
        canvas.finish_with_source();
    }
    if let Some(mut scale) = root.table_if_any("scale") {
        scale.remarks(&["metres_per_space_min", "metres_per_space_max"]);
        scale.finish_with_source();
    }
}

fn read_central(root: &mut Entry<'_>, map: &mut Map) {
    let Some(mut entry) = root.table("central") else { return };
    entry.fixed("id", r#""central""#);
    entry.fixed("terrain", r#""central""#);
    let en = entry.name("label").unwrap_or_default();
    let fr = entry.name("name_fr").unwrap_or_default();
    let hilltop = entry.flag("hilltop").unwrap_or(false);
    let polygon = entry.points("polygon").unwrap_or_default();
    read_point(&mut entry, map, Space::CENTRAL, polygon);
    read_adjacent(&mut entry, map, "central");
    entry.remarks(&["aliases"]);
    entry.finish_with_source();
    map.spaces.push(SpaceRow {
        id: "central".to_owned(),
        route: None,
        number: 0,
        label: String::new(),
        name: Name { en, fr },
        terrain: Terrain::Central,
        complex: None,
        hilltop,
        airfield: None,
        drop_zone: String::new(),
    });
}

/// Reads where a space is drawn.
fn read_point(entry: &mut Entry<'_>, map: &mut Map, space: Space, polygon: Vec<Point>) {
    let at = Point {
        x: entry.number("x", 0..=FAR).unwrap_or(0),
        y: entry.number("y", 0..=FAR).unwrap_or(0),
    };
    let radius = entry.number("radius", 1..=FAR).unwrap_or(1);
    map.drawing.spaces.push(SpaceShape { space, at, radius, polygon });
}

fn read_adjacent(entry: &mut Entry<'_>, map: &mut Map, id: &str) {
    let adjacent = entry.texts("adjacent").unwrap_or_default();
    map.adjacent.insert(id.to_owned(), adjacent.into_iter().map(str::to_owned).collect());
}

fn read_space(mut entry: Entry<'_>, map: &mut Map) {
    let id = entry.name("id").unwrap_or_default();
    let route = entry.number("route", 1..=4).map(Route);
    let number = entry.number("number", 1..=MAX_SPACE as i64).unwrap_or(0);
    let label = entry.name("label").unwrap_or_default();
    let name = super::read_name(&mut entry);
    let terrain = entry.word("terrain", TERRAIN).unwrap_or(Terrain::Open);
    let letter = entry.text("complex").unwrap_or_default();
    let hilltop = entry.flag("hilltop").unwrap_or(false);
    let airfield = entry.word("airfield", AIRFIELD_OF).flatten();
    let drop_zone = entry.text("drop_zone").unwrap_or_default().to_owned();
    read_point(&mut entry, map, Space(map.spaces.len() as u8), Vec::new());
    read_adjacent(&mut entry, map, &id);
    entry.finish_with_source();
    if !letter.is_empty() {
        map.letters.insert(id.clone(), letter.to_owned());
    }
    map.spaces.push(SpaceRow {
        id,
        route,
        number,
        label,
        name,
        terrain,
        complex: None,
        hilltop,
        airfield,
        drop_zone,
    });
}

fn read_route(mut entry: Entry<'_>, map: &mut Map) {
    let id = entry.number("id", 1..=4).map(Route);
    let name = super::read_name(&mut entry);
    let length: Option<usize> = entry.number("length", 1..=MAX_SPACE as i64);
    let base = entry.name("base").unwrap_or_default();
    let spaces = entry.texts("spaces").unwrap_or_default();
    let key = entry.key("spaces");
    let file = entry.file;
    if let Some(length) = length {
        super::check_count(file, &entry.key("length"), length, spaces.len());
    }
    entry.finish_with_source();
    let spaces = spaces.into_iter().filter_map(|id| map.find(file, &key, id)).collect();
    let base_name = Name::default();
    map.routes.extend(id.map(|route| RouteRow { route, name, spaces, base, base_name }));
}

fn read_base(mut entry: Entry<'_>, map: &mut Map) {
    let id = entry.name("id").unwrap_or_default();
    let route = entry.number("route", 1..=4).map(Route);
    let en = entry.name("label").unwrap_or_default();
    let fr = entry.name("label_fr").unwrap_or_default();
    let x = entry.number("x", 0..=FAR).unwrap_or(0);
    let y = entry.number("y", 0..=FAR).unwrap_or(0);
    let polygon = entry.points("polygon").unwrap_or_default();
    read_adjacent(&mut entry, map, &id);
    let (file, key) = (entry.file, entry.key("route"));
    entry.finish_with_source();
    let Some(route) = route else { return };
    match map.routes.iter_mut().find(|row| row.route == route) {
        Some(row) if row.base == id => row.base_name = Name { en, fr },
        Some(row) => {
            let other = format!("routes {route} / base");
            super::report_contradiction(file, &key, &id, &other, &row.base);
        }
        None => report_unknown(file, &key, "route", &route.to_string()),
    }
    map.drawing.bases.push(BaseShape { route, at: Point { x, y }, polygon });
}

fn read_complex(mut entry: Entry<'_>, map: &mut Map) {
    let id = entry.name("id").unwrap_or_default();
    let name = entry.name("name").unwrap_or_default();
    if let Some(prefix) = entry.name("prefix")
        && prefix != id
    {
        let other = entry.key("id");
        super::report_contradiction(entry.file, &entry.key("prefix"), &prefix, &other, &id);
    }
    let route = entry.number("route", 1..=4).map(Route);
    let spaces = entry.texts("spaces").unwrap_or_default();
    let forward_aaa = entry.flag("forward_aaa").unwrap_or(false);
    entry.remarks(&["aliases"]);
    let (file, key) = (entry.file, entry.key("spaces"));
    entry.finish_with_source();
    let spaces: SpaceSet = spaces.into_iter().filter_map(|id| map.find(file, &key, id)).collect();
    map.complexes.extend(route.map(|route| ComplexRow { id, name, route, spaces, forward_aaa }));
}

fn read_airfield(mut entry: Entry<'_>, map: &mut Map) {
    let airfield = entry.word("id", AIRFIELDS);
    let name = super::read_name(&mut entry);
    entry.word("compass", &[("north", ()), ("south", ())]);
    let spaces = entry.texts("spaces").unwrap_or_default();
    let functional = entry.word("start_status", STATUS).unwrap_or(false);
    let polygon = entry.points("polygon").unwrap_or_default();
    let status_box = entry.points("status_box").unwrap_or_default();
    let (file, key) = (entry.file, entry.key("spaces"));
    entry.finish_with_source();
    let Some(airfield) = airfield else { return };
    let spaces: SpaceSet = spaces.into_iter().filter_map(|id| map.find(file, &key, id)).collect();
    map.airfields.push(AirfieldRow { airfield, name, spaces, functional });
    map.drawing.airfields.push(AirfieldShape { airfield, polygon, status_box });
}

/// Reads drop zones, decoration and displays.
fn read_extras(root: &mut Entry<'_>, map: &mut Map) {
    for mut entry in root.entries("drop_zones", &["id"]) {
        let id = entry.name("id").unwrap_or_default();
        let name = entry.name("name").unwrap_or_default();
        let space = entry.name("space").unwrap_or_default();
        entry.finish_with_source();
        map.drop_zones.push((id, name, space));
    }
    for mut entry in root.entries_if_any("decoration", &["id"]) {
        let id = entry.name("id").unwrap_or_default();
        let kind = entry.name("kind").unwrap_or_default();
        let name = super::read_name(&mut entry);
        let points = entry.points("points").unwrap_or_default();
        entry.finish_with_source();
        map.drawing.decorations.push(Decoration { id, kind, name, points });
    }
    for mut entry in root.entries("displays", &["id"]) {
        let id = entry.name("id").unwrap_or_default();
        let name = super::read_name(&mut entry);
        let kind = entry.name("kind").unwrap_or_default();
        let polygon = entry.points("polygon").unwrap_or_default();
        entry.finish_with_source();
        map.drawing.displays.push(Display { id, name, kind, polygon });
    }
}
