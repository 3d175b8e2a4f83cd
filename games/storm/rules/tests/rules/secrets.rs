//! Chapter M: what is hidden, and that nothing tells it.

use kernel::{Cited, Rules, Scope, Seat, Viewer};
use storm::choice::Choice;
use storm::prompt::Prompt;
use storm::view::View;

use crate::scene::{Scene, from_set_up, rules, scene};

const FRENCH: Viewer = Viewer::Seat(Seat(0));
const VIET_MINH: Viewer = Viewer::Seat(Seat(1));

fn view(scene: &Scene, viewer: Viewer) -> View {
    scene.rules().view(scene.state(), viewer)
}

fn asked(scene: &Scene, viewer: Viewer) -> Option<Prompt> {
    scene.rules().prompt_for(scene.state(), viewer)
}

/// Two games look the same to everybody but the owner of the hands.
fn assert_alike(one: &Scene, other: &Scene, viewers: [Viewer; 2]) {
    for viewer in viewers {
        assert_eq!(view(one, viewer), view(other, viewer));
        assert_eq!(asked(one, viewer), asked(other, viewer));
        assert_eq!(one.seen_by(viewer), other.seen_by(viewer));
    }
}

#[test]
fn hands_and_decks_are_hidden_from_the_enemy() {
    let with = |card: &str| scene(&format!("turn 2 vietminh; 8: V1; 14: F1; hand: {card} rats"));
    let (mines, flares) = (with("mines"), with("flares"));
    assert_alike(&mines, &flares, [VIET_MINH, Viewer::Spectator]);
    assert_ne!(view(&mines, FRENCH), view(&flares, FRENCH));
    assert_eq!(view(&mines, VIET_MINH).hand_sizes, [1, 1]);
    assert_eq!(view(&mines, VIET_MINH).deck_sizes, [26, 26]);
    assert_eq!(view(&mines, Viewer::Spectator).hand.size(storm::components::Side::French), 0);
}

#[test]
fn units_discards_and_waiting_units_are_open() {
    let scene = scene("turn 2 french; 14: F1; 8: V1-; discards: giap; removed: katyusha");
    for viewer in [FRENCH, VIET_MINH, Viewer::Spectator] {
        let seen = view(&scene, viewer);
        assert_eq!(seen.board, scene.state().board);
        assert_eq!(seen.discards, scene.state().cards.discards);
        assert_eq!(seen.removed, scene.state().cards.removed);
    }
}

/// An assault in which the French hold this card.
fn assaulted(card: &str) -> Scene {
    let words = format!("turn 2 vietminh; 8 trench 3: V1..3; 14: F1; hand: {card}");
    let mut scene = scene(&words);
    scene.say("act 8, pick all, assault 14");
    scene
}

#[test]
fn a_window_is_asked_whether_or_not_the_card_is_held() {
    let (held, not) = (assaulted("mines"), assaulted("bordels"));
    assert_eq!((held.asks(), not.asks()), ("french w4".into(), "french w4".into()));
    assert_alike(&held, &not, [VIET_MINH, Viewer::Spectator]);
    // Even the owner of the hand meets the same question, and can always decline.
    assert_eq!(asked(&held, FRENCH), asked(&not, FRENCH));
    assert_eq!(not.legal(), ["decline"]);
    assert_eq!(held.legal(), ["decline", "play mines"]);
}

#[test]
fn declining_and_having_nothing_look_the_same() {
    let (mut held, mut not) = (assaulted("mines"), assaulted("bordels"));
    held.say("decline").dice(&[1, 1]);
    not.say("decline").dice(&[1, 1]);
    assert_alike(&held, &not, [VIET_MINH, Viewer::Spectator]);
    assert_eq!(held.seen_by(FRENCH), not.seen_by(FRENCH));
}

#[test]
fn every_window_asks_by_what_is_public() {
    // Free cards after an action, the end of an impulse, supply.
    let acted = |card: &str| {
        let words = format!("turn 2 vietminh; 8: V1 V2; 14: F1; 28: F33; hand: {card} mines");
        let mut scene = scene(&words);
        scene.say("act 8, pick V1, move 19, stop");
        scene
    };
    let (mut rats, mut giap) = (acted("rats"), acted("giap"));
    for asks in ["vietminh free-cards", "vietminh impulse-end", "french impulse"] {
        assert_eq!((rats.asks().as_str(), giap.asks().as_str()), (asks, asks));
        assert_alike(&rats, &giap, [FRENCH, Viewer::Spectator]);
        if asks != "french impulse" {
            rats.say("decline");
            giap.say("decline");
        }
    }
    let supply = |card: &str| {
        let words = format!("turn 5 vietminh passed; 28: F33; 34: F29; 4: V37; hand: {card}");
        let mut scene = scene(&words);
        scene.until_supply().dice(&[1, 1]);
        scene
    };
    let (flak, giap) = (supply("heavy_flak"), supply("giap"));
    assert_eq!((flak.asks(), giap.asks()), ("vietminh w8".into(), "vietminh w8".into()));
    assert_alike(&flak, &giap, [FRENCH, Viewer::Spectator]);
}

#[test]
fn a_card_known_to_be_elsewhere_opens_no_window() {
    let mut gone =
        scene("turn 5 vietminh passed; 28: F33; 4: V37; hand: giap; discards: heavy_flak");
    gone.until_supply().dice(&[1, 1]);
    assert_eq!(gone.asks(), "dice replacements");
    // Nor does an empty hand.
    let mut empty = scene("turn 5 vietminh passed; 28: F33; 4: V37-");
    empty.until_supply().dice(&[1, 1]);
    assert_eq!(empty.asks(), "dice replacements");
}

#[test]
fn an_order_is_not_seen_before_it_is_given() {
    let words = "turn 2 vietminh; 8: V1..3; 11: V10; 14: F1";
    let idle = scene(words);
    for answers in ["act 8", "act 8, pick V1, pick V2", "act 11, pick all"] {
        let mut busy = scene(words);
        busy.say(answers);
        assert_alike(&idle, &busy, [FRENCH, Viewer::Spectator]);
        assert!(matches!(asked(&busy, VIET_MINH), Some(Prompt::Order { .. })));
    }
}

#[test]
fn a_card_is_not_seen_before_its_area_is_named() {
    let words = "turn 2 vietminh; 8: V1..3; 14: F1; hand: katyusha rats surprise_assault giap";
    let idle = scene(words);
    for answers in
        ["play katyusha", "play rats", "sap with giap", "play surprise_assault, in 8, pick V1"]
    {
        let mut busy = scene(words);
        busy.say(answers);
        assert_alike(&idle, &busy, [FRENCH, Viewer::Spectator]);
        assert_ne!(view(&busy, VIET_MINH).steps, view(&idle, VIET_MINH).steps);
    }
}

#[test]
fn discards_are_not_seen_before_all_are_chosen() {
    let words = "turn 4 vietminh passed; 4: V37-; 28: F33; hand: mines flares giap";
    let mut idle = scene(words);
    idle.say("pass, done");
    let mut busy = scene(words);
    busy.say("pass, done, discard mines");
    assert_eq!(
        (idle.asks(), busy.asks()),
        ("french end-discard".into(), "french end-discard".into())
    );
    assert_alike(&idle, &busy, [VIET_MINH, Viewer::Spectator]);
    busy.say("done");
    assert_eq!(view(&busy, VIET_MINH).discards.count(storm::components::Kind::Mines), 1);
}

#[test]
fn a_hand_being_cut_is_not_seen() {
    let hand = "hand: artillery artillery artillery artillery artillery mines mines flares flares";
    let cut = |answers: &[&str]| {
        let words = format!("turn 4 vietminh passed; 4: V37-; out: F64..67 V85..105; {hand}");
        let mut scene = scene(&words);
        scene.until_supply().dice(&[1, 1]).draw_all();
        answers.iter().for_each(|answer| {
            scene.say(answer);
        });
        scene
    };
    let (none, one) = (cut(&[]), cut(&["discard flares"]));
    assert_eq!(one.asks(), "french cut-hand");
    assert_alike(&none, &one, [VIET_MINH, Viewer::Spectator]);
}

#[test]
fn arrivals_picked_together_are_not_seen_before_they_land() {
    let words = "turn 4 vietminh passed; 28: F33; 4: V37-; out: V85..105";
    let (mut none, mut some) = (scene(words), scene(words));
    none.until_supply().dice(&[1, 1]);
    some.until_supply().dice(&[1, 1]).say("pick F64, pick F65");
    assert_alike(&none, &some, [VIET_MINH, Viewer::Spectator]);
}

#[test]
fn what_is_drawn_only_its_owner_sees() {
    let drawn = |card: &str| {
        let mut game = from_set_up(rules("no"));
        game.draw(card);
        game
    };
    let (giap, rats) = (drawn("giap"), drawn("rats"));
    assert_alike(&giap, &rats, [FRENCH, Viewer::Spectator]);
    assert_eq!(giap.seen_by(FRENCH), ["turn", "drew-hidden"]);
    assert_eq!(giap.seen_by(VIET_MINH), ["turn", "drew"]);
    assert_ne!(view(&giap, VIET_MINH), view(&rats, VIET_MINH));
}

#[test]
fn a_played_card_is_seen_by_all() {
    let mut scene = assaulted("mines");
    scene.say("play mines");
    for viewer in [FRENCH, VIET_MINH, Viewer::Spectator] {
        assert!(scene.seen_by(viewer).contains(&"played"));
    }
}

#[test]
fn nobody_answers_for_another() {
    let scene = scene("turn 2 vietminh; 8: V1; 14: F1; hand: giap mines");
    let check = |seat: u8, choice: Choice| {
        let refusal = scene.rules().check(scene.state(), Seat(seat), &choice).err();
        refusal.map(|no| format!("{} {}", no.rule(), kernel::Message::id(&no)))
    };
    assert_eq!(check(0, Choice::Pass).as_deref(), Some("M storm-no-not-asked"));
    assert_eq!(check(1, Choice::Pass), None);
    // Nor with a card he does not hold, nor an answer to another question.
    let mines = Choice::Play(storm::components::Kind::Mines);
    assert_eq!(check(1, mines).as_deref(), Some("M storm-no-not-asked"));
    assert_eq!(check(1, Choice::Stop).as_deref(), Some("M storm-no-not-asked"));
    let mut twin = scene.game().clone();
    assert!(matches!(twin.say(Seat(0), "pass"), Err(kernel::Refused::NotAsked)));
}

#[test]
fn offers_name_only_cards_of_the_own_hand() {
    let scene = assaulted("mines flares");
    let mut candidates = Vec::new();
    scene.rules().candidates(scene.state(), Seat(0), Scope::All, &mut candidates);
    let names: Vec<String> = candidates.iter().map(Choice::to_string).collect();
    assert_eq!(names, ["decline", "play flares", "play mines"]);
}
