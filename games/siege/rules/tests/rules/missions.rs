//! 15.4, 27.1: missions of guns and airstrikes.

use crate::scene::{rules, scene, scene_with, staff_scene};

#[test]
fn airstrikes_and_guns_go_to_their_boxes() {
    let mut scene = scene("missions; central: fr_2_4_col; reserve: air_fb_1 air_bm_1 imp_2_4_col");
    scene.say(
        "assign air_fb_1 tactical, assign air_bm_1 base-attack, assign imp_2_4_col counterbattery",
    );
    assert_eq!(
        scene.all_at(&["air_fb_1", "air_bm_1", "imp_2_4_col"]),
        ["tactical", "baseattack", "counterbattery"]
    );
    scene.say("recall air_bm_1");
    assert_eq!(scene.at("air_bm_1"), "reserve");
    scene.say("done");
    assert_eq!(scene.asks(), "cargo");
}

#[test]
fn guns_never_attack_bases_and_mortars_no_index() {
    // 15.2, 15.3, S-35.
    let scene = scene("missions; central: fr_2_4_col fr_1_cmle; reserve: imp_2_4_col imp_1_cmle");
    assert_eq!(scene.refused("assign imp_2_4_col base-attack"), "15.3 siege-no-guns-no-base");
    assert_eq!(scene.refused("assign imp_2_4_col flak-suppression"), "legal");
    assert_eq!(scene.refused("assign imp_1_cmle flak-suppression"), "15.2 siege-no-mortar-mission");
    assert_eq!(scene.refused("assign imp_1_cmle tactical"), "legal");
}

#[test]
fn b29s_fly_strategic_missions_only() {
    // 35.0.
    let scene = scene_with(
        &rules("vulture=yes"),
        "missions, turn 3; central: fr_1_le; vulture true, declared 2; reserve: air_b29_1",
    );
    assert_eq!(scene.refused("assign air_b29_1 tactical"), "35.0 siege-no-strategic-only");
    assert_eq!(scene.refused("assign air_b29_1 base-attack"), "legal");
}

#[test]
fn cargo_units_have_no_strikes() {
    let scene = scene("missions; central: fr_1_le; reserve: air_cargo_1 air_fb_1");
    assert_eq!(scene.refused("assign air_cargo_1 tactical"), "no such choice");
}

#[test]
fn each_seat_assigns_its_own_pieces() {
    // S-76.
    let mut scene =
        staff_scene("missions; central: fr_2_4_col; reserve: air_fb_1 air_fb_2 imp_2_4_col");
    assert_eq!(scene.seats(), ["commander", "air", "artillery"]);
    assert_eq!(scene.refused_to("air", "assign imp_2_4_col tactical"), "S-76 siege-no-owner");
    assert_eq!(scene.refused_to("air", "close"), "no such choice");
    scene.by("air", "assign air_fb_1 tactical, done").by("artillery", "done");
    assert_eq!(scene.seats(), ["commander"]);
    // The commander may do all.
    scene.by("commander", "assign air_fb_2 tactical, done");
    assert_eq!(scene.asks(), "cargo");
}

#[test]
fn the_commander_closes_a_step_for_all() {
    let mut scene = staff_scene("missions; central: fr_1_le; reserve: air_fb_1");
    scene.by("commander", "close");
    assert_eq!(scene.asks(), "cargo");
}
