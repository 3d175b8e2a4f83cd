//! What play meets: every step, event, question, roll, answer, refusal and end, by its id.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::mem::{Discriminant, discriminant};

use kernel::dice::Rng;
use kernel::flow::{Flows, Stack as _};
use kernel::{Declares, Event, Message, Next, Seat, Seats, Sink, Viewer, legal};
use serde::de::value::Error;
use serde::de::{DeserializeOwned, Deserializer, Error as _, Visitor};

/// Every so many questions all refusals are looked at.
const REFUSALS_EVERY: u64 = 4;

/// Ids of messages.
pub type Ids = BTreeSet<&'static str>;

/// Holds an event against the state in which it is told; an id that it gives is noted.
pub(crate) type Watch<R> =
    fn(&<R as kernel::Rules>::State, &<R as kernel::Rules>::Event) -> Option<&'static str>;

/// Rules whose steps have names.
pub trait Named: Flows<Step: Debug + DeserializeOwned> {}

impl<R: Flows<Step: Debug + DeserializeOwned>> Named for R {}

/// What was met.
#[derive(Debug)]
pub struct Met<R: Named> {
    /// The names of steps.
    pub steps: BTreeSet<String>,
    /// The ids of events.
    pub events: Ids,
    /// The ids of events as those see them who may not see them whole.
    pub events_seen: Ids,
    /// The ids of prompts.
    pub prompts: Ids,
    /// The ids of prompts as spectators see them.
    pub prompts_seen: Ids,
    /// The ids of what dice were rolled for.
    pub rolls: Ids,
    /// The ids of choices that were made.
    pub choices: Ids,
    /// The ids of refusals.
    pub refusals: Ids,
    /// Who won, how, and by which rule.
    pub ends: BTreeSet<(Option<&'static str>, &'static str, &'static str)>,
    /// What [`Watch`] gave.
    pub noted: Ids,
    watch: Watch<R>,
    /// Steps whose names are known: a name is looked up once.
    known: Vec<Discriminant<R::Step>>,
}

impl<R: Named> Default for Met<R> {
    fn default() -> Met<R> {
        Met::watched(|_, _| None)
    }
}

impl<R: Named> Sink<R> for Met<R> {
    const LISTENS: bool = true;

    fn event(&mut self, state: &R::State, event: R::Event) {
        self.state(state);
        self.noted.extend((self.watch)(state, &event));
        self.events.insert(event.id());
        self.events_seen.extend(event.redacted().map(|seen| seen.id()));
    }
}

impl<R: Named> Met<R> {
    /// Nothing yet; every event will be watched.
    pub fn watched(watch: Watch<R>) -> Met<R> {
        Met {
            steps: BTreeSet::new(),
            events: Ids::new(),
            events_seen: Ids::new(),
            prompts: Ids::new(),
            prompts_seen: Ids::new(),
            rolls: Ids::new(),
            choices: Ids::new(),
            refusals: Ids::new(),
            ends: BTreeSet::new(),
            noted: Ids::new(),
            watch,
            known: Vec::new(),
        }
    }

    /// Notes the steps of a state.
    fn state(&mut self, state: &R::State) {
        for step in R::stack(state).steps() {
            let sort = discriminant(step);
            if !self.known.contains(&sort) {
                self.known.push(sort);
                self.steps.insert(name(step));
            }
        }
    }

    /// Notes the steps of a state and what it waits for, and gives the latter.
    pub fn moment(&mut self, rules: &R, state: &R::State) -> Next<R> {
        self.state(state);
        let next = rules.next(state);
        match &next {
            Next::Over(end) => drop(self.ends.insert((end.winner, end.grade, end.rule.0))),
            Next::Chance(chance) => drop(self.rolls.insert(chance.ask.id())),
            Next::Decision { prompt, .. } => {
                self.prompts.insert(prompt.id());
                let seen = rules.prompt_for(state, Viewer::Spectator);
                self.prompts_seen.extend(seen.map(|prompt| prompt.id()));
            }
        }
        next
    }

    /// Notes why candidates of a seat are refused, and gives those that are not.
    pub fn offers(&mut self, rules: &R, state: &R::State, seat: Seat) -> Vec<R::Choice> {
        let mut legal = Vec::new();
        for offer in legal::offers(rules, state, seat) {
            match offer.refusal {
                Some(no) => drop(self.refusals.insert(no.id())),
                None => legal.push(offer.choice),
            }
        }
        legal
    }

    /// Plays a game on at random from a state to its end and notes what is met.
    pub fn play(&mut self, rules: &R, state: R::State, rng: &mut Rng) {
        let mut questions = 0;
        let mut answers = Vec::new();
        self.play_by(rules, state, rng, |met, state, seats, rng| {
            let seat = seats.lowest().expect("a question is put to somebody");
            questions += 1;
            if questions % REFUSALS_EVERY == 0 {
                met.offers(rules, state, seat);
            }
            answers.clear();
            rules.legal(state, seat, &mut answers);
            (seat, rng.pick(&answers).expect("every question has an answer").clone())
        });
    }

    /// The same, where somebody says which seat answers what.
    pub fn play_by(
        &mut self,
        rules: &R,
        mut state: R::State,
        rng: &mut Rng,
        mut answer: impl FnMut(&mut Met<R>, &R::State, Seats, &mut Rng) -> (Seat, R::Choice),
    ) {
        loop {
            match self.moment(rules, &state) {
                Next::Over(_) => return,
                Next::Chance(chance) => {
                    let roll = chance.request.roll(rng);
                    rules.resolve(&mut state, &roll, self);
                }
                Next::Decision { seats, .. } => {
                    let (seat, choice) = answer(self, &state, seats, rng);
                    self.choices.insert(choice.id());
                    let choice = legal::prove(rules, &state, seat, &choice);
                    rules.apply(&mut state, seat, choice.expect("it was checked"), self);
                }
            }
        }
    }
}

/// The ids of all that a type can say.
pub fn ids<D: Declares>() -> Ids {
    D::declared().into_iter().map(|message| message.id).collect()
}

/// The first word of what `Debug` writes: the name of a variant.
fn name(step: &impl Debug) -> String {
    let text = format!("{step:?}");
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// The names of all steps of a title, as serde knows them: one that is added is among them by itself.
pub fn steps<R: Named>() -> BTreeSet<String> {
    let mut variants = Variants(&[]);
    let read = <R::Step as serde::Deserialize>::deserialize(&mut variants);
    assert!(read.is_err() && !variants.0.is_empty(), "steps are an enum");
    variants.0.iter().map(|name| (*name).to_owned()).collect()
}

/// Asks a type which variants it has; there is nothing to be read.
struct Variants(&'static [&'static str]);

impl<'de> Deserializer<'de> for &mut Variants {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("nothing to be read"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.0 = variants;
        self.deserialize_any(visitor)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
