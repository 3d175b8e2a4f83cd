//! Chapter 4.0 B: impulses and passing.

use crate::scene::scene;

/// Both sides have units that can act, and cards as given.
fn open_field(first: &str, cards: &str) -> crate::scene::Scene {
    scene(&format!("turn 2 {first}; 28: F33..36; 4: V37..45; hand: {cards}"))
}

#[test]
fn impulses_alternate() {
    let mut scene = open_field("vietminh", "");
    scene.say("act 4, pick V37, move 1, stop");
    assert_eq!(scene.asks(), "french impulse");
    scene.say("act 28, pick F33, move 27, stop");
    assert_eq!(scene.asks(), "vietminh impulse");
}

#[test]
fn after_a_french_pass_the_viet_minh_go_on() {
    let mut scene = open_field("french", "mines");
    scene.say("pass");
    assert_eq!(scene.asks(), "vietminh impulse");
}

#[test]
fn a_french_pass_and_a_viet_minh_pass_end_the_phase() {
    let mut scene = open_field("french", "mines");
    scene.say("pass, pass");
    // No discard can save it.
    assert_eq!(scene.asks(), "french end-discard");
}

#[test]
fn a_viet_minh_pass_and_a_french_pass_do_not_end_the_phase() {
    let mut scene = open_field("vietminh", "mines");
    scene.say("pass, discard mines, pass");
    assert_eq!(scene.asks(), "vietminh impulse");
    scene.say("act 4, pick V37, move 1, stop");
    assert_eq!(scene.asks(), "french impulse");
}

#[test]
fn an_act_between_two_passes_keeps_the_phase_open() {
    let mut scene = open_field("french", "mines");
    scene.say("pass, act 4, pick V37, move 1, stop, act 28, pick F33, move 27, stop, pass");
    assert_eq!(scene.asks(), "french go-on");
}

#[test]
fn a_viet_minh_pass_ends_the_phase_unless_the_french_discard() {
    let mut scene = open_field("vietminh", "mines flares");
    scene.say("pass");
    assert_eq!(scene.asks(), "french go-on");
    assert_eq!(scene.refused("end"), "legal");
    scene.say("discard flares");
    assert_eq!(scene.discards("french"), "flares");
    assert_eq!(scene.asks(), "french impulse");
}

#[test]
fn the_french_may_let_the_phase_end() {
    let mut scene = open_field("vietminh", "mines");
    scene.say("pass, end");
    assert_eq!(scene.asks(), "french end-discard");
    assert_eq!(scene.hand("french"), "mines");
}

#[test]
fn without_a_card_the_french_cannot_go_on() {
    let mut scene = open_field("vietminh", "");
    scene.say("pass");
    assert_eq!(scene.asks(), "dice supply");
}

#[test]
fn the_french_go_on_as_often_as_they_have_cards() {
    let mut scene = open_field("vietminh", "mines flares");
    for card in ["mines", "flares"] {
        scene.say(&format!("pass, discard {card}, act 28"));
        let unit = if card == "mines" { "F33" } else { "F34" };
        scene.say(&format!("pick {unit}, move 27, stop"));
    }
    assert_eq!(scene.say("pass").asks(), "dice supply");
}

#[test]
fn a_card_given_up_has_no_effect() {
    let mut scene = scene("turn 2 vietminh; 28: F33 F34-; 4: V37; hand: bordels bigeard");
    scene.say("pass, discard bordels");
    assert_eq!(scene.units(28), "F33 F34-");
}

#[test]
fn a_card_that_leaves_the_game_when_played_is_only_discarded() {
    let mut scene = open_field("vietminh", "bigeard relief_force");
    scene.say("pass, discard bigeard");
    assert_eq!((scene.discards("french"), scene.removed("french")), ("bigeard".into(), "".into()));
}

#[test]
fn after_giving_up_a_card_the_french_may_pass_and_risk_the_end() {
    let mut scene = open_field("vietminh", "mines flares");
    scene.say("pass, discard mines, pass");
    assert_eq!(scene.asks(), "vietminh impulse");
    assert_eq!(scene.say("pass").asks(), "french end-discard");
}

#[test]
fn a_free_card_alone_is_a_pass() {
    let words = "turn 2 french; 28: F33..36; 4: V37..45; hand: mines rats poor_weather";
    let mut scene = scene(words);
    scene.say("pass, play rats, in 28").dice(&[1]).say("done");
    assert_eq!(scene.asks(), "vietminh impulse");
    // The French pass was the impulse just before.
    scene.say("pass").until("vietminh end-discard");
}

#[test]
fn free_cards_do_not_follow_a_pass() {
    let mut scene = open_field("french", "fighter_bombers");
    scene.say("pass");
    assert_eq!(scene.asks(), "vietminh impulse");
}

#[test]
fn an_empty_hand_and_no_unit_to_act_pass_by_themselves() {
    let scene = scene("turn 2 vietminh; 28: F33; 4: V37-; hand: mines");
    assert_eq!(scene.asks(), "french go-on");
}

#[test]
fn an_automatic_french_pass_counts_too() {
    let mut scene = scene("turn 2 vietminh; 28: F33-; 4: V37..39");
    scene.say("act 4, pick V37, move 1, stop");
    assert_eq!(scene.asks(), "vietminh impulse");
    assert!(scene.log().contains(&"passed-automatically"));
    assert_eq!(scene.say("pass").asks(), "dice supply");
}

#[test]
fn a_card_in_hand_leaves_the_pass_to_the_player() {
    let scene = scene("turn 2 vietminh; 28: F33; 4: V37-; hand: rats mines");
    assert_eq!(scene.asks(), "vietminh impulse");
    assert_eq!(scene.refused("pass"), "legal");
}

#[test]
fn a_unit_with_a_legal_action_leaves_the_pass_to_the_player() {
    // One company alone may not sap and has no enemy near, but it may move.
    let scene = scene("turn 2 vietminh; 28: F33; 4: V37");
    assert_eq!(scene.asks(), "vietminh impulse");
}

#[test]
fn units_that_are_fresh_but_stuck_pass_by_themselves() {
    let mut full = String::from("turn 2 french; 38: F50; 36: F1..9-; 37: F10..18-; 4: V37");
    assert_eq!(scene(&full).asks(), "vietminh impulse");
    full = full.replace("F10..18-", "F10..17-");
    assert_eq!(scene(&full).asks(), "french impulse");
}

#[test]
fn a_last_card_played_for_free_can_leave_an_automatic_pass() {
    let mut scene = scene("turn 2 french; 28: F33-; 4: V37..39; hand: fighter_bombers");
    scene.say("play fighter_bombers, in 4").dice(&[1, 1]);
    assert_eq!(scene.asks(), "vietminh impulse");
    assert!(scene.state().french_passed);
}
