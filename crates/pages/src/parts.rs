//! The parts of the table page that change: this list names each of them, what it is drawn from and how it is drawn.
//! The page is put together from them, and open pages are sent those that changed. While what a part is drawn from is
//! the same, it is not drawn again.

use std::sync::Arc;

use ::table::Waits;
use kernel::hash::Hash;
use look::odds;
use look::say::escape;
use look::{Panel, Place, Slice};

use crate::table::Drawn;
use crate::{Scene, orders, prompt, scrub, table};

/// A part of a table page.
#[derive(Clone, Debug)]
pub struct Part {
    /// The id of its element.
    pub id: Arc<str>,
    /// The hash of what it was drawn from.
    pub slice: Hash,
    /// What stands inside.
    pub html: Arc<str>,
}

/// What is drawn already.
pub trait Known {
    /// The part of an id, if it was drawn from what has this hash.
    fn part(&self, id: &str, slice: Hash) -> Option<Part>;
}

/// Nothing is drawn yet.
#[derive(Clone, Copy, Debug)]
pub struct Nothing;

impl Known for Nothing {
    fn part(&self, _id: &str, _slice: Hash) -> Option<Part> {
        None
    }
}

/// A part, by the id of its element. Who looks, with which seats, at which table and in which language is the same
/// wherever parts are compared, and is in no slice.
struct Kind {
    id: &'static str,
    slice: fn(&Drawn<'_, '_>, &mut Slice),
    draw: fn(&Drawn<'_, '_>) -> String,
}

/// Every part but those of places.
const KINDS: [Kind; 13] = [
    Kind { id: "bar", slice: bar_slice, draw: |drawn| table::bar(drawn.at).0 },
    Kind { id: "prompt", slice: prompt_slice, draw: prompt_html },
    Kind { id: "status", slice: |drawn, slice| panel(drawn, Panel::Status, slice), draw: status },
    Kind { id: "hand", slice: |drawn, slice| panel(drawn, Panel::Hand, slice), draw: hand },
    Kind { id: "orders", slice: orders_slice, draw: |drawn| orders::panel(drawn.at).0 },
    Kind { id: "odds", slice: question_slice, draw: |drawn| odds::panel(drawn.at).0 },
    Kind { id: "story", slice: story_slice, draw: |drawn| drawn.log().0 },
    Kind { id: "scrub", slice: scrub_slice, draw: scrub_html },
    Kind { id: "live", slice: live_slice, draw: |drawn| drawn.live() },
    Kind { id: "mini", slice: |drawn, slice| panel(drawn, Panel::Minimap, slice), draw: minimap },
    Kind { id: "said", slice: question_slice, draw: |drawn| escape(&table::said(drawn.at)) },
    Kind {
        id: "badge-hand",
        slice: |drawn, slice| slice.add(drawn.at.view.held()),
        draw: |drawn| table::figure(drawn.at.view.held()),
    },
    Kind {
        id: "badge-log",
        slice: |drawn, slice| slice.add(table::news(drawn.at)),
        draw: |drawn| table::figure(table::news(drawn.at)),
    },
];

/// The parts of a page, each drawn unless it is known.
pub(crate) fn parts(drawn: &Drawn<'_, '_>, known: &dyn Known) -> Vec<Part> {
    let mut parts = Vec::new();
    for kind in &KINDS {
        let mut slice = Slice::default();
        (kind.slice)(drawn, &mut slice);
        let slice = slice.hash();
        let part = known.part(kind.id, slice);
        parts.push(part.unwrap_or_else(|| Part {
            id: kind.id.into(),
            slice,
            html: (kind.draw)(drawn).into(),
        }));
    }
    parts
}

/// The places of the inspector in words.
pub(crate) fn places(drawn: &Drawn<'_, '_>) -> Vec<Place> {
    drawn.at.view.places(drawn.staging())
}

/// All that a page is drawn from: while it is the same, nothing is drawn at all.
pub(crate) fn page_slice(scene: &Scene<'_>, epoch: u64) -> Hash {
    let Scene { facts, .. } = scene;
    let mut slice = Slice::default();
    slice.add((scene.stamp, scene.since, epoch, scene.now.moments(), facts.take_backs));
    slice.add(format!("{:?} {:?} {:?}", scene.mode, facts.waits, facts.undo));
    slice.add(format!("{:?} {:?} {:?}", facts.acts, facts.chairs, scene.orders));
    slice.hash()
}

/// The bar: who sits where, who is asked, the turn, the moment where one looks back, and how often the game went back.
fn bar_slice(drawn: &Drawn<'_, '_>, slice: &mut Slice) {
    let (at, facts) = (drawn.at, &drawn.at.scene.facts);
    for chair in &facts.chairs {
        slice.add((chair.name, chair.side, chair.sitter.name()));
    }
    slice.add(match &facts.waits {
        Waits::Choice { seats, .. } => seats.iter().map(|seat| seat.0).collect(),
        Waits::Dice { .. } | Waits::Over(_) => Vec::new(),
    });
    slice.add((at.view.part().turn, at.looks_back().then(|| at.moment())));
    slice.add(facts.take_backs);
}

/// All that a question is drawn from: what is seen and asked, what happened, what was done outside the rules.
fn question_slice(drawn: &Drawn<'_, '_>, slice: &mut Slice) {
    let (at, scene) = (drawn.at, drawn.at.scene);
    slice.add((scene.stamp, scene.since, scene.previewed, at.moment()));
    slice.add(format!("{:?} {:?}", scene.mode, scene.facts.waits));
    slice.add(drawn.work.epoch);
}

/// The prompt: the question, what can be taken back, and what is said across the bar.
fn prompt_slice(drawn: &Drawn<'_, '_>, slice: &mut Slice) {
    let scene = drawn.at.scene;
    question_slice(drawn, slice);
    slice.add(format!("{:?} {:?}", scene.facts.undo, scene.notice));
    slice.add(scene.facts.take_backs);
}

/// A panel of the title: its slice of the view, and what is asked where it shows that.
fn panel(drawn: &Drawn<'_, '_>, panel: Panel, slice: &mut Slice) {
    drawn.at.view.slice(panel, slice);
    match panel {
        Panel::Hand => question_slice(drawn, slice),
        Panel::Status | Panel::Minimap | Panel::Board => (),
    }
}

/// The standing orders.
fn orders_slice(drawn: &Drawn<'_, '_>, slice: &mut Slice) {
    slice.add(format!("{:?}", drawn.at.scene.orders));
}

/// The log: the lines it shows, and where it begins.
fn story_slice(drawn: &Drawn<'_, '_>, slice: &mut Slice) {
    let (at, scene) = (drawn.at, drawn.at.scene);
    slice.add((scene.since, at.moment(), at.moments(), at.looks_back()));
    slice.add(format!("{:?}", scene.facts.acts));
    slice.add(drawn.work.epoch);
    scrub_slice(drawn, slice);
}

/// The replay: the part of the game each moment belongs to.
fn scrub_slice(drawn: &Drawn<'_, '_>, slice: &mut Slice) {
    let at = drawn.at;
    slice.add((at.scene.since, at.moment(), at.moments(), at.looks_back()));
    for part in drawn.work.outline.iter().chain([&at.view.part()]) {
        slice.add((part.turn, part.impulse, part.side, part.phase));
    }
}

/// The board: what is seen, and what is lit.
fn live_slice(drawn: &Drawn<'_, '_>, slice: &mut Slice) {
    drawn.at.view.slice(Panel::Board, slice);
    slice.add(format!("{:?}", drawn.work.lit));
}

fn prompt_html(drawn: &Drawn<'_, '_>) -> String {
    prompt::bar(drawn.at, &drawn.work.question, &drawn.work.outline).0
}

fn scrub_html(drawn: &Drawn<'_, '_>) -> String {
    scrub::scrubber(drawn.at, &drawn.work.outline).0
}

fn status(drawn: &Drawn<'_, '_>) -> String {
    drawn.at.view.status(drawn.staging()).0
}

fn hand(drawn: &Drawn<'_, '_>) -> String {
    drawn.at.view.hand(drawn.staging()).0
}

fn minimap(drawn: &Drawn<'_, '_>) -> String {
    drawn.at.view.minimap(drawn.at.say.words)
}
