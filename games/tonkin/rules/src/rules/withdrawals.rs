//! 2.7: FEF withdraws units, or pays for keeping them.

use kernel::{Scope, Sink};

use super::{arrivals, control, trace};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Side, Trait, Unit, Withdrawal};
use crate::event::{Event, Vp};
use crate::flow::{Flow, Play, State, Step};
use crate::refusal::No;

/// 2.7: the withdrawals of the month, one by one. Na San has none.
pub fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if play.rules.scenario().training.is_none() {
        play.push(Step::Withdraw { next: 0 });
    }
}

/// What must be withdrawn now.
pub fn asked(rules: &Tonkin, state: &State) -> Option<Withdrawal> {
    let Step::Withdraw { next } = state.top() else { return None };
    rules.turn(state.month).withdraw.get(usize::from(*next)).copied()
}

/// The step is done when the list of the month is.
pub fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>) -> Flow {
    if asked(play.rules, play.state).is_some() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// T-22: whether a unit is of the class asked for. HQ, SD and Airstrike never are; the Navy only as such.
fn is_of(rules: &Tonkin, unit: Unit, class: Withdrawal) -> bool {
    let forces = &rules.charts.forces;
    let traits = rules.charts.stats(unit).traits;
    let fights = forces.fighting.has(unit) && forces.side[Side::French as usize].has(unit);
    match class {
        Withdrawal::Any => fights,
        Withdrawal::Para => fights && forces.paras.has(unit),
        Withdrawal::Rei => fights && traits.has(Trait::Rei),
        Withdrawal::Navy => forces.navy == Some(unit),
    }
}

/// The answers that make sense.
pub fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let Some(class) = asked(rules, state) else { return };
    let units = rules.charts.forces.side[Side::French as usize];
    let in_play = |unit: &Unit| {
        matches!(state.board.place(*unit), Place::Map(_) | Place::Saigon | Place::Ready)
    };
    let fits = |unit: &Unit| match scope {
        Scope::All => !rules.charts.forces.staff.has(*unit),
        Scope::Canonical => is_of(rules, *unit, class),
    };
    let fitting = units.iter().filter(fits).filter(in_play);
    out.extend(fitting.map(Choice::Withdraw));
    out.push(Choice::Refuse);
}

/// Whether an answer is legal: the right class, full strength, and near enough to a Supply Center.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    let Some(class) = asked(rules, state) else { return Err(No::NotAsked) };
    let unit = match choice {
        Choice::Refuse => return Ok(()),
        Choice::Withdraw(unit) => unit,
        _ => return Err(No::NotAsked),
    };
    if !is_of(rules, unit, class) {
        return Err(No::WrongClass { unit });
    }
    match state.board.place(unit) {
        Place::Ready => Ok(()),
        Place::Map(_) | Place::Saigon
            if state.board.steps(unit) < rules.charts.stats(unit).steps =>
        {
            Err(No::NotFullStrength { unit })
        }
        Place::Saigon => Ok(()),
        Place::Map(hex) => {
            let range = rules.components.tables.limits.withdrawal_range;
            let centres = control::working_centres(&rules.charts, &state.board, Side::French);
            let near = trace::within(&rules.charts, &state.board, Side::French, &centres, range);
            if near.has(hex) { Ok(()) } else { Err(No::OutOfRange { hex, range }) }
        }
        _ => Err(No::NotAsked),
    }
}

/// Carries an answer out: the unit goes on the Turn Track, or 3 VP are deducted.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    let Step::Withdraw { next } = *play.state.top() else { return };
    play.replace(Step::Withdraw { next: next + 1 });
    let limits = play.rules.components.tables.limits;
    match choice {
        Choice::Withdraw(unit) => {
            let later = play.state.month + limits.withdraw_turns;
            let month = arrivals::put_on_track(play, unit, later);
            play.tell(Event::Withdrawn { unit, month });
        }
        _ => play.change_level(-i16::from(limits.failed_withdrawal_vp), Vp::NotWithdrawn),
    }
}
