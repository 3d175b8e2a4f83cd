//! Chapters X10, X7.4, 30, X8.3, 28g and 28i: moving, leaving, traps, coming on, disappearing.

use company::board::Place;
use company::components::{Grade, Nation, Side, Vehicle};
use company::event::Event;

use super::{against_nva, table};
use crate::builder::{Table, command, foot, rules, square, unit, vehicles};

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

/// 30, S-07: the third square of a turn, once, and White Star only.
#[test]
fn the_third_square_is_trapped() {
    let mut table = table();
    set(&mut table).put("W1", "A4").acts("W1", 7);
    table.say("move B4").say("dice 1").roll(&[3]);
    table.say("move C4").say("dice 1").roll(&[3]);
    table.say("move D4").say("dice 1").roll(&[3]);
    assert_eq!(table.asks(), "dice trap");
    table.roll(&[4]);
    table.say("move E4").say("dice 1").roll(&[3]);
    assert_eq!(table.asks(), "white_star action", "once a turn");
    table.acts("C1", 7);
    for at in ["I6", "J6", "I6", "J6"] {
        table.say(&format!("move {at}")).say("dice 1").roll(&[6]);
    }
    assert_eq!(table.asks(), "communist action");
}

#[test]
fn a_trap_kills_and_ends_the_turn_without_a_fail() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    table.state.acting_mut().expect("it acts").entered = 2;
    table.say("move E4").say("dice 1").roll(&[3]).roll(&[6]).roll(&[1]).roll(&[6]);
    let body = table.state.board.body(unit("W1"));
    assert_eq!((body.strength, body.casualties, body.down, body.leader), (5, 1, true, false));
    assert!(table.state.acting().is_none() && table.state.failed.is_empty());
}

/// S-07: with the option every third square is trapped.
#[test]
fn traps_repeat_with_the_option() {
    let with = rules("search_and_destroy", &[("booby_repeat", "yes")]);
    let mut table = Table::with(
        with,
        (Nation::Us, vec![foot(Grade::Average, 6)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A4").put("C1", "J6").acts("W1", 7);
    table.state.acting_mut().expect("it acts").entered = 5;
    table.say("move B4").say("dice 1").roll(&[3]);
    assert_eq!(table.asks(), "dice trap");
}

/// S-59, 30c: the trap comes before opportunity shooting, which it may forestall.
#[test]
fn a_trap_forestalls_opportunity_shooting() {
    let mut table = table();
    set(&mut table).put("W1", "A4").put("C1", "C4").acts("W1", 7);
    table.state.acting_mut().expect("it acts").entered = 2;
    table.say("move B4").say("dice 1").roll(&[3]);
    assert_eq!(table.asks(), "dice trap");
    let mut harmless = Table { ..copy(&table) };
    harmless.roll(&[1]);
    assert_eq!(harmless.asks(), "communist opportunity");
    table.roll(&[5]).roll(&[1]).roll(&[1]);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Shoots { .. })));
    assert_eq!(table.asks(), "white_star unit");
}

fn copy(table: &Table) -> Table {
    Table { rules: table.rules.clone(), state: table.state.clone(), events: Vec::new() }
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
    table.acts("W2", 7);
    assert_eq!(table.refused_by("leave"), "X7.4 company-no-not-at-exit", "not at the edge");
    let mut other = self::table();
    set(&mut other).put("W1", "J4").acts("W1", 7);
    assert_eq!(other.refused_by("leave"), "X7.4 company-no-exit", "not in this mission");
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

/// 28g: VC come out of a peasant where no White Star unit is; only VC do.
#[test]
fn vc_come_out_of_peasants() {
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
    assert_eq!(table.refused_by("generate I2"), "");
    let mut nva = against_nva();
    nva.put("W1", "A2").put("W2", "A1");
    nva.state.board.add_peasant(square("I2"));
    nva.acts("C1", 7);
    assert_eq!(nva.refused_by("generate I2"), "28g company-no-vc-only", "NVA do not");
}

/// 28i: VC disappear, also when down, but not in the turn they came on; they come back up.
#[test]
fn vc_disappear() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "D4").put("C2", "J6").acts("C1", 7);
    table.state.board.body_mut(unit("C1")).down = true;
    table.say("disappear").say("dice 1").roll(&[3]);
    let body = table.state.board.body(unit("C1"));
    assert_eq!((body.place, body.down), (Place::OFF, false));
    assert_eq!(table.state.board.peasants.get(square("D4")), 0, "no village");
    table.acts("C2", 7);
    table.state.acting_mut().expect("it acts").came_on = true;
    assert_eq!(table.refused_by("disappear"), "28i company-no-came-on");
    let mut nva = against_nva();
    nva.put("W1", "A2").put("W2", "A1").put("C1", "D4").acts("C1", 7);
    assert_eq!(nva.refused_by("disappear"), "28i company-no-vc-disappear");
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
