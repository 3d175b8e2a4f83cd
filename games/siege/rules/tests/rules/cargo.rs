//! 14.4: cargo missions; 36.1: the declaration of Vulture.

use crate::scene::{rules, scene, scene_with};

#[test]
fn cargo_carries_a_ready_unit_or_supply() {
    let mut scene =
        scene("cargo; central: fr_1_le; ready: fr_6_bpc; reserve: air_cargo_1 air_cargo_2");
    scene.say("fly air_cargo_1 fr_6_bpc, fly air_cargo_2 ammunition");
    assert_eq!(scene.all_at(&["air_cargo_1", "air_cargo_2"]), ["cargounit", "cargoartillery"]);
    // One unit flies once.
    scene.say("recall air_cargo_1");
    assert_eq!(scene.all_at(&["fr_6_bpc", "air_cargo_1"]), ["ready", "reserve"]);
}

#[test]
fn nobody_flies_who_is_not_ready() {
    // 14.3: neither from the Available box nor twice.
    let mut scene =
        scene("cargo; central: fr_1_le; ready: fr_6_bpc; reserve: air_cargo_1 air_cargo_2");
    assert_eq!(scene.refused("fly air_cargo_1 fr_2_bep"), "no such choice");
    scene.say("fly air_cargo_1 fr_6_bpc");
    assert_eq!(scene.refused("fly air_cargo_2 fr_6_bpc"), "no such choice");
}

#[test]
fn airstrikes_carry_nothing() {
    let scene = scene("cargo; central: fr_1_le; reserve: air_fb_1 air_cargo_1");
    assert_eq!(scene.refused("fly air_fb_1 gp"), "no such choice");
    assert_eq!(scene.refused("fly air_cargo_1 gp"), "legal");
}

const THREE: &str = "vietminh r1s12 r1s13 r2s07 r2s08 r4s13";

#[test]
fn vulture_needs_the_event_and_three_complexes() {
    // 36.1.
    let rules = rules("vulture=yes");
    let none = scene_with(&rules, &format!("cargo; central: fr_1_le; {THREE}"));
    assert_eq!(none.refused("declare"), "no such choice");
    let few = scene_with(&rules, "cargo; central: fr_1_le; vulture true; vietminh r4s12 r4s13");
    assert_eq!(few.refused("declare"), "36.1 siege-no-vulture-complexes");
    let enough = scene_with(&rules, &format!("cargo; central: fr_1_le; vulture true; {THREE}"));
    assert_eq!(enough.refused("declare"), "legal");
}

#[test]
fn vulture_brings_selected_us_units() {
    // 36.2: die + 3.
    let mut scene = scene_with(
        &rules("vulture=yes"),
        &format!("cargo, turn 4; central: fr_1_le; vulture true; {THREE}"),
    );
    scene.say("declare").dice(&[2]);
    assert_eq!(scene.asks(), "vulture-units");
    scene.say("take air_us_fb_1, take air_b29_1, take air_b29_2, take air_us_fb_5, take air_b29_3");
    assert_eq!(scene.all_at(&["air_us_fb_1", "air_b29_4"]), ["reserve", "aside"]);
    assert_eq!(scene.state().board.events.declared, Some(4));
    assert_eq!(scene.refused("declare"), "no such choice");
}

#[test]
fn a_us_unit_comes_once_and_no_other_comes() {
    // 36.2, S-60.
    let words = format!("cargo, turn 4; central: fr_1_le; vulture true; {THREE}");
    let mut scene = scene_with(&rules("vulture=yes"), &words);
    scene.say("declare").dice(&[2]).say("take air_us_fb_1");
    assert_eq!(scene.refused("take air_us_fb_1"), "no such choice");
    assert_eq!(scene.refused("take air_fb_a1"), "no such choice");
    assert_eq!(scene.refused("take air_us_fb_2"), "legal");
}

#[test]
fn a_six_brings_all_nine_without_asking() {
    let mut scene = scene_with(
        &rules("vulture=yes"),
        &format!("cargo; central: fr_1_le; vulture true; {THREE}"),
    );
    scene.say("declare").dice(&[6]);
    assert_eq!(scene.all_at(&["air_us_fb_1", "air_b29_4"]), ["reserve", "reserve"]);
}

#[test]
fn us_units_have_no_mission_on_the_turn_they_come() {
    // S-89: missions were given a step earlier.
    let words = format!("cargo, turn 4; central: fr_1_le; vulture true; {THREE}");
    let mut scene = scene_with(&rules("vulture=yes"), &words);
    scene.say("declare").dice(&[6]);
    assert_eq!((scene.at("air_us_fb_1"), scene.asks()), ("reserve".to_owned(), "cargo".to_owned()));
    assert_eq!(scene.refused("assign air_us_fb_1 tactical"), "no such choice");
}
