//! Hills as an engraver draws them: contour lines, and hachures that are denser on the side away from
//! the light. The light comes from the north-west.

use std::f64::consts::TAU;
use std::fmt::Write;

use kernel::dice::Rng;

use super::geometry::{Ends, Pen, Spot, smooth};

/// Points of a contour line.
const POINTS: usize = 18;
/// The innermost contour is this much smaller than the outermost.
const SHRINK: f64 = 0.82;

/// A hill on the ground of a map.
#[derive(Clone, Copy, Debug)]
pub struct Hill {
    /// What its bumps are made from: the same number, the same bumps.
    pub seed: u64,
    /// Its middle.
    pub centre: Spot,
    /// How far it reaches to the east and to the south.
    pub radii: Spot,
    /// Its contour lines.
    pub rings: usize,
}

/// A hill's outline with its bumps.
struct Slope {
    centre: Spot,
    radii: Spot,
    bumps: Vec<f64>,
}

/// A number from 0 to 1. The dice of the kernel are used as a plain sequence: the same hill, the same
/// bumps.
fn fraction(rng: &mut Rng) -> f64 {
    f64::from(rng.below(1 << 20)) / f64::from(1 << 20)
}

/// A number between two others.
pub fn between(rng: &mut Rng, low: f64, high: f64) -> f64 {
    low + (high - low) * fraction(rng)
}

impl Slope {
    /// The bump at a point of the contour; inner contours are smoother.
    fn at(&self, share: f64, point: usize) -> Spot {
        let angle = TAU * point as f64 / POINTS as f64;
        let bump = self.bumps[point % POINTS] * share + 1.0 - share;
        self.spot(share * bump, angle)
    }

    fn spot(&self, share: f64, angle: f64) -> Spot {
        Spot::new(
            self.centre.x + self.radii.x * share * angle.cos(),
            self.centre.y + self.radii.y * share * angle.sin(),
        )
    }

    /// The bump in a direction, between two points of the contour.
    fn bump(&self, share: f64, angle: f64) -> f64 {
        let place = angle / TAU * POINTS as f64;
        let (low, part) = (place.floor(), place.fract());
        let bump = |step: usize| self.bumps[(low as usize + step) % POINTS];
        (bump(0) * (1.0 - part) + bump(1) * part) * share + 1.0 - share
    }

    fn hachures(&self, rings: usize, rng: &mut Rng) -> String {
        let mut pen = Pen::default();
        let steps = ((self.radii.x + self.radii.y) * 0.95) as usize;
        for ring in 0..rings {
            let share = contour(ring, rings);
            for step in 0..steps {
                let angle = TAU * (step as f64 + 0.7 * fraction(rng)) / steps as f64;
                // One on the side away from the light, minus one towards it.
                let shade = (angle - TAU / 8.0).cos();
                let (drawn, long) = (fraction(rng), between(rng, 0.6, 1.1));
                if drawn >= 0.55 + 0.45 * shade {
                    continue;
                }
                let long = long * (0.085 + 0.075 * shade.max(0.0));
                let bump = self.bump(share, angle);
                pen.move_to(self.spot(share * bump, angle).tenth());
                pen.line_to(self.spot((share + long) * bump, angle).tenth());
            }
        }
        pen.finish()
    }
}

/// How large a contour is, the outermost first.
fn contour(ring: usize, rings: usize) -> f64 {
    1.0 - SHRINK * ring as f64 / rings as f64
}

/// A hill with its contours and hachures.
pub fn hill(hill: &Hill) -> String {
    let mut rng = Rng::from_number(hill.seed);
    let bumps = (0..POINTS).map(|_| between(&mut rng, 0.87, 1.13)).collect();
    let slope = Slope { centre: hill.centre, radii: hill.radii, bumps };
    let rings = hill.rings;
    let mut out = String::new();
    let _ = write!(out, "<path class=\"g-hach\" d=\"{}\"/>", slope.hachures(rings, &mut rng));
    for ring in 0..rings {
        let share = contour(ring, rings);
        let points: Vec<Spot> = (0..POINTS).map(|point| slope.at(share, point)).collect();
        let class = if ring + 1 == rings { "g-contour g-top" } else { "g-contour" };
        let _ = write!(out, "<path class=\"{class}\" d=\"{}\"/>", smooth(&points, Ends::Closed));
    }
    out
}
