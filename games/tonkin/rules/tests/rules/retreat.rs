//! 6.5, 6.15: retreat before combat, after combat, and advance.

use tonkin::choice::Choice;

use crate::scene::{Scene, hex, scene};

/// The French overrun a Tieu Doan and a regiment.
fn overrun(defenders: &str) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_sd_1
        U16: fef_gm_1
        V17: {defenders}
        V18: vm_td_29"
    ));
    game.say("stack U16, with fef_gm_1, go own, to U17, overrun V17");
    game
}

/// VM attacks Vinh Yen from S11.
fn attack(defenders: &str, lines: &str) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_88
        T14: fef_hq
        S12: {defenders}
        {lines}"
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire");
    game
}

#[test]
fn a_tieu_doan_slips_away_and_the_overrunners_advance() {
    let mut game = overrun("vm_td_18");
    assert_eq!(game.asks(), "vietminh slip");
    game.say("slip vm_td_18 W17");
    assert_eq!((game.place("vm_td_18"), game.place("fef_gm_1")), ("W17".into(), "V17".into()));
    assert_eq!(game.steps("vm_td_18"), 1);
}

#[test]
fn it_slips_only_once_from_the_same_attackers() {
    let mut game = overrun("vm_td_18");
    game.say("slip vm_td_18 W18, overrun W18");
    // It neither slips nor ambushes now: it leads the defence and is gone.
    assert_eq!(game.asks(), "dice combat");
}

#[test]
fn others_that_stay_may_ambush_and_odds_are_taken_anew() {
    let mut game = overrun("vm_td_18 vm_246");
    game.say("slip vm_td_18 W17");
    assert_eq!(game.asks(), "vietminh ambush");
    assert_eq!(game.refused("ambush vm_td_18 fef_gm_1"), "no such choice");
    game.say("decline");
    let fight = game.state().combat().expect("a combat");
    let totals = tonkin::rules::strength::totals(game.rules(), game.state(), fight);
    assert_eq!(totals, [9, 5]);
}

#[test]
fn regiments_disorganized_and_unsupplied_units_do_not_slip() {
    let game = overrun("vm_36");
    assert_eq!(game.asks(), "vietminh ambush");
    for marker in ["dg", "out_of_supply"] {
        let mut game = scene(&format!(
            "Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq fef_sd_1\nU17: fef_gm_1\nV17: vm_td_18\n{marker} = [\"vm_td_18\"]"
        ));
        game.say("stack U17, with fef_gm_1, go own, overrun V17");
        assert_eq!(game.asks(), "dice combat", "{marker}");
    }
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
fn nobody_slips_away_from_a_barrage() {
    let mut game =
        scene("Oct-53 operations 30\nT7: vm_hq\nT14: fef_hq fef_sd_1 fef_1_bmi\nT13: vm_td_18");
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("barrage T13, with fef_airstrike_b, fire, silent");
    assert_eq!(game.asks(), "dice barrage");
}

#[test]
fn instead_of_one_step_all_that_can_retreat_must() {
    let mut game = attack("fef_1_bmi fef_2_bmi", "");
    game.say("lead vm_36, lead fef_1_bmi, decline").roll(&[5, 6]).roll(&[1, 1]);
    // 2xDL: one step remains after a retreat, and the leader takes it.
    game.say("retreat");
    assert_eq!(game.asks(), "french retreat");
    game.say("retreat fef_1_bmi T12");
    assert_eq!(game.asks(), "french retreat");
    game.say("retreat fef_2_bmi S13");
    assert_eq!((game.steps("fef_1_bmi"), game.steps("fef_2_bmi")), (1, 2));
    assert_eq!((game.place("fef_1_bmi"), game.place("fef_2_bmi")), ("T12".into(), "S13".into()));
    assert_eq!(game.asks(), "vietminh advance");
}

#[test]
fn who_has_nowhere_to_go_stands_fast() {
    let beside = "R12: vm_td_18\nT12: vm_td_29\nR13: vm_td_54\nS13: vm_td_80\nR11: vm_td_115";
    let mut game = attack("fef_gm_1", beside);
    game.say("lead vm_36, decline").roll(&[5, 6]).roll(&[1, 1]);
    assert_ne!(game.asks(), "french decide");
    assert!(game.steps("fef_gm_1") < 4);
}

#[test]
fn sds_stay_and_fall_to_who_advances() {
    let mut game = attack("fef_sd_1 fef_1_bmi:1", "");
    let before = game.rp()[1];
    game.say("lead vm_36, decline").roll(&[5, 6]).roll(&[1, 1]);
    game.say("stand");
    assert_eq!(game.asks(), "vietminh advance");
    assert_eq!(game.place("fef_sd_1"), "S12");
    game.say("advance vm_36, done");
    // 2 for the SD, 1 for the advance after 2xDL.
    assert_eq!((game.place("fef_sd_1"), game.rp()[1]), ("pool".into(), before + 3));
}

#[test]
fn the_attacker_need_not_advance_and_then_takes_nothing() {
    let mut game = attack("fef_sd_1 fef_1_bmi:1", "");
    let before = game.rp()[1];
    game.say("lead vm_36, decline").roll(&[5, 6]).roll(&[1, 1]);
    game.say("stand, done");
    assert_eq!((game.place("fef_sd_1"), game.rp()[1]), ("S12".into(), before));
}

#[test]
fn an_advance_fills_the_enemys_trench() {
    let mut game = attack("fef_1_bmi:1", "trenches = { french = [\"S12\"] }");
    game.say("lead vm_36, decline").roll(&[5, 6]).roll(&[1, 1]);
    game.say("stand, advance vm_88");
    assert!(!game.state().board.trenches[0].has(hex("S12")));
    game.say("done");
}

#[test]
fn motorized_units_retreat_to_a_mountain_by_road_only() {
    // L10 and L11 are next to each other, L11 is mountain without a road.
    let mut game = scene(
        "Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq\nL10: fef_gm_1\nL9: vm_sd_1 vm_36 vm_88 vm_102",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack L10, with vm_36, with vm_88, with vm_102, fire, lead vm_36, decline");
    game.roll(&[5, 6]).roll(&[1, 1]);
    assert_eq!(game.asks(), "french decide");
    game.say("retreat");
    assert_eq!(game.asks(), "french retreat");
    let legal = game.legal();
    assert!(!legal.contains(&format!("retreat {} L11", game.unit("fef_gm_1"))), "{legal:?}");
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
    let mut game = attack("fef_1_bmi", "S13: vm_sd_2\nR13: vm_td_18");
    game.say("lead vm_36, decline").roll(&[2, 2]).roll(&[1, 1]).say("retreat");
    assert_eq!(game.asks(), "french retreat");
    let go = |name: &str| game.denied(Choice::RetreatTo(game.unit("fef_1_bmi"), hex(name)));
    // An SD alone closes a hex; so does the enemy.
    assert_eq!(go("R13"), "6.15 retreat");
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

#[test]
fn an_hq_does_not_retreat_in_place_of_units_that_cannot() {
    // L11 is a mountain without a road: the HQ could go there, the Groupe Mobile cannot.
    let stands = |hexes: &str, defenders: &str| {
        let mut game = scene(&format!(
            "Oct-52 operations 50\nT7: vm_hq\nL10: {defenders}\nL9: vm_sd_1 vm_36 vm_88 vm_102\n{hexes}"
        ));
        game.say("spend vm_sd_1, decline").roll(&[1]);
        game.say("attack L10, with vm_36, with vm_88, with vm_102, fire, lead vm_36");
        game.until("dice combat");
        game.roll(&[5, 6]).roll(&[1, 1]);
        game.asks() != "french decide"
    };
    let all: Vec<String> = hex("L10")
        .neighbours()
        .map(|(_, next)| next.to_string())
        .filter(|name| !["L9", "L11"].contains(&name.as_str()))
        .zip(["vm_td_18", "vm_td_29", "vm_td_54", "vm_td_80"])
        .map(|(name, unit)| format!("{name}: {unit}"))
        .collect();
    assert!(stands(&all.join("\n"), "fef_hq fef_gm_1"));
    assert!(!stands(&all.join("\n"), "fef_hq fef_1_bmi"));
}
