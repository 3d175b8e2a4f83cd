//! 2.6 B: FEF replaces steps, by Supply Centers or through its HQ, and rebuilds units.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{check_points, eliminated, step_cost};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Terrain, Unit, UnitType};
use crate::event::Event;
use crate::flow::{Declare, Flight, Lift, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::losses::Losing as _;
use crate::rules::{aircraft, arrivals, control, supply, told, trace};
use crate::sets::HexSet;

/// 2.6 B: FEF spends RP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct FrenchReplace {
    /// The Air Transports it takes.
    pub(crate) lift: Lift,
}

impl StepRules<Tonkin> for FrenchReplace {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Tonkin, state: &State) -> Next<Tonkin> {
        let side = Side::French;
        Next::ask(State::seat(side), Prompt::Replace { side, points: state.rp[side as usize] })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        candidates(rules, state, out);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Replace(unit) => check_replace(rules, state, &self.lift, unit),
            Choice::Rebuild(unit) => check_rebuild(rules, state, unit),
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Replace(unit) => begin_replacing(play, self.lift, unit),
            Choice::Rebuild(unit) => rebuild(play, unit),
            Choice::Done => {
                play.pop();
            }
            _ => (),
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        let mut open = Vec::new();
        candidates(rules, state, &mut open);
        let is_open = |choice: &Choice| {
            *choice != Choice::Done
                && self.check(rules, state, State::seat(Side::French), choice).is_ok()
        };
        if open.iter().any(is_open) {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// The highest morale of those who return after one turn.
const LOW_MORALE: u8 = 3;

/// 2.6 B: FEF spends RP.
pub(crate) fn begin_french<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.push(Step::FrenchReplace(FrenchReplace { lift: Lift::default() }));
    told::tell_replacing(play);
}

/// How replacements reach a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Service {
    /// By land or river.
    Ground,
    /// Through the HQ, by Air Transports; so many for each that is needed.
    Air(u8),
}

/// 2.6 B, T-20: how replacements reach a unit. No aircraft is needed where a centre or the ways 3 and 4
/// serve it.
fn service(rules: &Tonkin, state: &State, unit: Unit) -> Result<Service, No> {
    let (charts, board) = (&rules.charts, &state.board);
    let hex = match board.place(unit) {
        Place::Saigon => return Ok(Service::Ground),
        Place::Map(hex) => hex,
        Place::Pool
        | Place::Track(_)
        | Place::Eliminated
        | Place::Box1
        | Place::Box2
        | Place::Ready => return Err(No::NotAsked),
    };
    let range = rules.components.tables.limits.replacement_range;
    let centres = control::working_centres(charts, board, Side::French);
    let near_centres = trace::within(charts, board, Side::French, &centres, range);
    if near_centres.has(hex) {
        return Ok(Service::Ground);
    }
    let far = No::FrenchReplacementRange { hex, range };
    let hq = board.hq_hex(charts, Side::French).ok_or(far)?;
    if !trace::within(charts, board, Side::French, &HexSet::one(hq), range).has(hex) {
        return Err(far);
    }
    let river = rules.supply_ranges().river;
    if near_centres.has(hq) || supply::river_supply(charts, board, river).has(hq) {
        return Ok(Service::Ground);
    }
    by_air(rules, state, unit, hq)
}

/// 2.6 B 1 and 2: the HQ on an open airstrip; or, for paras, where they could be dropped.
fn by_air(rules: &Tonkin, state: &State, unit: Unit, hq: Hex) -> Result<Service, No> {
    let charts = &rules.charts;
    let strip = charts.ground.airstrips.has(hq);
    if strip && !aircraft::is_closed(rules, state, hq) {
        return Ok(Service::Air(1));
    }
    let terrain = charts.ground.terrain(hq);
    let open = !matches!(terrain, Terrain::Forest | Terrain::Mountain);
    if open && charts.forces.paras.has(unit) {
        let guns = aircraft::is_under_guns(rules, state, hq);
        return Ok(Service::Air(if guns { aircraft::AMONG_GUNS } else { 1 }));
    }
    Err(if strip { No::HqClosed { hex: hq } } else { No::HqAirstrip { hex: hq } })
}

/// 2.6 B, T-21: Air Transports that carry so many steps.
fn planes_for(rules: &Tonkin, lift: &Lift) -> u8 {
    let loads = rules.components.tables.replacements.air_lift;
    let carries = |counts: [u8; 3], kind: usize| {
        counts.iter().zip(loads).map(|(count, load)| count * load[kind]).sum::<u8>()
    };
    let enough = |planes: u8| {
        (0..=planes).any(|first| {
            (0..=planes - first).any(|second| {
                let counts = [first, second, planes - first - second];
                carries(counts, 0) >= lift.foot && carries(counts, 1) >= lift.motorized
            })
        })
    };
    // More than 20 Air Transports are never owned.
    (0..=20).find(|planes| enough(*planes)).unwrap_or(u8::MAX)
}

/// The lift with one step more.
fn with_step(rules: &Tonkin, lift: &Lift, unit: Unit) -> Lift {
    let motorized = rules.charts.stats(unit).motorized;
    Lift {
        foot: lift.foot + u8::from(!motorized),
        motorized: lift.motorized + u8::from(motorized),
        asking: None,
    }
}

/// Air Transports that one step more takes.
fn planes_more(rules: &Tonkin, lift: &Lift, unit: Unit, each: u8) -> u8 {
    let more = planes_for(rules, &with_step(rules, lift, unit));
    more.saturating_sub(planes_for(rules, lift)).saturating_mul(each)
}

/// 2.6 B: whether a step of a unit may be replaced.
fn check_replace(rules: &Tonkin, state: &State, lift: &Lift, unit: Unit) -> Result<(), No> {
    let forces = &rules.charts.forces;
    if !forces.fighting.and(forces.side[Side::French as usize]).has(unit) {
        return Err(No::NotAsked);
    }
    if !matches!(state.board.place(unit), Place::Map(_) | Place::Saigon) {
        return Err(No::NotAsked);
    }
    if state.board.steps(unit) >= rules.charts.stats(unit).steps {
        return Err(No::NotAsked);
    }
    if state.board.is_oos(unit) {
        return Err(No::FrenchReplacementSupply { unit });
    }
    check_points(state, Side::French, unit, step_cost(rules, unit))?;
    match service(rules, state, unit)? {
        Service::Ground => Ok(()),
        Service::Air(each) if planes_more(rules, lift, unit, each) > state.planes.left => {
            Err(No::ReplacementPlane { unit })
        }
        Service::Air(_) => Ok(()),
    }
}

/// 2.6 B: RP to rebuild a unit, by its Stacking Value at full strength.
fn rebuild_cost(rules: &Tonkin, unit: Unit) -> u8 {
    rules.charts.stats(unit).by_size(rules.components.tables.replacements.french_rebuild)
}

/// 2.6 B: turns until a rebuilt unit returns.
fn rebuild_delay(rules: &Tonkin, unit: Unit) -> u8 {
    let stats = rules.charts.stats(unit);
    let soon = stats.unit_type == UnitType::Hq
        || stats.faces[usize::from(stats.steps)].morale <= LOW_MORALE;
    rules.components.tables.replacements.french_rebuild_delay[usize::from(!soon)]
}

fn check_rebuild(rules: &Tonkin, state: &State, unit: Unit) -> Result<(), No> {
    if !eliminated(rules, state, Side::French).has(unit) {
        return Err(No::NotAsked);
    }
    check_points(state, Side::French, unit, rebuild_cost(rules, unit))
}

/// Who may regain a step or be rebuilt.
fn candidates(rules: &Tonkin, state: &State, out: &mut Vec<Choice>) {
    if state.rp[Side::French as usize] > 0 {
        let forces = &rules.charts.forces;
        let units = forces.fighting.and(forces.side[Side::French as usize]);
        let weak = |unit: &Unit| {
            state.board.steps(*unit) < rules.charts.stats(*unit).steps
                && matches!(state.board.place(*unit), Place::Map(_) | Place::Saigon)
        };
        out.extend(units.iter().filter(weak).map(Choice::Replace));
        out.extend(eliminated(rules, state, Side::French).iter().map(Choice::Rebuild));
    }
    out.push(Choice::Done);
}

/// A unit is rebuilt.
fn rebuild<S: Sink<Tonkin>>(play: &mut Play<'_, S>, unit: Unit) {
    let cost = rebuild_cost(play.rules, unit);
    pay(play, cost);
    let later = play.state.month + rebuild_delay(play.rules, unit);
    let stats = play.rules.charts.stats(unit);
    if play.rules.charts.forces.fighting.has(unit) {
        play.state.board.set_steps(unit, stats.steps);
    }
    arrivals::put_on_track(play, unit, later);
    play.tell(Event::Rebuilt { side: Side::French, unit, month: later });
}

/// T-29: where the HQ is used from the air, VM may declare first.
fn begin_replacing<S: Sink<Tonkin>>(play: &mut Play<'_, S>, lift: Lift, unit: Unit) {
    let by_air = matches!(service(play.rules, play.state, unit), Ok(Service::Air(_)));
    let hq = play.state.board.hq_hex(&play.rules.charts, Side::French);
    if let Some(hex) = hq.filter(|hq| by_air && aircraft::is_near_vm(play.state, *hq)) {
        let lift = Lift { asking: Some(unit), ..lift };
        play.replace(Step::FrenchReplace(FrenchReplace { lift }));
        return play.push(Step::Declare(Declare { hex, by: Flight::Headquarters }));
    }
    replace_step(play, lift, unit);
}

/// VM has declared something against the HQ, or kept silent: the replacement goes on if it still can.
pub(crate) fn declared<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let Step::FrenchReplace(FrenchReplace { lift }) = *play.state.top() else { return };
    let Some(unit) = lift.asking else { return };
    let lift = Lift { asking: None, ..lift };
    play.replace(Step::FrenchReplace(FrenchReplace { lift }));
    if check_replace(play.rules, play.state, &lift, unit).is_ok() {
        replace_step(play, lift, unit);
    } else if let Some(hex) = play.state.board.hq_hex(&play.rules.charts, Side::French) {
        play.tell(Event::CalledOff { hex });
    }
}

fn replace_step<S: Sink<Tonkin>>(play: &mut Play<'_, S>, lift: Lift, unit: Unit) {
    if let Ok(Service::Air(each)) = service(play.rules, play.state, unit) {
        let planes = planes_more(play.rules, &lift, unit, each);
        play.state.planes.left = play.state.planes.left.saturating_sub(planes);
        let lift = with_step(play.rules, &lift, unit);
        play.replace(Step::FrenchReplace(FrenchReplace { lift }));
    }
    let cost = step_cost(play.rules, unit);
    pay(play, cost);
    play.tell(Event::Replaced { side: Side::French, unit: Some(unit), points: cost });
    play.gain_step(unit);
}

fn pay<S: Sink<Tonkin>>(play: &mut Play<'_, S>, cost: u8) {
    let points = &mut play.state.rp[Side::French as usize];
    *points = points.saturating_sub(cost);
}
