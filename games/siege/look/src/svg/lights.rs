//! What is lit: legal places, the previewed target, lines of fire, figures beside things, ghosts of the last
//! move.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::Sheet;
use super::board::{Laid, side_class};
use super::keys::Thing;
use super::layout::{COUNTER, outline};
use drawing::Lit;
use drawing::geometry::{Ends, Rect, Spot, escape, n, straight};

impl Sheet {
    /// The middle of a space or base, by its key.
    fn spot(&self, key: &str) -> Option<Spot> {
        match Thing::of(&self.components, key)? {
            Thing::Space(space) => self.layout.place(space).map(|place| place.at),
            Thing::Base(route) => self.layout.base(route).map(|base| base.frame.centre()),
            Thing::Unit(_) | Thing::Battalion(_) | Thing::Aircraft(_) | Thing::Marker(_) => None,
        }
    }

    /// The outline of a space or base, larger by so much.
    fn halo(&self, key: &str, grown: f64) -> Option<String> {
        match Thing::of(&self.components, key)? {
            Thing::Space(space) => {
                let place = self.layout.place(space)?;
                Some(outline(self.components.row(space).terrain, place.at, grown))
            }
            Thing::Base(route) => {
                let Rect { x, y, w, h } = self.layout.base(route)?.frame.grown(grown / 2.0);
                let corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)];
                Some(straight(&corners.map(|(x, y)| Spot::new(x, y)), Ends::Closed))
            }
            Thing::Unit(_) | Thing::Battalion(_) | Thing::Aircraft(_) | Thing::Marker(_) => None,
        }
    }

    /// Legal places with a tint and a double line; the previewed one with a stronger tint; one that is
    /// chosen and no longer asked for with the line alone.
    pub(super) fn lit_places(&self, lit: &Lit) -> String {
        let keys: BTreeSet<&String> = lit.legal.iter().chain(&lit.chosen).collect();
        let mut out = String::from("<g class=\"lits\" aria-hidden=\"true\">");
        for key in keys {
            let Some(halo) = self.halo(key, 9.0) else { continue };
            let class = match (lit.legal.contains(key), lit.chosen.contains(key)) {
                (true, true) => " aim",
                (false, _) => " from",
                (true, false) => "",
            };
            let _ = write!(
                out,
                "<g data-for=\"{key}\"><path class=\"lit0{class}\" d=\"{halo}\"/>\
                 <path class=\"lit1{class}\" d=\"{halo}\"/></g>"
            );
        }
        out.push_str("</g>");
        out
    }

    /// A line from each place of chosen pieces to each previewed target.
    pub(super) fn shots(&self, laid: &[Laid], lit: &Lit) -> String {
        let from: BTreeSet<&String> = laid
            .iter()
            .filter(|laid| laid.pile.counter.chosen > 0)
            .map(|laid| &laid.place)
            .collect();
        let aims = lit.chosen.iter().filter(|key| lit.legal.contains(*key));
        let mut out = String::from("<g class=\"shots\" aria-hidden=\"true\">");
        for aim in aims {
            for from in from.iter().filter(|from| **from != aim) {
                if let (Some(from), Some(to)) = (self.spot(from), self.spot(aim)) {
                    out.push_str(&shot(from, to));
                }
            }
        }
        out.push_str("</g>");
        out
    }

    /// The figures beside places and pieces.
    pub(super) fn chips(&self, laid: &[Laid], lit: &Lit) -> String {
        let mut out = String::from("<g class=\"chips\" aria-hidden=\"true\">");
        for (key, figures) in &lit.chips {
            let thing = Thing::of(&self.components, key);
            let held =
                thing.and_then(|thing| laid.iter().find(|laid| laid.pile.things.contains(&thing)));
            let at = self.spot(key).or(held.map(|laid| laid.at.centre()));
            let Some(at) = at else { continue };
            let texts: Vec<&str> = figures.iter().map(|figure| figure.text.as_str()).collect();
            let text = texts.join(" · ");
            let wide = (text.chars().count() as f64 * 8.4 + 14.0).max(40.0);
            let (x, y) = (at.x + 3.0, at.y + COUNTER / 2.0);
            let on = if lit.chosen.contains(key) { " on" } else { "" };
            let _ = write!(
                out,
                "<g class=\"chip{on}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"20\" \
                 rx=\"10\"/><text x=\"{}\" y=\"{}\">{}</text></g>",
                n(x),
                n(y),
                n(wide),
                n(x + wide / 2.0),
                n(y + 15.0),
                escape(&text)
            );
        }
        out.push_str("</g>");
        out
    }

    /// Outlines where pieces stood before the last move, each with a line to where they went.
    pub(super) fn ghosts(&self, laid: &[Laid], lit: &Lit) -> String {
        let mut moves: BTreeMap<(String, Option<String>), &'static str> = BTreeMap::new();
        for ghost in &lit.ghosts {
            let Some(thing) = Thing::of(&self.components, &ghost.unit) else { continue };
            let now = laid.iter().find(|laid| laid.pile.things.contains(&thing));
            let to = now.map(|laid| laid.place.clone());
            if to.as_ref() != Some(&ghost.from) {
                moves.insert((ghost.from.clone(), to), side_class(Sheet::side(thing)));
            }
        }
        let mut out = String::from("<g class=\"ghosts\" aria-hidden=\"true\">");
        for ((from, to), side) in moves {
            let Some(at) = self.spot(&from) else { continue };
            out.push_str("<g class=\"ghost\">");
            if let Some(to) = to.and_then(|to| self.spot(&to)) {
                out.push_str(&went(at, to));
            }
            let is_base = matches!(Thing::of(&self.components, &from), Some(Thing::Base(_)));
            if !is_base && laid.iter().all(|laid| laid.place != from) {
                let _ = write!(
                    out,
                    "<use href=\"#p-{side}\" transform=\"translate({} {}) scale({:.3})\"/>",
                    n(at.x - 20.0),
                    n(at.y - 20.0),
                    40.0 / 48.0
                );
            }
            out.push_str("</g>");
        }
        out.push_str("</g>");
        out
    }
}

/// A line of fire with its tip, bowed to the other side.
fn shot(from: Spot, to: Spot) -> String {
    let Some(Bow { path, tip }) = bow(from, to, -1.0) else { return String::new() };
    format!(
        "<path class=\"shot0\" d=\"{path}\"/><path class=\"shot\" d=\"{path}\"/>\
         <path class=\"shot-tip\" d=\"{tip}\"/>"
    )
}

/// The line from where a piece stood to where it lies.
fn went(from: Spot, to: Spot) -> String {
    let Some(Bow { path, tip }) = bow(from, to, 1.0) else { return String::new() };
    format!(
        "<path class=\"went0\" d=\"{path}\"/><path class=\"went\" d=\"{path}\"/>\
         <path class=\"tip\" d=\"{tip}\"/>"
    )
}

/// A bowed line and its tip, as path data.
struct Bow {
    path: String,
    tip: String,
}

/// A line between two places, bowed to one side so that it does not run over the counters between; none
/// where they are the same.
fn bow(from: Spot, to: Spot, side: f64) -> Option<Bow> {
    let far = from.distance(to);
    if far < 40.0 {
        return None;
    }
    let (ux, uy) = ((to.x - from.x) / far, (to.y - from.y) / far);
    let high = side * (34.0 + far * 0.1);
    let at = |along: f64, aside: f64| {
        Spot::new(
            from.x + (to.x - from.x) * along - uy * aside,
            from.y + (to.y - from.y) * along + ux * aside,
        )
    };
    let (start, handle, end) = (at(0.06, high * 0.6), at(0.5, high * 1.4), at(0.94, high * 0.6));
    let path = format!(
        "M{} {}Q{} {} {} {}",
        n(start.x),
        n(start.y),
        n(handle.x),
        n(handle.y),
        n(end.x),
        n(end.y)
    );
    let back = end.towards(handle, 11.0);
    let (bx, by) = ((end.y - back.y) * 0.45, (back.x - end.x) * 0.45);
    let tip = [end, Spot::new(back.x + bx, back.y + by), Spot::new(back.x - bx, back.y - by)];
    Some(Bow { path, tip: straight(&tip, Ends::Closed) })
}
