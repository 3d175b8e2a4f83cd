//! What is seen from each square, and how far a shot reaches: drawn once with the board, and shown for the
//! square that is looked at. The lines belong to the map; they tell nothing of who stands where.

use std::fmt::Write;

use company::charts::{FARTHEST, range};
use company::sets::{Square, SquareSet};

use super::{SIDE, Sheet, corner};
use look::Tool;

/// The switch of all this.
pub(crate) const TOOLS: &[Tool] =
    &[Tool { name: "sight", label: "company-map-layer-sight", is_on: true, key: Some('v') }];

impl Sheet {
    /// An overlay for every square.
    pub(super) fn sights(&self) -> String {
        let mut out = String::from("<g id=\"sights\" class=\"about\" aria-hidden=\"true\">");
        for square in Square::all() {
            self.draw_sight(&mut out, square);
        }
        out.push_str("</g>");
        out
    }

    /// Squares that are not seen lie in shade; those a shot reaches have its range in a corner.
    fn draw_sight(&self, out: &mut String, from: Square) {
        let charts = &self.rules.charts;
        let foot = self.rules.components.tables.shooting.foot_range;
        let seen = charts.seen_from(from).or(SquareSet::one(from));
        let reach = |most: u8| charts.within(from, most).and(seen);
        let _ = write!(out, "<g class=\"sight\" data-for=\"square/{from}\">");
        let all: SquareSet = Square::all().collect();
        let _ = write!(out, "<path class=\"unseen\" d=\"{}\"/>", tiles(all.minus(seen)));
        let (near, far) = (reach(foot), reach(FARTHEST as u8));
        let _ = write!(
            out,
            "<path class=\"reach far\" d=\"{}\"/><path class=\"reach\" d=\"{}\"/>",
            outline(far.or(SquareSet::one(from))),
            outline(near.or(SquareSet::one(from)))
        );
        for square in far.iter() {
            let (x, y) = corner(square);
            let _ = write!(
                out,
                "<text x=\"{}\" y=\"{}\">{}</text>",
                x + 93.0,
                y + 15.0,
                range(from, square)
            );
        }
        out.push_str("</g>");
    }
}

/// The squares of a set, whole runs of a row at once.
fn tiles(squares: SquareSet) -> String {
    let mut path = String::new();
    let mut left = squares;
    while let Some(first) = left.first() {
        let mut wide = 0;
        let mut next = Some(first);
        while let Some(square) = next.filter(|square| left.has(*square)) {
            left.remove(square);
            wide += 1;
            next = square.step(1, 0);
        }
        let ((x, y), wide) = (corner(first), f64::from(wide) * SIDE);
        let _ = write!(path, "M{x} {y}h{wide}v{SIDE}h-{wide}z");
    }
    path
}

/// The edges between squares of a set and all others.
fn outline(squares: SquareSet) -> String {
    let mut path = String::new();
    for square in squares.iter() {
        let (x, y) = corner(square);
        let is_in =
            |columns, rows| square.step(columns, rows).is_some_and(|next| squares.has(next));
        if !is_in(0, -1) {
            let _ = write!(path, "M{x} {y}h{SIDE}");
        }
        if !is_in(0, 1) {
            let _ = write!(path, "M{x} {}h{SIDE}", y + SIDE);
        }
        if !is_in(-1, 0) {
            let _ = write!(path, "M{x} {y}v{SIDE}");
        }
        if !is_in(1, 0) {
            let _ = write!(path, "M{} {y}v{SIDE}", x + SIDE);
        }
    }
    path
}
