//! `cargo xtask test`: format, lints, tests, documentation, rule index, packs, habits.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crate::{browser, tidy};

/// One command of the check.
struct Check {
    name: &'static str,
    cargo: &'static [&'static str],
    env: Option<(&'static str, &'static str)>,
}

/// The checks in the order that finds faults soonest.
const CHECKS: &[Check] = &[
    Check { name: "format", cargo: &["fmt", "--all", "--check"], env: None },
    Check {
        name: "lints",
        cargo: &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"],
        env: None,
    },
    Check { name: "tests", cargo: &["test", "--workspace", "--quiet"], env: None },
    Check {
        name: "documentation",
        cargo: &["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"],
        env: Some(("RUSTDOCFLAGS", "-D warnings")),
    },
];

/// How the pack of a title is checked.
const PACK: [&str; 7] = ["run", "--quiet", "--package", "strongpoint", "--", "pack", "check"];

/// Runs all checks; stops at the first that fails.
pub(crate) fn run(root: &Path) -> Result<String, String> {
    let begun = Instant::now();
    println!("== habits");
    println!("{}", tidy::run(root)?);
    println!("== rules");
    println!("{}", proof::index::run(root)?);
    println!("== browser");
    println!("{}", browser::run()?);
    for check in CHECKS {
        println!("== {}", check.name);
        cargo(root, check.name, check.cargo, check.env)?;
    }
    println!("== packs");
    for title in titles(root)? {
        cargo(root, "packs", &[&PACK[..], &[title.as_str()]].concat(), None)?;
    }
    Ok(format!("everything passed in {} s", begun.elapsed().as_secs()))
}

/// The titles: each has a folder.
fn titles(root: &Path) -> Result<Vec<String>, String> {
    let games = fs::read_dir(root.join("games")).map_err(|wrong| format!("games: {wrong}"))?;
    let folders = games.flatten().filter(|entry| entry.path().join("data").is_dir());
    Ok(folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

/// Runs one command of cargo.
fn cargo(
    root: &Path,
    name: &str,
    args: &[&str],
    env: Option<(&'static str, &'static str)>,
) -> Result<(), String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(args).current_dir(root).envs(env);
    let status = command.status().map_err(|wrong| format!("{name}: {wrong}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed: cargo {}", args.join(" "))) }
}
