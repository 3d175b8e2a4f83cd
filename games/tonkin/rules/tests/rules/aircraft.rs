//! 3.5: Air Transports and airdrops, and what VM declares against them.

use crate::scene::{Scene, scene};

fn french(planes: u8, words: &str) -> Scene {
    scene(&format!(
        "Jan-54 french_movement 50
        T7: vm_hq
        air_transports = {{ owned = 5, left = {planes} }}
        {words}"
    ))
}

#[test]
fn an_airlift_needs_units_on_both_airstrips_and_three_points_are_all_it_takes() {
    let mut game = french(3, "T14: fef_hq fef_sd_1 fef_1_bmi fef_2_bmi\nK13: fef_2_thai");
    game.say("stack T14, with fef_1_bmi");
    assert_eq!(game.refused("air J12"), "3.5 airstrip");
    assert_eq!(game.refused("drop U16"), "3.5 not-para");
    game.say("air K13, stack T14, with fef_sd_1");
    assert_eq!(game.place("fef_1_bmi"), "K13");
    assert_eq!(game.refused("air K13"), "3.5 air-load");
    // The same Air Transport takes two points more, and is paid for once.
    game.say("back, stack T14, with fef_2_bmi, air K13");
    assert_eq!(game.state().planes.left, 2);
}

#[test]
fn an_sd_alone_does_not_hold_an_airstrip() {
    let mut game = french(3, "T14: fef_hq fef_1_bmi\nK13: fef_sd_1");
    game.say("stack T14, with fef_1_bmi");
    assert_eq!(game.refused("air K13"), "3.5 airstrip");
    game.say("back, stack K13, with fef_sd_1");
    assert_eq!(game.refused("air T14"), "3.5 airstrip");
}

#[test]
fn without_an_air_transport_nobody_flies() {
    let mut game = french(0, "T14: fef_hq fef_1_bep\nK13: fef_2_thai");
    game.say("stack T14, with fef_1_bep");
    assert_eq!(game.refused("air K13"), "3.5 plane");
    assert_eq!(game.refused("drop U16"), "3.5 plane");
}

#[test]
fn silence_lets_a_flight_land_and_a_declaration_closes_the_airstrip() {
    let words = "T14: fef_hq fef_1_bmi\nK13: fef_2_thai\nL13: vm_36 vm_675";
    let mut quiet = french(3, words);
    quiet.say("stack T14, with fef_1_bmi, air K13");
    assert_eq!(quiet.asks(), "vietminh declare");
    assert_eq!(quiet.refused("declare vm_36"), "no such choice");
    quiet.say("silent");
    assert_eq!((quiet.place("fef_1_bmi"), quiet.state().planes.left), ("K13".into(), 2));
    let mut loud = french(3, words);
    loud.say("stack T14, with fef_1_bmi, air K13, declare vm_675");
    // A flight that is called off spends nothing, and the unit may still move.
    assert_eq!((loud.place("fef_1_bmi"), loud.state().planes.left), ("T14".into(), 3));
    loud.say("stack T14, with fef_1_bmi");
    assert_eq!(loud.refused("air K13"), "3.5 airstrip-closed");
    assert_eq!(loud.refused("go own"), "legal");
}

#[test]
fn vm_is_asked_about_the_airstrip_that_is_left_too() {
    let mut game = french(3, "K13: fef_2_thai fef_1_bep\nJ12: fef_1_thai\nL13: vm_36 vm_675");
    game.say("stack K13, with fef_1_bep, air J12");
    assert_eq!(game.asks(), "vietminh declare");
    game.say("declare vm_675");
    assert_eq!(game.place("fef_1_bep"), "K13");
}

#[test]
fn disorganized_guns_close_nothing() {
    let words = "T14: fef_hq fef_1_bmi\nK13: fef_2_thai\nL13: vm_36 vm_675\ndg = [\"vm_675\"]";
    let mut game = french(3, words);
    game.say("stack T14, with fef_1_bmi, air K13");
    assert_eq!(game.refused("declare vm_675"), "3.5 declaration");
    game.say("silent");
    assert_eq!(game.place("fef_1_bmi"), "K13");
}

#[test]
fn nobody_is_asked_where_no_vm_counter_is_near() {
    let mut game = french(3, "T14: fef_hq fef_1_bmi\nK13: fef_2_thai\nM13: vm_36 vm_675");
    game.say("stack T14, with fef_1_bmi, air K13");
    assert_eq!(game.asks(), "french movement");
}

#[test]
fn paras_and_sds_are_dropped_but_not_on_forest_or_mountain_nor_sds_on_vm() {
    let mut game = french(3, "T14: fef_hq fef_sd_1 fef_1_bep fef_1_bmi\nU17: vm_td_18");
    game.say("stack T14, with fef_1_bep");
    // L13 is forest, M12 mountain, Y7 China.
    assert_eq!(game.refused("drop L13"), "no such choice");
    assert_eq!(game.refused("drop M12"), "no such choice");
    assert_eq!(game.refused("drop Y7"), "no such choice");
    assert_eq!(game.refused("drop T14"), "3.5 drop");
    assert_eq!(game.refused("drop U17"), "legal");
    game.say("back, stack T14, with fef_sd_1");
    assert_eq!(game.refused("drop U17"), "3.5 not-para");
    game.say("drop K13");
    assert_eq!((game.place("fef_sd_1"), game.state().planes.left), ("K13".into(), 2));
}

#[test]
fn a_drop_among_guns_takes_two_air_transports_and_an_sd_needs_luck() {
    let words = "T14: fef_hq fef_sd_1 fef_1_bmi\nF12: fef_2_bmi\nE12: vm_36 vm_367";
    let dropped = |die: u8| {
        let mut game = french(4, words);
        game.say("stack T14, with fef_sd_1, drop F12, declare vm_367");
        assert_eq!(game.asks(), "dice drop");
        game.roll(&[die]);
        (game.place("fef_sd_1"), game.state().planes.left, game.rp()[1])
    };
    assert_eq!(dropped(4), ("F12".into(), 2, 0));
    assert_eq!(dropped(5), ("pool".into(), 2, 2));
    let mut quiet = french(4, words);
    quiet.say("stack T14, with fef_sd_1, drop F12, silent");
    assert_eq!((quiet.place("fef_sd_1"), quiet.state().planes.left), ("F12".into(), 3));
    // With one Air Transport left the drop is called off, and nothing is spent.
    let mut last = french(1, words);
    last.say("stack T14, with fef_sd_1, drop F12, declare vm_367");
    assert_eq!((last.place("fef_sd_1"), last.state().planes.left), ("T14".into(), 1));
}

#[test]
fn artillery_does_not_hamper_drops() {
    let mut game = french(4, "T14: fef_hq fef_sd_1 fef_1_bmi\nF12: fef_2_bmi\nE12: vm_36 vm_675");
    game.say("stack T14, with fef_sd_1, drop F12");
    assert_eq!(game.refused("declare vm_675"), "3.5 declaration");
    game.say("silent");
    assert_eq!(game.place("fef_sd_1"), "F12");
}

#[test]
fn the_35_ralp_jumps_and_the_gm_is_too_heavy() {
    let mut game = french(3, "T14: fef_hq fef_35_ralp fef_gm_1\nK13: fef_2_thai");
    game.say("stack T14, with fef_gm_1");
    assert_eq!(game.refused("air K13"), "3.5 air-load");
    game.say("without fef_gm_1, with fef_35_ralp, drop U16");
    assert_eq!(game.place("fef_35_ralp"), "U16");
}
