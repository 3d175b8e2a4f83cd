//! 6.3 a, b and e, 6.7: markers taken off, trenches dug, roads destroyed; 4.0: Road-Markers.

use crate::scene::{Scene, hex, scene};

#[test]
fn the_last_road_marker_built_the_engineer_takes_one_from_elsewhere() {
    let words = |markers: &str| {
        format!("Oct-52 vm_movement 50\nroad_markers = [{markers}]\nT7: vm_hq\nP12: vm_151")
    };
    let five = r#""N12", "N13", "N14", "M13", "M14""#;
    let mut free = scene(&words(five));
    assert_eq!(free.refused("build P12 from N12"), "no such choice");
    free.say("build P12");
    assert_eq!(free.state().board.road_markers.len(), 6);
    let mut short = scene(&words(&format!("{five}, \"L14\"")));
    assert_eq!(short.refused("build P12"), "no such choice");
    short.say("build P12 from L14");
    let markers = &short.state().board.road_markers;
    assert_eq!((markers.len(), markers.has(hex("L14"))), (6, false));
    assert!(markers.has(hex("P12")));
}

/// VM spends a point out of T7.
fn vm_point(words: &str) -> Scene {
    let mut game = scene(&format!("Oct-52 operations 50\nT7: vm_hq vm_sd_1\n{words}"));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game
}

/// The French spend a point out of T14.
fn french_point(words: &str) -> Scene {
    let mut game = scene(&format!("Oct-52 operations 50\nT7: vm_hq\n{words}"));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game
}

#[test]
fn three_markers_come_off_in_any_mix() {
    let mut game = french_point(
        "T14: fef_hq fef_sd_1 fef_1_bmi
        U13: fef_2_bmi
        X15: fef_1_acf
        V18: fef_2_acf
        dg = [\"fef_1_bmi\", \"fef_2_bmi\", \"fef_1_acf\", \"fef_2_acf\"]
        destroyed_roads = [\"T14\"]",
    );
    // DG and a destroyed road in the same hex are two markers.
    game.say("recover T14, repair T14, recover X15");
    assert!(game.is_dg("fef_2_bmi") && game.is_dg("fef_2_acf"));
    assert!(!game.state().board.destroyed.has(hex("T14")));
    assert_eq!(game.refused("recover U13"), "6.3 too-many-markers");
    game.say("done");
}

#[test]
fn more_than_three_dg_markers_need_a_chain() {
    let words = "T14: fef_hq fef_sd_1 fef_1_bmi\nU14: fef_2_bmi\nU15: fef_1_acf\nV15: fef_2_acf\nAC12: fef_1_bvn
        dg = [\"fef_1_bmi\", \"fef_2_bmi\", \"fef_1_acf\", \"fef_2_acf\", \"fef_1_bvn\"]";
    let mut chain = french_point(words);
    chain.say("recover T14, recover U14, recover U15");
    assert_eq!(chain.refused("recover AC12"), "6.3 no-chain");
    assert_eq!(chain.refused("recover V15"), "legal");
    let mut broken = french_point(words);
    broken.say("recover T14, recover U14, recover AC12");
    assert_eq!(broken.refused("recover U15"), "6.3 no-chain");
}

#[test]
fn a_road_is_repaired_where_a_unit_stands_and_by_the_engineer_next_to_it() {
    let mut game =
        vm_point("N10: vm_151\nR12: vm_36\ndestroyed_roads = [\"M11\", \"R12\", \"J13\"]");
    assert_eq!(game.refused("repair J13"), "no such choice");
    game.say("repair M11, repair R12");
    assert_eq!(game.state().board.destroyed.len(), 1);
    // Whoever stands next to the engineer.
    let mut held = vm_point("N10: vm_151\nM11: fef_1_thai\ndestroyed_roads = [\"M11\"]");
    held.say("repair M11");
    assert!(held.state().board.destroyed.is_empty());
}

#[test]
fn in_na_san_an_sd_that_alone_held_a_center_still_digs_from_there() {
    let words = "Nov-52 operations 40\nP14: vm_hq vm_sd_1\nK13: fef_1_bep";
    let centre = crate::scene::na_san(words).rules().charts.ground.supply_centres[1];
    let centre = centre.iter().next().expect("a center");
    let beside = centre.neighbours().next().expect("a hex").1;
    let mut game = crate::scene::na_san(&format!("{words}\n{centre}: vm_sd_2\n{beside}: vm_36"));
    game.say("spend vm_sd_1, decline").roll(&[1]).say("dig vm_sd_2 centres");
    game.say(&format!("trench {beside}"));
    assert!(game.state().board.trenches[1].has(beside));
}

#[test]
fn vm_digs_near_his_supply_centers_with_an_sd_that_stood_on_one() {
    let mut game =
        vm_point("T11: vm_sd_2 vm_36\nQ9: vm_88\nP12: vm_sd_3 vm_102\nT14: fef_hq fef_1_bmi");
    assert_eq!(game.refused("dig vm_sd_3 centres"), "6.3 digging");
    game.say("dig vm_sd_2 centres, trench T11, trench Q9");
    assert_eq!(game.refused("trench P12"), "legal", "Phu Doan is near Tuyen Quang");
    game.say("done");
    assert_eq!(game.place("vm_sd_2"), "pool");
}

#[test]
fn at_least_one_trench_is_dug() {
    let game = {
        let mut game = vm_point("T11: vm_sd_2 vm_36\nT14: fef_hq fef_1_bmi");
        game.say("dig vm_sd_2 range");
        game
    };
    assert_eq!(game.refused("done"), "no such choice");
}

#[test]
fn the_french_dig_on_airstrips_by_air() {
    let words = "T14: fef_hq fef_sd_1 fef_sd_2 fef_1_bmi\nF12: fef_1_bep\nP12: fef_2_bep";
    let mut game = french_point(&format!("{words}\nair_transports = {{ owned = 1, left = 1 }}"));
    game.say("dig fef_sd_2 airstrips, trench F12");
    assert_eq!(game.refused("trench P12"), "no such choice", "no airstrip");
    assert_eq!(game.state().planes.left, 0);
    let game = french_point(&format!("{words}\nair_transports = {{ owned = 1, left = 0 }}"));
    assert_eq!(game.refused("dig fef_sd_2 airstrips"), "6.3 trench-plane");
}

#[test]
fn the_french_dig_all_over_the_supplied_delta_from_a_center_there() {
    let mut game = french_point(
        "T14: fef_hq fef_sd_1 fef_sd_2 fef_1_bmi
        W18: fef_2_bmi
        S12: fef_1_acf
        R16: fef_2_acf",
    );
    game.say("dig fef_sd_2 delta, trench W18");
    assert_eq!(game.refused("trench R16"), "no such choice", "Hoa Binh is in the Highlands");
    game.say("trench S12, trench T14");
    assert_eq!(game.state().board.trenches[0].len(), 3);
}

#[test]
fn nobody_digs_for_dna_hq_or_sd_alone_nor_with_the_sd_that_is_spent() {
    let game = french_point("T14: fef_hq fef_sd_1 fef_1_bmi\nU14: fef_sd_2 fef_dna_1");
    assert_eq!(game.refused("dig fef_sd_1 range"), "6.3 digging");
    let mut game = game;
    game.say("dig fef_sd_2 range");
    assert_eq!(game.refused("trench U14"), "no such choice");
}

#[test]
fn a_trench_that_is_left_is_gone_when_the_point_ends() {
    let mut game = scene(
        "Oct-52 vm_movement 50\nT7: vm_hq\nS9: vm_36\nT14: fef_hq fef_1_bmi\ntrenches = { vietminh = [\"S9\"] }",
    );
    game.say("stack S9, with vm_36, go own, to S8, stop");
    assert!(game.state().board.trenches[1].has(hex("S9")), "the phase goes on");
    game.say("done");
    assert!(game.state().board.trenches[1].is_empty());
}

#[test]
fn vm_destroys_roads_of_the_highlands_only_where_he_stands() {
    let mut game = vm_point("J13: vm_td_18\nT14: fef_hq fef_1_bmi");
    assert_eq!(game.refused("wreck N10"), "no such choice");
    game.say("wreck J13, wreck T14, wreck U16");
    assert_eq!(game.state().board.destroyed.len(), 3);
    assert_ne!(game.asks(), "vietminh wreck", "three at most");
}

#[test]
fn a_destroyed_road_on_a_road_marker_lies_on_top() {
    let mut game = vm_point("P12: vm_36\nroad_markers = [\"P12\"]\nT14: fef_hq fef_1_bmi");
    game.say("wreck P12, done");
    let board = &game.state().board;
    assert!(board.destroyed.has(hex("P12")) && board.road_markers.has(hex("P12")));
}
