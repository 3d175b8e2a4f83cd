//! The pages of the web table: sound HTML that everybody can use, in both languages.
#![expect(clippy::unwrap_used, reason = "a test that meets what it did not expect must stop")]

mod books;
mod game;
mod looks;
mod odds;
mod parts;
mod plain;
mod prompt;
mod sheets;
mod tables;
