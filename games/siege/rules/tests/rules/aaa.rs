//! 12.0: Viet Minh antiaircraft fire.

use crate::scene::{rules, scene, scene_with, staff_scene};

#[test]
fn a_die_for_each_point_then_one_for_each_hit() {
    // 12.1: 3 is a miss, 5 a hit; second die 6 is a cargo shoot down.
    let mut scene = scene("aaa, aaa 2; central: fr_1_le; cargo_gp: air_cargo_1; gp 6");
    assert_eq!(scene.dice_asked(), 2);
    scene.dice(&[3, 5]);
    assert_eq!((scene.asks(), scene.dice_asked()), ("dice aaa-results".to_owned(), 1));
    scene.dice(&[6]);
    assert_eq!(scene.at("air_cargo_1"), "turn 4");
}

#[test]
fn shoot_downs_come_before_aborts() {
    // 12.3: the only cargo unit is shot down; the abort finds nobody (12.4).
    let mut scene = scene("aaa, aaa 2; central: fr_1_le; cargo_gp: air_cargo_1");
    scene.dice(&[5, 5]).dice(&[3, 6]);
    assert_eq!(scene.at("air_cargo_1"), "turn 4");
    assert!(scene.log().contains(&"aaa-nobody"));
}

#[test]
fn late_losses_are_for_good() {
    // 12.2.
    let mut scene = scene("aaa, turn 6, aaa 1; central: fr_1_le; cargo_gp: air_cargo_1");
    scene.dice(&[6]).dice(&[6]);
    assert_eq!(scene.at("air_cargo_1"), "eliminated");
}

#[test]
fn the_player_chooses_among_those_that_differ() {
    // S-18: a fighter-bomber or a bomber; like ones are not asked about.
    let mut scene = scene("aaa, aaa 2; central: fr_1_le; tactical: air_fb_1 air_fb_2 air_bm_1");
    scene.dice(&[5, 6]).dice(&[4, 4]);
    assert_eq!(scene.asks(), "shot-down");
    scene.say("lose air_bm_1");
    assert_eq!(
        scene.all_at(&["air_bm_1", "air_fb_1", "air_fb_2"]),
        ["turn 4", "turn 4", "tactical"]
    );
}

#[test]
fn b29s_are_never_hit() {
    // 12.4, 35.0.
    let mut scene = scene_with(
        &rules("vulture=yes"),
        "aaa, turn 3, aaa 1; central: fr_1_le; vulture true, declared 2
         base_attack: air_b29_1 air_fb_1 air_bm_1",
    );
    scene.dice(&[5]).dice(&[2]);
    assert_eq!(scene.refused("lose air_b29_1"), "12.4 siege-no-immune");
    assert_eq!(scene.refused("lose air_fb_1"), "legal");
}

#[test]
fn units_in_reserve_are_safe() {
    let mut scene = scene("aaa, aaa 1; central: fr_1_le; reserve: air_fb_1");
    scene.dice(&[5]).dice(&[4]);
    assert_eq!(scene.at("air_fb_1"), "reserve");
}

#[test]
fn a_passenger_shot_down_loses_a_step() {
    // 14.5, S-29.
    let mut scene =
        scene("aaa, aaa 2; central: fr_1_le; air_cargo_1: fr_6_bpc; air_cargo_2: fr_5_bpvn-");
    scene.dice(&[5, 5]).dice(&[6, 6]);
    assert_eq!(scene.all_at(&["fr_6_bpc", "fr_5_bpvn"]), ["ready-", "eliminated"]);
}

#[test]
fn an_aborted_passenger_is_back_as_it_was() {
    let mut scene = scene("aaa, aaa 1; central: fr_1_le; air_cargo_1: fr_6_bpc");
    scene.dice(&[5]).dice(&[3]);
    assert_eq!(scene.all_at(&["fr_6_bpc", "air_cargo_1"]), ["ready", "abort"]);
}

#[test]
fn aborted_supply_brings_one_point() {
    // 14.8.
    let mut scene = scene("aaa, aaa 1, artillery 0; central: fr_1_le; cargo_gp: air_cargo_1; gp 6");
    scene.dice(&[5]).dice(&[3]);
    assert_eq!(scene.at("air_cargo_1"), "abort");
    assert_eq!(scene.state().board.tracks.gp, 7);
}

#[test]
fn forward_positions_add_dice() {
    // 32.0: Anne-Marie and Eliane.
    let words = "aaa, aaa 9; central: fr_1_le; vietminh r1s06 r1s07 r3s02 r3s03 r3s04 r2s07 r2s08";
    assert_eq!(scene(words).dice_asked(), 9);
    assert_eq!(scene_with(&rules("forward_aaa=yes"), words).dice_asked(), 11);
    let retaken = words.replace(" r1s07", "");
    assert_eq!(scene_with(&rules("forward_aaa=yes"), &retaken).dice_asked(), 10);
}

#[test]
fn air_losses_are_the_air_commanders() {
    let mut scene = staff_scene("aaa, aaa 1; central: fr_1_le; tactical: air_fb_1 air_bm_1");
    scene.dice(&[5]).dice(&[4]);
    assert_eq!(scene.seats(), ["commander", "air"]);
}

#[test]
fn an_aborted_cia_unit_brings_one_point_under_cat() {
    // S-64.
    let words = "aaa, aaa 1, artillery 0; central: fr_1_le; cargo_gp: air_cargo_cia; gp 6";
    let mut scene = scene(&format!("{words}; force f_cat"));
    scene.dice(&[5]).dice(&[3]);
    assert_eq!(scene.state().board.tracks.gp, 7);
}
