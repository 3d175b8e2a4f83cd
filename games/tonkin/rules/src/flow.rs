//! The sequence of play: what is to be done, as a stack of steps.
//!
//! The step on top is asked or carried out; one that interrupts is pushed on top of it. What comes after
//! lies below. Open this file first: it is the table of contents of the engine.

use arrayvec::ArrayVec;
use kernel::{Rule, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::Tonkin;
use crate::board::Board;
use crate::charts::BarrageResult;
use crate::components::{Hex, Outcome, Side, Unit};
use crate::event::Event;
use crate::sets::{HexSet, UnitSet};

mod steps;

pub use steps::*;

/// How many steps can lie on each other.
pub const DEEPEST: usize = 20;

/// The complete state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The month, 1 to 46.
    pub month: u8,
    /// The phase, and the part of it.
    pub phase: Phase,
    /// The VP-Level (1.9).
    pub vp: i8,
    /// Replacement Points, French first.
    pub rp: [u8; 2],
    /// VM Trucks that arrived so far, and those left this turn (3.4).
    pub trucks: Stock,
    /// Air Transports likewise (3.5).
    pub planes: Stock,
    /// The hit track: regiment steps lost since the last award (6.13).
    pub hits: u8,
    /// Counters and markers.
    pub board: Board,
    /// Communities friendly to VM, as last judged (1.8).
    pub owned: HexSet,
    /// Whether the 10 VP for the Delta and for the Highlands are deducted (1.9 B).
    pub counted: [bool; 2],
    /// The Political Objective-Markers (1.9 A).
    pub objectives: Objectives,
    /// The SD each side spends this turn (6.2).
    pub spending: [Option<Unit>; 2],
    /// Operation Points left (6.1).
    pub points: [u8; 2],
    /// VM units declared in this phase or point (3.5).
    pub declared: UnitSet,
    /// VM units that lie open while a combat or barrage lasts (1.5).
    pub shown: UnitSet,
    /// What the French have once been shown (1.5).
    pub notes: Notes,
    /// The officers (6.16).
    pub heroes: [Option<Hero>; 2],
    /// How often stacks were rearranged in this phase; bounded.
    pub fiddles: u8,
    /// The stack that was rearranged last, while nothing else is done (1.5).
    pub arranged: Option<Hex>,
    /// How the last combat or barrage went, for odds.
    pub last: LastFight,
    /// What is to be done, the next thing last.
    pub steps: ArrayVec<Step, DEEPEST>,
}

/// The phases of a turn (1.10), with the parts of the first one, and what comes before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 9.0.
    SetUp,
    /// 2.1.
    VmArrivals,
    /// 2.2 A.
    VmMix,
    /// 2.2 B, 2.3.
    VmReplace,
    /// 2.4.
    Mobilise,
    /// 2.5.
    FrenchArrivals,
    /// 2.6 A.
    FrenchMix,
    /// 2.6 B.
    FrenchReplace,
    /// 2.7.
    Withdraw,
    /// 3.0.
    VmMovement,
    /// 3.0.
    FrenchMovement,
    /// 5.0.
    Attrition,
    /// 6.0.
    Operations,
    /// 7.0.
    SupplyCheck,
    /// The Month-Marker moves on.
    TurnEnd,
    /// 8.0 (1).
    EndLosses,
    /// 8.0 (2).
    EndVmMovement,
    /// 8.0 (2).
    EndFrenchMovement,
    /// 8.0 (3).
    EndAttrition,
    /// 1.9 A, 1.9 C.
    Scoring,
}

impl Phase {
    /// The word messages select by.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::SetUp => "set-up",
            Phase::VmArrivals => "vm-arrivals",
            Phase::VmMix => "vm-mix",
            Phase::VmReplace => "vm-replace",
            Phase::Mobilise => "mobilise",
            Phase::FrenchArrivals => "french-arrivals",
            Phase::FrenchMix => "french-mix",
            Phase::FrenchReplace => "french-replace",
            Phase::Withdraw => "withdraw",
            Phase::VmMovement => "vm-movement",
            Phase::FrenchMovement => "french-movement",
            Phase::Attrition => "attrition",
            Phase::Operations => "operations",
            Phase::SupplyCheck => "supply-check",
            Phase::TurnEnd => "turn-end",
            Phase::EndLosses => "end-losses",
            Phase::EndVmMovement => "end-vm-movement",
            Phase::EndFrenchMovement => "end-french-movement",
            Phase::EndAttrition => "end-attrition",
            Phase::Scoring => "scoring",
        }
    }

    /// The rule it is played by.
    pub const fn rule(self) -> Rule {
        Rule(match self {
            Phase::SetUp => "9.0",
            Phase::VmArrivals => "2.1",
            Phase::VmMix | Phase::VmReplace => "2.2",
            Phase::Mobilise => "2.4",
            Phase::FrenchArrivals => "2.5",
            Phase::FrenchMix | Phase::FrenchReplace => "2.6",
            Phase::Withdraw => "2.7",
            Phase::VmMovement | Phase::FrenchMovement => "3.0",
            Phase::Attrition => "5.0",
            Phase::Operations => "6.0",
            Phase::SupplyCheck => "7.0",
            Phase::TurnEnd => "1.10",
            Phase::EndLosses
            | Phase::EndVmMovement
            | Phase::EndFrenchMovement
            | Phase::EndAttrition => "8.0",
            Phase::Scoring => "1.9",
        })
    }
}

/// A transport track: how many there are, and how many are left this turn (3.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stock {
    /// How many the side has.
    pub owned: u8,
    /// How many are left this turn.
    pub left: u8,
}

/// 1.9 A: the Political Objective-Markers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Objectives {
    /// Where they lie.
    pub at: [Option<Hex>; 2],
    /// Which of them is real; VM alone knows.
    pub real: u8,
    /// Whether they were moved in this phase.
    pub moved: bool,
}

/// 1.5: what the French have seen of a VM unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Note {
    /// Where it was seen.
    pub hex: Hex,
    /// With how many steps.
    pub steps: u8,
    /// In which month.
    pub month: u8,
    /// Whether it must still be there: no VM piece has left that hex since.
    pub firm: bool,
}

/// 1.5: the notes of the French, by unit, in ascending order. Units in public places have none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Notes(pub Vec<(Unit, Note)>);

/// 6.16: an officer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hero {
    /// 1 to 4.
    pub rank: u8,
    /// The Mentioned-Marker, 0 to 7.
    pub mentions: u8,
    /// The unit he is with; `None` until he joins one.
    pub with: Option<Unit>,
    /// The first month in which he may join one.
    pub joins: u8,
    /// The other para units of a French officer of rank 3 or 4.
    pub others: [Option<Unit>; 2],
    /// The division of a VM officer.
    pub division: Option<u16>,
}

/// How the last combat or barrage went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LastFight {
    /// Whether the hex fell.
    pub taken: bool,
    /// Steps each side lost in it, French first.
    pub lost: [u8; 2],
    /// Whether units of each side became DG.
    pub dg: [bool; 2],
    /// The result of a combat.
    pub outcome: Option<Outcome>,
    /// The result of a barrage.
    pub barrage: Option<BarrageResult>,
}

/// One thing to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// 9.0 (3): VM sets up the units of an entry of the scenario.
    SetUp { entry: u8, placed: u8, units: UnitSet },
    /// 9.0 (2): FEF chooses the units of an entry, in a generic set-up.
    FrenchSetUp { entry: u8, placed: u8 },
    /// 9.0 (3): VM takes the steps lost at the start from units of an entry.
    SetUpLosses { entry: u8, lost: u8, units: UnitSet },
    /// 9.0 (3): VM sets up Tieu Doans; the number in the scenario's list.
    SetUpTieuDoans { next: u8, placed: Placed },
    /// 9.0 (4): FEF sets up GCMA.
    SetUpGcma { next: u8 },
    /// 1.9 A: VM places the Political Objective-Markers.
    PlaceObjectives { first: bool, assigned: Option<Hex> },
    /// 1.9 A: VM decides which marker is real.
    RealObjective,
    /// 6.16: a side gives its officer a unit.
    JoinHero { side: Side, left: u8 },
    /// 2.1: VM places arriving regiments.
    VmArrivals { left: UnitSet },
    /// 2.2 A: VM chooses SD and RP.
    VmMix,
    /// 2.2 A, 2.6 A: a side places SDs.
    Dumps { side: Side, left: u8 },
    /// 2.2 A: VM gives up a point or a step for Thai Binh.
    ThaiBinh,
    /// 2.2 B, 2.3: VM spends RP and absorbs Tieu Doans.
    VmReplace { regained: Regained },
    /// 2.4: VM places Tieu Doans.
    Mobilise { left: u8, placed: Placed },
    /// 2.4: VM may place a Pathet Lao.
    PathetLao,
    /// 2.5: FEF brings units in or postpones them; the GCMA that have come in so far.
    FrenchArrivals { left: UnitSet, gcma: UnitSet },
    /// 2.6 A: FEF chooses SD and RP.
    FrenchMix,
    /// 2.6 B: FEF spends RP.
    FrenchReplace { lift: Lift },
    /// 2.7: FEF withdraws units; which of the month's list.
    Withdraw { next: u8 },
    /// 3.0, 6.3 c, 8.0: a side moves; with an Operation Point only the units of one hex.
    Movement(Movement),
    /// 3.0: a group being put together. Nobody else sees it.
    Group(Group),
    /// 3.1: a group on the march.
    March(March),
    /// 3.5, 4.0, 6.6: VM may declare artillery or the Anti-Aircraft unit.
    Declare { hex: Hex, by: Flight },
    /// 3.5: a load dropped in the Anti-Aircraft ZoC: the die for the SD.
    DropDie { dump: Unit, at: Hex },
    /// 6.4: paras that did not clear the hex go back one hex.
    Bounce { units: UnitSet, from: Hex },
    /// 6.2: a side decides whether to spend an SD.
    Activate { side: Side },
    /// 6.1: the die for the allowance.
    Allowance { side: Side },
    /// 6.1: points in a row.
    Impulse { side: Side, left: u8, spent: bool },
    /// 6.3 a: markers are taken off.
    Recover { side: Side, dg: ArrayVec<Hex, 6>, roads: u8 },
    /// 6.3 b: trenches are dug.
    Dig { side: Side, case: DigCase, from: Hex, left: u8 },
    /// 6.3 d and F: a barrage being put together. Nobody else sees it.
    PlanBarrage { side: Side, target: Hex, picked: UnitSet },
    /// 6.6: a barrage.
    Barrage(Barrage),
    /// 6.3 e: VM destroys roads.
    Wreck { left: u8 },
    /// 6.7: the Airstrike against a road.
    RoadStrike { hex: Hex, guns: bool },
    /// 6.3 G: an attack being put together. Nobody else sees it.
    PlanAttack { side: Side, target: Hex, picked: UnitSet },
    /// 6.8: combat, C1 to C10.
    Combat(Combat),
    /// 6.6, 6.13, 2.2: a side loses steps of its choice.
    Losses(Losses),
    /// 1.5: a hex holds too much; which one, of VM only he knows.
    Overstack { side: Side, hex: Option<Hex> },
    /// The checks at the end of a phase or point (1.5, 6.3 b).
    EndOfPhase,
    /// 1.9 C: the game is over.
    Over(Ending),
}

/// 2.4, 9.0: the hexes of Tieu Doans that were placed, each for a different Mobilization Center.
pub type Placed = ArrayVec<Hex, 32>;

/// How often a player may change his mind about one question.
pub const MOST_FIDDLES: u8 = 40;

impl State {
    /// The step on top.
    pub fn top(&self) -> &Step {
        self.steps.last().unwrap_or(&Step::Over(Ending::Scale))
    }

    /// The combat under way.
    pub fn combat(&self) -> Option<&Combat> {
        self.steps.iter().rev().find_map(|step| match step {
            Step::Combat(combat) => Some(combat),
            _ => None,
        })
    }

    /// The movement under way.
    pub fn movement(&self) -> Option<&Movement> {
        self.steps.iter().rev().find_map(|step| match step {
            Step::Movement(movement) => Some(movement),
            _ => None,
        })
    }

    /// The same, to change it.
    pub fn movement_mut(&mut self) -> Option<&mut Movement> {
        self.steps.iter_mut().rev().find_map(|step| match step {
            Step::Movement(movement) => Some(movement),
            _ => None,
        })
    }

    /// The seat of a side.
    pub const fn seat(side: Side) -> Seat {
        Seat(side as u8)
    }

    /// The side of a seat.
    pub const fn side(seat: Seat) -> Side {
        Side::BOTH[(seat.0 & 1) as usize]
    }
}

/// The rules at work on a state, with somebody who may listen.
#[derive(Debug)]
pub struct Play<'a, S> {
    /// The rules.
    pub rules: &'a Tonkin,
    /// The state.
    pub state: &'a mut State,
    /// The listener.
    pub sink: &'a mut S,
}

impl<S: Sink<Tonkin>> Play<'_, S> {
    /// Reports an event.
    pub fn tell(&mut self, event: Event) {
        if S::LISTENS {
            self.sink.event(self.state, event);
        }
    }

    /// Puts a step on top.
    pub fn push(&mut self, step: Step) {
        self.state.steps.push(step);
    }

    /// Takes the top step off.
    pub fn pop(&mut self) -> Option<Step> {
        self.state.steps.pop()
    }

    /// Puts a step in the place of the top one.
    pub fn replace(&mut self, step: Step) {
        self.pop();
        self.push(step);
    }
}

/// Whether a step went by itself or waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It was carried out; look at the stack again.
    Goes,
    /// Somebody or the dice must answer.
    Waits,
}
