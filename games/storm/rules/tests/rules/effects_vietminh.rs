//! Chapter W.1, the Viet Minh cards, one by one.

use crate::scene::scene;

// VM-09, VM-16 to VM-24: Katyusha, 105mm and 75mm.

/// The firepower of a card on Epervier with so many French units.
fn shelled(card: &str, units: &str) -> i64 {
    let mut scene = scene(&format!("turn 2 vietminh; 10: V1; 22: {units}; hand: {card}"));
    scene.say(&format!("play {card}")).sums("in 22").0
}

#[test]
fn rockets_and_guns_are_stronger_against_a_crowd() {
    for (card, few, many) in
        [("katyusha", 12, 13), ("artillery_105", 9, 10), ("artillery_75", 8, 10)]
    {
        assert_eq!(shelled(card, "F1..6"), few, "{card}");
        assert_eq!(shelled(card, "F1..4 F5..7-"), many, "{card}");
    }
}

#[test]
fn rockets_and_guns_fire_beside_viet_minh_areas() {
    for card in ["katyusha", "artillery_105", "artillery_75"] {
        let mut scene = scene(&format!("turn 2 vietminh; 8: V1; 14: F1; 20: F2; hand: {card}"));
        scene.say(&format!("play {card}"));
        assert_eq!(scene.refused("in 20"), "W.1 storm-no-not-beside-control", "{card}");
        assert_eq!(scene.refused("in 18"), "W.1 storm-no-card-no-enemy", "{card}");
        assert_eq!(scene.refused("in 14"), "legal", "{card}");
    }
    let far = scene("turn 2 vietminh; 8: V1; 20: F2; hand: katyusha");
    assert_eq!(far.refused("play katyusha"), "W.1 storm-no-target");
}

#[test]
fn the_french_take_the_damage_of_rockets() {
    let mut scene = scene("turn 2 vietminh; 8: V1; 14: F1 F2; hand: katyusha");
    scene.say("play katyusha, in 14").dice(&[1, 1]);
    assert_eq!((scene.damage(), scene.asks()), ((14, 13, 1), "french allocate".into()));
    assert_eq!(scene.removed("vietminh"), "katyusha");
}

// VM-12 to VM-14, Surprise Assault.

#[test]
fn a_surprise_assault_needs_no_trenches() {
    let mut scene = scene("turn 2 vietminh; 8 trench 2: V1..9; 14: F1-; hand: surprise_assault");
    scene.say("play surprise_assault, in 8, pick V7, pick V8");
    assert_eq!(scene.asks(), "vietminh surprise-order");
    // Nothing but an assault will do.
    assert_eq!(scene.refused("fire 14"), "no such choice");
    assert_eq!(scene.refused("sap"), "no such choice");
    scene.say("assault 14").dice(&[6, 6]).say("lose V7");
    assert_eq!(
        (scene.control(14), scene.discards("vietminh")),
        ("vietminh", "surprise_assault".into())
    );
}

#[test]
fn a_surprise_assault_is_not_offered_where_a_plain_one_is_possible() {
    let words = "turn 2 vietminh; 8 trench 3: V1; 11 trench 2: V10; 14: F1; 19: V2-; 24: V3; \
                 hand: surprise_assault";
    let mut scene = scene(words);
    scene.say("play surprise_assault");
    assert_eq!(scene.refused("in 8"), "W.1 storm-no-surprise-not-needed");
    assert_eq!(scene.refused("in 19"), "10.0 storm-no-surprise-units");
    assert_eq!(scene.refused("in 24"), "10.0 storm-no-surprise-target");
    assert_eq!(scene.refused("in 11"), "legal");
    let first = crate::scene::scene("turn 1 vietminh; 8: V1; 14: F1; hand: surprise_assault");
    assert_eq!(first.refused("play surprise_assault"), "W.1 storm-no-surprise-nowhere");
}

#[test]
fn a_surprise_assault_is_spent_even_when_it_is_stopped() {
    let words = "turn 2 vietminh; 8: V1 V2; 14: F1; hand: surprise_assault mines";
    let mut scene = scene(words);
    scene.say("play surprise_assault, in 8, pick all, assault 14, play mines").dice(&[5]);
    assert!(scene.log().contains(&"assault-stopped"));
    assert_eq!(scene.discards("vietminh"), "surprise_assault");
}

// VM-15, Emergency Replacements.

#[test]
fn emergency_replacements_come_two_to_one_area() {
    let words = "turn 2 vietminh; 8: V1; 14: F1; 5: V28..35; 2: V10..18; \
                 hand: emergency_replacements mines";
    let mut scene = scene(words);
    scene.say("pass, play emergency_replacements");
    assert_eq!(scene.refused("in 14"), "W.1 storm-no-not-viet-minh");
    assert_eq!(scene.refused("in 5"), "S-26 storm-no-emergency-stacking");
    scene.say("in 8");
    assert_eq!(scene.units(8), "V1 V85 V86");
    assert!(scene.state().board.no_replacements);
    // The pass still has its effect.
    assert_eq!(scene.asks(), "french go-on");
    scene.say("end").until_supply().dice(&[1, 1]);
    assert_eq!(scene.asks(), "vietminh place", "no die is rolled for replacements");
}

#[test]
fn emergency_replacements_come_after_a_french_impulse_too() {
    let words = "turn 2 french; 8: V1; 14: F1; hand: emergency_replacements mines";
    let mut scene = scene(words);
    scene.say("pass, play emergency_replacements, in 8");
    assert_eq!(scene.asks(), "vietminh impulse");
    assert!(scene.state().french_passed);
}

#[test]
fn emergency_replacements_take_what_is_left() {
    let words = "turn 2 vietminh; 8: V1; 14: F1; 5: V28..35; out: V85..104; \
                 hand: emergency_replacements";
    let mut scene = scene(words);
    scene.say("pass, play emergency_replacements, in 5");
    assert_eq!(scene.units(5).split(' ').count(), 9);
}

#[test]
fn emergency_replacements_need_a_later_turn_and_a_filled_box() {
    let why = |words: &str| scene(words).refused("play emergency_replacements");
    let first = "turn 1 vietminh; 8: V1; 14: F1; hand: emergency_replacements";
    assert_eq!(why(first), "W9 storm-no-emergency-turn");
    let empty = "turn 2 vietminh; 8: V1; 14: F1; out: V85..105; hand: emergency_replacements";
    assert_eq!(why(empty), "S-09 storm-no-box-empty");
    // Nobody is asked then.
    for words in [first, empty] {
        let mut scene = scene(words);
        assert_eq!(scene.say("pass").asks(), "vietminh end-discard");
    }
}

// VM-25 to VM-27, Night Assault: see the windows and the attack.

#[test]
fn night_assaults_go_to_the_discards() {
    let mut scene = scene("turn 1 vietminh; 8: V1 V2; 14: F1; hand: night_assault giap");
    scene.say("act 8, pick all, assault 14, play night_assault").dice(&[1, 1]).quiet();
    assert_eq!((scene.damage().0, scene.discards("vietminh")), (2 + 2 + 3, "night_assault".into()));
}

#[test]
fn fresh_and_spent_units_make_the_crowd_of_seven() {
    // S-47.
    for (card, few, many) in
        [("katyusha", 12, 13), ("artillery_105", 9, 10), ("artillery_75", 8, 10)]
    {
        let crowds = ["F1..7", "F1..4 F5..7-", "F1..7-"];
        assert_eq!(crowds.map(|crowd| shelled(card, crowd)), [many; 3], "{card}: seven");
        let others = ["F1..6", "F1..3 F4..6-", "F1..6-"];
        assert_eq!(others.map(|others| shelled(card, others)), [few; 3], "{card}: six");
    }
}

#[test]
fn six_in_the_area_and_others_beside_it_are_no_crowd() {
    // S-47: only units in the area of the target count, and only French ones.
    for card in ["katyusha", "artillery_105", "artillery_75"] {
        let words = format!("turn 2 vietminh; 10: V1; 21: F7..9; 22: F1..6; hand: {card}");
        let mut scene = scene(&words);
        let beside = scene.say(&format!("play {card}")).sums("in 22").0;
        assert_eq!(beside, shelled(card, "F1..6"), "{card}");
    }
}
