//! 6.11: ambush.

use crate::scene::{Scene, scene};

/// The French attack 246 and a Tieu Doan out of S12.
fn attack(attackers: &str, defenders: &str) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 operations 50
        T7: vm_hq
        S11: {defenders}
        T14: fef_hq
        S12: fef_sd_1 {attackers}"
    ));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    let ids = attackers.split(' ').map(|word| word.split(':').next().expect("an id"));
    let with: Vec<String> = ids.map(|id| format!("with {id}")).collect();
    game.say(&format!("attack S11, {}, fire", with.join(", ")));
    if game.asks() == "vietminh slip" {
        game.say("decline");
    }
    game
}

#[test]
fn the_victim_loses_a_step_becomes_dg_and_still_attacks() {
    let mut game = attack("fef_gm_1 fef_gm_2", "vm_246");
    assert_eq!(game.asks(), "vietminh ambush");
    game.say("ambush vm_246 fef_gm_1");
    assert_eq!(game.asks(), "dice ambush");
    game.roll(&[4]);
    assert!(game.is_dg("fef_gm_1") && !game.is_dg("fef_gm_2"));
    assert_eq!((game.steps("fef_gm_1"), game.steps("vm_246")), (3, 4));
    // Odds are taken anew: 8 and 9 to 5; the victim may still lead.
    let fight = game.state().combat().expect("a combat");
    assert_eq!(tonkin::rules::strength::totals(game.rules(), game.state(), fight), [17, 5]);
    assert_eq!(game.refused("lead fef_gm_1"), "legal");
}

#[test]
fn below_the_morale_nothing_happens() {
    let mut game = attack("fef_gm_1", "vm_246");
    game.say("ambush vm_246 fef_gm_1").roll(&[3]);
    assert!(!game.is_dg("fef_gm_1"));
    assert_eq!(game.steps("fef_gm_1"), 4);
}

#[test]
fn a_six_costs_the_ambusher_a_step_too() {
    let mut game = attack("fef_gm_1", "vm_246");
    game.say("ambush vm_246 fef_gm_1").roll(&[6]);
    assert_eq!((game.steps("fef_gm_1"), game.steps("vm_246")), (3, 3));
    assert_eq!(game.asks(), "dice combat");
}

#[test]
fn if_that_empties_the_hex_the_attackers_may_advance() {
    let mut game = attack("fef_gm_1", "vm_td_18");
    game.say("ambush vm_td_18 fef_gm_1").roll(&[6]);
    assert_eq!(game.place("vm_td_18"), "box2");
    assert_eq!(game.asks(), "french advance");
    game.say("advance fef_gm_1");
    assert_eq!(game.place("fef_gm_1"), "S11");
}

#[test]
fn a_unit_at_full_strength_is_taken_first() {
    let game = attack("fef_gm_1 fef_gm_2:3", "vm_246");
    assert_eq!(game.refused("ambush vm_246 fef_gm_2"), "6.11 full-first");
    let game = attack("fef_gm_1:3 fef_gm_2:2", "vm_246");
    assert_eq!(game.refused("ambush vm_246 fef_gm_2"), "legal");
}

#[test]
fn vm_ambushes_once_and_not_by_dg_or_unsupplied_units() {
    let mut game = attack("fef_gm_1 fef_gm_2", "vm_246 vm_td_18");
    game.say("ambush vm_246 fef_gm_1").roll(&[1]);
    assert_eq!(game.asks(), "french lead");
    for marker in ["dg", "out_of_supply"] {
        let mut game = scene(&format!(
            "Oct-52 operations 50\nT7: vm_hq\nS11: vm_36\nT14: fef_hq\nS12: fef_sd_1 fef_gm_1\n{marker} = [\"vm_36\"]"
        ));
        game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
        game.say("attack S11, with fef_gm_1, fire");
        assert_eq!(game.asks(), "dice combat", "{marker}");
    }
}

#[test]
fn in_an_overrun_the_victim_drops_out_and_the_rest_goes_on() {
    let words = |units: &str| {
        format!(
            "Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq fef_sd_1\nU17: {units}\nV17: vm_246"
        )
    };
    let mut alone = scene(&words("fef_gm_1"));
    alone.say("stack U17, with fef_gm_1, go own, overrun V17, ambush vm_246 fef_gm_1").roll(&[5]);
    assert_eq!(alone.asks(), "french movement");
    assert_eq!((alone.place("fef_gm_1"), alone.is_dg("fef_gm_1")), ("U17".into(), true));
    let mut two = scene(&words("fef_gm_1 fef_gm_2"));
    two.say("stack U17, with fef_gm_1, with fef_gm_2, go own, overrun V17");
    two.say("ambush vm_246 fef_gm_1").roll(&[5]);
    assert_eq!(two.asks(), "dice combat");
    let fight = two.state().combat().expect("a combat");
    assert_eq!(tonkin::rules::strength::totals(two.rules(), two.state(), fight), [9, 5]);
}

#[test]
fn the_same_attackers_are_ambushed_only_once_in_a_phase() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1
        U16: fef_gm_1 fef_gm_2
        V17: vm_td_18
        W18: vm_246",
    );
    game.say("stack U16, with fef_gm_1, with fef_gm_2, go own, to U17, overrun V17, decline");
    game.say("ambush vm_td_18 fef_gm_1").roll(&[1]);
    game.say("lead fef_gm_1").roll(&[6, 6]).roll(&[1, 1]);
    while game.asks() == "vietminh decide" {
        game.say("stand");
    }
    game.say("overrun W18");
    assert_eq!(game.asks(), "french lead");
}

#[test]
fn paras_from_the_sky_and_dna_are_not_ambushed() {
    let mut sky =
        scene("Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq fef_1_bep fef_1_bmi\nU17: vm_246");
    sky.say("stack T14, with fef_1_bep, drop U17, silent");
    assert_eq!(sky.asks(), "dice combat");
}

#[test]
fn vm_attackers_are_never_ambushed() {
    let mut game =
        scene("Oct-52 operations 50\nT7: vm_hq\nS11: vm_sd_1 vm_36\nT14: fef_hq\nS12: fef_1_bmi");
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, fire");
    assert_eq!(game.asks(), "vietminh spirit");
}
