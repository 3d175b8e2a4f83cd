//! Exact odds before an action is declared, for each number of dice.

use company::choice::{Action, Choice};
use kernel::{Rules, Seat, Viewer, odds};

use super::table;
use crate::builder::{Table, unit};

fn permille(table: &Table, choice: Choice, gauge: &str, at_least: i64) -> u64 {
    let view = table.rules.view(&table.state, Viewer::Seat(Seat(0)));
    let odds = odds(&table.rules, &view, Seat(0), &choice).expect("odds can be computed");
    odds.at_least(gauge, at_least).0.permille() as u64
}

/// 28b: one success of so many dice is enough.
#[test]
fn each_number_of_dice_has_its_chance() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "J6").acts("W1", 7);
    table.say("move B4");
    for (dice, chance) in [(1, 667), (2, 889), (3, 963), (7, 1000)] {
        assert_eq!(permille(&table, Choice::Dice(dice), "success", 1), chance);
    }
    table.say("back").say("move A5");
    assert_eq!(permille(&table, Choice::Dice(1), "success", 1), 500);
}

/// 33: a shot of six dice at a target that saves on 3 takes two thirds of a base on average.
#[test]
fn a_shot_has_its_odds() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "C4").acts("W1", 7);
    let view = |table: &Table| table.rules.view(&table.state, Viewer::Seat(Seat(0)));
    table.say("shoot");
    let shot = Choice::Act(Action::Shoot(unit("C1")));
    let sums = odds(&table.rules, &view(&table), Seat(0), &shot).expect("sums");
    assert_eq!(sums.ledgers.len(), 2);
    table.say("shoot C1");
    let odds = odds(&table.rules, &view(&table), Seat(0), &Choice::Dice(7)).expect("odds");
    let (expected, _) = odds.expected("enemy-lost");
    // 127 of 128 times the action succeeds; then six dice hit with a third and kill with a third.
    assert_eq!(expected, 661);
}

/// 32: an assault with its re-roll, its losses and its pursuit is exact, too.
#[test]
fn an_assault_has_its_odds() {
    let mut table = table();
    table.put("W1", "D3").put("W2", "A1").put("C1", "D4").acts("W1", 7);
    table.say("assault C1");
    let view = table.rules.view(&table.state, Viewer::Seat(Seat(0)));
    let odds = odds(&table.rules, &view, Seat(0), &Choice::Dice(3)).expect("odds");
    assert_eq!(odds.at_least("success", 1).0.permille(), 704);
    assert!(odds.expected("enemy-lost").0 > odds.expected("own-lost").0);
}
