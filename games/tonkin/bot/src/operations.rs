//! What an SD is spent for, and what every Operation Point buys.

use tonkin::charts::BarrageResult;
use tonkin::choice::Choice;
use tonkin::components::{Hex, Side, Unit};
use tonkin::flow::{Barrage, BarrageStage, By, Combat, Movement};
use tonkin::rules::{aircraft, attack, barrage, combat, strength, trace};
use tonkin::sets::{HexSet, UnitSet};

use super::Thought;
use super::battle;
use super::moves::{Move, Pass};
use super::places::Places;
use super::stakes::{self, AMBUSH};
use super::survey::Force;

/// What an SD is worth while it is not spent; the enemy gets points too.
const SPENT: i64 = 90;
/// How many stacks are looked at for a move at each point.
const STACKS: usize = 4;

/// 6.2: the SD whose attacks bring most, if that is more than it is worth.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn activate(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    let survey = places.survey;
    let board = &survey.state.board;
    // The enemy has spent one already: points come anyway.
    let on = survey.state.spending[survey.side.enemy() as usize].is_some();
    let price = if on { SPENT / 2 } else { SPENT };
    let last = survey.stakes.months == 1;
    let price = if last { price / 3 } else { price };
    thought.best(|choice| match choice {
        Choice::Decline => Some(0),
        Choice::Spend(dump) => {
            let hex = board.hex_of(dump)?;
            Some(potential(places, hex) - price)
        }
        Choice::Relocate(dump) => {
            let hq = board.hq_hex(&survey.rules.charts, survey.side)?;
            let from = board.hex_of(dump)?;
            let party = super::places::Party::new(survey, UnitSet::one(dump), Some(from));
            Some(places.worth(&party, hq)? - places.worth(&party, from)? - 40)
        }
        _ => None,
    })
}

/// What the attacks around an SD could bring.
fn potential(places: &Places<'_>, dump: Hex) -> i64 {
    let survey = places.survey;
    let (charts, board) = (&survey.rules.charts, &survey.state.board);
    let range = survey.rules.components.tables.limits.supply_range;
    let near = trace::within(charts, board, survey.side, &HexSet::one(dump), range);
    let mut found: Vec<i64> = Vec::new();
    for (target, _) in &survey.forces[survey.side.enemy() as usize] {
        if charts.ground.china.has(*target) || target.distance(dump) > usize::from(range) + 1 {
            continue;
        }
        let mut sum = 0;
        let mut morale = 0;
        for (hex, force) in &survey.forces[survey.side as usize] {
            let away = hex.distance(*target);
            if away == 1 && near.has(*hex) {
                sum += force.attack;
                morale = morale.max(force.morale);
            } else if away <= 3 && force.attack > 0 && hex.distance(dump) <= 4 {
                sum += force.attack / 3;
                morale = morale.max(force.morale);
            }
        }
        found.push(places.attack(*target, sum, morale));
    }
    found.sort_unstable_by_key(|value| std::cmp::Reverse(*value));
    found.iter().filter(|value| **value > 0).zip([1, 2, 3]).map(|(value, part)| value / part).sum()
}

/// 6.3: what a point is spent on.
#[expect(clippy::wildcard_enum_match_arm, reason = "moves are weighed apart from other choices")]
pub(super) fn spend(thought: &Thought<'_>, places: &Places<'_>, ranks: &mut Ranks) -> Vec<Choice> {
    let survey = places.survey;
    let mut best = (i64::MIN, vec![]);
    let mut offer = |value: i64, order: Vec<Choice>| {
        if value > best.0 {
            best = (value, order);
        }
    };
    let range = attack::in_range(survey.rules, survey.state, survey.side);
    for choice in thought.legal.iter().copied() {
        match choice {
            Choice::Attack(target) => {
                if let Some((value, order)) = assault(places, target, &range) {
                    offer(value, order);
                }
            }
            Choice::Barrage(target) => offer(bombard(places, target), vec![choice]),
            Choice::Recover(hex) => offer(recovery(places, hex), vec![choice]),
            Choice::Repair(_) => offer(3, vec![choice]),
            Choice::Dig(dump, _) => offer(trenches(places, dump), vec![choice]),
            Choice::Wreck(hex) => offer(wreck(places, hex), vec![choice]),
            Choice::Done => offer(8, vec![choice]),
            // Moves are weighed below; no other choice answers this question.
            _ => (),
        }
    }
    if let Some((hex, found)) = best_move(places, ranks) {
        let order = [Choice::Stack(hex)].into_iter().chain(found.order(Some(hex))).collect();
        offer(found.gain, order);
    }
    if best.1.is_empty() {
        // A point must be spent, and nothing is worth it: a stack stays where it is.
        let stack = thought.legal.iter().copied().find(|choice| matches!(choice, Choice::Stack(_)));
        best.1 = stack.into_iter().chain([Choice::Done]).collect();
    }
    best.1
}

/// The stacks by what their moves promised.
#[derive(Clone, Debug, Default)]
pub(super) struct Ranks {
    /// The best last.
    stacks: Vec<Hex>,
    /// How often all were looked at in this phase.
    looks: u8,
}

/// How often all stacks are looked at in a phase.
const MOST_LOOKS: u8 = 2;

/// The best move of the stacks that promise most.
fn best_move(places: &Places<'_>, ranks: &mut Ranks) -> Option<(Hex, Move)> {
    let survey = places.survey;
    let own = survey.state.board.occupied(survey.side);
    if ranks.stacks.is_empty() && ranks.looks < MOST_LOOKS {
        ranks.looks += 1;
        let moving = movement_at(survey.side, None);
        let promise =
            |hex: Hex| Some((places.best_move(&moving, Some(hex), Pass::Fighters)?.gain, hex));
        let mut ranked: Vec<(i64, Hex)> = own.iter().filter_map(promise).collect();
        ranked.sort_by_key(|(gain, hex)| (*gain, *hex));
        ranks.stacks = ranked.into_iter().map(|(_, hex)| hex).collect();
    }
    let mut best: Option<(Hex, Move)> = None;
    for hex in ranks.stacks.iter().rev().take(STACKS).filter(|hex| own.has(**hex)) {
        let moving = movement_at(survey.side, Some(*hex));
        if let Some(found) = places.best_move(&moving, Some(*hex), Pass::Fighters)
            && best.is_none_or(|(_, best)| found.gain > best.gain)
        {
            best = Some((*hex, found));
        }
    }
    match best {
        Some((hex, _)) => ranks.stacks.retain(|other| *other != hex),
        None => ranks.stacks.truncate(ranks.stacks.len().saturating_sub(STACKS)),
    }
    best
}

/// Option c as the rules will have it.
fn movement_at(side: Side, at: Option<Hex>) -> Movement {
    Movement {
        side,
        at,
        moved: UnitSet::NONE,
        truck: None,
        air: None,
        ship: 0,
        transports: true,
        late: UnitSet::NONE,
    }
}

/// An attack with all that can join it, and what a few such attacks bring.
fn assault(places: &Places<'_>, target: Hex, range: &HexSet) -> Option<(i64, Vec<Choice>)> {
    let survey = places.survey;
    let (rules, state) = (survey.rules, survey.state);
    let mut units = UnitSet::NONE;
    let mut shaken = UnitSet::NONE;
    let near = battle::around(target).and(*range).and(*state.board.occupied(survey.side));
    for hex in near.iter() {
        for unit in state.board.stack(hex) {
            let able = rules.charts.forces.fighting.has(unit)
                && strength::attack_value(rules, state, unit) > 0
                && attack::check_unit(rules, state, survey.side, target, unit).is_ok();
            match (able, state.board.is_dg(unit)) {
                (true, false) => units.insert(unit),
                (true, true) => shaken.insert(unit),
                (false, _) => (),
            }
        }
    }
    let choices = [units, units.or(shaken)];
    let choices = choices.into_iter().filter(|units| !units.is_empty());
    let weighed = choices.map(|units| (assault_value(places, target, units), units));
    let (value, units) = weighed.max_by_key(|(value, units)| (*value, !units.meets(shaken)))?;
    let mut order = vec![Choice::Attack(target)];
    order.extend(units.iter().map(Choice::With));
    order.push(Choice::Fire);
    Some((value, order))
}

/// What a few attacks with these units bring.
fn assault_value(places: &Places<'_>, target: Hex, units: UnitSet) -> i64 {
    let survey = places.survey;
    let (rules, state) = (survey.rules, survey.state);
    let enemy = survey.side.enemy();
    let defenders = strength::fighters(rules, state, enemy, target);
    let mut fight = Combat::new(survey.side, By::Attack, target, units, defenders);
    for role in [0, 1] {
        let company = if role == 0 { units } else { defenders };
        let able = combat::leaders(rules, &fight, role);
        fight.leaders[role] =
            able.iter().max_by_key(|unit| strength::morale(rules, state, *unit, &company));
    }
    let drm = battle::drm_without_odds(places, &fight);
    let defender = survey.force_in(enemy, target);
    let [attack, _] = strength::totals(rules, state, &fight);
    let tries = usize::from(state.points[survey.side as usize].clamp(1, 3));
    let series = survey.book.series(rules, [attack, defender.defence], drm, defender.steps, tries);
    let prize =
        places.prize(target) as f64 + survey.stakes.of(target) as f64 * places.lasts(target);
    let gain = stakes::mean_step(enemy, defender.dear, defender.steps);
    let force = survey.force_of(units);
    let price = stakes::mean_step(survey.side, force.dear, force.steps);
    let ambush = if enemy == Side::VietMinh { AMBUSH * price } else { 0.0 };
    (series.taken * prize + series.theirs * gain - series.own * price - ambush) as i64
}

/// 6.6: a barrage costs the enemy a step now and then, and shakes those who are to be attacked.
fn bombard(places: &Places<'_>, target: Hex) -> i64 {
    let survey = places.survey;
    let state = survey.state;
    let enemy = survey.side.enemy();
    let defender = survey.force_in(enemy, target);
    let [shakes, hits] = barrage_chances(places, target);
    let step = stakes::mean_step(enemy, defender.dear, defender.steps);
    let shaken = state.board.units(target).meets(*state.board.dg());
    let beside = survey.beside(survey.side, target);
    let plain = places.attack(target, beside, 4).max(0);
    let later = places.attack_on(target, beside, 4, shake(defender)).max(0);
    let gain = if shaken { 0 } else { 8 + (later - plain).max(0) / 2 };
    let staff = if defender.steps == 0 { places.prize(target) } else { 0 };
    (hits * (step + staff as f64) + shakes * gain as f64) as i64 + 3
}

/// A force once it is DG: half the morale, and a step more for standing fast counts as fewer steps.
fn shake(force: Force) -> Force {
    Force { morale: force.morale / 2, steps: (force.steps * 2).div_ceil(3), ..force }
}

/// The chances that a barrage with everything at hand shakes, and that it costs a step.
fn barrage_chances(places: &Places<'_>, target: Hex) -> [f64; 2] {
    let survey = places.survey;
    let (rules, state) = (survey.rules, survey.state);
    let guns = rules.charts.forces.artillery.and(rules.charts.forces.side[survey.side as usize]);
    let near = battle::around(target).and(*state.board.occupied(survey.side));
    let mut units = UnitSet::NONE;
    let mut value = 0;
    for unit in near.iter().flat_map(|hex| state.board.units(hex).and(guns).iter()) {
        units.insert(unit);
        value += state.board.face(&rules.charts, unit).barrage;
    }
    if survey.side == Side::French {
        value += aircraft::strike_value(rules, state);
        units =
            units.or(aircraft::strike_counter(rules, state).map_or(UnitSet::NONE, UnitSet::one));
    }
    let fire = Barrage { side: survey.side, target, units, guns: false, stage: BarrageStage::Dice };
    let drm = barrage::modifiers(rules, state, &fire).iter().map(|(.., value)| *value).sum();
    let mut found = [0.0; 2];
    for first in 1..=6 {
        for second in 1..=6 {
            match rules.charts.results.barrage(value, first + second, drm) {
                BarrageResult::Miss => (),
                BarrageResult::Dg => found[0] += 1.0 / 36.0,
                BarrageResult::DgAndLoss => found = [found[0] + 1.0 / 36.0, found[1] + 1.0 / 36.0],
            }
        }
    }
    found
}

/// 6.3 a: the more shaken, the better; more where the enemy is near.
fn recovery(places: &Places<'_>, hex: Hex) -> i64 {
    let survey = places.survey;
    let force = survey.force_in(survey.side, hex);
    let near = survey.threat(survey.side.enemy(), hex) > 3;
    let stake = if near { survey.stakes.of(hex) / 20 } else { 0 };
    14 + i64::from(force.attack.min(20)) * 2 + stake
}

/// 6.3 b: trenches where the enemy may come, for an SD that can be spared.
fn trenches(places: &Places<'_>, dump: Unit) -> i64 {
    let survey = places.survey;
    let board = &survey.state.board;
    let spare = board.sds(&survey.rules.charts, survey.side).count() >= 4;
    let Some(from) = board.hex_of(dump).filter(|_| spare) else { return i64::MIN };
    let mut gains: Vec<i64> = Vec::new();
    for (hex, force) in &survey.forces[survey.side as usize] {
        let dug = board.trenches[survey.side as usize].has(*hex);
        if !dug && force.steps > 0 && hex.distance(from) <= 3 {
            let open = 1.0 - survey.hold(*force, *hex);
            gains.push((open * survey.stakes.of(*hex) as f64 / 4.0) as i64);
        }
    }
    gains.sort_unstable();
    gains.iter().rev().take(3).sum::<i64>() - 40
}

/// 6.7: roads under the wheels of the enemy.
fn wreck(places: &Places<'_>, hex: Hex) -> i64 {
    let survey = places.survey;
    match survey.side {
        // Roads under his own feet serve him.
        Side::VietMinh if survey.state.board.occupied(Side::VietMinh).has(hex) => i64::MIN,
        Side::VietMinh => 4 + i64::from(survey.threat(Side::French, hex).min(20)) / 5,
        Side::French => {
            let dumps = survey.state.board.sd_hexes(&survey.rules.charts, Side::VietMinh);
            let near = dumps.iter().any(|dump| dump.distance(hex) <= 2);
            1 + i64::from(near)
        }
    }
}

/// 6.3 b: the next trench.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn trench(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    let survey = places.survey;
    thought.best(|choice| match choice {
        Choice::Trench(hex) => {
            let open = 1.0 - survey.hold(survey.force_in(survey.side, hex), hex);
            Some(1 + (open * survey.stakes.of(hex) as f64) as i64)
        }
        Choice::Done => Some(0),
        _ => None,
    })
}

/// 6.3 a and e: the next marker or road.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn more(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    thought.best(|choice| match choice {
        Choice::Recover(hex) => Some(recovery(places, hex)),
        Choice::Repair(_) => Some(3),
        Choice::Wreck(hex) => Some(wreck(places, hex)),
        Choice::Done => Some(0),
        _ => None,
    })
}

/// 6.6, 6.8: everything that may join, then fire.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn join(thought: &Thought<'_>) -> Option<Choice> {
    thought.best(|choice| match choice {
        Choice::With(_) => Some(2),
        Choice::Fire => Some(1),
        Choice::Back => Some(0),
        _ => None,
    })
}
