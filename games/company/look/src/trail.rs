//! The trail of a question: the turn, the group, the unit, what it does.

use company::choice::Action;
use company::flow::{ActionDice, AmbushFrom, Declare, Opportunity, Phase, Return, Step, Target};
use company::sets::Unit;
use company::view::View;
use kernel::Message as _;

use crate::svg::{square_key, unit_key};
use look::say::Say;

/// The steps made so far, the newest last.
pub(crate) fn trail(view: &View, say: Say<'_>) -> Vec<String> {
    let mut trail = vec![match view.phase {
        Phase::SetUp => say.t("company-map-set-up"),
        Phase::Play => say.n("web-turn", usize::from(view.turn)),
        Phase::Score => say.t("company-map-score"),
    }];
    // What is done without its target, until the target is known: it is not told twice.
    let mut aim = None;
    for step in &view.steps {
        if let Step::Target(Target { kind }) = step {
            aim = Some(say.with(kind.id(), &kind.facts()));
        } else if let Some((said, is_deed)) = crumb(step, say) {
            trail.extend(aim.take().filter(|_| !is_deed));
            trail.push(said);
        }
    }
    trail.extend(aim);
    trail.dedup();
    trail
}

/// What a step adds to the trail, and whether it is a deed with its target.
fn crumb(step: &Step, say: Say<'_>) -> Option<(String, bool)> {
    match step {
        Step::Group(group) => {
            let group = Unit::new(group.side, group.group);
            Some((say.name(&format!("group/{group}")), false))
        }
        Step::Unit(acting) => Some((say.name(&unit_key(acting.unit)), false)),
        Step::Declare(Declare { action }) | Step::ActionDice(ActionDice { action, .. }) => {
            Some((deed(*action, say), true))
        }
        Step::Shot(shot) => Some((deed(Action::Shoot(shot.at), say), true)),
        Step::Assault(assault) => Some((deed(Action::Assault(assault.target), say), true)),
        Step::Bid
        | Step::BidDice
        | Step::Ring(_)
        | Step::Peasants(_)
        | Step::Deploy
        | Step::Hide(_)
        | Step::Begin
        | Step::Turn(_)
        | Step::Morale(_)
        | Step::Target(_)
        | Step::PickUp(_)
        | Step::Trap(_)
        | Step::Opportunity(_)
        | Step::Return(_)
        | Step::PickPeasant(_)
        | Step::LeaderDie(_)
        | Step::FallBack(_)
        | Step::Aim(_)
        | Step::StrikeDie(_)
        | Step::Swivel(_)
        | Step::Strike(_)
        | Step::Risk(_)
        | Step::Name(_)
        | Step::Deviation(_)
        | Step::Shift(_)
        | Step::Token(_)
        | Step::Ambush(_)
        | Step::AmbushFrom(_)
        | Step::Interrogate(_)
        | Step::Flee
        | Step::EarlyEnd
        | Step::Countdown(_)
        | Step::Markers(_)
        | Step::Values(_)
        | Step::Over => None,
    }
}

/// An action with its target, in words.
fn deed(action: Action, say: Say<'_>) -> String {
    say.with(action.id(), &action.facts())
}

/// The keys of what is put together: the unit that acts and what it aims at.
pub(crate) fn picked(view: &View) -> Vec<String> {
    view.steps.iter().flat_map(picked_in).collect()
}

/// The keys of what a step puts together.
#[expect(clippy::wildcard_enum_match_arm, reason = "most steps put nothing together")]
fn picked_in(step: &Step) -> Vec<String> {
    match step {
        Step::Unit(acting) => vec![unit_key(acting.unit)],
        Step::Declare(Declare { action }) => target(*action).into_iter().collect(),
        Step::Opportunity(Opportunity { at, .. }) | Step::Return(Return { at, .. }) => {
            vec![unit_key(*at)]
        }
        Step::Assault(assault) => vec![unit_key(assault.target)],
        Step::AmbushFrom(AmbushFrom { unit, ambusher }) => {
            vec![unit_key(*ambusher), unit_key(*unit)]
        }
        Step::FallBack(fall_back) => vec![unit_key(fall_back.unit)],
        _ => Vec::new(),
    }
}

/// What an action is aimed at on the table.
fn target(action: Action) -> Option<String> {
    action.square().map(square_key).or_else(|| action.target().map(unit_key))
}
