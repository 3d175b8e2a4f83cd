//! Chapter W.1, the French cards that counter-attack, bomb and shell.

use crate::scene::{Scene, scene};

// FR-16, FR-17, Counter Attack.

/// Beatrice has just fallen and holds eight spent companies.
fn beatrice(rest: &str) -> Scene {
    scene(&format!("turn 2 french lost 14; 14 vietminh trench 1: V1..8-; {rest}"))
}

#[test]
fn the_example_of_beatrice() {
    let mut scene = beatrice(
        "18: F14 F15; 17: F13; 4: V37; hand: counter_attack mortar_support mortar_support",
    );
    scene.say("play counter_attack, in 14, enter F14, enter F13, enter F15");
    // Nobody else can enter: the attack begins by itself.
    scene.say("play mortar_support, play mortar_support").dice(&[4, 4]);
    assert_eq!(scene.damage(), (20, 7, 13));
    scene.say("hit V1 2, hit V2 2, hit V3 2, hit V4 2, hit V5 2, hit V6 2, hit V7 1");
    scene.say("retreat V7 11");
    assert_eq!(scene.units(14), "F13- F14- F15- V8-");
    assert_eq!((scene.control(14), scene.has_fire_marker("french", 14)), ("vietminh", false));
    scene.until("vietminh impulse");
}

#[test]
fn a_counter_attack_needs_an_area_lost_just_now() {
    let none = scene("turn 2 french; 14 vietminh: V1-; 18: F14; hand: counter_attack");
    assert_eq!(none.refused("play counter_attack"), "S-30 storm-no-nothing-lost");
    let mut one = beatrice("18: F14; hand: counter_attack");
    one.say("play counter_attack");
    assert_eq!(one.refused("in 11"), "S-30 storm-no-not-lost");
    assert_eq!(one.refused("in 14"), "legal");
}

#[test]
fn an_area_lost_two_impulses_ago_is_too_old() {
    let words = "turn 1 vietminh; 8: V7 V1 V2; 14: F1-; 18: F14..16; hand: counter_attack mines";
    let mut at_once = scene(words);
    at_once.say("act 8, pick V7, pick V1, assault 14").dice(&[6, 6]).say("lose V1");
    at_once.until("french impulse");
    assert_eq!(at_once.refused("play counter_attack"), "legal");
    at_once.say("act 18, pick F14, move 23, stop").until("vietminh impulse");
    at_once.say("act 8, pick V2, move 19, stop").until("french impulse");
    assert_eq!(at_once.refused("play counter_attack"), "S-30 storm-no-nothing-lost");
}

#[test]
fn somebody_must_be_able_to_enter() {
    // Gabrielle was lost too, but nobody stands beside it.
    let words = "turn 2 french lost 6,14; 6 vietminh: V19-; 14 vietminh: V1-; 18: F14; \
                 hand: counter_attack";
    let mut two = scene(words);
    two.say("play counter_attack");
    assert_eq!(two.refused("in 6"), "S-30 storm-no-nobody-enters");
    let far = scene("turn 2 french lost 6; 6 vietminh: V19-; 18: F14; hand: counter_attack");
    assert_eq!(far.refused("play counter_attack"), "W.1 storm-no-target");
}

#[test]
fn at_least_one_unit_must_enter() {
    let mut scene = beatrice("18: F14 F15; hand: counter_attack");
    scene.say("play counter_attack, in 14");
    assert_eq!(scene.refused("attack"), "W.1 storm-no-nobody-entered");
    scene.say("enter F14");
    assert_eq!(scene.refused("attack"), "legal");
    scene.say("attack").dice(&[1, 1]);
    assert_eq!((scene.units(18).as_str(), scene.units(14).starts_with("F14- V1-")), ("F15", true));
}

#[test]
fn each_unit_needs_its_own_points() {
    // The gun has two points; the step out of a shared area costs three.
    let words = "17 french: F13 F48 V9; 18: F49 F50 F16-; hand: counter_attack";
    let mut scene = beatrice(words);
    scene.say("play counter_attack, in 14");
    assert_eq!(scene.refused("enter F48"), "7.0 storm-no-points");
    assert_eq!(scene.refused("enter F13"), "legal");
    assert_eq!(scene.refused("enter F49"), "legal");
    assert_eq!(scene.refused("enter F50"), "legal");
    assert_eq!(scene.refused("enter F16"), "2.1.1 storm-no-spent");
}

#[test]
fn tanks_counter_attack_by_land_or_bridge() {
    let words = "turn 4 french lost 17; 17 vietminh: V1-; 22: F50 F37; hand: counter_attack";
    let mut scene = scene(words);
    scene.say("play counter_attack, in 17");
    assert_eq!(scene.refused("enter F50"), "7.0 storm-no-armor-river");
    assert_eq!(scene.refused("enter F37"), "legal");
}

#[test]
fn nine_units_counter_attack_at_most() {
    let mut scene = beatrice("18: F13..20; 17: F25 F26; hand: counter_attack");
    scene.say("play counter_attack, in 14");
    for unit in 13..=20 {
        scene.say(&format!("enter F{unit}"));
    }
    scene.say("enter F25");
    // Full: the attack begins by itself.
    assert_eq!(scene.asks(), "dice attack");
    assert_eq!(scene.units(17), "F26");
}

#[test]
fn units_already_there_do_not_join() {
    let words = "turn 2 french lost 14; 14 vietminh: F1 V1-; 18: F14; hand: counter_attack";
    let mut scene = scene(words);
    scene.say("play counter_attack, in 14, enter F14").dice(&[1, 1]);
    assert_eq!(scene.damage(), (4, 7, 0));
    assert_eq!(scene.units(14), "F1 F14- V1-");
}

#[test]
fn an_area_that_was_bombed_empty_is_simply_taken() {
    let words = "turn 2 french lost 14; 14 vietminh: V7-; 18: F14 F15 F48; 10: F41; 7: V28; \
                 hand: counter_attack fighter_bombers";
    let mut scene = scene(words);
    scene.say("play fighter_bombers, in 14").dice(&[6, 4]).quiet();
    assert!(scene.is_eliminated("V7"));
    assert_eq!(scene.control(14), "vietminh");
    scene.say("play counter_attack, in 14, enter F14");
    assert_eq!(scene.control(14), "french");
    scene.say("enter F15, attack");
    assert_eq!((scene.units(14), scene.units(18)), ("F14- F15-".into(), "F48".into()));
    assert!(!scene.log().contains(&"fires"));
}

// FR-18, FR-19, B-26 Bombers.

#[test]
fn bombers_reach_any_area_with_viet_minh() {
    let mut scene = scene("turn 2 french; 28: F33; 1: V37; hand: b26");
    scene.say("play b26");
    assert_eq!(scene.refused("in 28"), "8.0 storm-no-card-no-enemy");
    assert_eq!(scene.sums("in 1"), (6, 9));
    scene.say("in 1").dice(&[2, 3]).say("hit V37 2, retreat V37 4");
    assert_eq!((scene.units(4), scene.discards("french")), ("V37-".into(), "b26".into()));
}

#[test]
fn bombers_need_a_target() {
    let scene = scene("turn 2 french; 28: F33; hand: b26 fighter_bombers");
    assert_eq!(scene.refused("play b26"), "W.1 storm-no-target");
    assert_eq!(scene.refused("play fighter_bombers"), "W.1 storm-no-target");
}

// FR-20, FR-21, Fighter Bombers: see also the allocation.

#[test]
fn a_second_fighter_bomber_needs_a_second_poor_weather() {
    let words =
        "turn 2 french; 28: F33; 15: V46; hand: fighter_bombers fighter_bombers poor_weather";
    let mut scene = scene(words);
    scene.say("play fighter_bombers, in 15, play poor_weather");
    assert!(scene.log().contains(&"cancelled"));
    // It cost only the card, and the impulse is still open.
    assert_eq!(scene.asks(), "french impulse");
    scene.say("play fighter_bombers, in 15");
    assert_eq!(scene.asks(), "dice attack");
    scene.dice(&[6, 6]);
    assert!(scene.is_eliminated("V46"));
}

#[test]
fn two_poor_weathers_stop_both() {
    let words = "turn 2 french; 28: F33; 15: V46; \
                 hand: fighter_bombers fighter_bombers poor_weather poor_weather";
    let mut scene = scene(words);
    for _ in 0..2 {
        scene.say("play fighter_bombers, in 15, play poor_weather");
    }
    assert_eq!((scene.units(15), scene.hand("french")), ("V46".into(), "".into()));
}

// FR-22 to FR-26, Artillery, and FR-27, TOT Artillery.

#[test]
fn artillery_shells_beside_french_areas() {
    let mut scene =
        scene("turn 2 french; 14: F1; 8: V1; 1: V37; 11 vietminh; hand: artillery tot_artillery");
    scene.say("play artillery");
    assert_eq!(scene.sums("in 8"), (7, 10));
    assert_eq!(scene.refused("in 1"), "S-48 storm-no-not-beside-control");
    assert_eq!(scene.refused("in 11"), "8.0 storm-no-card-no-enemy");
    let words = "turn 2 french; 28: F33; 8: V1; hand: tot_artillery";
    let mut tot = crate::scene::scene(words);
    // Beatrice beside it is French though nobody is there.
    assert_eq!(tot.say("play tot_artillery").sums("in 8"), (10, 10));
}

#[test]
fn artillery_clears_all_trenches() {
    let mut scene =
        scene("turn 2 french; 14: F1; 8 trench 3: V1; 11: V10; 1 trench 2; hand: artillery");
    scene.say("play artillery");
    assert_eq!(scene.refused("clear 11"), "W.1 storm-no-trench");
    assert_eq!(scene.refused("clear 1"), "S-48 storm-no-not-beside-control");
    scene.say("clear 8");
    assert_eq!((scene.trench(8), scene.units(8)), (0, "V1".into()));
    assert_eq!(scene.discards("french"), "artillery");
}

#[test]
fn artillery_clears_trenches_without_units() {
    let mut scene = scene("turn 2 french; 27: F25; 15 trench 2; 4: V37; hand: tot_artillery");
    scene.say("play tot_artillery");
    assert_eq!(scene.refused("in 15"), "8.0 storm-no-card-no-enemy");
    assert_eq!(scene.say("clear 15").trench(15), 0);
}
