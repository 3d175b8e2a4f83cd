//! What is lit: legal squares and targets, lines of fire, figures beside things, ghosts of the last move, and
//! the dice that fell last.

use std::collections::BTreeSet;
use std::fmt::Write;

use company::choice::Action;
use company::flow::{ActionDice, Declare, Opportunity, Return, Step};
use company::sets::{Square, Unit};
use company::view::View;

use super::board::Laid;
use super::figures::side_class;
use super::{Sheet, corner, middle, square_of, unit_of};
use drawing::geometry::{Spot, escape, n};
use drawing::{Lit, draw_face};

impl Sheet {
    /// The square of a thing: a square itself, or where a unit stands.
    fn square_at(&self, key: &str, laid: &[Laid]) -> Option<Square> {
        square_of(key).or_else(|| {
            let unit = unit_of(&self.rules, key)?;
            laid.iter().find(|laid| laid.unit == unit).map(|laid| laid.square)
        })
    }

    /// Legal squares with a tint and a double line, squares of enemies who can be chosen as well; the
    /// previewed one with a stronger tint; one that is chosen and no longer asked for with the line alone.
    pub(super) fn lit_places(&self, view: &View, laid: &[Laid], lit: &Lit) -> String {
        let acting = acting(view);
        let is_target = |key: &&String| match unit_of(&self.rules, key) {
            Some(unit) => acting.is_some_and(|acting| acting.side != unit.side),
            None => true,
        };
        let mut out = String::from("<g class=\"lits\" aria-hidden=\"true\">");
        let keys: BTreeSet<&String> =
            lit.legal.iter().chain(&lit.chosen).filter(is_target).collect();
        for key in keys {
            let Some(square) = self.square_at(key, laid) else { continue };
            let class = match (lit.legal.contains(key), lit.chosen.contains(key)) {
                (true, true) => " aim",
                (false, _) => " from",
                (true, false) => "",
            };
            let (x, y) = corner(square);
            let _ = write!(
                out,
                "<g data-for=\"{key}\"><rect class=\"lit0{class}\" x=\"{x}\" y=\"{y}\" \
                 width=\"94\" height=\"94\" rx=\"8\"/><rect class=\"lit1{class}\" x=\"{x}\" \
                 y=\"{y}\" width=\"94\" height=\"94\" rx=\"8\"/></g>",
                x = x + 3.0,
                y = y + 3.0
            );
        }
        out.push_str("</g>");
        out
    }

    /// A line from whoever acts to what is aimed at.
    pub(super) fn shots(&self, view: &View) -> String {
        let mut out = String::from("<g class=\"shots\" aria-hidden=\"true\">");
        if let Some((from, to, class)) = aim(view) {
            let (from, to) = (middle(from), middle(to));
            let (from, to) = (Spot::new(from.0, from.1), Spot::new(to.0, to.1));
            if from.distance(to) > 1.0 {
                let begin = from.towards(to, 40.0);
                let end = to.towards(from, 38.0);
                let back = end.towards(from, 13.0);
                let (bx, by) = ((end.y - back.y) * 0.5, (back.x - end.x) * 0.5);
                let line = format!("M{} {}L{} {}", n(begin.x), n(begin.y), n(back.x), n(back.y));
                let _ = write!(
                    out,
                    "<path class=\"shot0\" d=\"{line}\"/><path class=\"shot {class}\" \
                     d=\"{line}\"/><path class=\"shot-tip\" d=\"M{} {}L{} {}L{} {}Z\"/>",
                    n(end.x),
                    n(end.y),
                    n(back.x + bx),
                    n(back.y + by),
                    n(back.x - bx),
                    n(back.y - by)
                );
            }
        }
        out.push_str("</g>");
        out
    }

    /// The figures beside squares and units.
    pub(super) fn chips(&self, laid: &[Laid], lit: &Lit) -> String {
        let mut out = String::from("<g class=\"chips\" aria-hidden=\"true\">");
        for (key, figures) in &lit.chips {
            let Some(square) = self.square_at(key, laid) else { continue };
            let texts: Vec<&str> = figures.iter().map(|figure| figure.text.as_str()).collect();
            let text = texts.join(" · ");
            let wide = (text.chars().count() as f64 * 8.4 + 14.0).max(40.0);
            let (x, y) = corner(square);
            let on = if lit.chosen.contains(key) { " on" } else { "" };
            let _ = write!(
                out,
                "<g class=\"chip{on}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"20\" \
                 rx=\"10\"/><text x=\"{}\" y=\"{}\">{}</text></g>",
                n(x + 4.0),
                n(y - 6.0),
                n(wide),
                n(x + 4.0 + wide / 2.0),
                n(y + 9.0),
                escape(&text)
            );
        }
        out.push_str("</g>");
        out
    }

    /// Where units stood before the last move, each with a line to where they went.
    pub(super) fn ghosts(&self, laid: &[Laid], lit: &Lit) -> String {
        let mut out = String::from("<g class=\"ghosts\" aria-hidden=\"true\">");
        for ghost in &lit.ghosts {
            let Some(unit) = unit_of(&self.rules, &ghost.unit) else { continue };
            let to = laid.iter().find(|laid| laid.unit == unit);
            let (Some(from), Some(to)) = (square_of(&ghost.from), to) else { continue };
            if from == to.square {
                continue;
            }
            let (a, b) = (middle(from), middle(to.square));
            let (a, b) = (Spot::new(a.0, a.1), Spot::new(b.0, b.1));
            let (begin, end) = (a.towards(b, 30.0), b.towards(a, 40.0));
            let line = format!("M{} {}L{} {}", n(begin.x), n(begin.y), n(end.x), n(end.y));
            let _ = write!(
                out,
                "<g class=\"ghost {}\"><circle class=\"left\" cx=\"{}\" cy=\"{}\" r=\"26\"/>\
                 <path class=\"went0\" d=\"{line}\"/><path class=\"went\" d=\"{line}\"/></g>",
                side_class(unit.side),
                n(a.x),
                n(a.y)
            );
        }
        out.push_str("</g>");
        out
    }

    /// The dice that fell last, beside whoever rolled them; those that count stand out.
    pub(super) fn dice(&self, laid: &[Laid], lit: &Lit) -> String {
        let mut out = String::from("<g class=\"rolls\" aria-hidden=\"true\">");
        for rolled in &lit.rolled {
            let Some(square) = self.square_at(&rolled.key, laid) else { continue };
            let (x, y) = corner(square);
            let wide = rolled.faces.len() as f64 * 20.0 + 4.0;
            let left = (x + 50.0 - wide / 2.0).clamp(2.0, super::TABLE.0 - wide - 2.0);
            let top = y + 97.0;
            let _ = write!(
                out,
                "<g class=\"roll {}\"><rect class=\"tray\" x=\"{}\" y=\"{}\" width=\"{}\" \
                 height=\"24\" rx=\"5\"/>",
                rolled.class,
                n(left),
                n(top),
                n(wide)
            );
            for (place, (face, counts)) in rolled.faces.iter().enumerate() {
                let at = (left + 3.0 + place as f64 * 20.0, top + 3.0);
                draw_die(&mut out, *face, at, if *counts { "good" } else { "poor" });
            }
            out.push_str("</g>");
        }
        out.push_str("</g>");
        out
    }
}

/// A small die with its upper left corner there.
fn draw_die(out: &mut String, face: u8, (x, y): (f64, f64), class: &str) {
    let _ = write!(
        out,
        "<g class=\"die {class}\" transform=\"translate({} {}) scale(.75)\">\
         <rect x=\"1\" y=\"1\" width=\"22\" height=\"22\" rx=\"5\"/>",
        n(x),
        n(y)
    );
    draw_face(out, face);
    out.push_str("</g>");
}

/// Whoever acts.
pub(super) fn acting(view: &View) -> Option<Unit> {
    view.steps.iter().rev().find_map(|step| {
        if let Step::Unit(acting) = step {
            return Some(acting.unit);
        }
        let Step::Opportunity(Opportunity { at, .. }) = step else { return None };
        Some(Unit::new(at.side.enemy(), 0))
    })
}

/// From where to where something is aimed, and how.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing is aimed in any other step")]
fn aim(view: &View) -> Option<(Square, Square, &'static str)> {
    let at = |unit: Unit| view.board.square(unit);
    match view.steps.last()? {
        Step::Declare(Declare { action }) | Step::ActionDice(ActionDice { action, .. }) => {
            let (to, class) = aim_of(*action, at)?;
            Some((at(acting(view)?)?, to, class))
        }
        Step::Shot(shot) => Some((at(shot.from)?, shot.square, "fire")),
        Step::Return(Return { unit, at: target }) => Some((at(*unit)?, at(*target)?, "fire")),
        Step::Assault(assault) => Some((at(assault.by)?, assault.square, "assault")),
        _ => None,
    }
}

/// Where an action is aimed, and how; `at` tells where a unit stands.
fn aim_of(action: Action, at: impl Fn(Unit) -> Option<Square>) -> Option<(Square, &'static str)> {
    match action {
        Action::Shoot(unit) => Some((at(unit)?, "fire")),
        Action::Assault(unit) => Some((at(unit)?, "assault")),
        Action::Move(square) | Action::Generate(square) | Action::Casevac(square) => {
            Some((square, "move"))
        }
        Action::Enter(_)
        | Action::Leave
        | Action::GoDown
        | Action::GetUp
        | Action::NewLeader
        | Action::Destroy(_)
        | Action::RemoveMarker
        | Action::RemoveBody
        | Action::Disappear
        | Action::Call
        | Action::Search
        | Action::Interrogate => None,
    }
}
