//! Chapter 8.4.2: retreats.

use kernel::Rules;

use crate::scene::{Scene, scene};

/// V7 fires from 8 at two spent companies in Beatrice and does two points of damage.
fn out_of_beatrice(rest: &str) -> Scene {
    let mut scene = scene(&format!("turn 2 vietminh; 8: V7; 14: F1- F2-; {rest}"));
    scene.say("act 8, pick V7, fire 14").dice(&[6, 6]);
    assert_eq!(scene.damage().2, 2);
    scene.say("hit F1 1, hit F2 1");
    scene
}

#[test]
fn a_unit_retreats_to_an_own_area_of_its_choice() {
    let mut scene = out_of_beatrice("28: F33");
    assert_eq!(scene.legal(), ["retreat F1 17", "retreat F1 18", "retreat F2 17", "retreat F2 18"]);
    scene.say("retreat F2 17, retreat F1 18");
    assert_eq!((scene.units(17).as_str(), scene.units(18).as_str()), ("F2-", "F1-"));
    assert_eq!((scene.units(14).as_str(), scene.control(14)), ("", "french"));
}

#[test]
fn no_retreat_to_an_enemy_or_red_area() {
    let scene = out_of_beatrice("28: F33");
    assert_eq!(scene.refused("retreat F1 11"), "8.4.2 storm-no-retreat-control");
    assert_eq!(scene.refused("retreat F1 8"), "8.4.2 storm-no-retreat-red");
}

#[test]
fn a_retreat_goes_where_the_fewest_enemies_are() {
    // Both neighbours are French with Viet Minh in them (S-03).
    let scene = out_of_beatrice("17 french: F13 V1; 18 french: F14 V2 V3");
    // There is nothing to choose.
    assert_eq!(scene.units(17), "F1- F2- F13 V1");
}

#[test]
fn the_example_of_the_airstrip() {
    let words = "turn 4 french; 22: F37; 20 vietminh: V1- V2-; 16 vietminh: V10..18; \
                 26 vietminh: V28..32 F1 F2; 21 vietminh: V37..44 F3";
    let mut scene = scene(words);
    scene.say("act 22, pick F37, fire 20").dice(&[3, 4]).say("hit V1 1, hit V2 1");
    assert_eq!(scene.refused("retreat V1 16"), "8.4.2 storm-no-retreat-full");
    assert_eq!(scene.refused("retreat V1 26"), "8.4.2 storm-no-retreat-enemies");
    assert_eq!(scene.refused("retreat V1 22"), "8.4.2 storm-no-retreat-control");
    scene.say("retreat V1 21");
    // Now that one is full, and the other company has to go to Huguette.
    assert!(scene.units(21).contains("V1-") && scene.units(26).contains("V2-"));
}

#[test]
fn eight_units_leave_room_and_nine_do_not() {
    let mut eight = out_of_beatrice("17: F13..20; 18 vietminh");
    // Only one of them finds room; the other goes through to where there is some.
    eight.say("retreat F1 17");
    assert_eq!(eight.units(17).split(' ').count(), 9);
    assert_eq!(eight.legal(), ["retreat F2 10", "retreat F2 22", "retreat F2 23"]);
    let mut nine = out_of_beatrice("17: F13..21; 18: F37");
    assert_eq!(nine.refused("retreat F1 17"), "8.4.2 storm-no-retreat-full");
    nine.say("retreat F1 18");
    assert_eq!(nine.units(18), "F1- F2- F37");
}

#[test]
fn a_roomy_area_with_enemies_beats_a_full_one_without() {
    let mut scene = out_of_beatrice("17: F13..21; 18 french: F37 V1 V2");
    assert_eq!(scene.refused("retreat F1 17"), "8.4.2 storm-no-retreat-full");
    scene.say("retreat F1 18");
    assert_eq!(scene.units(18), "F1- F2- F37 V1 V2");
}

#[test]
fn a_unit_goes_on_through_full_areas() {
    let mut scene = out_of_beatrice("17: F13..21; 18: F22..30");
    scene.say("retreat F1 17");
    // It is on its way: it neither goes back nor lets the other one pass.
    assert_eq!(scene.refused("retreat F1 14"), "8.4.2 storm-no-back-to-target");
    assert_eq!(scene.refused("retreat F1 18"), "8.4.2 storm-no-retreat-full");
    assert_eq!(scene.refused("retreat F2 18"), "8.4.2 storm-no-in-transit");
    scene.say("retreat F1 23");
    assert_eq!(scene.units(23), "F1-");
}

#[test]
fn a_unit_visits_an_area_once() {
    let full = "17: F13..21; 18: F22..30; 10: F41..49; 22: F5..12 F31; 23: F52..60";
    let mut scene = out_of_beatrice(full);
    scene.say("retreat F1 17, retreat F1 23");
    assert_eq!(scene.refused("retreat F1 17"), "S-16 storm-no-visited");
    assert_eq!(scene.refused("retreat F1 18"), "8.4.2 storm-no-retreat-full");
    scene.say("retreat F1 30");
    assert_eq!(scene.units(30), "F1-");
}

#[test]
fn a_unit_that_runs_out_of_areas_is_eliminated() {
    let mut scene = out_of_beatrice("17: F13..21; 18,10,22,23 vietminh");
    scene.say("retreat F1 17");
    assert!(scene.is_eliminated("F1") && scene.is_eliminated("F2"));
    assert_eq!(scene.units(17).split(' ').count(), 9);
}

#[test]
fn a_retreat_without_destination_may_be_chosen() {
    let mut scene = scene("turn 2 vietminh; 5: V31; 6: F5 F6-");
    scene.say("act 5, pick V31, fire 6").dice(&[6, 6]);
    assert_eq!(scene.damage().2, 2);
    // The owner could turn the fresh unit over and drive it out as well.
    assert_eq!(scene.refused("hit F6 1"), "legal");
    scene.say("hit F6 1, hit F5 1");
    assert!(scene.is_eliminated("F6"));
    assert_eq!(scene.units(6), "F5-");
}

#[test]
fn the_river_stops_only_armor() {
    let words = "turn 4 vietminh; 18 vietminh: V19 V20; 23: F50- F56-; 17,29,30 vietminh";
    let mut scene = scene(words);
    scene.say("act 18, pick all, fire 23").dice(&[4, 5]);
    assert_eq!(scene.damage().2, 2);
    scene.say("hit F50 1, hit F56 1, retreat F56 22");
    assert!(scene.is_eliminated("F50"));
    assert_eq!(scene.units(22), "F56-");
}

#[test]
fn armor_retreats_by_bridge_and_not_over_the_water() {
    let words = "turn 4 vietminh; 36 vietminh: V19 V20; 28: F50- F33; 29: F34";
    let mut scene = scene(words);
    scene.say("act 36, pick all, fire 28").dice(&[4, 5]);
    assert_eq!(scene.damage().2, 1);
    scene.say("hit F50 1");
    assert_eq!(scene.refused("retreat F50 29"), "legal");
    let words = "turn 4 vietminh; 34 vietminh: V19 V20; 28: F50- F33";
    let mut scene = crate::scene::scene(words);
    scene.say("act 34, pick all, fire 28").dice(&[4, 5]).say("hit F50 1");
    assert_eq!(scene.refused("retreat F50 36"), "8.4.2 storm-no-retreat-river");
    assert_eq!(scene.refused("retreat F50 29"), "legal");
}

#[test]
fn two_tank_platoons_without_a_way_out_are_both_lost() {
    // The only own area lies over the river and is nearly full: no question has an answer here.
    let words = "turn 4 vietminh; 18 vietminh: V19 V20; 23: F50- F51-; 17,29,30,22 vietminh; \
                 21: F1..8";
    let mut scene = scene(words);
    scene.say("act 18, pick all, fire 23").dice(&[4, 5]).say("hit F50 1, hit F51 1");
    assert!(scene.is_eliminated("F50") && scene.is_eliminated("F51"));
}

#[test]
fn a_fresh_unit_that_retreats_is_spent() {
    let mut scene = scene("turn 2 vietminh; 11 vietminh: V10..12 F1");
    scene.say("act 11, pick all, fire 11").dice(&[3, 3]).say("hit F1 2, retreat F1 14");
    assert_eq!(scene.units(14), "F1-");
}

#[test]
fn the_last_unit_that_leaves_gives_the_area_up() {
    let mut scene = scene("turn 2 french; 11 vietminh trench 3: V10- F1 F2");
    scene.say("act 11, pick F1, fire 11").dice(&[3, 3]).say("hit V10 1, retreat V10 7");
    assert_eq!((scene.units(11).as_str(), scene.control(11)), ("F1- F2", "french"));
    assert_eq!(scene.trench(11), 0);
}

#[test]
fn search_met_no_end_through_a_full_area_below_the_last_destination() {
    // Both go on through full areas: the first by 17 to 30, the second may still begin with 17.
    let full = "17: F13..21; 18: F22..30; 10: F41..49; 22: F5..12 F31; 23: F52..60";
    let mut scene = out_of_beatrice(full);
    scene.say("retreat F1 17, retreat F1 23, retreat F1 30");
    let mut legal = Vec::new();
    scene.rules().legal(scene.state(), scene.seat(), &mut legal);
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["retreat F2 17", "retreat F2 18"]);
}
