//! The ground of the map: what never changes during a game. The valley, its river and hills, the ribbons of
//! the complexes, the Routes and the runways; no names, no numbers, no counters.

use std::fmt::Write;

use siege::components::Components;
use siege::drawing::Decoration;

use super::layout::{Layout, RunwayAt, ribbon};
use drawing::geometry::{Ends, Spot, n, smooth, straight};
use drawing::inks::inked;
use drawing::relief::{Hill, hill};

/// The style of the ground, inside its picture and out of it.
const STYLE: &str = include_str!("../../../ground.css");

/// The rim of the valley floor; decoration without meaning for the rules.
const VALLEY: [(f64, f64); 17] = [
    (520.0, -30.0),
    (700.0, -20.0),
    (760.0, 140.0),
    (770.0, 300.0),
    (850.0, 420.0),
    (880.0, 560.0),
    (850.0, 700.0),
    (800.0, 830.0),
    (820.0, 1030.0),
    (420.0, 1030.0),
    (330.0, 880.0),
    (300.0, 720.0),
    (330.0, 560.0),
    (400.0, 420.0),
    (300.0, 330.0),
    (280.0, 200.0),
    (330.0, 60.0),
];

/// The hills round the valley: middle, reach to the east and to the south, contours. Decoration.
const HILLS: [(f64, f64, f64, f64, usize); 17] = [
    (1120.0, 120.0, 150.0, 70.0, 5),
    (980.0, 220.0, 90.0, 50.0, 4),
    (1240.0, 380.0, 130.0, 110.0, 6),
    (1090.0, 470.0, 100.0, 50.0, 4),
    (940.0, 480.0, 60.0, 36.0, 3),
    (1010.0, 676.0, 80.0, 40.0, 4),
    (1200.0, 530.0, 90.0, 40.0, 4),
    (890.0, 770.0, 70.0, 60.0, 4),
    (1350.0, 280.0, 70.0, 90.0, 4),
    (330.0, 480.0, 40.0, 60.0, 3),
    (880.0, 180.0, 60.0, 46.0, 3),
    (318.0, 640.0, 30.0, 60.0, 3),
    (300.0, 930.0, 44.0, 54.0, 3),
    (430.0, 40.0, 60.0, 26.0, 3),
    (1010.0, 30.0, 70.0, 30.0, 3),
    (1330.0, 760.0, 90.0, 60.0, 4),
    (300.0, 80.0, 44.0, 40.0, 3),
];

/// The ground as a picture of its own, with its inks for day and night.
pub(super) fn ground(components: &Components) -> String {
    let (w, h) = (components.drawing.width, components.drawing.height);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" \
         height=\"{h}\"><style>{}</style><defs>{PADDY}</defs>\
         <rect width=\"{w}\" height=\"{h}\" class=\"g-land\"/>",
        inked(STYLE)
    );
    let valley = smooth(&VALLEY.map(|(x, y)| Spot::new(x, y)), Ends::Closed);
    let _ = write!(
        out,
        "<path class=\"g-paddy\" d=\"{valley}\"/><path fill=\"url(#s-paddy)\" d=\"{valley}\"/>"
    );
    draw_hills(&mut out, components);
    for course in components.drawing.decorations.iter().filter(|row| row.kind == "river") {
        draw_river(&mut out, course);
    }
    draw_ribbons(&mut out, components);
    let layout = Layout::of(components, "");
    draw_routes(&mut out, components, &layout);
    layout.runways.iter().for_each(|runway| draw_runway(&mut out, runway));
    out.push_str("</svg>");
    out
}

/// The texture of rice fields: dykes and tufts.
const PADDY: &str = "<pattern id=\"s-paddy\" width=\"60\" height=\"60\" \
    patternUnits=\"userSpaceOnUse\"><path class=\"g-dyke\" \
    d=\"M4 8h9M30 16h9M18 30h9M46 38h9M8 50h9\"/><path class=\"g-tuft\" \
    d=\"M22 20v-4M22 20l-2-3M22 20l2-3M48 26v-4M48 26l-2-3M48 26l2-3M34 54v-4M34 54l-2-3M34 54l2-3\"/>\
    </pattern>";

/// The hills of the landscape, and a rise under every hilltop of the pack.
fn draw_hills(out: &mut String, components: &Components) {
    for (seed, (x, y, wide, high, rings)) in (20..).zip(HILLS) {
        let (centre, radii) = (Spot::new(x, y), Spot::new(wide, high));
        out.push_str(&hill(&Hill { seed, centre, radii, rings }));
    }
    for (row, shape) in components.spaces.iter().zip(&components.drawing.spaces) {
        if row.hilltop {
            let seed = 100 + u64::from(shape.space.0);
            let (centre, radii) = (shape.at.into(), Spot::new(58.0, 46.0));
            out.push_str(&hill(&Hill { seed, centre, radii, rings: 3 }));
        }
    }
}

fn draw_river(out: &mut String, course: &Decoration) {
    let points: Vec<Spot> = course.points.iter().map(|point| (*point).into()).collect();
    let course = smooth(&points, Ends::Open);
    for class in ["g-river0", "g-river", "g-river2"] {
        let _ = write!(out, "<path class=\"{class}\" d=\"{course}\"/>");
    }
}

/// A soft ribbon behind the spaces of each complex.
fn draw_ribbons(out: &mut String, components: &Components) {
    for row in &components.complexes {
        let mut line = ribbon(components, row.route, row.spaces);
        if let &[only] = line.as_slice() {
            line.push(Spot::new(only.x + 0.1, only.y));
        }
        let _ = write!(out, "<path class=\"g-ribbon\" d=\"{}\"/>", smooth(&line, Ends::Open));
    }
}

/// The Routes, from the Central Fortress to their bases.
fn draw_routes(out: &mut String, components: &Components, layout: &Layout) {
    let courses = components.routes.iter().map(|row| {
        let spots = row.spaces.iter().filter_map(|space| layout.place(*space));
        let mut line: Vec<Spot> = layout.places.first().map(|place| place.at).into_iter().collect();
        line.extend(spots.map(|place| place.at));
        line.extend(layout.base(row.route).map(|base| base.frame.centre()));
        smooth(&line, Ends::Open)
    });
    let courses: Vec<String> = courses.collect();
    for class in ["g-route0", "g-route"] {
        for course in &courses {
            let _ = write!(out, "<path class=\"{class}\" d=\"{course}\"/>");
        }
    }
}

fn draw_runway(out: &mut String, runway: &RunwayAt) {
    let outline = straight(&runway.outline, Ends::Closed);
    let axis = straight(&runway.axis, Ends::Open);
    let _ = write!(
        out,
        "<path class=\"g-runway\" d=\"{outline}\"/><path class=\"g-plates\" d=\"{axis}\"/>\
         <path class=\"g-axis\" d=\"{axis}\"/>"
    );
    // The thresholds: three bars at each end.
    let [from, to] = runway.axis;
    for (end, other) in [(from, to), (to, from)] {
        let foot = end.towards(other, 7.0);
        let long = end.distance(other).max(1.0);
        let (ux, uy) = ((other.x - end.x) / long, (other.y - end.y) / long);
        for aside in [-4.5, 0.0, 4.5] {
            let (x, y) = (foot.x - uy * aside, foot.y + ux * aside);
            let _ = write!(
                out,
                "<path class=\"g-bars\" d=\"M{} {}l{} {}\"/>",
                n(x),
                n(y),
                n(ux * 7.0),
                n(uy * 7.0)
            );
        }
    }
}
