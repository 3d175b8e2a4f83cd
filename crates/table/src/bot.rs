//! Who sits on a seat, and the bot of that name for each title.

use bots::{Bot, Opponents as _};
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

/// A title with its bots.
pub(crate) trait WithBots: Listed {}

impl<R: Listed> WithBots for R {}

/// The bot for a sitter; none for a person.
pub(crate) fn bot_of<R: WithBots>(sitter: Sitter) -> Option<Box<dyn Bot<R>>> {
    R::Bots::opponent(sitter.name())
}
