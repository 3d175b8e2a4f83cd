//! 23.0: Viet Minh refit.

use crate::scene::{rules, scene, scene_with};

#[test]
fn reduced_battalions_are_restored_and_lost_ones_come_back() {
    // 23.0, S-77: by checks, in their order; what came back waits a turn.
    let mut scene = scene(
        "vietminh_refit, morale 7; central: fr_1_le; bases 312 304 308 316; refit 1
         base1: vm_11-; r1s12: vm_16-; eliminated: vm_428 vm_115",
    );
    scene.dice(&[4, 3]).dice(&[4, 4]).dice(&[1, 1]).dice(&[6, 6]);
    assert_eq!(
        scene.all_at(&["vm_11", "vm_16", "vm_428", "vm_115"]),
        ["base1", "r1s12-", "base1-", "eliminatedbefore"]
    );
}

#[test]
fn only_divisions_in_refit_do() {
    let scene = scene("vietminh_refit; central: fr_1_le; base1: vm_265-; refit 2");
    assert_eq!(scene.at("vm_265"), "base1-");
    assert_eq!(scene.state().turn, 3);
}

#[test]
fn each_division_in_refit_brings_a_gun() {
    // 11.4.
    let scene = scene("vietminh_refit, artillery 24; central: fr_1_le; refit 1 3");
    assert_eq!(scene.state().board.tracks.artillery, 26);
}

#[test]
fn the_308th_refits_first_under_33() {
    let words = "vietminh_refit; central: fr_1_le; refit 1 2; base1: vm_265-; base2: vm_80-";
    let mut scene = scene_with(&rules("precedence_308=yes"), words);
    scene.dice(&[1, 1]);
    assert_eq!(scene.all_at(&["vm_80", "vm_265"]), ["base2", "base1-"]);
}
