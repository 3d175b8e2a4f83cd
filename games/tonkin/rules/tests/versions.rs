//! An old game for each ruling that changed the course of a game. See `proof::versions`.

use std::path::Path;

use proof::replay::{Recipe, at_random};
use tonkin::Tonkin;
use tonkin::components::Side;
use tonkin::flow::State;

/// Whether the French remember a first unit of VM as it was before it flipped (T-88).
fn is_stale(rules: &Tonkin, state: &State) -> bool {
    let seen = tonkin::view::visible(rules, state).minus(state.shown);
    let forces = &rules.charts.forces;
    let vm = seen.and(forces.fighting).and(forces.side[Side::VietMinh as usize]);
    vm.iter().any(|unit| {
        let steps = state.board.steps(unit);
        let shown = if rules.charts.stats(unit).steps == 4 { steps.div_ceil(2) * 2 } else { steps };
        state.notes.of(unit).is_some_and(|note| note.steps != shown)
    })
}

#[test]
fn every_ruling_that_changed_the_course_of_a_game_has_an_old_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions");
    let scenario = "cao_bang";
    let rules = proof::rules::<Tonkin>(scenario, &[]);
    let notes = Recipe::<Tonkin> {
        name: "notes-follow-flips",
        scenario,
        options: &[],
        wanted: &|_, state| is_stale(&rules, state),
        player: &at_random,
    };
    proof::versions::make(&folder, &[notes]);
    proof::versions::hold::<Tonkin>(&folder);
}
