//! 11.1, 15.3, 28.0: strategic strikes.

use crate::scene::{scene, staff_scene};

#[test]
fn a_base_strike_reduces_and_shakes() {
    // 28.3: three reductions, morale once.
    let mut scene = scene(
        "air_strikes, morale 10; bases 308 304 312 316; central: fr_1_le
         base_attack: air_bm_1 air_fb_1; base1: vm_80 vm_84 vm_89",
    );
    scene.say("target base1, with air_bm_1, with air_fb_1, agree");
    assert_eq!(scene.dice_asked(), 5);
    scene.dice(&[5, 6, 6, 1, 4]);
    assert_eq!(scene.state().board.tracks.morale, 9);
    assert_eq!(scene.at("air_bm_1"), "reserve");
}

#[test]
fn full_strength_battalions_lose_first() {
    // 17.5, 28.3.
    let mut scene = scene(
        "air_strikes; central: fr_1_le; base_attack: air_fb_1
         base1: vm_265 vm_346- vm_418; eliminated: vm_80",
    );
    scene.say("target base1, with air_fb_1, agree").dice(&[5, 1]);
    assert_eq!(scene.asks(), "hit-base");
    assert_eq!(scene.refused("lose vm_346"), "28.3 siege-no-full-first-base");
    scene.say("lose vm_418");
    assert_eq!(scene.at("vm_418"), "base1-");
}

#[test]
fn an_empty_base_is_no_target() {
    // 28.1.
    let scene =
        scene("air_strikes; r4s12: fr_1_le; base_attack: air_fb_1; r1s10: vm_265 vm_346 vm_418");
    assert_eq!(scene.refused("target base1"), "28.1 siege-no-base-empty");
    assert_eq!(scene.refused("target base2"), "legal");
}

#[test]
fn counterbattery_and_flak_suppression_lower_the_indexes() {
    // 11.1: each 6.
    let mut scene = scene(
        "air_strikes, artillery 24, aaa 1; central: fr_1_le
         counterbattery: air_bm_1 air_bm_2; flak_suppression: air_fb_1",
    );
    scene.say("target artillery, with all, agree").dice(&[6, 6, 5, 1, 2, 3]);
    assert_eq!(scene.state().board.tracks.artillery, 22);
    assert_eq!(scene.refused("target artillery"), "11.1 siege-no-struck-already");
    scene.say("target aaa, with air_fb_1, agree").dice(&[6, 6]);
    // 11.4: never below nothing.
    assert_eq!(scene.state().board.tracks.aaa, 0);
}

#[test]
fn each_mission_has_its_target() {
    let mut scene =
        scene("air_strikes; central: fr_1_le; counterbattery: air_bm_1; base_attack: air_fb_1");
    assert_eq!(scene.refused("target aaa"), "28.1 siege-no-nothing-reaches");
    scene.say("target base2");
    assert_eq!(scene.refused("with air_bm_1"), "no such choice");
    assert_eq!(scene.refused("agree"), "11.1 siege-no-nobody-strikes");
    scene.say("drop");
    assert_eq!(scene.asks(), "air-strikes");
}

#[test]
fn neptune_flies_once_against_one_target() {
    // 28.7.
    let mut scene =
        scene("air_strikes; central: fr_1_le; force f_neptune; counterbattery: air_fb_1");
    scene.say("target artillery, with neptune, with air_fb_1, agree");
    assert_eq!(scene.dice_asked(), 8);
    scene.all(1);
    assert_ne!(scene.asks(), "air-strikes");
}

#[test]
fn guns_strike_after_the_enemys_and_are_paid_for() {
    // 15.5, S-88: 3 on counterbattery and 2 on flak suppression cost two points.
    let mut scene = scene(
        "french_artillery, ammunition 5; central: fr_11_4_col fr_35_ralp; main destroyed
         counterbattery: imp_11_4_col; flak_suppression: imp_35_ralp",
    );
    scene.say("target artillery, with imp_11_4_col, agree").dice(&[6, 1, 1]);
    scene.say("target aaa, with imp_35_ralp, agree").dice(&[6, 1]);
    let tracks = scene.state().board.tracks;
    assert_eq!((tracks.artillery, tracks.aaa, tracks.ammunition), (23, 8, 3));
    assert_eq!(scene.at("imp_11_4_col"), "reserve");
}

#[test]
fn the_spotter_adds_a_die_to_field_artillery() {
    // 24.8, S-32.
    let mut scene = scene("french_artillery; central: fr_2_4_col; counterbattery: imp_2_4_col");
    scene.say("target artillery, with imp_2_4_col, agree");
    assert_eq!(scene.dice_asked(), 7);
}

#[test]
fn guns_that_cannot_be_paid_for_stay_silent() {
    // S-30: 6 and 6 and 3 are 15 factors: three points.
    let mut scene = scene(
        "french_artillery, ammunition 2; central: fr_2_4_col fr_3_10_col fr_11_4_col
         counterbattery: imp_2_4_col imp_3_10_col imp_11_4_col",
    );
    scene.say("target artillery, with imp_2_4_col, with imp_3_10_col");
    assert_eq!(scene.refused("with imp_11_4_col"), "15.5 siege-no-ammunition");
}

#[test]
fn without_ammunition_nobody_is_asked() {
    let scene =
        scene("french_artillery, ammunition 0; central: fr_2_4_col; counterbattery: imp_2_4_col");
    assert_ne!(scene.asks(), "guns");
}

#[test]
fn strikes_are_the_air_commanders_and_the_commanders() {
    let mut scene = staff_scene("air_strikes; central: fr_1_le; base_attack: air_fb_1 air_fb_2");
    assert_eq!(scene.seats(), ["commander", "air"]);
    scene.by("air", "target base1, with air_fb_1, agree");
    assert_eq!(scene.asks(), "dice strike");
}

#[test]
fn several_bases_may_be_struck() {
    // 28.1, 28.3, S-53, S-54: each base shakes morale by itself.
    let mut scene =
        scene("air_strikes, morale 10; central: fr_1_le; base_attack: air_bm_1 air_fb_1");
    scene.say("target base1, with air_bm_1, agree").dice(&[6, 6, 1]);
    assert_eq!(scene.state().board.tracks.morale, 9);
    while scene.asks() == "hit-base" {
        let first = scene.legal()[0].clone();
        scene.say(&first);
    }
    assert_eq!(scene.refused("target base1"), "28.2 siege-no-base-struck");
    scene.say("target base2, with air_fb_1, agree").dice(&[6, 1]);
    assert_eq!(scene.state().board.tracks.morale, 8);
}
