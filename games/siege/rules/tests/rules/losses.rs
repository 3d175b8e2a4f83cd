//! 17.5 to 17.7: losses.

use crate::scene::scene;

#[test]
fn full_strength_battalions_are_hit_first() {
    // 17.5.
    let mut scene =
        scene("french_fire 1; r4s05: fr_1_2_le; r4s06: vm_215- vm_439 vm_938; trenches dug");
    scene.say("target r4s06, with fr_1_2_le, agree").dice(&[6, 6, 6, 1]);
    assert_eq!(scene.refused("lose vm_215"), "17.5 siege-no-full-first");
    scene.say("lose vm_439");
    // The other full one is hit without a question; then one of three falls.
    assert_eq!(scene.at("vm_938"), "r4s06-");
    scene.say("lose vm_215");
    assert_eq!(scene.all_at(&["vm_215", "vm_439", "vm_938"]), ["eliminated", "r4s06-", "r4s06-"]);
}

#[test]
fn the_french_choose_any_unit() {
    let mut scene = scene("vietminh_fire 1; r4s12: fr_1_2_le fr_gm6; r4s13: vm_215 vm_439");
    scene.dice(&[6, 1, 1, 1, 1, 1]);
    assert_eq!(scene.asks(), "hit-french");
    scene.say("lose fr_gm6");
    // 2.12: one step.
    assert_eq!(scene.all_at(&["fr_1_2_le", "fr_gm6"]), ["r4s12", "eliminated"]);
}

#[test]
fn leaders_take_no_hits() {
    // 25.1.
    let mut scene = scene("vietminh_fire 1; r4s12: fr_1_2_le fr_gm6 ld_langlais; r4s13: vm_215");
    scene.dice(&[6, 1, 1]);
    assert_ne!(scene.refused("lose ld_langlais"), "legal");
}
