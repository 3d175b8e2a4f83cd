//! What a picture of the map needs and no rule looks at: coasts and borders.
//!
//! Coordinates run from west to east and from north to south. Hexes, communities and Saigon have their
//! places in their own rows.

pub use pack::{Name, Point};

/// A coast or border line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its id, such as `coast_vietnam`.
    pub id: String,
    /// Its points.
    pub points: Vec<Point>,
}
