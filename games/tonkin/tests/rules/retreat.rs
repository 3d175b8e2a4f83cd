//! 6.5, 6.15: retreat before combat, after combat, and advance.

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
fn without_a_step_to_lose_nobody_retreats() {
    let mut game = attack("fef_gm_1 fef_gm_2", "");
    // 14 to 18 is 1-2: low rolls cost the attacker alone.
    game.say("lead vm_36, lead fef_gm_1, decline").roll(&[1, 1]).roll(&[1, 1]);
    assert_ne!(game.asks(), "french decide");
    assert_eq!((game.steps("fef_gm_1"), game.steps("fef_gm_2")), (4, 4));
}

#[test]
fn no_unit_retreats_onto_the_enemy_or_where_it_may_not_be() {
    let mut game = attack("fef_1_bmi", "T12: vm_td_18\nS13: vm_sd_2");
    game.say("lead vm_36, decline").roll(&[3, 4]).roll(&[1, 1]);
    game.say("retreat");
    let legal = game.legal();
    let to = |name: &str| legal.contains(&format!("retreat {} {name}", game.unit("fef_1_bmi")));
    assert!(!to("T12") && !to("S13") && !to("S11") && to("R13"), "{legal:?}");
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
