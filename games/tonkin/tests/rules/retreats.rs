//! 6.5, 6.15: retreat before and after combat, and advance.

use tonkin::choice::Choice;

use crate::scene::{Scene, hex, scene};

/// VM attacks Vinh Yen with the SD that is spent beside it.
fn attack(defenders: &str, more: &str) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 operations 50
        S11: vm_sd_1 vm_36 vm_88
        T7: vm_hq
        T14: fef_hq fef_sd_1
        S12: {defenders}
        {more}"
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire");
    game
}

#[test]
fn only_light_troops_and_the_vm_hq_retreat_before_combat_and_not_when_dg() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_4
        V16: vm_td_18 vm_td_29 vm_36
        dg = [\"vm_td_29\"]",
    );
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("attack V16, with fef_gm_4, fire");
    assert_eq!(game.asks(), "vietminh slip");
    let slip = |id: &str| game.denied(Choice::Slip(game.unit(id), hex("W16")));
    assert_eq!(slip("vm_36"), "6.5 slip");
    assert_eq!(slip("vm_td_29"), "6.5 slip");
    assert_eq!(slip("vm_td_18"), "legal");
    // Not into the enemy.
    assert_eq!(game.denied(Choice::Slip(game.unit("vm_td_18"), hex("U15"))), "6.15 retreat");
}

#[test]
fn nobody_slips_away_twice_from_the_same_attackers() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_4
        V16: vm_td_18",
    );
    game.say("stack U15, with fef_gm_4, go own, overrun V16, slip vm_td_18 W16");
    assert_eq!(game.place("fef_gm_4"), "V16");
    game.say("overrun W16");
    assert_ne!(game.asks(), "vietminh slip");
}

#[test]
fn there_is_no_retreat_without_a_loss_to_avoid() {
    // 14 to 3 is 4-1; morale is equal. 2 is Ex-AL, 5 is Ex; with the trench 2 off each roll.
    let trench = "trenches = { french = [\"S12\"] }";
    let mut spared = attack("fef_3_3_rei", trench);
    spared.say("lead vm_36, decline").roll(&[1, 1]).roll(&[1, 1]);
    // 2xAL costs the defender nothing.
    assert_ne!(spared.asks(), "french decide");
    let mut hit = attack("fef_3_3_rei", trench);
    hit.say("lead vm_36, decline").roll(&[3, 4]).roll(&[1, 1]);
    assert_eq!(hit.asks(), "french decide");
}

#[test]
fn retreat_hexes_are_free_of_the_enemy_and_open_to_the_unit() {
    let mut game = attack("fef_1_bmi", "S13: vm_sd_2");
    game.say("lead vm_36, decline").roll(&[2, 2]).roll(&[1, 1]).say("retreat");
    assert_eq!(game.asks(), "french retreat");
    let go = |name: &str| game.denied(Choice::RetreatTo(game.unit("fef_1_bmi"), hex(name)));
    // An SD alone closes a hex; so does the enemy.
    assert_eq!((go("S13"), go("S11")), ("6.15 retreat".into(), "6.15 retreat".into()));
    assert_eq!(go("T13"), "6.15 retreat", "it is two hexes away");
    assert_eq!(go("T12"), "legal");
}

#[test]
fn an_hq_goes_along_and_an_sd_stays_for_the_enemy() {
    let mut game = scene(
        "Oct-52 operations 50
        S11: vm_sd_1 vm_36 vm_88
        T7: vm_hq
        S12: fef_hq fef_sd_2 fef_1_bmi",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire, lead vm_36, decline");
    game.roll(&[2, 2]).roll(&[1, 1]).say("retreat");
    game.until("vietminh advance");
    assert_ne!(game.place("fef_hq"), "S12");
    assert_eq!(game.place("fef_sd_2"), "S12");
    game.say("advance vm_88");
    assert_eq!((game.place("fef_sd_2"), game.rp()[1] >= 2), ("pool".into(), true));
}

#[test]
fn nobody_advances_into_a_hex_that_is_closed_to_him() {
    // GM 1 may attack a mountain without a road, but not enter it; the battalion may.
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        J5: fef_sd_1 fef_gm_1 fef_1_bmi
        I5: vm_td_18
        T14: fef_hq",
    );
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("attack I5, with fef_gm_1, with fef_1_bmi, fire, decline, decline, lead fef_gm_1");
    game.roll(&[6, 5]).roll(&[1, 1]);
    game.until("french advance");
    assert_eq!(game.refused("advance fef_gm_1"), "6.15 advance");
    game.say("advance fef_1_bmi");
    assert_eq!(game.place("fef_1_bmi"), "I5");
}

#[test]
fn standing_fast_costs_one_more_only_against_attackers_of_whom_none_is_dg() {
    let stood = |dg: &str| {
        let mut game = attack("fef_1_bmi fef_2_bmi fef_1_acf", &format!("dg = [{dg}]"));
        game.say("lead vm_36, lead fef_1_bmi, decline").roll(&[2, 2]).roll(&[1, 1]);
        game.say("stand");
        game.until("dice allowance");
        6 - ["fef_1_bmi", "fef_2_bmi", "fef_1_acf"].map(|id| game.steps(id)).iter().sum::<u8>()
    };
    let all = "\"fef_1_bmi\", \"fef_2_bmi\", \"fef_1_acf\"";
    let fresh = stood("");
    assert_eq!(stood(&format!("{all}, \"vm_88\"")), fresh + 1 - 1);
    assert_eq!(stood(all), fresh + 1);
}
