//! Who may see which event, what others see of it, and which events tell the dice they came of.

use kernel::{Event as KernelEvent, Secrecy};

use super::Event;

/// Nothing is hidden in this game (2.17): everybody sees everything.
impl KernelEvent for Event {
    fn secrecy(&self) -> Secrecy {
        Secrecy::Open
    }

    fn redacted(&self) -> Option<Event> {
        None
    }

    /// Whoever adds an event decides it here. Of handfuls only hits are told.
    fn tells_dice(&self) -> bool {
        match self {
            Event::OptionRolled { .. }
            | Event::VariableRolled { .. }
            | Event::Challenged { .. }
            | Event::EventRolled { .. }
            | Event::PsyopRolled { .. }
            | Event::Activation { .. }
            | Event::VultureRolled { .. }
            | Event::BombRolled { .. }
            | Event::BarrageResult { .. }
            | Event::Jumped { .. }
            | Event::RetreatRolled { .. }
            | Event::RefitRolled { .. }
            | Event::PoliticsRolled { .. } => true,
            Event::OptionDrawn { .. }
            | Event::Placement { .. }
            | Event::Placed { .. }
            | Event::Lifted { .. }
            | Event::DivisionDrawn { .. }
            | Event::Delayed { .. }
            | Event::Turn { .. }
            | Event::Impulse { .. }
            | Event::StepSummary { .. }
            | Event::PhaseSummary { .. }
            | Event::Returned { .. }
            | Event::Picks { .. }
            | Event::Picked { .. }
            | Event::PoolEmpty { .. }
            | Event::ActsAs { .. }
            | Event::NoEffect { .. }
            | Event::Discarded { .. }
            | Event::InEffect { .. }
            | Event::Mined { .. }
            | Event::CondorCounted { .. }
            | Event::RegimentGone
            | Event::RegimentJoins { .. }
            | Event::DelayedEnter { .. }
            | Event::Reinforced { .. }
            | Event::CondorUnits { .. }
            | Event::LeaderArrived { .. }
            | Event::LeaderWaits { .. }
            | Event::Morale { .. }
            | Event::AaaIndex { .. }
            | Event::ArtilleryIndex { .. }
            | Event::Supply { .. }
            | Event::Ordered { .. }
            | Event::ToBase { .. }
            | Event::MissionsGiven { .. }
            | Event::CargoGiven { .. }
            | Event::VultureDeclared
            | Event::VultureUnit { .. }
            | Event::AaaRolled { .. }
            | Event::AaaResults { .. }
            | Event::AaaNobody { .. }
            | Event::ShotDown { .. }
            | Event::Aborted { .. }
            | Event::Recovered { .. }
            | Event::BackToReady { .. }
            | Event::Strikes { .. }
            | Event::Struck { .. }
            | Event::BarrageRolled { .. }
            | Event::BarrageLost
            | Event::AirfieldDestroyed { .. }
            | Event::AmmunitionPaid { .. }
            | Event::Landed { .. }
            | Event::Delivered { .. }
            | Event::Dropped { .. }
            | Event::Reduced { .. }
            | Event::Eliminated { .. }
            | Event::LeaderLost { .. }
            | Event::Control { .. }
            | Event::Moved { .. }
            | Event::Advanced { .. }
            | Event::FrenchFires { .. }
            | Event::VietMinhFires { .. }
            | Event::FireRolled { .. }
            | Event::FireResult { .. }
            | Event::NobodyPanics { .. }
            | Event::Panicked { .. }
            | Event::Retreated { .. }
            | Event::FliesAgain { .. }
            | Event::FrenchAssaults { .. }
            | Event::VietMinhAssaults { .. }
            | Event::Edge { .. }
            | Event::AssaultRolled { .. }
            | Event::AssaultWon { .. }
            | Event::AssaultDraw { .. }
            | Event::FlakRaid { .. }
            | Event::MoraleStep { .. }
            | Event::Redeployed { .. }
            | Event::Repaired { .. }
            | Event::Refitted { .. }
            | Event::Rebuilt { .. }
            | Event::Restored { .. }
            | Event::CameBack { .. }
            | Event::GameOver { .. } => false,
        }
    }
}
