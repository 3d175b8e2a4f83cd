//! 3.1, 6.4: a group on the march, overruns and their chains.

mod barred;

use kernel::flow::StepRules;
use kernel::{Next, Scope, Seat, Seats, Sink};

use self::barred::{barred, closed, held};
use super::hidden::Pieces as _;
use super::paths::{Mover, Pace, Season, Way as PathWay};
use super::reach::{NoWay, Reach, Start};
use super::{combat, limits, loading, movement, strength};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Direction, Hex, Side, Unit};
use crate::event::Way;
use crate::flow::{By, Combat, DEEPEST, Group, March, Mode, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{Around as _, HexSet, UnitSet};
use crate::versions;

/// Steps that must stay free for what an overrun brings.
const ROOM: usize = 6;

impl StepRules<Tonkin> for March {
    const LISTS_LEGAL: bool = true;

    fn next(&self, rules: &Tonkin, state: &State) -> Next<Tonkin> {
        let mp = mover(rules, state, self).mp;
        Next::ask(
            State::seat(self.side),
            Prompt::March { at: self.at, left: mp.saturating_sub(self.spent) },
        )
    }

    fn asked(&self, _: &Tonkin, _: &State) -> Seats {
        Seats::only(State::seat(self.side))
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        candidates(rules, state, self, scope, out);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            // Whoever has gone on to overrun does so if he can; who has not gone on may stay where he is (T-90).
            Choice::Stop
                if self.late && !self.fresh && victims(rules, state, self, self.at, self.spent) =>
            {
                Err(No::Late)
            }
            Choice::Stop => Ok(()),
            Choice::To(hex) => check_to(rules, state, self, hex),
            Choice::Step(direction) => check_step(rules, state, self, direction),
            Choice::Overrun(hex) => check_overrun(rules, state, self, hex),
            Choice::Part(_) | Choice::Unload(_) | Choice::Without(_) => {
                check_split(rules, state, self, *choice)
            }
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let mut march = *self;
        match choice {
            Choice::To(hex) => go(play, march, hex),
            Choice::Step(direction) => step(play, march, direction),
            Choice::Overrun(hex) => overrun(play, march, hex),
            Choice::Part(unit) => part(play, march, unit),
            Choice::Unload(unit) => {
                march.units.remove(unit);
                march.fresh = true;
                play.replace(Step::March(march));
                finish(play, UnitSet::one(unit));
            }
            Choice::Without(unit) => {
                march.aboard.insert(unit);
                play.replace(Step::March(march));
            }
            Choice::Stop => {
                play.pop();
                finish(play, march.units);
            }
            _ => (),
        }
    }
}

/// The group as one that moves.
pub fn mover(rules: &Tonkin, state: &State, march: &March) -> Mover {
    let way = match march.mode {
        Mode::Own => PathWay::Land,
        Mode::Truck => PathWay::Truck,
        Mode::River => PathWay::Water,
    };
    let pace = if march.double { Pace::Double } else { Pace::Plain };
    let season = if rules.turn(state.month).rain { Season::Rain } else { Season::Dry };
    let truck = rules.components.tables.limits.truck_mp;
    Mover::new(&rules.charts, &state.board, &march.units, way, pace, season, truck)
}

/// Where a group on the march can go.
pub fn reach(rules: &Tonkin, state: &State, march: &March) -> Reach {
    let start = if march.begun { Start::Under } else { Start::Fresh };
    let mover = mover(rules, state, march);
    Reach::of(&rules.charts, &state.board, &mover, march.at, march.spent, start)
}

/// The hexes in which all units of the group may stop (3.6, 3.8).
fn stops(rules: &Tonkin, march: &March, reach: &Reach) -> HexSet {
    let mut open = reach.reached.minus(reach.passing);
    for unit in march.units.iter() {
        open = open.and(*limits::allowed(rules, unit));
    }
    open.remove(march.at);
    open
}

/// A group as it would leave a hex.
pub fn leaving(group: &Group, at: Hex, mode: Mode, pace: Pace) -> March {
    March {
        side: group.side,
        units: group.picked,
        at,
        start: at,
        mode,
        double: pace == Pace::Double,
        spent: 0,
        begun: false,
        fresh: true,
        late: false,
        overran: false,
        slipped: UnitSet::NONE,
        ambushed: false,
        aboard: UnitSet::NONE,
    }
}

/// A group leaves.
pub(crate) fn begin<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    group: &Group,
    at: Hex,
    mode: Mode,
    pace: Pace,
) {
    let late = play.state.movement().is_some_and(|moving| moving.late.meets(group.picked));
    play.push(Step::March(March { late, ..leaving(group, at, mode, pace) }));
}

/// 6.4: the rest of a stack that has overrun may leave only if it can overrun somebody.
pub(crate) fn check_late(
    rules: &Tonkin,
    state: &State,
    group: &Group,
    at: Hex,
    mode: Mode,
) -> Result<(), No> {
    let march = March { late: true, ..leaving(group, at, mode, Pace::Plain) };
    let near = victims(rules, state, &march, at, 0);
    if near || !late_stops(rules, state, &march).is_empty() { Ok(()) } else { Err(No::Late) }
}

/// 6.4: hexes from which somebody can be overrun.
fn late_stops(rules: &Tonkin, state: &State, march: &March) -> HexSet {
    let reach = reach(rules, state, march);
    let enemies = state.board.occupied(march.side.enemy()).neighbours();
    let near = stops(rules, march, &reach).and(enemies);
    near.iter()
        .filter(|hex| {
            reach.cost(*hex).is_some_and(|spent| victims(rules, state, march, *hex, spent))
        })
        .collect()
}

/// Whether somebody can be overrun from a hex by a group that has spent so much.
fn victims(rules: &Tonkin, state: &State, march: &March, at: Hex, spent: u8) -> bool {
    let there = March { at, spent, begun: march.begun || at != march.at, ..*march };
    let mut near = at.neighbours();
    near.any(|(_, hex)| check_overrun(rules, state, &there, hex).is_ok())
}

/// The answers to "where to".
fn candidates(rules: &Tonkin, state: &State, march: &March, scope: Scope, out: &mut Vec<Choice>) {
    let all = scope == Scope::All;
    if all || !march.late || march.fresh || !victims(rules, state, march, march.at, march.spent) {
        out.push(Choice::Stop);
    }
    if all {
        // What lies just beyond is listed too, for the reasons why.
        let reached = reach(rules, state, march).reached;
        let mut seen = reached.or(reached.neighbours());
        seen.remove(march.at);
        out.extend(seen.iter().map(Choice::To));
        out.extend(Direction::ALL.map(Choice::Step));
    } else if march.fresh {
        let to = if march.late {
            late_stops(rules, state, march)
        } else {
            stops(rules, march, &reach(rules, state, march))
        };
        out.extend(to.iter().map(Choice::To));
    }
    let enemies = state.board.occupied(march.side.enemy());
    for (_, hex) in march.at.neighbours().filter(|(_, hex)| enemies.has(*hex)) {
        if all || check_overrun(rules, state, march, hex).is_ok() {
            out.push(Choice::Overrun(hex));
        }
    }
    for unit in march.units.iter() {
        for choice in [Choice::Part(unit), Choice::Unload(unit), Choice::Without(unit)] {
            let split = check_split(rules, state, march, choice);
            if split.is_ok() || all && split != Err(No::NotAsked) {
                out.push(choice);
            }
        }
    }
}

/// Whether the group may go one hex on.
fn check_step(
    rules: &Tonkin,
    state: &State,
    march: &March,
    direction: Direction,
) -> Result<(), No> {
    let to = march.at.neighbour(direction).ok_or(No::Closed { hex: march.at })?;
    let reach = reach(rules, state, march);
    // One hex on, by its own price: not by a cheaper way round.
    let mover = mover(rules, state, march);
    let cost = mover.step(&rules.charts, &state.board, march.at, direction);
    match (cost, reach.cost(to)) {
        (Ok(cost), Some(_)) if march.spent.saturating_add(cost) <= reach.mp || !march.begun => {
            check_to(rules, state, march, to)
        }
        (Ok(_), _) => Err(No::TooFar { hex: to, left: reach.mp - march.spent.min(reach.mp) }),
        (Err(why), _) => Err(barred(rules, march, why, to)),
    }
}

fn check_to(rules: &Tonkin, state: &State, march: &March, hex: Hex) -> Result<(), No> {
    if march.late {
        return if late_stops(rules, state, march).has(hex) { Ok(()) } else { Err(No::Late) };
    }
    let reach = reach(rules, state, march);
    if stops(rules, march, &reach).has(hex) {
        return Ok(());
    }
    if reach.reached.and(reach.passing).has(hex) {
        return Err(No::Stop { hex });
    }
    if state.board.occupied(march.side.enemy()).has(hex) {
        return Err(held(march, hex));
    }
    movement::check_stop(rules, march.units, hex)?;
    let mover = mover(rules, state, march);
    let left = reach.mp.saturating_sub(march.spent);
    match reach.why_not(&rules.charts, &state.board, &mover, hex) {
        Some(NoWay::Step(why)) => Err(barred(rules, march, why, hex)),
        Some(NoWay::Cost { .. } | NoWay::Far) | None => Err(No::TooFar { hex, left }),
    }
}

/// 6.4, T-40: those of the group that take part in an overrun. HQ, SD, engineer and Anti-Aircraft go along.
pub(crate) fn overrunners(rules: &Tonkin, march: &March) -> UnitSet {
    let forces = &rules.charts.forces;
    let mut joining = march.units.and(forces.fighting).minus(march.aboard);
    for unit in [forces.engineer, forces.anti_aircraft].into_iter().flatten() {
        joining.remove(unit);
    }
    joining
}

/// Those who enter a hex in an overrun. Where nobody fights, engineer and Anti-Aircraft do so too: any unit takes an SD
/// that it moves onto (2.2, T-87).
fn entering(rules: &Tonkin, state: &State, march: &March, hex: Hex) -> UnitSet {
    let fought = !strength::fighters(rules, state, march.side.enemy(), hex).is_empty();
    if fought || !rules.has(&versions::ANY_UNIT_TAKES_SDS) {
        return overrunners(rules, march);
    }
    march.units.and(rules.charts.forces.fighting).minus(march.aboard)
}

/// 6.4: not by units that are DG or OoS.
pub fn check_overrunners(state: &State, units: UnitSet) -> Result<(), No> {
    if let Some(unit) = units.and(*state.board.dg()).first() {
        return Err(No::OverrunDg { unit });
    }
    units.and(state.board.oos).first().map_or(Ok(()), |unit| Err(No::OverrunOos { unit }))
}

/// 6.4: whether the group may overrun a neighbouring hex.
pub fn check_overrun(rules: &Tonkin, state: &State, march: &March, hex: Hex) -> Result<(), No> {
    let direction = march.at.direction_of(hex).ok_or(No::NotAsked)?;
    let enemy = march.side.enemy();
    if !state.board.occupied(enemy).has(hex) {
        return Err(No::OverrunTarget { hex });
    }
    if march.mode == Mode::Truck {
        return Err(No::OverrunTruck { hex });
    }
    if march.double {
        return Err(No::OverrunDouble { hex });
    }
    check_overrunners(state, march.units)?;
    if limits::crosses_border(rules, march.at, hex) {
        return Err(No::Border { hex });
    }
    movement::check_stop(rules, march.units, hex)?;
    let cost = overrun_cost(rules, state, march, direction, hex);
    let cost = cost.ok_or_else(|| match march.mode {
        Mode::River => No::NoWater { hex },
        Mode::Own | Mode::Truck => closed(rules, hex),
    })?;
    let mp = mover(rules, state, march).mp;
    let left = mp.saturating_sub(march.spent);
    // T-69: whoever starts adjacent may, whatever it costs.
    if march.begun && cost > left {
        return Err(No::OverrunCost { hex, cost, left });
    }
    let joining = entering(rules, state, march, hex);
    let fought = !strength::fighters(rules, state, enemy, hex).is_empty();
    let strength: u16 =
        joining.iter().map(|unit| u16::from(strength::attack_value(rules, state, unit))).sum();
    match defenders_only(rules, march).filter(|_| joining.is_empty()) {
        Some(unit) => Err(No::DefenceOnly { unit }),
        None if joining.is_empty() || fought && strength == 0 => Err(No::Strength),
        None => Ok(()),
    }
}

/// T-40: an engineer or Anti-Aircraft unit of the group, which does not attack.
fn defenders_only(rules: &Tonkin, march: &March) -> Option<Unit> {
    let forces = &rules.charts.forces;
    let mut both = forces.engineer.into_iter().chain(forces.anti_aircraft);
    both.find(|unit| march.units.has(*unit))
}

/// 6.4, T-78: the hex without roads and 2 mp more; where only HQ or SD stand, an ordinary step.
fn overrun_cost(
    rules: &Tonkin,
    state: &State,
    march: &March,
    direction: Direction,
    hex: Hex,
) -> Option<u8> {
    let mover = mover(rules, state, march);
    if strength::fighters(rules, state, march.side.enemy(), hex).is_empty() {
        return mover.cost(&rules.charts, &state.board, march.at, direction);
    }
    mover.overrun_cost(&rules.charts, march.at, direction)
}

/// 3.6, 6.4: cargo is put ashore, or a group that has overrun splits.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
fn check_split(rules: &Tonkin, state: &State, march: &March, choice: Choice) -> Result<(), No> {
    let dna = &rules.charts.forces.dna;
    match choice {
        Choice::Part(unit)
            if march.overran
                && march.mode == Mode::Own
                && march.units.has(unit)
                && march.units.len() > 1
                && state.steps.len() + ROOM < DEEPEST =>
        {
            Ok(())
        }
        Choice::Unload(unit)
            if march.mode == Mode::River && march.units.has(unit) && !dna.has(unit) =>
        {
            let one = UnitSet::one(unit);
            if rules.charts.ground.islands.has(march.at) {
                return Err(No::Island { hex: march.at });
            }
            movement::check_stop(rules, one, march.at)
        }
        // Cargo may join in an overrun: what stays out has to be said where there is one.
        Choice::Without(unit)
            if march.mode == Mode::River
                && march.units.and(rules.charts.forces.fighting).has(unit)
                && !march.aboard.has(unit)
                && !dna.has(unit)
                && victims(rules, state, march, march.at, march.spent) =>
        {
            Ok(())
        }
        _ => Err(No::NotAsked),
    }
}

/// Units have finished their move.
fn finish<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet) {
    if let Some(movement) = play.state.movement_mut() {
        movement.moved = movement.moved.or(units);
    }
}

fn go<S: Sink<Tonkin>>(play: &mut Play<'_, S>, march: March, to: Hex) {
    let spent = reach(play.rules, play.state, &march).cost(to).unwrap_or(march.spent);
    arrive(play, march, to, spent);
}

fn step<S: Sink<Tonkin>>(play: &mut Play<'_, S>, march: March, direction: Direction) {
    let Some(to) = march.at.neighbour(direction) else { return };
    let mover = mover(play.rules, play.state, &march);
    let cost = mover.step(&play.rules.charts, &play.state.board, march.at, direction);
    let spent = march.spent.saturating_add(cost.unwrap_or(0)).min(mover.mp);
    arrive(play, march, to, spent);
}

fn arrive<S: Sink<Tonkin>>(play: &mut Play<'_, S>, march: March, to: Hex, spent: u8) {
    let from = march.at;
    if march.side == Side::VietMinh && march.mode == Mode::Truck && !march.begun {
        loading::use_truck(play, march.units);
    }
    play.replace(Step::March(March { at: to, spent, begun: true, fresh: false, ..march }));
    play.relocate(march.units, from, to, Way::March(march.mode));
}

/// 6.4: units left behind in the first hex, and those that parted from the group, may from now on only
/// overrun too: who does not overrun moves first.
fn leave_behind<S: Sink<Tonkin>>(play: &mut Play<'_, S>, march: &March) {
    for step in &mut play.state.steps {
        if let Step::March(other) = step
            && other.at == march.at
            && other.overran
        {
            other.late = true;
        }
    }
    let Some(moving) = play.state.movement().copied() else { return };
    let here = movement::unmoved(play.rules, play.state, &moving, Some(march.start));
    if let Some(movement) = play.state.movement_mut() {
        movement.late = movement.late.or(here.minus(march.units));
    }
}

fn overrun<S: Sink<Tonkin>>(play: &mut Play<'_, S>, march: March, hex: Hex) {
    let (rules, side) = (play.rules, march.side);
    let direction = march.at.direction_of(hex).unwrap_or(Direction::E);
    let cost = overrun_cost(rules, play.state, &march, direction, hex).unwrap_or(0);
    let mp = mover(rules, play.state, &march).mp;
    let spent = march.spent.saturating_add(cost).min(mp);
    leave_behind(play, &march);
    let march = March { spent, begun: true, overran: true, late: false, fresh: true, ..march };
    play.replace(Step::March(march));
    let attackers = entering(rules, play.state, &march, hex);
    let defenders = strength::fighters(rules, play.state, side.enemy(), hex);
    let by = By::Overrun { from: march.at };
    let combat = Combat::new(side, by, hex, attackers, defenders);
    let (slipped, ambushed) = (march.slipped, march.ambushed);
    combat::begin(play, Combat { slipped, ambushed, ..combat });
}

/// 6.4: what becomes of the group once the overrun is over.
pub(crate) fn after_overrun<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: &Combat) {
    let Step::March(march) = *play.state.top() else { return };
    let there = |unit: &Unit| play.state.board.hex_of(*unit).is_some();
    let units: UnitSet = march.units.iter().filter(there).collect();
    play.pop();
    if !play.state.last.taken {
        return finish(play, units);
    }
    // Who came along advances too; who could not stays behind.
    let riders = units.minus(overrunners(play.rules, &march)).minus(combat.advanced);
    let on = combat.advanced.or(riders).and(units);
    finish(play, units.minus(on));
    play.relocate(riders, march.at, combat.target, Way::Advance);
    play.push(Step::March(March {
        units: on,
        at: combat.target,
        slipped: combat.slipped,
        ambushed: combat.ambushed,
        fresh: true,
        ..march
    }));
}

/// 6.4: a unit parts from the group; it goes on when the rest is done.
fn part<S: Sink<Tonkin>>(play: &mut Play<'_, S>, march: March, unit: Unit) {
    let mut march = march;
    march.units.remove(unit);
    play.pop();
    let alike = |other: &March| {
        March { units: UnitSet::NONE, ..*other } == March { units: UnitSet::NONE, ..march }
    };
    match play.state.steps.last_mut() {
        Some(Step::March(rest)) if alike(rest) => rest.units.insert(unit),
        // Whatever else waits below: nobody has parted here yet.
        _ => play.push(Step::March(March { units: UnitSet::one(unit), ..march })),
    }
    play.push(Step::March(march));
}
