//! 16.3: the Viet Minh advance by themselves.

use crate::scene::{rules, scene, scene_with};

/// Where the first battalion of the 304th (Base 1) ends after a step of movement. On Route 4 the French
/// could fire, so that the game stops there.
fn advance(words: &str) -> String {
    let words =
        format!("vietminh_movement 1; central: fr_1_le; r4s05: fr_1_2_le; r4s06: vm_215; {words}");
    let scene = scene(&words);
    assert_eq!(scene.asks(), "fire");
    scene.at("vm_265")
}

#[test]
fn morale_sets_how_far_they_go() {
    // 16.1: low 1, medium 2, high 3, fanatic 4.
    assert_eq!(advance("morale 4"), "r1s15");
    assert_eq!(advance("morale 5"), "r1s14");
    assert_eq!(advance("morale 9"), "r1s13");
    assert_eq!(advance("morale 12"), "r1s12");
}

#[test]
fn every_space_entered_becomes_theirs() {
    let scene = scene("vietminh_movement 1; central: fr_1_le; morale 9");
    assert_eq!(["r1s15", "r1s14", "r1s13"].map(|id| scene.control(id)), ["vietminh"; 3]);
    assert_eq!(scene.control("r1s12"), "french");
}

#[test]
fn they_stop_before_the_french() {
    // 16.4.
    assert_eq!(advance("r1s14: fr_3_bt; morale 12"), "r1s15");
    // 9.6: nobody leaves a base whose Route is held to the end.
    assert_eq!(advance("r1s15: fr_3_bt; morale 12"), "base1");
}

#[test]
fn each_goes_as_far_as_it_can_and_they_pile_up() {
    let scene =
        scene("vietminh_movement 1; r1s07: fr_3_bt; r1s10: vm_346; r1s08: vm_418; morale 10");
    let places = scene.all_at(&["vm_265", "vm_346", "vm_418"]);
    assert_eq!(places, ["r1s13", "r1s08", "r1s08"]);
}

#[test]
fn those_behind_come_up_to_those_before() {
    // 16.3: three spaces each, the foremost first; the French in r1s04 stop all.
    let words = "r1s04: fr_3_bt; r1s06: vm_265; r1s08: vm_346; r1s12: vm_418; morale 9";
    let scene = scene(&format!("vietminh_movement 1; central: fr_1_le; {words}"));
    assert_eq!(scene.all_at(&["vm_265", "vm_346", "vm_418"]), ["r1s05", "r1s05", "r1s09"]);
}

#[test]
fn they_stop_in_the_central_fortress_and_stay() {
    // 16.5.
    let scene =
        scene("vietminh_movement 1; r4s12: fr_1_le; r1s01: vm_265; morale 12; central: vm_346");
    assert_eq!(scene.all_at(&["vm_265", "vm_346"]), ["central", "central"]);
    assert_eq!(scene.control("central"), "vietminh");
}

#[test]
fn a_division_in_refit_does_not_move() {
    assert_eq!(advance("refit 1"), "base1");
}

#[test]
fn nobody_moves_in_the_turn_of_the_trenches() {
    // 30.0 Assault Trenches, S-68.
    assert_eq!(advance("trenches dug"), "base1");
    assert_eq!(advance("trenches manned"), "r1s13");
}

#[test]
fn human_waves_add_to_the_weather_cap() {
    // 16.1: the weather caps first, then the wave adds.
    assert_eq!(advance("force v_human_wave"), "r1s12");
    assert_eq!(advance("force v_weather f_weather"), "r1s15");
    assert_eq!(advance("force v_weather f_weather v_human_wave"), "r1s14");
    // S-70: the French weather alone caps nobody here.
    assert_eq!(advance("force f_weather"), "r1s13");
}

#[test]
fn an_airfield_they_walk_over_is_destroyed() {
    // 26.1.
    let before = scene("vietminh_movement 1; central: fr_1_le; r1s07: vm_265");
    assert!(before.works("main"), "three spaces from 7 end at 4");
    let after = scene("vietminh_movement 1; central: fr_1_le; r1s06: vm_265");
    assert!(!after.works("main"));
    assert!(after.log().is_empty(), "the step ran before anybody listened");
}

#[test]
fn a_leader_alone_does_not_stop_them_and_is_lost() {
    // S-12, 25.1.
    let scene = scene("vietminh_movement 1; central: fr_1_le; r1s13: ld_langlais");
    assert_eq!(scene.all_at(&["vm_265", "ld_langlais"]), ["r1s13", "removed"]);
}

#[test]
fn the_attached_regiment_moves_with_its_division() {
    // 9.3.
    let scene = scene("vietminh_movement 1; central: fr_1_le; regiment 304; bases 304 308 312 316");
    assert_eq!(scene.all_at(&["vm_900", "vm_920"]), ["r1s13", "r1s13"]);
}

#[test]
fn the_first_division_goes_first_by_option() {
    // 33.0: only the order changes, never the places.
    let words = "vietminh_movement 1; central: fr_1_le; bases 304 308 312 316; morale 9";
    let [plain, first] = [scene(words), scene_with(&rules("precedence_308=yes"), words)];
    for id in ["vm_265", "vm_80", "vm_11", "vm_215"] {
        assert_eq!(plain.at(id), first.at(id));
    }
}
