//! Small sets: units of one side, and areas.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Area, Side};

/// A unit: its side, and its place in that side's list of counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitSet(pub u128);

impl UnitSet {
    /// No unit.
    pub const NONE: UnitSet = UnitSet(0);

    /// One unit.
    pub const fn one(index: u8) -> UnitSet {
        UnitSet(1 << index)
    }

    /// Whether the unit is in the set.
    pub const fn has(self, index: u8) -> bool {
        self.0 >> index & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Units of either set.
    #[must_use]
    pub const fn or(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 | other.0)
    }

    /// Units of both sets.
    #[must_use]
    pub const fn and(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & other.0)
    }

    /// Units of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & !other.0)
    }

    /// Adds a unit.
    pub const fn insert(&mut self, index: u8) {
        self.0 |= 1 << index;
    }

    /// Takes a unit out.
    pub const fn remove(&mut self, index: u8) {
        self.0 &= !(1 << index);
    }

    /// The lowest unit.
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The units in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = UnitSet(left).first()?;
            left &= left - 1;
            Some(index)
        })
    }
}

impl FromIterator<u8> for UnitSet {
    fn from_iter<I: IntoIterator<Item = u8>>(units: I) -> UnitSet {
        let mut set = UnitSet::NONE;
        units.into_iter().for_each(|unit| set.insert(unit));
        set
    }
}

/// A set of areas, by their printed numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AreaSet(pub u64);

impl AreaSet {
    /// No area.
    pub const NONE: AreaSet = AreaSet(0);

    /// Whether the area is in the set.
    pub const fn has(self, area: Area) -> bool {
        self.0 >> area.0 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Areas of either set.
    #[must_use]
    pub const fn or(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }

    /// Areas of both sets.
    #[must_use]
    pub const fn and(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }

    /// Areas of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & !other.0)
    }

    /// Adds an area.
    pub const fn insert(&mut self, area: Area) {
        self.0 |= 1 << area.0;
    }

    /// Takes an area out.
    pub const fn remove(&mut self, area: Area) {
        self.0 &= !(1 << area.0);
    }

    /// The areas in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let area = Area(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(area)
        })
    }
}

impl FromIterator<Area> for AreaSet {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> AreaSet {
        let mut set = AreaSet::NONE;
        areas.into_iter().for_each(|area| set.insert(area));
        set
    }
}

// Sets are written as lists of numbers: JSON has no 128-bit numbers, and people read saves.

impl std::fmt::Debug for UnitSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl std::fmt::Debug for AreaSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|area| area.0)).finish()
    }
}

impl Serialize for UnitSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for UnitSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UnitSet, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        if list.iter().any(|index| *index >= 128) {
            return Err(serde::de::Error::custom("a unit set holds numbers below 128"));
        }
        Ok(list.into_iter().collect())
    }
}

impl Serialize for AreaSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|area| area.0))
    }
}

impl<'de> Deserialize<'de> for AreaSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AreaSet, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        if list.iter().any(|number| *number >= 64) {
            return Err(serde::de::Error::custom("an area set holds numbers below 64"));
        }
        Ok(list.into_iter().map(Area).collect())
    }
}
