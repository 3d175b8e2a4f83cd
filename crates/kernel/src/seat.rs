//! Seats: the chairs at a table. A seat is not a side: a bid may give sides to seats, and several seats
//! may share one side.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A chair at the table, counted from 0 in the order the title lists them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Seat(pub u8);

/// A set of seats: whom a question is put to, or who may see something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The set of one seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` seats.
    pub const fn first(count: u8) -> Seats {
        Seats(((1u32 << count) - 1) as u16)
    }

    /// This set and one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 >> seat.0 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// The lowest seat of the set.
    pub fn lowest(self) -> Option<Seat> {
        self.iter().next()
    }
}

/// Somebody who looks at a game.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Viewer {
    /// The person on a seat.
    Seat(Seat),
    /// A watcher who knows only what is public.
    Spectator,
}
