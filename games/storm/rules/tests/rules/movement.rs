//! Chapter 7.0, movement.

use crate::scene::scene;

#[test]
fn a_step_on_own_ground_costs_one() {
    let mut scene = scene("turn 2 french; 28: F33");
    assert_eq!(scene.say("act 28, pick F33, move 27").points(), 3);
    assert_eq!(scene.say("move 26").points(), 2);
    assert_eq!(scene.say("stop").units(26), "F33-");
}

#[test]
fn entering_enemy_ground_costs_one_more() {
    let mut scene = scene("turn 2 french; 10: F33");
    assert_eq!(scene.say("act 10, pick F33, move 7").points(), 2);
}

#[test]
fn entering_an_area_with_an_enemy_costs_one_more() {
    // The area is French although the Viet Minh stand in it too (S-03).
    let mut scene = scene("turn 2 french; 10: F33; 9 french: F1 V1");
    assert_eq!(scene.say("act 10, pick F33, move 9").points(), 2);
}

#[test]
fn the_river_costs_one_more() {
    let mut scene = scene("turn 2 french; 22: F37");
    assert_eq!(scene.say("act 22, pick F37, move 17").points(), 2);
}

#[test]
fn all_reasons_on_entry_together_cost_one() {
    // Over the river, into enemy control, onto an enemy, and out of an area with an enemy.
    let words = "turn 2 french; 17 french: F13 F48 V1; 11: V10";
    assert_eq!(scene(words).say("act 17, pick F13, move 11").units(11), "F13- V10");
    let mut slow = scene(words);
    slow.say("act 17, pick F48");
    assert_eq!(slow.refused("move 11"), "7.0 storm-no-points");
}

#[test]
fn leaving_an_enemy_costs_one_more() {
    let mut scene = scene("turn 2 french; 11 vietminh: F33 V10");
    // Left is both enemy-controlled and held: once.
    assert_eq!(scene.say("act 11, pick F33, move 10").points(), 2);
}

#[test]
fn a_taken_area_costs_nothing_extra_to_leave() {
    let mut scene = scene("turn 2 french; 10: F33");
    assert_eq!(scene.say("act 10, pick F33, move 7").points(), 2);
    assert_eq!(scene.control(7), "french");
    assert_eq!(scene.say("move 9").points(), 1);
}

#[test]
fn a_stack_has_the_points_of_its_slowest_unit() {
    let mut scene = scene("turn 2 french; 22: F37 F48");
    scene.say("act 22, pick F37, pick F48, move 20");
    assert_eq!(scene.points(), 1);
    assert_eq!(scene.say("move 21").units(21), "F37- F48-");
}

#[test]
fn points_are_not_enough_by_one() {
    let mut scene = scene("turn 2 french; 22: F48");
    scene.say("act 22, pick F48, move 20");
    // One point left; the area west of the runway is still French.
    assert_eq!(scene.refused("move 26"), "legal");
    let mut scene = crate::scene::scene("turn 2 french; 22: F48; 26 vietminh");
    scene.say("act 22, pick F48, move 20");
    assert_eq!(scene.refused("move 26"), "7.0 storm-no-points");
}

#[test]
fn a_bridge_removes_the_river_reason_only() {
    let mut open = scene("turn 2 french; 28: F33");
    assert_eq!(open.say("act 28, pick F33, move 29").points(), 3);
    let mut held = scene("turn 2 french; 28: F33; 29 vietminh");
    assert_eq!(held.say("act 28, pick F33, move 29").points(), 2);
}

#[test]
fn armor_crosses_by_both_bridges() {
    let mut scene = scene("turn 2 french; 28: F50");
    scene.say("act 28, pick F50, move 29, move 21");
    assert_eq!(scene.points(), 2);
}

#[test]
fn armor_does_not_cross_elsewhere() {
    let mut west = scene("turn 2 french; 28: F50; 21: F51");
    west.say("act 28, pick F50");
    assert_eq!(west.refused("move 36"), "7.0 storm-no-armor-river");
    let mut east = scene("turn 2 french; 23: F50");
    east.say("act 23, pick F50");
    assert_eq!(east.refused("move 21"), "7.0 storm-no-armor-river");
    assert_eq!(east.refused("move 29"), "legal");
}

#[test]
fn armor_binds_the_whole_stack() {
    let mut scene = scene("turn 2 french; 28: F33 F50");
    scene.say("act 28, pick F33");
    assert_eq!(scene.refused("move 36"), "legal");
    scene.say("pick F50");
    assert_eq!(scene.refused("move 36"), "7.0 storm-no-armor-river");
}

#[test]
fn the_viet_minh_walk_into_an_empty_french_area() {
    let mut scene = scene("turn 2 vietminh; 12: V40");
    scene.say("act 12, pick V40, move 13");
    assert_eq!((scene.units(13).as_str(), scene.control(13)), ("V40-", "vietminh"));
}

#[test]
fn the_viet_minh_do_not_walk_into_a_held_french_area() {
    let mut scene = scene("turn 2 vietminh; 12: V40; 13: F12-");
    scene.say("act 12, pick V40");
    assert_eq!(scene.refused("move 13"), "7.0 storm-no-french-held");
}

#[test]
fn the_viet_minh_enter_their_own_area_with_french_units() {
    let mut scene = scene("turn 2 vietminh; 7: V40; 11 vietminh: F1 V10");
    scene.say("act 7, pick V40, move 11");
    assert_eq!(scene.units(11), "F1 V10 V40-");
}

#[test]
fn the_french_march_on_through_the_enemy() {
    let mut scene = scene("turn 2 french; 10: F33; 7: V28..30");
    assert_eq!(scene.say("act 10, pick F33, move 7").points(), 2);
    assert_eq!(scene.control(7), "vietminh");
    assert_eq!(scene.say("move 9").units(9), "F33-");
}

#[test]
fn the_french_never_enter_a_red_area() {
    let mut scene = scene("turn 2 french; 14: F1");
    scene.say("act 14, pick F1");
    assert_eq!(scene.refused("move 8"), "7.0 storm-no-red");
    assert_eq!(scene.refused("move 11"), "legal");
}

#[test]
fn nine_units_fill_an_area() {
    let mut eight = scene("turn 2 french; 22: F37; 16: F1..8");
    eight.say("act 22, pick F37, move 16, stop");
    assert_eq!(eight.units(16).split(' ').count(), 9);
    let mut nine = scene("turn 2 french; 22: F37; 16: F1..9");
    nine.say("act 22, pick F37");
    assert_eq!(nine.refused("move 16"), "7.0 storm-no-stacking");
}

#[test]
fn a_full_area_bars_the_way_through() {
    let mut scene = scene("turn 2 french; 22: F37; 16: F1..9");
    scene.say("act 22, pick F37, move 10");
    assert_eq!(scene.refused("move 16"), "7.0 storm-no-stacking");
}

#[test]
fn enemies_do_not_count_for_stacking() {
    let mut scene = scene("turn 2 french; 10: F33..36; 7: V28..36");
    scene.say("act 10, pick all, move 7");
    assert_eq!(scene.units(7).split(' ').count(), 13);
}

#[test]
fn a_raid_wrecks_trenches_and_comes_home() {
    let mut scene = scene("turn 2 french; 36: F43; 38 vietminh trench 2");
    scene.say("act 36, pick F43, move 38");
    assert_eq!((scene.control(38), scene.trench(38)), ("french", 0));
    scene.say("move 36");
    assert_eq!((scene.units(36).as_str(), scene.control(38)), ("F43-", "french"));
}

#[test]
fn a_move_enters_at_least_one_area() {
    let mut scene = scene("turn 2 french; 36: F43");
    scene.say("act 36, pick F43");
    assert_eq!(scene.refused("stop"), "no such choice");
    scene.say("move 37");
    assert_eq!(scene.refused("stop"), "legal");
}

#[test]
fn moved_units_are_spent_and_others_stay_fresh() {
    let mut scene = scene("turn 2 french; 28: F33 F34; 27: F35");
    scene.say("act 28, pick F33, move 27, stop");
    assert_eq!((scene.units(28).as_str(), scene.units(27).as_str()), ("F34", "F33- F35"));
}

#[test]
fn points_left_over_are_lost() {
    let mut scene = scene("turn 2 french; 28: F33; 34: F29; 2: V19");
    scene.say("act 28, pick F33, move 27, stop, act 2, pick V19, move 5, stop");
    assert_eq!(scene.asks(), "french impulse");
    assert_eq!(scene.refused("act 27"), "6.1 storm-no-fresh-unit");
}
