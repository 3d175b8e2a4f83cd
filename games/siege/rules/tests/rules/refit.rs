//! 21.0: French refit.

use crate::scene::{scene, staff_scene};

/// At the question of units to restore and rebuild.
fn refit(words: &str) -> crate::scene::Scene {
    let mut scene = scene(&format!("french_refit; {words}"));
    if scene.asks() == "redeploy" {
        scene.say("done");
    }
    if scene.asks() == "repair" {
        scene.say("done");
    }
    scene
}

#[test]
fn a_point_restores_a_unit_in_a_stronghold() {
    // 21.1.
    let mut scene = refit("r2s03: fr_3_3_alg-; r2s05: fr_3_bt-; central: fr_1_le; gp 3");
    assert_eq!(scene.refused("refit fr_3_bt"), "21.1 siege-no-not-entrenched");
    assert_eq!(scene.refused("refit fr_1_le"), "no such choice");
    scene.say("refit fr_3_3_alg");
    assert_eq!(scene.at("fr_3_3_alg"), "r2s03");
    assert_eq!(scene.state().board.tracks.gp, 2);
}

#[test]
fn two_points_rebuild_an_elite_battalion() {
    // 21.2: reduced, and not refitted in the same turn.
    let mut scene = refit("central: fr_1_le; eliminated: fr_3_13_le; gp 3");
    scene.say("rebuild fr_3_13_le r2s03");
    assert_eq!(scene.at("fr_3_13_le"), "r2s03-");
    assert_eq!(scene.state().board.tracks.gp, 1);
}

#[test]
fn what_was_rebuilt_waits_a_turn() {
    let mut scene = refit("central: fr_8_bpc-; eliminated: fr_3_13_le; gp 5");
    scene.say("rebuild fr_3_13_le r2s03");
    assert_eq!(scene.refused("refit fr_3_13_le"), "21.2 siege-no-rebuilt-now");
    assert_eq!(scene.refused("refit fr_8_bpc"), "legal");
}

#[test]
fn others_are_not_rebuilt() {
    // 21.2: no armour, no common battalions.
    let scene =
        refit("central: fr_1_le; eliminated: fr_1_cs fr_3_bt fr_3_13_le; gp 5; vietminh r2s07");
    assert_eq!(scene.refused("rebuild fr_1_cs central"), "21.2 siege-no-not-elite-battalion");
    assert_eq!(scene.refused("rebuild fr_3_bt central"), "21.2 siege-no-not-elite-battalion");
    assert_eq!(scene.refused("rebuild fr_3_13_le r2s07"), "21.2 siege-no-rebuild-control");
    assert_eq!(scene.refused("rebuild fr_3_13_le r2s06"), "no such choice");
}

#[test]
fn engineers_rebuild_fortifications() {
    // 21.3.
    let mut scene = refit(
        "central: fr_1_31_eng; r1s04: fr_2_31_eng fr_fort_1; r2s03: fr_1_le; eliminated: fr_fort_2; gp 9",
    );
    assert_eq!(scene.refused("rebuild fr_fort_2 r2s03"), "21.3 siege-no-engineer");
    assert_eq!(scene.refused("rebuild fr_fort_2 r1s04"), "21.3 siege-no-rebuild-fortification");
    scene.say("rebuild fr_fort_2 central");
    assert_eq!(scene.at("fr_fort_2"), "central-");
    assert_eq!(scene.state().board.tracks.gp, 5);
    assert_eq!(scene.refused("rebuild fr_fort_3 central"), "21.3 siege-no-rebuild-fortification");
}

#[test]
fn points_are_needed() {
    let scene = refit("central: fr_1_le-; eliminated: fr_3_13_le; gp 1");
    assert_eq!(scene.refused("rebuild fr_3_13_le central"), "20.2 siege-no-gp");
    assert_eq!(scene.refused("refit fr_1_le"), "legal");
}

#[test]
fn an_engineer_repairs_an_airfield() {
    // 21.4.
    let mut scene = scene("french_refit, gp 4; r1s02: fr_1_31_eng; main destroyed");
    scene.say("done");
    assert_eq!(scene.refused("repair aux"), "21.4 siege-no-airfield-engineer");
    scene.say("repair main");
    assert!(scene.works("main"));
    assert_eq!(scene.state().board.tracks.gp, 1);
}

#[test]
fn repairs_need_both_spaces() {
    // 21.4: nobody is asked where nothing can be repaired.
    let mut scene = scene("french_refit, gp 4; r1s02: fr_1_31_eng; main destroyed; vietminh r1s03");
    scene.say("done");
    assert_ne!(scene.asks(), "repair");
}

#[test]
fn an_airfield_that_works_needs_no_repair() {
    let mut scene =
        scene("french_refit, gp 9; r1s02: fr_1_31_eng; r4s10: fr_2_31_eng; aux destroyed");
    scene.say("done");
    assert_eq!(scene.refused("repair main"), "21.4 siege-no-airfield-fine");
    assert_eq!(scene.refused("repair aux"), "legal");
}

#[test]
fn the_commander_spends_gp() {
    let mut scene = staff_scene("french_refit, gp 4; central: fr_1_le-");
    scene.by("commander", "close");
    assert_eq!(scene.seats(), ["commander"]);
}

#[test]
fn a_damaged_fortification_is_restored_but_none_just_rebuilt() {
    // 21.1, 21.3, S-80.
    let mut scene = refit("central: fr_1_31_eng; r1s04: fr_fort_1-; eliminated: fr_fort_2; gp 9");
    scene.say("rebuild fr_fort_2 central");
    assert_eq!(scene.refused("refit fr_fort_2"), "21.3 siege-no-fortification-now");
    assert_eq!(scene.say("refit fr_fort_1").at("fr_fort_1"), "r1s04");
}

#[test]
fn the_steps_of_the_refit_follow_each_other() {
    // 4.1, 21.0, S-47: aborted aircraft, redeployment, airfields, units.
    let words = "abort: air_fb_1; r1s02: fr_1_31_eng; central: fr_1_le-; main destroyed";
    let mut scene = scene(&format!("french_refit, gp 9; {words}"));
    assert_eq!((scene.at("air_fb_1"), scene.asks()), ("reserve".to_owned(), "redeploy".to_owned()));
    assert_eq!(scene.say("done").asks(), "repair");
    assert_eq!(scene.say("done").asks(), "refit");
}

#[test]
fn nothing_of_the_refit_is_done_before_its_turn_or_after() {
    // S-47.
    let words = "r1s02: fr_1_31_eng; central: fr_1_le-; main destroyed";
    let mut scene = scene(&format!("french_refit, gp 9; {words}"));
    assert_eq!(scene.refused("refit fr_1_le"), "no such choice");
    assert_eq!(scene.refused("repair main"), "no such choice");
    scene.say("done");
    assert_eq!(scene.refused("redeploy fr_1_le r1s04"), "no such choice");
    assert_eq!(scene.refused("refit fr_1_le"), "no such choice");
    scene.say("done");
    assert_eq!(scene.refused("repair main"), "no such choice");
}
