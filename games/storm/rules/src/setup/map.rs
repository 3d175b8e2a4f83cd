//! Reads `map.toml`: areas, borders and the picture of the map.

use kernel::Fact;

use super::shape;
use crate::components::{Area, AreaRow, Border, Colour, MAX_AREA, Side};
use crate::drawing::{
    AreaShape, Bank, Bridge, Drawing, Hill, Name, Place, Point, River, Road, Runway, Terrain,
};
use pack::{Entry, File};

/// The sides, as the pack writes them.
pub(super) const SIDES: &[(&str, Side)] = &[("FR", Side::French), ("VM", Side::VietMinh)];

const COLOURS: &[(&str, Colour)] = &[
    ("red", Colour::Red),
    ("blue", Colour::Blue),
    ("green", Colour::Green),
    ("black", Colour::Black),
];
const BORDERS: &[(&str, Border)] =
    &[("land", Border::Land), ("river", Border::River), ("bridge", Border::Bridge)];
const BANKS: &[(&str, Bank)] = &[("west", Bank::West), ("east", Bank::East)];
const TERRAINS: &[(&str, Terrain)] = &[
    ("hills", Terrain::Hills),
    ("paddy", Terrain::Paddy),
    ("scrub", Terrain::Scrub),
    ("runway", Terrain::Runway),
    ("drop zone", Terrain::DropZone),
    ("strongpoint", Terrain::Strongpoint),
    ("strongpoint hill", Terrain::StrongpointHill),
];

/// Any number of an area.
pub(super) const AREA_NUMBERS: std::ops::RangeInclusive<i64> = 1..=MAX_AREA as i64;

/// The map as it was read.
#[derive(Debug, Default)]
pub(super) struct Map {
    pub(super) areas: Vec<AreaRow>,
    pub(super) borders: Vec<(Area, Area, Border)>,
    /// The bonus set printed on each area, or `none`.
    pub(super) bonus: Vec<(Area, String)>,
    pub(super) drawing: Drawing,
    pub(super) stacking_limit: Option<u8>,
    pub(super) victory_threshold: Option<u8>,
}

impl Map {
    /// The row of an area, if there is such an area.
    pub(super) fn area(&self, area: Area) -> Option<&AreaRow> {
        self.areas.iter().find(|row| row.area == area)
    }

    pub(super) fn of_colour(&self, colour: Colour) -> usize {
        self.areas.iter().filter(|row| row.colour == colour).count()
    }

    pub(super) fn victory_areas(&self) -> usize {
        self.areas.iter().filter(|row| row.victory).count()
    }

    fn shape(&self, area: Area) -> Option<&AreaShape> {
        self.drawing.areas.iter().find(|shape| shape.area == area)
    }
}

/// Reads the map.
pub(super) fn read(file: &File<'_>) -> Map {
    let Some(table) = file.parse() else { return Map::default() };
    let mut root = Entry::root(file, &table);
    let mut map = Map::default();
    let area_count = read_meta(&mut root, &mut map);
    for entry in root.entries("area", &["number"]) {
        read_area(entry, &mut map);
    }
    map.areas.sort_by_key(|row| row.area);
    map.drawing.areas.sort_by_key(|shape| shape.area);
    for entry in root.entries("border", &["a", "b"]) {
        read_border(entry, &mut map);
    }
    map.borders.sort_by_key(|(a, b, _)| (*a, *b));
    read_features(&mut root, &mut map);
    // The other tables explain the codes and propose where charts go.
    for remarks in ["control_codes", "colour_codes", "chart_panel"] {
        if let Some(entry) = root.table_if_any(remarks) {
            entry.finish_remarks();
        }
    }
    let totals = root.table("totals");
    root.finish();
    shape::check(file, &map.areas, &map.borders, &map.drawing);
    if let Some(count) = area_count.filter(|_| file.is_clean()) {
        super::check_count(file, "meta / area_count", count, map.areas.len());
        super::check_gaps(file, "area", map.areas.iter().map(|row| row.area.0), count);
    }
    if let Some(totals) = totals {
        check_totals(totals, &mut map);
    }
    map
}

fn read_meta(root: &mut Entry<'_>, map: &mut Map) -> Option<u8> {
    let mut meta = root.table("meta")?;
    meta.read_version(super::GAME);
    map.drawing.width = meta.number("width", 1..=100_000).unwrap_or(i32::MAX);
    map.drawing.height = meta.number("height", 1..=100_000).unwrap_or(i32::MAX);
    map.stacking_limit = meta.number("stacking_limit", 1..=9);
    let area_count = meta.number("area_count", AREA_NUMBERS);
    meta.remarks(&["note", "min_border_length"]);
    meta.finish_with_source();
    area_count
}

fn read_area(mut entry: Entry<'_>, map: &mut Map) {
    let number = entry.number("number", AREA_NUMBERS).map(Area);
    let name = read_name(&mut entry);
    let defence = entry.number("defence", 0..=3);
    let control = entry.word("control", SIDES);
    let colour = entry.word("colour", COLOURS);
    let victory = entry.flag("victory");
    let edge = entry.flag("map_edge");
    let bonus = entry.name("bonus");
    let shape = read_shape(&mut entry, number);
    if let (Some(defence), Some(victory)) = (defence, victory)
        && victory != (defence == 3)
    {
        entry.report("victory", "storm-fault-victory", [("defence", Fact::from(defence))]);
    }
    if colour == Some(Colour::Red) && control == Some(Side::French) {
        entry.report("control", "storm-fault-red-control", []);
    }
    entry.finish_with_source();
    let Some(area) = number else { return };
    map.areas.push(AreaRow {
        area,
        name_en: name.en,
        name_fr: name.fr,
        defence: defence.unwrap_or(0),
        control: control.unwrap_or(Side::VietMinh),
        colour: colour.unwrap_or(Colour::Black),
        victory: victory.unwrap_or(false),
        edge: edge.unwrap_or(false),
    });
    map.bonus.extend(bonus.map(|bonus| (area, bonus)));
    map.drawing.areas.extend(shape);
}

/// The shape is left out if a part of it is missing, so that nothing is measured on half of it.
fn read_shape(entry: &mut Entry<'_>, area: Option<Area>) -> Option<AreaShape> {
    let bank = entry.word("bank", BANKS);
    let terrain = entry.word("terrain", TERRAINS);
    let centre = entry.point("centre");
    let inner_radius = entry.number("inner_radius", 1..=100_000);
    let polygon = entry.points("polygon");
    Some(AreaShape {
        area: area?,
        polygon: polygon?,
        centre: centre?,
        inner_radius: inner_radius?,
        bank: bank?,
        terrain: terrain?,
    })
}

fn read_name(entry: &mut Entry<'_>) -> Name {
    let en = entry.name("name").unwrap_or_default();
    let fr = entry.name("name_fr").unwrap_or_default();
    Name { en, fr }
}

fn read_border(mut entry: Entry<'_>, map: &mut Map) {
    let a = read_area_number(&mut entry, "a", map);
    let b = read_area_number(&mut entry, "b", map);
    let kind = entry.word("kind", BORDERS);
    entry.number::<i32>("length", 1..=100_000);
    if let (Some(a), Some(b)) = (a, b) {
        match a.cmp(&b) {
            std::cmp::Ordering::Less => map.borders.extend(kind.map(|kind| (a, b, kind))),
            std::cmp::Ordering::Equal => entry.report("b", "storm-fault-self-border", []),
            std::cmp::Ordering::Greater => entry.report("b", "storm-fault-border-order", []),
        }
    }
    entry.finish_with_source();
}

/// Reads the number of an area that must exist.
fn read_area_number(entry: &mut Entry<'_>, field: &'static str, map: &Map) -> Option<Area> {
    let area = Area(entry.number(field, AREA_NUMBERS)?);
    if map.area(area).is_none() {
        super::report_unknown(entry.file, &entry.key(field), "area", &area.to_string());
        return None;
    }
    Some(area)
}

fn read_features(root: &mut Entry<'_>, map: &mut Map) {
    if let Some(mut entry) = root.table_if_any("river") {
        let name = read_name(&mut entry);
        let polyline = entry.points("polyline");
        let width = entry.number("width", 1..=1000);
        entry.remarks(&["note"]);
        entry.finish_with_source();
        map.drawing.river =
            polyline.zip(width).map(|(polyline, width)| River { name, polyline, width });
    }
    if let Some(mut entry) = root.table_if_any("runway") {
        let name = read_name(&mut entry);
        let polygon = entry.points("polygon");
        let axis = entry.points("axis");
        check_runway(&mut entry, map);
        entry.finish_with_source();
        map.drawing.runway =
            polygon.zip(axis).map(|(polygon, axis)| Runway { name, polygon, axis });
    }
    for mut entry in root.entries_if_any("road", &[]) {
        let name = read_name(&mut entry);
        let polyline = entry.points("polyline");
        entry.finish_with_source();
        map.drawing.roads.extend(polyline.map(|polyline| Road { name, polyline }));
    }
    root.entries_if_any("bridge", &[]).into_iter().for_each(|entry| read_bridge(entry, map));
    root.entries_if_any("hill", &[]).into_iter().for_each(|entry| read_hill(entry, map));
    root.entries_if_any("place", &[]).into_iter().for_each(|entry| read_place(entry, map));
}

/// The runway lies in the blue areas (11.0).
fn check_runway(entry: &mut Entry<'_>, map: &Map) {
    let Some(mut listed) = entry.numbers::<u8>("areas", AREA_NUMBERS) else { return };
    listed.sort_unstable();
    let blue = map.areas.iter().filter(|row| row.colour == Colour::Blue);
    let blue: Vec<u8> = blue.map(|row| row.area.0).collect();
    if listed != blue {
        super::report_contradiction(
            entry.file,
            &entry.key("areas"),
            &format!("{listed:?}"),
            "area / colour",
            &format!("{blue:?}"),
        );
    }
}

fn read_bridge(mut entry: Entry<'_>, map: &mut Map) {
    let name = read_name(&mut entry);
    let at = entry.point("at");
    let areas = entry.numbers::<u8>("areas", AREA_NUMBERS);
    let pair = match areas.as_deref() {
        Some([a, b]) => Some([Area(*a.min(b)), Area(*a.max(b))]),
        Some(_) => {
            entry.report("areas", "fault-length", [("expected", Fact::Number(2))]);
            None
        }
        None => None,
    };
    if let Some([a, b]) = pair
        && !map.borders.contains(&(a, b, Border::Bridge))
    {
        super::report_unknown(entry.file, &entry.key("areas"), "bridge", &format!("{a}-{b}"));
    }
    entry.finish_with_source();
    map.drawing.bridges.extend(pair.zip(at).map(|(areas, at)| Bridge { name, areas, at }));
}

fn read_hill(mut entry: Entry<'_>, map: &mut Map) {
    let area = read_area_number(&mut entry, "area", map);
    let centre = entry.point("centre");
    let radii = entry.point("radii");
    let contours = entry.number("contours", 1..=20);
    check_inside(&entry, "centre", centre, area, map);
    entry.finish_with_source();
    let hill = || Some(Hill { area: area?, centre: centre?, radii: radii?, contours: contours? });
    map.drawing.hills.extend(hill());
}

fn read_place(mut entry: Entry<'_>, map: &mut Map) {
    let name = read_name(&mut entry);
    let area = read_area_number(&mut entry, "area", map);
    let at = entry.point("at");
    check_inside(&entry, "at", at, area, map);
    entry.finish_with_source();
    map.drawing.places.extend(area.zip(at).map(|(area, at)| Place { name, area, at }));
}

/// A hill or a place lies in the area it names.
fn check_inside(
    entry: &Entry<'_>,
    field: &'static str,
    at: Option<Point>,
    area: Option<Area>,
    map: &Map,
) {
    let (Some(at), Some(area)) = (at, area) else { return };
    if let Some(shape) = map.shape(area)
        && shape.polygon.len() >= 3
        && !crate::drawing::is_inside(at, &shape.polygon)
    {
        entry.report(field, "storm-fault-point-outside", [("area", area.0.into())]);
    }
}

fn check_totals(mut totals: Entry<'_>, map: &mut Map) {
    let runway = totals.number("runway_areas", 0..=47);
    let green = totals.number("green_areas", 0..=47);
    let bridges = totals.number("bridges", 0..=200);
    let victory = totals.number("victory_areas", 1..=47);
    map.victory_threshold = totals.number("victory_threshold", 1..=47);
    let file = totals.file;
    totals.finish_with_source();
    if !file.is_clean() {
        return;
    }
    let bridge_borders = map.borders.iter().filter(|border| border.2 == Border::Bridge).count();
    let counts = [
        ("totals / runway_areas", runway, map.of_colour(Colour::Blue)),
        ("totals / green_areas", green, map.of_colour(Colour::Green)),
        ("totals / bridges", bridges, bridge_borders),
        ("totals / victory_areas", victory, map.victory_areas()),
    ];
    for (key, stated, counted) in counts {
        if let Some(stated) = stated {
            super::check_count(file, key, stated, counted);
        }
    }
}
