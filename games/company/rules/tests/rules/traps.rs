//! Chapter 30: booby traps.

use company::components::{Grade, Nation};
use company::event::Event;

use super::{copy, table};
use crate::builder::{Table, foot, rules, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "E3").put("W2", "A1").put("W3", "A4").put("W4", "E2").put("C1", "J6")
}

/// 30, S-07: the third square of a turn, once.
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
}

/// S-49: the Communist knows where his traps are.
#[test]
fn the_communist_meets_no_trap() {
    let mut table = table();
    set(&mut table).acts("C1", 7);
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
    let mut harmless = copy(&table);
    harmless.roll(&[1]);
    assert_eq!(harmless.asks(), "communist opportunity");
    table.roll(&[5]).roll(&[1]).roll(&[1]);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Shoots { .. })));
    assert_eq!(table.asks(), "white_star unit");
}
