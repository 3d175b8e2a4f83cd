//! 3.1, 3.2, 3.6, 4.0: what steps cost, and where a way ends.

use crate::scene::{Scene, hex, scene};
use tonkin::rules::paths::{Mover, NoStep, Pace, Season, Way};
use tonkin::sets::UnitSet;

fn mover(game: &Scene, units: &[&str], way: Way, pace: Pace, season: Season) -> Mover {
    let units: UnitSet = units.iter().map(|id| game.unit(id)).collect();
    Mover::new(&game.rules().charts, &game.state().board, &units, way, pace, season, 14)
}

fn cost(game: &Scene, units: &[&str], from: &str, to: &str) -> Result<u8, NoStep> {
    let mover = mover(game, units, Way::Land, Pace::Plain, Season::Dry);
    let direction = hex(from).direction_of(hex(to)).expect("they are neighbours");
    mover.step(&game.rules().charts, &game.state().board, hex(from), direction)
}

#[test]
fn roads_cost_1_in_clear_and_2_elsewhere_whatever_the_rivers() {
    let game = scene("Nov-50 vm_movement 50\nT7: vm_hq\nT14: fef_gm_1 fef_1_2_rei");
    assert_eq!(cost(&game, &["fef_gm_1"], "U16", "T15"), Ok(1));
    assert_eq!(cost(&game, &["vm_hq"], "W4", "W5"), Ok(2));
    // Off the road GM 1 pays 2 for clear and 2 for a minor river it does not follow, a foot unit 1 and 1.
    let (foot, motor) =
        (cost(&game, &["fef_1_2_rei"], "T16", "T17"), cost(&game, &["fef_gm_1"], "T16", "T17"));
    assert!(foot < motor, "{foot:?} {motor:?}");
    // Together they pay what the dearer pays.
    assert_eq!(cost(&game, &["fef_1_2_rei", "fef_gm_1"], "T16", "T17"), motor);
}

#[test]
fn a_destroyed_road_is_closed_both_ways() {
    let open = scene("Nov-50 vm_movement 50\nT7: vm_hq\nT14: fef_1_bmi");
    let shut =
        scene("Nov-50 vm_movement 50\ndestroyed_roads = [\"W5\"]\nT7: vm_hq\nT14: fef_1_bmi");
    assert_eq!(cost(&open, &["vm_hq"], "W4", "W5"), Ok(2));
    assert_eq!(cost(&shut, &["fef_1_bmi"], "W4", "W5"), Ok(3));
    assert_eq!(cost(&shut, &["fef_1_bmi"], "W5", "W4"), cost(&shut, &["fef_1_bmi"], "V4", "W4"));
}

#[test]
fn rain_and_dg_cost_1_more_a_hex_each() {
    let game = scene("Jun-51 vm_movement 50\ndg = [\"fef_1_bmi\"]\nT7: vm_hq\nT14: fef_1_bmi");
    let wet = mover(&game, &["fef_1_bmi"], Way::Land, Pace::Plain, Season::Rain);
    let direction = hex("U16").direction_of(hex("T15")).expect("neighbours");
    assert_eq!(wet.step(&game.rules().charts, &game.state().board, hex("U16"), direction), Ok(3));
}

#[test]
fn motorized_units_need_a_road_in_mountains_and_1_rec_needs_clear_terrain() {
    // O1 and P1 are mountains without a road.
    let game = scene("Jun-51 vm_movement 50\nT7: vm_hq vm_36\nT14: fef_gm_1 fef_1_rec");
    assert_eq!(cost(&game, &["vm_45"], "O1", "P1"), Err(NoStep::Terrain));
    assert_eq!(cost(&game, &["vm_36"], "O1", "P1"), Ok(5));
    assert_eq!(cost(&game, &["fef_1_rec"], "W4", "W5"), Err(NoStep::Terrain));
}

#[test]
fn a_road_marker_opens_a_way_for_3_mp_from_any_side() {
    let plain = scene("Jun-51 vm_movement 50\nT7: vm_hq");
    let built = scene("Jun-51 vm_movement 50\nroad_markers = [\"P1\"]\nT7: vm_hq");
    assert_eq!(cost(&plain, &["vm_45"], "O1", "P1"), Err(NoStep::Terrain));
    assert_eq!(cost(&built, &["vm_45"], "O1", "P1"), Ok(3));
    let broken = scene(
        "Jun-51 vm_movement 50\nroad_markers = [\"P1\"]\ndestroyed_roads = [\"P1\"]\nT7: vm_hq",
    );
    assert_eq!(cost(&broken, &["vm_45"], "O1", "P1"), Err(NoStep::Terrain));
}

#[test]
fn nobody_enters_the_enemy_the_sea_or_for_the_french_china() {
    let game = scene("Nov-50 vm_movement 50\nT7: vm_hq\nX4: fef_1_bmi\nW5: vm_36");
    assert_eq!(cost(&game, &["fef_1_bmi"], "X4", "Y4"), Err(NoStep::China));
    assert_eq!(cost(&game, &["vm_hq"], "X4", "Y4"), Err(NoStep::China));
    assert!(cost(&game, &["vm_36"], "X3", "Y3").is_ok());
    assert_eq!(cost(&game, &["fef_1_bmi"], "W4", "W5"), Err(NoStep::Enemy));
    assert_eq!(cost(&game, &["fef_1_bmi"], "AC12", "AC13"), Err(NoStep::Impassable));
}

#[test]
fn a_double_move_keeps_out_of_enemy_zoc() {
    let game = scene("Nov-50 vm_movement 50\nT7: vm_hq\nT14: fef_1_bmi\nV17: vm_36");
    let double = mover(&game, &["fef_1_bmi"], Way::Land, Pace::Double, Season::Dry);
    assert_eq!(double.mp, 14);
    let direction = hex("U16").direction_of(hex("V16")).expect("neighbours");
    let board = &game.state().board;
    assert_eq!(double.step(&game.rules().charts, board, hex("U16"), direction), Err(NoStep::Zoc));
}

#[test]
fn rain_alone_or_dg_alone_costs_1_more_and_neither_nothing() {
    let step = |more: &str, season: Season| {
        let game = scene(&format!("Jun-51 vm_movement 50\n{more}T7: vm_hq\nT14: fef_1_bmi"));
        let mover = mover(&game, &["fef_1_bmi"], Way::Land, Pace::Plain, season);
        let direction = hex("U16").direction_of(hex("T15")).expect("neighbours");
        mover.step(&game.rules().charts, &game.state().board, hex("U16"), direction)
    };
    assert_eq!(step("", Season::Dry), Ok(1));
    assert_eq!(step("", Season::Rain), Ok(2));
    assert_eq!(step("dg = [\"fef_1_bmi\"]\n", Season::Dry), Ok(2));
}
