//! Who sits on a seat, and the bot of that name for each title.

use bots::Bot;
use kernel::{Rules, Title};
use serde::{Deserialize, Serialize};

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

/// The rules of a title as a table needs them.
pub trait Playable:
    Title
    + Rules<
        Event: Send + Sync,
        View: Send + Sync,
        Prompt: Send + Sync,
        Choice: Send + Sync,
        Refusal: Send + Sync,
    >
{
}

impl<R> Playable for R where
    R: Title
        + Rules<
            Event: Send + Sync,
            View: Send + Sync,
            Prompt: Send + Sync,
            Choice: Send + Sync,
            Refusal: Send + Sync,
        >
{
}

/// Gives the bot of a name: [`bots::Opponents::opponent`].
pub(crate) type BotOf<R> = fn(&str) -> Option<Box<dyn Bot<R>>>;
