//! The ground of the map: what never changes during a game. Tints, textures, relief, river, bridges,
//! runway, roads and borders; no names, no numbers, no counters.

use std::fmt::Write;

use kernel::dice::Rng;
use storm::Storm;
use storm::drawing::{Bridge, Drawing, Road, Runway, Terrain};

use crate::svg::GROUND;
use crate::svg::borders::Borders;
use drawing::geometry::{Ends, Spot, n, smooth, straight};
use drawing::inks::inked;
use drawing::relief::{Hill, between, hill};

/// The ground as a picture of its own, with its inks for day and night.
pub(super) fn ground(rules: &Storm, borders: &Borders) -> String {
    let drawing = &rules.components.drawing;
    let (w, h) = (drawing.width, drawing.height);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" \
         height=\"{h}\"><style>{}</style><defs>{}",
        inked(GROUND),
        patterns()
    );
    for shape in &drawing.areas {
        let (area, outline) = (shape.area, borders.outline(shape.area));
        let _ = write!(out, "<path id=\"a{area}\" d=\"{outline}\"/>");
        let _ = write!(out, "<clipPath id=\"c{area}\"><use href=\"#a{area}\"/></clipPath>");
    }
    let _ = write!(out, "</defs><rect width=\"{w}\" height=\"{h}\" class=\"g-land\"/>");
    for shape in &drawing.areas {
        let (area, kind) = (shape.area, kind(shape.terrain));
        let _ = write!(out, "<use href=\"#a{area}\" class=\"g-{kind}\"/>");
        let _ = write!(out, "<use href=\"#a{area}\" fill=\"url(#t-{kind})\"/>");
    }
    for row in &drawing.hills {
        let relief = Hill {
            seed: row.area.0.into(),
            centre: row.centre.into(),
            radii: row.radii.into(),
            rings: usize::from(row.contours) + 1,
        };
        let _ = write!(out, "<g clip-path=\"url(#c{})\">{}</g>", row.area, hill(&relief));
    }
    out.push_str(&works(drawing, borders));
    let _ = write!(out, "<rect width=\"{w}\" height=\"{h}\" class=\"g-rim\"/></svg>");
    out
}

/// What lies over tints and control: roads, runway, borders, river, bridges, villages.
pub(super) fn works(drawing: &Drawing, borders: &Borders) -> String {
    let mut out = String::new();
    for row in &drawing.roads {
        road(&mut out, row, &drawing.bridges);
    }
    if let Some(runway) = &drawing.runway {
        draw_runway(&mut out, runway);
    }
    for (index, chain) in borders.chains.iter().enumerate() {
        if chain.areas.len() > 1 {
            let _ = write!(out, "<path class=\"g-border\" d=\"{}\"/>", borders.line(index));
        }
    }
    if let Some(river) = &drawing.river {
        let points: Vec<Spot> = river.polyline.iter().map(|point| Spot::from(*point)).collect();
        let course = smooth(&points, Ends::Open);
        for class in ["g-river0", "g-river", "g-river2"] {
            let _ = write!(out, "<path class=\"{class}\" d=\"{course}\"/>");
        }
    }
    for bridge in &drawing.bridges {
        draw_bridge(&mut out, bridge);
    }
    for place in &drawing.places {
        let (x, y) = (place.at.x, place.at.y);
        let _ = write!(
            out,
            "<path class=\"g-place\" d=\"M{} {}h4v3.4h-4zM{} {}h4v3.4h-4zM{} {}h4v3.4h-4z\"/>",
            x - 5,
            y - 4,
            x + 1,
            y - 2,
            x - 3,
            y + 2
        );
    }
    out
}

/// A road for lorries crosses the river by a bridge; what crosses none is a track.
fn road(out: &mut String, road: &Road, bridges: &[Bridge]) {
    let points: Vec<Spot> = road.polyline.iter().map(|point| Spot::from(*point)).collect();
    let course = smooth(&points, Ends::Open);
    if bridges.iter().any(|bridge| road.polyline.contains(&bridge.at)) {
        let _ = write!(out, "<path class=\"g-road0\" d=\"{course}\"/>");
        let _ = write!(out, "<path class=\"g-road\" d=\"{course}\"/>");
    } else {
        let _ = write!(out, "<path class=\"g-track\" d=\"{course}\"/>");
    }
}

fn draw_runway(out: &mut String, runway: &Runway) {
    let outline: Vec<Spot> = runway.polygon.iter().map(|point| Spot::from(*point)).collect();
    let axis: Vec<Spot> = runway.axis.iter().map(|point| Spot::from(*point)).collect();
    let (outline, middle) = (straight(&outline, Ends::Closed), straight(&axis, Ends::Open));
    let _ = write!(out, "<path class=\"g-runway\" d=\"{outline}\"/>");
    let _ = write!(out, "<path class=\"g-plates\" d=\"{middle}\"/>");
    let _ = write!(out, "<path class=\"g-axis\" d=\"{middle}\"/>");
}

/// A deck with wing walls across the river.
fn draw_bridge(out: &mut String, bridge: &Bridge) {
    let _ = write!(
        out,
        "<g transform=\"translate({} {}) rotate(-10)\"><path class=\"g-deck\" \
         d=\"M-15-6h30v12h-30z\"/><path class=\"g-planks\" d=\"M-9-6v12M-3-6v12M3-6v12M9-6v12\"/>\
         <path class=\"g-walls\" d=\"M-15-6l-4-4M15-6l4-4M-15 6l-4 4M15 6l4 4\"/></g>",
        bridge.at.x, bridge.at.y
    );
}

/// The class of a terrain in the style sheet.
fn kind(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Hills => "hills",
        Terrain::Paddy => "paddy",
        Terrain::Scrub => "scrub",
        Terrain::Runway | Terrain::DropZone | Terrain::Strongpoint | Terrain::StrongpointHill => {
            "strong"
        }
    }
}

/// The textures: trees, dykes and rice, tufts, stipples.
fn patterns() -> String {
    let mut rng = Rng::from_number(1954);
    let mut out = String::new();
    let mut pattern = |id: &str, size: u32, body: &str| {
        let _ = write!(
            out,
            "<pattern id=\"t-{id}\" width=\"{size}\" height=\"{size}\" \
             patternUnits=\"userSpaceOnUse\">{body}</pattern>"
        );
    };
    let mut tufts = String::new();
    for _ in 0..9 {
        let (x, y) = (n(between(&mut rng, 8.0, 82.0)), n(between(&mut rng, 10.0, 86.0)));
        let _ = write!(tufts, "M{x} {y}l-2-5M{x} {y}v-6.5M{x} {y}l2-5");
    }
    pattern("scrub", 90, &format!("<path class=\"g-tuft\" d=\"{tufts}\"/>"));
    pattern(
        "paddy",
        60,
        "<path class=\"g-dyke\" d=\"M0 6h9M22 14h9M13 26h9M35 34h9M26 46h9M48 54h9\"/>\
         <path class=\"g-tuft\" d=\"M12 26v-4M12 26l-2-3M12 26l2-3M44 12v-4M44 12l-2-3M44 12l2-3\
         M38 46v-4M38 46l-2-3M38 46l2-3\"/>",
    );
    let mut stipples = String::new();
    for _ in 0..9 {
        let (x, y) = (n(between(&mut rng, 1.0, 39.0)), n(between(&mut rng, 1.0, 39.0)));
        let _ = write!(stipples, "M{x} {y}h0");
    }
    pattern("strong", 40, &format!("<path class=\"g-stipple\" d=\"{stipples}\"/>"));
    let mut trees = String::new();
    for place in 0..11 {
        // One tree in each of sixteen squares but five, so that they never stand in rows or heaps.
        let (column, row) = (f64::from(place * 3 % 4), f64::from(place % 11 / 3));
        let x = n(column * 26.0 + between(&mut rng, 4.0, 18.0));
        let y = n(row * 26.0 + between(&mut rng, 9.0, 22.0));
        let _ = write!(trees, "M{x} {y}v-2.5m-2.6-1.4a2.6 2.6 0 0 1 5.2 0a2 2 0 0 1-5.2 0");
    }
    pattern("hills", 104, &format!("<path class=\"g-tree\" d=\"{trees}\"/>"));
    out
}
