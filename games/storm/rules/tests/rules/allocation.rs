//! Chapters 8.4 and 8.4.1: what damage points do, and that all of them are applied.

use crate::scene::{Scene, scene};

/// V10 to V12 fire within 11 at these units, with this sum of two dice: firepower 6, no terrain.
fn hit_by(sum: u8, units: &str) -> Scene {
    let mut scene = scene(&format!("turn 2 vietminh; 11 vietminh: V10..12 {units}"));
    let first = (sum - 1).min(6);
    scene.say("act 11, pick all, fire 11").dice(&[first, sum - first]);
    scene
}

#[test]
fn one_point_turns_a_fresh_unit_over() {
    let mut scene = hit_by(5, "F1");
    assert_eq!(scene.damage().2, 1);
    assert_eq!(scene.say("hit F1 1").units(11), "F1- V10- V11- V12-");
}

#[test]
fn one_point_drives_a_spent_unit_out() {
    let mut scene = hit_by(4, "F1-");
    assert_eq!(scene.damage().2, 1);
    scene.say("hit F1 1, retreat F1 14");
    assert_eq!(scene.units(14), "F1-");
}

#[test]
fn two_points_turn_a_fresh_unit_over_and_drive_it_out() {
    let mut scene = hit_by(6, "F1");
    assert_eq!(scene.damage().2, 2);
    scene.say("hit F1 2, retreat F1 10");
    assert_eq!(scene.units(10), "F1-");
}

#[test]
fn two_points_eliminate_a_spent_unit() {
    // There is nothing to choose: it may not retreat and lose the second point.
    let scene = hit_by(5, "F1-");
    assert_eq!(scene.damage().2, 2);
    assert!(scene.is_eliminated("F1"));
}

#[test]
fn three_points_eliminate_a_fresh_unit() {
    assert!(hit_by(7, "F1").is_eliminated("F1"));
}

#[test]
fn points_that_fit_nowhere_are_lost() {
    let scene = hit_by(9, "F1");
    assert_eq!(scene.damage().2, 5);
    assert!(scene.is_eliminated("F1"));
}

#[test]
fn points_may_be_spread_or_piled_up() {
    for (answers, left) in [
        ("hit F1 3", "F2 V10- V11- V12-"),
        ("hit F1 1, hit F2 2, retreat F2 10", "F1- V10- V11- V12-"),
        ("hit F2 1, hit F1 2, retreat F1 10", "F2- V10- V11- V12-"),
    ] {
        let mut scene = hit_by(7, "F1 F2");
        assert_eq!(scene.damage().2, 3);
        assert_eq!(scene.say(answers).units(11), left, "{answers}");
    }
}

#[test]
fn nobody_takes_more_points_than_there_are() {
    let scene = hit_by(6, "F1 F2");
    assert_eq!(scene.refused("hit F1 3"), "8.4 storm-no-too-many-points");
    assert_eq!(scene.refused("hit F1 2"), "legal");
    // A spent unit takes two at most; three is no question at all.
    assert_eq!(hit_by(8, "F1 F2-").refused("hit F2 3"), "no such choice");
}

#[test]
fn the_owner_may_not_waste_points() {
    // Four points on a fresh and a spent unit: 3 and 1, or 2 and 2.
    let scene = hit_by(8, "F1 F2-");
    assert_eq!(scene.damage().2, 4);
    assert_eq!(scene.refused("hit F1 1"), "8.4.1 storm-no-points-left-over");
    assert_eq!(scene.legal(), ["hit F1 2", "hit F1 3", "hit F2 1", "hit F2 2"]);
}

#[test]
fn a_first_choice_binds_the_rest() {
    let mut scene = hit_by(8, "F1 F2-");
    scene.say("hit F2 1");
    assert_eq!(scene.refused("hit F1 2"), "8.4.1 storm-no-points-left-over");
    assert_eq!(scene.legal(), ["hit F1 3"]);
}

#[test]
fn eight_points_clear_three_fresh_units_and_seven_do_not() {
    let eight = hit_by(12, "F1 F2 F3");
    assert_eq!(eight.damage().2, 8);
    assert_eq!(eight.refused("hit F1 1"), "8.4.1 storm-no-points-left-over");
    let mut seven = hit_by(11, "F1 F2 F3");
    assert_eq!(seven.damage().2, 7);
    seven.say("hit F1 1, hit F2 3, hit F3 3");
    assert_eq!(seven.units(11), "F1- V10- V11- V12-");
}

#[test]
fn enough_for_everybody_leaves_no_choice() {
    let scene = hit_by(10, "F1 F2-");
    assert_eq!(scene.damage().2, 6);
    assert!(scene.is_eliminated("F1") && scene.is_eliminated("F2"));
    assert_eq!(scene.asks(), "dice supply");
}

#[test]
fn the_owner_applies_the_damage() {
    assert_eq!(hit_by(6, "F1").asks(), "french allocate");
    let mut bombed = scene("turn 2 french; 28: F33; 15: V46 V47; hand: b26");
    bombed.say("play b26, in 15").dice(&[3, 2]).quiet();
    assert_eq!(bombed.asks(), "vietminh allocate");
}

/// Fighter Bombers on 15, which has no terrain: firepower 4.
fn bombed(sum: u8, units: &str) -> Scene {
    let mut scene =
        scene(&format!("turn 2 french; 28: F33; 15: {units}; hand: fighter_bombers mines"));
    let first = (sum - 1).min(6);
    scene.say("play fighter_bombers, in 15").dice(&[first, sum - first]);
    while scene.asks() == "french w5" {
        scene.say("decline");
    }
    scene
}

#[test]
fn fighter_bombers_let_the_french_choose() {
    let mut scene = bombed(8, "V46 V47");
    assert_eq!((scene.damage().2, scene.asks()), (4, "french allocate".into()));
    scene.say("hit V47 3, hit V46 1");
    assert_eq!(scene.units(15), "V46-");
}

#[test]
fn fighter_bombers_drive_nobody_out() {
    let scene = bombed(8, "V46 V47 V48-");
    assert_eq!(scene.refused("hit V46 2"), "S-31 storm-no-retreats");
    assert_eq!(scene.refused("hit V48 1"), "S-31 storm-no-retreats");
}

#[test]
fn fighter_bombers_use_the_largest_sum_that_fits() {
    let three = bombed(7, "V46 V47");
    assert_eq!(three.damage().2, 3);
    assert_eq!(three.refused("hit V46 1"), "8.4.1 storm-no-points-left-over");
    assert_eq!(three.legal(), ["hit V46 3", "hit V47 3"]);
    let mixed = bombed(7, "V46 V47-");
    assert_eq!(mixed.legal(), ["hit V46 1", "hit V46 3", "hit V47 2"]);
    let mut two = bombed(6, "V46");
    assert_eq!((two.damage().2, two.legal()), (2, vec!["hit V46 1".to_owned()]));
    assert_eq!(two.say("hit V46 1").units(15), "V46-");
    let one = bombed(4, "V46-");
    assert_eq!((one.damage().2, one.units(15)), (1, "V46-".into()));
}
