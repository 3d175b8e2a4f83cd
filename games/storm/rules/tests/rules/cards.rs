//! Chapter 5.0: hands, decks, discards.

use std::sync::Arc;

use storm::Storm;
use storm::components::{Kind, Side};
use storm::rules::cards::hand_size;

use crate::scene::{scene, scene_with, side};

/// The ids of all cards of a side, in the order of the card list.
fn all_cards(side: Side) -> Vec<&'static str> {
    let rules = crate::scene::rules("no");
    let of = |kind: &Kind| vec![kind.id(); usize::from(rules.charts.copies(*kind))];
    Kind::of(side).iter().flat_map(of).collect()
}

/// All cards of a side but the last `but`, as a list.
fn all_but(side: Side, but: usize) -> String {
    let all = all_cards(side);
    all[..all.len() - but].join(" ")
}

fn sizes(words: &str) -> (u8, u8) {
    let scene = scene(words);
    let size = |name| hand_size(scene.rules(), scene.state(), side(name));
    (size("french"), size("vietminh"))
}

#[test]
fn hand_sizes_are_those_of_the_track_with_bonus_cards() {
    // 6, 9, 14 and the runway are French in the beginning.
    assert_eq!(sizes("turn 1 french; 28: F33"), (6, 5));
    assert_eq!(sizes("turn 2 french; 28: F33"), (7, 4));
    assert_eq!(sizes("turn 4 french; 28: F33; 6,9,14 vietminh"), (6, 5));
    assert_eq!(sizes("turn 8 french; 28: F33; 6,9,14,16,20,21 vietminh"), (5, 7));
}

#[test]
fn two_areas_of_three_earn_nothing() {
    assert_eq!(sizes("turn 4 french; 28: F33; 6,9,14,16 vietminh"), (5, 5));
    assert_eq!(sizes("turn 4 french; 28: F33; 6,9,16,20 vietminh"), (5, 4));
}

/// The end of turn 4 with these hands; no unit arrives and nobody is there to be supplied.
fn end_of_turn_four(cards: &str) -> crate::scene::Scene {
    let words = format!(
        "turn 4 vietminh passed; 4: V37-; 6,9,14,16 vietminh; out: F64..67 V85..105; {cards}"
    );
    scene(&words)
}

#[test]
fn hands_are_filled_up() {
    let mut scene = end_of_turn_four("hand: mines giap giap");
    scene.say("pass, done, done").dice(&[1, 1]).draw_all();
    assert_eq!(scene.hand("french").split(' ').count(), 5);
    assert_eq!(scene.hand("vietminh").split(' ').count(), 5);
    assert_eq!((scene.deck("french"), scene.deck("vietminh")), (22, 22));
}

#[test]
fn bonus_areas_are_looked_at_when_drawing() {
    let mut scene = end_of_turn_four("hand: giap");
    // White is Viet Minh: four on the track and one.
    scene.say("pass, done").dice(&[1, 1]).draw_all();
    assert_eq!(scene.hand("vietminh").split(' ').count(), 5);
}

#[test]
fn too_large_hands_are_cut_viet_minh_first() {
    let cards = "hand: artillery artillery artillery artillery artillery mines mines \
                 artillery_105 artillery_105 artillery_105 giap giap rats katyusha";
    let mut scene = end_of_turn_four(cards);
    scene.say("pass, done, done").dice(&[1, 1]).quiet();
    assert_eq!(scene.asks(), "vietminh cut-hand");
    scene.say("discard giap");
    assert_eq!(scene.discards("vietminh"), "", "nothing is shown before the choice is made");
    scene.say("keep giap, discard giap, discard katyusha");
    assert_eq!(scene.discards("vietminh"), "giap katyusha");
    assert_eq!(scene.asks(), "french cut-hand");
    scene.say("discard mines, discard mines");
    assert_eq!(scene.hand("french").split(' ').count(), 5);
    assert_eq!(scene.removed("vietminh"), "", "Katyusha was not played");
    assert_eq!(scene.asks(), "vietminh impulse");
}

#[test]
fn a_hand_is_cut_to_its_size_and_no_further() {
    let cards = "hand: artillery artillery artillery artillery artillery mines";
    let mut scene = end_of_turn_four(cards);
    assert_eq!(scene.asks(), "french end-discard");
    scene.say("done").dice(&[1, 1]).draw_all();
    assert_eq!(scene.asks(), "french cut-hand");
    assert_eq!(scene.refused("done"), "no such choice");
    scene.say("discard artillery");
    assert_eq!(scene.asks(), "vietminh impulse");
}

#[test]
fn a_deck_that_holds_exactly_enough_is_not_reshuffled() {
    let discards = all_but(Side::French, 5);
    let mut scene = end_of_turn_four(&format!("discards: {discards}"));
    assert_eq!(scene.deck("french"), 5);
    scene.dice(&[1, 1]).draw_all();
    assert!(!scene.log().contains(&"reshuffled"));
    assert_eq!((scene.deck("french"), scene.hand("french").split(' ').count()), (0, 5));
    assert_eq!(scene.discards("french"), discards);
}

#[test]
fn a_deck_one_short_is_shuffled_with_all_discards_before_the_draw() {
    let discards = all_but(Side::French, 4);
    let mut scene = end_of_turn_four(&format!("discards: {discards}"));
    scene.dice(&[1, 1]).draw_all();
    assert!(scene.log().contains(&"reshuffled"));
    assert_eq!((scene.deck("french"), scene.discards("french")), (22, String::new()));
}

#[test]
fn removed_cards_are_not_shuffled_in() {
    let discards = all_but(Side::French, 4).replacen("bigeard ", "", 1);
    let mut scene = end_of_turn_four(&format!("removed: bigeard; discards: {discards}"));
    scene.dice(&[1, 1]).draw_all();
    assert_eq!((scene.deck("french"), scene.removed("french")), (21, "bigeard".to_owned()));
}

#[test]
fn too_few_cards_are_all_drawn() {
    // The printed decks are never that small; a pack may be.
    let mut few = crate::scene::rules("no").components.as_ref().clone();
    for row in few.kinds.iter_mut().filter(|row| row.kind.side() == Side::French) {
        row.copies = u8::from(matches!(row.kind, Kind::Mines | Kind::Flares | Kind::B26));
    }
    let few = Arc::new(Storm::new(few, storm::Sides::Given));
    let words = "turn 4 vietminh passed; 4: V37-; 6,9,14,16 vietminh; out: F64..67 V85..105; \
                 discards: mines";
    let mut scene = scene_with(&few, words);
    scene.dice(&[1, 1]).draw_all();
    assert_eq!((scene.hand("french"), scene.deck("french")), ("flares mines b26".into(), 0));
}

#[test]
fn in_the_end_phase_any_cards_may_go_viet_minh_first() {
    let mut scene = end_of_turn_four("hand: mines mines flares giap katyusha");
    scene.say("pass");
    assert_eq!(scene.asks(), "vietminh end-discard");
    scene.say("discard katyusha, done");
    assert_eq!(scene.asks(), "french end-discard");
    scene.say("discard mines, discard mines");
    assert_eq!(scene.refused("discard mines"), "5.3 storm-no-all-chosen");
    assert_eq!(scene.refused("keep flares"), "no such choice");
    scene.say("keep mines, done");
    assert_eq!(
        (scene.hand("french"), scene.discards("french")),
        ("flares mines".into(), "mines".into())
    );
    assert_eq!(
        (scene.discards("vietminh"), scene.removed("vietminh")),
        ("katyusha".into(), "".into())
    );
}

#[test]
fn all_or_no_cards_may_go() {
    let mut scene = end_of_turn_four("hand: mines flares giap");
    scene.say("pass, discard giap, done, done");
    assert_eq!((scene.hand("vietminh"), scene.hand("french")), ("".into(), "flares mines".into()));
}

#[test]
fn every_card_can_be_discarded_and_none_leaves_the_game_by_it() {
    for kind in Kind::ALL {
        let mut scene = end_of_turn_four(&format!("hand: {}", kind.id()));
        if scene.asks() == "vietminh impulse" {
            scene.say("pass");
        }
        scene.say(&format!("discard {}, done", kind.id()));
        let name = kind.side().name();
        assert_eq!((scene.discards(name), scene.removed(name)), (kind.id().into(), "".into()));
    }
}

#[test]
fn a_played_card_lies_open_and_some_leave_the_game() {
    let words = "turn 2 vietminh; 8: V1; 14: F1..4; hand: katyusha artillery_105";
    let mut leaves = scene(words);
    leaves.say("play katyusha, in 14").dice(&[1, 1]);
    assert_eq!(
        (leaves.removed("vietminh"), leaves.discards("vietminh")),
        ("katyusha".into(), "".into())
    );
    let mut stays = scene(words);
    stays.say("play artillery_105, in 14").dice(&[1, 1]);
    assert_eq!(stays.discards("vietminh"), "artillery_105");
    assert_eq!(stays.removed("vietminh"), "");
}

#[test]
fn a_cancelled_card_was_played() {
    let mut scene = scene("turn 2 french; 14: F1; 8: V1; hand: b26 mines poor_weather");
    scene.say("play b26, in 8, play poor_weather");
    assert_eq!(
        (scene.discards("french"), scene.discards("vietminh")),
        ("b26".into(), "poor_weather".into())
    );
    // And it was the action.
    assert_eq!(scene.quiet().asks(), "vietminh impulse");
}
