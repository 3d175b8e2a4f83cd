//! Men of Company B: miniatures on squares, Vietnam, White Star against VC and NVA.

pub mod board;
pub mod charts;
pub mod components;
pub mod generator;
pub mod lists;
pub mod sets;
pub mod setup;
pub mod tables;

use std::sync::Arc;

use crate::charts::Charts;
use crate::components::{Components, Force, Map, Mission};

/// The rules with pack, mission, map and armies fixed.
#[derive(Clone, Debug)]
pub struct Company {
    /// The pack.
    pub components: Arc<Components>,
    /// The mission.
    pub mission: Mission,
    /// The map.
    pub map: Map,
    /// The armies, White Star first.
    pub forces: [Force; 2],
    /// What rules look up at every step.
    pub charts: Charts,
}
