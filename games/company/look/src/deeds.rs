//! Whose deed each event is, and of which kind: a row for every event.

use company::components::Side;
use company::event::Event;
use company::sets::Unit;

use look::story::Sort;

/// Whose deed something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// That of a unit, and so of its side.
    Unit(Unit),
    /// That of a side.
    Side(Side),
    /// Nobody's.
    Nobody,
}

impl Who {
    const WHITE_STAR: Who = Who::Side(Side::WhiteStar);
    const COMMUNIST: Who = Who::Side(Side::Communist);

    /// The side; nothing where it is nobody's deed.
    pub(crate) const fn side(self) -> Option<Side> {
        match self {
            Who::Unit(unit) => Some(unit.side),
            Who::Side(side) => Some(side),
            Who::Nobody => None,
        }
    }

    /// The unit, where it is the deed of one.
    pub(crate) const fn unit(self) -> Option<Unit> {
        match self {
            Who::Unit(unit) => Some(unit),
            Who::Side(_) | Who::Nobody => None,
        }
    }
}

/// Whose deed an event is, and of which kind.
pub(crate) fn deed(event: &Event) -> (Who, Sort) {
    match event {
        Event::TurnBegins { side, .. } | Event::GroupActs { side, .. } => {
            (Who::Side(*side), Sort::Turn)
        }
        Event::HidingDone { .. } => (Who::COMMUNIST, Sort::Turn),
        Event::EndedEarly => (Who::WHITE_STAR, Sort::Turn),
        Event::Countdown { .. } | Event::NobodyLeft | Event::GameOver { .. } => {
            (Who::Nobody, Sort::Turn)
        }

        Event::MarkerNamed { unit, .. } | Event::MarkerTaken { unit, .. } => {
            (Who::Unit(*unit), Sort::Card)
        }
        Event::Shifted { by, .. } => (Who::Side(*by), Sort::Card),
        Event::MarkerLaid { .. } => (Who::COMMUNIST, Sort::Card),
        Event::TokenSpent | Event::TokenWon => (Who::WHITE_STAR, Sort::Card),

        Event::Morale { unit, .. }
        | Event::ActionRolled { unit, .. }
        | Event::TrapRolled { unit, .. }
        | Event::TrapSaved { unit, .. }
        | Event::ShotRolled { from: unit, .. }
        | Event::Saved { unit, .. }
        | Event::LeaderRolled { unit, .. }
        | Event::AssaultRolled { unit, .. }
        | Event::RolledAgain { unit, .. }
        | Event::PursuitRolled { unit, .. }
        | Event::StrikeRolled { unit, .. }
        | Event::Interrogated { unit, .. } => (Who::Unit(*unit), Sort::Dice),
        Event::RiskRolled { .. } | Event::ValueRolled { .. } => (Who::WHITE_STAR, Sort::Dice),
        Event::BidRolled { .. }
        | Event::PeasantSaved { .. }
        | Event::FallBackRolled { .. }
        | Event::StrikePeasant { .. }
        | Event::DeviationRolled { .. } => (Who::Nobody, Sort::Dice),

        Event::Declared { unit, .. }
        | Event::Moved { unit, .. }
        | Event::CameOn { unit, .. }
        | Event::Left { unit }
        | Event::Shoots { from: unit, .. }
        | Event::Assaults { by: unit, .. }
        | Event::FellBack { unit, .. }
        | Event::Advanced { unit, .. }
        | Event::Ambushed { unit, .. }
        | Event::Generated { unit, .. }
        | Event::Disappeared { unit, .. } => (Who::Unit(*unit), Sort::Deed),
        Event::Aimed { side, .. } => (Who::Side(*side), Sort::Deed),
        Event::Evacuated { .. } => (Who::WHITE_STAR, Sort::Deed),
        Event::StrikeFalls { .. } => (Who::Nobody, Sort::Deed),

        Event::Deployed { unit, .. }
        | Event::Hid { unit, .. }
        | Event::ActionDice { unit, .. }
        | Event::Stopped { unit }
        | Event::Shown { unit, .. }
        | Event::Identified { unit }
        | Event::HadTurn { unit }
        | Event::Failed { unit }
        | Event::Lost { unit, .. }
        | Event::WipedOut { unit, .. }
        | Event::Fights { unit }
        | Event::GivesWay { unit }
        | Event::AssaultJudged { winner: unit, .. }
        | Event::Offered { unit, .. }
        | Event::NoWayOut { unit }
        | Event::Hammered { unit }
        | Event::WentDown { unit }
        | Event::GotUp { unit }
        | Event::NewLeader { unit }
        | Event::CacheDestroyed { unit, .. }
        | Event::CacheTaken { unit, .. }
        | Event::CachesRecovered { unit, .. }
        | Event::CasualtyRemoved { unit }
        | Event::FailedMarker { unit } => (Who::Unit(*unit), Sort::Rest),
        Event::Passed { side, .. }
        | Event::HeldFire { side }
        | Event::PeasantDied { by: side, .. } => (Who::Side(*side), Sort::Rest),
        Event::PeasantPlaced { .. } | Event::NoAmbush | Event::PeasantFled { .. } => {
            (Who::COMMUNIST, Sort::Rest)
        }
        Event::Landing { .. } | Event::KeptDice | Event::ValueKept { .. } => {
            (Who::WHITE_STAR, Sort::Rest)
        }
        Event::BidsOpen { .. }
        | Event::SidesTaken { .. }
        | Event::PeasantHit { .. }
        | Event::StrikeDeviated { .. } => (Who::Nobody, Sort::Rest),
    }
}
