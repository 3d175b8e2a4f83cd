//! 3.8: where units may stop, and what they may attack.

use crate::Tonkin;
use crate::components::{Hex, Side, Terrain, Unit, UnitType, Zone};
use crate::refusal::No;
use crate::sets::HexSet;

/// 3.8, T-32: the hexes in which a unit may stop. Of terrain only that of 1 REC is judged here.
pub(crate) fn allowed(rules: &Tonkin, unit: Unit) -> &HexSet {
    let limits = &rules.limits;
    let stats = rules.charts.stats(unit);
    let forces = &rules.charts.forces;
    let is = |kind: UnitType| stats.unit_type == kind;
    if is(UnitType::TieuDoan) || forces.vietnamese.has(unit) {
        return &limits.vietnam;
    }
    if is(UnitType::PathetLao) || forces.laotian.has(unit) {
        return &limits.laos;
    }
    if forces.thai.has(unit) || forces.gcma.has(unit) {
        return &limits.highlands;
    }
    if is(UnitType::Amphibious) {
        return &limits.clear;
    }
    let is_bound = stats.side == Side::French || is(UnitType::Hq);
    if is_bound { &limits.indochina } else { &limits.anywhere }
}

/// 3.8: whether a unit may stop in a hex.
pub fn may_stop(rules: &Tonkin, unit: Unit, hex: Hex) -> bool {
    allowed(rules, unit).has(hex)
}

/// Why a unit may not stop in a hex: 1 REC leaves clear terrain (4.0), the hex is outside the area of Na San (9.0), or
/// 3.8 closes it.
pub(crate) fn forbidden(rules: &Tonkin, unit: Unit, hex: Hex) -> No {
    let clear_only = rules.charts.stats(unit).unit_type == UnitType::Amphibious;
    if !rules.charts.ground.in_play.has(hex) {
        return No::OutOfPlay { hex };
    }
    if clear_only && rules.limits.indochina.has(hex) {
        return No::ClearOnly { unit, hex };
    }
    No::NotAllowed { unit, hex }
}

/// 3.8: whether a unit in a hex may attack another: the target counts, and nobody fights over the Chinese
/// border.
pub(crate) fn may_attack(rules: &Tonkin, unit: Unit, from: Hex, target: Hex) -> bool {
    may_stop(rules, unit, target) && !crosses_border(rules, from, target)
}

/// 3.8: whether one hex lies in China, and the other does not.
pub(crate) fn crosses_border(rules: &Tonkin, from: Hex, target: Hex) -> bool {
    let china = &rules.charts.ground.china;
    china.has(from) || china.has(target)
}

/// The sets of hexes that 3.8 speaks of.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Everywhere.
    pub(crate) anywhere: HexSet,
    /// Vietnam and Laos.
    pub(crate) indochina: HexSet,
    /// Vietnam and the Laotian hexes that touch it.
    pub(crate) vietnam: HexSet,
    /// Laos and the Vietnamese hexes that touch it.
    pub(crate) laos: HexSet,
    /// The Highlands.
    pub(crate) highlands: HexSet,
    /// Clear terrain of Vietnam and Laos: for 1 REC (4.0, T-32).
    pub(crate) clear: HexSet,
}

impl Limits {
    /// Works the sets out.
    pub(crate) fn of(ground: &crate::charts::Ground) -> Limits {
        let indochina = ground.vietnam.or(ground.laos);
        Limits {
            anywhere: ground.in_play,
            indochina,
            clear: indochina.and(ground.terrain[Terrain::Clear as usize]),
            vietnam: ground.vietnam.or(ground.laos.and(ground.touches_vietnam)),
            laos: ground.laos.or(ground.vietnam.and(ground.touches_laos)),
            highlands: ground.zone[Zone::Highlands as usize],
        }
    }
}
