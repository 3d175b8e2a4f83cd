//! The versions of these rules: rulings that changed the course of a game, each with the version that brought it.
//!
//! A game is played to its end under the version it began with. An old game for each ruling of the list is kept in
//! `tests/versions/`: it cannot go on so under the ruling, or has a question at which the ruling permits more.

use kernel::{Change, Rule, Version};

use crate::Tonkin;

/// The version that new games are played under.
pub(crate) const NEWEST: Version = Version(2);

/// Every ruling that changed the course of a game.
pub(crate) const CHANGES: &[Change] =
    &[NOTES_FOLLOW_FLIPS, ANY_UNIT_TAKES_SDS, EITHER_MARKER, MARKERS_STAY];

/// The French note of a VM unit that lies on top follows its flips outside combat too.
pub(crate) const NOTES_FOLLOW_FLIPS: Change =
    Change { key: "notes-follow-flips", rule: Rule("T-88"), since: Version(2) };

/// Engineer and Anti-Aircraft take SDs that nobody guards.
pub(crate) const ANY_UNIT_TAKES_SDS: Change =
    Change { key: "any-unit-takes-sds", rule: Rule("T-87"), since: Version(2) };

/// Markers without an assigned hex: either of the two may be the one that meets the condition.
pub(crate) const EITHER_MARKER: Change =
    Change { key: "either-marker", rule: Rule("T-89"), since: Version(2) };

/// Markers that could not both be placed anew are not picked up.
pub(crate) const MARKERS_STAY: Change =
    Change { key: "markers-stay", rule: Rule("T-91"), since: Version(2) };

impl Tonkin {
    /// Whether a ruling is in force in this game.
    pub(crate) fn has(&self, change: &Change) -> bool {
        self.version.has(change)
    }
}
