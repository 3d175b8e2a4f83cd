//! Whether hexes, rivers, roads, communities and lines tell the same story.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Fact;
use pack::{File, Point};

use super::map::Said;
use super::report_contradiction;
use crate::components::{
    CommunityRow, Country, Direction, Ground, Hex, HexRow, Kind, Map, RiverRow, Side, Sides, Width,
    Zone,
};

/// Checks the map against itself.
pub(super) fn check(file: &File<'_>, map: &Map, said: &Said) {
    for row in &map.hexes {
        check_ground(file, row);
        check_neighbours(file, map, row);
        report_outside(file, &key(row.hex, "x"), outside(map, &[row.centre]));
    }
    for row in &map.rivers {
        check_river(file, map, row);
    }
    check_rivers_here(file, map, said);
    check_roads(file, map);
    check_communities(file, map, said);
    check_setup_numbers(file, map);
    for line in &map.lines {
        let key = format!("polyline {} / points", line.id);
        report_outside(file, &key, outside(map, &line.points));
    }
    // Half a map has lost hexes everywhere: one fault would make many.
    if file.is_clean() {
        check_connected(file, map);
        check_stated_places(file, map);
    }
}

fn key(hex: Hex, field: &str) -> String {
    format!("hexes {hex} / {field}")
}

fn hex_fact(hex: Hex) -> Fact {
    Fact::Text(hex.to_string())
}

/// 1.6: kind, terrain, country and zone of a hex agree.
fn check_ground(file: &File<'_>, row: &HexRow) {
    let is_sea = row.kind == Kind::Sea;
    if (row.country == Country::Sea) != is_sea || (row.ground == Ground::Sea) != is_sea {
        file.report(&key(row.hex, "kind"), "tonkin-fault-sea", []);
        return;
    }
    let zone = zone_of(row);
    if row.zone != zone {
        let name = |zone: Option<Zone>| match zone {
            Some(Zone::Delta) => "delta",
            Some(Zone::Highlands) => "highlands",
            None => "none",
        };
        let key = key(row.hex, "zone");
        report_contradiction(file, &key, name(row.zone), "terrain, country", name(zone));
    }
    if row.kind == Kind::Island && !row.coastal {
        file.report(&key(row.hex, "coastal"), "tonkin-fault-island", []);
    }
    if row.rivers.iter().map(|here| here.sides.len()).sum::<u8>() == 1 {
        file.report(&key(row.hex, "rivers"), "tonkin-fault-river-end", []);
    }
}

/// 1.6: Highlands by terrain, in Vietnam and Laos; the rest of Vietnam is Delta (T-03, T-04).
fn zone_of(row: &HexRow) -> Option<Zone> {
    let high = matches!(row.ground, Ground::Rough | Ground::RoughForest | Ground::Mountain);
    match row.country {
        Country::Vietnam | Country::Laos if high => Some(Zone::Highlands),
        Country::Vietnam if row.kind == Kind::Land => Some(Zone::Delta),
        Country::Vietnam | Country::Laos | Country::China | Country::Sea => None,
    }
}

/// 3.8: which countries a hex touches; and its roads lead on.
fn check_neighbours(file: &File<'_>, map: &Map, row: &HexRow) {
    let touches = |country: Country| {
        let mut rows = row.hex.neighbours().map(|(_, next)| &map.hexes[next.index()]);
        rows.any(|next| next.country == country)
    };
    let said = [
        ("adj_vietnam", row.touches_vietnam, Country::Vietnam),
        ("adj_laos", row.touches_laos, Country::Laos),
    ];
    for (field, said, country) in said {
        if said != touches(country) {
            let (value, right) = (said.to_string(), (!said).to_string());
            report_contradiction(file, &key(row.hex, field), &value, "hexes / country", &right);
        }
    }
    for side in row.roads.iter() {
        let next = row.hex.neighbour(side).map(|next| &map.hexes[next.index()]);
        if !next.is_some_and(|next| next.roads.has(side.opposite())) {
            let facts = [("side", Fact::Word(side.id()))];
            file.report(&key(row.hex, "roads"), "tonkin-fault-road-end", facts);
        }
    }
}

/// A river runs from hex to hex, and each of its hexes shows it on the right hexsides.
fn check_river(file: &File<'_>, map: &Map, row: &RiverRow) {
    let label = format!("river {}", row.id);
    let (Some(first), Some(last)) = (row.path.first(), row.path.last()) else {
        file.report(&format!("{label} / path"), "fault-empty", []);
        return;
    };
    let mut wanted: BTreeMap<Hex, Sides> = BTreeMap::from([(*first, Sides::default())]);
    for pair in row.path.windows(2) {
        let Some(side) = pair[0].direction_of(pair[1]) else {
            report_path_gap(file, &label, pair[0], pair[1]);
            return;
        };
        wanted.entry(pair[0]).or_default().insert(side);
        wanted.entry(pair[1]).or_default().insert(side.opposite());
    }
    let ends = [(first, row.source_side, "source_side"), (last, row.mouth_side, "mouth_side")];
    for (end, side, field) in ends {
        match side {
            Some(side) => wanted.entry(*end).or_default().insert(side),
            // Then it must begin or end in another river.
            None if map.hexes[end.index()].rivers.len() < 2 => {
                let facts = [("hex", hex_fact(*end))];
                file.report(&format!("{label} / {field}"), "tonkin-fault-river-open", facts);
            }
            None => (),
        }
    }
    for (hex, sides) in wanted {
        check_river_in(file, map, row, hex, sides);
    }
}

fn check_river_in(file: &File<'_>, map: &Map, row: &RiverRow, hex: Hex, sides: Sides) {
    let there = &map.hexes[hex.index()];
    let is_it = |river: crate::components::River| map.rivers[usize::from(river.0)].id == row.id;
    let here = there.rivers.iter().find(|here| is_it(here.river));
    if there.kind != Kind::Land {
        let facts = [("hex", hex_fact(hex))];
        file.report(&format!("river {} / path", row.id), "tonkin-fault-closed-hex", facts);
    } else if here.is_none_or(|here| here.sides != sides) {
        let list = |sides: Sides| sides.iter().map(Direction::id).collect::<Vec<_>>().join(", ");
        let stated = here.map_or(String::new(), |here| list(here.sides));
        let other = format!("river {} / path", row.id);
        report_contradiction(file, &key(hex, "rivers"), &stated, &other, &list(sides));
    }
}

fn report_path_gap(file: &File<'_>, label: &str, a: Hex, b: Hex) {
    let facts = [("a", hex_fact(a)), ("b", hex_fact(b))];
    file.report(&format!("{label} / path"), "tonkin-fault-path-gap", facts);
}

/// What a hex says of its rivers is what the list of rivers says.
fn check_rivers_here(file: &File<'_>, map: &Map, said: &Said) {
    for (hex, id, system, width) in &said.rivers {
        let Some(place) = map.rivers.iter().position(|row| row.id == *id) else { continue };
        let row = &map.rivers[place];
        let key = format!("hexes {hex} / rivers {id}");
        let right = &said.systems[place];
        if system != right {
            let other = format!("river {id} / system");
            report_contradiction(file, &format!("{key} / system"), system, &other, right);
        }
        let name = |width: Width| match width {
            Width::Minor => "minor",
            Width::Major => "major",
        };
        if *width != row.width {
            let (key, other) = (format!("{key} / class"), format!("river {id} / class"));
            report_contradiction(file, &key, name(*width), &other, name(row.width));
        }
        if !row.path.contains(hex) {
            file.report(&key, "tonkin-fault-stray-river", [("hex", hex_fact(*hex))]);
        }
    }
}

/// Every road runs over hexsides that have a road, and every such hexside belongs to a road.
fn check_roads(file: &File<'_>, map: &Map) {
    let mut built: BTreeSet<(Hex, Direction)> = BTreeSet::new();
    for row in &map.roads {
        let label = format!("road {}", row.id);
        for pair in row.path.windows(2) {
            let Some(side) = pair[0].direction_of(pair[1]) else {
                report_path_gap(file, &label, pair[0], pair[1]);
                return;
            };
            built.extend([(pair[0], side), (pair[1], side.opposite())]);
            if !map.hexes[pair[0].index()].roads.has(side) {
                let facts = [("hex", hex_fact(pair[0])), ("side", Fact::Word(side.id()))];
                file.report(&format!("{label} / path"), "tonkin-fault-road-undrawn", facts);
            }
        }
    }
    for row in &map.hexes {
        for side in row.roads.iter().filter(|side| !built.contains(&(row.hex, *side))) {
            let facts = [("side", Fact::Word(side.id()))];
            file.report(&key(row.hex, "roads"), "tonkin-fault-stray-road", facts);
        }
    }
}

/// A community lies in its hex, in the hex's country and zone, and the hex names it.
fn check_communities(file: &File<'_>, map: &Map, said: &Said) {
    let mut taken: BTreeMap<Hex, &str> = BTreeMap::new();
    for (row, (country, zone)) in map.communities.iter().zip(&said.homes) {
        let key = |field: &str| format!("community {} / {field}", row.name);
        let hex = &map.hexes[row.hex.index()];
        if let Some(other) = taken.insert(row.hex, &row.name) {
            let facts = [("hex", hex_fact(row.hex)), ("other", Fact::Text(other.to_owned()))];
            file.report(&key("hex"), "tonkin-fault-shared-hex", facts);
            continue;
        }
        let named = said.communities.iter().find(|(hex, _)| *hex == row.hex);
        let named = named.map_or("", |(_, name)| name.as_str());
        if named != row.name {
            let other = format!("hexes {} / community", row.hex);
            report_contradiction(file, &key("hex"), &row.name, &other, named);
            continue;
        }
        let homes = [("country", hex.country != *country), ("zone", hex.zone != *zone)];
        for (field, _) in homes.into_iter().filter(|(_, differs)| *differs) {
            file.report(&key(field), "tonkin-fault-home", [("hex", hex_fact(row.hex))]);
        }
        if !is_within(row, hex, map.hex_radius) {
            file.report(&key("x"), "tonkin-fault-outside-hex", [("hex", hex_fact(row.hex))]);
        }
        if row.airstrip && hex.country == Country::China {
            file.report(&key("airstrip"), "tonkin-fault-chinese-airstrip", []);
        }
    }
    for (hex, name) in said.communities.iter().filter(|(_, name)| !name.is_empty()) {
        let there = map.communities.iter().find(|row| row.name == *name);
        if let Some(row) = there.filter(|row| row.hex != *hex) {
            let (key, other) = (key(*hex, "community"), format!("community {name} / hex"));
            report_contradiction(file, &key, name, &other, &row.hex.to_string());
        }
    }
}

fn is_within(row: &CommunityRow, hex: &HexRow, radius: i32) -> bool {
    let dx = i64::from(row.at.x) - i64::from(hex.centre.x);
    let dy = i64::from(row.at.y) - i64::from(hex.centre.y);
    dx * dx + dy * dy <= i64::from(radius) * i64::from(radius)
}

fn check_setup_numbers(file: &File<'_>, map: &Map) {
    for row in &map.setup_numbers {
        let hex = &map.hexes[row.hex.index()];
        let abroad = row.side == Side::French && hex.country == Country::China;
        if hex.kind != Kind::Land || abroad {
            let key = format!("setup_number {}-{} / hex", row.side.id(), row.number);
            file.report(&key, "tonkin-fault-closed-hex", [("hex", hex_fact(row.hex))]);
        }
    }
}

/// Every land hex can be reached from the first.
fn check_connected(file: &File<'_>, map: &Map) {
    let land = |hex: Hex| map.hexes[hex.index()].kind == Kind::Land;
    let Some(first) = Hex::all().find(|hex| land(*hex)) else {
        file.report("hexes", "fault-empty", []);
        return;
    };
    let mut seen = BTreeSet::from([first]);
    let mut edge = vec![first];
    while let Some(hex) = edge.pop() {
        for (_, next) in hex.neighbours().filter(|(_, next)| land(*next)) {
            if seen.insert(next) {
                edge.push(next);
            }
        }
    }
    if let Some(lost) = Hex::all().find(|hex| land(*hex) && !seen.contains(hex)) {
        let facts = [("from", hex_fact(first))];
        file.report(&format!("hexes {lost}"), "tonkin-fault-unreachable", facts);
    }
}

/// Places that rules name, and classes of places without which a rule cannot work.
fn check_stated_places(file: &File<'_>, map: &Map) {
    for (name, hex) in [("Thai Binh", "W18"), ("Vientiane", "A24")] {
        let found = map.communities.iter().find(|row| row.name == name);
        let stated = found.map_or(String::new(), |row| row.hex.to_string());
        if stated != hex {
            let key = format!("community {name} / hex");
            report_contradiction(file, &key, &stated, "1.6, 2.2", hex);
        }
    }
    let country = |row: &CommunityRow| map.hexes[row.hex.index()].country;
    let is_delta = |row: &CommunityRow| map.hexes[row.hex.index()].zone == Some(Zone::Delta);
    let centre = |row: &CommunityRow, side: Side| row.supply_centre == Some(side);
    type Test<'t> = &'t dyn Fn(&CommunityRow) -> bool;
    let needed: [(&str, Test<'_>); 6] = [
        ("harbour", &|row| row.harbour),
        ("mobilization, laos", &|row| row.mobilization && country(row) == Country::Laos),
        ("mobilization, vietnam", &|row| row.mobilization && country(row) == Country::Vietnam),
        ("supply_centre vm, china", &|row| {
            centre(row, Side::VietMinh) && country(row) == Country::China
        }),
        ("supply_centre fef, laos", &|row| {
            centre(row, Side::French) && country(row) == Country::Laos
        }),
        ("supply_centre fef, delta", &|row| centre(row, Side::French) && is_delta(row)),
    ];
    for (what, test) in needed {
        if !map.communities.iter().any(test) {
            let facts = [("value", Fact::Text(what.to_owned()))];
            file.report("community", "fault-missing-entry", facts);
        }
    }
}

/// The first of some points that is off the map. Lines are rounded to a tenth of a kilometre.
fn outside(map: &Map, points: &[Point]) -> Option<Point> {
    const SLACK: i32 = 10;
    let [from, to] = map.extent;
    let is_on = |point: &&Point| {
        (from.x - SLACK..=to.x.saturating_add(SLACK)).contains(&point.x)
            && (from.y - SLACK..=to.y.saturating_add(SLACK)).contains(&point.y)
    };
    points.iter().find(|point| !is_on(point)).copied()
}

fn report_outside(file: &File<'_>, key: &str, point: Option<Point>) {
    if let Some(point) = point {
        let value = Fact::Text(format!("[{}, {}]", point.x, point.y));
        file.report_once(key, "tonkin-fault-off-map", [("value", value)]);
    }
}
