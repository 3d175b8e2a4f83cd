//! The ground of the map: sea and coast, terrain with its textures, borders, rivers, roads and the grid; no
//! names, no counters. It never changes and is a picture of its own.

use std::fmt::Write;

use tonkin::components::{Components, Ground, Hex};

use super::grid::{Cell, PAPER, natural};
use super::{BOARD, lines, textures};
use drawing::geometry::Pen;
use drawing::inks::inked_with;

/// The style of the ground, inside its picture and out of it.
const STYLE: &str = include_str!("../../../ground.css");

/// The ground as a picture of its own, with its inks for day and night.
pub(super) fn ground(components: &Components) -> String {
    let (w, h) = PAPER;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" \
         height=\"{h}\"><style>{}</style><defs>{}</defs>",
        inked_with(STYLE, BOARD),
        textures::patterns()
    );
    draw_land(&mut out, components);
    lines::draw_borders(&mut out, components);
    lines::draw_rivers(&mut out, components);
    lines::draw_roads(&mut out, components);
    draw_grid(&mut out);
    lines::draw_places(&mut out, components);
    let _ = write!(out, "{}</svg>", frame());
    out
}

/// The cells of the paper with some kinds of ground.
fn cells<'c>(components: &'c Components, kinds: &'c [Ground]) -> impl Iterator<Item = Cell> + 'c {
    Cell::all()
        .filter(|cell| cell.hex().is_some_and(|hex| kinds.contains(&components.hex(hex).ground)))
}

/// Sea, coast with its engraved echoes, and the kinds of terrain, each as one natural outline.
fn draw_land(out: &mut String, components: &Components) {
    use Ground::{Clear, ClearForest, Mountain, Rough, RoughForest};
    let (w, h) = PAPER;
    let all = [Clear, ClearForest, Rough, RoughForest, Mountain];
    let land = natural(cells(components, &all), 1, 5.4);
    let rough = natural(cells(components, &[Rough, RoughForest, Mountain]), 2, 5.0);
    let forest = natural(cells(components, &[RoughForest, ClearForest]), 3, 5.0);
    let mountain = natural(cells(components, &[Mountain]), 4, 5.0);
    let _ = write!(
        out,
        "<defs><path id=\"t-land\" d=\"{land}\"/><path id=\"t-rough\" d=\"{rough}\"/>\
         <path id=\"t-forest\" d=\"{forest}\"/><path id=\"t-mountain\" d=\"{mountain}\"/></defs>\
         <rect width=\"{w}\" height=\"{h}\" class=\"g-sea\"/>\
         <rect width=\"{w}\" height=\"{h}\" fill=\"url(#t-waves)\"/>"
    );
    for echo in ["g-echo3", "g-echo2", "g-echo1"] {
        let _ = write!(out, "<use href=\"#t-land\" class=\"{echo}\"/>");
    }
    for (kind, fill, texture) in [
        ("land", "g-delta", "paddy"),
        ("rough", "g-rough", "arcs"),
        ("forest", "g-forest", "crowns"),
        ("mountain", "g-mount", "peaks"),
    ] {
        let _ = write!(
            out,
            "<use href=\"#t-{kind}\" class=\"{fill}\"/>\
             <use href=\"#t-{kind}\" fill=\"url(#t-{texture})\"/>"
        );
    }
}

/// The hexes of the grid, as one path: of each hex the three sides to the west, and what closes the map.
fn draw_grid(out: &mut String) {
    let mut pen = Pen::default();
    for hex in Hex::all() {
        let middle = super::grid::centre(hex);
        let at = |x: f64, y: f64| {
            drawing::geometry::Spot::new(middle.x + x * 30.0, middle.y + y * 17.320_508).tenth()
        };
        pen.move_to(at(-1.0, 1.0));
        pen.line_to(at(-1.0, -1.0));
        pen.line_to(at(0.0, -2.0));
        pen.line_to(at(1.0, -1.0));
        let is_last = |direction| hex.neighbour(direction).is_none();
        use tonkin::components::Direction::{E, SE, SW};
        if is_last(E) {
            pen.line_to(at(1.0, 1.0));
        }
        if is_last(SE) {
            pen.move_to(at(1.0, 1.0));
            pen.line_to(at(0.0, 2.0));
        }
        if is_last(SW) {
            pen.move_to(at(0.0, 2.0));
            pen.line_to(at(-1.0, 1.0));
        }
    }
    let _ = write!(out, "<path class=\"g-grid\" d=\"{}\"/>", pen.finish());
}

/// The frame of the sheet.
fn frame() -> String {
    let (x, y, w, h) = super::grid::FULL;
    format!("<rect class=\"g-frame\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>")
}
