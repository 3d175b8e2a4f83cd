//! Odds: what is answered on the way, when a thing has run its course, and what is counted.

use kernel::{Gauge, Ledger, Seats};

use crate::Company;
use crate::choice::{Action, Choice};
use crate::components::Side;
use crate::flow::{ShotKind, State, Step};
use crate::rules::{action_dice, assault, shooting};

/// Nobody reacts, the target fights, misses are rolled again, nothing is shifted; of the rest the first
/// legal answer.
pub fn settle(rules: &Company, state: &State, seats: Seats) -> Choice {
    let mut legal = Vec::new();
    if let Some(seat) = seats.lowest() {
        kernel::Rules::legal(rules, state, seat, &mut legal);
    }
    let quiet = [
        Choice::Hold,
        Choice::Fight,
        Choice::Reroll,
        Choice::Stay,
        Choice::Keep,
        Choice::NoAmbush,
        Choice::Done,
        Choice::GoOn,
    ];
    let quiet = quiet.into_iter().find(|choice| legal.contains(choice));
    quiet.or(legal.first().copied()).unwrap_or(Choice::Stop)
}

/// Whether nothing is being resolved any more. Where the acting player aims or names a marker he decides
/// anew, and has new odds.
pub fn is_settled(state: &State) -> bool {
    // Where a unit falls back to is still to be found, but nobody dies of it.
    matches!(state.top(), Step::FallBack(_)) || !is_resolving(state)
}

fn is_resolving(state: &State) -> bool {
    state.steps.iter().any(|step| {
        matches!(
            step,
            Step::Morale { .. }
                | Step::ActionDice { .. }
                | Step::PickUp { .. }
                | Step::Trap { .. }
                | Step::Opportunity { .. }
                | Step::Return { .. }
                | Step::Shot(_)
                | Step::PickPeasant { .. }
                | Step::LeaderDie { .. }
                | Step::Assault(_)
                | Step::StrikeDie { .. }
                | Step::Swivel { .. }
                | Step::Strike(_)
                | Step::Risk { .. }
                | Step::Deviation(_)
                | Step::Shift { .. }
                | Step::Ambush { .. }
                | Step::Interrogate { .. }
        )
    })
}

/// Whether the action succeeded, what both sides lost, and who else came to harm.
pub fn gauge(before: &State, now: &State) -> Gauge {
    let Some(acting) = before.acting() else { return morale_gauge(before, now) };
    let side = acting.unit.side;
    let lost = |side: Side| before.board.strength(side) - now.board.strength(side);
    let count = |of: fn(&State) -> i64| of(now) - of(before);
    vec![
        ("success", i64::from(now.success)),
        ("enemy-lost", lost(side.enemy())),
        ("own-lost", lost(side)),
        ("wiped-out", count(|state| state.tally.wiped_out.map(i64::from).iter().sum())),
        ("peasants", count(|state| state.tally.peasants.map(i64::from).iter().sum())),
        ("helicopters", count(|state| i64::from(state.tally.helicopters))),
        ("evacuated", count(|state| i64::from(state.tally.evacuated))),
        ("token", i64::from(now.token) - i64::from(before.token)),
    ]
}

/// Before a unit acts: the action dice it will have.
fn morale_gauge(_: &State, now: &State) -> Gauge {
    now.acting().map(|acting| ("dice", i64::from(acting.dice))).into_iter().collect()
}

/// The sums behind a choice.
pub fn ledgers(rules: &Company, state: &State, choice: Choice) -> Vec<Ledger> {
    match (state.top(), choice) {
        (Step::Group(group), Choice::Unit(unit)) if !group.failed => {
            vec![action_dice::ledger(rules, state, unit, 0)]
        }
        (Step::Target { .. }, Choice::Act(action)) => match state.acting() {
            Some(acting) => of_action(rules, state, acting.unit, action),
            None => Vec::new(),
        },
        (Step::Declare { action }, Choice::Dice(_)) => match state.acting() {
            Some(acting) => of_action(rules, state, acting.unit, *action),
            None => Vec::new(),
        },
        (Step::Opportunity { at, .. }, Choice::Fire(unit)) => {
            shooting::ledgers(rules, state, unit, *at, ShotKind::Opportunity)
        }
        (Step::Return { unit, at }, Choice::Fire(_)) => {
            shooting::ledgers(rules, state, *unit, *at, ShotKind::Return)
        }
        _ => Vec::new(),
    }
}

fn of_action(
    rules: &Company,
    state: &State,
    unit: crate::sets::Unit,
    action: Action,
) -> Vec<Ledger> {
    match action {
        Action::Shoot(at) => shooting::ledgers(rules, state, unit, at, ShotKind::Action),
        Action::Assault(target) => assault::ledgers(rules, state, unit, target),
        _ => Vec::new(),
    }
}
