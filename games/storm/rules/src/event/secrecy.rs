//! Who may see which event, what others see of it, and which events tell the dice they came of.

use kernel::{Audience, Event as KernelEvent, Seat};

use super::Event;

/// Who may know what an event tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Secrecy {
    /// Everybody sees what everybody could see.
    Open,
    /// Everybody learns what was hidden from some: a card that leaves the hand, a bid that is opened.
    Reveals,
    /// Only this seat sees it whole, and it learns something for good.
    Owner(Seat),
}

impl Event {
    /// Whoever adds an event decides it here.
    fn secrecy(&self) -> Secrecy {
        match *self {
            Event::Drew { seat, card: Some(_), .. } => Secrecy::Owner(seat),
            Event::BidsOpen { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Played { .. }
            | Event::Dug { .. } => Secrecy::Reveals,
            Event::BidRolled { .. }
            | Event::SidesTaken { .. }
            | Event::Turn { .. }
            | Event::Reshuffled { .. }
            | Event::Passed { .. }
            | Event::GoesOn
            | Event::ImpulsesOver
            | Event::Cancelled { .. }
            | Event::Moved { .. }
            | Event::Control { .. }
            | Event::Fires { .. }
            | Event::CardFires { .. }
            | Event::Assaults { .. }
            | Event::Rolled { .. }
            | Event::RollsAgain { .. }
            | Event::Damage { .. }
            | Event::DamageReduced { .. }
            | Event::Spent { .. }
            | Event::Retreated { .. }
            | Event::NoWayOut { .. }
            | Event::Eliminated { .. }
            | Event::FireMarker { .. }
            | Event::Sapped { .. }
            | Event::TrenchesCleared { .. }
            | Event::MinesRolled { .. }
            | Event::AssaultStopped { .. }
            | Event::AssaultWon { .. }
            | Event::AssaultFailed { .. }
            | Event::Rested { .. }
            | Event::ReliefRolled { .. }
            | Event::RatsRolled { .. }
            | Event::ShaftRolled { .. }
            | Event::PropagandaRolled { .. }
            | Event::SupplyRolled { .. }
            | Event::OutOfSupply { .. }
            | Event::Refreshed
            | Event::ReplacementsRolled { .. }
            | Event::Arrived { .. }
            | Event::NoRoom { .. }
            | Event::GameOver { .. } => Secrecy::Open,
        }
    }
}

impl KernelEvent for Event {
    fn audience(&self) -> Audience {
        match self.secrecy() {
            Secrecy::Owner(seat) => Audience::seat(seat),
            Secrecy::Open | Secrecy::Reveals => Audience::All,
        }
    }

    fn redacted(&self) -> Option<Event> {
        // An owner's event without a form for the others is hidden from them.
        let Event::Drew { seat, side, .. } = *self else { return None };
        Some(Event::Drew { seat, side, card: None })
    }

    fn is_reveal(&self) -> bool {
        match self.secrecy() {
            Secrecy::Reveals | Secrecy::Owner(_) => true,
            Secrecy::Open => false,
        }
    }

    fn tells_dice(&self) -> bool {
        matches!(
            self,
            Event::Rolled { .. }
                | Event::MinesRolled { .. }
                | Event::ReliefRolled { .. }
                | Event::RatsRolled { .. }
                | Event::ShaftRolled { .. }
                | Event::PropagandaRolled { .. }
                | Event::SupplyRolled { .. }
                | Event::ReplacementsRolled { .. }
        )
    }
}
