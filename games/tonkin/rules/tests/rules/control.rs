//! 1.3, 1.8: ZoC and communities.

use crate::scene::{Scene, hex, scene};
use tonkin::components::Side;
use tonkin::rules::control;

fn owner(game: &Scene, name: &str) -> Option<Side> {
    control::owner(&game.rules().charts, &game.state().board, hex(name))
}

fn in_zoc(game: &Scene, side: Side, name: &str) -> bool {
    control::zoc(&game.rules().charts, &game.state().board, side).has(hex(name))
}

#[test]
fn zoc_goes_into_neighbours_but_not_into_china_and_for_the_french_not_into_forest_or_mountain() {
    // W4 Cao Bang: X4 is forest, V4 rough; Y4 lies in China next to X4.
    let game = scene("Nov-50 vm_movement 50\nT7: vm_hq\nW4: fef_1_bmi");
    assert!(in_zoc(&game, Side::French, "V4") && !in_zoc(&game, Side::French, "X4"));
    let vm = scene("Nov-50 vm_movement 50\nT7: vm_hq\nX4: vm_36");
    assert!(in_zoc(&vm, Side::VietMinh, "W4") && !in_zoc(&vm, Side::VietMinh, "Y4"));
}

#[test]
fn dg_units_hq_and_sd_have_no_zoc() {
    let game = scene("Nov-50 vm_movement 50\ndg = [\"vm_36\"]\nT7: vm_hq vm_sd_1\nX4: vm_36");
    assert!(!in_zoc(&game, Side::VietMinh, "W4") && !in_zoc(&game, Side::VietMinh, "T8"));
    // One good unit is enough (T-67).
    let two = scene("Nov-50 vm_movement 50\ndg = [\"vm_36\"]\nT7: vm_hq\nX4: vm_36 vm_td_18");
    assert!(in_zoc(&two, Side::VietMinh, "W4"));
}

#[test]
fn a_community_belongs_to_who_is_there_then_to_vm_zoc_then_to_its_colour() {
    let game = scene("Nov-50 vm_movement 50\nT7: vm_hq\nV16: vm_td_18\nW4: fef_1_bmi");
    // Cao Bang is red and held by the French; Hai Duong V15 is blue, empty, in VM ZoC.
    assert_eq!(owner(&game, "W4"), Some(Side::French));
    assert_eq!(owner(&game, "V15"), Some(Side::VietMinh));
    assert_eq!(owner(&game, "T14"), Some(Side::French));
    assert_eq!(owner(&game, "T11"), Some(Side::VietMinh));
    let held = scene("Nov-50 vm_movement 50\nT7: vm_hq\nV16: vm_td_18\nV15: fef_1_bmi");
    assert_eq!(owner(&held, "V15"), Some(Side::French));
    let dump = scene("Nov-50 vm_movement 50\nV15: vm_hq\nT14: fef_1_bmi");
    assert_eq!(owner(&dump, "V15"), Some(Side::VietMinh));
}

#[test]
fn a_village_without_a_colour_is_nobodys_while_it_lies_free() {
    // Kim Dong is neither blue nor red.
    let free = scene("Nov-50 vm_movement 50\nT7: vm_hq\nT14: fef_1_bmi");
    assert_eq!(owner(&free, "U16"), None);
    let held = scene("Nov-50 vm_movement 50\nT7: vm_hq\nU16: fef_1_bmi");
    assert_eq!(owner(&held, "U16"), Some(Side::French));
    // French ZoC takes nothing.
    let near = scene("Nov-50 vm_movement 50\nT7: vm_hq\nU17: fef_1_bmi");
    assert_eq!(owner(&near, "U16"), None);
}
