//! 3.1, 3.6, 3.8, 9.0: why a group may not enter a hex.

use crate::Tonkin;
use crate::components::Hex;
use crate::flow::{March, Mode};
use crate::refusal::No;
use crate::rules::paths::NoStep;

/// Why a hex may not be entered.
pub(super) fn barred(rules: &Tonkin, march: &March, why: NoStep, hex: Hex) -> No {
    match why {
        NoStep::Zoc => No::DoubleZoc { hex },
        NoStep::Enemy => held(march, hex),
        NoStep::China => No::China { hex },
        NoStep::NoWater => No::NoWater { hex },
        NoStep::OffMap | NoStep::Impassable | NoStep::Terrain => closed(rules, hex),
    }
}

/// 3.1, 3.6: the enemy holds a hex.
pub(super) fn held(march: &March, hex: Hex) -> No {
    match march.mode {
        Mode::River => No::EnemyAfloat { hex },
        Mode::Own | Mode::Truck => No::EnemyThere { hex },
    }
}

/// 3.1, 9.0: the way into a hex is barred, or it lies outside the area that is played in.
pub(super) fn closed(rules: &Tonkin, hex: Hex) -> No {
    if rules.charts.ground.in_play.has(hex) { No::Closed { hex } } else { No::OutOfPlay { hex } }
}
