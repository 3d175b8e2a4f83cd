//! The versions of these rules: rulings that changed the course of a game, each with the version that brought it.
//!
//! A game is played to its end under the version it began with. An old game for each ruling is kept in
//! `tests/versions/`.

use kernel::{Change, Rule, Version};

/// The version that new games are played under.
pub(crate) const NEWEST: Version = Version(2);

/// Every ruling that changed the course of a game.
pub(crate) const CHANGES: &[Change] = &[DRAWN_ONCE, AGREEMENT_WAITS];

/// 2.17: a leader who is drawn and finds no French unit on the map is not drawn a second time by the same event.
pub(crate) const DRAWN_ONCE: Change =
    Change { key: "drawn-once", rule: Rule("2.17"), since: Version(2) };

/// S-76: an attack waits for everybody who could still join it, not only for those who are in it.
pub(crate) const AGREEMENT_WAITS: Change =
    Change { key: "agreement-waits", rule: Rule("S-76"), since: Version(2) };
