//! Bookkeeping: every counter is in one place, and what is kept in step is in step.
//!
//! States from outside are audited before anything is done with them, so that nothing is trusted here: first the
//! chains of the stacks and all ids, which everything else follows, then tracks, places and markers, then what waits to
//! be done (`steps`).

mod steps;

use crate::Tonkin;
use crate::board::Place;
use crate::components::{Hex, MAX_UNITS, Side, Unit};
use crate::flow::{Hero, Phase, State, Step};
use crate::rules::{control, transports, victory};
use crate::sets::UnitSet;

/// More Replacement Points and transports than a game can bring together.
const MOST_POINTS: u8 = 200;
const MOST_TRANSPORTS: u8 = 40;

/// What is wrong with a state.
pub(crate) fn audit(rules: &Tonkin, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    ids(rules, state, &mut wrong);
    if !wrong.is_empty() {
        return wrong;
    }
    if state.board.recomputed(&rules.charts) != state.board {
        wrong.push("the board does not know who occupies it".to_owned());
        return wrong;
    }
    tracks(rules, state, &mut wrong);
    counters(rules, state, &mut wrong);
    stacks(rules, state, &mut wrong);
    markers(rules, state, &mut wrong);
    notes(rules, state, &mut wrong);
    if !wrong.is_empty() {
        return wrong;
    }
    steps::audit(rules, state, &mut wrong);
    let judged = control::friendly_to_vm(&rules.charts, &state.board);
    if state.phase != Phase::SetUp && !is_over(state) {
        if judged != state.owned {
            wrong.push("communities were not judged".to_owned());
        }
        if victory::counted(rules, &state.owned) != state.counted {
            wrong.push("communities were not counted".to_owned());
        }
    }
    wrong
}

fn is_over(state: &State) -> bool {
    matches!(state.top(), Step::Over(_))
}

/// All counters of the pack.
fn known(rules: &Tonkin) -> UnitSet {
    (0..rules.components.units.len().min(MAX_UNITS)).map(|unit| Unit(unit as u8)).collect()
}

/// Stacks are chains that end, and every counter is one of the pack.
fn ids(rules: &Tonkin, state: &State, wrong: &mut Vec<String>) {
    if !state.board.is_linked() {
        wrong.push("the stacks are no chains".to_owned());
        return;
    }
    let known = known(rules);
    let board = &state.board;
    let everywhere = (0..MAX_UNITS as u8).map(Unit).filter(|unit| !known.has(*unit));
    for unit in everywhere {
        if board.place(unit) != Place::Pool || board.steps(unit) != 0 {
            wrong.push(format!("{unit} is no counter"));
        }
    }
    let heroes = state.heroes.iter().flatten();
    let of_heroes =
        heroes.flat_map(|hero| hero.with.into_iter().chain(hero.others.into_iter().flatten()));
    let named: UnitSet = of_heroes
        .chain(state.spending.into_iter().flatten())
        .chain(state.notes.0.iter().map(|(unit, _)| *unit))
        .collect();
    let sets = [*board.dg(), board.oos, state.declared, state.shown, named];
    let all = sets.into_iter().chain(state.steps.iter().map(steps::units_of));
    let all = all.fold(UnitSet::NONE, UnitSet::or);
    for unit in all.minus(known).iter() {
        wrong.push(format!("{unit} is no counter"));
    }
}

/// Tracks stay within their ends, months within the game.
fn tracks(rules: &Tonkin, state: &State, wrong: &mut Vec<String>) {
    let limits = &rules.components.tables.limits;
    let [first, last] = [rules.first, rules.last].map(|one| rules.components.scenario(one));
    if !(first.start_turn..=last.end_turn).contains(&state.month) {
        wrong.push(format!("month {} is not played", state.month));
    }
    if state.hits >= limits.steps_per_award {
        wrong.push(format!("the hit track stands at {}", state.hits));
    }
    let [lowest, highest] = rules.components.tables.vp_range;
    if !(lowest..=highest).contains(&state.vp) {
        wrong.push(format!("the VP-Level is {}", state.vp));
    }
    if state.points.iter().any(|points| *points > limits.operation_points) {
        wrong.push(format!("{:?} Operation Points are left", state.points));
    }
    if state.rp.iter().any(|points| *points > MOST_POINTS) {
        wrong.push(format!("{:?} Replacement Points", state.rp));
    }
    for stock in [state.trucks, state.planes] {
        if stock.left > stock.owned || stock.owned > MOST_TRANSPORTS {
            wrong.push(format!("{} of {} transports are left", stock.left, stock.owned));
        }
    }
}

/// Every counter is in a place for its kind, with the steps and markers it can have there.
fn counters(rules: &Tonkin, state: &State, wrong: &mut Vec<String>) {
    let (forces, board) = (&rules.charts.forces, &state.board);
    for unit in known(rules).iter() {
        let (place, steps, full) =
            (board.place(unit), board.steps(unit), rules.charts.stats(unit).steps);
        let sound = match place {
            _ if !forces.fighting.has(unit) => steps == 0,
            Place::Eliminated => steps == 0,
            Place::Map(_) | Place::Saigon => (1..=full).contains(&steps),
            Place::Pool | Place::Track(_) | Place::Box1 | Place::Box2 | Place::Ready => {
                steps == full
            }
        };
        if !sound {
            wrong.push(format!("{unit} has {steps} steps in {place:?}"));
        }
        if !is_place_of(rules, state, unit, place) {
            wrong.push(format!("{unit} is in {place:?}"));
        }
        let in_play = matches!(place, Place::Map(_) | Place::Saigon);
        if !in_play && (board.is_dg(unit) || board.is_oos(unit)) {
            wrong.push(format!("{unit} has a marker in {place:?}"));
        }
    }
    if !board.oos.minus(forces.fighting).is_empty() {
        wrong.push("HQ or SD are out of supply".to_owned());
    }
}

/// Whether a counter can be in a place. The VM HQ is eliminated when the game is over (1.9 C).
fn is_place_of(rules: &Tonkin, state: &State, unit: Unit, place: Place) -> bool {
    let (forces, ground) = (&rules.charts.forces, &rules.charts.ground);
    let french = forces.side[Side::French as usize].has(unit);
    let light = forces.tieu_doans.or(forces.pathet_lao).has(unit);
    let fights = forces.fighting.has(unit);
    let hq = |side: Side| forces.hq[side as usize] == Some(unit);
    match place {
        Place::Pool => true,
        Place::Map(hex) => ground.in_play.has(hex) && !forces.off_map.has(unit),
        Place::Saigon => french && !forces.off_map.has(unit),
        Place::Track(month) => {
            let turns = rules.components.tables.turns.len();
            let comes = fights || hq(Side::French) || forces.navy == Some(unit);
            comes && (1..=turns).contains(&usize::from(month))
        }
        Place::Eliminated => {
            !light && (fights || hq(Side::French)) || hq(Side::VietMinh) && is_over(state)
        }
        Place::Box1 | Place::Box2 => light,
        Place::Ready => forces.off_map.has(unit),
    }
}

/// No hex holds both sides; HQ and SD lie on top.
fn stacks(rules: &Tonkin, state: &State, wrong: &mut Vec<String>) {
    let [french, vm] = Side::BOTH.map(|side| *state.board.occupied(side));
    for hex in french.and(vm).iter() {
        wrong.push(format!("both sides stand in {hex}"));
    }
    for hex in french.or(vm).iter() {
        let mut units = state.board.stack(hex).map(|unit| rules.charts.forces.staff.has(unit));
        if units.any(|staff| !staff) && units.any(|staff| staff) {
            wrong.push(format!("HQ or SD lie under a unit in {hex}"));
        }
    }
}

/// Markers lie where they can.
fn markers(rules: &Tonkin, state: &State, wrong: &mut Vec<String>) {
    let (forces, ground, board) = (&rules.charts.forces, &rules.charts.ground, &state.board);
    let roads = ground.roads.or(board.road_markers);
    let built = board.road_markers;
    let sound = [
        board.trenches[0].or(board.trenches[1]).minus(ground.in_play).is_empty(),
        built.minus(ground.in_play).is_empty(),
        built.len() <= usize::from(rules.components.road_markers),
        board.destroyed.minus(roads.or(ground.in_play)).is_empty(),
    ];
    if sound.contains(&false) {
        wrong.push("markers lie outside the map".to_owned());
    }
    let objectives = &state.objectives;
    let [one, other] = objectives.at;
    let is_vp = |hex: Option<Hex>| hex.is_none_or(|hex| ground.vp_hexes.has(hex));
    if objectives.real > 1 || one.is_some() && one == other || !is_vp(one) || !is_vp(other) {
        wrong.push("the Political Objective-Markers lie wrongly".to_owned());
    }
    for side in Side::BOTH {
        let dump = state.spending[side as usize];
        if dump.is_some_and(|dump| !forces.sds[side as usize].has(dump)) {
            wrong.push(format!("{dump:?} is no SD of {}", side.name()));
        }
        let hero = state.heroes[side as usize];
        if hero.is_some() != rules.heroes && state.phase != Phase::SetUp
            || hero.is_some_and(|hero| !is_officer(rules, side, &hero))
        {
            wrong.push(format!("the officer of {} is none", side.name()));
        }
    }
}

/// 6.16: an officer of a side.
fn is_officer(rules: &Tonkin, side: Side, hero: &Hero) -> bool {
    let units = hero.with.into_iter().chain(hero.others.into_iter().flatten());
    let mut seen = UnitSet::NONE;
    let sound = units.into_iter().all(|unit| {
        let twice = seen.has(unit);
        seen.insert(unit);
        !twice && rules.charts.forces.side[side as usize].has(unit)
    });
    let last = rules.components.tables.turns.len() + 1;
    sound
        && rules.heroes
        && (1..=4).contains(&hero.rank)
        && hero.mentions < 8
        && usize::from(hero.joins) <= last
        && (side == Side::French || hero.others == [None; 2])
}

/// 1.5: what lies open, was declared or was noted are VM units on the map, and who must be somewhere is there.
fn notes(rules: &Tonkin, state: &State, wrong: &mut Vec<String>) {
    let forces = &rules.charts.forces;
    let there = forces.side[Side::VietMinh as usize].and(forces.fighting).and(state.board.on_map());
    if !state.shown.minus(there).is_empty() {
        wrong.push("units lie open that are not there".to_owned());
    }
    if !state.declared.minus(transports::guns(&rules.charts)).is_empty() {
        wrong.push("units were declared that are no guns".to_owned());
    }
    let notes = &state.notes.0;
    let ascending = notes.windows(2).all(|pair| pair[0].0 < pair[1].0);
    let sound = notes.iter().all(|(unit, note)| {
        there.has(*unit)
            && (1..=rules.charts.stats(*unit).steps).contains(&note.steps)
            && (1..=state.month).contains(&note.month)
            && rules.charts.ground.in_play.has(note.hex)
            && (!note.firm || state.board.is_in(*unit, note.hex))
    });
    if !ascending || !sound {
        wrong.push("the notes of the French are of nothing".to_owned());
    }
}
