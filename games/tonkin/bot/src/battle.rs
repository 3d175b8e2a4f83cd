//! Answers in a combat: who slips away, ambushes, leads, stands or goes, loses, advances.

use tonkin::choice::Choice;
use tonkin::components::{Hex, Unit, UnitType};
use tonkin::flow::{Combat, CombatStage, Flight};
use tonkin::rules::strength;
use tonkin::sets::{Around as _, HexSet, UnitSet};
use tonkin::sums::Term;

use super::Thought;
use super::places::{Party, Places};
use super::stakes;

/// The answer to the question of a combat.
pub(super) fn answer(
    thought: &Thought<'_>,
    places: &Places<'_>,
    combat: &Combat,
) -> Option<Choice> {
    match combat.stage {
        CombatStage::Slip => slip(thought, places, combat),
        CombatStage::Ambush => ambush(thought, places, combat),
        CombatStage::LeadAttack | CombatStage::LeadDefend => lead(thought, combat),
        CombatStage::Spirit => Some(spirit(places, combat)),
        CombatStage::FrontAttack | CombatStage::FrontDefend => Some(Choice::Front),
        CombatStage::Decide => Some(decide(places, combat)),
        CombatStage::Retreat => retreat(thought, places),
        CombatStage::AttackerLosses | CombatStage::DefenderLosses => lose(thought),
        CombatStage::Advance => advance(thought, places, combat),
        CombatStage::AmbushDie
        | CombatStage::SpiritDie
        | CombatStage::Dice
        | CombatStage::DgDice
        | CombatStage::HeroDice
        | CombatStage::Finish => None,
    }
}

/// What the attack under way comes to: how likely it clears the hex.
fn taken(places: &Places<'_>, combat: &Combat, defenders: UnitSet) -> f64 {
    let survey = places.survey;
    let [attackers, defenders] = [combat.attackers, defenders].map(|units| survey.force_of(units));
    let drm = survey.ground_drm(combat.side, combat.target)
        + (attackers.morale - defenders.morale).clamp(-3, 3);
    let totals = [attackers.attack, defenders.defence];
    survey.book.series(survey.rules, totals, drm, defenders.steps, 1).taken
}

/// 6.5: the HQ leaves a hex that may fall; single battalions leave unless an ambush pays.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
fn slip(thought: &Thought<'_>, places: &Places<'_>, combat: &Combat) -> Option<Choice> {
    let survey = places.survey;
    let forces = &survey.rules.charts.forces;
    let falls = taken(places, combat, combat.defenders);
    let pays = ambush_chance(places, combat).is_some_and(|(chance, _)| chance > 0.6);
    let held = combat.defenders.iter().any(|unit| forces.regiments.has(unit));
    thought.best(|choice| match choice {
        Choice::Decline => Some(0),
        Choice::Slip(unit, hex) => {
            let hq = forces.staff.has(unit);
            let goes = match hq {
                true => falls > 0.02,
                false => falls > 0.5 && !held && !pays,
            };
            goes.then(|| 1_000 + i64::from(hq) * 5_000 + refuge(places, unit, hex))
        }
        _ => None,
    })
}

/// How good a hex is to fall back to.
fn refuge(places: &Places<'_>, unit: Unit, hex: Hex) -> i64 {
    let survey = places.survey;
    let party = Party { from: None, ..Party::new(survey, UnitSet::one(unit), None) };
    match places.worth(&party, hex) {
        Some(worth) => worth.clamp(-900, 900),
        None => -950,
    }
}

/// The attacker who is ambushed best, with the chance that it hits.
fn ambush_chance(places: &Places<'_>, combat: &Combat) -> Option<(f64, Unit)> {
    let survey = places.survey;
    let (rules, state) = (survey.rules, survey.state);
    let able = combat.attackers.iter().filter(|unit| {
        let kind = rules.charts.stats(*unit).unit_type;
        !matches!(kind, UnitType::Dna | UnitType::Gcma)
    });
    let chances = able.map(|unit| {
        let morale = strength::morale(rules, state, unit, &combat.attackers);
        (f64::from(7u8.saturating_sub(morale).min(6)) / 6.0, unit)
    });
    chances.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// 6.11: an ambush costs little: the cheapest unit lies in wait for the dearest victim.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
fn ambush(thought: &Thought<'_>, places: &Places<'_>, combat: &Combat) -> Option<Choice> {
    let survey = places.survey;
    let (rules, state) = (survey.rules, survey.state);
    thought.best(|choice| match choice {
        Choice::Decline => Some(0),
        Choice::Ambush(unit, victim) => {
            let morale = strength::morale(rules, state, victim, &combat.attackers);
            let sixths = i64::from(7u8.saturating_sub(morale).min(6));
            let value = i64::from(strength::attack_value(rules, state, victim));
            let overrun = if combat.is_overrun() { 6 } else { 3 };
            let hit = sixths * (stakes::step(rules, victim) + overrun * value);
            Some(hit - stakes::step(rules, unit))
        }
        _ => None,
    })
}

/// 6.10: the best morale leads, of those the one with most steps to lose.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
fn lead(thought: &Thought<'_>, combat: &Combat) -> Option<Choice> {
    let (rules, state) = (thought.rules, &thought.state);
    let attacks = combat.stage == CombatStage::LeadAttack;
    let company = if attacks { combat.attackers } else { combat.defenders };
    thought.best(|choice| match choice {
        Choice::Lead(unit) => {
            let morale = i64::from(strength::morale(rules, state, unit, &company));
            let steps = i64::from(state.board.steps(unit));
            let full = i64::from(rules.charts.stats(unit).steps);
            Some(100 * morale + 10 * steps - 3 * full - stakes::step(rules, unit) / 10)
        }
        _ => None,
    })
}

/// 6.12: worth a step if the better roll brings more than a step.
fn spirit(places: &Places<'_>, combat: &Combat) -> Choice {
    let survey = places.survey;
    let (rules, state) = (survey.rules, survey.state);
    let [attack, defence] = strength::totals(rules, state, combat);
    let drm = drm_without_odds(places, combat);
    let steps = survey.force_of(combat.defenders).steps;
    let prize = (places.prize(combat.target) + survey.stakes.of(combat.target)) as f64;
    let value = |drm: i64| {
        let series = survey.book.series(rules, [attack, defence], drm, steps, 1);
        series.taken * prize + series.theirs * 40.0 - series.own * 58.0
    };
    let better = (1..=6).map(|die| value(drm + die)).sum::<f64>() / 6.0;
    if better - value(drm) > 62.0 { Choice::Spirit } else { Choice::Decline }
}

/// All modifiers of a combat but those for odds that leave the table.
pub(super) fn drm_without_odds(places: &Places<'_>, combat: &Combat) -> i64 {
    let survey = places.survey;
    let list = strength::modifiers(survey.rules, survey.state, combat);
    let others = list.iter().filter(|(term, _)| !matches!(term, Term::OddsBelow | Term::OddsAbove));
    others.map(|(_, value)| i64::from(*value)).sum()
}

/// 6.15: who stays keeps the hex, if anybody is left; who goes saves a step or two.
fn decide(places: &Places<'_>, combat: &Combat) -> Choice {
    let survey = places.survey;
    let defenders = combat.defenders;
    let board = &survey.state.board;
    let dg = defenders.meets(*board.dg()) && !combat.attackers.meets(*board.dg());
    let lost = u16::from(combat.left[1]) + u16::from(dg);
    let force = survey.force_of(defenders);
    let staff = board.units(combat.target).and(survey.rules.charts.forces.staff);
    let stays: i64 = staff.iter().map(|unit| stakes::staff(survey.rules, unit)).sum();
    let stake = survey.stakes.of(combat.target) + stays;
    if lost >= force.steps {
        return Choice::Retreat;
    }
    let share = |value: u16| value * (force.steps - lost) / force.steps.max(1);
    let rest = super::survey::Force {
        defence: share(force.defence),
        steps: force.steps - lost,
        morale: force.morale,
        ..force
    };
    let kept = survey.hold(rest, combat.target);
    let saved = if dg { 2.0 } else { 1.0 };
    let price = stakes::mean_step(survey.side, force.dear, force.steps);
    if kept * stake as f64 >= saved * price { Choice::Stand } else { Choice::Retreat }
}

/// 6.15, 6.4: a unit falls back where it is safe.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn retreat(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    thought.best(|choice| match choice {
        Choice::RetreatTo(unit, hex) => Some(refuge(places, unit, hex)),
        _ => None,
    })
}

/// 6.13: the cheapest step: no VP, little strength, no unit lost.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn lose(thought: &Thought<'_>) -> Option<Choice> {
    let (rules, state) = (thought.rules, &thought.state);
    let board = &state.board;
    thought.best(|choice| match choice {
        Choice::Lose(unit) if rules.charts.forces.fighting.has(unit) => {
            let stats = rules.charts.stats(unit);
            let steps = board.steps(unit);
            let value = |steps: u8| {
                let face = stats.faces[usize::from(steps.min(4))];
                i64::from(face.combat + face.barrage)
            };
            let weaker = value(steps) - value(steps.saturating_sub(1));
            let last = steps == 1 && stats.steps > 1;
            Some(-stakes::step(rules, unit) - 8 * weaker - 60 * i64::from(last))
        }
        Choice::Lose(unit) => Some(-stakes::staff(rules, unit)),
        Choice::GiveUp => Some(-50),
        _ => None,
    })
}

/// 6.15: as many advance as the hex is worth.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
fn advance(thought: &Thought<'_>, places: &Places<'_>, combat: &Combat) -> Option<Choice> {
    let survey = places.survey;
    let first = combat.advanced.is_empty();
    let prize = places.prize(combat.target) + survey.stakes.of(combat.target);
    thought.best(|choice| match choice {
        Choice::Done => Some(0),
        Choice::Advance(unit) => {
            let from = survey.state.board.hex_of(unit);
            let party = Party::new(survey, UnitSet::one(unit), from);
            let there = places.worth(&party, combat.target)?;
            let here = from.map_or(Some(0), |hex| places.worth(&party, hex)).unwrap_or(-100);
            let more = if first { prize.max(20) } else { 0 };
            Some(there - here + more)
        }
        _ => None,
    })
}

/// 3.5, 4.0: whatever spoils a flight is declared.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn declare(thought: &Thought<'_>, by: Flight) -> Option<Choice> {
    let aa = thought.rules.charts.forces.anti_aircraft;
    let declared = thought.best(|choice| match choice {
        Choice::Declare(unit) => Some(i64::from(Some(unit) == aa)),
        _ => None,
    });
    match by {
        Flight::RoadStrike => Some(Choice::Silent),
        Flight::TakeOff { .. }
        | Flight::Landing { .. }
        | Flight::Drop { .. }
        | Flight::Strike
        | Flight::Headquarters => declared.or(Some(Choice::Silent)),
    }
}

/// Hexes from which a hex can be attacked.
pub(super) fn around(hex: Hex) -> HexSet {
    HexSet::one(hex).neighbours()
}
