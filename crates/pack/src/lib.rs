//! Reads component packs and positions of every title.
//!
//! A [`File`] is read table by table as [`Entry`]s. A value that is missing or wrong is reported and read as
//! `None`, and reading goes on, so that all that is wrong is told at once, each with file, key and line.
//! Where a value comes from is kept as [`Provenance`].

mod entry;
mod file;
mod load;
mod provenance;

pub use entry::Entry;
pub use file::{File, quoted, text_fact};
pub use load::{Opened, Unknown, finish, open, read_position};
pub use provenance::{Provenance, RECONSTRUCTED, Source};

/// A point of a map. Coordinates run from west to east and from north to south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// From the west edge.
    pub x: i32,
    /// From the north edge.
    pub y: i32,
}

/// A name in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Name {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}
