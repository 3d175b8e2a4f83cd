//! What every hexside costs those who cross it, without the markers that come and go (3.1).

use crate::components::{
    Components, Direction, HEXES, Hex, HexRow, Kind, Mobility, Sides, Terrain, TerrainChart, Width,
};
use crate::sets::HexSet;

/// The cost of a hexside nobody of a kind may cross.
pub(crate) const PRICELESS: u8 = u8::MAX;

/// How somebody moves over land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gait {
    /// VM on foot.
    VietMinh = 0,
    /// FEF on foot.
    French = 1,
    /// Motorized, either side; trucks too.
    Motorized = 2,
    /// 1 REC: motorized, no river cost, clear terrain only (4.0, T-32).
    Amphibious = 3,
}

const GAITS: [Gait; 4] = [Gait::VietMinh, Gait::French, Gait::Motorized, Gait::Amphibious];

/// The costs, hexside by hexside.
#[derive(Clone, Debug)]
pub struct Costs {
    /// Without roads, by gait, hex that is left and direction.
    plain: [Vec<[u8; 6]>; 4],
    /// Along printed roads; [`PRICELESS`] where there is none.
    road: Vec<[u8; 6]>,
    /// The river that is paid for, by hex that is left and direction.
    river: Vec<[Option<Width>; 6]>,
    /// The neighbours of each hex; the hex itself where the map ends.
    neighbours: Vec<[Hex; 6]>,
    /// mp onto a Road-Marker.
    pub(crate) road_marker: u8,
    /// mp more per hex in the rains.
    pub(crate) rain: u8,
    /// mp more per hex for DG units.
    pub(crate) dg: u8,
    /// mp more for an overrun.
    pub(crate) overrun: u8,
    /// mp per hex of a DNA.
    pub(crate) dna: u8,
}

impl Costs {
    /// Works the costs out.
    pub(crate) fn of(components: &Components, in_play: &HexSet) -> Costs {
        let chart = &components.tables.terrain;
        let each = |cost: &dyn Fn(&HexRow, Direction, &HexRow) -> u8| {
            per_hexside(components, PRICELESS, |a, d, b| {
                if in_play.has(b.hex) { cost(a, d, b) } else { PRICELESS }
            })
        };
        Costs {
            plain: GAITS.map(|gait| {
                each(&|a, d, b| plain_cost(components, gait, a, d, b).unwrap_or(PRICELESS))
            }),
            road: each(&|a, d, b| road_cost(chart, a, d, b).unwrap_or(PRICELESS)),
            river: per_hexside(components, None, |_, d, b| river_paid(components, d, b)),
            neighbours: neighbours(),
            road_marker: chart.road_marker,
            rain: chart.rain,
            dg: chart.dg,
            overrun: chart.overrun,
            dna: chart.dna,
        }
    }

    /// 3.1: terrain, river and valley, without roads.
    pub fn plain(&self, gait: Gait, from: Hex, direction: Direction) -> u8 {
        self.plain[gait as usize][from.index()][direction as usize]
    }

    /// 3.1: the river that is due when a hexside is crossed, if any.
    pub fn river(&self, from: Hex, direction: Direction) -> Option<Width> {
        self.river[from.index()][direction as usize]
    }

    /// The six neighbours of a hex; the hex itself where the map ends, which no cost leads over.
    pub(crate) fn neighbours(&self, hex: Hex) -> &[Hex; 6] {
        &self.neighbours[hex.index()]
    }

    /// All six plain costs out of a hex.
    pub(crate) fn plain_row(&self, gait: Gait, from: Hex) -> &[u8; 6] {
        &self.plain[gait as usize][from.index()]
    }

    /// All six road costs out of a hex.
    pub(crate) fn road_row(&self, from: Hex) -> &[u8; 6] {
        &self.road[from.index()]
    }
}

fn neighbours() -> Vec<[Hex; 6]> {
    let all = Hex::all();
    all.map(|hex| Direction::ALL.map(|d| hex.neighbour(d).unwrap_or(hex))).collect()
}

fn per_hexside<T: Copy>(
    components: &Components,
    nothing: T,
    value: impl Fn(&HexRow, Direction, &HexRow) -> T,
) -> Vec<[T; 6]> {
    let mut values = vec![[nothing; 6]; HEXES];
    for row in &components.map.hexes {
        for (direction, to) in row.hex.neighbours() {
            values[row.hex.index()][direction as usize] = value(row, direction, components.hex(to));
        }
    }
    values
}

fn road_cost(chart: &TerrainChart, from: &HexRow, direction: Direction, to: &HexRow) -> Option<u8> {
    let clear = to.terrain == Terrain::Clear;
    let cost = if clear { chart.road_clear } else { chart.road_other };
    from.roads.has(direction).then_some(cost)
}

/// 3.1: the terrain, less the valley, plus one river.
fn plain_cost(
    components: &Components,
    gait: Gait,
    from: &HexRow,
    direction: Direction,
    to: &HexRow,
) -> Option<u8> {
    let closed = &components.map.closed_hexsides;
    let is_closed =
        closed.contains(&(from.hex, direction)) || closed.contains(&(to.hex, direction.opposite()));
    if from.kind != Kind::Land || to.kind != Kind::Land || is_closed {
        return None;
    }
    let chart = &components.tables.terrain;
    let mobility = match gait {
        Gait::VietMinh => Mobility::VietMinh,
        Gait::French => Mobility::French,
        Gait::Motorized => Mobility::Motorized,
        Gait::Amphibious if to.terrain != Terrain::Clear => return None,
        Gait::Amphibious => Mobility::Motorized,
    };
    let mut cost = chart.row(to.terrain).cost[mobility as usize]?;
    let followed = followed_systems(to, direction);
    if !followed.is_empty() && to.terrain != Terrain::Clear && cost > chart.valley_minimum {
        cost = cost.saturating_sub(chart.valley).max(chart.valley_minimum);
    }
    if gait != Gait::Amphibious
        && let Some(width) = river_paid(components, direction, to)
    {
        cost += chart.river(width).cost[mobility as usize];
    }
    Some(cost)
}

/// The hexsides of the rivers that are followed by entering over a hexside.
fn followed_systems(to: &HexRow, direction: Direction) -> Sides {
    let back = direction.opposite();
    let followed = to.rivers.iter().filter(|here| here.sides.has(back));
    followed.flat_map(|here| here.sides.iter()).collect()
}

/// 3.1: rivers of the hex that are not followed; a major one before a minor one.
fn river_paid(components: &Components, direction: Direction, to: &HexRow) -> Option<Width> {
    let back = direction.opposite();
    let row = |river: crate::components::River| &components.map.rivers[usize::from(river.0)];
    let followed: Vec<u8> = to
        .rivers
        .iter()
        .filter(|here| here.sides.has(back))
        .map(|here| row(here.river).system)
        .collect();
    let due = to.rivers.iter().map(|here| row(here.river));
    due.filter(|river| !followed.contains(&river.system)).map(|river| river.width).max()
}
