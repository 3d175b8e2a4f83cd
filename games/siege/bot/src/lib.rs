//! What the greedy bot knows of Dien Bien Phu (solitaire): a rule of thumb for every question.
//!
//! The game asks hundreds of small questions whose worth shows turns later, so nothing is searched: each
//! question has a policy of its own.
//!
//! | file | what |
//! | --- | --- |
//! | `strength` | how strong pieces and forces are |
//! | `missions` | missions of guns and aircraft, cargo, landing, strategic strikes |
//! | `fire` | Tactical Fire and who takes losses |
//! | `ground` | movement, assaults, redeployment and refit |

#![warn(clippy::wildcard_enum_match_arm)]

mod fire;
mod ground;
mod missions;
mod strength;

use kernel::{Seat, Viewer};
use siege::Siege;
use siege::choice::Choice;
use siege::components::EventKind;
use siege::flow::{State, Step, Supply};
use siege::view::View;

use bots::{Bot, Greedy, Judge, Opponents};

/// The judge of the solitaire game.
#[derive(Clone, Copy, Debug, Default)]
struct SiegeJudge;

/// The opponents of the solitaire game.
#[derive(Clone, Copy, Debug)]
pub struct SiegeBots;

impl Opponents for SiegeBots {
    type Rules = Siege;

    fn greedy() -> Option<Box<dyn Bot<Siege>>> {
        Some(Box::new(Greedy::new(SiegeJudge)))
    }
}

/// What a policy looks at.
type Thought<'a> = bots::Thought<'a, Siege>;

impl Judge<Siege> for SiegeJudge {
    fn seat(&self, view: &View) -> Seat {
        match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        }
    }

    fn evaluate(&self, rules: &Siege, view: &View) -> i64 {
        strength::standing(rules, &view.state)
    }

    fn orders(&self, _: &Siege, _: &State, _: Seat) -> Vec<Vec<Choice>> {
        Vec::new()
    }

    fn rule_of_thumb(&self, rules: &Siege, view: &View, legal: &[Choice]) -> Option<Choice> {
        let state = &view.state;
        let thought = Thought { rules, state, legal };
        let chosen = match state.top()? {
            Step::Place(_) => ground::place(&thought),
            Step::Challenge(step) => Some(challenge(step.kind)),
            Step::AbortCargo(_) | Step::AbortAir(_) | Step::AaaLosses(_) => {
                missions::spare(&thought)
            }
            Step::GainSupply(_) => Some(Choice::Gain(missions::scarcer(state))),
            Step::LeaderArrives(_) => ground::post(&thought),
            Step::Missions(_) => missions::assign(&thought),
            Step::Cargo(_) => missions::load(&thought),
            Step::Attacks(attacks) => fire::attack(&thought, attacks),
            Step::Landing => missions::land(&thought),
            Step::Hits(_) => fire::hit(&thought),
            Step::Panics(_) | Step::Withdraw(_) => fire::panic(&thought),
            Step::Sorties(_) => fire::fly_again(&thought),
            Step::Movement(_) => ground::march(&thought),
            Step::Sallies(sallies) => ground::sally(&thought, sallies),
            Step::Redeploy(_) => ground::redeploy(&thought),
            Step::Repair => thought.best(|choice| Some(i64::from(choice != Choice::Done))),
            Step::Refit(_) => ground::refit(&thought),
            // Of US units the first that come.
            Step::VultureUnits(_) => None,
            Step::OptionDie(_)
            | Step::OptionDraw(_)
            | Step::DrawDivisions
            | Step::VariableDice
            | Step::VariableDivision
            | Step::Pick(_)
            | Step::ChallengeDie(_)
            | Step::Event(_)
            | Step::DrawUnits(_)
            | Step::Psyop(_)
            | Step::Activation(_)
            | Step::VultureDie
            | Step::AaaDice(_)
            | Step::AaaResults(_)
            | Step::Strike(_)
            | Step::BombDie
            | Step::Barrage(_)
            | Step::JumpDie(_)
            | Step::Airdrop(_)
            | Step::Retreat(_)
            | Step::Fire(_)
            | Step::VietMinhAssaults(_)
            | Step::Assault(_)
            | Step::VietMinhFire(_)
            | Step::VietMinhRefit(_)
            | Step::PoliticsDie => None,
        };
        chosen.or_else(|| legal.first().copied())
    }
}

/// 30.0: the GMI are kept for events that hurt.
fn challenge(kind: EventKind) -> Choice {
    let hurts = matches!(
        kind,
        EventKind::VietMinhReinforcements
            | EventKind::Resupply
            | EventKind::Giap
            | EventKind::HumanWave
            | EventKind::Katyushas
            | EventKind::DeathVolunteers
            | EventKind::Psyop
            | EventKind::ChiCom
    );
    if hurts { Choice::Challenge } else { Choice::Decline }
}

/// The supply of a type.
fn points(state: &State, supply: Supply) -> u8 {
    match supply {
        Supply::Gp => state.board.tracks.gp,
        Supply::Ammunition => state.board.tracks.ammunition,
    }
}
