//! 3.1: how the game ends; 34.4, 36.3, 37.1 and S-92 beside it.

use crate::scene::{Scene, rules, scene, scene_with};

const ALL: &str = "vietminh r1s01 r1s04 r1s05 r1s06 r1s07 r1s12 r1s13 r2s02 r2s03 r2s04 r2s07 r2s08 \
                   r3s02 r3s03 r3s04 r4s01 r4s02 r4s03 r4s12 r4s13";

fn end(scene: &Scene) -> (Option<&'static str>, &'static str, &'static str) {
    let outcome = scene.outcome().expect("the game is over");
    (outcome.winner, outcome.grade, outcome.rule.0)
}

#[test]
fn every_entrenchment_lost_is_the_end() {
    let scene = scene(&format!("victory; central: fr_1_le; {ALL}"));
    assert_eq!(end(&scene), (Some("vietminh"), "victory", "3.1"));
}

#[test]
fn one_entrenchment_is_enough_to_go_on() {
    let all_but_one = ALL.replace(" r4s13", "");
    let scene = scene(&format!("victory; central: fr_1_le; {all_but_one}"));
    assert!(scene.outcome().is_none());
}

#[test]
fn the_central_fortress_lost_is_the_end() {
    // S-03: control is enough.
    let scene = scene("victory; r1s04: fr_1_le; vietminh central");
    assert_eq!(end(&scene), (Some("vietminh"), "victory", "3.1"));
}

#[test]
fn a_collapse_wins_at_once() {
    // 7.4, S-01: Morale Fluctuates, odd.
    let mut scene = scene("vietminh_events, morale 2; central: fr_1_le");
    scene.dice(&[7]).dice(&[1]);
    assert_eq!(end(&scene), (Some("french"), "victory", "7.4"));
    assert_eq!(scene.state().board.tracks.morale, 1);
}

#[test]
fn the_last_turn_ends_in_a_draw() {
    let scene = scene("advance, turn 7; central: fr_1_le");
    assert_eq!(end(&scene), (None, "draw", "3.1"));
}

#[test]
fn no_turn_but_the_last_ends_the_game() {
    let scene = scene("advance, turn 6; central: fr_1_le");
    assert!(scene.outcome().is_none());
}

#[test]
fn added_forces_must_hold_as_many_routes() {
    // 34.4: two options, two Routes.
    let rules = rules("extra_start=yes extra_air=yes");
    let two = scene_with(&rules, "advance, turn 7; central: fr_1_le; vietminh r1s02 r2s01");
    assert_eq!(end(&two), (Some("french"), "victory", "34.4"));
    let one = scene_with(&rules, "advance, turn 7; central: fr_1_le; vietminh r1s02 r2s01 r3s01");
    assert_eq!(end(&one), (Some("vietminh"), "decisive", "34.4"));
}

#[test]
fn the_political_die_may_end_an_intervention() {
    // 36.3: declared two turns ago: 1 to 3.
    let rules = rules("vulture=yes");
    let words = "advance, turn 5; central: fr_1_le; vulture true, declared 3";
    let mut lost = scene_with(&rules, words);
    assert_eq!(lost.asks(), "dice politics");
    lost.dice(&[3]);
    assert_eq!(end(&lost), (Some("vietminh"), "victory", "36.3"));
    let mut going = scene_with(&rules, words);
    going.dice(&[4]);
    assert_eq!((going.outcome().is_none(), going.state().turn), (true, 6));
}

#[test]
fn a_declared_intervention_holds_no_routes() {
    // S-92.
    let rules = rules("vulture=yes extra_air=yes");
    let mut scene =
        scene_with(&rules, "advance, turn 7; central: fr_1_le; vulture true, declared 7");
    scene.dice(&[6]);
    assert_eq!(end(&scene), (Some("vietminh"), "decisive", "34.4"));
}

#[test]
fn the_bomb_ends_the_game_either_way() {
    // 37.1.
    let rules = rules("vulture=yes nuclear=yes");
    let words = "air_strikes; central: fr_1_le; vulture true, declared 2";
    let mut won = scene_with(&rules, words);
    won.say("bomb").dice(&[3]);
    assert_eq!(end(&won), (Some("french"), "victory", "37.1"));
    let mut lost = scene_with(&rules, words);
    lost.say("bomb").dice(&[4]);
    assert_eq!(end(&lost), (Some("vietminh"), "victory", "37.1"));
}

#[test]
fn no_bomb_without_an_intervention() {
    let rules = rules("vulture=yes nuclear=yes");
    let scene =
        scene_with(&rules, "air_strikes; central: fr_1_le; vulture true; base_attack: air_fb_1");
    assert_eq!(scene.refused("bomb"), "no such choice");
}

#[test]
fn a_collapse_comes_before_the_fall_of_the_fortress() {
    // 3.1, S-02, S-92: four wholly French Routes break the morale in the step before the check.
    let words = "r1s04: fr_1_le; vietminh central";
    let collapse = scene(&format!("morale, morale 2; {words}"));
    assert_eq!(end(&collapse), (Some("french"), "victory", "7.4"));
    let fall = scene(&format!("morale, morale 6; {words}"));
    assert_eq!(end(&fall), (Some("vietminh"), "victory", "3.1"));
}

#[test]
fn the_political_die_begins_at_one() {
    // 36.3, S-61: on the turn of the declaration.
    let words = "advance, turn 4; central: fr_1_le; vulture true, declared 4";
    let mut lost = scene_with(&rules("vulture=yes"), words);
    lost.dice(&[1]);
    assert_eq!(end(&lost), (Some("vietminh"), "victory", "36.3"));
    let mut going = scene_with(&rules("vulture=yes"), words);
    going.dice(&[2]);
    assert!(going.outcome().is_none());
}
