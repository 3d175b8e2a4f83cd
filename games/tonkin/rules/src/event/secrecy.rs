//! Who may see which event, what others see of it, and which events tell the dice they came of.

use kernel::{Event as KernelEvent, Secrecy};

use super::Event;
use crate::components::Side;
use crate::flow::State;

impl KernelEvent for Event {
    /// Whoever adds an event decides it here.
    fn secrecy(&self) -> Secrecy {
        let vietminh = State::seat(Side::VietMinh);
        match self {
            Event::SetUp { .. }
            | Event::Replaced { side: Side::VietMinh, unit: Some(_), .. }
            | Event::ObjectiveReal { hex: Some(_) }
            | Event::Moved { open: false, .. }
            | Event::StepLost { known: false, .. }
            | Event::StepRegained { known: false, .. } => Secrecy::Owner(vietminh),
            Event::Absorbed { unit: Some(_), .. } => Secrecy::OwnerReveals(vietminh),
            Event::TopShown { .. }
            | Event::Shown { .. }
            | Event::StaffMoved { .. }
            | Event::HexLeft { .. }
            | Event::Declared { .. }
            | Event::ObjectiveScored { .. }
            | Event::Overstacked { side: Side::VietMinh, .. }
            | Event::Hits { .. }
            | Event::Eliminated { .. }
            | Event::Absorbed { unit: None, .. }
            | Event::BarrageRolled { hidden: true, .. }
            | Event::HeroJoined { .. }
            | Event::StepLost { side: Side::VietMinh, known: true, .. }
            | Event::StepRegained { side: Side::VietMinh, known: true, .. } => Secrecy::Reveals,
            Event::Month { .. }
            | Event::Phase { .. }
            | Event::FrenchSetUp { .. }
            | Event::SetUpDone
            | Event::ObjectivePlaced { .. }
            | Event::ObjectiveReal { .. }
            | Event::HeroMentioned { .. }
            | Event::HeroRolled { .. }
            | Event::Arrived { .. }
            | Event::ArrivedOff { .. }
            | Event::ArrivalsWait { .. }
            | Event::Postponed { .. }
            | Event::Mixed { .. }
            | Event::Points { .. }
            | Event::DumpPlaced { .. }
            | Event::Replaced { .. }
            | Event::Rebuilt { .. }
            | Event::BoxMoved
            | Event::Withdrawn { .. }
            | Event::Transports { .. }
            | Event::Moved { .. }
            | Event::VmMoved { .. }
            | Event::CalledOff { .. }
            | Event::DropRolled { .. }
            | Event::RoadBuilt { .. }
            | Event::Captured { .. }
            | Event::StepLost { .. }
            | Event::StepRegained { .. }
            | Event::Disorganised { .. }
            | Event::Level { .. }
            | Event::Control { .. }
            | Event::Spends { .. }
            | Event::NoOperations
            | Event::AllowanceRolled { .. }
            | Event::Spent { .. }
            | Event::Recovered { .. }
            | Event::Repaired { .. }
            | Event::Digs { .. }
            | Event::Trenched { .. }
            | Event::TrenchGone { .. }
            | Event::RoadDestroyed { .. }
            | Event::RoadStruck { .. }
            | Event::Barrages { .. }
            | Event::BarrageRolled { .. }
            | Event::Attacks { .. }
            | Event::Ambushes { .. }
            | Event::AmbushRolled { .. }
            | Event::Leads { .. }
            | Event::SpiritRolled { .. }
            | Event::Front { .. }
            | Event::CombatRolled { .. }
            | Event::DgRolled { .. }
            | Event::Decided { .. }
            | Event::CombatOver { .. }
            | Event::Overstacked { .. }
            | Event::OutOfSupply { .. }
            | Event::InSupply { .. }
            | Event::EndSequence
            | Event::GameOver { .. } => Secrecy::Open,
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of any other secret event others see nothing"
    )]
    fn redacted(&self) -> Option<Event> {
        match *self {
            Event::Absorbed { battalion, hex, .. } => {
                Some(Event::Absorbed { unit: None, battalion, hex })
            }
            Event::Replaced { side, points, .. } => {
                Some(Event::Replaced { side, unit: None, points })
            }
            Event::ObjectiveReal { .. } => Some(Event::ObjectiveReal { hex: None }),
            Event::Moved { from: Some(from), to: Some(to), way, .. } => {
                Some(Event::VmMoved { from, to, way })
            }
            _ => None,
        }
    }

    fn tells_dice(&self) -> bool {
        matches!(
            self,
            Event::DropRolled { .. }
                | Event::RoadStruck { .. }
                | Event::BarrageRolled { .. }
                | Event::AmbushRolled { .. }
                | Event::SpiritRolled { .. }
                | Event::CombatRolled { .. }
                | Event::DgRolled { .. }
                | Event::HeroRolled { .. }
                | Event::AllowanceRolled { .. }
        )
    }
}
