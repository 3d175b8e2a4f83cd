//! 3.1 and 3.6: what a step over a hexside costs, and why it may not be taken.

use crate::board::Board;
use crate::charts::{Charts, Gait, PRICELESS};
use crate::components::{Direction, Hex, Side, Unit, UnitType};
use crate::rules::control;
use crate::sets::{HexSet, UnitSet};

const GAITS: [Gait; 4] = [Gait::VietMinh, Gait::French, Gait::Motorized, Gait::Amphibious];

/// How a group moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Over land by itself; each hex costs what the dearest of the group pays.
    Land,
    /// On trucks: motorized (3.4, T-26).
    Truck,
    /// Along rivers and coast, on or as a DNA (3.6).
    Water,
}

/// Who moves, and under which conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mover {
    /// Whose.
    pub side: Side,
    /// How.
    pub(crate) way: Way,
    /// The ways of walking in the group, a bit for each [`Gait`].
    gaits: u8,
    /// Movement points for the whole move.
    pub mp: u8,
    /// mp more per hex: rain and DG (T-07).
    extra: u8,
    /// Hexes that are closed to the group whatever they cost: the enemy, China.
    closed: HexSet,
    /// Coastal hexes with the enemy, which a DNA may pass and not stop in (3.6).
    passing: HexSet,
    /// Where a Double-Move must not go: enemy ZoC (3.2).
    zoc: HexSet,
}

/// Whether movement is doubled (3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The Movement Value.
    Plain,
    /// Twice the Movement Value, outside enemy ZoC.
    Double,
}

/// What the season adds (1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Season {
    /// Nothing.
    Dry,
    /// 1 mp a hex.
    Rain,
}

/// Why a step over a hexside may not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoStep {
    /// The map ends.
    OffMap,
    /// Sea, an island, or a hexside that nobody crosses (1.6).
    Impassable,
    /// China, for FEF and the VM HQ (3.8, T-77).
    China,
    /// The enemy is there (3.1).
    Enemy,
    /// Motorized units need a road, 1 REC needs clear terrain (T-23, T-32).
    Terrain,
    /// No major river and no coast joins the hexes (3.6).
    NoWater,
    /// Enemy ZoC, with a Double-Move (3.2).
    Zoc,
}

impl Mover {
    /// A group that moves. `truck_mp` are the mp of a truck.
    pub fn new(
        charts: &Charts,
        board: &Board,
        units: &UnitSet,
        way: Way,
        pace: Pace,
        season: Season,
        truck_mp: u8,
    ) -> Mover {
        let side = units.first().map_or(Side::French, |unit| charts.stats(unit).side);
        let mp = group_mp(charts, units, way, truck_mp);
        let dg = units.meets(*board.dg());
        let rain = season == Season::Rain;
        let mut closed = *board.occupied(side.enemy());
        let mut passing = HexSet::NONE;
        if way == Way::Water {
            passing = closed.and(charts.ground.coast);
            closed = closed.minus(passing);
        }
        let abroad = |unit: Unit| is_barred_from_china(charts, unit);
        if units.iter().any(abroad) {
            closed = closed.or(charts.ground.china);
        }
        Mover {
            side,
            way,
            gaits: gaits(charts, units, way),
            mp: if pace == Pace::Double { mp.saturating_mul(2) } else { mp },
            extra: if rain { charts.costs.rain } else { 0 } + if dg { charts.costs.dg } else { 0 },
            closed,
            passing,
            zoc: match pace {
                Pace::Plain => HexSet::NONE,
                Pace::Double => control::zoc(charts, board, side.enemy()),
            },
        }
    }

    /// The hexes that may not be entered at all, whatever they cost.
    pub(super) fn closed(&self) -> HexSet {
        self.closed.or(self.zoc)
    }

    /// Hexes that may be passed and not stopped in.
    pub(crate) fn passing(&self) -> &HexSet {
        &self.passing
    }

    /// 3.1: what a step costs, or why it may not be taken.
    pub fn step(
        &self,
        charts: &Charts,
        board: &Board,
        from: Hex,
        direction: Direction,
    ) -> Result<u8, NoStep> {
        let to = from.neighbour(direction).ok_or(NoStep::OffMap)?;
        if charts.ground.china.has(to)
            && self.closed.has(to)
            && !board.occupied(self.side.enemy()).has(to)
        {
            return Err(NoStep::China);
        }
        if self.closed.has(to) {
            return Err(NoStep::Enemy);
        }
        let cost = self.cost(charts, board, from, direction).ok_or_else(|| {
            let land = &charts.ground.land;
            match self.way {
                Way::Water => NoStep::NoWater,
                Way::Land | Way::Truck if land.has(from) && land.has(to) => NoStep::Terrain,
                Way::Land | Way::Truck => NoStep::Impassable,
            }
        })?;
        if self.zoc.has(to) {
            return Err(NoStep::Zoc);
        }
        Ok(cost)
    }

    /// The cost of a step, if there is a way; who stands there is not looked at.
    pub(super) fn cost(
        &self,
        charts: &Charts,
        board: &Board,
        from: Hex,
        direction: Direction,
    ) -> Option<u8> {
        let cost = self.costs(charts, board, from)[direction as usize];
        (cost != PRICELESS).then_some(cost)
    }

    /// The costs of all six steps out of a hex; [`PRICELESS`] where there is no way.
    pub(super) fn costs(&self, charts: &Charts, board: &Board, from: Hex) -> [u8; 6] {
        let mut costs = match self.way {
            Way::Water => {
                let ground = &charts.ground;
                Direction::ALL.map(|d| {
                    let d = d as usize;
                    let joined = ground.open_river[d].has(from) || ground.open_coast[d].has(from);
                    if joined { charts.costs.dna } else { PRICELESS }
                })
            }
            Way::Land | Way::Truck => self.land_costs(charts, board, from),
        };
        for cost in &mut costs {
            *cost = cost.saturating_add(self.extra);
        }
        costs
    }

    /// 3.1, 4.0: by road, over Road-Markers or across country, each as the dearest of the group pays.
    fn land_costs(&self, charts: &Charts, board: &Board, from: Hex) -> [u8; 6] {
        let roads = self.road_costs(charts, board, from);
        let mut dearest = [0; 6];
        for gait in GAITS.into_iter().filter(|gait| self.gaits >> *gait as u8 & 1 == 1) {
            let plain = charts.costs.plain_row(gait, from);
            for d in 0..6 {
                // T-32: 1 REC stays in clear terrain, road or not.
                let closed = gait == Gait::Amphibious && plain[d] == PRICELESS;
                let cost = if closed { PRICELESS } else { plain[d].min(roads[d]) };
                dearest[d] = cost.max(dearest[d]);
            }
        }
        dearest
    }

    /// 3.1, 4.0: the costs along printed roads and over Road-Markers that are not destroyed.
    fn road_costs(&self, charts: &Charts, board: &Board, from: Hex) -> [u8; 6] {
        let mut roads = *charts.costs.road_row(from);
        let has_markers = !board.road_markers.is_empty();
        if !has_markers && !charts.ground.roads.has(from) {
            return roads;
        }
        if board.destroyed.has(from) {
            return [PRICELESS; 6];
        }
        let next = charts.costs.neighbours(from);
        for direction in Direction::ALL {
            let (d, to) = (direction as usize, next[direction as usize]);
            if board.destroyed.has(to) {
                roads[d] = PRICELESS;
            } else if has_markers && has_marker_way(charts, board, from, direction, to) {
                roads[d] = roads[d].min(charts.costs.road_marker);
            }
        }
        roads
    }

    /// 6.4: what it costs to overrun a neighbour: the hex without roads, and 2 mp more; a DNA pays 1 for
    /// the hex.
    pub fn overrun_cost(&self, charts: &Charts, from: Hex, direction: Direction) -> Option<u8> {
        if self.way == Way::Water {
            let d = direction as usize;
            let ground = &charts.ground;
            let joined = ground.open_river[d].has(from) || ground.open_coast[d].has(from);
            return joined.then_some(charts.costs.dna + self.extra + charts.costs.overrun);
        }
        let used = GAITS.into_iter().filter(|gait| self.gaits >> *gait as u8 & 1 == 1);
        let dearest = used.map(|gait| charts.costs.plain(gait, from, direction)).max()?;
        (dearest != PRICELESS).then(|| dearest + self.extra + charts.costs.overrun)
    }
}

/// 4.0: onto a Road-Marker from any side, or off one onto a printed road.
fn has_marker_way(
    charts: &Charts,
    board: &Board,
    from: Hex,
    direction: Direction,
    to: Hex,
) -> bool {
    let off = board.road_markers.has(from) && charts.ground.roads.has(to);
    (board.road_markers.has(to) || off) && charts.ground.open_land[direction as usize].has(from)
}

/// 3.8, T-77: no FEF unit and not the VM HQ ever enters China.
fn is_barred_from_china(charts: &Charts, unit: Unit) -> bool {
    let stats = charts.stats(unit);
    stats.side == Side::French || stats.unit_type == UnitType::Hq
}

fn gaits(charts: &Charts, units: &UnitSet, way: Way) -> u8 {
    match way {
        // T-32: 1 REC keeps to clear terrain on trucks too.
        Way::Truck => {
            let walks = |unit: Unit| charts.stats(unit).gait == Gait::Amphibious;
            let clear = u8::from(units.iter().any(walks)) << Gait::Amphibious as u8;
            1 << Gait::Motorized as u8 | clear
        }
        Way::Land | Way::Water => {
            units.iter().fold(0, |gaits, unit| gaits | 1 << charts.stats(unit).gait as u8)
        }
    }
}

/// The Movement Value of a group: the lowest of its units; on the water that of the DNA; of a truck 14.
fn group_mp(charts: &Charts, units: &UnitSet, way: Way, truck_mp: u8) -> u8 {
    let values = |units: UnitSet| units.iter().map(|unit| charts.stats(unit).movement).min();
    match way {
        Way::Land => values(*units).unwrap_or(0),
        Way::Truck => truck_mp,
        Way::Water => values(units.and(charts.forces.dna)).unwrap_or(0),
    }
}
