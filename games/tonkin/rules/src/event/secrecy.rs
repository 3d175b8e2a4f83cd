//! Who may see which event, what others see of it, and which events tell the dice they came of.

use kernel::{Event as KernelEvent, Secrecy};

use super::Event;
use crate::components::Side;
use crate::flow::State;

/// Who may know what an event tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    /// Everybody sees what everybody could see.
    Open,
    /// Everybody learns what was hidden from the French.
    Reveals,
    /// Only VM sees it whole: it names pieces of his that are hidden. Others see this of it.
    VietMinh(Option<Event>),
    /// Only VM sees it whole, and what others see of it was hidden from them.
    Partly(Event),
}

impl Event {
    /// Whoever adds an event decides it here, and what others see of it if it is secret.
    fn sight(&self) -> Sight {
        match *self {
            Event::SetUp { .. }
            | Event::StepLost { known: false, .. }
            | Event::StepRegained { known: false, .. } => Sight::VietMinh(None),
            Event::Replaced { side: Side::VietMinh, unit: Some(_), points } => {
                let side = Side::VietMinh;
                Sight::VietMinh(Some(Event::Replaced { side, unit: None, points }))
            }
            Event::ObjectiveReal { hex: Some(_) } => {
                Sight::VietMinh(Some(Event::ObjectiveReal { hex: None }))
            }
            Event::Moved { open: false, from, to, way, .. } => {
                let between = from.zip(to);
                Sight::VietMinh(between.map(|(from, to)| Event::VmMoved { from, to, way }))
            }
            Event::Absorbed { unit: Some(_), battalion, hex } => {
                Sight::Partly(Event::Absorbed { unit: None, battalion, hex })
            }
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
            | Event::Control { told: true, .. }
            | Event::ZocTold { .. }
            | Event::RiversTold { .. }
            | Event::StepLost { side: Side::VietMinh, known: true, .. }
            | Event::StepRegained { side: Side::VietMinh, known: true, .. } => Sight::Reveals,
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
            | Event::GameOver { .. } => Sight::Open,
        }
    }
}

impl KernelEvent for Event {
    fn secrecy(&self) -> Secrecy {
        let vietminh = State::seat(Side::VietMinh);
        match self.sight() {
            Sight::Open => Secrecy::Open,
            Sight::Reveals => Secrecy::Reveals,
            Sight::VietMinh(_) => Secrecy::Owner(vietminh),
            Sight::Partly(_) => Secrecy::OwnerReveals(vietminh),
        }
    }

    fn redacted(&self) -> Option<Event> {
        match self.sight() {
            Sight::VietMinh(seen) => seen,
            Sight::Partly(seen) => Some(seen),
            Sight::Open | Sight::Reveals => None,
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
