//! What hexes and units are worth, in hundredths of a VP.

use tonkin::Tonkin;
use tonkin::components::{HEXES, Hex, Side, Unit, UnitType};
use tonkin::rules::losses;
use tonkin::view::View;

/// One VP.
pub(super) const VP: i64 = 100;
/// Hanoi decides the game (1.9 C).
const HANOI: i64 = 40 * VP;
/// A Supply Center of each side.
const CENTRE: [i64; 2] = [3 * VP, VP];
/// An airstrip.
const AIRSTRIP: i64 = 20;
/// What the VM HQ is worth to the French: the game (1.9 C).
const VM_HQ: i64 = 30 * VP;
/// Steps that an ambush costs on average (6.11).
pub(super) const AMBUSH: f64 = 0.6;
/// An SD that is captured.
const DUMP: i64 = 120;

/// What hexes are worth to whoever owns them.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    worth: Vec<i32>,
    /// Months to the end of the game, the present one included.
    pub(super) months: u8,
}

impl Stakes {
    /// Weighs every community.
    pub(super) fn new(rules: &Tonkin, view: &View, side: Side) -> Stakes {
        let ground = &rules.charts.ground;
        let end = rules.components.scenario(rules.last).end_turn;
        let months = end.saturating_sub(view.month) + 1;
        let mut worth = vec![0; HEXES];
        let urgency = urgency(rules, view, side, months);
        let counts = [0, 1].map(|zone| communities(rules, view, zone));
        for hex in ground.communities.minus(ground.china).iter() {
            let mut sum = urgency * i64::from(ground.vp(hex));
            for (zone, count) in counts.iter().enumerate() {
                if ground.zone[zone].has(hex) {
                    sum += *count;
                }
            }
            for side in Side::BOTH {
                if ground.supply_centres[side as usize].has(hex) {
                    sum += CENTRE[side as usize];
                }
            }
            if ground.airstrips.has(hex) {
                sum += AIRSTRIP;
            }
            if rules.hanoi == Some(hex) {
                sum += HANOI;
            }
            worth[hex.index()] = sum as i32;
        }
        for (hex, sum) in objectives(rules, view, side) {
            worth[hex.index()] += sum as i32;
        }
        Stakes { worth, months }
    }

    /// What a hex is worth.
    pub(super) fn of(&self, hex: Hex) -> i64 {
        self.worth[hex.index()].into()
    }
}

/// 1.9 C: what one VP is worth: more to a side that would not win now, when time runs out.
fn urgency(rules: &Tonkin, view: &View, side: Side, months: u8) -> i64 {
    let scale = &rules.components.scenario(rules.last).scale;
    let band = scale.iter().find(|band| (band.min..=band.max).contains(&view.vp));
    match band.and_then(|band| band.winner) {
        Some(_) | None if months > 2 => VP,
        Some(winner) if winner == side => VP,
        None => VP * 5 / 4,
        Some(_) => VP * 3 / 2,
    }
}

/// 1.9 B: what one community more or less is worth in a zone: the nearer the number, the more.
fn communities(rules: &Tonkin, view: &View, zone: usize) -> i64 {
    if rules.scenario().training.is_some() {
        return 0;
    }
    let limits = &rules.components.tables.limits;
    let held = view.owned.and(rules.charts.ground.zone[zone]).len() as i64;
    let away = (held - i64::from(limits.community_threshold[zone])).abs();
    VP * i64::from(limits.community_vp[zone]) / (3 + 2 * away)
}

/// 1.9 A: what the Political Objective-Markers add; the French do not know which is real.
fn objectives(rules: &Tonkin, view: &View, side: Side) -> Vec<(Hex, i64)> {
    let swing = 2 * VP * i64::from(rules.components.tables.limits.objective_vp);
    let mut ends = rules.chained().map(|scenario| scenario.end_turn);
    let end = ends.find(|end| *end >= view.month).unwrap_or(view.month);
    let months = i64::from(end - view.month);
    // What counts at the end only is worth less before.
    let now = swing * 8 / (8 + months);
    let share = |marker: usize| match (side, view.real) {
        (Side::VietMinh, Some(real)) if usize::from(real) == marker => now,
        (Side::VietMinh, Some(_)) => 0,
        (Side::VietMinh, None) | (Side::French, _) => now / 2,
    };
    let markers = view.objectives.iter().enumerate();
    markers.filter_map(|(marker, hex)| Some(((*hex)?, share(marker)))).collect()
}

/// What a step of a unit is worth to its owner.
pub(super) fn step(rules: &Tonkin, unit: Unit) -> i64 {
    let forces = &rules.charts.forces;
    match rules.charts.stats(unit).side {
        Side::VietMinh if forces.regiments.has(unit) => 60,
        Side::VietMinh => 15,
        Side::French => match losses::french_loss(rules, unit) {
            0 => 20,
            _ => 40,
        },
    }
}

/// What a step of a force is worth on average to its owner, by the share of steps that cost VP.
pub(super) fn mean_step(side: Side, dear: u16, steps: u16) -> f64 {
    let [cheap, full] = match side {
        Side::VietMinh => [15.0, 58.0],
        Side::French => [20.0, 40.0],
    };
    let share = f64::from(dear) / f64::from(steps.max(1));
    cheap + (full - cheap) * share.min(1.0)
}

/// What an HQ or SD is worth to its owner.
pub(super) fn staff(rules: &Tonkin, unit: Unit) -> i64 {
    let stats = rules.charts.stats(unit);
    if stats.unit_type != UnitType::Hq {
        return DUMP;
    }
    match stats.side {
        Side::VietMinh => VM_HQ,
        Side::French => 2 * VP,
    }
}
