//! X1.6: random maps. The same profile and number always make the same map.

use kernel::dice::Rng;
use pack::{Name, Point};

use crate::components::{Hamlet, Limits, Map, Profile, Terrain, TerrainRow};
use crate::sets::{COLUMNS, ROWS, SQUARES, Square, SquareSet};

/// One in so many columns lets the road change its row.
const ROAD_TURNS: u32 = 4;
/// Cover counts from this column on: where White Star begins there is none to be had.
const FIRST_COVER: u8 = 2;
/// The side of a square in a picture.
const SQUARE_UNITS: i32 = 100;

/// A map that keeps the limits, and those of the mission (`fits`). When no try does, the last one is
/// repaired with village squares.
pub fn generate(
    profile: &Profile,
    limits: &Limits,
    rows: &[TerrainRow],
    seed: u64,
    fits: impl Fn(&Map) -> bool,
) -> Map {
    let mut rng = Rng::from_number(seed);
    let mut last = attempt(profile, limits, &mut rng);
    for _ in 1..limits.max_attempts {
        let map = last.map(profile, seed);
        if keeps(&map, limits, rows) && fits(&map) {
            return map;
        }
        last = attempt(profile, limits, &mut rng);
    }
    last.repair(limits, &mut rng);
    last.map(profile, seed)
}

/// Step 5: villages and cover are within the limits.
pub fn keeps(map: &Map, limits: &Limits, rows: &[TerrainRow]) -> bool {
    let of = |wanted: &dyn Fn(Square) -> bool| Square::all().filter(|s| wanted(*s)).count() as u8;
    let terrain = |square: Square| map.terrain[square.index()];
    let villages = of(&|square| terrain(square) == Terrain::Village);
    let is_cover = |square| rows.iter().any(|row| row.terrain == terrain(square) && row.cover);
    let cover = of(&|square| square.column() >= FIRST_COVER && is_cover(square));
    (limits.villages[0]..=limits.villages[1]).contains(&villages) && cover >= limits.cover
}

/// A map while it is drawn.
#[derive(Debug)]
struct Draft {
    terrain: [Terrain; SQUARES],
    hamlets: Vec<SquareSet>,
}

/// Steps 1 to 4.
fn attempt(profile: &Profile, limits: &Limits, rng: &mut Rng) -> Draft {
    let mut draft = Draft { terrain: [profile.base; SQUARES], hamlets: Vec::new() };
    if profile.road.has(rng.below(6) as u8 + 1) {
        draft.lay_road(rng);
    }
    for _ in 0..between(profile.hamlets, rng) {
        let size = between(profile.hamlet_size, rng);
        draft.found_hamlet(size, limits, rng);
    }
    for patch in &profile.patches {
        for _ in 0..between(patch.count, rng) {
            let size = between(patch.size, rng);
            let base = draft.of(profile.base);
            let grown = draft.grow(base, size, rng);
            draft.paint(grown, patch.terrain);
        }
    }
    draft
}

/// A number of a range.
fn between([least, most]: [u8; 2], rng: &mut Rng) -> u8 {
    least + rng.below(u32::from(most.saturating_sub(least)) + 1) as u8
}

impl Draft {
    fn of(&self, terrain: Terrain) -> SquareSet {
        Square::all().filter(|square| self.terrain[square.index()] == terrain).collect()
    }

    fn paint(&mut self, squares: SquareSet, terrain: Terrain) {
        for square in squares.iter() {
            self.terrain[square.index()] = terrain;
        }
    }

    /// Step 2: from the west edge to the east edge, in rows 2 to 5.
    fn lay_road(&mut self, rng: &mut Rng) {
        let (top, bottom) = (1, ROWS as i8 - 2);
        let mut row = top + rng.below((bottom - top + 1) as u32) as i8;
        for column in 0..COLUMNS as i8 {
            self.pave(column, row);
            if column > 0 && rng.below(ROAD_TURNS) == 0 {
                let wanted = if rng.below(2) == 0 { row - 1 } else { row + 1 };
                if (top..=bottom).contains(&wanted) {
                    row = wanted;
                    self.pave(column, row);
                }
            }
        }
    }

    fn pave(&mut self, column: i8, row: i8) {
        if let Some(square) = Square::at(column, row) {
            self.terrain[square.index()] = Terrain::Road;
        }
    }

    /// Step 3: village squares far enough from other hamlets.
    fn found_hamlet(&mut self, size: u8, limits: &Limits, rng: &mut Rng) {
        let others = self.hamlets.iter().fold(SquareSet::NONE, |sum, hamlet| sum.or(*hamlet));
        let far = |square: &Square| {
            others.iter().all(|other| command_distance(*square, other) >= limits.hamlet_distance)
        };
        let roads = self.of(Terrain::Road);
        let free: SquareSet = Square::all().filter(far).collect();
        let hamlet = self.grow(free.minus(roads).minus(limits.no_village), size, rng);
        if !hamlet.is_empty() {
            self.paint(hamlet, Terrain::Village);
            self.hamlets.push(hamlet);
        }
    }

    /// A patch of face neighbours inside a set of squares, as large as there is room.
    fn grow(&self, room: SquareSet, size: u8, rng: &mut Rng) -> SquareSet {
        let mut grown = SquareSet::NONE;
        let starts: Vec<Square> = room.iter().collect();
        let Some(start) = rng.pick(&starts) else { return grown };
        grown.insert(*start);
        while grown.len() < size {
            let beside: SquareSet = grown.iter().flat_map(|square| faces(square).iter()).collect();
            let beside: Vec<Square> = beside.and(room).minus(grown).iter().collect();
            let Some(next) = rng.pick(&beside) else { break };
            grown.insert(*next);
        }
        grown
    }

    /// Step 5: the last try gets village squares until there are enough.
    fn repair(&mut self, limits: &Limits, rng: &mut Rng) {
        while self.of(Terrain::Village).len() < limits.villages[0] {
            let open = Square::all().filter(|square| {
                !limits.no_village.has(*square) && self.terrain[square.index()] != Terrain::Road
            });
            let open: SquareSet = open.collect();
            let open: Vec<Square> = open.minus(self.of(Terrain::Village)).iter().collect();
            let Some(square) = rng.pick(&open) else { return };
            self.terrain[square.index()] = Terrain::Village;
            self.hamlets.push(SquareSet::one(*square));
        }
    }

    fn map(&self, profile: &Profile, seed: u64) -> Map {
        let hamlets = self.hamlets.iter().enumerate().map(|(place, squares)| Hamlet {
            id: format!("ap_{}", place + 1),
            name: format!("Ap {}", place + 1),
            squares: *squares,
            label: middle(*squares),
        });
        let name = |name: &str| format!("{name} {seed}");
        Map {
            id: format!("random_{}_{seed}", profile.id),
            name: Name { en: name(&profile.name.en), fr: name(&profile.name.fr) },
            region: profile.name.clone(),
            terrain: self.terrain,
            hamlets: hamlets.collect(),
        }
    }
}

/// The middle of squares in a picture.
fn middle(squares: SquareSet) -> Point {
    let count = i32::from(squares.len().max(1));
    let sum = |of: fn(Square) -> u8| -> i32 {
        squares.iter().map(|square| i32::from(of(square)) * SQUARE_UNITS + SQUARE_UNITS / 2).sum()
    };
    Point { x: sum(Square::column) / count, y: sum(Square::row) / count }
}

/// X1.2: the four orthogonal neighbours.
pub(crate) fn faces(square: Square) -> SquareSet {
    let steps = [(0, -1), (-1, 0), (1, 0), (0, 1)];
    steps.into_iter().filter_map(|(columns, rows)| square.step(columns, rows)).collect()
}

/// X1.3: the larger of column and row difference.
pub const fn command_distance(a: Square, b: Square) -> u8 {
    let (columns, rows) = (a.column().abs_diff(b.column()), a.row().abs_diff(b.row()));
    if columns > rows { columns } else { rows }
}
