//! Chapters 2.1.1 and 6.0, 6.1: fresh and spent units, and what the units of an area do together.

use std::sync::Arc;

use kernel::Rules;
use storm::Storm;
use storm::choice::Choice;
use storm::refusal::No;

use crate::scene::{rules, scene, scene_with};

#[test]
fn a_fresh_unit_acts() {
    let mut scene = scene("turn 2 french; 28: F33 F34-");
    assert_eq!(scene.refused("act 28"), "legal");
    scene.say("act 28");
    assert_eq!(scene.refused("pick F33"), "legal");
}

#[test]
fn a_spent_unit_does_not_act() {
    let mut scene = scene("turn 2 french; 28: F33 F34-");
    scene.say("act 28");
    assert_eq!(scene.refused("pick F34"), "2.1.1 storm-no-spent");
}

#[test]
fn an_area_with_spent_units_only_does_not_act() {
    let scene = scene("turn 2 french; 28: F33-; 27: F34");
    assert_eq!(scene.refused("act 28"), "6.1 storm-no-fresh-unit");
}

#[test]
fn units_of_other_areas_are_not_asked() {
    let mut scene = scene("turn 2 french; 28: F33; 27: F34");
    scene.say("act 28");
    assert_eq!(scene.refused("pick F34"), "no such choice");
}

#[test]
fn any_number_of_units_acts_together() {
    let mut scene = scene("turn 2 vietminh; 8: V1..9; 14: F1");
    scene.say("act 8, pick V7, pick V1, pick V2");
    assert_eq!(scene.sums("fire 14").0, 4);
    scene.say("fire 14").dice(&[1, 1]);
    assert_eq!(scene.units(8), "V1- V2- V3 V4 V5 V6 V7- V8 V9");
}

#[test]
fn nobody_fires_without_units() {
    let mut scene = scene("turn 2 vietminh; 8: V1..9; 14: F1");
    scene.say("act 8");
    for order in ["fire 14", "move 19", "sap", "assault 14", "drop all"] {
        assert_eq!(scene.refused(order), "6.1 storm-no-nobody-picked", "{order}");
    }
}

#[test]
fn picking_may_be_changed() {
    let mut scene = scene("turn 2 vietminh; 8: V1..3; 14: F1");
    scene.say("act 8, pick all, drop V2");
    assert_eq!(scene.refused("pick V2"), "legal");
    // What is picked is not picked again, what is not is not dropped.
    assert_eq!(scene.refused("pick V1"), "no such choice");
    assert_eq!(scene.refused("drop V2"), "no such choice");
    scene.say("drop all, pick V2");
    assert_eq!(scene.sums("fire 14").0, 1);
}

#[test]
fn all_are_picked_once() {
    let mut scene = scene("turn 2 vietminh; 8: V1..3; 14: F1");
    scene.say("act 8, pick all");
    assert_eq!(scene.refused("pick all"), "6.1 storm-no-all-picked");
}

#[test]
fn changing_ones_mind_comes_to_an_end() {
    let mut scene = scene("turn 2 vietminh; 8: V1; 14: F1");
    scene.say("act 8");
    for _ in 0..49 {
        scene.say("pick all, drop all");
    }
    scene.say("pick all");
    assert_eq!(scene.refused("drop all"), "M storm-no-fiddled");
    assert_eq!(scene.refused("drop V1"), "M storm-no-fiddled");
    assert_eq!(scene.refused("fire 14"), "legal");
}

#[test]
fn units_without_anything_to_do_do_not_act() {
    // The tanks cannot cross the river, and the areas on their bank are full.
    let mut scene = scene("turn 2 french; 38: F50; 36: F1..9; 37: F10..18");
    assert_eq!(scene.refused("act 38"), "6.1 storm-no-action");
    assert_eq!(scene.refused("act 36"), "legal");
    scene.say("act 36");
}

#[test]
fn a_unit_that_would_leave_no_order_is_not_picked() {
    // The company may cross the river, the tanks may not, and both together may not either.
    let mut scene = scene("turn 2 french; 38: F50 F41; 36: F1..9; 37: F10..18");
    scene.say("act 38, pick F41");
    assert_eq!(scene.refused("pick F50"), "6.1 storm-no-order");
    assert_eq!(scene.refused("pick all"), "6.1 storm-no-order");
    assert_eq!(scene.refused("move 35"), "legal");
}

#[test]
fn units_without_firepower_do_not_fire() {
    let mut changed = Storm::clone(&rules("no")).components.as_ref().clone();
    changed.units[1][0].firepower = 0;
    let changed = Arc::new(Storm::new(changed, storm::Sides::Given));
    let mut scene = scene_with(&changed, "turn 2 vietminh; 8: V1 V2; 14: F1");
    scene.say("act 8, pick V1");
    assert_eq!(scene.refused("fire 14"), "8.0 storm-no-firepower");
    scene.say("pick V2");
    assert_eq!(scene.refused("fire 14"), "8.0 storm-no-firepower");
    assert_eq!(scene.say("drop V1").refused("fire 14"), "legal");
}

#[test]
fn the_french_neither_sap_nor_assault() {
    let mut scene = scene("turn 1 french; 14: F1; 11: V10; 18: F2");
    scene.say("act 14, pick F1");
    assert_eq!(scene.refused("sap"), "no such choice");
    assert_eq!(scene.refused("assault 11"), "no such choice");
    assert_eq!(scene.refused("fire 11"), "legal");
}

#[test]
fn bots_took_a_french_sap_in_a_shared_area_for_legal() {
    let mut scene = scene("turn 1 french; 11 vietminh: F1 F2 V10");
    scene.say("act 11, pick all");
    let check = scene.rules().check(scene.state(), scene.seat(), &Choice::Sap);
    assert_eq!(check, Err(No::NotAsked));
}

#[test]
fn one_action_ends_the_impulse() {
    let mut scene = scene("turn 2 vietminh; 8: V1 V2; 14: F1; 28: F33");
    scene.say("act 8, pick V1, fire 14").dice(&[1, 1]);
    assert_eq!(scene.asks(), "french impulse");
}

#[test]
fn a_card_action_ends_the_impulse() {
    let mut scene = scene("turn 2 vietminh; 8: V1 V2; 14: F1; hand: artillery_105 artillery_105");
    scene.say("play artillery_105, in 14").dice(&[1, 1]).quiet();
    assert_eq!(scene.asks(), "french impulse");
    // The second one waits for another impulse.
    assert_eq!(scene.hand("vietminh"), "artillery_105");
}

#[test]
fn an_impulse_has_room_for_one_impulse_card() {
    let mut scene = scene("turn 2 french; 14: F1; 8: V1; hand: b26 b26 fighter_bombers");
    scene.say("play b26, in 8").dice(&[1, 1]);
    // After the action only free cards fit in.
    assert_eq!(scene.say("play fighter_bombers").asks(), "french card-area");
    scene.say("in 8").dice(&[1, 1]).until("french free-cards");
    assert_eq!(scene.refused("play b26"), "5.2 storm-no-only-in-window");
}

#[test]
fn sapping_with_a_card_is_the_action() {
    let mut scene = scene("turn 2 vietminh; 8: V1 V2; 14: F1; hand: giap giap");
    scene.say("sap with giap, in 8").quiet();
    assert_eq!(scene.asks(), "french impulse");
}
