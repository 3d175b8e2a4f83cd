//! How Tonkin looks: its board as a picture, the pages of its table, its sentences.
#![expect(clippy::unwrap_used, reason = "a test that meets what it did not expect must stop")]

mod game;
mod page;
mod sentences;
mod svg;
