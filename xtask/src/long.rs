//! `cargo xtask long PART`: what takes longer than the suite may. The same tests at full counts, part by part; a part
//! that was cut off goes on where it stopped, as long as the sources are the same. A step that fails does not keep the
//! others from being run; a table of all of them with their times comes last.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::claims::Packages;
use crate::{clock, documents, web};

/// Tests that are run at full counts.
struct Part {
    name: &'static str,
    what: &'static str,
    /// Programs of tests, each with the tests that are wanted of it; no name is all. Every package that has the program
    /// is a step.
    programs: &'static [(&'static str, &'static str)],
}

const PARTS: [Part; 8] = [
    Part {
        name: "play",
        what: "random games of every title keep the contract and end",
        programs: &[("contract", ""), ("playouts", ""), ("games", "")],
    },
    Part {
        name: "secrets",
        what: "worlds that differ in a secret cannot be told apart",
        programs: &[("twins", ""), ("secrets", "")],
    },
    Part {
        name: "properties",
        what: "the rules written down a second time, on random boards",
        programs: &[("properties", "")],
    },
    Part {
        name: "input",
        what: "spoiled packs, positions, options and saves break nothing",
        programs: &[("setup_faults", "no_change"), ("position", "no_text"), ("bad_input", "")],
    },
    Part {
        name: "kill",
        what: "the server is killed in the middle of play and loses no move",
        programs: &[("serve", "crash::")],
    },
    Part {
        name: "browser",
        what: "whole games are clicked to their end in Chromium",
        programs: &[("web", "whole::")],
    },
    Part {
        name: "fuzz",
        what: "states, journals and saves that were tampered with are refused or play on",
        programs: &[("tampered", "")],
    },
    Part {
        name: "load",
        what: "fifty and five hundred tables at once, measured as CPU time of the server",
        programs: &[("serve", "load::"), ("serve", "watched::")],
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
    let mut done = Done::read(root);
    if done.sources.is_none() {
        println!("nothing is remembered: the work tree is not a clean commit");
    }
    let steps = parts.into_iter().flat_map(|part| steps(root, part));
    let ends = steps.map(|step| Ok((step.name(), step.run(root, &mut done)?)));
    let ends: Vec<(String, End)> = ends.collect::<Result<_, String>>()?;
    let table = told(wanted, &ends);
    let has_failed = ends.iter().any(|(_, end)| matches!(end, End::Failed(_)));
    if has_failed { Err(table) } else { Ok(table) }
}

/// How a step ended, and after what time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Passed(Duration),
    /// It was not run again.
    PassedBefore(Duration),
    Failed(Duration),
}

/// What is said in the end: a line a step with its time, and all of them together.
fn told(wanted: &str, ends: &[(String, End)]) -> String {
    let mut lines = Vec::new();
    let (mut all, mut failed) = (Duration::ZERO, 0);
    for (name, end) in ends {
        let (time, how) = match end {
            End::Passed(time) => (time, ""),
            End::PassedBefore(time) => (time, ", has passed before"),
            End::Failed(time) => (time, ", FAILED"),
        };
        all += *time;
        failed += usize::from(matches!(end, End::Failed(_)));
        lines.push(format!("{name:<36}{}{how}", clock::told(*time)));
    }
    let all = clock::told(all);
    lines.push(match failed {
        0 => format!("{wanted} passed in {all}"),
        1 => format!("{wanted} took {all}; a step failed"),
        failed => format!("{wanted} took {all}; {failed} steps failed"),
    });
    lines.join("\n")
}

/// Whether there is a part of this name.
pub(crate) fn has(name: &str) -> bool {
    name == "all" || PARTS.iter().any(|part| part.name == name)
}

/// One program of tests of one package.
#[derive(Debug, PartialEq, Eq)]
struct Step {
    part: &'static str,
    package: String,
    program: &'static str,
    tests: &'static str,
}

/// The steps of a part: a package for each that has the program and the tests in it.
fn steps(root: &Path, part: &Part) -> Vec<Step> {
    let tree: Vec<String> = documents::tree(root).into_iter().collect();
    let packages = Packages::read(root, &tree);
    let mut found = Vec::new();
    for (program, tests) in part.programs {
        for (package, folder) in packages.folders() {
            let program_files = [".rs", "/"].map(|end| format!("{folder}/tests/{program}{end}"));
            let is_of = |file: &&String| program_files.iter().any(|start| file.starts_with(start));
            let mut files = tree.iter().filter(is_of).filter(|file| file.ends_with(".rs"));
            if files.any(|file| has_tests(root, file, tests)) {
                found.push(Step { part: part.name, package: package.to_owned(), program, tests });
            }
        }
    }
    found
}

/// Whether a file has tests whose names begin so: a function, or the file itself for `name::`.
fn has_tests(root: &Path, file: &str, tests: &str) -> bool {
    match tests.strip_suffix("::") {
        Some(module) => file.ends_with(&format!("/{module}.rs")),
        None => {
            let text = fs::read_to_string(root.join(file)).unwrap_or_default();
            text.contains(&format!("fn {tests}"))
        }
    }
}

impl Step {
    /// What is remembered of it.
    fn name(&self) -> String {
        format!("{} {} {}", self.part, self.package, self.program)
    }

    /// Runs it unless it has passed before.
    fn run(&self, root: &Path, done: &mut Done) -> Result<End, String> {
        let name = self.name();
        if let Some(time) = done.time(&name) {
            println!("== {name}: has passed before in {}", clock::told(time));
            return Ok(End::PassedBefore(time));
        }
        println!("== {name}");
        let begun = Instant::now();
        let mut command = Command::new(env!("CARGO"));
        command.args(["test", "--quiet", "-p", &self.package, "--test", self.program, "--"]);
        command.args(Some(self.tests).filter(|tests| !tests.is_empty()));
        command.current_dir(root).env(proof::counts::FULL, "1");
        let status = command.status().map_err(|wrong| format!("{name}: {wrong}"))?;
        let time = begun.elapsed();
        if !status.success() {
            println!("-- {name}: FAILED after {}", clock::told(time));
            return Ok(End::Failed(time));
        }
        println!("-- {name}: {}", clock::told(time));
        done.note(&name, time)?;
        Ok(End::Passed(time))
    }
}

/// What has passed, in a file in the folder of the build, for the sources as they are.
struct Done {
    file: PathBuf,
    /// The commit, if the work tree is clean: otherwise nothing is remembered.
    sources: Option<String>,
    lines: Vec<String>,
}

impl Done {
    fn read(root: &Path) -> Done {
        let file = web::target(root).join("long.txt");
        let lines = fs::read_to_string(&file).unwrap_or_default();
        let lines = lines.lines().map(str::to_owned).collect();
        Done { file, sources: sources(root), lines }
    }

    /// How the line of a step begins; its seconds follow.
    fn line(&self, name: &str) -> Option<String> {
        self.sources.as_ref().map(|sources| format!("{sources} {name}: "))
    }

    /// How long a step took that has passed.
    fn time(&self, name: &str) -> Option<Duration> {
        let begin = self.line(name)?;
        let seconds = self.lines.iter().find_map(|line| line.strip_prefix(&begin))?;
        seconds.parse().ok().map(Duration::from_secs)
    }

    fn note(&mut self, name: &str, time: Duration) -> Result<(), String> {
        let Some(line) = self.line(name) else { return Ok(()) };
        self.lines.push(format!("{line}{}", time.as_secs()));
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

    const MINUTES: Duration = Duration::from_secs(125);

    #[test]
    fn what_has_passed_is_remembered_with_its_time_for_the_same_sources_only() {
        let mut first = done(Some("abc"));
        first.note("play contract", MINUTES).expect("it is written");
        let lines = fs::read_to_string(&first.file).expect("it was written");
        assert_eq!(lines, "abc play contract: 125\n");
        assert_eq!(first.time("play contract"), Some(MINUTES));
        assert_eq!(first.time("play"), None, "another step");
        first.sources = Some("def".to_owned());
        assert_eq!(first.time("play contract"), None, "the sources have changed");
        first.sources = None;
        assert_eq!(first.time("play contract"), None, "nobody knows the sources");
        fs::remove_file(&first.file).expect("it was there");
    }

    #[test]
    fn nothing_is_written_for_sources_that_nobody_knows() {
        let mut unknown = done(None);
        unknown.file.set_extension("none");
        unknown.note("play contract", MINUTES).expect("there is nothing to write");
        assert!(unknown.lines.is_empty() && !unknown.file.exists());
    }

    #[test]
    fn a_table_of_all_steps_comes_last() {
        let ends = [
            ("play storm contract", End::Passed(MINUTES)),
            ("play siege contract", End::PassedBefore(MINUTES)),
        ];
        let ends = ends.map(|(name, end)| (name.to_owned(), end));
        let expected = "play storm contract                 2 min 5 s\n\
                        play siege contract                 2 min 5 s, has passed before\n\
                        play passed in 4 min 10 s";
        assert_eq!(told("play", &ends), expected);
        let failed = [("play storm contract".to_owned(), End::Failed(MINUTES))];
        let table = told("play", &failed);
        assert!(table.contains("2 min 5 s, FAILED") && table.ends_with("a step failed"), "{table}");
    }

    #[test]
    fn every_program_is_a_step_for_each_package_that_has_it() {
        let root = crate::root();
        for part in &PARTS {
            let steps = steps(&root, part);
            for (program, _) in part.programs {
                assert!(steps.iter().any(|step| step.program == *program), "{program}");
            }
        }
        let names =
            |part: &Part| -> Vec<String> { steps(&root, part).iter().map(Step::name).collect() };
        let expected =
            ["company", "siege", "storm", "tonkin"].map(|it| format!("properties {it} properties"));
        assert_eq!(names(&PARTS[2]), expected);
        assert_eq!(
            names(&PARTS[5]),
            ["browser browser web"],
            "other tests of the web have no whole games"
        );
    }

    #[test]
    fn an_unknown_part_is_refused_with_those_there_are() {
        let wrong = run(&crate::root(), Some("everything")).expect_err("there is no such part");
        assert!(wrong.contains("properties") && wrong.contains("all"), "{wrong}");
    }
}
