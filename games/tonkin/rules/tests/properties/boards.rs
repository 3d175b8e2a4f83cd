//! Boards made by chance: any units anywhere, in any state, with any markers.

use std::sync::LazyLock;

use tonkin::board::{Board, Place};
use tonkin::charts::Charts;
use tonkin::components::{Components, Hex, Side, Unit};
use tonkin::sets::HexSet;
use tonkin::setup::{embedded, load};

pub(crate) static COMPONENTS: LazyLock<Components> =
    LazyLock::new(|| load(&embedded()).expect("the embedded pack is sound"));

/// The charts of the whole map.
pub(crate) static CHARTS: LazyLock<Charts> = LazyLock::new(|| {
    let scenario = COMPONENTS.scenario_named("cao_bang").expect("a scenario of that id");
    Charts::of(&COMPONENTS, scenario)
});

/// A stream of numbers from a seed: the same for the same seed.
#[derive(Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed | 1)
    }

    /// A number below another.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }

    /// Something that happens once in so many times.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of some hexes.
    pub(crate) fn hex(&mut self, among: &HexSet) -> Hex {
        let hexes: Vec<Hex> = among.iter().collect();
        hexes[self.below(hexes.len())]
    }
}

/// A board with about a third of the counters on it. Sides do not share hexes.
pub(crate) fn board(chance: &mut Chance) -> Board {
    let charts = &*CHARTS;
    let mut board = Board::empty(charts);
    let places = charts.ground.land.or(charts.ground.islands);
    for index in 0..COMPONENTS.units.len() {
        let unit = Unit(index as u8);
        if charts.forces.off_map.has(unit) || !chance.once_in(3) {
            continue;
        }
        let side = charts.stats(unit).side;
        let friends = *board.occupied(side);
        let hex = if !friends.is_empty() && chance.once_in(3) {
            chance.hex(&friends)
        } else {
            chance.hex(&places)
        };
        if board.occupied(side.enemy()).has(hex) {
            continue;
        }
        board.put(charts, unit, hex);
        let steps = charts.stats(unit).steps as usize;
        if charts.forces.fighting.has(unit) {
            board.set_steps(unit, 1 + chance.below(steps) as u8);
        }
        if chance.once_in(5) {
            board.disorganize(charts, unit);
        }
        if chance.once_in(6) {
            board.oos.insert(unit);
        }
        if chance.once_in(6) {
            board.trenches[side as usize].insert(hex);
        }
    }
    for _ in 0..chance.below(12) {
        board.destroyed.insert(chance.hex(&charts.ground.roads));
    }
    for _ in 0..chance.below(7) {
        board.road_markers.insert(chance.hex(&charts.ground.land));
    }
    board
}

/// Moves some counters about, in all the ways a board offers.
pub(crate) fn shake(chance: &mut Chance, board: &mut Board) {
    let charts = &*CHARTS;
    for _ in 0..60 {
        let unit = Unit(chance.below(COMPONENTS.units.len()) as u8);
        if charts.forces.off_map.has(unit) {
            continue;
        }
        let side = charts.stats(unit).side;
        let hex = chance.hex(&charts.ground.land);
        match chance.below(6) {
            0 | 1 if !board.occupied(side.enemy()).has(hex) => board.put(charts, unit, hex),
            2 => board.remove(charts, unit, Place::Eliminated),
            3 => board.disorganize(charts, unit),
            4 => board.reorganize(charts, unit),
            _ => board.show_first(charts, unit),
        }
    }
}

/// Both sides.
pub(crate) const SIDES: [Side; 2] = Side::BOTH;
