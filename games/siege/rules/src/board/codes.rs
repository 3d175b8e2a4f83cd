//! Where the pieces of a list are, one byte each, so that "who is here?" looks at eight pieces at a time.

use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use crate::board::{AirBox, GunBox, Place};
use crate::components::{Aircraft, Route, Space};

/// A place that fits into a byte.
pub(crate) trait Coded: Copy {
    /// The byte of a place.
    fn code(self) -> u8;
    /// The place of a byte.
    fn place(code: u8) -> Self;
}

/// No piece of the pack has this number.
const NOBODY: u8 = u8::MAX;
const LOW_BITS: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const ONES: u64 = 0x0101_0101_0101_0101;
/// Multiplied with a bit at the bottom of each byte, this gathers them in the top byte.
const GATHER: u64 = 0x0102_0408_1020_4080;

/// The places of at most `N` pieces; `N` is a multiple of eight.
pub(crate) struct Codes<P, const N: usize>([u8; N], PhantomData<P>);

impl<P: Coded, const N: usize> Codes<P, N> {
    /// So many pieces, all in one place.
    pub(crate) fn all(count: usize, place: P) -> Codes<P, N> {
        let mut codes = [NOBODY; N];
        codes.iter_mut().take(count).for_each(|code| *code = place.code());
        Codes(codes, PhantomData)
    }

    /// Where a piece is.
    pub(crate) fn get(&self, slot: usize) -> P {
        P::place(self.0[slot])
    }

    /// Puts a piece somewhere.
    pub(crate) fn set(&mut self, slot: usize, place: P) {
        self.0[slot] = place.code();
    }

    /// The pieces of a place, a bit each.
    pub(crate) fn here(&self, place: P) -> u64 {
        self.those(u8::MAX, place.code())
    }

    /// The pieces whose byte, masked, is the one meant.
    fn those(&self, mask: u8, code: u8) -> u64 {
        let (mask, code) = (u64::from(mask) * ONES, u64::from(code) * ONES);
        let mut bits = 0;
        for (at, chunk) in self.0.as_chunks::<8>().0.iter().enumerate() {
            let differ = (u64::from_le_bytes(*chunk) & mask) ^ code;
            // The top bit of each byte is set where the byte is not zero.
            let nonzero = ((differ & LOW_BITS) + LOW_BITS) | differ;
            let zero = (!nonzero & !LOW_BITS) >> 7;
            bits |= (zero.wrapping_mul(GATHER) >> 56) << (8 * at);
        }
        bits
    }
}

impl<const N: usize> Codes<Place, N> {
    /// The pieces on the map, a bit each.
    pub(crate) fn on_map(&self) -> u64 {
        self.those(0b1100_0000, 0)
    }
}

impl Coded for Place {
    fn code(self) -> u8 {
        match self {
            Place::Space(space) => space.0,
            Place::Base(route) => 64u8.wrapping_add(route.0),
            Place::Ready => 72,
            Place::Available => 73,
            Place::Aside => 74,
            Place::Eliminated => 75,
            Place::EliminatedBefore => 76,
            Place::Removed => 77,
            Place::Aboard(aircraft) => 96u8.wrapping_add(aircraft.0),
        }
    }

    fn place(code: u8) -> Place {
        match code {
            0..=63 => Place::Space(Space(code)),
            65..=68 => Place::Base(Route(code - 64)),
            72 => Place::Ready,
            73 => Place::Available,
            75 => Place::Eliminated,
            76 => Place::EliminatedBefore,
            77 => Place::Removed,
            96..=127 => Place::Aboard(Aircraft(code - 96)),
            _ => Place::Aside,
        }
    }
}

impl Coded for AirBox {
    fn code(self) -> u8 {
        match self {
            AirBox::Aside => 0,
            AirBox::Available => 1,
            AirBox::Reserve => 2,
            AirBox::Tactical => 3,
            AirBox::BaseAttack => 4,
            AirBox::Counterbattery => 5,
            AirBox::FlakSuppression => 6,
            AirBox::CargoUnit => 7,
            AirBox::CargoArtillery => 8,
            AirBox::CargoGp => 9,
            AirBox::Abort => 10,
            AirBox::Eliminated => 11,
            AirBox::Returns(turn) => 16 + (turn & 15),
        }
    }

    fn place(code: u8) -> AirBox {
        match code {
            1 => AirBox::Available,
            2 => AirBox::Reserve,
            3 => AirBox::Tactical,
            4 => AirBox::BaseAttack,
            5 => AirBox::Counterbattery,
            6 => AirBox::FlakSuppression,
            7 => AirBox::CargoUnit,
            8 => AirBox::CargoArtillery,
            9 => AirBox::CargoGp,
            10 => AirBox::Abort,
            11 => AirBox::Eliminated,
            16..=31 => AirBox::Returns(code - 16),
            _ => AirBox::Aside,
        }
    }
}

impl Coded for GunBox {
    fn code(self) -> u8 {
        self as u8
    }

    fn place(code: u8) -> GunBox {
        match code {
            1 => GunBox::Reserve,
            2 => GunBox::Counterbattery,
            3 => GunBox::FlakSuppression,
            4 => GunBox::CloseSupport,
            _ => GunBox::Absent,
        }
    }
}

impl<P, const N: usize> Clone for Codes<P, N> {
    fn clone(&self) -> Codes<P, N> {
        Codes(self.0, PhantomData)
    }
}

impl<P, const N: usize> PartialEq for Codes<P, N> {
    fn eq(&self, other: &Codes<P, N>) -> bool {
        self.0 == other.0
    }
}

impl<P, const N: usize> Eq for Codes<P, N> {}

impl<P, const N: usize> std::hash::Hash for Codes<P, N> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<P, const N: usize> Codes<P, N> {
    /// How many pieces there are.
    pub(crate) fn count(&self) -> usize {
        self.0.iter().take_while(|code| **code != NOBODY).count()
    }
}

impl<P: Coded + std::fmt::Debug, const N: usize> std::fmt::Debug for Codes<P, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries((0..self.count()).map(|slot| self.get(slot))).finish()
    }
}

impl<P: Coded + Serialize, const N: usize> Serialize for Codes<P, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..self.count()).map(|slot| self.get(slot)))
    }
}

impl<P: JsonSchema, const N: usize> JsonSchema for Codes<P, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("PlacesOf{}", P::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<P>::json_schema(generator)
    }
}

impl<'de, P: Coded + PartialEq + Deserialize<'de>, const N: usize> Deserialize<'de>
    for Codes<P, N>
{
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let places = Vec::<P>::deserialize(deserializer)?;
        if places.len() > N {
            return Err(serde::de::Error::custom("places for too many pieces"));
        }
        if places.iter().any(|place| P::place(place.code()) != *place) {
            return Err(serde::de::Error::custom("there is no such place"));
        }
        let mut codes = [NOBODY; N];
        codes.iter_mut().zip(places).for_each(|(code, place)| *code = place.code());
        Ok(Codes(codes, PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every place is its own byte, and the pieces of a place are found.
    #[test]
    fn places_are_told_apart() {
        let spaces = (0..64).map(|number| Place::Space(Space(number)));
        let bases = Route::ALL.into_iter().map(Place::Base);
        let aboard = (0..32).map(|number| Place::Aboard(Aircraft(number)));
        let boxes = [
            Place::Ready,
            Place::Available,
            Place::Aside,
            Place::Eliminated,
            Place::EliminatedBefore,
            Place::Removed,
        ];
        let all: Vec<Place> = spaces.chain(bases).chain(aboard).chain(boxes).collect();
        let mut codes: Codes<Place, 64> = Codes::all(59, Place::Aside);
        for place in &all {
            assert_eq!(Place::place(place.code()), *place);
            for slot in [0, 7, 8, 58] {
                codes.set(slot, *place);
                let expected = if *place == Place::Aside { (1 << 59) - 1 } else { 1 << slot };
                assert_eq!(codes.here(*place), expected, "{place:?} at {slot}");
                let on_map = u64::from(matches!(place, Place::Space(_))) << slot;
                assert_eq!(codes.on_map(), on_map);
                codes.set(slot, Place::Aside);
            }
        }
    }

    #[test]
    fn boxes_are_told_apart() {
        let returns = (0..16).map(AirBox::Returns);
        for air_box in (0..12).map(AirBox::place).chain(returns) {
            assert_eq!(AirBox::place(air_box.code()), air_box);
        }
        for gun_box in (0..5).map(GunBox::place) {
            assert_eq!(GunBox::place(gun_box.code()), gun_box);
        }
    }
}
