//! What is lit: legal places, the previewed target, the shot, figures beside things, ghosts of the last
//! move.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use storm::components::{Area, Side};

use super::piles::unit_of;
use super::plan::{Plan, Spread};
use super::{Place, Sheet, area_key, area_of, shape};
use drawing::geometry::{Ends, Rect, Spot, escape, n, straight};
use drawing::{Figure, Lit};

/// How far from the border chips and ghosts stay, the best first.
const MARGINS: [f64; 2] = [4.0, -14.0];

/// The nearest free room to a point in and round an area, else the room at the point itself.
fn settle(place: &Place, taken: &[Rect], w: f64, h: f64, near: Spot) -> Rect {
    let found =
        MARGINS.iter().find_map(|margin| place.field.room(*margin, taken).nearest(w, h, near));
    found.unwrap_or_else(|| Rect::around(near, w, h))
}

/// All room taken on the board.
fn taken(plan: &Plan<'_>) -> Vec<Rect> {
    plan.spreads.iter().flat_map(Spread::taken).collect()
}

impl Sheet {
    /// Legal areas with a tint and a double line; the previewed one with a stronger tint; one that is
    /// chosen and no longer asked for with the line alone.
    pub(super) fn lit_areas(&self, lit: &Lit) -> String {
        let mut out = String::from("<g class=\"lits\" aria-hidden=\"true\">");
        // Where a legal area meets one that is chosen already, the line is the legal one's.
        let is_legal = |place: &&Place| lit.legal.contains(&area_key(place.row.area));
        let (legal, others): (Vec<&Place>, Vec<&Place>) = self.places.iter().partition(is_legal);
        for place in others.into_iter().chain(legal) {
            let (area, key) = (place.row.area, area_key(place.row.area));
            let class = match (lit.legal.contains(&key), lit.chosen.contains(&key)) {
                (true, false) => "",
                (true, true) => " aim",
                (false, true) => " from",
                (false, false) => continue,
            };
            let _ = write!(
                out,
                "<use href=\"#a{area}\" class=\"lit0{class}\"/>\
                 <use href=\"#a{area}\" class=\"lit1{class}\"/>"
            );
        }
        out.push_str("</g>");
        out
    }

    /// An arrow from the area of the chosen units over the border into each previewed target.
    pub(super) fn shots(&self, plan: &Plan<'_>, lit: &Lit) -> String {
        let chosen = lit.chosen.iter();
        let from: BTreeSet<Area> =
            chosen.filter_map(|key| Some(plan.unit(unit_of(key)?)?.0.place.row.area)).collect();
        let aims = lit.chosen.iter().filter(|key| lit.legal.contains(*key));
        let mut out = String::from("<g class=\"shots\" aria-hidden=\"true\">");
        for aim in aims.filter_map(|key| area_of(key)) {
            for from in from.iter().filter(|from| **from != aim) {
                out.push_str(&self.shot(*from, aim).unwrap_or_default());
            }
        }
        out.push_str("</g>");
        out
    }

    fn shot(&self, from: Area, aim: Area) -> Option<String> {
        let chains = self.borders.chains.iter();
        let shared =
            chains.filter(|chain| chain.areas.contains(&from) && chain.areas.contains(&aim));
        let middle = shared.max_by_key(|chain| chain.points.len())?.middle()?;
        let (a, b): (Spot, Spot) =
            (self.place(from)?.shape.centre.into(), self.place(aim)?.shape.centre.into());
        let (dx, dy) = ((b.x - a.x) / a.distance(b).max(1.0), (b.y - a.y) / a.distance(b).max(1.0));
        let at = |along: f64, aside: f64| {
            Spot::new(middle.x + dx * along - dy * aside, middle.y + dy * along + dx * aside)
        };
        let shaft = straight(&[at(-14.0, 0.0), at(14.0, 0.0)], Ends::Open);
        let head = straight(&[at(3.0, -10.0), at(15.0, 0.0), at(3.0, 10.0)], Ends::Open);
        Some(format!(
            "<path class=\"shot0\" d=\"{shaft}{head}\"/><path class=\"shot\" d=\"{shaft}{head}\"/>"
        ))
    }

    /// The figures beside areas and piles.
    pub(super) fn chips(&self, plan: &Plan<'_>, lit: &Lit) -> String {
        let mut taken = taken(plan);
        let kinds: BTreeSet<&str> =
            lit.chips.values().flatten().map(|figure| figure.icon).collect();
        // Where all figures count the same there is nothing to tell apart.
        let icon = if kinds.len() > 1 { ICON } else { 0.0 };
        let mut out = String::from("<g class=\"chips\" aria-hidden=\"true\">");
        for (key, figures) in &lit.chips {
            let wide: f64 = figures.iter().map(|figure| icon + figure_width(figure)).sum();
            let wide = (wide + 10.0).max(40.0);
            let at = match (area_of(key), unit_of(key)) {
                (Some(area), _) => plan
                    .area(area)
                    .map(|spread| settle(spread.place, &taken, wide, 20.0, below(spread))),
                (None, Some(unit)) => plan.unit(unit).map(|(spread, laid)| {
                    let foot = Spot::new(laid.at.centre().x, laid.at.bottom() + 8.0);
                    settle(spread.place, &taken, wide, 20.0, foot)
                }),
                (None, None) => None,
            };
            let Some(at) = at else { continue };
            taken.push(at);
            let on = if lit.chosen.contains(key) { " on" } else { "" };
            let _ = write!(
                out,
                "<g class=\"chip{on}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"20\" rx=\"10\"/>",
                n(at.x),
                n(at.y),
                n(at.w)
            );
            draw_figures(&mut out, figures, &at, icon);
            out.push_str("</g>");
        }
        out.push_str("</g>");
        out
    }

    /// Outlines where piles stood before the last move, each with a line to where they went.
    pub(super) fn ghosts(&self, plan: &Plan<'_>, lit: &Lit) -> String {
        // By where they came from, whose they are and where they are now.
        let mut moves: BTreeMap<(Area, Side, Option<Area>), Option<Spot>> = BTreeMap::new();
        for ghost in &lit.ghosts {
            let (Some(from), Some(unit)) = (area_of(&ghost.from), unit_of(&ghost.unit)) else {
                continue;
            };
            let now = plan.unit(unit);
            let to = now.map(|(spread, _)| spread.place.row.area);
            let at = now.map(|(_, laid)| laid.at.centre());
            if to != Some(from) {
                moves.entry((from, unit.side, to)).or_insert(at);
            }
        }
        let mut taken = taken(plan);
        let mut out = String::from("<g class=\"ghosts\" aria-hidden=\"true\">");
        for ((from, side, _), to) in moves {
            const SIZE: f64 = 38.0;
            let Some(spread) = plan.area(from) else { continue };
            let at = settle(spread.place, &taken, SIZE, SIZE, below(spread));
            taken.push(at);
            out.push_str("<g class=\"ghost\">");
            if let Some(to) = to {
                out.push_str(&went(at.centre(), to));
            }
            let _ = write!(
                out,
                "<use href=\"#p-{}\" transform=\"translate({} {}) scale({:.3})\"/></g>",
                shape(side).class(),
                n(at.x),
                n(at.y),
                SIZE / 48.0
            );
        }
        out.push_str("</g>");
        out
    }
}

/// How much room the symbol of a figure takes.
const ICON: f64 = 15.0;

fn figure_width(figure: &Figure) -> f64 {
    figure.text.chars().count() as f64 * 8.4 + 8.0
}

/// Figures side by side in a chip, each after its symbol if they have any room.
fn draw_figures(out: &mut String, figures: &[Figure], at: &Rect, icon: f64) {
    let wide: f64 = figures.iter().map(|figure| icon + figure_width(figure)).sum();
    let mut x = at.centre().x - wide / 2.0;
    for figure in figures {
        if icon > 0.0 {
            let _ = write!(
                out,
                "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"14\" height=\"14\"/>",
                figure.icon,
                n(x + 3.0),
                n(at.y + 3.0)
            );
        }
        let width = figure_width(figure);
        let (middle, text) = (n(x + icon + width / 2.0), escape(&figure.text));
        let _ = write!(out, "<text x=\"{middle}\" y=\"{}\">{text}</text>", n(at.y + 15.0));
        x += icon + width;
    }
}

/// The line from where a pile stood to where it lies, with its tip.
fn went(from: Spot, to: Spot) -> String {
    let (start, end) = (from.towards(to, 20.0), to.towards(from, 30.0));
    if from.distance(to) < 56.0 {
        return String::new();
    }
    let line = straight(&[start, end], Ends::Open);
    let (back, length) = (end.towards(from, 11.0), end.distance(from).max(1.0));
    let (dx, dy) = ((end.x - from.x) / length * 5.0, (end.y - from.y) / length * 5.0);
    let tip = [end, Spot::new(back.x - dy, back.y + dx), Spot::new(back.x + dy, back.y - dx)];
    format!(
        "<path class=\"went0\" d=\"{line}\"/><path class=\"went\" d=\"{line}\"/>\
         <path class=\"tip\" d=\"{}\"/>",
        straight(&tip, Ends::Closed)
    )
}

/// The point below everything in an area: where a chip belongs.
fn below(spread: &Spread<'_>) -> Spot {
    let piles = spread.piles.iter().map(|laid| laid.at.bottom());
    let bottom = piles.fold(spread.place.label.plaque.bottom(), f64::max);
    Spot::new(spread.place.label.plaque.centre().x, bottom + 13.0)
}
