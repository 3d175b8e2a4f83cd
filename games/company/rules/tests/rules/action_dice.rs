//! Chapters 28a and 16a: how many action dice a unit has.

use company::components::{Body, Cache, Commander, Grade, Nation};

use super::{against_nva, table, white_star_turn};
use crate::builder::{Table, command, foot, unit};

/// 28a and 16a for a unit of a table, without morale.
fn action_dice(table: &Table, name: &str) -> u8 {
    company::rules::action_dice::count(&table.rules, &table.state, unit(name), 0)
}

/// 28a: hammered costs two dice in the next turn, once.
#[test]
fn hammered_ends_with_the_next_turn() {
    let mut table = white_star_turn();
    table.state.board.body_mut(unit("W1")).hammered = true;
    table.say("unit W1");
    assert_eq!(table.state.acting().expect("it acts").dice, 5);
    table.say("move B4").say("dice 1").roll(&[6]).say("stop");
    assert!(!table.state.board.body(unit("W1")).hammered);
    table.state.board.body_mut(unit("W4")).hammered = true;
    table.say("pass W4");
    assert!(!table.state.board.body(unit("W4")).hammered, "a pass is a turn too");
}

/// 28a, S-09: the PC beyond distance 2, or without his leader, costs two dice; VC need none.
#[test]
fn the_platoon_commander_must_be_near() {
    let mut table = white_star_turn();
    let dice = |table: &Table, name: &str| {
        company::rules::action_dice::count(&table.rules, &table.state, unit(name), 0)
    };
    table.put("W1", "D4");
    assert_eq!(dice(&table, "W1"), 5);
    table.put("W1", "C4");
    assert_eq!(dice(&table, "W1"), 7);
    table.state.board.body_mut(unit("W2")).leader = false;
    assert_eq!((dice(&table, "W1"), dice(&table, "W2")), (5, 3));
    assert_eq!(dice(&table, "C1"), 7);
    let mut nva = against_nva();
    nva.put("C1", "J6");
    assert_eq!(dice(&nva, "C1"), 5, "the PC is off table");
}

/// S-09: the PC of the own platoon counts, he himself is at 0, and a CC does not stand in for him.
#[test]
fn the_commander_of_the_own_platoon_counts() {
    let mut rows = vec![foot(Grade::Average, 6), command(Grade::Average, 4)];
    for commander in [Commander::Platoon, Commander::Company] {
        let mut row = command(Grade::Average, 4);
        row.body = Body::Foot { grade: Grade::Average, commander: Some(commander) };
        row.platoon = 1;
        rows.push(row);
    }
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, rows),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A4").put("W2", "D4").put("W3", "B4").put("W4", "B3").put("C1", "J6");
    assert_eq!(action_dice(&table, "W1"), 5, "its own PC is 3 away, those of the others beside it");
    assert_eq!(
        [action_dice(&table, "W2"), action_dice(&table, "W3")],
        [7, 7],
        "at 0 of themselves"
    );
    assert_eq!(action_dice(&table, "W4"), 7, "a CC has the PC of his platoon");
    table.put("W2", "C6");
    assert_eq!(action_dice(&table, "W1"), 7, "the longer way counts: 2");
    table.state.board.body_mut(unit("W3")).leader = false;
    assert_eq!(action_dice(&table, "W4"), 5, "the CC does not replace the PC that was lost");
}

/// S-09: a unit that waits lacks neither its PC nor, as vehicles, foot beside it.
#[test]
fn nobody_off_table_lacks_a_commander_or_foot() {
    let mut nva = against_nva();
    nva.put("W1", "A1");
    assert_eq!([action_dice(&nva, "C1"), action_dice(&nva, "C4")], [7, 7], "all of them wait");
    nva.put("C1", "J6").put("C4", "E6");
    assert_eq!([action_dice(&nva, "C1"), action_dice(&nva, "C4")], [5, 5], "on the table they do");
}

/// S-10: one die less, whether a unit carries one cache or two.
#[test]
fn one_or_two_caches_cost_one_die() {
    let mut table = white_star_turn();
    let mut counted = vec![action_dice(&table, "W1")];
    for cache in [Cache::High, Cache::Low] {
        table.state.board.body_mut(unit("W1")).caches.add(cache);
        counted.push(action_dice(&table, "W1"));
    }
    assert_eq!(counted, [7, 6, 6]);
}

/// S-50, 16a: foot in the square of the vehicles is near them, foot two squares away is not.
#[test]
fn foot_in_the_own_square_is_near() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "J1").put("W3", "A4").put("W4", "J2").put("C1", "J6");
    assert_eq!(action_dice(&table, "W3"), 7);
    table.put("W1", "C4");
    assert_eq!(action_dice(&table, "W3"), 5);
}
