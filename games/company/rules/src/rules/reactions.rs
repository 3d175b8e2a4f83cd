//! Chapter 33b, opportunity and return shooting, nested inside the enemy's actions.

use kernel::Sink;

use crate::Company;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Flow, Play, Shot, ShotKind, State, Step};
use crate::refusal::No;
use crate::rules::shooting;
use crate::sets::{Square, Unit, UnitSet};

/// 33b: enemies with a face to the square entered, once for each in the mover's turn.
pub fn open_opportunity<S: Sink<Company>>(play: &mut Play<'_, S>, at: Unit, to: Square) {
    let board = &play.state.board;
    let beside = board.units_in(at.side.enemy(), play.rules.charts.faces(to));
    let reacted = play.state.acting().map_or(UnitSet::NONE, |acting| acting.reacted);
    let left = beside.minus(reacted);
    if !left.is_empty() {
        play.push(Step::Opportunity { at, left });
    }
}

/// The question ends when the mover is gone or nobody is left who could shoot.
pub fn run_opportunity<S: Sink<Company>>(play: &mut Play<'_, S>, at: Unit, left: UnitSet) -> Flow {
    let alive = left.and(play.state.board.visible(at.side.enemy()));
    if alive.is_empty() || play.state.board.square(at).is_none() {
        play.pop();
        return Flow::Goes;
    }
    if alive != left {
        play.replace(Step::Opportunity { at, left: alive });
    }
    Flow::Waits
}

/// The answers.
pub fn candidates(state: &State, out: &mut Vec<Choice>) {
    match *state.top() {
        Step::Opportunity { at, left } => {
            let side = at.side.enemy();
            out.extend(left.iter().map(|index| Choice::Fire(Unit::new(side, index))));
        }
        Step::Return { unit, .. } => out.push(Choice::Fire(unit)),
        _ => return,
    }
    out.push(Choice::Hold);
}

/// Whether an answer is legal.
pub fn check(state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::Opportunity { .. } | Step::Return { .. }, Choice::Hold) => Ok(()),
        (Step::Opportunity { at, left }, Choice::Fire(unit))
            if unit.side != at.side && left.has(unit.index) =>
        {
            Ok(())
        }
        (Step::Return { unit, .. }, Choice::Fire(fires)) if *unit == fires => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// A unit shoots, or all hold their fire.
pub fn apply<S: Sink<Company>>(play: &mut Play<'_, S>, choice: Choice) {
    match (play.state.top().clone(), choice) {
        (Step::Opportunity { at, mut left }, Choice::Fire(unit)) => {
            left.remove(unit.index);
            play.replace(Step::Opportunity { at, left });
            if let Some(acting) = play.state.acting_mut() {
                acting.reacted.insert(unit.index);
            }
            shooting::begin(play, unit, at, ShotKind::Opportunity);
        }
        (Step::Return { unit, at }, Choice::Fire(_)) => {
            play.pop();
            shooting::begin(play, unit, at, ShotKind::Return);
        }
        (Step::Opportunity { at, .. }, _) => {
            play.pop();
            play.tell(Event::HeldFire { side: at.side.enemy() });
        }
        (Step::Return { unit, .. }, _) => {
            play.pop();
            play.tell(Event::HeldFire { side: unit.side });
        }
        _ => (),
    }
}

/// S-70: the target of a Shooting may answer once its losses are off.
pub fn open_return<S: Sink<Company>>(play: &mut Play<'_, S>, shot: &Shot) {
    play.push(Step::Return { unit: shot.at, at: shot.from });
}

/// The question is put only if the unit can answer: both there, in its own range, seen by it.
pub fn run_return<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, at: Unit) -> Flow {
    if check_return(play.rules, play.state, unit, at).is_ok() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// S-70: why a unit cannot shoot back.
pub fn check_return(rules: &Company, state: &State, unit: Unit, at: Unit) -> Result<(), No> {
    let (Some(from), Some(to)) = (state.board.square(unit), state.board.square(at)) else {
        return Err(No::OffTable);
    };
    if !rules.charts.within(from, shooting::range(rules, unit)).has(to) {
        return Err(No::OutOfRange { unit: at });
    }
    if rules.charts.seen_from(from).has(to) { Ok(()) } else { Err(No::NotSeen { unit: at }) }
}
