//! 18.4: draws.

use crate::scene::scene;

#[test]
fn in_an_entrenchment_the_viet_minh_run() {
    // 18.4a: elite or not, one die each, in their order.
    let mut scene = scene("vietminh_assault 1; r4s12: fr_2_1_alg; r4s13: vm_249 vm_215");
    scene.dice(&[1]).dice(&[6]).all(1).all(1);
    assert_eq!(scene.asks(), "dice retreat");
    scene.dice(&[1]).dice(&[6]);
    assert_eq!(scene.all_at(&["vm_215", "vm_249"]), ["r4s13", "base4"]);
    assert_eq!(scene.control("r4s12"), "french");
}

#[test]
fn a_fortification_wins_a_draw_in_the_open() {
    let mut scene = scene("vietminh_assault 1; r4s05: fr_2_1_alg fr_fort_1; r4s06: vm_215");
    scene.dice(&[1]).dice(&[6]).all(1).all(1).dice(&[2]);
    assert_eq!(scene.all_at(&["vm_215", "fr_2_1_alg"]), ["r4s07", "r4s05"]);
}

#[test]
fn in_the_open_the_french_run_elite_or_not() {
    // 18.4b, S-45.
    let mut scene = scene("vietminh_assault 1; r4s09: fr_1_2_le; r4s10: vm_215");
    scene.dice(&[1]).dice(&[6]).all(1).all(1).dice(&[3]);
    assert_eq!(scene.all_at(&["fr_1_2_le", "vm_215"]), ["r4s06", "r4s09"]);
    assert_eq!(scene.control("r4s09"), "vietminh");
}

#[test]
fn static_units_are_lost_in_a_draw_in_the_open() {
    // S-44.
    let mut scene = scene("vietminh_assault 1; r4s09: fr_1_2_le fr_2_4_col fr_gm6; r4s10: vm_215");
    scene.dice(&[1]).dice(&[6]).all(1).all(1).dice(&[1]);
    let places = scene.all_at(&["fr_1_2_le", "fr_2_4_col", "fr_gm6"]);
    assert_eq!(places, ["r4s08", "eliminated", "eliminated"]);
}

#[test]
fn leaders_go_with_the_unit_of_your_choice() {
    // S-84.
    let mut scene =
        scene("vietminh_assault 1; r4s09: fr_1_2_le fr_3_3_le ld_langlais; r4s10: vm_215");
    scene.dice(&[1]).dice(&[6]).all(1).all(1);
    assert_eq!(scene.asks(), "escort");
    assert_eq!(scene.refused("escort fr_gm6"), "no such choice");
    scene.say("escort fr_3_3_le").dice(&[1]).dice(&[3]);
    let places = scene.all_at(&["fr_1_2_le", "fr_3_3_le", "ld_langlais"]);
    assert_eq!(places, ["r4s08", "r4s06", "r4s06"]);
}

#[test]
fn leaders_fall_with_their_escort() {
    let mut scene =
        scene("french_assault 1; r4s09: fr_1_2_le ld_langlais; r4s08: vm_215; r4s07: vm_439");
    scene.say("assault r4s09 r4s08, with all, with ld_langlais, agree").dice(&[1]).dice(&[6]);
    scene.all(1).all(1).dice(&[1]);
    assert_eq!(scene.all_at(&["fr_1_2_le", "ld_langlais"]), ["eliminated", "removed"]);
}

#[test]
fn a_division_in_refit_runs_to_its_base() {
    // S-16.
    let mut scene = scene("french_assault 1; r4s11: fr_1_2_le; r4s12: vm_215 vm_249; refit 4");
    scene.say("assault r4s11 r4s12, with all, agree").dice(&[6]).dice(&[1]).all(1).all(1);
    assert_eq!(scene.all_at(&["vm_215", "vm_249"]), ["base4", "base4"]);
    assert_eq!(scene.control("r4s12"), "french");
}

#[test]
fn a_draw_that_clears_the_space_is_a_raid() {
    // S-93.
    let mut scene =
        scene("french_assault 1; r4s11: fr_1_2_le; r4s12: vm_215; force f_flak_raid; aaa 9");
    scene
        .say("assault r4s11 r4s12, with all, agree")
        .dice(&[6])
        .dice(&[1])
        .all(1)
        .all(1)
        .dice(&[4]);
    assert_eq!(scene.state().board.tracks.aaa, 8);
}
