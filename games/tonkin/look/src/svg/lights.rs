//! What is lit: legal hexes, previewed targets, figures, where counters stood before, and what a reader lays
//! over the board.

use std::collections::BTreeMap;
use std::fmt::Write;

use tonkin::components::Hex;

use super::Sheet;
use super::board::{LIFT, side_class};
use super::grid::{centre, edge, outline};
use super::keys::Thing;
use super::piles::Pile;
use drawing::Lit;
use drawing::geometry::{Ends, Spot, escape, n, straight};

impl Sheet {
    fn hex_of(&self, key: &str) -> Option<Hex> {
        match Thing::of(&self.components, key)? {
            Thing::Hex(hex) => Some(hex),
            Thing::Saigon | Thing::Unit(_) => None,
        }
    }

    /// What a reader may lay over the board; the style sheet shows what is switched on.
    pub(super) fn layers(&self, lit: &Lit) -> String {
        let mut out = String::from("<g class=\"layers\" aria-hidden=\"true\">");
        for layer in lit.layers.iter().filter(|layer| !layer.places.is_empty()) {
            let path = edge(layer.places.iter().filter_map(|key| self.hex_of(key)));
            let (name, side) = (layer.name, layer.side);
            let _ = write!(out, "<path class=\"layer l-{name} {side}\" d=\"{path}\"/>");
        }
        out.push_str("</g>");
        out
    }

    /// The short texts of layers, above the counters.
    pub(super) fn tags(&self, lit: &Lit) -> String {
        let mut out = String::from("<g class=\"tags\" aria-hidden=\"true\">");
        for layer in lit.layers.iter().filter(|layer| !layer.tags.is_empty()) {
            let _ = write!(out, "<g class=\"layer l-{} {}\">", layer.name, layer.side);
            for (key, text) in &layer.tags {
                let Some(hex) = self.hex_of(key) else { continue };
                let at = centre(hex);
                let _ = write!(
                    out,
                    "<text class=\"tag\" x=\"{}\" y=\"{}\">{}</text>",
                    n(at.x),
                    n(at.y - 21.0),
                    escape(text)
                );
            }
            out.push_str("</g>");
        }
        out.push_str("</g>");
        out
    }

    /// Legal hexes with a tint and a double line round those that lie together; the previewed one with a
    /// stronger tint; one that is chosen and no longer asked for with the line alone. Where stacks can be
    /// taken up, empty hexes stand back behind them.
    pub(super) fn lit_places(&self, piles: &[Pile], lit: &Lit) -> String {
        let mut out = String::from("<g class=\"lits\" aria-hidden=\"true\">");
        let legal = lit.legal.iter().filter_map(|key| self.hex_of(key));
        let (held, free): (Vec<Hex>, Vec<Hex>) =
            legal.partition(|hex| piles.iter().any(|pile| pile.hex == *hex));
        // While a group is put together its reach is shown, and flights are left to the list.
        let of_reach = |via: bool| {
            lit.layers.iter().any(|layer| layer.name == "reach" && layer.via.is_empty() != via)
        };
        let (is_group, is_march) = (of_reach(true), of_reach(false));
        let free_back = is_group || !(held.is_empty() || is_march);
        let class = |is_back: bool| if is_back { " back" } else { "" };
        for (hexes, class) in [(free, class(free_back)), (held, class(is_group))] {
            if hexes.is_empty() {
                continue;
            }
            let path = edge(hexes.iter().copied());
            let cells: String = hexes.iter().map(|hex| outline(*hex, 0.92)).collect();
            let _ = write!(
                out,
                "<path class=\"lit0{class}\" d=\"{path}\"/>\
                 <path class=\"litc{class}\" d=\"{cells}\"/>\
                 <path class=\"lit1{class}\" d=\"{path}\"/>"
            );
        }
        for key in &lit.chosen {
            let Some(hex) = self.hex_of(key) else { continue };
            let class = if lit.legal.contains(key) { " aim" } else { " from" };
            let path = outline(hex, 0.96);
            let _ = write!(
                out,
                "<g data-for=\"{key}\"><path class=\"lit0{class}\" d=\"{path}\"/>\
                 <path class=\"lit1{class}\" d=\"{path}\"/></g>"
            );
        }
        out.push_str("</g>");
        out
    }

    /// An arrow from each hex of chosen counters to each previewed target.
    pub(super) fn arrows(&self, piles: &[Pile], lit: &Lit) -> String {
        let from = piles.iter().filter(|pile| pile.counter.chosen > 0);
        let aims: Vec<Hex> = lit.chosen.iter().filter_map(|key| self.hex_of(key)).collect();
        let mut out = String::from("<g class=\"shots\" aria-hidden=\"true\">");
        for pile in from {
            for aim in aims.iter().filter(|aim| **aim != pile.hex) {
                out.push_str(&arrow(centre(pile.hex), centre(*aim)));
            }
        }
        out.push_str("</g>");
        out
    }

    /// The figures beside places and counters.
    pub(super) fn chips(&self, lit: &Lit) -> String {
        let mut out = String::from("<g class=\"chips\" aria-hidden=\"true\">");
        for (key, figures) in &lit.chips {
            let Some(hex) = self.hex_of(key) else { continue };
            let at = centre(hex);
            let texts: Vec<&str> = figures.iter().map(|figure| figure.text.as_str()).collect();
            let text = texts.join(" · ");
            let wide = (text.chars().count() as f64 * 7.4 + 12.0).max(34.0);
            let (x, y) = (at.x - wide / 2.0, at.y - 29.0);
            let on = if lit.chosen.contains(key) { " on" } else { "" };
            let _ = write!(
                out,
                "<g class=\"chip{on}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"17\" \
                 rx=\"8.5\"/><text x=\"{}\" y=\"{}\">{}</text></g>",
                n(x),
                n(y),
                n(wide),
                n(at.x),
                n(y + 12.8),
                escape(&text)
            );
        }
        out.push_str("</g>");
        out
    }

    /// Outlines where counters stood before the last move, each with a line to where they went.
    pub(super) fn ghosts(&self, piles: &[Pile], lit: &Lit) -> String {
        let mut moves: BTreeMap<(Hex, Option<Hex>), &'static str> = BTreeMap::new();
        for ghost in &lit.ghosts {
            let Some(from) = self.hex_of(&ghost.from) else { continue };
            let (to, side) = match Thing::of(&self.components, &ghost.unit) {
                Some(Thing::Unit(unit)) => {
                    let now = piles.iter().find(|pile| pile.units.contains(&unit));
                    (now.map(|pile| pile.hex), side_class(self.components.unit(unit).side))
                }
                // A stack whose counters are not seen: only where it went is known.
                Some(Thing::Hex(to)) => (Some(to), "vm"),
                // Saigon lies beside the map, and what is unknown stands nowhere.
                Some(Thing::Saigon) | None => continue,
            };
            if to != Some(from) {
                moves.insert((from, to), side);
            }
        }
        let mut out = String::from("<g class=\"ghosts\" aria-hidden=\"true\">");
        for ((from, to), side) in moves {
            let at = centre(from);
            out.push_str("<g class=\"ghost\">");
            if let Some(to) = to {
                out.push_str(&went(at, centre(to)));
            }
            if piles.iter().all(|pile| pile.hex != from) {
                let _ = write!(
                    out,
                    "<use href=\"#p-{side}\" transform=\"translate({} {}) scale({:.3})\"/>",
                    n(at.x - 18.0),
                    n(at.y - 18.0 - LIFT),
                    36.0 / 48.0
                );
            }
            out.push_str("</g>");
        }
        out.push_str("</g>");
        out
    }
}

/// A short thick arrow into a hex, from the side of another.
fn arrow(from: Spot, to: Spot) -> String {
    let far = from.distance(to);
    if far < 20.0 {
        return String::new();
    }
    let (start, end) = (from.towards(to, far * 0.38), to.towards(from, 17.0));
    let path = straight(&[start, end], Ends::Open);
    let tip = tip(from, end, 11.0);
    format!(
        "<path class=\"shot0\" d=\"{path}\"/><path class=\"shot\" d=\"{path}\"/>\
         <path class=\"shot-tip\" d=\"{tip}\"/>"
    )
}

/// The tip of a line that ends in a spot.
fn tip(from: Spot, end: Spot, long: f64) -> String {
    let back = end.towards(from, long);
    let (bx, by) = ((end.y - back.y) * 0.6, (back.x - end.x) * 0.6);
    let ahead = back.towards(end, long + 3.0);
    let spots = [ahead, Spot::new(back.x + bx, back.y + by), Spot::new(back.x - bx, back.y - by)];
    straight(&spots, Ends::Closed)
}

/// The line from where a counter stood to where it lies.
fn went(from: Spot, to: Spot) -> String {
    let far = from.distance(to);
    if far < 20.0 {
        return String::new();
    }
    let (start, end) = (from.towards(to, 12.0), to.towards(from, 23.0));
    let path = straight(&[start, end], Ends::Open);
    format!(
        "<path class=\"went0\" d=\"{path}\"/><path class=\"went\" d=\"{path}\"/>\
         <path class=\"tip\" d=\"{}\"/>",
        tip(from, end, 8.0)
    )
}
