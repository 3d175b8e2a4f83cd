//! 9.0: setting up. The French units stand as the scenario says; VM and GCMA are placed by their players,
//! or on one click where the scenario suggests.

use kernel::{Scope, Sink};

use super::{control, limits, objectives};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Community, Hex, SetupRow, Side, Unit};
use crate::event::{Cause, Event};
use crate::flow::{Flow, Hero, Phase, Play, State, Step};
use crate::refusal::No;
use crate::sets::{CommunitySet, HexSet};

/// 9.0: everything that stands by itself, and the questions for the rest.
pub fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let scenario = play.rules.scenario();
    place_off_map(play);
    for entry in scenario.setup.iter().filter(|entry| entry.side == Side::French) {
        for unit in &entry.units {
            play.state.board.put(&play.rules.charts, *unit, entry.hex);
            play.tell(Event::FrenchSetUp { unit: *unit, hex: entry.hex });
        }
        if entry.trench {
            play.state.board.trenches[0].insert(entry.hex);
        }
    }
    play.state.board.destroyed = scenario.destroyed_roads.iter().copied().collect();
    if let (true, rank @ 1..) = (play.rules.heroes, scenario.hero_rank) {
        let hero = Hero { rank, mentions: 0, with: None, joins: scenario.start_turn };
        play.state.heroes = [Some(hero); 2];
    }
    push_questions(play);
}

/// The questions in the order of 9.0: regiments, Tieu Doans, markers, GCMA.
fn push_questions<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.push(Step::SetUpGcma { next: 0, communities: CommunitySet::NONE });
    play.push(Step::PlaceObjectives { first: true, assigned: None });
    play.push(Step::SetUpTieuDoans { next: 0, centres: CommunitySet::NONE });
    play.push(Step::SetUpLosses { entry: 0, lost: 0 });
    play.push(Step::SetUp { entry: 0, placed: 0 });
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
        Step::SetUp { entry, placed } => run_entry(play, entry, placed),
        Step::SetUpLosses { entry, lost } => match scenario.setup.get(usize::from(entry)) {
            None => {
                play.pop();
                Flow::Goes
            }
            Some(row) if lost < row.losses && row.side == Side::VietMinh => Flow::Waits,
            Some(_) => {
                play.replace(Step::SetUpLosses { entry: entry + 1, lost: 0 });
                Flow::Goes
            }
        },
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
        Step::SetUpGcma { next, .. } if usize::from(next) < scenario.gcma.len() => Flow::Waits,
        Step::SetUpGcma { .. } => {
            play.pop();
            finish(play);
            Flow::Goes
        }
        _ => Flow::Waits,
    }
}

fn run_entry<S: Sink<Tonkin>>(play: &mut Play<'_, S>, entry: u8, placed: u8) -> Flow {
    let Some(row) = play.rules.scenario().setup.get(usize::from(entry)) else {
        play.pop();
        return Flow::Goes;
    };
    let done = usize::from(placed) >= row.units.len();
    if row.side == Side::VietMinh && row.within > 0 && !done {
        return Flow::Waits;
    }
    place_entry(play, row, placed);
    play.replace(Step::SetUp { entry: entry + 1, placed: 0 });
    Flow::Goes
}

/// The units of an entry that has no choice of hexes, and its trench.
fn place_entry<S: Sink<Tonkin>>(play: &mut Play<'_, S>, row: &SetupRow, placed: u8) {
    if row.side != Side::VietMinh {
        return;
    }
    for unit in row.units.iter().skip(usize::from(placed)) {
        play.set_up_hidden(*unit, row.hex);
    }
    if row.trench {
        play.state.board.trenches[1].insert(row.hex);
    }
}

/// 9.0 (5): what the starting level takes for granted is corrected (T-73).
fn finish<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let rules = play.rules;
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
    let assumed = ground.red.minus(&french).or(&named).and(&ground.vp_hexes);
    let actual = control::friendly_to_vm(&rules.charts, &play.state.board);
    play.state.owned = actual.minus(&ground.vp_hexes).or(&assumed);
    play.state.counted = scenario.counted;
    play.tell(Event::SetUpDone);
    play.judge_at_start();
}

/// The hexes within so many of a hex, as the rules trace it, without a look at who occupies them.
fn around(rules: &Tonkin, hex: Hex, within: u8) -> HexSet {
    let land = &rules.charts.ground.land;
    let mut found = HexSet::one(hex);
    for _ in 0..within {
        found = found.or(&found.neighbours().and(land));
    }
    found
}

/// Whether a VM unit may be set up in a hex: 3.8, no enemy, room.
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

/// The entry and the unit that is asked about.
fn entry_unit(rules: &Tonkin, entry: u8, placed: u8) -> Option<(&SetupRow, Unit)> {
    let row = rules.scenario().setup.get(usize::from(entry))?;
    Some((row, *row.units.get(usize::from(placed))?))
}

/// The free community nearest to a hex, if one is near enough.
fn nearest(
    rules: &Tonkin,
    free: impl Iterator<Item = (Community, Hex)>,
    hex: Hex,
) -> Option<Community> {
    let near = free.filter(|(place, _)| rules.charts.ground.near(*place).has(hex));
    near.min_by_key(|(place, at)| (at.distance(hex), place.0)).map(|(place, _)| place)
}

/// Vietnamese Mobilization Centers without a Tieu Doan.
fn free_centres(
    rules: &Tonkin,
    used: CommunitySet,
) -> impl Iterator<Item = (Community, Hex)> + use<'_> {
    let centres = rules.charts.ground.centres.iter().copied();
    centres.filter(move |(place, _)| !used.has(*place))
}

/// FEF-friendly Highlands communities without a GCMA.
fn free_villages<'r>(
    rules: &'r Tonkin,
    state: &State,
    used: CommunitySet,
) -> impl Iterator<Item = (Community, Hex)> + use<'r> {
    let friendly = control::friendly_to_french(&rules.charts, &state.board);
    let places = rules.charts.ground.highland_places.iter().copied();
    places.filter(move |(place, hex)| friendly.has(*hex) && !used.has(*place))
}

/// The unit a Tieu Doan or GCMA question is about.
fn listed(list: &[Unit], next: u8) -> Option<Unit> {
    list.get(usize::from(next)).copied()
}

/// The answers to set-up questions.
pub fn candidates(rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
    let scenario = rules.scenario();
    match state.top() {
        Step::SetUp { entry, placed } => {
            if let Some((row, unit)) = entry_unit(rules, *entry, *placed) {
                let hexes = around(rules, row.hex, row.within);
                out.extend(hexes.iter().map(|hex| Choice::Place(unit, hex)));
            }
            out.push(Choice::Default);
        }
        Step::SetUpLosses { entry, .. } => {
            if let Some(row) = scenario.setup.get(usize::from(*entry)) {
                let fighting = &rules.charts.forces.fighting;
                let units = row.units.iter().filter(|unit| fighting.has(**unit));
                out.extend(units.map(|unit| Choice::Lose(*unit)));
            }
            out.push(Choice::Default);
        }
        Step::SetUpTieuDoans { next, centres } => {
            if let Some(unit) = listed(&scenario.tieu_doans, *next) {
                let mut hexes = HexSet::NONE;
                for (place, _) in free_centres(rules, *centres) {
                    hexes = hexes.or(rules.charts.ground.near(place));
                }
                out.extend(hexes.iter().map(|hex| Choice::Place(unit, hex)));
                out.push(Choice::Box(unit));
            }
            out.push(Choice::Default);
        }
        Step::SetUpGcma { next, communities } => {
            if let Some(unit) = listed(&scenario.gcma, *next) {
                let mut hexes = HexSet::NONE;
                for (place, _) in free_villages(rules, state, *communities) {
                    hexes = hexes.or(rules.charts.ground.near(place));
                }
                out.extend(hexes.iter().map(|hex| Choice::Place(unit, hex)));
            }
            out.push(Choice::Default);
        }
        _ => (),
    }
}

/// Whether an answer to a set-up question is legal.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::SetUpLosses { entry, .. }, Choice::Lose(unit)) => {
            let row = rules.scenario().setup.get(usize::from(*entry));
            let listed = row.is_some_and(|row| row.units.contains(&unit));
            if listed && state.board.steps(unit) > 1 { Ok(()) } else { Err(No::NotAsked) }
        }
        (_, Choice::Default) => Ok(()),
        (Step::SetUp { entry, placed }, Choice::Place(unit, hex)) => {
            let Some((row, asked)) = entry_unit(rules, *entry, *placed) else {
                return Err(No::NotAsked);
            };
            if unit != asked {
                return Err(No::NotAsked);
            }
            if !around(rules, row.hex, row.within).has(hex) {
                return Err(No::SetUpFar { hex: row.hex, within: row.within });
            }
            check_hex(rules, state, unit, hex)
        }
        (Step::SetUpTieuDoans { next, centres }, Choice::Place(unit, hex)) => {
            if listed(&rules.scenario().tieu_doans, *next) != Some(unit) {
                return Err(No::NotAsked);
            }
            let free = free_centres(rules, *centres);
            nearest(rules, free, hex).ok_or(No::NoMobilization { hex })?;
            if !rules.charts.ground.vietnam.has(hex) {
                return Err(No::NotAllowed { unit, hex });
            }
            check_hex(rules, state, unit, hex)
        }
        (Step::SetUpTieuDoans { .. }, Choice::Box(_)) => Ok(()),
        (Step::SetUpGcma { next, communities }, Choice::Place(unit, hex)) => {
            if listed(&rules.scenario().gcma, *next) != Some(unit) {
                return Err(No::NotAsked);
            }
            let free = free_villages(rules, state, *communities);
            nearest(rules, free, hex).ok_or(No::OutOfRange { hex, range: 2 })?;
            check_hex(rules, state, unit, hex)
        }
        _ => Err(No::NotAsked),
    }
}

/// Carries an answer out.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    match (play.state.top().clone(), choice) {
        (_, Choice::Default) => place_rest(play),
        (Step::SetUpLosses { entry, lost }, Choice::Lose(unit)) => {
            play.replace(Step::SetUpLosses { entry, lost: lost + 1 });
            play.lose_step(unit, Cause::SetUp);
        }
        (Step::SetUp { entry, placed }, Choice::Place(unit, hex)) => {
            play.replace(Step::SetUp { entry, placed: placed + 1 });
            play.set_up_hidden(unit, hex);
        }
        (Step::SetUpTieuDoans { next, mut centres }, choice) => {
            if let Choice::Place(_, hex) = choice {
                let free = free_centres(play.rules, centres);
                nearest(play.rules, free, hex).into_iter().for_each(|place| centres.insert(place));
            }
            play.replace(Step::SetUpTieuDoans { next: next + 1, centres });
            match choice {
                Choice::Place(unit, hex) => play.set_up_hidden(unit, hex),
                Choice::Box(unit) => play.leave_map(unit, Place::Box1),
                _ => (),
            }
        }
        (Step::SetUpGcma { next, mut communities }, Choice::Place(unit, hex)) => {
            let free = free_villages(play.rules, play.state, communities);
            nearest(play.rules, free, hex).into_iter().for_each(|place| communities.insert(place));
            play.replace(Step::SetUpGcma { next: next + 1, communities });
            play.state.board.put(&play.rules.charts, unit, hex);
            play.tell(Event::FrenchSetUp { unit, hex });
        }
        _ => (),
    }
}

/// The rest of a side's set-up as the scenario suggests it: as near as can be to the places it names,
/// losses from the first units. Political Objective-Markers are left to the player.
fn place_rest<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let mut open = Vec::new();
    loop {
        if run(play) == Flow::Goes {
            continue;
        }
        let asks = matches!(
            play.state.top(),
            Step::SetUp { .. }
                | Step::SetUpLosses { .. }
                | Step::SetUpTieuDoans { .. }
                | Step::SetUpGcma { .. }
        );
        if !asks {
            return;
        }
        open.clear();
        candidates(play.rules, play.state, Scope::Canonical, &mut open);
        match nearest_legal(play.rules, play.state, &open) {
            Some(best) => apply(play, best),
            None => skip(play),
        }
    }
}

/// The legal answer nearest to the places that are named for the unit. Most units find room in one of
/// them: only if not, all hexes are looked at.
fn nearest_legal(rules: &Tonkin, state: &State, open: &[Choice]) -> Option<Choice> {
    let named: HexSet = match state.top() {
        Step::SetUpTieuDoans { centres, .. } => {
            free_centres(rules, *centres).map(|(_, hex)| hex).collect()
        }
        Step::SetUpGcma { communities, .. } => {
            free_villages(rules, state, *communities).map(|(_, hex)| hex).collect()
        }
        _ => HexSet::NONE,
    };
    let is_named = |choice: &Choice| matches!(choice, Choice::Place(_, hex) if named.has(*hex));
    let legal =
        |choice: &Choice| *choice != Choice::Default && check(rules, state, *choice).is_ok();
    let there = open.iter().copied().filter(is_named).filter(legal).min();
    let nearest = || {
        let legal = open.iter().copied().filter(legal);
        legal.min_by_key(|choice| distance(rules, state, *choice))
    };
    there.or_else(nearest)
}

/// How far a hex is from the place that is named for the unit.
fn distance(rules: &Tonkin, state: &State, choice: Choice) -> (usize, Choice) {
    let away = match (state.top(), choice) {
        (Step::SetUp { entry, placed }, Choice::Place(_, hex)) => {
            entry_unit(rules, *entry, *placed).map_or(0, |(row, _)| row.hex.distance(hex))
        }
        (Step::SetUpTieuDoans { centres, .. }, Choice::Place(_, hex)) => {
            let free = free_centres(rules, *centres);
            free.map(|(_, at)| at.distance(hex)).min().unwrap_or(usize::MAX)
        }
        (Step::SetUpGcma { communities, .. }, Choice::Place(_, hex)) => {
            let free = free_villages(rules, state, *communities);
            free.map(|(_, at)| at.distance(hex)).min().unwrap_or(usize::MAX)
        }
        _ => usize::MAX,
    };
    (away, choice)
}

/// Nobody can be placed any more: the rest stays out.
fn skip<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    match play.state.top().clone() {
        Step::SetUp { entry, .. } => play.replace(Step::SetUp { entry: entry + 1, placed: 0 }),
        Step::SetUpLosses { entry, .. } => {
            play.replace(Step::SetUpLosses { entry: entry + 1, lost: 0 });
        }
        Step::SetUpTieuDoans { next, centres } => {
            play.replace(Step::SetUpTieuDoans { next: next + 1, centres });
        }
        Step::SetUpGcma { next, communities } => {
            play.replace(Step::SetUpGcma { next: next + 1, communities });
        }
        _ => {
            play.pop();
        }
    }
}
