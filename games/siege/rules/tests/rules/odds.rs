//! Odds of attacks, assaults, jumps and drops, counted by hand beside.

use crate::scene::scene;

#[test]
fn a_strike_on_an_index_is_a_binomial() {
    // Two dice, a point for each 6: 25, 10, 1 of 36.
    let mut scene = scene("air_strikes; central: fr_1_le; counterbattery: air_fb_1");
    scene.say("target artillery, with air_fb_1");
    assert_eq!(scene.odds("agree", "artillery"), [(-2, 28), (-1, 278), (0, 694)]);
}

#[test]
fn a_base_strike_may_shake_morale() {
    // One of two dice shows a 6: 11 of 36.
    let mut scene = scene("air_strikes; central: fr_1_le; base_attack: air_fb_1");
    scene.say("target base1, with air_fb_1");
    assert_eq!(scene.odds("agree", "morale"), [(-1, 306), (0, 694)]);
    // A step on 5 and 6.
    assert_eq!(scene.odds("agree", "vietminh-steps"), [(0, 444), (1, 444), (2, 111)]);
}

#[test]
fn fire_counts_hits_and_panics() {
    // A sniper's one die: hit on 6, panic on 4 and 5.
    let mut scene = scene("french_fire 1; r4s05: fr_sniper fr_1_2_le; r4s06: vm_215 vm_439");
    scene.say("target r4s06, with fr_sniper");
    assert_eq!(scene.odds("agree", "vietminh-steps"), [(0, 833), (1, 167)]);
    assert_eq!(scene.odds("agree", "panics"), [(0, 667), (1, 333)]);
}

#[test]
fn an_assault_is_followed_to_its_winner() {
    // A sniper (1, elite) against a reduced battalion (1) in the open. The French have the edge with a
    // die of at least the other: 21 of 36. They clear the space with a 4, 5 or 6; if they do not, the
    // battalion is still there and wins the draw.
    let mut scene = scene("french_assault 1; r4s05: fr_sniper; r4s06: vm_215-");
    scene.say("assault r4s05 r4s06, with fr_sniper");
    // 21/36 * 1/2, and with the edge lost: the sniper survives 5/6 of the time and then hits half.
    let won = scene.odds("agree", "won");
    assert_eq!(won, [(0, 535), (1, 465)]);
}

#[test]
fn a_jump_loses_a_step_one_time_in_three() {
    let scene = scene("landing; central: fr_1_le; air_cargo_1: fr_6_bpc; main destroyed");
    assert_eq!(scene.odds("jump fr_6_bpc r1s08", "french-steps"), [(0, 667), (1, 333)]);
}

#[test]
fn dropped_points_arrive_two_times_in_three() {
    let scene = scene(
        "landing; central: fr_1_le; air_cargo_1: fr_6_bpc; cargo_gp: air_cargo_2; main destroyed; gp 3",
    );
    assert_eq!(scene.odds("deliver air_cargo_2", "gp"), [(0, 111), (1, 444), (2, 444)]);
}

#[test]
fn the_greatest_assault_has_odds() {
    // Ten units of the Central Fortress against nine battalions.
    let mut scene = scene(
        "french_assault 1; central: fr_1_le fr_8_bpc fr_1_13_le fr_3_13_le fr_1_2_le fr_3_3_le \
         fr_2_1_alg fr_3_3_alg fr_5_7_alg fr_1_4_mor; r4s01: vm_215 vm_439 vm_938 vm_888 vm_970 vm_999 \
         vm_249 vm_251 vm_255",
    );
    scene.say("assault central r4s01, with all");
    let chances = scene.odds("agree", "won");
    let sum: u32 = chances.iter().map(|(_, chance)| chance).sum();
    assert!(chances.len() == 2 && (999..=1001).contains(&sum), "{chances:?}");
}
