//! Titles as a list that is handed over.
//!
//! A title is its rules, its look and its bots: [`title`] makes an [`Entry`] of them, and here their types end.
//! Whoever runs the program puts entries into a list, [`Titles`], and hands it to the server or the command
//! line; a test may hand over more. No title is named here.

mod cache;
mod entry;
mod load;
mod save;
mod setting;

use std::fmt;

use kernel::{Fact, Fault};
use words::{Dictionary, Words};

pub use entry::{Entry, title};
pub use load::{Loaded, Wanted};
pub use setting::{Setting, open, perft, simulation};

/// The titles there are, and the words of all of them. Made once, and cheap to copy.
#[derive(Clone, Copy)]
pub struct Titles {
    list: &'static [&'static dyn Entry],
    words: &'static Dictionary,
}

impl fmt::Debug for Titles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|title| title.info().id)).finish()
    }
}

impl Titles {
    /// The list of these titles, in their order. It is kept for good.
    pub fn new(list: Vec<&'static dyn Entry>) -> Titles {
        let words = Dictionary::new(list.iter().map(|title| title.locales()));
        Titles { list: Box::leak(list.into_boxed_slice()), words }
    }

    /// Every title.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn Entry> {
        self.list.iter().copied()
    }

    /// The title of an id.
    pub fn find(self, id: &str) -> Result<&'static dyn Entry, Fault> {
        self.iter().find(|title| title.info().id == id).ok_or_else(|| {
            let known: Vec<&str> = self.iter().map(|title| title.info().id).collect();
            Fault::new("title", id, "fault-unknown-title")
                .fact("known", Fact::Text(known.join(", ")))
        })
    }

    /// The words of a language, by its code: `en` or `fr`.
    pub fn words(self, lang: &str) -> Option<Words> {
        self.words.words(lang)
    }
}
