//! 6.3 a, b and e, 6.7: markers taken off, trenches dug, roads destroyed.

mod building;

use arrayvec::ArrayVec;
use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) use building::{build, build_candidates, check_build};

use super::hidden::Pieces as _;
use super::{aircraft, control, operations, stacking, supply, trace};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::Event;
use crate::flow::{DigCase, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{Around as _, HexSet};

/// Markers that one point takes off, and DG-Markers in a chain.
const MARKERS: usize = 3;
const CHAIN: usize = 6;
/// Trenches one SD makes, and roads one point destroys.
const TRENCHES: u8 = 3;
const ROADS: u8 = 3;

/// 6.3 a: markers are taken off.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Recover {
    /// Whose.
    pub side: Side,
    /// The hexes whose units have recovered.
    pub(crate) dg: ArrayVec<Hex, CHAIN>,
    /// How many roads were repaired.
    pub(crate) roads: u8,
}

impl StepRules<Tonkin> for Recover {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        let left = MARKERS.saturating_sub(self.dg.len() + usize::from(self.roads));
        Next::ask(State::seat(self.side), Prompt::Recover { left: left as u8 })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        out.extend(disorganized(rules, state, self.side).iter().map(Choice::Recover));
        out.extend(repairable(rules, state, self.side).iter().map(Choice::Repair));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Recover(hex) => check_recover(rules, state, self, hex),
            Choice::Repair(hex) => check_repair(rules, state, self, hex),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        take_off(play, self, choice);
    }
}

impl Recover {
    /// Nothing is taken off yet.
    fn by(side: Side) -> Recover {
        Recover { side, dg: ArrayVec::new(), roads: 0 }
    }
}

/// 6.3 b: trenches are dug.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Dig {
    /// Whose.
    pub side: Side,
    /// Which trenches may be dug.
    pub(crate) case: DigCase,
    /// Where the SD stood.
    pub(crate) from: Hex,
    /// How many more.
    pub(crate) left: u8,
}

impl StepRules<Tonkin> for Dig {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(self.side), Prompt::Dig { left: self.left })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        if self.left < TRENCHES {
            out.push(Choice::Done);
        }
        out.extend(self.open(rules, state).iter().map(Choice::Trench));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done if self.left < TRENCHES => Ok(()),
            Choice::Done => Err(No::OneTrench),
            Choice::Trench(hex) if self.open(rules, state).has(hex) => Ok(()),
            Choice::Trench(hex) => Err(No::Trench { hex }),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        let Choice::Trench(hex) = choice else { return };
        let side = self.side;
        play.state.board.trenches[side as usize].insert(hex);
        play.tell(Event::Trenched { side, hex });
        if self.left > 1 && !self.open(play.rules, play.state).is_empty() {
            play.push(Step::Dig(Dig { left: self.left - 1, ..*self }));
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Trenches that can be dug nowhere any more are not asked for.
        if !self.open(play.rules, play.state).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

impl Dig {
    /// Where trenches may be dug.
    fn open(&self, rules: &Tonkin, state: &State) -> HexSet {
        diggable(rules, state, self.side, self.case, self.from, None)
    }
}

/// 6.3 e: VM destroys roads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Wreck {
    /// How many more.
    pub(crate) left: u8,
}

impl StepRules<Tonkin> for Wreck {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), Prompt::Wreck { left: self.left })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        out.extend(wreckable(rules, state).iter().map(Choice::Wreck));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Wreck(hex) => check_wreck(rules, state, hex),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        if let Choice::Wreck(hex) = choice {
            destroy(play, hex, self.left);
        }
    }
}

/// 6.3 a: hexes of a side with a DG-Marker.
fn disorganized(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let dg = state.board.dg().and(rules.charts.forces.side[side as usize]);
    state.board.hexes_of(&dg)
}

/// 6.3 a, 4.0: Destroyed Road-Markers that a side can take off: where it stands, and next to the engineer,
/// whoever stands there.
fn repairable(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let mut near = *state.board.occupied(side);
    if side == Side::VietMinh
        && let Some(hex) = rules.charts.forces.engineer.and_then(|unit| state.board.hex_of(unit))
    {
        near = near.or(HexSet::one(hex).neighbours());
    }
    state.board.destroyed.and(near)
}

/// 6.7: roads and Road-Markers that are not destroyed.
fn roads(rules: &Tonkin, state: &State) -> HexSet {
    rules.charts.ground.roads.or(state.board.road_markers).minus(state.board.destroyed)
}

/// 6.7: roads VM can destroy: in the Delta anywhere, in the Highlands where he stands.
fn wreckable(rules: &Tonkin, state: &State) -> HexSet {
    let ground = &rules.charts.ground;
    let held = ground.zone[1].and(*state.board.occupied(Side::VietMinh));
    roads(rules, state).and(ground.zone[0].or(held))
}

/// 6.7: roads FEF can strike from the air: anywhere outside China.
fn strikable(rules: &Tonkin, state: &State) -> HexSet {
    roads(rules, state).minus(rules.charts.ground.china)
}

/// The options of this chapter.
pub(crate) fn candidates(
    rules: &Tonkin,
    state: &State,
    side: Side,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    out.extend(disorganized(rules, state, side).iter().map(Choice::Recover));
    out.extend(repairable(rules, state, side).iter().map(Choice::Repair));
    let cases: &[DigCase] = match side {
        Side::French => &[DigCase::Airstrips, DigCase::Delta, DigCase::Range],
        Side::VietMinh => &[DigCase::Centres, DigCase::Range],
    };
    for (dump, _) in state.board.sds(&rules.charts, side) {
        let digs = cases.iter().map(|case| Choice::Dig(dump, *case));
        out.extend(digs.filter(|choice| {
            scope == Scope::All || check_option(rules, state, side, *choice).is_ok()
        }));
    }
    match side {
        Side::VietMinh => out.extend(wreckable(rules, state).iter().map(Choice::Wreck)),
        Side::French if scope == Scope::All || aircraft::strike_value(rules, state) > 0 => {
            out.extend(strikable(rules, state).iter().map(Choice::Wreck));
        }
        Side::French => (),
    }
}

/// Whether an option of this chapter is open.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
pub(crate) fn check_option(
    rules: &Tonkin,
    state: &State,
    side: Side,
    choice: Choice,
) -> Result<(), No> {
    match choice {
        Choice::Recover(hex) => check_recover(rules, state, &Recover::by(side), hex),
        Choice::Repair(hex) => check_repair(rules, state, &Recover::by(side), hex),
        Choice::Dig(dump, case) => {
            if !rules.charts.forces.sds[side as usize].has(dump)
                || state.spending[side as usize] == Some(dump)
            {
                return Err(No::Digging { unit: dump });
            }
            let hex = state.board.hex_of(dump).ok_or(No::Digging { unit: dump })?;
            check_case(rules, state, side, dump, case, hex)?;
            let open = diggable(rules, state, side, case, hex, Some(dump));
            if open.is_empty() { Err(No::Digging { unit: dump }) } else { Ok(()) }
        }
        Choice::Wreck(hex) if side == Side::VietMinh => check_wreck(rules, state, hex),
        Choice::Wreck(hex) => {
            if aircraft::strike_value(rules, state) == 0 {
                return Err(No::Rains);
            }
            check_strike(rules, state, hex)
        }
        _ => Err(No::NotAsked),
    }
}

fn check_wreck(rules: &Tonkin, state: &State, hex: Hex) -> Result<(), No> {
    if !roads(rules, state).has(hex) {
        return Err(No::RoadThere { hex });
    }
    if wreckable(rules, state).has(hex) { Ok(()) } else { Err(No::RoadOutOfReach { hex }) }
}

fn check_strike(rules: &Tonkin, state: &State, hex: Hex) -> Result<(), No> {
    if !roads(rules, state).has(hex) {
        return Err(No::RoadThere { hex });
    }
    if strikable(rules, state).has(hex) { Ok(()) } else { Err(No::RoadInChina { hex }) }
}

/// 6.3 a: at most three markers, or up to six DG-Markers that form a chain (T-53).
fn check_recover(rules: &Tonkin, state: &State, step: &Recover, hex: Hex) -> Result<(), No> {
    if !disorganized(rules, state, step.side).has(hex) {
        return Err(No::Marker { hex });
    }
    let done = &step.dg;
    let taken = done.len() + usize::from(step.roads);
    if taken < MARKERS {
        return Ok(());
    }
    // With a road among the three nothing more comes off.
    if step.roads > 0 {
        return Err(No::TooManyMarkers);
    }
    let chained = done.len() < CHAIN && is_chain(done, hex);
    if chained { Ok(()) } else { Err(No::NoChain { hex }) }
}

fn check_repair(rules: &Tonkin, state: &State, step: &Recover, hex: Hex) -> Result<(), No> {
    if !repairable(rules, state, step.side).has(hex) {
        return Err(No::Marker { hex });
    }
    let taken = step.dg.len() + usize::from(step.roads);
    if taken < MARKERS { Ok(()) } else { Err(No::TooManyMarkers) }
}

/// T-53: whether all hexes form one connected group.
pub(crate) fn is_chain(done: &[Hex], hex: Hex) -> bool {
    let all: HexSet = done.iter().copied().chain([hex]).collect();
    let mut found = HexSet::one(hex);
    for _ in 0..all.len() {
        found = found.or(found.neighbours().and(all));
    }
    found == all
}

/// 6.3 b: whether an SD fits a case.
fn check_case(
    rules: &Tonkin,
    state: &State,
    side: Side,
    dump: Unit,
    case: DigCase,
    hex: Hex,
) -> Result<(), No> {
    let ground = &rules.charts.ground;
    let centre = ground.supply_centres[side as usize].has(hex);
    let fits = match case {
        DigCase::Airstrips => side == Side::French && ground.airstrips.has(hex),
        DigCase::Delta => side == Side::French && centre && ground.zone[0].has(hex),
        DigCase::Centres => side == Side::VietMinh && centre,
        DigCase::Range => true,
    };
    if !fits {
        return Err(No::Digging { unit: dump });
    }
    let flown = case == DigCase::Airstrips;
    if flown && state.planes.left == 0 { Err(No::TrenchPlane { unit: dump }) } else { Ok(()) }
}

/// 6.3 b: those of some hexes in which units of a side stand that can dig in and have not.
pub(crate) fn undug(rules: &Tonkin, state: &State, side: Side, among: &HexSet) -> HexSet {
    let held = state.board.occupied(side).minus(state.board.trenches[side as usize]).and(*among);
    held.iter().filter(|hex| stacking::is_manned(rules, state, side, *hex)).collect()
}

/// 6.3 b: where trenches may be dug; `without` is the SD that is being used up.
fn diggable(
    rules: &Tonkin,
    state: &State,
    side: Side,
    case: DigCase,
    from: Hex,
    without: Option<Unit>,
) -> HexSet {
    let ground = &rules.charts.ground;
    let range = rules.components.tables.limits.supply_range;
    let undug = |among: &HexSet| undug(rules, state, side, among);
    match case {
        DigCase::Airstrips => undug(&ground.airstrips),
        DigCase::Delta => supplied(rules, state, undug(&ground.zone[0]), without),
        DigCase::Centres => {
            // The SD has stood on one: in Na San that may have been all that held it.
            let mut centres = control::working_centres(&rules.charts, &state.board, side);
            centres.insert(from);
            undug(&trace::within(&rules.charts, &state.board, side, &centres, range))
        }
        DigCase::Range => {
            let from = HexSet::one(from);
            undug(&trace::within(&rules.charts, &state.board, side, &from, range))
        }
    }
}

/// 6.3 b, T-54: those of some hexes of the Delta in which a FEF unit could trace supply at this moment,
/// without an SD. Units that live off the Highlands do not come to the Delta.
fn supplied(rules: &Tonkin, state: &State, hexes: HexSet, without: Option<Unit>) -> HexSet {
    if hexes.is_empty() {
        return hexes;
    }
    let charts = &rules.charts;
    let mut board = state.board.clone();
    if let Some(dump) = without {
        board.remove(charts, dump, Place::Pool);
    }
    let ranges = rules.supply_ranges();
    let near = hexes.and(supply::in_range(charts, &board, Side::French, ranges));
    let rest = hexes.minus(near);
    if rest.is_empty() {
        return near;
    }
    near.or(rest.and(supply::river_supply(charts, &board, ranges.river)))
}

/// The first of a point's markers, trenches or roads.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
pub(crate) fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, choice: Choice) {
    match choice {
        Choice::Recover(_) | Choice::Repair(_) => {
            operations::spend(play, side, "a");
            play.push(Step::Recover(Recover::by(side)));
            take_off(play, &Recover::by(side), choice);
        }
        Choice::Dig(dump, case) => {
            let Some(from) = play.state.board.hex_of(dump) else { return };
            operations::spend(play, side, "b");
            if case == DigCase::Airstrips {
                play.state.planes.left -= 1;
            }
            play.push(Step::Dig(Dig { side, case, from, left: TRENCHES }));
            play.leave_map(dump, Place::Pool);
            play.tell(Event::Digs { side, dump, case });
        }
        Choice::Wreck(hex) => {
            operations::spend(play, side, "e");
            match side {
                Side::VietMinh => destroy(play, hex, ROADS),
                Side::French => aircraft::strike_road(play, hex),
            }
        }
        _ => (),
    }
}

/// 6.3 a: a marker comes off, or it is enough.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
fn take_off<S: Sink<Tonkin>>(play: &mut Play<'_, S>, step: &Recover, choice: Choice) {
    let (side, mut now) = (step.side, step.clone());
    match choice {
        Choice::Recover(hex) => {
            now.dg.push(hex);
            play.replace(Step::Recover(now));
            let units = play.state.board.units(hex).and(*play.state.board.dg());
            for unit in units.iter() {
                play.state.board.reorganize(&play.rules.charts, unit);
            }
            play.tell(Event::Recovered { side, hex });
        }
        Choice::Repair(hex) => {
            now.roads += 1;
            play.replace(Step::Recover(now));
            play.state.board.destroyed.remove(hex);
            play.tell(Event::Repaired { side, hex });
        }
        Choice::Done => {
            play.pop();
        }
        _ => (),
    }
}

/// 6.7: VM destroys a road; while `left` allows it and there are roads he may go on.
fn destroy<S: Sink<Tonkin>>(play: &mut Play<'_, S>, hex: Hex, left: u8) {
    play.state.board.destroyed.insert(hex);
    play.tell(Event::RoadDestroyed { hex });
    if left > 1 && !wreckable(play.rules, play.state).is_empty() {
        play.push(Step::Wreck(Wreck { left: left - 1 }));
    }
}
