//! The sums behind a choice: what an attack rolls, and what each side adds in an assault.

use kernel::{Fact, Ledger, Rule, Seat};

use crate::Siege;
use crate::choice::{Choice, aircraft_name, battalion_name, event_name, marker_name, unit_name};
use crate::components::{Effect, EventKind, Side};
use crate::flow::{Draft, Piece, Sally, State, Step};
use crate::rules::strikes;
use crate::sets::UnitSet;

/// The sums behind a choice.
pub fn ledgers(rules: &Siege, state: &State, _: Seat, choice: Choice) -> Vec<Ledger> {
    match (state.top(), choice) {
        (Some(Step::Attacks(attacks)), Choice::Agree | Choice::With(_)) => {
            let Some(mut draft) = attacks.draft else { return Vec::new() };
            if let Choice::With(piece) = choice {
                draft.add(piece);
            }
            let mut factors = attacks.factors;
            let values = draft.guns.iter().map(|marker| rules.charts.value(marker));
            let sum = &mut factors[strikes::sum_of(draft.target)];
            *sum = sum.saturating_add(values.sum());
            vec![dice(rules, state, &draft), ammunition(rules, factors)]
                .into_iter()
                .filter(|ledger| !ledger.terms.is_empty())
                .collect()
        }
        (Some(Step::Sallies(sallies)), Choice::Agree | Choice::With(_)) => {
            let Some(mut sally) = sallies.draft else { return Vec::new() };
            if let Choice::With(Piece::Unit(unit)) = choice {
                sally.units.insert(unit);
            }
            assault(rules, state, &sally)
        }
        _ => Vec::new(),
    }
}

/// A term for every piece that has dice.
fn dice(rules: &Siege, state: &State, draft: &Draft) -> Ledger {
    let mut ledger = Ledger::new("siege-ledger-dice");
    for unit in draft.units.iter() {
        let strength = rules.face(state, unit).strength;
        let facts = vec![("unit", unit_name(unit))];
        ledger.add(i64::from(strength), "siege-term-unit", facts, Rule("17.1"));
    }
    for marker in draft.guns.iter() {
        let facts = vec![("marker", marker_name(marker))];
        ledger.add(i64::from(rules.charts.value(marker)), "siege-term-gun", facts, Rule("15.4"));
    }
    let printed: u8 = draft.guns.iter().map(|marker| rules.charts.value(marker)).sum();
    let spotter = strikes::gun_dice(rules, state, draft.guns) - printed;
    if spotter > 0 {
        ledger.add(i64::from(spotter), "siege-term-spotter", Vec::new(), Rule("24.8"));
    }
    for aircraft in draft.aircraft.iter() {
        let facts = vec![("aircraft", aircraft_name(aircraft))];
        let strength = i64::from(rules.charts.strength(aircraft));
        ledger.add(strength, "siege-term-aircraft", facts, Rule("28.2"));
    }
    if draft.neptune {
        let strength = i64::from(rules.components.tables.neptune);
        ledger.add(strength, "siege-term-neptune", Vec::new(), Rule("28.7"));
    }
    ledger
}

/// What the guns of this step cost with those of the attack.
fn ammunition(rules: &Siege, factors: [u8; 3]) -> Ledger {
    let mut ledger = Ledger::new("siege-ledger-ammunition");
    for (at, sum) in factors.into_iter().enumerate().filter(|(_, sum)| *sum > 0) {
        let mut alone = [0; 3];
        alone[at] = sum;
        let points = i64::from(strikes::ammunition(rules, alone));
        let facts = vec![("factors", sum.into())];
        ledger.add(points, "siege-term-factors", facts, Rule("15.5"));
    }
    ledger
}

/// 18.2: the dice and the Tactical Edge of both sides.
fn assault(rules: &Siege, state: &State, sally: &Sally) -> Vec<Ledger> {
    let battalions = state.board.battalions_in(sally.target);
    let mut own = Ledger::new("siege-ledger-assault-french");
    for unit in sally.units.minus(rules.charts.leaders).iter() {
        let strength = rules.face(state, unit).strength;
        let facts = vec![("unit", unit_name(unit))];
        own.add(i64::from(strength), "siege-term-unit", facts, Rule("18.2"));
    }
    let mut enemy = Ledger::new("siege-ledger-assault-vietminh");
    for battalion in battalions.iter() {
        let strength = rules.battalion_face(state, battalion).strength;
        let facts = vec![("battalion", battalion_name(battalion))];
        enemy.add(i64::from(strength), "siege-term-battalion", facts, Rule("18.2"));
    }
    let table = &rules.components.tables.edge;
    let mut edge = Ledger::new("siege-ledger-edge-french");
    if !rules.elite(state, sally.units).is_empty() {
        let bonus = table.elite[Side::French as usize];
        edge.add(i64::from(bonus), "siege-term-elite", Vec::new(), Rule("18.2"));
    }
    if let Some(leader) = first_leader(rules, sally.units) {
        edge.add(i64::from(table.leader), "siege-term-leader", vec![leader], Rule("25.3"));
    }
    let bayonets = rules.in_force(state, EventKind::FixBayonets, |effect| match effect {
        Effect::FrenchEdge(more) => Some(more),
        _ => None,
    });
    if let Some(more) = bayonets {
        let facts = vec![("event", event_name(EventKind::FixBayonets))];
        edge.add(i64::from(more), "siege-term-event", facts, Rule("30.0"));
    }
    let mut other = Ledger::new("siege-ledger-edge-vietminh");
    if !rules.elite_battalions(state, battalions).is_empty() {
        let bonus = table.elite[Side::VietMinh as usize];
        other.add(i64::from(bonus), "siege-term-elite", Vec::new(), Rule("18.2"));
    }
    vec![own, enemy, edge, other]
}

fn first_leader(rules: &Siege, units: UnitSet) -> Option<(&'static str, Fact)> {
    units.and(rules.charts.leaders).first().map(|leader| ("leader", unit_name(leader)))
}
