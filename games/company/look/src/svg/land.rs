//! What each terrain looks like: dyked paddies, huts and palms, crowns of the jungle, sprays of bamboo, rocks.
//! Low things are drawn under the roads, high ones over them.

use std::f64::consts::TAU;
use std::fmt::Write;

use company::components::Terrain;
use company::sets::Square;
use kernel::dice::Rng;

use super::corner;
use drawing::geometry::{Ends, Spot, n, smooth};
use drawing::relief::{Hill, between, hill};

/// Draws a square: low things into `low`, high things into `high`.
pub(super) fn draw(
    terrain: Terrain,
    square: Square,
    rng: &mut Rng,
    low: &mut String,
    high: &mut String,
) {
    let (x, y) = corner(square);
    let at = Spot::new(x, y);
    match terrain {
        Terrain::Road => (),
        Terrain::Open => draw_grass(at, rng, low),
        Terrain::Paddy => draw_paddy(at, rng, low),
        Terrain::Village => {
            patch("g-yard", at, 50.0, 0.06, rng, low);
            draw_village(at, rng, high);
        }
        Terrain::Jungle => {
            patch("g-jungle", at, 58.0, 0.1, rng, low);
            draw_jungle(at, rng, high);
        }
        Terrain::Bamboo => {
            patch("g-bamboo", at, 52.0, 0.1, rng, low);
            draw_bamboo(at, rng, high);
        }
        Terrain::RockyHill => {
            patch("g-rocky", at, 56.0, 0.08, rng, low);
            let (centre, radii) = (Spot::new(at.x + 50.0, at.y + 50.0), Spot::new(46.0, 41.0));
            low.push_str(&hill(&Hill { seed: u64::from(square.0) + 7, centre, radii, rings: 3 }));
            draw_rocks(at, rng, high);
        }
    }
}

/// A closed line round a point that wobbles by a share of its radius.
fn blob(centre: Spot, radii: (f64, f64), wobble: f64, points: usize, rng: &mut Rng) -> String {
    let spots: Vec<Spot> = (0..points)
        .map(|point| {
            let angle = TAU * point as f64 / points as f64;
            let far = 1.0 + between(rng, -wobble, wobble);
            Spot::new(
                centre.x + radii.0 * angle.cos() * far,
                centre.y + radii.1 * angle.sin() * far,
            )
        })
        .collect();
    smooth(&spots, Ends::Closed)
}

/// The soil of a square: a patch that reaches a little over its edges.
fn patch(class: &str, at: Spot, radius: f64, wobble: f64, rng: &mut Rng, out: &mut String) {
    let centre = Spot::new(at.x + 50.0, at.y + 50.0);
    let path = blob(centre, (radius, radius), wobble, 14, rng);
    let _ = write!(out, "<path class=\"{class}\" d=\"{path}\"/>");
}

fn draw_grass(at: Spot, rng: &mut Rng, out: &mut String) {
    let mut path = String::new();
    for _ in 0..9 {
        let (x, y) = (n(at.x + between(rng, 8.0, 92.0)), n(at.y + between(rng, 12.0, 94.0)));
        let _ = write!(path, "M{x} {y}l-3-6M{x} {y}v-8M{x} {y}l3-6");
    }
    let _ = write!(out, "<path class=\"g-tuft\" d=\"{path}\"/>");
}

fn draw_paddy(at: Spot, rng: &mut Rng, out: &mut String) {
    let _ = write!(out, "<path class=\"g-paddy\" d=\"M{} {}h100v100h-100z\"/>", n(at.x), n(at.y));
    let (cut, level) = (between(rng, 40.0, 60.0), between(rng, 38.0, 62.0));
    let fields = [
        [2.0, 2.0, cut - 2.0, level - 2.0],
        [cut + 2.0, 2.0, 98.0, level + 6.0],
        [2.0, level + 2.0, cut - 8.0, 98.0],
        [cut - 4.0, level + 10.0, 98.0, 98.0],
    ];
    let (mut dykes, mut rice) = (String::new(), String::new());
    for [left, top, right, bottom] in fields {
        let mut off = |most: f64| between(rng, 0.0, most);
        let corners = [
            (left + off(2.0), top + off(2.0)),
            (right - off(2.0), top + off(3.0)),
            (right - off(3.0), bottom - off(2.0)),
            (left + off(3.0), bottom - off(2.0)),
        ];
        for (place, (x, y)) in corners.iter().enumerate() {
            let to = if place == 0 { 'M' } else { 'L' };
            let _ = write!(dykes, "{to}{} {}", n(at.x + x), n(at.y + y));
        }
        dykes.push('z');
        for _ in 0..6 {
            let x = n(at.x + between(rng, left + 6.0, right - 6.0));
            let y = n(at.y + between(rng, top + 9.0, bottom - 4.0));
            let _ = write!(rice, "M{x} {y}v-5M{x} {y}l-2.5-4M{x} {y}l2.5-4");
        }
    }
    let _ =
        write!(out, "<path class=\"g-field\" d=\"{dykes}\"/><path class=\"g-rice\" d=\"{rice}\"/>");
}

/// Huts in the corners, where figures leave them visible, and palms at the sides.
fn draw_village(at: Spot, rng: &mut Rng, out: &mut String) {
    for (x, y) in [(20.0, 22.0), (78.0, 20.0), (82.0, 80.0), (20.0, 80.0)] {
        draw_hut((at.x + x, at.y + y), rng, out);
    }
    for side in [6.0, 94.0, 6.0] {
        let _ = write!(
            out,
            "<path class=\"g-palm\" transform=\"translate({} {}) rotate({})\" d=\"M0 0Q5-6 12-4M0 \
             0Q8 1 11 8M0 0Q2 9-3 13M0 0Q-8 5-13 2M0 0Q-7-5-6-12M0 0Q0-8 5-13\"/>",
            n(at.x + side + between(rng, -4.0, 4.0)),
            n(at.y + between(rng, 36.0, 64.0)),
            n(between(rng, 0.0, 60.0))
        );
    }
}

/// A hut with a thatched roof round its middle.
fn draw_hut((x, y): (f64, f64), rng: &mut Rng, out: &mut String) {
    let (w, h) = (between(rng, 24.0, 30.0), between(rng, 17.0, 20.0));
    let turned = between(rng, -14.0, 14.0);
    let mut thatch = String::new();
    let mut place = 4.0;
    while place < w {
        let _ = write!(
            thatch,
            "M{} {}l1 {}l-1 {}",
            n(place - w / 2.0),
            n(-h / 2.0),
            n(h / 2.0),
            n(h / 2.0)
        );
        place += 4.0;
    }
    let _ = write!(
        out,
        "<g transform=\"translate({} {}) rotate({})\"><rect class=\"g-shade\" x=\"{}\" \
         y=\"{}\" width=\"{w}\" height=\"{h}\"/><rect class=\"g-hut\" x=\"{}\" y=\"{}\" \
         width=\"{w}\" height=\"{h}\" rx=\"1.5\"/><path class=\"g-thatch\" d=\"{thatch}\"/>\
         <path class=\"g-ridge\" d=\"M{} 0H{}\"/></g>",
        n(x),
        n(y),
        n(turned),
        n(2.0 - w / 2.0),
        n(3.0 - h / 2.0),
        n(-w / 2.0),
        n(-h / 2.0),
        n(-w / 2.0),
        n(w / 2.0),
        w = n(w),
        h = n(h)
    );
}

/// How many crowns of trees are told apart.
const CROWNS: u32 = 9;

/// The crowns of the jungle, to be referred to.
pub(super) fn crowns() -> String {
    let mut out = String::new();
    let mut rng = Rng::from_number(5);
    for number in 0..CROWNS {
        let r = 9.0 + 6.0 * f64::from(number) / f64::from(CROWNS - 1);
        let crown = blob(Spot::new(0.0, 0.0), (r, r), 0.14, 9, &mut rng);
        let leaf = blob(Spot::new(r * 0.22, r * 0.25), (r * 0.55, r * 0.5), 0.2, 7, &mut rng);
        let _ = write!(
            out,
            "<g id=\"k{number}\"><path class=\"g-shade\" transform=\"translate(1.5 2.5)\" \
             d=\"{crown}\"/><path class=\"g-crown\" d=\"{crown}\"/><path class=\"g-leaf\" \
             d=\"{leaf}\"/></g>"
        );
    }
    out
}

fn draw_jungle(at: Spot, rng: &mut Rng, out: &mut String) {
    for _ in 0..22 {
        let (x, y) = (at.x + between(rng, 4.0, 96.0), at.y + between(rng, 4.0, 96.0));
        let crown = rng.below(CROWNS);
        let _ = write!(out, "<use href=\"#k{crown}\" x=\"{}\" y=\"{}\"/>", n(x), n(y));
    }
}

fn draw_bamboo(at: Spot, rng: &mut Rng, out: &mut String) {
    let mut path = String::new();
    for _ in 0..14 {
        let (angle, far) = (between(rng, 0.0, TAU), between(rng, 0.3, 1.0).sqrt() * 42.0);
        let x = n(at.x + 50.0 + far * angle.cos());
        let y = n(at.y + 52.0 + far * angle.sin());
        let _ = write!(
            path,
            "M{x} {y}q-1-9-5-14M{x} {y}q0-10 1-17M{x} {y}q2-9 6-13M{x} {y}q4-5 9-6M{x} {y}q-4-5-9-6"
        );
    }
    let _ = write!(out, "<path class=\"g-cane\" d=\"{path}\"/>");
}

fn draw_rocks(at: Spot, rng: &mut Rng, out: &mut String) {
    for _ in 0..7 {
        let (angle, far) = (between(rng, 0.0, TAU), between(rng, 24.0, 44.0));
        let r = between(rng, 4.0, 8.0);
        let centre = Spot::new(at.x + 50.0 + far * angle.cos(), at.y + 50.0 + far * angle.sin());
        let path = blob(centre, (r, r * 0.8), 0.2, 7, rng);
        let _ = write!(out, "<path class=\"g-stone\" d=\"{path}\"/>");
    }
}
