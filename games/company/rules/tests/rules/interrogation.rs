//! Chapter 35: peasants are interrogated.

use company::components::{Grade, Nation};

use super::table;
use crate::builder::{Table, command, foot, square};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "C2").put("W2", "A1").put("W3", "A4").put("C1", "J6")
}

/// 35, S-35: a 5 brings a token; the peasants stay where they are.
#[test]
fn a_peasant_talks() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    table.state.board.add_peasant(square("C2"));
    table.state.board.add_peasant(square("C2"));
    table.say("interrogate").say("dice 1").roll(&[4]).roll(&[2]);
    assert!(!table.state.token);
    table.state.interrogated = Default::default();
    table.say("interrogate").say("dice 1").roll(&[4]).roll(&[5]);
    assert!(table.state.token);
    assert_eq!(table.state.board.peasants.get(square("C2")), 2, "they stay");
}

/// 35, S-65: once a square and turn, and not while a token is held.
#[test]
fn nobody_is_asked_twice_or_for_a_second_token() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    table.state.board.add_peasant(square("C2"));
    table.say("interrogate").say("dice 1").roll(&[4]).roll(&[2]);
    assert_eq!(
        table.refused_by("interrogate"),
        "35 company-no-interrogated",
        "once a square and turn"
    );
    table.state.interrogated = Default::default();
    table.state.token = true;
    assert_eq!(table.refused_by("interrogate"), "35 company-no-token-held");
}

/// S-35: a peasant in the next square is not near enough.
#[test]
fn the_peasant_is_in_the_square() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    table.state.board.add_peasant(square("C3"));
    assert_eq!(table.refused_by("interrogate"), "35 company-no-peasant");
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
