//! What a picture of the map needs and no rule looks at: shapes, river, roads, hills, places.
//!
//! Coordinates run from west to east and from north to south.

use crate::components::Area;

pub use pack::{Name, Point};

/// A side of the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Bank {
    /// The west bank.
    West,
    /// The east bank.
    East,
}

/// What the ground of an area looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// Wooded heights.
    Hills,
    /// Rice fields.
    Paddy,
    /// Bushes.
    Scrub,
    /// The airstrip.
    Runway,
    /// Where parachutes come down.
    DropZone,
    /// A strongpoint on the plain.
    Strongpoint,
    /// A strongpoint on a hill.
    StrongpointHill,
}

/// The shape of an area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaShape {
    /// Which area.
    pub area: Area,
    /// Its outline, closed from the last point to the first.
    pub polygon: Vec<Point>,
    /// Where its label goes.
    pub centre: Point,
    /// The radius of a circle round the centre that stays inside.
    pub(crate) inner_radius: i32,
    /// Its bank.
    pub(crate) bank: Bank,
    /// Its ground.
    pub terrain: Terrain,
}

/// The river.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct River {
    /// Its name.
    pub name: Name,
    /// Its course.
    pub polyline: Vec<Point>,
    /// How wide it is drawn.
    pub(crate) width: i32,
}

/// A bridge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bridge {
    /// Its name.
    pub(crate) name: Name,
    /// The areas it joins, the lower first.
    pub(crate) areas: [Area; 2],
    /// Where it is.
    pub at: Point,
}

/// The runway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runway {
    /// Its name.
    pub(crate) name: Name,
    /// Its outline.
    pub polygon: Vec<Point>,
    /// Its middle line.
    pub axis: Vec<Point>,
}

/// A road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Road {
    /// Its name.
    pub(crate) name: Name,
    /// Its course.
    pub polyline: Vec<Point>,
}

/// A hill, as an ellipse with contour lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hill {
    /// The area it lies in.
    pub area: Area,
    /// Its top.
    pub centre: Point,
    /// How far it reaches to the east and to the south.
    pub radii: Point,
    /// How many contour lines it has.
    pub contours: u8,
}

/// A village or a landmark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its name.
    pub name: Name,
    /// The area it lies in.
    pub area: Area,
    /// Where it is.
    pub at: Point,
}

/// The picture of the map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// How far the map reaches to the east.
    pub width: i32,
    /// How far the map reaches to the south.
    pub height: i32,
    /// The shapes of the areas, by number.
    pub areas: Vec<AreaShape>,
    /// The river, if it is drawn.
    pub river: Option<River>,
    /// The bridges.
    pub bridges: Vec<Bridge>,
    /// The runway, if it is drawn.
    pub runway: Option<Runway>,
    /// The roads.
    pub roads: Vec<Road>,
    /// The hills.
    pub hills: Vec<Hill>,
    /// The places.
    pub places: Vec<Place>,
}

/// Whether a point lies inside a polygon. Integers only: a point on the outline may count either way.
pub(crate) fn is_inside(point: Point, polygon: &[Point]) -> bool {
    let mut inside = false;
    for (a, b) in edges(polygon) {
        if (a.y > point.y) == (b.y > point.y) {
            continue;
        }
        // The ray to the east meets the edge where this cross product has the sign of its direction.
        let (rise, run) = (i64::from(b.y) - i64::from(a.y), i64::from(b.x) - i64::from(a.x));
        let (dx, dy) = (i64::from(point.x) - i64::from(a.x), i64::from(point.y) - i64::from(a.y));
        if (dx * rise < dy * run) == (rise > 0) {
            inside = !inside;
        }
    }
    inside
}

/// The edges of a polygon.
pub(crate) fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1))
}
