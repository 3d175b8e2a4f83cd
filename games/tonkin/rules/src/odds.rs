//! Odds: what is answered on the way, when a thing has run its course, and what is counted.

use kernel::{Gauge, Ledger, Rules as _, Scope, Seat, Seats};

use crate::Tonkin;
use crate::board::Place;
use crate::charts::BarrageResult;
use crate::choice::Choice;
use crate::components::{Outcome, Side, Unit};
use crate::flow::{Barrage, BarrageStage, By, Combat, CombatStage, Group, State, Step};
use crate::rules::strength::Defenders;
use crate::rules::{
    aircraft, barrage, combat, disorganisation, losses, march, strength, transports,
};
use crate::sets::UnitSet;
use crate::sums::{Sum, Term};
use crate::view;

/// Nobody slips away or ambushes; VM declares what can be declared; the unit with the best morale leads; the
/// defender stands fast; owners take losses best; the attacker advances with all. Of the rest the first legal
/// answer.
pub(crate) fn settle(rules: &Tonkin, state: &State, seats: Seats) -> Choice {
    let Some(seat) = seats.lowest() else { return Choice::Done };
    let mut legal = Vec::new();
    rules.candidates(state, seat, Scope::Canonical, &mut legal);
    legal.retain(|choice| rules.check(state, seat, choice).is_ok());
    let eager = |choice: &&Choice| matches!(choice, Choice::Advance(_) | Choice::Declare(_));
    let lead = |choice| if let Choice::Lead(unit) = choice { Some(unit) } else { None };
    let leaders = legal.iter().copied().filter_map(lead);
    let leader = leaders.max_by_key(|unit| leadership(rules, state, *unit)).map(Choice::Lead);
    let lose = |choice| if let Choice::Lose(unit) = choice { Some(unit) } else { None };
    let losses = legal.iter().copied().filter_map(lose);
    let loss = losses.min_by_key(|unit| cost_of_step(rules, state, *unit)).map(Choice::Lose);
    let quiet = [Choice::Silent, Choice::Decline, Choice::Stand, Choice::Stop, Choice::Done];
    let quiet = quiet.into_iter().find(|choice| legal.contains(choice));
    let best = legal.iter().find(eager).copied().or(leader).or(loss).or(quiet);
    best.or(legal.first().copied()).unwrap_or(Choice::Done)
}

/// 6.10: the morale of a unit that could lead in the combat under way.
fn leadership(rules: &Tonkin, state: &State, unit: Unit) -> u8 {
    let company = state.combat().map_or(UnitSet::NONE, |combat| {
        if combat.attackers.has(unit) { combat.attackers } else { combat.defenders }
    });
    strength::morale(rules, state, unit, &company)
}

/// How dear a step of a unit is: VP first, then the unit, then the hit track, then its strength.
fn cost_of_step(rules: &Tonkin, state: &State, unit: Unit) -> (u8, bool, bool, u8) {
    let last = state.board.steps(unit) <= 1;
    let vp = if last { losses::french_loss(rules, unit) } else { 0 };
    let counts = rules.charts.forces.regiments.has(unit);
    let face = state.board.face(&rules.charts, unit);
    (vp, last && !rules.charts.forces.tieu_doans.has(unit), counts, face.combat + face.barrage)
}

/// The results of the combat table as they are counted.
const RESULTS: [(Outcome, &str); 5] = [
    (Outcome::TwoAttacker, "two-attacker"),
    (Outcome::ExchangeAttacker, "exchange-attacker"),
    (Outcome::Exchange, "exchange"),
    (Outcome::ExchangeDefender, "exchange-defender"),
    (Outcome::TwoDefender, "two-defender"),
];

/// The steps lost and units DG of the attacker and of the defender.
fn suffered(before: &State, last: &crate::flow::LastFight) -> ((i64, i64), (i64, i64)) {
    let [french, vietminh] = Side::BOTH
        .map(|side| (i64::from(last.lost[side as usize]), i64::from(last.dg[side as usize])));
    match attacker(before) {
        Some(Side::VietMinh) => (vietminh, french),
        Some(Side::French) | None => (french, vietminh),
    }
}

/// What came of a choice: of a flight what became of the load, of a strike whether the road is destroyed, of
/// a barrage and of a combat the result, whether the hex was taken, what both sides lost, and who became DG.
pub(crate) fn gauge(before: &State, now: &State) -> Gauge {
    if let Step::Impulse(_) = before.top() {
        let roads = now.board.destroyed.len() as i64 - before.board.destroyed.len() as i64;
        return vec![("roads", roads)];
    }
    let mut gauge = Gauge::new();
    let last = &now.last;
    if let Step::Group(group) = before.top() {
        gauge = flight(before, now, group);
        // A flight that met nobody has nothing but what became of it.
        if last.outcome.is_none() && last.barrage.is_none() && !last.taken {
            gauge.push(("vp", i64::from(now.vp) - i64::from(before.vp)));
            return gauge;
        }
    }
    if let Some(outcome) = last.outcome {
        gauge.extend(RESULTS.map(|(one, id)| (id, i64::from(one == outcome))));
    }
    let (attacker, defender) = suffered(before, last);
    match last.barrage {
        Some(result) => gauge.extend([
            ("hit", i64::from(result != BarrageResult::Miss)),
            ("barrage-dg", i64::from(result == BarrageResult::Dg)),
            ("barrage-loss", i64::from(result == BarrageResult::DgAndLoss)),
            ("defender-steps", defender.0),
        ]),
        None => gauge.extend([
            ("taken", i64::from(last.taken)),
            ("hit", i64::from(defender.0 > 0)),
            ("defender-steps", defender.0),
            ("attacker-steps", attacker.0),
            ("defender-dg", defender.1),
            ("attacker-dg", attacker.1),
        ]),
    }
    gauge.push(("vp", i64::from(now.vp) - i64::from(before.vp)));
    gauge
}

/// 3.5: whether a flight got there with its load, whether it was stopped, whether its SD was lost, and the
/// Air Transports it took.
fn flight(before: &State, now: &State, group: &Group) -> Gauge {
    let stays = |unit: &Unit| now.board.place(*unit) == before.board.place(*unit);
    let stopped = group.picked.iter().all(|unit| stays(&unit));
    let gone = |unit: &Unit| now.board.place(*unit) == Place::Pool;
    let is_lost = group.picked.iter().any(|unit| gone(&unit));
    vec![
        ("arrived", i64::from(!stopped && !is_lost)),
        ("stopped", i64::from(stopped)),
        ("load-lost", i64::from(is_lost)),
        ("planes", i64::from(before.planes.left) - i64::from(now.planes.left)),
    ]
}

/// Who attacks or fires, or is about to.
#[expect(clippy::wildcard_enum_match_arm, reason = "nobody attacks or fires in other steps")]
fn attacker(state: &State) -> Option<Side> {
    state.steps.iter().rev().find_map(|step| match step {
        Step::PlanAttack(plan) => Some(plan.side),
        Step::PlanBarrage(plan) => Some(plan.side),
        Step::March(march) => Some(march.side),
        Step::Combat(combat) => Some(combat.side),
        Step::Barrage(barrage) => Some(barrage.side),
        Step::Group(group) => Some(group.side),
        _ => None,
    })
}

/// The combat a choice would begin or go on with, as far as the chooser knows it.
fn combat_of(rules: &Tonkin, state: &State, choice: Choice) -> Option<Combat> {
    let (side, by, target, attackers) = match (state.top(), choice) {
        (Step::PlanAttack(plan), Choice::Fire) => (plan.side, By::Attack, plan.target, plan.picked),
        (Step::March(march), Choice::Overrun(hex)) => {
            let units = march::overrunners(rules, march);
            (march.side, By::Overrun { from: march.at }, hex, units)
        }
        (Step::Group(group), Choice::Drop(hex))
            if state.board.occupied(Side::VietMinh).has(hex) =>
        {
            (group.side, By::Airdrop { from: group.at? }, hex, group.picked)
        }
        (Step::Combat(fight), _) => {
            return under_way(fight, choice).map(|fight| led(rules, state, fight));
        }
        // No other choice begins a combat.
        _ => return None,
    };
    let defenders = strength::fighters(rules, state, side.enemy(), target);
    Some(led(rules, state, Combat::new(side, by, target, attackers, defenders)))
}

/// A combat as a choice in it would have it go on; none where no sum is behind the choice.
#[expect(clippy::wildcard_enum_match_arm, reason = "no sum is behind other choices")]
fn under_way(fight: &Combat, choice: Choice) -> Option<Combat> {
    let mut fight = *fight;
    let role = usize::from(matches!(
        fight.stage,
        CombatStage::LeadDefend | CombatStage::FrontDefend | CombatStage::Decide
    ));
    match choice {
        Choice::Lead(unit) => fight.leaders[role] = Some(unit),
        Choice::Front => fight.front[role] = true,
        Choice::Spirit | Choice::Decline if fight.leaders[1].is_some() => (),
        _ => return None,
    }
    Some(fight)
}

/// The same with the best leaders where none is named yet.
fn led(rules: &Tonkin, state: &State, mut fight: Combat) -> Combat {
    for role in [0, 1] {
        let able = combat::leaders(rules, &fight, role);
        let company = if role == 0 { fight.attackers } else { fight.defenders };
        let best = able.iter().max_by_key(|unit| strength::morale(rules, state, *unit, &company));
        fight.leaders[role] = fight.leaders[role].or(best);
    }
    fight
}

/// The sums behind a choice, as its seat may know them.
pub(crate) fn ledgers(rules: &Tonkin, state: &State, seat: Seat, choice: Choice) -> Vec<Ledger> {
    let sums = matches!(
        choice,
        Choice::Fire
            | Choice::Overrun(_)
            | Choice::Air(_)
            | Choice::Drop(_)
            | Choice::Lead(_)
            | Choice::Spirit
            | Choice::Front
            | Choice::Decline
    );
    if !sums {
        return Vec::new();
    }
    // The French reckon with what they see: no further than the first unit of a VM stack.
    let state = &view::as_seen(rules, state, State::side(seat));
    let mut load = match (state.top(), choice) {
        (Step::Group(group), Choice::Air(_) | Choice::Drop(_)) => vec![load(rules, state, group)],
        // Nothing is loaded.
        _ => Vec::new(),
    };
    if let Some(fight) = combat_of(rules, state, choice) {
        load.extend(strength::ledgers(rules, state, &fight, defenders(state, &fight)));
        load.extend(disorganisation::ledgers(rules, state, &fight));
        return load;
    }
    match (state.top(), choice) {
        (Step::PlanBarrage(plan), Choice::Fire) => {
            let (side, target, units) = (plan.side, plan.target, plan.picked);
            let stage = BarrageStage::Dice;
            let guns = aircraft::is_under_guns(rules, state, target);
            barrage::ledgers(rules, state, &Barrage { side, target, units, guns, stage })
        }
        // Nothing fires.
        _ => load,
    }
}

/// 1.5: before a combat the French see no further than the first unit.
fn defenders(state: &State, fight: &Combat) -> Defenders {
    let begun = matches!(state.top(), Step::Combat(_));
    if fight.side == Side::French && !fight.defenders.is_empty() && !begun {
        Defenders::Hidden
    } else {
        Defenders::Seen
    }
}

/// 3.3: what the load of a transport weighs.
fn load(rules: &Tonkin, state: &State, group: &Group) -> Ledger {
    let mut ledger = Ledger::of(&Sum::Load);
    for unit in group.picked.iter() {
        let weight = transports::weight(&rules.components, &rules.charts, &state.board, unit);
        ledger.add_term(weight, &Term::Unit { of: Sum::Load, unit });
    }
    ledger
}
