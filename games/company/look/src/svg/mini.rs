//! Small pictures beside the board: the whole table, a unit for a panel, a part of the table for a list.

use std::fmt::Write;

use company::components::Side;
use company::sets::{Square, Unit};
use company::view::View;

use super::figures::side_class;
use super::{RIM, Sheet, TABLE, corner, middle, square_of, unit_of};
use drawing::geometry::{Rect, Spot, escape, n};
use drawing::{Lit, Whole, bare};
use look::Crop;

/// The part of the table that stands for the title: squads are large.
const TILE: (u16, u16) = (520, 300);

impl Sheet {
    /// The whole table in small: terrain and who stands where. Scripts set `rect.v` to what is in view.
    pub fn minimap(&self, view: &View) -> String {
        let (w, h) = TABLE;
        let mut out = format!(
            "<svg class=\"minisq\" viewBox=\"0 0 {w} {h}\" width=\"150\" height=\"90\" \
             role=\"img\" aria-label=\"{}\">",
            escape(&self.say("company-map-whole", &[]))
        );
        for square in Square::all() {
            let (x, y) = corner(square);
            let _ = write!(
                out,
                "<path class=\"q-{}\" d=\"M{x} {y}h100v100h-100z\"/>",
                self.rules.charts.terrain(square).id()
            );
        }
        for side in Side::BOTH {
            for index in view.board.on_table(side).iter() {
                let Some(square) = view.board.square(Unit::new(side, index)) else { continue };
                let (x, y) = middle(square);
                let class = side_class(side);
                let _ = match side {
                    Side::WhiteStar => {
                        write!(out, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"34\"/>")
                    }
                    Side::Communist => write!(
                        out,
                        "<path class=\"{class}\" d=\"M{} {}h60v60h-60z\"/>",
                        x - 30.0,
                        y - 30.0
                    ),
                };
            }
        }
        out.push_str("<rect class=\"v\"/></svg>");
        out
    }

    /// A unit for a panel, with its name; `None` for a key that names no unit, or none the viewer knows.
    pub fn counter(&self, view: &View, key: &str, lit: &Lit) -> Option<String> {
        let unit = unit_of(&self.rules, key)?;
        let body = view.board.body(unit);
        let chosen = if lit.chosen.contains(key) { " sel" } else { "" };
        let able = lit.able.contains(key) || lit.legal.contains(key);
        let able = if able && chosen.is_empty() { " can" } else { "" };
        let down = if body.down { " down" } else { "" };
        let mut out = format!(
            "<svg class=\"counter squad\" viewBox=\"-48 -44 96 82\" role=\"img\" \
             aria-label=\"{}\"><g class=\"ct {}{chosen}{able}{down}\">",
            escape(&self.unit_words(unit, view, &Lit::default())),
            side_class(unit.side)
        );
        if !chosen.is_empty() {
            out.push_str(
                "<rect class=\"ring0\" x=\"-45\" y=\"-41\" width=\"90\" height=\"76\" rx=\"9\"/>\
                 <rect class=\"ring\" x=\"-45\" y=\"-41\" width=\"90\" height=\"76\" rx=\"9\"/>",
            );
        }
        for (id, (x, y)) in self.figures(unit, view) {
            let _ = write!(out, "<use href=\"#{id}\" x=\"{x}\" y=\"{}\"/>", n(y - 4.0));
        }
        out.push_str("</g></svg>");
        Some(out)
    }

    /// A part of the table as a small picture: round the first thing that is named, else round the middle.
    pub(crate) fn crop(&self, view: &View, ground: &str, crop: Crop<'_>) -> String {
        let spot = |key: &String| {
            let unit = || view.board.square(unit_of(&self.rules, key)?);
            square_of(key).or_else(unit).map(middle)
        };
        let (x, y) = crop.keys().iter().find_map(spot).unwrap_or((330.0, 250.0));
        let frame = Rect::new(0.0, 0.0, TABLE.0, TABLE.1).grown(RIM);
        let whole = Whole { class: "squares", ground, paper: TABLE, frame };
        let size = match crop {
            Crop::Tile => TILE,
            Crop::Around(_) => crop.size(),
        };
        whole.part(Spot::new(x, y), size, |_| bare(&self.live(view, &Lit::default())))
    }
}
