//! 3.1, 6.4: groups on the march; overruns, their sequence and their chains.

use tonkin::choice::Choice;
use tonkin::components::Side;
use tonkin::event::{Event, Vp};
use tonkin::flow::{By, Combat, Step};
use tonkin::rules::strength;
use tonkin::sums::Term;

use crate::scene::{Scene, first_scene, hex, scene};

/// The mp spent by the group on the march.
fn spent(game: &Scene) -> u8 {
    let march = game.state().steps.iter().rev().find_map(|step| match step {
        Step::March(march) => Some(march.spent),
        _ => None,
    });
    march.expect("a group is on the march")
}

/// GM 1 and GM 2 stand at U16, Tieu Doans at V17 and W18, in clear terrain.
fn groupes_mobiles() -> Scene {
    scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1
        U16: fef_gm_1 fef_gm_2 fef_bvn_garr_1
        V17: vm_td_18
        W18: vm_td_29",
    )
}

/// Nobody slips away or ambushes; the dice clear the hex.
fn clear(game: &mut Scene) {
    while !game.asks().starts_with("dice") {
        let lead = game.legal().into_iter().find(|answer| answer.starts_with("lead"));
        game.say(&lead.unwrap_or("decline".to_owned()));
    }
    game.roll(&[6, 6]).roll(&[1, 1]);
    while game.asks().ends_with("decide") {
        game.say("stand");
    }
}

#[test]
fn the_victims_hex_is_paid_without_roads_and_two_more() {
    let mut game = groupes_mobiles();
    game.say("stack U16, with fef_gm_1, go own, to U17");
    assert_eq!(spent(&game), 1, "by road");
    game.say("overrun V17");
    // Clear terrain costs 2, along the Red River nothing more, and 2 for the overrun.
    assert_eq!(spent(&game), 5);
}

#[test]
fn who_cannot_pay_cannot_overrun_unless_he_starts_beside_the_victim() {
    let words = |from: &str| {
        format!(
            "Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\n{from}: fef_bvn_garr_1\nV17: vm_td_18"
        )
    };
    // A garrison has 4 mp: clear 1 and 2 more are 3, a minor river would make it dear.
    let mut far = scene(&words("U16"));
    far.say("stack U16, with fef_bvn_garr_1, go own, to U17");
    let mut near = scene(&words("U17"));
    near.say("stack U17, with fef_bvn_garr_1, go own");
    assert_eq!(near.refused("overrun V17"), "legal");
    assert_eq!(far.refused("overrun V17"), "legal");
    // In the rains every hex costs one more.
    let rains = |from: &str| {
        let mut game = scene(&words(from).replace("Oct-52", "Jul-52"));
        game.say(&format!("stack {from}, with fef_bvn_garr_1, go own"));
        if from != "U17" {
            game.say("to U17");
        }
        game.refused("overrun V17")
    };
    assert_eq!(rains("U17"), "legal");
    assert_eq!(rains("U16"), "6.4 overrun-cost");
}

#[test]
fn all_attackers_advance_and_may_overrun_again_with_what_is_left() {
    let mut game = groupes_mobiles();
    game.say("stack U16, with fef_gm_1, with fef_gm_2, go own, to U17, overrun V17");
    clear(&mut game);
    assert_eq!((game.place("fef_gm_1"), game.place("fef_gm_2")), ("V17".into(), "V17".into()));
    assert_eq!(game.asks(), "french march");
    game.say("overrun W18");
    assert_eq!(spent(&game), 11, "5, and clear 2, minor river 2, overrun 2");
    clear(&mut game);
    assert_eq!(game.place("fef_gm_1"), "W18");
    // What is left takes them one hex on.
    assert!(game.legal().iter().any(|answer| answer.starts_with("to ")));
}

#[test]
fn a_hex_that_is_not_cleared_ends_the_march() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_sd_1
        U16: fef_gm_1
        V17: vm_36 vm_88",
    );
    game.say("stack U16, with fef_gm_1, go own, to U17, overrun V17, decline, lead vm_36");
    game.roll(&[3, 4]).roll(&[1, 1]);
    game.until("french movement");
    assert_eq!(game.place("fef_gm_1"), "U17");
    assert_eq!(game.refused("stack U17"), "3.0 has-moved");
}

#[test]
fn disorganized_and_unsupplied_units_do_not_overrun() {
    let markers = [("dg", "6.14 overrun-dg"), ("out_of_supply", "7.5 overrun-oos")];
    for (marker, refused) in markers {
        let mut game = scene(&format!(
            "Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\nU17: fef_1_bmi\nV17: vm_td_18\n{marker} = [\"fef_1_bmi\"]"
        ));
        game.say("stack U17, with fef_1_bmi, go own");
        assert_eq!(game.refused("overrun V17"), refused);
    }
}

#[test]
fn units_that_stay_behind_may_then_only_overrun() {
    let mut game = groupes_mobiles();
    game.say("stack U16, with fef_gm_1, go own, to U17, overrun V17");
    clear(&mut game);
    game.say("stop, stack U16, with fef_bvn_garr_1");
    // A garrison moves 4 mp: the next victim is too far for it.
    assert_eq!(game.refused("go own"), "6.4 late");
    assert_eq!(game.refused("double own"), "6.4 late");
    game.say("back, stack U16, with fef_gm_2, go own");
    assert_eq!(game.refused("to U15"), "6.4 late");
    game.say("to V17");
    assert_eq!(game.refused("stop"), "6.4 late");
    game.say("overrun W18");
}

#[test]
fn after_an_overrun_those_that_do_not_overrun_move_first() {
    let mut game = groupes_mobiles();
    game.say("stack U16, with fef_gm_1, with fef_gm_2, go own, to U17, overrun V17");
    clear(&mut game);
    // GM 2 parts; GM 1 overruns on: now GM 2 may only overrun too, or stay.
    game.say("part fef_gm_2, overrun W18");
    clear(&mut game);
    game.say("stop");
    assert_eq!(game.asks(), "french march");
    assert_eq!(game.refused("to V18"), "6.4 late");
    game.say("stop");
    assert_eq!(game.place("fef_gm_2"), "V17");
    // The other way round: who does not overrun goes first.
    let mut game = groupes_mobiles();
    game.say("stack U16, with fef_gm_1, with fef_gm_2, go own, to U17, overrun V17");
    clear(&mut game);
    game.say("part fef_gm_1, to V18, stop, overrun W18");
}

#[test]
fn a_group_that_overran_splits_against_different_victims() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1
        U16: fef_gm_1 fef_gm_2
        V17: vm_td_18
        W18: vm_td_29
        V18: vm_td_54",
    );
    game.say("stack U16, with fef_gm_1, with fef_gm_2, go own, to U17, overrun V17");
    clear(&mut game);
    game.say("part fef_gm_2, overrun W18");
    clear(&mut game);
    game.say("stop, overrun V18");
    clear(&mut game);
    assert_eq!((game.place("fef_gm_1"), game.place("fef_gm_2")), ("W18".into(), "V18".into()));
}

#[test]
fn an_overrun_without_an_sd_near_is_hampered() {
    let drm = |dump: &str| {
        let mut game = scene(&format!(
            "Oct-52 french_movement 50\nT7: vm_hq\n{dump}: fef_sd_1\nT14: fef_hq\nU17: fef_gm_1\nV17: vm_246"
        ));
        game.say("stack U17, with fef_gm_1, go own, overrun V17, decline");
        let fight = game.state().combat().expect("a combat");
        tonkin::rules::strength::modifier(game.rules(), game.state(), fight)
    };
    assert_eq!(drm("U16") - drm("A24"), 2);
}

#[test]
fn an_sd_or_hq_alone_is_run_over_by_road_and_vm_gains_points() {
    let mut game = scene(
        "Oct-52 vm_movement 50
        T7: vm_hq
        U16: vm_36
        U17: fef_sd_1 fef_sd_2
        T14: fef_hq fef_1_bmi",
    );
    let before = game.rp()[1];
    game.say("stack U16, with vm_36, go own, overrun U17");
    assert_eq!((game.place("vm_36"), game.rp()[1]), ("U17".into(), before + 4));
    assert_eq!(spent(&game), 1, "by road, and no 2 mp");
    game.say("stop");
}

#[test]
fn the_french_hq_that_is_run_over_costs_1_vp() {
    let mut game =
        scene("Oct-52 vm_movement 50\nT7: vm_hq\nU16: vm_36\nV17: fef_hq\nT14: fef_1_bmi");
    game.say("stack U16, with vm_36, go own, to U17, overrun V17");
    assert_eq!(game.place("fef_hq"), "eliminated");
    let hq = Vp::Lost(game.unit("fef_hq"));
    let paid = |event: &Event| matches!(event, Event::Level { by: -1, why, .. } if *why == hq);
    assert!(game.log().iter().any(|logged| paid(&logged.event)));
}

#[test]
fn artillery_that_jumps_alone_does_not_attack_vm() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_35_ralp fef_1_bep fef_1_bmi
        V17: vm_td_18
        U17: vm_sd_1",
    );
    game.say("stack T14, with fef_35_ralp");
    assert_eq!(game.refused("drop V17"), "6.8 strength");
    // Where nobody fights it may, and with a battalion too.
    assert_eq!(game.refused("drop U17"), "legal");
    game.say("with fef_1_bep");
    assert_eq!(game.refused("drop V17"), "legal");
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
        strength::modifiers(rules, state, &fight).iter().any(|(term, _)| *term == Term::NoDump)
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
    assert_eq!(game.refused("overrun U16"), "6.14 overrun-dg");
    game.say("stop, stack U15, with fef_2_bmi, go own");
    assert_eq!(game.refused("overrun U16"), "7.5 overrun-oos");
}

#[test]
fn engineer_and_anti_aircraft_go_along_with_an_overrun_and_take_no_part() {
    let words = "Jan-54 vm_movement 50
        T7: vm_hq
        S11: vm_sd_1 vm_td_18 vm_151 vm_367
        S12: fef_1_bmi:1
        T14: fef_hq";
    let mut game = scene(words);
    game.say("stack S11, with vm_151, with vm_367, go own");
    assert_eq!(game.refused("overrun S12"), "4.0 defence-only");
    let mut game = scene(&words.replace("vm_td_18", "vm_td_18 vm_36"));
    game.say("stack S11, with vm_36, with vm_151, with vm_367, go own, overrun S12");
    let fight = game.state().combat().expect("a combat");
    assert_eq!(fight.attackers.iter().collect::<Vec<_>>(), [game.unit("vm_36")]);
    game.until("dice combat");
    game.roll(&[6, 6]).roll(&[1, 1]);
    game.until("vietminh march");
    let at = ["vm_36", "vm_151", "vm_367"].map(|id| game.place(id));
    assert_eq!(at, ["S12", "S12", "S12"]);
}

#[test]
fn hq_and_sd_go_along_with_an_overrun_and_make_none_alone() {
    let mut game = scene(
        "Oct-52 vm_movement 50
        S11: vm_hq vm_sd_1 vm_td_18
        S12: fef_sd_1
        T14: fef_hq",
    );
    game.say("stack S11, with vm_hq, with vm_sd_1, go own");
    assert_eq!(game.refused("overrun S12"), "6.8 strength");
    game.say("stop");
    let mut all =
        scene("Oct-52 vm_movement 50\nS11: vm_hq vm_sd_1 vm_td_18\nS12: fef_sd_1\nT14: fef_hq");
    all.say("stack S11, with all, go own, overrun S12");
    assert_eq!((all.place("vm_hq"), all.place("fef_sd_1")), ("S12".into(), "pool".into()));
}

#[test]
fn the_french_gain_nothing_for_an_sd_they_take() {
    // T-70: whether it stood alone or with a unit that was overrun, it is gone, and no point is gained.
    for (there, dice) in [("vm_sd_1", false), ("vm_sd_1 vm_td_115", true)] {
        let mut game = scene(&format!(
            "Oct-52 french_movement 50
            T7: vm_hq
            T14: fef_hq
            U15: fef_sd_1 fef_gm_1 fef_gm_2
            U16: {there}"
        ));
        game.say("stack U15, with fef_gm_1, with fef_gm_2, go own, overrun U16");
        if dice {
            game.until("dice combat").roll(&[6, 6]).roll(&[1, 1]);
            game.until("french march");
        }
        assert_eq!((game.place("vm_sd_1"), game.rp()), ("pool".into(), [0, 0]), "{there}");
    }
}

#[test]
fn on_foot_a_unit_overruns_what_it_may_not_from_a_truck() {
    let words = "Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi\nT16: vm_sd_1";
    let mut game = scene(words);
    game.say("stack T14, with fef_1_bmi, go own, to T15, overrun T16, stop");
    assert_eq!((game.place("fef_1_bmi"), game.place("vm_sd_1")), ("T16".into(), "pool".into()));
}

#[test]
fn only_an_enemy_is_overrun() {
    let mut game =
        scene("Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi\nT16: vm_sd_1");
    game.say("stack T14, with fef_1_bmi, go own, to T15");
    assert_eq!(game.denied(Choice::Overrun(hex("U15"))), "6.4 overrun-target");
    assert_eq!(game.denied(Choice::Overrun(hex("T16"))), "legal");
}

#[test]
fn a_group_that_has_overrun_and_cannot_do_so_again_may_stop() {
    // T-90: the two overrun together, go on and part; one of them overruns again, and nobody is left for the other.
    let mut game = scene(
        "Oct-52 vm_movement 50\nT7: vm_hq\nF12: fef_hq\nU16: vm_36 vm_88\nV16: fef_sd_1\nW17: fef_sd_2",
    );
    game.say("stack U16, with vm_36, with vm_88, go own, overrun V16, to W16, part vm_88");
    game.say("overrun W17, stop");
    assert_eq!(game.asks(), "vietminh march");
    assert_eq!(game.legal(), ["stop"]);
    game.say("stop, done");
    assert_eq!([game.place("vm_36"), game.place("vm_88")], ["W17", "W16"]);
}

#[test]
fn engineer_and_anti_aircraft_take_an_sd_that_nobody_guards() {
    let words = |unit: &str, guard: &str| {
        format!("Oct-52 vm_movement 50\nT7: vm_hq\nT14: fef_hq\nU16: {unit}\nV16: fef_sd_1 {guard}")
    };
    for unit in ["vm_151", "vm_367"] {
        let march = format!("stack U16, with {unit}, go own");
        let mut game = scene(&words(unit, ""));
        game.say(&march).say("overrun V16, stop");
        assert_eq!([game.place(unit), game.place("fef_sd_1")], ["V16", "pool"], "{unit}");
        assert_eq!(game.rp(), [0, 2]);
        // Against units they do not fight (T-40).
        let mut guarded = scene(&words(unit, "fef_1_bmi"));
        assert_eq!(guarded.say(&march).refused("overrun V16"), "4.0 defence-only", "{unit}");
        // The first rules knew nothing of it.
        let mut first = first_scene(&words(unit, ""));
        assert_ne!(first.say(&march).refused("overrun V16"), "legal", "{unit}");
    }
    // Nobody takes an SD twice, whoever comes along.
    let mut both = scene(&words("vm_36 vm_151", ""));
    both.say("stack U16, with vm_36, with vm_151, go own, overrun V16, stop");
    assert_eq!([both.place("vm_36"), both.place("vm_151")], ["V16", "V16"]);
    assert_eq!(both.rp(), [0, 2]);
}

#[test]
fn an_advance_after_2xdl_or_ex_dl_in_an_overrun_brings_a_point_too() {
    // T-86: an overrun is an attack (6.4).
    let mut game = scene(
        "Oct-52 vm_movement 50\nT7: vm_hq vm_sd_1\nT14: fef_hq\nU16: vm_36 vm_88 vm_102\nV16: fef_1_bvn:1",
    );
    game.say("stack U16, with vm_36, with vm_88, with vm_102, go own, overrun V16");
    game.until("dice combat").roll(&[6, 6]).roll(&[1, 1]);
    while game.place("vm_36") != "V16" {
        let legal = game.legal();
        let answer = legal.iter().find(|answer| *answer == "stand").unwrap_or(&legal[0]).clone();
        game.say(&answer);
    }
    assert_eq!(game.rp(), [0, 1]);
}
