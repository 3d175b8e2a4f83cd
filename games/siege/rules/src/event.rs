//! What happened, for the log. Every step of an automatic procedure is an event of its own, told in the
//! state of its moment; a summary follows at the end of the step and of the phase.

mod facts;
mod words;

use kernel::{Audience, Cited, Event as KernelEvent, Rule};

use crate::board::Place;
use crate::components::{
    Aircraft, Airfield, ArtilleryResult, Battalion, Code, Division, EventKind, Route, Side, Space,
    Unit,
};
use crate::flow::{Ending, Phase, Piece, Supply, Tally, Target};
use crate::prompt::Pool;
use crate::sets::{AircraftSet, BattalionSet, MarkerSet, UnitSet};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// 34.1 to 34.3: the die of an option.
    OptionRolled { code: Code, die: u8 },
    /// 34.1 to 34.3: a counter was drawn.
    OptionDrawn { code: Code, piece: Piece },
    /// 29.0(5): a ready-made placement was taken.
    Placement { placement: u8 },
    /// 29.0(5): a unit was placed.
    Placed { unit: Unit, space: Space },
    /// 29.0(5): a unit was taken up again.
    Lifted { unit: Unit },
    /// 29.0(10): a division was drawn.
    DivisionDrawn { route: Route, division: Division },
    /// 31.0: the two dice.
    VariableRolled { first: u8, second: u8 },
    /// 31.0: battalions wait in the Reinforcement box.
    Delayed { battalions: BattalionSet },
    /// 4.0: a turn begins.
    Turn { turn: u8 },
    /// 4.0: an impulse begins.
    Impulse { impulse: u8 },
    /// 4.1: what a step came to.
    StepSummary { phase: Phase, tally: Tally },
    /// 4.0: what a phase came to; morale now.
    PhaseSummary { phase: Phase, tally: Tally, morale: u8 },
    /// 12.2: a shot down unit is back.
    Returned { aircraft: Aircraft },
    /// 8.1: how many events each side picks.
    Picks { picks: u8 },
    /// 8.1: a marker was picked.
    Picked { kind: EventKind },
    /// S-11: no marker is left to pick.
    PoolEmpty { side: Side },
    /// 30.0 GMI: the die of a challenge.
    Challenged { kind: EventKind, die: u8, cancelled: bool },
    /// 30.0: the die of an event.
    EventRolled { kind: EventKind, die: u8 },
    /// 30.0: an event acts as another.
    ActsAs { kind: EventKind, other: EventKind },
    /// 30.0: an event has no effect now.
    NoEffect { kind: EventKind },
    /// 8.2: a marker is out of the game.
    Discarded { kind: EventKind },
    /// 8.2: a marker stays in effect.
    InEffect { kind: EventKind },
    /// 30.0 Mining: a Route is mined.
    Mined { route: Route },
    /// 30.0 Condor: one marker more waits.
    CondorCounted { condors: u8 },
    /// 30.0 Condor: the 148th is gone for good.
    RegimentGone,
    /// 9.3: the 148th joins a division.
    RegimentJoins { division: Division },
    /// 31.0: waiting battalions enter.
    DelayedEnter { battalions: BattalionSet },
    /// 30.0: a counter came out of the Available box.
    Reinforced { piece: Piece },
    /// S-58: the C units have become available.
    CondorUnits { units: UnitSet },
    /// 14.12: a leader was placed.
    LeaderArrived { leader: Unit, space: Space },
    /// 30.0 PSYOP: the die of a unit.
    PsyopRolled { unit: Unit, die: u8 },
    /// 7.0: morale changed.
    Morale { from: u8, to: u8 },
    /// 11.0: the AAA Index changed.
    AaaIndex { from: u8, to: u8 },
    /// 11.0: the Artillery Index changed.
    ArtilleryIndex { from: u8, to: u8 },
    /// 20.0: supply changed.
    Supply { supply: Supply, from: u8, to: u8 },
    /// 10.1: a division's Morale Check.
    Activation { division: Division, roll: u8, morale: u8, refit: bool },
    /// 10.1: a division goes to Refit, or to Assault, without a check.
    Ordered { division: Division, refit: bool },
    /// 10.4, 17.8: a battalion went straight to its base.
    ToBase { battalion: Battalion, from: Space, route: Route },
    /// 15.4, 27.1: missions are given: airstrikes, then Impact markers, in each box.
    MissionsGiven { aircraft: AircraftSet, guns: MarkerSet },
    /// 14.4: cargo is loaded.
    CargoGiven { units: u8, gp: u8, ammunition: u8 },
    /// 36.1: Operation Vulture is declared.
    VultureDeclared,
    /// 36.2: the die, and how many US units come.
    VultureRolled { die: u8, units: u8 },
    /// 36.2: a US unit came.
    VultureUnit { aircraft: Aircraft },
    /// 12.1: first dice.
    AaaRolled { dice: u8, hits: u8 },
    /// 12.1: second dice: aborts and shoot downs by class.
    AaaResults { counts: [u8; 6] },
    /// 12.4: a result found nobody.
    AaaNobody { shot_down: bool, results: u8 },
    /// 12.2: a unit was shot down; it is back on that turn, or never.
    ShotDown { aircraft: Aircraft, back: Option<u8> },
    /// 12.2, 30.0: a unit was aborted.
    Aborted { aircraft: Aircraft },
    /// 27.3: aborted units are back in Reserve.
    Recovered { aircraft: AircraftSet },
    /// 14.5, 14.6: a passenger is back in the Ready box.
    BackToReady { unit: Unit },
    /// 28.2: a strategic strike is flown or fired.
    Strikes { target: Target, aircraft: AircraftSet, guns: MarkerSet, dice: u8 },
    /// 28.3: what it did.
    Struck { target: Target, hits: u8, shock: bool },
    /// 37.1: the bomb.
    BombRolled { die: u8, won: bool },
    /// 13.1: first dice.
    BarrageRolled { dice: u8, hits: u8 },
    /// 13.2: the result of a hit.
    BarrageResult { die: u8, result: ArtilleryResult },
    /// 13.2: a result found nothing and was lost.
    BarrageLost,
    /// 26.1: an airfield was destroyed.
    AirfieldDestroyed { airfield: Airfield },
    /// 15.5: ammunition was paid.
    AmmunitionPaid { points: u8, left: u8 },
    /// 14.6: a unit landed.
    Landed { unit: Unit, space: Space },
    /// 14.7: a unit jumped.
    Jumped { unit: Unit, space: Space, die: u8, reduced: bool },
    /// 14.9: supply came in on an airfield.
    Delivered { supply: Supply, points: u8 },
    /// 14.11: supply was dropped: points that arrived, were lost, were captured.
    Dropped { supply: Supply, arrived: u8, lost: u8, captured: u8 },
    /// 17.7: a piece lost a step.
    Reduced { piece: Piece, place: Place },
    /// 17.7: a piece was eliminated.
    Eliminated { piece: Piece, place: Place },
    /// 25.1: a leader is lost for good.
    LeaderLost { leader: Unit, space: Space },
    /// 6.1: control passed.
    Control { space: Space, to: Side },
    /// 16.2: a French unit moved one space.
    Moved { unit: Unit, from: Space, to: Space },
    /// 16.3: a battalion moved one space.
    Advanced { battalion: Battalion, from: Place, to: Space },
    /// 17.1: the French fire.
    FrenchFires { target: Space, units: UnitSet, guns: MarkerSet, aircraft: AircraftSet },
    /// 17.10: the Viet Minh fire.
    VietMinhFires { target: Space, battalions: BattalionSet, dice: u8 },
    /// 17.4: dice of an attack fell.
    FireRolled { side: Side, target: Space, pool: Pool, dice: u8, hits: u8, panics: u8 },
    /// 17.4: what the attack came to, and results lost for want of a victim (17.6, S-41).
    FireResult { side: Side, target: Space, hits: u8, panics: u8 },
    /// 17.8: nobody can panic.
    NobodyPanics { space: Space, panics: u8 },
    /// 17.8: a unit panics.
    Panicked { piece: Piece, space: Space },
    /// 17.8: how far it retreats.
    RetreatRolled { piece: Piece, die: u8 },
    /// 17.8: a unit retreated.
    Retreated { piece: Piece, from: Space, to: Place },
    /// 28.6: an airstrike may fly again.
    FliesAgain { aircraft: Aircraft },
    /// 18.1: the French assault.
    FrenchAssaults { from: Space, target: Space, units: UnitSet },
    /// 18.1: the Viet Minh assault.
    VietMinhAssaults { from: Place, target: Space, battalions: BattalionSet },
    /// 18.2: Tactical Edge: totals, and who has it.
    Edge { target: Space, french: u8, vietminh: u8, edge: Side },
    /// 18.2: dice of an assault fell.
    AssaultRolled { side: Side, target: Space, dice: u8, hits: u8, panics: u8 },
    /// 18.3: only one side is left.
    AssaultWon { target: Space, winner: Side },
    /// 18.4: both are left; the terrain decides.
    AssaultDraw { target: Space, winner: Side },
    /// 30.0 Flak Raid: a cleared space.
    FlakRaid { route: Route },
    /// 7.1: the five items of the Morale Step, and their sum.
    MoraleStep { items: [i8; 5], change: i8 },
    /// 22.3: a unit redeployed.
    Redeployed { unit: Unit, from: Space, to: Space },
    /// 21.4: an airfield is functional.
    Repaired { airfield: Airfield },
    /// 21.1: a unit is at full strength.
    Refitted { unit: Unit },
    /// 21.2, 21.3: a unit is rebuilt.
    Rebuilt { unit: Unit, space: Space },
    /// 23.0: the Morale Check of a battalion.
    RefitRolled { battalion: Battalion, roll: u8, success: bool },
    /// 23.0: a battalion is at full strength.
    Restored { battalion: Battalion },
    /// 23.0: a battalion is back, reduced.
    CameBack { battalion: Battalion, route: Route },
    /// 36.3: the political die.
    PoliticsRolled { die: u8, limit: u8 },
    /// 3.1: the game is over.
    GameOver { ending: Ending, morale: u8 },
}

impl Cited for Event {
    fn rule(&self) -> Rule {
        Rule(match self {
            Event::OptionRolled { .. } | Event::OptionDrawn { .. } => "34.0",
            Event::Placement { .. }
            | Event::Placed { .. }
            | Event::Lifted { .. }
            | Event::DivisionDrawn { .. } => "29.0",
            Event::VariableRolled { .. } | Event::Delayed { .. } | Event::DelayedEnter { .. } => {
                "31.0"
            }
            Event::Turn { .. } | Event::Impulse { .. } | Event::PhaseSummary { .. } => "4.0",
            Event::StepSummary { .. } => "4.1",
            Event::Returned { .. } | Event::ShotDown { .. } | Event::Aborted { .. } => "12.2",
            Event::Picks { .. } | Event::Picked { .. } => "8.1",
            Event::PoolEmpty { .. } => "S-11",
            Event::Challenged { .. }
            | Event::EventRolled { .. }
            | Event::ActsAs { .. }
            | Event::NoEffect { .. }
            | Event::Mined { .. }
            | Event::CondorCounted { .. }
            | Event::RegimentGone
            | Event::Reinforced { .. }
            | Event::PsyopRolled { .. }
            | Event::FlakRaid { .. } => "30.0",
            Event::Discarded { .. } | Event::InEffect { .. } => "8.2",
            Event::RegimentJoins { .. } => "9.3",
            Event::CondorUnits { .. } => "S-58",
            Event::LeaderArrived { .. } => "14.12",
            Event::Morale { .. } => "7.4",
            Event::AaaIndex { .. } | Event::ArtilleryIndex { .. } => "11.4",
            Event::Supply { .. } => "20.3",
            Event::Activation { .. } | Event::Ordered { .. } => "10.1",
            Event::ToBase { .. } => "10.4",
            Event::MissionsGiven { .. } => "27.1",
            Event::CargoGiven { .. } => "14.4",
            Event::VultureDeclared => "36.1",
            Event::VultureRolled { .. } | Event::VultureUnit { .. } => "36.2",
            Event::AaaRolled { .. } | Event::AaaResults { .. } => "12.1",
            Event::AaaNobody { .. } => "12.4",
            Event::Recovered { .. } => "27.3",
            Event::BackToReady { .. } => "14.5",
            Event::Strikes { .. } => "28.2",
            Event::Struck { .. } => "28.3",
            Event::BombRolled { .. } => "37.1",
            Event::BarrageRolled { .. } => "13.1",
            Event::BarrageResult { .. } | Event::BarrageLost => "13.2",
            Event::AirfieldDestroyed { .. } => "26.1",
            Event::AmmunitionPaid { .. } => "15.5",
            Event::Landed { .. } => "14.6",
            Event::Jumped { .. } => "14.7",
            Event::Delivered { .. } => "14.9",
            Event::Dropped { .. } => "14.11",
            Event::Reduced { .. } | Event::Eliminated { .. } => "17.7",
            Event::LeaderLost { .. } => "25.1",
            Event::Control { .. } => "6.1",
            Event::Moved { .. } => "16.2",
            Event::Advanced { .. } => "16.3",
            Event::FrenchFires { .. } => "17.1",
            Event::VietMinhFires { .. } => "17.10",
            Event::FireRolled { .. } | Event::FireResult { .. } => "17.4",
            Event::NobodyPanics { .. } => "S-41",
            Event::Panicked { .. } | Event::RetreatRolled { .. } | Event::Retreated { .. } => {
                "17.8"
            }
            Event::FliesAgain { .. } => "28.6",
            Event::FrenchAssaults { .. } | Event::VietMinhAssaults { .. } => "18.1",
            Event::Edge { .. } | Event::AssaultRolled { .. } => "18.2",
            Event::AssaultWon { .. } => "18.3",
            Event::AssaultDraw { .. } => "18.4",
            Event::MoraleStep { .. } => "7.1",
            Event::Redeployed { .. } => "22.3",
            Event::Repaired { .. } => "21.4",
            Event::Refitted { .. } => "21.1",
            Event::Rebuilt { .. } => "21.2",
            Event::RefitRolled { .. } | Event::Restored { .. } | Event::CameBack { .. } => "23.0",
            Event::PoliticsRolled { .. } => "36.3",
            Event::GameOver { ending, .. } => ending.rule(),
        })
    }
}

impl KernelEvent for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }

    fn redacted(&self) -> Option<Event> {
        None
    }

    fn is_reveal(&self) -> bool {
        false
    }
}

impl Ending {
    /// The rule that decides.
    pub const fn rule(self) -> &'static str {
        match self {
            Ending::Collapse => "7.4",
            Ending::BombWon | Ending::BombLost => "37.1",
            Ending::Entrenchments | Ending::Central | Ending::TimeUp => "3.1",
            Ending::Politics => "36.3",
            Ending::Routes | Ending::TooFewRoutes => "34.4",
        }
    }

    /// The word messages select by.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Collapse => "collapse",
            Ending::BombWon => "bomb-won",
            Ending::BombLost => "bomb-lost",
            Ending::Entrenchments => "entrenchments",
            Ending::Central => "central",
            Ending::Politics => "politics",
            Ending::Routes => "routes",
            Ending::TooFewRoutes => "too-few-routes",
            Ending::TimeUp => "time-up",
        }
    }
}
