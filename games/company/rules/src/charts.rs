//! What the rules look up at every step, worked out once from map and armies: neighbours, ranges, sight.

use crate::components::{Body, Commander, Components, Force, Grade, Map, Side, Terrain, Vehicle};
use crate::generator::{command_distance, faces};
use crate::sets::{COLUMNS, MAX_UNITS, ROWS, SQUARES, Square, SquareSet, UnitSet};

/// What a rule asks of a unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stats {
    /// What it is made of.
    pub body: Body,
    /// Its strength when full.
    pub strength: u8,
    /// Its group.
    pub group: u8,
    /// Its platoon.
    pub platoon: u8,
}

impl Stats {
    /// Its grade; vehicles have none.
    pub const fn grade(&self) -> Option<Grade> {
        match self.body {
            Body::Foot { grade, .. } => Some(grade),
            Body::Vehicles(_) => None,
        }
    }

    /// Its class of vehicles; foot has none.
    pub const fn vehicle(&self) -> Option<Vehicle> {
        match self.body {
            Body::Foot { .. } => None,
            Body::Vehicles(vehicle) => Some(vehicle),
        }
    }

    /// What its leader commands.
    pub const fn commander(&self) -> Option<Commander> {
        match self.body {
            Body::Foot { commander, .. } => commander,
            Body::Vehicles(_) => None,
        }
    }

    /// Whether it is a vehicle unit.
    pub const fn is_vehicle(&self) -> bool {
        matches!(self.body, Body::Vehicles(_))
    }
}

/// The greatest range of any shot (16d); charts and tables have a place for each range up to it.
pub const FARTHEST: usize = 4;

/// Look-up tables of map and armies.
#[derive(Clone, Debug, PartialEq)]
pub struct Charts {
    terrain: [Terrain; SQUARES],
    faces: [SquareSet; SQUARES],
    near: [SquareSet; SQUARES],
    within: Vec<[SquareSet; FARTHEST + 1]>,
    seen: [SquareSet; SQUARES],
    /// Squares of cover.
    pub cover: SquareSet,
    /// Village squares.
    pub villages: SquareSet,
    /// All lines of three squares (34b), as sets.
    pub lines: Vec<[Square; 3]>,
    stats: [[Stats; MAX_UNITS]; 2],
    /// The units of each side.
    pub all: [UnitSet; 2],
    /// The foot units of each side.
    pub foot: [UnitSet; 2],
    groups: [[UnitSet; MAX_UNITS]; 2],
    /// The PC of each platoon.
    commanders: [[Option<u8>; MAX_UNITS]; 2],
}

impl Charts {
    /// Works the tables out.
    pub(crate) fn of(components: &Components, map: &Map, forces: &[Force; 2]) -> Charts {
        let of = |wanted: &dyn Fn(Square) -> bool| Square::all().filter(|s| wanted(*s)).collect();
        let terrain = |square: Square| map.terrain[square.index()];
        let blank =
            Stats { body: Body::Vehicles(Vehicle::Truck), strength: 0, group: 0, platoon: 0 };
        let mut charts = Charts {
            terrain: map.terrain,
            faces: std::array::from_fn(|index| faces(Square(index as u8))),
            near: std::array::from_fn(|index| {
                of(&|other| command_distance(Square(index as u8), other) == 1)
            }),
            within: Square::all()
                .map(|from| {
                    std::array::from_fn(|most| {
                        of(&|to| (1..=most as u8).contains(&range(from, to)))
                    })
                })
                .collect(),
            seen: [SquareSet::NONE; SQUARES],
            cover: of(&|square| components.terrain[terrain(square) as usize].cover),
            villages: of(&|square| terrain(square) == Terrain::Village),
            lines: lines(),
            stats: [[blank; MAX_UNITS]; 2],
            all: [UnitSet::NONE; 2],
            foot: [UnitSet::NONE; 2],
            groups: [[UnitSet::NONE; MAX_UNITS]; 2],
            commanders: [[None; MAX_UNITS]; 2],
        };
        let sight = Sight { components, map };
        for square in Square::all() {
            charts.seen[square.index()] = sight.seen(square);
        }
        for side in Side::BOTH {
            charts.enlist(side, &forces[side as usize]);
        }
        charts
    }

    fn enlist(&mut self, side: Side, force: &Force) {
        let place = side as usize;
        for (index, row) in force.units.iter().enumerate().take(MAX_UNITS) {
            let unit = index as u8;
            let (body, strength) = (row.body, row.strength);
            let stats = Stats { body, strength, group: row.group, platoon: row.platoon };
            self.stats[place][index] = stats;
            self.all[place].insert(unit);
            if !stats.is_vehicle() {
                self.foot[place].insert(unit);
            }
            self.groups[place][usize::from(row.group)].insert(unit);
            if stats.commander() == Some(Commander::Platoon) {
                self.commanders[place][usize::from(row.platoon)] = Some(unit);
            }
        }
    }

    /// The terrain of a square.
    pub const fn terrain(&self, square: Square) -> Terrain {
        self.terrain[square.index()]
    }

    /// X1.2: the four neighbours over a face.
    pub const fn faces(&self, square: Square) -> SquareSet {
        self.faces[square.index()]
    }

    /// X1.2: the eight neighbours.
    pub const fn near(&self, square: Square) -> SquareSet {
        self.near[square.index()]
    }

    /// The squares within a range, the square itself left out.
    pub fn within(&self, square: Square, range: u8) -> SquareSet {
        self.within[square.index()][usize::from(range).min(FARTHEST)]
    }

    /// X1.5: the squares seen from a square.
    pub const fn seen_from(&self, square: Square) -> SquareSet {
        self.seen[square.index()]
    }

    /// The printed values of a unit.
    pub const fn stats(&self, unit: crate::sets::Unit) -> &Stats {
        &self.stats[unit.side as usize][unit.index as usize]
    }

    /// The units of a group.
    pub const fn group(&self, side: Side, group: u8) -> UnitSet {
        self.groups[side as usize][group as usize]
    }

    /// The unit of the PC of a platoon.
    pub const fn platoon_commander(&self, side: Side, platoon: u8) -> Option<u8> {
        self.commanders[side as usize][platoon as usize]
    }
}

/// X1.3: range, with at most one diagonal step.
pub const fn range(a: Square, b: Square) -> u8 {
    let (columns, rows) = (a.column().abs_diff(b.column()), a.row().abs_diff(b.row()));
    columns + rows - if columns >= 1 && rows >= 1 { 1 } else { 0 }
}

/// 34b: three squares in an orthogonal line, from west to east or from north to south.
fn lines() -> Vec<[Square; 3]> {
    let from = |square: Square, columns: i8, rows: i8| {
        let next = square.step(columns, rows)?;
        Some([square, next, next.step(columns, rows)?])
    };
    let along = Square::all().filter_map(|square| from(square, 1, 0));
    let down = Square::all().filter_map(|square| from(square, 0, 1));
    along.chain(down).collect()
}

/// X1.5: who sees what on a map.
struct Sight<'c> {
    components: &'c Components,
    map: &'c Map,
}

impl Sight<'_> {
    fn blocks(&self, square: Square) -> bool {
        self.components.terrain[self.map.terrain[square.index()] as usize].blocks
    }

    /// The squares seen from one. A shortest path goes straight on, or has exactly one diagonal step.
    fn seen(&self, from: Square) -> SquareSet {
        let mut seen = SquareSet::NONE;
        for (east, south) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            self.look(from, east, south, &mut seen);
        }
        let near = |square: &Square| {
            let distance = range(from, *square);
            let terrain = self.map.terrain[square.index()];
            distance <= 1 || distance <= self.components.terrain[terrain as usize].seen_from
        };
        let beside = Square::all().filter(|square| range(from, *square) <= 1).collect();
        seen.iter().filter(near).collect::<SquareSet>().or(beside)
    }

    /// One quarter of the table: the squares reached by a path whose squares in between let sight through.
    fn look(&self, from: Square, east: i8, south: i8, seen: &mut SquareSet) {
        // By columns and rows gone: whether sight goes on from there without and with a diagonal step.
        let mut straight = [[false; ROWS as usize + 1]; COLUMNS as usize + 1];
        let mut slanted = straight;
        for columns in 0..COLUMNS as usize {
            for rows in 0..ROWS as usize {
                let step = from.step(east * columns as i8, south * rows as i8);
                let Some(to) = step else { continue };
                // The tables have a margin: entry n + 1 is for n steps.
                let plain = straight[columns][rows + 1] || straight[columns + 1][rows];
                let turned = straight[columns][rows]
                    || slanted[columns][rows + 1]
                    || slanted[columns + 1][rows];
                if (columns == 0 || rows == 0) && plain || columns > 0 && rows > 0 && turned {
                    seen.insert(to);
                }
                let open = !self.blocks(to);
                let begins = columns == 0 && rows == 0;
                straight[columns + 1][rows + 1] = begins || plain && open;
                slanted[columns + 1][rows + 1] = turned && open && !begins;
            }
        }
    }
}
