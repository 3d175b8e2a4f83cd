//! What was said before: of hexes and counters few things can be said, and they are said on every page.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{PoisonError, RwLock};

use kernel::Fact;
use words::Words;

/// Sentences by what they tell, and what stands between the parts of a list.
#[derive(Debug)]
pub(super) struct Said {
    known: RwLock<BTreeMap<String, String>>,
    between: String,
}

impl Said {
    pub(super) fn of(words: &Words) -> Said {
        let pair = words.enumeration(&["(".to_owned(), ")".to_owned()], "ui-list-comma");
        let between = pair.trim_start_matches('(').trim_end_matches(')').to_owned();
        Said { known: RwLock::default(), between }
    }

    /// What a sentence with these facts is known by.
    pub(super) fn key(id: &str, facts: &[(&'static str, Fact)]) -> String {
        let mut key = id.to_owned();
        for (_, fact) in facts {
            let _ = write!(key, " {fact:?}");
        }
        key
    }

    /// Says something, if it was not said before.
    pub(super) fn once(&self, key: String, say: impl FnOnce() -> String) -> String {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        known.unwrap_or_else(|| {
            let text = say();
            let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
            known.insert(key, text.clone());
            text
        })
    }

    /// Parts one after the other.
    pub(super) fn list(&self, parts: &[String]) -> String {
        parts.join(&self.between)
    }
}
