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
use pages::{Drawing, Known, Part};
use words::Words;

use crate::scenery::{Besides, Stage};
use crate::splicing::Splice;
use crate::{packing, splicing};

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
    /// The newest version of the table that looks like this.
    version: AtomicU64,
    /// The hash of all it was drawn from.
    slice: Hash,
    /// The same for all drawings whose moments go on from one another.
    epoch: u64,
    /// The name of what was drawn, for a reader who comes back: his moment and its stamp.
    pub(crate) event: String,
    /// The stamp alone.
    pub(crate) stamp: String,
    stage: Arc<Stage>,
    held: Vec<Seat>,
    words: Words,
    drawing: Drawing,
    /// Where each part is among them.
    index: BTreeMap<Arc<str>, usize>,
    /// The places of the inspector, once one was asked for.
    places: OnceLock<Vec<(String, String)>>,
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

/// The parts of which only what changed inside is sent: no script adds elements to them or takes them away.
const SPLICED: [&str; 4] = ["live", "story", "status", "hand"];

/// Numbers that are given once.
static NUMBER: AtomicU64 = AtomicU64::new(1);

impl Drawn {
    /// Draws a page, with what is known of the one before; the one before again where nothing changed.
    fn of(stage: &Arc<Stage>, held: &[Seat], words: Words, before: Option<&Drawn>) -> Drawn {
        let id = NUMBER.fetch_add(1, Ordering::Relaxed);
        let goes_on = before.filter(|before| stage.goes_on_from(&before.stage));
        let epoch = goes_on.map_or(id, |before| before.epoch);
        let besides = Besides::default();
        let scene = stage.scene(held, &words, &besides);
        let slice = pages::slice(&scene, epoch);
        let known: &dyn Known = before.map_or(&pages::Nothing, |before| before);
        let drawing = match before.filter(|before| before.slice == slice) {
            Some(before) => before.drawing.clone(),
            None => pages::drawing(&scene, epoch, known),
        };
        let parts = drawing.parts.iter().enumerate();
        Drawn {
            id,
            version: stage.version.into(),
            slice,
            epoch,
            event: stage.event(),
            stamp: stage.stamp.clone(),
            stage: Arc::clone(stage),
            held: held.to_vec(),
            words,
            index: parts.map(|(at, part)| (part.id.clone(), at)).collect(),
            drawing,
            places: OnceLock::new(),
            news: Mutex::default(),
        }
    }

    /// Whether it shows a table as it stands there, or later.
    fn is_of(&self, stage: &Stage) -> bool {
        self.version.load(Ordering::Relaxed) >= stage.version
    }

    fn at(&self, id: &str) -> Option<&Part> {
        self.index.get(id).and_then(|at| self.drawing.parts.get(*at))
    }

    /// The whole page.
    pub(crate) fn page(&self) -> String {
        let besides = Besides::default();
        pages::table_of(&self.stage.scene(&self.held, &self.words, &besides), &self.drawing)
    }

    /// The places of the inspector: the ids of their elements, and what stands inside. They are drawn when one is asked
    /// for.
    pub(crate) fn places(&self) -> &[(String, String)] {
        self.places.get_or_init(|| {
            let besides = Besides::default();
            pages::places(&self.stage.scene(&self.held, &self.words, &besides), &self.drawing)
        })
    }

    /// What a page is sent that shows another drawing, or none yet; nothing where it shows the same.
    pub(crate) fn since(&self, before: Option<&Drawn>) -> Option<Arc<Event>> {
        let from = before.map_or(0, |before| before.id);
        if from == self.id {
            return None;
        }
        let mut news = lock(&self.news);
        news.entry(from).or_insert_with(|| self.told(before).map(Arc::new)).clone()
    }

    fn told(&self, before: Option<&Drawn>) -> Option<Event> {
        let (mut whole, mut spliced) = (String::new(), String::new());
        for part in &self.drawing.parts {
            let known = before.and_then(|before| before.at(&part.id));
            if known.is_some_and(|known| known.html == part.html) {
                continue;
            }
            match known.and_then(|known| splices_of(known, part)) {
                Some(splices) => push_field(&mut spliced, &part.id, &splices),
                None => push_field(&mut whole, &part.id, &json_of(&part.html)),
            }
        }
        if whole.is_empty() && spliced.is_empty() {
            return None;
        }
        let (event, stamp) = (&self.event, json_of(&self.stamp));
        Some(Event::of(format!(
            "id: {event}\ndata: {{\"fragments\":{{{whole}}},\"splices\":{{{spliced}}},\
             \"stamp\":{stamp}}}\n\n"
        )))
    }
}

/// What changed inside a part, as JSON: parent, first, how many go, what comes. Nothing where all of it is as short.
fn splices_of(old: &Part, new: &Part) -> Option<String> {
    if !SPLICED.contains(&&*new.id) {
        return None;
    }
    let found = splicing::splices(&old.html, &new.html)?;
    let one = |splice: &Splice| {
        let Splice { path, at, gone, html } = splice;
        format!("[{path:?},{at},{gone},{}]", json_of(html))
    };
    let all: Vec<String> = found.iter().map(one).collect();
    Some(format!("[{}]", all.join(","))).filter(|all| all.len() < new.html.len())
}

/// A field of a JSON object.
fn push_field(out: &mut String, name: &str, value: &str) {
    if !out.is_empty() {
        out.push(',');
    }
    out.push_str(&json_of(name));
    out.push(':');
    out.push_str(value);
}

/// A text as JSON writes it.
fn json_of(text: &str) -> String {
    // Text can always be written.
    serde_json::to_string(text).unwrap_or_default()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A drawing that failed left nothing half done behind.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Gallery {
    /// The parts of the page of who plays these seats. What is drawn already is not drawn again: neither a part nor, for
    /// whom nothing changed, the page. Where a newer drawing is there, it is given.
    pub(crate) fn drawn(&self, stage: &Arc<Stage>, held: &[Seat], words: &Words) -> Arc<Drawn> {
        let language = if words.lang() == "fr" { "fr" } else { "en" };
        let eyes = (stage.viewer, held.to_vec(), language);
        let mut all = lock(&self.0);
        let before = all.get(&eyes).cloned();
        if let Some(before) = before.as_ref().filter(|before| before.is_of(stage)) {
            return Arc::clone(before);
        }
        let drawn = Arc::new(Drawn::of(stage, held, *words, before.as_deref()));
        if let Some(before) = before.filter(|before| before.slice == drawn.slice) {
            before.version.store(stage.version, Ordering::Relaxed);
            return before;
        }
        if all.len() >= MOST && !all.contains_key(&eyes) {
            let oldest = all.iter().min_by_key(|(_, drawn)| drawn.version.load(Ordering::Relaxed));
            let oldest = oldest.map(|(eyes, _)| eyes.clone());
            oldest.and_then(|oldest| all.remove(&oldest));
        }
        all.insert(eyes, Arc::clone(&drawn));
        drawn
    }
}
