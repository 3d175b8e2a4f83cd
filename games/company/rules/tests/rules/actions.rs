//! Chapters 28c, 28d, 28e, 28h and 35: going down, leaders, caches, casualties, interrogation.

use company::components::{Cache, Grade, Nation, Side};

use super::{against_nva, table};
use crate::builder::{Table, command, foot, square, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "C2").put("W2", "A1").put("W3", "A4").put("C1", "J6")
}

/// 28c, S-08: down and up again; a down unit does nothing else but shoot, disappear and call.
#[test]
fn down_and_carry_on() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    assert_eq!(table.refused_by("up"), "28c company-no-is-up");
    table.say("down").say("dice 1").roll(&[3]);
    assert!(table.state.board.body(unit("W1")).down);
    assert_eq!(table.refused_by("down"), "28c company-no-is-down");
    for said in ["move C3", "search", "leader"] {
        assert_eq!(table.refused_by(said), "28c company-no-down", "{said}");
    }
    table.say("up").say("dice 1").roll(&[3]);
    assert!(!table.state.board.body(unit("W1")).down);
    table.acts("W2", 7);
    table.state.board.body_mut(unit("W2")).down = true;
    assert_eq!(table.refused_by("call"), "");
}

/// 28e: a unit without a leader makes one; in a command unit the PC is back.
#[test]
fn a_new_leader() {
    let mut table = table();
    set(&mut table).acts("W2", 7);
    assert_eq!(table.refused_by("leader"), "28e company-no-has-leader");
    table.state.board.body_mut(unit("W2")).leader = false;
    assert_eq!(table.refused_by("call"), "34a company-no-not-commander");
    table.say("leader").say("dice 1").roll(&[4]);
    assert_eq!(table.refused_by("call"), "");
}

/// 28d: a carried cache is destroyed and no longer weighs.
#[test]
fn a_cache_is_destroyed() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    assert_eq!(table.refused_by("destroy"), "X5.7 company-no-target");
    table.state.board.body_mut(unit("W1")).caches.add(Cache::Low);
    assert_eq!(table.refused_by("destroy high"), "28d company-no-cache");
    table.say("destroy low").say("dice 1").roll(&[3]);
    assert!(table.state.board.body(unit("W1")).caches.is_empty());
    assert_eq!(table.state.tally.destroyed.count(Cache::Low), 1);
}

/// 28h: a marker of the unit or a body in its square; one an action.
#[test]
fn communist_casualties_are_taken_away() {
    let mut table = table();
    set(&mut table).acts("C1", 7);
    assert_eq!(table.refused_by("remove casualty"), "28h company-no-nothing-to-remove");
    assert_eq!(table.refused_by("remove body"), "28h company-no-nothing-to-remove");
    table.state.board.body_mut(unit("C1")).casualties = 2;
    table.state.board.dead[Side::Communist as usize].set(square("J6"), 1);
    table.say("remove casualty").say("dice 1").roll(&[3]);
    table.say("remove body").say("dice 1").roll(&[3]);
    assert_eq!(table.state.board.body(unit("C1")).casualties, 1);
    assert_eq!(table.state.board.dead[1].get(square("J6")), 0);
    assert_eq!(table.state.tally.removed, 2);
}

/// 16b, X10.2: what vehicles never do.
#[test]
fn vehicles_only_move_and_shoot() {
    let mut table = table();
    set(&mut table).put("W3", "C3").acts("W3", 7);
    for said in ["search", "interrogate", "call", "down", "leader", "destroy low"] {
        assert_eq!(table.refused_by(said), "X10.2 company-no-not-vehicles", "{said}");
    }
    assert_eq!(table.refused_by("move C4"), "");
}

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

/// 35, S-65: a peasant in the square, no token held, once a square and turn.
#[test]
fn interrogation() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    assert_eq!(table.refused_by("interrogate"), "S-35 company-no-peasant");
    table.state.board.add_peasant(square("C2"));
    table.state.board.add_peasant(square("C2"));
    table.say("interrogate").say("dice 1").roll(&[4]).roll(&[2]);
    assert!(!table.state.token);
    assert_eq!(
        table.refused_by("interrogate"),
        "35 company-no-interrogated",
        "once a square and turn"
    );
    table.state.interrogated = Default::default();
    table.say("interrogate").say("dice 1").roll(&[4]).roll(&[5]);
    assert!(table.state.token);
    table.state.interrogated = Default::default();
    assert_eq!(table.refused_by("interrogate"), "S-65 company-no-token-held");
    assert_eq!(table.state.board.peasants.get(square("C2")), 2, "they stay");
}

/// S-65: ARVN must roll a wasted die again and keep the second, even a 1.
#[test]
fn arvn_interrogate_twice() {
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Arvn, vec![foot(Grade::Average, 6), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "C2").put("W2", "A1").put("C1", "J6").acts("W1", 7);
    table.state.board.add_peasant(square("C2"));
    table.say("interrogate").say("dice 1").roll(&[4]).roll(&[3]).roll(&[1]);
    assert_eq!(table.state.tally.peasants, [1, 0]);
    assert_eq!(table.state.board.peasants.get(square("C2")), 0);
}
