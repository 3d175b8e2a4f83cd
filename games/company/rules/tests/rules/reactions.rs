//! Chapter 33b: opportunity and return shooting.

use super::table;
use crate::builder::{square, unit};

/// 33b: a face neighbour shoots at a mover, once in its turn; a diagonal one does not.
#[test]
fn opportunity_shooting_once_a_turn() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "C4").put("C2", "C3").acts("W1", 7);
    table.say("move B4").say("dice 1").roll(&[3]);
    assert_eq!(table.asks(), "communist opportunity");
    let mut all = Vec::new();
    kernel::Rules::legal(&table.rules, &table.state, kernel::Seat(1), &mut all);
    assert_eq!(all.len(), 2, "C1 or nobody: C2 is diagonal");
    table.say("fire C1");
    assert_eq!(table.dice_asked(), 6);
    table.roll(&[1, 2, 3, 4, 5, 5]);
    table.say("move B3").say("dice 1").roll(&[3]).say("hold");
    table.say("move B4").say("dice 1").roll(&[3]);
    assert_eq!(table.asks(), "dice trap", "the third square");
    table.roll(&[1]);
    assert_eq!(table.asks(), "white_star action", "C1 has had its shot");
}

/// S-70: who does not see the shooter does not answer, though he was seen himself.
#[test]
fn no_answer_to_a_shooter_who_is_not_seen() {
    let mut table = table();
    // Bamboo is seen from the next square only; from it the road lies open.
    table.put("W1", "D5").put("W2", "A1").put("C1", "C4").acts("W1", 7);
    table.put("C1", "B4");
    let seen = |from: &str, to: &str| table.rules.charts.seen_from(square(from)).has(square(to));
    assert!(seen("D5", "B4") && !seen("B4", "D5"));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]);
    assert_eq!(table.asks(), "white_star action");
}

/// X5.4: a reaction ends the turn of the active unit only by wiping it out.
#[test]
fn a_reaction_that_wipes_the_mover_out() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("W4", "A2").put("C1", "C4").acts("W1", 7);
    table.state.board.body_mut(unit("W1")).strength = 1;
    table.say("move B4").say("dice 1").roll(&[3]).say("fire C1");
    table.roll(&[6, 1, 2, 2, 2, 2]).roll(&[1]);
    assert_eq!(table.at("W1"), "");
    assert_eq!(table.asks(), "white_star unit");
    assert!(table.state.failed.is_empty(), "that is no fail");
}

/// 33b: hit or not, the target answers with the bases it has, from as far as foot shoots; only a 6 hits.
#[test]
fn a_missed_target_answers_at_the_edge_of_its_range() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "D4").acts("W1", 7);
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]);
    assert_eq!(table.asks(), "communist return", "three squares away, and nobody was hit");
    table.say("fire C1").roll(&[5; 6]);
    assert_eq!((table.asks().as_str(), table.strength("W1")), ("white_star action", 6));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]).say("fire C1");
    table.roll(&[6, 5, 5, 5, 5, 5]);
    assert_eq!((table.asks().as_str(), table.dice_asked()), ("dice saves", 1));
}

/// 33b: foot does not answer vehicles at range 4, and a mover that stays diagonal draws no shot.
#[test]
fn who_is_out_of_range_or_moves_diagonally_draws_no_reaction() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("W3", "A4").put("C1", "E4").acts("W3", 7);
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 4]);
    assert_eq!(table.asks(), "white_star action", "no answer at range 4");
    table.put("C1", "D4").acts("W3", 7);
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 4]);
    assert_eq!(table.asks(), "communist return", "at range 3 there is one");
    let mut moved = self::table();
    moved.put("W1", "A4").put("W2", "A1").put("C1", "C5").acts("W1", 7);
    moved.say("move B4").say("dice 1").roll(&[3]);
    assert_eq!(moved.asks(), "white_star action", "B4 and C5 share no side");
    moved.say("move C4").say("dice 1").roll(&[3]);
    assert_eq!(moved.asks(), "communist opportunity", "C4 and C5 do");
}
