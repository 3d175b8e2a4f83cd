//! 2.4: mobilization.

use crate::scene::{na_san, scene};
use tonkin::rules::{control, mobilisation};

fn mobilizing(words: &str) -> crate::scene::Scene {
    let mut game = scene(&format!("Nov-50 replacement 99\n{words}"));
    game.until("vietminh mobilise");
    game
}

#[test]
fn half_of_the_friendly_vp_hexes_of_vietnam_rounded_up_may_be_mobilized() {
    let game = mobilizing("T7: vm_hq\nT14: fef_1_bmi");
    let rules = game.rules();
    let friendly = control::friendly_to_vm(&rules.charts, &game.state().board);
    let ground = &rules.charts.ground;
    let hexes = friendly.and(ground.vp_hexes).and(ground.vietnam).len();
    assert_eq!(usize::from(mobilisation::allowance(rules, game.state())), hexes.div_ceil(2));
    assert!(hexes % 2 == 1, "the test needs a number that is rounded: {hexes}");
}

#[test]
fn a_tieu_doan_goes_up_to_2_hexes_from_a_center_whoever_holds_it() {
    // FEF in Thai Binh and on the hex between do not matter (1.4).
    let mut game = mobilizing("T7: vm_hq\nT14: fef_1_bmi\nW18: fef_2_bmi\nW17: fef_1_acf");
    assert_eq!(game.refused("place vm_td_18 W18"), "2.4 mobilization-taken");
    assert_eq!(game.refused("place vm_td_18 W16"), "legal");
    assert_eq!(game.refused("place vm_td_18 X18"), "legal");
    assert_eq!(game.refused("place vm_td_18 X1"), "no such choice");
    game.say("place vm_td_18 X18");
    assert_eq!(game.place("vm_td_18"), "X18");
}

#[test]
fn each_center_gives_one_tieu_doan() {
    // Cua Rao is far from other centers.
    let mut game = mobilizing("T7: vm_hq\nT14: fef_1_bmi");
    game.say("place vm_td_18 M25");
    assert_eq!(game.refused("place vm_td_29 M25"), "2.4 centre-used");
    assert_eq!(game.place("vm_td_29"), "box2");
}

#[test]
fn tieu_doans_stay_in_vietnam() {
    let game = mobilizing("T7: vm_hq\nT14: fef_1_bmi");
    let ground = &game.rules().charts.ground;
    let mut near = ground.centres.iter().flat_map(|(place, _)| ground.near(*place).iter());
    let near = near.find(|hex| ground.laos.has(*hex)).expect("a center is near Laos");
    assert_eq!(game.refused(&format!("place vm_td_18 {near}")), "2.4 mobilization");
}

#[test]
fn one_pathet_lao_comes_while_there_are_fewer_than_friendly_centers_in_laos() {
    // VM holds Nong Het: one center, no Pathet Lao on the map.
    let mut game = scene("Nov-50 replacement 99\nT7: vm_hq\nT14: fef_1_bmi\nJ24: vm_36");
    game.until("vietminh pathet-lao");
    assert_eq!(game.refused("place vm_pl_1 A10"), "no such choice");
    game.say("place vm_pl_1 J24");
    assert_eq!(game.place("vm_pl_1"), "J24");
    assert_ne!(game.asks(), "vietminh pathet-lao");
    // With one on the map nobody is asked.
    let mut again =
        scene("Nov-50 replacement 99\nT7: vm_hq\nT14: fef_1_bmi\nJ24: vm_36\nJ25: vm_pl_2");
    again.until("vietminh mobilise");
    again.say("done");
    assert_ne!(again.asks(), "vietminh pathet-lao");
}

#[test]
fn then_box_1_is_emptied_into_box_2() {
    let mut game = scene("Nov-50 replacement 99\nbox1 = [\"vm_td_18\"]\nT7: vm_hq\nT14: fef_1_bmi");
    game.until("vietminh mobilise");
    assert_eq!(game.refused("place vm_td_18 W16"), "no such choice");
    game.say("done");
    assert_eq!(game.place("vm_td_18"), "box2");
}

#[test]
fn na_san_has_no_mobilization() {
    let mut game = na_san("Nov-52 replacement 40\nM11: vm_hq\nK13: fef_1_bep");
    game.until("vietminh movement");
    assert_eq!(game.place("vm_td_18"), "pool");
}
