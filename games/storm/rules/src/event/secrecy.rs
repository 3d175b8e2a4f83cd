//! Who may see which event, what others see of it, and which events tell the dice they came of.

use kernel::{Event as KernelEvent, Secrecy};

use super::Event;

impl KernelEvent for Event {
    /// Whoever adds an event decides it here.
    fn secrecy(&self) -> Secrecy {
        match *self {
            Event::Drew { seat, card: Some(_), .. } => Secrecy::OwnerReveals(seat),
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

    fn redacted(&self) -> Option<Event> {
        // An owner's event without a form for the others is hidden from them.
        let Event::Drew { seat, side, .. } = *self else { return None };
        Some(Event::Drew { seat, side, card: None })
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
