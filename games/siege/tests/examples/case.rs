//! One example of the reference: what is given, what is done, what must come of it.

use std::cell::RefCell;
use std::collections::BTreeSet;

use siege::components::Side;
use siege::flow::State;
use toml::{Table, Value};

use crate::builder::{self, Game, Scene};

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
    /// The query, the action or the step of the sequence.
    pub(crate) op: String,
    pub(crate) given: Facts,
    pub(crate) when: Facts,
    then: Table,
}

/// Reads all cases.
pub(crate) fn read(text: &str) -> Vec<Case> {
    let file: Table = text.parse().expect("the examples are TOML");
    let cases = file["cases"].as_array().expect("cases");
    cases.iter().map(|case| Case::read(case.as_table().expect("a case"))).collect()
}

impl Case {
    fn read(case: &Table) -> Case {
        let part = |key: &str| case[key].as_table().expect("a table").clone();
        let mut when = part("when");
        let ops = ["query", "action", "step"].map(|key| when.remove(key));
        let steps = when.remove("steps");
        let op = match ops.into_iter().flatten().next() {
            Some(op) => op.as_str().expect("a text").to_owned(),
            None => texts(&steps.expect("an operation")).join(" "),
        };
        Case {
            id: case["id"].as_str().expect("a text").to_owned(),
            op,
            given: Facts::new(part("given")),
            when: Facts::new(when),
            then: part("then"),
        }
    }

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

    /// The same case with one field of `then` made wrong, for each field.
    pub(crate) fn falsified(&self) -> Vec<Case> {
        let falsify = |key: &String| {
            let mut case = self.clone();
            case.then.insert(key.clone(), false_value(&self.then[key]));
            case
        };
        self.then.keys().map(falsify).collect()
    }

    /// All that must come of it.
    pub(crate) fn then_all(&self) -> &Table {
        &self.then
    }

    /// Something that `then` says what to look at.
    pub(crate) fn then(&self, key: &str) -> Option<&Value> {
        self.then.get(key)
    }

    /// Whether this is asked.
    pub(crate) fn wants(&self, key: &str) -> bool {
        self.then.contains_key(key)
    }

    /// The pieces that `then` asks about: its keys that are ids of the pack.
    pub(crate) fn pieces(&self, game: &Game) -> Vec<String> {
        let components = &game.rules().components;
        let is_piece = |id: &&String| {
            components.unit(id).is_some()
                || components.battalion(id).is_some()
                || components.aircraft(id).is_some()
        };
        self.then.keys().filter(is_piece).cloned().collect()
    }

    /// Where every ground piece that is asked about is in a state.
    pub(crate) fn places(&self, game: &Game, state: &State) -> Found {
        let pieces = self.pieces(game).into_iter();
        pieces.map(|id| (id.clone(), game.place(state, &id).into())).collect()
    }

    /// Tracks, options, events and other things of the table that are given in the same words everywhere.
    pub(crate) fn scene(&self, phase: &'static str) -> Scene {
        let given = &self.given;
        let mut scene = Scene::at(phase);
        scene.options.extend(given.text_if_any("option"));
        scene.options.extend(given.texts_if_any("options"));
        scene.turn = given.number_if_any("turn").unwrap_or(scene.turn);
        let tracks = [
            ("morale", "morale"),
            ("gp", "gp"),
            ("artillery_supply", "ammunition"),
            ("aaa", "aaa"),
            ("vm_artillery", "artillery"),
        ];
        for (key, track) in tracks {
            given.number_if_any(key).into_iter().for_each(|value| scene.track(track, value));
        }
        for airfield in ["main", "aux"] {
            let status = given.text_if_any(airfield).into_iter();
            status.for_each(|status| scene.airfield(airfield, &status));
        }
        given.texts_if_any("events").iter().for_each(|event| scene.force(event));
        for (flag, event) in
            [("fix_bayonets", "f_fix_bayonets"), ("death_volunteers", "v_death_volunteers")]
        {
            if given.flag_if_any(flag) == Some(true) {
                scene.force(event);
            }
        }
        if given.flag_if_any("assault_trenches") == Some(true) {
            scene.events.push("trenches = \"manned\"".to_owned());
        }
        let mined = given.number_if_any("mined_route").filter(|route| *route > 0);
        scene.events.extend(mined.map(|route| format!("mined = [{route}]")));
        self.control(&mut scene);
        self.divisions(&mut scene);
        scene
    }

    fn control(&self, scene: &mut Scene) {
        for everywhere in ["all_control", "all_other_control", "main_control"] {
            let letter = self.given.text_if_any(everywhere);
            assert!(letter.is_none_or(|letter| builder::side(&letter) == Side::French));
        }
        for (space, letter) in self.given.table_if_any("control") {
            if builder::side(letter.as_str().expect("a side")) == Side::VietMinh {
                scene.vietminh.insert(space);
            }
        }
    }

    fn divisions(&self, scene: &mut Scene) {
        let division = self.given.value_if_any("division").map(number_of);
        if let (Some(division), Some(base)) = (division, self.given.number_if_any("base")) {
            scene.division(division, base);
        }
        for key in ["status", "division_status"] {
            match self.given.text_if_any(key).as_deref() {
                None | Some("assault") => (),
                Some("refit") => {
                    let base = scene.base(division.expect("a division"));
                    scene.refit.insert(base);
                }
                Some(other) => panic!("no division is in {other}"),
            }
        }
    }

    /// Puts French units where they are given: in one space, or space by space.
    pub(crate) fn put_french(&self, scene: &mut Scene, space: &str) {
        match self.given.value_if_any("french") {
            Some(Value::Array(_)) => {
                self.given.texts("french").iter().for_each(|unit| scene.put(unit, space));
            }
            Some(Value::Table(places)) => {
                for (place, units) in places {
                    texts(units).iter().for_each(|unit| scene.put(unit, place));
                }
            }
            _ => (),
        }
    }

    /// Puts battalions where they are given: in one place, or each in its own.
    pub(crate) fn put_vietminh(&self, scene: &mut Scene, place: &str) {
        match self.given.value_if_any("vm") {
            Some(Value::Array(_)) => {
                self.given.texts("vm").iter().for_each(|one| scene.put(one, place));
            }
            Some(Value::Table(places)) => {
                for (battalion, place) in places {
                    scene.put(battalion, place.as_str().expect("a place"));
                }
            }
            _ => (),
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

fn number_of(value: &Value) -> u16 {
    u16::try_from(value.as_integer().expect("a number")).expect("a small number")
}

fn number(value: &Value) -> u8 {
    u8::try_from(number_of(value)).expect("a small number")
}

pub(crate) fn numbers(value: &Value) -> Vec<u8> {
    value.as_array().expect("a list").iter().map(number).collect()
}

pub(crate) fn texts(value: &Value) -> Vec<String> {
    let texts = value.as_array().expect("a list").iter();
    texts.map(|text| text.as_str().expect("a text").to_owned()).collect()
}

/// The side as the examples call it.
pub(crate) fn side_name(side: Side) -> &'static str {
    match side {
        Side::French => "french",
        Side::VietMinh => "vm",
    }
}

/// Who won, as the examples say it.
pub(crate) fn game_over(game: &Game) -> Value {
    let winner = game.outcome().map(|outcome| outcome.winner);
    Value::from(match winner {
        None => "no",
        Some(None) => "draw",
        Some(Some("french")) => "french_victory",
        Some(Some(_)) => "vm_victory",
    })
}

/// Who controls each space.
pub(crate) fn control(game: &Game, state: &State) -> Value {
    let components = &game.rules().components;
    let letter = |side: Side| if side == Side::French { "F" } else { "V" };
    let spaces = game.rules().charts.all.iter();
    let control = spaces
        .map(|space| (components.row(space).id.clone(), letter(state.board.control(space)).into()));
    Value::Table(control.collect())
}

/// A list of values.
pub(crate) fn list<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Value {
    Value::Array(items.into_iter().map(Into::into).collect())
}

/// What was found, one field after the other.
pub(crate) fn found<const N: usize>(fields: [(&str, Value); N]) -> Found {
    fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// A number as a value.
pub(crate) fn n(number: impl Into<i64>) -> Value {
    Value::from(number.into())
}

impl Facts {
    fn new(table: Table) -> Facts {
        Facts { table, seen: RefCell::default() }
    }

    pub(crate) fn value_if_any(&self, key: &str) -> Option<&Value> {
        self.seen.borrow_mut().insert(key.to_owned());
        self.table.get(key)
    }

    fn need(&self, key: &str) -> &Value {
        self.value_if_any(key).unwrap_or_else(|| panic!("{key} is missing"))
    }

    pub(crate) fn number(&self, key: &str) -> u8 {
        number(self.need(key))
    }

    pub(crate) fn number_if_any(&self, key: &str) -> Option<u8> {
        self.value_if_any(key).map(number)
    }

    pub(crate) fn numbers(&self, key: &str) -> Vec<u8> {
        numbers(self.need(key))
    }

    pub(crate) fn numbers_if_any(&self, key: &str) -> Vec<u8> {
        self.value_if_any(key).map_or(Vec::new(), numbers)
    }

    /// Pairs of dice.
    pub(crate) fn pairs(&self, key: &str) -> Vec<Vec<u8>> {
        self.need(key).as_array().expect("a list").iter().map(numbers).collect()
    }

    pub(crate) fn text(&self, key: &str) -> String {
        self.text_if_any(key).unwrap_or_else(|| panic!("{key} is missing"))
    }

    pub(crate) fn text_if_any(&self, key: &str) -> Option<String> {
        self.value_if_any(key).map(|text| text.as_str().expect("a text").to_owned())
    }

    pub(crate) fn texts(&self, key: &str) -> Vec<String> {
        texts(self.need(key))
    }

    pub(crate) fn texts_if_any(&self, key: &str) -> Vec<String> {
        self.value_if_any(key).map_or(Vec::new(), texts)
    }

    pub(crate) fn flag_if_any(&self, key: &str) -> Option<bool> {
        self.value_if_any(key).map(|flag| flag.as_bool().expect("a flag"))
    }

    pub(crate) fn table_if_any(&self, key: &str) -> Table {
        self.value_if_any(key).map_or(Table::new(), |it| it.as_table().expect("a table").clone())
    }
}
