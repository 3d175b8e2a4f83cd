//! Boards as pictures. What is worked out once for a pack and a language is kept.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crate::asset;
use crate::look::Look;
use kernel::Title as _;
use words::Words;

/// How many sheets are kept: two languages of the packs and maps in use.
const MOST: usize = 64;

/// A sheet with its ground.
pub(crate) struct Picture<L: Look> {
    pack: Arc<L::Pack>,
    language: String,
    /// Outlines, names and counters.
    pub(crate) sheet: L::Sheet,
    /// The address of the ground.
    pub(crate) ground_path: String,
}

impl<L: Look> fmt::Debug for Picture<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picture").field("language", &self.language).finish_non_exhaustive()
    }
}

impl<L: Look> Picture<L> {
    /// Whether it is in this language.
    pub(crate) fn is_in(&self, words: &Words) -> bool {
        self.language == words.lang()
    }
}

/// Pictures of every title; each is a [`Picture`] of its rules.
static KEPT: Mutex<Vec<Arc<dyn Any + Send + Sync>>> = Mutex::new(Vec::new());

/// For each title a lock that is held while a picture of it is made: pictures of two titles are made at
/// the same time, and none is made twice.
static MADE: Mutex<BTreeMap<&'static str, Arc<Mutex<()>>>> = Mutex::new(BTreeMap::new());

/// The pictures of this pack that are kept.
fn known<L: Look>(rules: &L::Rules) -> Vec<Arc<Picture<L>>> {
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let of_title = kept.iter().filter_map(|kept| Arc::clone(kept).downcast::<Picture<L>>().ok());
    let pack = L::pack(rules);
    let same_pack =
        |picture: &Arc<Picture<L>>| Arc::ptr_eq(&picture.pack, &pack) || picture.pack == pack;
    of_title.filter(same_pack).collect()
}

fn of_language<L: Look>(known: &[Arc<Picture<L>>], words: &Words) -> Option<Arc<Picture<L>>> {
    known.iter().find(|picture| picture.language == words.lang()).cloned()
}

/// The picture of these rules in a language.
pub(crate) fn picture<L: Look>(rules: &L::Rules, words: &Words) -> Arc<Picture<L>> {
    if let Some(picture) = of_language(&known::<L>(rules), words) {
        return picture;
    }
    let made = Arc::clone(
        MADE.lock().unwrap_or_else(PoisonError::into_inner).entry(L::Rules::INFO.id).or_default(),
    );
    let _held = made.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known::<L>(rules);
    if let Some(picture) = of_language(&known, words) {
        return picture;
    }
    let other = known.first();
    let ground_path = match other {
        Some(other) => other.ground_path.clone(),
        None => asset::keep_ground(L::Rules::INFO.id, L::ground(rules)),
    };
    let picture = Arc::new(Picture::<L> {
        pack: L::pack(rules),
        language: words.lang().to_owned(),
        sheet: L::sheet(rules, *words, other.map(|other| &other.sheet)),
        ground_path,
    });
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= MOST {
        kept.remove(0);
    }
    kept.push(Arc::<Picture<L>>::clone(&picture));
    picture
}
