//! Small pictures beside the board: the whole map, a counter for a panel, the stars of victory.

use std::collections::BTreeSet;
use std::fmt::Write;

use kernel::Fact;
use storm::components::{Side, UnitRow};
use storm::sets::Unit;
use storm::view::View;

use super::piles::{counter, unit_of};
use super::{Sheet, faces, shape};
use drawing::Lit;
use drawing::counter::{Counter, Face};
use drawing::geometry::{Ends, Spot, escape, n, smooth};

impl Sheet {
    /// The whole map in small: who controls what and where units are. Scripts set `rect.v` to what is
    /// in view.
    pub fn minimap(&self, view: &View) -> String {
        let drawing = &self.rules.components.drawing;
        let (w, h) = (drawing.width, drawing.height);
        let mut out = format!(
            "<svg viewBox=\"0 0 {w} {h}\" width=\"86\" height=\"120\" role=\"img\" \
             aria-label=\"{}\"><rect width=\"{w}\" height=\"{h}\" class=\"land\"/>",
            escape(&self.say("storm-map-whole", &[]))
        );
        for place in &self.places {
            let area = place.row.area;
            let side = shape(view.board.control(area)).class();
            let _ = write!(out, "<use href=\"#a{area}\" class=\"{side}\"/>");
        }
        if let Some(river) = &drawing.river {
            let course: Vec<Spot> = river.polyline.iter().map(|point| (*point).into()).collect();
            let _ = write!(out, "<path class=\"water\" d=\"{}\"/>", smooth(&course, Ends::Open));
        }
        for place in &self.places {
            for side in Side::BOTH {
                let units = view.board.units(side, place.row.area).len();
                let dot = dot(side, place.shape.centre.into(), units);
                out.push_str(&dot);
            }
        }
        out.push_str("<rect class=\"v\"/></svg>");
        out
    }

    /// A unit's counter for a panel, with its name; `None` for a key that names no unit.
    pub fn counter(&self, view: &View, key: &str, lit: &Lit) -> Option<String> {
        let (unit, row, counter) = self.of_unit(view, key, lit)?;
        Some(counter.alone(&self.counter_name(unit, row, &counter)))
    }

    /// The same without a name, by reference to the faces in [`Sheet::defs`].
    pub(crate) fn face(&self, view: &View, key: &str, lit: &Lit) -> Option<String> {
        self.of_unit(view, key, lit).map(|(_, _, counter)| faces::referring(&counter))
    }

    fn of_unit(&self, view: &View, key: &str, lit: &Lit) -> Option<(Unit, &UnitRow, Counter)> {
        let unit = unit_of(key)?;
        let row = self.rules.components.units[unit.side as usize].get(usize::from(unit.index))?;
        let on_map = view.board.area_of(unit).is_some();
        let spent = on_map && !view.board.is_fresh(unit);
        let face = if spent { Face::Spent } else { Face::Fresh };
        Some((unit, row, counter(&[row], face, &[unit], lit)?))
    }

    /// Every face that a counter can show, once.
    pub(super) fn faces(&self) -> String {
        let rows = self.rules.components.units.iter().flatten();
        let both = rows.flat_map(|row| [(row, Face::Fresh), (row, Face::Spent)]);
        let faces = both.filter_map(|(row, face)| counter(&[row], face, &[], &Lit::default()));
        faces
            .map(|counter| faces::define(&counter))
            .collect::<BTreeSet<String>>()
            .into_iter()
            .collect()
    }

    /// The victory areas the Viet Minh hold, as stars.
    pub fn stars(&self, view: &View) -> String {
        let victory = self.rules.components.areas.iter().filter(|row| row.victory);
        let areas = victory.clone().count();
        let held = victory.filter(|row| view.board.control(row.area) == Side::VietMinh).count();
        let facts: [(&'static str, Fact); 3] =
            [("held", held.into()), ("areas", areas.into()), ("needs", view.needs.into())];
        stars(held, usize::from(view.needs), &self.say("storm-board-victory", &facts))
    }
}

/// A stack in small: round for the French, a lozenge for the Viet Minh; larger for more units.
fn dot(side: Side, at: Spot, units: u8) -> String {
    if units == 0 {
        return String::new();
    }
    let r = 12.0 + 2.0 * f64::from(units);
    match side {
        Side::French => {
            format!("<circle class=\"dot\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>", n(at.x), n(at.y), n(r))
        }
        Side::VietMinh => format!(
            "<path class=\"dot\" d=\"M{} {}l{r} {r}l-{r} {r}l-{r}-{r}z\"/>",
            n(at.x),
            n(at.y - r),
            r = n(r)
        ),
    }
}

/// A row of stars: so many held, of so many that are needed; more than needed are shown too.
fn stars(held: usize, needed: usize, name: &str) -> String {
    let count = held.max(needed);
    let mut out = format!(
        "<svg class=\"stars\" viewBox=\"0 0 {} 24\" role=\"img\" aria-label=\"{}\">",
        count * 26,
        escape(name)
    );
    for place in 0..count {
        let class = if place < held { "held" } else { "open" };
        let _ = write!(
            out,
            "<use href=\"#k-star\" x=\"{}\" width=\"24\" height=\"24\" class=\"{class}\"/>",
            place * 26 + 1
        );
    }
    // Where victory begins, when more are held than it takes.
    if held > needed {
        let _ = write!(out, "<path class=\"mark\" d=\"M{} 0V24\"/>", needed * 26);
    }
    out.push_str("</svg>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_held_are_told_from_open_ones() {
        let row = stars(4, 6, "4 of 6");
        assert_eq!((row.matches("held").count(), row.matches("open").count()), (4, 2));
        assert!(stars(7, 6, "7 of 6").contains("mark"));
    }
}
