//! What random play meets: every event and every refusal, by its id.

use std::collections::BTreeSet;

use kernel::dice::Rng;
use kernel::{Message, Next, Rules, Sink, legal};

/// Every so many questions all refusals are looked at.
const REFUSALS_EVERY: u64 = 4;

/// What was met.
#[derive(Debug, Default)]
pub struct Met {
    /// The ids of events.
    pub events: BTreeSet<&'static str>,
    /// The ids of refusals.
    pub refusals: BTreeSet<&'static str>,
    /// The ids of prompts.
    pub prompts: BTreeSet<&'static str>,
    /// The grades and rules of the ends.
    pub ends: BTreeSet<(Option<&'static str>, &'static str, &'static str)>,
}

impl<R: Rules> Sink<R> for Met {
    const LISTENS: bool = true;

    fn event(&mut self, _: &R::State, event: R::Event) {
        self.events.insert(event.id());
    }
}

impl Met {
    /// Plays a game on at random from a state to its end and notes what is met.
    pub fn play<R: Rules>(&mut self, rules: &R, mut state: R::State, rng: &mut Rng) {
        let mut questions = 0;
        let mut answers = Vec::new();
        loop {
            match rules.next(&state) {
                Next::Over(end) => {
                    self.ends.insert((end.winner, end.grade, end.rule.0));
                    return;
                }
                Next::Chance(chance) => {
                    let roll = chance.request.roll(rng);
                    rules.resolve(&mut state, &roll, self);
                }
                Next::Decision { seats, prompt } => {
                    let seat = seats.lowest().expect("a question is put to somebody");
                    self.prompts.insert(prompt.id());
                    questions += 1;
                    if questions % REFUSALS_EVERY == 0 {
                        let offers = legal::offers(rules, &state, seat).into_iter();
                        self.refusals.extend(offers.filter_map(|offer| Some(offer.refusal?.id())));
                    }
                    answers.clear();
                    rules.legal(&state, seat, &mut answers);
                    let choice = rng.pick(&answers).expect("every question has an answer");
                    let choice = legal::prove(rules, &state, seat, choice).expect("it was checked");
                    rules.apply(&mut state, seat, choice, self);
                }
            }
        }
    }
}
