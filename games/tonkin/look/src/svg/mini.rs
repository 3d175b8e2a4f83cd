//! Small pictures beside the board: the whole map, a counter for a panel, a part of the board for a list.

use std::fmt::Write;

use tonkin::components::Side;
use tonkin::view::View;

use super::Sheet;
use super::grid::{FULL, PAPER, centre};
use super::keys::Thing;
use super::piles::counter;
use drawing::geometry::{Rect, Spot, escape, n};
use drawing::{Lit, Whole};
use look::Crop;

impl Sheet {
    /// The whole map in small: land, forest, mountains, and where each side stands. Scripts set `rect.v` to
    /// what is in view.
    pub fn minimap(&self, view: &View) -> String {
        let (x, y, w, h) = FULL;
        let mut out = format!(
            "<svg viewBox=\"{x} {y} {w} {h}\" width=\"190\" height=\"134\" role=\"img\" \
             aria-label=\"{}\"><rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" \
             class=\"sea\"/>{}",
            escape(&self.say("tonkin-map-whole", &[])),
            self.mini_ground()
        );
        for (side, class) in Side::BOTH.into_iter().zip(["fr", "vm"]) {
            let mut path = String::new();
            for hex in view.board.occupied(side).iter() {
                let at = centre(hex);
                let _ = write!(path, "M{} {}h34v34h-34z", n(at.x - 17.0), n(at.y - 17.0));
            }
            let _ = write!(out, "<path class=\"dot {class}\" d=\"{path}\"/>");
        }
        out.push_str("<rect class=\"v\"/></svg>");
        out
    }

    /// A unit's counter for a panel, with its name; `None` for a key that names no unit.
    pub fn counter(&self, view: &View, key: &str, lit: &Lit) -> Option<String> {
        let Thing::Unit(unit) = Thing::of(&self.components, key)? else { return None };
        let mut counter = counter(&self.components, &self.charts, &view.board, unit);
        counter.chosen = usize::from(lit.chosen.contains(key));
        counter.able = usize::from(lit.able.contains(key) || lit.legal.contains(key));
        Some(counter.alone(&self.unit_name(unit, view)))
    }

    /// A part of the board as a small picture: round the first place that is named, else round Hanoi.
    pub fn crop(&self, view: &View, ground: &str, crop: Crop<'_>) -> String {
        let spot = |key: &String| match Thing::of(&self.components, key)? {
            Thing::Hex(hex) => Some(centre(hex)),
            Thing::Unit(unit) => view.board.hex_of(unit).map(centre),
            Thing::Saigon => None,
        };
        let at = crop.keys().iter().find_map(spot).unwrap_or(Spot::new(1180.0, 760.0));
        let (x, y, w, h) = FULL;
        let frame = Rect::new(x.into(), y.into(), w.into(), h.into());
        let paper = PAPER;
        let whole = Whole { class: "hexes far", ground, paper, frame };
        whole.part(at, crop.size(), |part| self.cropped(view, part))
    }

    /// The names and piles of a part of the board. Links and ids belong to the board itself.
    fn cropped(&self, view: &View, part: &Rect) -> String {
        let is_in = |at: &Rect| at.overlap(part) > 0.0;
        let mut out = self.place_names_in(is_in);
        for pile in self.piles(view, &Lit::default()) {
            let at = super::board::plate(pile.hex);
            if is_in(&at) {
                let _ = write!(
                    out,
                    "<g class=\"{}\" transform=\"translate({} {}) scale({:.3})\">{}</g>",
                    pile.counter.classes(),
                    n(at.x),
                    n(at.y),
                    at.w / 48.0,
                    pile.counter.draw()
                );
            }
        }
        out
    }
}
