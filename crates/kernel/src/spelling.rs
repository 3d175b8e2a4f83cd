//! What programs see of a game: units and places by the ids of the pack.
//!
//! Journals and hashes are made of notation and of the text of a state, which stay as they are for good: there a unit
//! is its place in a list. Programs get another spelling of the same things, made here once for every title. A title
//! lists its things ([`Title::things`]) and says where a view or a state holds places of lists or bits ([`Row`]); from
//! that come values ([`Spelling::value`]), their schema ([`schema()`]), facts and choices.

mod catalogue;
mod schema;
mod shape;
mod value;

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use crate::{Fact, Message, Rules, Title};

pub use catalogue::{Catalogue, PlaceEntry, UnitEntry, word};
pub use schema::{Schemas, schema};
pub use shape::{Row, Shape};

/// Things of one class in the order of their list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Things {
    /// The class, as keys of names begin: `unit`.
    pub(crate) class: &'static str,
    /// The things.
    pub(crate) list: Vec<Thing>,
}

/// A thing of the pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// Its key among names, and in most notations: `F9`.
    pub(crate) key: String,
    /// Its id in the pack: `F-III.13DBLE-9`.
    pub(crate) id: String,
}

impl Things {
    /// Things with their keys and ids.
    pub fn of<K: ToString, I: ToString>(
        class: &'static str,
        things: impl IntoIterator<Item = (K, I)>,
    ) -> Things {
        let thing = |(key, id): (K, I)| Thing { key: key.to_string(), id: id.to_string() };
        Things { class, list: things.into_iter().map(thing).collect() }
    }
}

/// The ids of all things of a title, found by class and place or by key.
#[derive(Clone, Debug, Default)]
pub struct Spelling {
    rows: &'static [Row],
    listed: BTreeMap<&'static str, Vec<String>>,
    keyed: BTreeMap<String, String>,
}

impl Spelling {
    /// The spelling of a title's game.
    pub fn of<R: Title>(rules: &R) -> Spelling {
        let mut spelling = Spelling { rows: R::ROWS, ..Spelling::default() };
        for Things { class, list } in rules.things() {
            for thing in &list {
                spelling.keyed.insert(format!("{class}/{}", thing.key), thing.id.clone());
            }
            spelling.listed.insert(class, list.into_iter().map(|thing| thing.id).collect());
        }
        spelling
    }

    /// The id of what has a place in the list of a class.
    pub(crate) fn id(&self, class: &str, place: usize) -> Option<&str> {
        self.listed.get(class)?.get(place).map(String::as_str)
    }

    /// The id behind the key of a name, such as `unit/F9`; the end of the key where the pack has no id for it.
    pub(crate) fn of_key<'a>(&'a self, key: &'a str) -> &'a str {
        let own = key.split_once('/').map_or(key, |(_, own)| own);
        self.keyed.get(key).map_or(own, String::as_str)
    }

    /// A view or a state as programs see it.
    pub fn value<T: Serialize>(&self, shown: &T) -> Value {
        value::value(self, shown)
    }

    /// A fact as programs see it: a number, a text or a list of texts.
    pub fn fact(&self, fact: &Fact) -> Value {
        match fact {
            Fact::Number(number) | Fact::Signed(number) => (*number).into(),
            Fact::Name(key) => self.of_key(key).into(),
            Fact::Names(keys) | Fact::Units(keys) => {
                keys.iter().map(|key| Value::from(self.of_key(key))).collect()
            }
            Fact::Word(word) => (*word).into(),
            Fact::Text(text) => text.as_str().into(),
        }
    }

    /// A choice as programs spell it: its notation, with the ids of the pack in place of keys.
    pub fn choice<R: Rules>(&self, choice: &R::Choice) -> String {
        let notation = choice.to_string();
        let mut words: Vec<&str> = notation.split(' ').collect();
        let facts = choice.facts();
        let keys = facts.iter().flat_map(|(_, fact)| match fact {
            Fact::Name(key) => std::slice::from_ref(key),
            Fact::Names(keys) | Fact::Units(keys) => keys.as_slice(),
            Fact::Number(_) | Fact::Signed(_) | Fact::Word(_) | Fact::Text(_) => &[],
        });
        // A word is spelled once: `under 12 13` has two keys for two words.
        let mut spelled = vec![false; words.len()];
        for key in keys {
            let Some((class, own)) = key.split_once('/') else { continue };
            let stands = |word: &str| word == own || word.strip_prefix(class) == Some(own);
            let at = words.iter().zip(&spelled).position(|(word, done)| !done && stands(word));
            if let (Some(at), Some(id)) = (at, self.keyed.get(key)) {
                words[at] = id;
                spelled[at] = true;
            }
        }
        words.join(" ")
    }
}

#[cfg(test)]
mod tests;
