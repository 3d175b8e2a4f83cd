//! X7: points counted from what was told in the log and from what lies on the table at the end.

use std::collections::BTreeMap;

use company::Company;
use company::components::{Body, Cache, Objective, Side, Vehicle};
use company::event::Event;
use company::flow::State;
use company::rules::victory;
use company::sets::Unit;
use kernel::Rules;
use kernel::dice::Rng;
use proof::walk;

use crate::ground::grounds;

/// A lively game to its end, and its log.
fn played(rules: &Company, seed: u64) -> (State, Vec<Event>) {
    let mut rng = Rng::from_number(seed);
    let (mut state, mut log) = (rules.start(), Vec::new());
    while walk::step(rules, &mut state, &mut rng, crate::lively::answer, &mut log) {}
    (state, log)
}

fn vehicle_points(rules: &Company, unit: Unit) -> Option<i64> {
    match rules.charts.stats(unit).body {
        Body::Foot { .. } => None,
        Body::Vehicles(Vehicle::Truck) => Some(4),
        Body::Vehicles(Vehicle::Carrier) => Some(6),
        Body::Vehicles(Vehicle::Tank) => Some(8),
    }
}

/// The points of White Star and of the Communist, from the log alone but for what lies about at the end.
fn counted(rules: &Company, state: &State, log: &[Event]) -> [i64; 2] {
    let mut points = [0i64; 2];
    // Casualty markers: every base lost leaves one, until it is flown out or taken away.
    let mut markers = [0i64; 2];
    let mut left = BTreeMap::from([("foot", 0), ("vehicles", 0)]);
    let mut evacuated = 0;
    let mut strength: BTreeMap<Unit, u8> = BTreeMap::new();
    for side in Side::BOTH {
        for index in rules.charts.all[side as usize].iter() {
            let unit = Unit::new(side, index);
            strength.insert(unit, rules.charts.stats(unit).strength);
        }
    }
    for event in log {
        match event {
            Event::Lost { unit, lost, left } => {
                let enemy = unit.side.enemy() as usize;
                strength.insert(*unit, *left);
                match vehicle_points(rules, *unit) {
                    Some(each) => points[enemy] += each * i64::from(*lost),
                    None => markers[unit.side as usize] += i64::from(*lost),
                }
            }
            Event::WipedOut { unit, .. } if vehicle_points(rules, *unit).is_none() => {
                points[unit.side.enemy() as usize] += 3;
            }
            Event::Evacuated { count, .. } => evacuated += i64::from(*count),
            Event::CasualtyRemoved { .. } => markers[1] -= 1,
            Event::RiskRolled { lost: true, .. } => points[1] += 8,
            Event::PeasantDied { by, .. } => points[by.enemy() as usize] += 3,
            Event::ValueKept { total, .. } => points[0] += i64::from(*total),
            Event::Left { unit } => {
                let vehicles = vehicle_points(rules, *unit).is_some();
                let kind = if vehicles { "vehicles" } else { "foot" };
                let count = if vehicles { strength[unit] } else { 1 };
                *left.entry(kind).or_default() += i64::from(count);
            }
            _ => (),
        }
    }
    // Markers that left with their unit are evacuated, too.
    let gone_along = i64::from(state.tally.evacuated) - evacuated;
    points[1] += i64::from(state.tally.evacuated);
    markers[0] -= evacuated + gone_along;
    points[0] += 2 * markers[1];
    points[1] += 3 * markers[0];
    for cache in Cache::ALL {
        let each = [2, 4, 6][cache as usize];
        let on_ring = state.ring.iter().filter(|marker| marker.cache() == Some(cache)).count();
        points[1] += each * (on_ring as i64 + i64::from(state.tally.recovered.count(cache)));
    }
    match rules.mission.objective {
        Objective::Caches => (),
        Objective::Exit { vehicle, foot, .. } => {
            points[0] += left["vehicles"] * i64::from(vehicle) + left["foot"] * i64::from(foot);
        }
        Objective::Hold { squares, each } => {
            for unit in strength.keys() {
                let seen = state.board.visible(unit.side).has(unit.index);
                let foot = vehicle_points(rules, *unit).is_none();
                if seen && foot && state.board.is_in(*unit, squares) {
                    points[unit.side as usize] += i64::from(each);
                }
            }
        }
    }
    for side in Side::BOTH {
        points[side as usize] += i64::from(rules.mission.handicap[side as usize]);
    }
    points
}

#[test]
fn points_are_what_the_log_tells() {
    let mut spread = 0;
    for (place, rules) in grounds().iter().enumerate() {
        for seed in 0..proof::times(3, 100) {
            let (state, log) = played(rules, 100 * place as u64 + seed);
            let score = victory::score(rules, &state).map(i64::from);
            let plain = counted(rules, &state, &log);
            assert_eq!(score, plain, "{} {seed}", rules.mission.id);
            spread += (plain[0] - plain[1]).abs();
            let apart = (score[0] - score[1]).abs();
            let level = match apart {
                0..=5 => "draw",
                6..=15 => "marginal",
                16..=35 => "clear",
                _ => "decisive",
            };
            assert_eq!(victory::level(rules, (score[0] - score[1]) as i16), level);
        }
    }
    assert!(spread > 100, "points are made");
}
