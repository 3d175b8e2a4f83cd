//! The live layer: all that may change with a move, drawn over the ground.

use std::fmt::Write;

use storm::view::View;

use super::marks::{draw_marks, draw_name, draw_plaque, draw_river_name, river_path, village};
use super::piles::{unit_id, unit_key};
use super::plan::{Laid, Plan, Spread};
use super::{Place, Sheet, area_key, ground, shape};
use crate::crop::spot;
use drawing::geometry::{Rect, escape, n};
use drawing::{Lit, Whole};
use look::Crop;

impl Sheet {
    /// Outlines and what lies over control, for `<use>`: goes into a page once, beside the symbols.
    pub fn defs(&self) -> String {
        let drawing = &self.rules.components.drawing;
        let mut out = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" \
             aria-hidden=\"true\"><defs>",
        );
        for place in &self.places {
            let (area, outline) = (place.row.area, self.borders.outline(place.row.area));
            let _ = write!(
                out,
                "<path id=\"a{area}\" d=\"{outline}\"/>\
                 <clipPath id=\"c{area}\"><use href=\"#a{area}\"/></clipPath>"
            );
        }
        let (w, h) = (drawing.width, drawing.height);
        let works = ground::works(drawing, &self.borders);
        let _ = write!(
            out,
            "<g id=\"works\">{works}<rect width=\"{w}\" height=\"{h}\" class=\"g-rim\"/></g>"
        );
        out.push_str(&river_path(drawing));
        out.push_str(&self.faces());
        out.push_str("</defs></svg>");
        out
    }

    /// The board: the ground by its address, and the live layer over it.
    pub fn board(&self, view: &View, lit: &Lit, ground_href: &str) -> String {
        let drawing = &self.rules.components.drawing;
        let (w, h) = (drawing.width, drawing.height);
        format!(
            "<svg class=\"board areas\" viewBox=\"0 0 {w} {h}\" data-full=\"-20 -20 {} {}\" \
             data-counter=\"48\" role=\"group\" aria-label=\"{}\">\
             <image href=\"{}\" width=\"{w}\" height=\"{h}\"/>{}</svg>",
            w + 40,
            h + 40,
            escape(&self.say("storm-map-board", &[])),
            escape(ground_href),
            self.live(view, lit)
        )
    }

    /// A part of the board as a picture: ground, control, names and piles, for the eye alone.
    pub(crate) fn crop(&self, view: &View, ground: &str, crop: Crop<'_>) -> String {
        let drawing = &self.rules.components.drawing;
        let paper = (f64::from(drawing.width), f64::from(drawing.height));
        let frame = Rect::new(0.0, 0.0, paper.0, paper.1);
        let whole = Whole { class: "areas far", ground, paper, frame };
        whole.part(spot(drawing, crop), crop.size(), |part| self.cropped(view, part))
    }

    /// What lies on a part of the ground.
    fn cropped(&self, view: &View, part: &Rect) -> String {
        let near = part.grown(90.0);
        let is_near = |place: &Place| near.has(place.shape.centre.into());
        let plan = Plan::part(self, view, &Lit::default(), is_near);
        let mut out = String::new();
        for spread in &plan.spreads {
            draw_control(&mut out, spread.place, view);
        }
        out.push_str("<use href=\"#works\"/>");
        for spread in &plan.spreads {
            let (place, control) = (spread.place, view.board.control(spread.place.row.area));
            let _ = write!(out, "<g class=\"{}\">", shape(control).class());
            out.push_str(&draw_name(&place.label, control));
            out.push_str(&draw_plaque(&self.rules, &place.row, &place.label.plaque));
            out.push_str("</g>");
            for laid in &spread.piles {
                let _ =
                    write!(out, "<g class=\"{}\" {}</g>", laid.pile.counter.classes(), drawn(laid));
            }
        }
        out
    }

    /// The live layer alone: what travels with a move.
    pub fn live(&self, view: &View, lit: &Lit) -> String {
        let plan = Plan::of(self, view, lit);
        let mut out = String::from("<g id=\"live\"><g class=\"control\" aria-hidden=\"true\">");
        for place in &self.places {
            draw_control(&mut out, place, view);
        }
        out.push_str("</g><use href=\"#works\"/>");
        out.push_str(&self.lit_areas(lit));
        out.push_str("<g class=\"areas\">");
        for spread in &plan.spreads {
            self.draw_area(&mut out, spread, view, lit);
        }
        out.push_str("</g>");
        self.draw_names(&mut out, &plan);
        out.push_str(&self.ghosts(&plan, lit));
        out.push_str("<g class=\"piles\">");
        for spread in &plan.spreads {
            for laid in &spread.piles {
                self.draw_pile(&mut out, spread, laid);
            }
        }
        out.push_str("</g>");
        out.push_str(&self.shots(&plan, lit));
        out.push_str(&self.chips(&plan, lit));
        out.push_str("</g>");
        out
    }

    /// An area: what is clicked and focused, name, plaque and markers.
    fn draw_area(&self, out: &mut String, spread: &Spread<'_>, view: &View, lit: &Lit) {
        let place = spread.place;
        let (area, key) = (place.row.area, area_key(place.row.area));
        let mut class = format!("area {}", shape(view.board.control(area)).class());
        if lit.legal.contains(&key) {
            class.push_str(" legal");
        }
        if lit.chosen.contains(&key) {
            class.push_str(" chosen");
        }
        let near: Vec<String> = self.neighbours(area).iter().map(|near| area_key(*near)).collect();
        let _ = write!(
            out,
            "<g id=\"area-{area}\" class=\"{class}\" data-key=\"{key}\" data-at=\"{} {}\" \
             data-near=\"{}\" tabindex=\"-1\" role=\"button\" aria-label=\"{}\">\
             <use href=\"#a{area}\" class=\"hit\"/><use href=\"#a{area}\" class=\"focus\"/>",
            place.shape.centre.x,
            place.shape.centre.y,
            near.join(" "),
            escape(&self.area_name(place, view, lit))
        );
        out.push_str(&draw_name(&place.label, view.board.control(area)));
        out.push_str(&draw_plaque(&self.rules, &place.row, &place.label.plaque));
        out.push_str(&draw_marks(&spread.marks));
        out.push_str("</g>");
    }

    /// The areas next to one.
    fn neighbours(&self, area: storm::components::Area) -> Vec<storm::components::Area> {
        let borders = self.rules.components.borders.iter();
        let mut near: Vec<_> = borders
            .filter_map(|(a, b, _)| match area {
                area if area == *a => Some(*b),
                area if area == *b => Some(*a),
                _ => None,
            })
            .collect();
        near.sort();
        near
    }

    /// The names of the river and, where counters leave room, of villages.
    fn draw_names(&self, out: &mut String, plan: &Plan<'_>) {
        let drawing = &self.rules.components.drawing;
        let french = self.words.lang() == "fr";
        out.push_str("<g class=\"names\" aria-hidden=\"true\">");
        if let Some(river) = &drawing.river {
            let name = if french { &river.name.fr } else { &river.name.en };
            out.push_str(&draw_river_name(&self.words.typeset(name)));
        }
        let mut taken: Vec<Rect> = plan.spreads.iter().flat_map(Spread::taken).collect();
        taken.extend(&self.river_name);
        for row in &drawing.places {
            let Some(place) = self.place(row.area) else { continue };
            // A village that gave its area the name has it already.
            if row.name.en == place.row.name_en || row.name.fr == place.row.name_fr {
                continue;
            }
            let name = self.words.typeset(if french { &row.name.fr } else { &row.name.en });
            if let Some((room, text)) = village(&name, row.at.into(), place, &taken) {
                taken.push(room);
                out.push_str(&text);
            }
        }
        out.push_str("</g>");
    }

    /// A pile. Its id is that of its first unit, so that it can be followed from one moment to the
    /// next.
    fn draw_pile(&self, out: &mut String, spread: &Spread<'_>, laid: &Laid) {
        let pile = &laid.pile;
        let Some(first) = pile.units.first() else { return };
        let keys: Vec<String> = pile.units.iter().map(|unit| unit_key(*unit)).collect();
        let _ = write!(
            out,
            "<g id=\"pile-{}\" class=\"{}\" data-keys=\"{}\" data-area=\"{}\" tabindex=\"-1\" \
             role=\"button\" aria-label=\"{}\" {}</g>",
            unit_id(*first),
            pile.counter.classes(),
            keys.join(" "),
            area_key(spread.place.row.area),
            escape(&self.pile_name(pile, spread.place)),
            drawn(laid)
        );
    }
}

/// Who controls an area: a frame inside its border.
fn draw_control(out: &mut String, place: &Place, view: &View) {
    let area = place.row.area;
    let side = shape(view.board.control(area)).class();
    let _ = write!(
        out,
        "<g class=\"{side}\" clip-path=\"url(#c{area})\"><use href=\"#a{area}\" class=\"inner\"/>\
         <use href=\"#a{area}\" class=\"inner2\"/></g>"
    );
}

/// A pile in its place: the end of a tag, and what is in it.
fn drawn(laid: &Laid) -> String {
    let (counter, at) = (&laid.pile.counter, &laid.at);
    format!(
        "transform=\"translate({} {}) scale({:.3})\">{}{}",
        n(at.x),
        n(at.y),
        at.w / 48.0,
        counter.draw(),
        counter.draw_count()
    )
}
