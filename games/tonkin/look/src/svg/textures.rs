//! The textures of terrain, as patterns: crowns of trees, arcs of broken ground, peaks with a shaded side,
//! dykes of rice fields, waves.

use std::fmt::Write;

use super::grid::noise;
use drawing::geometry::n;

/// All patterns.
pub(super) fn patterns() -> String {
    let mut out = String::new();
    crowns(&mut out);
    arcs(&mut out);
    peaks(&mut out);
    paddy(&mut out);
    out.push_str(
        "<pattern id=\"t-waves\" width=\"90\" height=\"54\" patternUnits=\"userSpaceOnUse\">\
         <path class=\"g-wave\" d=\"M6 15q6-4.8 12 0t12 0M51 39q6-4.8 12 0t12 0\"/></pattern>",
    );
    out
}

/// Places that keep clear of each other on a tile that repeats.
fn scattered(size: f64, clear: f64, wanted: usize, seed: u64) -> Vec<(f64, f64)> {
    let mut places: Vec<(f64, f64)> = Vec::new();
    let apart = |a: f64, b: f64| {
        let by = (a - b).abs();
        by.min(size - by)
    };
    for attempt in 0..900 {
        let at = |salt: u64| (noise(attempt, 7, seed ^ salt) + 1.0) / 2.0 * size;
        let (x, y) = (at(1), at(2));
        let is_free = places.iter().all(|(px, py)| apart(x, *px).hypot(apart(y, *py)) > clear);
        if is_free {
            places.push((x, y));
        }
        if places.len() == wanted {
            break;
        }
    }
    places
}

fn crowns(out: &mut String) {
    let size = 72.0;
    let (mut crowns, mut stems) = (String::new(), String::new());
    for (x, y) in scattered(size, 8.8, 34, 11) {
        for dx in [-size, 0.0, size] {
            for dy in [-size, 0.0, size] {
                let (x, y) = (x + dx, y + dy);
                if !(-6.0..size + 6.0).contains(&x) || !(-6.0..size + 6.0).contains(&y) {
                    continue;
                }
                let _ = write!(
                    crowns,
                    "M{} {}a3.5 3.5 0 0 1 .9-5.1a3.3 3.3 0 0 1 5.1.3a3.3 3.3 0 0 1 .9 4.8z",
                    n(x - 3.3),
                    n(y + 1.5)
                );
                let _ = write!(stems, "M{} {}v2.1", n(x), n(y + 1.5));
            }
        }
    }
    let _ = write!(
        out,
        "<pattern id=\"t-crowns\" width=\"72\" height=\"72\" patternUnits=\"userSpaceOnUse\">\
         <path class=\"g-crown\" d=\"{crowns}\"/><path class=\"g-stem\" d=\"{stems}\"/></pattern>"
    );
}

fn arcs(out: &mut String) {
    let mut path = String::new();
    for (x, y) in scattered(84.0, 13.0, 20, 23) {
        let (x, y) = (x.clamp(2.0, 73.0), y.clamp(7.0, 81.0));
        let _ = write!(path, "M{} {}q4.8-5.4 9.6 0", n(x), n(y));
    }
    let _ = write!(
        out,
        "<pattern id=\"t-arcs\" width=\"84\" height=\"84\" patternUnits=\"userSpaceOnUse\">\
         <path class=\"g-arc\" d=\"{path}\"/></pattern>"
    );
}

fn peaks(out: &mut String) {
    let (mut lines, mut shades) = (String::new(), String::new());
    for (place, (x, y)) in (0..).zip(scattered(78.0, 19.0, 10, 5)) {
        let size = 1.0 + 0.2 * noise(place, 3, 9);
        let (x, y) = (x.clamp(1.0, 62.0), y.clamp(13.0, 76.0));
        let (half, high) = (6.8 * size, 10.4 * size);
        let _ = write!(
            lines,
            "M{} {}l{} {}l{} {}",
            n(x),
            n(y),
            n(half),
            n(-high),
            n(half * 1.08),
            n(high)
        );
        let _ = write!(
            shades,
            "M{} {}l{} {}h{}z",
            n(x + half),
            n(y - high),
            n(half * 1.08),
            n(high),
            n(-half * 0.86)
        );
    }
    let _ = write!(
        out,
        "<pattern id=\"t-peaks\" width=\"78\" height=\"78\" patternUnits=\"userSpaceOnUse\">\
         <path class=\"g-shade\" d=\"{shades}\"/><path class=\"g-peak\" d=\"{lines}\"/></pattern>"
    );
}

fn paddy(out: &mut String) {
    let mut path = String::new();
    for (x, y) in scattered(66.0, 12.0, 14, 31) {
        let _ = write!(path, "M{} {}h7.8", n(x.min(57.0)), n(y.clamp(1.0, 65.0)));
    }
    let _ = write!(
        out,
        "<pattern id=\"t-paddy\" width=\"66\" height=\"66\" patternUnits=\"userSpaceOnUse\">\
         <path class=\"g-dyke\" d=\"{path}\"/></pattern>"
    );
}
