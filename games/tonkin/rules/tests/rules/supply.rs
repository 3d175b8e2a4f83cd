//! 1.7, 7.0: the supply check.

use crate::scene::{Scene, scene};

/// The board after the supply check of a month.
fn checked(month: &str, words: &str) -> Scene {
    scene(&format!("{month} supply_check 50\nT7: vm_hq\n{words}"))
}

#[test]
fn vm_units_are_in_supply_3_hexes_from_a_center_or_sd() {
    // Tuyen Quang Q9 is a center; N9 is 3 hexes away, M9 4.
    let game = checked("Nov-50", "N9: vm_36\nM9: vm_88\nH16: vm_9 vm_57\nH18: vm_sd_1");
    assert!(!game.is_oos("vm_36") && game.is_oos("vm_88"));
    assert!(!game.is_oos("vm_9"));
}

#[test]
fn a_french_unit_on_the_way_cuts_the_trace() {
    let ring = "G16: fef_1_acf\nI16: fef_2_acf\nH15: fef_1_bmi\nG15: fef_2_bmi\nG17: fef_8_rtm\nH17: fef_1_6_ric";
    let open = checked("Nov-50", "H16: vm_9\nH18: vm_sd_1");
    assert!(!open.is_oos("vm_9"));
    let cut = checked("Nov-50", &format!("H16: vm_9\nH18: vm_sd_1\n{ring}"));
    assert!(cut.is_oos("vm_9"));
}

#[test]
fn tieu_doan_pathet_lao_independent_regiments_and_trenches_are_always_in_supply() {
    let game = checked("Nov-50", "H16: vm_246 vm_td_18\nG18: vm_pl_1\nG14: vm_36");
    assert!(!game.is_oos("vm_246") && !game.is_oos("vm_td_18") && !game.is_oos("vm_pl_1"));
    assert!(game.is_oos("vm_36"));
    let dug =
        scene("Nov-50 supply_check 50\ntrenches = { vietminh = [\"G14\"] }\nT7: vm_hq\nG14: vm_36");
    assert!(!dug.is_oos("vm_36"));
}

#[test]
fn french_units_are_in_supply_near_a_center_or_sd_or_in_a_trench() {
    let game = checked("Nov-50", "T14: fef_1_bmi\nF12: fef_2_bmi\nK13: fef_sd_1 fef_1_acf");
    assert!(!game.is_oos("fef_1_bmi") && game.is_oos("fef_2_bmi") && !game.is_oos("fef_1_acf"));
}

#[test]
fn thai_live_off_blue_villages_laotians_off_laos_gcma_off_the_land() {
    let game = checked("Nov-51", "F13: fef_1_thai fef_2_bmi\nF23: fef_1_bcl\nO4: fef_gcma_colibri");
    assert!(!game.is_oos("fef_1_thai") && game.is_oos("fef_2_bmi"));
    assert!(!game.is_oos("fef_1_bcl") && !game.is_oos("fef_gcma_colibri"));
}

#[test]
fn a_dna_on_the_route_brings_river_supply_5_hexes_up_a_major_river() {
    // Up the Red River from Hanoi: units beyond 3 hexes live by the DNA.
    let up = |dna: &str, more: &str| checked("Nov-50", &format!("Q12: fef_1_bmi\n{dna}\n{more}"));
    let without = up("T14: fef_2_bmi", "");
    let with = up("T14: fef_2_bmi fef_dna_1", "");
    assert!(without.is_oos("fef_1_bmi"));
    assert_eq!(with.is_oos("fef_1_bmi"), !reaches(&with, "Q12"));
}

/// Whether the River Supply of a scene reaches a hex.
fn reaches(game: &Scene, name: &str) -> bool {
    let (rules, board) = (game.rules(), &game.state().board);
    let range = rules.supply_ranges().river;
    tonkin::rules::supply::river_supply(&rules.charts, board, range).has(crate::scene::hex(name))
}

#[test]
fn on_a_river_only_a_regiment_cuts_the_route() {
    let on = |unit: &str| {
        scene(&format!("Nov-50 vm_movement 50\nT7: vm_hq\nV18: fef_dna_1\nU16: {unit}"))
    };
    // From Nam Dinh up the Red River: U17 is 2 hexes away, U16 3, and the route goes on beyond.
    let free = on("vm_td_18");
    let ground = &free.rules().charts.ground;
    let beyond = crate::scene::hex("U16")
        .neighbours()
        .find(|(d, next)| {
            ground.open_river[*d as usize].has(crate::scene::hex("U16"))
                && next.to_string() != "U17"
                && ground.vietnam.has(*next)
        })
        .map(|(_, next)| next)
        .expect("the river goes on");
    assert!(reaches(&free, &beyond.to_string()));
    // Hanoi supplies from above: only a regiment on both sides of the hex would matter there.
    assert!(!reaches(&on("vm_36"), "U16"));
    assert!(reaches(&on("vm_td_18"), "U16"));
}

#[test]
fn a_regiment_at_a_mouth_cuts_the_river_and_not_the_coast() {
    // Bui Chu lies at the mouth of the Red River.
    // From an SD along the coast: past the mouth, whoever stands there.
    let past = |unit: &str| {
        scene(&format!(
            "Nov-50 vm_movement 50\nT7: vm_hq\nW20: fef_dna_1\nV18: vm_td_29\nW19: {unit}\nX18: fef_sd_1"
        ))
    };
    assert!(reaches(&past("vm_td_18"), "W20"));
    assert!(reaches(&past("vm_36"), "W20"), "the coast stays open");
    // From the sea up the river: the regiment at the mouth is in the way.
    let up = |unit: &str| {
        scene(&format!(
            "Nov-50 vm_movement 50\nT7: vm_hq\nV18: vm_td_29\nW19: {unit}\nX18: fef_sd_1 fef_dna_1"
        ))
    };
    assert!(reaches(&up("vm_td_18"), "V19"));
    assert!(!reaches(&up("vm_36"), "V19"));
}

#[test]
fn markers_come_off_when_supply_is_back() {
    let game = scene("Nov-50 supply_check 50\nout_of_supply = [\"vm_36\"]\nT7: vm_hq vm_36");
    assert!(!game.is_oos("vm_36"));
}

#[test]
fn in_the_rains_a_unit_without_supply_loses_a_step_at_once() {
    let dry = checked("May-51", "G14: vm_36\nF20: fef_2_bmi");
    assert_eq!((dry.steps("vm_36"), dry.steps("fef_2_bmi")), (4, 2));
    let wet = checked("Jun-51", "G14: vm_36\nF20: fef_2_bmi");
    assert_eq!((wet.steps("vm_36"), wet.steps("fef_2_bmi")), (3, 1));
    assert!(wet.is_oos("vm_36"));
}

#[test]
fn hq_and_sd_do_not_check() {
    let game = scene("Jun-51 supply_check 50\nG14: vm_hq vm_sd_1\nA12: fef_hq");
    assert!(!game.is_oos("vm_hq") && !game.is_oos("fef_hq"));
    assert_eq!(game.place("fef_hq"), "A12");
}
