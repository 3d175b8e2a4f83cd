//! One title with its types put away: written once for all titles.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

use bots::Opponents;
use kernel::hash::Hash;
use kernel::{
    Catalogue, Declared, Faults, Options, Pack, Rules as _, Schemas, Title as _, TitleInfo,
    Version, Viewer,
};
use look::asset::{self, Asset};
use look::guide::Guide;
use look::{Look, Looks, Manner, Seen, Sight, Tool};
use table::{Checked, Glimpse, SaveFault, Simulation, Sitter, Table, TakenUp, Written};
use words::Locales;

use crate::{Loaded, Setting, Wanted};

/// Rules without their types: only their title reads them.
pub(crate) type AnyRules = Arc<dyn Any + Send + Sync>;

/// A title, whatever it is. What is done with loaded rules, see [`crate::open`] and the other functions.
pub trait Entry: Looks {
    /// Its sentences.
    fn locales(&self) -> Locales;
    /// All that it can say, as it is declared.
    fn messages(&self) -> Vec<Declared>;
    /// Who can sit on its seats: people, and its bots, the weakest first.
    fn sitters(&self) -> Vec<Sitter>;
    /// Every released pack, the newest first.
    fn packs(&self) -> Vec<Pack>;
    /// What programs see of views and states, described.
    fn schemas(&self) -> Schemas;
    /// The grounds of the maps of all released packs: bare maps, on which pages lay what changes.
    fn grounds(&'static self) -> &'static [Asset];
    /// The usual game: newest pack, first scenario, usual options. Read once and kept.
    fn usual(&'static self) -> Result<Loaded, Faults>;

    #[doc(hidden)]
    fn read(
        &self,
        version: Version,
        pack: &Pack,
        scenario: &str,
        options: &Options,
    ) -> Result<AnyRules, Faults>;
    #[doc(hidden)]
    fn first_sight(&self, rules: &AnyRules) -> Arc<dyn Sight>;
    #[doc(hidden)]
    fn catalogue(&self, rules: &AnyRules) -> Catalogue;
    #[doc(hidden)]
    fn known_values(&self, rules: &AnyRules, option: &str) -> Vec<String>;
    #[doc(hidden)]
    fn open(&self, setting: Setting) -> Result<Box<dyn Table>, Faults>;
    #[doc(hidden)]
    fn perft(
        &self,
        rules: &AnyRules,
        position: Option<&str>,
        depth: u32,
    ) -> Result<Option<u64>, Faults>;
    #[doc(hidden)]
    fn simulation(
        &self,
        rules: &AnyRules,
        position: Option<&str>,
        seats: &BTreeMap<String, Sitter>,
        seed: u64,
    ) -> Result<Box<dyn Simulation>, Faults>;
    #[doc(hidden)]
    fn restored(
        &self,
        rules: &AnyRules,
        written: Written,
        bytes: [u8; 32],
        to: Option<usize>,
    ) -> Result<Box<dyn Table>, SaveFault>;
    #[doc(hidden)]
    fn taken_up(&self, rules: &AnyRules, game: TakenUp) -> Option<Box<dyn Table>>;
    #[doc(hidden)]
    fn checked(&self, rules: &AnyRules, written: Written) -> Result<Checked, SaveFault>;
}

impl dyn Entry {
    /// The released pack of that hash.
    pub fn pack(&self, hash: Hash) -> Option<Pack> {
        self.packs().into_iter().find(|pack| pack.hash() == hash)
    }

    /// The newest pack with whole files replaced by those given.
    pub fn pack_with(&self, files: BTreeMap<String, String>) -> Pack {
        let mut pack = self.packs().into_iter().next().unwrap_or(Pack(BTreeMap::new()));
        pack.0.extend(files);
        pack
    }

    /// Loads rules.
    pub fn load(&'static self, wanted: Wanted) -> Result<Loaded, Faults> {
        crate::load::load(self, wanted)
    }
}

/// The title of a look and its bots. It is kept for good: make it once.
pub fn title<L, B>() -> &'static dyn Entry
where
    L: Look,
    B: Opponents<Rules = L::Rules> + Send + Sync + 'static,
{
    Box::leak(Box::new(Whole::<L, B> {
        usual: OnceLock::new(),
        sheets: OnceLock::new(),
        grounds: OnceLock::new(),
        types: PhantomData,
    }))
}

/// A title with its types, and what is worked out once.
struct Whole<L, B> {
    usual: OnceLock<Result<Loaded, Faults>>,
    sheets: OnceLock<Vec<Asset>>,
    grounds: OnceLock<Vec<Asset>>,
    types: PhantomData<(L, B)>,
}

impl<L: Look, B> fmt::Debug for Whole<L, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Title").field(&L::Rules::INFO.id).finish()
    }
}

/// The rules with their type.
fn own<L: Look>(rules: &AnyRules) -> Arc<L::Rules> {
    Arc::clone(rules).downcast().expect("a title is asked about its own rules only")
}

impl<L, B> Looks for Whole<L, B>
where
    L: Look,
    B: Opponents<Rules = L::Rules> + Send + Sync + 'static,
{
    fn info(&self) -> &'static TitleInfo {
        &L::Rules::INFO
    }

    fn manner(&self) -> &'static Manner {
        L::MANNER
    }

    fn guide(&self) -> Option<&'static Guide> {
        L::GUIDE
    }

    fn sheets(&'static self) -> &'static [Asset] {
        let sheet = |(name, text): &(&'static str, &str)| asset::asset(name, (*text).to_owned());
        self.sheets.get_or_init(|| L::PICTURES.iter().chain(L::SHEETS).map(sheet).collect())
    }

    fn pictures(&'static self) -> &'static [Asset] {
        self.sheets().get(..L::PICTURES.len()).unwrap_or_default()
    }

    fn hand_tab(&self) -> (&'static str, &'static str) {
        L::hand_tab()
    }

    fn tools(&self) -> &'static [Tool] {
        L::tools()
    }

    fn built(&self) -> &'static [&'static str] {
        L::built()
    }

    fn sight(&self, glimpse: &Glimpse) -> Arc<dyn Sight> {
        let viewed = glimpse.viewed().expect("a table is looked at by the look of its own title");
        Arc::new(Seen::<L>::of(viewed))
    }
}

impl<L, B> Entry for Whole<L, B>
where
    L: Look,
    B: Opponents<Rules = L::Rules> + Send + Sync + 'static,
{
    fn locales(&self) -> Locales {
        L::LOCALES
    }

    fn messages(&self) -> Vec<Declared> {
        L::Rules::messages()
    }

    fn sitters(&self) -> Vec<Sitter> {
        let bots = B::names().iter().filter_map(|name| Sitter::named(name));
        std::iter::once(Sitter::Human).chain(bots).collect()
    }

    fn packs(&self) -> Vec<Pack> {
        L::Rules::packs()
    }

    fn schemas(&self) -> Schemas {
        L::Rules::schemas()
    }

    fn grounds(&'static self) -> &'static [Asset] {
        self.grounds.get_or_init(|| {
            let mut grounds: Vec<Asset> = Vec::new();
            let packs = self.packs();
            let scenarios = self.info().scenarios.iter();
            let options = Options::complete(self.info(), &BTreeMap::new());
            let Ok(options) = options else { return grounds };
            for (pack, one) in scenarios.flat_map(|one| packs.iter().map(move |pack| (pack, one))) {
                let Ok(rules) = L::Rules::load(pack, one, &options) else { continue };
                let ground = asset::ground(self.info().id, L::ground(&rules));
                if !grounds.iter().any(|known| known.path == ground.path) {
                    grounds.push(ground);
                }
            }
            grounds
        })
    }

    fn usual(&'static self) -> Result<Loaded, Faults> {
        self.usual.get_or_init(|| crate::load::load(self, Wanted::default())).clone()
    }

    fn read(
        &self,
        version: Version,
        pack: &Pack,
        scenario: &str,
        options: &Options,
    ) -> Result<AnyRules, Faults> {
        Ok(Arc::new(L::Rules::load_version(version, pack, scenario, options)?))
    }

    fn first_sight(&self, rules: &AnyRules) -> Arc<dyn Sight> {
        let rules = own::<L>(rules);
        let view = rules.view(&rules.start(), Viewer::Spectator);
        self.sight(&Glimpse::of(rules, view))
    }

    fn catalogue(&self, rules: &AnyRules) -> Catalogue {
        own::<L>(rules).catalogue()
    }

    fn known_values(&self, rules: &AnyRules, option: &str) -> Vec<String> {
        own::<L>(rules).known_values(option)
    }

    fn open(&self, setting: Setting) -> Result<Box<dyn Table>, Faults> {
        let Setting { loaded, position, seats, dice } = setting;
        let rules = own::<L>(&loaded.rules);
        let Loaded { scenario, options, pack, version, .. } = loaded;
        let setting =
            table::Setting { rules, version, scenario, options, pack, position, seats, dice };
        table::open::<B>(setting)
    }

    fn perft(
        &self,
        rules: &AnyRules,
        position: Option<&str>,
        depth: u32,
    ) -> Result<Option<u64>, Faults> {
        table::perft(&*own::<L>(rules), position, depth)
    }

    fn simulation(
        &self,
        rules: &AnyRules,
        position: Option<&str>,
        seats: &BTreeMap<String, Sitter>,
        seed: u64,
    ) -> Result<Box<dyn Simulation>, Faults> {
        table::simulation::<B>(own::<L>(rules), position, seats, seed)
    }

    fn restored(
        &self,
        rules: &AnyRules,
        written: Written,
        bytes: [u8; 32],
        to: Option<usize>,
    ) -> Result<Box<dyn Table>, SaveFault> {
        table::restored::<B>(own::<L>(rules), written, bytes, to)
    }

    fn taken_up(&self, rules: &AnyRules, game: TakenUp) -> Option<Box<dyn Table>> {
        table::taken_up::<B>(own::<L>(rules), game)
    }

    fn checked(&self, rules: &AnyRules, written: Written) -> Result<Checked, SaveFault> {
        table::checked::<B>(own::<L>(rules), written)
    }
}
