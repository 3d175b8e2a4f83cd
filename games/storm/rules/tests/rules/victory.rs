//! Chapter 14.0: victory.

use kernel::{Next, Rules};

use crate::scene::{Scene, scene};

/// The end of turn 8 with these areas in Viet Minh hands; no unit is on the map or in the box.
fn held(areas: &str, time: &str) -> Scene {
    let mut scene =
        scene(&format!("turn 8 vietminh passed {time}; {areas} vietminh; out: V85..105"));
    scene.dice(&[1, 1]);
    scene
}

#[test]
fn six_victory_areas_win_for_the_viet_minh() {
    assert_eq!(held("6,9,14,17,18,26", "").asks(), "over vietminh");
}

#[test]
fn five_do_not() {
    // Other areas count for nothing.
    let scene = held("6,9,14,17,18,10,13,16,20,21,22,23,27,28", "");
    assert_eq!(scene.asks(), "over french");
    let Next::Over(outcome) = scene.rules().next(scene.state()) else { panic!("it is over") };
    assert_eq!((outcome.score, outcome.grade, outcome.rule.0), (5, "victory", "14.0"));
}

#[test]
fn the_bid_replaces_the_six() {
    assert_eq!(held("6,9,14,17,18,26", "needs 7").asks(), "over french");
    assert_eq!(held("6,9,14,17,18,26,30", "needs 7").asks(), "over vietminh");
}

#[test]
fn an_area_held_without_units_counts() {
    let mut scene =
        scene("turn 8 vietminh passed; 6,9,14,17,18,26 vietminh; 28: F33; out: V85..105");
    scene.dice(&[1, 1]);
    assert_eq!(scene.asks(), "over vietminh");
}

#[test]
fn nothing_is_asked_after_the_end() {
    let scene = held("6,9", "");
    let mut candidates = Vec::new();
    for seat in [kernel::Seat(0), kernel::Seat(1)] {
        scene.rules().candidates(scene.state(), seat, kernel::Scope::All, &mut candidates);
    }
    assert!(candidates.is_empty());
}
