//! 6.3 a, b and e, 6.7: markers taken off, trenches dug, roads destroyed.

use kernel::{Scope, Sink};

use super::{aircraft, control, operations, stacking, supply, trace};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::Event;
use crate::flow::{DigCase, Flow, Movement, Play, State, Step};
use crate::refusal::No;
use crate::sets::HexSet;

/// Markers that one point takes off, and DG-Markers in a chain.
const MARKERS: usize = 3;
const CHAIN: usize = 6;
/// Trenches one SD makes, and roads one point destroys.
const TRENCHES: u8 = 3;
const ROADS: u8 = 3;

/// 6.3 a: hexes of a side with a DG-Marker.
fn disorganized(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let dg = state.board.dg().and(&rules.charts.forces.side[side as usize]);
    state.board.hexes_of(&dg)
}

/// 6.3 a, 4.0: Destroyed Road-Markers that a side can take off: where it stands, and next to the engineer,
/// whoever stands there.
fn repairable(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let mut near = *state.board.occupied(side);
    if side == Side::VietMinh
        && let Some(hex) = rules.charts.forces.engineer.and_then(|unit| state.board.hex_of(unit))
    {
        near = near.or(&HexSet::one(hex).neighbours());
    }
    state.board.destroyed.and(&near)
}

/// 6.7: roads VM can destroy: in the Delta anywhere, in the Highlands where he stands.
fn wreckable(rules: &Tonkin, state: &State) -> HexSet {
    let ground = &rules.charts.ground;
    let roads = ground.roads.or(&state.board.road_markers).minus(&state.board.destroyed);
    let held = ground.zone[1].and(state.board.occupied(Side::VietMinh));
    roads.and(&ground.zone[0].or(&held))
}

/// 6.7: roads FEF can strike from the air: anywhere outside China.
fn strikable(rules: &Tonkin, state: &State) -> HexSet {
    let ground = &rules.charts.ground;
    let roads = ground.roads.or(&state.board.road_markers).minus(&state.board.destroyed);
    roads.minus(&ground.china)
}

/// The options of this chapter.
pub fn candidates(rules: &Tonkin, state: &State, side: Side, scope: Scope, out: &mut Vec<Choice>) {
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
pub fn check_option(rules: &Tonkin, state: &State, side: Side, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Recover(hex) => check_recover(rules, state, side, hex, &[], 0),
        Choice::Repair(hex) => check_repair(rules, state, side, hex, 0, 0),
        Choice::Dig(dump, case) => {
            if !rules.charts.forces.sds[side as usize].has(dump)
                || state.spending[side as usize] == Some(dump)
            {
                return Err(No::NoDigging { unit: dump });
            }
            let hex = state.board.hex_of(dump).ok_or(No::NoDigging { unit: dump })?;
            check_case(rules, state, side, dump, case, hex)?;
            let open = diggable(rules, state, side, case, hex, Some(dump));
            if open.is_empty() { Err(No::NoDigging { unit: dump }) } else { Ok(()) }
        }
        Choice::Wreck(hex) if side == Side::VietMinh => check_wreck(rules, state, hex),
        Choice::Wreck(hex) => {
            if aircraft::strike_value(rules, state) == 0 {
                return Err(No::Rains);
            }
            if strikable(rules, state).has(hex) { Ok(()) } else { Err(No::NoRoadThere { hex }) }
        }
        _ => Err(No::NotAsked),
    }
}

fn check_wreck(rules: &Tonkin, state: &State, hex: Hex) -> Result<(), No> {
    if wreckable(rules, state).has(hex) { Ok(()) } else { Err(No::NoRoadThere { hex }) }
}

/// 6.3 a: at most three markers, or up to six DG-Markers that form a chain (T-53).
fn check_recover(
    rules: &Tonkin,
    state: &State,
    side: Side,
    hex: Hex,
    done: &[Hex],
    roads: u8,
) -> Result<(), No> {
    if !disorganized(rules, state, side).has(hex) {
        return Err(No::NoMarker { hex });
    }
    let taken = done.len() + usize::from(roads);
    let chained = roads == 0 && done.len() < CHAIN && is_chain(done, hex);
    if taken < MARKERS || chained { Ok(()) } else { Err(No::TooManyMarkers) }
}

fn check_repair(
    rules: &Tonkin,
    state: &State,
    side: Side,
    hex: Hex,
    dg: usize,
    roads: u8,
) -> Result<(), No> {
    if !repairable(rules, state, side).has(hex) {
        return Err(No::NoMarker { hex });
    }
    if dg + usize::from(roads) < MARKERS { Ok(()) } else { Err(No::TooManyMarkers) }
}

/// T-53: whether all hexes form one connected group.
pub fn is_chain(done: &[Hex], hex: Hex) -> bool {
    let all: HexSet = done.iter().copied().chain([hex]).collect();
    let mut found = HexSet::one(hex);
    for _ in 0..all.len() {
        found = found.or(&found.neighbours().and(&all));
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
        return Err(No::NoDigging { unit: dump });
    }
    if case == DigCase::Airstrips && state.planes.left == 0 { Err(No::NoPlane) } else { Ok(()) }
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
    let undug = state.board.occupied(side).minus(&state.board.trenches[side as usize]);
    let manned = |hexes: HexSet| -> HexSet {
        hexes.iter().filter(|hex| stacking::is_manned(rules, state, side, *hex)).collect()
    };
    match case {
        DigCase::Airstrips => manned(undug.and(&ground.airstrips)),
        DigCase::Delta => supplied(rules, state, manned(undug.and(&ground.zone[0])), without),
        DigCase::Centres => {
            // The SD has stood on one: in Na San that may have been all that held it.
            let mut centres = control::working_centres(&rules.charts, &state.board, side);
            centres.insert(from);
            let near = trace::within(&rules.charts, &state.board, side, &centres, range);
            manned(undug.and(&near))
        }
        DigCase::Range => {
            let from = HexSet::one(from);
            let near = trace::within(&rules.charts, &state.board, side, &from, range);
            manned(undug.and(&near))
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
    let near = hexes.and(&supply::in_range(charts, &board, Side::French, ranges));
    let rest = hexes.minus(&near);
    if rest.is_empty() {
        return near;
    }
    near.or(&rest.and(&supply::river_supply(charts, &board, ranges.river)))
}

/// The first of a point's markers, trenches or roads.
pub fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, choice: Choice) {
    match choice {
        Choice::Recover(_) | Choice::Repair(_) => {
            operations::spend(play, side, "a");
            play.push(Step::Recover { side, dg: Default::default(), roads: 0 });
            apply(play, choice);
        }
        Choice::Dig(dump, case) => {
            let Some(from) = play.state.board.hex_of(dump) else { return };
            operations::spend(play, side, "b");
            if case == DigCase::Airstrips {
                play.state.planes.left -= 1;
            }
            play.push(Step::Dig { side, case, from, left: TRENCHES });
            play.leave_map(dump, Place::Pool);
            play.tell(Event::Digs { side, dump, case });
        }
        Choice::Wreck(hex) if side == Side::VietMinh => {
            operations::spend(play, side, "e");
            play.push(Step::Wreck { left: ROADS });
            apply(play, Choice::Wreck(hex));
        }
        Choice::Wreck(hex) => {
            operations::spend(play, side, "e");
            aircraft::strike_road(play, hex);
        }
        _ => (),
    }
}

/// The answers while markers come off, trenches are dug or roads destroyed.
pub fn more_candidates(rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
    match state.top() {
        Step::Recover { side, .. } => {
            out.push(Choice::Done);
            out.extend(disorganized(rules, state, *side).iter().map(Choice::Recover));
            out.extend(repairable(rules, state, *side).iter().map(Choice::Repair));
        }
        Step::Dig { side, case, from, left } => {
            if *left < TRENCHES {
                out.push(Choice::Done);
            }
            let open = diggable(rules, state, *side, *case, *from, None);
            out.extend(open.iter().map(Choice::Trench));
        }
        Step::Wreck { .. } => {
            out.push(Choice::Done);
            out.extend(wreckable(rules, state).iter().map(Choice::Wreck));
        }
        _ => (),
    }
}

/// Whether one more is allowed.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::Recover { .. } | Step::Wreck { .. }, Choice::Done) => Ok(()),
        (Step::Recover { side, dg, roads }, Choice::Recover(hex)) => {
            check_recover(rules, state, *side, hex, dg, *roads)
        }
        (Step::Recover { side, dg, roads }, Choice::Repair(hex)) => {
            check_repair(rules, state, *side, hex, dg.len(), *roads)
        }
        (Step::Dig { left, .. }, Choice::Done) if *left < TRENCHES => Ok(()),
        (Step::Dig { .. }, Choice::Done) => Err(No::AtLeastOne),
        (Step::Dig { side, case, from, .. }, Choice::Trench(hex)) => {
            let open = diggable(rules, state, *side, *case, *from, None);
            if open.has(hex) { Ok(()) } else { Err(No::NoTrench { hex }) }
        }
        (Step::Wreck { .. }, Choice::Wreck(hex)) => check_wreck(rules, state, hex),
        _ => Err(No::NotAsked),
    }
}

/// One more, or enough.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    match (play.state.top().clone(), choice) {
        (_, Choice::Done) => {
            play.pop();
        }
        (Step::Recover { side, mut dg, roads }, Choice::Recover(hex)) => {
            dg.push(hex);
            play.replace(Step::Recover { side, dg, roads });
            let units = play.state.board.units(hex).and(play.state.board.dg());
            for unit in units.iter() {
                play.state.board.reorganize(&play.rules.charts, unit);
            }
            play.tell(Event::Recovered { side, hex });
        }
        (Step::Recover { side, dg, roads }, Choice::Repair(hex)) => {
            play.replace(Step::Recover { side, dg, roads: roads + 1 });
            play.state.board.destroyed.remove(hex);
            play.tell(Event::Repaired { side, hex });
        }
        (Step::Dig { side, case, from, left }, Choice::Trench(hex)) => {
            play.pop();
            play.state.board.trenches[side as usize].insert(hex);
            play.tell(Event::Trenched { side, hex });
            let more = !diggable(play.rules, play.state, side, case, from, None).is_empty();
            if left > 1 && more {
                play.push(Step::Dig { side, case, from, left: left - 1 });
            }
        }
        (Step::Wreck { left }, Choice::Wreck(hex)) => {
            play.pop();
            play.state.board.destroyed.insert(hex);
            play.tell(Event::RoadDestroyed { hex });
            if left > 1 && !wreckable(play.rules, play.state).is_empty() {
                play.push(Step::Wreck { left: left - 1 });
            }
        }
        _ => (),
    }
}

/// 4.0: whether a Road-Marker is left beside the map.
fn has_road_marker(rules: &Tonkin, state: &State) -> bool {
    state.board.road_markers.len() < usize::from(rules.components.road_markers)
}

/// 4.0: what the engineer may do: build, or take a Road-Marker from elsewhere.
pub fn build_candidates(rules: &Tonkin, state: &State, out: &mut Vec<Choice>) {
    let there = rules.charts.forces.engineer.and_then(|unit| state.board.hex_of(unit));
    let Some(hex) = there else { return };
    if has_road_marker(rules, state) {
        out.push(Choice::Build(hex));
    } else {
        out.extend(state.board.road_markers.iter().map(|from| Choice::BuildFrom(hex, from)));
    }
}

/// 4.0: the engineer builds where it stands, instead of moving.
pub fn check_build(
    rules: &Tonkin,
    state: &State,
    movement: &Movement,
    choice: Choice,
) -> Result<(), No> {
    let unit = rules.charts.forces.engineer.ok_or(No::NotAsked)?;
    let hex = state.board.hex_of(unit).ok_or(No::NotAsked)?;
    if movement.moved.has(unit) {
        return Err(No::HasMoved { unit });
    }
    if movement.at.is_some_and(|at| at != hex) || state.board.road_markers.has(hex) {
        return Err(No::NoBuilding { hex });
    }
    let spare = has_road_marker(rules, state);
    match choice {
        Choice::Build(at) if at == hex && spare => Ok(()),
        Choice::BuildFrom(at, from)
            if at == hex && !spare && state.board.road_markers.has(from) =>
        {
            Ok(())
        }
        _ => Err(No::NoBuilding { hex }),
    }
}

/// 4.0: a Road-Marker is built; all other units have moved by now.
pub fn build<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    let engineer = play.rules.charts.forces.engineer;
    let Some(hex) = engineer.and_then(|unit| play.state.board.hex_of(unit)) else { return };
    let from = if let Choice::BuildFrom(_, from) = choice { Some(from) } else { None };
    if let Some(from) = from {
        play.state.board.road_markers.remove(from);
    }
    play.state.board.road_markers.insert(hex);
    play.tell(Event::RoadBuilt { hex, from });
}

/// Trenches that can be dug nowhere any more are not asked for.
pub fn run_dig<S: Sink<Tonkin>>(play: &mut Play<'_, S>) -> Flow {
    let Step::Dig { side, case, from, .. } = *play.state.top() else { return Flow::Waits };
    if diggable(play.rules, play.state, side, case, from, None).is_empty() {
        play.pop();
        return Flow::Goes;
    }
    Flow::Waits
}
