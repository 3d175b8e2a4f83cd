//! What is printed in an area and what markers lie there: plaque, trenches, fire, supply; villages, the
//! river's name.

use std::fmt::Write;

use storm::Storm;
use storm::board::Board;
use storm::components::{AreaRow, Colour, Side};
use storm::drawing::Drawing;

use super::Place;
use super::labels::{Label, PLAQUE};
use crate::svg::shape;
use drawing::geometry::{Ends, Rect, Spot, escape, n, smooth};
use drawing::labels::width;

/// Widths of the parts of a plaque.
const NUMBER: f64 = 24.0;
const VALUE: f64 = 20.0;
const STAR: f64 = 15.0;
const BONUS: f64 = 14.0;

/// A marker in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A trench of a level.
    Trench(u8),
    /// The Fire Marker of a side.
    Fire(Side),
    /// Out of supply.
    NoSupply,
}

impl Mark {
    fn width(self) -> f64 {
        match self {
            Mark::Trench(_) => 28.0,
            Mark::Fire(_) | Mark::NoSupply => 19.0,
        }
    }

    fn draw(self, at: &Rect) -> String {
        let (x, y) = (n(at.x), n(at.y));
        let body = match self {
            Mark::Trench(level) => format!(
                "<g class=\"trench\" transform=\"translate({x} {y})\"><rect width=\"28\" \
                 height=\"18\" rx=\"3\"/><use href=\"#k-trench\" x=\"1.5\" y=\"1\" width=\"16\" \
                 height=\"16\"/><text x=\"22\" y=\"13.4\">{level}"
            ),
            Mark::Fire(side) => {
                let plate = match side {
                    Side::French => "<circle cx=\"9.5\" cy=\"9\" r=\"9.2\"/>",
                    Side::VietMinh => "<path d=\"M5.5-.5h8l5.5 5.5v8l-5.5 5.5h-8L0 13V5z\"/>",
                };
                return format!(
                    "<g class=\"firem {}\" transform=\"translate({x} {y})\">{plate}\
                     <use href=\"#k-fire\" x=\"2.5\" y=\"2\" width=\"14\" height=\"14\"/></g>",
                    shape(side).class()
                );
            }
            Mark::NoSupply => {
                return format!(
                    "<g class=\"nosup\" transform=\"translate({x} {y})\"><circle cx=\"9.5\" \
                     cy=\"9\" r=\"9.2\"/><use href=\"#k-nosupply\" x=\"3\" y=\"2.5\" \
                     width=\"13\" height=\"13\"/></g>"
                );
            }
        };
        format!("{body}</text></g>")
    }
}

/// The marks of an area, each in its place.
pub(super) fn draw_marks(marks: &[(Mark, Rect)]) -> String {
    marks.iter().map(|(mark, at)| mark.draw(at)).collect()
}

/// Places the markers of an area: in line with the plaque, to its right, then to its left, else nearby.
pub(super) fn lay_marks(place: &Place, board: &Board, signs: &[Rect]) -> Vec<(Mark, Rect)> {
    let area = place.row.area;
    let mut marks = Vec::new();
    if board.trench(area) > 0 {
        marks.push(Mark::Trench(board.trench(area)));
    }
    let fires = Side::BOTH.into_iter().filter(|side| board.fire[*side as usize].has(area));
    marks.extend(fires.map(Mark::Fire));
    if board.out_of_supply.has(area) {
        marks.push(Mark::NoSupply);
    }
    let plaque = place.label.plaque;
    let (mut left, mut right) = (plaque.x, plaque.right());
    let mut taken = signs.to_vec();
    let mut laid: Vec<(Mark, Rect)> = Vec::new();
    for mark in marks {
        const GAP: f64 = 3.0;
        let wide = mark.width();
        let room = place.field.room(3.0, &taken);
        let after = Rect::new(right + GAP, plaque.y, wide, PLAQUE);
        let before = Rect::new(left - GAP - wide, plaque.y, wide, PLAQUE);
        let at = if room.is_free(&after) {
            right = after.right();
            after
        } else if room.is_free(&before) {
            left = before.x;
            before
        } else {
            room.nearest(wide, PLAQUE, plaque.centre()).unwrap_or(after)
        };
        taken.push(at);
        laid.push((mark, at));
    }
    laid
}

/// How wide the plaque of an area is.
pub(super) fn plaque_width(rules: &Storm, row: &AreaRow) -> f64 {
    let star = if row.victory { STAR } else { 0.0 };
    NUMBER + VALUE + star + if bonus(rules, row).is_some() { BONUS } else { 0.0 }
}

/// The set of areas that gives cards an area belongs to (5.1).
fn bonus<'a>(rules: &'a Storm, row: &AreaRow) -> Option<&'a str> {
    let sets = &rules.components.tables.bonus_sets;
    sets.iter().find(|set| set.areas.contains(&row.area)).map(|set| set.id.as_str())
}

/// The number in its printed colour, the terrain value, the star, the card.
pub(super) fn draw_plaque(rules: &Storm, row: &AreaRow, at: &Rect) -> String {
    let colour = match row.colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Black => "black",
    };
    let mut out = format!(
        "<g transform=\"translate({} {})\"><rect width=\"{}\" height=\"18\" rx=\"4\" class=\"pq\"/>\
         <path d=\"M4 0h20v18h-20a4 4 0 0 1-4-4v-10a4 4 0 0 1 4-4z\" class=\"pn {colour}\"/>\
         <text x=\"12\" y=\"13.4\" class=\"pnt\">{}</text>\
         <text x=\"34\" y=\"13.6\" class=\"pv\">{}</text>",
        n(at.x),
        n(at.y),
        n(at.w),
        row.area,
        row.defence
    );
    let mut x = NUMBER + VALUE - 1.5;
    if row.victory {
        let _ = write!(
            out,
            "<use href=\"#k-star\" x=\"{}\" y=\"2.2\" width=\"13.5\" height=\"13.5\" class=\"pstar\"/>",
            n(x)
        );
        x += STAR;
    }
    if let Some(set) = bonus(rules, row) {
        let set = if set == "white" { "white" } else { "grey" };
        let _ = write!(
            out,
            "<g transform=\"translate({} 2)\"><use href=\"#p-bonus\" class=\"bonus {set}\"/>\
             <path class=\"plus\" d=\"M5 4v6M2 7h6\"/></g>",
            n(x)
        );
    }
    out.push_str("</g>");
    out
}

/// The name of an area: upright where the French are in control, slanted and so a little narrower where
/// the Viet Minh are.
pub(super) fn draw_name(label: &Label, control: Side) -> String {
    let slant = if control == Side::VietMinh { 0.93 } else { 1.0 };
    let mut out = String::new();
    for (text, at) in &label.lines {
        let _ = write!(
            out,
            "<text class=\"lbl name\" x=\"{}\" y=\"{}\" font-size=\"{}\" textLength=\"{}\" \
             lengthAdjust=\"spacingAndGlyphs\">{}</text>",
            n(at.x + at.w / 2.0),
            n(at.y + label.size * 0.82),
            n(label.size),
            n(at.w * slant),
            escape(text)
        );
    }
    out
}

/// The name of a village, if there is room beside it.
pub(super) fn village(
    name: &str,
    at: Spot,
    place: &Place,
    taken: &[Rect],
) -> Option<(Rect, String)> {
    const SIZE: f64 = 11.5;
    let wide = width(name) * SIZE * 0.88;
    let high = SIZE + 2.0;
    let beside = [
        Rect::new(at.x + 8.0, at.y - high / 2.0, wide, high),
        Rect::new(at.x - 9.0 - wide, at.y - high / 2.0, wide, high),
        Rect::new(at.x - wide / 2.0, at.y + 8.0, wide, high),
        Rect::new(at.x - wide / 2.0, at.y - 7.0 - high, wide, high),
    ];
    let room = place.field.room(5.0, taken);
    let free = beside.into_iter().find(|rect| room.is_free(&rect.grown(1.5)))?;
    let text = format!(
        "<text class=\"lbl village\" x=\"{}\" y=\"{}\" textLength=\"{}\" \
         lengthAdjust=\"spacingAndGlyphs\">{}</text>",
        n(free.x + wide / 2.0),
        n(free.y + high * 0.74),
        n(wide),
        escape(name)
    );
    Some((free, text))
}

/// The part of the river its name is written along: the last stretch before the edge of the map.
fn last_reach(drawing: &Drawing) -> Vec<Spot> {
    const REACH: f64 = 260.0;
    let Some(river) = &drawing.river else { return Vec::new() };
    let course: Vec<Spot> = river.polyline.iter().map(|point| (*point).into()).collect();
    let mut far = 0.0;
    let mut from = course.len().saturating_sub(1);
    while from > 0 && far < REACH {
        far += course[from].distance(course[from - 1]);
        from -= 1;
    }
    course[from..].to_vec()
}

/// How far the letters of the river's name stand off its middle line.
const OFF: f64 = 11.0;

/// What the river's name takes of the map.
pub(super) fn river_name_room(drawing: &Drawing) -> Vec<Rect> {
    let reach = last_reach(drawing);
    let pairs = reach.iter().zip(reach.iter().skip(1));
    // The name stands on the left hand of the water.
    let beside = pairs.map(|(a, b)| {
        let long = a.distance(*b).max(0.1);
        let (ux, uy) = ((b.y - a.y) / long, -(b.x - a.x) / long);
        let middle = Spot::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
        let at = Spot::new(middle.x + ux * (OFF + 7.0), middle.y + uy * (OFF + 7.0));
        Rect::around(at, 18.0, long.max(18.0))
    });
    beside.collect()
}

/// The path the river's name is written along, for the defs.
pub(super) fn river_path(drawing: &Drawing) -> String {
    format!("<path id=\"reach\" d=\"{}\"/>", smooth(&last_reach(drawing), Ends::Open))
}

/// The river's name.
pub(super) fn draw_river_name(name: &str) -> String {
    format!(
        "<text class=\"river-name\" dy=\"-{}\"><textPath href=\"#reach\" startOffset=\"50%\" \
         text-anchor=\"middle\">{}</textPath></text>",
        n(OFF),
        escape(name)
    )
}
