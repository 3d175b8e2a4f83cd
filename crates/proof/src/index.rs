//! `cargo xtask rules`: how much of each title's rule book has code and tests, and how many refusals are listed.
//!
//! A title lists the numbers of its rule book in `rules.txt` and indexes them in the tables of `RULES.md`:
//! rule, kind, words, heading of the book, code, tests that permit or give values, tests that refuse or
//! show a boundary. A worked example is named by its id (`examples::E-046`); what tests everything at once
//! decides no row. The tests of a title read its index here too (`proof::book`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::refusals;

/// Files of tests that try everything at once: such a test passes or fails whatever a single rule does, so no
/// row may name one.
const SUITES: [&str; 14] = [
    "bad_input",
    "contract",
    "games",
    "locales",
    "perft",
    "pins",
    "playouts",
    "playthroughs",
    "properties",
    "replays",
    "rulebook",
    "setup_faults",
    "twins",
    "variety",
];

/// The file of the worked examples, whose cases have ids.
const EXAMPLES: &str = "examples";

/// What a rule asks of its tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A test that permits and one that refuses.
    Decides,
    /// Values and a boundary.
    Computes,
    /// Nothing: a definition, a heading, credits.
    Text,
}

/// One row of an index.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// The rules it is about: one, or the cards of a kind.
    pub(crate) rules: Vec<String>,
    pub(crate) kind: Kind,
    /// The heading of the rule book where a reader lands.
    pub(crate) book: String,
    /// `file::item`, below `src/`.
    code: Vec<String>,
    /// `file::function`, below `tests/`: those that permit or give values, and the others.
    tests: [Vec<String>; 2],
}

/// The index of a title and all that is wrong with it.
#[derive(Debug)]
pub(crate) struct Index {
    pub(crate) rows: Vec<Row>,
    /// The numbers of the rule book.
    pub(crate) numbers: BTreeSet<String>,
    /// What is wrong, by rule.
    pub(crate) faults: BTreeMap<String, Vec<String>>,
}

/// One line a title; an error that names what is missing where a rule is not covered.
pub fn run(root: &Path) -> Result<String, String> {
    let mut folders = Vec::new();
    indexes(&root.join("games"), &mut folders).map_err(|wrong| format!("games: {wrong}"))?;
    folders.sort();
    let (mut lines, mut wrong) = (Vec::new(), Vec::new());
    for folder in &folders {
        let index = read(folder)?;
        let below = folder.strip_prefix(root.join("games")).unwrap_or(folder);
        let name = below.iter().next().unwrap_or_default().to_string_lossy();
        let refusals = refusals::counted(folder, &index.numbers);
        let refusals = refusals.map_err(|fault| format!("{name}: {fault}"))?;
        let refusals = refusals.map_or(String::new(), |counted| format!(", {counted}"));
        lines.push(format!("{name} {}{refusals}", index.share()));
        for (rule, faults) in &index.faults {
            wrong.extend(faults.iter().map(|fault| format!("{name} {rule}: {fault}")));
        }
    }
    let said = lines.join("\n");
    if wrong.is_empty() { Ok(said) } else { Err(format!("{}\n{said}", wrong.join("\n"))) }
}

/// The folders below one that hold an index: the sources of a title lie beside it.
fn indexes(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.join("RULES.md").exists() {
            found.push(path);
        } else if path.is_dir() {
            indexes(&path, found)?;
        }
    }
    Ok(())
}

/// Reads the index of the title in a folder, and looks everything up that it names.
pub(crate) fn read(folder: &Path) -> Result<Index, String> {
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
    pub(crate) fn share(&self) -> String {
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
        wrong.extend(self.tests.iter().flatten().filter_map(|test| test_fault(folder, test)));
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

/// What is wrong with the name of a test: `file::function`, in `tests/rules/` or in `tests/`, or
/// `examples::id` for a worked example.
fn test_fault(folder: &Path, test: &str) -> Option<String> {
    let (file, name) = test.split_once("::").unwrap_or((test, ""));
    // A part of a suite is named by the path of its file: `properties/advance`.
    let suite = file.split('/').next().unwrap_or(file);
    let has_function = || {
        let places = [format!("rules/tests/rules/{file}.rs"), format!("rules/tests/{file}.rs")];
        let function = format!("#[test]\nfn {name}(");
        places.iter().any(|place| {
            fs::read_to_string(folder.join(place)).unwrap_or_default().contains(&function)
        })
    };
    match suite {
        EXAMPLES if has_example(folder, name) => None,
        EXAMPLES if has_function() => Some(format!("{test} is a whole suite, not an example")),
        EXAMPLES => Some(format!("there is no example {name}")),
        _ if SUITES.contains(&suite) => Some(format!("{test} is a whole suite")),
        _ if has_function() => None,
        _ => Some(format!("there is no test {test}")),
    }
}

/// Whether a worked example of a title has this id.
fn has_example(folder: &Path, id: &str) -> bool {
    let text = fs::read_to_string(folder.join("rules/tests/examples.toml")).unwrap_or_default();
    let heading = format!("id = \"{id}\"");
    text.lines().any(|line| line == heading)
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

    /// A folder of a title with one test and one worked example.
    fn title(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("proof-{name}-{}", std::process::id()));
        for part in ["rules", "properties"] {
            fs::create_dir_all(folder.join("rules/tests").join(part))
                .expect("a folder for the test");
        }
        let put = |path: &str, text: &str| {
            fs::write(folder.join(path), text).expect("a file for the test");
        };
        put("rules/tests/rules/fire.rs", "#[test]\nfn it_hits() {}\n");
        put("rules/tests/contract.rs", "#[test]\nfn all_is_kept() {}\n");
        put("rules/tests/properties/advance.rs", "#[test]\nfn all_advance() {}\n");
        put("rules/tests/examples.rs", "#[test]\nfn all_come_out() {}\n");
        put("rules/tests/examples.toml", "[[example]]\nid = \"E-046\"\n");
        folder
    }

    #[test]
    fn a_row_names_a_test_or_an_example_and_no_whole_suite() {
        let folder = title("suites");
        let fault = |test: &str| test_fault(&folder, test).unwrap_or_default();
        let told = [
            "fire::it_hits",
            "examples::E-046",
            "fire::it_misses",
            "examples::E-04",
            "examples::all_come_out",
            "contract::all_is_kept",
            "pins::all_is_pinned",
            "properties/advance::all_advance",
            "fire",
        ]
        .map(fault);
        fs::remove_dir_all(&folder).expect("the folder of the test");
        assert_eq!(
            told,
            [
                "",
                "",
                "there is no test fire::it_misses",
                "there is no example E-04",
                "examples::all_come_out is a whole suite, not an example",
                "contract::all_is_kept is a whole suite",
                "pins::all_is_pinned is a whole suite",
                "properties/advance::all_advance is a whole suite",
                "there is no test fire",
            ]
        );
    }
}
