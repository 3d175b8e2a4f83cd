//! 6.5 to 6.15: combat.

use crate::scene::{Scene, scene};

/// An attack by VM on Vinh Yen with the SD that is spent beside it.
fn attack(defenders: &str) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 operations 50
        S11: vm_sd_1 vm_36 vm_88
        T7: vm_hq
        T14: fef_hq fef_sd_1
        S12: {defenders}"
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire");
    game
}

#[test]
fn the_leader_takes_the_first_hit_and_the_defender_may_retreat_instead_of_one() {
    let mut game = attack("fef_1_bmi fef_2_bmi");
    assert_eq!(game.asks(), "vietminh lead");
    game.say("lead vm_36");
    assert_eq!(game.asks(), "french lead");
    game.say("lead fef_1_bmi, decline").roll(&[3, 4]).roll(&[1, 1]);
    // 14 to 4 is 3-1, morale 5 against 3, nothing else: 9 is Ex-DL.
    assert_eq!(game.asks(), "french decide");
    game.say("stand");
    assert_eq!((game.steps("vm_36"), game.steps("vm_88")), (3, 4));
    assert_eq!(game.asks(), "french losses");
    game.say("lose fef_2_bmi");
    assert_eq!((game.steps("fef_1_bmi"), game.steps("fef_2_bmi")), (1, 1));
}

#[test]
fn bolshevik_spirit_adds_a_die_and_costs_the_leader_a_step() {
    let mut game = attack("fef_1_bmi");
    game.say("lead vm_36, spirit").roll(&[5]).roll(&[6, 6]).roll(&[1, 1]);
    game.say("stand");
    // 2xDL: VM loses nothing by the result, but the leader one step; the battalion is gone.
    assert_eq!((game.steps("vm_36"), game.place("fef_1_bmi")), (3, "eliminated".into()));
    let points = game.rp();
    game.say("advance vm_36, done");
    // 2.2: one RP for the advance after 2xDL.
    assert_eq!((game.rp()[1], game.place("vm_36")), (points[1] + 1, "S12".into()));
    assert!(game.state().owned.has(crate::scene::hex("S12")));
}

#[test]
fn a_leader_with_two_steps_has_no_spirit() {
    let mut game = scene(
        "Oct-52 operations 50
        S11: vm_sd_1 vm_36:2
        T7: vm_hq
        T14: fef_hq
        S12: fef_1_bmi",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, fire");
    assert_eq!(game.asks(), "dice combat");
}

#[test]
fn standing_fast_when_disorganized_costs_one_step_more() {
    let mut game = attack("fef_gm_1");
    // 14 to 9 is 1-1, morale +1: 10 is Ex; the defender's number is 6.
    game.say("lead vm_36, decline").roll(&[4, 5]).roll(&[1, 6]);
    assert!(game.is_dg("fef_gm_1") && !game.is_dg("vm_36"));
    game.say("stand");
    assert_eq!(game.steps("fef_gm_1"), 2);
}

#[test]
fn nobody_attacks_beyond_three_hexes_of_the_sd_that_is_spent() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq vm_sd_1
        S11: vm_36
        S12: fef_1_bmi
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    assert_eq!(game.refused("attack S12"), "6.8 strength");
}

#[test]
fn engineers_and_artillery_do_not_attack() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_675 vm_151
        S12: fef_1_bmi
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12");
    assert_eq!(game.refused("with vm_675"), "6.8 attacker");
    assert_eq!(game.refused("with vm_151"), "6.8 attacker");
    assert_eq!(game.refused("fire"), "1.10 nobody-picked");
}

#[test]
fn hanoi_taken_ends_the_game() {
    let mut game = scene(
        "Oct-52 vm_movement 50
        T7: vm_hq
        T13: vm_36
        T14: fef_sd_1
        X15: fef_hq fef_1_bmi",
    );
    game.say("stack T13, with vm_36, go own, overrun T14");
    assert_eq!(game.asks(), "over vietminh");
}

#[test]
fn the_loss_of_the_vm_hq_ends_the_game_unless_it_slips_away() {
    let words = "Oct-52 french_movement 50\nT11: vm_hq\nT12: fef_gm_1\nT14: fef_hq";
    let mut caught = scene(words);
    caught.say("stack T12, with fef_gm_1, go own, overrun T11, decline");
    assert_eq!(caught.asks(), "over french");
    let mut away = scene(words);
    away.say("stack T12, with fef_gm_1, go own, overrun T11, slip vm_hq U10, stop");
    assert_eq!((away.place("vm_hq"), away.place("fef_gm_1")), ("U10".into(), "T11".into()));
}
