//! Rivers, roads, borders and the signs of places on the ground.
//!
//! Rivers and roads pass through the middles of hexes with a slight wander that is always the same; roads
//! are set off a little, so that a road along a river stays visible.

use std::fmt::Write;

use tonkin::components::{
    CommunityRow, Components, Direction, Hex, LineKind, RiverRow, RoadRow, Size, Width,
};

use super::grid::{HALF, SCALE, centre, noise};
use drawing::geometry::{Ends, Spot, n, smooth};

/// How far roads are set off from the middles of hexes.
const ROAD_OFF: (f64, f64) = (-3.6, 5.4);

/// A line through hexes that wanders.
struct Course<'a> {
    path: &'a [Hex],
    /// Courses of the same seed take the same way through a hex.
    seed: u64,
    far: f64,
    off: (f64, f64),
}

impl Course<'_> {
    fn through(&self, hex: Hex) -> Spot {
        let (middle, at) = (centre(hex), (hex.column() as i32, hex.row() as i32));
        Spot::new(
            middle.x + self.off.0 + self.far * noise(at.0, at.1, self.seed),
            middle.y + self.off.1 + self.far * noise(at.0, at.1, self.seed + 1),
        )
    }

    /// Where it crosses from one hex to the next: the same from both sides.
    fn between(&self, a: Hex, b: Hex) -> Spot {
        let (from, to) = (centre(a), centre(b));
        let at = ((from.x + to.x) as i32, (from.y + to.y) as i32);
        Spot::new(
            (from.x + to.x) / 2.0 + self.off.0 + self.far * noise(at.0, at.1, self.seed),
            (from.y + to.y) / 2.0 + self.off.1 + self.far * noise(at.0, at.1, self.seed + 1),
        )
    }

    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::with_capacity(self.path.len() * 2);
        for (place, hex) in self.path.iter().enumerate() {
            spots.push(self.through(*hex));
            spots.extend(self.path.get(place + 1).map(|next| self.between(*hex, *next)));
        }
        spots
    }
}

/// The middle of a side of a hex, and a little beyond.
fn side(hex: Hex, direction: Direction) -> Spot {
    let degrees: f64 = match direction {
        Direction::E => 0.0,
        Direction::SE => 60.0,
        Direction::SW => 120.0,
        Direction::W => 180.0,
        Direction::NW => 240.0,
        Direction::NE => 300.0,
    };
    let (middle, angle) = (centre(hex), degrees.to_radians());
    Spot::new(middle.x + HALF * 1.15 * angle.cos(), middle.y + HALF * 1.15 * angle.sin())
}

/// The course of a river from its source to its mouth. Rivers of one system share the hex where the upper
/// course ends and the lower one begins.
pub(super) fn course(river: &RiverRow) -> Vec<Spot> {
    let seed = 1000 + u64::from(river.system);
    let through = Course { path: &river.path, seed: 77, far: 6.0, off: (0.0, 0.0) };
    let mut spots = through.spots();
    if let (Some(first), Some(direction)) = (river.path.first(), river.source_side) {
        spots.insert(0, side(*first, direction));
    }
    if let (Some(last), Some(direction)) = (river.path.last(), river.mouth_side) {
        spots.push(side(*last, direction));
    }
    // The source of a spring lies at no hexside: it tapers off by a bend of its own.
    if river.source_side.is_none()
        && let Some(first) = spots.first_mut()
    {
        first.x += noise(first.x as i32, 1, seed);
    }
    spots
}

pub(super) fn draw_rivers(out: &mut String, components: &Components) {
    let mut rivers: Vec<&RiverRow> = components.map.rivers.iter().collect();
    rivers.sort_by_key(|river| river.width);
    let courses: Vec<(String, &str)> = rivers
        .iter()
        .map(|river| {
            let class = if river.width == Width::Major { "major" } else { "minor" };
            (smooth(&course(river), Ends::Open), class)
        })
        .collect();
    for layer in ["g-bank", "g-water"] {
        for (path, class) in &courses {
            let _ = write!(out, "<path class=\"{layer} {class}\" d=\"{path}\"/>");
        }
    }
}

pub(super) fn draw_roads(out: &mut String, components: &Components) {
    let course = |road: &RoadRow| {
        let course = Course { path: &road.path, seed: 501, far: 2.4, off: ROAD_OFF };
        smooth(&course.spots(), Ends::Open)
    };
    let paths: String = components.map.roads.iter().map(course).collect();
    let _ = write!(
        out,
        "<defs><path id=\"t-roads\" d=\"{paths}\"/></defs><use href=\"#t-roads\" class=\"g-road0\"/>\
         <use href=\"#t-roads\" class=\"g-road\"/>"
    );
}

pub(super) fn draw_borders(out: &mut String, components: &Components) {
    for line in components.map.lines.iter().filter(|line| line.kind == LineKind::Border) {
        let spots: Vec<Spot> = line
            .points
            .iter()
            .map(|point| Spot::new(f64::from(point.x) * SCALE, f64::from(point.y) * SCALE))
            .collect();
        let path = smooth(&spots, Ends::Open);
        let _ = write!(
            out,
            "<path class=\"g-ribbon\" d=\"{path}\"/><path class=\"g-border\" d=\"{path}\"/>"
        );
    }
}

/// City blocks, rings of towns and dots of villages.
pub(super) fn draw_places(out: &mut String, components: &Components) {
    for row in &components.map.communities {
        out.push_str(&sign(row));
    }
}

fn sign(row: &CommunityRow) -> String {
    let at = centre(row.hex);
    match row.size {
        Size::City => format!(
            "<path class=\"g-city\" d=\"M{} {}h7.8v-3h10.2v6h4.2v9.600h-7.8v4.200h-10.800v-4.800h-3.600z\"/>",
            n(at.x - 9.0),
            n(at.y - 9.2)
        ),
        Size::Town => format!(
            "<circle class=\"g-town\" cx=\"{}\" cy=\"{}\" r=\"5\"/>",
            n(at.x),
            n(at.y - 2.0)
        ),
        Size::Village => format!(
            "<circle class=\"g-village\" cx=\"{}\" cy=\"{}\" r=\"3\"/>",
            n(at.x),
            n(at.y - 2.0)
        ),
    }
}
