//! Chapters 33d, 14 and X8.5: peasants in danger, and on the run.

use company::components::{Grade, Nation, Side};

use super::table;
use crate::builder::{Table, command, foot, rules, square};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "A4").put("W2", "A1").put("C1", "C4").acts("W1", 7)
}

/// 33d, S-15: a double 1 endangers a peasant in the square, else one near that the Communist picks.
#[test]
fn a_double_one_endangers_a_peasant() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "C4").acts("W1", 7);
    for at in ["C3", "C4"] {
        table.state.board.add_peasant(square(at));
    }
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[1, 1, 2, 3, 4, 4]);
    assert_eq!(table.asks(), "dice peasant-save");
    table.roll(&[3]).say("hold");
    assert_eq!(table.state.board.peasants.get(square("C4")), 0);
    assert_eq!(table.state.tally.peasants, [1, 0]);
    table.state.board.add_peasant(square("B5"));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[1, 1, 1, 3, 4, 4]);
    assert_eq!(table.asks(), "communist pick-peasant");
    table.say("peasant B5").roll(&[4]).say("hold");
    assert_eq!(table.state.board.peasants.get(square("B5")), 1, "it saved");
}

/// S-14: without the save a picked peasant dies at once.
#[test]
fn peasants_die_at_once_with_the_option() {
    let with = rules("search_and_destroy", &[("peasant_double1_save", "no")]);
    let mut table = Table::with(
        with,
        (Nation::Us, vec![foot(Grade::Average, 6), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    set(&mut table);
    table.state.board.add_peasant(square("C4"));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[1, 1, 2, 3, 4, 4]);
    assert_eq!(table.state.tally.peasants, [1, 0]);
    assert_eq!(table.asks(), "communist return");
}

/// 14a: a double 1 of a reaction endangers a peasant, too, and counts for who shot.
#[test]
fn a_double_one_of_a_reaction() {
    let mut table = table();
    set(&mut table);
    table.state.board.add_peasant(square("A4"));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]).say("fire C1");
    table.roll(&[1, 1, 2, 3, 4, 4]);
    assert_eq!(table.asks(), "dice peasant-save");
    table.roll(&[1]);
    assert_eq!(table.state.tally.peasants, [0, 1]);
    assert_eq!(table.asks(), "white_star action");
}

/// X8.5: with the option a peasant may flee at the end of a White Star turn.
#[test]
fn peasants_flee_with_the_option() {
    let with = rules("search_and_destroy", &[("peasants_flee", "yes")]);
    let mut table = Table::with(
        with,
        (Nation::Us, vec![command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "C3").put("C1", "J6");
    table.state.board.add_peasant(square("C2"));
    table.play(|play| company::rules::turn::begin(play, Side::WhiteStar));
    table.say("pass W1");
    assert_eq!(table.asks(), "communist flee");
    assert_eq!(table.refused_by("flee C2 C3"), "X8.5 company-no-flees-into-enemy");
    table.say("flee C2 D1");
    assert_eq!(table.state.board.peasants.get(square("D1")), 1);
    assert_eq!(table.asks(), "dice countdown");
}
