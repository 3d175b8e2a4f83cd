//! Chapters 28c, 28e, 28h and X10.2: going down, leaders, casualties, what vehicles do not do.

use company::components::Side;

use super::table;
use crate::builder::{Table, square, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "C2").put("W2", "A1").put("W3", "A4").put("C1", "J6")
}

/// 28c, S-08: down and up again; a commander calls artillery lying down.
#[test]
fn down_and_carry_on() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    table.say("down").say("dice 1").roll(&[3]);
    assert!(table.state.board.body(unit("W1")).down);
    table.say("up").say("dice 1").roll(&[3]);
    assert!(!table.state.board.body(unit("W1")).down);
    table.acts("W2", 7);
    table.state.board.body_mut(unit("W2")).down = true;
    assert_eq!(table.refused_by("call"), "");
}

/// 28c, S-08: nobody goes down twice or gets up twice; a down unit does nothing else but shoot, disappear and call.
#[test]
fn who_is_down_does_little_else() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    assert_eq!(table.refused_by("up"), "28c company-no-is-up");
    table.state.board.body_mut(unit("W1")).down = true;
    assert_eq!(table.refused_by("down"), "28c company-no-is-down");
    for said in ["move C3", "search", "leader"] {
        assert_eq!(table.refused_by(said), "28c company-no-down", "{said}");
    }
    assert_eq!(table.refused_by("up"), "", "it may carry on");
}

/// 28e: a unit without a leader makes one; in a command unit the PC is back.
#[test]
fn a_new_leader() {
    let mut table = table();
    set(&mut table).acts("W2", 7);
    table.state.board.body_mut(unit("W2")).leader = false;
    assert_eq!(table.refused_by("call"), "34a company-no-not-commander");
    table.say("leader").say("dice 1").roll(&[4]);
    assert_eq!(table.refused_by("call"), "");
}

/// 28e: one leader is enough, and a roll that fails makes none.
#[test]
fn who_has_a_leader_makes_none() {
    let mut table = table();
    set(&mut table).acts("W2", 7);
    assert_eq!(table.refused_by("leader"), "28e company-no-has-leader");
    table.state.board.body_mut(unit("W2")).leader = false;
    table.say("leader").say("dice 1").roll(&[1]);
    assert!(!table.state.board.body(unit("W2")).leader);
}

/// 28h: a marker of the unit or a body in its square; one an action.
#[test]
fn communist_casualties_are_taken_away() {
    let mut table = table();
    set(&mut table).acts("C1", 7);
    table.state.board.body_mut(unit("C1")).casualties = 2;
    table.state.board.dead[Side::Communist as usize].set(square("J6"), 1);
    table.say("remove casualty").say("dice 1").roll(&[3]);
    table.say("remove body").say("dice 1").roll(&[3]);
    assert_eq!(table.state.board.body(unit("C1")).casualties, 1);
    assert_eq!(table.state.board.dead[1].get(square("J6")), 0);
    assert_eq!(table.state.tally.removed, 2);
}

/// S-41: a body in the next square is too far away, and somebody else's marker is not the unit's own.
#[test]
fn nothing_is_taken_away_where_nothing_lies() {
    let mut table = table();
    set(&mut table).put("C2", "I6").acts("C1", 7);
    table.state.board.body_mut(unit("C2")).casualties = 1;
    table.state.board.dead[Side::Communist as usize].set(square("I6"), 1);
    assert_eq!(table.refused_by("remove casualty"), "28h company-no-nothing-to-remove");
    assert_eq!(table.refused_by("remove body"), "28h company-no-nothing-to-remove");
}

/// 16b, X10.2: what vehicles never do.
#[test]
fn vehicles_only_move_and_shoot() {
    let mut table = table();
    set(&mut table).put("W3", "C3").acts("W3", 7);
    for said in ["search", "interrogate", "call", "destroy low"] {
        assert_eq!(table.refused_by(said), "X10.2 company-no-not-vehicles", "{said}");
    }
    for said in ["down", "leader"] {
        assert_eq!(table.refused_by(said), "16c company-no-vehicle-actions", "{said}");
    }
    assert_eq!(table.refused_by("move C4"), "");
}
