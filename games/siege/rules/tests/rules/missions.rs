//! 15.4, 27.1: missions of guns and airstrikes.

use crate::scene::{rules, scene, scene_with};

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
}

#[test]
fn b29s_fly_every_strategic_mission() {
    // 35.0.
    let words = "missions, turn 3; central: fr_1_le; vulture true, declared 2; reserve: air_b29_1";
    let scene = scene_with(&rules("vulture=yes"), words);
    for mission in ["base-attack", "counterbattery", "flak-suppression"] {
        assert_eq!(scene.refused(&format!("assign air_b29_1 {mission}")), "legal", "{mission}");
    }
}

#[test]
fn cargo_units_have_no_strikes() {
    let scene = scene("missions; central: fr_1_le; reserve: air_cargo_1 air_fb_1");
    assert_eq!(scene.refused("assign air_cargo_1 tactical"), "no such choice");
}
