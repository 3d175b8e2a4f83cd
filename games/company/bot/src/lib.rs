//! What the greedy bot knows of Men of Company B: a policy for every question.
//!
//! The turn of a unit is planned to its end with exact chances for every number of dice (`plan`); everything
//! else is answered by what it is worth in points. Nothing but the seat's view is looked at.
//!
//! | file | what |
//! | --- | --- |
//! | `ground` | how many dice squares are apart |
//! | `weights` | what things are worth beside their points |
//! | `mind` | what is left of the game; bases, units, leaders, caches |
//! | `fire` | shots, opportunity and return shots, strikes |
//! | `fight` | assaults |
//! | `danger` | what the enemy's next turn may cost |
//! | `objective` | villages, squares to hold, the exit, caches that lie about |
//! | `worth` | the end of a unit's turn; single tasks |
//! | `plan` | the turn of a unit |
//! | `ring` | the cache loop |
//! | `place` | set-up and fall back |
//! | `answer` | which policy answers which question |

#![warn(clippy::wildcard_enum_match_arm)]

mod answer;
mod danger;
mod fight;
mod fire;
mod ground;
mod mind;
mod objective;
mod place;
mod plan;
mod ring;
mod weights;
mod worth;

use company::Company;
use company::choice::{Action, Choice};
use company::flow::{Declare, Step, Target};
use company::sets::Unit;
use company::view::View;
use kernel::Rules;
use kernel::dice::Rng;

use bots::{Bot, Opponents};
use fight::Tolls;
use ground::Ground;
use mind::Mind;

use weights::Balance;

/// The opponents of Men of Company B.
#[derive(Clone, Copy, Debug)]
pub struct CompanyBots;

impl Opponents for CompanyBots {
    type Rules = Company;

    fn greedy() -> Option<Box<dyn Bot<Company>>> {
        Some(Box::new(CompanyGreedy::new(Balance::USUAL)))
    }
}

/// The greedy bot of Men of Company B.
#[derive(Clone, Debug)]
pub(crate) struct CompanyGreedy {
    weights: Balance,
    /// The map, measured once.
    ground: Option<Ground>,
    /// The action just declared, with the dice planned for it.
    planned: Option<Planned>,
    /// Fights worked out before.
    tolls: Tolls,
}

impl CompanyGreedy {
    /// With these weights.
    pub(crate) fn new(weights: Balance) -> CompanyGreedy {
        CompanyGreedy { weights, ground: None, planned: None, tolls: Tolls::default() }
    }
}

impl Bot<Company> for CompanyGreedy {
    fn choose(&mut self, rules: &Company, view: &View, legal: &[Choice], _: &mut Rng) -> Choice {
        if let [only] = legal {
            return *only;
        }
        if self.ground.as_ref().is_none_or(|ground| !ground.fits(rules)) {
            self.ground = Some(Ground::of(rules));
        }
        let ground = self.ground.as_ref().expect("the map was measured");
        let planned = self.planned.take();
        if let Some((planned, next)) = planned.and_then(|planned| as_planned(view, planned))
            && legal.contains(&next)
        {
            self.planned = Some(planned);
            return next;
        }
        // What the seat cannot know is dealt always alike, and not looked at.
        let state = rules.determinize(view, &mut Rng::from_number(0));
        let weights = self.weights.of(rules.mission.objective);
        let mind = Mind::new(rules, &state, ground, weights, &self.tolls);
        let (chosen, advice) = answer::answer(&mind, legal);
        if let (Some(advice), Some(acting)) = (advice, state.acting()) {
            self.planned = Some((acting.unit, advice.action, advice.dice));
        }
        let chosen = chosen.filter(|choice| legal.contains(choice));
        chosen.or_else(|| legal.first().copied()).expect("a seat that is asked has a legal choice")
    }
}

/// What was planned for an action: who, what, with how many dice.
type Planned = (Unit, Action, u8);

/// The target or the dice that were planned, if it is the planned action that is being declared.
fn as_planned(view: &View, planned: Planned) -> Option<(Planned, Choice)> {
    let (unit, action, dice) = planned;
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other step declares an action")]
    let next = match view.steps.last()? {
        Step::Target(Target { kind }) if *kind == action.kind() => Choice::Act(action),
        Step::Declare(Declare { action: declared }) if *declared == action => Choice::Dice(dice),
        _ => return None,
    };
    let acts = view.steps.iter().rev().find_map(|step| {
        let Step::Unit(acting) = step else { return None };
        Some(acting.unit)
    });
    (acts == Some(unit)).then_some((planned, next))
}
