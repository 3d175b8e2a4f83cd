//! The tracks, and the Political Objective-Markers (0.3, 1.9 A).

use serde::{Deserialize, Serialize};

use crate::components::{Hex, Unit};

/// The tracks. All of them are public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tracks {
    /// The Month-Marker: turns are counted from 1 (Oct-50).
    pub turn: u8,
    /// The VP-Level.
    pub vp: i8,
    /// Replacement Points of each side.
    pub rp: [u8; 2],
    /// Operation Points of each side.
    pub op: [u8; 2],
    /// FEF Air Transports: owned, and left this turn.
    pub air: [u8; 2],
    /// VM Trucks: owned, and left this turn.
    pub trucks: [u8; 2],
    /// VM regiment steps lost since the last award.
    pub hits: u8,
    /// The Barrage Value of the Airstrike.
    pub airstrike: u8,
    /// The SD that each side spends in this Operation Phase.
    pub spending: [Option<Unit>; 2],
    /// Whether the VP for communities are deducted, in Delta and Highlands (1.9 B).
    pub counted: [bool; 2],
}

/// The Political Objective-Markers. Which of them is real is a secret of VM (1.9 A).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Objectives {
    /// Where the two markers lie.
    pub at: [Option<Hex>; 2],
    /// Which of the two is real.
    pub real: u8,
}
