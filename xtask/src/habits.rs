//! What the syntax of all sources is held to, but for what is tolerated.

use std::collections::BTreeMap;

use crate::syntax::{self, Found, Habit};
use crate::tolerated::{BOOLS, LONG, VALUES, WILDCARDS};

/// What is tolerated.
struct Left<'l> {
    values: &'l [(&'l str, &'l str)],
    long: &'l [(&'l str, &'l str)],
    bools: &'l [(&'l str, &'l str)],
    wildcards: &'l [(&'l str, usize)],
}

/// What was found in all files that may be tolerated.
#[derive(Default)]
pub(crate) struct Habits {
    long: Vec<Place>,
    bools: Vec<Place>,
    wildcards: BTreeMap<String, Vec<usize>>,
}

/// A function, and what is said if it is not tolerated.
struct Place {
    file: String,
    function: String,
    told: String,
}

impl Habits {
    /// Reads a source of a crate; adds what is never tolerated to what is wrong.
    pub(crate) fn read(&mut self, file: &str, text: &str, wrong: &mut Vec<String>) {
        match syntax::look(text) {
            Err(error) => wrong.push(format!("{file}: {error}")),
            Ok(found) => found.into_iter().for_each(|found| self.sort(file, found, wrong)),
        }
    }

    fn sort(&mut self, file: &str, found: Found, wrong: &mut Vec<String>) {
        let Found { line, within, habit } = found;
        let told = |what: &str| format!("{file}:{line}: {within} {what}");
        let place = |what: &str| {
            let (file, function) = (file.to_owned(), within.clone());
            Place { file, function, told: told(what) }
        };
        match habit {
            Habit::Long(lines) => self.long.push(place(&format!("has {lines} lines"))),
            Habit::TakesBool => self.bools.push(place("takes a bool")),
            Habit::SaysCan => wrong.push(told("forgets its reason: write `check`")),
            Habit::EmptyName => wrong.push(told("is a name that says nothing")),
            Habit::Wildcard if is_of_title(file) => {
                self.wildcards.entry(file.to_owned()).or_default().push(line);
            }
            Habit::Wildcard => {}
            Habit::Imports(path) if crate::tidy::is_impure(file, &path) => {
                wrong.push(format!("{file}:{line}: {path} in a crate without I/O"));
            }
            Habit::Imports(_) => {}
        }
    }

    /// Adds what is not tolerated, and what is tolerated without need.
    pub(crate) fn judge(&self, wrong: &mut Vec<String>) {
        let left = Left { values: VALUES, long: LONG, bools: BOOLS, wildcards: WILDCARDS };
        self.compare(&left, wrong);
    }

    fn compare(&self, left: &Left<'_>, wrong: &mut Vec<String>) {
        compare(&self.long, left.long, wrong);
        compare(&self.bools, &[left.values, left.bools].concat(), wrong);
        for (file, lines) in &self.wildcards {
            let most = left.wildcards.iter().find(|(name, _)| name == file).map_or(0, |it| it.1);
            if lines.len() > most {
                wrong.push(format!("{file}: `_ =>` without a word why, {most} known: {lines:?}"));
            }
        }
        for (file, most) in left.wildcards {
            let there = self.wildcards.get(*file).map_or(0, Vec::len);
            if there < *most {
                wrong.push(format!("xtask: {file} has {there} bare `_ =>`, {most} are tolerated"));
            }
        }
    }
}

/// Holds places against a list.
fn compare(places: &[Place], list: &[(&str, &str)], wrong: &mut Vec<String>) {
    let is = |place: &Place, known: &(&str, &str)| (&*place.file, &*place.function) == *known;
    let new = places.iter().filter(|place| !list.iter().any(|known| is(place, known)));
    wrong.extend(new.map(|place| place.told.clone()));
    let gone = list.iter().filter(|known| !places.iter().any(|place| is(place, known)));
    wrong.extend(gone.map(|(file, function)| {
        format!("xtask: {function} of {file} is tolerated, but there is no need")
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

    const NOTHING: Left<'static> = Left { values: &[], long: &[], bools: &[], wildcards: &[] };

    fn told(file: &str, text: &str, left: &Left<'_>) -> Vec<String> {
        let (mut habits, mut wrong) = (Habits::default(), Vec::new());
        habits.read(file, text, &mut wrong);
        habits.compare(left, &mut wrong);
        wrong
    }

    #[test]
    fn what_is_tolerated_passes_and_nothing_else() {
        let text = "fn a(b: bool) {}\nfn c(d: bool) {}\n";
        assert_eq!(told(FILE, text, &NOTHING).len(), 2);
        let left = Left { bools: &[(FILE, "a")], ..NOTHING };
        assert_eq!(told(FILE, text, &left), [format!("{FILE}:2: c takes a bool")]);
        let left = Left { values: &[(FILE, "c")], ..left };
        assert!(told(FILE, text, &left).is_empty());
        let long = format!("fn long() {{\n{}}}\n", "    b();\n".repeat(40));
        assert_eq!(told(FILE, &long, &NOTHING), [format!("{FILE}:1: long has 42 lines")]);
        assert!(told(FILE, &long, &Left { long: &[(FILE, "long")], ..NOTHING }).is_empty());
    }

    #[test]
    fn what_needs_no_tolerance_must_leave_the_list() {
        let left = Left { long: &[(FILE, "a")], bools: &[(FILE, "b")], ..NOTHING };
        assert_eq!(told(FILE, "fn a() {}\n", &left).len(), 2);
        let left = Left { wildcards: &[(FILE, 1)], ..NOTHING };
        let expected = format!("xtask: {FILE} has 0 bare `_ =>`, 1 are tolerated");
        assert_eq!(told(FILE, "fn a() {}\n", &left), [expected]);
    }

    #[test]
    fn arms_for_all_others_are_counted_in_titles() {
        let text = "fn a() {\n    match b {\n        A::B => 1,\n        _ => 2,\n    }\n}\n";
        assert_eq!(told(FILE, text, &NOTHING).len(), 1);
        assert!(told(FILE, text, &Left { wildcards: &[(FILE, 1)], ..NOTHING }).is_empty());
        assert!(told("crates/look/src/a.rs", text, &NOTHING).is_empty());
    }

    #[test]
    fn some_things_are_never_tolerated() {
        assert_eq!(told(FILE, "fn can_move() {}", &NOTHING).len(), 1);
        assert_eq!(told(FILE, "mod helpers {}", &NOTHING).len(), 1);
        assert_eq!(told(FILE, "use std::{fmt, fs};", &NOTHING).len(), 1);
        assert!(told("crates/server/src/a.rs", "use std::{fmt, fs};", &NOTHING).is_empty());
        assert_eq!(told(FILE, "fn a( {", &NOTHING).len(), 1);
    }
}
