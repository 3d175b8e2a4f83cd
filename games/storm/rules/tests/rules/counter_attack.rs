//! Chapter W.1, Counter Attack (FR-16, FR-17).

use crate::scene::{Scene, scene};

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
    assert_eq!(none.refused("play counter_attack"), "W.1 storm-no-nothing-lost");
    let mut one = beatrice("18: F14; hand: counter_attack");
    one.say("play counter_attack");
    assert_eq!(one.refused("in 11"), "W.1 storm-no-not-lost");
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
    assert_eq!(at_once.refused("play counter_attack"), "W.1 storm-no-nothing-lost");
}

#[test]
fn somebody_must_be_able_to_enter() {
    // Gabrielle was lost too, but nobody stands beside it.
    let words = "turn 2 french lost 6,14; 6 vietminh: V19-; 14 vietminh: V1-; 18: F14; \
                 hand: counter_attack";
    let mut two = scene(words);
    two.say("play counter_attack");
    assert_eq!(two.refused("in 6"), "W.1 storm-no-nobody-enters");
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
    assert_eq!(scene.refused("enter F48"), "S-30 storm-no-enter-points");
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
    assert_eq!(scene.refused("enter F50"), "W.1 storm-no-enter-river");
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
