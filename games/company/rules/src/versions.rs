//! The versions of these rules: rulings that changed the course of a game, each with the version that brought it.
//!
//! A game is played to its end under the version it began with. An old game for each ruling is kept in
//! `tests/versions/`.

use kernel::{Change, Rule, Version};

/// The version that new games are played under.
pub(crate) const NEWEST: Version = Version(2);

/// What has begun is finished before the game ends at once with the last White Star unit.
pub(crate) const BEGUN_IS_FINISHED: Change =
    Change { key: "begun-is-finished", rule: Rule("S-79"), since: Version(2) };

/// Every ruling that changed the course of a game.
pub(crate) const CHANGES: &[Change] = &[BEGUN_IS_FINISHED];

/// From this version on a position keeps all that a state has between actions, and its numbers are those of the mission
/// and the lists. Positions of older games are read as they were: their states are hashed.
pub(crate) const EXACT_POSITIONS: Version = Version(2);
