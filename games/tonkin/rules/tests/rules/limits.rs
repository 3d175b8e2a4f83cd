//! 3.8: where units may move and attack.

use crate::scene::{Scene, scene};

/// Why a unit alone in a hex may not go to another.
fn goes(phase: &str, from: &str, unit: &str, to: &str) -> String {
    let mut game = scene(&format!(
        "Oct-52 {phase} 50
        T7: vm_hq
        T14: fef_hq
        {from}: {unit}"
    ));
    game.say(&format!("stack {from}, with {unit}, go own"));
    game.refused(&format!("to {to}"))
}

#[test]
fn tieu_doans_and_the_vietnamese_army_keep_to_vietnam_and_the_laotian_hexes_beside_it() {
    // L16 lies in Laos beside Vietnam, L17 one hex further.
    assert_eq!(goes("vm_movement", "L15", "vm_td_18", "L16"), "legal");
    assert_eq!(goes("vm_movement", "L15", "vm_td_18", "L17"), "3.8 not-allowed");
    assert_eq!(goes("french_movement", "L15", "fef_1_bvn", "L16"), "legal");
    assert_eq!(goes("french_movement", "L16", "fef_1_bvn", "L17"), "3.8 not-allowed");
    assert_eq!(goes("vm_movement", "L15", "vm_36", "L17"), "legal");
}

#[test]
fn pathet_lao_and_the_laotian_army_keep_to_laos_and_the_vietnamese_hexes_beside_it() {
    // L14 lies in Vietnam beside Laos, Na San one hex further.
    assert_eq!(goes("vm_movement", "K15", "vm_pl_1", "L14"), "legal");
    assert_eq!(goes("vm_movement", "K15", "vm_pl_1", "K13"), "3.8 not-allowed");
    assert_eq!(goes("french_movement", "K15", "fef_1_bcl", "L14"), "legal");
    assert_eq!(goes("french_movement", "L14", "fef_1_bcl", "K13"), "3.8 not-allowed");
}

#[test]
fn thai_and_gcma_keep_to_the_highlands() {
    // Thai Nguyen looks down on the Delta.
    assert_eq!(goes("french_movement", "T11", "fef_1_thai", "T12"), "3.8 not-allowed");
    assert_eq!(goes("french_movement", "T11", "fef_1_thai", "T10"), "legal");
    assert_eq!(goes("french_movement", "T11", "fef_gcma_colibri", "T12"), "3.8 not-allowed");
    assert_eq!(goes("french_movement", "T11", "fef_1_bmi", "T12"), "legal");
}

#[test]
fn the_french_do_not_enter_china_and_regiments_and_sds_of_vm_do() {
    assert_eq!(goes("french_movement", "Y8", "fef_1_bmi", "Z8"), "3.8 not-allowed");
    assert_eq!(goes("vm_movement", "Y8", "vm_36", "Z8"), "legal");
    assert_eq!(goes("vm_movement", "Y8", "vm_sd_1", "Z8"), "legal");
}

#[test]
fn the_vm_hq_stays_on_its_side_of_the_border() {
    let mut game = scene("Oct-52 vm_movement 50\nY8: vm_hq\nT14: fef_hq");
    game.say("stack Y8, with vm_hq, go own");
    assert_eq!(game.refused("to Z8"), "3.8 not-allowed");
    assert_eq!(game.refused("to X8"), "legal");
}

/// VM in China, beside a French unit on the other side of the border.
fn border(phase: &str) -> Scene {
    scene(&format!(
        "Oct-52 {phase} 50
        T7: vm_hq
        Z8: vm_sd_1 vm_36 vm_675
        Y8: fef_1_bmi
        T14: fef_hq"
    ))
}

#[test]
fn nobody_fights_across_the_chinese_border() {
    let mut overrun = border("vm_movement");
    overrun.say("stack Z8, with vm_36, go own");
    assert_eq!(overrun.refused("overrun Y8"), "3.8 border");
    let mut fight = border("operations");
    fight.say("spend vm_sd_1, decline").roll(&[6]);
    assert_eq!(fight.refused("attack Y8"), "3.8 border");
    assert_eq!(fight.refused("barrage Y8"), "3.8 border");
    let mut french = scene(
        "Oct-52 operations 50
        T7: vm_hq
        Z8: vm_36
        Y8: fef_sd_1 fef_1_bmi fef_4_rac
        T14: fef_hq",
    );
    french.say("decline, spend fef_sd_1");
    french.until("dice allowance").roll(&[1]);
    french.until("dice allowance").roll(&[1]);
    assert_eq!(french.refused("attack Z8"), "no such choice");
    assert_eq!(french.refused("barrage Z8"), "no such choice");
}

#[test]
fn the_target_counts_for_an_attack() {
    let attacks = |from: &str, unit: &str, target: &str| {
        let mut game = scene(&format!(
            "Oct-52 operations 50
            T7: vm_hq
            {from}: vm_sd_1 {unit}
            {target}: fef_1_bmi
            T14: fef_hq"
        ));
        game.say("spend vm_sd_1, decline").roll(&[6]);
        game.refused(&format!("attack {target}"))
    };
    assert_eq!(attacks("L15", "vm_td_18", "L16"), "legal");
    assert_eq!(attacks("L16", "vm_td_18", "L17"), "3.8 not-allowed");
    assert_eq!(attacks("L16", "vm_36", "L17"), "legal");
}
