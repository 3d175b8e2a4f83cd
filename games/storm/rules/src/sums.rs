//! The sums that explain themselves, and their terms.

use kernel::Message;

use crate::components::{Area, Kind};

/// A sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("storm-sum")]
pub(crate) enum Sum {
    /// Attack points without the dice.
    Attack,
    /// Defence points.
    Defence,
}

/// A term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("storm-term")]
pub(crate) enum Term {
    /// The firepower of a card.
    #[rule("8.2")]
    Card { card: Kind },
    /// The firepower of a card that is played in an assault.
    #[rule("W4")]
    Debouchez { card: Kind },
    /// The firepower of units.
    #[rule("8.3.1")]
    Firepower { units: u8 },
    /// Cards that add to the firepower.
    #[rule("8.3.1")]
    Bonus { cards: u8 },
    /// The best defence of a unit that is fired on.
    #[rule("8.3.2")]
    BestDefence,
    /// The terrain does not count.
    #[rule("8.3.2")]
    NoTerrain { area: Area },
    /// Terrain and trenches.
    #[rule("9.1")]
    Terrain { area: Area },
}
