//! 19.0: stacking and Mass Targets.

use crate::scene::scene;

const FIVE: &str = "vm_215 vm_439 vm_938 vm_249 vm_251";

/// Steps lost to airstrikes of four dice that show 3.
fn losses(words: &str, join: &str) -> usize {
    let mut scene = scene(&format!("french_fire 1; r4s05: fr_1_2_le; {words}"));
    scene.say(&format!("target r4s06, {join}, agree"));
    let dice = scene.dice_asked();
    scene.all(3);
    let mut hits = 0;
    while scene.asks() == "hit-viet-minh" {
        let first = scene.legal()[0].clone();
        scene.say(&first);
        hits += 1;
    }
    assert!(hits == 0 || hits == usize::from(dice), "{hits} of {dice}");
    hits
}

#[test]
fn six_battalions_are_a_mass_target_for_aircraft_and_guns() {
    // 17.4, 19.1.
    let air = "tactical: air_fb_1 air_fb_2";
    assert_eq!(losses(&format!("r4s06: {FIVE}; {air}"), "with air_fb_1, with air_fb_2"), 0);
    assert_eq!(losses(&format!("r4s06: {FIVE} vm_255; {air}"), "with air_fb_1, with air_fb_2"), 4);
    // Reduced battalions count.
    assert_eq!(losses(&format!("r4s06: {FIVE} vm_255-; {air}"), "with air_fb_1, with air_fb_2"), 4);
}

#[test]
fn ground_units_never_score_on_a_mass_target() {
    assert_eq!(losses(&format!("r4s06: {FIVE} vm_255"), "with fr_1_2_le"), 0);
}

#[test]
fn any_number_of_units_share_a_space() {
    let mut scene = scene(
        "french_movement 1; r4s05: fr_1_2_le fr_3_3_le fr_2_1_alg fr_3_3_alg fr_5_7_alg; r4s06: fr_1_13_le",
    );
    scene.say("move fr_1_13_le r4s05");
    assert_eq!(scene.at("fr_1_13_le"), "r4s05");
}

#[test]
fn four_french_battalions_are_no_mass_target() {
    // 19.1, S-95: no Viet Minh fire could use it.
    let words = "r4s05: fr_1_2_le fr_3_3_le fr_2_1_alg fr_3_3_alg; r4s06: vm_215";
    let mut scene = scene(&format!("vietminh_fire 1; {words}"));
    scene.all(3);
    let units = ["fr_1_2_le", "fr_3_3_le", "fr_2_1_alg", "fr_3_3_alg"];
    assert_eq!(scene.all_at(&units), ["r4s05"; 4]);
}
