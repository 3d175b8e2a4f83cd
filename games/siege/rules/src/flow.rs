//! The sequence of play: what is to be done, as a phase and a stack of steps.
//!
//! The step on top is asked or carried out; one that interrupts is pushed on top of it. When the stack is
//! empty the next phase of 4.1 begins. Open this file first: it is the table of contents of the engine.

mod attack;
mod impulse;

use arrayvec::ArrayVec;
use kernel::{Seats, Sink};
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::Board;
use crate::components::{Code, EventKind, MAX_BATTALIONS, Side, Space, Unit};
use crate::event::Event;
use crate::odds;
use crate::rules::{
    aaa, activation, artillery, assault, cargo, deployment, events, fire, landing, losses,
    missions, movement, options, orders, panic, redeployment, refit, sequence, strikes, vm_refit,
};
use crate::sets::{AircraftSet, BattalionSet, RouteSet, UnitSet};

pub use attack::{
    Among, Assigning, Attacks, Barrage, Draft, Hits, Panics, Piece, Retreat, Strike, Supply, Target,
};
pub use impulse::{Assault, AssaultStage, Fire, FireStage, Movement, Sallies, Sally, Withdraw};

/// The complete state of a game. Nothing of it is hidden (2.17).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The turn, 1 to 7.
    pub turn: u8,
    /// The impulse, 1 to 6; 0 outside the Assault Phase.
    pub impulse: u8,
    /// The step of the sequence of play (4.1).
    pub phase: Phase,
    /// Every piece, control and airfields.
    pub board: Board,
    /// Events each side picks this turn, fixed before the first pick (S-10).
    pub picks: u8,
    /// Bases whose strike has shaken morale this turn (28.3).
    pub shaken: RouteSet,
    /// Supply that aborted cargo units still bring in: GP, Artillery (14.8).
    pub aborted: [u8; 2],
    /// What this step of the sequence has cost so far, for its summary.
    pub step_tally: Tally,
    /// The same for the whole phase.
    pub phase_tally: Tally,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Set only in worlds made to compute odds: whoever retreats just leaves, without a die (`odds.rs`).
    pub forecast: bool,
    /// What is to be done, the next thing last.
    pub steps: ArrayVec<Step, 8>,
}

/// The steps of the sequence of play (4.1), and the set-up (29.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 29.0: the French are placed, the divisions drawn.
    SetUp,
    /// PREP.RETURN: shot down aircraft come back (12.2).
    Return,
    /// PREP.EVENTS_F (8.1).
    FrenchEvents,
    /// PREP.EVENTS_V (8.1).
    VietMinhEvents,
    /// PREP.ACTIVATION (10.1).
    Activation,
    /// PREP.MISSIONS (15.4, 27.1).
    Missions,
    /// PREP.CARGO (14.4, 36.1).
    Cargo,
    /// STRAT.AAA (12.1).
    Aaa,
    /// STRAT.AIR (28.1).
    AirStrikes,
    /// STRAT.VM_ART (13.1).
    VietMinhArtillery,
    /// STRAT.FR_ART (15.3).
    FrenchArtillery,
    /// STRAT.LAND (14.5 to 14.11).
    Landing,
    /// ASSAULT.i.1 (16.3).
    VietMinhMovement,
    /// ASSAULT.i.2 (17.0).
    FrenchFire,
    /// ASSAULT.i.3 (18.1).
    VietMinhAssault,
    /// ASSAULT.i.4 (16.2).
    FrenchMovement,
    /// ASSAULT.i.5 (17.0).
    VietMinhFire,
    /// ASSAULT.i.6 (18.1).
    FrenchAssault,
    /// REFIT.MORALE (7.1).
    Morale,
    /// REFIT.VICTORY (3.1).
    Victory,
    /// REFIT.FRENCH (21.0, 22.0).
    FrenchRefit,
    /// REFIT.VM (23.0).
    VietMinhRefit,
    /// REFIT.ADMIN and REFIT.ADVANCE (36.3).
    Advance,
    /// The game is over.
    Over,
}

/// What happened in a stretch of play, for its summary. Signed numbers are changes of an index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally {
    /// French steps lost.
    pub french_steps: u8,
    /// French units eliminated.
    pub french_units: u8,
    /// Viet Minh steps lost.
    pub vietminh_steps: u8,
    /// Viet Minh battalions eliminated.
    pub vietminh_units: u8,
    /// Spaces the French lost.
    pub lost: u8,
    /// Spaces the French won.
    pub won: u8,
    /// Aircraft shot down.
    pub shot_down: u8,
    /// Aircraft aborted.
    pub aborted: u8,
    /// GP Supply.
    pub gp: i8,
    /// Artillery Supply.
    pub ammunition: i8,
    /// Viet Minh morale.
    pub morale: i8,
    /// The AAA Index.
    pub aaa: i8,
    /// The Artillery Index.
    pub artillery: i8,
}

/// How a game ends (3.1, 34.4, 36.3, 37.1), in the order of S-92.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// 7.4: Viet Minh morale collapsed.
    Collapse,
    /// 37.1: the bomb won the war.
    BombWon,
    /// 37.1: the bomb lost it.
    BombLost,
    /// 3.1: the Viet Minh control every Entrenchment.
    Entrenchments,
    /// 3.1: the Viet Minh control the Central Fortress.
    Central,
    /// 36.3: the intervention is called off.
    Politics,
    /// 34.4: the French hold enough Routes.
    Routes,
    /// 34.4: they do not.
    TooFewRoutes,
    /// 3.1: the last turn is over.
    TimeUp,
}

/// One thing to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// 34.1 to 34.3: the die of an option.
    OptionDie { code: Code },
    /// 34.1 to 34.3: counters of an option are drawn.
    OptionDraw { code: Code, left: u8 },
    /// 29.0(5): the French are placed.
    Place { units: UnitSet, fiddles: u8 },
    /// 29.0(10): the divisions are drawn, one for each base.
    DrawDivisions,
    /// 31.0: the two dice.
    VariableDice,
    /// 31.0: the division the 148th begins with.
    VariableDivision,
    /// 8.1: a side picks so many markers more.
    Pick { side: Side, left: u8 },
    /// 30.0 GMI: is this event challenged?
    Challenge { kind: EventKind },
    /// 30.0 GMI: the die of a challenge.
    ChallengeDie { kind: EventKind },
    /// 30.0: an event acts.
    Event(EventRun),
    /// 30.0: cargo units go to the Abort box.
    AbortCargo { left: u8 },
    /// 30.0: air units go to the Abort box.
    AbortAir { left: u8 },
    /// 30.0: supply of either type is gained.
    GainSupply { points: u8 },
    /// 30.0: counters are drawn from the Available box.
    DrawUnits { left: u8 },
    /// 14.12: a leader arrives.
    LeaderArrives { leader: Unit },
    /// 30.0 PSYOP: a die for each unit left.
    Psyop { left: UnitSet, reduce_on: u8 },
    /// 10.1: divisions are activated, from this place in the order of bases on.
    Activation { at: u8 },
    /// 15.4, 27.1: missions are assigned.
    Missions(Assigning),
    /// 14.4: cargo is assigned.
    Cargo(Assigning),
    /// 36.2: how many US units come.
    VultureDie,
    /// 36.2: US units are selected.
    VultureUnits { left: u8 },
    /// 12.1: first dice left to roll, and hits so far.
    AaaDice { left: u8, hits: u8 },
    /// 12.1: second dice left to roll, and the results so far.
    AaaResults { left: u8, counts: [u8; 6] },
    /// 12.3: victims are chosen.
    AaaLosses { counts: [u8; 6] },
    /// 28.1, 15.3, 17.1: the French attack, target by target.
    Attacks(Attacks),
    /// 28.2: a strategic strike.
    Strike(Strike),
    /// 37.1: the bomb.
    BombDie,
    /// 13.1: Viet Minh artillery.
    Barrage(Barrage),
    /// 14.5 to 14.11: cargo comes in.
    Landing,
    /// 14.7: a unit jumps.
    JumpDie { unit: Unit, space: Space },
    /// 14.11: points are dropped.
    Airdrop { supply: Supply, points: u8 },
    /// 17.5: steps are lost.
    Hits(Hits),
    /// 17.4: units panic.
    Panics(Panics),
    /// 17.8: a unit retreats by a die.
    Retreat(Retreat),
    /// 17.0: Tactical Fire.
    Fire(Fire),
    /// 28.6: airstrikes that may fly again.
    Sorties { left: u8, flown: AircraftSet },
    /// 18.1: Viet Minh assaults, from this place in their order on.
    VietMinhAssaults { at: u16, fought: BattalionSet },
    /// 18.2: a Close Assault.
    Assault(Assault),
    /// 18.4: the survivors retreat.
    Withdraw(Withdraw),
    /// 16.2: French movement.
    Movement(Movement),
    /// 17.2d: what each battalion fires at, until it has.
    VietMinhFire { aims: ArrayVec<Option<Space>, MAX_BATTALIONS> },
    /// 18.1: French assaults.
    Sallies(Sallies),
    /// 22.0: redeployment.
    Redeploy { done: Seats, moved: UnitSet, last: u8 },
    /// 21.4: airfields are repaired.
    Repair,
    /// 21.1 to 21.3: units are refitted and rebuilt.
    Refit { rebuilt: UnitSet, last: u8 },
    /// 23.0: a division refits: battalions still to be restored, battalions still to come back.
    VietMinhRefit { at: u8, reduced: BattalionSet, lost: BattalionSet },
    /// 36.3: the political die.
    PoliticsDie,
}

/// 30.0: an event that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EventRun {
    /// Whose steps are carried out.
    pub kind: EventKind,
    /// The marker that was picked; none when the event acts within another.
    pub marker: Option<EventKind>,
    /// The next step.
    pub at: u8,
    /// The steps whose conditions held before the first, a bit each.
    pub holds: u16,
    /// The shared die; 0 before it is rolled.
    pub die: u8,
}

/// How often players may change their minds about one question.
pub const MOST_FIDDLES: u8 = 200;

impl State {
    /// The step on top; none between two phases.
    pub fn top(&self) -> Option<&Step> {
        self.steps.last()
    }
}

/// The rules at work on a state, with somebody who may listen.
#[derive(Debug)]
pub struct Play<'a, S> {
    /// The rules.
    pub rules: &'a Siege,
    /// The state.
    pub state: &'a mut State,
    /// The listener.
    pub sink: &'a mut S,
}

impl<S: Sink<Siege>> Play<'_, S> {
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

    /// Carries out steps until one asks somebody, asks the dice, or the game is over.
    pub fn advance(&mut self) {
        while self.run() == Flow::Goes {}
    }

    /// Looks at the top step: carries it out, or finds that it waits.
    fn run(&mut self) -> Flow {
        if self.state.ending.is_some() {
            self.state.steps.clear();
            self.state.phase = Phase::Over;
            return Flow::Waits;
        }
        let Some(step) = self.state.steps.last() else { return sequence::next_phase(self) };
        match *step {
            Step::OptionDie { .. }
            | Step::VariableDice
            | Step::VariableDivision
            | Step::ChallengeDie { .. }
            | Step::VultureDie
            | Step::BombDie
            | Step::JumpDie { .. }
            | Step::GainSupply { .. }
            | Step::Place { .. }
            | Step::Challenge { .. }
            | Step::LeaderArrives { .. }
            | Step::PoliticsDie => Flow::Waits,
            Step::Retreat(retreat) => odds::run_retreat(self, retreat),
            Step::OptionDraw { code, left } => options::run_draw(self, code, left),
            Step::DrawDivisions => deployment::run_divisions(self),
            Step::Pick { side, left } => events::run_pick(self, side, left),
            Step::Event(event) => events::run(self, event),
            Step::AbortCargo { left } => events::run_abort(self, left),
            Step::AbortAir { left } => events::run_abort(self, left),
            Step::DrawUnits { left } => landing::run_draw(self, left),
            Step::Psyop { left, .. } => events::run_psyop(self, left),
            Step::Activation { at } => activation::run(self, at),
            Step::Missions(assigning) => missions::run(self, assigning),
            Step::Cargo(assigning) => cargo::run(self, assigning),
            Step::VultureUnits { left } => options::run_vulture(self, left),
            Step::AaaDice { left, hits } => aaa::run_dice(self, left, hits),
            Step::AaaResults { left, counts } => aaa::run_results(self, left, counts),
            Step::AaaLosses { counts } => aaa::run_losses(self, counts),
            Step::Attacks(attacks) => orders::run(self, attacks),
            Step::Strike(strike) => strikes::run(self, strike),
            Step::Barrage(barrage) => artillery::run(self, barrage),
            Step::Landing => landing::run(self),
            Step::Airdrop { supply, points } => landing::run_airdrop(self, supply, points),
            Step::Hits(hits) => {
                let flow = losses::run(self, hits);
                odds::answer_loss(self, flow)
            }
            Step::Panics(panics) => {
                let flow = panic::run(self, panics);
                odds::answer_loss(self, flow)
            }
            Step::Fire(fire) => fire::run(self, fire),
            Step::Sorties { left, flown } => fire::run_sorties(self, left, flown),
            Step::VietMinhAssaults { at, fought } => assault::run_vietminh(self, at, fought),
            Step::Assault(assault) => assault::run(self, assault),
            Step::Withdraw(withdraw) => panic::run_withdraw(self, withdraw),
            Step::Movement(_) => movement::run(self),
            Step::VietMinhFire { .. } => fire::run_vietminh(self),
            Step::Sallies(sallies) => assault::run_sallies(self, sallies),
            Step::Redeploy { done, .. } => redeployment::run(self, done),
            Step::Repair => refit::run_repair(self),
            Step::Refit { rebuilt, .. } => refit::run_refit(self, rebuilt),
            Step::VietMinhRefit { at, reduced, lost } => vm_refit::run(self, at, reduced, lost),
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
