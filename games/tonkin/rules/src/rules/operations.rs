//! 6.1 to 6.3: Operation Points, the SD that is spent, and what a point buys.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hidden::Pieces as _;
use super::{attack, barrage, engineering, stacking};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::{Event, Way};
use crate::flow::{Movement, PlanAttack, PlanBarrage, Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::sets::{Around as _, UnitSet};

/// 6.2: a side decides whether to spend an SD.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Activate {
    /// Which.
    pub side: Side,
}

impl StepRules<Tonkin> for Activate {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(self.side), Prompt::Activate { side: self.side })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Decline);
        for (dump, _) in state.board.sds(&rules.charts, self.side) {
            out.push(Choice::Spend(dump));
            if self.side == Side::VietMinh {
                out.push(Choice::Relocate(dump));
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let side = self.side;
        let own = |dump: Unit| {
            rules.charts.forces.sds[side as usize].has(dump) && state.board.hex_of(dump).is_some()
        };
        match *choice {
            Choice::Decline => Ok(()),
            Choice::Spend(dump) if own(dump) => Ok(()),
            // T-55: an SD goes to the HQ.
            Choice::Relocate(dump) if side == Side::VietMinh && own(dump) => {
                let there = state.board.hq_hex(&rules.charts, side);
                let hq = there.ok_or(No::NotSpent { unit: dump })?;
                if state.board.is_in(dump, hq) {
                    return Err(No::NotSpent { unit: dump });
                }
                stacking::check_room(rules, state, dump, hq)
            }
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let side = self.side;
        play.pop();
        let dump = if let Choice::Spend(dump) = choice { Some(dump) } else { None };
        play.state.spending[side as usize] = dump;
        play.tell(Event::Spends { side, dump });
        if let Choice::Relocate(dump) = choice
            && let Some(from) = play.state.board.hex_of(dump)
            && let Some(to) = play.state.board.hq_hex(&play.rules.charts, side)
        {
            play.relocate(UnitSet::one(dump), from, to, Way::Relocation);
        }
        if side == Side::French {
            begin_points(play);
        }
    }
}

/// 6.1: the die for the allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Allowance {
    /// Whose.
    pub side: Side,
}

impl StepRules<Tonkin> for Allowance {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::dice(Ask::Allowance { side: self.side }, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let (side, die) = (self.side, roll.first());
        let points = play.rules.charts.results.impulse(die);
        let left = points.min(play.state.points[side as usize]);
        play.replace(Step::Impulse(Impulse { side, left, spent: false }));
        play.tell(Event::AllowanceRolled { side, die, points });
    }
}

/// 6.1: points in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Impulse {
    /// Whose.
    pub side: Side,
    /// How many points are left.
    pub left: u8,
    /// One was spent.
    pub(crate) spent: bool,
}

impl StepRules<Tonkin> for Impulse {
    const IS_QUESTION: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(self.side), Prompt::Impulse { side: self.side, left: self.left })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        candidates(rules, state, self, scope, out);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let side = self.side;
        match *choice {
            Choice::Done if self.spent || state.board.occupied(side).is_empty() => Ok(()),
            Choice::Done => Err(No::OnePoint),
            Choice::Stack(hex) if state.board.occupied(side).has(hex) => Ok(()),
            Choice::Stack(hex) => Err(No::NobodyThere { hex }),
            Choice::Barrage(hex) => barrage::check_target(rules, state, side, hex),
            Choice::Attack(hex) => attack::check_target(rules, state, side, hex),
            _ => engineering::check_option(rules, state, side, *choice),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let (side, picked) = (self.side, UnitSet::NONE);
        match choice {
            Choice::Done => end_impulse(play, side),
            Choice::Stack(hex) => {
                spend(play, side, "c");
                play.push(Step::Movement(Movement::of_hex(side, hex)));
            }
            Choice::Barrage(target) => {
                play.push(Step::PlanBarrage(PlanBarrage { side, target, picked }));
            }
            Choice::Attack(target) => {
                play.push(Step::PlanAttack(PlanAttack { side, target, picked }));
            }
            Choice::Recover(_) | Choice::Repair(_) | Choice::Dig(..) | Choice::Wreck(_) => {
                engineering::begin(play, side, choice);
            }
            _ => (),
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Looks whether points are left to be spent in a row.
        if self.left > 0 {
            return Flow::Waits;
        }
        play.pop();
        next_impulse(play, self.side);
        Flow::Goes
    }
}

/// 6.1, 6.2: points, unless nobody spends an SD.
fn begin_points<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if play.state.spending == [None; 2] {
        play.tell(Event::NoOperations);
        return;
    }
    play.state.points = [play.rules.components.tables.limits.operation_points; 2];
    play.push(Step::Allowance(Allowance { side: Side::VietMinh }));
}

/// 6.1: the other side is next; if it has no points left, this one spends all it has.
fn next_impulse<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side) {
    let [mine, theirs] = [side, side.enemy()].map(|side| play.state.points[side as usize]);
    match (mine, theirs) {
        (0, 0) => end_points(play),
        (0, left) => {
            play.push(Step::Impulse(Impulse { side: side.enemy(), left, spent: false }));
        }
        (left, 0) => play.push(Step::Impulse(Impulse { side, left, spent: false })),
        _ => play.push(Step::Allowance(Allowance { side: side.enemy() })),
    }
}

/// 6.2: SDs that were spent are removed, from Saigon too if they were shipped there meanwhile.
fn end_points<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    for side in Side::BOTH {
        if let Some(dump) = play.state.spending[side as usize].take() {
            play.leave_map(dump, Place::Pool);
        }
    }
}

/// 6.3: where the spending SD of a side stands, while it does.
pub(crate) fn spending_hex(state: &State, side: Side) -> Option<Hex> {
    state.spending[side as usize].and_then(|dump| state.board.hex_of(dump))
}

/// A point is spent on an option; the end of it is checked once its steps are done.
pub(crate) fn spend<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, option: &'static str) {
    let points = &mut play.state.points[side as usize];
    *points = points.saturating_sub(1);
    let left = *points;
    if let Some(Step::Impulse(impulse)) = play.state.steps.last_mut() {
        impulse.left = impulse.left.saturating_sub(1);
        impulse.spent = true;
    }
    play.tell(Event::Spent { side, option, left });
    play.push(Step::EndOfPhase);
}

/// The answers to "what is a point spent on". For search only what is legal is listed.
fn candidates(
    rules: &Tonkin,
    state: &State,
    impulse: &Impulse,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let side = impulse.side;
    if impulse.spent || scope == Scope::All || state.board.occupied(side).is_empty() {
        out.push(Choice::Done);
    }
    engineering::candidates(rules, state, side, scope, out);
    out.extend(state.board.occupied(side).iter().map(Choice::Stack));
    let near = state.board.occupied(side).neighbours();
    let near = near.and(*state.board.occupied(side.enemy())).minus(rules.charts.ground.china);
    let range = attack::in_range(rules, state, side);
    for target in near.iter() {
        let all = scope == Scope::All;
        if all || barrage::is_possible(rules, state, side, target, &range) {
            out.push(Choice::Barrage(target));
        }
        if all || attack::is_possible(rules, state, side, target, &range) {
            out.push(Choice::Attack(target));
        }
    }
}

/// The rest of the allowance stays in the pool; points that nobody else follows are lost.
fn end_impulse<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side) {
    play.pop();
    if play.state.points[side.enemy() as usize] == 0 {
        play.state.points[side as usize] = 0;
    }
    next_impulse(play, side);
}
