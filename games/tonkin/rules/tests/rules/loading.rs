//! 3.2 to 3.7: how a group may leave: by itself, by Double-Move, on trucks, on ships.

use crate::scene::scene;

#[test]
fn no_double_move_for_units_that_are_dg_or_oos() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        T15: fef_1_bmi fef_2_bmi fef_1_acf
        dg = [\"fef_1_bmi\"]
        out_of_supply = [\"fef_2_bmi\"]",
    );
    game.say("stack T15, with fef_1_bmi");
    assert_eq!(game.refused("double own"), "3.2 double-dg");
    game.say("without fef_1_bmi, with fef_2_bmi");
    assert_eq!(game.refused("double own"), "3.2 double-oos");
    game.say("without fef_2_bmi, with fef_1_acf");
    assert_eq!(game.refused("double own"), "legal");
}

#[test]
fn a_motorized_unit_without_supply_moves_by_transport_only() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_gm_1 fef_1_bmi
        out_of_supply = [\"fef_gm_1\", \"fef_1_bmi\"]",
    );
    game.say("stack T14, with fef_gm_1");
    assert_eq!(game.refused("go own"), "7.5 out-of-supply");
    assert_eq!(game.refused("go truck"), "legal");
    game.say("without fef_gm_1, with fef_1_bmi");
    assert_eq!(game.refused("go own"), "legal");
}

#[test]
fn an_sd_of_the_french_moves_only_by_transport() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_sd_1 fef_1_bmi
        X15: fef_2_bmi",
    );
    game.say("stack T14, with fef_sd_1");
    assert_eq!(game.refused("go own"), "3.3 transport-only");
    game.say("go truck, to X15, stop");
    assert_eq!(game.place("fef_sd_1"), "X15");
}

#[test]
fn ships_go_between_harbors_and_to_vientiane_by_way_of_saigon() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        X15: fef_1_bmi fef_2_bmi fef_gm_1",
    );
    game.say("stack X15, with fef_1_bmi");
    assert_eq!(game.refused("ship A24"), "3.7 by-saigon");
    game.say("ship Z15, stack X15, with fef_2_bmi, ship saigon");
    assert_eq!((game.place("fef_1_bmi"), game.place("fef_2_bmi")), ("Z15".into(), "saigon".into()));
    // A Groupe Mobile counts 12 of the 12 Stacking Points of the phase.
    game.say("stack X15, with fef_gm_1");
    assert_eq!(game.refused("ship Z15"), "3.7 ship-load");
}
