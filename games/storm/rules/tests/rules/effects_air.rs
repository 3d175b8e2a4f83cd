//! Chapter W.1, the French cards that bomb and shell.

use crate::scene::scene;

// FR-18, FR-19, B-26 Bombers.

#[test]
fn bombers_reach_any_area_with_viet_minh() {
    let mut scene = scene("turn 2 french; 28: F33; 1: V37; hand: b26");
    scene.say("play b26");
    assert_eq!(scene.refused("in 28"), "W.1 storm-no-card-no-enemy");
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
    assert_eq!(scene.refused("in 1"), "W.1 storm-no-not-beside-control");
    assert_eq!(scene.refused("in 11"), "W.1 storm-no-card-no-enemy");
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
    assert_eq!(scene.refused("clear 1"), "W.1 storm-no-not-beside-control");
    scene.say("clear 8");
    assert_eq!((scene.trench(8), scene.units(8)), (0, "V1".into()));
    assert_eq!(scene.discards("french"), "artillery");
}

#[test]
fn artillery_clears_trenches_without_units() {
    let mut scene = scene("turn 2 french; 27: F25; 15 trench 2; 4: V37; hand: tot_artillery");
    scene.say("play tot_artillery");
    assert_eq!(scene.refused("in 15"), "W.1 storm-no-card-no-enemy");
    assert_eq!(scene.say("clear 15").trench(15), 0);
}
