//! 8.0: event markers are picked and act, one after the other (30.0).
//!
//! What an event does is a list of steps in the pack. Conditions are looked at once, before the first
//! step; all die ranges of an event share one die; a step that says "a die" has one of its own.

use kernel::flow::{Asks, Flow, Flows, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::{AirBox, Place, Regiment};
use crate::choice::Choice;
use crate::components::{
    Aircraft, Amount, Disposition, Effect, EventKind, EventStep, Optional, Role, Side, When,
};
use crate::event::Event;
use crate::flow::{EventRun, Piece, Play, State, Step, Supply, ask};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::missions::first_of_each;
use crate::rules::{Changes, effects, options};
use crate::sets::{AircraftSet, UnitSet};

/// 8.1: a side picks. The number is fixed for both before the first French pick (S-10).
pub(crate) fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>, side: Side) {
    if play.state.turn == play.rules.components.setup.no_events_turn {
        return;
    }
    if side == Side::French {
        let picks = play.rules.level(play.state).events;
        play.state.picks = picks;
        play.tell(Event::Picks { picks });
    }
    let left = play.state.picks;
    play.push(Step::Pick(Pick { side, left }));
}

/// 8.2: markers set aside go back to their pools after all picks of both sides.
fn put_back<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let events = &mut play.state.board.events;
    for (pool, aside) in events.pool.iter_mut().zip(&mut events.set_aside) {
        *pool += std::mem::take(aside);
    }
}

/// 8.1: a side picks so many markers more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Pick {
    /// Which side.
    pub side: Side,
    /// How many more.
    pub left: u8,
}

impl StepRules<Siege> for Pick {
    fn next(&self, _: &Siege, state: &State) -> Next<Siege> {
        let pool = &state.board.events.pool;
        let kinds = EventKind::of(self.side).iter();
        let weights = kinds.map(|kind| u16::from(pool[*kind as usize])).collect();
        Next::dice(Ask::Pick { side: self.side }, Request::Draw { weights })
    }

    /// 8.1: a marker was picked. A Viet Minh one may be challenged first (30.0 GMI).
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let Pick { side, left } = *self;
        let kinds = EventKind::of(side);
        let kind = kinds[usize::from(roll.first()) % kinds.len()];
        let pool = &mut play.state.board.events.pool[kind as usize];
        *pool = pool.saturating_sub(1);
        play.replace(Step::Pick(Pick { side, left: left.saturating_sub(1) }));
        play.tell(Event::Picked { kind });
        if side == Side::VietMinh && play.state.board.events.has(EventKind::Gmi) {
            play.push(Step::Challenge(Challenge { kind }));
        } else {
            act(play, kind);
        }
    }

    /// 8.1: another pick, until all are made or the pool is empty (S-11).
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let Pick { side, left } = *self;
        let pool = play.state.board.events.pool;
        let empty = EventKind::of(side).iter().all(|kind| pool[*kind as usize] == 0);
        if left > 0 && !empty {
            return Flow::Waits;
        }
        play.pop();
        if left > 0 {
            play.tell(Event::PoolEmpty { side });
        }
        if side == Side::VietMinh {
            put_back(play);
        }
        Flow::Goes
    }
}

/// 30.0 GMI: is this event challenged?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Challenge {
    /// The event.
    pub kind: EventKind,
}

impl StepRules<Siege> for Challenge {
    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Commander, Prompt::Challenge { kind: self.kind })
    }

    fn candidates(&self, _: &Siege, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend([Choice::Challenge, Choice::Decline]);
    }

    fn check(&self, _: &Siege, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match matches!(choice, Choice::Challenge | Choice::Decline) {
            true => Ok(()),
            false => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let kind = self.kind;
        play.pop();
        if choice == Choice::Challenge {
            play.state.board.events.in_force.remove(EventKind::Gmi);
            play.push(Step::ChallengeDie(ChallengeDie { kind }));
        } else {
            act(play, kind);
        }
    }
}

/// 30.0 GMI: the faces that cancel an event, bits 1 to 6.
fn cancels(rules: &Siege) -> u8 {
    let row = &rules.components.events[EventKind::Gmi as usize];
    let faces = row.steps.iter().find_map(|step| {
        if let Effect::Challenge { cancel_on } = step.effect { Some(cancel_on) } else { None }
    });
    faces.unwrap_or(0)
}

/// 30.0 GMI: the die of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct ChallengeDie {
    /// The event.
    pub kind: EventKind,
}

impl StepRules<Siege> for ChallengeDie {
    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::Challenge { kind: self.kind }, Request::ONE_DIE)
    }

    /// 30.0 GMI: a cancelled marker goes back after all picks, whatever its own disposition.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let (kind, die) = (self.kind, roll.first());
        let cancelled = cancels(play.rules) >> die & 1 == 1;
        play.pop();
        play.tell(Event::Challenged { kind, die, cancelled });
        if cancelled {
            play.state.board.events.set_aside[kind as usize] += 1;
        } else {
            act(play, kind);
        }
    }
}

/// 30.0: an event begins to act. With 34.3 a Condor is a Reinforcements marker in every respect.
fn act<S: Sink<Siege>>(play: &mut Play<'_, S>, marker: EventKind) {
    let mut kind = marker;
    if kind == EventKind::Condor && play.rules.plays(Optional::CondorForces) {
        kind = EventKind::FrenchReinforcements;
        play.tell(Event::ActsAs { kind: marker, other: kind });
        options::condor_units(play);
    }
    push(play, kind, Some(marker));
}

/// Puts the steps of an event on the stack, with the conditions as they are now.
pub(crate) fn push<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    kind: EventKind,
    marker: Option<EventKind>,
) {
    let rules = play.rules;
    let steps = &rules.components.events[kind as usize].steps;
    let holds = (0..).zip(steps).filter(|(_, step)| holds(rules, play.state, step));
    let holds = holds.fold(0, |bits: u16, (at, _): (u16, _)| bits | 1 << at);
    play.push(Step::Event(EventRun { kind, marker, at: 0, holds, die: 0 }));
}

/// Whether the conditions of a step hold before the event acts.
fn holds(rules: &Siege, state: &State, step: &EventStep) -> bool {
    let board = &state.board;
    let when = match step.when {
        // Condor markers are looked at once they are counted.
        When::Always | When::FrenchAttacks | When::VietMinhAttacks | When::Condors(_) => true,
        When::LastTurn => state.turn >= rules.components.setup.turns,
        When::DelayedWaiting => !board.battalions(Place::Available).is_empty(),
        When::RegimentAvailable => board.regiment == Regiment::Aside,
        When::RegimentNotAvailable => board.regiment != Regiment::Aside,
        When::FrenchWeatherThisTurn => board.events.has(EventKind::FrenchWeather),
    };
    when && step.is_at(rules.level(state).level)
}

/// The step an event has come to, with the die it needs: `None` when no step is left.
fn due<'a>(rules: &'a Siege, state: &State, event: EventRun) -> Option<&'a EventStep> {
    let row = &rules.components.events[event.kind as usize];
    let step = row.steps.get(usize::from(event.at))?;
    let too_few = matches!(step.when, When::Condors(count) if state.board.events.condors < count);
    let skipped =
        event.holds >> event.at & 1 == 0 || too_few || event.die != 0 && !step.is_on(event.die);
    if skipped { due(rules, state, EventRun { at: event.at + 1, ..event }) } else { Some(step) }
}

/// The place of the step that is due.
fn place_of(rules: &Siege, state: &State, event: EventRun) -> u8 {
    let steps = &rules.components.events[event.kind as usize].steps;
    let step = due(rules, state, event);
    let at = step.and_then(|step| steps.iter().position(|other| std::ptr::eq(other, step)));
    at.unwrap_or(steps.len()) as u8
}

/// Whether a step adds or takes a die of its own.
fn own_die(effect: Effect) -> bool {
    let (Effect::Morale(amount)
    | Effect::Aaa(amount)
    | Effect::Artillery(amount)
    | Effect::DrawReinforcements(amount)
    | Effect::AbortAir(amount)) = effect
    else {
        return false;
    };
    !matches!(amount, Amount::Fixed(_))
}

impl StepRules<Siege> for EventRun {
    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::Event { kind: self.kind }, Request::ONE_DIE)
    }

    /// 30.0: the shared die of the event, or the die of its present step.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        play.tell(Event::EventRolled { kind: self.kind, die });
        let Some(step) = due(play.rules, play.state, *self) else { return };
        if step.die != 0 && self.die == 0 {
            play.replace(Step::Event(EventRun { die, ..*self }));
        } else {
            perform(play, *self, *step, die);
        }
    }

    /// 30.0: carries the steps of an event out until one needs a die.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let Some(step) = due(play.rules, play.state, *self) else {
            play.pop();
            dispose(play, *self);
            return Flow::Goes;
        };
        if step.die != 0 && self.die == 0 || own_die(step.effect) {
            return Flow::Waits;
        }
        perform(play, *self, *step, 0);
        Flow::Goes
    }
}

/// Carries one step out, and moves on to the next.
fn perform<S: Sink<Siege>>(play: &mut Play<'_, S>, event: EventRun, step: EventStep, die: u8) {
    let at = match step.stop {
        true => play.rules.components.events[event.kind as usize].steps.len() as u8,
        false => place_of(play.rules, play.state, event) + 1,
    };
    play.replace(Step::Event(EventRun { at, ..event }));
    effects::perform(play, event, step.effect, die);
}

/// 8.2: where the marker goes once the event has acted.
fn dispose<S: Sink<Siege>>(play: &mut Play<'_, S>, event: EventRun) {
    let Some(marker) = event.marker else { return };
    match play.rules.components.events[event.kind as usize].disposition {
        Disposition::Return => play.state.board.events.set_aside[marker as usize] += 1,
        Disposition::Discard => play.tell(Event::Discarded { kind: marker }),
        Disposition::Remain => play.tell(Event::InEffect { kind: marker }),
        Disposition::Special => (),
    }
}

/// 30.0 CAT: cargo units go to the Abort box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct AbortCargo {
    /// How many more.
    pub left: u8,
}

impl AbortCargo {
    /// The cargo units in Reserve.
    fn open(rules: &Siege, state: &State) -> AircraftSet {
        state.board.aircraft_in(AirBox::Reserve).minus(rules.charts.strikers)
    }
}

impl StepRules<Siege> for AbortCargo {
    fn asks(&self, _: &Siege, _: &State) -> Asks {
        super::asks_for(self.left)
    }

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Commander, Prompt::AbortCargo { left: self.left })
    }

    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        list_aborts(rules, AbortCargo::open(rules, state), scope, out);
    }

    fn check(&self, rules: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_abort(AbortCargo::open(rules, state), *choice)
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.replace(Step::AbortCargo(AbortCargo { left: self.left.saturating_sub(1) }));
        abort(play, choice);
    }

    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let open = AbortCargo::open(play.rules, play.state);
        run_aborts(play, open, self.left)
    }
}

/// 30.0 Weather: air units go to the Abort box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct AbortAir {
    /// How many more.
    pub left: u8,
}

impl StepRules<Siege> for AbortAir {
    fn asks(&self, _: &Siege, _: &State) -> Asks {
        super::asks_for(self.left)
    }

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Air, Prompt::AbortAir { left: self.left })
    }

    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        list_aborts(rules, state.board.aircraft_in(AirBox::Reserve), scope, out);
    }

    fn check(&self, _: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_abort(state.board.aircraft_in(AirBox::Reserve), *choice)
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.replace(Step::AbortAir(AbortAir { left: self.left.saturating_sub(1) }));
        abort(play, choice);
    }

    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let open = play.state.board.aircraft_in(AirBox::Reserve);
        run_aborts(play, open, self.left)
    }
}

/// The air units that may abort.
fn list_aborts(rules: &Siege, open: AircraftSet, scope: Scope, out: &mut Vec<Choice>) {
    match scope {
        Scope::All => out.extend(open.iter().map(Choice::Abort)),
        Scope::Canonical => out.extend(first_of_each(rules, open).map(Choice::Abort)),
    }
}

/// 30.0: an air unit that may abort.
fn check_abort(open: AircraftSet, choice: Choice) -> Result<(), No> {
    let Choice::Abort(aircraft) = choice else { return Err(No::NotAsked) };
    if open.has(aircraft) { Ok(()) } else { Err(No::NotAsked) }
}

fn abort<S: Sink<Siege>>(play: &mut Play<'_, S>, choice: Choice) {
    if let Choice::Abort(aircraft) = choice {
        put_in_abort(play, aircraft);
    }
}

/// 30.0: air units abort while some are left; all of them when no choice is left.
fn run_aborts<S: Sink<Siege>>(play: &mut Play<'_, S>, open: AircraftSet, left: u8) -> Flow {
    if left > 0 && open.len() > left {
        return Flow::Waits;
    }
    play.pop();
    if left > 0 {
        for one in open.iter() {
            put_in_abort(play, one);
        }
    }
    Flow::Goes
}

fn put_in_abort<S: Sink<Siege>>(play: &mut Play<'_, S>, aircraft: Aircraft) {
    play.state.board.put_aircraft(aircraft, AirBox::Abort);
    let aborted = &mut play.state.step_tally.aborted;
    *aborted = aborted.saturating_add(1);
    play.tell(Event::Aborted { aircraft });
}

/// 30.0: supply of either type is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct GainSupply {
    /// How much.
    pub points: u8,
}

impl StepRules<Siege> for GainSupply {
    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Commander, Prompt::GainSupply { points: self.points })
    }

    fn candidates(&self, _: &Siege, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend([Supply::Gp, Supply::Ammunition].map(Choice::Gain));
    }

    fn check(&self, _: &Siege, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if matches!(choice, Choice::Gain(_)) { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Gain(supply) = choice {
            play.pop();
            play.change_supply(supply, self.points as i8);
        }
    }
}

/// 30.0 PSYOP: a die for each unit left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Psyop {
    /// The units.
    pub left: UnitSet,
    /// The faces on which a unit loses a step, bits 1 to 6.
    pub reduce_on: u8,
}

impl StepRules<Siege> for Psyop {
    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        match self.left.first() {
            Some(unit) => Next::dice(Ask::Psyop { unit }, Request::ONE_DIE),
            None => rules.end(state),
        }
    }

    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let Psyop { mut left, reduce_on } = *self;
        let Some(unit) = left.first() else { return };
        let die = roll.first();
        left.remove(unit);
        play.replace(Step::Psyop(Psyop { left, reduce_on }));
        play.tell(Event::PsyopRolled { unit, die });
        if reduce_on >> die & 1 == 1 {
            play.lose_step(Piece::Unit(unit));
        }
    }

    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if !self.left.is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}
