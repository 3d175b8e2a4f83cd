//! Play at random and by plans reaches everything the rules can do: every event, question, roll, answer,
//! step and end. Refusals that nobody runs into are met in positions.

mod builder;
#[path = "variety/moments.rs"]
mod moments;
#[path = "replays/plan.rs"]
mod plan;
#[path = "variety/refusals.rs"]
mod refusals;

use kernel::dice::Rng;
use kernel::{Rules, Seat};
use plan::{HOLD, Plan, WAIT, answer};
use proof::variety::{Ids, Met, ids, steps};
use siege::Siege;
use siege::choice::{Choice, Mission};
use siege::event::Event;
use siege::flow::State;
use siege::prompt::{Ask, Prompt};
use siege::refusal::No;

/// How many games of each sort are played.
const GAMES: u64 = 40;
/// Every so many questions all refusals are looked at.
const REFUSALS_EVERY: u64 = 7;

/// Whatever is told has happened.
fn watch(state: &State, event: &Event) -> Option<&'static str> {
    moments::assert_done(state, event);
    None
}

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
fn play(rules: &Siege, plan: Plan, rng: &mut Rng, met: &mut Met<Siege>) {
    let mut questions = 0;
    met.play_by(rules, rules.start(), rng, |met, state, seats, rng| {
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *rng.pick(&seats).expect("a question is put to somebody");
        questions += 1;
        let is_looked_at = questions % REFUSALS_EVERY == 0;
        let choices = if is_looked_at { met.offers(rules, state, seat) } else { Vec::new() };
        let choice = rng.pick(&choices).copied();
        (seat, choice.unwrap_or_else(|| answer(rules, state, plan, seat, rng)))
    });
}

fn met_in_play() -> Met<Siege> {
    let mut met = Met::watched(watch);
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
    assert_eq!(met.steps, steps::<Siege>());
    assert_eq!(met.events, ids::<Event>());
    assert_eq!(met.prompts, ids::<Prompt>());
    assert_eq!(met.rolls, ids::<Ask>());
    assert_eq!(met.choices, ids::<Choice>());
    let refused = refusals::from_positions();
    let refused: Ids = met.refusals.union(&refused).copied().collect();
    assert_eq!(refused, ids::<No>());
}
