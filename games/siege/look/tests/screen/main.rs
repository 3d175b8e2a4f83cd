//! How Dien Bien Phu looks: its board as a picture and as text, and the pages of its table.
#![expect(clippy::unwrap_used, reason = "a test that meets what it did not expect must stop")]

mod game;
mod page;
mod svg;
mod text;
mod words;
