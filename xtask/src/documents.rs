//! What documents say is there, is there: every path they name, and the table of files that all titles have.
//!
//! Names are looked for anywhere in the tree, so that a document may say `flow.rs` or `rules/src/flow.rs` of any title. `*` and
//! `<title>` stand for any name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Endings of files that are looked for even if they stand alone.
const ENDINGS: [&str; 6] = [".rs", ".md", ".ftl", ".toml", ".txt", ".svg"];

/// Folders of a title or a crate that begin a path.
const INNER: [&str; 6] = ["src", "tests", "data", "rules", "look", "bot"];

/// The crates of a title.
const PARTS: [&str; 3] = ["rules", "look", "bot"];

/// The document with the table of files.
const TABLE: &str = "CONTRIBUTING.md";

/// Checks all documents; adds what is wrong.
pub(crate) fn check(root: &Path, wrong: &mut Vec<String>) {
    let tree = tree(root);
    let tops: BTreeSet<&str> = tree.iter().filter_map(|path| path.split('/').next()).collect();
    let is_document = |path: &&String| {
        let top = !path.contains('/') && path.ends_with(".md") && *path != "CHANGELOG.md";
        top || (path.starts_with("docs/") && path.ends_with(".md")) || path.ends_with("/RULES.md")
    };
    for name in tree.iter().filter(is_document) {
        let text = fs::read_to_string(root.join(name)).unwrap_or_default();
        for (line, path) in paths(&text, &tops) {
            let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
            if !is_there(&tree, folder, &path) {
                wrong.push(format!("{name}:{line}: there is no {path}"));
            }
        }
    }
    let table = fs::read_to_string(root.join(TABLE)).unwrap_or_default();
    files_of_titles(&tree, &table, wrong);
}

/// Every file and folder, from the root, but for what is built.
fn tree(root: &Path) -> BTreeSet<String> {
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
