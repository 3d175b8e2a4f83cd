//! Rules are read once for a title, version, pack, scenario and options, and shared by all tables that have the same.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use kernel::hash::Hash;
use kernel::{Options, Pack, Version};

use crate::Entry;
use crate::entry::AnyRules;

/// How many rules are kept: those used longest ago go first. Tables keep theirs for as long as they last.
const MOST: usize = 64;

/// What rules are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    title: usize,
    version: Version,
    pack: Hash,
    scenario: String,
    options: Options,
}

impl Key {
    pub(crate) fn new(
        title: &'static dyn Entry,
        version: Version,
        pack: Hash,
        scenario: &str,
        options: &Options,
    ) -> Key {
        let (scenario, options) = (scenario.to_owned(), options.clone());
        Key { title: place(title), version, pack, scenario, options }
    }
}

/// Which title it is: tests may have two of the same id.
fn place(title: &'static dyn Entry) -> usize {
    std::ptr::from_ref(title).cast::<()>().addr()
}

static RULES: Mutex<VecDeque<(Key, AnyRules)>> = Mutex::new(VecDeque::new());

/// The rules of a key, if they are there, else those that `read` reads.
pub(crate) fn rules<E>(
    key: Key,
    read: impl FnOnce() -> Result<AnyRules, E>,
) -> Result<AnyRules, E> {
    let known = |key: &Key| {
        let mut all = RULES.lock().unwrap_or_else(PoisonError::into_inner);
        let found = all.iter().position(|(one, _)| one == key)?;
        let found = all.remove(found)?;
        all.push_back(found.clone());
        Some(found.1)
    };
    if let Some(rules) = known(&key) {
        return Ok(rules);
    }
    // Nobody waits while rules are read; if two read the same, the first to be done is kept.
    let rules = read()?;
    if let Some(rules) = known(&key) {
        return Ok(rules);
    }
    let mut all = RULES.lock().unwrap_or_else(PoisonError::into_inner);
    all.push_back((key, Arc::clone(&rules)));
    if all.len() > MOST {
        all.pop_front();
    }
    Ok(rules)
}

/// Packs with their hashes.
type Packs = Arc<Vec<(Hash, Pack)>>;

/// The released packs of a title with their hashes, the newest first.
pub(crate) fn packs(title: &'static dyn Entry) -> Packs {
    static PACKS: Mutex<BTreeMap<usize, Packs>> = Mutex::new(BTreeMap::new());
    let mut all = PACKS.lock().unwrap_or_else(PoisonError::into_inner);
    let hashed = || title.packs().into_iter().map(|pack| (pack.hash(), pack)).collect();
    Arc::clone(all.entry(place(title)).or_insert_with(|| Arc::new(hashed())))
}
