//! Chapter 12.0: replacements and reinforcements.

use kernel::Rules;

use crate::scene::{Scene, scene};

/// The placement of the Viet Minh in the end phase of turn 5, when nobody else arrives.
fn replacements(die: u8, rest: &str) -> Scene {
    let mut scene = scene(&format!("turn 5 vietminh passed; 28: F33; 4: V37-; {rest}"));
    scene.until_supply().dice(&[1, 1]).dice(&[die]);
    scene
}

#[test]
fn half_the_die_rounded_up_arrives() {
    for (die, units) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut scene = replacements(die, "");
        for _ in 0..units {
            scene.say("place 4");
        }
        assert_eq!(scene.units(4).split(' ').count(), 1 + units, "die {die}");
        assert_eq!(scene.asks(), "dice draw", "die {die}");
    }
}

#[test]
fn no_more_arrive_than_are_left() {
    let mut scene = replacements(6, "out: V85..103");
    scene.say("place 4, place 4");
    assert_eq!(scene.units(4), "V37 V104 V105");
}

#[test]
fn an_empty_box_needs_no_die() {
    let mut scene = scene("turn 5 vietminh passed; 28: F33; 4: V37-; out: V85..105");
    scene.until_supply().dice(&[1, 1]);
    assert_eq!(scene.asks(), "dice draw");
}

#[test]
fn there_is_no_roll_on_turn_one_nor_after_emergency_replacements() {
    let words = "passed; 28: F33; 4: V37-; out: F52..59";
    let mut first = scene(&format!("turn 1 vietminh {words}"));
    first.until_supply().dice(&[1, 1]);
    assert_eq!(first.asks(), "dice draw");
    let mut marked = scene("turn 5 vietminh passed no_replacements; 28: F33; 4: V37-");
    marked.until_supply().dice(&[1, 1]);
    assert_eq!(marked.asks(), "dice draw");
    let mut plain = scene("turn 5 vietminh passed; 28: F33; 4: V37-");
    plain.until_supply().dice(&[1, 1]);
    assert_eq!(plain.asks(), "dice replacements");
}

#[test]
fn eliminated_replacements_do_not_return() {
    let mut scene = scene("turn 5 vietminh; 8 trench 3: V85 V86; 14: F1 F2");
    scene.say("act 8, pick all, assault 14").dice(&[1, 1]).say("lose V85");
    assert!(scene.is_eliminated("V85"));
    assert_eq!(scene.state().board.replacement_box.len(), 19);
}

#[test]
fn reinforcements_come_fresh_at_the_end_of_their_turn() {
    let mut scene = scene("turn 4 vietminh passed; 28: F33; 4: V37-; out: V85..105");
    assert_eq!(scene.state().board.waiting[0].len(), 7);
    scene.until_supply().dice(&[1, 1]);
    assert_eq!(scene.asks(), "french place");
    scene.say("pick all, place 28");
    assert_eq!(scene.units(28), "F33 F64 F65 F66 F67");
    assert_eq!(scene.state().board.waiting[0].len(), 3);
}

#[test]
fn to_take_all_who_are_taken_is_not_offered_but_old_journals_may_hold_it() {
    let mut scene = scene("turn 4 vietminh passed; 28: F33; 4: V37-; out: V85..105");
    scene.until_supply().dice(&[1, 1]);
    let is_offered = |scene: &Scene| {
        let offers = scene.game().offers(scene.seat());
        offers.iter().any(|offer| offer.choice.to_string() == "pick all")
    };
    assert!(is_offered(&scene));
    scene.say("pick all");
    assert!(!is_offered(&scene));
    scene.say("pick all, drop all");
    assert!(is_offered(&scene));
}

#[test]
fn nobody_arrives_before_his_turn() {
    let mut scene = scene("turn 6 vietminh passed; 28: F33; 4: V37-; out: V85..105");
    scene.until_supply().dice(&[1, 1]);
    assert_eq!(scene.asks(), "dice draw");
    assert_eq!(scene.state().board.waiting[0].len(), 3);
}

#[test]
fn the_viet_minh_place_first() {
    let mut scene = scene("turn 3 vietminh passed; 28: F33; 4: V37-; out: V85..105");
    scene.until_supply().dice(&[1, 1]);
    assert_eq!(scene.asks(), "vietminh place");
    scene.say("pick all, place 4");
    assert_eq!(scene.asks(), "french place");
}

#[test]
fn units_are_placed_singly_or_in_groups() {
    let mut scene = replacements(6, "");
    scene.say("pick V86, pick V87, place 5, place 2");
    assert_eq!((scene.units(5), scene.units(2)), ("V86 V87".into(), "V85".into()));
    let mut changed = replacements(6, "");
    changed.say("pick V86, drop V86");
    assert_eq!(changed.refused("drop all"), "12.3 storm-no-nobody-to-place");
    assert_eq!(changed.refused("pick V86"), "legal");
}

#[test]
fn the_viet_minh_place_among_french_units_they_hold_the_area_against() {
    let scene = replacements(1, "11 vietminh: F1 V10");
    assert_eq!(scene.refused("place 11"), "legal");
}

#[test]
fn the_viet_minh_walk_into_an_empty_french_area_beside_their_chain() {
    let mut scene = replacements(3, "");
    scene.say("place 27");
    assert_eq!((scene.units(27).as_str(), scene.control(27)), ("V85", "vietminh"));
    // The area just gained leads on: the runway is next.
    assert_eq!(scene.refused("place 20"), "legal");
    assert_eq!(scene.say("place 20").control(20), "vietminh");
}

#[test]
fn no_chain_no_placement() {
    let scene = replacements(1, "");
    assert_eq!(scene.refused("place 20"), "12.3 storm-no-place-chain");
    // An own area that is cut off from the edge makes no chain.
    let island = replacements(1, "20 vietminh");
    assert_eq!(island.refused("place 20"), "legal");
    assert_eq!(island.refused("place 21"), "12.3 storm-no-place-chain");
    // French units in the chain do not break it.
    let chained = replacements(1, "20 vietminh; 27 vietminh: F1 V1");
    assert_eq!(chained.refused("place 21"), "legal");
}

#[test]
fn one_defender_keeps_arrivals_out() {
    let scene = replacements(1, "27: F25-");
    assert_eq!(scene.refused("place 27"), "12.3 storm-no-place-occupied");
}

#[test]
fn nine_units_are_the_most_for_arrivals_too() {
    let scene = replacements(3, "5: V1..8; 2: V10..18");
    assert_eq!(scene.refused("place 2"), "12.3 storm-no-place-stacking");
    assert_eq!(scene.refused("place 5"), "legal");
}

#[test]
fn a_group_must_fit_somewhere() {
    let mut scene = scene("turn 2 vietminh passed; 28: F33; 4: V37-; out: V85..105");
    scene.until_supply().dice(&[1, 1]);
    assert_eq!(scene.refused("pick all"), "12.3 storm-no-place-together");
    for unit in 55..=63 {
        scene.say(&format!("pick V{unit}"));
    }
    assert_eq!(scene.refused("pick V64"), "12.3 storm-no-place-together");
    assert_eq!(scene.refused("place 4"), "12.3 storm-no-place-stacking");
    assert_eq!(scene.refused("place 5"), "legal");
}

#[test]
fn the_french_place_in_french_areas_only() {
    let words = "turn 4 vietminh passed; 28: F33; 4: V37-; 27 vietminh; out: V85..105; \
                 10 french: F41 V1";
    let mut scene = scene(words);
    scene.until_supply().dice(&[1, 1]);
    assert_eq!(scene.refused("place 27"), "12.3 storm-no-place-control");
    assert_eq!(scene.refused("place 8"), "12.3 storm-no-place-control");
    assert_eq!(scene.refused("place 20"), "legal");
    assert_eq!(scene.refused("place 10"), "legal");
}

#[test]
fn arrivals_without_a_legal_area_are_eliminated() {
    let all = "6,9,10,13,14,16,17,18,20,21,22,23,26,27,28,29,30,31,34,35,36,37 vietminh";
    let mut scene = scene(&format!("turn 4 vietminh passed; {all}; 4: V37-; out: V85..105"));
    scene.until_supply().dice(&[1, 1]);
    assert!(scene.is_eliminated("F64") && scene.is_eliminated("F67"));
    assert!(scene.log().contains(&"no-room"));
}

#[test]
fn some_find_room_and_the_rest_are_lost() {
    let all = "6,9,10,13,14,16,17,18,20,21,22,23,26,27,29,30,31,34,35,36,37 vietminh";
    let words = format!("turn 4 vietminh passed; {all}; 28: F1..7; 4: V37-; out: V85..105");
    let mut scene = scene(&words);
    scene.until_supply().dice(&[1, 1]).say("place 28, place 28");
    assert_eq!(scene.units(28).split(' ').count(), 9);
    assert!(scene.is_eliminated("F66") && scene.is_eliminated("F67"));
}

/// The canonical answers.
fn canonical(scene: &Scene) -> Vec<String> {
    let mut legal = Vec::new();
    scene.rules().legal(scene.state(), scene.seat(), &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

#[test]
fn search_met_no_end_where_a_later_class_opens_the_way() {
    // Turn 2: companies of two classes arrive. One in 27 opens the runway to those who follow.
    let words = "turn 2 vietminh passed; 28: F33; 4: V37-; out: V85..105";
    let mut scene = scene(words);
    scene.until_supply().dice(&[1, 1]);
    let answers = canonical(&scene);
    let pick = answers.iter().find(|answer| answer.starts_with("pick ")).expect("one goes first");
    assert!(answers.contains(&"place 27".to_owned()) && !answers.contains(&"place 20".to_owned()));
    // It goes where it opens something, and nowhere else.
    let pick = pick.clone();
    scene.say(&pick);
    let ahead = canonical(&scene);
    assert!(ahead.contains(&"place 27".to_owned()) && !ahead.contains(&"place 4".to_owned()));
    scene.say("place 27");
    assert!(canonical(&scene).contains(&"place 20".to_owned()));
}

#[test]
fn search_lets_classes_go_in_order_where_nothing_is_opened() {
    // Turn 1: French companies of two classes.
    let mut scene = scene("turn 1 vietminh passed; 28: F33; 4: V37-");
    scene.until_supply().dice(&[1, 1]);
    assert_eq!(scene.asks(), "french place");
    assert!(canonical(&scene).iter().all(|answer| answer.starts_with("place ")));
}
