//! The versions of these rules: rulings that changed the course of a game, each with the version that brought it.
//!
//! A game is played to its end under the version it began with. An old game for each ruling is kept in
//! `tests/versions/`.

use kernel::{Change, Version};

/// The version that new games are played under.
pub(crate) const NEWEST: Version = Version(1);

/// Every ruling that changed the course of a game.
pub(crate) const CHANGES: &[Change] = &[];
