//! Whether areas, borders and outlines tell the same story.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Fact;

use crate::components::{Area, AreaRow, Border};
use crate::drawing::{AreaShape, Bank, Drawing, Point, edges, is_inside};
use pack::File;

/// Checks the map against itself.
pub(super) fn check(
    file: &File<'_>,
    areas: &[AreaRow],
    borders: &[(Area, Area, Border)],
    drawing: &Drawing,
) {
    check_outlines(file, drawing);
    check_points(file, drawing);
    check_banks(file, borders, drawing);
    // Half a map has open outlines and lost areas everywhere: one fault would make many.
    if file.is_clean() {
        check_edges(file, areas, borders, drawing);
        check_reach(file, areas, borders);
    }
}

/// Every outline lies on the map and holds its own centre.
fn check_outlines(file: &File<'_>, drawing: &Drawing) {
    for shape in &drawing.areas {
        let key = |field: &str| format!("area {} / {field}", shape.area);
        if shape.polygon.len() < 3 {
            file.report(&key("polygon"), "storm-fault-polygon", []);
        } else if !is_inside(shape.centre, &shape.polygon) {
            let facts = [("area", Fact::from(shape.area.0))];
            file.report(&key("centre"), "storm-fault-point-outside", facts);
        }
        check_on_map(file, &key("polygon"), &shape.polygon, drawing);
    }
}

/// River, roads and the other features lie on the map.
fn check_points(file: &File<'_>, drawing: &Drawing) {
    if let Some(river) = &drawing.river {
        check_on_map(file, "river / polyline", &river.polyline, drawing);
    }
    if let Some(runway) = &drawing.runway {
        check_on_map(file, "runway / polygon", &runway.polygon, drawing);
        check_on_map(file, "runway / axis", &runway.axis, drawing);
    }
    for (place, road) in (1..).zip(&drawing.roads) {
        check_on_map(file, &format!("road {place} / polyline"), &road.polyline, drawing);
    }
    for (place, bridge) in (1..).zip(&drawing.bridges) {
        check_on_map(file, &format!("bridge {place} / at"), &[bridge.at], drawing);
    }
}

fn check_on_map(file: &File<'_>, key: &str, points: &[Point], drawing: &Drawing) {
    let is_off = |point: &&Point| point.x > drawing.width || point.y > drawing.height;
    if let Some(point) = points.iter().find(is_off) {
        let facts = [
            ("value", Fact::Text(format!("[{}, {}]", point.x, point.y))),
            ("width", Fact::Number(drawing.width.into())),
            ("height", Fact::Number(drawing.height.into())),
        ];
        file.report(key, "storm-fault-off-map", facts);
    }
}

/// The river runs between the banks: a border is land if and only if both areas lie on one bank.
fn check_banks(file: &File<'_>, borders: &[(Area, Area, Border)], drawing: &Drawing) {
    let banks: BTreeMap<Area, Bank> =
        drawing.areas.iter().map(|shape| (shape.area, shape.bank)).collect();
    for (a, b, kind) in borders {
        if let (Some(one), Some(other)) = (banks.get(a), banks.get(b))
            && (*kind == Border::Land) != (one == other)
        {
            let facts = [("a", Fact::from(a.0)), ("b", Fact::from(b.0))];
            file.report(&format!("border {a}-{b} / kind"), "storm-fault-banks", facts);
        }
    }
}

/// Areas share an outline if and only if they have a border, and lie on the edge of the map if and only
/// if their outline does.
fn check_edges(
    file: &File<'_>,
    areas: &[AreaRow],
    borders: &[(Area, Area, Border)],
    drawing: &Drawing,
) {
    let drawn = shared_edges(&drawing.areas);
    let listed: BTreeSet<(Area, Area)> = borders.iter().map(|(a, b, _)| (*a, *b)).collect();
    for (a, b) in listed.difference(&drawn) {
        let facts = [("a", Fact::from(a.0)), ("b", Fact::from(b.0))];
        file.report(&format!("border {a}-{b}"), "storm-fault-border-undrawn", facts);
    }
    for (a, b) in drawn.difference(&listed) {
        let facts = [("a", Fact::from(a.0)), ("b", Fact::from(b.0))];
        file.report("border", "storm-fault-border-missing", facts);
    }
    for (row, shape) in areas.iter().zip(&drawing.areas) {
        let on_rim = edges(&shape.polygon).any(|(p, q)| {
            (p.x == q.x && (p.x == 0 || p.x == drawing.width))
                || (p.y == q.y && (p.y == 0 || p.y == drawing.height))
        });
        if row.edge != on_rim {
            file.report(&format!("area {} / map_edge", row.area), "storm-fault-map-edge", []);
        }
    }
}

/// The pairs of areas with a common edge in their outlines, the lower area first.
fn shared_edges(shapes: &[AreaShape]) -> BTreeSet<(Area, Area)> {
    let mut owners: BTreeMap<(Point, Point), BTreeSet<Area>> = BTreeMap::new();
    for shape in shapes {
        for (p, q) in edges(&shape.polygon) {
            owners.entry((p.min(q), p.max(q))).or_default().insert(shape.area);
        }
    }
    let pairs = owners
        .values()
        .flat_map(|owners| owners.iter().flat_map(|a| owners.range(a..).skip(1).map(|b| (*a, *b))));
    pairs.collect()
}

/// Every area can be reached from the first.
fn check_reach(file: &File<'_>, areas: &[AreaRow], borders: &[(Area, Area, Border)]) {
    let Some(first) = areas.first() else { return };
    let mut reached = BTreeSet::from([first.area]);
    let mut size = 0;
    while size < reached.len() {
        size = reached.len();
        for (a, b, _) in borders {
            if reached.contains(a) || reached.contains(b) {
                reached.extend([*a, *b]);
            }
        }
    }
    for row in areas.iter().filter(|row| !reached.contains(&row.area)) {
        let facts = [("from", Fact::from(first.area.0))];
        file.report(&format!("area {}", row.area), "storm-fault-unreachable", facts);
    }
}
