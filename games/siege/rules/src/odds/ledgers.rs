//! The sums behind a choice: what an attack rolls, and what each side adds in an assault.

use kernel::{Ledger, Seat};

use crate::Siege;
use crate::choice::Choice;
use crate::components::{Effect, EventKind, Side};
use crate::flow::{Attacks, Draft, Piece, Sallies, Sally, State, Step};
use crate::rules::strikes;
use crate::sets::UnitSet;
use crate::sums::{Sum, Term};

/// The sums behind a choice.
pub(crate) fn ledgers(rules: &Siege, state: &State, _: Seat, choice: Choice) -> Vec<Ledger> {
    if !matches!(choice, Choice::Agree | Choice::With(_)) {
        return Vec::new();
    }
    if let Some(Step::Attacks(Attacks { draft: Some(mut draft), factors, .. })) =
        state.top().cloned()
    {
        if let Choice::With(piece) = choice {
            draft.add(piece);
        }
        return attack(rules, state, &draft, factors);
    }
    if let Some(Step::Sallies(Sallies { draft: Some(mut sally), .. })) = state.top().cloned() {
        if let Choice::With(Piece::Unit(unit)) = choice {
            sally.units.insert(unit);
        }
        return assault(rules, state, &sally);
    }
    Vec::new()
}

/// The dice of an attack, and what the guns of the step cost with it.
fn attack(rules: &Siege, state: &State, draft: &Draft, mut factors: [u8; 3]) -> Vec<Ledger> {
    let values = draft.guns.iter().map(|marker| rules.charts.value(marker));
    let sum = &mut factors[strikes::sum_of(draft.target)];
    *sum = sum.saturating_add(values.sum());
    let sums = [dice(rules, state, draft), ammunition(rules, factors)];
    sums.into_iter().filter(|ledger| !ledger.terms.is_empty()).collect()
}

/// A term for every piece that has dice.
fn dice(rules: &Siege, state: &State, draft: &Draft) -> Ledger {
    let mut ledger = Ledger::of(&Sum::Dice);
    for unit in draft.units.iter() {
        ledger.add_term(rules.face(state, unit).strength, &Term::Unit { unit });
    }
    for marker in draft.guns.iter() {
        ledger.add_term(rules.charts.value(marker), &Term::Gun { marker });
    }
    let printed: u8 = draft.guns.iter().map(|marker| rules.charts.value(marker)).sum();
    let spotter = strikes::gun_dice(rules, state, draft.guns) - printed;
    if spotter > 0 {
        ledger.add_term(spotter, &Term::Spotter);
    }
    for aircraft in draft.aircraft.iter() {
        ledger.add_term(rules.charts.strength(aircraft), &Term::Aircraft { aircraft });
    }
    if draft.neptune {
        ledger.add_term(rules.components.tables.constants.neptune, &Term::Neptune);
    }
    ledger
}

/// What the guns of this step cost with those of the attack.
fn ammunition(rules: &Siege, factors: [u8; 3]) -> Ledger {
    let mut ledger = Ledger::of(&Sum::Ammunition);
    for (at, sum) in factors.into_iter().enumerate().filter(|(_, sum)| *sum > 0) {
        let mut alone = [0; 3];
        alone[at] = sum;
        ledger.add_term(strikes::ammunition(rules, alone), &Term::Factors { factors: sum });
    }
    ledger
}

/// 18.2: the dice and the Tactical Edge of both sides.
fn assault(rules: &Siege, state: &State, sally: &Sally) -> Vec<Ledger> {
    let battalions = state.board.battalions_in(sally.target);
    let mut own = Ledger::of(&Sum::AssaultFrench);
    for unit in sally.units.minus(rules.charts.leaders).iter() {
        own.add_term(rules.face(state, unit).strength, &Term::AssaultUnit { unit });
    }
    let mut enemy = Ledger::of(&Sum::AssaultVietMinh);
    for battalion in battalions.iter() {
        let strength = rules.battalion_face(state, battalion).strength;
        enemy.add_term(strength, &Term::Battalion { battalion });
    }
    let elite = &rules.components.tables.edge.elite;
    let mut other = Ledger::of(&Sum::EdgeVietMinh);
    if !rules.elite_battalions(state, battalions).is_empty() {
        other.add_term(elite[Side::VietMinh as usize], &Term::Elite);
    }
    vec![own, enemy, edge(rules, state, sally.units), other]
}

/// 18.2: what the French add to their Edge die.
fn edge(rules: &Siege, state: &State, units: UnitSet) -> Ledger {
    let table = &rules.components.tables.edge;
    let mut edge = Ledger::of(&Sum::EdgeFrench);
    if !rules.elite(state, units).is_empty() {
        edge.add_term(table.elite[Side::French as usize], &Term::Elite);
    }
    if let Some(leader) = units.and(rules.charts.leaders).first() {
        edge.add_term(table.leader, &Term::Leader { leader });
    }
    let kind = EventKind::FixBayonets;
    let bayonets = rules.in_force(state, kind, |effect| {
        if let Effect::FrenchEdge(more) = effect { Some(more) } else { None }
    });
    if let Some(more) = bayonets {
        edge.add_term(more, &Term::Event { kind });
    }
    edge
}
