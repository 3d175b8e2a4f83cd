//! Boards as pictures. What is worked out once for a pack and a language is kept.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::assets;
use super::look::{Crop, Look};
use crate::Words;
use crate::svg::Lit;

/// How many sheets are kept: two languages of the packs and maps in use.
const MOST: usize = 64;

/// A sheet with its ground.
#[derive(Debug)]
pub(crate) struct Picture<R: Look> {
    pack: Arc<R::Pack>,
    language: String,
    /// Outlines, names and counters.
    pub(crate) sheet: R::Sheet,
    /// The address of the ground.
    pub(crate) ground_path: String,
}

impl<R: Look> Picture<R> {
    /// What pictures refer to: once in a page.
    pub(crate) fn defs(&self) -> String {
        R::defs(&self.sheet)
    }

    /// A unit's counter with nothing lit.
    pub(crate) fn counter(&self, view: &R::View, key: &str) -> Option<String> {
        R::counter(&self.sheet, view, key, &Lit::default())
    }

    /// A part of the board as a small picture.
    pub(crate) fn crop(&self, rules: &R, view: &R::View, crop: Crop<'_>) -> String {
        rules.crop(&self.sheet, view, &self.ground_path, crop)
    }
}

/// Pictures of every title; each is a [`Picture`] of its rules.
static KEPT: Mutex<Vec<Arc<dyn Any + Send + Sync>>> = Mutex::new(Vec::new());

/// For each title a lock that is held while a picture of it is made: pictures of two titles are made at
/// the same time, and none is made twice.
static MADE: Mutex<BTreeMap<&'static str, Arc<Mutex<()>>>> = Mutex::new(BTreeMap::new());

/// The pictures of this pack that are kept.
fn known<R: Look>(rules: &R) -> Vec<Arc<Picture<R>>> {
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let of_title = kept.iter().filter_map(|kept| Arc::clone(kept).downcast::<Picture<R>>().ok());
    let pack = rules.pack();
    let same_pack =
        |picture: &Arc<Picture<R>>| Arc::ptr_eq(&picture.pack, &pack) || picture.pack == pack;
    of_title.filter(same_pack).collect()
}

fn of_language<R: Look>(known: &[Arc<Picture<R>>], words: &Words) -> Option<Arc<Picture<R>>> {
    known.iter().find(|picture| picture.language == words.lang()).cloned()
}

/// The picture of these rules in a language.
pub(crate) fn picture<R: Look>(rules: &R, words: &Words) -> Arc<Picture<R>> {
    if let Some(picture) = of_language(&known(rules), words) {
        return picture;
    }
    let made = Arc::clone(
        MADE.lock().unwrap_or_else(PoisonError::into_inner).entry(R::INFO.id).or_default(),
    );
    let _held = made.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known(rules);
    if let Some(picture) = of_language(&known, words) {
        return picture;
    }
    let other = known.first();
    let ground_path = match other {
        Some(other) => other.ground_path.clone(),
        None => assets::keep_ground(R::INFO.id, rules.ground()),
    };
    let picture = Arc::new(Picture::<R> {
        pack: rules.pack(),
        language: words.lang().to_owned(),
        sheet: rules.sheet(*words, other.map(|other| &other.sheet)),
        ground_path,
    });
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= MOST {
        kept.remove(0);
    }
    kept.push(Arc::<Picture<R>>::clone(&picture));
    picture
}
