//! A press that means several choices.

use kernel::journal::{NoUndo, PressRefused, What};
use kernel::{Match, Refused, Sink};

use crate::journal::{BLUE, RED, bidding, dice, picking};
use crate::title::{Happened, No, State, Toy};

fn same(one: &Match<Toy>, other: &Match<Toy>) {
    assert_eq!(one.state(), other.state());
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.log(), other.log());
    assert_eq!(one.undo_depth(RED), other.undo_depth(RED));
}

#[test]
fn all_choices_of_a_press_are_made() {
    let (mut game, mut single) = (picking(), picking());
    assert_eq!(game.press(RED, &["pick 1", "pick 2", "attack"]), Ok(3));
    for text in ["pick 1", "pick 2", "attack"] {
        single.say(RED, text).unwrap();
    }
    assert_eq!(game.chain(), single.chain(), "in the journal they are ordinary choices");
    let together: Vec<bool> = game.entries().iter().map(|entry| entry.with_before).collect();
    assert_eq!(together, [false, false, false, true, true]);
}

#[test]
fn if_one_is_refused_none_is_made() {
    let (mut game, before) = (picking(), picking());
    let refused = game.press(RED, &["pick 1", "pick 2", "pick 3", "attack"]);
    assert_eq!(refused, Err(PressRefused { at: 2, refused: Refused::Rule(No::TwoAtMost) }));
    same(&game, &before);
    let refused = game.press(RED, &["pick 1", "dance"]);
    assert_eq!(refused, Err(PressRefused { at: 1, refused: Refused::Unknown }));
    same(&game, &before);
    let refused = game.press(BLUE, &["attack"]);
    assert_eq!(refused, Err(PressRefused { at: 0, refused: Refused::NotAsked }));
    same(&game, &before);
    // What was chosen before it stands, and can still be taken back.
    game.say(RED, "pick 1").unwrap();
    let before = game.clone();
    assert!(game.press(RED, &["pick 2", "unpick 2", "pick 6"]).is_err());
    same(&game, &before);
    assert_eq!(game.press(RED, &[]), Ok(0));
    same(&game, &before);
}

#[test]
fn a_press_ends_where_somebody_learns_something() {
    let mut game = picking();
    assert_eq!(game.press(RED, &["pick 1", "attack", "yield"]), Ok(2), "blue is asked");
    game.say(BLUE, "decline").unwrap();
    assert_eq!(game.press(BLUE, &["bid 1"]).map_err(|no| no.at), Err(0), "dice are asked");
    game.roll(dice(&[1, 1])).unwrap();
    let mut game = bidding();
    game.say(BLUE, "bid 0").unwrap();
    assert_eq!(game.press(RED, &["bid 2", "pick 6"]), Ok(1), "the bids were opened");
}

#[test]
fn an_undo_takes_the_whole_press_back() {
    let mut game = picking();
    let before = game.state_hash();
    game.press(RED, &["pick 1", "pick 2", "unpick 1"]).unwrap();
    assert_eq!(game.undo_count(RED, |_| false), Ok(3));
    for _ in 0..3 {
        game.undo(RED).unwrap();
    }
    assert_eq!(game.state_hash(), before);
    // Two presses are two.
    game.press(RED, &["pick 1", "unpick 1"]).unwrap();
    game.press(RED, &["pick 2", "pick 3"]).unwrap();
    assert_eq!(game.undo_count(RED, |_| false), Ok(2));
    assert_eq!(game.undo_count(RED, |_| true), Err(NoUndo::Revealed));
    let again = Match::replay(
        game.rules().clone(),
        game.start().clone(),
        game.origin(),
        game.entries(),
        None,
    );
    same(&again.unwrap(), &game);
}

#[test]
fn a_note_of_a_press_that_is_wrong_reaches_no_further_than_undo() {
    let mut game = picking();
    game.press(RED, &["pick 1", "pick 2"]).unwrap();
    let mut entries = game.entries().to_vec();
    entries.iter_mut().for_each(|entry| entry.with_before = true);
    let (rules, start) = (game.rules().clone(), game.start().clone());
    let game = Match::replay(rules, start, game.origin(), &entries, None).unwrap();
    assert_eq!(game.undo_count(RED, |_| false), Ok(2), "the bids were opened before");
    assert!(matches!(game.entries()[0].what, What::Choice { seat: BLUE, .. }));
}

/// What a choice told.
#[derive(Default)]
struct Heard(Vec<Happened>);

impl Sink<Toy> for Heard {
    const LISTENS: bool = true;

    fn event(&mut self, _: &State, event: Happened) {
        self.0.push(event);
    }
}

#[test]
fn each_choice_of_a_press_is_heard_by_itself() {
    let heard: Vec<Heard> = picking().press_with(RED, &["pick 1", "pick 2"]).unwrap();
    let picked = |rank| vec![Happened::Picked { seat: RED, rank }];
    assert_eq!(
        heard.iter().map(|heard| heard.0.clone()).collect::<Vec<_>>(),
        [picked(1), picked(2)]
    );
}
