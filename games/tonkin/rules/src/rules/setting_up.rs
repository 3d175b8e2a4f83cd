//! 9.0: setting up. The French units stand as the scenario says; VM and GCMA are placed by their players,
//! or on one click where the scenario suggests. In a generic set-up both sides choose which units of a
//! class stand in a place.
//!
//! `setting_up/entries.rs` has the entries of the scenario, `setting_up/suggested.rs` the one click.

use kernel::{Scope, Sink};

use super::{arrivals, control, limits, mobilisation, objectives};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::{Cause, Event};
use crate::flow::{Flow, Hero, Phase, Play, State, Step};
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

mod entries;
mod suggested;

pub use entries::{class_of, named};

/// 9.0: everything that stands by itself, and the questions for the rest.
pub fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let scenario = play.rules.scenario();
    place_off_map(play);
    for entry in scenario.setup.iter().filter(|entry| entry.side == Side::French) {
        for unit in entry.units.iter().filter(|_| !play.rules.generic) {
            play.state.board.put(&play.rules.charts, *unit, entry.hex);
            play.tell(Event::FrenchSetUp { unit: *unit, hex: entry.hex });
        }
        if entry.trench {
            play.state.board.trenches[0].insert(entry.hex);
        }
    }
    play.state.board.destroyed = scenario.destroyed_roads.iter().copied().collect();
    if let (true, rank @ 1..) = (play.rules.heroes, scenario.hero_rank) {
        play.state.heroes = [Some(Hero::new(rank, scenario.start_turn)); 2];
    }
    push_questions(play);
}

/// The questions in the order of 9.0: regiments, Tieu Doans, markers, GCMA.
fn push_questions<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.push(Step::SetUpGcma { next: 0 });
    play.push(Step::PlaceObjectives { first: true, assigned: None });
    play.push(Step::SetUpTieuDoans { next: 0, placed: Default::default() });
    play.push(Step::SetUp { entry: 0, placed: 0, units: UnitSet::NONE });
    if play.rules.generic {
        play.push(Step::FrenchSetUp { entry: 0, placed: 0 });
    }
}

/// 9.0 (1): units on the Turn Track, in boxes and beside the map.
fn place_off_map<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let (rules, charts) = (play.rules, &play.rules.charts);
    let scenario = rules.scenario();
    let board = &mut play.state.board;
    if scenario.training.is_none() {
        for (unit, row) in rules.components.all_units() {
            if row.entry >= scenario.start_turn && charts.forces.fighting.has(unit) {
                board.remove(charts, unit, Place::Track(row.entry));
            }
        }
    }
    for (unit, turn) in &scenario.on_track {
        board.remove(charts, *unit, Place::Track(*turn));
    }
    for unit in scenario.eliminated.iter().flatten() {
        board.remove(charts, *unit, Place::Eliminated);
        board.set_steps(*unit, 0);
    }
    for unit in &scenario.off_map {
        board.remove(charts, *unit, Place::Ready);
    }
    for unit in &scenario.pathet_lao {
        board.remove(charts, *unit, Place::Box2);
    }
}

/// Lets set-up steps go that ask nothing.
pub fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>) -> Flow {
    let scenario = play.rules.scenario();
    match play.state.top().clone() {
        Step::SetUp { entry, placed, units } => entries::run(play, entry, placed, units),
        Step::FrenchSetUp { entry, placed } => entries::run_french(play, entry, placed),
        Step::SetUpLosses { entry, lost, units } => {
            let losses = scenario.setup.get(usize::from(entry)).map_or(0, |row| row.losses);
            if lost < losses && units.iter().any(|unit| play.state.board.steps(unit) > 1) {
                return Flow::Waits;
            }
            play.pop();
            Flow::Goes
        }
        Step::SetUpTieuDoans { next, .. } if usize::from(next) < scenario.tieu_doans.len() => {
            Flow::Waits
        }
        Step::SetUpTieuDoans { .. } => {
            play.pop();
            Flow::Goes
        }
        Step::PlaceObjectives { first: true, .. } if play.state.phase == Phase::SetUp => {
            play.pop();
            if let Some(place) = scenario.objective {
                let hex = play.rules.components.community(place).hex;
                objectives::push_questions(play, Some(hex));
            }
            Flow::Goes
        }
        Step::SetUpGcma { next } if usize::from(next) < scenario.gcma.len() => Flow::Waits,
        Step::SetUpGcma { .. } => {
            play.pop();
            finish(play);
            Flow::Goes
        }
        _ => Flow::Waits,
    }
}

/// T-73: the VP-Hexes that the starting level takes for VM's.
fn assumed(rules: &Tonkin) -> HexSet {
    let scenario = rules.scenario();
    let ground = &rules.charts.ground;
    let french: HexSet = scenario
        .setup
        .iter()
        .filter(|entry| entry.side == Side::French)
        .map(|entry| entry.hex)
        .collect();
    let named: HexSet =
        scenario.vm_owned.iter().map(|place| rules.components.community(*place).hex).collect();
    ground.red.minus(&french).or(&named).and(&ground.vp_hexes)
}

/// 9.0 (5): what the starting level takes for granted is corrected (T-73).
fn finish<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let rules = play.rules;
    let actual = control::friendly_to_vm(&rules.charts, &play.state.board);
    let vp_hexes = &rules.charts.ground.vp_hexes;
    play.state.owned = actual.minus(vp_hexes).or(&assumed(rules));
    play.state.counted = rules.scenario().counted;
    play.tell(Event::SetUpDone);
    play.judge_at_start();
}

/// Whether a unit may be set up in a hex: 3.8, no enemy, room.
fn check_hex(rules: &Tonkin, state: &State, unit: Unit, hex: Hex) -> Result<(), No> {
    if !limits::may_stop(rules, unit, hex) || !rules.charts.ground.land.has(hex) {
        return Err(No::NotAllowed { unit, hex });
    }
    let side = rules.charts.stats(unit).side;
    if state.board.occupied(side.enemy()).has(hex) {
        return Err(No::EnemyThere { hex });
    }
    super::stacking::check_room(rules, state, unit, hex)
}

/// 9.0: where the next Tieu Doan may be set up.
fn tieu_doan_hexes(rules: &Tonkin, state: &State, unit: Unit, placed: &[Hex]) -> HexSet {
    let open = mobilisation::open_hexes(rules, placed).and(&rules.charts.ground.vietnam);
    open.iter().filter(|hex| check_hex(rules, state, unit, *hex).is_ok()).collect()
}

/// 9.0: the GCMA that are set up already.
fn gcma_before(rules: &Tonkin, next: u8) -> UnitSet {
    rules.scenario().gcma.iter().take(usize::from(next)).copied().collect()
}

/// The unit a Tieu Doan or GCMA question is about.
fn listed(list: &[Unit], next: u8) -> Option<Unit> {
    list.get(usize::from(next)).copied()
}

/// The answers to set-up questions.
pub fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let scenario = rules.scenario();
    match state.top() {
        Step::SetUp { entry, placed, .. } | Step::FrenchSetUp { entry, placed } => {
            entries::candidates(rules, state, *entry, *placed, out);
            out.push(Choice::Default);
        }
        Step::SetUpLosses { units, .. } => {
            let fighting = units.and(&rules.charts.forces.fighting);
            out.extend(fighting.iter().map(Choice::Lose));
            out.push(Choice::Default);
        }
        Step::SetUpTieuDoans { next, placed } => {
            if let Some(unit) = listed(&scenario.tieu_doans, *next) {
                let all = scope == Scope::All;
                let legal = tieu_doan_hexes(rules, state, unit, placed);
                let hexes = if all { mobilisation::open_hexes(rules, placed) } else { legal };
                out.extend(hexes.iter().map(|hex| Choice::Place(unit, hex)));
                if all || legal.is_empty() {
                    out.push(Choice::Box(unit));
                }
            }
            out.push(Choice::Default);
        }
        Step::SetUpGcma { next } => {
            if let Some(unit) = listed(&scenario.gcma, *next) {
                let friendly = control::friendly_to_french(&rules.charts, &state.board);
                let places = rules.charts.ground.highland_places.iter();
                let hexes = places
                    .filter(|(_, hex)| friendly.has(*hex))
                    .fold(HexSet::NONE, |all, (at, _)| all.or(rules.charts.ground.near(*at)));
                let hexes = match scope {
                    Scope::All => hexes,
                    Scope::Canonical => {
                        arrivals::homely(rules, state, &gcma_before(rules, *next), &hexes)
                    }
                };
                let all = scope == Scope::All;
                let legal = |hex: &Hex| all || check_hex(rules, state, unit, *hex).is_ok();
                out.extend(hexes.iter().filter(legal).map(|hex| Choice::Place(unit, hex)));
            }
            out.push(Choice::Default);
        }
        _ => (),
    }
}

/// Whether an answer to a set-up question is legal.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::SetUpLosses { units, .. }, Choice::Lose(unit)) if units.has(unit) => {
            if state.board.steps(unit) > 1 { Ok(()) } else { Err(No::NotAsked) }
        }
        (_, Choice::Default) => Ok(()),
        (
            Step::SetUp { entry, placed, .. } | Step::FrenchSetUp { entry, placed },
            Choice::Place(unit, hex),
        ) => entries::check(rules, state, *entry, *placed, unit, hex),
        (Step::SetUpTieuDoans { next, placed }, Choice::Place(unit, hex)) => {
            if listed(&rules.scenario().tieu_doans, *next) != Some(unit) {
                return Err(No::NotAsked);
            }
            if !mobilisation::open_hexes(rules, placed).has(hex) {
                return Err(No::NoMobilization { hex });
            }
            if !rules.charts.ground.vietnam.has(hex) {
                return Err(No::NotAllowed { unit, hex });
            }
            check_hex(rules, state, unit, hex)
        }
        // Only a Tieu Doan without a hex goes to Box 1.
        (Step::SetUpTieuDoans { next, placed }, Choice::Box(unit)) => {
            if listed(&rules.scenario().tieu_doans, *next) != Some(unit) {
                return Err(No::NotAsked);
            }
            let open = tieu_doan_hexes(rules, state, unit, placed);
            if open.is_empty() { Ok(()) } else { Err(No::HasPlace { unit }) }
        }
        (Step::SetUpGcma { next }, Choice::Place(unit, hex)) => {
            if listed(&rules.scenario().gcma, *next) != Some(unit) {
                return Err(No::NotAsked);
            }
            let range = rules.components.tables.limits.mobilization_range;
            if !arrivals::has_home(rules, state, &gcma_before(rules, *next), hex) {
                return Err(No::OutOfRange { hex, range });
            }
            check_hex(rules, state, unit, hex)
        }
        _ => Err(No::NotAsked),
    }
}

/// Carries an answer out.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    match (play.state.top().clone(), choice) {
        (_, Choice::Default) => suggested::place_rest(play),
        (Step::SetUpLosses { entry, lost, units }, Choice::Lose(unit)) => {
            play.replace(Step::SetUpLosses { entry, lost: lost + 1, units });
            play.lose_step(unit, Cause::SetUp);
        }
        (Step::SetUp { entry, placed, mut units }, Choice::Place(unit, hex)) => {
            units.insert(unit);
            play.replace(Step::SetUp { entry, placed: placed + 1, units });
            play.set_up_hidden(unit, hex);
        }
        (Step::FrenchSetUp { entry, placed }, Choice::Place(unit, hex)) => {
            play.replace(Step::FrenchSetUp { entry, placed: placed + 1 });
            play.state.board.put(&play.rules.charts, unit, hex);
            play.tell(Event::FrenchSetUp { unit, hex });
        }
        (Step::SetUpTieuDoans { next, mut placed }, choice) => {
            if let Choice::Place(_, hex) = choice {
                // More battalions than that there are not.
                placed.try_push(hex).ok();
            }
            play.replace(Step::SetUpTieuDoans { next: next + 1, placed });
            match choice {
                Choice::Place(unit, hex) => play.set_up_hidden(unit, hex),
                Choice::Box(unit) => play.leave_map(unit, Place::Box1),
                _ => (),
            }
        }
        (Step::SetUpGcma { next }, Choice::Place(unit, hex)) => {
            play.replace(Step::SetUpGcma { next: next + 1 });
            play.state.board.put(&play.rules.charts, unit, hex);
            play.tell(Event::FrenchSetUp { unit, hex });
        }
        _ => (),
    }
}
