//! Supply, against searches that follow every single route.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tonkin::board::Board;
use tonkin::components::{Country, Hex, Side, UnitType, Width};
use tonkin::rules::supply::{self, Ranges, Supply};

use crate::boards::{CHARTS, COMPONENTS, Chance, board};

const RANGES: Ranges = Ranges { land: 3, river: 5 };

/// 3.6, 7.4: whether a route goes from a hex to its neighbour: along the coast always, on a river unless a
/// VM regiment stands in one of the two.
fn joined(board: &Board, a: Hex, b: Hex) -> bool {
    let (from, to) = (COMPONENTS.hex(a), COMPONENTS.hex(b));
    let side = a.direction_of(b).expect("they are neighbours");
    let major = |row: &tonkin::components::HexRow, side| {
        row.rivers.iter().any(|here| {
            COMPONENTS.map.rivers[usize::from(here.river.0)].width == Width::Major
                && here.sides.has(side)
        })
    };
    let river = major(from, side) && major(to, side.opposite());
    let open = !has_regiment(board, a) && !has_regiment(board, b);
    to.country != Country::China && (from.coastal && to.coastal || river && open)
}

fn has_regiment(board: &Board, hex: Hex) -> bool {
    board.stack(hex).any(|unit| {
        let row = COMPONENTS.unit(unit);
        row.side == Side::VietMinh && row.steps == 4
    })
}

/// Every route without a hex twice, from its source.
fn follow(board: &Board, path: &mut Vec<Hex>, supplied: &mut BTreeSet<Hex>) {
    let is_dna =
        |hex: &Hex| board.stack(*hex).any(|unit| COMPONENTS.unit(unit).unit_type == UnitType::Dna);
    if path.iter().any(is_dna) {
        supplied.insert(path[path.len() - 1]);
    }
    if path.len() > usize::from(RANGES.river) {
        return;
    }
    for (_, next) in path[path.len() - 1].neighbours() {
        if !path.contains(&next) && joined(board, path[path.len() - 1], next) {
            path.push(next);
            follow(board, path, supplied);
            path.pop();
        }
    }
}

proptest! {
    #![proptest_config(crate::fixed(24))]

    #[test]
    fn river_supply_is_what_routes_followed_one_by_one_give(seed: u64) {
        let board = board(&mut Chance::new(seed));
        let mut plain = BTreeSet::new();
        let mut water = |hex: Hex| {
            let row = COMPONENTS.hex(hex);
            let major = row.rivers.iter().any(|here| {
                COMPONENTS.map.rivers[usize::from(here.river.0)].width == Width::Major
            });
            if (row.coastal || major) && row.country != Country::China {
                follow(&board, &mut vec![hex], &mut plain);
            }
        };
        for row in &COMPONENTS.map.communities {
            if row.supply_centre == Some(Side::French) && !board.occupied(Side::VietMinh).has(row.hex) {
                water(row.hex);
            }
        }
        board.sds(&CHARTS, Side::French).for_each(|(_, hex)| water(hex));
        let found = supply::river_supply(&CHARTS, &board, RANGES.river);
        prop_assert_eq!(found.iter().collect::<BTreeSet<_>>(), plain);
    }

    #[test]
    fn a_unit_is_out_of_supply_only_if_nothing_serves_it(seed: u64) {
        let board = board(&mut Chance::new(seed));
        let supply = Supply::of(&CHARTS, &board, RANGES);
        let unsupplied = supply::unsupplied(&CHARTS, &board, RANGES);
        for unit in board.on_map().iter() {
            let row = COMPONENTS.unit(unit);
            let served = supply.reaches(&CHARTS, &board, unit);
            prop_assert_eq!(unsupplied.has(unit), !served);
            let always = matches!(
                row.unit_type,
                UnitType::Hq | UnitType::SupplyDump | UnitType::TieuDoan | UnitType::PathetLao
                    | UnitType::IndependentRegiment | UnitType::Gcma
            );
            prop_assert!(served || !always, "{}", row.id);
            prop_assert!(served || !board.is_entrenched(&CHARTS, unit));
        }
    }
}
