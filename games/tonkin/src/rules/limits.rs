//! 3.8: where units may stop, and what they may attack.

use crate::Tonkin;
use crate::components::{Hex, Side, Unit, UnitType, Zone};
use crate::sets::HexSet;

/// 3.8: the hexes in which a unit may stop. Terrain is not judged here.
pub fn allowed(rules: &Tonkin, unit: Unit) -> &HexSet {
    let limits = &rules.limits;
    let stats = rules.charts.stats(unit);
    let forces = &rules.charts.forces;
    match stats.unit_type {
        UnitType::TieuDoan => &limits.vietnam,
        UnitType::PathetLao => &limits.laos,
        UnitType::Hq if stats.side == Side::VietMinh => &limits.indochina,
        _ if forces.vietnamese.has(unit) => &limits.vietnam,
        _ if forces.laotian.has(unit) => &limits.laos,
        _ if forces.thai.has(unit) || forces.gcma.has(unit) => &limits.highlands,
        _ if stats.side == Side::French => &limits.indochina,
        _ => &limits.anywhere,
    }
}

/// 3.8: whether a unit may stop in a hex.
pub fn may_stop(rules: &Tonkin, unit: Unit, hex: Hex) -> bool {
    allowed(rules, unit).has(hex)
}

/// 3.8: whether a unit in a hex may attack another: the target counts, and nobody fights over the Chinese
/// border.
pub fn may_attack(rules: &Tonkin, unit: Unit, from: Hex, target: Hex) -> bool {
    may_stop(rules, unit, target) && !crosses_border(rules, from, target)
}

/// 3.8: whether one hex lies in China, and the other does not.
pub fn crosses_border(rules: &Tonkin, from: Hex, target: Hex) -> bool {
    let china = &rules.charts.ground.china;
    china.has(from) || china.has(target)
}

/// The sets of hexes that 3.8 speaks of.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Everywhere.
    pub anywhere: HexSet,
    /// Vietnam and Laos.
    pub indochina: HexSet,
    /// Vietnam and the Laotian hexes that touch it.
    pub vietnam: HexSet,
    /// Laos and the Vietnamese hexes that touch it.
    pub laos: HexSet,
    /// The Highlands.
    pub highlands: HexSet,
}

impl Limits {
    /// Works the sets out.
    pub fn of(ground: &crate::charts::Ground) -> Limits {
        Limits {
            anywhere: ground.in_play,
            indochina: ground.vietnam.or(&ground.laos),
            vietnam: ground.vietnam.or(&ground.laos.and(&ground.touches_vietnam)),
            laos: ground.laos.or(&ground.vietnam.and(&ground.touches_laos)),
            highlands: ground.zone[Zone::Highlands as usize],
        }
    }
}
