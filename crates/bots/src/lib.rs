//! Opponents, generic over titles.
//!
//! A bot sits on a seat. It gets the seat's view and its legal choices, never the state: what a person on
//! that seat could not know, it cannot know either. [`Random`] chooses evenly; [`Greedy`] weighs whole
//! orders by exact odds with a [`Judge`] written for the title. docs/bots.md says how, with figures.

mod company;
mod game;
mod greedy;
mod random;
mod siege;
mod storm;
mod tonkin;

use kernel::Rules;
use kernel::dice::Rng;

pub use crate::company::{Balance, CompanyGreedy, Weights};
pub use crate::game::{play_game, watch_game};
pub use crate::greedy::{Greedy, Judge};
pub use crate::random::Random;
pub use crate::siege::SiegeJudge;
pub use crate::storm::StormJudge;
pub use crate::tonkin::TonkinPlayer;

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

/// A title that has bots.
pub trait Opponents: Rules {
    /// Their names, the weakest first.
    const NAMES: &'static [&'static str];

    /// The bot of that name.
    fn opponent(name: &str) -> Option<Box<dyn Bot<Self>>>;
}

/// The bot of that name for a title; `None` when there is none. See [`Opponents::NAMES`].
pub fn make<R: Opponents>(name: &str) -> Option<Box<dyn Bot<R>>> {
    R::opponent(name)
}
