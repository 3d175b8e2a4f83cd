//! Every refusal of a title in a situation that provokes it, with the rule it must cite: the rule that forbids, not the
//! one that defines.
//!
//! A title's `rules/tests/refusals.rs` makes the rows: each asks the rules for real. The list is kept in
//! `rules/tests/refusals.txt`, to be read with the rule book beside it; `UPDATE_GOLDEN=1` writes it anew.
//! `cargo xtask rules` counts it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kernel::Refusal;

use crate::{read, updates};

/// Where a title keeps its list, below its folder.
const LIST: &str = "rules/tests/refusals.txt";

/// What stands between the cells of a line.
const BETWEEN: &str = " | ";

/// One situation and what the rules said to it.
#[derive(Clone, Debug)]
pub struct Row<N> {
    /// The rule that must be cited and the refusal, its id without `<title>-no-`: `1.5 stacking`.
    pub(crate) expected: &'static str,
    /// The situation and the answer that is refused in it, in words.
    pub(crate) situation: &'static str,
    /// What the rules said.
    pub(crate) met: N,
}

/// A row of the list: `row("1.5 stacking", "a fourteenth point enters a hex", no(&game, "to V17"))`.
pub fn row<N>(expected: &'static str, situation: &'static str, met: N) -> Row<N> {
    Row { expected, situation, met }
}

/// A refusal as chapter tests write it: its rule, and its id without `<title>-no-`.
pub(crate) fn named<N: Refusal>(no: &N) -> String {
    format!("{} {}", no.rule(), short(no.id()))
}

fn short(id: &str) -> &str {
    id.split_once("-no-").map_or(id, |(_, short)| short)
}

/// Every row was refused as it says, every refusal of the title has a row, and the list that is kept in the title's
/// folder is these rows.
pub fn every_refusal_has_its_situation_and_its_rule<N: Refusal>(folder: &Path, rows: &[Row<N>]) {
    let wrong = faults(rows);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let (path, text) = (folder.join(LIST), list(rows));
    if updates() {
        fs::write(&path, &text).expect("the list can be written");
    }
    assert_eq!(read(&path), text, "the list has changed: UPDATE_GOLDEN=1");
}

/// All that is wrong with rows.
fn faults<N: Refusal>(rows: &[Row<N>]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for row in rows {
        let (expected, situation) = (row.expected, row.situation);
        if named(&row.met) != expected {
            wrong.push(format!("{situation}: {expected} is expected, it is {:?}", row.met));
        }
        if situation.trim().is_empty() || situation.contains(['|', '\n']) {
            wrong.push(format!("{expected}: the situation is not told in a line"));
        }
        if !seen.insert((expected, situation)) {
            wrong.push(format!("{expected}: two rows tell of the same: {situation}"));
        }
    }
    let met: BTreeSet<&str> = rows.iter().map(|row| row.met.id()).collect();
    let without = N::declared().into_iter().filter(|one| !met.contains(one.id));
    wrong.extend(without.map(|one| format!("{} has no row", one.id)));
    wrong
}

/// The rows as text, in the order of the title's refusals.
fn list<N: Refusal>(rows: &[Row<N>]) -> String {
    let lines = |id: &'static str| {
        let rows = rows.iter().filter(move |row| row.met.id() == id);
        rows.map(move |row| {
            let cells = [row.met.rule().0, short(id), row.situation];
            format!("{}\n", cells.join(BETWEEN))
        })
    };
    N::declared().into_iter().flat_map(|one| lines(one.id)).collect()
}

/// How many refusals the list of a title has, and in how many situations: `refusals 104 in 131 situations`. `None` where
/// there is no list. An error names a line that cites what is no rule of the title.
pub(crate) fn counted(folder: &Path, numbers: &BTreeSet<String>) -> Result<Option<String>, String> {
    let Ok(text) = fs::read_to_string(folder.join(LIST)) else { return Ok(None) };
    let mut refusals = BTreeSet::new();
    for (number, line) in (1..).zip(text.lines()) {
        let cells: Vec<&str> = line.split(BETWEEN).collect();
        let [rule, refusal, _] = cells[..] else {
            return Err(format!("refusals.txt:{number}: a line has three cells"));
        };
        if !numbers.contains(rule) {
            return Err(format!("refusals.txt:{number}: {rule} is no rule"));
        }
        refusals.insert(refusal);
    }
    let situations = text.lines().count();
    Ok(Some(format!("refusals {} in {situations} situations", refusals.len())))
}

#[cfg(test)]
mod tests {
    use kernel::Message;

    use super::*;

    /// Refusals for the test.
    #[derive(Clone, Debug, PartialEq, Message)]
    #[message("toy-no")]
    enum No {
        /// The place is full.
        #[rule("1.5")]
        Stacking,
        /// It has moved.
        #[rule("3.0")]
        HasMoved { piece: u8 },
    }

    #[test]
    fn rows_that_hold_make_a_list_in_the_order_of_the_refusals() {
        let rows = [
            row("3.0 has-moved", "it moves twice", No::HasMoved { piece: 1 }),
            row("1.5 stacking", "a third comes", No::Stacking),
            row("1.5 stacking", "two arrive", No::Stacking),
        ];
        assert_eq!(faults(&rows), [""; 0]);
        let list = list(&rows);
        let expected = "1.5 | stacking | a third comes\n1.5 | stacking | two arrive\n3.0 | has-moved | it moves twice\n";
        assert_eq!(list, expected);
    }

    #[test]
    fn another_rule_no_words_a_row_twice_and_a_missing_refusal_are_named() {
        let rows = [
            row("1.4 stacking", "a third comes", No::Stacking),
            row("1.5 stacking", "", No::Stacking),
            row("1.5 stacking", "two | arrive", No::Stacking),
            row("1.4 stacking", "a third comes", No::Stacking),
        ];
        let expected = [
            "a third comes: 1.4 stacking is expected, it is Stacking",
            "1.5 stacking: the situation is not told in a line",
            "1.5 stacking: the situation is not told in a line",
            "a third comes: 1.4 stacking is expected, it is Stacking",
            "1.4 stacking: two rows tell of the same: a third comes",
            "toy-no-has-moved has no row",
        ];
        assert_eq!(faults(&rows), expected);
    }

    #[test]
    fn a_list_is_counted_and_cites_rules_of_the_title() {
        let folder = std::env::temp_dir().join(format!("proof-refusals-{}", std::process::id()));
        fs::create_dir_all(folder.join("rules/tests")).expect("a folder for the test");
        let numbers = BTreeSet::from(["1.5".to_owned()]);
        let put = |text: &str| fs::write(folder.join(LIST), text).expect("a file for the test");
        let none = counted(&folder, &numbers);
        put("1.5 | stacking | a\n1.5 | stacking | b\n");
        let two = counted(&folder, &numbers);
        put("1.4 | stacking | a\n");
        let unknown = counted(&folder, &numbers);
        fs::remove_dir_all(&folder).expect("the folder of the test");
        assert_eq!(none, Ok(None));
        assert_eq!(two, Ok(Some("refusals 1 in 2 situations".to_owned())));
        assert_eq!(unknown, Err("refusals.txt:1: 1.4 is no rule".to_owned()));
    }
}
