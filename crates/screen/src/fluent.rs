//! Reads Fluent files as far as the tests need: which messages there are, what they refer to, which
//! facts they use.

use std::collections::{BTreeMap, BTreeSet};

use titles::Titles;

/// A message as written.
#[derive(Debug)]
pub struct Entry {
    pub file: &'static str,
    pub text: String,
}

/// The messages of a language by id. A message given twice is a mistake.
pub fn messages(files: &[words::Source]) -> BTreeMap<String, Entry> {
    let mut messages: BTreeMap<String, Entry> = BTreeMap::new();
    for (file, text) in files {
        let mut last: Option<String> = None;
        for line in text.lines() {
            if line.starts_with('#') {
                last = None;
            } else if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                let (id, text) = line.split_once('=').expect("a message has a sign of equality");
                let id = id.trim().to_owned();
                let entry = Entry { file, text: text.trim().to_owned() };
                assert!(messages.insert(id.clone(), entry).is_none(), "{file}: {id} twice");
                last = Some(id);
            } else if let Some(entry) = last.as_ref().and_then(|id| messages.get_mut(id)) {
                entry.text.push('\n');
                entry.text.push_str(line.trim());
            }
        }
    }
    messages
}

/// The words that begin where `starts` says so, in the placeables of a text.
fn words_after(text: &str, starts: &str) -> BTreeSet<String> {
    let pieces = text.split(starts).skip(1);
    let is_word = |c: &char| c.is_ascii_alphanumeric() || *c == '-' || *c == '_';
    pieces.map(|piece| piece.chars().take_while(is_word).collect()).collect()
}

/// The messages a message refers to.
pub fn references(text: &str) -> BTreeSet<String> {
    let found = words_after(text, "{ ").into_iter();
    found.filter(|word| word.starts_with(|first: char| first.is_ascii_alphabetic())).collect()
}

/// The facts a message uses, itself or through others.
pub fn variables(messages: &BTreeMap<String, Entry>, id: &str) -> BTreeSet<String> {
    let Some(entry) = messages.get(id) else { panic!("there is no {id}") };
    let mut variables: BTreeSet<String> = words_after(&entry.text, "$")
        .into_iter()
        .map(|name| name.trim_end_matches('-').to_owned())
        .collect();
    for other in references(&entry.text) {
        variables.extend(self::variables(messages, &other));
    }
    variables
}

/// The files of both languages, those of the titles of a list among them.
pub fn files(titles: Titles) -> [(&'static str, Vec<words::Source>); 2] {
    let mut english = words::locales::ENGLISH.to_vec();
    let mut french = words::locales::FRENCH.to_vec();
    for title in titles.iter() {
        english.extend(title.locales().english);
        french.extend(title.locales().french);
    }
    [("en", english), ("fr", french)]
}
