//! Events as messages: their ids, and the words for phases.

use kernel::{Fact, Message};

use super::Event;
use super::facts::{impulse_facts, preparation_facts, refit_facts, strategic_facts};
use crate::flow::Phase;

impl Phase {
    /// The word messages select by.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::SetUp => "set-up",
            Phase::Return => "return",
            Phase::FrenchEvents => "french-events",
            Phase::VietMinhEvents => "vietminh-events",
            Phase::Activation => "activation",
            Phase::Missions => "missions",
            Phase::Cargo => "cargo",
            Phase::Aaa => "aaa",
            Phase::AirStrikes => "air-strikes",
            Phase::VietMinhArtillery => "vietminh-artillery",
            Phase::FrenchArtillery => "french-artillery",
            Phase::Landing => "landing",
            Phase::VietMinhMovement => "vietminh-movement",
            Phase::FrenchFire => "french-fire",
            Phase::VietMinhAssault => "vietminh-assault",
            Phase::FrenchMovement => "french-movement",
            Phase::VietMinhFire => "vietminh-fire",
            Phase::FrenchAssault => "french-assault",
            Phase::Morale => "morale",
            Phase::Victory => "victory",
            Phase::FrenchRefit => "french-refit",
            Phase::VietMinhRefit => "vietminh-refit",
            Phase::Advance => "advance",
            Phase::Over => "over",
        }
    }

    /// The phase of 4.0 a step belongs to.
    pub const fn part(self) -> &'static str {
        match self {
            Phase::SetUp => "set-up",
            Phase::Return
            | Phase::FrenchEvents
            | Phase::VietMinhEvents
            | Phase::Activation
            | Phase::Missions
            | Phase::Cargo => "preparation",
            Phase::Aaa
            | Phase::AirStrikes
            | Phase::VietMinhArtillery
            | Phase::FrenchArtillery
            | Phase::Landing => "strategic",
            Phase::VietMinhMovement
            | Phase::FrenchFire
            | Phase::VietMinhAssault
            | Phase::FrenchMovement
            | Phase::VietMinhFire
            | Phase::FrenchAssault => "assault",
            _ => "refit",
        }
    }
}

impl Message for Event {
    fn id(&self) -> &'static str {
        match self {
            Event::OptionRolled { .. } => "siege-event-option-rolled",
            Event::OptionDrawn { .. } => "siege-event-option-drawn",
            Event::Placement { .. } => "siege-event-placement",
            Event::Placed { .. } => "siege-event-placed",
            Event::Lifted { .. } => "siege-event-lifted",
            Event::DivisionDrawn { .. } => "siege-event-division-drawn",
            Event::VariableRolled { .. } => "siege-event-variable-rolled",
            Event::Delayed { .. } => "siege-event-delayed",
            Event::Turn { .. } => "siege-event-turn",
            Event::Impulse { .. } => "siege-event-impulse",
            Event::StepSummary { .. } => "siege-event-step-summary",
            Event::PhaseSummary { .. } => "siege-event-phase-summary",
            Event::Returned { .. } => "siege-event-returned",
            Event::Picks { .. } => "siege-event-picks",
            Event::Picked { .. } => "siege-event-picked",
            Event::PoolEmpty { .. } => "siege-event-pool-empty",
            Event::Challenged { cancelled: true, .. } => "siege-event-challenge-won",
            Event::Challenged { cancelled: false, .. } => "siege-event-challenge-lost",
            Event::EventRolled { .. } => "siege-event-event-rolled",
            Event::ActsAs { .. } => "siege-event-acts-as",
            Event::NoEffect { .. } => "siege-event-no-effect",
            Event::Discarded { .. } => "siege-event-discarded",
            Event::InEffect { .. } => "siege-event-in-effect",
            Event::Mined { .. } => "siege-event-mined",
            Event::CondorCounted { .. } => "siege-event-condor-counted",
            Event::RegimentGone => "siege-event-regiment-gone",
            Event::RegimentJoins { .. } => "siege-event-regiment-joins",
            Event::DelayedEnter { .. } => "siege-event-delayed-enter",
            Event::Reinforced { .. } => "siege-event-reinforced",
            Event::CondorUnits { .. } => "siege-event-condor-units",
            Event::LeaderArrived { .. } => "siege-event-leader-arrived",
            Event::PsyopRolled { .. } => "siege-event-psyop-rolled",
            Event::Morale { .. } => "siege-event-morale",
            Event::AaaIndex { .. } => "siege-event-aaa-index",
            Event::ArtilleryIndex { .. } => "siege-event-artillery-index",
            Event::Supply { .. } => "siege-event-supply",
            Event::Activation { refit: false, .. } => "siege-event-activation-assault",
            Event::Activation { refit: true, .. } => "siege-event-activation-refit",
            Event::Ordered { refit: false, .. } => "siege-event-ordered-assault",
            Event::Ordered { refit: true, .. } => "siege-event-ordered-refit",
            Event::ToBase { .. } => "siege-event-to-base",
            Event::MissionsGiven { .. } => "siege-event-missions-given",
            Event::CargoGiven { .. } => "siege-event-cargo-given",
            Event::VultureDeclared => "siege-event-vulture-declared",
            Event::VultureRolled { .. } => "siege-event-vulture-rolled",
            Event::VultureUnit { .. } => "siege-event-vulture-unit",
            Event::AaaRolled { .. } => "siege-event-aaa-rolled",
            Event::AaaResults { .. } => "siege-event-aaa-results",
            Event::AaaNobody { .. } => "siege-event-aaa-nobody",
            Event::ShotDown { back: Some(_), .. } => "siege-event-shot-down",
            Event::ShotDown { back: None, .. } => "siege-event-shot-down-for-good",
            Event::Aborted { .. } => "siege-event-aborted",
            Event::Recovered { .. } => "siege-event-recovered",
            Event::BackToReady { .. } => "siege-event-back-to-ready",
            Event::Strikes { .. } => "siege-event-strikes",
            Event::Struck { shock: false, .. } => "siege-event-struck",
            Event::Struck { shock: true, .. } => "siege-event-struck-shock",
            Event::BombRolled { .. } => "siege-event-bomb-rolled",
            Event::BarrageRolled { .. } => "siege-event-barrage-rolled",
            Event::BarrageResult { .. } => "siege-event-barrage-result",
            Event::BarrageLost => "siege-event-barrage-lost",
            Event::AirfieldDestroyed { .. } => "siege-event-airfield-destroyed",
            Event::AmmunitionPaid { .. } => "siege-event-ammunition-paid",
            Event::Landed { .. } => "siege-event-landed",
            Event::Jumped { reduced: false, .. } => "siege-event-jumped",
            Event::Jumped { reduced: true, .. } => "siege-event-jumped-reduced",
            Event::Delivered { .. } => "siege-event-delivered",
            Event::Dropped { .. } => "siege-event-dropped",
            Event::Reduced { .. } => "siege-event-reduced",
            Event::Eliminated { .. } => "siege-event-eliminated",
            Event::LeaderLost { .. } => "siege-event-leader-lost",
            Event::Control { .. } => "siege-event-control",
            Event::Moved { .. } => "siege-event-moved",
            Event::Advanced { .. } => "siege-event-advanced",
            Event::FrenchFires { .. } => "siege-event-french-fires",
            Event::VietMinhFires { .. } => "siege-event-vietminh-fires",
            Event::FireRolled { .. } => "siege-event-fire-rolled",
            Event::FireResult { .. } => "siege-event-fire-result",
            Event::NobodyPanics { .. } => "siege-event-nobody-panics",
            Event::Panicked { .. } => "siege-event-panicked",
            Event::RetreatRolled { .. } => "siege-event-retreat-rolled",
            Event::Retreated { .. } => "siege-event-retreated",
            Event::FliesAgain { .. } => "siege-event-flies-again",
            Event::FrenchAssaults { .. } => "siege-event-french-assaults",
            Event::VietMinhAssaults { .. } => "siege-event-vietminh-assaults",
            Event::Edge { .. } => "siege-event-edge",
            Event::AssaultRolled { .. } => "siege-event-assault-rolled",
            Event::AssaultWon { .. } => "siege-event-assault-won",
            Event::AssaultDraw { .. } => "siege-event-assault-draw",
            Event::FlakRaid { .. } => "siege-event-flak-raid",
            Event::MoraleStep { .. } => "siege-event-morale-step",
            Event::Redeployed { .. } => "siege-event-redeployed",
            Event::Repaired { .. } => "siege-event-repaired",
            Event::Refitted { .. } => "siege-event-refitted",
            Event::Rebuilt { .. } => "siege-event-rebuilt",
            Event::RefitRolled { success: true, .. } => "siege-event-refit-succeeds",
            Event::RefitRolled { success: false, .. } => "siege-event-refit-fails",
            Event::Restored { .. } => "siege-event-restored",
            Event::CameBack { .. } => "siege-event-came-back",
            Event::PoliticsRolled { .. } => "siege-event-politics-rolled",
            Event::GameOver { .. } => "siege-event-game-over",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Event::FrenchFires { .. }
            | Event::VietMinhFires { .. }
            | Event::FireRolled { .. }
            | Event::FireResult { .. }
            | Event::NobodyPanics { .. }
            | Event::Panicked { .. }
            | Event::RetreatRolled { .. }
            | Event::Retreated { .. }
            | Event::FliesAgain { .. }
            | Event::FrenchAssaults { .. }
            | Event::VietMinhAssaults { .. }
            | Event::Edge { .. }
            | Event::AssaultRolled { .. }
            | Event::AssaultWon { .. }
            | Event::AssaultDraw { .. }
            | Event::FlakRaid { .. }
            | Event::Moved { .. }
            | Event::Advanced { .. }
            | Event::Control { .. }
            | Event::Reduced { .. }
            | Event::Eliminated { .. }
            | Event::LeaderLost { .. } => impulse_facts(*self),
            Event::StepSummary { .. }
            | Event::PhaseSummary { .. }
            | Event::MoraleStep { .. }
            | Event::Redeployed { .. }
            | Event::Repaired { .. }
            | Event::Refitted { .. }
            | Event::Rebuilt { .. }
            | Event::RefitRolled { .. }
            | Event::Restored { .. }
            | Event::CameBack { .. }
            | Event::PoliticsRolled { .. }
            | Event::GameOver { .. }
            | Event::Recovered { .. } => refit_facts(*self),
            Event::MissionsGiven { .. }
            | Event::CargoGiven { .. }
            | Event::VultureDeclared
            | Event::VultureRolled { .. }
            | Event::VultureUnit { .. }
            | Event::AaaRolled { .. }
            | Event::AaaResults { .. }
            | Event::AaaNobody { .. }
            | Event::ShotDown { .. }
            | Event::Aborted { .. }
            | Event::BackToReady { .. }
            | Event::Strikes { .. }
            | Event::Struck { .. }
            | Event::BombRolled { .. }
            | Event::BarrageRolled { .. }
            | Event::BarrageResult { .. }
            | Event::BarrageLost
            | Event::AirfieldDestroyed { .. }
            | Event::AmmunitionPaid { .. }
            | Event::Landed { .. }
            | Event::Jumped { .. }
            | Event::Delivered { .. }
            | Event::Dropped { .. } => strategic_facts(*self),
            _ => preparation_facts(*self),
        }
    }
}
