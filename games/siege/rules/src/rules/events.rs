//! 8.0: event markers are picked and act, one after the other (30.0).
//!
//! What an event does is a list of steps in the pack. Conditions are looked at once, before the first
//! step; all die ranges of an event share one die; a step that says "a die" has one of its own.

use kernel::{Request, Scope, Sink};

use crate::Siege;
use crate::board::{AirBox, Place, Regiment};
use crate::choice::Choice;
use crate::components::{
    Aircraft, Amount, Disposition, Effect, EventKind, EventStep, Optional, Side, When,
};
use crate::event::Event;
use crate::flow::{EventRun, Flow, Piece, Play, State, Step};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::rules::missions::first_of_each;
use crate::rules::{effects, options};
use crate::sets::{AircraftSet, UnitSet};

/// 8.1: a side picks. The number is fixed for both before the first French pick (S-10).
pub fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>, side: Side) {
    if play.state.turn == play.rules.components.setup.no_events_turn {
        return;
    }
    if side == Side::French {
        let picks = play.rules.level(play.state).events;
        play.state.picks = picks;
        play.tell(Event::Picks { picks });
    }
    let left = play.state.picks;
    play.push(Step::Pick { side, left });
}

/// 8.1: another pick, until all are made or the pool is empty (S-11).
pub fn run_pick<S: Sink<Siege>>(play: &mut Play<'_, S>, side: Side, left: u8) -> Flow {
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

/// 8.2: markers set aside go back to their pools after all picks of both sides.
fn put_back<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let events = &mut play.state.board.events;
    for (pool, aside) in events.pool.iter_mut().zip(&mut events.set_aside) {
        *pool += std::mem::take(aside);
    }
}

/// The draw of a marker.
pub fn pick_request(state: &State, side: Side) -> (Ask, Request) {
    let pool = &state.board.events.pool;
    let weights = EventKind::of(side).iter().map(|kind| u16::from(pool[*kind as usize])).collect();
    (Ask::Pick { side }, Request::Draw { weights })
}

/// 8.1: a marker was picked. A Viet Minh one may be challenged first (30.0 GMI).
pub fn picked<S: Sink<Siege>>(play: &mut Play<'_, S>, side: Side, left: u8, class: u8) {
    let kinds = EventKind::of(side);
    let kind = kinds[usize::from(class) % kinds.len()];
    let pool = &mut play.state.board.events.pool[kind as usize];
    *pool = pool.saturating_sub(1);
    play.pop();
    play.push(Step::Pick { side, left: left.saturating_sub(1) });
    play.tell(Event::Picked { kind });
    if side == Side::VietMinh && play.state.board.events.has(EventKind::Gmi) {
        play.push(Step::Challenge { kind });
    } else {
        act(play, kind);
    }
}

/// 30.0 GMI: the event is challenged, or acts.
pub fn answer_challenge<S: Sink<Siege>>(play: &mut Play<'_, S>, kind: EventKind, choice: Choice) {
    play.pop();
    if choice == Choice::Challenge {
        play.state.board.events.in_force.remove(EventKind::Gmi);
        play.push(Step::ChallengeDie { kind });
    } else {
        act(play, kind);
    }
}

/// 30.0 GMI: the faces that cancel an event, bits 1 to 6.
fn cancels(rules: &Siege) -> u8 {
    let row = &rules.components.events[EventKind::Gmi as usize];
    let faces = row.steps.iter().find_map(|step| match step.effect {
        Effect::Challenge { cancel_on } => Some(cancel_on),
        _ => None,
    });
    faces.unwrap_or(0)
}

/// 30.0 GMI: a cancelled marker goes back after all picks, whatever its own disposition.
pub fn challenge_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, kind: EventKind, die: u8) {
    let cancelled = cancels(play.rules) >> die & 1 == 1;
    play.pop();
    play.tell(Event::Challenged { kind, die, cancelled });
    if cancelled {
        play.state.board.events.set_aside[kind as usize] += 1;
    } else {
        act(play, kind);
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
pub fn push<S: Sink<Siege>>(play: &mut Play<'_, S>, kind: EventKind, marker: Option<EventKind>) {
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
        // The second Condor is looked at once it is counted.
        When::Always | When::FrenchAttacks | When::VietMinhAttacks | When::SecondCondor => true,
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
    let skipped = event.holds >> event.at & 1 == 0
        || step.when == When::SecondCondor && state.board.events.condors < 2
        || event.die != 0 && !step.is_on(event.die);
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
    let amount = match effect {
        Effect::Morale(amount)
        | Effect::Aaa(amount)
        | Effect::Artillery(amount)
        | Effect::DrawReinforcements(amount)
        | Effect::AbortAir(amount) => amount,
        _ => return false,
    };
    amount != Amount::Fixed(0) && !matches!(amount, Amount::Fixed(_))
}

/// 30.0: carries the steps of an event out until one needs a die.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>, event: EventRun) -> Flow {
    let Some(step) = due(play.rules, play.state, event) else {
        play.pop();
        dispose(play, event);
        return Flow::Goes;
    };
    if step.die != 0 && event.die == 0 || own_die(step.effect) {
        return Flow::Waits;
    }
    perform(play, event, *step, 0);
    Flow::Goes
}

/// 30.0: the shared die of the event, or the die of its present step.
pub fn rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, event: EventRun, die: u8) {
    play.tell(Event::EventRolled { kind: event.kind, die });
    let Some(step) = due(play.rules, play.state, event) else { return };
    if step.die != 0 && event.die == 0 {
        play.pop();
        play.push(Step::Event(EventRun { die, ..event }));
    } else {
        perform(play, event, *step, die);
    }
}

/// Carries one step out, and moves on to the next.
fn perform<S: Sink<Siege>>(play: &mut Play<'_, S>, event: EventRun, step: EventStep, die: u8) {
    let at = match step.stop {
        true => play.rules.components.events[event.kind as usize].steps.len() as u8,
        false => place_of(play.rules, play.state, event) + 1,
    };
    play.pop();
    play.push(Step::Event(EventRun { at, ..event }));
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

/// 30.0 CAT, Weather: the air units in Reserve that may be put in the Abort box.
fn abortable(rules: &Siege, state: &State) -> AircraftSet {
    let reserve = state.board.aircraft_in(AirBox::Reserve);
    match state.top() {
        Some(Step::AbortCargo { .. }) => reserve.minus(rules.charts.strikers),
        _ => reserve,
    }
}

/// 30.0: air units abort while some are left; all of them when no choice is left.
pub fn run_abort<S: Sink<Siege>>(play: &mut Play<'_, S>, left: u8) -> Flow {
    let aircraft = abortable(play.rules, play.state);
    if left > 0 && aircraft.len() > left {
        return Flow::Waits;
    }
    play.pop();
    if left > 0 {
        for one in aircraft.iter() {
            put_in_abort(play, one);
        }
    }
    Flow::Goes
}

/// The air units that may abort.
pub fn abort_candidates(rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let aircraft = abortable(rules, state);
    match scope {
        Scope::All => out.extend(aircraft.iter().map(Choice::Abort)),
        Scope::Canonical => out.extend(first_of_each(rules, aircraft).map(Choice::Abort)),
    }
}

/// 30.0: an air unit that may abort.
pub fn check_abort(rules: &Siege, state: &State, aircraft: Aircraft) -> Result<(), No> {
    if abortable(rules, state).has(aircraft) { Ok(()) } else { Err(No::NotAsked) }
}

/// 30.0: an air unit goes to the Abort box.
pub fn abort<S: Sink<Siege>>(play: &mut Play<'_, S>, aircraft: Aircraft) {
    if let Some(Step::AbortCargo { left } | Step::AbortAir { left }) = play.state.steps.last_mut() {
        *left = left.saturating_sub(1);
    }
    put_in_abort(play, aircraft);
}

fn put_in_abort<S: Sink<Siege>>(play: &mut Play<'_, S>, aircraft: Aircraft) {
    play.state.board.put_aircraft(aircraft, AirBox::Abort);
    let aborted = &mut play.state.step_tally.aborted;
    *aborted = aborted.saturating_add(1);
    play.tell(Event::Aborted { aircraft });
}

/// 30.0 PSYOP: a die for each unit, until none is left.
pub fn run_psyop<S: Sink<Siege>>(play: &mut Play<'_, S>, left: UnitSet) -> Flow {
    if !left.is_empty() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// 30.0 PSYOP: a unit loses a step on these faces.
pub fn psyop_rolled<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    mut left: UnitSet,
    reduce_on: u8,
    die: u8,
) {
    let Some(unit) = left.first() else { return };
    left.remove(unit);
    play.pop();
    play.push(Step::Psyop { left, reduce_on });
    play.tell(Event::PsyopRolled { unit, die });
    if reduce_on >> die & 1 == 1 {
        play.lose_step(Piece::Unit(unit));
    }
}
