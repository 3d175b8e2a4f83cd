//! The save: text, one JSON object a line. docs/saves.md describes it.
//!
//! The first line is the header, then every entry of the journal, then an end line. Lines are only ever
//! added before the end line. Every entry is chained by hash to the one before it, the first one to the
//! header.

mod fault;
mod read;

use std::collections::BTreeMap;

use kernel::hash::Hash;
use kernel::journal::{Beginning, What};
use kernel::{Entry, Match, Rules};
use serde::{Deserialize, Serialize};

pub use fault::SaveFault;
pub use read::{Checked, Written, checked, read, read_header, restored};
pub(crate) use read::{beginning, dice};

use crate::Sitter;

/// The version of the format.
pub(crate) const FORMAT: u32 = 2;

/// What the header says of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiceWritten {
    /// Fair dice, with the SHA-256 of their seed.
    Fair(Hash),
    /// A seed that a person chose.
    Open(u64),
    /// Thrown by the players.
    Own,
}

/// The first line of a save, but for its hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format.
    pub save: u32,
    /// The title.
    pub title: String,
    /// The version of its rules.
    pub rules: u32,
    /// The scenario.
    pub scenario: String,
    /// The options, complete.
    pub options: BTreeMap<String, String>,
    /// The hash of the component pack.
    pub pack: Hash,
    /// Where the dice come from.
    pub dice: DiceWritten,
    /// The position the game began with, if not the set-up of the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Who sat where when the game began.
    pub seats: Vec<Sitter>,
}

/// What a game begins with, as its header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start<'h> {
    /// The set-up of the scenario.
    SetUp,
    /// A position, in the notation of the title.
    Position(&'h str),
    /// A state written out, as a sandbox has it.
    State(&'h str),
}

impl<'h> Start<'h> {
    /// What a text begins a game with. No position begins with a brace.
    pub(crate) fn of(position: Option<&'h str>) -> Start<'h> {
        match position {
            None => Start::SetUp,
            Some(text) if text.starts_with('{') => Start::State(text),
            Some(text) => Start::Position(text),
        }
    }
}

impl Header {
    /// What the game begins with.
    pub fn start(&self) -> Start<'_> {
        Start::of(self.position.as_deref())
    }

    /// The hash with which the chain begins: the SHA-256 of the header as it is written, without its own
    /// hash.
    pub(crate) fn hash(&self) -> Hash {
        Hash::plain(json(self).as_bytes())
    }
}

/// The header line.
#[derive(Serialize)]
struct Sealed<'a> {
    #[serde(flatten)]
    header: &'a Header,
    hash: Hash,
}

/// The last line: how many entries there are, and the seed of fair dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Hash>,
}

/// The header with its hash.
pub(crate) fn header_line(header: &Header) -> String {
    json(&Sealed { header, hash: header.hash() })
}

/// Writes a save.
pub fn write(header: &Header, entries: &[Entry], seed: Option<Hash>) -> String {
    let mut text = header_line(header);
    text.push('\n');
    for entry in entries {
        text.push_str(&json(entry));
        text.push('\n');
    }
    text.push_str(&json(&End { end: entries.len(), seed }));
    text.push('\n');
    text
}

/// The JSON text of a line.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("the lines of a save are plain data and can be written")
}

/// The same game with a chain that begins with another hash.
pub(crate) fn chained_again<R: Rules>(game: &Match<R>, origin: Hash) -> Match<R> {
    let beginning = Beginning { origin, ..game.beginning().clone() };
    let mut again = Match::begun(game.rules().clone(), beginning);
    for entry in game.entries() {
        repeat(&mut again, &entry.what).expect("what was done once can be done again");
        again.note_beside(entry);
    }
    again
}

/// Does what an entry says; the entry comes from a journal that was checked.
pub(crate) fn repeat<R: Rules>(game: &mut Match<R>, what: &What) -> Result<(), ()> {
    match what {
        What::Choice { seat, text } => game.say(*seat, text).map_err(|_| ()),
        What::Roll { dice, .. } => game.roll(dice.clone()).map_err(|_| ()),
        What::Undo { seat, .. } => game.undo(*seat).map_err(|_| ()),
        What::TakeBack { to } => game.take_back(*to).map_err(|_| ()),
        What::Act(act) => game.act(act.clone()).map_err(|_| ()),
    }
}
