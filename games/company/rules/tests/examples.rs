//! All examples of the reference, played or worked out with the real engine.
//!
//! Each kind of example has a function that builds what is given, plays it with the given dice, and
//! reports what came of it; every field of `expect` is compared.

#[allow(dead_code, reason = "each test uses a part of it")]
mod builder;
#[path = "examples/chances.rs"]
mod chances;
#[path = "examples/expected.rs"]
mod expected;
#[path = "examples/fights.rs"]
mod fights;
#[path = "examples/procedures.rs"]
mod procedures;
#[path = "examples/sums.rs"]
mod sums;

use std::collections::BTreeSet;

use toml::{Table as Toml, Value};

/// How many examples there are.
const EXAMPLES: usize = 146;

/// What a kind of example does.
type Kind = fn(&Toml) -> Toml;

const KINDS: [(&str, Kind); 23] = [
    ("action_dice", sums::action_dice),
    ("vehicle_dice", sums::vehicle_dice),
    ("action_roll", sums::action_roll),
    ("save", sums::save),
    ("vehicle_save", fights::vehicle_save),
    ("range", sums::range),
    ("los", sums::los),
    ("column_shift", sums::column_shift),
    ("loop_move", sums::loop_move),
    ("artillery_line", sums::artillery_line),
    ("group_dice", sums::group_dice),
    ("booby", fights::booby),
    ("shoot", fights::shoot),
    ("reaction", fights::reaction),
    ("artillery_square", fights::artillery_square),
    ("assault", fights::assault),
    ("pursuit", fights::pursuit),
    ("casevac", chances::casevac),
    ("morale", chances::morale),
    ("deviation", chances::deviation),
    ("interrogate", chances::interrogate),
    ("cache", chances::cache),
    ("countdown", chances::countdown),
];

fn examples() -> Vec<Toml> {
    let file: Toml = include_str!("examples.toml").parse().expect("the examples are TOML");
    let list = file["example"].as_array().expect("a list of examples");
    list.iter().map(|example| example.as_table().expect("a table").clone()).collect()
}

/// What an example found and what it expects.
fn outcome(example: &Toml) -> (Toml, Toml) {
    let table = |key: &str| example[key].as_table().expect("a table").clone();
    let (kind, id) = (text(example, "kind"), text(example, "id"));
    let found = match KINDS.iter().find(|(name, _)| *name == kind) {
        Some((_, play)) => play(&table("given")),
        None if kind == "procedure" => procedures::play(id, &table("given")),
        None => panic!("{id}: nobody knows examples of kind {kind}"),
    };
    (found, table("expect"))
}

/// What differs from what an example expects, field by field.
fn differences(example: &Toml) -> Vec<String> {
    let id = text(example, "id");
    proof::example::alone(id, || {
        let (found, expected) = outcome(example);
        assert!(!expected.is_empty(), "it expects nothing");
        let wrong = expected.iter().filter(|(key, value)| found.get(*key) != Some(*value));
        wrong
            .map(|(key, value)| format!("{id}: {key} is {:?}, not {value}", found.get(key)))
            .collect()
    })
}

#[test]
fn every_example_comes_out_as_written() {
    let examples = examples();
    let wanted = examples.iter().filter(|example| proof::example::is_wanted(text(example, "id")));
    let wrong: Vec<String> = wanted.flat_map(differences).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let ids: BTreeSet<&str> = examples.iter().map(|example| text(example, "id")).collect();
    assert_eq!((examples.len(), ids.len()), (EXAMPLES, EXAMPLES));
}

#[test]
fn every_kind_is_used() {
    let examples = examples();
    for (name, _) in KINDS {
        assert!(examples.iter().any(|example| text(example, "kind") == name), "{name}");
    }
}

pub(crate) fn text<'t>(table: &'t Toml, key: &str) -> &'t str {
    table[key].as_str().unwrap_or_else(|| panic!("{key} is text"))
}

pub(crate) fn number(table: &Toml, key: &str) -> u8 {
    table
        .get(key)
        .map_or(0, |value| u8::try_from(value.as_integer().expect("a number")).expect("small"))
}

pub(crate) fn flag(table: &Toml, key: &str) -> bool {
    table[key].as_bool().unwrap_or_else(|| panic!("{key} is yes or no"))
}

pub(crate) fn dice(table: &Toml, key: &str) -> Vec<u8> {
    let list = table[key].as_array().unwrap_or_else(|| panic!("{key} is a list"));
    list.iter().map(|die| die.as_integer().expect("a die") as u8).collect()
}

/// A result, field by field.
pub(crate) fn found<const N: usize>(fields: [(&str, Value); N]) -> Toml {
    fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

pub(crate) fn int(number: impl Into<i64>) -> Value {
    Value::Integer(number.into())
}

pub(crate) fn yes(answer: bool) -> Value {
    Value::Boolean(answer)
}

pub(crate) fn word(word: &str) -> Value {
    Value::String(word.to_owned())
}
