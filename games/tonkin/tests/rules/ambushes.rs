//! 6.11: ambushes.

use tonkin::choice::Choice;

use crate::scene::{Scene, scene};

/// GM 4 and a weak battalion attack a regiment and a Tieu Doan in the open.
fn attack(more: &str) -> Scene {
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
fn a_victim_at_full_strength_comes_first() {
    let mut game = attack("");
    game.say("decline");
    assert_eq!(game.refused("ambush vm_36 fef_1_bmi"), "6.11 full-first");
    assert_eq!(game.refused("ambush vm_36 fef_gm_4"), "legal");
}

#[test]
fn at_its_morale_or_above_the_victim_loses_a_step_and_is_dg() {
    // GM 4 has a morale of 4.
    let ambushed = |die: u8| {
        let mut game = attack("");
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
fn nobody_who_is_dg_or_oos_or_has_slipped_away_ambushes() {
    let mut game = attack("dg = [\"vm_36\"]");
    game.say("decline");
    let [regiment, battalion, victim] = ["vm_36", "vm_td_18", "fef_gm_4"].map(|id| game.unit(id));
    assert_eq!(game.denied(Choice::Ambush(regiment, victim)), "6.11 ambush");
    assert_eq!(game.denied(Choice::Ambush(battalion, victim)), "legal");
    let mut hungry = attack("out_of_supply = [\"vm_36\"]");
    hungry.say("decline");
    assert_eq!(hungry.denied(Choice::Ambush(regiment, victim)), "6.11 ambush");
    // Who stayed may ambush, who retreated may not.
    let mut slipped = attack("");
    slipped.say("slip vm_td_18 W16");
    assert_eq!(slipped.asks(), "vietminh ambush");
    assert_eq!(slipped.denied(Choice::Ambush(battalion, victim)), "6.11 ambush");
    assert_eq!(slipped.denied(Choice::Ambush(regiment, victim)), "legal");
}

#[test]
fn in_an_overrun_a_dg_victim_drops_out_and_alone_it_is_finished() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_4
        V16: vm_36",
    );
    game.say("stack U15, with fef_gm_4, go own, overrun V16, ambush vm_36 fef_gm_4").roll(&[5]);
    assert_eq!((game.asks(), game.place("fef_gm_4")), ("french movement".into(), "U15".into()));
    assert_eq!((game.steps("fef_gm_4"), game.steps("vm_36")), (3, 4));
}

#[test]
fn the_same_attackers_are_ambushed_once_in_a_phase() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_4 fef_gm_1
        V16: vm_td_18
        W16: vm_td_29",
    );
    game.say("stack U15, with fef_gm_4, with fef_gm_1, go own, overrun V16, decline");
    game.say("ambush vm_td_18 fef_gm_4").roll(&[1]);
    game.say("lead fef_gm_1").roll(&[6, 6]).roll(&[1, 1]).say("stand");
    assert_eq!(game.place("fef_gm_1"), "V16");
    game.say("overrun W16, decline");
    assert_ne!(game.asks(), "vietminh ambush");
}
