//! The grid of hexes on paper: centres, corners, outlines of sets of hexes.
//!
//! Corners lie on a lattice of whole numbers, so that neighbours share them exactly and an outline is found
//! by leaving out the edges that two hexes have in common.

use std::collections::BTreeMap;

use tonkin::components::{COLUMNS, Direction, Hex, ROWS};
use tonkin::sets::HexSet;

use drawing::geometry::{Ends, Pen, Spot, short};

/// From the centre of a hex to the middle of a side.
pub(super) const HALF: f64 = 30.0;
/// A step of the lattice to the south: half a side.
const RISE: f64 = 17.320_508;
/// How many map units a step of ten metres of the pack is.
pub(super) const SCALE: f64 = 0.03;
/// The picture of the ground: width and height.
pub(super) const PAPER: (f64, f64) = (2040.0, 1452.0);
/// What of it can be looked at: the map within its frame.
pub(super) const FULL: (i32, i32, i32, i32) = (20, 8, 1980, 1396);

/// A point of the lattice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Knot {
    pub(super) x: i32,
    pub(super) y: i32,
}

impl Knot {
    /// Where it is on the map.
    pub(super) fn spot(self) -> Spot {
        Spot::new(f64::from(self.x) * HALF, f64::from(self.y) * RISE)
    }

    /// The corner that lies so far from here.
    const fn off(self, (x, y): (i32, i32)) -> Knot {
        Knot { x: self.x + x, y: self.y + y }
    }
}

/// The corners of a hex round its centre, clockwise from the north.
const CORNERS: [(i32, i32); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// A hex of the paper: one of the grid, or one of the rim round it that carries the ground to the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cell {
    column: i32,
    row: i32,
}

impl Cell {
    /// The cell of a hex.
    pub(super) const fn of(hex: Hex) -> Cell {
        Cell { column: hex.column() as i32, row: hex.row() as i32 }
    }

    /// Every cell of the paper.
    pub(super) fn all() -> impl Iterator<Item = Cell> {
        let rows = -1..=ROWS as i32;
        rows.flat_map(|row| (-1..=COLUMNS as i32).map(move |column| Cell { column, row }))
    }

    /// The hex whose ground it shows: its own, or the nearest one of the grid.
    pub(super) fn hex(self) -> Option<Hex> {
        let column = self.column.clamp(0, COLUMNS as i32 - 1) as usize;
        Hex::at(column, self.row.clamp(0, ROWS as i32 - 1) as usize)
    }

    /// The middle. Rows with an odd number are shifted to the east; here they are counted from 0.
    pub(super) const fn knot(self) -> Knot {
        let shift = if self.row.rem_euclid(2) == 0 { 3 } else { 2 };
        Knot { x: shift + 2 * self.column, y: 3 * (self.row + 1) }
    }

    fn corners(self) -> [Knot; 6] {
        CORNERS.map(|corner| self.knot().off(corner))
    }
}

/// The middle of a hex.
pub(super) fn centre(hex: Hex) -> Spot {
    Cell::of(hex).knot().spot()
}

/// The outline of one hex, grown or shrunk by a share.
pub(super) fn outline(hex: Hex, share: f64) -> String {
    let middle = centre(hex);
    let spots = Cell::of(hex).corners().map(|corner| {
        let spot = corner.spot();
        Spot::new(middle.x + (spot.x - middle.x) * share, middle.y + (spot.y - middle.y) * share)
    });
    drawing::geometry::straight(&spots, Ends::Closed)
}

/// The closed lines round a set of cells; the set lies to the right of each.
pub(super) fn union(cells: impl IntoIterator<Item = Cell>) -> Vec<Vec<Knot>> {
    let mut edges: BTreeMap<Knot, Vec<Knot>> = BTreeMap::new();
    for cell in cells {
        let corners = cell.corners();
        for (place, from) in corners.iter().enumerate() {
            let to = corners[(place + 1) % 6];
            let back = edges.get_mut(&to);
            let shared = back.and_then(|ends| {
                let place = ends.iter().position(|end| end == from)?;
                Some(ends.swap_remove(place))
            });
            if shared.is_none() {
                edges.entry(*from).or_default().push(to);
            }
        }
    }
    edges.retain(|_, ends| !ends.is_empty());
    let mut loops = Vec::new();
    while let Some((&start, _)) = edges.iter().next() {
        loops.push(walk(&mut edges, start));
    }
    loops
}

/// Follows edges from a corner until it is met again, and takes them out.
fn walk(edges: &mut BTreeMap<Knot, Vec<Knot>>, start: Knot) -> Vec<Knot> {
    let mut line = Vec::new();
    let mut at = start;
    while let Some(ends) = edges.get_mut(&at) {
        let Some(next) = ends.pop() else { break };
        if ends.is_empty() {
            edges.remove(&at);
        }
        line.push(at);
        at = next;
        if at == start {
            break;
        }
    }
    line
}

/// The hex across each side of another, clockwise from the side that begins at its north corner.
const ACROSS: [Direction; 6] =
    [Direction::NE, Direction::E, Direction::SE, Direction::SW, Direction::W, Direction::NW];

/// The corners of the grid, counted from west to east and in each column from north to south.
const TALL: usize = 3 * ROWS + 3;
const WIDE: usize = 2 * COLUMNS + 3;
/// A corner from which no side goes on.
const NOWHERE: u16 = u16::MAX;

impl Knot {
    const fn number(self) -> usize {
        self.x as usize * TALL + self.y as usize
    }

    const fn numbered(number: usize) -> Knot {
        Knot { x: (number / TALL) as i32, y: (number % TALL) as i32 }
    }
}

/// Of every corner the next one, along the sides of a set of hexes that no other hex of it shares.
fn rim(hexes: &HexSet) -> Vec<u16> {
    let mut next = vec![NOWHERE; WIDE * TALL];
    for hex in hexes.iter() {
        let corners = Cell::of(hex).corners();
        for (place, across) in ACROSS.into_iter().enumerate() {
            if !hex.neighbour(across).is_some_and(|other| hexes.has(other)) {
                next[corners[place].number()] = corners[(place + 1) % 6].number() as u16;
            }
        }
    }
    next
}

/// The path of the straight outline of a set of hexes.
pub(super) fn edge(hexes: impl IntoIterator<Item = Hex>) -> String {
    let mut next = rim(&hexes.into_iter().collect());
    let mut pen = Pen::default();
    for start in 0..next.len() {
        if next[start] == NOWHERE {
            continue;
        }
        pen.move_to(Knot::numbered(start).spot().tenth());
        let mut at = start;
        loop {
            at = usize::from(std::mem::replace(&mut next[at], NOWHERE));
            if next[at] == NOWHERE {
                break;
            }
            pen.line_to(Knot::numbered(at).spot().tenth());
        }
        pen.close();
    }
    pen.finish()
}

/// A number between -1 and 1 that looks random and is always the same for the same place and seed.
pub(super) fn noise(x: i32, y: i32, seed: u64) -> f64 {
    let mut z = (x as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ (y as u64).wrapping_mul(0xC2B2_AE3D_27D4_EB4F)
        ^ seed.wrapping_mul(0x1656_67B1_9E37_79F9);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^= z >> 31;
    (z >> 11) as f64 / (1u64 << 52) as f64 - 1.0
}

/// The outline of a set of cells as a natural line: corners and middles of sides wander a little, and the
/// line is rounded. It is never off by more than a fifth of a hex.
pub(super) fn natural(cells: impl IntoIterator<Item = Cell>, seed: u64, far: f64) -> String {
    let mut out = String::new();
    for line in union(cells) {
        let mut points = Vec::with_capacity(line.len() * 2);
        for (place, from) in line.iter().enumerate() {
            let to = line[(place + 1) % line.len()];
            points.push(wander(from.spot(), (from.x * 2, from.y * 2), seed, far));
            let middle = Knot { x: from.x + to.x, y: from.y + to.y };
            let spot =
                Spot::new(f64::from(middle.x) * HALF / 2.0, f64::from(middle.y) * RISE / 2.0);
            points.push(wander(spot, (middle.x, middle.y), seed, far * 1.2));
        }
        rounded(&mut out, &points);
    }
    out
}

fn wander(spot: Spot, (x, y): (i32, i32), seed: u64, far: f64) -> Spot {
    Spot::new(spot.x + far * noise(x, y, seed), spot.y + far * noise(x, y, seed ^ 0xABCD))
}

/// A closed line that has these points as its corners and is rounded between them.
fn rounded(out: &mut String, points: &[Spot]) {
    let middle = |a: Spot, b: Spot| Spot::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0).tenth();
    let Some((first, last)) = points.first().zip(points.last()) else { return };
    let start = middle(*last, *first);
    let mut at = start;
    out.push_str(&format!("M{} {}", short(start.x), short(start.y)));
    for (place, corner) in points.iter().enumerate() {
        let next = points[(place + 1) % points.len()];
        let (turn, end) = (corner.tenth(), middle(*corner, next));
        out.push('q');
        let numbers = [turn.x - at.x, turn.y - at.y, end.x - at.x, end.y - at.y];
        for (place, number) in numbers.into_iter().enumerate() {
            if place > 0 && number >= 0 {
                out.push(' ');
            }
            out.push_str(&short(number));
        }
        at = end;
    }
    out.push('z');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edge_of_a_set_is_the_line_round_its_cells() {
        let sets: [fn(&Hex) -> bool; 4] = [
            |_| true,
            |hex| hex.row() % 3 == 0,
            |hex| hex.index() % 5 < 3,
            |hex| hex.column() > 4 && hex.row() < 9,
        ];
        for is_in in sets {
            let mut pen = Pen::default();
            for line in union(Hex::all().filter(is_in).map(Cell::of)) {
                for (place, knot) in line.iter().enumerate() {
                    let at = knot.spot().tenth();
                    if place == 0 { pen.move_to(at) } else { pen.line_to(at) }
                }
                pen.close();
            }
            assert_eq!(edge(Hex::all().filter(is_in)), pen.finish());
        }
    }
}
