//! The sequence of play: what is to be done, as a stack of steps.
//!
//! The step on top is asked or carried out; one that interrupts is pushed on top of it. What comes after
//! lies below: a return shot lies on a shot, a shot on a reaction, a reaction on a unit's turn. Open this
//! file first: it is the table of contents of the engine.

use arrayvec::ArrayVec;
use kernel::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::board::{Board, Caches};
use crate::choice::{Action, Kind};
use crate::components::{Marker, Side};
use crate::event::Event;
use crate::rules::{
    artillery, assault, caches, fall_back, peasants, reactions, search, set_up, shooting, turn,
    unit_turn, victory,
};
use crate::sets::{Square, SquareSet, Unit, UnitSet};

mod stages;

pub use stages::{
    Assault, AssaultStage, FallBack, FallBackStage, Search, Shot, ShotKind, ShotStage, Strike,
    StrikeStage, Values,
};

/// The complete state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// X3.
    SetUp,
    /// X5.
    Play,
    /// X7.
    Score,
}

/// X7: what was lost, won and used up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// X3.9: the seats bid, one after the other, sealed.
    Bid,
    /// X3.9: a roll-off for equal bids.
    BidDice,
    /// X3 step 4: the Communist lays the ring; so many of each marker are left.
    Ring { left: [u8; 5] },
    /// X3 step 5: the Communist places peasants.
    Peasants { left: u8, floor: Square },
    /// X3 step 6: White Star deploys.
    Deploy,
    /// X3 step 7: the Communist hides units; the last one hidden, for canonical order.
    Hide { last: Option<u8> },
    /// X3 step 8: the first turn begins.
    Begin,
    /// X5.1: a player turn; groups not yet used, as bits.
    Turn { side: Side, left: u16 },
    /// X5: a group.
    Group(Group),
    /// 27: the morale test of the unit below.
    Morale { dice: u8 },
    /// X5: a unit's turn.
    Unit(Acting),
    /// X5.7: an action that still needs its target.
    Target { kind: Kind },
    /// X5.3: an action that still needs its number of dice.
    Declare { action: Action },
    /// 28b: the action dice.
    ActionDice { action: Action, dice: u8 },
    /// X4.6: a unit picks among dropped caches.
    PickUp { unit: Unit },
    /// 30: a trap; whether it has exploded.
    Trap { unit: Unit, exploded: bool },
    /// 33b: units that may shoot at one that moved.
    Opportunity { at: Unit, left: UnitSet },
    /// 33b: a unit may shoot back.
    Return { unit: Unit, at: Unit },
    /// 33: a shooting.
    Shot(Shot),
    /// 33d: the Communist picks a peasant near this square.
    PickPeasant { near: Square },
    /// X9.1: the choice die.
    LeaderDie { unit: Unit },
    /// 32: an assault.
    Assault(Assault),
    /// 31b: a unit falls back.
    FallBack(FallBack),
    /// 34b: the line of a strike.
    Aim { unit: Unit },
    /// 34c: the deviation die.
    StrikeDie { by: Side, line: [Square; 3] },
    /// 34c: the line swivels round an end.
    Swivel { by: Side, line: [Square; 3] },
    /// 34d: a strike.
    Strike(Strike),
    /// 28j: the risk dice of a helicopter.
    Risk { square: Square, left: u8 },
    /// X4.3: a marker is named.
    Name { unit: Unit },
    /// 26: deviation dice.
    Deviation(Search),
    /// 26: the winner may shift.
    Shift { search: Search, winner: Side, difference: u8 },
    /// X4.3: a token may be spent.
    Token { search: Search, marker: u8 },
    /// X4.3: the Communist may ambush.
    Ambush { unit: Unit },
    /// X4.3: this unit is to ambush the searching one, from a square that still has to be named.
    AmbushFrom { unit: Unit, ambusher: Unit },
    /// 35: an interrogation; whether it is rolled again.
    Interrogate { unit: Unit, again: bool },
    /// X8.5: a peasant may flee.
    Flee,
    /// X6.2: White Star may end the game.
    EarlyEnd,
    /// X6.1: the countdown.
    Countdown { side: Side },
    /// X5.6: failed unit markers; then the other side's turn.
    Markers { side: Side },
    /// 36: values of caches.
    Values(Values),
    /// X7.5: the game is over.
    Over,
}

/// X5: a group that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
        self.steps.iter().rev().find_map(|step| match step {
            Step::Unit(acting) => Some(acting),
            _ => None,
        })
    }

    /// The same, to change it.
    pub fn acting_mut(&mut self) -> Option<&mut Acting> {
        self.steps.iter_mut().rev().find_map(|step| match step {
            Step::Unit(acting) => Some(acting),
            _ => None,
        })
    }

    /// The group that acts.
    pub fn group(&self) -> Option<&Group> {
        self.steps.iter().rev().find_map(|step| match step {
            Step::Group(group) => Some(group),
            _ => None,
        })
    }

    /// The same, to change it.
    pub fn group_mut(&mut self) -> Option<&mut Group> {
        self.steps.iter_mut().rev().find_map(|step| match step {
            Step::Group(group) => Some(group),
            _ => None,
        })
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
#[derive(Debug)]
pub struct Play<'a, S> {
    /// The rules.
    pub rules: &'a Company,
    /// The state.
    pub state: &'a mut State,
    /// The listener.
    pub sink: &'a mut S,
}

impl<S: Sink<Company>> Play<'_, S> {
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
        if let Some(top) = self.state.steps.last_mut() {
            *top = step;
        }
    }

    /// Carries out steps until one asks somebody, asks the dice, or the game is over.
    pub fn advance(&mut self) {
        while self.run() == Flow::Goes {}
    }

    /// Looks at the top step: carries it out, or finds that it waits.
    fn run(&mut self) -> Flow {
        if self.state.phase == Phase::Play && victory::is_lost(self.state) {
            return victory::begin(self);
        }
        let Some(step) = self.state.steps.last() else { return Flow::Waits };
        match *step {
            Step::Bid
            | Step::BidDice
            | Step::Morale { .. }
            | Step::Target { .. }
            | Step::Declare { .. }
            | Step::ActionDice { .. }
            | Step::Trap { .. }
            | Step::LeaderDie { .. }
            | Step::Aim { .. }
            | Step::StrikeDie { .. }
            | Step::Swivel { .. }
            | Step::Risk { .. }
            | Step::Name { .. }
            | Step::Deviation(_)
            | Step::Shift { .. }
            | Step::Token { .. }
            | Step::AmbushFrom { .. }
            | Step::Interrogate { .. }
            | Step::EarlyEnd
            | Step::Countdown { .. }
            | Step::Over => Flow::Waits,
            Step::Ring { left } => set_up::run_ring(self, left),
            Step::Peasants { left, .. } => set_up::run_peasants(self, left),
            Step::Deploy => set_up::run_deploy(self),
            Step::Hide { .. } => set_up::run_hide(self),
            Step::Begin => set_up::run_begin(self),
            Step::Turn { side, left } => turn::run_turn(self, side, left),
            Step::Group(group) => turn::run_group(self, group),
            Step::Unit(acting) => unit_turn::run(self, acting),
            Step::PickUp { unit } => caches::run_pick_up(self, unit),
            Step::Opportunity { at, left } => reactions::run_opportunity(self, at, left),
            Step::Return { unit, at } => reactions::run_return(self, unit, at),
            Step::Shot(shot) => shooting::run(self, shot),
            Step::PickPeasant { near } => peasants::run_pick(self, near),
            Step::Assault(assault) => assault::run(self, assault),
            Step::FallBack(_) => fall_back::run(self),
            Step::Strike(strike) => artillery::run(self, strike),
            Step::Ambush { unit } => search::run_ambush(self, unit),
            Step::Flee => peasants::run_flee(self),
            Step::Markers { side } => turn::run_markers(self, side),
            Step::Values(values) => victory::run_values(self, values),
        }
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
