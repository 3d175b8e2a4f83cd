//! `cargo xtask rules`: how much of each title's rule book has code and tests.
//!
//! A title lists the numbers of its rule book in `rules.txt` and indexes them in the tables of `RULES.md`:
//! rule, kind, words, heading of the book, code, tests that permit or give values, tests that refuse or
//! show a boundary. The tests of a title read its index here too (`proof::book`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What a rule asks of its tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A test that permits and one that refuses.
    Decides,
    /// Values and a boundary.
    Computes,
    /// Nothing: a definition, a heading, credits.
    Text,
}

/// One row of an index.
#[derive(Clone, Debug)]
pub struct Row {
    /// The rules it is about: one, or the cards of a kind.
    pub rules: Vec<String>,
    pub kind: Kind,
    /// The heading of the rule book where a reader lands.
    pub book: String,
    /// `file::item`, below `src/`.
    code: Vec<String>,
    /// `file::function`, below `tests/`: those that permit or give values, and the others.
    tests: [Vec<String>; 2],
}

/// The index of a title and all that is wrong with it.
#[derive(Debug)]
pub struct Index {
    pub rows: Vec<Row>,
    /// The numbers of the rule book.
    pub numbers: BTreeSet<String>,
    /// What is wrong, by rule.
    pub faults: BTreeMap<String, Vec<String>>,
}

/// One line a title; an error that names what is missing where a rule is not covered.
pub fn run(root: &Path) -> Result<String, String> {
    let games = fs::read_dir(root.join("games")).map_err(|wrong| format!("games: {wrong}"))?;
    let mut folders: Vec<_> = games.flatten().map(|entry| entry.path()).collect();
    folders.sort();
    let (mut lines, mut wrong) = (Vec::new(), Vec::new());
    for folder in folders.iter().filter(|folder| folder.join("RULES.md").exists()) {
        let index = read(folder)?;
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        lines.push(format!("{name} {}", index.share()));
        for (rule, faults) in &index.faults {
            wrong.extend(faults.iter().map(|fault| format!("{name} {rule}: {fault}")));
        }
    }
    let said = lines.join("\n");
    if wrong.is_empty() { Ok(said) } else { Err(format!("{}\n{said}", wrong.join("\n"))) }
}

/// Reads the index of the title in a folder, and looks everything up that it names.
pub fn read(folder: &Path) -> Result<Index, String> {
    let text = |name: &str| {
        fs::read_to_string(folder.join(name)).map_err(|wrong| format!("{name}: {wrong}"))
    };
    let numbers = numbers(&text("rules.txt")?);
    let rows = rows(&text("RULES.md")?)?;
    let faults = BTreeMap::new();
    let mut index = Index { rows, numbers, faults };
    index.find_faults(folder);
    Ok(index)
}

/// The numbers in a list; `#` begins a comment.
fn numbers(text: &str) -> BTreeSet<String> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or(line));
    lines.flat_map(str::split_whitespace).map(str::to_owned).collect()
}

/// The rows of the tables.
fn rows(text: &str) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", rules, kind, _, book, code, first, second, ""] = cells[..] else {
            if line.starts_with('|') {
                return Err(format!("RULES.md:{number}: a row has seven cells"));
            }
            continue;
        };
        let kind = match kind {
            "decides" => Kind::Decides,
            "computes" => Kind::Computes,
            "text" => Kind::Text,
            "Kind" | "---" => continue,
            _ => return Err(format!("RULES.md:{number}: {kind} is no kind of rule")),
        };
        let tests = [names(first), names(second)];
        let book = book.to_owned();
        rows.push(Row { rules: expand(rules), kind, book, code: names(code), tests });
    }
    Ok(rows)
}

/// The names between backticks.
fn names(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// `FR-02, FR-03` and `FR-22 to FR-26` as single rules.
fn expand(cell: &str) -> Vec<String> {
    if let Some((first, last)) = cell.split_once(" to ")
        && let Some((letters, from)) = first.split_once('-')
        && let Some((_, to)) = last.split_once('-')
        && let (Ok(from), Ok(to)) = (from.parse::<u8>(), to.parse::<u8>())
    {
        return (from..=to).map(|number| format!("{letters}-{number:02}")).collect();
    }
    cell.split(", ").map(str::to_owned).collect()
}

impl Index {
    /// `100 % (n of n rules)`; a hundred only if nothing is missing.
    pub fn share(&self) -> String {
        let all = self.numbers.len();
        let covered = self.numbers.iter().filter(|rule| !self.faults.contains_key(*rule)).count();
        format!("{} % ({covered} of {all} rules)", covered * 100 / all.max(1))
    }

    fn find_faults(&mut self, folder: &Path) {
        let mut found: Vec<(String, String)> = Vec::new();
        let mut seen = BTreeSet::new();
        for row in &self.rows {
            let wrong = row.faults(folder);
            for rule in &row.rules {
                found.extend(wrong.iter().map(|fault| (rule.clone(), fault.clone())));
                if !self.numbers.contains(rule) {
                    found.push((rule.clone(), "is not in rules.txt".to_owned()));
                }
                if !seen.insert(rule.clone()) {
                    found.push((rule.clone(), "has two rows".to_owned()));
                }
            }
        }
        let missing = self.numbers.difference(&seen);
        found.extend(missing.map(|rule| (rule.clone(), "has no row".to_owned())));
        for (rule, fault) in found {
            self.faults.entry(rule).or_default().push(fault);
        }
    }
}

impl Row {
    /// What its code and tests lack.
    fn faults(&self, folder: &Path) -> Vec<String> {
        let mut wrong = Vec::new();
        if self.book.is_empty() {
            wrong.push("no heading of the rule book is named".to_owned());
        }
        for item in &self.code {
            if !has_item(folder, item) {
                wrong.push(format!("there is no {item}"));
            }
        }
        for test in self.tests.iter().flatten() {
            if !has_test(folder, test) {
                wrong.push(format!("there is no test {test}"));
            }
        }
        if self.kind != Kind::Text {
            let [first, second] = match self.kind {
                Kind::Decides => ["permits", "refuses"],
                Kind::Computes | Kind::Text => ["gives values", "shows a boundary"],
            };
            if self.code.is_empty() {
                wrong.push("no code is named".to_owned());
            }
            for (tests, what) in self.tests.iter().zip([first, second]) {
                if tests.is_empty() {
                    wrong.push(format!("no test {what}"));
                }
            }
        }
        wrong
    }
}

/// Whether `file.rs::item` is in the sources of a title.
fn has_item(folder: &Path, item: &str) -> bool {
    let Some((file, name)) = item.split_once("::") else { return false };
    let Ok(text) = fs::read_to_string(folder.join("rules/src").join(file)) else { return false };
    let is_name = |rest: &str| {
        let after = rest.strip_prefix(name).and_then(|rest| rest.chars().next());
        after.is_some_and(|letter| !letter.is_alphanumeric() && letter != '_')
    };
    ["fn ", "struct ", "enum ", "const "].iter().any(|word| text.split(word).skip(1).any(is_name))
}

/// Whether `file::function` is a test of a title, in `tests/rules/` or in `tests/`.
fn has_test(folder: &Path, test: &str) -> bool {
    let Some((file, name)) = test.split_once("::") else { return false };
    let places = [format!("rules/tests/rules/{file}.rs"), format!("rules/tests/{file}.rs")];
    places.iter().any(|place| {
        let text = fs::read_to_string(folder.join(place)).unwrap_or_default();
        text.contains(&format!("#[test]\nfn {name}("))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_of_a_kind_share_a_row() {
        assert_eq!(expand("8.4.1"), ["8.4.1"]);
        assert_eq!(expand("FR-02, FR-03"), ["FR-02", "FR-03"]);
        assert_eq!(expand("VM-08 to VM-11"), ["VM-08", "VM-09", "VM-10", "VM-11"]);
    }

    #[test]
    fn a_table_is_read() {
        let row = "| 1.0 | decides | Words | 1.0 | `a.rs::b` | `c::d` `c::e` | – |";
        let text = format!(
            "| Rule | Kind | a | b | c | d | e |\n| --- | --- | --- | --- | --- | --- | --- |\n{row}\n"
        );
        let rows = rows(&text).expect("a sound table");
        assert_eq!((rows.len(), rows[0].kind, rows[0].book.as_str()), (1, Kind::Decides, "1.0"));
        assert_eq!(rows[0].tests, [vec!["c::d".to_owned(), "c::e".to_owned()], Vec::new()]);
    }

    #[test]
    fn a_broken_table_is_refused() {
        assert!(rows("| 1.0 | decides |").is_err());
        assert!(rows("| 1.0 | guesses | a | b | c | d | e |").is_err());
    }

    #[test]
    fn what_is_missing_is_named() {
        let rows = rows("| 1.0 | decides | a | 1.0 | `no.rs::no` | – | – |").expect("a table");
        let numbers = numbers("1.0 # the first\n2.0");
        let mut index = Index { rows, numbers, faults: BTreeMap::new() };
        index.find_faults(Path::new("nowhere"));
        assert_eq!(index.faults["2.0"], ["has no row"]);
        assert_eq!(
            index.faults["1.0"],
            ["there is no no.rs::no", "no test permits", "no test refuses"]
        );
        assert_eq!(index.share(), "0 % (0 of 2 rules)");
    }
}
