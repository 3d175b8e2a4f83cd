//! The sequence of play: what is to be done, as a stack of steps.
//!
//! The step on top is asked or carried out; one that interrupts is pushed on top of it. What comes after
//! lies below: a return shot lies on a shot, a shot on a reaction, a reaction on a unit's turn. Open this
//! file first: it is the table of contents of the engine.

use arrayvec::ArrayVec;
use kernel::flow::{Flow, Flows, StepRules, Visitor};
use kernel::{Next, Reading, Request, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::board::{Board, Caches};
use crate::choice::Choice;
use crate::components::{Marker, Side};
use crate::refusal::No;
use crate::rules::{bidding, peasants, set_up, turn, victory};
use crate::sets::{SquareSet, Unit, UnitSet};

mod stages;

pub use crate::rules::artillery::{Aim, StrikeDie, Swivel};
pub use crate::rules::caches::PickUp;
pub use crate::rules::casevac::Risk;
pub use crate::rules::interrogation::Interrogate;
pub use crate::rules::losses::LeaderDie;
pub use crate::rules::morale::Morale;
pub use crate::rules::peasants::PickPeasant;
pub use crate::rules::reactions::{Opportunity, Return};
pub use crate::rules::search::{Ambush, AmbushFrom, Name, Shift, Token};
pub use crate::rules::set_up::{Hide, Peasants, Ring};
pub use crate::rules::traps::Trap;
pub use crate::rules::turn::{Countdown, Markers, Turn};
pub use crate::rules::unit_turn::{ActionDice, Declare, Target};
pub(crate) use stages::ShotStage;
pub use stages::{
    Assault, AssaultStage, FallBack, FallBackStage, Search, Shot, ShotKind, Strike, StrikeStage,
    Values,
};

/// The complete state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct State {
    /// The side of each seat. While a bid is open it has no meaning yet.
    pub sides: [Side; 2],
    /// The sealed bids (X3.9).
    pub bids: [Option<u8>; 2],
    /// How far the game is.
    pub phase: Phase,
    /// Player turns begun.
    pub turn: u8,
    /// The table.
    pub board: Board,
    /// The cache loop, clockwise (X4.1).
    pub ring: ArrayVec<Marker, 16>,
    /// The landing column, from 0 (X3 step 6).
    pub column: u8,
    /// Counters of the countdown (X6).
    pub counters: u8,
    /// White Star holds an intelligence token (35).
    pub token: bool,
    /// Failed unit markers (X5.6).
    pub marked: [UnitSet; 2],
    /// Units of the side whose turn it is that were the first of their group to fail.
    pub failed: UnitSet,
    /// Artillery called this turn (S-20).
    pub strikes: u8,
    /// CASEVACs called this turn.
    pub casevacs: u8,
    /// Squares where somebody was interrogated this turn (35).
    pub interrogated: SquareSet,
    /// What counts for victory and lies nowhere on the table.
    pub tally: Tally,
    /// Whether the last action succeeded.
    pub success: bool,
    /// What is to be done, the next thing last.
    pub steps: ArrayVec<Step, 12>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Phase {
    /// X3.
    SetUp,
    /// X5.
    Play,
    /// X7.
    Score,
}

/// X7: what was lost, won and used up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Tally {
    /// White Star casualties flown out, or taken along over the exit edge.
    pub evacuated: u8,
    /// Communist casualties taken away.
    pub removed: u8,
    /// Foot units wiped out, of each side.
    pub wiped_out: [u8; 2],
    /// Tanks, carriers and trucks lost, of each side.
    pub vehicles: [[u8; 3]; 2],
    /// Helicopters lost.
    pub helicopters: u8,
    /// Peasants killed by each side.
    pub peasants: [u8; 2],
    /// Caches destroyed by White Star.
    pub destroyed: Caches,
    /// Caches carried off the table.
    pub carried_off: Caches,
    /// Caches recovered by the Communist.
    pub recovered: Caches,
    /// Foot units and vehicles that left by the exit edge.
    pub left: [u8; 2],
    /// Points for caches, rolled at the end.
    pub caches: u16,
}

/// One thing to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Step {
    /// X3.9: the seats bid, one after the other, sealed.
    Bid,
    /// X3.9: a roll-off for equal bids.
    BidDice,
    /// X3 step 4: the Communist lays the ring.
    Ring(Ring),
    /// X3 step 5: the Communist places peasants.
    Peasants(Peasants),
    /// X3 step 6: White Star deploys.
    Deploy,
    /// X3 step 7: the Communist hides units.
    Hide(Hide),
    /// X3 step 8: the first turn begins.
    Begin,
    /// X5.1: a player turn.
    Turn(Turn),
    /// X5: a group.
    Group(Group),
    /// 27: the morale test of the unit below.
    Morale(Morale),
    /// X5: a unit's turn.
    Unit(Acting),
    /// X5.7: an action that still needs its target.
    Target(Target),
    /// X5.3: an action that still needs its number of dice.
    Declare(Declare),
    /// 28b: the action dice.
    ActionDice(ActionDice),
    /// X4.6: a unit picks among dropped caches.
    PickUp(PickUp),
    /// 30: a trap.
    Trap(Trap),
    /// 33b: units that may shoot at one that moved.
    Opportunity(Opportunity),
    /// 33b: a unit may shoot back.
    Return(Return),
    /// 33: a shooting.
    Shot(Shot),
    /// 33d: the Communist picks a peasant.
    PickPeasant(PickPeasant),
    /// X9.1: the choice die.
    LeaderDie(LeaderDie),
    /// 32: an assault.
    Assault(Assault),
    /// 31b: a unit falls back.
    FallBack(FallBack),
    /// 34b: the line of a strike.
    Aim(Aim),
    /// 34c: the deviation die.
    StrikeDie(StrikeDie),
    /// 34c: the line swivels round an end.
    Swivel(Swivel),
    /// 34d: a strike.
    Strike(Strike),
    /// 28j: the risk dice of a helicopter.
    Risk(Risk),
    /// X4.3: a marker is named.
    Name(Name),
    /// 26: deviation dice.
    Deviation(Search),
    /// 26: the winner may shift.
    Shift(Shift),
    /// X4.3: a token may be spent.
    Token(Token),
    /// X4.3: the Communist may ambush.
    Ambush(Ambush),
    /// X4.3: this unit is to ambush the searching one, from a square that still has to be named.
    AmbushFrom(AmbushFrom),
    /// 35: an interrogation.
    Interrogate(Interrogate),
    /// X8.5: a peasant may flee.
    Flee,
    /// X6.2: White Star may end the game.
    EarlyEnd,
    /// X6.1: the countdown.
    Countdown(Countdown),
    /// X5.6: failed unit markers; then the other side's turn.
    Markers(Markers),
    /// 36: values of caches.
    Values(Values),
    /// X7.5: the game is over.
    Over,
}

/// X5: a group that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Group {
    /// Whose.
    pub side: Side,
    /// Which.
    pub group: u8,
    /// Units that have not had their turn.
    pub left: UnitSet,
    /// No unit has had its turn.
    pub untouched: bool,
    /// A unit has failed (25).
    pub failed: bool,
}

/// X5: a unit in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Acting {
    /// Which.
    pub unit: Unit,
    /// Action dice left. Others do not know how many if that depends on units they have not seen.
    pub dice: u8,
    /// The sum of its action dice without what hidden units do to it.
    pub sum: i8,
    /// Action dice spent.
    pub spent: u8,
    /// Whether its dice depend on units that White Star has not seen.
    pub secret: bool,
    /// Whether its turn is over.
    pub over: bool,
    /// Whether dice have been rolled for it. Before that nobody else knows who was picked.
    pub begun: bool,
    /// Squares entered by move actions (30).
    pub entered: u8,
    /// Shots made (33a).
    pub shots: u8,
    /// Whether it came on this turn (28g).
    pub came_on: bool,
    /// Enemy units that have had their opportunity shot (33b).
    pub reacted: UnitSet,
}

impl State {
    /// The step on top.
    pub fn top(&self) -> &Step {
        self.steps.last().unwrap_or(&Step::Over)
    }

    /// The unit whose turn it is.
    pub fn acting(&self) -> Option<&Acting> {
        self.steps
            .iter()
            .rev()
            .find_map(|step| if let Step::Unit(acting) = step { Some(acting) } else { None })
    }

    /// The same, to change it.
    pub fn acting_mut(&mut self) -> Option<&mut Acting> {
        self.steps
            .iter_mut()
            .rev()
            .find_map(|step| if let Step::Unit(acting) = step { Some(acting) } else { None })
    }

    /// The group that acts.
    pub fn group(&self) -> Option<&Group> {
        self.steps
            .iter()
            .rev()
            .find_map(|step| if let Step::Group(group) = step { Some(group) } else { None })
    }

    /// The same, to change it.
    pub fn group_mut(&mut self) -> Option<&mut Group> {
        self.steps
            .iter_mut()
            .rev()
            .find_map(|step| if let Step::Group(group) = step { Some(group) } else { None })
    }

    /// The seat of a side.
    pub fn seat(&self, side: Side) -> Seat {
        Seat(u8::from(self.sides[0] != side))
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        self.sides[usize::from(seat.0 & 1)]
    }
}

/// The rules at work on a state, with somebody who may listen.
pub type Play<'a, S> = kernel::flow::Play<'a, Company, S>;

/// Which type answers for which step: the one place where steps are told apart.
impl Flows for Company {
    type Step = Step;
    type Stack = ArrayVec<Step, 12>;

    fn stack(state: &State) -> &ArrayVec<Step, 12> {
        &state.steps
    }

    fn stack_mut(state: &mut State) -> &mut ArrayVec<Step, 12> {
        &mut state.steps
    }

    fn end(&self, state: &State) -> Next<Company> {
        Next::Over(victory::outcome(self, state))
    }

    fn not_asked() -> No {
        No::NotAsked
    }

    /// X6.2: with the last White Star unit the game ends at once.
    fn interrupts<S: Sink<Company>>(play: &mut Play<'_, S>) -> Option<Flow> {
        if play.state.phase == Phase::Play
            && victory::is_lost(play.state)
            && !victory::is_under_way(play.rules, play.state)
        {
            return Some(victory::begin(play));
        }
        play.state.steps.is_empty().then_some(Flow::Waits)
    }

    fn visit<V: Visitor<Company>>(step: &Step, visitor: V) -> V::Out {
        match step {
            Step::Bid => visitor.visit(&bidding::Bid),
            Step::BidDice => visitor.visit(&bidding::BidDice),
            Step::Ring(step) => visitor.visit(step),
            Step::Peasants(step) => visitor.visit(step),
            Step::Deploy => visitor.visit(&set_up::Deploying),
            Step::Hide(step) => visitor.visit(step),
            Step::Begin => visitor.visit(&set_up::Begin),
            Step::Turn(step) => visitor.visit(step),
            Step::Group(step) => visitor.visit(step),
            Step::Morale(step) => visitor.visit(step),
            Step::Unit(step) => visitor.visit(step),
            Step::Target(step) => visitor.visit(step),
            Step::Declare(step) => visitor.visit(step),
            Step::ActionDice(step) => visitor.visit(step),
            Step::PickUp(step) => visitor.visit(step),
            Step::Trap(step) => visitor.visit(step),
            Step::Opportunity(step) => visitor.visit(step),
            Step::Return(step) => visitor.visit(step),
            Step::Shot(step) => visitor.visit(step),
            Step::PickPeasant(step) => visitor.visit(step),
            Step::LeaderDie(step) => visitor.visit(step),
            Step::Assault(step) => visitor.visit(step),
            Step::FallBack(step) => visitor.visit(step),
            Step::Aim(step) => visitor.visit(step),
            Step::StrikeDie(step) => visitor.visit(step),
            Step::Swivel(step) => visitor.visit(step),
            Step::Strike(step) => visitor.visit(step),
            Step::Risk(step) => visitor.visit(step),
            Step::Name(step) => visitor.visit(step),
            Step::Deviation(step) => visitor.visit(step),
            Step::Shift(step) => visitor.visit(step),
            Step::Token(step) => visitor.visit(step),
            Step::Ambush(step) => visitor.visit(step),
            Step::AmbushFrom(step) => visitor.visit(step),
            Step::Interrogate(step) => visitor.visit(step),
            Step::Flee => visitor.visit(&peasants::Flee),
            Step::EarlyEnd => visitor.visit(&turn::EarlyEnd),
            Step::Countdown(step) => visitor.visit(step),
            Step::Markers(step) => visitor.visit(step),
            Step::Values(step) => visitor.visit(step),
            Step::Over => visitor.visit(&victory::Over),
        }
    }
}

/// A die for each side, White Star's first, or for each seat.
pub(crate) const TWO_DICE: Request = Request::Dice { count: 2, faces: 6, reading: Reading::Each };

/// The check of a step of which every answer that is listed is legal.
pub(crate) fn check_listed<T: StepRules<Company>>(
    step: &T,
    rules: &Company,
    state: &State,
    choice: &Choice,
) -> Result<(), No> {
    let mut listed = Vec::new();
    step.candidates(rules, state, Scope::All, &mut listed);
    if listed.contains(choice) { Ok(()) } else { Err(No::NotAsked) }
}
