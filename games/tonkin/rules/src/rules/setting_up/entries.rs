//! 9.0 (2), (3): the entries of a scenario, each a place with the units that stand there.

use kernel::flow::{Asks, Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink, Why};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{check_hex, suggested};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, SetupRow, Side, Unit};
use crate::event::{Cause, Event};
use crate::flow::{Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::hidden::Pieces as _;
use crate::rules::losses::Losing as _;
use crate::sets::{Around as _, HexSet, UnitSet};

/// 9.0 (3): VM sets up the units of an entry of the scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct SetUp {
    /// The entry.
    pub entry: u8,
    /// How many of its units stand.
    pub placed: u8,
    /// Which.
    pub units: UnitSet,
}

impl SetUp {
    const fn spot(&self) -> Spot {
        Spot { entry: self.entry, placed: self.placed }
    }
}

impl StepRules<Tonkin> for SetUp {
    fn asks(&self, rules: &Tonkin, state: &State) -> Asks {
        self.spot().asks(rules, state, Side::VietMinh)
    }

    fn next(&self, rules: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), self.spot().prompt(rules, Side::VietMinh))
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        self.spot().candidates(rules, state, out);
    }

    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        self.spot().check(rules, state, *choice)
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Place(unit, hex) = choice {
            stand(play, *self, unit, hex);
        } else if choice == Choice::Default {
            suggested::place_rest(play);
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        run(play, *self)
    }
}

/// 9.0 (2): FEF chooses the units of an entry, in a generic set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct FrenchSetUp {
    /// The entry.
    pub(crate) entry: u8,
    /// How many of its units stand.
    pub placed: u8,
}

impl FrenchSetUp {
    const fn spot(&self) -> Spot {
        Spot { entry: self.entry, placed: self.placed }
    }
}

impl StepRules<Tonkin> for FrenchSetUp {
    fn asks(&self, rules: &Tonkin, state: &State) -> Asks {
        self.spot().asks(rules, state, Side::French)
    }

    fn next(&self, rules: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::French), self.spot().prompt(rules, Side::French))
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        self.spot().candidates(rules, state, out);
    }

    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        self.spot().check(rules, state, *choice)
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Place(unit, hex) = choice {
            stand_french(play, *self, unit, hex);
        } else if choice == Choice::Default {
            suggested::place_rest(play);
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        run_french(play, *self)
    }
}

/// 9.0 (3): VM takes the steps lost at the start from units of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct SetUpLosses {
    /// The entry.
    pub(crate) entry: u8,
    /// How many steps are lost.
    pub(crate) lost: u8,
    /// The units of the entry.
    pub units: UnitSet,
}

impl SetUpLosses {
    /// How many steps are still to be lost.
    fn left(&self, rules: &Tonkin) -> u8 {
        row(rules, self.entry).map_or(0, |row| row.losses.saturating_sub(self.lost))
    }
}

impl StepRules<Tonkin> for SetUpLosses {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), Prompt::SetUpLosses { left: self.left(rules) })
    }

    fn candidates(&self, rules: &Tonkin, _: &State, _: Scope, out: &mut Vec<Choice>) {
        let fighting = self.units.and(rules.charts.forces.fighting);
        out.extend(fighting.iter().map(Choice::Lose));
        out.push(Choice::Default);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, _: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match choice {
            Choice::Default => Ok(()),
            Choice::Lose(unit) if self.units.has(*unit) && state.board.steps(*unit) > 1 => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Lose(unit) = choice else { return suggested::place_rest(play) };
        play.replace(Step::SetUpLosses(SetUpLosses { lost: self.lost + 1, ..*self }));
        play.lose_step(unit, Cause::SetUp);
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        let has_steps = self.units.iter().any(|unit| play.state.board.steps(unit) > 1);
        if self.left(play.rules) > 0 && has_steps {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

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
        found = found.or(found.neighbours().and(*land));
    }
    let takes = |hex: Hex| check_hex(rules, state, unit, hex).is_ok();
    while row.within > 0 && !found.iter().any(takes) {
        let wider = found.or(found.neighbours().and(*land));
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

/// The next place of an entry: both sides are asked for it alike.
#[derive(Clone, Copy, Debug)]
struct Spot {
    entry: u8,
    placed: u8,
}

impl Spot {
    /// What is asked.
    fn prompt(self, rules: &Tonkin, side: Side) -> Prompt {
        let Some(row) = row(rules, self.entry) else { return Prompt::Considers { side } };
        let (place, within) = (row.hex, row.within);
        match row.units.get(usize::from(self.placed)) {
            Some(alike) if rules.generic => Prompt::SetUpClass { place, within, alike: *alike },
            Some(_) | None => Prompt::SetUp { place, within },
        }
    }

    /// Whether it is filled by the one unit that fits, in the one hex that it may take.
    fn asks(self, rules: &Tonkin, state: &State, side: Side) -> Asks {
        let Some(row) = row(rules, self.entry).filter(|row| row.side == side) else {
            return Asks::Nothing;
        };
        match fitting(rules, state, row, self.placed).len() {
            1 => Asks::Nobody(Why::OnlyOne),
            _ => Asks::Nothing,
        }
    }

    /// Where the next unit may go, and which one.
    fn candidates(self, rules: &Tonkin, state: &State, out: &mut Vec<Choice>) {
        if let Some(row) = row(rules, self.entry) {
            for unit in fitting(rules, state, row, self.placed).iter() {
                let hexes = hexes(rules, state, row, unit);
                out.extend(hexes.iter().map(|hex| Choice::Place(unit, hex)));
            }
        }
        out.push(Choice::Default);
    }

    /// Whether a unit may take it.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(self, rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
        let (unit, hex) = match choice {
            Choice::Default => return Ok(()),
            Choice::Place(unit, hex) => (unit, hex),
            _ => return Err(No::NotAsked),
        };
        let Some(row) = row(rules, self.entry) else { return Err(No::NotAsked) };
        if !fitting(rules, state, row, self.placed).has(unit) {
            return Err(No::NotAsked);
        }
        if !hexes(rules, state, row, unit).has(hex) {
            return Err(No::SetUpFar { hex: row.hex, within: row.within });
        }
        // Of entries with one place the pack says that it is sound.
        if row.within == 0 { Ok(()) } else { check_hex(rules, state, unit, hex) }
    }
}

/// A VM unit takes the next place of an entry.
fn stand<S: Sink<Tonkin>>(play: &mut Play<'_, S>, at: SetUp, unit: Unit, hex: Hex) {
    let mut units = at.units;
    units.insert(unit);
    play.replace(Step::SetUp(SetUp { placed: at.placed + 1, units, ..at }));
    play.set_up_hidden(unit, hex);
}

/// A French unit takes the next place of an entry.
fn stand_french<S: Sink<Tonkin>>(play: &mut Play<'_, S>, at: FrenchSetUp, unit: Unit, hex: Hex) {
    play.replace(Step::FrenchSetUp(FrenchSetUp { placed: at.placed + 1, ..at }));
    play.state.board.put(&play.rules.charts, unit, hex);
    play.tell(Event::FrenchSetUp { unit, hex });
}

/// Lets VM entries go that leave no choice: one hex, and one unit for it.
fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>, at: SetUp) -> Flow {
    let Some(row) = row(play.rules, at.entry) else {
        play.pop();
        return Flow::Goes;
    };
    let next = Step::SetUp(SetUp { entry: at.entry + 1, placed: 0, units: UnitSet::NONE });
    if row.side == Side::French {
        play.replace(next);
        return Flow::Goes;
    }
    if usize::from(at.placed) < row.units.len() {
        let fitting = fitting(play.rules, play.state, row, at.placed);
        if let (0, Some(unit), 1) = (row.within, fitting.first(), fitting.len()) {
            stand(play, at, unit, row.hex);
            return Flow::Goes;
        }
        return Flow::Waits;
    }
    if row.trench {
        play.state.board.trenches[1].insert(row.hex);
    }
    play.replace(next);
    if row.losses > 0 {
        let (entry, units) = (at.entry, at.units);
        play.push(Step::SetUpLosses(SetUpLosses { entry, lost: 0, units }));
    }
    Flow::Goes
}

/// Lets French entries of a generic set-up go that leave no choice.
fn run_french<S: Sink<Tonkin>>(play: &mut Play<'_, S>, at: FrenchSetUp) -> Flow {
    let Some(row) = row(play.rules, at.entry) else {
        play.pop();
        return Flow::Goes;
    };
    if row.side == Side::VietMinh || usize::from(at.placed) >= row.units.len() {
        play.replace(Step::FrenchSetUp(FrenchSetUp { entry: at.entry + 1, placed: 0 }));
        return Flow::Goes;
    }
    let fitting = fitting(play.rules, play.state, row, at.placed);
    match (fitting.first(), fitting.len()) {
        (Some(unit), 1) => {
            stand_french(play, at, unit, row.hex);
            Flow::Goes
        }
        _ => Flow::Waits,
    }
}
