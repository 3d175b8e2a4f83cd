//! The room inside an area: where things fit without touching the border or each other.

use drawing::geometry::{Rect, Spot};

/// The grain of the raster, in map units.
pub(crate) const GRAIN: f64 = 3.0;

/// How deep each grain of an area's surroundings lies inside the area.
#[derive(Debug, Default)]
pub(crate) struct Field {
    frame: Rect,
    columns: usize,
    rows: usize,
    depths: Vec<f32>,
}

/// What is free in a field once a margin and obstacles are taken off.
#[derive(Debug)]
pub(crate) struct Room<'a> {
    field: &'a Field,
    /// Sums of taken grains, from the top left corner.
    taken: Vec<u32>,
}

impl Field {
    /// The field of a polygon inside a map. It reaches a little beyond the polygon, never beyond the
    /// map.
    pub(crate) fn of(polygon: &[Spot], map: Rect) -> Field {
        const BEYOND: f64 = 24.0;
        let low = |axis: fn(&Spot) -> f64| polygon.iter().map(axis).fold(f64::MAX, f64::min);
        let high = |axis: fn(&Spot) -> f64| polygon.iter().map(axis).fold(f64::MIN, f64::max);
        let (left, top) = ((low(|p| p.x) - BEYOND).max(map.x), (low(|p| p.y) - BEYOND).max(map.y));
        let right = (high(|p| p.x) + BEYOND).min(map.right());
        let bottom = (high(|p| p.y) + BEYOND).min(map.bottom());
        let columns = ((right - left) / GRAIN).max(0.0) as usize;
        let rows = ((bottom - top) / GRAIN).max(0.0) as usize;
        let middle = |row: usize, column: usize| {
            Spot::new(left + (column as f64 + 0.5) * GRAIN, top + (row as f64 + 0.5) * GRAIN)
        };
        let grains = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let outline = Outline::of(polygon);
        let depths = grains.map(|(row, column)| outline.depth(middle(row, column)) as f32);
        let frame = Rect::new(left, top, columns as f64 * GRAIN, rows as f64 * GRAIN);
        Field { frame, columns, rows, depths: depths.collect() }
    }

    /// What is free at least `margin` inside the outline (outside it, if negative).
    pub(crate) fn room(&self, margin: f64, obstacles: &[Rect]) -> Room<'_> {
        let mut taken: Vec<u32> = vec![0; (self.columns + 1) * (self.rows + 1)];
        let wide = self.columns + 1;
        for (row, depths) in self.depths.chunks_exact(self.columns.max(1)).enumerate() {
            let start = (row + 1) * wide + 1;
            for (grain, depth) in taken[start..].iter_mut().zip(depths) {
                *grain = u32::from(f64::from(*depth) < margin);
            }
        }
        for rect in obstacles.iter().filter(|rect| rect.overlap(&self.frame) > 0.0) {
            let (left, right) = grains(rect.x - self.frame.x, rect.w, self.columns);
            let (top, bottom) = grains(rect.y - self.frame.y, rect.h, self.rows);
            for row in top..bottom {
                taken[(row + 1) * wide + 1..][left..right].fill(1);
            }
        }
        for row in 1..=self.rows {
            let mut sum = 0;
            for at in row * wide + 1..(row + 1) * wide {
                sum += taken[at];
                taken[at] = sum + taken[at - wide];
            }
        }
        Room { field: self, taken }
    }
}

/// The grains a stretch covers, at least in part: from the first to before the last.
fn grains(from: f64, long: f64, most: usize) -> (usize, usize) {
    let first = (from / GRAIN).floor().max(0.0) as usize;
    let last = ((from + long) / GRAIN).ceil().max(0.0) as usize;
    (first.min(most), last.min(most))
}

/// The whole number from there on up, for what is not negative. Quicker than the library's `ceil`, which
/// is a call on processors of the oldest kind.
fn rounded_up(number: f64) -> usize {
    let down = number as usize;
    down + usize::from((down as f64) < number)
}

/// A free stretch of a row, and how many cells go into it.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    y: f64,
    left: f64,
    right: f64,
    holds: usize,
}

impl Stretch {
    /// How far the nearest cell in it would be from a point. Sideways counts less,
    /// above it more.
    fn distance(&self, cell: f64, from: Spot) -> f64 {
        let x = from.x.clamp(self.left + cell / 2.0, self.right - cell / 2.0);
        let dy = self.y + cell / 2.0 - from.y;
        (x - from.x).abs() * 0.8 + if dy < 0.0 { -2.0 * dy } else { dy }
    }

    /// That many cells side by side, as near to `x` as the stretch allows.
    fn cells(&self, cell: f64, count: usize, x: f64) -> impl Iterator<Item = Rect> {
        let wide = cell * count as f64;
        let left = (x - wide / 2.0).clamp(self.left, (self.right - wide).max(self.left));
        let y = self.y;
        (0..count).map(move |place| Rect::new(left + cell * place as f64, y, cell, cell))
    }
}

impl Room<'_> {
    /// Whether a rectangle is free.
    pub(crate) fn is_free(&self, rect: &Rect) -> bool {
        let frame = &self.field.frame;
        let (left, top) = ((rect.x - frame.x) / GRAIN, (rect.y - frame.y) / GRAIN);
        let (right, bottom) = ((rect.right() - frame.x) / GRAIN, (rect.bottom() - frame.y) / GRAIN);
        if left < 0.0 || top < 0.0 {
            return false;
        }
        let (left, top) = (left as usize, top as usize);
        let (right, bottom) = (rounded_up(right), rounded_up(bottom));
        if right > self.field.columns || bottom > self.field.rows {
            return false;
        }
        let wide = self.field.columns + 1;
        let sum = |row: usize, column: usize| self.taken[row * wide + column];
        sum(bottom, right) + sum(top, left) == sum(top, right) + sum(bottom, left)
    }

    /// The free rectangle of a size whose middle is nearest to a point.
    pub(crate) fn nearest(&self, w: f64, h: f64, to: Spot) -> Option<Rect> {
        let frame = &self.field.frame;
        let mut best: Option<(f64, Rect)> = None;
        for row in 0..self.field.rows {
            for column in 0..self.field.columns {
                let (x, y) = (column as f64 * GRAIN, row as f64 * GRAIN);
                let rect = Rect::new(frame.x + x, frame.y + y, w, h);
                let far = rect.centre().distance(to);
                if best.is_none_or(|(least, _)| far < least) && self.is_free(&rect) {
                    best = Some((far, rect));
                }
            }
        }
        best.map(|(_, rect)| rect)
    }

    /// The tops of all rows of grains.
    pub(crate) fn row_tops(&self) -> impl Iterator<Item = f64> {
        let top = self.field.frame.y;
        (0..self.field.rows).map(move |row| top + row as f64 * GRAIN)
    }

    /// The row of grains at a height.
    pub(crate) fn row_at(&self, y: f64) -> Option<usize> {
        let row = ((y - self.field.frame.y) / GRAIN).ceil();
        (row >= 0.0).then_some(row as usize)
    }

    /// How many square cells each row holds that begins at a row of grains.
    pub(crate) fn row_holds(&self, grains: usize) -> Vec<usize> {
        let holds = |row| self.row(row, grains).map(|stretch| stretch.holds).sum();
        (0..self.field.rows).map(holds).collect()
    }

    /// Places so many square cells of a number of grains in rows near a point, with what it costs: the
    /// mean square of the distances, in cells. `None` when there is no room.
    pub(crate) fn pack(&self, count: usize, grains: usize, near: Spot) -> Option<(f64, Vec<Rect>)> {
        let plans = (0..grains).filter_map(|offset| self.plan(count, grains, near, offset));
        plans.min_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// The best plan whose rows begin at an offset, with its cost.
    fn plan(
        &self,
        count: usize,
        grains: usize,
        near: Spot,
        offset: usize,
    ) -> Option<(f64, Vec<Rect>)> {
        let cell = grains as f64 * GRAIN;
        let rows = (offset..self.field.rows).step_by(grains.max(1));
        let mut stretches: Vec<Stretch> = rows.flat_map(|row| self.row(row, grains)).collect();
        stretches.sort_by(|a, b| a.distance(cell, near).total_cmp(&b.distance(cell, near)));
        let mut used: Vec<Stretch> = Vec::new();
        let mut room = 0;
        for stretch in stretches {
            if room >= count {
                break;
            }
            room += stretch.holds;
            used.push(stretch);
        }
        if room < count {
            return None;
        }
        used.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.left.total_cmp(&b.left)));
        let shares = share(count, &used);
        let cells: Vec<Rect> = used
            .iter()
            .zip(shares)
            .flat_map(|(row, share)| row.cells(cell, share, near.x))
            .collect();
        let far = |rect: &Rect| {
            let centre = rect.centre();
            far((centre.x - near.x) / cell, (centre.y - near.y) / cell)
        };
        let cost = cells.iter().map(far).sum::<f64>() / count.max(1) as f64;
        Some((cost + ROW * used.len() as f64, cells))
    }

    /// The free stretches of a row of cells that begins at a row of grains.
    fn row(&self, row: usize, grains: usize) -> impl Iterator<Item = Stretch> {
        let (columns, wide) = (self.field.columns, self.field.columns + 1);
        let fits = row + grains <= self.field.rows;
        let (above, below) = (row * wide, (row + grains) * wide);
        let mut column = 0;
        std::iter::from_fn(move || {
            let free = |at: usize| {
                fits && at + grains <= columns && {
                    let sums = &self.taken;
                    sums[below + at + grains] + sums[above + at]
                        == sums[below + at] + sums[above + at + grains]
                }
            };
            while column + grains <= columns && !free(column) {
                column += 1;
            }
            if !free(column) {
                return None;
            }
            let left = column;
            while free(column) {
                column += 1;
            }
            let right = column - 1 + grains;
            let frame = &self.field.frame;
            Some(Stretch {
                y: frame.y + row as f64 * GRAIN,
                left: frame.x + left as f64 * GRAIN,
                right: frame.x + right as f64 * GRAIN,
                holds: (right - left) / grains.max(1),
            })
        })
    }
}

/// What one row more costs.
const ROW: f64 = 0.1;

/// What it costs a cell to be so many cells away. Below the point is better than above it.
fn far(dx: f64, dy: f64) -> f64 {
    dx * dx + if dy < 0.0 { 4.0 } else { 1.4 } * dy * dy
}

/// The least that so many cells can cost: side by side in even rows, with room on all sides.
pub(crate) fn least_cost(count: usize) -> f64 {
    let in_rows = |rows: usize| {
        let cells = (0..count).map(|cell| {
            let (row, place) = (cell % rows, cell / rows);
            let wide = (count - row).div_ceil(rows);
            far(place as f64 - (wide as f64 - 1.0) / 2.0, row as f64)
        });
        cells.sum::<f64>() / count as f64 + ROW * rows as f64
    };
    (1..=count).map(in_rows).fold(f64::MAX, f64::min)
}

/// Shares cells out to rows as evenly as the rows allow.
fn share(count: usize, rows: &[Stretch]) -> Vec<usize> {
    let mut shares = vec![0; rows.len()];
    for _ in 0..count {
        let open = (0..rows.len()).filter(|row| shares[*row] < rows[*row].holds);
        if let Some(row) = open.min_by_key(|row| shares[*row]) {
            shares[row] += 1;
        }
    }
    shares
}

/// A polygon made ready to be asked how deep points lie inside it.
#[derive(Debug)]
pub(crate) struct Outline(Vec<Edge>);

/// An edge, with what every point would otherwise work out again.
#[derive(Debug)]
struct Edge {
    from: Spot,
    to: Spot,
    dx: f64,
    dy: f64,
    /// One over the square of its length.
    per_square: f64,
    /// How far it goes sideways for each step down.
    slope: f64,
}

impl Outline {
    pub(crate) fn of(polygon: &[Spot]) -> Outline {
        let edges = polygon.iter().zip(polygon.iter().cycle().skip(1));
        let edge = |(from, to): (&Spot, &Spot)| {
            let (dx, dy) = (to.x - from.x, to.y - from.y);
            let per_square = 1.0 / (dx * dx + dy * dy).max(1e-9);
            // A level edge is never crossed by a level line: its slope is not asked for.
            let slope = if dy == 0.0 { 0.0 } else { dx / dy };
            Edge { from: *from, to: *to, dx, dy, per_square, slope }
        };
        Outline(edges.map(edge).collect())
    }

    /// How far a point lies inside: its distance to the outline, negative outside.
    pub(crate) fn depth(&self, point: Spot) -> f64 {
        let mut inside = false;
        let mut nearest = f64::MAX;
        for Edge { from, to, dx, dy, per_square, slope } in &self.0 {
            let (px, py) = (point.x - from.x, point.y - from.y);
            let along = ((px * dx + py * dy) * per_square).clamp(0.0, 1.0);
            let (ex, ey) = (along * dx - px, along * dy - py);
            nearest = nearest.min(ex * ex + ey * ey);
            let crosses = (from.y > point.y) != (to.y > point.y);
            inside ^= crosses & (px < py * slope);
        }
        if inside { nearest.sqrt() } else { -nearest.sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square() -> Field {
        let corners = [(0.0, 0.0), (120.0, 0.0), (120.0, 120.0), (0.0, 120.0)];
        let polygon: Vec<Spot> = corners.iter().map(|(x, y)| Spot::new(*x, *y)).collect();
        Field::of(&polygon, Rect::new(-50.0, -50.0, 300.0, 300.0))
    }

    #[test]
    fn four_cells_stand_two_by_two() {
        let field = square();
        let room = field.room(3.0, &[]);
        let cells = room.pack(4, 17, Spot::new(60.0, 60.0)).expect("there is room for four").1;
        let mut rows: Vec<i32> = cells.iter().map(|cell| cell.y as i32).collect();
        rows.dedup();
        assert_eq!((cells.len(), rows.len()), (4, 2));
        for (place, cell) in cells.iter().enumerate() {
            assert!(cells[..place].iter().all(|other| other.overlap(cell) == 0.0));
        }
    }

    #[test]
    fn nothing_costs_less_than_the_least() {
        let field = square();
        let room = field.room(3.0, &[]);
        for count in 1..=16 {
            let near = Spot::new(60.0, 15.0);
            let (cost, _) = room.pack(count, 8, near).expect("there is room");
            assert!(cost >= least_cost(count) - 0.02, "{count}: {cost}");
        }
        assert!((least_cost(2) - 0.35).abs() < 1e-9);
    }

    #[test]
    fn obstacles_and_the_border_are_kept_clear() {
        let field = square();
        let sign = Rect::new(0.0, 0.0, 120.0, 60.0);
        let room = field.room(3.0, &[sign]);
        assert!(room.pack(4, 17, Spot::new(60.0, 60.0)).is_none());
        let cells = room.pack(2, 17, Spot::new(60.0, 60.0)).expect("there is room for two").1;
        assert!(cells.iter().all(|cell| cell.overlap(&sign) == 0.0 && cell.bottom() <= 117.0));
        let spot = room.nearest(20.0, 10.0, Spot::new(0.0, 0.0)).expect("there is room");
        assert!(spot.y >= 60.0);
    }

    #[test]
    fn depth_is_positive_inside() {
        let square =
            [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)].map(|(x, y)| Spot::new(x, y));
        let outline = Outline::of(&square);
        assert_eq!(outline.depth(Spot::new(5.0, 3.0)), 3.0);
        assert_eq!(outline.depth(Spot::new(-2.0, 5.0)), -2.0);
    }
}
