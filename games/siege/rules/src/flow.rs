//! The sequence of play: what is to be done, as a phase and a stack of steps.
//!
//! The step on top is asked or carried out; one that interrupts is pushed on top of it. When the stack is
//! empty the next phase of 4.1 begins. Open this file first: it is the table of contents of the engine.

mod attack;
mod impulse;

use arrayvec::ArrayVec;
use kernel::flow::{Flow, Flows, Visitor};
use kernel::{Next, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::Board;
use crate::components::{EventKind, Role};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{cargo, deployment, landing, missions, options, refit, sequence, staff};
use crate::sets::RouteSet;

pub use crate::rules::aaa::{AaaDice, AaaLosses, AaaResults};
pub use crate::rules::activation::Activation;
pub use crate::rules::assault::VietMinhAssaults;
pub use crate::rules::deployment::Placing;
pub use crate::rules::events::{
    AbortAir, AbortCargo, Challenge, ChallengeDie, GainSupply, Pick, Psyop,
};
pub use crate::rules::fire::{Sorties, VietMinhFire};
pub use crate::rules::landing::{Airdrop, DrawUnits, JumpDie, LeaderArrives};
pub use crate::rules::options::{OptionDie, OptionDraw, VultureUnits};
pub use crate::rules::redeployment::Redeploy;
pub use crate::rules::refit::Refit;
pub use crate::rules::vm_refit::VietMinhRefit;
pub use attack::{
    Among, Assigning, Attacks, Barrage, Draft, Hits, Panics, Piece, Retreat, Strike, Supply, Target,
};
pub use impulse::{Assault, Fire, Movement, Sallies, Sally, Withdraw};
pub(crate) use impulse::{AssaultStage, FireStage};

/// The complete state of a game. Nothing of it is hidden (2.17).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Step {
    /// 34.1 to 34.3: the die of an option.
    OptionDie(OptionDie),
    /// 34.1 to 34.3: counters of an option are drawn.
    OptionDraw(OptionDraw),
    /// 29.0(5): the French are placed.
    Place(Placing),
    /// 29.0(10): the divisions are drawn, one for each base.
    DrawDivisions,
    /// 31.0: the two dice.
    VariableDice,
    /// 31.0: the division the 148th begins with.
    VariableDivision,
    /// 8.1: a side picks so many markers more.
    Pick(Pick),
    /// 30.0 GMI: is this event challenged?
    Challenge(Challenge),
    /// 30.0 GMI: the die of a challenge.
    ChallengeDie(ChallengeDie),
    /// 30.0: an event acts.
    Event(EventRun),
    /// 30.0: cargo units go to the Abort box.
    AbortCargo(AbortCargo),
    /// 30.0: air units go to the Abort box.
    AbortAir(AbortAir),
    /// 30.0: supply of either type is gained.
    GainSupply(GainSupply),
    /// 30.0: counters are drawn from the Available box.
    DrawUnits(DrawUnits),
    /// 14.12: a leader arrives.
    LeaderArrives(LeaderArrives),
    /// 30.0 PSYOP: a die for each unit left.
    Psyop(Psyop),
    /// 10.1: divisions are activated.
    Activation(Activation),
    /// 15.4, 27.1: missions are assigned.
    Missions(Assigning),
    /// 14.4: cargo is assigned.
    Cargo(Assigning),
    /// 36.2: how many US units come.
    VultureDie,
    /// 36.2: US units are selected.
    VultureUnits(VultureUnits),
    /// 12.1: first dice.
    AaaDice(AaaDice),
    /// 12.1: second dice.
    AaaResults(AaaResults),
    /// 12.3: victims are chosen.
    AaaLosses(AaaLosses),
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
    JumpDie(JumpDie),
    /// 14.11: points are dropped.
    Airdrop(Airdrop),
    /// 17.5: steps are lost.
    Hits(Hits),
    /// 17.4: units panic.
    Panics(Panics),
    /// 17.8: a unit retreats by a die.
    Retreat(Retreat),
    /// 17.0: Tactical Fire.
    Fire(Fire),
    /// 28.6: airstrikes that may fly again.
    Sorties(Sorties),
    /// 18.1: Viet Minh assaults.
    VietMinhAssaults(VietMinhAssaults),
    /// 18.2: a Close Assault.
    Assault(Assault),
    /// 18.4: the survivors retreat.
    Withdraw(Withdraw),
    /// 16.2: French movement.
    Movement(Movement),
    /// 17.10: the Viet Minh fire.
    VietMinhFire(VietMinhFire),
    /// 18.1: French assaults.
    Sallies(Sallies),
    /// 22.0: redeployment.
    Redeploy(Redeploy),
    /// 21.4: airfields are repaired.
    Repair,
    /// 21.1 to 21.3: units are refitted and rebuilt.
    Refit(Refit),
    /// 23.0: a division refits.
    VietMinhRefit(VietMinhRefit),
    /// 36.3: the political die.
    PoliticsDie,
}

/// 30.0: an event that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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

/// How often players changed their minds about one question, of as often as they may.
pub type Fiddles = kernel::Fiddles<200>;

impl State {
    /// The step on top; none between two phases.
    pub fn top(&self) -> Option<&Step> {
        self.steps.last()
    }
}

/// The rules at work on a state, with somebody who may listen.
pub type Play<'a, S> = kernel::flow::Play<'a, Siege, S>;

/// Which type answers for which step: the one place where steps are told apart.
impl Flows for Siege {
    type Step = Step;
    type Stack = ArrayVec<Step, 8>;

    #[inline]
    fn stack(state: &State) -> &ArrayVec<Step, 8> {
        &state.steps
    }

    #[inline]
    fn stack_mut(state: &mut State) -> &mut ArrayVec<Step, 8> {
        &mut state.steps
    }

    fn end(&self, state: &State) -> Next<Siege> {
        Next::Over(sequence::outcome(state))
    }

    fn not_asked() -> No {
        No::NotAsked
    }

    /// A game that is decided is over whatever lies on the stack; with nothing left to do the next phase begins.
    fn interrupts<S: Sink<Siege>>(play: &mut Play<'_, S>) -> Option<Flow> {
        if play.state.ending.is_some() {
            play.state.steps.clear();
            play.state.phase = Phase::Over;
            return Some(Flow::Waits);
        }
        play.state.steps.is_empty().then(|| sequence::next_phase(play))
    }

    #[inline]
    fn visit<V: Visitor<Siege>>(step: &Step, visitor: V) -> V::Out {
        match step {
            Step::OptionDie(step) => visitor.visit(step),
            Step::OptionDraw(step) => visitor.visit(step),
            Step::Place(step) => visitor.visit(step),
            Step::DrawDivisions => visitor.visit(&deployment::DrawDivisions),
            Step::VariableDice => visitor.visit(&options::VariableDice),
            Step::VariableDivision => visitor.visit(&options::VariableDivision),
            Step::Pick(step) => visitor.visit(step),
            Step::Challenge(step) => visitor.visit(step),
            Step::ChallengeDie(step) => visitor.visit(step),
            Step::Event(step) => visitor.visit(step),
            Step::AbortCargo(step) => visitor.visit(step),
            Step::AbortAir(step) => visitor.visit(step),
            Step::GainSupply(step) => visitor.visit(step),
            Step::DrawUnits(step) => visitor.visit(step),
            Step::LeaderArrives(step) => visitor.visit(step),
            Step::Psyop(step) => visitor.visit(step),
            Step::Activation(step) => visitor.visit(step),
            Step::Missions(assigning) => visitor.visit(&missions::Missions(*assigning)),
            Step::Cargo(assigning) => visitor.visit(&cargo::Cargo(*assigning)),
            Step::VultureDie => visitor.visit(&options::VultureDie),
            Step::VultureUnits(step) => visitor.visit(step),
            Step::AaaDice(step) => visitor.visit(step),
            Step::AaaResults(step) => visitor.visit(step),
            Step::AaaLosses(step) => visitor.visit(step),
            Step::Attacks(step) => visitor.visit(step),
            Step::Strike(step) => visitor.visit(step),
            Step::BombDie => visitor.visit(&options::BombDie),
            Step::Barrage(step) => visitor.visit(step),
            Step::Landing => visitor.visit(&landing::Landing),
            Step::JumpDie(step) => visitor.visit(step),
            Step::Airdrop(step) => visitor.visit(step),
            Step::Hits(step) => visitor.visit(step),
            Step::Panics(step) => visitor.visit(step),
            Step::Retreat(step) => visitor.visit(step),
            Step::Fire(step) => visitor.visit(step),
            Step::Sorties(step) => visitor.visit(step),
            Step::VietMinhAssaults(step) => visitor.visit(step),
            Step::Assault(step) => visitor.visit(step),
            Step::Withdraw(step) => visitor.visit(step),
            Step::Movement(step) => visitor.visit(step),
            Step::VietMinhFire(step) => visitor.visit(step),
            Step::Sallies(step) => visitor.visit(step),
            Step::Redeploy(step) => visitor.visit(step),
            Step::Repair => visitor.visit(&refit::Repair),
            Step::Refit(step) => visitor.visit(step),
            Step::VietMinhRefit(step) => visitor.visit(step),
            Step::PoliticsDie => visitor.visit(&options::PoliticsDie),
        }
    }
}

/// A question to a role of the staff.
pub(crate) fn ask(rules: &Siege, role: Role, prompt: Prompt) -> Next<Siege> {
    Next::Decision { seats: staff::asked(rules, role), prompt }
}

/// Forgets how often a player changed his mind about a step.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other step counts changed minds")]
pub(crate) fn forget_fiddles(step: &mut Step) {
    let fiddles = match step {
        Step::Place(placing) => Some(&mut placing.fiddles),
        Step::Missions(assigning) | Step::Cargo(assigning) => Some(&mut assigning.fiddles),
        Step::Attacks(attacks) => attacks.draft.as_mut().map(|draft| &mut draft.fiddles),
        Step::Movement(movement) => Some(&mut movement.fiddles),
        Step::Sallies(sallies) => sallies.draft.as_mut().map(|draft| &mut draft.fiddles),
        _ => None,
    };
    if let Some(fiddles) = fiddles {
        *fiddles = Fiddles::NONE;
    }
}
