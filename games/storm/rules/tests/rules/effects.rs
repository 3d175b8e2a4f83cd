//! Chapter W.1, the French cards, one by one.

use crate::scene::{Scene, scene};

/// Six companies assault three of the Legion in Beatrice, with these cards; W4 is open.
fn assault(cards: &str) -> Scene {
    let mut scene =
        scene(&format!("turn 2 vietminh; 8 trench 3: V1..6 V85; 14: F1..3; hand: {cards}"));
    scene.say("act 8, pick V1, pick V2, pick V3, pick V4, pick V5, pick V6, assault 14");
    scene
}

// FR-01, Bigeard Refuses to Leave.

/// A regiment assaults three fresh companies with this sum of dice: firepower 12 against 10.
fn bigeard(sum: u8, units: &str) -> Scene {
    let words = format!("turn 2 vietminh; 8 trench 3: V1..9; 14: {units}; hand: bigeard");
    let mut scene = scene(&words);
    let first = (sum - 1).min(6);
    scene.say("act 8, pick all, assault 14").dice(&[first, sum - first]).until("french w6");
    scene
}

#[test]
fn bigeard_takes_a_point_for_each_unit() {
    let mut eleven = bigeard(9, "F1..3");
    assert_eq!(eleven.damage().2, 11);
    eleven.say("play bigeard");
    // Eight are left, before surplus points are dropped: two die and the third must go.
    assert_eq!(eleven.prompt(), storm::prompt::Prompt::Allocate { area: area(14), left: 8 });
    let mut seven = bigeard(5, "F1..3");
    seven.say("play bigeard");
    assert_eq!(seven.prompt(), storm::prompt::Prompt::Allocate { area: area(14), left: 4 });
    assert_eq!(seven.removed("french"), "bigeard");
}

fn area(number: u8) -> storm::components::Area {
    storm::components::Area(number)
}

#[test]
fn bigeard_counts_spent_units_and_stops_at_nothing() {
    let mut scene = bigeard(2, "F1 F2- F3- F4-");
    assert_eq!(scene.damage().2, 4);
    scene.say("play bigeard");
    assert_eq!(scene.units(14), "F1 F2- F3- F4-");
    assert_eq!(scene.asks(), "vietminh losses");
}

#[test]
fn bigeard_has_no_place_in_a_mine_shaft() {
    let words = "turn 2 vietminh; 8 trench 3: V1; 14: F1 F2; 17,18 vietminh; \
                 hand: mine_shaft bigeard";
    let mut scene = scene(words);
    scene.say("play mine_shaft, in 14").dice(&[3]);
    assert_eq!(scene.asks(), "vietminh allocate");
}

// FR-02, FR-03, Command Coordination: see also the windows.

#[test]
fn command_coordination_replaces_what_giap_kept() {
    let mut scene = assault("giap command_coordination");
    scene.dice(&[2, 2]).say("play giap").dice(&[6, 5]).say("decline, play command_coordination");
    scene.dice(&[1, 2]);
    // Giap goes on against the new result.
    assert_eq!((scene.asks(), scene.refused("reroll")), ("vietminh w5".into(), "legal".into()));
    scene.say("decline").quiet();
    assert_eq!(scene.damage().0, 3 + 6);
}

#[test]
fn command_coordination_answers_debouchez() {
    let mut scene = assault("debouchez command_coordination");
    scene.say("play debouchez").dice(&[1, 1]);
    assert_eq!(scene.asks(), "french w5");
    scene.say("play command_coordination").dice(&[3, 3]);
    assert_eq!(scene.damage(), (12, 8, 4));
}

// FR-04, FR-05, Débouchez à Zéro!

#[test]
fn debouchez_hits_assaulting_units_only() {
    let mut scene = assault("debouchez");
    scene.say("play debouchez").dice(&[1, 6]);
    // Firepower 6 against the best of them, without terrain.
    assert_eq!(scene.damage(), (13, 8, 5));
    assert_eq!(scene.asks(), "vietminh allocate");
    assert_eq!(scene.refused("hit V85 1"), "no such choice");
    scene.say("hit V1 1, hit V2 1, hit V3 1, hit V4 2, retreat V4 19");
    // Three turned over and one driven out are out of it; two must go on.
    assert_eq!(scene.asks(), "dice attack");
    scene.dice(&[1, 1]);
    assert_eq!(scene.damage().0, 2 + 2);
    assert_eq!(scene.legal(), ["lose V5", "lose V6"]);
    scene.say("lose V5");
    assert_eq!((scene.units(8), scene.units(19)), ("V1- V2- V3- V6- V85".into(), "V4-".into()));
}

#[test]
fn debouchez_can_stop_an_assault() {
    let words = "turn 2 vietminh; 8 trench 3: V1 V2 V85; 14: F1; hand: debouchez";
    let mut scene = scene(words);
    scene.say("act 8, pick V1, pick V2, assault 14, play debouchez").dice(&[6, 6]);
    assert!(scene.is_eliminated("V1") && scene.is_eliminated("V2"));
    assert!(scene.log().contains(&"assault-stopped"));
    assert_eq!((scene.units(8), scene.discards("french")), ("V85".into(), "debouchez".into()));
}

#[test]
fn debouchez_is_played_twice_one_after_the_other() {
    let mut scene = assault("debouchez debouchez");
    scene.say("play debouchez").dice(&[1, 2]).say("hit V1 1").until("french w4");
    scene.say("play debouchez").dice(&[1, 2]).say("hit V2 1");
    assert_eq!(scene.discards("french"), "debouchez debouchez");
    assert_eq!(scene.units(8), "V1- V2- V3 V4 V5 V6 V85");
}

// FR-06, Bordels Mobiles de Campagne.

#[test]
fn bordels_make_an_area_fresh() {
    let mut scene = scene("turn 2 french; 28: F33- F34- F35; 27: F36-; 4: V37; hand: bordels");
    scene.say("play bordels, in 28");
    assert_eq!((scene.units(28), scene.units(27)), ("F33 F34 F35".into(), "F36-".into()));
    scene.until("vietminh impulse");
    // They may act again.
    scene.say("act 4, pick V37, move 1, stop, act 28");
    assert_eq!(scene.refused("pick F33"), "legal");
}

#[test]
fn bordels_need_somebody_who_is_tired() {
    let mut some = scene("turn 2 french; 28: F33-; 27: F36; 4: V37; hand: bordels");
    some.say("play bordels");
    assert_eq!(some.refused("in 27"), "W.1 storm-no-nobody-spent");
    let none = scene("turn 2 french; 28: F33; 4: V37; hand: bordels");
    assert_eq!(none.refused("play bordels"), "W.1 storm-no-target");
}

// FR-07, FR-08, Flares: see the windows.

#[test]
fn flares_leave_the_assault_going() {
    let mut scene = assault("flares night_assault");
    scene.say("play night_assault, play flares").dice(&[2, 2]);
    assert_eq!(scene.damage().0, 4 + 6);
    assert_eq!(
        (scene.discards("french"), scene.discards("vietminh")),
        ("flares".into(), "night_assault".into())
    );
}

// FR-10, Flamethrowers, and FR-13 to FR-15, Mortar Support: see also the windows.

#[test]
fn flamethrowers_burn_terrain_and_trenches() {
    let words = "turn 2 french; 14: F1; 11 trench 3: V10; hand: flamethrowers";
    let mut scene = scene(words);
    scene.say("act 14, pick F1, fire 11, play flamethrowers").dice(&[1, 1]);
    assert_eq!((scene.damage().1, scene.trench(11)), (8, 3));
    assert_eq!(scene.discards("french"), "flamethrowers");
}

#[test]
fn mortars_do_not_help_a_card_or_debouchez() {
    let mut scene = assault("debouchez mortar_support");
    scene.say("play debouchez");
    assert_eq!(scene.asks(), "dice attack");
}

// FR-11, FR-12, Mines.

#[test]
fn mines_stop_as_many_as_the_die_says() {
    let mut scene = assault("mines");
    scene.say("play mines").dice(&[2]);
    assert_eq!(scene.asks(), "vietminh mines-spend");
    // Only assaulting units are hit, and the Viet Minh choose.
    assert_eq!(scene.refused("spend V85"), "no such choice");
    scene.say("spend V6, spend V2").dice(&[1, 1]);
    assert_eq!(scene.damage().0, 2 + 4);
    assert_eq!(scene.discards("french"), "mines");
}

#[test]
fn mines_are_played_twice_one_after_the_other() {
    let mut scene = assault("mines mines");
    scene.say("play mines").dice(&[1]).say("spend V1, play mines").dice(&[6]);
    assert!(scene.log().contains(&"assault-stopped"));
    assert_eq!(scene.units(8), "V1- V2- V3- V4- V5- V6- V85");
}

#[test]
fn mines_after_debouchez_are_refused() {
    let mut scene = assault("mines debouchez debouchez");
    scene.say("play debouchez").dice(&[1, 1]).until("french w4");
    assert_eq!(scene.refused("play mines"), "W4 storm-no-mines-or-debouchez");
}
