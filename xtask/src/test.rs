//! `cargo xtask test`: habits, rule index, licences, style sheets and scripts, format, lints, tests, documentation, packs,
//! advisories. Each part says how long it took; the last line names what could not be checked here.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::{browser, clock, licences, tidy, web};

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
    Check {
        name: "build of the tests",
        cargo: &["test", "--workspace", "--quiet", "--no-run"],
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

/// The parts of the check, with their times.
struct Parts(Vec<(&'static str, Duration)>);

impl Parts {
    /// Runs a part and notes how long it took.
    fn run<T>(
        &mut self,
        name: &'static str,
        part: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        println!("== {name}");
        let begun = Instant::now();
        let done = part()?;
        self.0.push((name, begun.elapsed()));
        println!("-- {name}: {}", clock::told(begun.elapsed()));
        Ok(done)
    }

    /// The same for a part that says something.
    fn say(
        &mut self,
        name: &'static str,
        part: impl FnOnce() -> Result<String, String>,
    ) -> Result<(), String> {
        self.run(name, || part().map(|said| println!("{said}")))
    }

    /// What is said in the end: a line a part, and in the last line what was skipped.
    fn told(&self, skipped: Option<&str>) -> String {
        let line = |(name, time): &(&str, Duration)| format!("{name:<20}{}", clock::told(*time));
        let mut lines: Vec<String> = self.0.iter().map(line).collect();
        let all = clock::told(self.0.iter().map(|(_, time)| *time).sum());
        lines.push(match skipped {
            None => format!("everything passed in {all}"),
            Some(what) => format!("everything passed in {all}, but for what was skipped: {what}"),
        });
        lines.join("\n")
    }
}

/// Runs all checks; stops at the first that fails.
pub(crate) fn run(root: &Path) -> Result<String, String> {
    let mut parts = Parts(Vec::new());
    parts.say("habits", || tidy::run(root))?;
    parts.say("rules", || proof::index::run(root))?;
    parts.say("licences", || licences::run(root))?;
    let unchecked = parts.run("sheets and scripts", || web::run(root))?;
    parts.say("browser", browser::run)?;
    for check in CHECKS {
        parts.run(check.name, || cargo(root, check.name, check.cargo, check.env))?;
    }
    parts.run("packs", || {
        let pack = |title: String| cargo(root, "packs", &[&PACK[..], &[&title]].concat(), None);
        titles(root)?.into_iter().try_for_each(pack)
    })?;
    let advisories = parts.run("advisories", || licences::advisories(root))?;
    let skipped: Vec<String> = unchecked.into_iter().chain(advisories).collect();
    Ok(parts.told((!skipped.is_empty()).then(|| skipped.join(", ")).as_deref()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_tells_its_time_and_the_last_line_what_was_skipped() {
        let seconds = Duration::from_secs;
        let parts = Parts(vec![("habits", seconds(1)), ("tests", seconds(90))]);
        let whole = "habits              1 s\ntests               1 min 30 s\n\
                     everything passed in 1 min 31 s";
        assert_eq!(parts.told(None), whole);
        let last = parts.told(Some("advisories")).lines().last().map(str::to_owned);
        let expected = "everything passed in 1 min 31 s, but for what was skipped: advisories";
        assert_eq!(last.as_deref(), Some(expected));
    }

    #[test]
    fn a_part_that_fails_ends_the_check() {
        let mut parts = Parts(Vec::new());
        assert_eq!(parts.run("one", || Ok(7)), Ok(7));
        assert!(parts.say("two", || Err("broken".to_owned())).is_err());
        assert_eq!(parts.0.len(), 1);
    }
}
