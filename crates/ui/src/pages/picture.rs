//! Boards as pictures. What is worked out once for a pack and a language is kept.

use std::sync::{Arc, Mutex, PoisonError};

use storm::Storm;
use titles::{TitleId, with_rules};

use super::assets;
use crate::Words;
use crate::svg::storm::{Sheet, ground};

/// How many sheets are kept: two languages of the packs in use.
const MOST: usize = 16;

/// A sheet with its ground.
#[derive(Debug)]
pub(crate) struct Picture {
    rules: Storm,
    language: String,
    /// Outlines, names and counters.
    pub(crate) sheet: Sheet,
    /// The address of the ground.
    pub(crate) ground_path: String,
}

static KEPT: Mutex<Vec<Arc<Picture>>> = Mutex::new(Vec::new());

/// The picture of these rules in a language.
pub(crate) fn picture(rules: &Storm, words: &Words) -> Arc<Picture> {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let same_pack = |picture: &Picture| {
        Arc::ptr_eq(&picture.rules.components, &rules.components)
            || picture.rules.components == rules.components
    };
    if let Some(picture) =
        kept.iter().find(|picture| picture.language == words.lang() && same_pack(picture))
    {
        return Arc::clone(picture);
    }
    let other = kept.iter().find(|picture| same_pack(picture));
    let (sheet, ground_path) = match other {
        Some(other) => (other.sheet.translated(*words), other.ground_path.clone()),
        None => (Sheet::new(rules, *words), assets::ground_path(&ground(rules))),
    };
    let picture = Arc::new(Picture {
        rules: rules.clone(),
        language: words.lang().to_owned(),
        sheet,
        ground_path,
    });
    if kept.len() >= MOST {
        kept.remove(0);
    }
    kept.push(Arc::clone(&picture));
    picture
}

/// The picture of the newest pack of a title.
pub(crate) fn usual(title: TitleId, words: &Words) -> Option<Arc<Picture>> {
    let loaded = title.usual().ok()?;
    Some(with_rules!(loaded.rules, rules => picture(&rules, words)))
}
