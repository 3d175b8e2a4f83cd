//! `cargo xtask long PART`: what takes longer than the suite may. The same tests at full counts, part by part; a part
//! that was cut off goes on where it stopped, as long as the sources are the same.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::clock;

/// Tests that are run at full counts.
struct Part {
    name: &'static str,
    what: &'static str,
    /// Programs of tests, each with the tests that are wanted of it; none is all.
    steps: &'static [(&'static str, &'static [&'static str])],
}

const PARTS: [Part; 6] = [
    Part {
        name: "play",
        what: "random games of every title keep the contract and end",
        steps: &[("contract", &[]), ("playouts", &[]), ("games", &[])],
    },
    Part {
        name: "secrets",
        what: "worlds that differ in a secret cannot be told apart",
        steps: &[("twins", &[]), ("secrets", &[])],
    },
    Part {
        name: "properties",
        what: "the rules written down a second time, on random boards",
        steps: &[("properties", &[])],
    },
    Part {
        name: "input",
        what: "spoiled packs, positions, options and saves break nothing",
        steps: &[("setup_faults", &["no_change"]), ("position", &["no_text"]), ("bad_input", &[])],
    },
    Part {
        name: "crash",
        what: "the server is killed in the middle of play and loses no move",
        steps: &[("serve", &["crash::"])],
    },
    Part {
        name: "browser",
        what: "whole games are clicked to their end in Chromium",
        steps: &[("web", &["whole::"])],
    },
];

/// Runs a part, or all; without a name says which there are.
pub(crate) fn run(root: &Path, wanted: Option<&str>) -> Result<String, String> {
    let Some(wanted) = wanted else {
        let lines = PARTS.iter().map(|part| format!("{:<12}{}", part.name, part.what));
        return Ok(lines
            .chain(["all         every part".to_owned()])
            .collect::<Vec<_>>()
            .join("\n"));
    };
    let parts: Vec<&Part> =
        PARTS.iter().filter(|part| wanted == "all" || wanted == part.name).collect();
    if parts.is_empty() {
        let names: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        return Err(format!("there is no part {wanted}, only all, {}", names.join(", ")));
    }
    let begun = Instant::now();
    let mut done = Done::read(root);
    for part in parts {
        for (program, tests) in part.steps {
            step(root, part.name, program, tests, &mut done)?;
        }
    }
    Ok(format!("{wanted} passed in {}", clock::told(begun.elapsed())))
}

/// Runs one program of tests unless it has passed before.
fn step(
    root: &Path,
    part: &str,
    program: &str,
    tests: &[&str],
    done: &mut Done,
) -> Result<(), String> {
    let name = format!("{part} {program}");
    if done.has(&name) {
        println!("== {name}: has passed before");
        return Ok(());
    }
    println!("== {name}");
    let begun = Instant::now();
    let mut command = Command::new(env!("CARGO"));
    command.args(["test", "--workspace", "--quiet", "--test", program, "--"]).args(tests);
    command.current_dir(root).env(proof::counts::FULL, "1");
    let status = command.status().map_err(|wrong| format!("{name}: {wrong}"))?;
    if !status.success() {
        return Err(format!("{name} failed after {}", clock::told(begun.elapsed())));
    }
    println!("-- {name}: {}", clock::told(begun.elapsed()));
    done.note(&name)
}

/// What has passed, in a file below `target`, for the sources as they are.
struct Done {
    file: PathBuf,
    /// The commit, if the work tree is clean: otherwise nothing is remembered.
    sources: Option<String>,
    lines: Vec<String>,
}

impl Done {
    fn read(root: &Path) -> Done {
        let file = root.join("target/long.txt");
        let lines = fs::read_to_string(&file).unwrap_or_default();
        let lines = lines.lines().map(str::to_owned).collect();
        Done { file, sources: sources(root), lines }
    }

    fn line(&self, name: &str) -> Option<String> {
        self.sources.as_ref().map(|sources| format!("{sources} {name}"))
    }

    fn has(&self, name: &str) -> bool {
        self.line(name).is_some_and(|line| self.lines.contains(&line))
    }

    fn note(&mut self, name: &str) -> Result<(), String> {
        self.lines.extend(self.line(name));
        let text = self.lines.join("\n") + "\n";
        fs::write(&self.file, text).map_err(|wrong| format!("{}: {wrong}", self.file.display()))
    }
}

/// The commit of a clean work tree.
fn sources(root: &Path) -> Option<String> {
    let git = |words: &[&str]| {
        let out = Command::new("git").args(words).current_dir(root).output().ok()?;
        let text = String::from_utf8(out.stdout).ok()?;
        out.status.success().then(|| text.trim().to_owned())
    };
    let clean = git(&["status", "--porcelain"])?.is_empty();
    git(&["rev-parse", "HEAD"]).filter(|_| clean)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(sources: Option<&str>) -> Done {
        let file = std::env::temp_dir().join(format!("long-{}.txt", std::process::id()));
        Done { file, sources: sources.map(str::to_owned), lines: Vec::new() }
    }

    #[test]
    fn what_has_passed_is_remembered_for_the_same_sources_only() {
        let mut first = done(Some("abc"));
        first.note("play contract").expect("it is written");
        let lines = fs::read_to_string(&first.file).expect("it was written");
        assert_eq!(lines, "abc play contract\n");
        assert!(first.has("play contract") && !first.has("play games"));
        first.sources = Some("def".to_owned());
        assert!(!first.has("play contract"), "the sources have changed");
        first.sources = None;
        assert!(!first.has("play contract"), "nobody knows the sources");
        fs::remove_file(&first.file).expect("it was there");
    }

    #[test]
    fn every_part_has_its_program_of_tests() {
        let root = crate::root();
        for (program, _) in PARTS.iter().flat_map(|part| part.steps) {
            let found = crate::tidy::sources(&root).into_iter().any(|path| {
                let text = path.to_string_lossy().replace('\\', "/");
                text.ends_with(&format!("/tests/{program}.rs"))
                    || text.ends_with(&format!("/tests/{program}/main.rs"))
            });
            assert!(found, "{program}");
        }
    }

    #[test]
    fn an_unknown_part_is_refused_with_those_there_are() {
        let wrong = run(&crate::root(), Some("everything")).expect_err("there is no such part");
        assert!(wrong.contains("properties") && wrong.contains("all"), "{wrong}");
    }
}
