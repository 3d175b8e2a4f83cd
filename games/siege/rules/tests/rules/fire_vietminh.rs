//! 17.10: the automatic fire of the Viet Minh.

use crate::scene::{rules, scene, scene_with};

/// The targets of the attacks of a step, in order, with their dice; every die a 1.
fn attacks(words: &str) -> Vec<(String, u8)> {
    let mut scene = scene(&format!("vietminh_fire 1; {words}"));
    let mut all = Vec::new();
    while scene.asks() == "dice fire" {
        all.push((target(&scene), scene.dice_asked()));
        scene.all(1);
    }
    all
}

fn target(scene: &crate::scene::Scene) -> String {
    let steps = &scene.state().steps;
    let fire = steps.iter().find_map(|step| match step {
        siege::flow::Step::Fire(fire) => Some(fire.target),
        _ => None,
    });
    scene.rules().components.row(fire.expect("an attack is under way")).id.clone()
}

fn told(targets: &[(&str, u8)]) -> Vec<(String, u8)> {
    targets.iter().map(|(id, dice)| ((*id).to_owned(), *dice)).collect()
}

#[test]
fn each_fires_at_the_nearest_french() {
    // 17.2d.
    let words = "r4s05: fr_1_2_le; r4s04: fr_3_3_le; r4s06: vm_215 vm_439; r4s07: vm_249";
    assert_eq!(attacks(words), told(&[("r4s05", 10)]));
}

#[test]
fn nobody_fires_beyond_two_spaces() {
    assert_eq!(attacks("r4s05: fr_1_2_le; r4s08: vm_215"), []);
    assert_eq!(attacks("r4s05: fr_1_2_le; r4s07: vm_215"), told(&[("r4s05", 3)]));
}

#[test]
fn a_hilltop_lengthens_their_range() {
    // r3s07 is a hilltop.
    let words = "r3s04: fr_1_2_le; r3s07: vm_11; bases 304 308 312 316";
    assert_eq!(attacks(words), told(&[("r3s04", 4)]));
}

#[test]
fn inward_comes_before_outward() {
    let words = "r4s05: fr_1_2_le; r4s07: fr_3_3_le; r4s06: vm_215";
    assert_eq!(attacks(words), told(&[("r4s05", 3)]));
}

#[test]
fn from_the_central_fortress_they_look_along_every_route() {
    // S-83: the nearest; of equals the lowest Route.
    let words = "r2s01: fr_1_2_le; r3s01: fr_3_3_le; central: vm_215";
    assert_eq!(attacks(words), told(&[("r2s01", 3)]));
    let words = "r2s02: fr_1_2_le; r3s01: fr_3_3_le; central: vm_215";
    assert_eq!(attacks(words), told(&[("r3s01", 3)]));
}

#[test]
fn from_the_central_fortress_they_reach_two_spaces_of_every_route() {
    // S-83: the boundary of the range, and of equals the lowest Route.
    assert_eq!(attacks("r3s02: fr_1_2_le; central: vm_215"), told(&[("r3s02", 3)]));
    assert_eq!(attacks("r3s03: fr_1_2_le; central: vm_215"), []);
    let words = "r4s02: fr_1_2_le; r2s02: fr_3_3_le; r1s03: fr_2_1_alg; central: vm_215";
    assert_eq!(attacks(words), told(&[("r2s02", 3)]));
}

#[test]
fn the_central_fortress_is_attacked_first_and_by_all_routes_together() {
    // S-74.
    let words = "central: fr_1_le; r1s05: fr_1_2_le; r1s02: vm_265; r1s06: vm_346; r4s02: vm_215; bases 304 308 312 316";
    assert_eq!(attacks(words), told(&[("central", 7), ("r1s05", 3)]));
}

#[test]
fn routes_follow_each_other_from_the_centre_outward() {
    let words = "r1s05: fr_1_2_le; r1s09: fr_2_1_alg; r4s05: fr_3_3_le; r1s06: vm_265; r1s10: vm_346; r4s06: vm_215; bases 304 308 312 316";
    assert_eq!(attacks(words), told(&[("r1s05", 4), ("r1s09", 3), ("r4s05", 3)]));
}

#[test]
fn the_first_division_fires_first_by_option() {
    // 33.0.
    let words = "vietminh_fire 1; r1s05: fr_1_2_le; r4s05: fr_3_3_le; r1s06: vm_265; r4s06: vm_80; bases 304 312 316 308";
    let scene = scene_with(&rules("precedence_308=yes"), words);
    assert_eq!(target(&scene), "r4s05");
}

#[test]
fn a_division_in_refit_fires_from_captured_entrenchments() {
    // 10.4, S-16.
    assert_eq!(attacks("r4s11: fr_1_2_le; r4s12: vm_215; refit 4"), told(&[("r4s11", 3)]));
}

#[test]
fn human_waves_do_not_fire() {
    assert_eq!(attacks("r4s05: fr_1_2_le; r4s06: vm_215; force v_human_wave"), []);
}

#[test]
fn leaders_alone_are_no_target() {
    assert_eq!(attacks("r4s05: ld_langlais; r4s06: vm_215; central: fr_1_le"), []);
}

#[test]
fn cover_counts_by_the_space() {
    // 17.9: a 4 is a panic in the open, nothing behind entrenchments or with a fortification.
    let mut open = scene("vietminh_fire 1; r4s05: fr_2_1_alg; r4s06: vm_215");
    assert_eq!(open.dice(&[4, 1, 1]).asks(), "dice retreat");
    let mut entrenched = scene("vietminh_fire 1; r4s12: fr_2_1_alg; r4s13: vm_215");
    assert_ne!(entrenched.dice(&[4, 5, 1]).asks(), "dice retreat");
    let mut fortified = scene("vietminh_fire 1; r4s05: fr_2_1_alg fr_fort_1; r4s06: vm_215");
    assert_ne!(fortified.dice(&[4, 5, 1]).asks(), "dice retreat");
}

#[test]
fn many_dice_are_rolled_in_handfuls() {
    // Nine battalions of the 308th: 33 factors.
    let all = "vm_80 vm_84 vm_89 vm_23 vm_29 vm_322 vm_18 vm_54 vm_79";
    let mut scene = scene(&format!("vietminh_fire 1; r2s05: fr_1_2_le; r2s06: {all}"));
    assert_eq!(scene.dice_asked(), 24);
    scene.all(1);
    assert_eq!((scene.asks(), scene.dice_asked()), ("dice fire".to_owned(), 9));
}
