//! How far squares are from each other, in action dice: a success on 4 or more costs two dice on average.

use company::Company;
use company::components::Terrain;
use company::sets::{Faces, SQUARES, Square};

/// Distances between all squares of a map, for foot and for vehicles.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    terrain: [Terrain; SQUARES],
    /// What it costs foot and vehicles to enter a square.
    steps: [[f64; SQUARES]; 2],
    /// By kind of unit, from and to.
    paths: [Vec<[f64; SQUARES]>; 2],
}

/// How a unit gets about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gait {
    /// On foot.
    Foot,
    /// In vehicles.
    Vehicles,
}

/// The dice that one success takes on average.
pub(super) fn price(faces: Faces) -> f64 {
    6.0 / f64::from(faces.len().max(1))
}

impl Ground {
    /// Measures the map of a game.
    pub(super) fn of(rules: &Company) -> Ground {
        let tables = &rules.components.tables;
        let cost = |index: usize, gait: Gait| {
            let terrain = rules.map.terrain[index];
            price(match gait {
                Gait::Foot => tables.foot_into(terrain),
                Gait::Vehicles => tables.vehicle_into(terrain),
            })
        };
        let gaits = [Gait::Foot, Gait::Vehicles];
        let steps = gaits.map(|gait| std::array::from_fn(|index| cost(index, gait)));
        let paths = [0, 1].map(|kind: usize| {
            Square::all().map(|from| spread(rules, &steps[kind], from)).collect()
        });
        Ground { terrain: rules.map.terrain, steps, paths }
    }

    /// Whether it was measured on the map of this game.
    pub(super) fn fits(&self, rules: &Company) -> bool {
        self.terrain == rules.map.terrain
    }

    /// The dice it takes to get from one square to another.
    pub(super) fn dice(&self, from: Square, to: Square, gait: Gait) -> f64 {
        self.paths[gait as usize][from.index()][to.index()]
    }

    /// The dice it takes to enter a square.
    pub(super) fn step(&self, to: Square, gait: Gait) -> f64 {
        self.steps[gait as usize][to.index()]
    }
}

/// The dice to every square from one.
fn spread(rules: &Company, steps: &[f64; SQUARES], from: Square) -> [f64; SQUARES] {
    let mut dice = [f64::INFINITY; SQUARES];
    dice[from.index()] = 0.0;
    let mut changed = true;
    while changed {
        changed = false;
        for square in Square::all() {
            let near = rules.charts.near(square).iter();
            let best = near.map(|other| dice[other.index()]).fold(f64::INFINITY, f64::min);
            let reached = best + steps[square.index()];
            if reached < dice[square.index()] {
                dice[square.index()] = reached;
                changed = true;
            }
        }
    }
    dice
}
