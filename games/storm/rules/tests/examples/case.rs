//! What the facts of Storm's examples mean on its board.

use std::collections::BTreeMap;

use proof::example::number;
pub(crate) use proof::example::{Case, Facts, Found, as_in_table, found, list, n};
use storm::components::{Area, Side, UnitType};
use storm::sets::Unit;
use toml::{Table, Value};

use crate::builder::{Counter, FRENCH, Scene, VIETMINH};

/// Reads all cases.
pub(crate) fn read(text: &str) -> Vec<Case> {
    let file: Table = text.parse().expect("the examples are TOML");
    let scenarios = file["scenario"].as_table().expect("scenarios").clone();
    let cases = file["case"].as_array().expect("cases");
    cases.iter().map(|case| read_case(case.as_table().expect("a case"), &scenarios)).collect()
}

fn read_case(case: &Table, scenarios: &Table) -> Case {
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
    let text = |key: &str| case[key].as_str().expect("a text").to_owned();
    Case {
        id: text("id"),
        rule: text("rule"),
        op: op.as_str().expect("a text").to_owned(),
        given: Facts::new(given),
        when: Facts::new(when),
        then: part("then"),
    }
}

/// What is legal is wrong where the illegal is asked, and the other way round.
pub(crate) fn other(then: &Table, key: &str) -> Option<Value> {
    match key {
        "allocations_legal" => then.get("allocations_illegal").cloned(),
        "allocations_illegal" => then.get("allocations_legal").cloned(),
        _ => None,
    }
}

/// The scene with the units, control, trenches and markers of the case.
pub(crate) fn scene(case: &Case) -> Scene {
    let mut scene = Scene::empty();
    for (area, side) in case.given.table_if_any("control") {
        let area = area.parse().expect("an area");
        scene.control.insert(Area(area), side_of(side.as_str().expect("a side")));
    }
    for (area, level) in case.given.table_if_any("trench") {
        let area = area.parse().expect("an area");
        scene.trench.insert(Area(area), number(&level));
    }
    for marker in case.given.rows_if_any("fire_markers") {
        scene.fire.push((side(&marker, "side"), Area(marker.number("area"))));
    }
    if let Some(turn) = case.given.number_if_any("turn") {
        scene.turn = turn;
    }
    for unit in case.given.rows_if_any("units") {
        add_unit(&mut scene, &unit);
    }
    scene
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
    let (id, side, area) = (unit.text("id"), side(unit, "side"), unit.number("area"));
    match unit.text("state").as_str() {
        "fresh" => scene.fresh(&id, side, counter, area),
        "spent" => scene.spent(&id, side, counter, area),
        other => panic!("no unit is {other}"),
    }
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

/// The side that is said under a key.
pub(crate) fn side(facts: &Facts, key: &str) -> Side {
    side_of(&facts.text(key))
}

/// The dice, in order: the sum of two, or one.
pub(crate) fn dice(facts: &Facts) -> Vec<u8> {
    let dice = facts.texts("dice");
    let value = |text: &String| {
        let (kind, value) = text.split_once(':').expect("dice and value");
        assert!(matches!(kind, "2d6" | "d6"), "{text}");
        value.parse().expect("a number")
    };
    dice.iter().map(value).collect()
}

/// Points by unit.
pub(crate) fn points(value: &Value) -> BTreeMap<String, u8> {
    let table = value.as_table().expect("points by unit");
    table.iter().map(|(unit, points)| (unit.clone(), number(points))).collect()
}
