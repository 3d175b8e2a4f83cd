//! Small sets of pieces, spaces and Routes, one bit each.
//!
//! A set knows what it is a set of, so that a battalion never ends up among French units.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Aircraft, Battalion, EventKind, Marker, Route, Space, Unit};

/// Something with a place in a list of at most 64.
pub trait Indexed: Copy {
    /// Its place.
    fn index(self) -> u8;
    /// What has that place; the caller knows that the list is that long.
    fn at(index: u8) -> Self;
}

/// A set.
pub struct Set<T>(u64, PhantomData<T>);

/// French ground units and leaders.
pub type UnitSet = Set<Unit>;
/// Viet Minh battalions.
pub type BattalionSet = Set<Battalion>;
/// Aircraft.
pub type AircraftSet = Set<Aircraft>;
/// Impact markers.
pub type MarkerSet = Set<Marker>;
/// Spaces of the map.
pub type SpaceSet = Set<Space>;
/// Routes, and so bases.
pub type RouteSet = Set<Route>;
/// Kinds of events.
pub type EventSet = Set<EventKind>;

impl<T> Set<T> {
    /// Nothing.
    pub const NONE: Set<T> = Set(0, PhantomData);

    /// The set with these bits.
    pub const fn from_bits(bits: u64) -> Set<T> {
        Set(bits, PhantomData)
    }

    /// Its bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0, PhantomData)
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0, PhantomData)
    }

    /// Whether all of this set is in the other.
    pub const fn is_within(self, other: Set<T>) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the sets share something.
    pub const fn meets(self, other: Set<T>) -> bool {
        self.0 & other.0 != 0
    }
}

impl<T: Indexed> Set<T> {
    /// One thing.
    pub fn one(item: T) -> Set<T> {
        Set(1 << item.index(), PhantomData)
    }

    /// Whether the thing is in the set.
    pub fn has(self, item: T) -> bool {
        self.0 >> item.index() & 1 == 1
    }

    /// Adds a thing.
    pub fn insert(&mut self, item: T) {
        self.0 |= 1 << item.index();
    }

    /// Takes a thing out.
    pub fn remove(&mut self, item: T) {
        self.0 &= !(1 << item.index());
    }

    /// The lowest.
    pub fn first(self) -> Option<T> {
        if self.0 == 0 { None } else { Some(T::at(self.0.trailing_zeros() as u8)) }
    }

    /// The highest.
    pub fn last(self) -> Option<T> {
        if self.0 == 0 { None } else { Some(T::at(63 - self.0.leading_zeros() as u8)) }
    }

    /// What comes after a thing in the list.
    #[must_use]
    pub fn after(self, item: T) -> Set<T> {
        Set(self.0 & !(u64::MAX >> (63 - item.index())), PhantomData)
    }

    /// All in ascending order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let item = Set::<T>::from_bits(left).first()?;
            left &= left - 1;
            Some(item)
        })
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> PartialOrd for Set<T> {
    fn partial_cmp(&self, other: &Set<T>) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Set<T> {
    fn cmp(&self, other: &Set<T>) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Set<T> {
        let mut set = Set::NONE;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}

// Sets are written as lists of numbers: people read saves.

impl<T> Set<T> {
    fn numbers(self) -> impl Iterator<Item = u8> {
        (0..64).filter(move |index| self.0 >> index & 1 == 1)
    }
}

impl<T> std::fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.numbers()).finish()
    }
}

impl<T> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.numbers())
    }
}

impl<'de, T> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        let mut bits = 0u64;
        for index in Vec::<u8>::deserialize(deserializer)? {
            if index >= 64 {
                return Err(serde::de::Error::custom("a set holds numbers below 64"));
            }
            bits |= 1 << index;
        }
        Ok(Set::from_bits(bits))
    }
}
