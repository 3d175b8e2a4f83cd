//! Chapter 33b, opportunity and return shooting, nested inside the enemy's actions.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Play, Shot, ShotKind, State, Step, check_listed};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::shooting;
use crate::sets::{Square, Unit, UnitSet};

/// 33b: enemies with a face to the square entered, once for each in the mover's turn.
pub(crate) fn open_opportunity<S: Sink<Company>>(play: &mut Play<'_, S>, at: Unit, to: Square) {
    let board = &play.state.board;
    let beside = board.units_in(at.side.enemy(), play.rules.charts.faces(to));
    let reacted = play.state.acting().map_or(UnitSet::NONE, |acting| acting.reacted);
    let left = beside.minus(reacted);
    if !left.is_empty() {
        play.push(Step::Opportunity(Opportunity { at, left }));
    }
}

/// 33b: units that may shoot at one that moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Opportunity {
    /// Who moved.
    pub at: Unit,
    /// Who may shoot.
    pub(crate) left: UnitSet,
}

impl StepRules<Company> for Opportunity {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(self.at.side.enemy()), Prompt::Opportunity { target: self.at })
    }

    fn candidates(&self, _: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        let side = self.at.side.enemy();
        out.extend(self.left.iter().map(|index| Choice::Fire(Unit::new(side, index))));
        out.push(Choice::Hold);
    }

    fn check(&self, _: &Company, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if *choice == Choice::Hold {
            return Ok(());
        }
        let Choice::Fire(unit) = choice else { return Err(No::NotAsked) };
        let may = unit.side != self.at.side && self.left.has(unit.index);
        if may { Ok(()) } else { Err(No::NotAsked) }
    }

    /// A unit shoots, or all hold their fire.
    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Opportunity { at, mut left } = *self;
        let Choice::Fire(unit) = choice else {
            play.pop();
            return play.tell(Event::HeldFire { side: at.side.enemy() });
        };
        left.remove(unit.index);
        play.replace(Step::Opportunity(Opportunity { at, left }));
        if let Some(acting) = play.state.acting_mut() {
            acting.reacted.insert(unit.index);
        }
        shooting::begin(play, unit, at, ShotKind::Opportunity);
    }

    /// The question ends when the mover is gone or nobody is left who could shoot.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let Opportunity { at, left } = *self;
        let alive = left.and(play.state.board.visible(at.side.enemy()));
        if alive.is_empty() || play.state.board.square(at).is_none() {
            play.pop();
            return Flow::Goes;
        }
        if alive != left {
            play.replace(Step::Opportunity(Opportunity { at, left: alive }));
        }
        Flow::Waits
    }
}

/// S-70: the target of a Shooting may answer once its losses are off.
pub(crate) fn open_return<S: Sink<Company>>(play: &mut Play<'_, S>, shot: &Shot) {
    play.push(Step::Return(Return { unit: shot.at, at: shot.from }));
}

/// 33b: a unit may shoot back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Return {
    /// Which.
    pub unit: Unit,
    /// At whom.
    pub at: Unit,
}

impl StepRules<Company> for Return {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        let Return { unit, at } = *self;
        Next::ask(state.seat(unit.side), Prompt::Return { unit, target: at })
    }

    fn candidates(&self, _: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend([Choice::Fire(self.unit), Choice::Hold]);
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_listed(self, rules, state, choice)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Return { unit, at } = *self;
        play.pop();
        if let Choice::Fire(_) = choice {
            shooting::begin(play, unit, at, ShotKind::Return);
        } else {
            play.tell(Event::HeldFire { side: unit.side });
        }
    }

    /// The question is put only if the unit can answer: both there, in its own range, seen by it.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        if check_return(play.rules, play.state, self.unit, self.at).is_ok() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
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
