//! 6.6, 6.7: who barrages what, and what it does.

use tonkin::choice::Choice;
use tonkin::components::Side;
use tonkin::flow::{Barrage, BarrageStage};
use tonkin::rules::barrage;

use crate::scene::{Scene, hex, scene};

/// FEF spends its SD and has three points.
fn french(words: &str) -> Scene {
    let mut game = scene(&format!("Jan-54 operations 50\nT7: vm_hq\n{words}"));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[6]);
    game
}

#[test]
fn the_target_is_an_enemy_beside_a_french_unit() {
    let game = french("T14: fef_hq fef_sd_1\nX15: fef_1_bmi\nT15: vm_36\nK13: vm_88");
    assert_eq!(game.denied(Choice::Barrage(hex("U16"))), "6.6 barrage-target");
    // Only HQ and SD stand beside the one, nobody beside the other.
    assert_eq!(game.refused("barrage T15"), "6.6 observer");
    assert_eq!(game.denied(Choice::Barrage(hex("K13"))), "6.6 observer");
}

#[test]
fn the_navy_fires_near_the_coast_at_units() {
    let mut game = french(
        "T14: fef_hq fef_sd_1\nX15: fef_1_bmi\nY14: vm_36\nU15: fef_2_bmi\nU16: vm_88\nready = [\"fef_navy\"]",
    );
    game.say("barrage U16");
    assert_eq!(game.refused("with fef_navy"), "6.6 coast");
    game.say("back, barrage Y14");
    assert_eq!(game.refused("with fef_navy"), "legal");
    // At SDs alone only the Airstrike and artillery fire.
    let mut dump =
        french("T14: fef_hq fef_sd_1\nX15: fef_1_bmi\nY14: vm_sd_1\nready = [\"fef_navy\"]");
    dump.say("barrage Y14");
    assert_eq!(dump.refused("with fef_navy"), "6.6 coast");
    assert_eq!(dump.refused("with fef_airstrike_b"), "legal");
}

#[test]
fn vm_barrages_only_what_his_guns_reach() {
    let mut game = scene(
        "Jan-54 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_675
        S12: fef_1_bmi
        T14: fef_hq fef_2_bmi",
    );
    game.say("spend vm_sd_1, decline").roll(&[6]);
    assert_eq!(game.denied(Choice::Barrage(hex("T14"))), "6.6 no-artillery");
    assert_eq!(game.denied(Choice::Barrage(hex("S12"))), "legal");
}

#[test]
fn the_airstrike_is_picked_once_a_point() {
    let mut game = french("T14: fef_hq fef_sd_1\nT15: fef_1_bmi\nT16: vm_36");
    game.say("barrage T16, with fef_airstrike_b");
    let strike = game.unit("fef_airstrike_b");
    assert_eq!(game.denied(Choice::With(strike)), "1.10 not-asked");
    game.say("without fef_airstrike_b");
    assert_eq!(game.denied(Choice::With(strike)), "legal");
}

#[test]
fn the_airstrike_fires_again_in_the_next_point() {
    let mut game = french("T14: fef_hq fef_sd_1\nT15: fef_1_bmi\nT16: vm_36");
    for _ in 0..2 {
        game.say("barrage T16, with fef_airstrike_b, fire, silent").roll(&[1, 1]);
    }
    assert_eq!(game.asks(), "french impulse");
}

#[test]
fn vm_has_neither_airstrike_nor_navy() {
    let mut game = scene(
        "Jan-54 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_675
        S12: fef_1_bmi
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[6]).say("barrage S12");
    let plane = game.unit("fef_airstrike_b");
    assert_eq!(game.denied(Choice::With(plane)), "1.10 not-asked");
    game.say("with vm_675");
}

/// The sum of the modifiers of a French barrage of T16.
fn drm(words: &str) -> i8 {
    let game = scene(&format!("Jan-54 operations 50\nT7: vm_hq\nT14: fef_hq\n{words}"));
    let units = [game.unit("fef_airstrike_b")].into_iter().collect();
    let (side, target, stage) = (Side::French, hex("T16"), BarrageStage::Dice);
    let fire = Barrage { side, target, units, guns: false, stage };
    barrage::modifiers(game.rules(), game.state(), &fire).iter().map(|(.., by)| *by).sum()
}

#[test]
fn one_dg_unit_in_the_target_is_enough_for_the_plus() {
    let stack = "T15: fef_1_bmi\nT16: vm_36 vm_88";
    assert_eq!(drm(&format!("{stack}\ndg = [\"vm_88\"]")), drm(stack) + 1);
}

#[test]
fn a_second_dg_unit_in_the_target_adds_nothing() {
    let stack = "T15: fef_1_bmi\nT16: vm_36 vm_88";
    assert_eq!(drm(&format!("{stack}\ndg = [\"vm_88\", \"vm_36\"]")), {
        // Morale is halved when all are DG; the plus is the same.
        let alone = "T15: fef_1_bmi\nT16: vm_36";
        drm(&format!("{alone}\ndg = [\"vm_36\"]"))
    });
}

#[test]
fn where_only_hq_and_sd_stand_dg_and_dl_removes_them_all() {
    let mut game = french("T14: fef_hq fef_sd_1\nT15: fef_1_bmi\nT16: vm_sd_1 vm_sd_2");
    game.say("barrage T16, with fef_airstrike_b, fire, silent").roll(&[6, 6]);
    assert_eq!((game.place("vm_sd_1"), game.place("vm_sd_2")), ("pool".into(), "pool".into()));
}

#[test]
fn a_natural_2_misses_and_a_natural_12_hits() {
    let fired = |roll: &[u8]| {
        let mut game = french("T14: fef_hq fef_sd_1\nT15: fef_1_bmi\nT16: vm_36");
        game.say("barrage T16, with fef_airstrike_b, fire, silent").roll(roll);
        game.until("french impulse");
        (game.is_dg("vm_36"), game.steps("vm_36"))
    };
    assert_eq!(fired(&[1, 1]), (false, 4));
    assert_eq!(fired(&[6, 6]), (true, 3));
}

#[test]
fn a_strike_on_a_road_knows_only_the_modifier_of_anti_aircraft() {
    let struck = |answer: &str, roll: &[u8]| {
        let mut game = french("T14: fef_hq fef_sd_1\nG11: vm_36 vm_367");
        game.say("wreck G11").say(answer).roll(roll);
        assert!(!game.is_dg("vm_36"), "units there are unaffected");
        game.state().board.destroyed.has(hex("G11"))
    };
    let rolls = [[1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6]];
    let from = |answer: &str| rolls.iter().position(|roll| struck(answer, roll));
    let (quiet, loud) = (from("silent").expect("a hit"), from("declare vm_367").expect("a hit"));
    assert_eq!(loud, quiet + 2);
    assert!(struck("declare vm_367", &[6, 6]) && !struck("silent", &[1, 1]));
}
