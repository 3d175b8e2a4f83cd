//! What VM may do at his questions, whatever they are about: rearrange stacks (1.5), and pick up the Political
//! Objective-Markers (1.9 A).

use kernel::{Scope, Sink};

use super::{hidden, objectives};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::Side;
use crate::flow::{self, Phase, Play, State, Step};
use crate::refusal::No;

/// 1.9 A: whether this is a question of the first phase at which VM may also move the markers.
fn is_vm_replacement(rules: &Tonkin, state: &State) -> bool {
    let phase = matches!(
        state.phase,
        Phase::VmArrivals | Phase::VmMix | Phase::VmReplace | Phase::Mobilise
    );
    let others = || {
        matches!(state.top(), Step::PlaceObjectives(_) | Step::RealObjective | Step::JoinHero(_))
    };
    phase && !others() && flow::asked(rules, state) == Some(Side::VietMinh)
}

/// Lists what VM may also do now.
pub(crate) fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let may_move = || objectives::check_move(rules, state).is_ok();
    if is_vm_replacement(rules, state) && (scope == Scope::All || may_move()) {
        out.push(Choice::MoveObjectives);
    }
    if hidden::is_time(rules, state) {
        hidden::candidates(rules, state, scope, out);
    }
}

/// Whether VM may do so now; `None` where the choice is an answer to the question.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
pub(crate) fn check(rules: &Tonkin, state: &State, choice: Choice) -> Option<Result<(), No>> {
    match choice {
        Choice::MoveObjectives if is_vm_replacement(rules, state) => {
            Some(objectives::check_move(rules, state))
        }
        Choice::Top(_) | Choice::Under(..) if hidden::is_time(rules, state) => {
            Some(hidden::check(rules, state, choice))
        }
        _ => None,
    }
}

/// Does it, and says so; not where the choice is an answer to the question.
pub(crate) fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) -> bool {
    if hidden::is_time(play.rules, play.state) {
        if matches!(choice, Choice::Top(_) | Choice::Under(..)) {
            hidden::apply(play, choice);
            return true;
        }
        play.state.arranged = None;
    }
    if choice == Choice::MoveObjectives {
        objectives::pick_up(play);
        play.advance();
        return true;
    }
    false
}
