//! The sentences of each language, sums and odds in words.
//!
//! The prose itself lies in `locales/` of the project and of each title; here it is looked up and filled with
//! facts. No I/O, no rules, no state. Whoever makes a [`Dictionary`] hands over the files of the titles.
#![warn(missing_docs)]

pub mod locales;

mod lists;
mod numbers;
mod sums;
mod words;
pub mod wrap;

pub use locales::{Dictionary, Locales, Source};
pub use sums::Counted;
pub use words::{LANGUAGES, Names, Unsaid, Words};
