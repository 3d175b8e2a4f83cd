//! Opponents, generic over titles.
//!
//! A bot sits on a seat. It gets the seat's view and its legal choices, never the state: what a person on
//! that seat could not know, it cannot know either. [`Random`] chooses evenly; [`Greedy`] weighs whole
//! orders by exact odds with a [`Judge`] written for the title. docs/bots.md says how, with figures.

mod game;
mod greedy;
mod random;
mod thought;

use kernel::Rules;
use kernel::dice::Rng;

pub use crate::game::{play_game, watch_game};
pub use crate::greedy::{Greedy, Judge};
pub use crate::random::Random;
pub use crate::thought::{Thought, best};

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

    /// The one that knows the title; none where it has only [`Random`] so far.
    fn greedy() -> Option<Box<dyn Bot<Self::Rules>>> {
        None
    }

    /// Their names, the weakest first.
    fn names() -> &'static [&'static str] {
        if Self::greedy().is_some() { &["random", "greedy"] } else { &["random"] }
    }

    /// The bot of that name. Where nobody knows the title, somebody plays all the same.
    fn opponent(name: &str) -> Option<Box<dyn Bot<Self::Rules>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Self::greedy().unwrap_or_else(|| Box::new(Random))),
            _ => None,
        }
    }
}

/// The bot of that name for a title; `None` when there is none. See [`Opponents::names`].
pub fn make<B: Opponents>(name: &str) -> Option<Box<dyn Bot<B::Rules>>> {
    B::opponent(name)
}
