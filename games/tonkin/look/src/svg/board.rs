//! The board and its live layer: all that may change with a move, drawn over ground and names.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use tonkin::components::{Hex, Side};
use tonkin::view::View;

use super::Sheet;
use super::grid::{FULL, PAPER, centre};
use super::keys::{Thing, hex_key, unit_key};
use super::piles::{Pile, pile};
use drawing::Lit;
use drawing::geometry::{Rect, Spot, escape, n};

/// How wide a counter is on the map.
pub(super) const COUNTER: f64 = 38.0;
/// How far the middle of a counter lies north of the middle of its hex: room for the name below.
pub(super) const LIFT: f64 = 5.0;

/// Where the counters of a hex lie.
pub(super) fn plate(hex: Hex) -> Rect {
    let at = centre(hex);
    Rect::around(Spot::new(at.x, at.y - LIFT), COUNTER, COUNTER)
}

impl Sheet {
    /// The board: the ground by its address, the still layer, the live one over it, and the names of places on
    /// top: no counter reaches into the strips where they stand.
    pub fn board(&self, view: &View, lit: &Lit, ground_href: &str) -> String {
        let (x, y, w, h) = FULL;
        format!(
            "<svg class=\"board hexes large\" data-stacks=\"\" viewBox=\"{x} {y} {w} {h}\" data-full=\"{x} {y} {w} {h}\" \
             data-counter=\"{COUNTER}\" role=\"group\" aria-label=\"{}\"><image href=\"{}\" \
             width=\"{}\" height=\"{}\"/>{}{}{}</svg>",
            escape(&self.say("tonkin-map-board", &[])),
            escape(ground_href),
            PAPER.0,
            PAPER.1,
            self.still(),
            self.live(view, lit),
            self.place_names()
        )
    }

    /// The live layer alone: what travels with a move.
    pub fn live(&self, view: &View, lit: &Lit) -> String {
        let piles = self.piles(view, lit);
        let mut out = String::from("<g id=\"live\">");
        self.draw_marks(&mut out, view);
        out.push_str(&self.layers(lit));
        out.push_str(&self.lit_places(&piles, lit));
        out.push_str("<g class=\"areas\">");
        let ways = self.ways(lit);
        for hex in self.live_hexes(&piles, lit) {
            self.draw_hex(&mut out, view, hex, lit, ways.get(&hex));
        }
        out.push_str("</g>");
        out.push_str(&self.ghosts(&piles, lit));
        out.push_str("<g class=\"piles\">");
        piles.iter().for_each(|pile| self.draw_pile(&mut out, view, pile));
        out.push_str("</g>");
        self.draw_objectives(&mut out, view);
        out.push_str(&self.arrows(&piles, lit));
        out.push_str(&self.tags(lit));
        out.push_str(&self.chips(lit));
        out.push_str("</g>");
        out
    }

    /// All piles on the map.
    pub(super) fn piles(&self, view: &View, lit: &Lit) -> Vec<Pile> {
        let [french, enemy] = Side::BOTH.map(|side| *view.board.occupied(side));
        let hexes = french.or(enemy);
        let pile = |hex| pile(&self.components, &self.charts, view, hex, lit);
        hexes.iter().filter_map(pile).collect()
    }

    /// The hexes that the live layer has: those with a name, with counters, and what is lit.
    fn live_hexes(&self, piles: &[Pile], lit: &Lit) -> BTreeSet<Hex> {
        let named = self.components.map.communities.iter().map(|row| row.hex);
        let keys = lit.legal.iter().chain(&lit.chosen);
        let lit_hexes = keys.filter_map(|key| match Thing::of(&self.components, key)? {
            Thing::Hex(hex) => Some(hex),
            Thing::Saigon | Thing::Unit(_) => None,
        });
        let reach = self.ways(lit).into_keys();
        named.chain(piles.iter().map(|pile| pile.hex)).chain(lit_hexes).chain(reach).collect()
    }

    /// The hexes that can be reached in a way that is not taken yet, each with the choice that takes it.
    fn ways<'l>(&self, lit: &'l Lit) -> BTreeMap<Hex, &'l str> {
        let mut ways = BTreeMap::new();
        for layer in lit.layers.iter().filter(|layer| !layer.via.is_empty()) {
            for key in &layer.places {
                if let Some(Thing::Hex(hex)) = Thing::of(&self.components, key) {
                    ways.entry(hex).or_insert(layer.via.as_str());
                }
            }
        }
        ways
    }

    /// Where a page opens while nothing is asked of a hex: at the HQ of the viewer, or where else something of his
    /// stands; for a spectator the French.
    fn home(&self, view: &View) -> Option<Hex> {
        let side = view.side().unwrap_or(Side::French);
        let hq = view.board.hq_hex(&self.charts, side);
        hq.or_else(|| view.board.occupied(side).first())
    }

    /// A hex: what is clicked and focused.
    fn draw_hex(&self, out: &mut String, view: &View, hex: Hex, lit: &Lit, via: Option<&&str>) {
        let via = via.map(|via| format!(" data-via=\"{via}\"")).unwrap_or_default();
        let home = if self.home(view) == Some(hex) { " home" } else { "" };
        let class = format!("{}{home}", lit.class(&self.printed(hex).key));
        out.push_str(&self.area(hex, &class, &via, &self.hex_name(hex, view, lit)));
    }

    /// A pile. Scripts follow its counters by their keys from one moment to the next.
    fn draw_pile(&self, out: &mut String, view: &View, pile: &Pile) {
        let keys: Vec<String> = pile.units.iter().map(|unit| unit_key(*unit)).collect();
        let at = plate(pile.hex);
        let _ = write!(
            out,
            "<g id=\"pile-{}\" class=\"{}\" data-keys=\"{}\" data-area=\"{}\" tabindex=\"-1\" \
             role=\"button\" aria-label=\"{}\" transform=\"translate({} {}) scale({:.3})\">\
             {}{}{}</g>",
            pile.hex,
            pile.counter.classes(),
            keys.join(" "),
            hex_key(pile.hex),
            escape(&self.pile_name(pile, view)),
            n(at.x),
            n(at.y),
            at.w / 48.0,
            pile.counter.draw(),
            draw_signs(pile),
            draw_count(pile)
        );
    }
}

/// How many lie there: of a veiled stack nobody but its owner knows.
fn draw_count(pile: &Pile) -> String {
    if pile.is_veiled {
        return "<circle cx=\"41.5\" cy=\"6\" r=\"7.8\" class=\"badge\"/>\
                <text x=\"41.5\" y=\"9.6\" class=\"badget\">?</text>"
            .to_owned();
    }
    pile.counter.draw_count_inside()
}

/// Small signs on a pile: disorganized, out of supply, the officer, what lies beneath.
fn draw_signs(pile: &Pile) -> String {
    let mut out = String::new();
    if pile.signs.dg {
        out.push_str(
            "<circle cx=\"-1\" cy=\"44\" r=\"8.5\" class=\"mkb dg\"/><use \
             href=\"#k-disorganised\" x=\"-7.5\" y=\"37.5\" width=\"13\" height=\"13\" \
             class=\"mk dg\"/>",
        );
    }
    if pile.signs.oos {
        out.push_str(
            "<circle cx=\"-1\" cy=\"26\" r=\"8.5\" class=\"mkb\"/><use href=\"#k-nosupply\" \
             x=\"-7.2\" y=\"19.8\" width=\"12.4\" height=\"12.4\" class=\"mk\"/>",
        );
    }
    let others = [(pile.signs.hero, "k-star"), (pile.signs.supply, "k-depot")];
    for ((_, symbol), y) in others.iter().filter(|(is, _)| *is).zip([43.0, 29.0]) {
        let _ = write!(
            out,
            "<circle class=\"sgn\" cx=\"45\" cy=\"{}\" r=\"6.6\"/><use href=\"#{symbol}\" \
             class=\"sgns\" x=\"40\" y=\"{}\" width=\"10\" height=\"10\"/>",
            n(y),
            n(y - 5.0)
        );
    }
    out
}

/// The class of a side in the style sheets.
pub(super) const fn side_class(side: Side) -> &'static str {
    match side {
        Side::French => "fr",
        Side::VietMinh => "vm",
    }
}
