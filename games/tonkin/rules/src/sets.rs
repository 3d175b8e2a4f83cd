//! Small sets: units, hexes and communities; and lists with an entry for each.
//!
//! A set of hexes is a bit a hex, 32 columns to a row, so that all neighbours of all its hexes are found
//! by shifting rows. Traces, ZoC and supply are made of that.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Direction, Hex, MAX_UNITS, ROWS, Unit};

/// A set of hexes.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexSet([u32; ROWS]);

impl HexSet {
    /// No hex.
    pub const NONE: HexSet = HexSet([0; ROWS]);

    /// Every hex of the grid.
    pub fn all() -> HexSet {
        Hex::all().collect()
    }

    /// One hex.
    pub const fn one(hex: Hex) -> HexSet {
        let mut set = HexSet::NONE;
        set.insert(hex);
        set
    }

    /// Whether the hex is in the set.
    pub const fn has(&self, hex: Hex) -> bool {
        self.0[hex.row()] >> hex.column() & 1 == 1
    }

    /// Adds a hex.
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.row()] |= 1 << hex.column();
    }

    /// Takes a hex out.
    pub const fn remove(&mut self, hex: Hex) {
        self.0[hex.row()] &= !(1 << hex.column());
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Hexes of either set.
    #[must_use]
    pub fn or(&self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|row| self.0[row] | other.0[row]))
    }

    /// Hexes of both sets.
    #[must_use]
    pub fn and(&self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|row| self.0[row] & other.0[row]))
    }

    /// Hexes of this set that are not in the other.
    #[must_use]
    pub fn minus(&self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|row| self.0[row] & !other.0[row]))
    }

    /// Whether the sets have a hex in common.
    pub fn meets(&self, other: &HexSet) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Every hex one step further in a direction.
    #[must_use]
    pub fn shifted(&self, direction: Direction) -> HexSet {
        let mut to = HexSet::NONE;
        for row in 0..ROWS {
            let bits = self.0[row];
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
                to.0[target] = bits;
            }
        }
        to
    }

    /// The neighbours of all its hexes; its own hexes only if they are neighbours too.
    #[must_use]
    pub fn neighbours(&self) -> HexSet {
        let mut to = HexSet::NONE;
        for row in 0..ROWS {
            let bits = self.0[row];
            let slanted = if row % 2 == 0 { bits | bits << 1 } else { bits | bits >> 1 };
            to.0[row] |= bits << 1 | bits >> 1;
            if row > 0 {
                to.0[row - 1] |= slanted;
            }
            if row + 1 < ROWS {
                to.0[row + 1] |= slanted;
            }
        }
        to
    }

    /// The hexes, row by row.
    pub fn iter(&self) -> HexIter {
        HexIter { rows: self.0, row: 0 }
    }
}

/// The hexes of a set, row by row.
#[derive(Clone, Debug)]
pub struct HexIter {
    rows: [u32; ROWS],
    row: usize,
}

impl Iterator for HexIter {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        while let Some(left) = self.rows.get_mut(self.row) {
            if *left != 0 {
                let column = left.trailing_zeros() as usize;
                *left &= *left - 1;
                return Hex::at(column, self.row);
            }
            self.row += 1;
        }
        None
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        let mut set = HexSet::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

/// A set of units of either side.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitSet([u64; 4]);

impl UnitSet {
    /// No unit.
    pub const NONE: UnitSet = UnitSet([0; 4]);

    /// One unit.
    pub const fn one(unit: Unit) -> UnitSet {
        let mut set = UnitSet::NONE;
        set.insert(unit);
        set
    }

    /// Whether the unit is in the set.
    pub const fn has(&self, unit: Unit) -> bool {
        self.0[unit.index() / 64] >> (unit.index() % 64) & 1 == 1
    }

    /// Adds a unit.
    pub const fn insert(&mut self, unit: Unit) {
        self.0[unit.index() / 64] |= 1 << (unit.index() % 64);
    }

    /// Takes a unit out.
    pub const fn remove(&mut self, unit: Unit) {
        self.0[unit.index() / 64] &= !(1 << (unit.index() % 64));
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|part| part.count_ones() as usize).sum()
    }

    /// Units of either set.
    #[must_use]
    pub fn or(&self, other: &UnitSet) -> UnitSet {
        UnitSet(std::array::from_fn(|part| self.0[part] | other.0[part]))
    }

    /// Units of both sets.
    #[must_use]
    pub fn and(&self, other: &UnitSet) -> UnitSet {
        UnitSet(std::array::from_fn(|part| self.0[part] & other.0[part]))
    }

    /// Units of this set that are not in the other.
    #[must_use]
    pub fn minus(&self, other: &UnitSet) -> UnitSet {
        UnitSet(std::array::from_fn(|part| self.0[part] & !other.0[part]))
    }

    /// Whether the sets have a unit in common.
    pub fn meets(&self, other: &UnitSet) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// The first unit in the order of the list.
    pub fn first(&self) -> Option<Unit> {
        self.iter().next()
    }

    /// The units in the order of the list.
    pub fn iter(&self) -> impl Iterator<Item = Unit> + use<> {
        let parts = self.0;
        (0..4u8).flat_map(move |part| {
            let mut left = parts[usize::from(part)];
            std::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let bit = left.trailing_zeros() as u8;
                left &= left - 1;
                Some(Unit(part * 64 + bit))
            })
        })
    }
}

impl FromIterator<Unit> for UnitSet {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> UnitSet {
        let mut set = UnitSet::NONE;
        units.into_iter().for_each(|unit| set.insert(unit));
        set
    }
}

/// A value for each of `N` things, written as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Each<T, const N: usize>(pub [T; N]);

impl<T: Serialize, const N: usize> Serialize for Each<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Each<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let wrong = |list: Vec<T>| serde::de::Error::invalid_length(list.len(), &"another length");
        list.try_into().map(Each).map_err(wrong)
    }
}

// Sets are written as lists: JSON has no 128-bit numbers, and people read saves.

impl std::fmt::Debug for HexSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl std::fmt::Debug for UnitSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|unit| unit.0)).finish()
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HexSet, D::Error> {
        Ok(Vec::<Hex>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for UnitSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for UnitSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UnitSet, D::Error> {
        Ok(Vec::<Unit>::deserialize(deserializer)?.into_iter().collect())
    }
}

const _: () = assert!(MAX_UNITS <= 256, "a unit set has 256 bits");
