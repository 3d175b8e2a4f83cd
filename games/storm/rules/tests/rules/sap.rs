//! Chapters 9.0 and 9.1: trenches.

use storm::components::Kind;
use storm::rules::sap::level_after;

use crate::scene::scene;

#[test]
fn two_units_dig_a_level() {
    for (units, level) in [("V1..2", 1), ("V1..4", 2), ("V1..6", 3)] {
        let mut scene = scene(&format!("turn 2 vietminh; 8: {units}; 14: F1"));
        scene.say("act 8, pick all, sap");
        assert_eq!(scene.trench(8), level, "{units}");
        assert!(scene.units(8).split(' ').all(|unit| unit.ends_with('-')));
    }
}

#[test]
fn units_that_do_not_dig_stay_fresh() {
    let mut scene = scene("turn 2 vietminh; 8: V1..3; 14: F1");
    scene.say("act 8, pick V1, pick V3, sap");
    assert_eq!((scene.trench(8), scene.units(8).as_str()), (1, "V1- V2 V3-"));
}

#[test]
fn units_dig_in_twos() {
    let mut scene = scene("turn 2 vietminh; 8: V1..3; 14: F1");
    scene.say("act 8, pick V1");
    assert_eq!(scene.refused("sap"), "9.0 storm-no-sap-pairs");
    scene.say("pick V2");
    assert_eq!(scene.refused("sap"), "legal");
    scene.say("pick V3");
    assert_eq!(scene.refused("sap"), "9.0 storm-no-sap-pairs");
}

#[test]
fn no_more_pairs_dig_than_levels_are_left() {
    let mut scene = scene("turn 2 vietminh; 8 trench 2: V1..4; 14: F1");
    scene.say("act 8, pick V1, pick V2");
    assert_eq!(scene.refused("sap"), "legal");
    scene.say("pick V3, pick V4");
    assert_eq!(scene.refused("sap"), "9.0 storm-no-sap-too-many");
}

#[test]
fn nobody_digs_below_level_three() {
    let words = "turn 2 vietminh; 8 trench 3: V1 V2; 14: F1; hand: giap";
    let mut units = scene(words);
    units.say("act 8, pick all");
    assert_eq!(units.refused("sap"), "S-76 storm-no-sap-full");
    let mut card = scene(words);
    card.say("sap with giap");
    assert_eq!(card.refused("in 8"), "S-76 storm-no-sap-full");
    assert_eq!(card.refused("in 11"), "legal");
}

#[test]
fn french_units_do_not_prevent_digging() {
    let mut scene = scene("turn 2 vietminh; 11 vietminh: V10 V11 F1");
    scene.say("act 11, pick all, sap");
    assert_eq!(scene.trench(11), 1);
}

#[test]
fn nobody_digs_in_a_french_area() {
    let mut units = scene("turn 2 vietminh; 17 french: F13 V10 V11");
    units.say("act 17, pick all");
    assert_eq!(units.refused("sap"), "9.0 storm-no-sap-control");
    let mut card = scene("turn 2 vietminh; 8: V1; 14: F1; hand: giap");
    card.say("sap with giap");
    assert_eq!(card.refused("in 14"), "9.0 storm-no-sap-control");
}

#[test]
fn a_card_digs_without_units() {
    let mut scene = scene("turn 2 vietminh; 8: V1; 14: F1; hand: artillery_75 giap");
    scene.say("sap with artillery_75, in 15");
    assert_eq!((scene.trench(15), scene.units(8).as_str()), (3, "V1"));
    assert_eq!(
        (scene.discards("vietminh"), scene.hand("vietminh")),
        ("artillery_75".into(), "giap".into())
    );
}

#[test]
fn levels_above_three_are_lost() {
    let mut full = scene("turn 2 vietminh; 8: V1; 15 trench 2; 14: F1; hand: artillery_75");
    full.say("sap with artillery_75, in 15");
    assert_eq!(full.trench(15), 3);
    assert_eq!(level_after(full.rules(), 0, 2), 2);
    assert_eq!(level_after(full.rules(), 1, 2), 3);
    assert_eq!(level_after(full.rules(), 2, 2), 3);
}

#[test]
fn every_card_digs_by_its_trench_value() {
    for kind in Kind::ALL.into_iter().filter(|kind| kind.side().name() == "vietminh") {
        let mut scene = scene(&format!("turn 2 vietminh; 8: V1; 14: F1; hand: {}", kind.id()));
        scene.say(&format!("sap with {}, in 15", kind.id()));
        let value = match kind {
            Kind::Artillery75 | Kind::MineShaft => 3,
            Kind::Giap | Kind::Katyusha | Kind::EmergencyReplacements | Kind::NightAssault => 1,
            _ => 2,
        };
        assert_eq!(scene.trench(15), value, "{}", kind.id());
        // It is discarded, not played.
        assert_eq!(scene.removed("vietminh"), "", "{}", kind.id());
    }
}

#[test]
fn there_must_be_a_place_to_dig() {
    let all = "1,2,3,4,5,7,8,11,12,15,19,24,25,32,33,38,39";
    let mut full = scene(&format!("turn 2 vietminh; {all} trench 3; 28: F33; hand: giap"));
    assert_eq!(full.refused("sap with giap"), "legal");
    full = scene(&format!("turn 2 vietminh; {all},40 trench 3; 28: F33; hand: giap"));
    assert_eq!(full.refused("sap with giap"), "S-76 storm-no-sap-nowhere");
}

#[test]
fn trenches_stay_in_an_empty_area() {
    let mut scene = scene("turn 2 vietminh; 15 trench 2: V46; 28: F33");
    scene.say("act 15, pick V46, move 12, stop");
    assert_eq!((scene.units(15).as_str(), scene.trench(15)), ("", 2));
}

#[test]
fn trenches_are_gone_when_the_french_take_the_area() {
    let mut scene = scene("turn 2 french; 27: F33; 15 trench 3; 4: V37");
    scene.say("act 27, pick F33, move 15");
    assert_eq!((scene.control(15), scene.trench(15)), ("french", 0));
}
