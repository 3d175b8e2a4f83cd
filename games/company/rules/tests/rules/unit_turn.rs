//! X5.3 and X5.7: a unit's turn, its dice, and what can be taken back.

use super::white_star_turn;
use crate::builder::Table;

#[test]
fn a_unit_acts_with_its_dice_until_it_stops() {
    let mut table = white_star_turn();
    assert_eq!(table.asks(), "white_star unit");
    table.say("unit W1").say("move B4").say("dice 2").roll(&[1, 3]);
    assert_eq!(table.at("W1"), "B4");
    assert_eq!(table.state.acting().expect("it goes on").dice, 5);
    table.say("stop");
    assert_eq!(table.asks(), "white_star unit");
    assert!(!table.state.group().expect("the group goes on").left.has(0));
}

#[test]
fn more_dice_than_are_left_cannot_be_rolled() {
    let mut table = white_star_turn();
    table.say("unit W1").say("move B4");
    let choices = |table: &Table| {
        let mut out = Vec::new();
        kernel::Rules::legal(&table.rules, &table.state, kernel::Seat(0), &mut out);
        out.len()
    };
    assert_eq!(choices(&table), 7);
    table.say("dice 5").roll(&[1, 1, 1, 1, 6]).say("move C4");
    assert_eq!(choices(&table), 2);
}

/// Before dice are rolled the pick can be taken back.
#[test]
fn a_pick_can_be_taken_back_until_dice_are_set() {
    let mut table = white_star_turn();
    table.say("unit W1").say("move B4").say("back").say("back").say("back").say("unit W4");
    table.say("move C4").say("dice 1").roll(&[6]);
    let mut all = Vec::new();
    kernel::Rules::candidates(
        &table.rules,
        &table.state,
        kernel::Seat(0),
        kernel::Scope::All,
        &mut all,
    );
    assert!(!all.contains(&company::choice::Choice::Back), "the unit has begun");
}
