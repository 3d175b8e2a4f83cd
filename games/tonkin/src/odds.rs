//! Odds: what is answered on the way, when a thing has run its course, and what is counted.

use kernel::{Gauge, Ledger, Scope, Seat, Seats};

use crate::Tonkin;
use crate::answers;
use crate::choice::Choice;
use crate::components::Side;
use crate::flow::{Barrage, BarrageStage, By, Combat, LastFight, State, Step};
use crate::rules::{barrage, combat, strength};
use crate::view;

/// Nobody slips away, ambushes or declares; the defender stands fast; the attacker advances with all; of
/// the rest the first legal answer.
pub fn settle(rules: &Tonkin, state: &State, seats: Seats) -> Choice {
    let Some(seat) = seats.lowest() else { return Choice::Done };
    let mut legal = Vec::new();
    answers::candidates(rules, state, Scope::Canonical, &mut legal);
    legal.retain(|choice| answers::check(rules, state, seat, *choice).is_ok());
    let advances = legal.iter().copied().find(|choice| matches!(choice, Choice::Advance(_)));
    let quiet = [Choice::Silent, Choice::Decline, Choice::Stand, Choice::Stop, Choice::Done];
    let quiet = quiet.into_iter().find(|choice| legal.contains(choice));
    advances.or(quiet).or(legal.first().copied()).unwrap_or(Choice::Done)
}

/// Whether nothing is being resolved any more.
pub fn is_settled(state: &State) -> bool {
    !state.steps.iter().any(|step| {
        matches!(
            step,
            Step::Combat(_)
                | Step::Barrage(_)
                | Step::RoadStrike { .. }
                | Step::DropDie { .. }
                | Step::Declare { .. }
                | Step::Bounce { .. }
                | Step::Losses(_)
        )
    })
}

/// Whether the hex was taken, what both sides lost, and who became DG.
pub fn gauge(before: &State, now: &State) -> Gauge {
    let roads = now.board.destroyed.len() as i64 - before.board.destroyed.len() as i64;
    let mut gauge = Gauge::new();
    if roads != 0 {
        gauge.push(("roads", roads));
    }
    gauge.push(("taken", i64::from(now.last.taken)));
    let [french, vietminh] = Side::BOTH.map(|side| {
        let LastFight { lost, dg, .. } = &now.last;
        (i64::from(lost[side as usize]), i64::from(dg[side as usize]))
    });
    let (attacker, defender) = match attacker(before) {
        Some(Side::VietMinh) => (vietminh, french),
        _ => (french, vietminh),
    };
    gauge.push(("defender-steps", defender.0));
    gauge.push(("attacker-steps", attacker.0));
    gauge.push(("defender-dg", defender.1));
    gauge.push(("attacker-dg", attacker.1));
    gauge.push(("vp", i64::from(now.vp) - i64::from(before.vp)));
    gauge
}

/// Who attacks or fires, or is about to.
fn attacker(state: &State) -> Option<Side> {
    state.steps.iter().rev().find_map(|step| match step {
        Step::PlanAttack { side, .. } | Step::PlanBarrage { side, .. } => Some(*side),
        Step::March(march) => Some(march.side),
        Step::Combat(combat) => Some(combat.side),
        Step::Barrage(barrage) => Some(barrage.side),
        Step::Group(group) => Some(group.side),
        _ => None,
    })
}

/// The combat a choice would begin, as far as the chooser knows it.
fn combat_of(rules: &Tonkin, state: &State, choice: Choice) -> Option<Combat> {
    let (side, by, target, attackers) = match (state.top(), choice) {
        (Step::PlanAttack { side, target, picked }, Choice::Fire) => {
            (*side, By::Attack, *target, *picked)
        }
        (Step::March(march), Choice::Overrun(hex)) => {
            let units = march.units.and(&rules.charts.forces.fighting).minus(&march.aboard);
            (march.side, By::Overrun { from: march.at }, hex, units)
        }
        _ => return None,
    };
    let defenders = strength::fighters(rules, state, side.enemy(), target);
    let mut fight = Combat::new(side, by, target, attackers, defenders);
    for role in [0, 1] {
        let able = combat::leaders(rules, &fight, role);
        let company = if role == 0 { attackers } else { defenders };
        let best = able.iter().max_by_key(|unit| strength::morale(rules, state, *unit, &company));
        fight.leaders[role] = best;
    }
    Some(fight)
}

/// The sums behind a choice, as its seat may know them.
pub fn ledgers(rules: &Tonkin, state: &State, seat: Seat, choice: Choice) -> Vec<Ledger> {
    let sums = matches!(
        choice,
        Choice::Fire | Choice::Overrun(_) | Choice::Spirit | Choice::Front | Choice::Decline
    );
    if !sums {
        return Vec::new();
    }
    // The French reckon with what they see: no further than the first unit of a VM stack.
    let state = &view::as_seen(rules, state, State::side(seat));
    if let Some(fight) = combat_of(rules, state, choice) {
        let mut ledgers = strength::ledgers(rules, state, &fight);
        if fight.side == Side::French && !fight.defenders.is_empty() {
            let defence = ledgers.iter_mut().filter(|ledger| ledger.id == "tonkin-sum-defence");
            let unknown = ("tonkin-term-unknown", kernel::Rule("1.5"));
            defence.for_each(|sum| sum.add(0, unknown.0, Vec::new(), unknown.1));
        }
        return ledgers;
    }
    match (state.top(), choice) {
        (Step::PlanBarrage { side, target, picked }, Choice::Fire) => {
            let (side, target, units) = (*side, *target, *picked);
            let stage = BarrageStage::Dice;
            let fire = Barrage { side, target, units, guns: false, stage };
            barrage::ledgers(rules, state, &fire)
        }
        (Step::Combat(fight), Choice::Spirit | Choice::Front | Choice::Decline)
            if fight.leaders[1].is_some() =>
        {
            strength::ledgers(rules, state, fight)
        }
        _ => Vec::new(),
    }
}
