//! What documents say one can do, can be done: the chores, packages and programs of tests they name are there, and so are
//! the commits.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::{COMMANDS, long};

/// How many letters of a commit are written at least, and how many it has.
const COMMIT: [usize; 2] = [7, 40];

/// The folders of the packages, by name, and the files in them.
pub(crate) struct Packages<'t> {
    root: &'t Path,
    folders: BTreeMap<String, String>,
    tree: &'t [String],
}

impl<'t> Packages<'t> {
    /// Reads the names from every `Cargo.toml` of the tree.
    pub(crate) fn read(root: &'t Path, tree: &'t [String]) -> Packages<'t> {
        let folders = tree.iter().filter_map(|path| path.strip_suffix("/Cargo.toml"));
        let named = |folder: &str| {
            let text = fs::read_to_string(root.join(folder).join("Cargo.toml")).ok()?;
            let file: toml::Table = text.parse().ok()?;
            let name = file.get("package")?.get("name")?.as_str()?;
            Some((name.to_owned(), folder.to_owned()))
        };
        Packages { root, folders: folders.filter_map(named).collect(), tree }
    }

    /// Every package with its folder.
    pub(crate) fn folders(&self) -> impl Iterator<Item = (&str, &str)> {
        self.folders.iter().map(|(name, folder)| (name.as_str(), folder.as_str()))
    }

    /// The sources of a program of tests or of an example; none if there is no such program.
    fn program(&self, package: &str, folder: &str, target: &str) -> Vec<&'t str> {
        let home = self.folders.get(package).map_or("", String::as_str);
        let [file, below] = [".rs", "/"].map(|end| format!("{home}/{folder}/{target}{end}"));
        let main = format!("{below}main.rs");
        if !self.tree.iter().any(|path| *path == file || *path == main) {
            return Vec::new();
        }
        let is_of = |path: &&String| **path == file || path.starts_with(&below);
        self.tree.iter().filter(is_of).map(String::as_str).collect()
    }

    /// Whether the name of a test is in one of these sources, or the name of a source itself.
    fn has_test(&self, sources: &[&str], name: &str) -> bool {
        let name = name.trim_end_matches("::");
        sources.iter().any(|source| {
            let text = fs::read_to_string(self.root.join(source)).unwrap_or_default();
            source.ends_with(&format!("/{name}.rs")) || text.contains(name)
        })
    }
}

/// What is wrong with the commands that a document names, each with its line.
pub(crate) fn commands(text: &str, packages: &Packages<'_>) -> Vec<(usize, String)> {
    let mut wrong = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for rest in line.split("cargo ").skip(1) {
            let command = rest.split(['`', '#', ';', '|']).next().unwrap_or_default();
            let words: Vec<&str> = command.split_whitespace().collect();
            let fault = match words[..] {
                ["xtask", chore, ..] if !COMMANDS.contains(&chore) => {
                    Some(format!("there is no `cargo xtask {chore}`"))
                }
                ["xtask", "long", part, ..] if part != "PART" && !long::has(part) => {
                    Some(format!("there is no part {part}"))
                }
                ["test" | "bench" | "run", ..] => program(&words, packages),
                _ => None,
            };
            wrong.extend(fault.map(|fault| (number, fault)));
        }
    }
    wrong
}

/// What is wrong with the package, the program or the test that a command names.
fn program(words: &[&str], packages: &Packages<'_>) -> Option<String> {
    let words: Vec<&str> = words.iter().copied().take_while(|word| *word != "--").collect();
    let after = |switch: &str| {
        let at = words.iter().position(|word| *word == switch)?;
        words.get(at + 1).copied()
    };
    let package = after("-p")?;
    if !packages.folders.contains_key(package) {
        return Some(format!("there is no package {package}"));
    }
    let (folder, target) = match (after("--test"), after("--example")) {
        (Some(target), _) => ("tests", target),
        (None, Some(target)) => ("examples", target),
        (None, None) => return None,
    };
    let sources = packages.program(package, folder, target);
    if sources.is_empty() {
        return Some(format!("{package} has no {folder}/{target}"));
    }
    let test = words.last().filter(|word| **word != target && !word.starts_with('-'))?;
    let is_there = packages.has_test(&sources, test);
    (!is_there).then(|| format!("{folder}/{target} of {package} has no test {test}"))
}

/// The commits a document names in backticks, each with its line.
pub(crate) fn commits(text: &str) -> Vec<(usize, String)> {
    let is_commit = |word: &&str| {
        (COMMIT[0]..=COMMIT[1]).contains(&word.len())
            && word.chars().all(|letter| matches!(letter, '0'..='9' | 'a'..='f'))
            && word.contains(|letter: char| letter.is_ascii_digit())
    };
    let within = |line: &str| -> Vec<String> {
        line.split('`').skip(1).step_by(2).filter(is_commit).map(str::to_owned).collect()
    };
    let lines = (1..).zip(text.lines());
    lines.flat_map(|(number, line)| within(line).into_iter().map(move |it| (number, it))).collect()
}

/// Whether all commits up to now can be looked up: this is a clone, and a whole one.
pub(crate) fn has_history(root: &Path) -> bool {
    let mut command = Command::new("git");
    command.args(["rev-parse", "--is-shallow-repository"]).current_dir(root);
    let out = command.stderr(Stdio::null()).output();
    out.is_ok_and(|out| out.status.success() && out.stdout.trim_ascii() == b"false")
}

/// Whether a commit is in the history of this one.
pub(crate) fn has_commit(root: &Path, commit: &str) -> bool {
    let mut command = Command::new("git");
    command.args(["merge-base", "--is-ancestor", commit, "HEAD"]).current_dir(root);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<(usize, String)> {
        let names = ["rules/main.rs", "rules/fire.rs", "perft.rs"];
        let tree = names.map(|name| format!("games/a/rules/tests/{name}"));
        let folders = BTreeMap::from([("a".to_owned(), "games/a/rules".to_owned())]);
        commands(text, &Packages { root: Path::new("nowhere"), folders, tree: &tree })
    }

    #[test]
    fn a_command_that_is_there_passes() {
        let sound = "Run `cargo xtask test`, `cargo xtask long PART` or `cargo xtask long play`.\n\
                     \n    cargo test -p a --test rules fire -- --nocapture   # -p none\n\
                     `E=1 cargo test -p a --test perft`, `cargo bench -p a -- --quick`, `cargo doc`\n";
        assert_eq!(told(sound), []);
    }

    #[test]
    fn a_command_that_is_not_there_is_named() {
        let text = "`cargo xtask tests`\n`cargo xtask long plays`\n`cargo test -p b`\n\
                    `cargo test --release -p a --test fire`\n`cargo run -p a --example one`\n\
                    `cargo test -p a --test rules water`\n";
        let wrong: Vec<String> = told(text).into_iter().map(|(_, fault)| fault).collect();
        let expected = [
            "there is no `cargo xtask tests`",
            "there is no part plays",
            "there is no package b",
            "a has no tests/fire",
            "a has no examples/one",
            "tests/rules of a has no test water",
        ];
        assert_eq!(wrong, expected);
    }

    #[test]
    fn commits_are_found_in_backticks() {
        let text = "From `4bbb8d0` on, not 4bbb8d1, `4bbb8`, `defaced` or `4bbb8dx`.\n`0123456789`";
        let expected = [(1, "4bbb8d0".to_owned()), (2, "0123456789".to_owned())];
        assert_eq!(commits(text), expected);
    }

    #[test]
    fn only_commits_of_the_history_are_there() {
        let root = crate::root();
        if !has_history(&root) {
            return;
        }
        assert!(has_commit(&root, "HEAD"));
        assert!(!has_commit(&root, "0000000000000000000000000000000000000000"));
    }
}
