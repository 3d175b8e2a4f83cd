//! An old game for each ruling that changed the course of a game. See `proof::versions`.

use std::cell::Cell;
use std::path::{Path, PathBuf};

use kernel::dice::Rng;
use kernel::{Rules, Seat};
use proof::replay::Recipe;
use storm::Storm;
use storm::choice::Choice;
use storm::components::{Area, Side};
use storm::flow::{State, Step};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions")
}

/// Whether French units share an area that the Viet Minh control.
fn is_shared(state: &State, area: Area) -> bool {
    let board = &state.board;
    board.control(area) == Side::VietMinh && board.occupied(Side::French).has(area)
}

/// The French march in among the Viet Minh, who let things pass until they can mark such an area out of supply
/// (S-23). After that all is quiet.
fn shares_and_marks(
    rules: &Storm,
    state: &State,
    seat: Seat,
    marked: &Cell<bool>,
    rng: &mut Rng,
) -> Choice {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    if state.turn == 1 {
        marked.set(false);
    }
    let shares = |choice: &Choice| match choice {
        Choice::Mark(area) => is_shared(state, *area),
        Choice::Move(area) => !marked.get() && state.board.occupied(Side::VietMinh).has(*area),
        _ => false,
    };
    if let Some(choice) = legal.iter().find(|choice| shares(choice)) {
        marked.set(matches!(choice, Choice::Mark(_)));
        return *choice;
    }
    let mut areas = rules.charts.all.iter();
    let quiet = |choice: &Choice| {
        matches!(choice, Choice::Pass | Choice::Decline | Choice::Done | Choice::End | Choice::Stop)
    };
    let marches = state.side(seat) == Side::French
        && matches!(state.top(), Step::Impulse(_) | Step::Order(_) | Step::GoOn)
        && !marked.get()
        && !areas.any(|area| is_shared(state, area));
    let wanted = |choice: &&Choice| !marches && quiet(choice);
    match legal.iter().find(wanted) {
        Some(choice) => *choice,
        None => *rng.pick(&legal).expect("every question has an answer"),
    }
}

#[test]
fn every_ruling_that_changed_the_course_of_a_game_has_an_old_game() {
    let marked = Cell::new(false);
    let recipe = Recipe::<Storm> {
        name: "shared-area-in-supply",
        scenario: "standard",
        options: &[],
        wanted: &|_, _| marked.get(),
        player: &|rules, state, seat, rng| shares_and_marks(rules, state, seat, &marked, rng),
    };
    proof::versions::make(&folder(), &[recipe]);
    proof::versions::hold::<Storm>(&folder());
}
