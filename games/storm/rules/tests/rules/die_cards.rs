//! Chapter W.1, the cards with a die of their own: Relief Force, Rats, Mine Shaft, Propaganda.

use crate::scene::{Scene, scene};

// FR-09, Relief Force from Isabelle.

/// The Relief Force rolls this.
fn relief(die: u8, rest: &str) -> Scene {
    let mut scene = scene(&format!("turn 4 french; 28: F33; 4: V37; {rest}; hand: relief_force"));
    scene.say("play relief_force").dice(&[die]);
    scene
}

#[test]
fn the_relief_force_is_rolled_for() {
    for die in [1, 3] {
        assert_eq!(relief(die, "").units(38), "F71 F72");
    }
    for die in [4, 5] {
        assert_eq!(relief(die, "").units(38), "F73");
    }
    let mut six = relief(6, "");
    assert_eq!(six.asks(), "french relief");
    six.say("bring F72");
    assert_eq!(six.units(38), "F72 F73");
    assert_eq!(six.control(38), "french");
    assert_eq!(six.removed("french"), "relief_force");
}

#[test]
fn the_relief_force_comes_among_the_enemy() {
    let scene = relief(1, "38: V1");
    assert_eq!((scene.units(38).as_str(), scene.control(38)), ("F71 F72 V1", "vietminh"));
}

#[test]
fn the_relief_force_without_room_is_lost() {
    let mut scene = relief(2, "38: F1..8");
    assert_eq!(scene.refused("bring F73"), "W.1 storm-no-not-rolled");
    scene.say("bring F72");
    assert_eq!(scene.units(38).split(' ').count(), 9);
    assert!(scene.is_eliminated("F71") && !scene.is_eliminated("F73"));
    let full = crate::scene::scene("turn 4 french; 38: F1..9; hand: relief_force");
    assert_eq!(full.refused("play relief_force"), "S-09 storm-no-effect");
}

#[test]
fn the_relief_force_comes_on_turns_one_to_four() {
    let on = |turn: u8| {
        scene(&format!("turn {turn} french; 28: F33; hand: relief_force"))
            .refused("play relief_force")
    };
    assert_eq!([1, 4, 5].map(on), ["legal", "legal", "W.1 storm-no-wrong-turn"]);
}

// VM-03, Rats of the Nam Yum.

#[test]
fn rats_tire_as_many_as_the_die_says() {
    let words = "turn 2 vietminh; 8: V1; 14: F1..4; 28: F33; hand: rats";
    let mut scene = scene(words);
    scene.say("play rats, in 14").dice(&[2]).say("spend F2, spend F4");
    assert_eq!(scene.units(14), "F1 F2- F3 F4-");
    // It was free: the impulse is still open.
    assert_eq!(
        (scene.asks(), scene.discards("vietminh")),
        ("vietminh impulse".into(), "rats".into())
    );
}

#[test]
fn rats_may_stop_short() {
    let mut scene = scene("turn 2 vietminh; 8: V1; 14: F1 F2 F3-; hand: rats");
    scene.say("play rats, in 14").dice(&[6]).say("spend F1");
    assert_eq!(scene.refused("spend F3"), "W.1 storm-no-rats-spent");
    scene.say("done");
    assert_eq!(scene.units(14), "F1- F2 F3-");
}

#[test]
fn rats_need_fresh_french_alone_in_a_french_area() {
    let words = "turn 2 vietminh; 8: V1; 14: F1; 17 french: F13 V10; 11 vietminh: F2 V11; \
                 18: F14-; hand: rats";
    let mut scene = scene(words);
    scene.say("play rats");
    assert_eq!(scene.refused("in 17"), "W.1 storm-no-viet-minh-there");
    assert_eq!(scene.refused("in 11"), "W.1 storm-no-not-french");
    assert_eq!(scene.refused("in 18"), "W.1 storm-no-nobody-fresh");
    assert_eq!(scene.refused("in 20"), "W.1 storm-no-nobody-fresh");
    assert_eq!(scene.refused("in 14"), "legal");
}

// VM-06, Detonate Mine Shaft.

/// The mine shaft under Beatrice, beside full trenches.
fn shaft(rest: &str) -> Scene {
    let mut scene = scene(&format!("turn 2 vietminh; 8 trench 3: V1; {rest}; hand: mine_shaft"));
    scene.say("play mine_shaft, in 14");
    scene
}

#[test]
fn the_french_may_leave_before_the_blast() {
    let mut scene = shaft("14: F1 F2-");
    assert_eq!(scene.asks(), "french shaft-warning");
    scene.say("withdraw F1, retreat F1 17, done").dice(&[1]);
    assert_eq!(scene.units(17), "F1-");
    // The Viet Minh hand the points out; the owner chooses where to go.
    assert_eq!(scene.asks(), "vietminh allocate");
    scene.say("hit F2 1");
    assert_eq!(scene.asks(), "french retreat");
    scene.say("retreat F2 18");
    assert_eq!((scene.units(18).as_str(), scene.control(14)), ("F2-", "french"));
    assert_eq!(scene.removed("vietminh"), "mine_shaft");
}

#[test]
fn no_die_is_rolled_when_all_have_left() {
    let mut scene = shaft("14: F1 F2-");
    scene.say("withdraw F1, retreat F1 17, withdraw F2, retreat F2 17");
    assert_eq!(scene.asks(), "vietminh impulse");
    assert_eq!((scene.units(14).as_str(), scene.control(14)), ("", "french"));
}

#[test]
fn nobody_leaves_without_a_place_to_go() {
    let mut tanks = scene(
        "turn 4 vietminh; 32 trench 3: V1; 31: F19; 23: F50 F56; 17,18,29,30 vietminh; \
         hand: mine_shaft",
    );
    // The shaft must lie beside the area attacked.
    tanks.say("play mine_shaft");
    assert_eq!(tanks.refused("in 23"), "W.1 storm-no-shaft");
    let words = "turn 4 vietminh; 18 vietminh trench 3: V1; 23: F50 F56; 17,29,30 vietminh; \
                 hand: mine_shaft";
    let mut scene = crate::scene::scene(words);
    scene.say("play mine_shaft, in 23");
    assert_eq!(scene.refused("withdraw F50"), "S-32 storm-no-destination");
    assert_eq!(scene.refused("withdraw F56"), "legal");
}

#[test]
fn the_blast_ignores_defence_and_may_spread() {
    let mut scene = shaft("14: F1 F2");
    scene.say("done").dice(&[4]).say("hit F1 3, hit F2 1");
    assert!(scene.is_eliminated("F1"));
    assert_eq!(scene.units(14), "F2-");
}

#[test]
fn the_mine_shaft_needs_its_trench_and_its_time() {
    let early = scene("turn 1 vietminh; 8 trench 3: V1; 14: F1; hand: mine_shaft");
    assert_eq!(early.refused("play mine_shaft"), "W2 storm-no-shaft-turn");
    let shallow = scene("turn 2 vietminh; 8 trench 2: V1; 14: F1; hand: mine_shaft");
    assert_eq!(shallow.refused("play mine_shaft"), "W.1 storm-no-target");
    let words = "turn 2 vietminh; 8 trench 3: V1; 14: F1; 11 vietminh: F2 V2; hand: mine_shaft";
    let mut scene = scene(words);
    scene.say("play mine_shaft");
    assert_eq!(scene.refused("in 11"), "W.1 storm-no-not-french");
    assert_eq!(scene.refused("in 18"), "W.1 storm-no-card-no-enemy");
    assert_eq!(scene.refused("in 14"), "legal");
}

// VM-10, Propaganda.

#[test]
fn propaganda_takes_thai_units_on_four_to_six() {
    let words = "turn 2 vietminh; 11: V10; 17: F13 F21- F42 F41; hand: propaganda giap";
    let mut scene = scene(words);
    scene.say("play propaganda, in 17");
    // One die each, in the order of the counter list: F21, F41, F42.
    scene.dice(&[4]).dice(&[3]).dice(&[6]);
    assert!(scene.is_eliminated("F21") && scene.is_eliminated("F42"));
    assert_eq!(
        (scene.units(17), scene.removed("vietminh")),
        ("F13 F41".into(), "propaganda".into())
    );
    scene.until("french impulse");
}

#[test]
fn propaganda_needs_thai_units_beside_a_viet_minh_area() {
    let words = "turn 2 vietminh; 11: V10; 17: F13 F21; 18: F14; 20: F22; hand: propaganda";
    let mut scene = scene(words);
    scene.say("play propaganda");
    assert_eq!(scene.refused("in 18"), "W.1 storm-no-thai");
    assert_eq!(scene.refused("in 20"), "W.1 storm-no-not-beside-control");
    assert_eq!(scene.refused("in 17"), "legal");
    let none = crate::scene::scene("turn 2 vietminh; 11: V10; 17: F13; hand: propaganda");
    assert_eq!(none.refused("play propaganda"), "W.1 storm-no-target");
}
