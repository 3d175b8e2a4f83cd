//! Everything a player can do about one question, step by step, through the engine.

use std::collections::BTreeSet;

use kernel::{Next, Rules, Scope, Seat, legal};
use storm::Storm;
use storm::choice::Choice;
use storm::event::Event;
use storm::flow::State;

/// The seat that is asked.
pub(crate) fn seat(rules: &Storm, state: &State) -> Seat {
    match rules.next(state) {
        Next::Decision { seats, .. } => seats.lowest().expect("a question is put to somebody"),
        other => panic!("nobody is asked: {other:?}"),
    }
}

/// The legal answers in a scope, free ones left out.
pub(crate) fn legal(rules: &Storm, state: &State, scope: Scope) -> Vec<Choice> {
    let seat = seat(rules, state);
    let mut choices = Vec::new();
    match scope {
        Scope::Canonical => rules.legal(state, seat, &mut choices),
        Scope::All => {
            rules.candidates(state, seat, Scope::All, &mut choices);
            choices.retain(|choice| {
                rules.check(state, seat, choice).is_ok() && !rules.is_free(state, choice)
            });
        }
    }
    choices
}

/// The state after an answer, and what happened.
pub(crate) fn after(rules: &Storm, state: &State, choice: Choice) -> (State, Vec<Event>) {
    let seat = seat(rules, state);
    let proven = legal::prove(rules, state, seat, &choice);
    let proven = proven.unwrap_or_else(|refused| panic!("{choice} is refused: {refused:?}"));
    let mut next = state.clone();
    let mut events = Vec::new();
    rules.apply(&mut next, seat, proven, &mut events);
    (next, events)
}

/// Follows every answer while `asking` holds and calls `end` with each state where it holds no more and
/// the events of the last answer.
pub(crate) fn every_line(
    rules: &Storm,
    state: &State,
    scope: Scope,
    asking: &dyn Fn(&State) -> bool,
    end: &mut dyn FnMut(&State, &[Event]),
) {
    for choice in legal(rules, state, scope) {
        let (next, events) = after(rules, state, choice);
        if asking(&next) {
            every_line(rules, &next, scope, asking, end);
        } else {
            end(&next, &events);
        }
    }
}

/// The same for all orders of picking; what was met before in another order, by its key, is not
/// followed again.
pub(crate) struct AllOrders<'a, K> {
    pub(crate) rules: &'a Storm,
    pub(crate) asking: &'a dyn Fn(&State) -> bool,
    pub(crate) key: &'a dyn Fn(&State) -> K,
    pub(crate) met: BTreeSet<K>,
}

impl<K: Ord> AllOrders<'_, K> {
    /// Calls `on_the_way` with each state in which something is asked, and `end` as [`every_line`].
    pub(crate) fn follow(
        &mut self,
        state: &State,
        on_the_way: &mut dyn FnMut(&State),
        end: &mut dyn FnMut(&State, &[Event]),
    ) {
        if !self.met.insert((self.key)(state)) {
            return;
        }
        on_the_way(state);
        for choice in legal(self.rules, state, Scope::All) {
            let (next, events) = after(self.rules, state, choice);
            if (self.asking)(&next) {
                self.follow(&next, on_the_way, end);
            } else {
                end(&next, &events);
            }
        }
    }
}
