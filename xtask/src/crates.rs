//! The crates as `docs/ARCHITECTURE.md` tells of them: which may know which, and how many lines they have.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The document that tells of the crates.
pub(crate) const DOCUMENT: &str = "docs/ARCHITECTURE.md";

/// How far a number of lines may be from what is said, in percent.
const OFF: usize = 15;

/// A crate: its folder, the folders of the crates it needs, and its lines.
struct Crate {
    folder: String,
    needs: Vec<String>,
    lines: usize,
}

/// Holds the document against the tree.
pub(crate) fn check(root: &Path, tree: &[String], wrong: &mut Vec<String>) {
    let text = fs::read_to_string(root.join(DOCUMENT)).unwrap_or_default();
    let crates = read(root, tree);
    let told = arrows(&text, &crates).into_iter().chain(sizes(&text, &crates));
    wrong.extend(told.map(|fault| format!("{DOCUMENT}: {fault}")));
}

/// The crates of the workspace.
fn read(root: &Path, tree: &[String]) -> Vec<Crate> {
    let manifest = |folder: &str| -> Option<toml::Table> {
        fs::read_to_string(root.join(folder).join("Cargo.toml")).ok()?.parse().ok()
    };
    let folders = tree.iter().filter_map(|path| path.strip_suffix("/Cargo.toml"));
    let named: BTreeMap<String, &str> = folders
        .clone()
        .filter_map(|folder| {
            let name = manifest(folder)?.get("package")?.get("name")?.as_str()?.to_owned();
            Some((name, folder))
        })
        .collect();
    let needs = |folder: &str| -> Vec<String> {
        let file = manifest(folder).unwrap_or_default();
        let list = file.get("dependencies").and_then(toml::Value::as_table);
        let names = list.into_iter().flat_map(|list| list.keys());
        names.filter_map(|name| named.get(name).map(|it| (*it).to_owned())).collect()
    };
    let lines = |folder: &str| {
        let sources = format!("{folder}/src/");
        let files = tree.iter().filter(|it| it.starts_with(&sources) && it.ends_with(".rs"));
        let texts = files.map(|file| fs::read_to_string(root.join(file)).unwrap_or_default());
        texts.map(|text| text.lines().count()).sum()
    };
    let read = |folder: &str| Crate {
        folder: folder.to_owned(),
        needs: needs(folder),
        lines: lines(folder),
    };
    folders.map(read).collect()
}

/// The crate that is meant by a name: `kernel`, or `games/*/rules` for those of all titles.
fn means(folder: &str, name: &str) -> bool {
    match name.split_once('*') {
        None => folder == name || folder.strip_prefix("crates/") == Some(name),
        Some((before, after)) => {
            let rest = folder.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
            rest.is_some_and(|title| !title.contains('/'))
        }
    }
}

/// The title a crate belongs to.
fn title(folder: &str) -> Option<&str> {
    folder.strip_prefix("games/")?.split('/').next()
}

/// What is wrong with the arrows: a crate needs one it is not above, or an arrow stands for nothing.
fn arrows(text: &str, crates: &[Crate]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut below: BTreeSet<(&str, &str)> = BTreeSet::new();
    let lines = text.lines().filter(|line| line.starts_with("    ") && line.contains(" <- "));
    for chain in lines.flat_map(|line| line.split(';')) {
        let groups: Vec<Vec<&str>> =
            chain.split(" <- ").map(|group| group.split(',').map(str::trim).collect()).collect();
        for pair in groups.windows(2) {
            let links =
                pair[0].iter().flat_map(|low| pair[1].iter().map(move |high| (*low, *high)));
            for (low, high) in links {
                let found = linked(low, high, crates);
                if found.is_empty() {
                    wrong.push(format!("there are no crates for {low} <- {high}"));
                }
                let direct = |(low, high): &(&str, &Crate)| high.needs.iter().any(|it| it == low);
                let vain = found.iter().filter(|link| !direct(link));
                wrong.extend(vain.map(|(low, high)| format!("{} needs no {low}", high.folder)));
                below.extend(found.iter().map(|(low, high)| (*low, high.folder.as_str())));
            }
        }
    }
    for one in crates {
        let reached = reached(&one.folder, &below);
        // Whoever knows a title is told by an arrow of his own.
        let is_direct = |needed: &str| below.contains(&(needed, one.folder.as_str()));
        let is_told = |needed: &str| {
            reached.contains(needed) && (title(needed).is_none() || is_direct(needed))
        };
        let astray = one.needs.iter().filter(|needed| !is_told(needed));
        wrong
            .extend(astray.map(|needed| format!("no arrow leads from {needed} to {}", one.folder)));
    }
    wrong
}

/// The crates that an arrow joins; those of titles only with those of the same title.
fn linked<'c>(low: &str, high: &str, crates: &'c [Crate]) -> Vec<(&'c str, &'c Crate)> {
    let lows = crates.iter().filter(|it| means(&it.folder, low));
    let pairs = lows.flat_map(|low| {
        let highs = crates.iter().filter(|it| means(&it.folder, high));
        highs.map(move |high| (low.folder.as_str(), high))
    });
    let fits = |(low, high): &(&str, &Crate)| {
        let (low, high) = (title(low), title(&high.folder));
        low.is_none() || high.is_none() || low == high
    };
    pairs.filter(fits).collect()
}

/// Everything below a crate, by any number of arrows.
fn reached<'a>(folder: &'a str, below: &BTreeSet<(&'a str, &'a str)>) -> BTreeSet<&'a str> {
    let (mut found, mut open) = (BTreeSet::new(), vec![folder]);
    while let Some(high) = open.pop() {
        let next = below.iter().filter(|(_, to)| *to == high).map(|(from, _)| *from);
        open.extend(next.filter(|from| found.insert(*from)));
    }
    found
}

/// What is wrong with the table of sizes.
fn sizes(text: &str, crates: &[Crate]) -> Vec<String> {
    let row = |line: &str| -> Option<(String, Vec<usize>)> {
        let mut cells = line.split('|').map(str::trim).skip(1);
        let name = cells.next()?.strip_prefix('`')?.strip_suffix('`')?.to_owned();
        let numbers = cells.next()?.split(" to ").map(|number| number.replace(',', "").parse());
        Some((name, numbers.collect::<Result<_, _>>().ok()?))
    };
    let rows: Vec<(String, Vec<usize>)> = text.lines().filter_map(row).collect();
    let mut wrong = Vec::new();
    for (name, said) in &rows {
        let there = crates.iter().filter(|it| means(&it.folder, name)).map(|it| it.lines);
        let (least, most) = (there.clone().min(), there.max());
        let bounds = BTreeSet::from([(least, said.first()), (most, said.last())]);
        for (there, said) in bounds.into_iter().filter_map(|(there, said)| there.zip(said)) {
            if said.abs_diff(there) * 100 > there * OFF {
                wrong.push(format!("{name} has {there} lines, not {said}"));
            }
        }
    }
    let is_told = |one: &&Crate| rows.iter().any(|(name, _)| means(&one.folder, name));
    let untold = crates.iter().filter(|one| !is_told(one));
    wrong.extend(untold.map(|one| format!("{} is not in the table", one.folder)));
    let gone = rows.iter().filter(|(name, _)| !crates.iter().any(|it| means(&it.folder, name)));
    wrong.extend(gone.map(|(name, _)| format!("there is no crate {name}")));
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a_crate(folder: &str, needs: &[&str], lines: usize) -> Crate {
        let needs = needs.iter().map(|it| (*it).to_owned()).collect();
        Crate { folder: folder.to_owned(), needs, lines }
    }

    fn some() -> Vec<Crate> {
        vec![
            a_crate("crates/kernel", &[], 1000),
            a_crate("crates/look", &["crates/kernel"], 200),
            a_crate("games/a/rules", &["crates/kernel"], 3000),
            a_crate("games/a/look", &["games/a/rules", "crates/look", "crates/kernel"], 100),
            a_crate("games/b/rules", &["crates/kernel"], 5000),
            a_crate("games/b/look", &["games/b/rules", "crates/look"], 100),
        ]
    }

    const SOUND: &str = "Text.\n\n    kernel <- games/*/rules <- games/*/look\n    \
                         kernel <- look <- games/*/look\n";

    #[test]
    fn arrows_that_are_true_pass() {
        assert_eq!(arrows(SOUND, &some()), Vec::<String>::new());
        assert_eq!(
            arrows(&SOUND.replace("\n    kernel <- look", "; kernel <- look"), &some()).len(),
            0
        );
    }

    #[test]
    fn a_need_against_the_arrows_is_named() {
        let mut crates = some();
        crates[0].needs.push("crates/look".to_owned());
        crates[3].needs.push("games/b/rules".to_owned());
        let expected = [
            "no arrow leads from crates/look to crates/kernel",
            "no arrow leads from games/b/rules to games/a/look",
        ];
        assert_eq!(arrows(SOUND, &crates), expected);
    }

    #[test]
    fn who_knows_a_title_has_an_arrow_of_his_own() {
        let mut crates = some();
        crates.push(a_crate("crates/shelf", &["games/a/look", "games/b/look"], 9));
        crates.push(a_crate("crates/server", &["crates/shelf", "games/a/look"], 9));
        let text = format!("{SOUND}    games/*/look <- shelf <- server\n");
        assert_eq!(arrows(&text, &crates), ["no arrow leads from games/a/look to crates/server"]);
    }

    #[test]
    fn an_arrow_without_a_need_is_named() {
        let text = format!("{SOUND}    look <- games/*/rules\n    kernel <- pages\n");
        let expected = [
            "games/a/rules needs no crates/look",
            "games/b/rules needs no crates/look",
            "there are no crates for kernel <- pages",
        ];
        assert_eq!(arrows(&text, &some()), expected);
    }

    #[test]
    fn sizes_are_true_within_a_few_percent() {
        let table = "| `crates/kernel` | 1,100 | a | b |\n| `crates/look` | 200 | a | b |\n\
                     | `games/*/rules` | 3,000 to 5,000 | a | b |\n| `games/*/look` | 100 | a | b |\n";
        assert_eq!(sizes(table, &some()), Vec::<String>::new());
        let other = table.replace("1,100", "1,200").replace("5,000", "4,000");
        let other =
            other.replace("| `crates/look` | 200 | a | b |\n", "| `crates/pages` | 9 | a | b |\n");
        let expected = [
            "crates/kernel has 1000 lines, not 1200",
            "games/*/rules has 5000 lines, not 4000",
            "crates/look is not in the table",
            "there is no crate crates/pages",
        ];
        assert_eq!(sizes(&other, &some()), expected);
    }
}
