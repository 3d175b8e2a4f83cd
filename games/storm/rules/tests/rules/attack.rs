//! Chapters 8.0 to 8.3: fire, attack points, defence points, damage points.

use crate::scene::scene;

/// The sums behind a shot of F1, which stands in 14, at 11.
fn shot(rest: &str) -> (i64, i64) {
    let mut scene = scene(&format!("turn 2 french; 14: F1; {rest}"));
    scene.say("act 14, pick F1").sums("fire 11")
}

#[test]
fn units_fire_into_an_adjacent_area() {
    let mut scene = scene("turn 2 french; 14: F1 F2; 11: V10");
    scene.say("act 14, pick F1, fire 11").dice(&[6, 6]).quiet();
    assert_eq!(scene.damage(), (14, 9, 5));
    assert_eq!((scene.units(11), scene.units(14)), ("".into(), "F1- F2".into()));
    assert!(scene.is_eliminated("V10"));
    assert!(scene.has_fire_marker("french", 14) && !scene.has_fire_marker("french", 11));
}

#[test]
fn fire_within_the_area_places_no_marker() {
    let mut scene = scene("turn 2 french; 11 vietminh: F1 V10");
    scene.say("act 11, pick F1, fire 11").dice(&[1, 1]);
    assert_eq!(scene.units(11), "F1- V10");
    assert!(!scene.has_fire_marker("french", 11));
}

#[test]
fn an_area_holds_a_fire_marker_of_each_side() {
    let mut scene = scene("turn 2 vietminh; 11 vietminh: F1 F2 V10 V11; 14: F3; 7: V28; 10: F41");
    scene.say("act 11, pick V10, fire 14");
    scene.dice(&[1, 1]);
    scene.say("act 11, pick F1, fire 7").dice(&[1, 1]);
    assert!(scene.has_fire_marker("french", 11) && scene.has_fire_marker("vietminh", 11));
    // A second one changes nothing.
    scene.say("act 11, pick V11, fire 14").dice(&[1, 1]);
    assert!(scene.has_fire_marker("vietminh", 11));
}

#[test]
fn nobody_fires_at_an_area_without_enemies() {
    let mut scene = scene("turn 2 french; 14: F1; 18: F2; 11: V10");
    scene.say("act 14, pick F1");
    assert_eq!(scene.refused("fire 18"), "S-13 storm-no-enemy");
    assert_eq!(scene.refused("fire 14"), "S-13 storm-no-enemy");
    assert_eq!(scene.refused("fire 8"), "S-13 storm-no-enemy");
    assert_eq!(scene.refused("fire 11"), "legal");
    // Two areas away is no target at all.
    assert_eq!(scene.refused("fire 7"), "no such choice");
}

#[test]
fn friends_in_the_target_area_are_not_hurt() {
    let mut scene = scene("turn 2 french; 14: F1..4; 11 vietminh: F9 V10");
    scene.say("act 14, pick all, fire 11").dice(&[6, 6]);
    assert_eq!((scene.units(11), scene.control(11)), ("F9".into(), "french"));
}

#[test]
fn the_marker_and_the_flip_come_after_the_damage() {
    let mut scene = scene("turn 2 french; 14: F1; 11: V10");
    scene.say("act 14, pick F1, fire 11").dice(&[4, 4]);
    assert_eq!(scene.asks(), "vietminh allocate");
    assert_eq!(scene.units(14), "F1");
    assert!(!scene.has_fire_marker("french", 14));
    scene.say("hit V10 1");
    assert_eq!(scene.units(14), "F1-");
    assert!(scene.has_fire_marker("french", 14));
}

#[test]
fn a_card_places_no_marker_and_spends_nobody() {
    let mut scene = scene("turn 2 vietminh; 8: V1; 14: F1 F2; hand: artillery_75");
    scene.say("play artillery_75, in 14").dice(&[2, 3]).quiet();
    assert_eq!(scene.damage(), (13, 13, 0));
    assert_eq!(scene.units(8), "V1");
    assert!(!scene.has_fire_marker("vietminh", 8));
}

#[test]
fn attack_points_are_dice_and_firepower() {
    let mut scene = scene("turn 2 french; 22: F37..40 F48; 16 vietminh trench 2: V1..4");
    scene.say("act 22, pick all");
    assert_eq!(scene.sums("fire 16"), (11, 10));
    scene.say("fire 16").dice(&[2, 3]).quiet();
    assert_eq!(scene.damage(), (16, 10, 6));
}

#[test]
fn mortar_support_and_night_assault_add_three_each() {
    let words = "turn 2 french; 14: F1; 11: V10; hand: mortar_support mortar_support mines";
    let mut fire = scene(words);
    fire.say("act 14, pick F1, fire 11, play mortar_support, play mortar_support")
        .dice(&[1, 1])
        .quiet();
    assert_eq!(fire.damage().0, 2 + 2 + 6);
    let words = "turn 1 vietminh; 8: V1; 14: F1; hand: night_assault night_assault night_assault";
    let mut assault = scene(words);
    assault.say("act 8, pick V1, assault 14, play night_assault, play night_assault");
    assault.say("play night_assault").dice(&[1, 1]).quiet();
    assert_eq!(assault.damage().0, 2 + 1 + 9);
}

#[test]
fn the_best_defender_counts_on_the_side_he_shows() {
    assert_eq!(shot("11: V85 V86"), (2, 7 + 1));
    assert_eq!(shot("11: V85 V10"), (2, 8 + 1));
    assert_eq!(shot("11: V85- V10-"), (2, 7 + 1));
    assert_eq!(shot("11: V85- V86-"), (2, 6 + 1));
}

#[test]
fn terrain_is_print_and_trenches_and_at_most_three() {
    for (level, terrain) in [(0, 1), (1, 2), (2, 3), (3, 3)] {
        assert_eq!(shot(&format!("11 trench {level}: V10")).1, 8 + terrain, "level {level}");
    }
}

#[test]
fn terrain_counts_where_nothing_cancels_it() {
    // A French marker in the target is not one of the side fired on.
    assert_eq!(shot("11 fire french: V10").1, 9);
}

#[test]
fn terrain_does_not_count_in_the_own_area() {
    let mut scene = scene("turn 2 french; 11 vietminh trench 3: F1 V10");
    assert_eq!(scene.say("act 11, pick F1").sums("fire 11"), (2, 8));
}

#[test]
fn terrain_does_not_count_where_the_enemy_controls() {
    let mut scene = scene("turn 2 french; 16: F1; 10 french: F41 V28");
    assert_eq!(scene.say("act 16, pick F1").sums("fire 10"), (2, 8));
}

#[test]
fn a_fire_marker_costs_terrain_and_trenches() {
    assert_eq!(shot("11 trench 3 fire vietminh: V10").1, 8);
}

#[test]
fn a_fire_marker_costs_terrain_against_cards_too() {
    let sums = |words: &str| {
        let mut scene = scene(words);
        scene.say("play artillery_75").sums("in 14")
    };
    assert_eq!(sums("turn 2 vietminh; 8: V1; 14: F1; hand: artillery_75"), (8, 13));
    assert_eq!(sums("turn 2 vietminh; 8: V1; 14 fire french: F1; hand: artillery_75"), (8, 10));
}

#[test]
fn terrain_does_not_count_in_an_assault() {
    let mut scene = scene("turn 1 vietminh; 8: V7; 14: F1");
    scene.say("act 8, pick V7");
    assert_eq!(scene.sums("fire 14"), (2, 13));
    assert_eq!(scene.sums("assault 14"), (2, 10));
}

#[test]
fn the_river_does_not_stop_fire() {
    let mut scene = scene("turn 2 french; 22: F37; 17: V10");
    assert_eq!(scene.say("act 22, pick F37").refused("fire 17"), "legal");
}

#[test]
fn no_difference_is_no_damage() {
    let mut even = scene("turn 2 french; 14: F1; 11: V10");
    even.say("act 14, pick F1, fire 11").dice(&[3, 4]);
    assert_eq!((even.damage(), even.units(11)), ((9, 9, 0), "V10".into()));
    let mut less = scene("turn 2 french; 14: F1; 11: V10");
    less.say("act 14, pick F1, fire 11").dice(&[1, 1]).quiet();
    assert_eq!(less.damage(), (4, 9, 0));
}

#[test]
fn one_point_more_is_damage() {
    let mut scene = scene("turn 2 french; 14: F1; 11: V10");
    scene.say("act 14, pick F1, fire 11").dice(&[4, 4]).say("hit V10 1");
    assert_eq!((scene.damage(), scene.units(11)), ((10, 9, 1), "V10-".into()));
}

#[test]
fn the_example_of_epervier() {
    let words = "turn 4 french; 22: F37..40 F48; 16 vietminh trench 2: V1..4; \
                 hand: mortar_support flamethrowers improved_defenses improved_defenses";
    let mut plain = scene(words);
    plain.say("act 22, pick all, fire 16, play mortar_support").dice(&[2, 3]).quiet();
    assert_eq!(plain.damage(), (19, 10, 9));
    let mut improved = scene(words);
    improved.say("act 22, pick all, fire 16, play mortar_support, play improved_defenses");
    improved.dice(&[2, 3]).quiet();
    assert_eq!(improved.damage(), (19, 12, 7));
    let mut burnt = scene(words);
    burnt.say("act 22, pick all, fire 16, play flamethrowers").dice(&[2, 3]).quiet();
    assert_eq!(burnt.damage(), (16, 8, 8));
}
