//! 25.0: leaders.

use crate::scene::scene;

#[test]
fn a_leader_moves_three() {
    // 25.1.
    let mut scene = scene("french_movement 1; r4s05: ld_langlais fr_1_2_le");
    assert_eq!(scene.refused("move ld_langlais r4s09"), "no such choice");
    assert_eq!(scene.say("move ld_langlais r4s08").at("ld_langlais"), "r4s08");
}

#[test]
fn a_leader_takes_no_control() {
    // S-12.
    let mut scene = scene("french_movement 1; r4s05: ld_langlais fr_1_2_le; vietminh r4s06");
    assert_eq!(scene.say("move ld_langlais r4s06").control("r4s06"), "vietminh");
}

#[test]
fn units_that_follow_move_three_with_him() {
    // 25.2.
    let mut scene =
        scene("french_movement 1; r4s05: ld_langlais fr_1_2_le fr_3_3_le; vietminh r4s07");
    scene.say("follow fr_1_2_le ld_langlais");
    assert_eq!(scene.refused("move fr_1_2_le r4s06"), "25.2 siege-no-with-leader");
    scene.say("move ld_langlais r4s08");
    assert_eq!(
        scene.all_at(&["ld_langlais", "fr_1_2_le", "fr_3_3_le"]),
        ["r4s08", "r4s08", "r4s05"]
    );
    assert_eq!(scene.control("r4s07"), "french");
    assert_eq!(scene.refused("move fr_3_3_le r4s08"), "16.1 siege-no-points");
}

#[test]
fn only_mobile_units_that_start_with_him_follow() {
    let mut scene = scene(
        "french_movement 1; r4s05: ld_langlais fr_1_2_le fr_gm6; r4s06: fr_3_3_le fr_1_13_le",
    );
    assert_eq!(scene.refused("follow fr_gm6 ld_langlais"), "25.2 siege-no-static-follows");
    assert_eq!(scene.refused("follow fr_3_3_le ld_langlais"), "no such choice");
    // Whoever came from elsewhere has moved.
    scene.say("move fr_3_3_le r4s05");
    assert_eq!(scene.refused("follow fr_3_3_le ld_langlais"), "25.2 siege-no-moved-already");
}

#[test]
fn a_unit_may_stay_after_all() {
    let mut scene = scene("french_movement 1; r4s05: ld_langlais fr_1_2_le fr_3_3_le");
    scene.say("follow fr_1_2_le ld_langlais, stay fr_1_2_le, move ld_langlais r4s08");
    assert_eq!(scene.at("fr_1_2_le"), "r4s05");
    // Once he has moved, nobody joins or leaves him.
    assert_eq!(scene.refused("follow fr_1_2_le ld_langlais"), "no such choice");
}

#[test]
fn nobody_leaves_a_leader_on_the_way() {
    let mut scene = scene("french_movement 1; r4s05: ld_langlais fr_1_2_le");
    scene.say("follow fr_1_2_le ld_langlais, move ld_langlais r4s06");
    assert_eq!(scene.refused("stay fr_1_2_le"), "25.2 siege-no-moved-already");
    assert_eq!(scene.say("move ld_langlais r4s08").at("fr_1_2_le"), "r4s08");
}

#[test]
fn a_leader_adds_to_the_edge() {
    // 25.3, 18.2: 3 + elite + leader against 3 + elite.
    let mut scene = scene(
        "vietminh_assault 1; r3s05: fr_1_le ld_langlais; r3s06: vm_11; bases 304 308 312 316",
    );
    scene.dice(&[3]).dice(&[3]);
    assert_eq!(scene.asks(), "dice assault-fire");
    // The French fire first: five dice.
    assert_eq!(scene.dice_asked(), 5);
}

#[test]
fn two_leaders_add_no_more_than_one() {
    let mut scene = scene(
        "vietminh_assault 1; r3s05: fr_1_le ld_langlais ld_bigeard; r3s06: vm_11; bases 304 308 312 316",
    );
    // 3 + 2 against 4 + 1: a tie, which the Viet Minh win in the open; with two leaders the French would.
    scene.dice(&[3]).dice(&[4]);
    assert_eq!(scene.dice_asked(), 4);
}

#[test]
fn a_leader_goes_with_the_last_to_panic() {
    // S-84: the battalion panics with two of the dice of fire and takes him along.
    let mut scene = scene(
        "vietminh_assault 1; r3s06: fr_3_3_alg ld_langlais; r3s07: vm_11 vm_16; bases 304 308 312 316",
    );
    scene.dice(&[1]).dice(&[6]);
    scene.dice(&[4, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(scene.asks(), "dice retreat");
    scene.dice(&[1]);
    assert_eq!(scene.all_at(&["fr_3_3_alg", "ld_langlais"]), ["r3s05", "r3s05"]);
    assert_eq!(scene.at("vm_11"), "r3s06");
}

#[test]
fn a_leader_whose_last_unit_falls_is_lost() {
    // 25.1, S-84.
    let mut scene = scene(
        "vietminh_assault 1; r3s06: fr_3_3_alg- ld_langlais; r3s07: vm_11 vm_16; bases 304 308 312 316",
    );
    scene.dice(&[1]).dice(&[6]).dice(&[6, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(scene.all_at(&["fr_3_3_alg", "ld_langlais"]), ["eliminated", "removed"]);
}

#[test]
fn fire_never_moves_or_hurts_a_leader() {
    // 25.1, S-84: in Tactical Fire he stays, even alone.
    let mut scene = scene(
        "vietminh_fire 1; r3s06: fr_3_3_alg- ld_langlais; r3s08: vm_11; trenches dug; bases 304 308 312 316",
    );
    assert_eq!(scene.asks(), "dice fire");
    scene.dice(&[6, 6, 1, 1]);
    assert_eq!(scene.all_at(&["fr_3_3_alg", "ld_langlais"]), ["eliminated", "r3s06"]);
}

#[test]
fn leader_and_fortification_do_not_add_up() {
    // 24.3, 25.2, S-49: three spaces, not four.
    let mut scene = scene("french_movement 1; r4s03: fr_1_2_le fr_3_3_le fr_fort_1 ld_langlais");
    scene.say("follow fr_1_2_le ld_langlais, move ld_langlais r4s06");
    assert_eq!(scene.at("fr_1_2_le"), "r4s06");
    assert_eq!(scene.refused("move ld_langlais r4s07"), "16.1 siege-no-points");
}
