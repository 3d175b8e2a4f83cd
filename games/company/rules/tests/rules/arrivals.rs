//! Chapters X8.3, 28g and 28i: coming on, coming out of peasants, disappearing.

use company::board::Place;

use super::{against_nva, table};
use crate::builder::{square, unit};

/// X5.2: a unit off table must come on first; one on the table cannot come on.
#[test]
fn waiting_units_come_on_first() {
    let mut table = against_nva();
    table.put("W1", "A1").put("W2", "A2").acts("C1", 7);
    let mut out = Vec::new();
    let scope = kernel::Scope::All;
    kernel::Rules::candidates(&table.rules, &table.state, kernel::Seat(1), scope, &mut out);
    let comes_on = |choice: &company::choice::Choice| {
        let said = choice.to_string();
        ["enter", "generate", "stop"].contains(&said.as_str())
    };
    assert!(out.iter().all(comes_on), "{out:?}");
}

/// X8.3: a waiting unit comes on at an edge, not beside an enemy.
#[test]
fn units_come_on_at_the_edges_of_the_mission() {
    let mut table = against_nva();
    table.put("W1", "J1").put("W2", "A1").acts("C1", 7);
    assert_eq!(table.refused_by("enter J1"), "X1.4 company-no-enemy-there");
    assert_eq!(table.refused_by("enter J2"), "X8.3 company-no-enemy-near", "an enemy is near");
    table.say("enter J3").say("dice 2").roll(&[3, 1]);
    assert_eq!(table.at("C1"), "J3");
    assert_eq!(table.asks(), "communist action", "it goes on acting (X8.4)");
}

/// 28g: VC come out of a peasant where no White Star unit is.
#[test]
fn vc_come_out_of_peasants() {
    let mut table = table();
    table.put("W1", "C2").put("W2", "A1");
    table.state.board.add_peasant(square("I2"));
    table.acts("C1", 7);
    assert_eq!(table.refused_by("generate I2"), "");
    table.say("generate I2").say("dice 1").roll(&[6]);
    assert_eq!(table.at("C1"), "I2");
}

/// 28g: not beside White Star in one square, not where there is no room, and only VC.
#[test]
fn nobody_comes_out_where_others_stand() {
    let mut table = table();
    table.put("W1", "C2").put("W2", "A1");
    for at in ["C2", "I2", "C3"] {
        table.state.board.add_peasant(square(at));
    }
    table.put("C2", "C3").acts("C1", 7);
    assert_eq!(
        table.refused_by("generate C2"),
        "X1.4 company-no-enemy-there",
        "White Star is there"
    );
    assert_eq!(table.refused_by("generate C3"), "X1.4 company-no-stacking", "no room");
    let mut nva = against_nva();
    nva.put("W1", "A2").put("W2", "A1");
    nva.state.board.add_peasant(square("I2"));
    nva.acts("C1", 7);
    assert_eq!(nva.refused_by("generate I2"), "28g company-no-vc-only", "NVA do not");
}

/// 28i: VC disappear, also when down; they come back up.
#[test]
fn vc_disappear() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "D4").put("C2", "J6").acts("C1", 7);
    table.state.board.body_mut(unit("C1")).down = true;
    table.say("disappear").say("dice 1").roll(&[3]);
    let body = table.state.board.body(unit("C1"));
    assert_eq!((body.place, body.down), (Place::OFF, false));
    assert_eq!(table.state.board.peasants.get(square("D4")), 0, "no village");
}

/// 28i, S-40: not in the turn it came on, and NVA never.
#[test]
fn who_has_just_come_on_does_not_disappear() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C2", "J6").acts("C2", 7);
    table.state.acting_mut().expect("it acts").came_on = true;
    assert_eq!(table.refused_by("disappear"), "28i company-no-came-on");
    let mut nva = against_nva();
    nva.put("W1", "A2").put("W2", "A1").put("C1", "D4").acts("C1", 7);
    assert_eq!(nva.refused_by("disappear"), "28i company-no-vc-disappear");
}
