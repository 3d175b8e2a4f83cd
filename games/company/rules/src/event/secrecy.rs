//! Who may see which event, what others see of it, and which events tell the dice they came of.

use kernel::{Event as KernelEvent, Secrecy};

use super::Event;

impl KernelEvent for Event {
    /// Whoever adds an event decides it here.
    fn secrecy(&self) -> Secrecy {
        match *self {
            Event::MarkerLaid { seat, hidden: true, marker: Some(_) }
            | Event::Passed { seat, hidden: true, unit: Some(_), .. }
            | Event::ActionDice { seat, hidden: true, .. }
            | Event::Hid { seat, .. } => Secrecy::Owner(seat),
            Event::BidsOpen { .. }
            | Event::HidingDone { .. }
            | Event::Shown { .. }
            | Event::Identified { .. }
            | Event::HadTurn { .. }
            | Event::Ambushed { .. }
            | Event::MarkerTaken { hidden: true, .. } => Secrecy::Reveals,
            Event::MarkerLaid { .. }
            | Event::Passed { .. }
            | Event::ActionDice { .. }
            | Event::MarkerTaken { .. }
            | Event::BidRolled { .. }
            | Event::SidesTaken { .. }
            | Event::PeasantPlaced { .. }
            | Event::Landing { .. }
            | Event::Deployed { .. }
            | Event::TurnBegins { .. }
            | Event::GroupActs { .. }
            | Event::Morale { .. }
            | Event::Stopped { .. }
            | Event::Declared { .. }
            | Event::ActionRolled { .. }
            | Event::Failed { .. }
            | Event::Moved { .. }
            | Event::CameOn { .. }
            | Event::Left { .. }
            | Event::TrapRolled { .. }
            | Event::TrapSaved { .. }
            | Event::Shoots { .. }
            | Event::ShotRolled { .. }
            | Event::Saved { .. }
            | Event::Lost { .. }
            | Event::LeaderRolled { .. }
            | Event::WipedOut { .. }
            | Event::HeldFire { .. }
            | Event::PeasantHit { .. }
            | Event::PeasantSaved { .. }
            | Event::PeasantDied { .. }
            | Event::Assaults { .. }
            | Event::Fights { .. }
            | Event::GivesWay { .. }
            | Event::AssaultRolled { .. }
            | Event::RolledAgain { .. }
            | Event::KeptDice
            | Event::AssaultJudged { .. }
            | Event::PursuitRolled { .. }
            | Event::Offered { .. }
            | Event::FallBackRolled { .. }
            | Event::FellBack { .. }
            | Event::NoWayOut { .. }
            | Event::Advanced { .. }
            | Event::Aimed { .. }
            | Event::StrikeDeviated { .. }
            | Event::StrikeFalls { .. }
            | Event::StrikeRolled { .. }
            | Event::StrikePeasant { .. }
            | Event::Hammered { .. }
            | Event::RiskRolled { .. }
            | Event::Evacuated { .. }
            | Event::MarkerNamed { .. }
            | Event::DeviationRolled { .. }
            | Event::Shifted { .. }
            | Event::TokenSpent
            | Event::NoAmbush
            | Event::Interrogated { .. }
            | Event::TokenWon
            | Event::WentDown { .. }
            | Event::GotUp { .. }
            | Event::NewLeader { .. }
            | Event::CacheDestroyed { .. }
            | Event::CacheTaken { .. }
            | Event::CachesRecovered { .. }
            | Event::CasualtyRemoved { .. }
            | Event::Generated { .. }
            | Event::Disappeared { .. }
            | Event::PeasantFled { .. }
            | Event::Countdown { .. }
            | Event::FailedMarker { .. }
            | Event::EndedEarly
            | Event::NobodyLeft
            | Event::ValueRolled { .. }
            | Event::ValueKept { .. }
            | Event::GameOver { .. } => Secrecy::Open,
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of any other secret event others see nothing"
    )]
    fn redacted(&self) -> Option<Event> {
        match *self {
            Event::MarkerLaid { seat, hidden, .. } => {
                Some(Event::MarkerLaid { seat, marker: None, hidden })
            }
            Event::Passed { seat, side, group, hidden, .. } => {
                Some(Event::Passed { seat, side, group, unit: None, hidden })
            }
            _ => None,
        }
    }

    fn tells_dice(&self) -> bool {
        matches!(
            self,
            Event::BidRolled { .. }
                | Event::Morale { .. }
                | Event::ActionRolled { .. }
                | Event::Countdown { .. }
                | Event::ShotRolled { .. }
                | Event::Saved { .. }
                | Event::LeaderRolled { .. }
                | Event::TrapRolled { .. }
                | Event::TrapSaved { .. }
                | Event::AssaultRolled { .. }
                | Event::RolledAgain { .. }
                | Event::PursuitRolled { .. }
                | Event::StrikeRolled { .. }
                | Event::StrikePeasant { .. }
                | Event::PeasantSaved { .. }
                | Event::FallBackRolled { .. }
                | Event::StrikeDeviated { .. }
                | Event::RiskRolled { .. }
                | Event::DeviationRolled { .. }
                | Event::Interrogated { .. }
                | Event::ValueRolled { .. }
        )
    }
}
