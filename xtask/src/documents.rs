//! What documents say is there, is there: every path they name, and the table of files that all titles have.
//!
//! Names are looked for anywhere in the tree, so that a document may say `flow.rs` or `rules/src/flow.rs` of any title.
//! `*` and `<title>` stand for any name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::claims::{self, Packages};
use crate::crates;

/// Endings of files that are looked for even if they stand alone.
const ENDINGS: [&str; 11] =
    [".rs", ".md", ".ftl", ".toml", ".txt", ".svg", ".css", ".js", ".html", ".json", ".png"];

/// Letters a line of prose may have.
const LONGEST: usize = 120;

/// Folders of a title or a crate that begin a path.
const INNER: [&str; 6] = ["src", "tests", "data", "rules", "look", "bot"];

/// The crates of a title.
const PARTS: [&str; 3] = ["rules", "look", "bot"];

/// The document with the table of files.
const TABLE: &str = "CONTRIBUTING.md";

/// Checks all documents; adds what is wrong.
pub(crate) fn check(root: &Path, wrong: &mut Vec<String>) {
    let tree = tree(root);
    let list: Vec<String> = tree.iter().cloned().collect();
    let tops: BTreeSet<&str> = tree.iter().filter_map(|path| path.split('/').next()).collect();
    let packages = Packages::read(root, &list);
    let has_history = claims::has_history(root);
    for name in tree.iter().filter(|path| is_document(path)) {
        let text = fs::read_to_string(root.join(name)).unwrap_or_default();
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        let paths = paths(&text, &tops).into_iter();
        let gone = paths.filter(|(_, path)| !is_there(&tree, folder, path));
        let mut faults: Vec<(usize, String)> =
            gone.map(|(line, path)| (line, format!("there is no {path}"))).collect();
        faults.extend(claims::commands(&text, &packages));
        faults.extend(long_lines(name, &text));
        let commits = claims::commits(&text).into_iter().filter(|_| has_history);
        let unknown = commits.filter(|(_, commit)| !claims::has_commit(root, commit));
        faults.extend(unknown.map(|(line, commit)| (line, format!("there is no commit {commit}"))));
        wrong.extend(faults.into_iter().map(|(line, fault)| format!("{name}:{line}: {fault}")));
    }
    let table = fs::read_to_string(root.join(TABLE)).unwrap_or_default();
    files_of_titles(&tree, &table, wrong);
    parts_of_files(&tree, wrong);
    crates::check(root, &list, wrong);
}

/// Whether a file is a document that must be true: all but the books of the titles.
fn is_document(path: &str) -> bool {
    let is_top = !path.contains('/') && path.ends_with(".md");
    let is_told = path.starts_with("docs/") && path.ends_with(".md");
    is_top || is_told || path.ends_with("/RULES.md") || path.ends_with("/data/README.md")
}

/// Lines of prose that are too long. Tables and what is quoted have the lines they need; reports are written by a
/// program, indexes and news are tables and lists of their own.
fn long_lines(name: &str, text: &str) -> Vec<(usize, String)> {
    let is_other = name.starts_with("games/") || name.starts_with("docs/balance-");
    if is_other || name == "CHANGELOG.md" {
        return Vec::new();
    }
    let mut is_fenced = false;
    let is_prose = |(_, line): &(usize, &str)| {
        is_fenced ^= line.trim_start().starts_with("```");
        !is_fenced && !line.starts_with('|') && !line.starts_with("    ")
    };
    let prose = (1..).zip(text.lines()).filter(is_prose);
    let counted = prose.map(|(number, line)| (number, line.chars().count()));
    let long = counted.filter(|(_, letters)| *letters > LONGEST);
    long.map(|(number, letters)| (number, format!("{letters} letters, {LONGEST} at most")))
        .collect()
}

/// Every file and folder, from the root, but for what is built.
pub(crate) fn tree(root: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders: Vec<PathBuf> = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            if name == "target" || name == ".git" {
                continue;
            }
            let from_root = path.strip_prefix(root).unwrap_or(&path).to_string_lossy();
            found.insert(from_root.replace('\\', "/"));
            if path.is_dir() {
                folders.push(path);
            }
        }
    }
    found
}

/// The paths a document names, each with its line: in backticks, and as links.
fn paths(text: &str, tops: &BTreeSet<&str>) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut fenced = false;
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        let quoted = line.split('`').skip(1).step_by(2).filter(|name| is_path(name, tops));
        found.extend(quoted.map(|name| (number, name.to_owned())));
        let links = line.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        let links = links.filter(|link| !link.is_empty() && !link.contains("://"));
        found.extend(links.map(|link| (number, link.to_owned())));
    }
    found
}

/// Whether a word in backticks is meant as a path of this tree.
fn is_path(name: &str, tops: &BTreeSet<&str>) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "./_-*<>".contains(letter);
    let first = name.split('/').next().unwrap_or_default();
    let inside = name.contains('/') && (tops.contains(first) || INNER.contains(&first));
    let ends = ENDINGS.iter().any(|ending| name.len() > ending.len() && name.ends_with(ending));
    name.chars().all(plain) && (inside || ends)
}

/// Whether a path is in the tree: from the folder of the document, or anywhere.
fn is_there(tree: &BTreeSet<String>, folder: &str, path: &str) -> bool {
    let path = path.trim_end_matches('/');
    let wanted: Vec<&str> = path.split('/').collect();
    let joined = joined(folder, path);
    let fits = |known: &String| {
        let parts: Vec<&str> = known.split('/').collect();
        parts.len() >= wanted.len()
            && parts[parts.len() - wanted.len()..]
                .iter()
                .zip(&wanted)
                .all(|(part, wanted)| matches(part, wanted))
    };
    tree.contains(&joined) || tree.iter().any(fits)
}

/// A path from a folder, with its `..` taken away.
fn joined(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Whether a name is what is wanted; `*` and `<word>` stand for any letters, once.
fn matches(name: &str, wanted: &str) -> bool {
    let open = wanted.find(['*', '<']);
    let Some(open) = open else { return name == wanted };
    let close = if wanted[open..].starts_with('<') {
        wanted[open..].find('>').map_or(wanted.len(), |end| open + end + 1)
    } else {
        open + 1
    };
    let (before, after) = (&wanted[..open], &wanted[close..]);
    name.len() > before.len() + after.len() && name.starts_with(before) && name.ends_with(after)
}

/// The table names every file of the sources of a title, with the titles that have it, and no other.
fn files_of_titles(tree: &BTreeSet<String>, table: &str, wrong: &mut Vec<String>) {
    let said = rows(table);
    let folders = tree.iter().filter_map(|path| path.strip_suffix("/RULES.md"));
    let titles: Vec<&str> = folders.filter_map(|folder| folder.strip_prefix("games/")).collect();
    let mut there: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (title, part) in titles.iter().flat_map(|title| PARTS.map(|part| (title, part))) {
        let sources = format!("games/{title}/{part}/src/");
        let files = tree.iter().filter_map(|path| path.strip_prefix(sources.as_str()));
        for file in files.filter(|file| file.ends_with(".rs") && !file.contains('/')) {
            there.entry(format!("{part}/src/{file}")).or_default().push(title);
        }
    }
    for (file, have) in &there {
        let have = if have.len() == titles.len() { "all".to_owned() } else { have.join(", ") };
        match said.get(file) {
            None => wrong.push(format!("{TABLE}: {file} of {have} is not in the table")),
            Some(said) if *said != have => {
                wrong.push(format!("{TABLE}: {file} is said of {said}, it is in {have}"));
            }
            Some(_) => {}
        }
    }
    let gone = said.keys().filter(|file| !there.contains_key(*file));
    wrong.extend(gone.map(|file| format!("{TABLE}: no title has {file}")));
}

/// A folder of sources is the rest of a file of its name beside it, but for the chapters of the rules.
fn parts_of_files(tree: &BTreeSet<String>, wrong: &mut Vec<String>) {
    let sources = tree.iter().filter(|path| path.ends_with(".rs") && path.contains("/src/"));
    let folders: BTreeSet<&str> =
        sources.filter_map(|path| path.rsplit_once('/')).map(|(folder, _)| folder).collect();
    let inner = folders.into_iter().filter(|folder| {
        !folder.ends_with("/src")
            && !folder.ends_with("/rules/src/rules")
            && folder.contains("/src/")
    });
    let lone = inner.filter(|folder| !tree.contains(&format!("{folder}.rs")));
    wrong.extend(lone.map(|folder| format!("{folder}/ has no {folder}.rs beside it")));
}

/// The rows of the table that are about files of the sources, with their titles.
fn rows(table: &str) -> BTreeMap<String, String> {
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", file, titles, _, ""] = cells[..] else { return None };
        let file = file.trim_matches('`');
        (file.contains("/src/") && !file.contains('*'))
            .then(|| (file.to_owned(), titles.trim_matches('`').to_owned()))
    };
    table.lines().filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a_tree(paths: &[&str]) -> BTreeSet<String> {
        paths.iter().map(|path| (*path).to_owned()).collect()
    }

    #[test]
    fn paths_are_found_where_documents_name_them() {
        let tops = BTreeSet::from(["docs", "games"]);
        let text = "See `games/storm` and `flow.rs`, not `area/14`, `a b.rs` or `.rs`.\n\
                    [Here](docs/a.md#part), [there](https://a.test/b.md).\n```\n`docs/no.md`\n```\n";
        let found = paths(text, &tops);
        let found: Vec<(usize, &str)> =
            found.iter().map(|(line, path)| (*line, path.as_str())).collect();
        assert_eq!(found, [(1, "games/storm"), (1, "flow.rs"), (2, "docs/a.md")]);
    }

    #[test]
    fn a_path_is_there_or_not() {
        let tree = a_tree(&["docs/a.md", "games/storm/src/flow.rs", "locales/en/storm.ftl"]);
        let there = |path: &str| is_there(&tree, "docs", path);
        assert!(there("a.md") && there("flow.rs") && there("src/flow.rs") && there("../docs/a.md"));
        assert!(there("locales/en/<title>.ftl") && there("src/*.rs"));
        assert!(!there("b.md") && !there("low.rs") && !there("src/*.md"));
        assert!(!there("locales/fr/<title>.ftl"));
    }

    #[test]
    fn lines_of_prose_are_short() {
        let long = "x".repeat(LONGEST + 1);
        let text =
            format!("{long}\n| {long} |\n    {long}\n```\n{long}\n```\né{}\n{long}", &long[2..]);
        let lines: Vec<usize> = long_lines("docs/a.md", &text).into_iter().map(|it| it.0).collect();
        assert_eq!(lines, [1, 8]);
        assert!(long_lines("docs/balance-a.md", &text).is_empty());
    }

    #[test]
    fn a_folder_of_sources_has_its_file_beside_it() {
        let told = |paths: &[&str]| {
            let mut wrong = Vec::new();
            parts_of_files(&a_tree(paths), &mut wrong);
            wrong
        };
        let sound =
            ["a/src/b.rs", "a/src/b/c.rs", "games/a/rules/src/rules/d.rs", "a/tests/e/f.rs"];
        assert_eq!(told(&sound), Vec::<String>::new());
        assert_eq!(told(&["a/src/b/c.rs"]), ["a/src/b/ has no a/src/b.rs beside it"]);
    }

    #[test]
    fn books_are_no_documents() {
        let told = ["README.md", "docs/a.md", "games/a/RULES.md", "games/a/data/README.md"];
        assert!(told.iter().all(|path| is_document(path)));
        assert!(!is_document("games/a/rulebook.en.md") && !is_document("docs/a.svg"));
    }

    #[test]
    fn the_table_and_the_titles_say_the_same() {
        let tree = a_tree(&[
            "games/a/RULES.md",
            "games/a/rules/src/flow.rs",
            "games/a/rules/src/more.rs",
            "games/b/RULES.md",
            "games/b/rules/src/flow.rs",
            "games/b/rules/src/flow/part.rs",
        ]);
        let told = |table: &str| {
            let mut wrong = Vec::new();
            files_of_titles(&tree, table, &mut wrong);
            wrong
        };
        let sound = "| `rules/src/flow.rs` | all | steps |\n| `rules/src/more.rs` | `a` | more |";
        assert_eq!(told(sound), Vec::<String>::new());
        let other = "| `rules/src/flow.rs` | `b` | steps |\n| `rules/src/gone.rs` | all | gone |";
        assert_eq!(
            told(other),
            [
                "CONTRIBUTING.md: rules/src/flow.rs is said of b, it is in all",
                "CONTRIBUTING.md: rules/src/more.rs of a is not in the table",
                "CONTRIBUTING.md: no title has rules/src/gone.rs",
            ]
        );
    }
}
