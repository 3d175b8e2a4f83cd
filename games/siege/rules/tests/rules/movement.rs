//! 16.0: French movement.

use crate::scene::scene;

#[test]
fn units_move_two_spaces_along_their_route() {
    let mut scene = scene("french_movement 1; r4s05: fr_1_2_le");
    scene.say("move fr_1_2_le r4s06, move fr_1_2_le r4s05");
    assert_eq!(scene.at("fr_1_2_le"), "r4s05");
    // Nobody can move any more, so that nobody is asked: the step is over.
    assert_eq!((scene.asks(), scene.state().impulse), ("movement".to_owned(), 2));
}

#[test]
fn a_move_names_its_end() {
    let mut scene = scene("french_movement 1; r4s05: fr_1_2_le fr_3_3_le");
    assert_eq!(scene.say("move fr_1_2_le r4s07").at("fr_1_2_le"), "r4s07");
    assert_eq!(scene.refused("move fr_1_2_le r4s08"), "16.1 siege-no-points");
    assert_eq!(scene.refused("move fr_3_3_le r4s08"), "16.1 siege-no-points");
}

#[test]
fn static_units_do_not_move() {
    // 16.1, 24.5: a reduced tank is static.
    let scene = scene("french_movement 1; r4s05: fr_gm6 fr_1_cs- fr_2_cs fr_2_4_col fr_aaa");
    for id in ["fr_gm6", "fr_2_4_col", "fr_aaa"] {
        assert_eq!(scene.refused(&format!("move {id} r4s06")), "16.1 siege-no-static", "{id}");
    }
    assert_eq!(scene.refused("move fr_1_cs r4s06"), "24.5 siege-no-tank-reduced");
    assert_eq!(scene.refused("move fr_2_cs r4s06"), "legal");
}

#[test]
fn nobody_enters_a_space_with_the_enemy() {
    // 16.4.
    let scene = scene("french_movement 1; r4s05: fr_1_2_le; r4s06: vm_215");
    assert_eq!(scene.refused("move fr_1_2_le r4s06"), "16.4 siege-no-enemy-there");
    assert_eq!(scene.refused("move fr_1_2_le r4s07"), "16.4 siege-no-enemy-there");
}

#[test]
fn entering_the_central_fortress_ends_the_move() {
    // 16.5, 16.6.
    let mut scene = scene("french_movement 1; r4s01: fr_1_2_le fr_3_3_le");
    scene.say("move fr_1_2_le central");
    assert_eq!(scene.refused("move fr_1_2_le r1s01"), "16.5 siege-no-stopped");
    assert_eq!(scene.refused("move fr_3_3_le r1s01"), "no such choice");
}

#[test]
fn units_leave_the_central_fortress_on_any_route() {
    let mut scene = scene("french_movement 1; central: fr_1_2_le fr_3_3_le");
    scene.say("move fr_1_2_le r3s02, move fr_3_3_le r1s02");
    assert_eq!(scene.all_at(&["fr_1_2_le", "fr_3_3_le"]), ["r3s02", "r1s02"]);
}

#[test]
fn every_space_entered_becomes_french() {
    // 6.1: also one that is only passed.
    let mut scene = scene("french_movement 1; r4s05: fr_1_2_le; vietminh r4s06 r4s07 r4s08");
    scene.say("move fr_1_2_le r4s07");
    let controls = ["r4s06", "r4s07", "r4s08"].map(|id| scene.control(id));
    assert_eq!(controls, ["french", "french", "vietminh"]);
}

#[test]
fn a_fortification_gives_a_third_space() {
    // 24.3: to all who start their move with it.
    let mut scene = scene("french_movement 1; r4s03: fr_1_2_le fr_fort_1; r4s05: fr_3_3_le");
    scene.say("move fr_1_2_le r4s06");
    assert_eq!(scene.refused("move fr_3_3_le r4s08"), "16.1 siege-no-points");
}

#[test]
fn the_weather_caps_everybody() {
    // S-50: leaders too.
    let scene = scene("french_movement 1; r4s03: fr_1_2_le fr_fort_1 ld_langlais; force f_weather");
    assert_eq!(scene.refused("move fr_1_2_le r4s05"), "16.1 siege-no-points");
    assert_eq!(scene.refused("move ld_langlais r4s05"), "16.1 siege-no-points");
    assert_eq!(scene.refused("move fr_1_2_le r4s04"), "legal");
}

#[test]
fn a_command_breakdown_spares_leaders() {
    // 30.0, S-50: no bonus for fortifications.
    let mut scene = scene(
        "french_movement 1; r4s03: fr_1_2_le fr_3_3_le fr_fort_1 ld_langlais; force f_command_breakdown",
    );
    assert_eq!(scene.refused("move fr_1_2_le r4s05"), "16.1 siege-no-points");
    scene.say("follow fr_3_3_le ld_langlais, move ld_langlais r4s06");
    assert_eq!(scene.all_at(&["fr_3_3_le", "ld_langlais"]), ["r4s06", "r4s06"]);
}

#[test]
fn the_step_is_skipped_when_nobody_can_move() {
    let scene = scene("french_movement 1; r4s05: fr_gm6; r3s12: vm_11");
    assert_ne!(scene.asks(), "movement");
}

#[test]
fn each_impulse_has_its_movement() {
    // 16.1, S-82.
    let mut scene = scene("french_movement 1; r4s05: fr_1_2_le; refit 1 2 3 4");
    scene.say("move fr_1_2_le r4s07");
    assert_eq!((scene.asks(), scene.state().impulse), ("movement".to_owned(), 2));
    assert_eq!(scene.say("move fr_1_2_le r4s09").at("fr_1_2_le"), "r4s09");
}

#[test]
fn going_forth_and_back_takes_control() {
    // 6.1: walking through counts.
    let mut scene = scene("french_movement 1; r4s05: fr_1_2_le; vietminh r4s06");
    scene.say("move fr_1_2_le r4s06, move fr_1_2_le r4s05");
    assert_eq!((scene.at("fr_1_2_le"), scene.control("r4s06")), ("r4s05".to_owned(), "french"));
}

#[test]
fn nobody_enters_a_base() {
    // 9.5, 16.7: from the end of a Route the only way leads back.
    let scene = scene("french_movement 1; r4s15: fr_1_2_le; refit 1 2 3 4");
    let moves = scene.legal().into_iter().filter(|answer| answer.starts_with("move"));
    assert_eq!(moves.count(), 2);
    assert_eq!(scene.refused("move fr_1_2_le base4"), "no such choice");
    assert_eq!(scene.refused("move fr_1_2_le r4s14"), "legal");
}
