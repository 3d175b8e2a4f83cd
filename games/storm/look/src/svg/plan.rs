//! Where everything on the board lies at one moment: markers, piles, villages' names.

use storm::components::{Area, Side};
use storm::sets::Unit;
use storm::view::View;

use super::marks::{self, Mark};
use super::piles::{Pile, piles};
use super::space::{GRAIN, least_cost};
use super::{Place, Sheet};
use drawing::Lit;
use drawing::geometry::{Rect, Spot};

/// The cells of piles in grains of the raster, from the largest to the smallest.
const CELLS: std::ops::RangeInclusive<usize> = 6..=18;
/// A pile's cell is this much larger than its plate: edges and count of the pile, and a gap.
const CELL: f64 = 1.125;
/// How far piles stay from the border, the best first: the second still does not touch it.
const MARGINS: [f64; 2] = [6.0, 2.5];
/// What it costs to stand closer to the border.
const CLOSER: f64 = 0.12;
/// What it costs to be smaller, for each grain.
const SMALLER: f64 = 0.14;

/// A pile in its place.
#[derive(Debug)]
pub(super) struct Laid {
    pub(super) pile: Pile,
    /// The plate's square.
    pub(super) at: Rect,
}

/// One area at one moment.
#[derive(Debug)]
pub(super) struct Spread<'a> {
    pub(super) place: &'a Place,
    pub(super) marks: Vec<(Mark, Rect)>,
    pub(super) piles: Vec<Laid>,
}

impl Spread<'_> {
    /// All the room that is taken in the area.
    pub(super) fn taken(&self) -> Vec<Rect> {
        let label = self.place.label.rects();
        let marks = self.marks.iter().map(|(_, rect)| *rect);
        let piles = self.piles.iter().map(|laid| cell_of(&laid.at));
        label.chain(marks).chain(piles).collect()
    }
}

/// The cell of a plate.
fn cell_of(plate: &Rect) -> Rect {
    let cell = plate.w * CELL;
    Rect::new(plate.x - plate.w * 0.01, plate.y - plate.w * 0.115, cell, cell)
}

/// The plate in its cell: edges and count go to the upper right of it.
fn plate_in(cell: &Rect) -> Rect {
    let size = cell.w / CELL;
    Rect::new(cell.x + size * 0.01, cell.y + size * 0.115, size, size)
}

/// The whole board at one moment.
#[derive(Debug)]
pub(super) struct Plan<'a> {
    pub(super) spreads: Vec<Spread<'a>>,
}

impl<'a> Plan<'a> {
    /// Lays the board out.
    pub(super) fn of(sheet: &'a Sheet, view: &View, lit: &Lit) -> Plan<'a> {
        Plan::part(sheet, view, lit, |_| true)
    }

    /// Lays a part of the board out.
    pub(super) fn part(
        sheet: &'a Sheet,
        view: &View,
        lit: &Lit,
        wanted: impl Fn(&Place) -> bool,
    ) -> Plan<'a> {
        let signs: Vec<Rect> = sheet
            .places
            .iter()
            .flat_map(|place| place.label.rects())
            .chain(sheet.river_name.iter().copied())
            .collect();
        let spread = |place: &'a Place| spread(sheet, place, view, lit, &signs);
        let places = sheet.places.iter().filter(|place| wanted(place));
        Plan { spreads: places.map(spread).collect() }
    }

    /// The spread of an area.
    pub(super) fn area(&self, area: Area) -> Option<&Spread<'a>> {
        self.spreads.iter().find(|spread| spread.place.row.area == area)
    }

    /// Where a unit lies.
    pub(super) fn unit(&self, unit: Unit) -> Option<(&Spread<'a>, &Laid)> {
        let mut laid = self
            .spreads
            .iter()
            .flat_map(|spread| spread.piles.iter().map(move |laid| (spread, laid)));
        laid.find(|(_, laid)| laid.pile.units.contains(&unit))
    }
}

fn spread<'a>(
    sheet: &Sheet,
    place: &'a Place,
    view: &View,
    lit: &Lit,
    signs: &[Rect],
) -> Spread<'a> {
    let area = place.row.area;
    let marks = marks::lay_marks(place, &view.board, signs);
    // The side that holds the area comes first.
    let holder = view.board.control(area);
    let of_side = |side: Side| {
        let (units, fresh) = (view.board.units(side, area), view.board.fresh_units(side, area));
        piles(&sheet.rules, side, units, fresh, lit)
    };
    let mut found = of_side(holder);
    found.extend(of_side(holder.enemy()));
    let mut taken = signs.to_vec();
    taken.extend(marks.iter().map(|(_, rect)| *rect));
    let cells = cells(place, found.len(), &taken).unwrap_or_else(|| {
        // In a crowd counters may lie over the name of their area, not over its numbers and markers.
        let own: Vec<Rect> = place.label.lines.iter().map(|(_, rect)| *rect).collect();
        taken.retain(|rect| !own.contains(rect));
        cells(place, found.len(), &taken).unwrap_or_else(|| heap(place, found.len()))
    });
    let piles = found.into_iter().zip(cells);
    let piles = piles.map(|(pile, cell)| Laid { pile, at: plate_in(&cell) }).collect();
    Spread { place, marks, piles }
}

/// Cells for so many piles inside the area, beside what is taken: large, close to the name and
/// together.
fn cells(place: &Place, count: usize, taken: &[Rect]) -> Option<Vec<Rect>> {
    if count == 0 {
        return Some(Vec::new());
    }
    let rooms = MARGINS.map(|margin| place.field.room(margin, taken));
    let mut best: Option<(f64, Vec<Rect>)> = None;
    let ideal = least_cost(count);
    for grains in CELLS.rev() {
        let small = (CELLS.end() - grains) as f64 * SMALLER;
        for (room, close) in rooms.iter().zip([0.0, CLOSER]) {
            let least = best.as_ref().map_or(f64::MAX, |(cost, _)| *cost);
            if ideal + small + close >= least {
                continue;
            }
            let (cell, sign) = (grains as f64 * GRAIN, &place.label.plaque);
            let near = Spot::new(sign.centre().x, sign.bottom() + 2.0 + cell / 2.0);
            let packed = room.pack(count, grains, near);
            let costed = packed.map(|(cost, cells)| (cost + small + close, cells));
            best = costed.filter(|(cost, _)| *cost < least).or(best);
        }
    }
    best.map(|(_, cells)| cells)
}

/// When nothing fits: a block of small counters round the middle, over whatever is there.
fn heap(place: &Place, count: usize) -> Vec<Rect> {
    let cell = *CELLS.start() as f64 * GRAIN;
    let wide = (count as f64).sqrt().ceil() as usize;
    let centre: Spot = place.shape.centre.into();
    let (left, top) = (centre.x - cell * wide as f64 / 2.0, centre.y - cell * wide as f64 / 2.0);
    let cell_at = |index: usize| {
        let (column, row) = ((index % wide) as f64, (index / wide) as f64);
        Rect::new(left + column * cell, top + row * cell, cell, cell)
    };
    (0..count).map(cell_at).collect()
}
