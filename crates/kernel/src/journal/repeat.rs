//! Dice that fell on a line that was taken back fall again.
//!
//! When the game asks for dice in a state that already got a roll on a line that was taken back, that same roll is
//! entered again, under the number of its ply: nobody gets other dice by going back. States are compared without the
//! counters of changed minds. A roll that falls again uses up no number of the dice.

use std::collections::BTreeMap;

use super::step::{Did, Step};
use super::{Match, What};
use crate::hash::Hash;
use crate::{Next, Roll, Rules};

/// Whether dice that fell on a line that was taken back fall again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// They do not: journals of format 1.
    Forgets,
    /// They do.
    Keeps,
}

/// A roll that must fall again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeat {
    /// The entry it stands in.
    pub ply: usize,
    /// The dice.
    pub dice: Roll,
}

/// Rolls of lines that were taken back, by the state that asked for them.
pub(super) type Fallen = BTreeMap<Hash, Repeat>;

impl<R: Rules> Match<R> {
    /// The roll that must fall now, if dice fell in this state before.
    pub fn repeat_due(&self) -> Option<&Repeat> {
        if self.fallen.is_empty() || !matches!(self.next(), Next::Chance(_)) {
            return None;
        }
        self.fallen.get(&self.bare_hash(&self.state))
    }

    /// The hash of a state without the counters of changed minds.
    fn bare_hash(&self, state: &R::State) -> Hash {
        let mut bare = state.clone();
        self.rules.forget_fiddles(&mut bare);
        Hash::of_state(&bare)
    }

    /// Notes the rolls after the first `count` steps of the line: they are about to be taken back.
    pub(super) fn note_fallen(&mut self, count: usize) {
        let is_forgotten = self.beginning.memory == Memory::Forgets;
        if is_forgotten || self.line.iter().skip(count).all(|step| step.by().is_some()) {
            return;
        }
        let (mut state, mut fallen) = (self.beginning.start.clone(), Fallen::new());
        for (index, step) in self.line.iter().enumerate() {
            if let (Did::Roll(dice, _), true) = (&step.did, index >= count) {
                let repeat = Repeat { ply: self.first_fall(step), dice: dice.clone() };
                fallen.insert(self.bare_hash(&state), repeat);
            }
            step.in_force().again(&*self.rules, &mut state, &mut ());
        }
        self.fallen.extend(fallen);
    }

    /// The entry in which the roll of a step fell first.
    fn first_fall(&self, step: &Step<R::Choice>) -> usize {
        match &self.entry(step).what {
            What::Roll { again, .. } => again.unwrap_or(step.ply),
            What::Choice { .. } | What::Undo { .. } | What::TakeBack { .. } | What::Act(_) => {
                step.ply
            }
        }
    }
}
