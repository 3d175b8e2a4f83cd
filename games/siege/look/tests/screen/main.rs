//! How Dien Bien Phu looks: its board as a picture and as text, and the pages of its table.
#![expect(clippy::unwrap_used, reason = "a test that meets what it did not expect must stop")]

mod game;
#[expect(dead_code, reason = "what the tests of all pages read and these do not")]
#[path = "../../../../../crates/pages/tests/pages/html.rs"]
mod html;
mod page;
mod read;
mod svg;
mod text;
