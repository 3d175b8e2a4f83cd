//! The map as the rules speak of it, read straight from the pack; and random boards on it.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use storm::components::{Border, Colour, Components, Side};

use crate::builder::{FRENCH, Scene, VIETMINH, infantry, pack};

/// Areas, borders and colours by their numbers.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    /// Both ways, with the kind of border.
    pub(crate) borders: BTreeMap<u8, Vec<(u8, Border)>>,
    pub(crate) red: BTreeSet<u8>,
    pub(crate) edge: BTreeSet<u8>,
    pub(crate) printed: BTreeMap<u8, (Side, u8)>,
}

impl Ground {
    pub(crate) fn new() -> Ground {
        Ground::of(&pack())
    }

    fn of(pack: &Components) -> Ground {
        let mut borders: BTreeMap<u8, Vec<(u8, Border)>> = BTreeMap::new();
        for (a, b, kind) in &pack.borders {
            borders.entry(a.0).or_default().push((b.0, *kind));
            borders.entry(b.0).or_default().push((a.0, *kind));
        }
        let red = pack.areas.iter().filter(|row| row.colour == Colour::Red);
        let edge = pack.areas.iter().filter(|row| row.edge);
        Ground {
            borders,
            red: red.map(|row| row.area.0).collect(),
            edge: edge.map(|row| row.area.0).collect(),
            printed: pack.areas.iter().map(|r| (r.area.0, (r.control, r.defence))).collect(),
        }
    }

    /// An area where a side may stand: the French in no red one.
    pub(crate) fn a_place_of(&self, side: Side, index: prop::sample::Index) -> u8 {
        let open = |area: &&u8| side == VIETMINH || !self.red.contains(area);
        let places: Vec<u8> = self.printed.keys().filter(open).copied().collect();
        *index.get(&places)
    }

    pub(crate) fn near(&self, area: u8) -> impl Iterator<Item = u8> {
        self.borders[&area].iter().map(|(other, _)| *other)
    }
}

/// What stands in an area: who controls it, French units, Viet Minh units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Holding {
    pub(crate) side: Side,
    pub(crate) units: [u8; 2],
}

impl Holding {
    pub(crate) fn enemies(&self, side: Side) -> u8 {
        self.units[side.enemy() as usize]
    }

    pub(crate) fn own(&self, side: Side) -> u8 {
        self.units[side as usize]
    }

    /// 13.0: the controller has nobody here and the other side has somebody.
    pub(crate) fn settle(&mut self) {
        if self.own(self.side) == 0 && self.enemies(self.side) > 0 {
            self.side = self.side.enemy();
        }
    }
}

pub(crate) type Holdings = BTreeMap<u8, Holding>;

/// How many units of a side stand on a random board at most.
const MOST_UNITS: u16 = 110;

/// A random board: some areas stay as printed and empty, others hold anything that is possible.
pub(crate) fn holdings() -> impl Strategy<Value = Holdings> {
    let count = prop_oneof![4 => Just(0_u8), 3 => 1_u8..=3, 1 => 7_u8..=8, 2 => Just(9_u8)];
    let side = prop_oneof![Just(FRENCH), Just(VIETMINH)];
    let one = (side, count.clone(), count, 0_u8..4);
    prop::collection::vec(one, 40).prop_map(|areas| arranged(&areas))
}

fn arranged(areas: &[(Side, u8, u8, u8)]) -> Holdings {
    let ground = Ground::new();
    let mut totals = [0_u16; 2];
    let mut holdings = Holdings::new();
    for (number, (side, french, vietminh, quiet)) in (1_u8..).zip(areas) {
        let (printed, _) = ground.printed[&number];
        let mut holding = Holding { side: printed, units: [*french, *vietminh] };
        if *quiet == 0 {
            holding.units = [0, 0];
        } else {
            holding.side = *side;
        }
        if ground.red.contains(&number) {
            holding.side = VIETMINH;
            holding.units[0] = 0;
        }
        for side in Side::BOTH {
            let total = &mut totals[side as usize];
            let count = &mut holding.units[side as usize];
            if *total + u16::from(*count) > MOST_UNITS {
                *count = 0;
            }
            *total += u16::from(*count);
        }
        holding.settle();
        holdings.insert(number, holding);
    }
    holdings
}

/// A scene with these holdings; bystanders are plain infantry.
pub(crate) fn scene(holdings: &Holdings) -> Scene {
    let mut scene = Scene::empty();
    for (area, holding) in holdings {
        scene.give(holding.side, &[*area]);
        scene.stack(FRENCH, infantry(2, 10, 9, 3), *area, holding.units[0]);
        scene.stack(VIETMINH, infantry(1, 8, 7, 2), *area, holding.units[1]);
    }
    scene
}
