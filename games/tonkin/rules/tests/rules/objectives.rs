//! 1.9 A: the Political Objective-Markers.

use kernel::{Seat, Viewer};

use crate::scene::{Scene, first_scene, hex, scene, start};

#[test]
fn at_the_start_one_lies_on_the_assigned_hex_and_vm_decides_which_is_real() {
    let mut game = start("cao_bang", &[]);
    game.say("default");
    assert_eq!(game.state().objectives.at, [Some(hex("Y9")), None]);
    assert_eq!(game.refused("objective Y9"), "1.9 objective-there");
    // Thai Nguyen is red.
    assert_eq!(game.refused("objective T11"), "1.9 not-french-vp");
    game.say("objective X15, real 2");
    assert_eq!(game.state().objectives.real, 1);
    assert_eq!(game.view(Viewer::Seat(Seat(0))).real, None);
    assert_eq!(game.view(Viewer::Spectator).real, None);
    assert_eq!(game.view(Viewer::Seat(Seat(1))).real, Some(1));
}

#[test]
fn moving_them_costs_5_vp_and_is_done_once_a_phase() {
    let mut game = scene(
        "Oct-52 replacement 50
        T7: vm_hq
        T14: fef_hq fef_1_bmi
        X15: fef_2_bmi
        objectives = { at = [\"T14\", \"X15\"], real = 1 }",
    );
    game.say("objectives, objective V15, objective V18, real 1");
    assert_eq!(game.vp(), 55);
    assert_eq!(game.refused("objectives"), "1.9 objectives-moved");
    game.until("french french-arrivals");
    assert_eq!(game.refused("objectives"), "no such choice");
}

#[test]
fn the_second_marker_goes_4_hexes_from_every_regiment_or_where_4_french_steps_are() {
    let mut game = scene(
        "Oct-52 replacement 50
        T7: vm_hq
        T14: fef_hq fef_sd_1 fef_1_bmi
        V18: fef_2_bmi fef_1_acf
        V16: vm_36
        X15: fef_8_rtm
        objectives = { at = [\"T14\", \"X15\"], real = 1 }",
    );
    // The first may lie near a regiment.
    game.say("objectives, objective W18");
    // Hanoi is 3 hexes from the regiment, and its two steps do not suffice: HQ and SD have none.
    assert_eq!(game.refused("objective T14"), "1.9 rumour-too-near");
    assert_eq!(game.refused("objective V18"), "legal");
    assert_eq!(game.refused("objective S12"), "legal");
    // Hai Duong is in the ZoC of the regiment.
    assert_eq!(game.refused("objective V15"), "1.9 not-french-vp");
}

/// VM holds every blue VP-Hex but Hanoi and Haiphong, and has a regiment beside each of the two.
fn almost_all(more: &str) -> String {
    let laos = "A24: vm_36\nA22: vm_pl_1\nA10: vm_pl_2\nC14: vm_pl_3\nK18: vm_pl_4\nF24: vm_pl_5\nG25: vm_pl_6";
    let held = "V18 W18 V15 U17 T17 U19 V20 U13 V13 X14 S14 R13 S12 Z15 AC12 AE11 J5 M11 F8 F12 J12 K13 N16";
    let battalions =
        "18 29 54 80 87 115 150 160 164 190 215 303 386 415 426 428 430 564 664 738 742 910 920";
    let pairs = held.split(' ').zip(battalions.split(' '));
    let stacks: Vec<String> = pairs.map(|(hex, unit)| format!("{hex}: vm_td_{unit}")).collect();
    let stacks = stacks.join("\n");
    format!(
        "Oct-52 replacement 50
        T7: vm_hq
        T14: fef_1_bmi
        T15: vm_88
        W15: vm_102
        {laos}
        {stacks}
        {more}"
    )
}

#[test]
fn where_no_hex_will_do_any_french_vp_hex_does() {
    let words = "X15: fef_2_bmi\nobjectives = { at = [\"T14\", \"X15\"], real = 1 }";
    let mut game = scene(&almost_all(words));
    game.say("objectives, objective T14");
    assert_eq!(game.refused("objective V18"), "1.9 not-french-vp");
    game.say("objective X15, real 1");
}

#[test]
fn a_real_objective_that_vm_cannot_take_is_not_picked_up_for_good() {
    // Hanoi alone is French. The markers would come off the map, and nothing would be scored at the end.
    let words = "objectives = { at = [\"T14\", \"X15\"], real = 1 }";
    let game = scene(&almost_all(words));
    assert_eq!(game.refused("objectives"), "1.9 too-few-vp-hexes");
    // Where both can be placed anew, both are.
    let two = scene(&almost_all(&format!("X15: fef_2_bmi\n{words}")));
    assert_eq!(two.refused("objectives"), "legal");
    // The first rules let him, for 5 VP.
    let mut first = first_scene(&almost_all(words));
    first.say("objectives");
    assert_eq!((first.state().objectives.at, first.vp()), ([None; 2], 55));
}

#[test]
fn na_san_has_no_markers() {
    let mut game =
        crate::scene::na_san("Nov-52 replacement 40\nL12: vm_hq vm_36\nK13: fef_hq fef_1_bep");
    assert_eq!(game.refused("objectives"), "no such choice");
    game.until("vietminh movement");
    assert_eq!(game.state().objectives.at, [None; 2]);
}

/// The level after the end of the game in a position with a real objective in Hoa Binh.
fn scored(words: &str) -> i8 {
    let mut game = scene(&format!(
        "May-54 supply_check 50
        T7: vm_hq
        T14: fef_hq
        objectives = {{ at = [\"R16\", \"X15\"], real = 1 }}
        {words}"
    ));
    game.say("done, done");
    assert!(game.asks().starts_with("over"), "{}", game.asks());
    game.vp()
}

#[test]
fn at_the_end_the_real_one_is_worth_5_vp_to_whoever_has_it() {
    // Hoa Binh is red: VM's without anybody, the French's with a garrison.
    assert_eq!(scored("X15: fef_1_bmi"), 45);
    assert_eq!(scored("R16: fef_1_bmi"), 55);
    // The rumour counts nothing, whoever holds it.
    assert_eq!(scored("R16: fef_1_bmi\nX15: vm_td_18"), 55);
}

#[test]
fn the_last_movement_may_still_change_it() {
    let mut game = scene(
        "May-54 supply_check 50
        T7: vm_hq
        T14: fef_hq
        S15: fef_1_bmi
        objectives = { at = [\"R16\", \"X15\"], real = 1 }",
    );
    game.say("done, stack S15, with fef_1_bmi, go own, to R16, stop, done");
    // 4 VP for Hoa Binh, 5 for the objective.
    assert_eq!(game.vp(), 59);
}

#[test]
fn in_a_campaign_they_are_scored_and_placed_anew_when_a_scenario_ends() {
    let mut game = scene(
        "Dec-50 supply_check 50
        T7: vm_hq
        T14: fef_hq fef_1_bmi
        X15: fef_2_bmi
        objectives = { at = [\"T14\", \"X15\"], real = 2 }",
    );
    assert_eq!((game.asks(), game.vp()), ("vietminh place-objective".into(), 55));
    // No hex is assigned, and it costs nothing.
    game.say("objective V15, objective X15, real 1");
    assert_eq!((game.vp(), game.state().month), (55, 4));
}

#[test]
fn the_order_in_which_markers_are_placed_anew_does_not_matter() {
    // V18 has four French steps and will do; W18 lies beside a regiment.
    let words = "Oct-52 replacement 50
        T7: vm_hq
        T14: fef_hq
        V18: fef_2_bmi fef_1_acf
        V16: vm_36
        objectives = { at = [\"T14\", \"X15\"], real = 1 }";
    let placed = |mut game: Scene, one: &str, other: &str| {
        game.say(&format!("objectives, objective {one}"));
        game.refused(&format!("objective {other}"))
    };
    assert_eq!(placed(scene(words), "W18", "V18"), "legal");
    assert_eq!(placed(scene(words), "V18", "W18"), "legal");
    assert_eq!(placed(scene(words), "W18", "U19"), "1.9 rumour-too-near");
    // Under the first rules the second had to be the one (T-89).
    assert_eq!(placed(first_scene(words), "V18", "W18"), "1.9 rumour-too-near");
}

#[test]
fn beside_an_assigned_hex_the_other_marker_meets_the_condition_whatever_lies_there() {
    // Lang Son is assigned and has two units; Hai Duong is near VM and has two steps alone.
    let mut game = start("cao_bang", &[]);
    game.say("default");
    assert_eq!(game.refused("objective X15"), "legal");
    assert_eq!(game.refused("objective V15"), "1.9 rumour-too-near");
}
