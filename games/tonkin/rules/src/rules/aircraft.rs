//! 3.5, 6.6, 6.7: Air Transports, airdrops, the Airstrike, and what VM declares against them.

use kernel::{Scope, Sink};

use super::{airdrop, control, march, movement, transports};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::{Event, Way};
use crate::flow::{Flight, Group, LastFight, Play, State, Step};
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// The lowest die that loses an SD dropped among guns.
const SD_LOST: u8 = 5;
/// Air Transports a drop among guns takes.
const AMONG_GUNS: u8 = 2;

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
pub fn is_near_vm(state: &State, hex: Hex) -> bool {
    let near = HexSet::one(hex).neighbours().or(&HexSet::one(hex));
    near.meets(state.board.occupied(Side::VietMinh))
}

/// Whether a VM unit reaches a hex: it stands there, or its ZoC goes there (1.3).
fn reaches(rules: &Tonkin, state: &State, unit: Unit, hex: Hex) -> bool {
    let one = UnitSet::one(unit);
    !state.board.is_dg(unit)
        && (state.board.is_in(unit, hex)
            || control::zoc_of(&rules.charts, &state.board, Side::VietMinh, &one).has(hex))
}

/// 3.5: whether a declared unit closes an airstrip.
pub fn is_closed(rules: &Tonkin, state: &State, hex: Hex) -> bool {
    state.declared.iter().any(|unit| reaches(rules, state, unit, hex))
}

/// 4.0: whether the declared Anti-Aircraft unit reaches a hex.
pub fn is_under_guns(rules: &Tonkin, state: &State, hex: Hex) -> bool {
    let guns = rules.charts.forces.anti_aircraft.filter(|unit| state.declared.has(*unit));
    guns.is_some_and(|unit| reaches(rules, state, unit, hex))
}

/// 3.3, 3.5: whether the load can still be flown in this phase or point.
fn check_load(rules: &Tonkin, state: &State, group: &Group) -> Result<(), No> {
    let movement = state.movement().ok_or(No::NotAsked)?;
    if group.side != Side::French || !movement.transports {
        return Err(No::NoTransport);
    }
    if group.picked.is_empty() {
        return Err(No::NobodyPicked);
    }
    if let Some(unit) = group.picked.and(&rules.charts.forces.dna).first() {
        return Err(No::NoCargo { unit });
    }
    if movement.air.is_none() && state.planes.left == 0 {
        return Err(No::NoPlane);
    }
    let components = &rules.components;
    let load = transports::load(components, &rules.charts, &state.board, &group.picked);
    let (used, capacity) = (movement.air.unwrap_or(0), components.tables.limits.air_capacity);
    if used + load > capacity { Err(No::TooHeavy { load: used + load, capacity }) } else { Ok(()) }
}

/// 3.5: whether a group may fly to an airstrip.
pub fn check_air(rules: &Tonkin, state: &State, group: &Group, to: Hex) -> Result<(), No> {
    check_load(rules, state, group)?;
    let from = check_take_off(rules, state, group)?;
    let strips = transports::airstrips(&rules.charts, &state.board);
    if !strips.has(to) || to == from {
        return Err(No::NoAirstrip { hex: to });
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
    let open = open.and(&movement::stops(rules, group.picked));
    open.iter().filter(|hex| Some(*hex) != group.at && !is_closed(rules, state, *hex)).collect()
}

/// 3.5, 6.4: all hexes a group may be dropped on.
pub fn drop_hexes(rules: &Tonkin, state: &State, group: &Group) -> HexSet {
    let forces = &rules.charts.forces;
    let dumps = forces.sds[Side::French as usize];
    if check_load(rules, state, group).is_err()
        || check_take_off(rules, state, group).is_err()
        || !group.picked.minus(&forces.paras.or(&dumps)).is_empty()
    {
        return HexSet::NONE;
    }
    let mut open = rules.drop_zones.and(&movement::stops(rules, group.picked));
    if group.picked.meets(&dumps) || march::check_overrunners(state, group.picked).is_err() {
        open = open.minus(state.board.occupied(Side::VietMinh));
    }
    open = open.minus(&airdrop::defended(rules, state, group.picked));
    group.at.into_iter().for_each(|hex| open.remove(hex));
    open
}

fn check_take_off(rules: &Tonkin, state: &State, group: &Group) -> Result<Hex, No> {
    let Some(from) = group.at else { return Err(No::NoTransport) };
    if !transports::airstrips(&rules.charts, &state.board).has(from) {
        return Err(No::NoAirstrip { hex: from });
    }
    if is_closed(rules, state, from) { Err(No::AirstripClosed { hex: from }) } else { Ok(from) }
}

/// 3.5, 6.4, T-28: whether a group may be dropped on a hex.
pub fn check_drop(rules: &Tonkin, state: &State, group: &Group, to: Hex) -> Result<(), No> {
    check_load(rules, state, group)?;
    check_take_off(rules, state, group)?;
    let forces = &rules.charts.forces;
    let droppable = forces.paras.or(&forces.sds[Side::French as usize]);
    if let Some(unit) = group.picked.minus(&droppable).first() {
        return Err(No::NotPara { unit });
    }
    if !rules.drop_zones.has(to) || group.at == Some(to) {
        return Err(No::NoDrop { hex: to });
    }
    movement::check_stop(rules, group.picked, to)?;
    if state.board.occupied(Side::VietMinh).has(to) {
        if let Some(unit) = group.picked.minus(&forces.paras).first() {
            return Err(No::NotPara { unit });
        }
        march::check_overrunners(state, group.picked)?;
        if airdrop::defended(rules, state, group.picked).has(to) {
            return Err(No::NoStrength);
        }
    }
    Ok(())
}

/// A group takes off; VM may declare on the airstrip it leaves.
pub fn take_off<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    units: UnitSet,
    from: Hex,
    to: Hex,
    drop: bool,
) {
    play.state.last = LastFight::default();
    if is_near_vm(play.state, from) {
        play.push(Step::Declare { hex: from, by: Flight::TakeOff { units, to, drop } });
    } else {
        approach(play, units, from, to, drop);
    }
}

/// VM may declare where it lands or is dropped.
fn approach<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    units: UnitSet,
    from: Hex,
    to: Hex,
    drop: bool,
) {
    let known = drop && is_under_guns(play.rules, play.state, to);
    match (drop, is_near_vm(play.state, to)) {
        (true, true) if !known => {
            play.push(Step::Declare { hex: to, by: Flight::Drop { units, from } });
        }
        (false, true) => {
            play.push(Step::Declare { hex: to, by: Flight::Landing { units, from } });
        }
        (true, _) => drop_load(play, units, from, to),
        (false, false) => land(play, units, from, to, Way::Air),
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
        movement.moved = movement.moved.or(&units);
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
    let dumps = units.and(&play.rules.charts.forces.sds[Side::French as usize]);
    if let Some(dump) = dumps.first().filter(|_| guns) {
        play.push(Step::DropDie { dump, at: to });
    }
}

/// 3.5: the die for an SD among guns.
pub fn drop_rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, dump: Unit, at: Hex, die: u8) {
    play.pop();
    let lost = die >= SD_LOST;
    play.tell(Event::DropRolled { hex: at, die, lost });
    if lost {
        play.leave_map(dump, Place::Pool);
        play.add_points(play.rules.components.tables.replacements.captured_sd, "3.5");
    }
}

/// 6.7: the Airstrike goes against a road.
pub fn strike_road<S: Sink<Tonkin>>(play: &mut Play<'_, S>, hex: Hex) {
    let guns = is_under_guns(play.rules, play.state, hex);
    play.push(Step::RoadStrike { hex, guns });
    if !guns && is_near_vm(play.state, hex) {
        play.push(Step::Declare { hex, by: Flight::RoadStrike });
    }
}

/// 6.7: the dice for a strike on a road.
pub fn road_rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, hex: Hex, guns: bool, roll: u8) {
    use crate::charts::BarrageResult;
    play.pop();
    let value = strike_value(play.rules, play.state);
    let drm = if guns { play.rules.components.tables.barrage_drm.anti_aircraft } else { 0 };
    let result = play.rules.charts.results.barrage(value, roll, drm);
    play.tell(Event::RoadStruck { hex, roll, total: roll as i8 + drm });
    if result != BarrageResult::Miss {
        play.state.board.destroyed.insert(hex);
        play.tell(Event::RoadDestroyed { hex });
    }
}

/// 3.5: what VM could declare: artillery and the Anti-Aircraft unit.
pub fn candidates(rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
    out.push(Choice::Silent);
    let guns = transports::guns(&rules.charts);
    out.extend(guns.iter().filter(|unit| state.board.hex_of(*unit).is_some()).map(Choice::Declare));
}

/// 3.5, 4.0, T-56: whether a unit may be declared against this.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    let Step::Declare { hex, by } = *state.top() else { return Err(No::NotAsked) };
    let unit = match choice {
        Choice::Silent => return Ok(()),
        Choice::Declare(unit) => unit,
        _ => return Err(No::NotAsked),
    };
    if !transports::guns(&rules.charts).has(unit) {
        return Err(No::NotAsked);
    }
    let closes =
        matches!(by, Flight::TakeOff { .. } | Flight::Landing { .. } | Flight::Headquarters);
    let shoots = rules.charts.forces.anti_aircraft == Some(unit);
    if !closes && !shoots || !reaches(rules, state, unit, hex) {
        return Err(No::OutOfRange { hex, range: 1 });
    }
    Ok(())
}

/// VM has declared, or not. A declaration holds until the phase or point ends.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    let Step::Declare { hex, by } = *play.state.top() else { return };
    play.pop();
    let declared = if let Choice::Declare(unit) = choice { Some(unit) } else { None };
    if let Some(unit) = declared
        && let Some(at) = play.state.board.hex_of(unit)
    {
        play.state.declared.insert(unit);
        play.tell(Event::Declared { unit, hex: at });
        let shown = play.state.shown;
        play.show(UnitSet::one(unit), at);
        play.state.shown = shown;
        play.note(unit);
    }
    match by {
        Flight::TakeOff { .. } | Flight::Landing { .. } if declared.is_some() => {
            play.tell(Event::CalledOff { hex });
        }
        Flight::TakeOff { units, to, drop } => approach(play, units, hex, to, drop),
        Flight::Landing { units, from } => land(play, units, from, hex, Way::Air),
        Flight::Drop { units, from } => drop_load(play, units, from, hex),
        Flight::Strike => set_guns(play, declared.is_some()),
        Flight::RoadStrike => set_guns(play, declared.is_some()),
        Flight::Headquarters => super::replacements::declared(play),
    }
}

fn set_guns<S: Sink<Tonkin>>(play: &mut Play<'_, S>, declared: bool) {
    match play.state.steps.last_mut() {
        Some(Step::RoadStrike { guns, .. }) => *guns |= declared,
        Some(Step::Barrage(barrage)) => barrage.guns |= declared,
        _ => (),
    }
}
