//! Play at random and by plans reaches everything the rules can do: every event, question, roll, answer,
//! step and end. Refusals that nobody runs into are met in positions.

mod builder;
#[path = "variety/moments.rs"]
mod moments;
#[path = "replays/plan.rs"]
mod plan;
#[path = "variety/refusals.rs"]
mod refusals;

use std::collections::BTreeSet;

use kernel::dice::Rng;
use kernel::{Declares, Message, Next, Rules, Seat, Sink, legal};
use plan::{HOLD, Plan, WAIT, answer};
use siege::Siege;
use siege::choice::{Choice, Mission};
use siege::event::Event;
use siege::flow::{State, Step};
use siege::prompt::{Ask, Prompt};
use siege::refusal::No;

/// How many games of each sort are played.
const GAMES: u64 = 40;
/// Every so many questions all refusals are looked at.
const REFUSALS_EVERY: u64 = 7;

/// What was met.
#[derive(Debug, Default)]
struct Met {
    steps: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
    prompts: BTreeSet<&'static str>,
    rolls: BTreeSet<&'static str>,
    choices: BTreeSet<&'static str>,
    refusals: BTreeSet<&'static str>,
}

impl Met {
    fn state(&mut self, state: &State) {
        self.steps.extend(state.steps.iter().map(name));
    }
}

impl Sink<Siege> for Met {
    const LISTENS: bool = true;

    fn event(&mut self, state: &State, event: Event) {
        self.state(state);
        moments::assert_done(state, &event);
        self.events.insert(event.id());
    }
}

/// The name of a step; a step that is added must be added here.
fn name(step: &Step) -> &'static str {
    match step {
        Step::OptionDie(_) => "option die",
        Step::OptionDraw(_) => "option draw",
        Step::Place(_) => "place",
        Step::DrawDivisions => "draw divisions",
        Step::VariableDice => "variable dice",
        Step::VariableDivision => "variable division",
        Step::Pick(_) => "pick",
        Step::Challenge(_) => "challenge",
        Step::ChallengeDie(_) => "challenge die",
        Step::Event(_) => "event",
        Step::AbortCargo(_) => "abort cargo",
        Step::AbortAir(_) => "abort air",
        Step::GainSupply(_) => "gain supply",
        Step::DrawUnits(_) => "draw units",
        Step::LeaderArrives(_) => "leader arrives",
        Step::Psyop(_) => "psyop",
        Step::Activation(_) => "activation",
        Step::Missions(_) => "missions",
        Step::Cargo(_) => "cargo",
        Step::VultureDie => "vulture die",
        Step::VultureUnits(_) => "vulture units",
        Step::AaaDice(_) => "aaa dice",
        Step::AaaResults(_) => "aaa results",
        Step::AaaLosses(_) => "aaa losses",
        Step::Attacks(_) => "attacks",
        Step::Strike(_) => "strike",
        Step::BombDie => "bomb die",
        Step::Barrage(_) => "barrage",
        Step::Landing => "landing",
        Step::JumpDie(_) => "jump die",
        Step::Airdrop(_) => "airdrop",
        Step::Hits(_) => "hits",
        Step::Panics(_) => "panics",
        Step::Retreat(_) => "retreat",
        Step::Fire(_) => "fire",
        Step::Sorties(_) => "sorties",
        Step::VietMinhAssaults(_) => "viet minh assaults",
        Step::Assault(_) => "assault",
        Step::Withdraw(_) => "withdraw",
        Step::Movement(_) => "movement",
        Step::VietMinhFire(_) => "viet minh fire",
        Step::Sallies(_) => "sallies",
        Step::Redeploy(_) => "redeploy",
        Step::Repair => "repair",
        Step::Refit(_) => "refit",
        Step::VietMinhRefit(_) => "viet minh refit",
        Step::PoliticsDie => "politics die",
    }
}

/// How many different steps there are.
const STEPS: usize = 47;

/// Options and a plan; half of the answers are given at random all the same.
type Sort = (&'static [(&'static str, &'static str)], Plan);

const MIXED: Plan = Plan { marches: true, ..HOLD };
const SORTS: [Sort; 5] = [
    (&[], WAIT),
    (&[("battalions_start", "reduced")], MIXED),
    (&[("battalions_start", "reduced")], Plan { air: Mission::BaseAttack, ..MIXED }),
    (&[("staff", "yes"), ("vulture", "yes"), ("nuclear", "yes")], Plan { vulture: true, ..MIXED }),
    (
        &[
            ("fast_artillery", "yes"),
            ("variable_vm", "yes"),
            ("forward_aaa", "yes"),
            ("precedence_308", "yes"),
            ("extra_start", "yes"),
            ("extra_air", "yes"),
            ("condor_forces", "yes"),
            ("vulture", "yes"),
            ("battalions_start", "reduced"),
        ],
        Plan { vulture: true, ..MIXED },
    ),
];

/// Plays a game to its end and notes what is met.
fn play(rules: &Siege, plan: Plan, rng: &mut Rng, met: &mut Met) {
    let mut state = rules.start();
    let mut questions = 0;
    loop {
        met.state(&state);
        match rules.next(&state) {
            Next::Over(_) => return,
            Next::Chance(chance) => {
                met.rolls.insert(chance.ask.id());
                let roll = chance.request.roll(rng);
                rules.resolve(&mut state, &roll, met);
            }
            Next::Decision { seats, prompt } => {
                met.prompts.insert(prompt.id());
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = *rng.pick(&seats).expect("a question is put to somebody");
                questions += 1;
                let mut choices = Vec::new();
                if questions % REFUSALS_EVERY == 0 {
                    for offer in legal::offers(rules, &state, seat) {
                        match offer.refusal {
                            Some(no) => {
                                met.refusals.insert(no.id());
                            }
                            None => choices.push(offer.choice),
                        }
                    }
                }
                let choice = match rng.pick(&choices) {
                    Some(choice) => *choice,
                    None => answer(rules, &state, plan, seat, rng),
                };
                met.choices.insert(choice.id());
                let choice = legal::prove(rules, &state, seat, &choice).expect("it was checked");
                rules.apply(&mut state, seat, choice, met);
            }
        }
    }
}

/// The ids of all that a type can say.
fn ids<D: Declares>() -> BTreeSet<&'static str> {
    D::declared().into_iter().map(|message| message.id).collect()
}

fn met_in_play() -> Met {
    let mut met = Met::default();
    for (options, plan) in SORTS {
        let rules = proof::rules::<Siege>("march_may_1954", options);
        for seed in 0..GAMES {
            play(&rules, plan, &mut Rng::from_number(seed), &mut met);
        }
    }
    met
}

#[test]
fn play_reaches_everything_that_can_happen() {
    let mut met = met_in_play();
    met.events.insert(refusals::empty_pool());
    met.choices.insert(refusals::stay());
    assert_eq!(met.steps.len(), STEPS, "{:?}", met.steps);
    assert_eq!(met.events, ids::<Event>());
    assert_eq!(met.prompts, ids::<Prompt>());
    assert_eq!(met.rolls, ids::<Ask>());
    assert_eq!(met.choices, ids::<Choice>());
    let refused = refusals::from_positions();
    let refused: BTreeSet<&str> = met.refusals.union(&refused).copied().collect();
    assert_eq!(refused, ids::<No>());
}
