//! What people read: the sentences of each language, sums and odds in words, boards as text.
//!
//! The prose itself lies in `locales/`; here it is looked up and filled with facts. Pure functions of
//! views and messages: no I/O, no rules, no state.
#![warn(missing_docs)]

pub mod locales;

mod lists;
mod numbers;
pub mod pages;
mod sums;
pub mod svg;
pub mod text;
mod words;

pub use words::{LANGUAGES, Names, Unsaid, Words};
