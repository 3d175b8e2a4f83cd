//! Chapter 28j, CASEVAC.

use company::components::Side;

use super::table;
use crate::builder::{Table, square, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "C4").put("W2", "B4").put("C1", "J6");
    table.state.board.body_mut(unit("W1")).casualties = 2;
    table.state.board.dead[Side::WhiteStar as usize].set(square("C4"), 1);
    table.acts("W2", 7)
}

#[test]
fn casualties_are_flown_out() {
    let mut table = table();
    set(&mut table).say("casevac C4").say("dice 2").roll(&[5, 1]);
    assert_eq!(table.state.tally.evacuated, 3);
    assert_eq!(table.state.board.body(unit("W1")).casualties, 0);
    assert_eq!(table.state.board.dead[0].get(square("C4")), 0);
    assert_eq!(table.asks(), "white_star action");
}

/// S-32: enemies near the square endanger the helicopter; a six brings it down, nobody is flown out.
#[test]
fn a_helicopter_is_lost() {
    let mut table = table();
    set(&mut table).put("C1", "D5");
    table.say("casevac C4").say("dice 1").roll(&[5]);
    assert_eq!(table.dice_asked(), 6);
    table.roll(&[6, 1, 1, 1, 1, 1]);
    assert_eq!((table.state.tally.helicopters, table.state.tally.evacuated), (1, 0));
    assert_eq!(table.refused_by("casevac C4"), "28j company-no-casevacs-used", "the call is used");
}

#[test]
fn who_calls_and_where() {
    let mut table = table();
    set(&mut table);
    assert_eq!(table.refused_by("casevac C4"), "");
    table.state.strikes = 1;
    assert_eq!(
        table.refused_by("casevac C4"),
        "28j company-no-casevacs-used",
        "shared with artillery against VC"
    );
    table.state.strikes = 0;
    table.state.board.dead[0].set(square("J6"), 1);
    assert_eq!(
        table.refused_by("casevac J6"),
        "28j company-no-lands-on-enemy",
        "an enemy is there"
    );
    table.acts("W1", 7);
    assert_eq!(table.refused_by("casevac C4"), "28j company-no-not-pc", "no PC");
    table.acts("W2", 7);
    table.state.board.body_mut(unit("W2")).leader = false;
    assert_eq!(table.refused_by("casevac C4"), "28j company-no-not-pc", "S-57");
    table.state.board.body_mut(unit("W2")).leader = true;
    table.state.board.body_mut(unit("W2")).down = true;
    assert_eq!(table.refused_by("casevac C4"), "28c company-no-down", "S-53");
}
