//! What a title offers before a game begins: scenarios, options, the component pack, positions.

use std::collections::BTreeMap;

use crate::hash::Hash;
use crate::{Catalogue, Change, Declared, Fact, Row, Rules, Schemas, Sink, Things, Version};

/// What a title is.
#[derive(Clone, Copy, Debug)]
pub struct TitleInfo {
    /// The id: `storm`.
    pub id: &'static str,
    /// The newest version of its rules; a save names the one its game began with.
    pub version: Version,
    /// The rulings that changed the course of a game since the first version.
    pub changes: &'static [Change],
    /// The ids of its scenarios, the usual one first.
    pub scenarios: &'static [&'static str],
    /// Its options.
    pub options: &'static [OptionSpec],
    /// The sides, by the names of their seats.
    pub sides: &'static [&'static str],
}

/// One option of a title.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its key: `bidding`.
    pub key: &'static str,
    /// The values it can have, the usual one first. Empty: any text, and the title judges it.
    pub values: &'static [&'static str],
}

/// The options of a game, complete: every key of the title with its value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(pub BTreeMap<String, String>);

impl Options {
    /// Completes given options with the usual values and refuses unknown keys and values.
    pub fn complete(info: &TitleInfo, given: &BTreeMap<String, String>) -> Result<Options, Fault> {
        for (key, value) in given {
            let Some(spec) = info.options.iter().find(|spec| spec.key == key) else {
                return Err(Fault::new("option", key, "fault-unknown-option")
                    .fact("known", Fact::Text(keys(info))));
            };
            if !spec.values.is_empty() && !spec.values.contains(&value.as_str()) {
                return Err(Fault::new("option", key, "fault-unknown-value")
                    .fact("value", Fact::Text(value.clone()))
                    .fact("known", Fact::Text(spec.values.join(", "))));
            }
        }
        let complete = info.options.iter().map(|spec| {
            let usual = spec.values.first().copied().unwrap_or("");
            let value = given.get(spec.key).map_or(usual, String::as_str);
            (spec.key.to_owned(), value.to_owned())
        });
        Ok(Options(complete.collect()))
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> &str {
        self.0.get(key).map_or("", String::as_str)
    }
}

fn keys(info: &TitleInfo) -> String {
    info.options.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ")
}

/// One thing that is wrong with a file, a position or an option: where, and a message that says what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, or what stands for it: `map.toml`, `position`; empty where the sentence itself says where.
    pub file: String,
    /// The entry and field: `area 7 / defence`.
    pub key: String,
    /// The id of the Fluent message.
    pub id: &'static str,
    /// Its facts.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Fault {
    /// A fault without facts.
    pub fn new(file: &str, key: &str, id: &'static str) -> Fault {
        Fault { file: file.to_owned(), key: key.to_owned(), id, facts: Vec::new() }
    }

    /// The same with one fact more.
    #[must_use]
    pub fn fact(mut self, name: &'static str, fact: Fact) -> Fault {
        self.facts.push((name, fact));
        self
    }
}

/// All that is wrong.
pub type Faults = Vec<Fault>;

/// The files of a component pack, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack(pub BTreeMap<String, String>);

impl Pack {
    /// A pack of these files.
    pub fn of(files: &[(&str, &str)]) -> Pack {
        Pack(files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect())
    }

    /// The text of a file; empty when it is missing.
    pub fn file(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// The hash by which a save names its pack.
    pub fn hash(&self) -> Hash {
        let parts: Vec<&[u8]> =
            self.0.iter().flat_map(|(name, text)| [name.as_bytes(), text.as_bytes()]).collect();
        Hash::of(&parts)
    }
}

/// A title: rules that can be made from a pack, a scenario and options.
pub trait Title: Rules {
    /// What it is.
    const INFO: TitleInfo;

    /// Every released pack, the newest first. Old saves name the one they were played with.
    fn packs() -> Vec<Pack>;

    /// Makes the rules of a version, which is none newer than the newest, or says all that is wrong with the pack.
    /// Scenario and options were checked.
    fn load_version(
        version: Version,
        pack: &Pack,
        scenario: &str,
        options: &Options,
    ) -> Result<Self, Faults>;

    /// Makes the newest rules.
    fn load(pack: &Pack, scenario: &str, options: &Options) -> Result<Self, Faults> {
        Self::load_version(Self::INFO.version, pack, scenario, options)
    }

    /// Lays out a position written as text, or says all that is wrong with it. `sink` is told what happens by itself
    /// before the first question.
    fn lay_out<S: Sink<Self>>(&self, text: &str, sink: &mut S) -> Result<Self::State, Faults>;

    /// The same, untold.
    fn read_position(&self, text: &str) -> Result<Self::State, Faults> {
        self.lay_out(text, &mut ())
    }

    /// Writes a position, as far as one can say it.
    fn write_position(&self, state: &Self::State) -> String;

    /// The position as text that reads back as this very state. `None` where a position cannot say all of it: in the
    /// middle of something.
    fn exact_position(&self, state: &Self::State) -> Option<String> {
        let text = self.write_position(state);
        let again = self.read_position(&text).ok()?;
        (again == *state).then_some(text)
    }

    /// All that the title can say, as it is declared.
    fn messages() -> Vec<Declared>;

    /// Where its views and states hold places of lists or bits, and what programs see instead.
    const ROWS: &'static [Row] = &[];

    /// The things programs name by the ids of the pack, class by class.
    fn things(&self) -> Vec<Things> {
        Vec::new()
    }

    /// Its units with their types and its places with their terrain.
    fn catalogue(&self) -> Catalogue {
        Catalogue::default()
    }

    /// What programs see of views and states, described.
    fn schemas() -> Schemas {
        Schemas::default()
    }

    /// The ids of the classes of the draw the game waits for, in the order of its weights; none where it waits for
    /// something else.
    fn draw_classes(&self, state: &Self::State) -> Vec<String> {
        let _ = state;
        Vec::new()
    }

    /// The values of an option that takes any text, as far as they can be listed, in this scenario.
    fn known_values(&self, option: &str) -> Vec<String> {
        let _ = option;
        Vec::new()
    }
}
