//! Small sets: units and hexes.
//!
//! A set of hexes is a bit a hex, 32 columns to a row, so that all neighbours of all its hexes are found
//! by shifting rows. Traces, ZoC and supply are made of that.

use kernel::{Id, Set};

use crate::components::{Direction, HEXES, Hex, MAX_UNITS, ROWS, Unit};

/// A set of hexes, row by row.
pub type HexSet = Set<Hex, [u32; ROWS]>;

/// A set of units of either side, in the order of the list.
pub type UnitSet = Set<Unit, [u64; 4]>;

impl Id for Unit {
    const COUNT: usize = MAX_UNITS;
    const NAME: &str = "Unit";

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Unit {
        Unit(index as u8)
    }
}

impl Id for Hex {
    const COUNT: usize = HEXES;
    const NAME: &str = "Hex";

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Hex {
        Hex(index as u16)
    }
}

/// What lies around the hexes of a set.
pub trait Around {
    /// Every hex one step further in a direction.
    #[must_use]
    fn shifted(&self, direction: Direction) -> HexSet;

    /// The neighbours of all its hexes; its own hexes only if they are neighbours too.
    #[must_use]
    fn neighbours(&self) -> HexSet;
}

impl Around for HexSet {
    fn shifted(&self, direction: Direction) -> HexSet {
        let (rows, mut to) = (self.bits(), [0; ROWS]);
        for (row, bits) in rows.into_iter().enumerate() {
            // Rows counted from 0 are shifted east where they are even.
            let (even, odd) = (row % 2 == 0, row % 2 == 1);
            let (target, bits) = match direction {
                Direction::E => (Some(row), bits << 1),
                Direction::W => (Some(row), bits >> 1),
                Direction::NE => (row.checked_sub(1), if even { bits << 1 } else { bits }),
                Direction::NW => (row.checked_sub(1), if odd { bits >> 1 } else { bits }),
                Direction::SE => (Some(row + 1), if even { bits << 1 } else { bits }),
                Direction::SW => (Some(row + 1), if odd { bits >> 1 } else { bits }),
            };
            if let Some(target) = target.filter(|target| *target < ROWS) {
                to[target] = bits;
            }
        }
        HexSet::from_bits(to)
    }

    fn neighbours(&self) -> HexSet {
        let (rows, mut to) = (self.bits(), [0; ROWS]);
        for (row, bits) in rows.into_iter().enumerate() {
            let slanted = if row % 2 == 0 { bits | bits << 1 } else { bits | bits >> 1 };
            to[row] |= bits << 1 | bits >> 1;
            if row > 0 {
                to[row - 1] |= slanted;
            }
            if row + 1 < ROWS {
                to[row + 1] |= slanted;
            }
        }
        HexSet::from_bits(to)
    }
}

const _: () = assert!(MAX_UNITS <= 256, "a unit set has 256 bits");
