//! Whatever comes up in games of Tonkin is said whole, in both languages, with all facts it is given.

use std::collections::{BTreeMap, BTreeSet};

use kernel::dice::Rng;
use kernel::{Event as _, Fact, Message, Next, Rules, Sink, Title, legal};
use screen::fluent::{Entry, files, messages, variables};
use tonkin::Tonkin;
use tonkin::event::Event;
use tonkin::flow::State;

use crate::game::{titles, words};

/// How often a message is looked at: its facts differ from time to time.
const TIMES: usize = 40;
/// Every so many questions all answers and refusals are looked at.
const OFFERS_EVERY: u64 = 8;

fn rules(scenario: &str) -> Tonkin {
    let chosen: BTreeMap<String, String> = [("hero".to_owned(), "yes".to_owned())].into();
    let options = kernel::Options::complete(&Tonkin::INFO, &chosen).expect("options are known");
    Tonkin::load(&tonkin::setup::embedded(), scenario, &options).expect("the pack is sound")
}

/// Says what it meets.
struct Said<'r> {
    rules: &'r Tonkin,
    locales: [(&'static str, BTreeMap<String, Entry>); 2],
    times: BTreeMap<&'static str, usize>,
}

impl Sink<Tonkin> for Said<'_> {
    const LISTENS: bool = true;

    fn event(&mut self, _: &State, event: Event) {
        self.say(&event);
        event.redacted().iter().for_each(|event| self.say(event));
    }
}

impl Said<'_> {
    fn say(&mut self, message: &dyn Message) {
        let times = self.times.entry(message.id()).or_default();
        *times += 1;
        if *times > TIMES {
            return;
        }
        let (id, facts) = (message.id(), message.facts());
        for (lang, messages) in &self.locales {
            let words = words(lang);
            let names = |key: &str, lang: &str| self.rules.name(key, lang);
            let text = words.try_say(id, &facts, &names).expect("the message is sound");
            let clean = !text.is_empty()
                && !text.contains("  ")
                && !text.contains(['{', '}', '$', '\n'])
                && !["unit/", "hex/"].iter().any(|key| text.contains(key))
                && text.trim() == text;
            assert!(clean, "{lang}, {id}: {text:?}");
            all_facts_are_told(messages, id, &facts);
        }
    }

    fn play(&mut self, seed: u64) {
        let (rules, mut rng) = (self.rules, Rng::from_number(seed));
        let (mut state, mut questions) = (rules.start(), 0);
        loop {
            match rules.next(&state) {
                Next::Over(_) => return,
                Next::Chance(chance) => {
                    self.say(&chance.ask);
                    let roll = chance.request.roll(&mut rng);
                    rules.resolve(&mut state, &roll, self);
                }
                Next::Decision { seats, prompt } => {
                    let seat = seats.lowest().expect("a question is put to somebody");
                    self.say(&prompt);
                    questions += 1;
                    if questions % OFFERS_EVERY == 0 {
                        for offer in legal::offers(rules, &state, seat) {
                            self.say(&offer.choice);
                            offer.refusal.iter().for_each(|no| self.say(no));
                        }
                    }
                    let mut answers = Vec::new();
                    rules.legal(&state, seat, &mut answers);
                    let choice = rng.pick(&answers).expect("every question has an answer");
                    let choice = legal::prove(rules, &state, seat, choice).expect("it was checked");
                    rules.apply(&mut state, seat, choice, self);
                }
            }
        }
    }
}

/// The rule of a question is appended to it.
fn all_facts_are_told(
    messages: &BTreeMap<String, Entry>,
    id: &str,
    facts: &[(&'static str, Fact)],
) {
    let used = variables(messages, id);
    let mut unsaid = facts.iter().filter(|(name, _)| !used.contains(*name) && *name != "rule");
    assert_eq!(unsaid.next(), None, "{id}");
}

#[test]
fn whatever_comes_up_is_said_whole() {
    let mut times = BTreeMap::new();
    for (scenario, seed) in Tonkin::INFO.scenarios.iter().zip(1..) {
        let rules = rules(scenario);
        let locales = files(titles()).map(|(lang, files)| (lang, messages(&files)));
        let mut said = Said { rules: &rules, locales, times };
        (0..4).for_each(|game| said.play(10 * seed + game));
        times = said.times;
    }
    let met: BTreeSet<&str> = times.keys().copied().collect();
    assert!(met.len() > 210, "only {} messages were met", met.len());
}
