//! The pages of the web table: plain structs in, HTML out.
//!
//! Nothing here decides anything. A [`Scene`] is all that a table page shows, already cut down to what its
//! viewer may know; [`table()`] draws the whole page and [`drawing()`] the parts of it that can change. The
//! templates lie in `crates/pages/templates`, styles and scripts in `crates/pages/assets` ([`assets`]).

pub mod assets;
mod book;
mod builder;
mod components;
mod curtain;
mod first_steps;
mod frame;
mod ids;
mod lights;
mod lists;
mod new_table;
mod notice;
mod orders;
mod parts;
mod prompt;
mod rulebook;
mod scrub;
mod table;

pub use parts::{Known, Nothing, Part};
pub use rulebook::has_rule;
pub use table::{Drawing, Workings};

use std::collections::BTreeMap;

use ::table::{Glimpse, Moment, Sitter};
use kernel::hash::Hash;
use kernel::{Outcome, Seat, TitleInfo};
pub use look::{Earlier, Facts, LookBack, Mode, Scene};
use titles::{Entry, Titles};

use words::Words;

/// What every page but the table needs to know of its reader.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language.
    pub words: &'a Words,
    /// The address of the page, to come back to after the language is switched.
    pub path: &'a str,
    /// The titles there are.
    pub titles: Titles,
}

/// How a table stands, for its place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// The reader must choose or throw dice.
    ToMove,
    /// Somebody else must.
    Waiting,
    /// The game is over.
    Over(Outcome),
}

/// A table in a list of tables.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The public id.
    pub id: String,
    /// The title.
    pub title: &'static dyn Entry,
    /// The scenario, by its key.
    pub scenario: String,
    /// How it is played.
    pub mode: Mode,
    /// The names of the seats the reader plays: `french`.
    pub seats: Vec<&'static str>,
    /// Who sits at the other seats.
    pub others: Vec<(&'static str, Sitter)>,
    /// How it stands.
    pub stands: Stands,
    /// The game as the reader sees it.
    pub view: Glimpse,
    /// What happened last, as the reader saw it.
    pub last: Option<Moment>,
    /// Whether the reader made it, and may delete it.
    pub is_own: bool,
    /// How often the game went back past what had been rolled or shown.
    pub take_backs: usize,
}

/// The home page.
#[derive(Clone, Copy, Debug)]
pub struct Home<'a> {
    /// Whose.
    pub reader: Reader<'a>,
    /// The first of the reader's running tables, those where he must move first.
    pub tables: &'a [Listed],
    /// At how many he must move, those that are not shown among them.
    pub to_move: usize,
}

/// The page of the reader's tables.
#[derive(Clone, Copy, Debug)]
pub struct MyTables<'a> {
    /// Whose.
    pub reader: Reader<'a>,
    /// His tables on this page: those where he must move, then those where others must, then those that
    /// are over, the one last played at first.
    pub tables: &'a [Listed],
    /// How many he has in all.
    pub count: usize,
    /// Which page of the list this is, counted from 1.
    pub page: usize,
    /// How many pages the list has.
    pub pages: usize,
    /// The ids of those on this page that cannot be played again as they were written.
    pub damaged: &'a [String],
}

/// The page that asks whether a table is to be deleted.
#[derive(Clone, Copy, Debug)]
pub struct Delete<'a> {
    /// Whose.
    pub reader: Reader<'a>,
    /// The table.
    pub table: &'a Listed,
}

/// The form of a new table.
#[derive(Clone, Copy, Debug)]
pub struct NewTable<'a> {
    /// Whose.
    pub reader: Reader<'a>,
    /// The title.
    pub title: &'static dyn Entry,
    /// What was wrong with the form that was sent, as sentences.
    pub wrong: &'a [String],
    /// What was sent, to fill the form again.
    pub sent: &'a BTreeMap<String, String>,
}

/// The rule book.
#[derive(Clone, Copy, Debug)]
pub struct RuleBook<'a> {
    /// Whose.
    pub reader: Reader<'a>,
    /// The title.
    pub title: &'static dyn Entry,
    /// What is searched; empty for the whole book.
    pub query: &'a str,
}

/// A page about one title.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// Whose.
    pub reader: Reader<'a>,
    /// The title.
    pub title: &'static dyn Entry,
}

/// A page that says that something did not work, or is not there.
#[derive(Clone, Copy, Debug)]
pub struct Notice<'a> {
    /// Whose.
    pub reader: Reader<'a>,
    /// What happened.
    pub what: What<'a>,
}

/// What a notice says.
#[derive(Clone, Copy, Debug)]
pub enum What<'a> {
    /// 404: there is no such page or table.
    NotFound,
    /// 403: the table is not the reader's.
    NotYours,
    /// 409: the table moved on before the answer arrived.
    MovedOn {
        /// The table.
        id: &'a str,
    },
    /// 422: a choice was refused.
    Refused {
        /// The table.
        id: &'a str,
        /// Its title.
        info: &'static TitleInfo,
        /// The sentence.
        sentence: &'a str,
        /// The rule.
        rule: Option<&'a str>,
    },
    /// 400: the form or file is wrong; each sentence says one thing.
    Wrong {
        /// The sentences.
        sentences: &'a [String],
    },
    /// 413: the body is too large.
    TooLarge,
    /// 403: the request came from another site.
    Foreign,
    /// 500: a fault of ours; the table is kept.
    Fault,
}

/// The whole page of a table.
pub fn table(scene: &Scene<'_>) -> String {
    table_of(scene, &drawing(scene, 0, &Nothing))
}

/// The whole page of a drawing of this scene.
pub fn table_of(scene: &Scene<'_>, drawing: &Drawing) -> String {
    table::page(scene, drawing)
}

/// The parts of the table page that can change, those of places left out. Parts that are known and were drawn from the
/// same are taken as they are. Drawings with the same `epoch` have the same moments, as far as both have them.
pub fn drawing(scene: &Scene<'_>, epoch: u64, known: &dyn Known) -> Drawing {
    table::drawing(scene, epoch, known)
}

/// The hash of all that a page is drawn from.
pub fn slice(scene: &Scene<'_>, epoch: u64) -> Hash {
    parts::page_slice(scene, epoch)
}

/// The places of the inspector: the ids of their elements, and what stands inside.
pub fn places(scene: &Scene<'_>, drawing: &Drawing) -> Vec<(String, String)> {
    table::places(scene, drawing)
}

/// The parts that change when a choice is previewed: its odds, and the prompt that waits for the
/// confirmation.
pub fn preview(scene: &Scene<'_>) -> Vec<(String, String)> {
    table::preview(scene)
}

/// Hot seat: the page between two seats. Nothing of the table is in it.
pub fn curtain(scene: &Scene<'_>, next: Seat) -> String {
    curtain::page(scene, next)
}

/// Makes ready what the pages of a title share in a language, so that nobody waits for it later.
pub fn make_ready(title: &'static dyn Entry, words: &Words) {
    if let Ok(loaded) = title.usual() {
        drop(loaded.first_sight().defs(words));
    }
}

/// The side that is usually taken against a bot: the first that the form of a title offers.
pub fn first_side(title: &'static dyn Entry) -> &'static str {
    title.manner().first_seat
}

/// The ids of all that the form of a title names by its own keys: scenarios, options and their values.
pub fn form_ids(title: &'static dyn Entry) -> Vec<String> {
    ids::of_form(title.info())
}

/// The home page.
pub fn home(page: &Home<'_>) -> String {
    lists::home(page)
}

/// The form of a new table.
pub fn new_table(page: &NewTable<'_>) -> String {
    new_table::page(page)
}

/// The builder of a text that an option of a new table takes, or the form of the new table once it is done;
/// nothing where the title has no builder.
pub fn builder(page: &NewTable<'_>) -> Option<String> {
    builder::page(page)
}

/// The reader's tables.
pub fn tables(page: &MyTables<'_>) -> String {
    lists::tables(page)
}

/// Asks whether a table is to be deleted.
pub fn delete(page: &Delete<'_>) -> String {
    lists::delete(page)
}

/// The rule book, whole or what a search finds.
pub fn rulebook(page: &RuleBook<'_>) -> String {
    rulebook::page(page)
}

/// An introduction to a title.
pub fn learn(page: &About<'_>) -> String {
    rulebook::learn(page)
}

/// The components of a title, with where their values come from.
pub fn components(page: &About<'_>) -> String {
    components::page(page)
}

/// The page before the guided opening; none for a title that has none.
pub fn first_steps(page: &About<'_>) -> Option<String> {
    first_steps::page(page)
}

/// Something did not work, or is not there.
pub fn error(page: &Notice<'_>) -> String {
    notice::page(page)
}
