//! 6.6: barrage.

use tonkin::event::Event;
use tonkin::flow::Step;

use crate::scene::{Scene, scene};

#[test]
fn artillery_beside_the_target_disorganizes_and_hits() {
    let mut game = scene(
        "Oct-53 operations 30
        T7: vm_hq
        S11: vm_sd_1 vm_45 vm_36
        S12: fef_1_bmi
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("barrage S12");
    assert_eq!(game.refused("with vm_36"), "no such choice");
    game.say("with vm_45, fire").roll(&[6, 6]);
    assert_eq!(game.asks(), "french losses");
    game.say("lose fef_1_bmi");
    assert!(game.is_dg("fef_1_bmi"));
    assert_eq!(game.steps("fef_1_bmi"), 1);
}

#[test]
fn the_airstrike_needs_a_french_unit_beside_the_target_and_dry_weather() {
    let words = |month: &str| {
        format!(
            "{month} operations 50\nT7: vm_hq\nS11: vm_36\nS12: fef_1_bmi\nT14: fef_hq fef_sd_1"
        )
    };
    let mut game = scene(&words("Oct-52"));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("barrage S11, with fef_airstrike_b, fire");
    assert_eq!(game.asks(), "vietminh declare");
    game.say("silent").roll(&[1, 1]);
    assert!(!game.is_dg("vm_36"));
    let mut rain = scene(&words("Jul-52"));
    rain.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    assert_eq!(rain.refused("barrage S11"), "1.7 rains");
}

/// VM fires at Vinh Yen with 45 and 675 out of S11.
fn barrage(defenders: &str, lines: &str) -> Scene {
    let mut game = scene(&format!(
        "Oct-53 operations 30
        T7: vm_hq
        S11: vm_sd_1 vm_45 vm_675 vm_36
        S12: {defenders}
        T14: fef_hq
        {lines}"
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("barrage S12, with vm_45, with vm_675, fire");
    game
}

fn drm(game: &Scene) -> i8 {
    let Some(Step::Barrage(fire)) = game.state().steps.last() else { panic!("a barrage") };
    let terms = tonkin::rules::barrage::modifiers(game.rules(), game.state(), fire);
    terms.iter().map(|(.., value)| *value).sum()
}

#[test]
fn values_are_added_and_the_row_decides() {
    // 5 and 3 are 8: up to 6 is a miss, up to 9 all are DG, more costs a step.
    let mut miss = barrage("fef_1_bmi fef_2_bmi", "");
    assert_eq!(drm(&miss), 0);
    miss.roll(&[3, 3]);
    assert!(!miss.is_dg("fef_1_bmi") && !miss.is_dg("fef_2_bmi"));
    let mut dg = barrage("fef_1_bmi fef_2_bmi", "");
    dg.roll(&[4, 5]);
    assert!(dg.is_dg("fef_1_bmi") && dg.is_dg("fef_2_bmi"));
    assert_eq!(dg.steps("fef_1_bmi") + dg.steps("fef_2_bmi"), 4);
    let mut hit = barrage("fef_1_bmi fef_2_bmi", "");
    hit.roll(&[5, 5]).say("lose fef_2_bmi");
    assert_eq!((hit.steps("fef_1_bmi"), hit.steps("fef_2_bmi")), (2, 1));
}

#[test]
fn a_two_always_misses() {
    let mut game = barrage("fef_bvn_garr_1", "dg = [\"fef_bvn_garr_1\"]");
    assert_eq!(drm(&game), 2, "DG, and morale 1");
    game.roll(&[1, 1]);
    assert_eq!(game.steps("fef_bvn_garr_1"), 2);
}

#[test]
fn trench_and_morale_move_the_roll() {
    assert_eq!(drm(&barrage("fef_1_bep", "")), -1, "morale 5");
    assert_eq!(drm(&barrage("fef_1_bmi", "trenches = { french = [\"S12\"] }")), -1);
    assert_eq!(drm(&barrage("fef_1_bmi", "dg = [\"fef_1_bmi\"]")), 2, "DG, and morale 1");
}

#[test]
fn sd_and_hq_alone_are_removed_by_a_hit() {
    let mut game = scene(
        "Oct-53 operations 30\nT7: vm_hq\nS11: vm_sd_1 vm_45\nS12: fef_hq fef_sd_1 fef_sd_2\nT14: fef_1_bmi",
    );
    let before = game.vp();
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("barrage S12, with vm_45, fire").roll(&[6, 6]);
    assert_eq!(
        (game.place("fef_hq"), game.place("fef_sd_1")),
        ("eliminated".into(), "pool".into())
    );
    // 1 for the HQ, and Vinh Yen falls to VM.
    assert_eq!(game.vp(), before - 1 - 4);
}

#[test]
fn with_units_there_sd_and_hq_are_only_disorganized() {
    let mut game = barrage("fef_sd_1 fef_1_bmi", "");
    game.roll(&[6, 6]).say("lose fef_1_bmi");
    assert_eq!(game.place("fef_sd_1"), "S12");
    assert!(game.is_dg("fef_sd_1"));
}

#[test]
fn the_vm_hq_hit_alone_ends_the_game() {
    let mut game =
        scene("Oct-53 operations 30\nT13: vm_hq vm_sd_1 vm_sd_2\nT14: fef_hq fef_sd_1 fef_1_bmi");
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T13, done").roll(&[1]);
    game.say("barrage T13, with fef_airstrike_b, fire, silent").roll(&[6, 6]);
    assert_eq!(game.end(), "french strategic");
}

#[test]
fn artillery_out_of_supply_counts_half_and_out_of_range_not_at_all() {
    let mut weak = scene(
        "Oct-53 operations 30\nT7: vm_hq\nS11: vm_sd_1 vm_45\nS12: fef_1_bmi\nT14: fef_hq\nout_of_supply = [\"vm_45\"]",
    );
    weak.say("spend vm_sd_1, decline").roll(&[1]);
    weak.say("barrage S12, with vm_45, fire");
    let fired = weak.log().iter().find_map(|logged| match logged.event {
        Event::Barrages { value, .. } => Some(value),
        _ => None,
    });
    assert_eq!(fired, Some(2));
    let mut far =
        scene("Oct-53 operations 30\nT7: vm_hq vm_sd_1\nS11: vm_45\nS12: fef_1_bmi\nT14: fef_hq");
    far.say("spend vm_sd_1, decline").roll(&[1]);
    assert_eq!(far.refused("barrage S12"), "6.3 spending-range");
}

#[test]
fn without_an_sd_only_airstrike_and_navy_fire() {
    let mut game = scene(
        "Oct-53 operations 30
        T7: vm_hq vm_sd_1
        Y15: vm_td_18
        Z15: fef_1_bmi fef_10_rac
        U16: vm_td_29
        T14: fef_hq fef_2_bmi",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]).say("stack T7, done").roll(&[1]);
    assert_eq!(game.refused("barrage U16"), "no such choice", "nobody stands beside it");
    game.say("barrage Y15");
    assert_eq!(game.refused("with fef_10_rac"), "6.3 spending-dump");
    game.say("with fef_navy, fire").roll(&[6, 6]);
    assert_eq!(game.asks(), "vietminh losses");
    game.say("lose vm_td_18");
}
