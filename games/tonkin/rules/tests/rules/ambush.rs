//! 6.11: ambush.

use tonkin::choice::Choice;

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

/// GM 4 and a weak battalion attack a regiment and a Tieu Doan in the open.
fn attack_in_the_open(more: &str) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_4 fef_1_bmi:1
        V16: vm_td_18 vm_36
        {more}"
    ));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("attack V16, with fef_gm_4, with fef_1_bmi, fire");
    game
}

#[test]
fn at_its_morale_or_above_the_victim_loses_a_step_and_is_dg() {
    // GM 4 has a morale of 4.
    let ambushed = |die: u8| {
        let mut game = attack_in_the_open("");
        game.say("decline, ambush vm_36 fef_gm_4").roll(&[die]);
        // It still attacks, and there is no second ambush.
        assert_eq!(game.asks(), "french lead");
        (game.steps("fef_gm_4"), game.is_dg("fef_gm_4"), game.steps("vm_36"))
    };
    assert_eq!(ambushed(3), (4, false, 4));
    assert_eq!(ambushed(4), (3, true, 4));
    assert_eq!(ambushed(6), (3, true, 3));
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
fn nobody_who_is_dg_or_oos_or_has_slipped_away_ambushes() {
    let mut game = attack_in_the_open("dg = [\"vm_36\"]");
    game.say("decline");
    let [regiment, battalion, victim] = ["vm_36", "vm_td_18", "fef_gm_4"].map(|id| game.unit(id));
    assert_eq!(game.denied(Choice::Ambush(regiment, victim)), "6.11 ambusher");
    assert_eq!(game.denied(Choice::Ambush(battalion, victim)), "legal");
    let mut hungry = attack_in_the_open("out_of_supply = [\"vm_36\"]");
    hungry.say("decline");
    assert_eq!(hungry.denied(Choice::Ambush(regiment, victim)), "6.11 ambusher");
    // Who stayed may ambush, who retreated may not.
    let mut slipped = attack_in_the_open("");
    slipped.say("slip vm_td_18 W16");
    assert_eq!(slipped.asks(), "vietminh ambush");
    assert_eq!(slipped.denied(Choice::Ambush(battalion, victim)), "6.11 ambusher");
    assert_eq!(slipped.denied(Choice::Ambush(regiment, victim)), "legal");
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
    assert_eq!((alone.steps("fef_gm_1"), alone.steps("vm_246")), (3, 4));
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
fn an_ambush_that_is_declined_may_still_be_made_in_the_next_overrun() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_4 fef_gm_1
        V16: vm_td_18
        W16: vm_td_29",
    );
    game.say("stack U15, with fef_gm_4, with fef_gm_1, go own, overrun V16, decline, decline");
    game.say("lead fef_gm_1").roll(&[6, 6]).roll(&[1, 1]).say("stand");
    game.say("overrun W16, decline");
    assert_eq!(game.asks(), "vietminh ambush");
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

#[test]
fn each_attack_on_a_hex_may_be_ambushed_once() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_4 fef_gm_1
        V16: vm_36",
    );
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[6]);
    for attacker in ["fef_gm_4", "fef_gm_1"] {
        game.say(&format!("attack V16, with {attacker}, fire"));
        assert_eq!(game.asks(), "vietminh ambush", "{attacker}");
        game.say(&format!("ambush vm_36 {attacker}")).roll(&[1]);
        // That was it for this attack.
        assert_eq!(game.asks(), "dice combat", "{attacker}");
        game.roll(&[1, 1]).roll(&[1, 1]);
        game.until("french impulse");
    }
}

#[test]
fn a_dna_is_no_victim_and_those_it_carries_are() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_sd_1 fef_dna_1 fef_1_bmi
        U15: vm_td_18",
    );
    game.say("stack T14, with fef_dna_1, with fef_1_bmi, go river, to U14, overrun U15, decline");
    let [unit, dna, carried] = ["vm_td_18", "fef_dna_1", "fef_1_bmi"].map(|id| game.unit(id));
    assert_eq!(game.denied(Choice::Ambush(unit, dna)), "6.11 victim");
    assert_eq!(game.denied(Choice::Ambush(unit, carried)), "legal");
}
