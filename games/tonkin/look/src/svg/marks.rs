//! Markers in hexes: trenches, built and destroyed roads, Political Objectives.

use std::f64::consts::TAU;
use std::fmt::Write;

use tonkin::components::{Hex, Side};
use tonkin::view::View;

use super::Sheet;
use super::board::side_class;
use super::grid::{HALF, centre};
use drawing::geometry::{Ends, Spot, n, straight};

/// How many teeth a trench has.
const TEETH: u32 = 24;

impl Sheet {
    /// Trenches and roads, below the counters.
    pub(super) fn draw_marks(&self, out: &mut String, view: &View) {
        out.push_str("<g class=\"marks\" aria-hidden=\"true\">");
        let board = &view.board;
        for hex in board.road_markers.iter() {
            let joined = self.charts.ground.roads.or(board.road_markers);
            out.push_str(&built(hex, |next| joined.has(next)));
        }
        for hex in board.destroyed.iter() {
            let at = centre(hex);
            let cross = format!("M{} {}l12 12m0-12l-12 12", n(at.x - 9.6), n(at.y - 0.6));
            let _ = write!(
                out,
                "<path class=\"wreck0\" d=\"{cross}\"/><path class=\"wreck\" d=\"{cross}\"/>"
            );
        }
        for side in Side::BOTH {
            for hex in board.trenches[side as usize].iter() {
                let path = trench(hex);
                let _ = write!(
                    out,
                    "<path class=\"trn0\" d=\"{path}\"/><path class=\"trn {}\" d=\"{path}\"/>",
                    side_class(side)
                );
            }
        }
        out.push_str("</g>");
    }

    /// The Political Objective-Markers, above the counters; the real one has a star for who knows it.
    pub(super) fn draw_objectives(&self, out: &mut String, view: &View) {
        for (marker, hex) in (0u8..).zip(view.objectives) {
            let Some(hex) = hex else { continue };
            let at = centre(hex);
            let (x, y) = (at.x - HALF + 2.0, at.y + 2.0);
            let _ = write!(
                out,
                "<g class=\"objective\" aria-hidden=\"true\"><circle cx=\"{}\" cy=\"{}\" \
                 r=\"8\"/><use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"12\" height=\"12\"/></g>",
                n(x + 4.0),
                n(y + 4.0),
                if view.real == Some(marker) { "k-star" } else { "k-objective" },
                n(x - 2.0),
                n(y - 2.0)
            );
        }
    }
}

/// A zigzag ring inside the hex.
fn trench(hex: Hex) -> String {
    let at = centre(hex);
    let spots: Vec<Spot> = (0..TEETH * 2)
        .map(|tooth| {
            let angle = TAU * f64::from(tooth) / f64::from(TEETH * 2);
            // A hexagon with its corners to the north and south: the distance to its side.
            let sector = (angle + TAU / 12.0).rem_euclid(TAU / 6.0) - TAU / 12.0;
            let side = HALF * 0.88 / sector.cos();
            let far = if tooth % 2 == 0 { side } else { side - 3.4 };
            Spot::new(at.x + far * angle.cos(), at.y + far * angle.sin())
        })
        .collect();
    straight(&spots, Ends::Closed)
}

/// A Road-Marker: it joins all roads and markers next to it.
fn built(hex: Hex, is_road: impl Fn(Hex) -> bool) -> String {
    let at = centre(hex);
    let mut path = format!("M{} {}h.1", n(at.x - 3.6), n(at.y + 5.4));
    for (_, next) in hex.neighbours().filter(|(_, next)| is_road(*next)) {
        let to = centre(next);
        let (x, y) = ((at.x + to.x) / 2.0, (at.y + to.y) / 2.0);
        let _ = write!(path, "M{} {}L{} {}", n(at.x - 3.6), n(at.y + 5.4), n(x - 3.6), n(y + 5.4));
    }
    format!("<path class=\"built0\" d=\"{path}\"/><path class=\"built\" d=\"{path}\"/>")
}
