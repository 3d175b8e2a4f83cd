//! Chapter 10.0: assault.

use crate::scene::scene;

#[test]
fn an_assault_leaves_full_trenches() {
    let mut three = scene("turn 2 vietminh; 8 trench 3: V1..9; 14: F1");
    three.say("act 8, pick all");
    assert_eq!(three.refused("assault 14"), "legal");
    let mut two = scene("turn 2 vietminh; 8 trench 2: V1..9; 14: F1");
    two.say("act 8, pick all");
    assert_eq!(two.refused("assault 14"), "10.0 storm-no-assault-trench");
}

#[test]
fn on_turn_one_no_trenches_are_needed() {
    let mut scene = scene("turn 1 vietminh; 8: V1..9; 14: F1");
    scene.say("act 8, pick all");
    assert_eq!(scene.refused("assault 14"), "legal");
}

#[test]
fn only_a_french_area_with_french_units_is_assaulted() {
    let mut scene = scene("turn 1 vietminh; 8: V1..9; 14: F1; 11 vietminh: F2 V10");
    scene.say("act 8, pick all");
    assert_eq!(scene.refused("assault 11"), "10.0 storm-no-assault-control");
    assert_eq!(scene.refused("assault 19"), "10.0 storm-no-assault-control");
    assert_eq!(scene.refused("assault 18"), "S-13 storm-no-enemy");
    assert_eq!(scene.refused("assault 14"), "legal");
    assert_eq!(scene.refused("assault 17"), "no such choice");
}

#[test]
fn the_river_does_not_stop_an_assault() {
    let mut scene = scene("turn 1 vietminh; 11: V10; 14: F1");
    assert_eq!(scene.say("act 11, pick V10").refused("assault 14"), "legal");
}

#[test]
fn nine_units_fit_into_the_assaulted_area() {
    let mut scene = scene("turn 1 vietminh; 8: V1..9; 14 french: F1 V10 V11");
    scene.say("act 8, pick V1, pick V2, pick V3, pick V4, pick V5, pick V6, pick V7");
    assert_eq!(scene.refused("assault 14"), "legal");
    scene.say("pick V8");
    assert_eq!(scene.refused("assault 14"), "10.0 storm-no-assault-stacking");
}

#[test]
fn the_unit_to_be_lost_is_not_deducted() {
    // Nine assault and one will be lost, but one is there already.
    let mut scene = scene("turn 1 vietminh; 8: V1..9; 14 french: F1 V10");
    scene.say("act 8, pick all");
    assert_eq!(scene.refused("assault 14"), "10.0 storm-no-assault-stacking");
}

#[test]
fn a_won_assault_moves_in_and_costs_a_unit() {
    let mut scene = scene("turn 2 vietminh; 8 trench 3: V7..9 V1; 14: F1-");
    scene.say("act 8, pick V7, pick V8, pick V9, assault 14").dice(&[2, 3]);
    assert_eq!(scene.damage(), (11, 9, 2));
    assert_eq!((scene.units(14).as_str(), scene.control(14)), ("V7- V8- V9-", "vietminh"));
    assert_eq!(scene.asks(), "vietminh losses");
    // Only the assaulting units can pay.
    assert_eq!(scene.legal(), ["lose V7", "lose V8", "lose V9"]);
    scene.say("lose V8");
    assert_eq!((scene.units(14), scene.units(8)), ("V7- V9-".into(), "V1".into()));
    assert!(!scene.has_fire_marker("vietminh", 8));
}

#[test]
fn a_failed_assault_stays_and_costs_a_unit() {
    let mut scene = scene("turn 2 vietminh; 8 trench 3: V7..9; 14: F1");
    scene.say("act 8, pick all, assault 14").dice(&[2, 3]).say("hit F1 1, lose V9");
    assert_eq!((scene.units(8), scene.units(14)), ("V7- V8-".into(), "F1-".into()));
    assert_eq!((scene.control(14), scene.trench(8)), ("french", 3));
}

#[test]
fn a_lone_unit_that_wins_is_lost_and_the_area_stays_taken() {
    let mut scene = scene("turn 2 vietminh; 8 trench 3: V7; 14: F1-");
    scene.say("act 8, pick V7, assault 14").dice(&[6, 6]);
    assert!(scene.is_eliminated("V7"));
    assert_eq!((scene.units(14).as_str(), scene.control(14)), ("", "vietminh"));
}

#[test]
fn an_area_left_to_french_units_is_theirs_and_loses_its_trenches() {
    let words = "turn 3 vietminh; 23 vietminh trench 3: F41 V19..21; 29: F42";
    let mut all = scene(words);
    all.say("act 23, pick all, assault 29").dice(&[6, 6]).say("lose V19");
    assert_eq!((all.control(29), all.control(23), all.trench(23)), ("vietminh", "french", 0));
    let mut two = scene(words);
    two.say("act 23, pick V19, pick V20, assault 29").dice(&[6, 6]).say("lose V19");
    assert_eq!((two.control(29), two.control(23), two.trench(23)), ("vietminh", "vietminh", 3));
}

#[test]
fn a_failed_assault_out_of_a_shared_area_gives_nothing_up() {
    let mut scene = scene("turn 3 vietminh; 23 vietminh trench 3: F41 V19 V20; 29: F42 F43");
    scene.say("act 23, pick all, assault 29").dice(&[1, 1]).say("lose V19");
    assert_eq!((scene.control(23), scene.trench(23)), ("vietminh", 3));
}

#[test]
fn the_last_unit_lost_for_a_failed_assault_gives_the_area_up() {
    let mut scene = scene("turn 3 vietminh; 23 vietminh trench 3: F41 V19; 29: F42 F43");
    scene.say("act 23, pick V19, assault 29").dice(&[1, 1]);
    assert!(scene.is_eliminated("V19"));
    assert_eq!((scene.control(23), scene.trench(23)), ("french", 0));
}

#[test]
fn the_example_of_mines_at_eliane_two() {
    let words = "turn 4 vietminh; 32 trench 3: V64..72; 37: F17 F18; hand: night_assault mines";
    let mut scene = scene(words);
    scene.say("act 32, pick all, assault 37, play night_assault, play mines").dice(&[4]);
    scene.say("spend V64, spend V65, spend V66, spend V70").dice(&[2, 3]);
    assert_eq!(scene.damage(), (16, 9, 7));
    assert_eq!(scene.units(37), "V67- V68- V69- V71- V72-");
    // Those that the mines stopped pay nothing.
    assert_eq!(scene.legal().len(), 5);
    scene.say("lose V72");
    assert_eq!(scene.units(32), "V64- V65- V66- V70-");
}

#[test]
fn the_example_of_giap_at_eliane_one() {
    let words = "turn 5 vietminh; 24 trench 3: V55..63; 30: F56..59; \
                 hand: giap command_coordination";
    let mut scene = scene(words);
    scene.say("act 24, pick all, assault 30").dice(&[2, 2]).say("play giap").dice(&[4, 5]);
    scene.say("play command_coordination").dice(&[2, 3]).say("reroll").dice(&[4, 4]).quiet();
    assert_eq!(scene.damage(), (20, 10, 10));
    scene.say("hit F56 3, hit F57 3, hit F58 3, hit F59 1, lose V58, lose V59, lose V60");
    assert_eq!(scene.units(30), "F59-");
    assert_eq!(scene.units(24).split(' ').count(), 6);
}

#[test]
fn a_stopped_assault_ends_the_impulse() {
    let words = "turn 2 vietminh; 8 trench 3: V1..3; 14: F1 F2; hand: rats mines";
    let mut stopped = scene(words);
    stopped.say("act 8, pick all, assault 14, play mines").dice(&[6]);
    assert_eq!((stopped.units(8).as_str(), stopped.units(14).as_str()), ("V1- V2- V3-", "F1 F2"));
    // No unit is lost, no free card follows, but the end of the impulse comes.
    assert_eq!(stopped.asks(), "vietminh impulse-end");
    let mut fought = scene(words);
    fought.say("act 8, pick all, assault 14").dice(&[1, 1]).quiet();
    assert!(fought.log().contains(&"assault-failed"));
    fought.say("lose V1");
    assert_eq!(fought.asks(), "vietminh free-cards");
}

#[test]
fn units_that_are_left_must_go_on() {
    let words = "turn 2 vietminh; 8 trench 3: V1..3; 14: F1 F2; hand: mines";
    let mut scene = scene(words);
    scene.say("act 8, pick all, assault 14, play mines").dice(&[2]).say("spend V1, spend V2");
    assert_eq!(scene.asks(), "dice attack");
}

#[test]
fn every_reroll_costs_a_unit() {
    let words = "turn 2 vietminh; 8 trench 3: V1..4; 14: F1 F2; hand: giap";
    let mut scene = scene(words);
    scene.say("act 8, pick all, assault 14").dice(&[1, 1]).say("play giap").dice(&[1, 2]);
    scene.say("reroll").dice(&[1, 1]).quiet().say("lose V1, lose V2, lose V3");
    assert_eq!(scene.units(8), "V4-");
}

#[test]
fn rerolls_are_fewer_than_the_units() {
    let words = "turn 2 vietminh; 8 trench 3: V1..3; 14: F1 F2; hand: giap giap";
    let mut scene = scene(words);
    scene.say("act 8, pick all, assault 14").dice(&[1, 1]).say("play giap").dice(&[1, 1]);
    assert_eq!(scene.refused("reroll"), "legal");
    // Two re-rolls for three units; a third is not offered.
    scene.say("reroll").dice(&[1, 1]);
    assert_ne!(scene.asks(), "vietminh w5");
    assert_eq!(scene.log().iter().filter(|id| **id == "rolls-again").count(), 2);
}
