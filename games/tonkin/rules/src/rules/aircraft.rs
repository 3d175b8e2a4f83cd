//! 3.5, 6.6, 6.7: Air Transports, airdrops, the Airstrike, and what VM declares against them.

use kernel::flow::StepRules;
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hidden::Pieces as _;
use super::{Points as _, airdrop, control, march, movement, transports};
use crate::Tonkin;
use crate::board::Place;
use crate::charts::BarrageResult;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::{Event, Way};
use crate::flow::{Flight, Group, LastFight, Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::sets::{Around as _, HexSet, UnitSet};

/// The lowest die that loses an SD dropped among guns (3.5).
const SD_LOST: u8 = 5;
/// Air Transports that a drop among guns takes (3.5).
pub(super) const AMONG_GUNS: u8 = 2;

/// 3.5, 4.0, 6.6: VM may declare artillery or the Anti-Aircraft unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Declare {
    /// Where something flies.
    pub(crate) hex: Hex,
    /// What.
    pub by: Flight,
}

impl StepRules<Tonkin> for Declare {
    const RESOLVES: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), Prompt::Declare { hex: self.hex })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Silent);
        let guns = transports::guns(&rules.charts);
        let there = guns.iter().filter(|unit| state.board.hex_of(*unit).is_some());
        out.extend(there.map(Choice::Declare));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match choice {
            Choice::Silent => Ok(()),
            Choice::Declare(unit) => check_declared(rules, state, self, *unit),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        if let Choice::Declare(unit) = choice {
            declare(play, unit);
            against(play, *self);
        } else {
            unhindered(play, *self);
        }
    }
}

/// 3.5: a load dropped in the Anti-Aircraft ZoC: the die for the SD.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct DropDie {
    /// The SD.
    pub dump: Unit,
    /// Where it was dropped.
    pub at: Hex,
}

impl StepRules<Tonkin> for DropDie {
    const RESOLVES: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::dice(Ask::Drop { hex: self.at }, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        play.pop();
        let (die, hex) = (roll.first(), self.at);
        let lost = die >= SD_LOST;
        play.tell(Event::DropRolled { hex, die, lost });
        if lost {
            play.leave_map(self.dump, Place::Pool);
            play.add_points(play.rules.components.tables.replacements.captured_sd, "3.5");
        }
    }
}

/// 6.7: the Airstrike against a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct RoadStrike {
    /// Where.
    pub(crate) hex: Hex,
    /// The Anti-Aircraft unit was declared.
    pub guns: bool,
}

impl StepRules<Tonkin> for RoadStrike {
    const RESOLVES: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::dice(Ask::Road { hex: self.hex }, Request::TWO_DICE)
    }

    fn resolve<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        play.pop();
        let (hex, roll) = (self.hex, roll.sum());
        let value = strike_value(play.rules, play.state);
        let anti_aircraft = play.rules.components.tables.barrage_drm.anti_aircraft;
        let drm = if self.guns { anti_aircraft } else { 0 };
        let result = play.rules.charts.results.barrage(value, roll, drm);
        play.tell(Event::RoadStruck { hex, roll, total: roll as i8 + drm });
        if result != BarrageResult::Miss {
            play.state.board.destroyed.insert(hex);
            play.tell(Event::RoadDestroyed { hex });
        }
    }
}

/// 6.6: the Barrage Value of the Airstrike now; none in the rains.
pub fn strike_value(rules: &Tonkin, state: &State) -> u8 {
    if rules.turn(state.month).rain {
        return 0;
    }
    let mut levels = rules.components.tables.airstrike.iter();
    levels.rfind(|level| level.turn <= state.month).map_or(0, |level| level.barrage)
}

/// The counter of the Airstrike now.
pub fn strike_counter(rules: &Tonkin, state: &State) -> Option<Unit> {
    let mut levels = rules.components.tables.airstrike.iter();
    levels.rfind(|level| level.turn <= state.month).map(|level| level.counter)
}

/// 3.5: whether VM stands so near that he could have something to declare.
pub(crate) fn is_near_vm(state: &State, hex: Hex) -> bool {
    let near = HexSet::one(hex).neighbours().or(HexSet::one(hex));
    near.meets(*state.board.occupied(Side::VietMinh))
}

/// Whether a VM unit reaches a hex: it stands there, or its ZoC goes there (1.3).
fn reaches(rules: &Tonkin, state: &State, unit: Unit, hex: Hex) -> bool {
    let one = UnitSet::one(unit);
    !state.board.is_dg(unit)
        && (state.board.is_in(unit, hex)
            || control::zoc_of(&rules.charts, &state.board, Side::VietMinh, &one).has(hex))
}

/// 3.5: whether a declared unit closes an airstrip.
pub(crate) fn is_closed(rules: &Tonkin, state: &State, hex: Hex) -> bool {
    state.declared.iter().any(|unit| reaches(rules, state, unit, hex))
}

/// 4.0: whether the declared Anti-Aircraft unit reaches a hex.
pub(crate) fn is_under_guns(rules: &Tonkin, state: &State, hex: Hex) -> bool {
    let guns = rules.charts.forces.anti_aircraft.filter(|unit| state.declared.has(*unit));
    guns.is_some_and(|unit| reaches(rules, state, unit, hex))
}

/// 3.3, 3.5: whether the load can still be flown in this phase or point.
fn check_load(rules: &Tonkin, state: &State, group: &Group) -> Result<(), No> {
    let movement = state.movement().ok_or(No::NotAsked)?;
    if group.side != Side::French {
        return Err(No::NotAsked);
    }
    if !movement.transports {
        return Err(No::Transport);
    }
    if group.picked.is_empty() {
        return Err(No::NobodyPicked);
    }
    if let Some(unit) = group.picked.and(rules.charts.forces.dna).first() {
        return Err(No::Cargo { unit });
    }
    if movement.air.is_none() && state.planes.left == 0 {
        return Err(No::Plane);
    }
    let components = &rules.components;
    let load = transports::load(components, &rules.charts, &state.board, &group.picked);
    let (used, capacity) = (movement.air.unwrap_or(0), components.tables.limits.air_capacity);
    let load = used.saturating_add(load);
    if load > capacity { Err(No::AirLoad { load, capacity }) } else { Ok(()) }
}

/// 3.5: whether a group may fly to an airstrip.
pub(crate) fn check_air(rules: &Tonkin, state: &State, group: &Group, to: Hex) -> Result<(), No> {
    check_load(rules, state, group)?;
    let from = check_take_off(rules, state, group)?;
    let strips = transports::airstrips(&rules.charts, &state.board);
    if !strips.has(to) || to == from {
        return Err(No::Airstrip { hex: to });
    }
    movement::check_stop(rules, group.picked, to)?;
    if is_closed(rules, state, to) { Err(No::AirstripClosed { hex: to }) } else { Ok(()) }
}

/// 3.5: all airstrips a group may fly to.
pub fn air_hexes(rules: &Tonkin, state: &State, group: &Group) -> HexSet {
    if check_load(rules, state, group).is_err() || check_take_off(rules, state, group).is_err() {
        return HexSet::NONE;
    }
    let open = transports::airstrips(&rules.charts, &state.board);
    let open = open.and(movement::stops(rules, group.picked));
    open.iter().filter(|hex| Some(*hex) != group.at && !is_closed(rules, state, *hex)).collect()
}

/// 3.5, 6.4: all hexes a group may be dropped on.
pub fn drop_hexes(rules: &Tonkin, state: &State, group: &Group) -> HexSet {
    let forces = &rules.charts.forces;
    let dumps = forces.sds[Side::French as usize];
    if check_load(rules, state, group).is_err()
        || check_take_off(rules, state, group).is_err()
        || !group.picked.minus(forces.paras.or(dumps)).is_empty()
    {
        return HexSet::NONE;
    }
    let mut open = rules.drop_zones.and(movement::stops(rules, group.picked));
    if group.picked.meets(dumps) || march::check_overrunners(state, group.picked).is_err() {
        open = open.minus(*state.board.occupied(Side::VietMinh));
    }
    open = open.minus(airdrop::defended(rules, state, group.picked));
    group.at.into_iter().for_each(|hex| open.remove(hex));
    open
}

fn check_take_off(rules: &Tonkin, state: &State, group: &Group) -> Result<Hex, No> {
    let Some(from) = group.at else { return Err(No::NotAsked) };
    if !transports::airstrips(&rules.charts, &state.board).has(from) {
        return Err(No::Airstrip { hex: from });
    }
    if is_closed(rules, state, from) { Err(No::AirstripClosed { hex: from }) } else { Ok(from) }
}

/// 3.5, 6.4, T-28: whether a group may be dropped on a hex.
pub(crate) fn check_drop(rules: &Tonkin, state: &State, group: &Group, to: Hex) -> Result<(), No> {
    check_load(rules, state, group)?;
    check_take_off(rules, state, group)?;
    let forces = &rules.charts.forces;
    let droppable = forces.paras.or(forces.sds[Side::French as usize]);
    if let Some(unit) = group.picked.minus(droppable).first() {
        return Err(No::NotPara { unit });
    }
    if rules.charts.ground.china.has(to) {
        return Err(No::China { hex: to });
    }
    if !rules.drop_zones.has(to) || group.at == Some(to) {
        return Err(No::Drop { hex: to });
    }
    movement::check_stop(rules, group.picked, to)?;
    if state.board.occupied(Side::VietMinh).has(to) {
        if let Some(unit) = group.picked.minus(forces.paras).first() {
            return Err(No::NotPara { unit });
        }
        march::check_overrunners(state, group.picked)?;
        if airdrop::defended(rules, state, group.picked).has(to) {
            return Err(No::Strength);
        }
    }
    Ok(())
}

/// How a flight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Descent {
    /// On an airstrip.
    Landing,
    /// By parachute.
    Drop,
}

/// A group takes off; VM may declare on the airstrip it leaves.
pub(crate) fn take_off<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    units: UnitSet,
    from: Hex,
    to: Hex,
    descent: Descent,
) {
    play.state.last = LastFight::default();
    if is_near_vm(play.state, from) {
        let by = Flight::TakeOff { units, to, drop: descent == Descent::Drop };
        play.push(Step::Declare(Declare { hex: from, by }));
    } else {
        approach(play, units, from, to, descent);
    }
}

/// VM may declare where it lands or is dropped.
fn approach<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    units: UnitSet,
    from: Hex,
    to: Hex,
    descent: Descent,
) {
    let near = is_near_vm(play.state, to);
    match descent {
        Descent::Drop if near && !is_under_guns(play.rules, play.state, to) => {
            play.push(Step::Declare(Declare { hex: to, by: Flight::Drop { units, from } }));
        }
        Descent::Drop => drop_load(play, units, from, to),
        Descent::Landing if near => {
            play.push(Step::Declare(Declare { hex: to, by: Flight::Landing { units, from } }));
        }
        Descent::Landing => land(play, units, from, to, Way::Air),
    }
}

/// 3.3: the Air Transport is paid for, once in a phase or point.
fn pay<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet, planes: u8) {
    let rules = play.rules;
    let load = transports::load(&rules.components, &rules.charts, &play.state.board, &units);
    let paid = play.state.movement().and_then(|movement| movement.air).map_or(0, |_| 1);
    play.state.planes.left = play.state.planes.left.saturating_sub(planes.saturating_sub(paid));
    if let Some(movement) = play.state.movement_mut() {
        movement.air = Some(movement.air.unwrap_or(0) + load);
        movement.moved = movement.moved.or(units);
    }
}

fn land<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet, from: Hex, to: Hex, way: Way) {
    pay(play, units, 1);
    play.relocate(units, from, to, way);
}

/// 3.5: a drop; among guns it takes two Air Transports, and an SD needs luck.
fn drop_load<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet, from: Hex, to: Hex) {
    let guns = is_under_guns(play.rules, play.state, to);
    let needed = if guns { AMONG_GUNS } else { 1 };
    let paid = u8::from(play.state.movement().is_some_and(|movement| movement.air.is_some()));
    if play.state.planes.left + paid < needed {
        return play.tell(Event::CalledOff { hex: to });
    }
    pay(play, units, needed);
    if play.state.board.occupied(Side::VietMinh).has(to) {
        return airdrop::drop_on(play, units, from, to);
    }
    play.relocate(units, from, to, Way::Drop);
    let dumps = units.and(play.rules.charts.forces.sds[Side::French as usize]);
    if let Some(dump) = dumps.first().filter(|_| guns) {
        play.push(Step::DropDie(DropDie { dump, at: to }));
    }
}

/// 6.7: the Airstrike goes against a road.
pub(crate) fn strike_road<S: Sink<Tonkin>>(play: &mut Play<'_, S>, hex: Hex) {
    let guns = is_under_guns(play.rules, play.state, hex);
    play.push(Step::RoadStrike(RoadStrike { hex, guns }));
    if !guns && is_near_vm(play.state, hex) {
        play.push(Step::Declare(Declare { hex, by: Flight::RoadStrike }));
    }
}

/// 3.5, 4.0, T-56: whether a unit may be declared against this.
fn check_declared(rules: &Tonkin, state: &State, step: &Declare, unit: Unit) -> Result<(), No> {
    if !transports::guns(&rules.charts).has(unit) {
        return Err(No::NotAsked);
    }
    let closes =
        matches!(step.by, Flight::TakeOff { .. } | Flight::Landing { .. } | Flight::Headquarters);
    let shoots = rules.charts.forces.anti_aircraft == Some(unit);
    if !closes && !shoots || !reaches(rules, state, unit, step.hex) {
        let hex = step.hex;
        return Err(match step.by {
            Flight::Strike => No::StrikeDeclaration { unit, hex },
            Flight::RoadStrike => No::RoadDeclaration { unit, hex },
            Flight::Headquarters => No::HqDeclaration { unit, hex },
            Flight::TakeOff { .. } | Flight::Landing { .. } | Flight::Drop { .. } => {
                No::Declaration { unit, hex }
            }
        });
    }
    Ok(())
}

/// 3.5: VM declares a unit, which is shown. That holds until the phase or point ends.
fn declare<S: Sink<Tonkin>>(play: &mut Play<'_, S>, unit: Unit) {
    let Some(hex) = play.state.board.hex_of(unit) else { return };
    play.state.declared.insert(unit);
    play.tell(Event::Declared { unit, hex });
    let shown = play.state.shown;
    play.show(UnitSet::one(unit), hex);
    play.state.shown = shown;
    play.note(unit);
}

/// 3.5: what comes of a flight that something was declared against.
fn against<S: Sink<Tonkin>>(play: &mut Play<'_, S>, step: Declare) {
    match step.by {
        Flight::TakeOff { .. } | Flight::Landing { .. } => {
            play.tell(Event::CalledOff { hex: step.hex });
        }
        Flight::Strike | Flight::RoadStrike => set_guns(play),
        Flight::Drop { .. } | Flight::Headquarters => unhindered(play, step),
    }
}

/// 3.5: a flight goes on as it was planned.
fn unhindered<S: Sink<Tonkin>>(play: &mut Play<'_, S>, step: Declare) {
    let hex = step.hex;
    match step.by {
        Flight::TakeOff { units, to, drop: true } => {
            approach(play, units, hex, to, Descent::Drop);
        }
        Flight::TakeOff { units, to, drop: false } => {
            approach(play, units, hex, to, Descent::Landing);
        }
        Flight::Landing { units, from } => land(play, units, from, hex, Way::Air),
        Flight::Drop { units, from } => drop_load(play, units, from, hex),
        Flight::Strike | Flight::RoadStrike => (),
        Flight::Headquarters => super::replacements::declared(play),
    }
}

/// The Anti-Aircraft unit fires at the Airstrike.
fn set_guns<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    match play.state.steps.last_mut() {
        Some(Step::RoadStrike(strike)) => strike.guns = true,
        Some(Step::Barrage(barrage)) => barrage.guns = true,
        // Only these two send the Airstrike out.
        _ => (),
    }
}
