//! Why, how and by what: the small words of events.

use kernel::Rule;

use crate::components::{Hex, Unit};
use crate::flow::Mode;

/// Why steps are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Combat or barrage.
    Combat,
    /// An ambush.
    Ambush,
    /// Bolshevik Spirit.
    Spirit,
    /// Attrition (5.0, 8.0).
    Attrition,
    /// The rains (1.7).
    Rain,
    /// Too much in a hex (1.5).
    Stacking,
    /// A hex it may not be in (3.8).
    Place,
    /// Thai Binh (2.2).
    ThaiBinh,
    /// Before the first turn (9.0).
    SetUp,
}

impl Cause {
    /// The word messages select by.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Cause::Combat => "combat",
            Cause::Ambush => "ambush",
            Cause::Spirit => "spirit",
            Cause::Attrition => "attrition",
            Cause::Rain => "rain",
            Cause::Stacking => "stacking",
            Cause::Place => "place",
            Cause::ThaiBinh => "thai-binh",
            Cause::SetUp => "set-up",
        }
    }

    /// The rule behind it.
    pub(crate) const fn rule(self) -> Rule {
        Rule(match self {
            Cause::Combat => "6.13",
            Cause::Ambush => "6.11",
            Cause::Spirit => "6.12",
            Cause::Attrition => "5.0",
            Cause::Rain => "1.7",
            Cause::Stacking => "1.5",
            Cause::Place => "3.8",
            Cause::ThaiBinh => "2.2",
            Cause::SetUp => "9.0",
        })
    }
}

/// What is seen of a unit besides its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Steps.
    pub(crate) steps: u8,
    /// A DG-Marker.
    pub(crate) dg: bool,
    /// An OoS-Marker.
    pub(crate) oos: bool,
}

/// How a group travelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By itself, by truck or on a DNA.
    March(Mode),
    /// By air to an airstrip.
    Air,
    /// Dropped.
    Drop,
    /// By ship.
    Ship,
    /// A retreat.
    Retreat,
    /// A retreat before combat.
    Slip,
    /// An advance after combat.
    Advance,
    /// To the HQ (6.2).
    Relocation,
}

impl Way {
    /// The word messages select by.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Way::March(mode) => mode.id(),
            Way::Air => "air",
            Way::Drop => "drop",
            Way::Ship => "ship",
            Way::Retreat => "retreat",
            Way::Slip => "slip",
            Way::Advance => "advance",
            Way::Relocation => "relocation",
        }
    }

    /// The rule behind it.
    pub(crate) const fn rule(self) -> Rule {
        Rule(match self {
            Way::March(Mode::Own) => "3.1",
            Way::March(Mode::Truck) => "3.4",
            Way::March(Mode::River) => "3.6",
            Way::Air | Way::Drop => "3.5",
            Way::Ship => "3.7",
            Way::Retreat | Way::Advance => "6.15",
            Way::Slip => "6.5",
            Way::Relocation => "6.2",
        })
    }
}

/// What changed the VP-Level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vp {
    /// A VP-Hex changed hands (1.9).
    Hex(Hex),
    /// The communities of the Delta (1.9 B).
    Delta,
    /// Those of the Highlands.
    Highlands,
    /// Ten regiment steps (1.9 B).
    Hits,
    /// A FEF unit was lost (6.13).
    Lost(Unit),
    /// A FEF unit was brought in (2.5).
    Arrived(Unit),
    /// A withdrawal was not made (2.7).
    NotWithdrawn,
    /// The markers were placed anew (1.9 A).
    MovedObjectives,
    /// The Political Objective (1.9 A).
    Objective(Hex),
}

impl Vp {
    /// The word messages select by.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Vp::Hex(_) => "hex",
            Vp::Delta => "delta",
            Vp::Highlands => "highlands",
            Vp::Hits => "hits",
            Vp::Lost(_) => "lost",
            Vp::Arrived(_) => "arrived",
            Vp::NotWithdrawn => "not-withdrawn",
            Vp::MovedObjectives => "moved-objectives",
            Vp::Objective(_) => "objective",
        }
    }

    /// The hex it is about.
    pub(crate) const fn hex(self) -> Option<Hex> {
        match self {
            Vp::Hex(hex) | Vp::Objective(hex) => Some(hex),
            Vp::Delta
            | Vp::Highlands
            | Vp::Hits
            | Vp::Lost(_)
            | Vp::Arrived(_)
            | Vp::NotWithdrawn
            | Vp::MovedObjectives => None,
        }
    }

    /// The unit it is about.
    pub(crate) const fn unit(self) -> Option<Unit> {
        match self {
            Vp::Lost(unit) | Vp::Arrived(unit) => Some(unit),
            Vp::Hex(_)
            | Vp::Delta
            | Vp::Highlands
            | Vp::Hits
            | Vp::NotWithdrawn
            | Vp::MovedObjectives
            | Vp::Objective(_) => None,
        }
    }
}
