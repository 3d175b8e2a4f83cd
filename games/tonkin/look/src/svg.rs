//! The board of Tonkin: a hex map from Laos to the Gulf.
//!
//! The ground never changes and is a picture of its own ([`ground()`]). A [`Sheet`] is made once for a pack
//! and a language; it knows where every name goes. The board has a still layer, sent once with the page:
//! names, signs and a place to click for every hex; and a live one with all that may change.

mod board;
mod grid;
mod ground;
pub(crate) mod keys;
mod lights;
mod lines;
mod marks;
mod mini;
mod names;
mod piles;
mod printed;
mod said;
mod speech;
mod still;
mod textures;

use std::sync::Arc;

use kernel::Fact;
use tonkin::charts::Charts;
use tonkin::components::{Components, Scenario};

use names::Names;
use printed::Printed;
use said::Said;
use words::Words;

pub(crate) use keys::{hex_key, place_key, unit_key};

/// The style sheet of the board, to be sent beside [`drawing::TOKENS`] and [`drawing::BOARD`].
pub const BOARD: &str = include_str!("../../board.css");

/// The ground of the map as a picture of its own.
pub fn ground(components: &Components) -> String {
    ground::ground(components)
}

/// What is worked out once for a pack and a language.
#[derive(Debug)]
pub struct Sheet {
    components: Arc<Components>,
    charts: Charts,
    words: Words,
    names: Names,
    printed: Printed,
    said: Said,
}

impl Sheet {
    /// The sheet of a pack in a language.
    pub fn new(components: &Arc<Components>, words: Words) -> Sheet {
        Sheet {
            components: Arc::clone(components),
            // What is looked up of counters is the same in every scenario.
            charts: Charts::of(components, Scenario(0)),
            names: Names::of(components, &words),
            printed: Printed::default(),
            said: Said::of(&words),
            words,
        }
    }

    /// A message without names. What it can tell is bounded: it is kept.
    pub(crate) fn say(&self, id: &str, facts: &[(&'static str, Fact)]) -> String {
        self.said.once(Said::key(id, facts), || self.words.say(id, facts, &|_, _| None))
    }
}
