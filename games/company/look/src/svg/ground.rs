//! The ground of a map: terrain, roads and the grid; no names, no letters, no figures.

use std::fmt::Write;

use company::components::{Map, Terrain};
use company::sets::{COLUMNS, ROWS, Square};
use kernel::dice::Rng;

use super::land;
use super::{BOARD, SIDE, TABLE, middle};
use drawing::geometry::n;
use drawing::inks::inked_with;

/// The style of the ground, inside its picture.
const STYLE: &str = include_str!("../../../ground.css");

/// What trees and huts are strewn with: the same map, the same picture.
const SEED: u64 = 12;

/// The ground as a picture of its own, with its inks for day and night.
pub(super) fn ground(map: &Map) -> String {
    let (w, h) = TABLE;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" \
         height=\"{h}\"><style>{}</style><defs>{}<clipPath id=\"t\"><rect \
         width=\"{w}\" height=\"{h}\"/></clipPath></defs><g clip-path=\"url(#t)\">\
         <rect width=\"{w}\" height=\"{h}\" class=\"g-open\"/>",
        inked_with(STYLE, BOARD),
        land::crowns()
    );
    let mut high = String::new();
    for square in Square::all() {
        // A number for each square: what one holds does not change what another looks like.
        let mut rng = Rng::from_number(SEED * 1000 + u64::from(square.0));
        land::draw(map.terrain[square.index()], square, &mut rng, &mut out, &mut high);
    }
    draw_roads(map, &mut out);
    out.push_str(&high);
    draw_grid(&mut out);
    out.push_str("</g></svg>");
    out
}

/// Roads run from the middle of a square to the middle of each edge beyond which they go on: into another
/// road square, or off the table.
fn draw_roads(map: &Map, out: &mut String) {
    let mut course = String::new();
    for square in Square::all().filter(|square| map.terrain[square.index()] == Terrain::Road) {
        let mut ways: Vec<(i8, i8)> =
            WAYS.into_iter().filter(|way| is_road(map, square, *way)).collect();
        if ways.len() < 2 {
            // Where a road ends at the edge of the table it comes from beyond.
            let beyond =
                WAYS.into_iter().filter(|(columns, rows)| square.step(*columns, *rows).is_none());
            let straight = |way: &(i8, i8)| !ways.contains(&(-way.0, -way.1));
            let best = beyond.min_by_key(straight);
            ways.extend(best);
        }
        draw_bend(square, &ways, &mut course);
    }
    for class in ["g-road0", "g-road"] {
        let _ = write!(out, "<path class=\"{class}\" d=\"{course}\"/>");
    }
    for aside in [-6, 6] {
        let _ = write!(
            out,
            "<path class=\"g-rut\" d=\"{course}\" transform=\"translate({aside} {aside})\"/>"
        );
    }
}

/// The four ways out of a square, in columns and rows.
const WAYS: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

fn is_road(map: &Map, square: Square, (columns, rows): (i8, i8)) -> bool {
    let next = square.step(columns, rows);
    next.is_some_and(|next| map.terrain[next.index()] == Terrain::Road)
}

/// The middle of the edge in a direction. It wanders a little along the edge, as both neighbours see it.
fn gate(square: Square, (columns, rows): (i8, i8)) -> (f64, f64) {
    let (x, y) = middle(square);
    let (x, y) = (x + f64::from(columns) * SIDE / 2.0, y + f64::from(rows) * SIDE / 2.0);
    let wander = ((x * 7.0 + y * 13.0) / 50.0).sin() * 6.0;
    if columns == 0 { (x + wander, y) } else { (x, y + wander) }
}

fn draw_bend(square: Square, ways: &[(i8, i8)], course: &mut String) {
    let (x, y) = middle(square);
    let gates: Vec<(f64, f64)> = ways.iter().map(|way| gate(square, *way)).collect();
    match gates.as_slice() {
        [from, to] => {
            let _ = write!(
                course,
                "M{} {}Q{} {} {} {}",
                n(from.0),
                n(from.1),
                n(x),
                n(y),
                n(to.0),
                n(to.1)
            );
        }
        gates => {
            for gate in gates {
                let _ = write!(course, "M{} {}L{} {}", n(x), n(y), n(gate.0), n(gate.1));
            }
        }
    }
}

/// Faint lines between squares, and small crosses where they meet.
fn draw_grid(out: &mut String) {
    let (w, h) = TABLE;
    let lines = |count: u8| (1..count).map(|place| f64::from(place) * SIDE);
    let mut grid = String::new();
    let mut crosses = String::new();
    for x in lines(COLUMNS) {
        let _ = write!(grid, "M{x} 0V{h}");
        for y in lines(ROWS) {
            let _ = write!(crosses, "M{} {y}h12M{x} {}v12", x - 6.0, y - 6.0);
        }
    }
    for y in lines(ROWS) {
        let _ = write!(grid, "M0 {y}H{w}");
    }
    let _ = write!(
        out,
        "<path class=\"g-grid\" d=\"{grid}\"/><path class=\"g-cross\" d=\"{crosses}\"/>"
    );
}
