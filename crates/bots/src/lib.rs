//! Opponents, generic over titles.
//!
//! A bot sits on a seat. It gets the seat's view and its legal choices, never the state: what a person on
//! that seat could not know, it cannot know either. [`Random`] chooses evenly; [`Greedy`] weighs whole
//! orders by exact odds with a [`Judge`] written for the title. docs/bots.md says how, with figures.

mod game;
mod greedy;
mod random;

use kernel::Rules;
use kernel::dice::Rng;

pub use crate::game::{play_game, watch_game};
pub use crate::greedy::{Greedy, Judge};
pub use crate::random::Random;

/// Somebody who plays a seat.
pub trait Bot<R: Rules>: Send {
    /// Chooses. `view` is that of the bot's seat, which is asked; `legal` are its canonical legal
    /// choices, at least one. The answer is legal, but need not be canonical. The same view, choices and
    /// numbers give the same answer from bots that were asked the same before.
    fn choose(
        &mut self,
        rules: &R,
        view: &R::View,
        legal: &[R::Choice],
        rng: &mut Rng,
    ) -> R::Choice;

    /// Whether it chooses evenly without looking, so that fast drivers need not make a view for it.
    fn is_blind(&self) -> bool {
        false
    }
}

/// The bots of a title. A type of the title's own stands for them.
pub trait Opponents {
    /// The rules they play by.
    type Rules: Rules;

    /// Their names, the weakest first.
    const NAMES: &'static [&'static str];

    /// The bot of that name.
    fn opponent(name: &str) -> Option<Box<dyn Bot<Self::Rules>>>;
}

/// The bot of that name for a title; `None` when there is none. See [`Opponents::NAMES`].
pub fn make<B: Opponents>(name: &str) -> Option<Box<dyn Bot<B::Rules>>> {
    B::opponent(name)
}
