//! What the facts of Siege's examples mean on its board.

use proof::example::texts;
pub(crate) use proof::example::{Case, Facts, Found, found, list, n, numbers};
use siege::components::Side;
use siege::flow::State;
use toml::{Table, Value};

use crate::builder::{self, Game, Scene};

/// Reads all cases. The operation is a query, an action or a step of the sequence.
pub(crate) fn read(text: &str) -> Vec<Case> {
    let file: Table = text.parse().expect("the examples are TOML");
    let cases = file["cases"].as_array().expect("cases");
    cases.iter().map(|case| read_case(case.as_table().expect("a case"))).collect()
}

fn read_case(case: &Table) -> Case {
    let part = |key: &str| case[key].as_table().expect("a table").clone();
    let mut when = part("when");
    let ops = ["query", "action", "step"].map(|key| when.remove(key));
    let steps = when.remove("steps");
    let op = match ops.into_iter().flatten().next() {
        Some(op) => op.as_str().expect("a text").to_owned(),
        None => texts(&steps.expect("an operation")).join(" "),
    };
    let text = |key: &str| case[key].as_str().expect("a text").to_owned();
    Case {
        id: text("id"),
        rule: text("rule"),
        op,
        given: Facts::new(part("given")),
        when: Facts::new(when),
        then: part("then"),
    }
}

/// A case on the table.
pub(crate) trait OnTheTable {
    /// The pieces that `then` asks about: its keys that are ids of the pack.
    fn pieces(&self, game: &Game) -> Vec<String>;

    /// Where every ground piece that is asked about is in a state.
    fn places(&self, game: &Game, state: &State) -> Found;

    /// Tracks, options, events and other things of the table that are given in the same words everywhere.
    fn scene(&self, phase: &'static str) -> Scene;

    /// Puts French units where they are given: in one space, or space by space.
    fn put_french(&self, scene: &mut Scene, space: &str);

    /// Puts battalions where they are given: in one place, or each in its own.
    fn put_vietminh(&self, scene: &mut Scene, place: &str);
}

impl OnTheTable for Case {
    fn pieces(&self, game: &Game) -> Vec<String> {
        let components = &game.rules().components;
        let is_piece = |id: &&String| {
            components.unit(id).is_some()
                || components.battalion(id).is_some()
                || components.aircraft(id).is_some()
        };
        self.then.keys().filter(is_piece).cloned().collect()
    }

    fn places(&self, game: &Game, state: &State) -> Found {
        let pieces = self.pieces(game).into_iter();
        pieces.map(|id| (id.clone(), game.place(state, &id).into())).collect()
    }

    fn scene(&self, phase: &'static str) -> Scene {
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
        put_control(given, &mut scene);
        put_divisions(given, &mut scene);
        scene
    }

    fn put_french(&self, scene: &mut Scene, space: &str) {
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

    fn put_vietminh(&self, scene: &mut Scene, place: &str) {
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

fn put_control(given: &Facts, scene: &mut Scene) {
    for everywhere in ["all_control", "all_other_control", "main_control"] {
        let letter = given.text_if_any(everywhere);
        assert!(letter.is_none_or(|letter| builder::side(&letter) == Side::French));
    }
    for (space, letter) in given.table_if_any("control") {
        if builder::side(letter.as_str().expect("a side")) == Side::VietMinh {
            scene.vietminh.insert(space);
        }
    }
}

fn put_divisions(given: &Facts, scene: &mut Scene) {
    let division = given.value_if_any("division").map(number_of);
    if let (Some(division), Some(base)) = (division, given.number_if_any("base")) {
        scene.division(division, base);
    }
    for key in ["status", "division_status"] {
        match given.text_if_any(key).as_deref() {
            None | Some("assault") => (),
            Some("refit") => {
                let base = scene.base(division.expect("a division"));
                scene.refit.insert(base);
            }
            Some(other) => panic!("no division is in {other}"),
        }
    }
}

fn number_of(value: &Value) -> u16 {
    u16::try_from(value.as_integer().expect("a number")).expect("a small number")
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
