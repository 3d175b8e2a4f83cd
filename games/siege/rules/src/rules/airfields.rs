//! 26.0: airfields under the feet of the enemy. What they are good for stands with landings (14.6),
//! supply (14.9), the spotter (24.8) and sorties (28.6).

use kernel::Sink;

use crate::Siege;
use crate::components::Space;
use crate::flow::Play;
use crate::rules::Changes;

/// 26.1: an airfield is destroyed the moment a battalion is in one of its spaces, by movement, retreat or
/// Close Assault, even if the assault is beaten off (S-85).
pub(crate) fn overrun<S: Sink<Siege>>(play: &mut Play<'_, S>, space: Space) {
    if let Some(airfield) = play.rules.charts.airfield(space) {
        play.destroy(airfield);
    }
}
