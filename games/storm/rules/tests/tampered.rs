//! What somebody has tampered with is refused or plays on. See `proof::tampered`.

use kernel::{Rules, given};
use proof::tampered::{Game, hold};
use serde_json::{Value, json};
use storm::Storm;
use storm::flow::State;

#[test]
fn what_was_tampered_with_is_refused_or_plays_on() {
    let usual = Game::of("standard", &[]);
    let puzzle = usual.from(include_str!("puzzle.toml"));
    let bid = Game::of("standard", &[("bidding", "yes")]);
    let tally = hold::<Storm>(&[usual, bid, usual, puzzle, bid, usual]);
    assert!(tally.steps > 1_000, "{tally:?}");
}

/// A state in which the Viet Minh put an order together, as JSON.
fn ordering(rules: &Storm) -> Value {
    let position = "turn = 2\nto_move = \"vietminh\"\n[units.8]\nfresh = [\"V-209-130-1\"]\n\
                    [units.14]\nfresh = [\"F-III.13DBLE-9\"]\n";
    let state: State = kernel::Title::read_position(rules, position).expect("a sound position");
    let mut game = kernel::Match::from_state(std::sync::Arc::new(rules.clone()), state);
    game.say(kernel::Seat(1), "act 8").expect("a company can act");
    serde_json::to_value(game.state()).expect("a state is plain data")
}

/// What is said to a state with something put elsewhere in it.
fn told(rules: &Storm, place: &str, value: Value) -> String {
    let mut state = ordering(rules);
    *state.pointer_mut(place).expect("it is there") = value;
    match given::state(rules, &state.to_string()) {
        Ok(state) => panic!("{place} is taken: {:?}", rules.next(&state)),
        Err(fault) => format!("{} {:?}", fault.id, fault.facts),
    }
}

#[test]
fn an_order_for_area_200_panicked() {
    let rules: Storm = proof::rules("standard", &[]);
    assert!(given::state(&rules, &ordering(&rules).to_string()).is_ok());
    let wrong = told(&rules, "/steps/1/Order/area", json!(200));
    assert!(wrong.starts_with("fault-state") && wrong.contains("Area(200)"), "{wrong}");
}

#[test]
fn tracks_piles_and_steps_that_cannot_be_are_faults() {
    let rules: Storm = proof::rules("standard", &[]);
    for (place, value, word) in [
        ("/turn", json!(200), "there is no turn 200"),
        ("/turn", json!(0), "there is no turn 0"),
        ("/needs", json!(99), "99 areas are needed"),
        ("/sides", json!(["french", "french"]), "on one side"),
        ("/last_attack", json!([41, 3]), "the last attack was on 41"),
        ("/cards/hand/0", json!(255), "cards "),
        ("/board/trench/8", json!(4), "too deep"),
        ("/steps/1/Order/picked", json!([3]), "step 2 cannot be so"),
        ("/steps", json!([]), "nothing is to be done"),
        ("/steps", json!(["Over", "Over"]), "step 2 cannot be so"),
        (
            "/steps",
            json!([{"Impulse": {"side": "french", "stage": "Choose"}}, "MinesDie"]),
            "step 2",
        ),
    ] {
        let wrong = told(&rules, place, value);
        assert!(wrong.contains(word), "{place}: {wrong}");
    }
}
