//! 10.0: the divisions go to Assault or to Refit.

use crate::scene::{Scene, rules, scene, scene_with};

#[test]
fn a_check_sends_each_division_to_assault_or_refit() {
    // 10.1, 7.6: at most morale is a success.
    let mut scene = scene("activation, morale 7; central: fr_1_le");
    scene.dice(&[4, 3]).dice(&[4, 4]).dice(&[1, 1]).dice(&[6, 6]);
    assert_eq!(Scene::numbers(scene.state().board.refit), [2, 4]);
}

#[test]
fn a_division_without_battalions_refits_without_a_check() {
    let mut scene = scene("activation; central: fr_1_le; eliminated: vm_265 vm_346 vm_418");
    scene.dice(&[1, 1]).dice(&[1, 1]).dice(&[1, 1]);
    assert_eq!(Scene::numbers(scene.state().board.refit), [1]);
    assert_eq!(scene.asks(), "missions");
}

#[test]
fn the_148th_keeps_its_division_going() {
    // S-15.
    let mut scene =
        scene("activation; central: fr_1_le; regiment 304; eliminated: vm_265 vm_346 vm_418");
    assert_eq!(scene.asks(), "dice activation");
    scene.dice(&[1, 1]).dice(&[1, 1]).dice(&[1, 1]).dice(&[1, 1]);
    assert!(scene.state().board.refit.is_empty());
}

#[test]
fn refitting_units_leave_all_but_entrenchments() {
    // 10.4, S-91.
    let mut scene = scene(
        "activation, morale 5; bases 304 312 308 316; r1s01: fr_1_le
         r2s09: vm_11; r2s08: vm_16; r2s05: vm_428; central: vm_115; vietminh r2s05",
    );
    scene.dice(&[1, 1]).dice(&[6, 6]);
    assert_eq!(
        scene.all_at(&["vm_11", "vm_16", "vm_428", "vm_115"]),
        ["base2", "r2s08", "base2", "central"]
    );
    // Control of spaces does not change.
    assert_eq!(scene.control("r2s05"), "vietminh");
}

#[test]
fn giap_orders_a_general_refit() {
    let scene = scene("activation; central: fr_1_le; force v_giap");
    assert_eq!(Scene::numbers(scene.state().board.refit), [1, 2, 3, 4]);
    assert_eq!(scene.asks(), "missions");
}

#[test]
fn turn_1_has_no_activation_unless_the_table_reads_it_so() {
    // S-09.
    let words = "activation, turn 1; central: fr_1_le; reserve: air_fb_1";
    assert_eq!(scene(words).asks(), "missions");
    assert_eq!(scene_with(&rules("first_activation=yes"), words).asks(), "dice activation");
}

#[test]
fn the_308th_is_checked_first_under_33() {
    let mut scene =
        scene_with(&rules("precedence_308=yes"), "activation, morale 7; central: fr_1_le");
    // 308 is in base 2.
    scene.dice(&[6, 6]).dice(&[1, 1]);
    assert_eq!(Scene::numbers(scene.state().board.refit), [2]);
}
