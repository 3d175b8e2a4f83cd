//! 6.1 to 6.3: Operation Points, the SD that is spent, and what a point buys.

use kernel::{Scope, Sink};

use super::{attack, barrage, engineering, limits, stacking};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::{Event, Way};
use crate::flow::{Flow, Movement, Play, State, Step};
use crate::refusal::No;
use crate::sets::UnitSet;

/// The answers to "is an SD spent".
pub fn activation_candidates(rules: &Tonkin, state: &State, side: Side, out: &mut Vec<Choice>) {
    out.push(Choice::Decline);
    for (dump, _) in state.board.sds(&rules.charts, side) {
        out.push(Choice::Spend(dump));
        if side == Side::VietMinh {
            out.push(Choice::Relocate(dump));
        }
    }
}

/// 6.2: whether an SD may be spent, or moved to the HQ (T-55).
pub fn check_activation(
    rules: &Tonkin,
    state: &State,
    side: Side,
    choice: Choice,
) -> Result<(), No> {
    let own = |dump: Unit| {
        rules.charts.forces.sds[side as usize].has(dump) && state.board.hex_of(dump).is_some()
    };
    match choice {
        Choice::Decline => Ok(()),
        Choice::Spend(dump) if own(dump) => Ok(()),
        Choice::Relocate(dump) if side == Side::VietMinh && own(dump) => {
            let hq = state.board.hq_hex(&rules.charts, side).ok_or(No::NotSpent { unit: dump })?;
            if state.board.is_in(dump, hq) {
                return Err(No::NotSpent { unit: dump });
            }
            stacking::check_room(rules, state, dump, hq)
        }
        _ => Err(No::NotAsked),
    }
}

/// 6.2: a side has decided.
pub fn apply_activation<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, choice: Choice) {
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

/// 6.1, 6.2: points, unless nobody spends an SD.
fn begin_points<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if play.state.spending == [None; 2] {
        play.tell(Event::NoOperations);
        return;
    }
    play.state.points = [play.rules.components.tables.limits.operation_points; 2];
    play.push(Step::Allowance { side: Side::VietMinh });
}

/// 6.1: the die for the allowance has fallen.
pub fn rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, die: u8) {
    let points = play.rules.charts.results.impulse(die);
    let left = points.min(play.state.points[side as usize]);
    play.replace(Step::Impulse { side, left, spent: false });
    play.tell(Event::AllowanceRolled { side, die, points });
}

/// Looks whether points are left to be spent in a row.
pub fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, left: u8) -> Flow {
    if left > 0 {
        return Flow::Waits;
    }
    play.pop();
    next_impulse(play, side);
    Flow::Goes
}

/// 6.1: the other side is next; if it has no points left, this one spends all it has.
fn next_impulse<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side) {
    let [mine, theirs] = [side, side.enemy()].map(|side| play.state.points[side as usize]);
    match (mine, theirs) {
        (0, 0) => end_points(play),
        (0, left) => play.push(Step::Impulse { side: side.enemy(), left, spent: false }),
        (left, 0) => play.push(Step::Impulse { side, left, spent: false }),
        _ => play.push(Step::Allowance { side: side.enemy() }),
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
pub fn spending_hex(state: &State, side: Side) -> Option<Hex> {
    state.spending[side as usize].and_then(|dump| state.board.hex_of(dump))
}

/// A point is spent on an option; the end of it is checked once its steps are done.
pub fn spend<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, option: &'static str) {
    let points = &mut play.state.points[side as usize];
    *points = points.saturating_sub(1);
    let left = *points;
    if let Some(Step::Impulse { left, spent, .. }) = play.state.steps.last_mut() {
        *left = left.saturating_sub(1);
        *spent = true;
    }
    play.tell(Event::Spent { side, option, left });
    play.push(Step::EndOfPhase);
}

/// The answers to "what is a point spent on". For search only what is legal is listed.
pub fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let Step::Impulse { side, spent, .. } = *state.top() else { return };
    if spent || scope == Scope::All || state.board.occupied(side).is_empty() {
        out.push(Choice::Done);
    }
    engineering::candidates(rules, state, side, scope, out);
    out.extend(state.board.occupied(side).iter().map(Choice::Stack));
    let near = state.board.occupied(side).neighbours();
    let near = near.and(state.board.occupied(side.enemy())).minus(&rules.charts.ground.china);
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

/// Whether a point may be spent so.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    let Step::Impulse { side, spent, .. } = *state.top() else { return Err(No::NotAsked) };
    match choice {
        Choice::Done if spent || state.board.occupied(side).is_empty() => Ok(()),
        Choice::Done => Err(No::AtLeastOne),
        Choice::Stack(hex) if state.board.occupied(side).has(hex) => Ok(()),
        Choice::Stack(hex) => Err(No::NobodyThere { hex }),
        Choice::Barrage(hex) => barrage::check_target(rules, state, side, hex),
        Choice::Attack(hex) => attack::check_target(rules, state, side, hex),
        _ => engineering::check_option(rules, state, side, choice),
    }
}

/// A point is spent, or the impulse ends.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    let Step::Impulse { side, .. } = *play.state.top() else { return };
    match choice {
        Choice::Done => end_impulse(play, side),
        Choice::Stack(hex) => {
            spend(play, side, "c");
            play.push(Step::Movement(Movement {
                side,
                at: Some(hex),
                moved: UnitSet::NONE,
                truck: None,
                air: None,
                ship: 0,
                transports: true,
                late: UnitSet::NONE,
            }));
        }
        Choice::Barrage(target) => {
            play.push(Step::PlanBarrage { side, target, picked: UnitSet::NONE });
        }
        Choice::Attack(target) => {
            play.push(Step::PlanAttack { side, target, picked: UnitSet::NONE });
        }
        _ => engineering::begin(play, side, choice),
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

/// 3.8, 6.3: whether somebody of a side stands next to a hex and may fight there.
pub fn is_beside(rules: &Tonkin, state: &State, side: Side, target: Hex) -> bool {
    let fighting = rules.charts.forces.fighting;
    let mut near = target.neighbours().map(|(_, hex)| hex);
    near.any(|hex| {
        state.board.occupied(side).has(hex)
            && state
                .board
                .stack(hex)
                .any(|unit| fighting.has(unit) && limits::may_attack(rules, unit, hex, target))
    })
}
