//! 9.0 (2), (3): the entries of a scenario, each a place with the units that stand there.

use kernel::Sink;

use super::check_hex;
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, SetupRow, Side, Unit};
use crate::flow::{Flow, Play, State, Step};
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// An entry of the scenario.
fn row(rules: &Tonkin, entry: u8) -> Option<&SetupRow> {
    rules.scenario().setup.get(usize::from(entry))
}

/// The units of a side that the entries of the scenario name.
pub fn named(rules: &Tonkin, side: Side) -> UnitSet {
    let rows = rules.scenario().setup.iter().filter(|row| row.side == side);
    rows.flat_map(|row| row.units.iter().copied()).collect()
}

/// 9.0: the class of a unit in a generic set-up, such as `para 3-9`.
pub fn class_of(rules: &Tonkin, unit: Unit) -> Option<&str> {
    rules.scenario().setup.iter().find_map(|row| {
        let place = row.units.iter().position(|other| *other == unit)?;
        row.generic.get(place).map(String::as_str)
    })
}

/// 9.0: the units that may take a place of an entry: the one that is named, or in a generic set-up any of
/// its class that stands nowhere yet.
fn fitting(rules: &Tonkin, state: &State, row: &SetupRow, placed: u8) -> UnitSet {
    let Some(own) = row.units.get(usize::from(placed)) else { return UnitSet::NONE };
    if !rules.generic {
        return UnitSet::one(*own);
    }
    let class = row.generic.get(usize::from(placed)).map(String::as_str);
    let free =
        |unit: &Unit| state.board.place(*unit) == Place::Pool && class_of(rules, *unit) == class;
    named(rules, row.side).iter().filter(free).collect()
}

/// The unit that the scenario suggests for a place: the one it names, if that is free.
pub(super) fn suggested(rules: &Tonkin, state: &State, entry: u8, placed: u8) -> Option<Unit> {
    let row = row(rules, entry)?;
    let fitting = fitting(rules, state, row, placed);
    let own = row.units.get(usize::from(placed)).copied();
    own.filter(|unit| fitting.has(*unit)).or(fitting.first())
}

/// The hexes of an entry for a unit: those within its distance, whoever occupies them; if none of them can
/// take the unit, those a hex further, and so on.
fn hexes(rules: &Tonkin, state: &State, row: &SetupRow, unit: Unit) -> HexSet {
    let land = &rules.charts.ground.land;
    let mut found = HexSet::one(row.hex);
    for _ in 0..row.within {
        found = found.or(&found.neighbours().and(land));
    }
    let takes = |hex: Hex| check_hex(rules, state, unit, hex).is_ok();
    while row.within > 0 && !found.iter().any(takes) {
        let wider = found.or(&found.neighbours().and(land));
        if wider == found {
            break;
        }
        found = wider;
    }
    found
}

/// How far a hex is from the place of an entry.
pub(super) fn distance(rules: &Tonkin, entry: u8, hex: Hex) -> usize {
    row(rules, entry).map_or(0, |row| row.hex.distance(hex))
}

/// Lets VM entries go that leave no choice: one hex, and one unit for it.
pub(super) fn run<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    entry: u8,
    placed: u8,
    mut units: UnitSet,
) -> Flow {
    let Some(row) = row(play.rules, entry) else {
        play.pop();
        return Flow::Goes;
    };
    let next = Step::SetUp { entry: entry + 1, placed: 0, units: UnitSet::NONE };
    if row.side == Side::French {
        play.replace(next);
        return Flow::Goes;
    }
    if usize::from(placed) < row.units.len() {
        let fitting = fitting(play.rules, play.state, row, placed);
        if let (0, Some(unit), 1) = (row.within, fitting.first(), fitting.len()) {
            units.insert(unit);
            play.replace(Step::SetUp { entry, placed: placed + 1, units });
            play.set_up_hidden(unit, row.hex);
            return Flow::Goes;
        }
        return Flow::Waits;
    }
    if row.trench {
        play.state.board.trenches[1].insert(row.hex);
    }
    play.replace(next);
    if row.losses > 0 {
        play.push(Step::SetUpLosses { entry, lost: 0, units });
    }
    Flow::Goes
}

/// Lets French entries of a generic set-up go that leave no choice.
pub(super) fn run_french<S: Sink<Tonkin>>(play: &mut Play<'_, S>, entry: u8, placed: u8) -> Flow {
    let Some(row) = row(play.rules, entry) else {
        play.pop();
        return Flow::Goes;
    };
    if row.side == Side::VietMinh || usize::from(placed) >= row.units.len() {
        play.replace(Step::FrenchSetUp { entry: entry + 1, placed: 0 });
        return Flow::Goes;
    }
    let fitting = fitting(play.rules, play.state, row, placed);
    match (fitting.first(), fitting.len()) {
        (Some(unit), 1) => {
            super::apply(play, Choice::Place(unit, row.hex));
            Flow::Goes
        }
        _ => Flow::Waits,
    }
}

/// Where the next unit of an entry may go, and which one.
pub(super) fn candidates(
    rules: &Tonkin,
    state: &State,
    entry: u8,
    placed: u8,
    out: &mut Vec<Choice>,
) {
    let Some(row) = row(rules, entry) else { return };
    for unit in fitting(rules, state, row, placed).iter() {
        out.extend(hexes(rules, state, row, unit).iter().map(|hex| Choice::Place(unit, hex)));
    }
}

/// Whether a unit may take the next place of an entry.
pub(super) fn check(
    rules: &Tonkin,
    state: &State,
    entry: u8,
    placed: u8,
    unit: Unit,
    hex: Hex,
) -> Result<(), No> {
    let Some(row) = row(rules, entry) else { return Err(No::NotAsked) };
    if !fitting(rules, state, row, placed).has(unit) {
        return Err(No::NotAsked);
    }
    if !hexes(rules, state, row, unit).has(hex) {
        return Err(No::SetUpFar { hex: row.hex, within: row.within });
    }
    // Of entries with one place the pack says that it is sound.
    if row.within == 0 { Ok(()) } else { check_hex(rules, state, unit, hex) }
}
