//! Where a counter can be: on the map, in Saigon, in a box or on the Turn Track (0.3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{HEXES, Hex};

/// Where a counter is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Not in play: SDs to come, units a scenario does not use.
    Pool,
    /// In a hex.
    Map(Hex),
    /// In Saigon (3.7).
    Saigon,
    /// On a slot of the Turn Track.
    Track(u8),
    /// In the Eliminated Box of its side.
    Eliminated,
    /// In Tieu Doan/Pathet Lao Box 1.
    Box1,
    /// In Tieu Doan/Pathet Lao Box 2.
    Box2,
    /// Beside the map, ready for use: the Navy.
    Ready,
}

/// A place in two bytes: a hex, or one of the others behind the last hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Place", into = "Place")]
pub(super) struct Spot(u16);

const SAIGON: u16 = HEXES as u16;
const POOL: u16 = SAIGON + 1;
const ELIMINATED: u16 = SAIGON + 2;
const BOX1: u16 = SAIGON + 3;
const BOX2: u16 = SAIGON + 4;
const READY: u16 = SAIGON + 5;
const TRACK: u16 = SAIGON + 16;

impl Spot {
    pub(super) const POOL: Spot = Spot(POOL);

    pub(super) fn of(place: Place) -> Spot {
        Spot(match place {
            Place::Map(hex) => hex.index() as u16,
            Place::Saigon => SAIGON,
            Place::Pool => POOL,
            Place::Eliminated => ELIMINATED,
            Place::Box1 => BOX1,
            Place::Box2 => BOX2,
            Place::Ready => READY,
            Place::Track(turn) => TRACK + u16::from(turn),
        })
    }

    pub(super) fn hex(self) -> Option<Hex> {
        Hex::try_from(self.0).ok()
    }

    pub(super) fn place(self) -> Place {
        match self.0 {
            SAIGON => Place::Saigon,
            ELIMINATED => Place::Eliminated,
            BOX1 => Place::Box1,
            BOX2 => Place::Box2,
            READY => Place::Ready,
            TRACK.. => Place::Track((self.0 - TRACK) as u8),
            _ => self.hex().map_or(Place::Pool, Place::Map),
        }
    }
}

impl From<Place> for Spot {
    fn from(place: Place) -> Spot {
        Spot::of(place)
    }
}

impl From<Spot> for Place {
    fn from(spot: Spot) -> Place {
        spot.place()
    }
}
