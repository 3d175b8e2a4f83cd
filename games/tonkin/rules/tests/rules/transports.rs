//! 3.3, 3.4, 3.7: transports in general, trucks and ships.

use crate::scene::{Scene, scene};

fn french(words: &str) -> Scene {
    scene(&format!("Oct-52 french_movement 50\nT7: vm_hq\n{words}"))
}

fn vm(words: &str) -> Scene {
    scene(&format!(
        "Oct-52 vm_movement 50\nT14: fef_hq\ntrucks = {{ owned = 2, left = 2 }}\n{words}"
    ))
}

#[test]
fn a_vm_truck_carries_3_points_and_units_of_different_hexes_share_it() {
    let mut game = vm("T7: vm_hq vm_td_18 vm_td_29 vm_36\nU6: vm_td_54 vm_td_80");
    game.say("stack T7, with vm_36");
    assert_eq!(game.refused("go truck"), "3.4 truck-load");
    game.say("back, stack T7, with vm_td_18, with vm_td_29, go truck, to T11, stop");
    assert_eq!(game.state().trucks.left, 1);
    game.say("stack U6, with vm_td_54, with vm_td_80");
    assert_eq!(game.refused("go truck"), "3.4 truck-load");
    game.say("without vm_td_80, go truck, to T9, stop");
    // One Truck in a Movement Phase, whatever it makes of it.
    assert_eq!(game.state().trucks.left, 1);
}

#[test]
fn a_vm_truck_carries_one_sd_and_a_truck_is_needed() {
    let mut game = vm("T7: vm_hq vm_sd_1 vm_td_18");
    game.say("stack T7, with vm_sd_1, go truck, to T11, stop, stack T7, with vm_td_18");
    assert_eq!(game.refused("go truck"), "3.4 truck-load");
    let mut none = scene(
        "Oct-52 vm_movement 50
        T14: fef_hq
        T7: vm_hq vm_sd_1
        trucks = { owned = 2, left = 0 }",
    );
    none.say("stack T7, with vm_sd_1");
    assert_eq!(none.refused("go truck"), "3.4 truck");
    assert_eq!(none.refused("go own"), "legal");
}

#[test]
fn a_vm_load_starts_on_or_next_to_an_open_road_from_china() {
    let mut game = vm("T7: vm_hq\nH16: vm_td_18\nS7: vm_td_29");
    game.say("stack H16, with vm_td_18");
    assert_eq!(game.refused("go truck"), "3.4 road");
    // S7 lies beside the road at Bac Kan.
    game.say("back, stack S7, with vm_td_29");
    assert_eq!(game.refused("go truck"), "legal");
}

#[test]
fn a_load_goes_14_mp_by_motorized_costs_and_28_doubled() {
    // By road: 2 mp a hex, 1 in clear terrain.
    let mut near = vm("T7: vm_hq vm_td_18");
    near.say("stack T7, with vm_td_18, go truck");
    assert_eq!(near.refused("to S12"), "legal");
    let mut far = vm("T7: vm_hq vm_td_18");
    far.say("stack T7, with vm_td_18, go truck");
    assert_eq!(far.refused("to V15"), "3.1 too-far");
    let mut double = vm("T7: vm_hq vm_td_18");
    double.say("stack T7, with vm_td_18, double truck");
    // The HQ in Hanoi exerts no ZoC.
    assert_eq!(double.refused("to V15"), "legal");
}

#[test]
fn french_trucks_start_near_a_center_or_an_hq_near_one() {
    let mut game =
        french("V15: fef_hq fef_sd_1 fef_1_bmi\nW16: fef_2_bmi\nS12: fef_1_acf\nJ12: fef_2_acf");
    // The HQ is 2 hexes from Haiphong: on it and next to it there are trucks.
    game.say("stack V15, with fef_sd_1, with fef_1_bmi, go truck, to T14, stop");
    game.say("stack W16, with fef_2_bmi, go truck, stop, stack J12, with fef_2_acf");
    assert_eq!(game.refused("go truck"), "3.4 truck-base");
    let mut far = french("K13: fef_hq fef_1_bmi");
    far.say("stack K13, with fef_1_bmi");
    assert_eq!(far.refused("go truck"), "3.4 truck-base");
}

#[test]
fn a_unit_uses_one_transport_and_then_has_moved() {
    let mut game = french("T14: fef_hq fef_1_bmi\nX15: fef_2_bmi");
    game.say("stack T14, with fef_1_bmi, go truck, to X15, stop");
    game.say("stack X15");
    assert_eq!(game.refused("with fef_1_bmi"), "no such choice");
    game.say("with fef_2_bmi, ship Z15");
    assert_eq!(game.refused("stack Z15"), "3.0 has-moved");
}

#[test]
fn different_units_of_a_stack_go_different_ways() {
    let mut game = french("X15: fef_hq fef_1_bmi fef_2_bmi fef_1_acf fef_dna_1");
    game.say("stack X15, with fef_1_bmi, go own, to W15, stop");
    game.say("stack X15, with fef_2_bmi, ship Z15");
    game.say("stack X15, with fef_dna_1, with fef_1_acf, go river, to V15, stop");
    let there = ["fef_1_bmi", "fef_2_bmi", "fef_1_acf"].map(|unit| game.place(unit));
    assert_eq!(there, ["W15", "Z15", "V15"]);
}

#[test]
fn an_operation_point_moves_the_units_of_one_hex_only() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq fef_sd_1 fef_1_bmi fef_2_bmi
        X15: fef_1_acf",
    );
    game.say("decline, spend fef_sd_1");
    game.until("dice allowance").roll(&[1]);
    game.until("dice allowance").roll(&[6]);
    game.say("stack T14");
    assert_eq!(game.refused("stack X15"), "no such choice");
    // The load may end in different hexes.
    game.say("stack T14, with fef_1_bmi, go truck, to T16, stop");
    game.say("stack T14, with fef_2_bmi, go truck, to U16, stop, done");
    assert_eq!((game.place("fef_1_bmi"), game.place("fef_2_bmi")), ("T16".into(), "U16".into()));
}

#[test]
fn ships_need_friendly_harbors() {
    let mut game = french("T14: fef_hq\nX15: fef_1_bmi\nZ14: vm_td_18\nZ15: vm_td_29");
    game.say("stack X15, with fef_1_bmi");
    assert_eq!(game.refused("ship Z15"), "3.7 harbour");
    let mut zoc = french("T14: fef_hq\nX15: fef_1_bmi\nZ14: vm_td_18");
    zoc.say("stack X15, with fef_1_bmi");
    // Hon Gay is blue and empty, but in VM ZoC.
    assert_eq!(zoc.refused("ship Z15"), "3.7 harbour");
    assert_eq!(zoc.refused("ship AC12"), "legal");
}

#[test]
fn one_ship_transport_carries_12_points_in_all() {
    let mut game = french("T14: fef_hq\nX15: fef_gm_1 fef_1_bmi\nZ15: fef_2_bmi");
    game.say("stack X15, with fef_1_bmi, ship Z15, stack X15, with fef_gm_1");
    assert_eq!(game.refused("ship Z15"), "3.7 ship-load");
    let mut full = french("T14: fef_hq\nX15: fef_gm_1 fef_1_bmi\nZ15: fef_2_bmi");
    full.say("stack X15, with fef_gm_1, ship Z15, stack X15, with fef_1_bmi");
    assert_eq!(full.refused("ship saigon"), "3.7 ship-load");
}

#[test]
fn markers_go_along_to_saigon() {
    let mut game = french(
        "T14: fef_hq\nX15: fef_1_bmi\ndg = [\"fef_1_bmi\"]\nout_of_supply = [\"fef_1_bmi\"]",
    );
    game.say("stack X15, with fef_1_bmi, ship saigon");
    assert!(game.is_dg("fef_1_bmi") && game.is_oos("fef_1_bmi"));
    game.until("vietminh mix");
    // Saigon is in supply, but nobody gets over the fighting there.
    assert!(game.is_dg("fef_1_bmi") && !game.is_oos("fef_1_bmi"));
    game.until("french movement").say("stack saigon, with fef_1_bmi, ship X15");
    assert!(game.is_dg("fef_1_bmi"));
}

#[test]
fn in_the_end_of_the_game_sequence_there_are_no_transports() {
    let mut game =
        scene("May-54 supply_check 22\nT7: vm_hq vm_td_18\nX15: fef_hq fef_1_bmi fef_dna_1");
    game.say("stack T7, with vm_td_18");
    assert_eq!(game.refused("go truck"), "8.0 transport");
    game.say("back, done, stack X15, with fef_1_bmi");
    for how in ["go truck", "ship Z15"] {
        assert_eq!(game.refused(how), "8.0 transport", "{how}");
    }
    // A DNA may move, but carries nothing.
    game.say("with fef_dna_1");
    assert_eq!(game.refused("go river"), "8.0 transport");
    game.say("without fef_1_bmi");
    assert_eq!(game.refused("go river"), "legal");
}

#[test]
fn a_dna_is_not_transported() {
    let mut game = french("T14: fef_hq\nX15: fef_dna_1");
    game.say("stack X15, with fef_dna_1");
    for how in ["ship Z15", "go truck", "air T14"] {
        assert_eq!(game.refused(how), "3.6 cargo", "{how}");
    }
}
