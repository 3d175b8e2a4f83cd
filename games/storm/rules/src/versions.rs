//! The versions of these rules: rulings that changed the course of a game, each with the version that brought it.
//!
//! A game is played to its end under the version it began with. An old game for each ruling is kept in
//! `tests/versions/`.

use kernel::{Change, Rule, Version};

/// The version that new games are played under.
pub(crate) const NEWEST: Version = Version(2);

/// An area that French units only share is no French area: it is not marked out of supply.
pub(crate) const SHARED_AREA_IN_SUPPLY: Change =
    Change { key: "shared-area-in-supply", rule: Rule("S-23"), since: Version(2) };

/// From this version on the canonical lists of arrivals and retreats reach every different end. What is legal has not
/// changed, so that it is no ruling; but the games of chance that hold the text of states were walked with the lists
/// as they were.
pub(crate) const COMPLETE_LISTS: Version = Version(2);

/// Every ruling that changed the course of a game.
pub(crate) const CHANGES: &[Change] = &[SHARED_AREA_IN_SUPPLY];
