//! What happened, for the log.
//!
//! Of hidden VM pieces the French are told the hexes left and reached, and what a track shows (T-82): an
//! event that names such pieces has `vietminh` as audience and a redacted form without them.

mod facts;
mod kinds;

pub use facts::month;
pub use kinds::{Cause, Look, Vp, Way};

use kernel::{Audience, Cited, Event as KernelEvent, Fact, Message, Rule};

use crate::components::{Grade, Hex, Outcome, Side, Unit};
use crate::flow::{DigCase, Ending, Phase, State};
use crate::sets::UnitSet;

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn begins.
    Month { month: u8 },
    /// 1.10: a phase or a part of one begins.
    Phase { phase: Phase },
    /// 9.0: VM set up a unit; he alone knows of it.
    SetUp { unit: Unit, hex: Hex },
    /// 9.0: FEF set up a unit.
    FrenchSetUp { unit: Unit, hex: Hex },
    /// 9.0: the set-up is done.
    SetUpDone,
    /// 1.9 A: a marker was placed.
    ObjectivePlaced { hex: Hex },
    /// 1.9 A: which marker is real.
    ObjectiveReal { hex: Option<Hex> },
    /// 1.9 A: the markers are scored; the real one is shown.
    ObjectiveScored { hex: Hex, vietminh: bool },
    /// 1.5: another unit lies on top.
    TopShown { unit: Unit, hex: Hex, look: Look },
    /// 1.5: a unit is shown.
    Shown { unit: Unit, hex: Hex, look: Look },
    /// 6.16: an officer joined a unit; VM's own unit is shown.
    HeroJoined { side: Side, unit: Unit },
    /// 6.16: an officer was mentioned.
    HeroMentioned { side: Side, mentions: u8, rank: u8 },
    /// 6.16: the dice for an officer who led from the front.
    HeroRolled { side: Side, roll: u8, killed: bool },
    /// 2.1, 2.4, 2.5: a unit arrived.
    Arrived { unit: Unit, hex: Hex },
    /// 2.1, 2.5: a Tieu Doan came to Box 2, or a FEF unit to Saigon.
    ArrivedOff { side: Side, unit: Unit },
    /// 2.1: VM reinforcements wait.
    ArrivalsWait { vp: i8, number: i8 },
    /// 2.5: a unit was postponed, or is lost for good.
    Postponed { unit: Unit, month: Option<u8> },
    /// 2.2, 2.6: SDs and RP were chosen.
    Mixed { side: Side, dumps: u8, points: u8 },
    /// 2.2: RP for another reason.
    Points { side: Side, points: i8, rule: Rule },
    /// 2.2, 2.6: an SD was placed.
    DumpPlaced { unit: Unit, hex: Hex },
    /// 2.2, 2.6: a step was replaced; which, VM alone knows.
    Replaced { side: Side, unit: Option<Unit>, points: u8 },
    /// 2.2, 2.6: a unit is being rebuilt.
    Rebuilt { unit: Unit, month: u8 },
    /// 2.3: a Tieu Doan was absorbed.
    Absorbed { unit: Option<Unit>, battalion: Unit, hex: Hex },
    /// 2.4: Box 1 was emptied into Box 2.
    BoxMoved,
    /// 2.7: a unit was withdrawn.
    Withdrawn { unit: Unit, month: Option<u8> },
    /// 3.4, 3.5: transports of the month.
    Transports { trucks: u8, planes: u8 },
    /// 3.1 to 3.7, 6.5, 6.15: units went from a hex to another.
    Moved { side: Side, units: UnitSet, from: Option<Hex>, to: Option<Hex>, way: Way, open: bool },
    /// The same as others see it.
    VmMoved { from: Hex, to: Hex, way: Way },
    /// 1.5: VM HQ or SDs, which lie open, were among those that went.
    StaffMoved { units: UnitSet, from: Hex, to: Hex },
    /// 1.5: no VM unit is left in a hex.
    HexLeft { hex: Hex },
    /// 3.5: VM declared a unit.
    Declared { unit: Unit, hex: Hex },
    /// 3.5: a flight was called off.
    CalledOff { hex: Hex },
    /// 3.5: an SD fell among guns.
    DropRolled { hex: Hex, die: u8, lost: bool },
    /// 4.0: a Road-Marker was built.
    RoadBuilt { hex: Hex, from: Option<Hex> },
    /// 3.1, 6.4, 6.15: an SD or HQ was overrun or left to the enemy.
    Captured { unit: Unit, hex: Hex },
    /// 6.13: steps were lost.
    StepLost { side: Side, unit: Unit, hex: Hex, cause: Cause, known: bool },
    /// 2.2, 2.3, 2.6: a step was regained.
    StepRegained { side: Side, unit: Unit, known: bool },
    /// 6.13: the hit track moved.
    Hits { steps: u8, marker: u8 },
    /// 6.13: a unit was eliminated.
    Eliminated { unit: Unit, hex: Hex, cause: Cause },
    /// 6.14: units became DG; of VM only those that lie open.
    Disorganised { hex: Hex, units: UnitSet },
    /// 1.9: the VP-Level changed.
    Level { by: i8, level: i8, why: Vp },
    /// 1.8: a community changed hands.
    Control { hex: Hex, to: Option<Side> },
    /// 6.2: an SD is spent, or none.
    Spends { side: Side, dump: Option<Unit> },
    /// 6.1: nobody spends an SD.
    NoOperations,
    /// 6.1: the allowance.
    AllowanceRolled { side: Side, die: u8, points: u8 },
    /// 6.1: a point is spent on an option.
    Spent { side: Side, option: &'static str, left: u8 },
    /// 6.3 a: units recovered.
    Recovered { side: Side, hex: Hex },
    /// 6.3 a: a road was repaired.
    Repaired { side: Side, hex: Hex },
    /// 6.3 b: an SD is used up for trenches.
    Digs { side: Side, dump: Unit, case: DigCase },
    /// 6.3 b: a trench was dug.
    Trenched { side: Side, hex: Hex },
    /// 6.3 b: a trench was left.
    TrenchGone { side: Side, hex: Hex },
    /// 6.7: a road was destroyed.
    RoadDestroyed { hex: Hex },
    /// 6.7: a strike on a road.
    RoadStruck { hex: Hex, roll: u8, total: i8 },
    /// 6.6: a barrage is declared.
    Barrages { side: Side, hex: Hex, value: u8 },
    /// 6.6: its result: 0 miss, 1 DG, 2 DG & DL.
    BarrageRolled { hex: Hex, roll: u8, result: u8, hidden: bool },
    /// 6.4, 6.8: an attack is declared.
    Attacks { side: Side, hex: Hex, units: UnitSet, overrun: bool },
    /// 6.11: an ambush.
    Ambushes { unit: Unit, victim: Unit },
    /// 6.11: its die.
    AmbushRolled { die: u8, morale: u8 },
    /// 6.10: a leading unit was named.
    Leads { side: Side, unit: Unit },
    /// 6.12: the die of Bolshevik Spirit.
    SpiritRolled { die: u8 },
    /// 6.16: an officer leads from the front.
    Front { side: Side },
    /// 6.8: the combat roll.
    CombatRolled { odds: &'static str, roll: u8, drm: i8, total: u8, outcome: Outcome },
    /// 6.14: the DG rolls.
    DgRolled { attacker: u8, defender: u8 },
    /// 6.15: the defender retreats or stands fast.
    Decided { retreats: bool },
    /// 6.4, 6.8: the combat is over.
    CombatOver { hex: Hex, taken: bool },
    /// 1.5: a hex holds too much; which one is not told of VM (T-82).
    Overstacked { side: Side, hex: Option<Hex> },
    /// 7.0: units are out of supply; of VM only those that lie open.
    OutOfSupply { units: UnitSet },
    /// 7.0: units are in supply again.
    InSupply { units: UnitSet },
    /// 8.0: the end of the game sequence.
    EndSequence,
    /// 1.9 C: the game is over.
    GameOver { ending: Ending, level: i8, winner: Option<Side>, grade: Grade },
}

impl Cited for Event {
    fn rule(&self) -> Rule {
        Rule(match self {
            Event::Month { .. } => "1.10",
            Event::Phase { phase } => phase.rule().0,
            Event::SetUp { .. } | Event::FrenchSetUp { .. } | Event::SetUpDone => "9.0",
            Event::ObjectivePlaced { .. }
            | Event::ObjectiveReal { .. }
            | Event::ObjectiveScored { .. }
            | Event::Level { .. }
            | Event::GameOver { .. } => "1.9",
            Event::TopShown { .. }
            | Event::Shown { .. }
            | Event::StaffMoved { .. }
            | Event::HexLeft { .. }
            | Event::Overstacked { .. } => "1.5",
            Event::HeroJoined { .. }
            | Event::HeroMentioned { .. }
            | Event::HeroRolled { .. }
            | Event::Front { .. } => "6.16",
            Event::Arrived { .. } | Event::ArrivedOff { .. } => "2.0",
            Event::ArrivalsWait { .. } => "2.1",
            Event::Postponed { .. } => "2.5",
            Event::Mixed { side: Side::VietMinh, .. }
            | Event::Replaced { side: Side::VietMinh, .. } => "2.2",
            Event::Mixed { .. } | Event::Replaced { .. } | Event::Rebuilt { .. } => "2.6",
            Event::Points { rule, .. } => rule.0,
            Event::DumpPlaced { .. } => "2.2",
            Event::Absorbed { .. } => "2.3",
            Event::BoxMoved => "2.4",
            Event::Withdrawn { .. } => "2.7",
            Event::Transports { .. } => "3.3",
            Event::Moved { way, .. } | Event::VmMoved { way, .. } => way.rule().0,
            Event::Declared { .. } | Event::CalledOff { .. } | Event::DropRolled { .. } => "3.5",
            Event::RoadBuilt { .. } => "4.0",
            Event::Captured { .. } => "6.4",
            Event::StepLost { cause, .. } | Event::Eliminated { cause, .. } => cause.rule().0,
            Event::StepRegained { .. } => "2.2",
            Event::Hits { .. } => "6.13",
            Event::Disorganised { .. } | Event::DgRolled { .. } => "6.14",
            Event::Control { .. } => "1.8",
            Event::Spends { .. } => "6.2",
            Event::NoOperations | Event::AllowanceRolled { .. } => "6.1",
            Event::Spent { .. }
            | Event::Recovered { .. }
            | Event::Repaired { .. }
            | Event::Digs { .. }
            | Event::Trenched { .. }
            | Event::TrenchGone { .. } => "6.3",
            Event::RoadDestroyed { .. } | Event::RoadStruck { .. } => "6.7",
            Event::Barrages { .. } | Event::BarrageRolled { .. } => "6.6",
            Event::Attacks { overrun: true, .. } => "6.4",
            Event::Attacks { .. } | Event::CombatRolled { .. } | Event::CombatOver { .. } => "6.8",
            Event::Ambushes { .. } | Event::AmbushRolled { .. } => "6.11",
            Event::Leads { .. } => "6.10",
            Event::SpiritRolled { .. } => "6.12",
            Event::Decided { .. } => "6.15",
            Event::OutOfSupply { .. } | Event::InSupply { .. } => "7.1",
            Event::EndSequence => "8.0",
        })
    }
}

impl KernelEvent for Event {
    fn audience(&self) -> Audience {
        let secret = match self {
            Event::SetUp { .. } => true,
            Event::Absorbed { unit, .. } => unit.is_some(),
            Event::Replaced { side, unit, .. } => *side == Side::VietMinh && unit.is_some(),
            Event::ObjectiveReal { hex } => hex.is_some(),
            Event::Moved { open, .. } => !open,
            Event::StepLost { known, .. } | Event::StepRegained { known, .. } => !known,
            _ => false,
        };
        if secret { Audience::seat(State::seat(Side::VietMinh)) } else { Audience::All }
    }

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

    fn is_reveal(&self) -> bool {
        matches!(
            self,
            Event::TopShown { .. }
                | Event::Shown { .. }
                | Event::StaffMoved { .. }
                | Event::HexLeft { .. }
                | Event::Declared { .. }
                | Event::ObjectiveScored { .. }
                | Event::Overstacked { side: Side::VietMinh, .. }
                | Event::Hits { .. }
                | Event::Eliminated { .. }
                | Event::Absorbed { .. }
                | Event::BarrageRolled { hidden: true, .. }
                | Event::HeroJoined { .. }
                | Event::StepLost { side: Side::VietMinh, known: true, .. }
                | Event::StepRegained { side: Side::VietMinh, known: true, .. }
        )
    }
}

impl Message for Event {
    fn id(&self) -> &'static str {
        match self {
            Event::Month { .. } => "tonkin-event-month",
            Event::Phase { .. } => "tonkin-event-phase",
            Event::SetUp { .. } => "tonkin-event-set-up",
            Event::FrenchSetUp { .. } => "tonkin-event-french-set-up",
            Event::SetUpDone => "tonkin-event-set-up-done",
            Event::ObjectivePlaced { .. } => "tonkin-event-objective-placed",
            Event::ObjectiveReal { hex: Some(_) } => "tonkin-event-objective-real",
            Event::ObjectiveReal { hex: None } => "tonkin-event-objective-chosen",
            Event::ObjectiveScored { .. } => "tonkin-event-objective-scored",
            Event::TopShown { .. } => "tonkin-event-top-shown",
            Event::Shown { .. } => "tonkin-event-shown",
            Event::HeroJoined { .. } => "tonkin-event-hero-joined",
            Event::HeroMentioned { .. } => "tonkin-event-hero-mentioned",
            Event::HeroRolled { .. } => "tonkin-event-hero-rolled",
            Event::Arrived { .. } => "tonkin-event-arrived",
            Event::ArrivedOff { .. } => "tonkin-event-arrived-off",
            Event::ArrivalsWait { .. } => "tonkin-event-arrivals-wait",
            Event::Postponed { month: Some(_), .. } => "tonkin-event-postponed",
            Event::Postponed { month: None, .. } => "tonkin-event-postponed-for-good",
            Event::Mixed { .. } => "tonkin-event-mixed",
            Event::Points { .. } => "tonkin-event-points",
            Event::DumpPlaced { .. } => "tonkin-event-dump-placed",
            Event::Replaced { unit: Some(_), .. } => "tonkin-event-replaced",
            Event::Replaced { unit: None, .. } => "tonkin-event-replaced-hidden",
            Event::Rebuilt { .. } => "tonkin-event-rebuilt",
            Event::Absorbed { unit: Some(_), .. } => "tonkin-event-absorbed",
            Event::Absorbed { unit: None, .. } => "tonkin-event-absorbed-hidden",
            Event::BoxMoved => "tonkin-event-box-moved",
            Event::Withdrawn { month: Some(_), .. } => "tonkin-event-withdrawn",
            Event::Withdrawn { month: None, .. } => "tonkin-event-withdrawn-for-good",
            Event::Transports { .. } => "tonkin-event-transports",
            Event::Moved { .. } => "tonkin-event-moved",
            Event::VmMoved { .. } => "tonkin-event-vm-moved",
            Event::StaffMoved { .. } => "tonkin-event-staff-moved",
            Event::HexLeft { .. } => "tonkin-event-hex-left",
            Event::Declared { .. } => "tonkin-event-declared",
            Event::CalledOff { .. } => "tonkin-event-called-off",
            Event::DropRolled { .. } => "tonkin-event-drop-rolled",
            Event::RoadBuilt { from: None, .. } => "tonkin-event-road-built",
            Event::RoadBuilt { from: Some(_), .. } => "tonkin-event-road-moved",
            Event::Captured { .. } => "tonkin-event-captured",
            Event::StepLost { .. } => "tonkin-event-step-lost",
            Event::StepRegained { .. } => "tonkin-event-step-regained",
            Event::Hits { .. } => "tonkin-event-hits",
            Event::Eliminated { .. } => "tonkin-event-eliminated",
            Event::Disorganised { .. } => "tonkin-event-disorganised",
            Event::Level { .. } => "tonkin-event-level",
            Event::Control { .. } => "tonkin-event-control",
            Event::Spends { dump: Some(_), .. } => "tonkin-event-spends",
            Event::Spends { dump: None, .. } => "tonkin-event-spends-none",
            Event::NoOperations => "tonkin-event-no-operations",
            Event::AllowanceRolled { .. } => "tonkin-event-allowance-rolled",
            Event::Spent { .. } => "tonkin-event-spent",
            Event::Recovered { .. } => "tonkin-event-recovered",
            Event::Repaired { .. } => "tonkin-event-repaired",
            Event::Digs { .. } => "tonkin-event-digs",
            Event::Trenched { .. } => "tonkin-event-trenched",
            Event::TrenchGone { .. } => "tonkin-event-trench-gone",
            Event::RoadDestroyed { .. } => "tonkin-event-road-destroyed",
            Event::RoadStruck { .. } => "tonkin-event-road-struck",
            Event::Barrages { .. } => "tonkin-event-barrages",
            Event::BarrageRolled { .. } => "tonkin-event-barrage-rolled",
            Event::Attacks { overrun: false, .. } => "tonkin-event-attacks",
            Event::Attacks { overrun: true, .. } => "tonkin-event-overruns",
            Event::Ambushes { .. } => "tonkin-event-ambushes",
            Event::AmbushRolled { .. } => "tonkin-event-ambush-rolled",
            Event::Leads { .. } => "tonkin-event-leads",
            Event::SpiritRolled { .. } => "tonkin-event-spirit-rolled",
            Event::Front { .. } => "tonkin-event-front",
            Event::CombatRolled { .. } => "tonkin-event-combat-rolled",
            Event::DgRolled { .. } => "tonkin-event-dg-rolled",
            Event::Decided { retreats: true } => "tonkin-event-retreats",
            Event::Decided { retreats: false } => "tonkin-event-stands",
            Event::CombatOver { .. } => "tonkin-event-combat-over",
            Event::Overstacked { hex: Some(_), .. } => "tonkin-event-overstacked",
            Event::Overstacked { hex: None, .. } => "tonkin-event-overstacked-hidden",
            Event::OutOfSupply { .. } => "tonkin-event-out-of-supply",
            Event::InSupply { .. } => "tonkin-event-in-supply",
            Event::EndSequence => "tonkin-event-end-sequence",
            Event::GameOver { .. } => "tonkin-event-game-over",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        facts::facts(*self)
    }
}
