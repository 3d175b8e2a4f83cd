//! Versions of rules: a game is played to its end under the version it began with.
//!
//! A ruling that changes the course of a game is a [`Change`]: a named switch with the version that brought it. Rules
//! know their version and ask it ([`Version::has`]) at the place where the ruling acts.

use crate::Rule;

/// The version of a title's rules that a game is played under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(pub u32);

impl Version {
    /// The first of every title.
    pub const FIRST: Version = Version(1);

    /// Whether a ruling is in force.
    pub const fn has(self, change: &Change) -> bool {
        self.0 >= change.since.0
    }
}

/// A ruling that changed the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Its name: `leader-drawn-once`. An old game that shows it is kept under this name.
    pub key: &'static str,
    /// The rule or ruling that says it.
    pub rule: Rule,
    /// The version that brought it.
    pub since: Version,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_is_in_force_from_its_version_on() {
        let change = Change { key: "late", rule: Rule("1.0"), since: Version(3) };
        assert_eq!(
            [1, 2, 3, 4].map(|version| Version(version).has(&change)),
            [false, false, true, true]
        );
    }
}
