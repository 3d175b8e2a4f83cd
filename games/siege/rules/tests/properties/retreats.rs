//! 17.8: retreats, step by step on names.

use kernel::dice::Rng;
use kernel::flow::StepRules;
use siege::board::{Place, Status};
use siege::components::{Battalion, Route, Unit};
use siege::flow::{Phase, Piece, Play, Retreat, State, Step};
use siege::sets::UnitSet;

use crate::ground::{RULES, id, line, random};

fn has_battalions(state: &State, name: &str) -> bool {
    let space = RULES.components.space(name);
    space.is_some_and(|space| !state.board.battalions_in(space).is_empty())
}

fn has_units(state: &State, name: &str) -> bool {
    let space = RULES.components.space(name);
    space.is_some_and(|space| !state.board.units(space).is_empty())
}

/// Where a French unit ends that runs so many spaces, or that it is lost.
fn french(state: &State, from: &str, die: u8) -> String {
    let route = RULES.components.row(RULES.components.space(from).expect("a space")).route;
    let line = line(route.expect("it is on a Route"));
    let mut at = line.iter().position(|name| name == from).expect("it is on its line");
    for _ in 0..die {
        if has_battalions(state, &line[at - 1]) {
            return "Eliminated".to_owned();
        }
        at -= 1;
        let row = RULES.components.row(RULES.components.space(&line[at]).expect("a space"));
        if at == 0 || row.complex.is_some() {
            break;
        }
    }
    line[at].clone()
}

/// Where a battalion ends that runs so many spaces.
fn vietminh(state: &State, base: Route, from: &str, die: u8) -> String {
    let line = line(base);
    let mut at = line.iter().position(|name| name == from).expect("it is on its line");
    for _ in 0..die {
        at += 1;
        if has_units(state, &line[at]) {
            return "Eliminated".to_owned();
        }
        if at == line.len() - 1 {
            break;
        }
    }
    line[at].clone()
}

/// Lets a piece retreat by a die.
fn retreat(state: &State, piece: Piece, die: u8) -> State {
    let mut state = state.clone();
    let from = match piece {
        Piece::Unit(unit) => state.board.space_of(unit),
        Piece::Battalion(battalion) => state.board.battalion_space(battalion),
        _ => None,
    };
    let from = from.expect("it is on the map");
    let retreat = Retreat { piece, from, leaders: UnitSet::NONE };
    state.steps.push(Step::Retreat(retreat));
    let mut play = Play { rules: &RULES, state: &mut state, sink: &mut () };
    let roll = kernel::Roll::of(&[die]).expect("one die");
    retreat.resolve(&mut play, &roll);
    state
}

#[test]
fn french_units_run_as_far_as_a_walk() {
    let mut compared = 0;
    for seed in 0..proof::times(150, 7_500) {
        let mut rng = Rng::from_number(seed);
        let state = random(&mut rng, Phase::VietMinhFire);
        for unit in state.board.units_on_map().iter() {
            let from = id(state.board.place(unit));
            if from == "central" {
                continue;
            }
            let die = 1 + rng.below(6) as u8;
            let after = retreat(&state, Piece::Unit(unit), die);
            let expected = french(&state, &from, die);
            assert_eq!(id(after.board.place(unit)), expected, "seed {seed}, {unit} by {die}");
            compared += 1;
        }
    }
    assert!(compared > 1_000, "{compared} retreats were compared");
}

#[test]
fn battalions_run_as_far_as_a_walk() {
    let mut compared = 0;
    for seed in 0..proof::times(150, 7_500) {
        let mut rng = Rng::from_number(seed);
        let state = random(&mut rng, Phase::FrenchFire);
        for battalion in state.board.battalions_on_map().iter() {
            let base = RULES.base_of(&state, battalion).expect("it has a base");
            if state.board.status(base) == Status::Refit {
                continue;
            }
            let from = id(state.board.battalion_place(battalion));
            let die = 1 + rng.below(6) as u8;
            let after = retreat(&state, Piece::Battalion(battalion), die);
            let expected = vietminh(&state, base, &from, die);
            let found = id(after.board.battalion_place(battalion));
            assert_eq!(found, expected, "seed {seed}, {battalion} by {die}");
            compared += 1;
        }
    }
    assert!(compared > 1_000, "{compared} retreats were compared");
}

/// Nobody else moves, and nobody is left where he was.
#[test]
fn a_retreat_moves_nobody_else() {
    for seed in 0..proof::times(60, 3_000) {
        let mut rng = Rng::from_number(seed);
        let state = random(&mut rng, Phase::FrenchFire);
        for battalion in state.board.battalions_on_map().iter() {
            let after = retreat(&state, Piece::Battalion(battalion), 1 + rng.below(6) as u8);
            for other in (0..RULES.components.battalions.len() as u8).map(Battalion) {
                let places = [&state, &after].map(|state| state.board.battalion_place(other));
                assert_eq!(places[0] == places[1], other != battalion, "seed {seed}");
            }
            let fallen = |unit: &Unit| after.board.place(*unit) == Place::Removed;
            let leaders = RULES.charts.leaders.iter().filter(fallen);
            for leader in leaders {
                let space = state.board.space_of(leader).expect("he was on the map");
                assert!(after.board.units(space).is_empty(), "only a leader alone is lost");
            }
        }
    }
}
