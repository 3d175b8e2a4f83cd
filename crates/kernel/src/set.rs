//! Small sets of ids, a bit each: units, areas, hexes, squares.
//!
//! A set knows what it is a set of, so that a battalion never ends up among French units. A title names its sets
//! in `sets.rs`:
//!
//! ```
//! use kernel::{Id, Set};
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
//! struct Area(u8);
//!
//! impl Id for Area {
//!     const COUNT: usize = 48;
//!     fn index(self) -> usize {
//!         usize::from(self.0)
//!     }
//!     fn from_index(index: usize) -> Area {
//!         Area(index as u8)
//!     }
//! }
//!
//! type AreaSet = Set<Area>;
//!
//! let mut areas = AreaSet::one(Area(14));
//! areas.insert(Area(3));
//! assert!(areas.has(Area(14)) && areas.first() == Some(Area(3)));
//! ```

mod bits;

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use bits::Bits;

/// Something with a place in a list.
pub trait Id: Copy + Ord + Hash + Debug {
    /// How long the list can be.
    const COUNT: usize;
    /// The name of its type, by which programs are told its id ([`crate::Row`]); empty where the place alone says
    /// nothing.
    const NAME: &str = "";

    /// Its place, from 0.
    fn index(self) -> usize;

    /// What has that place, which is below [`Id::COUNT`].
    fn from_index(index: usize) -> Self;
}

/// A bare place, for sets of things that have an owner besides: the units of one side.
impl Id for u8 {
    const COUNT: usize = 256;

    #[inline]
    fn index(self) -> usize {
        usize::from(self)
    }

    #[inline]
    fn from_index(index: usize) -> u8 {
        index as u8
    }
}

/// A set of ids `I`, stored in `B` and written as `W` says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<I, B = u64, W = Listed> {
    bits: B,
    of: PhantomData<(I, W)>,
}

impl<I, B, W> Set<I, B, W> {
    /// The set with these bits.
    pub const fn from_bits(bits: B) -> Set<I, B, W> {
        Set { bits, of: PhantomData }
    }

    /// Its bits.
    pub const fn bits(&self) -> B
    where
        B: Copy,
    {
        self.bits
    }
}

impl<I: Id, B: Bits, W> Set<I, B, W> {
    /// Nothing.
    pub const NONE: Set<I, B, W> = Set::from_bits(B::NONE);

    /// One thing.
    pub fn one(id: I) -> Set<I, B, W> {
        let mut bits = B::NONE;
        bits.insert(id.index());
        Set::from_bits(bits)
    }

    /// The first `count` things of the list.
    pub fn first_of(count: usize) -> Set<I, B, W> {
        Set::from_bits(B::low(count))
    }

    /// Whether a thing is in the set.
    pub fn has(&self, id: I) -> bool {
        self.bits.has(id.index())
    }

    /// Adds a thing.
    pub fn insert(&mut self, id: I) {
        self.bits.insert(id.index());
    }

    /// Takes a thing out.
    pub fn remove(&mut self, id: I) {
        self.bits.remove(id.index());
    }

    /// How many there are.
    pub fn len(&self) -> B::Count {
        self.bits.count()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.bits == B::NONE
    }

    /// What is in either set.
    #[must_use]
    pub fn or(self, other: Set<I, B, W>) -> Set<I, B, W> {
        Set::from_bits(self.bits.or(other.bits))
    }

    /// What is in both sets.
    #[must_use]
    pub fn and(self, other: Set<I, B, W>) -> Set<I, B, W> {
        Set::from_bits(self.bits.and(other.bits))
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub fn minus(self, other: Set<I, B, W>) -> Set<I, B, W> {
        Set::from_bits(self.bits.minus(other.bits))
    }

    /// Whether the sets share something.
    pub fn meets(self, other: Set<I, B, W>) -> bool {
        !self.and(other).is_empty()
    }

    /// Whether all of this set is in the other.
    pub fn is_within(self, other: Set<I, B, W>) -> bool {
        self.minus(other).is_empty()
    }

    /// The lowest.
    pub fn first(&self) -> Option<I> {
        self.iter().next()
    }

    /// The highest.
    pub fn last(&self) -> Option<I> {
        self.bits.last().map(I::from_index)
    }

    /// What comes after a thing in the list.
    #[must_use]
    pub fn after(self, id: I) -> Set<I, B, W> {
        Set::from_bits(self.bits.minus(B::low(id.index() + 1)))
    }

    /// All in the order of the list.
    pub fn iter(&self) -> Iter<I, B> {
        Iter { left: self.bits, part: 0, of: PhantomData }
    }
}

impl<I: Id, B: Bits, W> Default for Set<I, B, W> {
    fn default() -> Set<I, B, W> {
        Set::NONE
    }
}

impl<I: Id, B: Bits, W> FromIterator<I> for Set<I, B, W> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Set<I, B, W> {
        let mut set = Set::NONE;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<I: Id, B: Bits, W> Debug for Set<I, B, W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// What is in a set, in the order of the list.
#[derive(Clone, Debug)]
pub struct Iter<I, B> {
    left: B,
    part: usize,
    of: PhantomData<I>,
}

impl<I: Id, B: Bits> Iterator for Iter<I, B> {
    type Item = I;

    #[inline]
    fn next(&mut self) -> Option<I> {
        self.left.take_first(&mut self.part).map(I::from_index)
    }
}

/// How sets are written into saves and views. Chain hashes are made of it, so that it never changes for a title.
pub(crate) trait Written<B> {
    /// Writes the bits of a set.
    fn write<S: Serializer>(bits: &B, serializer: S) -> Result<S::Ok, S::Error>;

    /// Reads them.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<B, D::Error>;
}

/// As a list of places, such as `[3,14]`: people read saves, and JSON has no 128-bit numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Listed {}

/// As one number, such as `16392`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Masked {}

impl<B: Bits> Written<B> for Listed {
    fn write<S: Serializer>(bits: &B, serializer: S) -> Result<S::Ok, S::Error> {
        let (mut left, mut part) = (*bits, 0);
        serializer.collect_seq(std::iter::from_fn(|| left.take_first(&mut part)))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<B, D::Error> {
        let mut bits = B::NONE;
        for place in Vec::<usize>::deserialize(deserializer)? {
            if place >= B::SIZE {
                return Err(beyond(B::SIZE));
            }
            bits.insert(place);
        }
        Ok(bits)
    }
}

impl<B: Serialize + DeserializeOwned> Written<B> for Masked {
    fn write<S: Serializer>(bits: &B, serializer: S) -> Result<S::Ok, S::Error> {
        bits.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<B, D::Error> {
        B::deserialize(deserializer)
    }
}

fn beyond<E: Error>(count: usize) -> E {
    E::custom(format_args!("a set holds numbers below {count}"))
}

impl<I: Id, B, W: Written<B>> Serialize for Set<I, B, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(SET, &Inside(self))
    }
}

/// The name by which a serializer knows a set. Text has no names: there a set is what is inside.
pub(crate) const SET: &str = "Set";

/// The inside of a set: its places, under the name of what it is a set of.
struct Inside<'a, I, B, W>(&'a Set<I, B, W>);

/// The places of a set.
struct Places<'a, I, B, W>(&'a Set<I, B, W>);

impl<I: Id, B, W: Written<B>> Serialize for Inside<'_, I, B, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(I::NAME, &Places(self.0))
    }
}

impl<I, B, W: Written<B>> Serialize for Places<'_, I, B, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        W::write(&self.0.bits, serializer)
    }
}

/// Programs see a list, however the set is written.
impl<I: JsonSchema, B, W> JsonSchema for Set<I, B, W> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("SetOf{}", I::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<I>::json_schema(generator)
    }
}

impl<'de, I: Id, B: Bits, W: Written<B>> Deserialize<'de> for Set<I, B, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<I, B, W>, D::Error> {
        let bits = W::read(deserializer)?;
        if bits.minus(B::low(I::COUNT)) != B::NONE {
            return Err(beyond(I::COUNT));
        }
        Ok(Set::from_bits(bits))
    }
}

#[cfg(test)]
mod tests;
