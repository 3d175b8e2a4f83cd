//! 3.5: Air Transports and airdrops.

use crate::scene::scene;

#[test]
fn an_airlift_needs_units_on_both_airstrips_and_three_points_are_all_it_takes() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_sd_1 fef_1_bmi fef_2_bmi
        K13: fef_2_thai
        air_transports = { owned = 3, left = 3 }",
    );
    game.say("stack T14, with fef_1_bmi");
    assert_eq!(game.refused("air J12"), "3.5 airstrip");
    assert_eq!(game.refused("drop U16"), "3.5 not-para");
    game.say("air K13, stack T14, with fef_sd_1");
    assert_eq!(game.place("fef_1_bmi"), "K13");
    assert_eq!(game.refused("air K13"), "3.3 too-heavy");
}

#[test]
fn silence_lets_a_flight_land_and_a_declaration_closes_the_airstrip() {
    let words = "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_1_bmi
        K13: fef_2_thai
        L13: vm_36 vm_675
        air_transports = { owned = 3, left = 3 }";
    let mut quiet = scene(words);
    quiet.say("stack T14, with fef_1_bmi, air K13");
    assert_eq!(quiet.asks(), "vietminh declare");
    assert_eq!(quiet.refused("declare vm_36"), "no such choice");
    quiet.say("silent");
    assert_eq!(quiet.place("fef_1_bmi"), "K13");
    let mut loud = scene(words);
    loud.say("stack T14, with fef_1_bmi, air K13, declare vm_675");
    assert_eq!((loud.place("fef_1_bmi"), loud.state().planes.left), ("T14".into(), 3));
    loud.say("stack T14, with fef_1_bmi");
    assert_eq!(loud.refused("air K13"), "3.5 airstrip-closed");
}

#[test]
fn paras_dropped_on_vm_fight_and_go_back_a_hex_if_they_fail() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_1_bep
        U17: vm_246
        air_transports = { owned = 3, left = 3 }",
    );
    game.say("stack T14, with fef_1_bep, drop U17");
    // VM could declare on the hex; nobody ambushes paratroopers.
    game.say("silent").roll(&[1, 1]).roll(&[1, 1]);
    assert_eq!(game.place("fef_1_bep"), "eliminated");
}
