//! 17.8: panic and retreat.

use crate::scene::scene;

/// A French attack on r4s06 with a panic, and the die of the retreat.
fn rout(words: &str, die: u8) -> String {
    let mut scene = scene(&format!("french_fire 1; r4s05: fr_1_2_le; r4s06: vm_215; {words}"));
    scene.say("target r4s06, with fr_1_2_le, agree").dice(&[5, 1, 1, 1]);
    if scene.asks() == "dice retreat" {
        scene.dice(&[die]);
    }
    scene.at("vm_215")
}

#[test]
fn battalions_run_toward_their_base() {
    assert_eq!(rout("", 3), "r4s09");
    assert_eq!(rout("r4s07: vm_439", 1), "r4s07");
}

#[test]
fn they_stop_in_their_base() {
    let mut scene = scene("french_fire 1; r4s13: fr_1_2_le; r4s14: vm_215");
    scene.say("target r4s14, with fr_1_2_le, agree").dice(&[5, 1, 1, 1]).dice(&[6]);
    assert_eq!(scene.at("vm_215"), "base4");
}

#[test]
fn whoever_runs_into_the_enemy_is_lost() {
    // 19.0.
    assert_eq!(rout("r4s08: fr_3_3_le", 1), "r4s07");
    assert_eq!(rout("r4s08: fr_3_3_le", 2), "eliminated");
}

#[test]
fn a_division_in_refit_runs_to_its_base_without_a_die() {
    // 10.4, S-16.
    let mut scene = scene("french_fire 1; r4s11: fr_1_2_le; r4s12: vm_215; refit 4");
    scene.say("target r4s12, with fr_1_2_le, agree").dice(&[5, 1, 1, 1]);
    assert_eq!(scene.at("vm_215"), "base4");
}

#[test]
fn elite_battalions_stand() {
    // 24.2; 9.3: elite status is of the side that is up.
    let words = "french_fire 1; r4s05: fr_1_2_le; trenches dug; bases 304 312 308 316";
    let mut elite = scene(&format!("{words}; r4s06: vm_249"));
    elite.say("target r4s06, with fr_1_2_le, agree").dice(&[5, 5, 1, 1]);
    assert_eq!(elite.at("vm_249"), "r4s06");
    let mut reduced = scene(&format!("{words}; r4s06: vm_249-"));
    reduced.say("target r4s06, with fr_1_2_le, agree").dice(&[5, 5, 1, 1]).dice(&[1]);
    assert_eq!(reduced.at("vm_249"), "r4s07-");
}

#[test]
fn a_panic_is_taken_by_somebody_who_can() {
    // S-41.
    let mut scene =
        scene("french_fire 1; r4s05: fr_1_2_le; r4s06: vm_215 vm_249 vm_439; trenches dug");
    scene.say("target r4s06, with fr_1_2_le, agree").dice(&[5, 1, 1, 1]);
    assert_eq!(scene.refused("panic vm_249"), "24.2 siege-no-elite");
    scene.say("panic vm_439").dice(&[1]);
    assert_eq!(scene.all_at(&["vm_215", "vm_249", "vm_439"]), ["r4s06", "r4s06", "r4s07"]);
}

/// Viet Minh fire with a panic on the French, and the die of the retreat.
fn french_rout(words: &str, unit: &str, dice: &[u8], die: u8) -> String {
    let mut scene = scene(&format!("vietminh_fire 1; {words}"));
    scene.dice(dice);
    if scene.asks() == "dice retreat" {
        scene.dice(&[die]);
    }
    scene.at(unit)
}

#[test]
fn the_french_run_toward_the_central_fortress() {
    let words = "r4s09: fr_2_1_alg; r4s10: vm_215";
    assert_eq!(french_rout(words, "fr_2_1_alg", &[5, 1, 1], 2), "r4s07");
    // The first Entrenchment stops them.
    assert_eq!(french_rout(words, "fr_2_1_alg", &[5, 1, 1], 6), "r4s03");
    let words = "r2s01: fr_2_1_alg; r2s02: vm_215; bases 304 316 308 312";
    assert_eq!(french_rout(words, "fr_2_1_alg", &[5, 1, 1], 6), "central");
}

#[test]
fn a_retreat_is_as_long_as_its_die() {
    // 17.8: outward for battalions, inward for the French.
    for die in 1..=6 {
        assert_eq!(rout("", die), format!("r4s{:02}", 6 + die));
        let words = "r4s09: fr_2_1_alg; r4s10: vm_215";
        let inward = format!("r4s{:02}", 9 - die);
        assert_eq!(french_rout(words, "fr_2_1_alg", &[5, 1, 1], die), inward);
    }
}

#[test]
fn the_french_ignore_panic_behind_cover() {
    for words in ["r4s12: fr_2_1_alg; r4s13: vm_215", "central: fr_2_1_alg; r4s01: vm_215"] {
        let place = words[..5].trim_end_matches(':').to_owned();
        let place = if place.starts_with('c') { "central".to_owned() } else { place };
        assert_eq!(french_rout(words, "fr_2_1_alg", &[5, 5, 5], 3), place);
    }
    let words = "r4s05: fr_2_1_alg fr_fort_1; r4s06: vm_215";
    assert_eq!(french_rout(words, "fr_2_1_alg", &[5, 5, 5], 3), "r4s05");
}

#[test]
fn mines_shake_entrenched_units() {
    // 30.0 Mining, S-33, S-69: neither elites nor units with a fortification.
    let words = "mined 4; r4s12: fr_2_1_alg; r4s13: vm_215";
    assert_eq!(french_rout(words, "fr_2_1_alg", &[5, 1, 1], 2), "r4s10");
    let words = "mined 3; r4s12: fr_2_1_alg; r4s13: vm_215";
    assert_eq!(french_rout(words, "fr_2_1_alg", &[5, 1, 1], 2), "r4s12");
    let words = "mined 4; r4s12: fr_2_1_alg fr_fort_1; r4s13: vm_215";
    assert_eq!(french_rout(words, "fr_2_1_alg", &[5, 1, 1], 2), "r4s12");
    let words = "mined 4; r4s12: fr_1_2_le; r4s13: vm_215";
    assert_eq!(french_rout(words, "fr_1_2_le", &[5, 1, 1], 2), "r4s12");
}

#[test]
fn static_units_are_lost_in_the_open_and_stand_behind_cover() {
    // S-40.
    let words = "r4s05: fr_gm6; r4s06: vm_215";
    assert_eq!(french_rout(words, "fr_gm6", &[5, 1, 1], 1), "eliminated");
    let words = "mined 4; r4s12: fr_gm6; r4s13: vm_215";
    assert_eq!(french_rout(words, "fr_gm6", &[5, 1, 1], 1), "r4s12");
}

#[test]
fn a_leader_alone_does_not_stop_a_retreat() {
    // 25.1: he is lost where battalions run over him.
    let mut scene = scene("french_fire 1; r4s05: fr_1_2_le; r4s06: vm_215; r4s07: ld_langlais");
    scene.say("target r4s06, with fr_1_2_le, agree").dice(&[5, 1, 1, 1]).dice(&[2]);
    assert_eq!(scene.all_at(&["vm_215", "ld_langlais"]), ["r4s08", "removed"]);
}

#[test]
fn nobody_is_asked_when_all_must_run() {
    // 17.8: two panics and two battalions.
    let mut scene = scene("french_fire 1; r4s05: fr_1_2_le; r4s06: vm_215 vm_439");
    scene.say("target r4s06, with fr_1_2_le, agree").dice(&[5, 5, 1, 1]);
    assert_eq!(scene.asks(), "dice retreat");
    scene.dice(&[1]).dice(&[2]);
    assert_eq!(scene.all_at(&["vm_215", "vm_439"]), ["r4s07", "r4s08"]);
}
