//! 6.1, 11.4, 15.9, 17.7, 20.3: what chapters do to the table.

use crate::scene::scene;

#[test]
fn excess_hits_are_lost() {
    // 17.6, 17.7.
    let mut scene = scene("french_fire 1; r4s05: fr_1_2_le; r4s06: vm_215");
    scene.say("target r4s06, with fr_1_2_le, agree").all(6);
    assert_eq!(scene.at("vm_215"), "eliminated");
}

#[test]
fn an_eliminated_gun_takes_its_marker_along() {
    // 15.9.
    let mut scene =
        scene("vietminh_fire 1; r4s12: fr_1_cmle; r4s13: vm_215; close_support: imp_1_cmle");
    scene.dice(&[6, 1, 1]);
    assert_eq!(scene.all_at(&["fr_1_cmle", "imp_1_cmle"]), ["eliminated", "absent"]);
}

#[test]
fn the_index_stays_on_its_track() {
    let scene = scene("vietminh_refit, artillery 36; central: fr_1_le; refit 1 3");
    assert_eq!(scene.state().board.tracks.artillery, 36);
}

#[test]
fn supply_beyond_the_track_is_lost() {
    // 20.3.
    let scene = scene("landing; central: fr_1_le; cargo_gp: air_cargo_1; gp 23");
    assert_eq!(scene.state().board.tracks.gp, 24);
}

#[test]
fn control_passes_only_where_a_retreat_ends() {
    // S-79.
    let mut scene =
        scene("vietminh_fire 1; r4s09: fr_2_1_alg; r4s10: vm_215; vietminh r4s08 r4s07");
    scene.dice(&[5, 1, 1]).dice(&[2]);
    assert_eq!(scene.at("fr_2_1_alg"), "r4s07");
    assert_eq!((scene.control("r4s08"), scene.control("r4s07")), ("vietminh", "french"));
}
