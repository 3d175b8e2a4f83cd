//! States and journals that somebody has tampered with. See `proof::tampered`.

use kernel::Rules;
use proof::tampered::{Game, hold};
use serde_json::{Value, json};
use siege::Siege;

use scene::{Scene, scene, staff_scene};

#[allow(dead_code, reason = "chapters use what tampering does not")]
#[path = "rules/scene.rs"]
mod scene;

const SCENARIO: &str = "march_may_1954";

#[test]
fn what_was_tampered_with_is_refused_or_plays_on() {
    let puzzle = include_str!("puzzle.toml");
    hold::<Siege>(&[
        Game::of(SCENARIO, &[]),
        Game::of(SCENARIO, &[]).from(puzzle),
        Game::of(SCENARIO, &[("staff", "yes"), ("vulture", "yes"), ("nuclear", "yes")]),
        Game::of(SCENARIO, &[("staff", "yes")]).from(puzzle),
        Game::of(
            SCENARIO,
            &[("fast_artillery", "yes"), ("variable_vm", "yes"), ("first_activation", "yes")],
        ),
        Game::of(
            SCENARIO,
            &[("extra_start", "yes"), ("extra_air", "yes"), ("condor_forces", "yes")],
        ),
        Game::of(SCENARIO, &[("forward_aaa", "yes"), ("precedence_308", "yes")]),
    ]);
}

/// What is wrong with a state as somebody has written it, with something else in one place.
fn tampered(scene: &Scene, place: &str, value: Value) -> String {
    let mut state = serde_json::to_value(scene.state()).expect("a state is plain data");
    // A key may be left out of the text of a state.
    let (parent, key) = place.rsplit_once('/').expect("a place in the state");
    state.pointer_mut(parent).expect("it is there")[key] = value;
    let state = serde_json::from_value(state).expect("it can be read");
    scene.rules().audit(&state).join("; ")
}

#[test]
fn an_assault_of_nobody_left_a_question_without_an_answer() {
    let words = "french_assault 1; r4s05: fr_1_2_le fr_3_3_le fr_gm6 ld_langlais
                 r4s07: fr_1_13_le; r4s09: fr_gm9; r4s06: vm_215; r4s08: vm_439; r1s15: vm_265";
    let mut scene = scene(words);
    scene.say("assault r4s05 r4s06, with fr_1_2_le");
    let unit = |id: &str| scene.rules().components.unit(id).expect("a unit").0;
    let (joined, idle, fixed) = (unit("fr_1_2_le"), unit("fr_3_3_le"), unit("fr_gm6"));
    let (elsewhere, leader) = (unit("fr_1_13_le"), unit("ld_langlais"));
    let space = |id: &str| scene.rules().components.space(id).expect("a space").0;
    let between = |from: &str, to: &str| {
        let (from, to) = (space(from), space(to));
        json!({"from": from, "target": to, "units": [], "last": 0, "fiddles": 0})
    };
    let wrong = "nobody can have put that assault together";
    for (place, value, told) in [
        ("draft", between("r4s07", "r4s08"), ""),
        // A fortification stands there, and nobody else.
        ("draft", between("r4s09", "r4s08"), wrong),
        ("draft", between("r4s05", "r1s15"), wrong),
        ("draft", between("r4s05", "r4s04"), wrong),
        ("draft/units", json!([joined, idle, leader]), ""),
        ("draft/units", json!([joined, elsewhere]), wrong),
        ("draft/units", json!([joined, fixed]), wrong),
        ("draft/last", json!(idle), wrong),
        ("draft/agreed", json!(1), wrong),
        ("fought", json!([joined]), wrong),
        ("done", json!(31), wrong),
    ] {
        let place = format!("/steps/0/Sallies/{place}");
        assert_eq!(tampered(&scene, &place, value.clone()), told, "{place} {value}");
    }
}

#[test]
fn an_attack_that_nobody_can_have_put_together_is_a_fault() {
    let words = "french_fire 1; r1s05: fr_1_2_le; central: fr_2_4_col; r1s06: vm_265
                 r4s12: fr_3_3_le; r4s13: vm_215; close_support: imp_2_4_col; tactical: air_fb_1
                 ammunition 0";
    let mut scene = staff_scene(words);
    scene.by("north", "target r1s06, with fr_1_2_le, agree");
    let components = &scene.rules().components;
    let unit = |id: &str| components.unit(id).expect("a unit").0;
    let gun = components.marker("imp_2_4_col").expect("a marker").0;
    let wrong = "nobody can have put that attack together";
    for (place, value, told) in [
        ("draft/agreed", json!(0), ""),
        ("draft/units", json!([unit("fr_1_2_le"), unit("fr_3_3_le")]), wrong),
        // There is no ammunition.
        ("draft/guns", json!([gun]), wrong),
        ("draft/last", json!(1), wrong),
        // The commander's word is enough, and the gunner has no part in it.
        ("draft/agreed", json!(3), wrong),
        ("draft/agreed", json!(18), wrong),
        ("units", json!([unit("fr_1_2_le")]), wrong),
        ("done", json!(31), wrong),
    ] {
        let place = format!("/steps/0/Attacks/{place}");
        assert_eq!(tampered(&scene, &place, value.clone()), told, "{place} {value}");
    }
}

#[test]
fn an_aircraft_that_had_struck_and_waited_to_strike_left_a_question_without_an_answer() {
    let scene = scene("air_strikes, turn 2; counterbattery: air_fb_1");
    let aircraft = |id: &str| scene.rules().components.aircraft(id).expect("an aircraft").0;
    let (waits, rests) = (aircraft("air_fb_1"), aircraft("air_fb_2"));
    let wrong = "who has attacked is not where it leaves him";
    for (key, value, told) in [
        ("aircraft", json!([rests]), ""),
        ("aircraft", json!([waits]), wrong),
        ("units", json!([0]), wrong),
        ("spaces", json!([3]), wrong),
    ] {
        let place = format!("/steps/0/Attacks/{key}");
        assert_eq!(tampered(&scene, &place, value.clone()), told, "{key} {value}");
    }
}
