//! Whether spaces, Routes, complexes and the picture tell the same story.

use kernel::Fact;
use pack::{File, Point};

use super::map::Map;
use super::{report_contradiction, report_missing, report_unknown};
use crate::components::{Airfield, AirfieldRow, Route, Space, SpaceRow, Terrain};

/// Two pieces drawn closer than this cover each other.
const LEAST_DISTANCE: i64 = 44;

/// Checks the map against itself.
pub(super) fn check(file: &File<'_>, map: &Map) {
    check_routes(file, map);
    check_adjacent(file, map);
    check_complexes(file, map);
    check_airfields(file, map);
    check_drop_zones(file, map);
    check_points(file, map);
    // Half a picture would cover itself everywhere: one fault would make many.
    if file.is_clean() {
        check_overlaps(file, map);
    }
}

/// 5.0: four Routes; their spaces are numbered from the centre outward and follow each other in the file.
fn check_routes(file: &File<'_>, map: &Map) {
    for route in Route::ALL {
        match map.routes.iter().find(|row| row.route == route) {
            None => report_missing(file, "routes", &route.to_string()),
            Some(row) if row.base_name.en.is_empty() => report_missing(file, "bases", &row.base),
            Some(_) => (),
        }
    }
    let listed = map
        .routes
        .iter()
        .flat_map(|row| (1..).zip(&row.spaces).map(|(number, space)| (row.route, number, *space)));
    for (place, (route, number, space)) in (1..).zip(listed) {
        let row = &map.spaces[space.slot()];
        let other = format!("routes {route} / spaces");
        let key = |field: &str| format!("spaces {} / {field}", row.id);
        if let Some(own) = row.route
            && own != route
        {
            report_contradiction(file, &key("route"), &own.to_string(), &other, &route.to_string());
        }
        if row.number != number {
            let (own, number) = (row.number.to_string(), number.to_string());
            report_contradiction(file, &key("number"), &own, &other, &number);
        }
        if space.slot() != place {
            let facts = [("value", Fact::Text(row.id.clone()))];
            file.report_once(&other, "siege-fault-order", facts);
        }
    }
    for row in map.spaces.iter().skip(1) {
        let on_route = map
            .space(&row.id)
            .is_some_and(|space| map.routes.iter().any(|route| route.spaces.contains(&space)));
        if !on_route {
            report_missing(file, "routes", &row.id);
        }
    }
}

/// Neighbours are those on the Route, the Central Fortress and the base.
fn check_adjacent(file: &File<'_>, map: &Map) {
    let name = |space: &Space| map.spaces[space.slot()].id.clone();
    let check = |list: &str, id: &str, expected: Vec<String>| {
        let Some(listed) = map.adjacent.get(id) else { return };
        if *listed != expected {
            let key = if list.is_empty() {
                format!("{id} / adjacent")
            } else {
                format!("{list} {id} / adjacent")
            };
            report_contradiction(file, &key, &listed.join(", "), "routes", &expected.join(", "));
        }
    };
    for row in &map.routes {
        for (at, space) in row.spaces.iter().enumerate() {
            let inner = at.checked_sub(1).map_or("central".to_owned(), |at| name(&row.spaces[at]));
            let outer = row.spaces.get(at + 1).map_or(row.base.clone(), name);
            check("spaces", &name(space), vec![inner, outer]);
        }
        if let Some(last) = row.spaces.last() {
            check("bases", &row.base, vec![name(last)]);
        }
    }
    let first = map.routes.iter().filter_map(|row| row.spaces.first()).map(name);
    check("", "central", first.collect());
}

/// 5.0: every Entrenchment belongs to the complex of its letter, on one Route.
fn check_complexes(file: &File<'_>, map: &Map) {
    for row in map.spaces.iter().skip(1) {
        let key = |field: &str| format!("spaces {} / {field}", row.id);
        let letter = map.letters.get(&row.id);
        if (row.terrain == Terrain::Entrenchment) != letter.is_some() {
            file.report(&key("complex"), "siege-fault-complex", []);
        }
        let label = match letter {
            Some(letter) => format!("{letter}-{}", row.number),
            None => row.number.to_string(),
        };
        if row.label != label {
            report_contradiction(file, &key("label"), &row.label, &key("number"), &label);
        }
        if let Some(letter) = letter {
            check_membership(file, map, row, letter);
        }
    }
    for complex in &map.complexes {
        let key = format!("complexes {} / spaces", complex.id);
        for space in complex.spaces.iter() {
            let row = &map.spaces[space.slot()];
            let letter = map.letters.get(&row.id).cloned().unwrap_or_default();
            if letter != complex.id {
                let other = format!("spaces {} / complex", row.id);
                report_contradiction(file, &key, &complex.id, &other, &letter);
            }
        }
    }
}

/// A space is listed by the complex of its letter, and on its Route.
fn check_membership(file: &File<'_>, map: &Map, row: &SpaceRow, letter: &str) {
    let key = |field: &str| format!("spaces {} / {field}", row.id);
    match map.complexes.iter().find(|complex| complex.id == letter) {
        None => report_unknown(file, &key("complex"), "complex", letter),
        Some(complex) => {
            let is_listed = map.space(&row.id).is_some_and(|space| complex.spaces.has(space));
            let other = format!("complexes {letter} / spaces");
            if !is_listed {
                report_missing(file, &other, &row.id);
            }
            if row.route.is_some_and(|route| route != complex.route) {
                let own = row.route.map_or(String::new(), |route| route.to_string());
                let other = format!("complexes {letter} / route");
                let expected = complex.route.to_string();
                report_contradiction(file, &key("route"), &own, &other, &expected);
            }
        }
    }
}

/// 5.0: two airfields of two spaces next to each other; the Main one is the northern.
fn check_airfields(file: &File<'_>, map: &Map) {
    for airfield in Airfield::BOTH {
        let Some(row) = map.airfields.iter().find(|row| row.airfield == airfield) else {
            report_missing(file, "airfields", airfield.id());
            continue;
        };
        check_airfield(file, map, row);
    }
    let middle = |airfield| {
        let row = map.airfields.iter().find(|row| row.airfield == airfield)?;
        let ys = row.spaces.iter().filter_map(|space| map.drawing.spaces.get(space.slot()));
        Some(ys.map(|shape| shape.at.y).sum::<i32>())
    };
    if let (Some(main), Some(aux)) = (middle(Airfield::Main), middle(Airfield::Auxiliary))
        && main >= aux
        && file.is_clean()
    {
        file.report("airfields main", "siege-fault-north", []);
    }
}

/// 5.0: the two spaces of an airfield say so, and are next to each other.
fn check_airfield(file: &File<'_>, map: &Map, row: &AirfieldRow) {
    let airfield = row.airfield;
    let key = format!("airfields {} / spaces", airfield.id());
    let marked =
        (0..).map(Space).zip(&map.spaces).filter(|(_, row)| row.airfield == Some(airfield));
    let marked = marked.map(|(space, _)| space).collect();
    if row.spaces != marked {
        let names = |spaces: crate::sets::SpaceSet| {
            let names = spaces.iter().map(|space| map.spaces[space.slot()].id.clone());
            names.collect::<Vec<_>>().join(", ")
        };
        report_contradiction(file, &key, &names(row.spaces), "spaces / airfield", &names(marked));
    }
    let both: Vec<Space> = row.spaces.iter().collect();
    match both[..] {
        [a, b] => {
            let (a, b) = (&map.spaces[a.slot()], &map.spaces[b.slot()]);
            if a.route != b.route || a.number.abs_diff(b.number) != 1 {
                file.report_once(&key, "siege-fault-airfield", []);
            }
        }
        _ => file.report_once(&key, "fault-length", [("expected", Fact::Number(2))]),
    }
}

/// Drop zones and the spaces that name them agree.
fn check_drop_zones(file: &File<'_>, map: &Map) {
    for (id, name, space) in &map.drop_zones {
        let key = format!("drop_zones {id} / space");
        let Some(space) = map.find(file, &key, space) else { continue };
        let row = &map.spaces[space.slot()];
        if row.drop_zone != *name {
            let other = format!("spaces {} / drop_zone", row.id);
            report_contradiction(file, &key, name, &other, &row.drop_zone);
        }
    }
    for row in map.spaces.iter().filter(|row| !row.drop_zone.is_empty()) {
        if !map.drop_zones.iter().any(|(_, name, _)| *name == row.drop_zone) {
            let key = format!("spaces {} / drop_zone", row.id);
            report_unknown(file, &key, "drop_zone", &row.drop_zone);
        }
    }
}

/// Everything lies on the map.
fn check_points(file: &File<'_>, map: &Map) {
    let drawing = &map.drawing;
    let check = |key: String, points: &[Point], least: usize| {
        if points.len() < least {
            file.report(&key, "siege-fault-outline", [("least", Fact::from(least))]);
        }
        let is_off = |point: &&Point| point.x > drawing.width || point.y > drawing.height;
        if let Some(point) = points.iter().find(is_off) {
            let facts = [
                ("value", Fact::Text(format!("[{}, {}]", point.x, point.y))),
                ("width", Fact::Number(drawing.width.into())),
                ("height", Fact::Number(drawing.height.into())),
            ];
            file.report(&key, "siege-fault-off-map", facts);
        }
    };
    for (row, shape) in map.spaces.iter().zip(&drawing.spaces) {
        check(node_key(&row.id, "x"), &[shape.at], 1);
        check(node_key(&row.id, "polygon"), &shape.polygon, 0);
    }
    for shape in &drawing.bases {
        check(format!("bases base{} / x", shape.route), &[shape.at], 1);
        check(format!("bases base{} / polygon", shape.route), &shape.polygon, 3);
    }
    for shape in &drawing.airfields {
        let id = shape.airfield.id();
        check(format!("airfields {id} / polygon"), &shape.polygon, 3);
        check(format!("airfields {id} / status_box"), &shape.status_box, 3);
    }
    for display in &drawing.displays {
        check(format!("displays {} / polygon", display.id), &display.polygon, 3);
    }
    for line in &drawing.decorations {
        check(format!("decoration {} / points", line.id), &line.points, 2);
    }
}

fn node_key(id: &str, field: &str) -> String {
    if id == "central" { format!("central / {field}") } else { format!("spaces {id} / {field}") }
}

/// Nothing covers anything else when it is drawn.
fn check_overlaps(file: &File<'_>, map: &Map) {
    let spaces = map.spaces.iter().zip(&map.drawing.spaces);
    let spaces = spaces.map(|(row, shape)| (row.id.clone(), shape.at));
    let bases = map.drawing.bases.iter().map(|shape| (format!("base{}", shape.route), shape.at));
    let nodes: Vec<(String, Point)> = spaces.chain(bases).collect();
    let report = |key: String, other: &str| {
        file.report_once(&key, "siege-fault-covers", [("other", Fact::Text(other.to_owned()))]);
    };
    for (at, (id, point)) in nodes.iter().enumerate() {
        for (other, place) in &nodes[..at] {
            let (dx, dy) = (i64::from(point.x - place.x), i64::from(point.y - place.y));
            if dx * dx + dy * dy < LEAST_DISTANCE * LEAST_DISTANCE {
                report(node_key(id, "x"), other);
            }
        }
    }
    let boxes: Vec<(&str, [i32; 4])> =
        map.drawing.displays.iter().map(|row| (row.id.as_str(), bounds(&row.polygon))).collect();
    for (at, (id, a)) in boxes.iter().enumerate() {
        let key = format!("displays {id} / polygon");
        for (other, b) in &boxes[..at] {
            if a[2] > b[0] && b[2] > a[0] && a[3] > b[1] && b[3] > a[1] {
                report(key.clone(), other);
            }
        }
        let rim = (LEAST_DISTANCE / 2) as i32;
        for (other, point) in &nodes {
            let across = a[0] - rim < point.x && point.x < a[2] + rim;
            if across && a[1] - rim < point.y && point.y < a[3] + rim {
                report(key.clone(), other);
            }
        }
    }
}

/// West, north, east and south end of an outline.
fn bounds(points: &[Point]) -> [i32; 4] {
    let xs = points.iter().map(|point| point.x);
    let ys = points.iter().map(|point| point.y);
    [
        xs.clone().min().unwrap_or(0),
        ys.clone().min().unwrap_or(0),
        xs.max().unwrap_or(0),
        ys.max().unwrap_or(0),
    ]
}
