//! The sums that explain themselves, and their terms.

use kernel::Message;

use crate::components::{Aircraft, Battalion, EventKind, Marker, Unit};

/// A sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("siege-sum")]
pub(crate) enum Sum {
    /// The dice of an attack.
    Dice,
    /// What the guns of a step cost.
    Ammunition,
    /// The dice of the French in an assault.
    AssaultFrench,
    /// The dice of the Viet Minh in an assault.
    AssaultVietMinh,
    /// What the French add to their Edge die.
    EdgeFrench,
    /// What the Viet Minh add to theirs.
    EdgeVietMinh,
}

/// A term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("siege-term")]
pub(crate) enum Term {
    /// A ground unit that fires.
    #[rule("17.1")]
    Unit { unit: Unit },
    /// A ground unit that assaults.
    #[rule("18.2")]
    AssaultUnit { unit: Unit },
    /// A battalion in an assault.
    #[rule("18.2")]
    Battalion { battalion: Battalion },
    /// An Impact marker.
    #[rule("15.4")]
    Gun { marker: Marker },
    /// The spotter.
    #[rule("24.8")]
    Spotter,
    /// An airstrike.
    #[rule("28.2")]
    Aircraft { aircraft: Aircraft },
    /// Operation Neptune.
    #[rule("28.7")]
    Neptune,
    /// Impact factors of one kind of mission.
    #[rule("15.5")]
    Factors { factors: u8 },
    /// Elite units.
    #[rule("18.2")]
    Elite,
    /// A leader.
    #[rule("25.3")]
    Leader { leader: Unit },
    /// An event that helps.
    #[rule("30.0")]
    Event {
        #[fact(name = "event")]
        kind: EventKind,
    },
}
