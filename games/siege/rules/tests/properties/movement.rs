//! 16.2: French units reach what a walk over the neighbours reaches.

use std::collections::{BTreeMap, BTreeSet};

use kernel::dice::Rng;
use kernel::{Rules, Scope, Seat};
use siege::board::Place;
use siege::choice::Choice;
use siege::components::{EventKind, Unit, UnitType};
use siege::flow::{Phase, Play, State};
use siege::rules::movement;

use crate::ground::{RULES, id, neighbours, random};

/// 16.1, 24.3, 25.1, 30.0: the allowance of a piece that follows nobody, from the words of the rules.
fn allowance(state: &State, unit: Unit) -> usize {
    let rows = &RULES.components.units;
    let row = &rows[usize::from(unit.0)];
    let events = &state.board.events;
    let leads = row.unit_type == UnitType::Leader;
    let face = row.faces[usize::from(state.board.reduced.has(unit))];
    if !leads && face.is_static {
        return 0;
    }
    if events.has(EventKind::FrenchWeather) || events.has(EventKind::VietMinhWeather) {
        return 1;
    }
    if leads {
        return 3;
    }
    if events.has(EventKind::CommandBreakdown) {
        return 1;
    }
    let beside = rows.iter().enumerate().any(|(index, other)| {
        other.unit_type == UnitType::Fortification
            && state.board.place(Unit(index as u8)) == state.board.place(unit)
    });
    if beside { 3 } else { 2 }
}

/// Every space a piece can end in, by walking: no enemy, and no step on from the Central Fortress once entered.
fn walk(state: &State, unit: Unit) -> BTreeSet<String> {
    let start = id(state.board.place(unit));
    let enemy: BTreeSet<String> =
        state.board.swarmed().iter().map(|space| id(Place::Space(space))).collect();
    let map = neighbours();
    let mut reached: BTreeMap<String, usize> = BTreeMap::from([(start.clone(), 0)]);
    let mut edge = vec![start.clone()];
    for step in 1..=allowance(state, unit) {
        let mut next = Vec::new();
        for at in edge {
            if at == "central" && step > 1 {
                continue;
            }
            for to in map[&at].iter().filter(|to| !enemy.contains(*to)) {
                if !reached.contains_key(to) {
                    reached.insert(to.clone(), step);
                    next.push(to.clone());
                }
            }
        }
        edge = next;
    }
    reached.remove(&start);
    reached.into_keys().collect()
}

#[test]
fn legal_moves_are_what_a_walk_reaches() {
    let mut moves = 0;
    for seed in 0..proof::times(150, 7_500) {
        let mut state = random(&mut Rng::from_number(seed), Phase::FrenchMovement);
        movement::begin(&mut Play { rules: &RULES, state: &mut state, sink: &mut () });
        let mut offers = Vec::new();
        RULES.candidates(&state, Seat(0), Scope::All, &mut offers);
        let mut reach: BTreeMap<Unit, BTreeSet<String>> = BTreeMap::new();
        for choice in offers {
            if let Choice::Move(unit, space) = choice
                && RULES.check(&state, Seat(0), &choice).is_ok()
            {
                reach.entry(unit).or_default().insert(id(Place::Space(space)));
            }
        }
        for index in 0..RULES.components.units.len() as u8 {
            let unit = Unit(index);
            if state.board.space_of(unit).is_some() {
                let found = reach.remove(&unit).unwrap_or_default();
                moves += found.len();
                assert_eq!(found, walk(&state, unit), "seed {seed}, {unit}");
            }
        }
        assert!(reach.is_empty(), "somebody off the map moves: {reach:?}");
    }
    assert!(moves > 5_000, "{moves} moves were compared");
}
