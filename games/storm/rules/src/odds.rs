//! Odds: what is answered on the way, when a thing has run its course, and what is counted.

use kernel::{Gauge, Ledger, Seats};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Kind, Side};
use crate::flow::{Attack, By, CardArea, State, Step};
use crate::rules::{allocation, attack, effects};
use crate::sets::UnitSet;

/// Nobody reacts; owners take losses best; of the rest the first legal answer.
pub(crate) fn settle(rules: &Storm, state: &State, seats: Seats) -> Choice {
    if let Step::Allocate(allocate) = state.top()
        && let Some((unit, points)) = allocation::best(rules, state, allocate)
    {
        return Choice::Hit(unit, points);
    }
    let mut legal = Vec::new();
    if let Some(seat) = seats.lowest() {
        kernel::Rules::legal(rules, state, seat, &mut legal);
    }
    let done = [Choice::Decline, Choice::Done, Choice::Attack, Choice::End];
    let quiet = done.into_iter().find(|choice| legal.contains(choice));
    quiet.or(legal.first().copied()).unwrap_or(Choice::Pass)
}

/// Damage points, whether the target was cleared, and what both sides lost.
pub(crate) fn gauge(before: &State, now: &State) -> Gauge {
    let lost = |side: Side| {
        let count = |state: &State| state.board.eliminated[side as usize].len();
        i64::from(count(now)) - i64::from(count(before))
    };
    let mut gauge = Gauge::new();
    if let Some((target, damage)) = now.last_attack {
        let defender = before.impulse_side().map_or(Side::French, Side::enemy);
        let there = |state: &State| state.board.units(defender, target);
        let cleared = !there(before).is_empty() && there(now).is_empty();
        let fresh = |state: &State| there(state).and(state.board.fresh[defender as usize]).len();
        gauge.push(("damage", i64::from(damage)));
        gauge.push(("cleared", i64::from(cleared)));
        gauge.push(("driven", i64::from(there(before).len()) - i64::from(there(now).len())));
        gauge.push(("spent", i64::from(fresh(before)) - i64::from(fresh(now))));
    }
    gauge.push(("french-lost", lost(Side::French)));
    gauge.push(("vietminh-lost", lost(Side::VietMinh)));
    gauge
}

/// The attack a choice would declare.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "cards of other windows change no sum before the dice"
)]
pub(crate) fn attack_of(state: &State, choice: Choice) -> Option<Attack> {
    match (state.top(), choice) {
        (Step::Order(order), Choice::Fire(target)) => {
            let by = By::Units { from: order.area };
            Some(attack::declared(order.side, by, order.picked, target))
        }
        (Step::Order(order), Choice::Assault(target)) => {
            let by = By::Assault { from: order.area };
            Some(attack::declared(order.side, by, order.picked, target))
        }
        (Step::CardArea(CardArea { kind }), Choice::In(target)) => effects::attacks(*kind)
            .then(|| attack::declared(kind.side(), By::Card(*kind), UnitSet::NONE, target)),
        (Step::Window(_), Choice::Play(kind)) => {
            let mut attack = *state.attack()?;
            match kind {
                Kind::MortarSupport => attack.mortars += 1,
                Kind::Flamethrowers => attack.flames = true,
                Kind::ImprovedDefenses => attack.improved += 1,
                Kind::NightAssault => attack.nights += 1,
                Kind::Flares => attack.flares = true,
                _ => (),
            }
            Some(attack)
        }
        (Step::Window(_), Choice::Decline | Choice::Reroll) => state.attack().copied(),
        // No other step has an answer that declares or changes an attack.
        _ => None,
    }
}

/// The sums behind a choice.
pub(crate) fn ledgers(rules: &Storm, state: &State, choice: Choice) -> Vec<Ledger> {
    attack_of(state, choice)
        .map(|attack| attack::ledgers(rules, state, &attack))
        .unwrap_or_default()
}
