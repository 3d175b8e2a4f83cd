//! Chapter 13.0: control of areas.

use crate::scene::scene;

#[test]
fn an_area_without_its_owner_passes_to_the_enemy_at_once() {
    let mut scene = scene("turn 2 vietminh; 12: V40; 28: F33");
    scene.say("act 12, pick V40, move 13");
    assert_eq!(scene.control(13), "vietminh");
    assert!(scene.log().contains(&"control"));
}

#[test]
fn an_empty_area_keeps_its_owner() {
    let mut scene = scene("turn 2 french; 13: F12; 4: V37");
    scene.say("act 13, pick F12, move 16, stop");
    assert_eq!((scene.units(13).as_str(), scene.control(13)), ("", "french"));
}

#[test]
fn where_both_are_the_owner_keeps_it() {
    let mut scene = scene("turn 2 french; 10: F33; 7: V28");
    scene.say("act 10, pick F33, move 7, stop");
    assert_eq!((scene.units(7).as_str(), scene.control(7)), ("F33- V28", "vietminh"));
}

#[test]
fn who_marches_off_leaves_the_area_to_the_enemy() {
    let mut scene = scene("turn 2 vietminh; 7 vietminh trench 2: F33 V28; 4: V37");
    scene.say("act 7, pick V28, move 5");
    assert_eq!((scene.control(7), scene.trench(7)), ("french", 0));
}

#[test]
fn an_area_is_lost_the_moment_its_last_defender_dies() {
    let mut scene = scene("turn 2 vietminh; 17 french: F13- V10 V11");
    scene.say("act 17, pick all, fire 17").dice(&[3, 3]);
    assert_eq!((scene.units(17).as_str(), scene.control(17)), ("V10- V11-", "vietminh"));
}

#[test]
fn a_shared_area_bombed_free_of_its_owner_is_taken() {
    let words = "turn 2 french; 11 vietminh trench 3: F1 V10-; 4: V37; hand: fighter_bombers";
    let mut scene = scene(words);
    scene.say("play fighter_bombers, in 11").dice(&[4, 4]);
    assert_eq!((scene.units(11).as_str(), scene.control(11)), ("F1", "french"));
    assert_eq!(scene.trench(11), 0);
}

#[test]
fn an_assault_driven_out_of_a_shared_area_loses_it() {
    let words =
        "turn 3 vietminh; 23 vietminh trench 3: F41 V19; 29: F42; 18 vietminh; hand: debouchez";
    let mut scene = scene(words);
    scene.say("act 23, pick V19, assault 29, play debouchez").dice(&[1, 3]).say("hit V19 2");
    assert_eq!((scene.units(18).as_str(), scene.control(23)), ("V19-", "french"));
    assert_eq!(scene.trench(23), 0);
    assert!(scene.log().contains(&"assault-stopped"));
}
