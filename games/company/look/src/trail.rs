//! The trail of a question: the turn, the group, the unit, what it does.

use company::choice::Action;
use company::flow::{Phase, Step};
use company::sets::Unit;
use company::view::View;
use kernel::{Fact, Message as _};

use crate::svg::{square_key, unit_key};
use look::say::Say;

/// The steps made so far, the newest last.
pub(super) fn trail(view: &View, say: Say<'_>) -> Vec<String> {
    let mut trail = vec![match view.phase {
        Phase::SetUp => say.t("company-map-set-up"),
        Phase::Play => say.n("web-turn", usize::from(view.turn)),
        Phase::Score => say.t("company-map-score"),
    }];
    for step in &view.steps {
        match step {
            Step::Group(group) => {
                let group = Unit::new(group.side, group.group);
                trail.push(say.name(&format!("group/{group}")));
            }
            Step::Unit(acting) => trail.push(say.name(&unit_key(acting.unit))),
            Step::Target { kind } => trail.push(say.with(kind.id(), &kind.facts())),
            Step::Declare { action } | Step::ActionDice { action, .. } => {
                trail.push(say.with(action.id(), &action.facts()));
            }
            Step::Shot(shot) => {
                let facts = [("target", Fact::Name(unit_key(shot.at)))];
                trail.push(say.with("company-choice-shoot", &facts));
            }
            Step::Assault(assault) => {
                let facts = [("target", Fact::Name(unit_key(assault.target)))];
                trail.push(say.with("company-choice-assault", &facts));
            }
            _ => (),
        }
    }
    trail
}

/// The keys of what is put together: the unit that acts and what it aims at.
pub(super) fn picked(view: &View) -> Vec<String> {
    let mut keys = Vec::new();
    for step in &view.steps {
        match step {
            Step::Unit(acting) => keys.push(unit_key(acting.unit)),
            Step::Declare { action } => keys.extend(target(*action)),
            Step::Opportunity { at, .. } | Step::Return { at, .. } => keys.push(unit_key(*at)),
            Step::Assault(assault) => keys.push(unit_key(assault.target)),
            Step::AmbushFrom { unit, ambusher } => {
                keys.extend([unit_key(*ambusher), unit_key(*unit)]);
            }
            Step::FallBack(fall_back) => keys.push(unit_key(fall_back.unit)),
            _ => (),
        }
    }
    keys
}

/// What an action is aimed at.
fn target(action: Action) -> Option<String> {
    match action {
        Action::Move(square)
        | Action::Enter(square)
        | Action::Generate(square)
        | Action::Casevac(square) => Some(square_key(square)),
        Action::Shoot(unit) | Action::Assault(unit) => Some(unit_key(unit)),
        _ => None,
    }
}
