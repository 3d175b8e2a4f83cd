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
use kernel::{Message, Next, Rules, Seat, Sink, legal};
use plan::{HOLD, Plan, WAIT, answer};
use proof::variety::ids;
use siege::Siege;
use siege::choice::Mission;
use siege::event::Event;
use siege::flow::{State, Step};

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
        Step::OptionDie { .. } => "option die",
        Step::OptionDraw { .. } => "option draw",
        Step::Place { .. } => "place",
        Step::DrawDivisions => "draw divisions",
        Step::VariableDice => "variable dice",
        Step::VariableDivision => "variable division",
        Step::Pick { .. } => "pick",
        Step::Challenge { .. } => "challenge",
        Step::ChallengeDie { .. } => "challenge die",
        Step::Event(_) => "event",
        Step::AbortCargo { .. } => "abort cargo",
        Step::AbortAir { .. } => "abort air",
        Step::GainSupply { .. } => "gain supply",
        Step::DrawUnits { .. } => "draw units",
        Step::LeaderArrives { .. } => "leader arrives",
        Step::Psyop { .. } => "psyop",
        Step::Activation { .. } => "activation",
        Step::Missions(_) => "missions",
        Step::Cargo(_) => "cargo",
        Step::VultureDie => "vulture die",
        Step::VultureUnits { .. } => "vulture units",
        Step::AaaDice { .. } => "aaa dice",
        Step::AaaResults { .. } => "aaa results",
        Step::AaaLosses { .. } => "aaa losses",
        Step::Attacks(_) => "attacks",
        Step::Strike(_) => "strike",
        Step::BombDie => "bomb die",
        Step::Barrage(_) => "barrage",
        Step::Landing => "landing",
        Step::JumpDie { .. } => "jump die",
        Step::Airdrop { .. } => "airdrop",
        Step::Hits(_) => "hits",
        Step::Panics(_) => "panics",
        Step::Retreat(_) => "retreat",
        Step::Fire(_) => "fire",
        Step::Sorties { .. } => "sorties",
        Step::VietMinhAssaults { .. } => "viet minh assaults",
        Step::Assault(_) => "assault",
        Step::Withdraw(_) => "withdraw",
        Step::Movement(_) => "movement",
        Step::VietMinhFire { .. } => "viet minh fire",
        Step::Sallies(_) => "sallies",
        Step::Redeploy { .. } => "redeploy",
        Step::Repair => "repair",
        Step::Refit { .. } => "refit",
        Step::VietMinhRefit { .. } => "viet minh refit",
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
    let all = |source, prefix| ids(source, prefix);
    assert_eq!(met.steps.len(), STEPS, "{:?}", met.steps);
    assert_eq!(met.events, all(include_str!("../src/event/words.rs"), "siege-event-"));
    assert_eq!(met.prompts, all(include_str!("../src/prompt.rs"), "siege-ask-"));
    assert_eq!(met.rolls, all(include_str!("../src/prompt.rs"), "siege-roll-"));
    assert_eq!(met.choices, all(include_str!("../src/choice.rs"), "siege-choice-"));
    let refused = refusals::from_positions();
    let refused: BTreeSet<&str> = met.refusals.union(&refused).copied().collect();
    assert_eq!(refused, all(include_str!("../src/refusal.rs"), "siege-no-"));
}
