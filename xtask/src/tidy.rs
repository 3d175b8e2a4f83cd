//! Habits that no other tool holds: short files and functions, a heading on each file, no I/O where there must be none,
//! no unfinished work, the documents that must exist and what they name.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{documents, habits, syntax, texts, typed};

/// Lines a source file may have.
const MOST_LINES: usize = 500;

/// Where files, clocks, threads and processes are used. All other crates do no I/O, new ones too.
const WORLDLY: [&str; 6] = [
    "crates/balance/",
    "crates/browser/",
    "crates/proof/",
    "crates/server/",
    "crates/strongpoint/",
    "xtask/",
];

/// Crates that name titles: one lists them, one measures them. The sources of no other name one, new crates neither.
const LISTING: [&str; 2] = ["crates/balance/", "crates/shelf/"];

/// What a pure crate must not name.
const IMPURE: [&str; 7] = [
    concat!("std::", "fs"),
    concat!("std::", "io"),
    concat!("std::", "net"),
    concat!("std::", "time"),
    concat!("std::", "thread"),
    concat!("std::", "env"),
    concat!("std::", "process"),
];

/// Marks of unfinished work, and of tests that are not run or end anyhow.
const UNFINISHED: [&str; 5] = [
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("FIX", "ME"),
    concat!("#[ig", "nore"),
    concat!("#[should", "_panic"),
];

/// Documents that must be there.
const DOCUMENTS: [&str; 11] = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "CREDITS.md",
    "STYLE.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/ARCHITECTURE.md",
    "docs/testing.md",
    "deny.toml",
    "rust-toolchain.toml",
];

/// Checks the whole tree and reports all that is wrong.
pub(crate) fn run(root: &Path) -> Result<String, String> {
    let mut wrong = Vec::new();
    let files = sources(root);
    let titles = titles(root);
    let mut values = Vec::new();
    for file in &files {
        let name = file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/");
        match fs::read_to_string(file) {
            Ok(text) => {
                check(&name, &text, &mut wrong);
                check_names(&name, &text, &titles, &mut wrong);
                typed::check_source(&name, &text, &mut wrong);
                if name.contains("/src/") {
                    let found = habits::read(&name, &text, &mut wrong).into_iter();
                    values.extend(found.map(|function| (name.clone(), function)));
                }
            }
            Err(error) => wrong.push(format!("{name}: {error}")),
        }
    }
    habits::check_values(&values, &mut wrong);
    texts::check(root, &titles, &mut wrong);
    let missing = DOCUMENTS.iter().filter(|name| !root.join(name).exists());
    wrong.extend(missing.map(|name| format!("{name} is missing")));
    documents::check(root, &mut wrong);
    if wrong.is_empty() {
        Ok(format!("{} source files are tidy, documents name what is there", files.len()))
    } else {
        Err(wrong.join("\n"))
    }
}

fn check(name: &str, text: &str, wrong: &mut Vec<String>) {
    let lines = text.lines().count();
    if lines > MOST_LINES {
        wrong.push(format!("{name}: {lines} lines, {MOST_LINES} at most"));
    }
    if syntax::has_empty_name(name) {
        wrong.push(format!("{name}: its name says nothing"));
    }
    if !text.starts_with("//!") {
        wrong.push(format!("{name}: no heading (`//!`) that says what it is"));
    }
    for (number, line) in (1..).zip(text.lines()) {
        let code = line.split("//").next().unwrap_or(line);
        if let Some(mark) = UNFINISHED.iter().find(|mark| line.contains(**mark)) {
            wrong.push(format!("{name}:{number}: {mark}"));
        }
        if is_pure(name)
            && let Some(word) = IMPURE.iter().find(|word| code.contains(**word))
        {
            wrong.push(format!("{name}:{number}: {word} in a crate without I/O"));
        }
    }
}

/// Whether a file is the source of a crate without I/O.
fn is_pure(name: &str) -> bool {
    let is_worldly = WORLDLY.iter().any(|start| name.starts_with(start));
    !is_worldly && name.contains("/src/") && !name.contains("/tests/")
}

/// Whether an import, written out, is none for this source.
pub(crate) fn is_impure(name: &str, import: &str) -> bool {
    let is_below = |part: &&str| {
        import.strip_prefix(*part).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    is_pure(name) && IMPURE.iter().any(is_below)
}

/// The titles, by the names of their folders.
fn titles(root: &Path) -> Vec<String> {
    let games = fs::read_dir(root.join("games")).into_iter().flatten().flatten();
    games.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// What belongs to no title names none: neither its id, its messages nor its crates.
fn check_names(name: &str, text: &str, titles: &[String], wrong: &mut Vec<String>) {
    let is_listing = LISTING.iter().any(|start| name.starts_with(start));
    if is_listing || !name.starts_with("crates/") || !name.contains("/src/") {
        return;
    }
    for (number, line) in (1..).zip(text.lines()) {
        let code = line.split("//").next().unwrap_or(line);
        let named = titles.iter().find(|title| {
            let ways = ["\"?\"", "\"?-", "?::", "?_look", "?_bot", "/?\""];
            ways.iter().any(|way| code.contains(&way.replace('?', title)))
        });
        if let Some(title) = named {
            wrong.push(format!("{name}:{number}: names the title {title}"));
        }
    }
}

/// Every Rust file of the project.
pub(crate) fn sources(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> =
        ["crates", "games", "xtask"].iter().map(|name| root.join(name)).collect();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries.flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(name: &str, text: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        check(name, text, &mut wrong);
        wrong
    }

    #[test]
    fn a_tidy_file_passes() {
        assert!(wrong("games/storm/rules/src/a.rs", "//! A.\nfn a() {}\n").is_empty());
    }

    #[test]
    fn each_habit_is_held() {
        let long = format!("//! A.\n{}", "//\n".repeat(MOST_LINES));
        assert_eq!(wrong("crates/look/src/a.rs", &long).len(), 1);
        assert_eq!(wrong("crates/look/src/a.rs", "fn a() {}").len(), 1);
        assert_eq!(wrong("crates/look/tests/helpers.rs", "//! A.\n").len(), 1);
        let reading = format!("//! A.\nuse {};", IMPURE[0]);
        assert_eq!(wrong("crates/look/src/a.rs", &reading).len(), 1);
        assert!(wrong("crates/strongpoint/src/a.rs", &reading).is_empty());
        assert_eq!(wrong("xtask/src/a.rs", &format!("//! A.\n{}", UNFINISHED[0])).len(), 1);
    }

    #[test]
    fn what_belongs_to_no_title_names_none() {
        let named = |name: &str, text: &str| {
            let mut wrong = Vec::new();
            check_names(name, text, &["storm".to_owned()], &mut wrong);
            wrong.len()
        };
        for text in ["use storm::Storm;", "find(\"storm\")", "t(\"storm-seat\")", "storm_look"] {
            assert_eq!(named("crates/pages/src/a.rs", text), 1, "{text}");
            assert_eq!(named("crates/new/src/a.rs", text), 1, "{text}");
            assert_eq!(named("crates/shelf/src/a.rs", text), 0);
            assert_eq!(named("crates/pages/tests/a.rs", text), 0);
            assert_eq!(named("games/storm/look/src/a.rs", text), 0);
        }
        assert_eq!(named("crates/pages/src/a.rs", "// \"storm\" is one; brainstorm()"), 0);
    }

    #[test]
    fn every_crate_is_pure_but_those_that_are_named() {
        let reading = format!("//! A.\nuse {};", IMPURE[0]);
        for name in ["crates/pack/src/a.rs", "crates/new/src/a.rs", "games/storm/look/src/a.rs"] {
            assert_eq!(wrong(name, &reading).len(), 1, "{name}");
        }
        assert!(wrong("games/storm/rules/tests/a.rs", &reading).is_empty());
        let root = crate::root();
        for name in WORLDLY.into_iter().chain(LISTING) {
            assert!(root.join(name).is_dir(), "{name} is gone");
        }
    }
}
