//! Every fault that a title reports has a sentence in both languages.

use std::collections::BTreeSet;
use std::path::Path;

use crate::{read, sources};

/// Looks for the fault ids in the sources of a title and of the reader, as `"fault-…"` or
/// `"<title>-fault-…"`, and holds them against `faults.ftl` of the project and of the title.
pub fn every_fault_has_a_sentence(folder: &Path, title: &str) {
    let own = format!("{title}-fault-");
    let mut ids = reported(&folder.join("src"), &own);
    assert!(ids.iter().any(|id| id.starts_with(&own)), "the title reports faults of its own");
    ids.extend(reported(&folder.join("../../../crates/pack/src"), &own));
    let [english, french] = ["en", "fr"].map(|language| {
        let shared = folder.join("../../../locales").join(language).join("faults.ftl");
        let own = folder.join("../locales").join(language).join(format!("{title}-faults.ftl"));
        let mut told = translated(&shared);
        told.extend(translated(&own));
        told
    });
    assert_eq!(english, french);
    let untold: Vec<&String> = ids.difference(&english).collect();
    assert!(untold.is_empty(), "{untold:?}");
    let unused = english.iter().filter(|id| id.starts_with(&own) && !ids.contains(*id));
    assert_eq!(unused.collect::<Vec<_>>(), Vec::<&String>::new());
}

fn reported(folder: &Path, own: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for path in sources(folder) {
        let text = read(&path);
        for piece in text.split('"').filter(|piece| !piece.contains(char::is_whitespace)) {
            if piece.starts_with("fault-") || piece.starts_with(own) {
                ids.insert(piece.to_owned());
            }
        }
    }
    ids
}

/// The ids of a Fluent file.
fn translated(path: &Path) -> BTreeSet<String> {
    let text = read(path);
    let starts = text.lines().filter(|line| line.starts_with(char::is_alphabetic));
    starts.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}
