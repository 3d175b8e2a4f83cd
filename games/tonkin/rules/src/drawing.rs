//! What a picture of the map needs and no rule looks at: coasts and borders.
//!
//! Coordinates run from west to east and from north to south. Hexes, communities and Saigon have their
//! places in their own rows.

pub(crate) use pack::Point;

/// What a line stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Land meets the sea.
    Coast,
    /// Two countries meet.
    Border,
}

/// A coast or border line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its id, such as `coast_vietnam`.
    pub(crate) id: String,
    /// What it stands for.
    pub kind: LineKind,
    /// Its points.
    pub points: Vec<Point>,
}
