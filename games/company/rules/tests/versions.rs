//! An old game for each ruling that changed the course of a game. See `proof::versions`.

#[path = "replays/plan.rs"]
#[allow(dead_code, reason = "each test uses a part of it")]
mod plan;

use std::cell::Cell;
use std::path::Path;

use company::Company;
use company::choice::Choice;
use company::components::Side;
use company::flow::State;
use company::sets::SquareSet;
use plan::{Aim, answer};
use proof::replay::Recipe;

#[test]
fn every_ruling_that_changed_the_course_of_a_game_has_an_old_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions");
    let last = Cell::new(SquareSet::NONE);
    let in_a_strike = |state: &State| {
        let struck = state.board.occupied(Side::Communist).or(state.board.peopled());
        let nobody_left = state.board.on_table(Side::WhiteStar).is_empty();
        nobody_left && !struck.and(last.get()).is_empty()
    };
    let recipe = Recipe::<Company> {
        name: "begun-is-finished",
        scenario: "valley_sweep",
        options: &[("countdown_mode", "choose")],
        wanted: &|_, state| in_a_strike(state),
        player: &|rules, state, seat, rng| {
            let choice = answer(rules, state, [Aim::Die, Aim::Kill], seat, rng);
            let line = if let Choice::Aim(line) = choice {
                line.into_iter().collect()
            } else {
                SquareSet::NONE
            };
            last.set(line);
            choice
        },
    };
    proof::versions::make(&folder, &[recipe]);
    proof::versions::hold::<Company>(&folder);
}
