//! 17.10: each battalion aims at the nearest French, found by walking.

use kernel::dice::Rng;
use siege::board::Place;
use siege::components::{Battalion, Route};
use siege::flow::{Phase, State};
use siege::rules::fire;

use crate::ground::{RULES, id, line, random};

/// Whether French units other than leaders are in a space of that name.
fn is_held(state: &State, name: &str) -> bool {
    let space = RULES.components.space(name);
    space.is_some_and(|space| !state.board.units(space).is_empty())
}

/// The nearest French by looking at every space of the Route, or of all Routes from the centre.
fn nearest(state: &State, battalion: Battalion) -> Option<String> {
    let Place::Space(space) = state.board.battalion_place(battalion) else { return None };
    let row = RULES.components.row(space);
    let range = if row.hilltop { 3 } else { 2 };
    let routes: Vec<Route> = row.route.map_or(Route::ALL.to_vec(), |route| vec![route]);
    let mut found: Vec<(usize, u8, bool, String)> = Vec::new();
    for route in routes {
        let line = line(route);
        let at = line.iter().position(|name| *name == row.id).expect("it stands on its line");
        for (number, name) in line[..line.len() - 1].iter().enumerate() {
            let distance = number.abs_diff(at);
            if (1..=range).contains(&distance) && is_held(state, name) {
                found.push((distance, route.0, number > at, name.clone()));
            }
        }
    }
    found.sort();
    // On one Route the inner space comes first; from the centre the lower Route.
    found.into_iter().next().map(|(_, _, _, name)| name)
}

#[test]
fn battalions_aim_at_the_nearest_french() {
    let mut aimed = 0;
    for seed in 0..proof::times(400, 20_000) {
        let state = random(&mut Rng::from_number(seed), Phase::VietMinhFire);
        for index in 0..RULES.components.battalions.len() as u8 {
            let battalion = Battalion(index);
            let aim = fire::aim(&RULES, &state, battalion).map(|space| id(Place::Space(space)));
            assert_eq!(aim, nearest(&state, battalion), "seed {seed}, {battalion}");
            aimed += usize::from(aim.is_some());
        }
    }
    assert!(aimed > 1_000, "{aimed} battalions had a target");
}
