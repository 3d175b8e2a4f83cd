//! Traces, ZoC, owners and roads, against plain searches hex by hex.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use tonkin::board::Board;
use tonkin::components::{Colour, Country, Hex, Kind, Side, Terrain};
use tonkin::rules::{control, trace};
use tonkin::sets::HexSet;

use crate::boards::{CHARTS, COMPONENTS, Chance, SIDES, board};

fn kind(hex: Hex) -> Kind {
    COMPONENTS.hex(hex).kind
}

/// 1.4, hex by hex.
fn plain_within(board: &Board, side: Side, from: &HexSet, range: usize) -> BTreeSet<Hex> {
    let free = |hex: Hex| {
        let abroad = side == Side::French && COMPONENTS.hex(hex).country == Country::China;
        kind(hex) == Kind::Land && !board.occupied(side.enemy()).has(hex) && !abroad
    };
    let mut reached: BTreeMap<Hex, usize> =
        from.iter().filter(|hex| free(*hex)).map(|hex| (hex, 0)).collect();
    for distance in 0..range {
        let edge: Vec<Hex> =
            reached.iter().filter(|(_, at)| **at == distance).map(|(hex, _)| *hex).collect();
        for next in edge.iter().flat_map(|hex| hex.neighbours()).map(|(_, next)| next) {
            if free(next) {
                reached.entry(next).or_insert(distance + 1);
            }
        }
    }
    reached.into_keys().collect()
}

/// 1.3, unit by unit.
fn plain_zoc(board: &Board, side: Side) -> BTreeSet<Hex> {
    let mut zoc = BTreeSet::new();
    for (unit, row) in COMPONENTS.all_units().filter(|(_, row)| row.side == side) {
        let Some(hex) = board.hex_of(unit) else { continue };
        if board.is_dg(unit) || !CHARTS.forces.fighting.has(unit) {
            continue;
        }
        zoc.extend(hex.neighbours().map(|(_, next)| next).filter(|next| {
            let there = COMPONENTS.hex(*next);
            let hidden = there.kind == Kind::Land
                && matches!(there.terrain, Terrain::Forest | Terrain::Mountain);
            there.country != Country::China && !(row.side == Side::French && hidden)
        }));
    }
    zoc
}

fn set(hexes: &HexSet) -> BTreeSet<Hex> {
    hexes.iter().collect()
}

proptest! {
    #![proptest_config(crate::fixed(40))]

    #[test]
    fn a_range_is_what_a_search_hex_by_hex_finds(seed: u64) {
        let mut chance = Chance::new(seed);
        let board = board(&mut chance);
        let from: HexSet = (0..3).map(|_| chance.hex(&CHARTS.ground.in_play)).collect();
        for side in SIDES {
            for range in 0..=4u8 {
                let found = trace::within(&CHARTS, &board, side, &from, range);
                prop_assert_eq!(set(&found), plain_within(&board, side, &from, range.into()));
            }
        }
    }

    #[test]
    fn zoc_is_what_every_unit_exerts(seed: u64) {
        let board = board(&mut Chance::new(seed));
        for side in SIDES {
            let found = control::zoc(&CHARTS, &board, side);
            let plain = plain_zoc(&board, side);
            prop_assert_eq!(set(&found), plain.clone());
            for hex in Hex::all() {
                prop_assert_eq!(control::is_in_zoc(&CHARTS, &board, side, hex), plain.contains(&hex));
            }
        }
    }

    #[test]
    fn a_community_is_friendly_by_occupation_then_zoc_then_colour(seed: u64) {
        let board = board(&mut Chance::new(seed));
        let zoc = plain_zoc(&board, Side::VietMinh);
        for row in &COMPONENTS.map.communities {
            let right = match board.occupier(row.hex) {
                Some(side) => Some(side),
                None if zoc.contains(&row.hex) => Some(Side::VietMinh),
                None => match row.colour {
                    Colour::Blue => Some(Side::French),
                    Colour::Red => Some(Side::VietMinh),
                    Colour::Neutral => None,
                },
            };
            prop_assert_eq!(control::owner(&CHARTS, &board, row.hex), right, "{}", row.name);
        }
    }

    #[test]
    fn open_roads_are_what_a_search_along_roads_finds(seed: u64) {
        let board = board(&mut Chance::new(seed));
        let shut = |hex: Hex| board.destroyed.has(hex) || board.occupied(Side::French).has(hex);
        let marked = |hex: Hex| board.road_markers.has(hex);
        let paved = |hex: Hex| !COMPONENTS.hex(hex).roads.is_empty();
        let sources = COMPONENTS.map.communities.iter().filter(|row| {
            row.supply_centre == Some(Side::VietMinh)
                && COMPONENTS.hex(row.hex).country == Country::China
                && !shut(row.hex)
        });
        let mut reached: BTreeSet<Hex> = sources.map(|row| row.hex).collect();
        let mut edge: Vec<Hex> = reached.iter().copied().collect();
        while let Some(hex) = edge.pop() {
            for (direction, next) in hex.neighbours() {
                let road = COMPONENTS.hex(hex).roads.has(direction);
                let marker = (marked(hex) && (marked(next) || paved(next))) || (marked(next) && paved(hex));
                if (road || marker) && !shut(next) && reached.insert(next) {
                    edge.push(next);
                }
            }
        }
        prop_assert_eq!(set(&trace::open_roads(&CHARTS, &board)), reached);
    }
}

#[test]
fn the_exceptions_of_the_trace_ignore_units() {
    let mut chance = Chance::new(7);
    let crowded = board(&mut chance);
    let centre = HexSet::one(Hex::named("T11").expect("a hex"));
    let plain = trace::within_whatever(&CHARTS, &centre, 2);
    assert_eq!(plain.len(), 19);
    assert!(trace::within(&CHARTS, &crowded, Side::VietMinh, &centre, 2).len() <= 19);
}
