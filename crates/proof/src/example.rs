//! Worked examples of a reference: what is given, what is done, what must come of it.
//!
//! An operation builds what is given, plays it, and reports what came of it. Every field of `then` is
//! compared, and every field of `given` and `when` must have been looked at. A title reads its file and
//! brings its operations; what its facts mean on its board is its own.
//!
//! Each case stands alone: one that panics fails under its id, and the others are played all the same. With
//! `EXAMPLE=E-046` a single one is played.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use toml::{Table, Value};

/// What an operation found, by the names `then` uses.
pub type Found = Table;

/// The name of an operation, and what it does.
pub type Operation = (&'static str, fn(&Case) -> Found);

/// The facts of a case, and which of them were looked at.
#[derive(Clone, Debug)]
pub struct Facts {
    table: Table,
    seen: RefCell<BTreeSet<String>>,
}

/// One example.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its id.
    pub id: String,
    /// The rule it is an example of.
    pub rule: String,
    /// The operation.
    pub op: String,
    /// What is given.
    pub given: Facts,
    /// What is done.
    pub when: Facts,
    /// What must come of it.
    pub then: Table,
}

impl Case {
    /// What differs from what is written.
    pub(crate) fn compare(&self, found: &Found) -> Vec<String> {
        let mut wrong = Vec::new();
        for (key, expected) in &self.then {
            let value = found.get(key);
            if !value.is_some_and(|value| includes(value, expected)) {
                wrong.push(format!("{}: {key} is {value:?}, not {expected}", self.id));
            }
        }
        for (facts, part) in [(&self.given, "given"), (&self.when, "when")] {
            let seen = facts.seen.borrow();
            for key in facts.table.keys().filter(|key| !seen.contains(*key)) {
                wrong.push(format!("{}: nobody looked at {part}.{key}", self.id));
            }
        }
        wrong
    }

    /// The same case with one field of `then` made wrong, for each field; a title may know better what is
    /// wrong for a field.
    fn falsified(&self, other: fn(&Table, &str) -> Option<Value>) -> Vec<Case> {
        let falsify = |key: &String| {
            let mut case = self.clone();
            let value = other(&self.then, key).unwrap_or_else(|| false_value(&self.then[key]));
            case.then.insert(key.clone(), value);
            case
        };
        self.then.keys().map(falsify).collect()
    }

    /// Whether this is asked.
    pub fn wants(&self, key: &str) -> bool {
        self.then.contains_key(key)
    }
}

/// Plays a case and tells what differs from what is written.
pub(crate) fn differences(case: &Case, operations: &[Operation]) -> Vec<String> {
    match operations.iter().find(|(name, _)| *name == case.op) {
        Some((_, operation)) => alone(&case.id, || case.compare(&operation(case))),
        None => vec![format!("{}: nobody knows the operation {}", case.id, case.op)],
    }
}

/// What a case finds wrong; a panic is told under the id of the case, like anything else.
pub fn alone(id: &str, play: impl FnOnce() -> Vec<String>) -> Vec<String> {
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| {
        let told = panic.downcast_ref::<String>().map(String::as_str);
        let told = told.or(panic.downcast_ref::<&str>().copied()).unwrap_or("it panicked");
        vec![format!("{id}: {told}")]
    })
}

/// Whether a case is to be played: all are, unless `EXAMPLE` names one.
pub fn is_wanted(id: &str) -> bool {
    std::env::var("EXAMPLE").map_or(true, |wanted| wanted == id)
}

/// Every example comes out as written; there are so many, each with its own id, and they use every
/// operation.
pub fn come_out_as_written(cases: &[Case], count: usize, operations: &[Operation]) {
    let wanted = cases.iter().filter(|case| is_wanted(&case.id));
    let wrong: Vec<String> = wanted.flat_map(|case| differences(case, operations)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let ids: BTreeSet<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    assert_eq!((cases.len(), ids.len()), (count, count));
    for (name, _) in operations {
        assert!(cases.iter().any(|case| case.op == *name), "no example uses {name}");
    }
}

/// An example that would pass whatever it says proves nothing: every field counts.
pub fn every_field_counts(
    cases: &[Case],
    operations: &[Operation],
    other: fn(&Table, &str) -> Option<Value>,
) {
    for case in cases {
        let falsified = case.falsified(other);
        assert!(!falsified.is_empty(), "{} expects nothing", case.id);
        for false_case in falsified {
            let wrong = differences(&false_case, operations);
            assert!(!wrong.is_empty(), "{}: {:?}", case.id, false_case.then);
        }
    }
}

/// Equal; a table must have at least what is expected.
fn includes(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Table(found), Value::Table(expected)) => expected
            .iter()
            .all(|(key, value)| found.get(key).is_some_and(|found| includes(found, value))),
        _ => found == expected,
    }
}

/// Another value of the same kind.
fn false_value(value: &Value) -> Value {
    match value {
        Value::Integer(number) => Value::from(number + 1),
        Value::Boolean(flag) => Value::from(!flag),
        Value::String(text) => Value::from(format!("not {text}")),
        Value::Array(items) => {
            let more = match items.first() {
                Some(Value::Integer(_)) => Value::from(99),
                Some(Value::Boolean(flag)) => Value::from(*flag),
                _ => Value::from("something else"),
            };
            Value::Array(items.iter().cloned().chain([more]).collect())
        }
        Value::Table(table) => Value::Table(
            table.iter().map(|(key, value)| (key.clone(), false_value(value))).collect(),
        ),
        other => panic!("no example has {other}"),
    }
}

/// A small number.
pub fn number(value: &Value) -> u8 {
    u8::try_from(value.as_integer().expect("a number")).expect("a small number")
}

/// Small numbers.
pub fn numbers(value: &Value) -> Vec<u8> {
    value.as_array().expect("a list").iter().map(number).collect()
}

/// Texts.
pub fn texts(value: &Value) -> Vec<String> {
    let texts = value.as_array().expect("a list").iter();
    texts.map(|text| text.as_str().expect("a text").to_owned()).collect()
}

/// A list of values.
pub fn list<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Value {
    Value::Array(items.into_iter().map(Into::into).collect())
}

/// What was found, one field after the other.
pub fn found<const N: usize>(fields: [(&str, Value); N]) -> Found {
    fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// A number as a value.
pub fn n(number: impl Into<i64>) -> Value {
    Value::from(number.into())
}

/// That every row of a table came out as it says.
pub fn as_in_table(rows: impl IntoIterator<Item = bool>) -> Value {
    Value::from(rows.into_iter().all(|row| row))
}

impl Facts {
    /// The facts of a table; none was looked at.
    pub fn new(table: Table) -> Facts {
        Facts { table, seen: RefCell::default() }
    }

    /// Whatever stands under a key.
    pub fn value_if_any(&self, key: &str) -> Option<&Value> {
        self.seen.borrow_mut().insert(key.to_owned());
        self.table.get(key)
    }

    /// What stands under a key.
    pub fn value(&self, key: &str) -> &Value {
        self.value_if_any(key).unwrap_or_else(|| panic!("{key} is missing"))
    }

    /// A small number.
    pub fn number(&self, key: &str) -> u8 {
        number(self.value(key))
    }

    /// A small number, if it is said.
    pub fn number_if_any(&self, key: &str) -> Option<u8> {
        self.value_if_any(key).map(number)
    }

    /// Small numbers.
    pub fn numbers(&self, key: &str) -> Vec<u8> {
        numbers(self.value(key))
    }

    /// Small numbers; none if nothing is said.
    pub fn numbers_if_any(&self, key: &str) -> Vec<u8> {
        self.value_if_any(key).map_or(Vec::new(), numbers)
    }

    /// A text.
    pub fn text(&self, key: &str) -> String {
        self.text_if_any(key).unwrap_or_else(|| panic!("{key} is missing"))
    }

    /// A text, if it is said.
    pub fn text_if_any(&self, key: &str) -> Option<String> {
        self.value_if_any(key).map(|text| text.as_str().expect("a text").to_owned())
    }

    /// Texts.
    pub fn texts(&self, key: &str) -> Vec<String> {
        texts(self.value(key))
    }

    /// Texts; none if nothing is said.
    pub fn texts_if_any(&self, key: &str) -> Vec<String> {
        self.value_if_any(key).map_or(Vec::new(), texts)
    }

    /// Yes or no.
    pub fn flag(&self, key: &str) -> bool {
        self.flag_if_any(key).unwrap_or_else(|| panic!("{key} is missing"))
    }

    /// Yes or no, if it is said.
    pub fn flag_if_any(&self, key: &str) -> Option<bool> {
        self.value_if_any(key).map(|flag| flag.as_bool().expect("a flag"))
    }

    /// A table; an empty one if nothing is said.
    pub fn table_if_any(&self, key: &str) -> Table {
        self.value_if_any(key).map_or(Table::new(), |it| it.as_table().expect("a table").clone())
    }

    /// Rows of facts.
    pub fn rows(&self, key: &str) -> Vec<Facts> {
        let rows = self.value(key).as_array().expect("a list").iter();
        rows.map(|row| Facts::new(row.as_table().expect("a row").clone())).collect()
    }

    /// Rows of facts; none if nothing is said.
    pub fn rows_if_any(&self, key: &str) -> Vec<Facts> {
        if self.value_if_any(key).is_some() { self.rows(key) } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(id: &str, op: &str, then: i64) -> Case {
        let nothing = || Facts::new(Table::new());
        let then = found([("value", n(then))]);
        let (id, op, rule) = (id.to_owned(), op.to_owned(), "1.0".to_owned());
        Case { id, rule, op, given: nothing(), when: nothing(), then }
    }

    const OPERATIONS: [Operation; 2] = [
        ("two", |_| found([("value", n(2))])),
        ("breaks", |case| panic!("{} cannot be played", case.op)),
    ];

    #[test]
    fn each_case_fails_alone_under_its_id() {
        let cases = [case("E-1", "breaks", 1), case("E-2", "two", 2), case("E-3", "two", 3)];
        let told: Vec<String> =
            cases.iter().flat_map(|case| differences(case, &OPERATIONS)).collect();
        assert_eq!(told, ["E-1: breaks cannot be played", "E-3: value is Some(Integer(2)), not 3"]);
    }
}
