//! Rules have versions: for each ruling that changed the course of a game an old game is kept that shows it.
//!
//! A file `tests/versions/<key>.jsonl` of a title is a journal as [`crate::replay`] keeps them, played under the
//! version before the ruling. It replays to its end under that version for ever, and is another game under the
//! ruling: it cannot go on so, or, where a ruling permits more, some question of it has an answer that the old rules
//! refused. Else the ruling would be no change.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::journal::What;
use kernel::{Match, Next, Title, Version, legal};

use crate::replay::{self, Recipe, Record};

/// Makes the kept games anew where that is asked for: each recipe by the key of its change.
pub fn make<R: Title>(folder: &Path, recipes: &[Recipe<'_, R>]) {
    for recipe in recipes {
        replay::make_under(folder, recipe, old::<R>(recipe.name));
    }
}

/// The same of a game that begins with a position.
pub fn make_from<R: Title>(folder: &Path, recipe: &Recipe<'_, R>, from: &str) {
    replay::make_from(folder, recipe, old::<R>(recipe.name), from);
}

/// The version before a change.
fn old<R: Title>(key: &str) -> Version {
    let change = R::INFO.changes.iter().find(|change| change.key == key);
    before(change.unwrap_or_else(|| panic!("{key} is no change")).since)
}

/// Every change has its old game, every old game its change; each is played to its end as it was written, and is
/// another game under the version that brought the change.
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
        assert!(is_another_game::<R>(record, change.since), "{} changes nothing", change.key);
    }
    let newest = changes.iter().map(|change| change.since).max().unwrap_or(Version::FIRST);
    assert_eq!(newest, R::INFO.version, "a new version brings a change");
}

/// Whether a journal is another game under another version.
fn is_another_game<R: Title>(record: &Record, version: Version) -> bool {
    let rules = record.rules_under::<R>(version);
    let start = record.start(&*rules);
    Match::replay(rules, start, replay::ORIGIN, &record.entries, None).is_err()
        || !permitted::<R>(record, version).is_empty()
}

/// What another version permits at the questions of a journal, and the rules it was played under did not.
pub fn permitted<R: Title>(record: &Record, version: Version) -> BTreeSet<String> {
    let other = record.rules_under::<R>(version);
    let rules = record.rules::<R>();
    let start = record.start(&*rules);
    let mut game = Match::<R>::from_state(rules, start);
    let mut found = BTreeSet::new();
    for entry in &record.entries {
        if let Next::Decision { seats, .. } = game.next() {
            for seat in seats.iter() {
                let refused = legal::offers(&**game.rules(), game.state(), seat).into_iter();
                let refused = refused.filter(|offer| offer.refusal.is_some());
                let more =
                    refused.filter(|offer| other.check(game.state(), seat, &offer.choice).is_ok());
                found.extend(more.map(|offer| offer.choice.to_string()));
            }
        }
        go_on(&mut game, &entry.what);
    }
    found
}

/// Does what an entry says.
fn go_on<R: Title>(game: &mut Match<R>, what: &What) {
    match what {
        What::Choice { seat, text } => {
            let choice = legal::find(&**game.rules(), game.state(), *seat, text);
            game.choose(*seat, &choice.expect("it was chosen")).expect("it was legal");
        }
        What::Roll { dice, .. } => game.roll(dice.clone()).expect("it fell"),
        What::Undo { .. } | What::TakeBack { .. } | What::Act(_) => {
            panic!("a kept game has choices and rolls alone")
        }
    }
}

fn before(version: Version) -> Version {
    Version(version.0 - 1)
}
