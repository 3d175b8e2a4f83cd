//! Random play reaches everything the rules can do: every event, question, roll, answer, step and end.
//! Refusals have a list of their own: `refusals.rs`.

#[path = "variety/moments.rs"]
mod moments;
#[path = "variety/positions.rs"]
mod positions;
#[allow(dead_code, reason = "each test uses a part of it")]
#[path = "rules/scene.rs"]
mod scene;

use std::collections::BTreeSet;

use kernel::dice::Rng;
use kernel::{Message, Rules};
use proof::variety::{Ids, Met, ids, steps};
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::event::Event;
use tonkin::flow::State;
use tonkin::prompt::{Ask, Prompt};

/// Every so many questions all refusals are looked at.
const REFUSALS_EVERY: u32 = 6;

/// Whatever is told has happened.
fn watch(state: &State, event: &Event) -> Option<&'static str> {
    moments::assert_done(state, event);
    None
}

/// Notes what a scene has come to.
fn meet(met: &mut Met<Tonkin>, game: &scene::Scene) {
    met.events.extend(game.log().iter().map(|logged| logged.event.id()));
    met.moment(game.rules(), game.state());
}

/// A scenario, its options, and how many games of it.
type Sort = (&'static str, &'static [(&'static str, &'static str)], u64);

const SORTS: [Sort; 9] = [
    ("cao_bang", &[], 42),
    ("hanoi", &[], 28),
    ("hanoi", &[("hero", "yes"), ("setup", "generic")], 28),
    ("hoa_binh", &[], 28),
    ("plaine_des_jarres", &[("hero", "yes")], 28),
    ("dien_bien_phu", &[], 28),
    ("dien_bien_phu", &[("hero", "yes")], 28),
    ("na_san", &[], 70),
    ("campaign", &[("to", "hanoi")], 14),
];

/// Plays a game to its end and notes what is met.
fn play(rules: &Tonkin, rng: &mut Rng, met: &mut Met<Tonkin>) {
    let mut answers = Vec::new();
    met.play_by(rules, rules.start(), rng, |met, state, seats, rng| {
        let seat = seats.lowest().expect("a question is put to somebody");
        answers.clear();
        if rng.below(REFUSALS_EVERY) == 0 {
            answers = met.offers(rules, state, seat);
        } else {
            rules.legal(state, seat, &mut answers);
        }
        (seat, *rng.pick(&answers).expect("every question has an answer"))
    });
}

#[test]
fn play_reaches_everything_that_can_happen() {
    let mut met = Met::watched(watch);
    for (scenario, options, games) in SORTS {
        let rules = proof::rules::<Tonkin>(scenario, options);
        for seed in 0..games {
            play(&rules, &mut Rng::from_number(seed), &mut met);
        }
    }
    positions::play(&mut met);
    assert_eq!(met.steps, steps::<Tonkin>());
    let events: Ids = met.events.union(&met.events_seen).copied().collect();
    assert_eq!(events, ids::<Event>());
    let prompts: Ids = met.prompts.union(&met.prompts_seen).copied().collect();
    assert_eq!(prompts, ids::<Prompt>());
    assert_eq!(met.rolls, ids::<Ask>());
    assert_eq!(met.choices, ids::<Choice>());
    let ends: BTreeSet<_> = met.ends.iter().map(|(winner, grade, _)| (winner, grade)).collect();
    assert_eq!(ends.len(), 7, "{ends:?}");
}
