//! The board of Dien Bien Phu: four Routes that meet in the Central Fortress.
//!
//! The ground never changes and is a picture of its own ([`ground()`]). A [`Sheet`] is made once for a pack
//! and a language; it knows where every sign and name goes, and draws the rest over the ground. Displays
//! beside the map are part of the page, not of this picture; the Viet Minh tracks stand in a corner of it.

mod board;
mod corner;
mod ground;
mod keys;
mod layout;
mod lights;
mod mini;
mod piles;
mod speech;

use std::sync::Arc;

use kernel::Fact;
use siege::components::Components;
use siege::drawing::Name;

use layout::Layout;
use words::Words;

pub(crate) use keys::Thing;

/// The style sheet of the board and of the displays, to be sent beside [`drawing::TOKENS`] and
/// [`drawing::BOARD`].
pub const BOARD: &str = include_str!("../../board.css");

/// The ground of the map as a picture of its own.
pub fn ground(components: &Components) -> String {
    ground::ground(components)
}

/// What is worked out once for a pack and a language.
#[derive(Debug)]
pub struct Sheet {
    components: Arc<Components>,
    words: Words,
    layout: Layout,
}

impl Sheet {
    /// The sheet of a pack in a language.
    pub fn new(components: &Arc<Components>, words: Words) -> Sheet {
        let central = said(&words, &components.spaces[0].name);
        let layout = Layout::of(components, &central);
        Sheet { components: Arc::clone(components), words, layout }
    }

    /// A name in the language of the sheet.
    fn name(&self, name: &Name) -> String {
        said(&self.words, name)
    }

    /// A message without names.
    fn say(&self, id: &str, facts: &[(&'static str, Fact)]) -> String {
        self.words.say(id, facts, &|_, _| None)
    }
}

/// A name in a language.
fn said(words: &Words, name: &Name) -> String {
    words.typeset(if words.lang() == "fr" { &name.fr } else { &name.en })
}
