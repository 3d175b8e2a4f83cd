//! From an id, a pack, a scenario and options to rules, or to all that is wrong with them.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use kernel::hash::Hash;
use kernel::{Catalogue, Fact, Fault, Faults, Options, Pack, TitleInfo, Version};
use look::Sight;

use crate::Entry;
use crate::cache::{self, Key};
use crate::entry::AnyRules;

/// Which game is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The scenario; the usual one if none is named.
    pub scenario: Option<String>,
    /// Options that differ from the usual.
    pub options: BTreeMap<String, String>,
    /// The pack; the newest released one if none is given.
    pub pack: Option<Pack>,
    /// The version of the rules; the newest if none is named.
    pub version: Option<Version>,
}

/// Rules, and what they were made of: what a save says in its header.
#[derive(Clone)]
pub struct Loaded {
    /// Which title.
    pub title: &'static dyn Entry,
    /// The scenario.
    pub scenario: String,
    /// The options, complete.
    pub options: Options,
    /// The hash of the pack.
    pub pack: Hash,
    /// The version of the rules.
    pub(crate) version: Version,
    /// The rules, which only their title reads.
    pub(crate) rules: AnyRules,
}

impl fmt::Debug for Loaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Loaded");
        out.field("title", &self.title).field("scenario", &self.scenario);
        out.field("options", &self.options).field("pack", &self.pack).finish_non_exhaustive()
    }
}

impl Loaded {
    /// Whether both have the very same rules, read once.
    pub fn shares_rules_with(&self, other: &Loaded) -> bool {
        Arc::ptr_eq(&self.rules, &other.rules)
    }

    /// Its units with their types and its places with their terrain.
    pub fn catalogue(&self) -> Catalogue {
        self.title.catalogue(&self.rules)
    }

    /// The values of an option that takes any text, as far as they can be listed.
    pub fn known_values(&self, option: &str) -> Vec<String> {
        self.title.known_values(&self.rules, option)
    }

    /// The game as everybody sees it at the beginning.
    pub fn first_sight(&self) -> Arc<dyn Sight> {
        self.title.first_sight(&self.rules)
    }
}

/// Loads rules, or takes those that were loaded before.
pub(crate) fn load(title: &'static dyn Entry, wanted: Wanted) -> Result<Loaded, Faults> {
    load_from(title, wanted, None)
}

/// The same from a pack whose hash is known.
pub(crate) fn load_from(
    title: &'static dyn Entry,
    wanted: Wanted,
    known: Option<(Hash, &Pack)>,
) -> Result<Loaded, Faults> {
    let info = title.info();
    let scenario = scenario(info, wanted.scenario).map_err(|fault| vec![fault])?;
    let options = Options::complete(info, &wanted.options).map_err(|fault| vec![fault])?;
    let version = wanted.version.unwrap_or(info.version);
    let (packs, none) = (cache::packs(title), Pack(BTreeMap::new()));
    let given = wanted.pack.as_ref().map(|pack| (pack.hash(), pack));
    let newest = || packs.first().map(|(hash, pack)| (*hash, pack));
    let (hash, pack) = known.or(given).or_else(newest).unwrap_or_else(|| (none.hash(), &none));
    let key = Key::new(title, version, hash, &scenario, &options);
    let rules = cache::rules(key, || title.read(version, pack, &scenario, &options))?;
    Ok(Loaded { title, scenario, options, pack: hash, version, rules })
}

fn scenario(info: &TitleInfo, wanted: Option<String>) -> Result<String, Fault> {
    match wanted {
        None => Ok(info.scenarios.first().copied().unwrap_or("").to_owned()),
        Some(id) if info.scenarios.contains(&id.as_str()) => Ok(id),
        Some(id) => Err(Fault::new("scenario", &id, "fault-unknown-scenario")
            .fact("known", Fact::Text(info.scenarios.join(", ")))),
    }
}
