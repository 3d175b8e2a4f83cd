//! Small pictures of parts of the board, for lists of tables and titles.

use std::fmt::Write;

use storm::components::Side;
use storm::drawing::{AreaShape, Drawing, Point};
use storm::sets::Unit;
use storm::view::View;

use crate::pages::look::Crop;
use crate::pages::say::{escape, side_class};
use crate::svg::Lit;
use crate::svg::storm::Sheet;

/// A part of the map.
#[derive(Clone, Copy)]
struct Frame {
    x: i32,
    y: i32,
    w: i32,
    h: i32,
}

/// The part a small picture shows: the middle of the fortress, or the place that was last spoken of.
fn frame(drawing: &Drawing, crop: Crop<'_>) -> Frame {
    let Crop::Around(keys) = crop else { return Frame { x: 430, y: 480, w: 430, h: 250 } };
    let spoken = keys.iter().find_map(|key| {
        let number: u8 = key.strip_prefix("area/")?.parse().ok()?;
        let shape = drawing.areas.iter().find(|shape| shape.area.0 == number);
        shape.map(|shape| shape.centre)
    });
    let (w, h) = (270, 320);
    let (x, y) = spoken.map_or((695, 540), |centre| (centre.x, centre.y));
    let low = |at: i32, size: i32, most: i32| (at - size / 2).clamp(0, (most - size).max(0));
    Frame { x: low(x, w, drawing.width), y: low(y, h, drawing.height), w, h }
}

/// A crop of the board as a picture: the ground, who controls what, and a counter or two in each area.
pub(crate) fn crop(
    drawing: &Drawing,
    sheet: &Sheet,
    view: &View,
    ground: &str,
    crop: Crop<'_>,
) -> String {
    let Frame { x, y, w, h } = frame(drawing, crop);
    let mut out = format!(
        "<svg class=\"t board far\" viewBox=\"{x} {y} {w} {h}\" \
         preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\"><image href=\"{}\" \
         width=\"{}\" height=\"{}\"/>",
        escape(ground),
        drawing.width,
        drawing.height,
    );
    let near = |centre: Point| {
        (x - 60..x + w + 60).contains(&centre.x) && (y - 60..y + h + 60).contains(&centre.y)
    };
    let shapes: Vec<_> = drawing.areas.iter().filter(|shape| near(shape.centre)).collect();
    for shape in &shapes {
        let side = side_class(view.board.control(shape.area).name());
        let area = shape.area;
        let _ = write!(
            out,
            "<g class=\"{side}\" clip-path=\"url(#c{area})\"><use href=\"#a{area}\" class=\"inner\"/>\
             <use href=\"#a{area}\" class=\"inner2\"/></g>"
        );
    }
    out.push_str("<use href=\"#works\"/>");
    for shape in &shapes {
        stack(&mut out, sheet, view, shape);
    }
    out.push_str("</svg>");
    out
}

/// How wide a counter is drawn in a small picture.
const COUNTER: i32 = 56;

/// A fresh and a spent counter of an area, if it has them.
fn stack(out: &mut String, sheet: &Sheet, view: &View, shape: &AreaShape) {
    let mut shown: Vec<String> = Vec::new();
    for side in Side::BOTH {
        let fresh = view.board.fresh_units(side, shape.area);
        let spent = view.board.units(side, shape.area).minus(fresh);
        let firsts = [fresh, spent].into_iter().filter_map(|units| units.first());
        let keys = firsts.map(|index| format!("unit/{}", Unit::new(side, index)));
        shown.extend(keys.filter_map(|key| sheet.counter(view, &key, &Lit::default())));
    }
    shown.truncate(2);
    let wide = shown.len() as i32 * COUNTER;
    for (place, counter) in shown.iter().enumerate() {
        let (x, y) = (shape.centre.x - wide / 2 + place as i32 * COUNTER, shape.centre.y - 24);
        let at = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{COUNTER}\" height=\"{COUNTER}\" ");
        out.push_str(&counter.replacen("<svg ", &at, 1));
    }
}
