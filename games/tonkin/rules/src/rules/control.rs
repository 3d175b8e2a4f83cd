//! 1.3 and 1.8: zones of control, and whose a community is.
//!
//! Both are worked out from the sets that the board keeps, by shifting whole rows of hexes: cheap enough
//! to be asked whenever they matter.

use crate::board::Board;
use crate::charts::Charts;
use crate::components::{Hex, Side};
use crate::sets::{Around as _, HexSet, UnitSet};

/// 1.3: the hexes in the ZoC of a side. DG units, HQ and SD have none; none goes into China, and none of
/// FEF into forest or mountain. A VM stack has ZoC if one of its units has (T-67).
pub fn zoc(charts: &Charts, board: &Board, side: Side) -> HexSet {
    board.exerting(side).neighbours().and(charts.ground.zoc_admitted[side as usize])
}

/// 1.3: the hexes in the ZoC of some units of one side, such as the artillery (3.5).
pub(crate) fn zoc_of(charts: &Charts, board: &Board, side: Side, units: &UnitSet) -> HexSet {
    let exerting = units.and(charts.forces.zoc).minus(*board.dg());
    board.hexes_of(&exerting).neighbours().and(charts.ground.zoc_admitted[side as usize])
}

/// 1.3: whether a hex is in the ZoC of a side.
pub fn is_in_zoc(charts: &Charts, board: &Board, side: Side, hex: Hex) -> bool {
    charts.ground.zoc_admitted[side as usize].has(hex)
        && hex.neighbours().any(|(_, next)| board.exerting(side).has(next))
}

/// 1.8: the communities friendly to VM: those he occupies, and those that FEF does not and that lie in
/// VM ZoC or have a red name.
pub fn friendly_to_vm(charts: &Charts, board: &Board) -> HexSet {
    let ground = &charts.ground;
    let open =
        zoc(charts, board, Side::VietMinh).or(ground.red).minus(*board.occupied(Side::French));
    ground.communities.and(board.occupied(Side::VietMinh).or(open))
}

/// 1.8: the communities friendly to FEF: those he occupies, and empty blue ones outside VM ZoC.
pub fn friendly_to_french(charts: &Charts, board: &Board) -> HexSet {
    let ground = &charts.ground;
    let blue = ground.blue.minus(friendly_to_vm(charts, board));
    ground.communities.and(board.occupied(Side::French).or(blue))
}

/// 1.8: the communities friendly to a side.
pub fn friendly(charts: &Charts, board: &Board, side: Side) -> HexSet {
    match side {
        Side::French => friendly_to_french(charts, board),
        Side::VietMinh => friendly_to_vm(charts, board),
    }
}

/// 1.8: whose a community is; nobody's, if its name has neither colour and it lies free (T-08).
pub fn owner(charts: &Charts, board: &Board, hex: Hex) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| friendly(charts, board, *side).has(hex))
}

/// 1.6: the Supply Centers of a side that work: not enemy-occupied. Those of Na San must be held.
pub fn working_centres(charts: &Charts, board: &Board, side: Side) -> HexSet {
    let centres = &charts.ground.supply_centres[side as usize];
    if side == Side::VietMinh && charts.ground.must_hold_centres {
        return centres.and(*board.occupied(side));
    }
    centres.minus(*board.occupied(side.enemy()))
}
