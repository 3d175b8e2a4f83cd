//! Names on the map: where they break, where they go.

use drawing::geometry::{Rect, Spot};
use drawing::labels::width;

use super::space::{Field, GRAIN, Room};

/// The height of a plaque.
pub(crate) const PLAQUE: f64 = 18.0;
/// The cells of counters, usual and small, by which a place for a name is judged; in grains.
const CELLS: [usize; 2] = [18, 14];
/// Sizes of a name, the best first.
const SIZES: [f64; 4] = [15.5, 14.5, 13.5, 12.5];
/// How far from the border names stay, with what it costs; negative is beyond it.
const MARGINS: [(f64, f64); 5] =
    [(7.0, 0.0), (3.0, 5.0), (0.0, 14.0), (-8.0, 80.0), (-24.0, 200.0)];
/// What each place for a counter below a name is worth; further ones are worth nothing.
const WORTH: [f64; 6] = [40.0, 18.0, 9.0, 5.0, 3.0, 2.0];

/// The name of an area with its plaque below.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    /// The lines of the name with the room each takes.
    pub(crate) lines: Vec<(String, Rect)>,
    /// The size of the letters.
    pub(crate) size: f64,
    /// Where the plaque is.
    pub(crate) plaque: Rect,
}

impl Label {
    /// All the room it takes.
    pub(crate) fn rects(&self) -> impl Iterator<Item = Rect> {
        self.lines.iter().map(|(_, rect)| *rect).chain([self.plaque])
    }
}

/// A way to write a name.
struct Setting {
    lines: Vec<(String, f64)>,
    size: f64,
    /// What it costs in looks.
    cost: f64,
}

impl Setting {
    fn line_height(&self) -> f64 {
        self.size + 1.0
    }

    /// The lines of the name with their middle at `x` and their top at `y`.
    fn lines_at(&self, x: f64, y: f64) -> impl Iterator<Item = (&String, Rect)> {
        let high = self.line_height();
        let rows = self.lines.iter().zip(0u8..);
        rows.map(move |((text, wide), row)| {
            (text, Rect::new(x - wide / 2.0, y + high * f64::from(row), *wide, high))
        })
    }

    /// The plaque of a width below them.
    fn plaque_at(&self, x: f64, y: f64, wide: f64) -> Rect {
        let top = y + self.line_height() * self.lines.len() as f64 + 2.0;
        Rect::new(x - wide / 2.0, top, wide, PLAQUE)
    }

    /// All the room they take.
    fn rects(&self, x: f64, y: f64, plaque: f64) -> impl Iterator<Item = Rect> {
        self.lines_at(x, y).map(|(_, rect)| rect).chain([self.plaque_at(x, y, plaque)])
    }

    fn at(&self, x: f64, y: f64, plaque: f64) -> Label {
        let lines = self.lines_at(x, y).map(|(text, rect)| (text.clone(), rect)).collect();
        Label { lines, size: self.size, plaque: self.plaque_at(x, y, plaque) }
    }
}

/// The ways to write a name: in one line, or in two that are about as wide as each other.
fn settings(name: &str) -> Vec<Setting> {
    let mut ways = vec![(vec![name.to_owned()], 0.0)];
    let breaks = name.match_indices(' ').map(|(at, _)| (&name[..at], &name[at + 1..]));
    let even = breaks.min_by(|a, b| {
        let widest = |pair: &(&str, &str)| width(pair.0).max(width(pair.1));
        widest(a).total_cmp(&widest(b))
    });
    if let Some((first, second)) = even {
        ways.push((vec![first.to_owned(), second.to_owned()], 9.0));
    }
    let mut settings = Vec::new();
    for (lines, cost) in ways {
        for (rank, size) in (0u8..).zip(SIZES) {
            let sized = lines.iter().map(|line| (line.clone(), width(line) * size));
            let cost = cost + 3.0 * f64::from(rank);
            settings.push(Setting { lines: sized.collect(), size, cost });
        }
    }
    settings
}

/// What a label must find its place among.
#[derive(Debug)]
pub(crate) struct Ground<'a> {
    /// The room of the area.
    pub(crate) field: &'a Field,
    /// The middle of the area.
    pub(crate) centre: Spot,
    /// What is taken already.
    pub(crate) taken: &'a [Rect],
}

/// Places a name with a plaque of a width: inside its area, where it leaves most room for counters and
/// stands well in the middle with them.
pub(crate) fn place(name: &str, plaque: f64, ground: &Ground<'_>) -> Label {
    let settings = settings(name);
    let mut found: Option<(f64, Label)> = None;
    for (margin, cost) in MARGINS {
        let most = WORTH.iter().sum::<f64>() + 12.0 - cost;
        if found.as_ref().is_some_and(|(worth, _)| *worth >= most) {
            break;
        }
        let room = ground.field.room(margin, ground.taken);
        let rows =
            CELLS.map(|cell| Rows { cell: cell as f64 * GRAIN, holds: room.row_holds(cell) });
        for setting in &settings {
            let best = best(setting, plaque, ground, &Choice { room: &room, rows: &rows });
            let Some((worth, label)) = best else { continue };
            if found.as_ref().is_none_or(|(most, _)| worth - cost > *most) {
                found = Some((worth - cost, label));
            }
        }
    }
    // No room anywhere: in the middle, over whatever is there.
    let last = &settings[settings.len() - 1];
    found.map_or_else(
        || last.at(ground.centre.x, ground.centre.y - 30.0, plaque),
        |(_, label)| label,
    )
}

/// How many counters each row of an area holds, by the height where the row begins.
struct Rows {
    cell: f64,
    holds: Vec<usize>,
}

/// What places are chosen from.
struct Choice<'a> {
    room: &'a Room<'a>,
    rows: &'a [Rows; 2],
}

/// The best place of one setting with its worth.
fn best(
    setting: &Setting,
    plaque: f64,
    ground: &Ground<'_>,
    choice: &Choice<'_>,
) -> Option<(f64, Label)> {
    let mut best: Option<(f64, Label)> = None;
    for y in choice.room.row_tops().step_by(2) {
        let mut worth_here: Option<f64> = None;
        for step in -8..=8 {
            let x = ground.centre.x + 8.0 * f64::from(step);
            if !setting.rects(x, y, plaque).all(|rect| choice.room.is_free(&rect.grown(1.0))) {
                continue;
            }
            let worth = *worth_here.get_or_insert_with(|| {
                let bottom = setting.plaque_at(x, y, plaque).bottom() + 1.0;
                worth(y, bottom, ground.centre, choice)
            });
            let worth = worth - setting.cost - 0.18 * (x - ground.centre.x).abs();
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, setting.at(x, y, plaque)));
            }
        }
    }
    best
}

/// How good a height on the map is: room for counters below and above, and the middle kept in the
/// middle.
fn worth(top: f64, bottom: f64, centre: Spot, choice: &Choice<'_>) -> f64 {
    let mut worth = 0.0;
    for Rows { cell, holds } in choice.rows {
        let rows = |first: f64, step: f64| {
            let starts = (0..4).map(move |row| first + step * f64::from(row));
            starts
                .map(|y| choice.room.row_at(y).and_then(|row| holds.get(row)).copied().unwrap_or(0))
                .take_while(|holds| *holds > 0)
                .sum::<usize>()
        };
        let (below, above) = (rows(bottom, *cell), rows(top - cell, -cell));
        worth += 0.5 * WORTH.iter().take(below).sum::<f64>() + 2.0 * above.min(3) as f64;
        // With one or two rows of counters below it, the whole should stand in the middle of the area.
        let height = if below > 3 { 1.5 * cell } else { *cell };
        worth -= 0.18 * ((top + bottom + height) / 2.0 - centre.y).abs();
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_break_in_the_middle() {
        let settings = settings("Hauteurs du Nord-Ouest");
        let two = settings.iter().find(|setting| setting.lines.len() == 2).expect("it can break");
        assert_eq!((&*two.lines[0].0, &*two.lines[1].0), ("Hauteurs du", "Nord-Ouest"));
    }
}
