//! Who sits on a seat, and the bot of that name for each title.

use kernel::Rules;
use kernel::dice::Rng;
use serde::{Deserialize, Serialize};
use titles::Listed;

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person.
    #[default]
    Human,
    /// A bot that chooses evenly among what a search would look at.
    Random,
    /// A bot that weighs whole orders by exact odds.
    Greedy,
}

impl Sitter {
    /// All of them.
    pub const ALL: [Sitter; 3] = [Sitter::Human, Sitter::Random, Sitter::Greedy];

    /// As saves and the command line write it.
    pub const fn name(self) -> &'static str {
        match self {
            Sitter::Human => "human",
            Sitter::Random => "random",
            Sitter::Greedy => "greedy",
        }
    }

    /// The one of that name.
    pub fn named(name: &str) -> Option<Sitter> {
        Sitter::ALL.into_iter().find(|sitter| sitter.name() == name)
    }
}

/// Somebody who answers questions from what a seat may know.
pub trait Bot<R: Rules>: Send {
    /// One of the legal canonical choices, of which there is at least one.
    fn choose(
        &mut self,
        rules: &R,
        view: &R::View,
        legal: &[R::Choice],
        rng: &mut Rng,
    ) -> R::Choice;
}

/// A title with its bots.
pub(crate) trait WithBots: Listed {
    /// The bot that weighs whole orders.
    fn greedy() -> Box<dyn Bot<Self>>;
}

/// The bot for a sitter; none for a person.
pub(crate) fn bot_of<R: WithBots>(sitter: Sitter) -> Option<Box<dyn Bot<R>>> {
    match sitter {
        Sitter::Human => None,
        Sitter::Random => Some(Box::new(Even)),
        Sitter::Greedy => Some(R::greedy()),
    }
}

/// Chooses evenly.
#[derive(Debug)]
struct Even;

impl<R: Rules> Bot<R> for Even {
    fn choose(&mut self, _: &R, _: &R::View, legal: &[R::Choice], rng: &mut Rng) -> R::Choice {
        rng.pick(legal).cloned().expect("a question has a legal answer")
    }
}

impl WithBots for storm::Storm {
    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Even)
    }
}
