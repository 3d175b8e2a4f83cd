//! 2.7: FEF withdraws units, or pays for keeping them.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::victory::Level as _;
use super::{arrivals, control, trace};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Side, Trait, Unit, Withdrawal};
use crate::event::{Event, Vp};
use crate::flow::{Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;

/// 2.7: FEF withdraws units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Withdraw {
    /// Which of the month's list.
    pub next: u8,
}

impl Withdraw {
    /// What must be withdrawn now.
    fn class(&self, rules: &Tonkin, state: &State) -> Option<Withdrawal> {
        rules.turn(state.month).withdraw.get(usize::from(self.next)).copied()
    }
}

impl StepRules<Tonkin> for Withdraw {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Tonkin, state: &State) -> Next<Tonkin> {
        let class = self.class(rules, state).unwrap_or(Withdrawal::Any);
        Next::ask(State::seat(Side::French), Prompt::Withdraw { class })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let Some(class) = self.class(rules, state) else { return };
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

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Some(class) = self.class(rules, state) else { return Err(No::NotAsked) };
        match *choice {
            Choice::Refuse => Ok(()),
            Choice::Withdraw(unit) if !is_of(rules, unit, class) => Err(No::WrongClass { unit }),
            Choice::Withdraw(unit) => check(rules, state, unit),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        // The unit goes on the Turn Track, or 3 VP are deducted.
        play.replace(Step::Withdraw(Withdraw { next: self.next + 1 }));
        let limits = play.rules.components.tables.limits;
        if let Choice::Withdraw(unit) = choice {
            let later = play.state.month + limits.withdraw_turns;
            let month = arrivals::put_on_track(play, unit, later);
            play.tell(Event::Withdrawn { unit, month });
        } else {
            play.change_level(-i16::from(limits.failed_withdrawal_vp), Vp::NotWithdrawn);
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        // The step is done when the list of the month is.
        if self.class(play.rules, play.state).is_some() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 2.7: the withdrawals of the month, one by one. Na San has none.
pub(crate) fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if play.rules.scenario().training.is_none() {
        play.push(Step::Withdraw(Withdraw { next: 0 }));
    }
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

/// Whether a unit may be withdrawn: at full strength, and near enough to a Supply Center.
fn check(rules: &Tonkin, state: &State, unit: Unit) -> Result<(), No> {
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
            if near.has(hex) { Ok(()) } else { Err(No::WithdrawalRange { hex, range }) }
        }
        Place::Pool | Place::Track(_) | Place::Eliminated | Place::Box1 | Place::Box2 => {
            Err(No::NotAsked)
        }
    }
}
