//! Rules have versions: for each ruling that changed the course of a game an old game is kept that shows it.
//!
//! A file `tests/versions/<key>.jsonl` of a title is a journal as [`crate::replay`] keeps them, played under the
//! version before the ruling. It replays to its end under that version for ever, and goes another way under the
//! ruling: else the ruling would be no change.

use std::path::Path;

use kernel::{Match, Title, Version};

use crate::replay::{self, Recipe, Record};

/// Makes the kept games anew where that is asked for: each recipe by the key of its change.
pub fn make<R: Title>(folder: &Path, recipes: &[Recipe<'_, R>]) {
    for recipe in recipes {
        let change = R::INFO.changes.iter().find(|change| change.key == recipe.name);
        let change = change.unwrap_or_else(|| panic!("{} is no change", recipe.name));
        replay::make_under(folder, recipe, before(change.since));
    }
}

/// Every change has its old game, every old game its change; each is played to its end as it was written, and not
/// under the version that brought the change.
pub fn hold<R: Title>(folder: &Path) {
    let changes = R::INFO.changes;
    let kept = if folder.is_dir() { replay::kept(folder) } else { Vec::new() };
    let names: Vec<&str> = kept.iter().map(|record| record.name.as_str()).collect();
    let mut keys: Vec<&str> = changes.iter().map(|change| change.key).collect();
    keys.sort_unstable();
    assert_eq!(names, keys, "old games and changes");
    for (record, change) in kept
        .iter()
        .filter_map(|kept| Some((kept, changes.iter().find(|one| one.key == kept.name)?)))
    {
        assert!(change.since > Version::FIRST && change.since <= R::INFO.version, "{}", change.key);
        assert_eq!(record.version(), before(change.since), "{}", change.key);
        record.ends_as_written::<R>();
        assert!(!goes_the_same_way::<R>(record, change.since), "{} changes nothing", change.key);
    }
    let newest = changes.iter().map(|change| change.since).max().unwrap_or(Version::FIRST);
    assert_eq!(newest, R::INFO.version, "a new version brings a change");
}

/// Whether a journal is the same game under another version.
fn goes_the_same_way<R: Title>(record: &Record, version: Version) -> bool {
    let rules = record.rules_under::<R>(version);
    let start = rules.start();
    Match::replay(rules, start, replay::ORIGIN, &record.entries, None).is_ok()
}

fn before(version: Version) -> Version {
    Version(version.0 - 1)
}
