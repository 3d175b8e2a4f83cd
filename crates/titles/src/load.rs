//! From an id, a pack, a scenario and options to rules, or to all that is wrong with them.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use kernel::hash::Hash;
use kernel::{Fact, Fault, Faults, Options, Pack, Title, TitleInfo};

use crate::{ALL, AnyRules, Listed, TitleId};

/// Which game is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The scenario; the usual one if none is named.
    pub scenario: Option<String>,
    /// Options that differ from the usual.
    pub options: BTreeMap<String, String>,
    /// The pack; the newest released one if none is given.
    pub pack: Option<Pack>,
}

/// Rules, and what they were made of: what a save says in its header.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// Which title.
    pub title: TitleId,
    /// The scenario.
    pub scenario: String,
    /// The options, complete.
    pub options: Options,
    /// The hash of the pack.
    pub pack: Hash,
    /// The rules.
    pub rules: AnyRules,
}

impl TitleId {
    /// What the title is.
    pub fn info(self) -> &'static TitleInfo {
        with_title!(self, R => &<R as Title>::INFO)
    }

    /// Every released pack of the title, the newest first.
    pub fn packs(self) -> Vec<Pack> {
        with_title!(self, R => R::packs())
    }

    /// The released pack of that hash.
    pub fn pack(self, hash: Hash) -> Option<Pack> {
        self.packs().into_iter().find(|pack| pack.hash() == hash)
    }

    /// The newest pack with whole files replaced by those given.
    pub fn pack_with(self, files: BTreeMap<String, String>) -> Pack {
        let mut pack = self.packs().into_iter().next().unwrap_or(Pack(BTreeMap::new()));
        pack.0.extend(files);
        pack
    }

    /// The usual game: newest pack, first scenario, usual options. Read once and kept.
    pub fn usual(self) -> Result<Loaded, Faults> {
        static READ: LazyLock<BTreeMap<TitleId, Result<Loaded, Faults>>> = LazyLock::new(|| {
            ALL.iter().map(|title| (*title, title.load(Wanted::default()))).collect()
        });
        READ.get(&self).cloned().unwrap_or_else(|| self.load(Wanted::default()))
    }

    /// Loads rules.
    pub fn load(self, wanted: Wanted) -> Result<Loaded, Faults> {
        let info = self.info();
        let scenario = scenario(info, wanted.scenario).map_err(|fault| vec![fault])?;
        let options = Options::complete(info, &wanted.options).map_err(|fault| vec![fault])?;
        let pack = wanted.pack.unwrap_or_else(|| self.pack_with(BTreeMap::new()));
        let hash = pack.hash();
        let rules = with_title!(self, R => {
            R::any(Arc::new(R::load(&pack, &scenario, &options)?))
        });
        Ok(Loaded { title: self, scenario, options, pack: hash, rules })
    }
}

/// The title of an id.
pub fn find(id: &str) -> Result<TitleId, Fault> {
    ALL.iter().copied().find(|title| title.info().id == id).ok_or_else(|| {
        let known: Vec<&str> = ALL.iter().map(|title| title.info().id).collect();
        Fault::new("title", id, "fault-unknown-title").fact("known", Fact::Text(known.join(", ")))
    })
}

fn scenario(info: &TitleInfo, wanted: Option<String>) -> Result<String, Fault> {
    match wanted {
        None => Ok(info.scenarios.first().copied().unwrap_or("").to_owned()),
        Some(id) if info.scenarios.contains(&id.as_str()) => Ok(id),
        Some(id) => Err(Fault::new("scenario", &id, "fault-unknown-scenario")
            .fact("known", Fact::Text(info.scenarios.join(", ")))),
    }
}
