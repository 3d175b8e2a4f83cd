//! The borders between areas. Each stretch between two junctions is smoothed once and used by both
//! neighbours, so that they meet exactly.

use std::collections::{BTreeMap, BTreeSet};

use storm::components::Area;
use storm::drawing::{Drawing, Point};

use drawing::geometry::{Curve, Ends, Pen, Spot, Tenth, spline};

/// A stretch of border from junction to junction.
#[derive(Debug)]
pub(crate) struct Chain {
    /// Its points, in the direction whose first point is the lesser.
    pub(crate) points: Vec<Point>,
    /// The areas on its two sides; only one on the rim of the map.
    pub(crate) areas: BTreeSet<Area>,
    curves: Vec<Curve>,
}

/// A chain as one area walks along it.
#[derive(Clone, Copy, Debug)]
enum Walk {
    Forth(usize),
    Back(usize),
}

/// All borders of a map.
#[derive(Debug)]
pub(crate) struct Borders {
    pub(crate) chains: Vec<Chain>,
    outlines: BTreeMap<Area, Vec<Walk>>,
}

impl Borders {
    /// Finds the chains of a map and smooths them.
    pub(crate) fn of(drawing: &Drawing) -> Borders {
        let mut owners: BTreeMap<Point, BTreeSet<Area>> = BTreeMap::new();
        for shape in &drawing.areas {
            for point in &shape.polygon {
                owners.entry(*point).or_default().insert(shape.area);
            }
        }
        let rim = Rim { width: drawing.width, height: drawing.height };
        let is_junction = |point: &Point| {
            let sharing = owners.get(point).map_or(0, BTreeSet::len);
            sharing >= 3 || rim.is_corner(*point) || (sharing == 2 && rim.has(*point))
        };
        let mut known: BTreeMap<Vec<Point>, usize> = BTreeMap::new();
        let mut borders = Borders { chains: Vec::new(), outlines: BTreeMap::new() };
        for shape in &drawing.areas {
            for points in cut(&shape.polygon, &is_junction) {
                let walk = borders.walk(points, &rim, &mut known);
                let (Walk::Forth(index) | Walk::Back(index)) = walk;
                borders.chains[index].areas.insert(shape.area);
                borders.outlines.entry(shape.area).or_default().push(walk);
            }
        }
        borders
    }

    /// The chain of these points, made when it is new.
    fn walk(
        &mut self,
        points: Vec<Point>,
        rim: &Rim,
        known: &mut BTreeMap<Vec<Point>, usize>,
    ) -> Walk {
        let backwards: Vec<Point> = points.iter().rev().copied().collect();
        let forth = points <= backwards;
        let points = if forth { points } else { backwards };
        let index = *known.entry(points.clone()).or_insert_with(|| {
            let curves = if rim.holds(&points) { Vec::new() } else { curves(&points) };
            self.chains.push(Chain { points, areas: BTreeSet::new(), curves });
            self.chains.len() - 1
        });
        if forth { Walk::Forth(index) } else { Walk::Back(index) }
    }

    /// The outline of an area as path data.
    pub(crate) fn outline(&self, area: Area) -> String {
        let mut pen = Pen::default();
        let walks = self.outlines.get(&area).map_or(&[][..], Vec::as_slice);
        for (place, walk) in walks.iter().enumerate() {
            let chain = match walk {
                Walk::Forth(index) => &self.chains[*index],
                Walk::Back(index) => &self.chains[*index].backwards(),
            };
            if place == 0 {
                chain.begin(&mut pen);
            }
            chain.draw(&mut pen);
        }
        pen.close();
        pen.finish()
    }

    /// The path data of a chain alone.
    pub(crate) fn line(&self, index: usize) -> String {
        let mut pen = Pen::default();
        self.chains[index].begin(&mut pen);
        self.chains[index].draw(&mut pen);
        pen.finish()
    }
}

impl Chain {
    /// Sets the pen where the chain begins.
    fn begin(&self, pen: &mut Pen) {
        if let Some(first) = self.points.first() {
            pen.move_to(Spot::from(*first).tenth());
        }
    }

    fn draw(&self, pen: &mut Pen) {
        let spots = self.points.iter().map(|point| Spot::from(*point).tenth());
        if self.curves.is_empty() {
            spots.skip(1).for_each(|spot| pen.line_to(spot));
        } else {
            self.curves.iter().for_each(|curve| pen.curve_to(curve));
        }
    }

    fn backwards(&self) -> Chain {
        let starts: Vec<Tenth> =
            self.points.iter().map(|point| Spot::from(*point).tenth()).collect();
        let curves = self.curves.iter().zip(&starts).rev();
        Chain {
            points: self.points.iter().rev().copied().collect(),
            areas: self.areas.clone(),
            curves: curves
                .map(|(curve, start)| Curve { out: curve.into, into: curve.out, to: *start })
                .collect(),
        }
    }

    /// The middle of the chain.
    pub(crate) fn middle(&self) -> Option<Spot> {
        self.points.get(self.points.len() / 2).map(|point| Spot::from(*point))
    }
}

fn curves(points: &[Point]) -> Vec<Curve> {
    let spots: Vec<Spot> = points.iter().map(|point| Spot::from(*point)).collect();
    // A closed chain is an area without junctions: an island in another one.
    let closed = points.len() > 2 && points.first() == points.last();
    match closed {
        true => spline(&spots[..spots.len() - 1], Ends::Closed),
        false => spline(&spots, Ends::Open),
    }
}

/// Cuts a polygon at its junctions into chains that share their ends.
fn cut(polygon: &[Point], is_junction: &impl Fn(&Point) -> bool) -> Vec<Vec<Point>> {
    let Some(first) = polygon.iter().position(is_junction) else {
        let mut ring = polygon.to_vec();
        ring.extend(polygon.first());
        return if ring.len() > 1 { vec![ring] } else { Vec::new() };
    };
    let mut chains = Vec::new();
    let mut chain = Vec::new();
    for point in polygon.iter().cycle().skip(first).take(polygon.len() + 1) {
        chain.push(*point);
        if chain.len() > 1 && is_junction(point) {
            chains.push(std::mem::replace(&mut chain, vec![*point]));
        }
    }
    chains
}

/// The edge of the map.
struct Rim {
    width: i32,
    height: i32,
}

impl Rim {
    fn has(&self, point: Point) -> bool {
        self.on_side(point) || self.on_end(point)
    }

    fn on_side(&self, point: Point) -> bool {
        point.x == 0 || point.x == self.width
    }

    fn on_end(&self, point: Point) -> bool {
        point.y == 0 || point.y == self.height
    }

    fn is_corner(&self, point: Point) -> bool {
        self.on_side(point) && self.on_end(point)
    }

    /// Whether a chain runs along the edge: then it stays straight.
    fn holds(&self, points: &[Point]) -> bool {
        points.iter().all(|point| self.on_side(*point))
            || points.iter().all(|point| self.on_end(*point))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use storm::components::Components;

    fn components() -> Components {
        storm::setup::load(&storm::setup::embedded()).expect("the pack is sound")
    }

    #[test]
    fn areas_that_meet_share_a_stretch_and_no_others_do() {
        let components = components();
        let borders = Borders::of(&components.drawing);
        let shared: BTreeSet<BTreeSet<Area>> = borders
            .chains
            .iter()
            .map(|chain| chain.areas.clone())
            .filter(|areas| areas.len() > 1)
            .collect();
        let printed: BTreeSet<BTreeSet<Area>> =
            components.borders.iter().map(|(a, b, _)| BTreeSet::from([*a, *b])).collect();
        assert_eq!(shared, printed);
        assert!(borders.chains.iter().all(|chain| chain.areas.len() <= 2));
    }

    /// Twice the area under a walk, each curve cut into short lines at the same points both ways.
    fn under(chain: &Chain) -> f64 {
        let spots: Vec<Spot> = chain.points.iter().map(|point| (*point).into()).collect();
        let mut line = vec![spots[0]];
        for (from, curve) in spots.iter().zip(&chain.curves) {
            let [out, into, to] = [curve.out, curve.into, curve.to]
                .map(|p| Spot::new(f64::from(p.x) / 10.0, f64::from(p.y) / 10.0));
            for step in 1..=8 {
                let t = f64::from(step) / 8.0;
                let weights = [
                    (1.0 - t).powi(3),
                    3.0 * (1.0 - t).powi(2) * t,
                    3.0 * (1.0 - t) * t * t,
                    t.powi(3),
                ];
                let sum = |axis: fn(&Spot) -> f64| {
                    let points = [from, &out, &into, &to];
                    points.iter().zip(weights).map(|(p, w)| axis(p) * w).sum::<f64>()
                };
                line.push(Spot::new(sum(|p| p.x), sum(|p| p.y)));
            }
        }
        if chain.curves.is_empty() {
            line = spots;
        }
        line.windows(2).map(|pair| pair[0].x * pair[1].y - pair[1].x * pair[0].y).sum()
    }

    #[test]
    fn smoothed_areas_fill_the_map_without_gap_or_overlap() {
        let drawing = components().drawing;
        let borders = Borders::of(&drawing);
        let size = |walks: &Vec<Walk>| -> f64 {
            let walked = walks.iter().map(|walk| match walk {
                Walk::Forth(index) => under(&borders.chains[*index]),
                Walk::Back(index) => under(&borders.chains[*index].backwards()),
            });
            walked.sum::<f64>().abs() / 2.0
        };
        let all: f64 = borders.outlines.values().map(size).sum();
        let map = f64::from(drawing.width) * f64::from(drawing.height);
        assert!((all - map).abs() < 1.0, "{all} of {map}");
    }

    #[test]
    fn an_island_is_one_closed_line() {
        let square = [(10, 10), (20, 10), (20, 20), (10, 20)].map(|(x, y)| Point { x, y });
        let chains = cut(&square, &|_: &Point| false);
        assert_eq!(chains.len(), 1);
        assert_eq!(chains[0].first(), chains[0].last());
        assert!(cut(&[], &|_: &Point| false).is_empty());
    }
}
