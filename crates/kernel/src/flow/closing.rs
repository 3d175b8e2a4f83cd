//! Questions that close by themselves: which, and why. Only those who listen are told ([`Sink::HEARS_CLOSINGS`]).

use super::{Flow, Flows, Play, Run, Stack as _, StepRules, Visitor, legal, next_of};
use crate::{Closing, Fact, Message as _, Next, Rules, Seats, Sink, Why};

/// Whether a step that is carried out is a question that closes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// It is no question as it stands.
    Nothing,
    /// It is one; its answers tell why it closes.
    Seats,
    /// It is one that closes for a reason that its answers do not tell.
    Nobody(Why),
}

/// The fact of a question that counts what is still to be chosen.
const LEFT: &str = "left";

impl<R: Flows, S: Sink<R>> Play<'_, R, S> {
    /// Carries the step on top out, and tells if a question is gone by it.
    pub(super) fn run_and_tell(&mut self, step: &R::Step) -> Flow {
        let asks = asks_of(self.rules, self.state, step);
        if asks == Asks::Nothing {
            return R::visit(step, Run { play: self });
        }
        let before = self.state.clone();
        let flow = R::visit(step, Run { play: self });
        if flow == Flow::Goes && !self.still_asks(&before, step) {
            self.tell_closing(&before, step, asks);
        }
        flow
    }

    /// Whether a step that was carried out is still the same question, with less to do perhaps.
    fn still_asks(&self, before: &R::State, step: &R::Step) -> bool {
        let place = R::stack(before).steps().len().saturating_sub(1);
        let Some(now) = R::stack(self.state).steps().get(place) else { return false };
        let asked = question(next_of(self.rules, before, step));
        asks_of(self.rules, self.state, now) != Asks::Nothing
            && question(next_of(self.rules, self.state, now)) == asked
    }

    /// Tells that a question is gone.
    fn tell_closing(&mut self, before: &R::State, step: &R::Step, asks: Asks) {
        let Next::Decision { seats, prompt } = next_of(self.rules, before, step) else { return };
        let why = match asks {
            Asks::Nobody(why) => why,
            Asks::Nothing | Asks::Seats => why_closed(self.rules, before, seats, &prompt),
        };
        self.sink.closed(Closing { prompt, why });
    }
}

/// Whether a step is a question as it stands.
fn asks_of<R: Flows>(rules: &R, state: &R::State, step: &R::Step) -> Asks {
    struct Ask<'a, R: Flows>(&'a R, &'a R::State);

    impl<R: Flows> Visitor<R> for Ask<'_, R> {
        type Out = Asks;

        fn visit<T: StepRules<R>>(self, step: &T) -> Asks {
            step.asks(self.0, self.1)
        }
    }

    R::visit(step, Ask(rules, state))
}

/// What a question is about: its id and its facts, without how much of it is left.
fn question<R: Rules>(next: Next<R>) -> Option<(&'static str, Vec<(&'static str, Fact)>)> {
    let Next::Decision { prompt, .. } = next else { return None };
    let mut facts = prompt.facts();
    facts.retain(|(name, _)| *name != LEFT);
    Some((prompt.id(), facts))
}

/// Why a question closed in that state, as far as its answers tell.
fn why_closed<R: Flows>(rules: &R, state: &R::State, seats: Seats, prompt: &R::Prompt) -> Why {
    let left = prompt.facts().into_iter().find(|(name, _)| *name == LEFT);
    if seats.is_empty() || matches!(left, Some((_, Fact::Number(0)))) {
        return Why::Done;
    }
    let mut answers = Vec::new();
    seats.iter().for_each(|seat| legal(rules, state, seat, &mut answers));
    match (answers.len(), left) {
        (0, _) => Why::NothingLeft,
        (1, _) => Why::OnlyOne,
        (_, Some(_)) => Why::All,
        (_, None) => Why::Done,
    }
}
