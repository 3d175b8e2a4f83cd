//! The sequence of play: what is to be done, as a stack of steps.
//!
//! The step on top is asked or carried out; one that interrupts is pushed on top of it. What comes after
//! lies below. Open this file first: it is the table of contents of the engine.

use arrayvec::ArrayVec;
use kernel::flow::{Flow, Flows, Visitor};
use kernel::{Next, Rule, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Tonkin;
use crate::board::Board;
use crate::charts::BarrageResult;
use crate::components::{Hex, Outcome, Side, Unit};
use crate::refusal::No;
use crate::rules::victory::Level as _;
use crate::rules::{mobilisation, objectives, replacements, sequence, stacking, victory};
use crate::sets::{HexSet, UnitSet};

mod steps;

pub use crate::rules::aircraft::{Declare, DropDie, RoadStrike};
pub use crate::rules::airdrop::Bounce;
pub use crate::rules::arrivals::{FrenchArrivals, VmArrivals};
pub use crate::rules::attack::PlanAttack;
pub use crate::rules::barrage::PlanBarrage;
pub use crate::rules::engineering::{Dig, Recover, Wreck};
pub use crate::rules::heroes::JoinHero;
pub use crate::rules::mobilisation::Mobilise;
pub use crate::rules::objectives::PlaceObjectives;
pub use crate::rules::operations::{Activate, Allowance, Impulse};
pub use crate::rules::replacements::{Dumps, FrenchReplace, VmReplace};
pub use crate::rules::setting_up::{FrenchSetUp, SetUp, SetUpGcma, SetUpLosses, SetUpTieuDoans};
pub use crate::rules::stacking::Overstack;
pub use crate::rules::withdrawals::Withdraw;
pub use steps::*;

/// How many steps can lie on each other.
pub(crate) const DEEPEST: usize = 20;

/// The complete state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
    pub fiddles: Fiddles,
    /// The stack that was rearranged last, while nothing else is done (1.5).
    pub arranged: Option<Hex>,
    /// How the last combat or barrage went, for odds.
    pub last: LastFight,
    /// What is to be done, the next thing last.
    pub steps: ArrayVec<Step, DEEPEST>,
}

/// The phases of a turn (1.10), with the parts of the first one, and what comes before and after.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
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
    pub(crate) const fn rule(self) -> Rule {
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Stock {
    /// How many the side has.
    pub owned: u8,
    /// How many are left this turn.
    pub left: u8,
}

/// 1.9 A: the Political Objective-Markers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Objectives {
    /// Where they lie.
    pub at: [Option<Hex>; 2],
    /// Which of them is real; VM alone knows.
    pub real: u8,
    /// Whether they were moved in this phase.
    pub moved: bool,
}

/// 1.5: what the French have seen of a VM unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Notes(pub Vec<(Unit, Note)>);

/// 6.16: an officer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct LastFight {
    /// Whether the hex fell.
    pub(crate) taken: bool,
    /// Steps each side lost in it, French first.
    pub(crate) lost: [u8; 2],
    /// Whether units of each side became DG.
    pub(crate) dg: [bool; 2],
    /// The result of a combat.
    pub(crate) outcome: Option<Outcome>,
    /// The result of a barrage.
    pub(crate) barrage: Option<BarrageResult>,
}

/// One thing to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Step {
    /// 9.0 (3): VM sets up the units of an entry of the scenario.
    SetUp(SetUp),
    /// 9.0 (2): FEF chooses the units of an entry, in a generic set-up.
    FrenchSetUp(FrenchSetUp),
    /// 9.0 (3): VM takes the steps lost at the start from units of an entry.
    SetUpLosses(SetUpLosses),
    /// 9.0 (3): VM sets up Tieu Doans; the number in the scenario's list.
    SetUpTieuDoans(SetUpTieuDoans),
    /// 9.0 (4): FEF sets up GCMA.
    SetUpGcma(SetUpGcma),
    /// 1.9 A: VM places the Political Objective-Markers.
    PlaceObjectives(PlaceObjectives),
    /// 1.9 A: VM decides which marker is real.
    RealObjective,
    /// 6.16: a side gives its officer a unit.
    JoinHero(JoinHero),
    /// 2.1: VM places arriving regiments.
    VmArrivals(VmArrivals),
    /// 2.2 A: VM chooses SD and RP.
    VmMix,
    /// 2.2 A, 2.6 A: a side places SDs.
    Dumps(Dumps),
    /// 2.2 A: VM gives up a point or a step for Thai Binh.
    ThaiBinh,
    /// 2.2 B, 2.3: VM spends RP and absorbs Tieu Doans.
    VmReplace(VmReplace),
    /// 2.4: VM places Tieu Doans.
    Mobilise(Mobilise),
    /// 2.4: VM may place a Pathet Lao.
    PathetLao,
    /// 2.5: FEF brings units in or postpones them; the GCMA that have come in so far.
    FrenchArrivals(FrenchArrivals),
    /// 2.6 A: FEF chooses SD and RP.
    FrenchMix,
    /// 2.6 B: FEF spends RP.
    FrenchReplace(FrenchReplace),
    /// 2.7: FEF withdraws units; which of the month's list.
    Withdraw(Withdraw),
    /// 3.0, 6.3 c, 8.0: a side moves; with an Operation Point only the units of one hex.
    Movement(Movement),
    /// 3.0: a group being put together. Nobody else sees it.
    Group(Group),
    /// 3.1: a group on the march.
    March(March),
    /// 3.5, 4.0, 6.6: VM may declare artillery or the Anti-Aircraft unit.
    Declare(Declare),
    /// 3.5: a load dropped in the Anti-Aircraft ZoC: the die for the SD.
    DropDie(DropDie),
    /// 6.4: paras that did not clear the hex go back one hex.
    Bounce(Bounce),
    /// 6.2: a side decides whether to spend an SD.
    Activate(Activate),
    /// 6.1: the die for the allowance.
    Allowance(Allowance),
    /// 6.1: points in a row.
    Impulse(Impulse),
    /// 6.3 a: markers are taken off.
    Recover(Recover),
    /// 6.3 b: trenches are dug.
    Dig(Dig),
    /// 6.3 d and F: a barrage being put together. Nobody else sees it.
    PlanBarrage(PlanBarrage),
    /// 6.6: a barrage.
    Barrage(Barrage),
    /// 6.3 e: VM destroys roads.
    Wreck(Wreck),
    /// 6.7: the Airstrike against a road.
    RoadStrike(RoadStrike),
    /// 6.3 G: an attack being put together. Nobody else sees it.
    PlanAttack(PlanAttack),
    /// 6.8: combat, C1 to C10.
    Combat(Combat),
    /// 6.6, 6.13, 2.2: a side loses steps of its choice.
    Losses(Losses),
    /// 1.5: a hex holds too much; which one, of VM only he knows.
    Overstack(Overstack),
    /// The checks at the end of a phase or point (1.5, 6.3 b).
    EndOfPhase,
    /// 1.9 C: the game is over.
    Over(Ending),
}

/// 2.4, 9.0: the hexes of Tieu Doans that were placed, each for a different Mobilization Center.
pub(crate) type Placed = ArrayVec<Hex, 32>;

/// How often a player changes his mind about one question; bounded.
pub type Fiddles = kernel::Fiddles<40>;

impl State {
    /// The step on top.
    pub fn top(&self) -> &Step {
        self.steps.last().unwrap_or(&Step::Over(Ending::Scale))
    }

    /// The combat under way.
    pub fn combat(&self) -> Option<&Combat> {
        self.steps.iter().rev().find_map(|step| {
            let Step::Combat(combat) = step else { return None };
            Some(combat)
        })
    }

    /// The movement under way.
    pub fn movement(&self) -> Option<&Movement> {
        self.steps.iter().rev().find_map(|step| {
            let Step::Movement(movement) = step else { return None };
            Some(movement)
        })
    }

    /// The same, to change it.
    pub fn movement_mut(&mut self) -> Option<&mut Movement> {
        self.steps.iter_mut().rev().find_map(|step| {
            let Step::Movement(movement) = step else { return None };
            Some(movement)
        })
    }

    /// The seat of a side.
    pub const fn seat(side: Side) -> Seat {
        Seat(side as u8)
    }

    /// The side of a seat.
    pub(crate) const fn side(seat: Seat) -> Side {
        Side::BOTH[(seat.0 & 1) as usize]
    }
}

/// The rules at work on a state, with somebody who may listen.
pub type Play<'a, S> = kernel::flow::Play<'a, Tonkin, S>;

/// Which type answers for which step: the one place where steps are told apart.
impl Flows for Tonkin {
    type Step = Step;
    type Stack = ArrayVec<Step, DEEPEST>;

    fn stack(state: &State) -> &ArrayVec<Step, DEEPEST> {
        &state.steps
    }

    fn stack_mut(state: &mut State) -> &mut ArrayVec<Step, DEEPEST> {
        &mut state.steps
    }

    fn end(&self, state: &State) -> Next<Tonkin> {
        Next::Over(victory::outcome(self, state, Ending::Scale))
    }

    fn not_asked() -> No {
        No::NotAsked
    }

    fn interrupts<S: Sink<Tonkin>>(play: &mut Play<'_, S>) -> Option<Flow> {
        play.judge();
        play.state.steps.is_empty().then(|| {
            sequence::next_phase(play);
            Flow::Goes
        })
    }

    fn visit<V: Visitor<Tonkin>>(step: &Step, visitor: V) -> V::Out {
        match step {
            Step::SetUp(step) => visitor.visit(step),
            Step::FrenchSetUp(step) => visitor.visit(step),
            Step::SetUpLosses(step) => visitor.visit(step),
            Step::SetUpTieuDoans(step) => visitor.visit(step),
            Step::SetUpGcma(step) => visitor.visit(step),
            Step::PlaceObjectives(step) => visitor.visit(step),
            Step::RealObjective => visitor.visit(&objectives::RealObjective),
            Step::JoinHero(step) => visitor.visit(step),
            Step::VmArrivals(step) => visitor.visit(step),
            Step::VmMix => visitor.visit(&replacements::VmMix),
            Step::Dumps(step) => visitor.visit(step),
            Step::ThaiBinh => visitor.visit(&replacements::ThaiBinh),
            Step::VmReplace(step) => visitor.visit(step),
            Step::Mobilise(step) => visitor.visit(step),
            Step::PathetLao => visitor.visit(&mobilisation::PathetLao),
            Step::FrenchArrivals(step) => visitor.visit(step),
            Step::FrenchMix => visitor.visit(&replacements::FrenchMix),
            Step::FrenchReplace(step) => visitor.visit(step),
            Step::Withdraw(step) => visitor.visit(step),
            Step::Movement(step) => visitor.visit(step),
            Step::Group(step) => visitor.visit(step),
            Step::March(step) => visitor.visit(step),
            Step::Declare(step) => visitor.visit(step),
            Step::DropDie(step) => visitor.visit(step),
            Step::Bounce(step) => visitor.visit(step),
            Step::Activate(step) => visitor.visit(step),
            Step::Allowance(step) => visitor.visit(step),
            Step::Impulse(step) => visitor.visit(step),
            Step::Recover(step) => visitor.visit(step),
            Step::Dig(step) => visitor.visit(step),
            Step::PlanBarrage(step) => visitor.visit(step),
            Step::Barrage(step) => visitor.visit(step),
            Step::Wreck(step) => visitor.visit(step),
            Step::RoadStrike(step) => visitor.visit(step),
            Step::PlanAttack(step) => visitor.visit(step),
            Step::Combat(step) => visitor.visit(step),
            Step::Losses(step) => visitor.visit(step),
            Step::Overstack(step) => visitor.visit(step),
            Step::EndOfPhase => visitor.visit(&stacking::EndOfPhase),
            Step::Over(step) => visitor.visit(step),
        }
    }
}

/// The side that the step on top asks; none where dice fall or the game is over.
pub(crate) fn asked(rules: &Tonkin, state: &State) -> Option<Side> {
    kernel::flow::asked(rules, state).lowest().map(State::side)
}

/// Forgets how often a player changed his mind about a step. No other step counts it.
pub(crate) fn forget_fiddles(step: &mut Step) {
    if let Step::Group(group) = step {
        group.fiddles = Fiddles::NONE;
    }
}
