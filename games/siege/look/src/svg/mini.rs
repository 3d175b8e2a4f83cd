//! Small pictures beside the board: the whole map, a counter for a panel, a part of the board for a list.

use std::fmt::Write;

use siege::board::{Board, Place};
use siege::components::Side;

use super::Sheet;
use super::board::side_class;
use super::keys::Thing;
use super::piles::counter;
use drawing::geometry::{Ends, Rect, Spot, escape, n, smooth};
use drawing::{Lit, Whole};
use look::Crop;

impl Sheet {
    /// The whole map in small: who controls what and where units are. Scripts set `rect.v` to what is
    /// in view.
    pub fn minimap(&self, board: &Board) -> String {
        let drawing = &self.components.drawing;
        let (w, h) = (drawing.width - 250, drawing.height);
        let mut out = format!(
            "<svg viewBox=\"250 0 {w} {h}\" width=\"115\" height=\"100\" role=\"img\" \
             aria-label=\"{}\"><rect x=\"250\" width=\"{w}\" height=\"{h}\" class=\"land\"/>",
            escape(&self.say("siege-map-whole", &[]))
        );
        for row in drawing.decorations.iter().filter(|row| row.kind == "river") {
            let course: Vec<Spot> = row.points.iter().map(|point| (*point).into()).collect();
            let _ = write!(out, "<path class=\"water\" d=\"{}\"/>", smooth(&course, Ends::Open));
        }
        for place in &self.layout.places {
            let side = board.control(place.space);
            let there = match board.held().has(place.space) || board.swarmed().has(place.space) {
                true => 24.0,
                false => 13.0,
            };
            let _ = write!(
                out,
                "<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>",
                side_class(side),
                n(place.at.x),
                n(place.at.y),
                n(there)
            );
        }
        self.mini_bases(&mut out, board);
        out.push_str("<rect class=\"v\"/></svg>");
        out
    }

    /// The bases in small: the larger, the more battalions are there.
    fn mini_bases(&self, out: &mut String, board: &Board) {
        for base in &self.layout.bases {
            let count = board.battalions(Place::Base(base.route)).len();
            let (at, r) = (base.frame.centre(), 16.0 + 2.5 * f64::from(count));
            let _ = write!(
                out,
                "<path class=\"{}\" d=\"M{} {}h{r}v{r}h-{r}z\"/>",
                side_class(Side::VietMinh),
                n(at.x - r / 2.0),
                n(at.y - r / 2.0),
                r = n(r)
            );
        }
    }

    /// A piece's counter for a panel, with its name; `None` for a key that names no piece.
    pub fn counter(&self, board: &Board, key: &str, lit: &Lit) -> Option<String> {
        let thing = Thing::of(&self.components, key)?;
        if matches!(thing, Thing::Space(_) | Thing::Base(_)) {
            return None;
        }
        let mut counter = counter(&self.components, board, thing);
        counter.chosen = usize::from(lit.chosen.contains(key));
        counter.able = usize::from(lit.able.contains(key) || lit.legal.contains(key));
        Some(counter.alone(&self.piece_name(thing, board)))
    }

    /// A part of the board as a small picture: round the first place that is named, else round the
    /// Central Fortress.
    pub(crate) fn crop(&self, board: &Board, ground: &str, crop: Crop<'_>) -> String {
        let spot = |key: &String| match Thing::of(&self.components, key)? {
            Thing::Space(space) => self.layout.place(space).map(|place| place.at),
            Thing::Base(route) => self.layout.base(route).map(|base| base.frame.centre()),
            Thing::Unit(_) | Thing::Battalion(_) | Thing::Aircraft(_) | Thing::Marker(_) => None,
        };
        let centre = self.layout.places.first().map_or(Spot::new(640.0, 500.0), |place| place.at);
        let at = crop.keys().iter().find_map(spot).unwrap_or(centre);
        let drawing = &self.components.drawing;
        let (w, h) = (f64::from(drawing.width), f64::from(drawing.height));
        let frame = Rect::new(250.0, 0.0, w - 250.0, h);
        let whole = Whole { class: "routes far", ground, paper: (w, h), frame };
        whole.part(at, crop.size(), |part| self.part(board, part))
    }
}
