//! 6.4: what overruns cost and what they bring.

use tonkin::components::Side;
use tonkin::flow::{By, Combat, Step};
use tonkin::rules::strength;

use crate::scene::{Scene, hex, scene};

fn spent(game: &Scene) -> u8 {
    match game.state().steps.iter().rev().find_map(|step| match step {
        Step::March(march) => Some(march.spent),
        _ => None,
    }) {
        Some(spent) => spent,
        None => panic!("nobody is on the march: {}", game.asks()),
    }
}

#[test]
fn the_hex_of_the_victim_is_paid_without_roads_and_2_mp_more() {
    // The example of the rule book: 98 from Quynh Nhai against the Thai in Than Uyen, along the Nam Mu.
    let mut game =
        scene("Oct-52 vm_movement 50\nT7: vm_hq\nT14: fef_hq\nH9: vm_98\nJ8: fef_5_thai");
    game.say("stack H9, with vm_98, go own, to I9");
    assert_eq!(spent(&game), 4);
    game.say("overrun J8, decline").roll(&[3, 3]).roll(&[1, 1]).say("retreat");
    game.until("vietminh march");
    assert_eq!((spent(&game), game.place("vm_98"), game.steps("vm_98")), (8, "J8".into(), 3));
    // A road into the hex is of no use: 2 and 2 for a motorized unit in clear terrain.
    let mut road = scene("Oct-52 french_movement 50\nT7: vm_hq\nT13: fef_gm_1\nT12: vm_td_18");
    road.say("stack T13, with fef_gm_1, go own, overrun T12");
    assert_eq!(spent(&road), 4);
}

#[test]
fn whoever_has_moved_must_be_able_to_pay() {
    let mut game =
        scene("Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\nT15: fef_1_bmi\nT18: vm_td_18");
    // Two hexes by road; the forest costs 4 and the overrun 2.
    game.say("stack T15, with fef_1_bmi, go own, to T17");
    assert_eq!((spent(&game), game.refused("overrun T18")), (2, "6.4 overrun-cost".into()));
}

#[test]
fn whoever_starts_adjacent_may_overrun_whatever_it_costs() {
    // A mountain in the rains: 5, 1 and 2 for a battalion with 7.
    let mut game =
        scene("Jul-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\nJ5: fef_1_bmi\nI5: vm_td_18");
    game.say("stack J5, with fef_1_bmi, go own");
    assert_eq!(game.refused("overrun I5"), "legal");
    game.say("overrun I5");
    assert_eq!(spent(&game), 7);
    // But no terrain is opened by it (T-23).
    let mut tracks =
        scene("Jul-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\nJ5: fef_gm_1\nI5: vm_td_18");
    tracks.say("stack J5, with fef_gm_1, go own");
    assert_eq!(tracks.refused("overrun I5"), "3.1 closed");
}

#[test]
fn without_an_sd_within_3_hexes_of_where_they_stopped_the_roll_suffers() {
    let drm = |dump: &str| {
        let game = scene(&format!(
            "Oct-52 french_movement 50\nT7: vm_hq\nT16: fef_1_bmi\nT17: vm_td_18\n{dump}: fef_sd_1"
        ));
        let (rules, state) = (game.rules(), game.state());
        let attackers = [game.unit("fef_1_bmi")].into_iter().collect();
        let defenders = strength::fighters(rules, state, Side::VietMinh, hex("T17"));
        let by = By::Overrun { from: hex("T16") };
        let fight = Combat::new(Side::French, by, hex("T17"), attackers, defenders);
        strength::modifiers(rules, state, &fight)
            .iter()
            .any(|(id, ..)| *id == "tonkin-term-no-dump")
    };
    // T13 is 3 hexes from T16, T12 is 4.
    assert!(!drm("T13"));
    assert!(drm("T12"));
}

#[test]
fn a_hex_that_is_not_cleared_ends_the_move() {
    let mut game =
        scene("Oct-52 french_movement 50\nT7: vm_hq\nU15: fef_sd_1 fef_gm_1\nV16: vm_36");
    game.say("stack U15, with fef_gm_1, go own, overrun V16, decline").roll(&[2, 2]).roll(&[1, 1]);
    game.until("french movement");
    assert_eq!((game.place("fef_gm_1"), game.place("vm_36")), ("U15".into(), "V16".into()));
    game.say("stack U15");
    assert_eq!(game.refused("with fef_gm_1"), "no such choice");
}

#[test]
fn an_sd_that_vm_takes_gives_2_rp_and_one_that_the_french_take_gives_none() {
    let mut vm = scene("Oct-52 vm_movement 50\nT7: vm_hq\nT14: fef_hq\nP14: fef_sd_1\nP15: vm_36");
    vm.say("stack P15, with vm_36, go own, overrun P14");
    assert_eq!((vm.place("fef_sd_1"), vm.rp(), vm.vp()), ("pool".into(), [0, 2], 50));
    let mut french =
        scene("Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\nU16: vm_sd_1\nU15: fef_1_bmi");
    french.say("stack U15, with fef_1_bmi, go own, overrun U16");
    assert_eq!((french.place("vm_sd_1"), french.rp()), ("pool".into(), [0, 0]));
}

#[test]
fn the_french_hq_costs_a_vp_when_it_is_lost_and_another_when_it_returns() {
    let mut game =
        scene("Oct-52 vm_movement 50\nrp 2 0\nT7: vm_hq\nT14: fef_1_bmi\nP14: fef_hq\nP15: vm_36");
    game.say("stack P15, with vm_36, go own, overrun P14, stop");
    assert_eq!((game.place("fef_hq"), game.vp()), ("eliminated".into(), 49));
    game.until("french replace").say("rebuild fef_hq");
    assert_eq!(game.place("fef_hq"), "track 27");
    game.until("french french-arrivals");
    let before = game.vp();
    game.say("place fef_hq X15");
    assert_eq!(game.vp(), before - 1);
}

#[test]
fn units_that_are_dg_or_oos_do_not_even_take_an_sd() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U16: vm_sd_1
        U15: fef_1_bmi fef_2_bmi
        dg = [\"fef_1_bmi\"]
        out_of_supply = [\"fef_2_bmi\"]",
    );
    game.say("stack U15, with fef_1_bmi, go own");
    assert_eq!(game.refused("overrun U16"), "6.4 overrun");
    game.say("stop, stack U15, with fef_2_bmi, go own");
    assert_eq!(game.refused("overrun U16"), "6.4 overrun");
}
