//! What a press on the table stands for while a unit acts: an action is asked for before its target, yet a
//! player points at the target first. For every square and every enemy in sight: the actions that lead there,
//! or why none does.

use company::Company;
use company::board::Place;
use company::choice::{Action, Choice};
use company::flow::{Step, Target};
use company::rules::actions;
use company::sets::{Square, Unit};
use table::Viewed;

use crate::CompanyLook;
use crate::svg::{square_key, unit_key};
use look::Ahead;

/// What the acting unit can do with every square and every enemy; nothing while no unit is asked what it does.
pub(super) fn ahead(viewed: &Viewed<Company>) -> Vec<Ahead<CompanyLook>> {
    let Viewed { rules, view, .. } = viewed;
    // What the check reads of others is what the viewer sees: a world that fits the view has no more to tell.
    let state = viewed.world();
    let Some(acting) = state.acting() else { return Vec::new() };
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other step asks for an action")]
    let aimed = match state.top() {
        Step::Target(Target { kind }) => Some(*kind),
        Step::Unit(_) => None,
        _ => return Vec::new(),
    };
    let is_off = view.board.body(acting.unit).place == Place::OFF;
    let goes = |square| if is_off { Action::Enter(square) } else { Action::Move(square) };
    let squares = Square::all().map(|square| (square_key(square), vec![goes(square)]));
    let enemy = acting.unit.side.enemy();
    let enemies = view.board.visible(enemy).iter().map(|index| {
        let unit = Unit::new(enemy, index);
        (unit_key(unit), vec![Action::Shoot(unit), Action::Assault(unit)])
    });
    let of_question = |action: &Action| aimed.is_none_or(|kind| action.kind() == kind);
    squares
        .chain(enemies)
        .filter_map(|(key, actions)| {
            let actions: Vec<Action> = actions.into_iter().filter(of_question).collect();
            let check = |action: &Action| actions::check(rules, state, acting, *action);
            let legal = actions.iter().filter(|action| check(action).is_ok());
            let ways = legal.map(|action| Choice::Kind(action.kind())).collect();
            let first = *actions.first()?;
            let no = check(&first).err().map(|no| (Choice::Act(first), no));
            Some(Ahead { key, ways, no }).filter(|ahead| aimed.is_none() || ahead.ways.is_empty())
        })
        .collect()
}
