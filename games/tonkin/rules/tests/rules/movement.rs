//! 3.0 to 3.8, 6.4: movement, transports, overruns.

use tonkin::flow::Step;

use crate::scene::{Scene, scene};

/// How many mp the group on top has spent.
fn spent(game: &Scene) -> u8 {
    match game.state().steps.last() {
        Some(Step::March(march)) => march.spent,
        other => panic!("nobody is on the march: {other:?}"),
    }
}

#[test]
fn the_example_of_play() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1
        U16: fef_gm_1 fef_1_2_rei
        V17: vm_246
        W18: vm_td_18",
    );
    game.say("stack U16, with fef_gm_1, with fef_1_2_rei, go own, to U17");
    assert_eq!(spent(&game), 1);
    game.say("overrun V17");
    assert_eq!(game.asks(), "vietminh ambush");
    game.say("decline, lead fef_1_2_rei").roll(&[5, 3]).roll(&[1, 1]);
    game.say("retreat, retreat vm_246 W17");
    assert_eq!((game.steps("fef_1_2_rei"), game.steps("vm_246")), (1, 4));
    assert_eq!((game.place("fef_gm_1"), game.place("vm_246")), ("V17".into(), "W17".into()));
    assert_eq!(spent(&game), 5);
    game.say("part fef_1_2_rei, overrun W18, decline, ambush vm_td_18 fef_gm_1").roll(&[6]);
    assert_eq!((game.place("fef_gm_1"), game.place("vm_td_18")), ("W18".into(), "box2".into()));
    assert_eq!((game.steps("fef_gm_1"), game.is_dg("fef_gm_1"), spent(&game)), (3, true, 11));
    assert_eq!(game.refused("overrun W17"), "6.14 overrun-dg");
    game.say("stop, stop");
    assert_eq!(game.asks(), "french movement");
    assert_eq!(game.refused("stack W18"), "3.0 has-moved");
}

#[test]
fn a_double_move_keeps_out_of_enemy_zoc_and_does_not_overrun() {
    let game =
        |words: &str| scene(&format!("Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\n{words}"));
    let mut free = game("T15: fef_1_bmi\nT18: vm_td_18");
    free.say("stack T15, with fef_1_bmi, double own");
    assert_eq!(free.refused("to T16"), "legal");
    assert_eq!(free.refused("to T17"), "3.2 double-zoc");
    let mut near = game("T15: fef_1_bmi\nT16: vm_td_18");
    near.say("stack T15, with fef_1_bmi");
    assert_eq!(near.refused("double own"), "3.2 double-zoc");
}

#[test]
fn nobody_overruns_from_trucks_or_with_a_double_move() {
    let game = |how: &str| {
        let mut game = scene(
            "Oct-52 french_movement 50
            T7: vm_hq
            T14: fef_hq fef_1_bmi
            T16: vm_sd_1",
        );
        game.say(&format!("stack T14, with fef_1_bmi, {how}, to T15"));
        game.refused("overrun T16")
    };
    assert_eq!(game("go own"), "legal");
    assert_eq!(game("go truck"), "3.4 overrun-truck");
    assert_eq!(game("double own"), "3.2 overrun-double");
}

#[test]
fn the_way_is_paid_hex_by_hex_and_not_by_a_cheaper_way_round() {
    // Phu Ly to Hung Yen across the Red River: 1 + 2; a motorized group pays 2 + 3.
    let step = |unit: &str| {
        let mut game =
            scene(&format!("Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\nT17: {unit}"));
        game.say(&format!("stack T17, with {unit}, go own, step E"));
        (game.place(unit), spent(&game))
    };
    assert_eq!(step("fef_1_bmi"), ("U17".into(), 3));
    assert_eq!(step("fef_gm_1"), ("U17".into(), 5));
}

#[test]
fn a_group_pays_what_its_dearest_unit_pays() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        T17: fef_1_bmi fef_gm_1",
    );
    game.say("stack T17, with fef_1_bmi, with fef_gm_1, go own, step E");
    assert_eq!(spent(&game), 5);
    // And has the mp of its slowest: 7 of the battalion. Along the Luoc the next hex costs 2.
    game.say("step E");
    assert_eq!((spent(&game), game.refused("step E")), (7, "3.1 too-far".into()));
}

#[test]
fn the_rest_of_a_stack_that_has_overrun_may_only_overrun_too() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1
        U16: fef_gm_1 fef_1_bmi
        V16: vm_sd_1",
    );
    // A lone SD is taken without a fight.
    game.say("stack U16, with fef_gm_1, go own, overrun V16, stop");
    assert_eq!((game.place("vm_sd_1"), game.place("fef_gm_1")), ("pool".into(), "V16".into()));
    game.say("stack U16, with fef_1_bmi");
    assert_eq!(game.refused("go own"), "6.4 late");
}

#[test]
fn units_stop_only_where_they_may_be() {
    let mut game = scene(
        "Oct-52 vm_movement 50
        T7: vm_hq
        Y9: vm_td_18 vm_36
        T14: fef_hq",
    );
    game.say("stack Y9, with vm_td_18, go own");
    assert_eq!(game.refused("to Y7"), "3.8 not-allowed");
    game.say("stop, stack Y9, with vm_36, go own, to Y7, stop");
    assert_eq!(game.place("vm_36"), "Y7");
}

#[test]
fn the_engineer_builds_when_all_others_have_moved() {
    let mut game = scene("Oct-52 vm_movement 50\nT7: vm_hq\nP12: vm_151\nT14: fef_hq");
    assert_eq!(game.refused("build T7"), "no such choice");
    game.say("build P12");
    assert!(game.state().board.road_markers.has(crate::scene::hex("P12")));
    assert_eq!(game.asks(), "french movement");
}
