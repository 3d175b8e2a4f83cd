//! Reach, against a plain search that takes the cheapest open way one hexside at a time.

use std::collections::BTreeMap;

use proptest::prelude::*;
use tonkin::board::Board;
use tonkin::components::{Direction, Hex, Unit};
use tonkin::rules::paths::{Mover, Pace, Season, Way};
use tonkin::rules::reach::{NoWay, Reach, Start};
use tonkin::sets::UnitSet;

use crate::boards::{CHARTS, COMPONENTS, Chance, board};

/// The cheapest cost of every hex, by looking at all hexsides until nothing changes.
fn plain_reach(board: &Board, mover: &Mover, from: Hex, spent: u8) -> BTreeMap<Hex, u16> {
    let mut costs: BTreeMap<Hex, u16> = BTreeMap::from([(from, u16::from(spent))]);
    let mut changed = true;
    while changed {
        changed = false;
        for (hex, cost) in costs.clone() {
            for (direction, to) in hex.neighbours() {
                let Ok(step) = mover.step(&CHARTS, board, hex, direction) else { continue };
                let total = cost + u16::from(step);
                if total <= u16::from(mover.mp) && costs.get(&to).is_none_or(|known| total < *known)
                {
                    costs.insert(to, total);
                    changed = true;
                }
            }
        }
    }
    costs
}

/// A group on the map and how it moves.
fn group(chance: &mut Chance, board: &Board) -> Option<(UnitSet, Hex, Way)> {
    let on_map: Vec<Unit> = board.on_map().iter().collect();
    let unit = on_map[chance.below(on_map.len())];
    let hex = board.hex_of(unit)?;
    let units = if chance.once_in(2) { UnitSet::one(unit) } else { board.units(hex) };
    let way = if units.meets(CHARTS.forces.dna) {
        Way::Water
    } else if chance.once_in(3) {
        Way::Truck
    } else {
        Way::Land
    };
    Some((units, hex, way))
}

proptest! {
    #![proptest_config(crate::fixed(60))]

    #[test]
    fn reach_is_what_a_plain_search_finds(seed: u64, double: bool, rain: bool) {
        let mut chance = Chance::new(seed);
        let board = board(&mut chance);
        let Some((units, hex, way)) = group(&mut chance, &board) else { return Ok(()) };
        let pace = if double { Pace::Double } else { Pace::Plain };
        let season = if rain { Season::Rain } else { Season::Dry };
        let truck_mp = COMPONENTS.tables.limits.truck_mp;
        let mover = Mover::new(&CHARTS, &board, &units, way, pace, season, truck_mp);
        let spent = chance.below(4) as u8;
        let reach = Reach::of(&CHARTS, &board, &mover, hex, spent, Start::Under);
        let plain = plain_reach(&board, &mover, hex, spent);
        for hex in Hex::all() {
            prop_assert_eq!(reach.cost(hex).map(u16::from), plain.get(&hex).copied(), "{}", hex);
            prop_assert_eq!(reach.reached.has(hex), plain.contains_key(&hex));
        }
    }

    #[test]
    fn the_way_to_a_hex_costs_what_is_said(seed: u64) {
        let mut chance = Chance::new(seed);
        let board = board(&mut chance);
        let Some((units, hex, way)) = group(&mut chance, &board) else { return Ok(()) };
        let mover = Mover::new(&CHARTS, &board, &units, way, Pace::Plain, Season::Dry, 14);
        let reach = Reach::of(&CHARTS, &board, &mover, hex, 0, Start::Under);
        for to in reach.reached.iter() {
            let (mut at, mut cost) = (hex, 0);
            for next in reach.way(to) {
                let direction: Direction = at.direction_of(next).expect("a way goes from hex to hex");
                cost += mover.step(&CHARTS, &board, at, direction).expect("a way is open");
                at = next;
            }
            prop_assert_eq!((at, Some(cost)), (to, reach.cost(to)));
        }
    }

    #[test]
    fn where_a_way_ends_there_is_a_reason(seed: u64) {
        let mut chance = Chance::new(seed);
        let board = board(&mut chance);
        let Some((units, hex, way)) = group(&mut chance, &board) else { return Ok(()) };
        let mover = Mover::new(&CHARTS, &board, &units, way, Pace::Plain, Season::Dry, 14);
        let reach = Reach::of(&CHARTS, &board, &mover, hex, 0, Start::Fresh);
        for to in Hex::all() {
            let why = reach.why_not(&CHARTS, &board, &mover, to);
            prop_assert_eq!(why.is_none(), reach.reached.has(to));
            let beside = to.neighbours().any(|(_, next)| reach.reached.has(next));
            if !reach.reached.has(to) {
                prop_assert_eq!(why == Some(NoWay::Far), !beside);
            }
            if let Some(NoWay::Cost { cost, mp }) = why {
                prop_assert!(cost > mp);
            }
        }
    }

    #[test]
    fn a_unit_that_has_not_moved_can_always_go_one_hex_that_is_open(seed: u64) {
        let mut chance = Chance::new(seed);
        let board = board(&mut chance);
        let Some((units, hex, way)) = group(&mut chance, &board) else { return Ok(()) };
        let mover = Mover::new(&CHARTS, &board, &units, way, Pace::Plain, Season::Rain, 14);
        let reach = Reach::of(&CHARTS, &board, &mover, hex, 0, Start::Fresh);
        for (direction, to) in hex.neighbours() {
            let open = mover.step(&CHARTS, &board, hex, direction).is_ok();
            prop_assert!(reach.reached.has(to) || !open);
        }
    }
}
