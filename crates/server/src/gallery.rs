//! What is drawn of a table: the parts of its open pages, drawn once for all who see the same.
//!
//! A drawing keeps the parts of the one before it that are the same. What leads from one drawing to the next is put
//! into words and packed once, whoever is sent it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use bytes::Bytes;
use kernel::hash::Hash;
use kernel::{Seat, Viewer};
use pages::{Known, Part};
use words::Words;

use crate::packing;
use crate::scenery::{Besides, Stage};

/// How many drawings of a table are kept: one for each pair of eyes and language.
const MOST: usize = 8;

/// Whose eyes: a viewer, the seats he plays, his language.
type Eyes = (Viewer, Vec<Seat>, &'static str);

/// The newest drawings of a table.
#[derive(Debug, Default)]
pub(crate) struct Gallery(Mutex<BTreeMap<Eyes, Arc<Drawn>>>);

/// The parts of an open page, drawn for one pair of eyes.
#[derive(Debug)]
pub(crate) struct Drawn {
    /// Its own number: no two drawings have the same.
    id: u64,
    /// The version of the table it shows.
    version: u64,
    /// The name of what was drawn, for a reader who comes back: his moment and its stamp.
    pub(crate) event: String,
    /// The stamp alone.
    pub(crate) stamp: String,
    /// Where each part is among them.
    places: BTreeMap<Arc<str>, usize>,
    parts: Vec<Part>,
    /// What leads here, by the drawing one comes from; 0 for none.
    news: Mutex<BTreeMap<u64, Option<Arc<Event>>>>,
}

/// An event of a stream.
#[derive(Debug)]
pub(crate) struct Event {
    text: Bytes,
    packed: OnceLock<Bytes>,
}

impl Event {
    pub(crate) fn of(text: String) -> Event {
        Event { text: text.into(), packed: OnceLock::new() }
    }

    /// As it is.
    pub(crate) fn text(&self) -> Bytes {
        self.text.clone()
    }

    /// Packed, for every stream that is.
    pub(crate) fn packed(&self) -> Bytes {
        self.packed.get_or_init(|| packing::packed(&self.text).into()).clone()
    }
}

impl Known for Drawn {
    fn part(&self, id: &str, slice: Hash) -> Option<Part> {
        self.at(id).filter(|part| part.slice == slice).cloned()
    }
}

impl Drawn {
    fn at(&self, id: &str) -> Option<&Part> {
        self.places.get(id).and_then(|place| self.parts.get(*place))
    }

    /// What a page is sent that shows another drawing, or none yet; nothing where it shows the same.
    pub(crate) fn since(&self, before: Option<&Drawn>) -> Option<Arc<Event>> {
        let from = before.map_or(0, |before| before.id);
        let mut news = lock(&self.news);
        news.entry(from).or_insert_with(|| self.told(before).map(Arc::new)).clone()
    }

    fn told(&self, before: Option<&Drawn>) -> Option<Event> {
        let is_new = |part: &&Part| {
            let known = before.and_then(|before| before.at(&part.id));
            known.is_none_or(|known| known.html != part.html)
        };
        let new: Vec<&Part> = self.parts.iter().filter(is_new).collect();
        if new.is_empty() {
            return None;
        }
        let mut text = format!("id: {}\ndata: {{\"fragments\":{{", self.event);
        for (index, part) in new.into_iter().enumerate() {
            if index > 0 {
                text.push(',');
            }
            push_json(&mut text, &part.id);
            text.push(':');
            push_json(&mut text, &part.html);
        }
        text.push_str("},\"stamp\":");
        push_json(&mut text, &self.stamp);
        text.push_str("}\n\n");
        Some(Event::of(text))
    }
}

/// A text as JSON writes it.
fn push_json(out: &mut String, text: &str) {
    // Text can always be written.
    out.push_str(&serde_json::to_string(text).unwrap_or_default());
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A drawing that failed left nothing half done behind.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Gallery {
    /// The parts of the page of who plays these seats; what is drawn already is not drawn again. Where a newer drawing
    /// is there, it is given.
    pub(crate) fn drawn(&self, stage: &Stage, held: &[Seat], words: &Words) -> Arc<Drawn> {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        let language = if words.lang() == "fr" { "fr" } else { "en" };
        let eyes = (stage.viewer, held.to_vec(), language);
        let mut all = lock(&self.0);
        let before = all.get(&eyes).cloned();
        if let Some(before) = before.as_ref().filter(|before| before.version >= stage.version) {
            return Arc::clone(before);
        }
        let known: &dyn Known = before.as_deref().map_or(&pages::Nothing, |before| before);
        let parts = pages::parts(&stage.scene(held, words, &Besides::default()), known);
        let drawn = Arc::new(Drawn {
            id: NUMBER.fetch_add(1, Ordering::Relaxed),
            version: stage.version,
            event: stage.event(),
            stamp: stage.stamp.clone(),
            places: parts.iter().enumerate().map(|(at, part)| (part.id.clone(), at)).collect(),
            parts,
            news: Mutex::default(),
        });
        if all.len() >= MOST && !all.contains_key(&eyes) {
            let oldest = all.iter().min_by_key(|(_, drawn)| drawn.version);
            let oldest = oldest.map(|(eyes, _)| eyes.clone());
            oldest.and_then(|oldest| all.remove(&oldest));
        }
        all.insert(eyes, Arc::clone(&drawn));
        drawn
    }

    /// The whole page of the same, put together from the same parts.
    pub(crate) fn page(&self, stage: &Stage, held: &[Seat], words: &Words) -> String {
        let drawn = self.drawn(stage, held, words);
        pages::table_with(&stage.scene(held, words, &Besides::default()), &*drawn)
    }
}
