//! Where everything on the map goes, worked out once: labels stand outside their spaces, names beside their
//! complexes, and nothing lies over a place where counters may lie.

use std::f64::consts::TAU;

use siege::components::{Airfield, Components, Route, Space, Terrain};

use drawing::geometry::{Rect, Spot};
use drawing::labels::width;

/// How wide a counter is on the map.
pub(super) const COUNTER: f64 = 44.0;
/// How large the two counters of the Central Fortress are.
pub(super) const CENTRAL_COUNTER: f64 = 42.0;
/// The radius of an open space, of an Entrenchment, and how far the Central Fortress reaches.
pub(super) const OPEN: f64 = 22.0;
pub(super) const REDOUBT: f64 = 27.0;
pub(super) const FORTRESS: f64 = 52.0;
/// What a counter and the edges of its pile take of the map.
const CELL: f64 = 52.0;
/// The height of a label, the width of one of its letters, the room of a sign beside it.
const LABEL: f64 = 15.0;
const LETTER: f64 = 7.8;
pub(super) const SIGN: f64 = 17.0;
/// The size of the name of a complex.
pub(super) const NAME: f64 = 17.0;

/// A space on the map.
#[derive(Debug)]
pub(super) struct PlaceAt {
    pub(super) space: Space,
    pub(super) at: Spot,
    /// Where its label goes when counters lie on it; a sign of a hill stands at its end.
    pub(super) label: Rect,
    /// Where the sign of a drop zone is.
    pub(super) drop: Option<Rect>,
}

/// A base on the map.
#[derive(Debug)]
pub(super) struct BaseAt {
    pub(super) route: Route,
    pub(super) frame: Rect,
}

/// A runway on the map.
#[derive(Debug)]
pub(super) struct RunwayAt {
    pub(super) airfield: Airfield,
    pub(super) outline: [Spot; 4],
    /// From one end to the other.
    pub(super) axis: [Spot; 2],
}

/// The whole map.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) places: Vec<PlaceAt>,
    pub(super) bases: Vec<BaseAt>,
    pub(super) runways: Vec<RunwayAt>,
    /// The names of complexes, in the order of the components.
    pub(super) complexes: Vec<Rect>,
    /// The name of the Central Fortress.
    pub(super) central: Rect,
    /// The corner with the tracks of the Viet Minh.
    pub(super) corner: Rect,
}

impl Layout {
    /// Lays the map of a pack out. The name of the Central Fortress depends on the language.
    pub(super) fn of(components: &Components, central: &str) -> Layout {
        let spots = spots(components);
        let (bases, corner) = (bases(components), corner(components));
        let mut taken: Vec<Rect> =
            spots.iter().skip(1).map(|at| Rect::around(*at, CELL, CELL)).collect();
        taken.extend(spots.first().map(|at| Rect::around(*at, 2.1 * FORTRESS, 2.1 * FORTRESS)));
        taken.extend(bases.iter().map(|base| base.frame.grown(4.0)));
        taken.push(corner.grown(6.0));
        let runways = runways(components, &taken);
        taken.extend(runways.iter().flat_map(RunwayAt::room));
        let mut places: Vec<PlaceAt> = Vec::new();
        for (row, shape) in components.spaces.iter().zip(&components.drawing.spaces) {
            let (space, at) = (shape.space, Spot::from(shape.at));
            if space == Space::CENTRAL {
                places.push(PlaceAt { space, at, label: Rect::default(), drop: None });
                continue;
            }
            let sign = if row.hilltop { SIGN } else { 0.0 };
            let wide = row.label.chars().count() as f64 * LETTER + 3.0 + sign;
            let across = across(components, &spots, space);
            let label = settle((wide, LABEL), at, REDOUBT, across, &taken);
            taken.push(label);
            let drop = (!row.drop_zone.is_empty()).then(|| {
                let away = across + TAU / 2.0;
                settle((24.0, 24.0), at, REDOUBT, away, &taken)
            });
            taken.extend(drop);
            places.push(PlaceAt { space, at, label, drop });
        }
        let complexes = complexes(components, &mut taken);
        let wide = width(central) * NAME;
        let fortress = spots.first().copied().unwrap_or(Spot::new(0.0, 0.0));
        let central = settle((wide, NAME), fortress, FORTRESS + 6.0, TAU / 2.0, &taken);
        Layout { places, bases, runways, complexes, central, corner }
    }

    /// A space.
    pub(super) fn place(&self, space: Space) -> Option<&PlaceAt> {
        self.places.get(space.slot())
    }

    /// The base of a Route.
    pub(super) fn base(&self, route: Route) -> Option<&BaseAt> {
        self.bases.iter().find(|base| base.route == route)
    }
}

impl RunwayAt {
    /// What it takes of the map, in pieces.
    fn room(&self) -> Vec<Rect> {
        let [from, to] = self.axis;
        let pieces = 5;
        let at = |piece: i32| {
            let share = f64::from(piece) / f64::from(pieces);
            Spot::new(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        };
        (0..=pieces).map(|piece| Rect::around(at(piece), 24.0, 24.0)).collect()
    }
}

/// The middles of all spaces.
fn spots(components: &Components) -> Vec<Spot> {
    components.drawing.spaces.iter().map(|shape| shape.at.into()).collect()
}

/// The frame round a polygon.
fn frame(polygon: &[siege::drawing::Point]) -> Rect {
    let ends = |axis: fn(&siege::drawing::Point) -> i32| {
        let low = polygon.iter().map(axis).min().unwrap_or(0);
        let high = polygon.iter().map(axis).max().unwrap_or(0);
        (f64::from(low), f64::from(high))
    };
    let ((left, right), (top, bottom)) = (ends(|point| point.x), ends(|point| point.y));
    Rect::new(left, top, right - left, bottom - top)
}

fn bases(components: &Components) -> Vec<BaseAt> {
    let base = |shape: &siege::drawing::BaseShape| {
        let middle = frame(&shape.polygon).centre();
        let most = f64::from(components.drawing.width) - 118.0 / 2.0 - 10.0;
        let middle = Spot::new(middle.x.min(most), middle.y.max(43.0));
        BaseAt { route: shape.route, frame: Rect::around(middle, 118.0, 76.0) }
    };
    components.drawing.bases.iter().map(base).collect()
}

/// The displays of the Viet Minh: everything beside the map to the east.
fn corner(components: &Components) -> Rect {
    let half = components.drawing.width / 2;
    let displays = components.drawing.displays.iter().map(|display| frame(&display.polygon));
    let east = displays.filter(|display| display.x > f64::from(half));
    let all = east.reduce(|all, next| {
        let (x, y) = (all.x.min(next.x), all.y.min(next.y));
        Rect::new(x, y, all.right().max(next.right()) - x, all.bottom().max(next.bottom()) - y)
    });
    let all = all.unwrap_or_default();
    Rect::new(all.x + 10.0, all.y, all.w - 10.0, all.h)
}

/// The runways: beside the spaces they belong to, on the side with more room.
fn runways(components: &Components, taken: &[Rect]) -> Vec<RunwayAt> {
    const ASIDE: f64 = 35.0;
    let runway = |shape: &siege::drawing::AirfieldShape| {
        let points: Vec<Spot> = shape.polygon.iter().map(|point| (*point).into()).collect();
        let &[a, b, c, d] = points.as_slice() else { return None };
        let middle = |p: Spot, q: Spot| Spot::new((p.x + q.x) / 2.0, (p.y + q.y) / 2.0);
        let (from, to) = (middle(a, d), middle(b, c));
        let long = from.distance(to).max(1.0);
        let (ux, uy) = ((to.x - from.x) / long, (to.y - from.y) / long);
        let moved = |side: f64| {
            let spot = |along: f64, aside: f64| {
                let centre = middle(from, to);
                Spot::new(
                    centre.x + ux * along - uy * (aside + side),
                    centre.y + uy * along + ux * (aside + side),
                )
            };
            let half = long * 0.62;
            RunwayAt {
                airfield: shape.airfield,
                outline: [spot(-half, -9.0), spot(half, -9.0), spot(half, 9.0), spot(-half, 9.0)],
                axis: [spot(-half, 0.0), spot(half, 0.0)],
            }
        };
        let cost = |runway: &RunwayAt| -> f64 {
            let room = runway.room();
            room.iter().flat_map(|rect| taken.iter().map(|other| rect.overlap(other))).sum()
        };
        let sides = [moved(-ASIDE), moved(ASIDE)];
        sides.into_iter().min_by(|a, b| cost(a).total_cmp(&cost(b)))
    };
    components.drawing.airfields.iter().filter_map(runway).collect()
}

/// The direction across the Route at a space, as an angle.
fn across(components: &Components, spots: &[Spot], space: Space) -> f64 {
    let row = components.row(space);
    let Some(route) = row.route else { return 0.0 };
    let route = &components.routes[route.slot()];
    let place = usize::from(row.number).saturating_sub(1);
    let spot = |space: Option<&Space>| space.and_then(|space| spots.get(space.slot())).copied();
    let here = spot(Some(&space)).unwrap_or(Spot::new(0.0, 0.0));
    let before = place.checked_sub(1).and_then(|place| spot(route.spaces.get(place)));
    let before = before.or_else(|| spots.first().copied()).unwrap_or(here);
    let after = spot(route.spaces.get(place + 1)).unwrap_or(here);
    (after.y - before.y).atan2(after.x - before.x) - TAU / 4.0
}

/// The spaces a complex reaches over, from its first to its last.
pub(super) fn ribbon(
    components: &Components,
    route: Route,
    spaces: siege::sets::SpaceSet,
) -> Vec<Spot> {
    let all = &components.routes[route.slot()].spaces;
    let first = all.iter().position(|space| spaces.has(*space)).unwrap_or(0);
    let last = all.iter().rposition(|space| spaces.has(*space)).unwrap_or(0);
    let spots = spots(components);
    let spot = |space: &Space| spots.get(space.slot()).copied();
    all.get(first..=last).unwrap_or_default().iter().filter_map(spot).collect()
}

/// The names of complexes beside their spaces.
fn complexes(components: &Components, taken: &mut Vec<Rect>) -> Vec<Rect> {
    let mut complexes = Vec::new();
    for row in &components.complexes {
        let wide = width(&row.name) * NAME;
        let name = beside(&ribbon(components, row.route, row.spaces), wide, taken);
        taken.push(name);
        complexes.push(name);
    }
    complexes
}

/// The place of a name beside a line of spaces.
fn beside(line: &[Spot], wide: f64, taken: &[Rect]) -> Rect {
    let half = |a: &Spot, b: &Spot| Spot::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
    let mut anchors = vec![half(&line[0], &line[line.len() - 1])];
    anchors.extend(line);
    let found = anchors.iter().zip(0u8..).map(|(at, order)| {
        let rect = settle((wide + 14.0, NAME + 4.0), *at, 38.0, TAU / 4.0, taken);
        let rect = Rect::around(rect.centre(), wide, NAME);
        let covered: f64 = taken.iter().map(|other| rect.overlap(other)).sum();
        (covered + rect.centre().distance(*at) + 4.0 * f64::from(order), rect)
    });
    found.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, rect)| rect).unwrap_or_default()
}

/// Room of a size near a point, at least so far from it: as near as there is room, and as close to one of
/// both directions of a line as can be.
fn settle((w, h): (f64, f64), near: Spot, least: f64, line: f64, taken: &[Rect]) -> Rect {
    const DIRECTIONS: u8 = 32;
    const STEPS: u8 = 20;
    let furthest = 2.0 * (least + f64::from(STEPS) * 3.0 + w + h);
    let reached = Rect::around(near, furthest, furthest);
    let taken: Vec<&Rect> = taken.iter().filter(|other| reached.overlap(other) > 0.0).collect();
    let mut best: Option<(f64, Rect)> = None;
    for far in 0..STEPS {
        let reach = least + f64::from(far) * 3.0;
        for step in 0..DIRECTIONS {
            let turn = TAU * f64::from(step) / f64::from(DIRECTIONS);
            let (dx, dy) = (turn.cos(), turn.sin());
            // The edge of the room that looks at the point stands off by the reach.
            let off = reach + (dx.abs() * w + dy.abs() * h) / 2.0;
            let rect = Rect::around(Spot::new(near.x + dx * off, near.y + dy * off), w, h);
            let apart = (turn - line).sin().abs();
            let behind = if (turn - line).cos() < 0.0 { 3.0 } else { 0.0 };
            // With nothing covered it would still be no better.
            let free = f64::from(far) * 5.0 + apart * 9.0 + behind;
            if best.is_some_and(|(least, _)| free >= least) {
                continue;
            }
            let covered: f64 = taken.iter().map(|other| rect.grown(1.5).overlap(other)).sum();
            let cost = covered * 4.0 + f64::from(far) * 5.0 + apart * 9.0 + behind;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, rect));
            }
        }
    }
    best.map(|(_, rect)| rect).unwrap_or_default()
}

/// The outline of an Entrenchment: a redoubt of sixteen points.
pub(super) fn redoubt(at: Spot, grown: f64) -> Vec<Spot> {
    let point = |index: u8| {
        let radius = if index % 2 == 1 { REDOUBT } else { REDOUBT - 3.5 } + grown;
        let angle = TAU * f64::from(index) / 16.0;
        Spot::new(at.x + radius * angle.cos(), at.y + radius * angle.sin())
    };
    (0..16).map(point).collect()
}

/// The outline of the Central Fortress: an octagon.
pub(super) fn octagon(at: Spot, grown: f64) -> Vec<Spot> {
    let point = |index: u8| {
        let angle = TAU * (f64::from(index) + 0.5) / 8.0;
        let radius = (FORTRESS + grown) / (TAU / 16.0).cos();
        Spot::new(at.x + radius * angle.cos(), at.y + radius * angle.sin())
    };
    (0..8).map(point).collect()
}

/// The outline of a space as path data, larger by so much.
pub(super) fn outline(terrain: Terrain, at: Spot, grown: f64) -> String {
    use drawing::geometry::{Ends, n, straight};
    match terrain {
        Terrain::Central => straight(&octagon(at, grown), Ends::Closed),
        Terrain::Entrenchment => straight(&redoubt(at, grown), Ends::Closed),
        Terrain::Open => {
            let r = OPEN + grown;
            let (x, y, r, d) = (n(at.x - r), n(at.y), n(r), n(2.0 * r));
            format!("M{x} {y}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z")
        }
    }
}
