//! The web table in a real browser.

mod first;
