//! One example of the reference: what is given, what is done, what must come of it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use storm::components::{Area, Side, UnitType};
use storm::sets::Unit;
use toml::{Table, Value};

use crate::builder::{Counter, FRENCH, Scene, VIETMINH};

/// What an operation found, by the names `then` uses.
pub(crate) type Found = Table;

/// The facts of a case, and which of them were looked at.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    table: Table,
    seen: RefCell<BTreeSet<String>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) op: String,
    pub(crate) rule: String,
    pub(crate) given: Facts,
    pub(crate) when: Facts,
    then: Table,
}

/// Reads all cases.
pub(crate) fn read(text: &str) -> Vec<Case> {
    let file: Table = text.parse().expect("the examples are TOML");
    let scenarios = file["scenario"].as_table().expect("scenarios").clone();
    let cases = file["case"].as_array().expect("cases");
    cases.iter().map(|case| Case::read(case.as_table().expect("a case"), &scenarios)).collect()
}

impl Case {
    fn read(case: &Table, scenarios: &Table) -> Case {
        let text = |key: &str| case[key].as_str().expect("a text").to_owned();
        let part = |key: &str| {
            case.get(key).map_or(Table::new(), |part| part.as_table().expect("a table").clone())
        };
        let mut given = match case.get("scenario").and_then(Value::as_str) {
            Some(name) => scenarios[name].as_table().expect("a scenario").clone(),
            None => Table::new(),
        };
        given.extend(part("given"));
        let mut when = part("when");
        let op = when.remove("op").expect("an operation");
        Case {
            id: text("id"),
            op: op.as_str().expect("a text").to_owned(),
            rule: text("rule"),
            given: Facts::new(given),
            when: Facts::new(when),
            then: part("then"),
        }
    }

    /// What differs from what is written.
    pub(crate) fn compare(&self, found: &Found) -> Vec<String> {
        let mut wrong = Vec::new();
        for (key, expected) in &self.then {
            let value = found.get(key);
            let same = value.is_some_and(|value| includes(value, expected));
            if !same {
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

    /// The same case with one field of `then` made wrong, for each field.
    pub(crate) fn falsified(&self) -> Vec<Case> {
        let other = |key: &str| match key {
            "allocations_legal" => self.then["allocations_illegal"].clone(),
            "allocations_illegal" => self.then["allocations_legal"].clone(),
            _ => false_value(&self.then[key]),
        };
        let falsify = |key: &String| {
            let mut case = self.clone();
            case.then.insert(key.clone(), other(key));
            case
        };
        self.then.keys().map(falsify).collect()
    }

    /// All that must come of it.
    pub(crate) fn then_all(&self) -> &Table {
        &self.then
    }

    /// Something that `then` says what to look at (areas, units).
    pub(crate) fn then(&self, key: &str) -> Option<&Value> {
        self.then.get(key)
    }

    /// The scene with the units, control, trenches and markers of the case.
    pub(crate) fn scene(&self) -> Scene {
        let mut scene = Scene::empty();
        for (area, side) in self.given.table_if_any("control").unwrap_or_default() {
            let area = area.parse().expect("an area");
            scene.control.insert(Area(area), side_of(side.as_str().expect("a side")));
        }
        for (area, level) in self.given.table_if_any("trench").unwrap_or_default() {
            let area = area.parse().expect("an area");
            scene.trench.insert(Area(area), number(&level));
        }
        for marker in self.given.rows_if_any("fire_markers") {
            scene.fire.push((marker.side("side"), Area(marker.number("area"))));
        }
        if let Some(turn) = self.given.number_if_any("turn") {
            scene.turn = turn;
        }
        for unit in self.given.rows_if_any("units") {
            add_unit(&mut scene, &unit);
        }
        scene
    }
}

fn add_unit(scene: &mut Scene, unit: &Facts) -> Unit {
    let unit_type = match unit.text("type").as_str() {
        "infantry" => UnitType::Infantry,
        "airborne" => UnitType::Airborne,
        "antiaircraft" => UnitType::Antiaircraft,
        "armor" => UnitType::Armor,
        other => panic!("no unit is {other}"),
    };
    let counter = Counter {
        unit_type,
        thai: false,
        firepower: unit.number("fp"),
        defence: unit.number("def"),
        spent: unit.number("sp"),
        movement: unit.number("mv"),
    };
    let (id, side, area) = (unit.text("id"), unit.side("side"), unit.number("area"));
    match unit.text("state").as_str() {
        "fresh" => scene.fresh(&id, side, counter, area),
        "spent" => scene.spent(&id, side, counter, area),
        other => panic!("no unit is {other}"),
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
                Some(Value::String(text)) => Value::from(format!("not {text}")),
                _ => Value::from(99),
            };
            Value::Array(items.iter().cloned().chain([more]).collect())
        }
        Value::Table(table) => Value::Table(
            table.iter().map(|(key, value)| (key.clone(), false_value(value))).collect(),
        ),
        other => panic!("no example has {other}"),
    }
}

pub(crate) fn number(value: &Value) -> u8 {
    let number = value.as_integer().expect("a number");
    u8::try_from(number).expect("a small number")
}

pub(crate) fn side_of(name: &str) -> Side {
    match name {
        "FR" => FRENCH,
        "VM" => VIETMINH,
        other => panic!("no side is {other}"),
    }
}

pub(crate) fn side_name(side: Side) -> &'static str {
    match side {
        Side::French => "FR",
        Side::VietMinh => "VM",
    }
}

/// Numbers as a list.
pub(crate) fn list(numbers: impl IntoIterator<Item = u8>) -> Value {
    Value::Array(numbers.into_iter().map(|number| Value::from(i64::from(number))).collect())
}

/// What was found, one field after the other.
pub(crate) fn found<const N: usize>(fields: [(&str, Value); N]) -> Found {
    fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// A number as a value.
pub(crate) fn n(number: impl Into<i64>) -> Value {
    Value::from(number.into())
}

/// That every row of a table came out as it says.
pub(crate) fn as_in_table(rows: impl IntoIterator<Item = bool>) -> Value {
    Value::from(rows.into_iter().all(|row| row))
}

impl Facts {
    fn new(table: Table) -> Facts {
        Facts { table, seen: RefCell::default() }
    }

    fn get(&self, key: &str) -> Option<&Value> {
        self.seen.borrow_mut().insert(key.to_owned());
        self.table.get(key)
    }

    fn need(&self, key: &str) -> &Value {
        self.get(key).unwrap_or_else(|| panic!("{key} is missing"))
    }

    pub(crate) fn number(&self, key: &str) -> u8 {
        number(self.need(key))
    }

    pub(crate) fn number_if_any(&self, key: &str) -> Option<u8> {
        self.get(key).map(number)
    }

    pub(crate) fn numbers(&self, key: &str) -> Vec<u8> {
        self.need(key).as_array().expect("a list").iter().map(number).collect()
    }

    pub(crate) fn numbers_if_any(&self, key: &str) -> Vec<u8> {
        if self.get(key).is_some() { self.numbers(key) } else { Vec::new() }
    }

    pub(crate) fn text(&self, key: &str) -> String {
        self.need(key).as_str().expect("a text").to_owned()
    }

    pub(crate) fn texts(&self, key: &str) -> Vec<String> {
        let texts = self.need(key).as_array().expect("a list").iter();
        texts.map(|text| text.as_str().expect("a text").to_owned()).collect()
    }

    pub(crate) fn texts_if_any(&self, key: &str) -> Vec<String> {
        if self.get(key).is_some() { self.texts(key) } else { Vec::new() }
    }

    pub(crate) fn flag(&self, key: &str) -> bool {
        self.need(key).as_bool().expect("a flag")
    }

    pub(crate) fn flag_if_any(&self, key: &str) -> Option<bool> {
        self.get(key).map(|flag| flag.as_bool().expect("a flag"))
    }

    pub(crate) fn side(&self, key: &str) -> Side {
        side_of(&self.text(key))
    }

    pub(crate) fn side_if_any(&self, key: &str) -> Option<Side> {
        self.get(key).map(|side| side_of(side.as_str().expect("a side")))
    }

    pub(crate) fn table_if_any(&self, key: &str) -> Option<Table> {
        self.get(key).map(|table| table.as_table().expect("a table").clone())
    }

    /// Points by unit.
    pub(crate) fn points(&self, key: &str) -> BTreeMap<String, u8> {
        points(self.need(key))
    }

    pub(crate) fn rows(&self, key: &str) -> Vec<Facts> {
        let rows = self.need(key).as_array().expect("a list").iter();
        rows.map(|row| Facts::new(row.as_table().expect("a row").clone())).collect()
    }

    pub(crate) fn rows_if_any(&self, key: &str) -> Vec<Facts> {
        if self.get(key).is_some() { self.rows(key) } else { Vec::new() }
    }

    /// The dice, in order: the sum of two, or one.
    pub(crate) fn dice(&self) -> Vec<u8> {
        let dice = self.texts("dice");
        let value = |text: &String| {
            let (kind, value) = text.split_once(':').expect("dice and value");
            assert!(matches!(kind, "2d6" | "d6"), "{text}");
            value.parse().expect("a number")
        };
        dice.iter().map(value).collect()
    }
}

/// Points by unit.
pub(crate) fn points(value: &Value) -> BTreeMap<String, u8> {
    let table = value.as_table().expect("points by unit");
    table.iter().map(|(unit, points)| (unit.clone(), number(points))).collect()
}
