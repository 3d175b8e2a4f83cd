//! Every fault this title reports has a sentence in both languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The fault ids written in the sources, as `"fault-…"` or `"storm-fault-…"`.
fn reported(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            reported(&path, ids);
            continue;
        }
        let text = fs::read_to_string(&path).expect("sources are text");
        for piece in text.split('"').filter(|piece| !piece.contains(char::is_whitespace)) {
            if piece.starts_with("fault-") || piece.starts_with("storm-fault-") {
                ids.insert(piece.to_owned());
            }
        }
    }
}

/// The ids of a Fluent file.
fn translated(path: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(path).expect("the locale is there");
    let starts = text.lines().filter(|line| line.starts_with(char::is_alphabetic));
    starts.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn every_fault_has_a_sentence_in_both_languages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut ids = BTreeSet::new();
    reported(&root.join("src"), &mut ids);
    reported(&root.join("../../crates/pack/src"), &mut ids);
    assert!(ids.len() > 40, "the sources report {} faults", ids.len());
    let locales = root.join("../../locales");
    let [english, french] =
        ["en", "fr"].map(|language| translated(&locales.join(language).join("faults.ftl")));
    assert_eq!(english, french);
    let untold: Vec<&String> = ids.difference(&english).collect();
    assert!(untold.is_empty(), "{untold:?}");
    let unused = english.iter().filter(|id| id.starts_with("storm-") && !ids.contains(*id));
    assert_eq!(unused.collect::<Vec<_>>(), Vec::<&String>::new());
}
