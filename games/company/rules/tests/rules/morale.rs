//! Chapter 27: who tests morale, and what it costs.

use company::components::Side;
use company::rules::turn;

use super::{against_nva, white_star_turn};
use crate::builder::unit;

/// 27: an enemy in proximity makes foot test; each fail costs a die.
#[test]
fn morale_costs_dice() {
    let mut table = white_star_turn();
    table.put("C1", "B5");
    table.say("unit W1");
    assert_eq!(table.asks(), "dice morale");
    table.roll(&[5]);
    assert_eq!(table.state.acting().expect("it acts").dice, 6);
}

/// 16b, 27: vehicles never test, and no enemy is no test.
#[test]
fn vehicles_and_the_unthreatened_do_not_test() {
    let mut table = white_star_turn();
    table.put("C1", "B5");
    table.say("unit W3");
    assert_eq!(table.asks(), "white_star action");
    table.say("back").say("unit W4");
    assert_eq!(table.asks(), "white_star action");
}

/// S-03: after a fail there is no morale test.
#[test]
fn no_morale_test_with_a_single_die() {
    let mut table = white_star_turn();
    table.say("unit W4").say("move C4").say("dice 1").roll(&[1]);
    table.put("C1", "B5").say("unit W1");
    assert_eq!(table.asks(), "white_star action");
}

/// S-44: vehicles near count for morale; a unit nobody sees frightens nobody.
#[test]
fn vehicles_frighten_and_hidden_units_do_not() {
    let morale = |hidden: &str| {
        let mut nva = against_nva();
        nva.put("W1", "C4").put("W2", "A4").put("C4", "D4");
        if !hidden.is_empty() {
            nva.state.board.open_foot.insert(crate::builder::square(hidden));
            nva.state.board.hide(&nva.rules, unit("C1"), crate::builder::square(hidden));
        }
        nva.play(|play| turn::begin(play, Side::WhiteStar));
        nva.say("unit W1");
        (nva.asks(), nva.dice_asked())
    };
    assert_eq!(morale(""), ("dice morale".to_owned(), 1), "the tank in D4");
    assert_eq!(morale("D5"), ("dice morale".to_owned(), 1), "one more, but nobody sees it");
}
