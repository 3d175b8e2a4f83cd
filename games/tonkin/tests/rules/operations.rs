//! 6.1 to 6.3, 6.7: Operation Points and what they buy.

use crate::scene::{Scene, hex, scene};

fn operations(words: &str) -> Scene {
    scene(&format!("Oct-52 operations 50\n{words}"))
}

#[test]
fn without_an_sd_spent_the_phase_is_skipped() {
    let mut game = operations("T7: vm_hq vm_sd_1\nT14: fef_hq fef_sd_1");
    game.say("decline, decline");
    assert_eq!(game.state().points, [0, 0]);
    assert_ne!(game.asks(), "dice allowance");
}

#[test]
fn the_die_allows_half_of_it_and_one_point_must_be_spent() {
    let mut game = operations("T7: vm_hq vm_sd_1\nT14: fef_hq fef_1_bmi");
    game.say("spend vm_sd_1, decline").roll(&[3]);
    assert_eq!(game.refused("done"), "6.3 at-least-one");
    game.say("stack T7, done");
    assert_eq!((game.state().points, game.asks()), ([10, 9], "vietminh impulse".to_owned()));
    game.say("done");
    assert_eq!(game.asks(), "dice allowance");
}

#[test]
fn a_vm_sd_goes_to_the_hq_when_none_is_spent() {
    let mut game = operations("T7: vm_hq\nS9: vm_sd_1\nT14: fef_hq");
    game.say("relocate vm_sd_1");
    assert_eq!(game.place("vm_sd_1"), "T7");
}

#[test]
fn vm_destroys_up_to_three_roads_of_the_delta() {
    let mut game = operations("T7: vm_hq vm_sd_1\nT14: fef_hq fef_1_bmi");
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("wreck T15, wreck U16");
    assert_eq!(game.refused("wreck Y9"), "no such choice");
    game.say("wreck T17");
    let destroyed = &game.state().board.destroyed;
    assert!(["T15", "U16", "T17"].iter().all(|name| destroyed.has(hex(name))));
}

#[test]
fn an_sd_makes_trenches_within_three_hexes() {
    let mut game = operations("T7: vm_hq vm_sd_1 vm_36\nS9: vm_sd_2\nR9: vm_88\nT14: fef_hq");
    game.say("spend vm_sd_1, decline").roll(&[1]);
    assert_eq!(game.refused("dig vm_sd_1 range"), "6.3 digging");
    game.say("dig vm_sd_2 range, trench R9, trench T7");
    let trenches = &game.state().board.trenches[1];
    assert!(trenches.has(hex("R9")) && trenches.has(hex("T7")));
    assert_eq!(game.place("vm_sd_2"), "pool");
}

#[test]
fn an_airstrike_destroys_a_road_unless_it_misses() {
    let mut game = operations("T7: vm_hq\nT14: fef_hq fef_sd_1 fef_1_bmi");
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("wreck Q10").roll(&[1, 1]);
    assert!(!game.state().board.destroyed.has(hex("Q10")));
    game.roll(&[1]).say("stack T7, done").roll(&[1]).say("wreck Q10").roll(&[5, 5]);
    assert!(game.state().board.destroyed.has(hex("Q10")));
}
