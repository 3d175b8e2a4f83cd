//! 26.0 and 28.6: airfields and sorties.

use crate::scene::scene;

#[test]
fn an_assault_destroys_an_airfield_even_if_it_is_beaten() {
    // S-85.
    let mut scene = scene("vietminh_assault 1; r1s03: fr_1_le; r1s04: vm_265-; main functional");
    assert!(!scene.works("main"));
    scene.dice(&[6]).dice(&[1]);
    scene.dice(&[6, 1, 1, 1, 1]);
    assert_eq!(scene.at("vm_265"), "eliminated");
    assert_eq!(scene.control("r1s03"), "french");
    assert!(!scene.works("main"));
}

#[test]
fn a_retreat_destroys_an_airfield() {
    // 26.1: the battalion runs over it, although the space was French.
    let mut scene = scene("french_fire 1; central: fr_1_le; r1s01: vm_346; main functional");
    scene.say("target r1s01, with fr_1_le, agree").dice(&[4, 1, 1, 1, 1]).dice(&[1]);
    assert_eq!(scene.at("vm_346"), "r1s02");
    assert!(!scene.works("main"));
    assert_eq!(scene.control("r1s02"), "vietminh");
}

#[test]
fn one_airstrike_flies_again_for_each_airfield() {
    // 28.6, S-51.
    let words = "french_fire 1; central: fr_1_le; r1s09: vm_265; tactical: air_fb_1 air_bm_1";
    let mut one = scene(words);
    one.say("target r1s09, with air_fb_1, with air_bm_1, agree").all(1);
    assert_eq!(one.asks(), "sorties");
    assert_eq!(one.refused("again air_fb_2"), "no such choice");
    one.say("again air_bm_1");
    assert_eq!(one.all_at(&["air_fb_1", "air_bm_1"]), ["reserve", "tactical"]);
}

#[test]
fn with_an_airfield_for_each_all_fly_again() {
    let mut both = scene(
        "french_fire 1; central: fr_1_le; r1s09: vm_265; tactical: air_fb_1 air_bm_1; aux functional",
    );
    both.say("target r1s09, with all, agree").all(1);
    assert_eq!(both.all_at(&["air_fb_1", "air_bm_1"]), ["tactical", "tactical"]);
}

#[test]
fn without_an_airfield_all_go_back() {
    // 28.5.
    let mut none = scene(
        "french_fire 1; central: fr_1_le; r1s09: vm_265; tactical: air_fb_1 air_bm_1; main destroyed",
    );
    none.say("target r1s09, with all, agree").all(1);
    assert_eq!(none.all_at(&["air_fb_1", "air_bm_1"]), ["reserve", "reserve"]);
}

#[test]
fn an_airfield_the_enemy_half_controls_sends_nobody() {
    let mut lost =
        scene("french_fire 1; central: fr_1_le; r1s09: vm_265; tactical: air_fb_1; vietminh r1s03");
    lost.say("target r1s09, with air_fb_1, agree").all(1);
    assert_eq!(lost.at("air_fb_1"), "reserve");
}

#[test]
fn after_the_last_impulse_nobody_flies_again() {
    // 27.1.
    let mut last = scene("french_fire 6; central: fr_1_le; r1s09: vm_265; tactical: air_fb_1");
    last.say("target r1s09, with air_fb_1, agree").all(1);
    assert_eq!(last.at("air_fb_1"), "reserve");
}

#[test]
fn unflown_airstrikes_wait_in_their_box() {
    let mut scene =
        scene("french_fire 1; central: fr_1_le; r1s02: vm_265; tactical: air_fb_1 air_bm_1");
    scene.say("target r1s02, with fr_1_le, agree").all(1).say("done");
    assert_eq!(scene.at("air_fb_1"), "tactical");
}

#[test]
fn a_battalion_that_runs_over_an_airfield_destroys_it() {
    // 26.1, S-79: it takes only the space where it ends.
    let mut scene = scene("french_fire 1; central: fr_1_le; r1s01: vm_346; main functional");
    scene.say("target r1s01, with fr_1_le, agree").dice(&[4, 1, 1, 1, 1]).dice(&[3]);
    assert_eq!((scene.at("vm_346"), scene.works("main")), ("r1s04".to_owned(), false));
    let controls = ["r1s02", "r1s03", "r1s04"].map(|id| scene.control(id));
    assert_eq!(controls, ["french", "french", "vietminh"]);
}
