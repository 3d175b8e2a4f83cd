//! 6.1 to 6.3, 6.7: Operation Points and what they buy.

use tonkin::flow::Step;

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
    assert_eq!(game.refused("done"), "6.1 one-point");
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

#[test]
fn sides_take_turns_and_the_last_one_spends_all_it_has_left() {
    let mut game = operations("T7: vm_hq vm_sd_1\nT14: fef_hq fef_sd_1 fef_1_bmi");
    game.say("spend vm_sd_1, spend fef_sd_1");
    let mut order = Vec::new();
    for _ in 0..40 {
        match game.asks().as_str() {
            "dice allowance" => drop(game.roll(&[6])),
            "vietminh impulse" => {
                order.push('v');
                game.say("stack T7, done");
            }
            "french impulse" => {
                order.push('f');
                game.say("stack T14, done");
            }
            _ => break,
        }
    }
    // Three points in a row each; the last point of each is spent without the other between.
    assert_eq!(order.iter().collect::<String>(), "vvvfffvvvfffvvvfffvf");
    assert_eq!(game.state().points, [0, 0]);
    // SDs that were spent are removed.
    assert_eq!((game.place("vm_sd_1"), game.place("fef_sd_1")), ("pool".into(), "pool".into()));
}

#[test]
fn what_is_left_of_an_allowance_stays_in_the_pool() {
    let mut game = operations("T7: vm_hq vm_sd_1\nT14: fef_hq fef_1_bmi");
    game.say("spend vm_sd_1, decline").roll(&[5]).say("stack T7, done, done");
    assert_eq!(game.state().points, [10, 9]);
    assert_eq!(game.asks(), "dice allowance");
}

#[test]
fn one_side_that_spends_an_sd_gives_points_to_both() {
    let mut game = operations("T7: vm_hq vm_sd_1\nT14: fef_hq fef_sd_1 fef_1_bmi");
    game.say("decline, spend fef_sd_1");
    assert_eq!(game.asks(), "dice allowance");
    assert_eq!(game.state().points, [10, 10]);
    game.roll(&[1]);
    // VM has points too, but no SD for barrage and attack.
    assert_eq!(game.asks(), "vietminh impulse");
}

#[test]
fn a_vm_sd_is_not_moved_to_a_hex_that_is_full() {
    let game = operations("T7: vm_hq vm_36 vm_88 vm_102\nS9: vm_sd_1\nT14: fef_hq");
    assert_eq!(game.refused("relocate vm_sd_1"), "1.5 stacking");
    let game = operations("T7: vm_hq vm_sd_1 vm_36\nT14: fef_hq");
    assert_eq!(game.refused("relocate vm_sd_1"), "6.2 not-spent");
}

#[test]
fn a_point_moves_the_units_of_one_hex_in_different_directions() {
    let mut game = operations("T7: vm_hq vm_sd_1 vm_36 vm_88\nS9: vm_102\nT14: fef_hq");
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("stack T7, stack T7, with vm_36, go own, to S8, stop");
    assert_eq!(game.refused("stack S9"), "no such choice");
    game.say("stack T7, with vm_88, go own, to U8, stop, done");
    assert_eq!((game.place("vm_36"), game.place("vm_88")), ("S8".into(), "U8".into()));
    assert_eq!(game.state().points[1], 9);
}

#[test]
fn with_a_point_overruns_are_made_too() {
    let mut game =
        operations("T7: vm_hq vm_sd_1\nS11: vm_36 vm_88\nS12: fef_bvn_garr_1\nT14: fef_hq");
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("stack S11, stack S11, with vm_36, with vm_88, go own, overrun S12");
    assert_eq!(game.asks(), "vietminh lead");
}

#[test]
fn a_spending_sd_that_the_enemy_walks_onto_is_gone() {
    let mut game = operations("T7: vm_hq vm_36\nS11: vm_sd_1\nS12: fef_gm_1\nT14: fef_hq fef_sd_1");
    game.say("spend vm_sd_1, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("stack S12, stack S12, with fef_gm_1, go own, overrun S11, stop, done");
    assert_eq!(game.place("vm_sd_1"), "pool");
    assert_eq!(game.rp()[0], 0, "T-70: the French gain nothing");
}

#[test]
fn an_sd_that_is_spent_is_gone_even_if_it_was_shipped_to_saigon() {
    let mut game = scene("Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq\nX15: fef_sd_1 fef_1_bmi");
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("stack X15, stack X15, with fef_sd_1, ship saigon, done");
    assert_eq!(game.place("fef_sd_1"), "saigon");
    assert_eq!(game.refused("attack T7"), "not asked");
    while game.state().phase == tonkin::flow::Phase::Operations {
        match game.asks().as_str() {
            "dice allowance" => game.roll(&[1]),
            "vietminh impulse" => game.say("stack T7, done"),
            _ => game.say("stack T14, done"),
        };
    }
    assert_eq!(game.place("fef_sd_1"), "pool");
}

#[test]
fn half_a_die_rounded_up_may_be_spent_in_a_row() {
    let allowed = |die: u8| {
        let mut game = operations("T7: vm_hq vm_sd_1\nT14: fef_hq fef_1_bmi");
        game.say("spend vm_sd_1, decline").roll(&[die]);
        let Step::Impulse(points) = game.state().top() else { panic!("{}", game.asks()) };
        points.left
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(allowed), [1, 1, 2, 2, 3, 3]);
}
