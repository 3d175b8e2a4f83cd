//! Habits that no other tool holds: short files, a heading on each, no I/O where there must be none, no
//! unfinished work, the documents that must exist.

use std::fs;
use std::path::{Path, PathBuf};

/// Lines a source file may have.
const MOST_LINES: usize = 500;

/// Crates that do no I/O, read no clock and start no threads.
const PURE: [&str; 6] =
    ["crates/kernel/", "crates/titles/", "crates/bots/", "crates/table/", "crates/ui/", "games/"];

/// What a pure crate must not name.
const IMPURE: [&str; 6] = [
    concat!("std::", "fs"),
    concat!("std::", "net"),
    concat!("std::", "time"),
    concat!("std::", "thread"),
    concat!("std::", "env::"),
    concat!("std::", "process"),
];

/// Marks of unfinished work.
const UNFINISHED: [&str; 4] = [
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("FIX", "ME"),
    concat!("#[ig", "nore"),
];

/// Documents that must be there.
const DOCUMENTS: [&str; 8] = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "CREDITS.md",
    "STYLE.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/ARCHITECTURE.md",
];

/// Checks the whole tree and reports all that is wrong.
pub(crate) fn run(root: &Path) -> Result<String, String> {
    let mut wrong = Vec::new();
    let files = sources(root);
    for file in &files {
        let name = file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/");
        match fs::read_to_string(file) {
            Ok(text) => check(&name, &text, &mut wrong),
            Err(error) => wrong.push(format!("{name}: {error}")),
        }
    }
    let missing = DOCUMENTS.iter().filter(|name| !root.join(name).exists());
    wrong.extend(missing.map(|name| format!("{name} is missing")));
    if wrong.is_empty() {
        Ok(format!("{} source files are tidy", files.len()))
    } else {
        Err(wrong.join("\n"))
    }
}

fn check(name: &str, text: &str, wrong: &mut Vec<String>) {
    let lines = text.lines().count();
    if lines > MOST_LINES {
        wrong.push(format!("{name}: {lines} lines, {MOST_LINES} at most"));
    }
    if !text.starts_with("//!") {
        wrong.push(format!("{name}: no heading (`//!`) that says what it is"));
    }
    for (number, line) in (1..).zip(text.lines()) {
        let code = line.split("//").next().unwrap_or(line);
        if let Some(mark) = UNFINISHED.iter().find(|mark| line.contains(**mark)) {
            wrong.push(format!("{name}:{number}: {mark}"));
        }
        let tests = name.contains("/tests/");
        let pure =
            !tests && PURE.iter().any(|start| name.starts_with(start)) && name.contains("/src/");
        if pure && let Some(word) = IMPURE.iter().find(|word| code.contains(**word)) {
            wrong.push(format!("{name}:{number}: {word} in a crate without I/O"));
        }
    }
}

/// Every Rust file of the project.
fn sources(root: &Path) -> Vec<PathBuf> {
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
        assert_eq!(wrong("crates/ui/src/a.rs", &long).len(), 1);
        assert_eq!(wrong("crates/ui/src/a.rs", "fn a() {}").len(), 1);
        let reading = format!("//! A.\nuse {};", IMPURE[0]);
        assert_eq!(wrong("crates/ui/src/a.rs", &reading).len(), 1);
        assert!(wrong("crates/strongpoint/src/a.rs", &reading).is_empty());
        assert_eq!(wrong("xtask/src/a.rs", &format!("//! A.\n{}", UNFINISHED[0])).len(), 1);
    }
}
