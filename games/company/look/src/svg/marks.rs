//! Markers: what has become of a unit, and what lies in a square beside the units.

use std::fmt::Write;

use company::board::{Body, Place};
use company::components::Side;
use company::flow::{Step, StrikeDie, Swivel};
use company::sets::{Square, SquareSet, Unit};
use company::view::View;

use super::figures::side_class;
use super::{Sheet, corner, middle};
use drawing::geometry::{escape, n};

/// More peasants than this are counted.
const MOST_PEASANTS: u8 = 3;

/// The bases or vehicles that are drawn.
pub(super) const fn strength_of(body: &Body) -> u8 {
    if body.strength > 8 { 8 } else { body.strength }
}

impl Sheet {
    /// Casualties with a unit, whether it is down or hammered, what it carries, whether it failed.
    pub(super) fn draw_states(&self, out: &mut String, unit: Unit, view: &View) {
        let body = view.board.body(unit);
        let towards = if unit.side == Side::WhiteStar { 1.0 } else { -1.0 };
        for place in 0..body.casualties.min(4) {
            let x = towards * (f64::from(place) * 15.0 - 38.0);
            draw_casualty(out, x, -36.0, side_class(unit.side));
        }
        self.draw_pressure(out, body);
        for place in 0..body.caches.len() {
            draw_cache(out, 38.0, 4.0 + f64::from(place) * 15.0);
        }
        if view.marked[unit.side as usize].has(unit.index) {
            out.push_str(
                "<circle class=\"failed\" cx=\"-40\" cy=\"40\" r=\"7.5\"/>\
                 <text class=\"tagt\" x=\"-40\" y=\"44\">!</text>",
            );
        }
        if unit.side == Side::Communist && view.board.hidden.has(unit.index) {
            out.push_str(
                "<circle class=\"hiddenp\" cx=\"40\" cy=\"-36\" r=\"9\"/><use href=\"#i-eye\" \
                 class=\"hiddens\" x=\"33\" y=\"-43\" width=\"14\" height=\"14\"/>\
                 <path class=\"hiddenx\" d=\"M33.5-29.5 46.5-42.5\"/>",
            );
        }
    }

    /// Plates that tell that a unit is hammered or down, from the right.
    fn draw_pressure(&self, out: &mut String, body: &Body) {
        let mut right = 47.0;
        for (is, id, class) in [
            (body.hammered, "company-map-hammered-short", "hammered"),
            (body.down, "company-map-down-short", "downp"),
        ] {
            if is {
                let text = self.say(id, &[]);
                let wide = 8.0 + text.chars().count() as f64 * 6.0;
                right -= wide;
                let _ = write!(
                    out,
                    "<rect class=\"statep {class}\" x=\"{}\" y=\"-45\" width=\"{}\" height=\"14.5\" \
                     rx=\"3\"/><text class=\"tagt\" x=\"{}\" y=\"-34.2\">{}</text>",
                    n(right),
                    n(wide),
                    n(right + wide / 2.0),
                    escape(&text)
                );
                right -= 2.0;
            }
        }
    }

    /// Peasants, bodies, caches, searched villages, and where hidden units can still be.
    pub(super) fn draw_marks(&self, out: &mut String, view: &View) {
        out.push_str("<g class=\"marks\" aria-hidden=\"true\">");
        let unknown = unknown_squares(self, view);
        for square in Square::all() {
            let (x, y) = corner(square);
            if view.board.searched.has(square) {
                let _ = write!(
                    out,
                    "<circle class=\"searched\" cx=\"{}\" cy=\"{}\" r=\"8\"/><path \
                     class=\"searchedx\" d=\"M{} {}l3 3.5 6-7\"/>",
                    x + 50.0,
                    y + 90.0,
                    x + 45.5,
                    y + 90.5
                );
            }
            if unknown.has(square) {
                let _ = write!(
                    out,
                    "<text class=\"maybe\" x=\"{}\" y=\"{}\">?</text>",
                    x + 10.0,
                    y + 96.0
                );
            }
            let is_taken = Side::BOTH.iter().any(|side| view.board.occupied(*side).has(square));
            let spots = if is_taken { &ASIDE } else { &AT_HOME };
            draw_peasants(out, (x, y), view.board.peasants.get(square), spots);
            for side in Side::BOTH {
                let bodies = view.board.dead[side as usize].get(square);
                let left = if side == Side::WhiteStar { 10.0 } else { 90.0 };
                draw_bodies(out, x + left, y + 60.0, bodies, side_class(side));
            }
            for place in 0..view.board.caches_in(square).len() {
                draw_cache(out, x + 68.0 + f64::from(place) * 12.0, y + 90.0);
            }
        }
        out.push_str("</g>");
    }

    /// The squares of a strike that is aimed or falls.
    pub(super) fn draw_strike(&self, out: &mut String, view: &View) {
        let Some((squares, class)) = view.steps.iter().rev().find_map(struck) else { return };
        let _ = write!(out, "<g class=\"strike {class}\" aria-hidden=\"true\">");
        for square in squares.iter() {
            let ((x, y), (cx, cy)) = (corner(square), middle(square));
            let _ = write!(
                out,
                "<path class=\"strikebox\" d=\"M{} {}h92v92h-92z\"/>",
                x + 4.0,
                y + 4.0
            );
            if class == "falls" {
                let _ = write!(
                    out,
                    "<use href=\"#cf-burst\" x=\"{}\" y=\"{}\"/><use href=\"#cf-burst\" x=\"{}\" \
                     y=\"{}\"/>",
                    cx - 26.0,
                    cy - 24.0,
                    cx + 26.0,
                    cy + 22.0
                );
            } else {
                let _ = write!(
                    out,
                    "<path class=\"strikex\" d=\"M{} {}h24M{cx} {}v24\"/>",
                    cx - 12.0,
                    cy,
                    cy - 12.0
                );
            }
        }
        out.push_str("</g>");
    }

    /// The units of the Communist that the viewer cannot place and that are not off table.
    pub(crate) fn unseen(&self, view: &View) -> u8 {
        let all = self.rules.charts.all[Side::Communist as usize];
        let at = |index: u8| view.board.body(Unit::new(Side::Communist, index)).place;
        let unknown = all.iter().filter(|index| at(*index) == Place::UNKNOWN).count() as u8;
        let off = all.iter().filter(|index| at(*index) == Place::OFF).count() as u8;
        view.off.map_or(0, |told| (unknown + off).saturating_sub(told))
    }
}

/// The squares that a step aims at or strikes, and the class of that.
fn struck(step: &Step) -> Option<(SquareSet, &'static str)> {
    if let Step::Strike(strike) = step {
        return Some((strike.squares, "falls"));
    }
    let (Step::StrikeDie(StrikeDie { line, .. }) | Step::Swivel(Swivel { line, .. })) = step else {
        return None;
    };
    Some((line.iter().copied().collect(), "aimed"))
}

/// Squares where a unit can still hide, as far as the viewer knows.
fn unknown_squares(sheet: &Sheet, view: &View) -> SquareSet {
    match sheet.unseen(view) {
        0 => SquareSet::NONE,
        _ => view.board.open_foot.or(view.board.open_vehicles),
    }
}

/// A black disc with a cross.
fn draw_casualty(out: &mut String, x: f64, y: f64, side: &str) {
    let _ = write!(
        out,
        "<circle class=\"cas {side}\" cx=\"{}\" cy=\"{}\" r=\"7.5\"/><use href=\"#m-casualty\" \
         class=\"casx\" x=\"{}\" y=\"{}\" width=\"9\" height=\"9\"/>",
        n(x),
        n(y),
        n(x - 4.5),
        n(y - 4.5)
    );
}

/// Bodies in a square: one disc with their number.
fn draw_bodies(out: &mut String, x: f64, y: f64, count: u8, side: &str) {
    if count == 0 {
        return;
    }
    draw_casualty(out, x, y, side);
    if count > 1 {
        let _ = write!(
            out,
            "<text class=\"count\" x=\"{}\" y=\"{}\">{count}</text>",
            n(x),
            n(y + 18.0)
        );
    }
}

fn draw_cache(out: &mut String, x: f64, y: f64) {
    let _ = write!(
        out,
        "<rect class=\"cachep\" x=\"{}\" y=\"{}\" width=\"14\" height=\"14\" rx=\"2.5\"/>\
         <use href=\"#k-cache\" class=\"caches\" x=\"{}\" y=\"{}\" width=\"10\" height=\"10\"/>",
        n(x - 7.0),
        n(y - 7.0),
        n(x - 5.0),
        n(y - 5.0)
    );
}

/// Where peasants stand in a square of their own, and beside units.
const AT_HOME: [(f64, f64); 3] = [(32.0, 50.0), (68.0, 50.0), (50.0, 74.0)];
const ASIDE: [(f64, f64); 3] = [(12.0, 88.0), (88.0, 88.0), (12.0, 12.0)];

fn draw_peasants(out: &mut String, (x, y): (f64, f64), count: u8, spots: &[(f64, f64); 3]) {
    for (px, py) in spots.iter().take(count.into()) {
        let _ = write!(out, "<use href=\"#cf-peasant\" x=\"{}\" y=\"{}\"/>", n(x + px), n(y + py));
    }
    if count > MOST_PEASANTS {
        let _ = write!(
            out,
            "<text class=\"count\" x=\"{}\" y=\"{}\">{count}</text>",
            n(x + 50.0),
            n(y + 98.0)
        );
    }
}
