//! What a picture of the map needs and no rule looks at: places, outlines, displays, names.
//!
//! Coordinates run from west to east and from north to south.

pub use pack::{Name, Point};

use crate::components::{Airfield, Route, Space};

/// Where a space is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpaceShape {
    /// Which space.
    pub space: Space,
    /// Its middle.
    pub at: Point,
    /// How large its circle is.
    pub radius: i32,
    /// Its outline, where it is no circle.
    pub polygon: Vec<Point>,
}

/// Where a base is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseShape {
    /// The base at the end of this Route.
    pub route: Route,
    /// Its middle.
    pub at: Point,
    /// Its outline.
    pub polygon: Vec<Point>,
}

/// Where an airfield is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AirfieldShape {
    /// Which.
    pub airfield: Airfield,
    /// Its outline.
    pub polygon: Vec<Point>,
    /// Where its marker lies.
    pub status_box: Vec<Point>,
}

/// A box or track beside the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Display {
    /// Its id, such as `air_reserve`.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// `air`, `artillery`, `box` or `track`.
    pub kind: String,
    /// Its outline.
    pub polygon: Vec<Point>,
}

/// A river, road or track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoration {
    /// Its id.
    pub id: String,
    /// `river`, `road` or `track`.
    pub kind: String,
    /// Its name.
    pub name: Name,
    /// Its course.
    pub points: Vec<Point>,
}

/// The picture of the map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// How far the map reaches to the east.
    pub width: i32,
    /// How far the map reaches to the south.
    pub height: i32,
    /// The spaces, in the order of the components.
    pub spaces: Vec<SpaceShape>,
    /// The bases, by Route.
    pub bases: Vec<BaseShape>,
    /// The airfields.
    pub airfields: Vec<AirfieldShape>,
    /// Boxes and tracks.
    pub displays: Vec<Display>,
    /// Rivers and roads.
    pub decorations: Vec<Decoration>,
}
