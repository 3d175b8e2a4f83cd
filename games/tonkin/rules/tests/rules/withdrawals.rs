//! 2.7: withdrawals.

use crate::scene::{Scene, scene};

/// Apr-51 asks for a para.
fn april(words: &str) -> Scene {
    let mut game = scene(&format!("Apr-51 replacement 99\nT7: vm_hq\n{words}"));
    game.until("french withdraw");
    game
}

#[test]
fn a_unit_of_the_class_at_full_strength_near_a_supply_center_is_withdrawn_for_6_turns() {
    let mut game = april("T14: fef_1_bep fef_1_bmi fef_3_bpc:1\nK13: fef_2_bep");
    assert_eq!(game.refused("withdraw fef_1_bmi"), "2.7 wrong-class");
    assert_eq!(game.refused("withdraw fef_3_bpc"), "2.7 not-full-strength");
    assert_eq!(game.refused("withdraw fef_2_bep"), "2.7 withdrawal-range");
    let before = game.vp();
    game.say("withdraw fef_1_bep");
    assert_eq!((game.place("fef_1_bep"), game.vp()), ("track 13".to_owned(), before));
}

#[test]
fn a_withdrawal_that_is_not_made_costs_3_vp() {
    let mut game = april("T14: fef_1_bep");
    let before = game.vp();
    game.say("refuse");
    assert_eq!((game.vp(), game.place("fef_1_bep")), (before - 3, "T14".to_owned()));
}

#[test]
fn the_navy_needs_no_range_and_any_means_any_unit_with_steps() {
    // Jun-53 asks for the Navy, then for any unit.
    let mut game = scene("Jun-53 replacement 99\nT7: vm_hq\nT14: fef_hq fef_sd_1 fef_1_bmi");
    game.until("french withdraw");
    assert_eq!(game.refused("withdraw fef_1_bmi"), "2.7 wrong-class");
    game.say("withdraw fef_navy");
    assert_eq!(game.place("fef_navy"), "track 39");
    assert_eq!(game.refused("withdraw fef_hq"), "no such choice");
    assert_eq!(game.refused("withdraw fef_sd_1"), "no such choice");
    game.say("withdraw fef_1_bmi");
    assert_eq!(game.place("fef_1_bmi"), "track 39");
}

#[test]
fn a_unit_in_saigon_can_be_withdrawn() {
    let mut game = april("saigon = [\"fef_1_bep\"]\nT14: fef_1_bmi");
    game.say("withdraw fef_1_bep");
    assert_eq!(game.place("fef_1_bep"), "track 13");
}
