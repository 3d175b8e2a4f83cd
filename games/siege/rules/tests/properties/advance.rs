//! 16.3: the Viet Minh advance as its procedure says, line by line.

use std::collections::{BTreeMap, BTreeSet};

use kernel::dice::Rng;
use siege::board::{Status, Trenches};
use siege::components::{Battalion, EventKind, Route, Side, Unit};
use siege::flow::{Phase, Play, State};
use siege::rules::movement;

use crate::ground::{RULES, id, line, random};

/// What the procedure leaves: where battalions are, who controls what, airfields, leaders.
#[derive(Debug, PartialEq, Eq)]
struct Left {
    battalions: BTreeMap<String, String>,
    control: BTreeSet<String>,
    airfields: [bool; 2],
    leaders: BTreeMap<String, String>,
}

fn left(state: &State) -> Left {
    let components = &RULES.components;
    let board = &state.board;
    let battalions = (0..components.battalions.len()).map(|index| {
        let place = board.battalion_place(Battalion(index as u8));
        (components.battalions[index].id.clone(), id(place))
    });
    let spaces = components.spaces.iter().filter(|row| {
        let space = components.space(&row.id).expect("it is on the map");
        board.control(space) == Side::VietMinh
    });
    let leaders = components.units.iter().enumerate().filter(|(_, row)| row.is_leader());
    let airfields = [0, 1].map(|at| board.is_functional(components.airfields[at].airfield));
    Left {
        battalions: battalions.collect(),
        control: spaces.map(|row| row.id.clone()).collect(),
        airfields,
        leaders: leaders
            .map(|(index, row)| (row.id.clone(), id(board.place(Unit(index as u8)))))
            .collect(),
    }
}

/// Where French units other than leaders are.
fn held(state: &State) -> BTreeSet<String> {
    let units = RULES.components.units.iter().enumerate().filter(|(_, row)| !row.is_leader());
    units.map(|(index, _)| id(state.board.place(Unit(index as u8)))).collect()
}

/// 16.1, from the words of the rule.
fn allowance(state: &State) -> u8 {
    let start = match state.board.tracks.morale {
        12 => 4,
        9..=11 => 3,
        5..=8 => 2,
        _ => 1,
    };
    let capped = state.board.events.has(EventKind::VietMinhWeather);
    let wave = u8::from(state.board.events.has(EventKind::HumanWave));
    if capped { 1 + wave } else { start + wave }
}

/// The procedure, battalion by battalion, on names.
fn naive(state: &State) -> Left {
    let components = &RULES.components;
    let mut after = left(state);
    if state.board.events.trenches == Trenches::Dug {
        return after;
    }
    let held = held(state);
    for route in Route::ALL {
        if state.board.status(route) == Status::Refit {
            continue;
        }
        let line = line(route);
        let place = |name: &String| line.iter().position(|one| one == name);
        let mut own: Vec<(usize, usize)> = components
            .battalions
            .iter()
            .enumerate()
            .filter(|(_, row)| state.board.base_of(row.division) == Some(route))
            .filter_map(|(order, row)| Some((place(&after.battalions[&row.id])?, order)))
            .collect();
        own.sort_unstable();
        for (start, order) in own {
            let mut at = start;
            for _ in 0..allowance(state) {
                if at == 0 || held.contains(&line[at - 1]) {
                    break;
                }
                at -= 1;
                enter(&mut after, &line[at]);
            }
            after.battalions.insert(components.battalions[order].id.clone(), line[at].clone());
        }
    }
    after
}

/// What happens when a battalion enters a space.
fn enter(after: &mut Left, space: &str) {
    after.control.insert(space.to_owned());
    for (at, row) in RULES.components.airfields.iter().enumerate() {
        if row.spaces.iter().any(|one| RULES.components.row(one).id == space) {
            after.airfields[at] = false;
        }
    }
    for place in after.leaders.values_mut().filter(|place| *place == space) {
        *place = "Removed".to_owned();
    }
}

#[test]
fn the_advance_is_its_procedure() {
    let mut moved = 0;
    for seed in 0..proof::times(400, 20_000) {
        let mut state = random(&mut Rng::from_number(seed), Phase::VietMinhMovement);
        let before = left(&state);
        let expected = naive(&state);
        movement::vietminh(&mut Play { rules: &RULES, state: &mut state, sink: &mut () });
        assert_eq!(left(&state), expected, "seed {seed}");
        moved += usize::from(expected != before);
    }
    assert!(moved > 300, "{moved} positions had something to move");
}
