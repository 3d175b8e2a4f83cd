//! Maps and random boards, as plain columns, rows and lists.

use company::Company;
use company::board::Place;
use company::components::{Side, Terrain};
use company::flow::{Acting, Group, Phase, State, Step, Turn};
use company::sets::{Square, Unit, UnitSet};
use kernel::Title;
use kernel::dice::Rng;

/// A square as column and row, from 0.
pub(crate) type Spot = (i32, i32);

/// Every square of the table.
pub(crate) fn spots() -> impl Iterator<Item = Spot> {
    (0..6).flat_map(|row| (0..10).map(move |column| (column, row)))
}

pub(crate) fn spot(square: Square) -> Spot {
    (i32::from(square.column()), i32::from(square.row()))
}

pub(crate) fn square((column, row): Spot) -> Square {
    Square::at(column as i8, row as i8).expect("it is on the table")
}

pub(crate) fn is_on_table((column, row): Spot) -> bool {
    (0..10).contains(&column) && (0..6).contains(&row)
}

/// How many columns and rows two squares are apart.
pub(crate) fn apart(a: Spot, b: Spot) -> (i32, i32) {
    ((a.0 - b.0).abs(), (a.1 - b.1).abs())
}

/// X1.3: range.
pub(crate) fn range(a: Spot, b: Spot) -> i32 {
    let (columns, rows) = apart(a, b);
    columns + rows - i32::from(columns >= 1 && rows >= 1)
}

/// X1.5: cover, blocks sight, seen from so far; as in the table of the rule book.
pub(crate) fn terrain(kind: Terrain) -> (bool, bool, i32) {
    match kind {
        Terrain::Road | Terrain::Open | Terrain::Paddy => (false, false, 99),
        Terrain::Village => (true, true, 3),
        Terrain::Jungle => (true, true, 2),
        Terrain::Bamboo => (true, true, 1),
        Terrain::RockyHill => (true, true, 4),
    }
}

/// Rules on printed and on random maps, with all the armies of the missions.
pub(crate) fn grounds() -> Vec<Company> {
    let mut all: Vec<Company> = Company::INFO
        .scenarios
        .iter()
        .map(|mission| proof::rules::<Company>(mission, &[]))
        .collect();
    for (place, mission) in Company::INFO.scenarios.iter().enumerate() {
        let seed = (1900 + place).to_string();
        all.push(proof::rules::<Company>(mission, &[("map", "random"), ("map_seed", &seed)]));
    }
    all
}

/// A unit that stands somewhere, as the tests count it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    pub(crate) unit: Unit,
    pub(crate) at: Spot,
    pub(crate) vehicle: bool,
}

/// A board with units of both sides on random squares, near each other, and one of them in its turn.
pub(crate) fn board(rules: &Company, rng: &mut Rng) -> (State, Vec<Piece>) {
    let mut state = rules.blank();
    state.phase = Phase::Play;
    state.counters = 9;
    let mut pieces: Vec<Piece> = Vec::new();
    let middle = (rng.below(10) as i32, rng.below(6) as i32);
    for side in Side::BOTH {
        for index in rules.charts.all[side as usize].iter() {
            let unit = Unit::new(side, index);
            let vehicle = rules.charts.stats(unit).is_vehicle();
            let free = |at: &Spot| {
                let mut there = pieces.iter().filter(|piece| piece.at == *at);
                there.all(|piece| piece.unit.side == side && piece.vehicle != vehicle)
            };
            let near = |at: &Spot| apart(*at, middle).0.max(apart(*at, middle).1) <= 3;
            let open: Vec<Spot> = spots().filter(near).filter(free).collect();
            if let Some(at) = rng.pick(&open).copied() {
                pieces.push(Piece { unit, at, vehicle });
                state.board.put(rules, unit, Place::on(square(at)));
            }
        }
    }
    let piece = *rng.pick(&pieces).expect("somebody stands there");
    acts(&mut state, piece.unit, 7);
    (state, pieces)
}

/// Makes a unit the one whose turn it is, with so many dice.
pub(crate) fn acts(state: &mut State, unit: Unit, dice: u8) {
    let side = unit.side;
    let mut left = UnitSet::NONE;
    left.insert(unit.index);
    state.steps.clear();
    state.steps.push(Step::Turn(Turn { side, left: 0 }));
    let group = Group { side, group: 0, left, untouched: true, failed: false };
    state.steps.push(Step::Group(group));
    state.steps.push(Step::Unit(Acting {
        unit,
        dice,
        sum: dice as i8,
        spent: 0,
        secret: false,
        over: false,
        begun: true,
        entered: 0,
        shots: 0,
        came_on: false,
        reacted: UnitSet::NONE,
    }));
}
