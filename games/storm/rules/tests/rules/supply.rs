//! Chapter 11.0: French supply.

use storm::rules::supply::{areas_out, modifier};

use crate::scene::{Scene, rules, scene};

fn added(held: &str) -> u8 {
    let scene = scene(&format!("turn 5 french; 28: F33; 34: F29; {held}"));
    modifier(scene.rules(), scene.state())
}

#[test]
fn runway_areas_count_two_and_green_ones_one() {
    assert_eq!(added(""), 0);
    assert_eq!(added("16 vietminh"), 2);
    assert_eq!(added("10,13 vietminh"), 2);
    assert_eq!(added("16,10,13 vietminh"), 4);
    assert_eq!(added("17,23 vietminh"), 0);
    // All but the Command Post, where the French stand.
    assert_eq!(added("16,20,21,10,13,22,26,27 vietminh"), 11);
}

#[test]
fn the_table_has_its_boundaries() {
    let rules = rules("no");
    let totals = [2, 8, 9, 15, 16, 24];
    assert_eq!(totals.map(|total| areas_out(&rules, total)), [0, 0, 1, 1, 2, 2]);
}

/// The supply roll of turn 5 with French units in three areas.
fn rolled(sum: u8, rest: &str) -> Scene {
    let words = format!("turn 5 vietminh passed; 28: F33-; 34: F29-; 37: F17-; 4: V37-; {rest}");
    let mut scene = scene(&words);
    let first = (sum - 1).min(6);
    scene.until_supply().dice(&[first, sum - first]);
    scene
}

#[test]
fn eight_leaves_everybody_in_supply() {
    let scene = rolled(8, "");
    assert_eq!((scene.units(28).as_str(), scene.units(34).as_str()), ("F33", "F29"));
}

#[test]
fn nine_takes_one_area_of_the_viet_minhs_choice() {
    let mut scene = rolled(9, "");
    assert_eq!(scene.asks(), "vietminh supply-mark");
    assert_eq!(scene.legal(), ["mark 28", "mark 34", "mark 37"]);
    scene.say("mark 34");
    assert_eq!((scene.units(28).as_str(), scene.units(34).as_str()), ("F33", "F29-"));
}

#[test]
fn sixteen_takes_two_different_areas() {
    let mut scene = rolled(12, "16,10,13 vietminh");
    scene.say("mark 34");
    assert_eq!(scene.refused("mark 34"), "11.0 storm-no-supply-marked");
    assert_eq!(scene.refused("mark 28"), "legal");
    scene.say("mark 37");
    assert_eq!((scene.units(28).as_str(), scene.units(37).as_str()), ("F33", "F17-"));
}

#[test]
fn only_areas_with_french_units_are_marked() {
    let scene = rolled(9, "");
    assert_eq!(scene.refused("mark 27"), "S-23 storm-no-supply-nobody");
    assert_eq!(scene.refused("mark 4"), "S-23 storm-no-supply-nobody");
}

#[test]
fn an_area_shared_with_the_viet_minh_is_no_french_area() {
    let mut scene = rolled(9, "11 vietminh: F1- V10-");
    assert_eq!(scene.refused("mark 11"), "S-23 storm-no-supply-shared");
    assert_eq!(scene.legal(), ["mark 28", "mark 34", "mark 37"]);
    scene.say("mark 28");
    assert_eq!((scene.units(11).as_str(), scene.units(28).as_str()), ("F1 V10", "F33-"));
}

#[test]
fn units_that_only_share_areas_are_all_in_supply() {
    let mut scene = scene("turn 5 vietminh passed; 11 vietminh: F1- V10-; 16,10,13 vietminh");
    scene.dice(&[6, 6]);
    assert_eq!(scene.units(11), "F1 V10");
    assert!(!scene.log().contains(&"out-of-supply"));
}

#[test]
fn with_too_few_areas_all_are_marked() {
    let mut scene = scene("turn 5 vietminh passed; 28: F33-; 16,10,13 vietminh; 4: V37-");
    scene.dice(&[6, 6]);
    // Two areas were due; there is one.
    assert_eq!(scene.units(28), "F33-");
    assert_eq!(scene.log().iter().filter(|id| **id == "out-of-supply").count(), 1);
}

#[test]
fn heavy_flak_adds_an_area_once_the_total_is_known() {
    let mut none = rolled(8, "hand: heavy_flak");
    assert_eq!(none.asks(), "vietminh w8");
    none.say("play heavy_flak");
    assert_eq!(none.asks(), "vietminh supply-mark");
    none.say("mark 28");
    assert_eq!((none.units(28), none.discards("vietminh")), ("F33-".into(), "heavy_flak".into()));
    let mut three = rolled(12, "16,10,13 vietminh; 27: F25-; hand: heavy_flak");
    three.say("play heavy_flak, mark 28, mark 34, mark 37");
    assert_eq!(three.units(27), "F25");
}

#[test]
fn heavy_flak_may_be_kept() {
    let mut scene = rolled(8, "hand: heavy_flak");
    scene.say("decline");
    assert_eq!((scene.hand("vietminh"), scene.units(28)), ("heavy_flak".into(), "F33".into()));
}

#[test]
fn heavy_flak_is_no_use_when_every_area_is_marked() {
    let mut scene =
        scene("turn 5 vietminh passed; 28: F33-; 4: V37-; out: V85..105; hand: heavy_flak");
    scene.until_supply().dice(&[4, 5]);
    assert!(scene.log().contains(&"out-of-supply") && !scene.log().contains(&"played"));
    assert_eq!(scene.asks(), "dice draw");
}
