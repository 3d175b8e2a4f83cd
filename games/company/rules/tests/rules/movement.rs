//! Chapters X10, X7.4 and X4.4: moving, leaving, meeting hidden units.

use company::board::Place;
use company::components::{Grade, Nation, Side, Vehicle};

use super::{copy, table};
use crate::builder::{Table, command, foot, square, unit, vehicles};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "E3").put("W2", "A1").put("W3", "A4").put("W4", "E2").put("C1", "J6")
}

#[test]
fn a_move_goes_to_one_of_eight_neighbours() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    for at in ["D2", "E4", "F4", "D4", "F2"] {
        assert_eq!(table.refused_by(&format!("move {at}")), "");
    }
    table.say("move F4").say("dice 1").roll(&[3]);
    assert_eq!(table.at("W1"), "F4");
}

#[test]
fn units_of_a_kind_do_not_share_a_square() {
    let mut table = table();
    set(&mut table).put("W3", "F3").put("C1", "D3").acts("W1", 7);
    assert_eq!(table.refused_by("move E2"), "X1.4 company-no-stacking", "another foot unit");
    assert_eq!(table.refused_by("move F3"), "", "a vehicle");
    assert_eq!(table.refused_by("move D3"), "X1.4 company-no-enemy-there", "an enemy");
}

/// 28b, 16c: the square moved into decides.
#[test]
fn terrain_decides_the_number_needed() {
    let mut table = table();
    set(&mut table).put("W1", "F4").put("W3", "C4").acts("W1", 7);
    table.say("move G5").say("dice 2").roll(&[4, 4]);
    assert_eq!(table.at("W1"), "F4", "bamboo needs 5");
    table.acts("W3", 7).say("move D5").say("dice 1").roll(&[5]);
    assert_eq!(table.at("W3"), "C4", "bamboo needs 6 of vehicles");
}

/// X7.4: in an exit mission White Star leaves over the named edge, rolled as for its own square.
#[test]
fn units_leave_over_the_exit_edge() {
    let mut table = Table::new(
        "road_runner",
        (Nation::Us, vec![foot(Grade::Average, 6), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "J3").put("W2", "I3").put("C1", "A1").acts("W1", 7);
    table.state.board.body_mut(unit("W1")).casualties = 2;
    table.say("leave").say("dice 1").roll(&[3]);
    assert_eq!(table.state.board.body(unit("W1")).place, Place::LEFT);
    assert_eq!((table.state.tally.left, table.state.tally.evacuated), ([1, 0], 2));
}

/// X7.4: not from the square before the edge, and not in a mission without an exit.
#[test]
fn nobody_leaves_elsewhere() {
    let mut table = Table::new(
        "road_runner",
        (Nation::Us, vec![foot(Grade::Average, 6), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "J3").put("W2", "I3").put("C1", "A1").acts("W2", 7);
    assert_eq!(table.refused_by("leave"), "X7.4 company-no-not-at-exit", "not at the edge");
    let mut other = self::table();
    set(&mut other).put("W1", "J4").acts("W1", 7);
    assert_eq!(other.refused_by("leave"), "X7.4 company-no-exit", "not in this mission");
}

/// X4.4: a unit that White Star comes near to is shown before anything else.
#[test]
fn moving_beside_a_hidden_unit_shows_it() {
    let mut table = table();
    set(&mut table).put("W1", "C4");
    table.state.board.open_foot.insert(square("E5"));
    table.state.board.hide(&table.rules, unit("C2"), square("E5"));
    table.acts("W1", 7).say("move D4").say("dice 1").roll(&[6]);
    assert!(!table.state.board.hidden.has(1));
    assert!(table.state.board.seen.has(1));
    assert!(!table.state.board.open_foot.has(square("E5")));
    assert_eq!(table.asks(), "white_star action", "it is no face neighbour");
    assert_eq!(table.state.board.visible(Side::Communist).len(), 2);
}

/// X7.4: leaving is rolled for the square the unit stands in; nothing is entered, so nothing happens there.
#[test]
fn leaving_enters_nothing() {
    let mut table = Table::new(
        "road_runner",
        (Nation::Us, vec![vehicles(Vehicle::Truck, 2), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "J3").put("W2", "I3").put("C1", "J2").acts("W1", 7);
    table.state.acting_mut().expect("it acts").entered = 2;
    let needs = match table.rules.charts.terrain(square("J3")) {
        company::components::Terrain::Road => 3,
        other => panic!("{other:?}"),
    };
    let mut fails = copy(&table);
    fails.say("leave").say("dice 1").roll(&[needs - 1]);
    assert_eq!(fails.at("W1"), "J3");
    table.say("leave").say("dice 1").roll(&[needs]);
    assert_eq!(table.state.tally.left, [0, 2], "each vehicle counts");
    assert_eq!(table.asks(), "white_star unit", "no trap, and nobody shoots");
}

/// X4.4: White Star shows hidden units in whatever way it comes near: falling back, advancing.
#[test]
fn falling_back_and_advancing_show_hidden_units() {
    let fought = |won: bool| {
        let mut table = table();
        table.put("W1", "D3").put("W2", "A1").put("C1", "D4").acts("W1", 7);
        for (name, at) in [("C2", "E5"), ("C3", "C1")] {
            table.state.board.open_foot.insert(square(at));
            table.state.board.hide(&table.rules, unit(name), square(at));
        }
        table.say("assault C1").say("dice 1").roll(&[5]);
        if won {
            table.say("fall back").roll(&[6; 6]);
        } else {
            table.say("fight").roll(&[1; 18]).say("keep").roll(&[1; 18]).roll(&[1; 6]);
            table.say("offer D2").say("offer D1").say("offer B2").roll(&[6, 1]).say("take D2");
        }
        table
    };
    let advanced = fought(true);
    assert_eq!(advanced.at("W1"), "D4");
    assert!(advanced.state.board.seen.has(1) && !advanced.state.board.seen.has(2), "E5 is near D4");
    let beaten = fought(false);
    assert_eq!(beaten.at("W1"), "D2");
    assert!(!beaten.state.board.seen.has(1) && beaten.state.board.seen.has(2), "C1 is near D2");
}
