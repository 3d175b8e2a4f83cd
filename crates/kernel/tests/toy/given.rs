//! States from outside, and what comes to no end.

use std::sync::Arc;

use kernel::journal::RollRefused;
use kernel::{Fact, Fault, Match, Refused, Rules, Seat, given};
use serde_json::{Value, json};

use crate::journal::{RED, bidding, dice, fighting, picking};
use crate::title::{Flaw, State, Step, Toy};

/// A state as JSON, with one field of it changed.
fn changed(state: &State, field: &str, value: Value) -> String {
    let mut written = serde_json::to_value(state).unwrap();
    written[field] = value;
    written.to_string()
}

fn wrong(text: &str) -> Fault {
    given::state(&Toy::default(), text).unwrap_err()
}

#[test]
fn a_sound_state_is_taken_as_it_is() {
    let game = fighting();
    let text = serde_json::to_string(game.state()).unwrap();
    assert_eq!(given::state(&Toy::default(), &text).as_ref(), Ok(game.state()));
}

#[test]
fn a_seat_a_rank_and_a_score_that_do_not_exist_are_faults() {
    let game = picking();
    for (field, value, told) in [
        ("attacker", json!(200), "there is no seat 200"),
        ("known", json!([9, null]), "there is no rank 9"),
        ("scores", json!([127, 3]), "the scores are [127, 3]"),
        ("round", json!(200), "[Pick] in round 200"),
        ("hands", json!([[255, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1]]), "256 cards of rank 1"),
    ] {
        let fault = wrong(&changed(game.state(), field, value));
        assert_eq!(fault.facts, [("wrong", Fact::Text(told.to_owned()))]);
    }
    assert_eq!(wrong("{").id, "fault-state");
}

#[test]
fn a_state_in_which_something_would_happen_by_itself_is_a_fault() {
    let text = changed(bidding().state(), "steps", json!(["Deal"]));
    assert_eq!(wrong(&text).id, "fault-state-goes-on");
}

/// Nothing is left of a choice or a roll that comes to no end.
#[test]
fn what_comes_to_no_end_is_refused_and_changes_nothing() {
    let rules = Arc::new(Toy::with(Flaw::NeverWaits));
    let mut game = Match::from_state(rules.clone(), picking().state().clone());
    let (hash, log) = (game.state_hash(), game.log().len());
    assert_eq!(game.say(RED, "yield"), Err(Refused::Endless));
    assert_eq!((game.state_hash(), game.log().len(), game.ply()), (hash, log, 0));
    // Two ones miss, and the round is over.
    let mut game = Match::from_state(rules, fighting().state().clone());
    let hash = game.state_hash();
    assert_eq!(game.roll(dice(&[1, 1])), Err(RollRefused::Endless));
    assert_eq!((game.state_hash(), game.ply()), (hash, 0));
}

/// Hands are full already: nobody is dealt to, and a round that never waits would never end.
#[test]
fn a_game_at_its_start_waits() {
    let rules = Toy::default();
    assert!(rules.is_at_rest(&rules.start()));
    let full = State { steps: vec![Step::Deal], attacker: Seat(1), ..bidding().state().clone() };
    assert!(!rules.is_at_rest(&full));
}
