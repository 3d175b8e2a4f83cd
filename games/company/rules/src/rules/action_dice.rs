//! Chapter 28a and 16a, action dice: how many a unit has in its turn.

use kernel::Ledger;

use crate::Company;
use crate::components::{Nation, Side};
use crate::flow::State;
use crate::generator::command_distance;
use crate::sets::{SquareSet, Unit};
use crate::sums::{Sum, Term};

/// The number of action dice of a unit, after so many morale fails.
pub fn count(rules: &Company, state: &State, unit: Unit, fails: u8) -> u8 {
    total(rules, state, unit, sum(rules, state, unit, fails))
}

/// The sum of the terms that everybody can work out.
pub(crate) fn sum(rules: &Company, state: &State, unit: Unit, fails: u8) -> i8 {
    let mut sum = 0;
    terms(rules, state, unit, fails, |amount, _| sum += amount);
    sum
}

/// The number of dice, with the term of friends nearby, and the minimum.
pub fn total(rules: &Company, state: &State, unit: Unit, sum: i8) -> u8 {
    let tables = &rules.components.tables;
    let minimum = if rules.charts.stats(unit).is_vehicle() {
        tables.vehicle_dice.minimum
    } else {
        tables.action_dice.minimum
    };
    let friends = friends(rules, state, unit).map_or(0, |(amount, _)| amount);
    (sum + friends).max(minimum).max(1) as u8
}

/// Whether the dice of a unit depend on units that White Star has not seen: an unseen PC, or unseen foot
/// beside vehicles.
pub(crate) fn is_secret(rules: &Company, state: &State, unit: Unit) -> bool {
    if unit.side == Side::WhiteStar || rules.forces[unit.side as usize].nation == Nation::Vc {
        return false;
    }
    let Some(here) = state.board.square(unit) else { return false };
    let seen = state.board.seen;
    let stats = rules.charts.stats(unit);
    if stats.is_vehicle() {
        let near = rules.charts.near(here).or(SquareSet::one(here));
        let unseen = state.board.alive(unit.side).minus(seen).and(rules.charts.foot[1]);
        return !unseen.is_empty() && state.board.foot(unit.side).and(near).is_empty();
    }
    let commander = rules.charts.platoon_commander(unit.side, stats.platoon);
    commander.is_some_and(|index| index != unit.index && !seen.has(index))
}

/// The same as a sum that explains itself.
pub(crate) fn ledger(rules: &Company, state: &State, unit: Unit, fails: u8) -> Ledger {
    let mut ledger = Ledger::of(&Sum::ActionDice);
    terms(rules, state, unit, fails, |amount, term| ledger.add_term(amount, &term));
    if let Some((amount, term)) = friends(rules, state, unit) {
        ledger.add_term(amount, &term);
    }
    let short = i64::from(count(rules, state, unit, fails)) - ledger.total();
    if short > 0 {
        let vehicles = rules.charts.stats(unit).is_vehicle();
        ledger.add_term(short, if vehicles { &Term::VehicleMinimum } else { &Term::Minimum });
    }
    ledger
}

/// Each term that is not 0, with its amount.
fn terms(rules: &Company, state: &State, unit: Unit, fails: u8, mut add: impl FnMut(i8, Term)) {
    let tables = &rules.components.tables;
    let stats = rules.charts.stats(unit);
    let body = state.board.body(unit);
    let Some(grade) = stats.grade() else {
        let dice = &tables.vehicle_dice;
        add(dice.start, Term::VehicleStart);
        if body.strength < stats.strength {
            add(dice.destroyed, Term::Destroyed);
        }
        if body.hammered {
            add(dice.hammered, Term::VehicleHammered);
        }
        return;
    };
    let dice = &tables.action_dice;
    add(dice.start, Term::Start);
    let graded = rules.components.grades[grade as usize].action_dice;
    if graded != 0 {
        add(graded, Term::Grade);
    }
    if !body.caches.is_empty() {
        add(dice.caches, Term::Caches);
    }
    if !body.leader {
        add(dice.no_leader, Term::NoLeader);
    }
    if fails > 0 {
        add(dice.morale_fail * fails as i8, Term::Morale);
    }
    if body.hammered {
        add(dice.hammered, Term::Hammered);
    }
}

/// The term that depends on where friends are: the PC of foot, foot beside vehicles.
fn friends(rules: &Company, state: &State, unit: Unit) -> Option<(i8, Term)> {
    let tables = &rules.components.tables;
    if rules.charts.stats(unit).is_vehicle() {
        let alone = !has_foot_near(rules, state, unit);
        return alone.then_some((tables.vehicle_dice.no_foot, Term::NoFoot));
    }
    let beyond = is_out_of_command(rules, state, unit);
    beyond.then_some((tables.action_dice.pc_beyond, Term::Pc))
}

/// S-09: the PC of the platoon is beyond his distance, lost or off table. VC have none and need none.
pub(crate) fn is_out_of_command(rules: &Company, state: &State, unit: Unit) -> bool {
    let Some(here) = state.board.square(unit) else { return false };
    if rules.forces[unit.side as usize].nation == Nation::Vc {
        return false;
    }
    let platoon = rules.charts.stats(unit).platoon;
    let Some(index) = rules.charts.platoon_commander(unit.side, platoon) else { return true };
    let commander = Unit::new(unit.side, index);
    match state.board.square(commander) {
        Some(there) if state.board.body(commander).leader => {
            command_distance(here, there) > rules.components.command_distance
        }
        Some(_) | None => true,
    }
}

/// 16a: a friendly foot unit stands with the vehicles or in proximity (S-50). Not asked off table (S-09).
fn has_foot_near(rules: &Company, state: &State, unit: Unit) -> bool {
    let Some(here) = state.board.square(unit) else { return true };
    let near = rules.charts.near(here).or(SquareSet::one(here));
    let foot = state.board.on_table(unit.side).and(rules.charts.foot[unit.side as usize]);
    foot.iter().any(|index| state.board.is_in(Unit::new(unit.side, index), near))
}
