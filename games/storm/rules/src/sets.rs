//! Small sets: units of one side, and areas.

use kernel::{Id, Set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{Area, MAX_AREA, Side};

/// A unit: its side, and its place in that side's list of counters.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Unit {
    /// Its side.
    pub side: Side,
    /// Its place in the list.
    pub index: u8,
}

impl Unit {
    /// That unit.
    pub const fn new(side: Side, index: u8) -> Unit {
        Unit { side, index }
    }
}

/// A set of units of one side, by their places in its list.
pub type UnitSet = Set<u8, u128>;

/// A set of areas, by their printed numbers.
pub type AreaSet = Set<Area>;

impl Id for Area {
    // Areas are numbered from 1.
    const COUNT: usize = MAX_AREA + 1;
    const NAME: &str = "Area";

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Area {
        Area(index as u8)
    }
}
