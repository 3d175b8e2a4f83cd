//! 3.3 to 3.7: where transports take up and set down.

use crate::board::Board;
use crate::charts::Charts;
use crate::components::{Components, Hex, Side, Terrain, Unit, UnitType};
use crate::rules::{control, trace};
use crate::sets::{HexSet, UnitSet};

/// 3.3: what a unit weighs on a transport: SD and motorized units three times their Stacking Value.
pub fn weight(components: &Components, charts: &Charts, board: &Board, unit: Unit) -> u8 {
    let limits = &components.tables.limits;
    let stacking = board.face(charts, unit).stacking.max(limits.default_stacking);
    let stats = charts.stats(unit);
    let heavy = stats.motorized || stats.unit_type == UnitType::SupplyDump;
    if heavy { stacking.saturating_mul(limits.load_multiplier) } else { stacking }
}

/// 3.3: what a load weighs.
pub fn load(components: &Components, charts: &Charts, board: &Board, units: &UnitSet) -> u8 {
    let weights = units.iter().map(|unit| weight(components, charts, board, unit));
    weights.fold(0, u8::saturating_add)
}

/// 3.4: whether FEF trucks take up in a hex.
pub fn is_french_truck_base(charts: &Charts, board: &Board, range: u8, hex: Hex) -> bool {
    let centres = control::working_centres(charts, board, Side::French);
    if centres.has(hex) || hex.neighbours().any(|(_, next)| centres.has(next)) {
        return true;
    }
    let hq = board.hq_hex(charts, Side::French).filter(|hq| hq.distance(hex) <= 1);
    hq.is_some_and(|hq| trace::within(charts, board, Side::French, &centres, range).has(hq))
}

/// 3.5: FEF-friendly airstrips with a FEF unit on them: there aircraft take off and land. That VM may
/// close one by a declaration is another matter.
pub(crate) fn airstrips(charts: &Charts, board: &Board) -> HexSet {
    let manned = board.occupied(Side::French).and(charts.ground.airstrips);
    let has_unit = |hex: &Hex| board.stack(*hex).any(|unit| charts.forces.fighting.has(unit));
    manned.iter().filter(has_unit).collect()
}

/// 3.5: VM units that can close airstrips: artillery and Anti-Aircraft.
pub(crate) fn guns(charts: &Charts) -> UnitSet {
    let mut guns = charts.forces.artillery.and(charts.forces.side[Side::VietMinh as usize]);
    if let Some(unit) = charts.forces.anti_aircraft {
        guns.insert(unit);
    }
    guns
}

/// 3.5, 3.8: where paras and SDs may be dropped: Vietnam and Laos, neither forest nor mountain. Only
/// paras are dropped where VM stands (6.4, T-28).
pub(crate) fn drop_zones(components: &Components, charts: &Charts) -> HexSet {
    let ground = &charts.ground;
    let chart = &components.tables.terrain;
    let allowed = Terrain::ALL.into_iter().filter(|terrain| chart.row(*terrain).airdrop);
    let open =
        allowed.fold(HexSet::NONE, |open, terrain| open.or(ground.terrain[terrain as usize]));
    open.minus(ground.china)
}

/// 3.7: FEF-friendly harbors on the map.
pub fn harbours(charts: &Charts, board: &Board) -> HexSet {
    let friendly = control::friendly_to_french(charts, board);
    charts.ground.harbours.and(friendly).minus(*board.occupied(Side::VietMinh))
}

/// 3.7: harbors that are not on the coast, Vientiane: ships reach them by way of Saigon only.
pub fn inland_harbours(charts: &Charts) -> HexSet {
    charts.ground.harbours.minus(charts.ground.coast)
}
