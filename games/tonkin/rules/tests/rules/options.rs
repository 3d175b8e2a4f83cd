//! 6.2, 6.3, 6.7: what an Operation Point may not buy.

use tonkin::choice::Choice;
use tonkin::flow::DigCase;

use crate::scene::{Scene, hex, scene};

/// VM spends his SD and has three points.
fn vm(words: &str) -> Scene {
    let mut game = scene(&format!("Oct-52 operations 50\nT14: fef_hq\n{words}"));
    game.say("spend vm_sd_1, decline").roll(&[6]);
    game
}

/// FEF spends its SD and has three points.
fn french(words: &str) -> Scene {
    let mut game = scene(&format!("Oct-52 operations 50\nT7: vm_hq\n{words}"));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[6]);
    game
}

#[test]
fn an_sd_comes_to_the_hq_only_from_elsewhere_and_if_there_is_room() {
    let near = scene("Oct-52 operations 50\nT7: vm_hq vm_sd_1\nT14: fef_hq");
    assert_eq!(near.refused("relocate vm_sd_1"), "6.2 not-spent");
    let full =
        scene("Oct-52 operations 50\nT7: vm_hq vm_36 vm_88 vm_102\nS9: vm_sd_1\nT14: fef_hq");
    assert_eq!(full.refused("relocate vm_sd_1"), "1.5 stacking");
    // Far away and behind the enemy is no obstacle.
    let far = scene("Oct-52 operations 50\nT7: vm_hq\nM25: vm_sd_1\nT14: fef_hq");
    assert_eq!(far.refused("relocate vm_sd_1"), "legal");
}

#[test]
fn attacks_and_artillery_need_a_spending_sd() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_675
        S12: fef_1_bmi
        T14: fef_hq fef_sd_1",
    );
    game.say("decline, spend fef_sd_1").roll(&[6]);
    assert_eq!(game.refused("attack S12"), "6.3 spending-dump");
    assert_eq!(game.refused("barrage S12"), "6.3 spending-dump");
    assert_eq!(game.refused("stack S11"), "legal");
    assert_eq!(game.refused("wreck T15"), "legal");
}

#[test]
fn a_side_whose_spending_sd_is_gone_attacks_no_more() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1
        R11: vm_36
        S12: fef_1_bmi
        T14: fef_hq fef_sd_1",
    );
    game.say("spend vm_sd_1, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("stack S12, stack S12, with fef_1_bmi, go own, overrun S11, stop, done").roll(&[1]);
    assert_eq!(game.place("vm_sd_1"), "pool");
    assert_eq!(game.refused("attack S11"), "6.3 spending-dump");
}

#[test]
fn only_hexes_with_own_units_are_moved() {
    let game = vm("T7: vm_hq vm_sd_1");
    assert_eq!(game.denied(Choice::Stack(hex("S9"))), "6.3 nobody-there");
    assert_eq!(game.denied(Choice::Stack(hex("T14"))), "6.3 nobody-there");
}

#[test]
fn three_markers_come_off_or_six_dg_that_form_a_chain() {
    let words = "T14: fef_hq fef_sd_1
        V15: fef_1_bmi
        V16: fef_2_bmi
        W16: fef_1_acf
        W17: fef_2_acf
        S14: fef_8_rtm
        dg = [\"fef_1_bmi\", \"fef_2_bmi\", \"fef_1_acf\", \"fef_2_acf\", \"fef_8_rtm\"]";
    let mut chain = french(words);
    assert_eq!(chain.denied(Choice::Recover(hex("T14"))), "6.3 marker");
    chain.say("recover V15, recover V16, recover W16");
    assert_eq!(chain.refused("recover S14"), "6.3 no-chain");
    chain.say("recover W17");
    assert!(!chain.is_dg("fef_2_acf"));
    let mut loose = french(words);
    loose.say("recover V15, recover V16, recover S14");
    assert_eq!(loose.refused("recover W16"), "6.3 no-chain");
}

#[test]
fn roads_are_repaired_where_own_units_stand_and_count_among_the_three() {
    let words = "T14: fef_hq fef_sd_1
        V15: fef_1_bmi
        V16: fef_2_bmi
        W16: fef_1_acf
        W17: fef_2_acf
        destroyed_roads = [\"V15\", \"U16\"]
        dg = [\"fef_1_bmi\", \"fef_2_bmi\", \"fef_1_acf\", \"fef_2_acf\"]";
    let mut game = french(words);
    assert_eq!(game.denied(Choice::Repair(hex("U16"))), "6.3 marker");
    // DG and a destroyed road in one hex are two markers; with a road there is no chain.
    game.say("repair V15, recover V15, recover V16");
    assert_eq!(game.refused("recover W16"), "6.3 too-many-markers");
}

#[test]
fn a_trench_needs_a_unit_that_can_hold_it_in_reach() {
    let mut game =
        french("T14: fef_hq fef_sd_1\nV15: fef_sd_2 fef_1_bmi\nU15: fef_dna_1\nK13: fef_2_thai");
    game.say("dig fef_sd_2 range");
    for name in ["U15", "K13", "V16"] {
        assert_eq!(game.denied(Choice::Trench(hex(name))), "6.3 trench", "{name}");
    }
    assert_eq!(game.denied(Choice::Done), "6.3 one-trench");
    game.say("trench V15");
}

#[test]
fn a_trench_that_is_left_alone_goes() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_dna_1 fef_1_bmi
        trenches = { french = [\"U15\"] }",
    );
    game.say("stack U15, with fef_1_bmi, go own, to T15, stop");
    let dug = |game: &Scene| game.state().board.trenches[0].has(hex("U15"));
    assert!(dug(&game), "until the phase ends");
    game.say("done");
    assert!(!dug(&game));
}

#[test]
fn one_case_of_trenches_fits_the_sd_that_is_used_up() {
    let game = french(
        "T14: fef_hq fef_sd_1 fef_sd_2 fef_1_bmi
        V15: fef_sd_3 fef_2_bmi
        air_transports = { owned = 2, left = 0 }",
    );
    let (on_strip, off) = (game.unit("fef_sd_2"), game.unit("fef_sd_3"));
    // Hanoi has an airstrip and is a Supply Center of the Delta; Hai Duong is neither.
    assert_eq!(game.denied(Choice::Dig(on_strip, DigCase::Delta)), "legal");
    assert_eq!(game.denied(Choice::Dig(off, DigCase::Delta)), "6.3 digging");
    assert_eq!(game.denied(Choice::Dig(off, DigCase::Airstrips)), "6.3 digging");
    assert_eq!(game.denied(Choice::Dig(off, DigCase::Range)), "legal");
    assert_eq!(game.denied(Choice::Dig(on_strip, DigCase::Airstrips)), "6.3 trench-plane");
}

#[test]
fn vm_destroys_roads_in_the_delta_and_where_he_stands_in_the_highlands() {
    let mut game = vm("T7: vm_hq vm_sd_1");
    // Lang Son is in the Highlands and empty, Bac Kan is held.
    assert_eq!(game.denied(Choice::Wreck(hex("Y9"))), "6.7 road-out-of-reach");
    assert_eq!(game.denied(Choice::Wreck(hex("V16"))), "6.7 road-there");
    game.say("wreck T7");
    assert_eq!(game.denied(Choice::Wreck(hex("T7"))), "6.7 road-there");
    game.say("wreck T14");
}

#[test]
fn the_french_strike_roads_outside_china() {
    let game = french("T14: fef_hq fef_sd_1");
    assert_eq!(game.denied(Choice::Wreck(hex("Y7"))), "6.7 road-in-china");
    assert_eq!(game.denied(Choice::Wreck(hex("Y8"))), "legal");
}
