//! 1.0, S-76: who may do what in a staff of five.

use crate::scene::staff_scene;

#[test]
fn each_seat_assigns_its_own_pieces() {
    // S-76.
    let mut scene =
        staff_scene("missions; central: fr_2_4_col; reserve: air_fb_1 air_fb_2 imp_2_4_col");
    assert_eq!(scene.seats(), ["commander", "air", "artillery"]);
    assert_eq!(scene.refused_to("air", "assign imp_2_4_col tactical"), "S-76 siege-no-owner");
    assert_eq!(scene.refused_to("air", "close"), "no such choice");
    scene.by("air", "assign air_fb_1 tactical, done").by("artillery", "done");
    assert_eq!(scene.seats(), ["commander"]);
    // The commander may do all.
    scene.by("commander", "assign air_fb_2 tactical, done");
    assert_eq!(scene.asks(), "cargo");
}

#[test]
fn the_commander_closes_a_step_for_all() {
    let mut scene = staff_scene("missions; central: fr_1_le; reserve: air_fb_1");
    scene.by("commander", "close");
    assert_eq!(scene.asks(), "cargo");
}

#[test]
fn cargo_is_the_commanders() {
    let scene = staff_scene("cargo; central: fr_1_le; reserve: air_cargo_1");
    assert_eq!(scene.seats(), ["commander"]);
}

#[test]
fn each_commander_moves_his_own() {
    // S-76.
    let mut scene =
        staff_scene("french_movement 1; r1s05: fr_1_2_le; r4s05: fr_3_3_le; central: fr_1_le");
    assert_eq!(scene.seats(), ["commander", "north", "south"]);
    assert_eq!(scene.refused_to("north", "move fr_3_3_le r4s06"), "S-76 siege-no-owner");
    assert_eq!(scene.refused_to("north", "move fr_1_le r4s01"), "S-76 siege-no-owner");
    scene.by("north", "move fr_1_2_le r1s06, done").by("south", "move fr_3_3_le r4s06, done");
    assert_eq!(scene.seats(), ["commander"]);
    scene.by("commander", "move fr_3_3_le r4s07, done");
    assert_eq!(scene.state().impulse, 2);
}

#[test]
fn sectors_redeploy_their_own() {
    let mut scene = staff_scene("french_refit, gp 5; r2s03: fr_1_le; r3s03: fr_8_bpc");
    assert_eq!(scene.seats(), ["commander", "north", "south"]);
    assert_eq!(scene.refused_to("north", "redeploy fr_8_bpc r3s02"), "S-76 siege-no-owner");
    scene.by("north", "redeploy fr_1_le r2s02, done");
    assert_eq!(scene.seats(), ["commander", "south"]);
}

#[test]
fn who_has_the_sector_leads_the_assault() {
    // S-76.
    let words = "french_assault 1; r1s05: fr_1_2_le; r1s06: vm_265; r4s05: fr_3_3_le ld_langlais; r4s06: vm_215";
    let mut scene = staff_scene(words);
    assert_eq!(scene.refused_to("south", "assault r1s05 r1s06"), "S-76 siege-no-owner");
    scene.by("south", "assault r4s05 r4s06");
    assert_eq!(scene.seats(), ["commander", "south"]);
    assert_eq!(scene.refused_to("south", "with ld_langlais"), "S-76 siege-no-owner");
    scene.by("commander", "with ld_langlais").by("south", "with fr_3_3_le, agree");
    assert_eq!(scene.asks(), "dice edge");
}
