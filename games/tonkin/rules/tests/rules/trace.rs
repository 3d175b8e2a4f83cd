//! 1.4: traces and ranges.

use tonkin::components::Side;
use tonkin::rules::trace;
use tonkin::sets::HexSet;

use crate::scene::{Scene, hex, scene};

fn board(words: &str) -> Scene {
    scene(&format!("Oct-52 vm_movement 50\n{words}"))
}

fn is_within(game: &Scene, side: Side, from: &str, to: &str, range: u8) -> bool {
    let (charts, board) = (&game.rules().charts, &game.state().board);
    trace::is_within(charts, board, side, hex(from), hex(to), range)
}

#[test]
fn a_range_counts_hexes_from_the_source() {
    let game = board("T7: vm_hq\nT14: fef_1_bmi");
    assert!(is_within(&game, Side::French, "T14", "T16", 2));
    assert!(!is_within(&game, Side::French, "T14", "T17", 2));
    assert!(is_within(&game, Side::French, "T14", "T14", 0));
}

#[test]
fn an_hq_or_sd_of_the_enemy_is_in_the_way_too() {
    // H16 and H18 have G17 and H17 between them.
    let free = board("H18: vm_hq\nT14: fef_1_bmi");
    assert!(is_within(&free, Side::VietMinh, "H18", "H16", 2));
    let half = board("H18: vm_hq\nG17: fef_hq");
    assert!(is_within(&half, Side::VietMinh, "H18", "H16", 2));
    let cut = board("H18: vm_hq\nG17: fef_hq\nH17: fef_sd_1");
    assert!(!is_within(&cut, Side::VietMinh, "H18", "H16", 2));
    // A way round of 3 hexes is a trace of 3.
    assert!(!is_within(&cut, Side::VietMinh, "H18", "H16", 3));
    assert!(is_within(&cut, Side::VietMinh, "H18", "H16", 4));
}

#[test]
fn neither_end_may_be_enemy_occupied_and_zoc_never_matters() {
    let game = board("T7: vm_hq\nT15: vm_36\nT14: fef_1_bmi");
    assert!(!is_within(&game, Side::French, "T14", "T15", 3));
    assert!(!is_within(&game, Side::French, "T15", "T14", 3));
    // S15 is in the ZoC of the regiment.
    assert!(is_within(&game, Side::French, "T14", "T16", 2));
}

#[test]
fn china_is_closed_to_the_french_and_the_sea_to_all() {
    let game = board("T7: vm_hq\nT14: fef_1_bmi");
    assert!(!is_within(&game, Side::French, "Y8", "Z8", 3));
    assert!(is_within(&game, Side::VietMinh, "Y8", "Z8", 3));
    for side in Side::BOTH {
        assert!(!is_within(&game, side, "Y15", "Z16", 3), "an island");
        assert!(!is_within(&game, side, "Y15", "AA16", 3), "the sea");
    }
}

#[test]
fn a_french_unit_on_the_road_cuts_it_from_china() {
    let open = |words: &str| {
        let game = board(&format!("T7: vm_hq\n{words}"));
        trace::open_roads(&game.rules().charts, &game.state().board).has(hex("J6"))
    };
    // Ho Keou, Lao Cai, Cha Pa: the only road there.
    assert!(open("T14: fef_1_bmi"));
    assert!(!open("J5: fef_1_bmi"));
    assert!(!open("T14: fef_1_bmi\ndestroyed_roads = [\"J5\"]"));
}

#[test]
fn a_road_marker_joins_the_roads_around_it() {
    let reached = |words: &str, name: &str| {
        let game = board(&format!("T7: vm_hq\nT14: fef_1_bmi\n{words}"));
        let roads = trace::open_roads(&game.rules().charts, &game.state().board);
        (roads.has(hex(name)), trace::truck_hexes(&game.rules().charts, &game.state().board))
    };
    // K6 has no road; K5 beside it neither.
    assert!(!reached("", "K6").0);
    let (marked, near) = reached("road_markers = [\"K6\"]", "K6");
    assert!(marked && near.has(hex("L6")), "on or next to the road");
    assert!(reached("road_markers = [\"K6\", \"K7\"]", "K7").0, "marker to marker");
    assert!(!reached("road_markers = [\"K6\"]\ndestroyed_roads = [\"K6\"]", "K6").0);
}

#[test]
fn near_thai_binh_french_units_do_not_matter() {
    let game = board("T7: vm_hq\nW18: fef_1_bmi\nW17: fef_2_bmi\nX18: fef_1_acf\nV18: fef_2_acf");
    let (charts, from) = (&game.rules().charts, HexSet::one(hex("W18")));
    let whatever = trace::within_whatever(charts, &from, 3);
    assert!(whatever.has(hex("W15")) && whatever.has(hex("W18")) && !whatever.has(hex("W14")));
    let french = trace::within(charts, &game.state().board, Side::VietMinh, &from, 3);
    assert!(!french.has(hex("W15")));
}
