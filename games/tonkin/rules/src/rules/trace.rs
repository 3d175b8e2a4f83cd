//! 1.4: traces and ranges, and the roads that trucks come by.

use crate::board::Board;
use crate::charts::{Charts, Open};
use crate::components::{Direction, Hex, Side};
use crate::rules::control;
use crate::sets::{Around as _, HexSet};

/// The hexes that can be reached by one step over open hexsides.
pub(crate) fn spread(from: &HexSet, open: &Open) -> HexSet {
    Direction::ALL
        .into_iter()
        .fold(HexSet::NONE, |to, d| to.or(from.and(open[d as usize]).shifted(d)))
}

/// 1.4: where a trace of a side may not go: enemy-occupied hexes, and China for FEF.
pub(crate) fn closed_to(charts: &Charts, board: &Board, side: Side) -> HexSet {
    match side {
        Side::French => board.occupied(Side::VietMinh).or(charts.ground.china),
        Side::VietMinh => *board.occupied(Side::French),
    }
}

/// 1.4: all hexes within so many hexes of some others, by a trace over land of a side.
pub fn within(charts: &Charts, board: &Board, side: Side, from: &HexSet, range: u8) -> HexSet {
    let free = charts.ground.land.minus(closed_to(charts, board, side));
    within_free(charts, from, &free, range)
}

/// 1.4: the same for the exceptions in which units do not matter: Mobilization Centers and Thai Binh.
pub fn within_whatever(charts: &Charts, from: &HexSet, range: u8) -> HexSet {
    within_free(charts, from, &charts.ground.land, range)
}

fn within_free(charts: &Charts, from: &HexSet, free: &HexSet, range: u8) -> HexSet {
    let mut reached = from.and(*free);
    for _ in 0..range {
        let next = match charts.ground.has_closed_hexsides {
            false => reached.neighbours(),
            true => spread(&reached, &charts.ground.open_land),
        };
        reached = reached.or(next.and(*free));
    }
    reached
}

/// 1.4: whether a hex is within so many hexes of another for a side.
pub fn is_within(
    charts: &Charts,
    board: &Board,
    side: Side,
    from: Hex,
    to: Hex,
    range: u8,
) -> bool {
    from.distance(to) <= usize::from(range)
        && within(charts, board, side, &HexSet::one(from), range).has(to)
}

/// 2.2 B, 3.4: the hexes on an open road that leads to a VM Supply Center in China: printed roads and
/// Road-Markers, none of them destroyed or FEF-occupied.
pub fn open_roads(charts: &Charts, board: &Board) -> HexSet {
    let ground = &charts.ground;
    let shut = board.destroyed.or(*board.occupied(Side::French));
    let markers = board.road_markers.minus(shut);
    let roads = ground.roads.or(markers).minus(shut);
    let sources = ground.truck_sources.and(control::working_centres(charts, board, Side::VietMinh));
    let mut reached = sources.minus(shut);
    loop {
        // 4.0: a Road-Marker joins all adjacent printed roads and Road-Markers.
        let off_markers = reached.and(markers).neighbours();
        let onto_markers = reached.and(roads).neighbours().and(markers);
        let along = spread(&reached, &ground.open_road);
        let next = reached.or(along.or(off_markers).and(roads)).or(onto_markers);
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// 3.4: the hexes on or next to an open road from China.
pub fn truck_hexes(charts: &Charts, board: &Board) -> HexSet {
    let roads = open_roads(charts, board);
    roads.or(roads.neighbours())
}
