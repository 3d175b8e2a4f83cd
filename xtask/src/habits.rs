//! What the syntax of all sources is held to.

use crate::syntax::{self, Found, Habit};

/// Functions whose `bool` is no switch but the very value they tell or check, by file.
const VALUES: &[(&str, &str)] = &[
    ("crates/kernel/src/contract.rs", "holds"),
    ("crates/kernel/src/contract/leak.rs", "same"),
    ("crates/proof/src/example.rs", "as_in_table"),
    ("games/company/look/src/components.rs", "yes"),
    ("games/company/rules/src/names.rs", "yes_or_no"),
    ("games/siege/rules/src/setup/units.rs", "expect"),
    ("games/tonkin/rules/src/names.rs", "yes"),
    ("games/tonkin/rules/src/setup/turns.rs", "check_calendar"),
];

/// Reads a source of a crate; adds what is wrong, and returns which functions of [`VALUES`] it has.
pub(crate) fn read(file: &str, text: &str, wrong: &mut Vec<String>) -> Vec<&'static str> {
    let mut values = Vec::new();
    match syntax::look(text) {
        Err(error) => wrong.push(format!("{file}: {error}")),
        Ok(found) => {
            for found in found {
                match value(file, &found) {
                    Some(function) => values.push(function),
                    None => wrong.extend(judged(file, found)),
                }
            }
        }
    }
    values
}

/// The function of [`VALUES`] that takes this `bool`.
fn value(file: &str, found: &Found) -> Option<&'static str> {
    let is = |(known, function): &&(&str, &str)| *known == file && *function == found.within;
    let known = VALUES.iter().find(is).map(|(_, function)| *function);
    known.filter(|_| found.habit == Habit::TakesBool)
}

/// What is wrong with what was found, if anything is.
fn judged(file: &str, found: Found) -> Option<String> {
    let Found { line, within, habit } = found;
    let told = |what: &str| Some(format!("{file}:{line}: {within} {what}"));
    match habit {
        Habit::Long(lines) => told(&format!("has {lines} lines")),
        Habit::TakesBool => told("takes a bool"),
        Habit::SaysCan => told("forgets its reason: write `check`"),
        Habit::EmptyName => told("is a name that says nothing"),
        Habit::Wildcard if is_of_title(file) => told("has `_ =>` without a word why"),
        Habit::Wildcard => None,
        Habit::Imports(path) if crate::tidy::is_impure(file, &path) => {
            Some(format!("{file}:{line}: {path} in a crate without I/O"))
        }
        Habit::Imports(_) => None,
    }
}

/// Adds the functions of [`VALUES`] that are not there any more, or take no `bool`.
pub(crate) fn check_values(found: &[(String, &str)], wrong: &mut Vec<String>) {
    let is_there = |known: &(&str, &str)| found.iter().any(|(file, it)| (&**file, *it) == *known);
    let gone = VALUES.iter().filter(|known| !is_there(known));
    wrong.extend(gone.map(|(file, function)| {
        format!("xtask: {function} of {file} is listed as taking a value, but there is no need")
    }));
}

/// Whether a file is of the rules, the look or the bots of a title.
fn is_of_title(file: &str) -> bool {
    let parts: Vec<&str> = file.split('/').collect();
    matches!(parts[..], ["games", _, "rules" | "look" | "bot", "src", ..])
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "games/storm/rules/src/a.rs";

    fn told(file: &str, text: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        read(file, text, &mut wrong);
        wrong
    }

    #[test]
    fn no_function_is_long_or_takes_a_switch() {
        let text = "fn a(b: bool) {}\nfn c(d: bool) {}\n";
        assert_eq!(told(FILE, text).len(), 2);
        let long = format!("fn long() {{\n{}}}\n", "    b();\n".repeat(40));
        assert_eq!(told(FILE, &long), [format!("{FILE}:1: long has 42 lines")]);
    }

    #[test]
    fn a_function_that_tells_a_value_may_take_it_and_must_be_there() {
        let (file, function) = VALUES[0];
        let text = format!("fn {function}(is_so: bool) {{}}\n");
        let mut wrong = Vec::new();
        assert_eq!(read(file, &text, &mut wrong), [function]);
        assert!(wrong.is_empty());
        assert_eq!(told(FILE, &text).len(), 1, "in that file alone");
        check_values(&[(file.to_owned(), function)], &mut wrong);
        assert_eq!(wrong.len(), VALUES.len() - 1, "the others were not found");
    }

    #[test]
    fn arms_for_all_others_say_why_in_titles() {
        let text = "fn a() {\n    match b {\n        A::B => 1,\n        _ => 2,\n    }\n}\n";
        assert_eq!(told(FILE, text).len(), 1);
        assert!(told("crates/look/src/a.rs", text).is_empty());
    }

    #[test]
    fn some_names_and_imports_are_refused() {
        assert_eq!(told(FILE, "fn can_move() {}").len(), 1);
        assert_eq!(told(FILE, "mod helpers {}").len(), 1);
        assert_eq!(told(FILE, "use std::{fmt, fs};").len(), 1);
        assert!(told("crates/server/src/a.rs", "use std::{fmt, fs};").is_empty());
        assert_eq!(told(FILE, "fn a( {").len(), 1);
    }
}
