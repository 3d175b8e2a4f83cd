//! 5.0: attrition.

use crate::scene::scene;

#[test]
fn a_marked_unit_without_supply_loses_a_step_and_keeps_its_marker() {
    let game = scene(
        "Nov-50 attrition 50\nout_of_supply = [\"vm_36\", \"vm_88\"]\nT7: vm_hq vm_88\nG14: vm_36",
    );
    assert_eq!((game.steps("vm_36"), game.steps("vm_88")), (3, 4));
    assert!(game.is_oos("vm_36") && game.is_oos("vm_88"));
    assert_eq!(game.state().hits, 1);
}

#[test]
fn a_unit_without_a_marker_loses_nothing() {
    let game = scene("Nov-50 attrition 50\nT7: vm_hq\nG14: vm_36");
    assert_eq!(game.steps("vm_36"), 4);
}

#[test]
fn the_last_step_eliminates_and_costs_the_french_vp() {
    let words = "Nov-50 attrition 50\nout_of_supply = [\"fef_2_bmi\", \"fef_1_thai\"]\nT7: vm_hq\nT14: fef_1_bmi\nO4: fef_2_bmi:1\nS4: fef_1_thai";
    let game = scene(words);
    assert_eq!(game.place("fef_2_bmi"), "eliminated");
    assert_eq!(game.place("fef_1_thai"), "eliminated");
    // 1 for the battalion, nothing for the Thai (6.13).
    assert_eq!(game.vp(), 49);
}

#[test]
fn all_check_before_anybody_loses() {
    // The battalion that dies holds the hex through which nobody traces; the SD serves both.
    let words = "Nov-50 attrition 50\nout_of_supply = [\"vm_36\", \"vm_88\"]\nT7: vm_hq\nG14: vm_36:1\nG16: vm_88:1";
    let game = scene(words);
    assert_eq!(game.place("vm_36"), "eliminated");
    assert_eq!(game.place("vm_88"), "eliminated");
}
