//! The JSON text of states, held for ever: saves and journals of today must load and chain tomorrow.
//!
//! A title's `tests/pins.txt` has a line for each state that is held: where it comes from (a game of chance with
//! its seed, or a kept journal), how many plies on, the hash of its JSON text, and the words that no line
//! before it has. A word is a name that occurs in the JSON: `steps.Attack` is the key `Attack` below `steps`,
//! `stage=Dice` the text `Dice` below `stage`. Whole journals and playthroughs are held by the end of their chain.
//!
//! `UPDATE_GOLDEN=1` adds lines for words that have none yet. It never changes a line that is there: a state
//! that changed must be told in the commit that deletes its line.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::journal::What;
use kernel::{Match, Options, Rules, Title, Version};
use serde::Serialize;
use serde_json::Value;

use crate::transcript::{self, Style};
use crate::{read, replay, updates, walk};

/// So many games of chance of every scenario, as it is usually played, are searched at most while a step has no
/// line; one of every setup is searched in any case.
const SEEDS: u64 = 20;

/// So many plies of each game are searched.
const PLIES: usize = 3_000;

/// What is held of a title.
#[derive(Debug)]
pub struct Pins {
    /// The folder of its tests, with `pins.txt`, `replays` and `playthroughs`.
    tests: PathBuf,
    /// Its steps, by name.
    steps: Vec<&'static str>,
}

/// How playthroughs of a title name what is drawn, as its [`Style`] does.
pub(crate) type Drawn<R> = fn(&R, &<R as Rules>::Ask, u8) -> Option<String>;

/// Where states come from beside games of chance.
struct Sources<'a, R: Title> {
    /// Kept journals and playthroughs, by name.
    games: BTreeMap<String, Match<R>>,
    /// States that a test has made.
    made: &'a [(&'a str, R::State)],
}

/// A state that is held.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pin {
    origin: String,
    ply: usize,
    hash: Hash,
    words: Vec<String>,
}

impl Pins {
    /// The pins of a title: the folder of its package, and the source in which its steps are listed.
    pub fn of(package: &str, flow: &'static str) -> Pins {
        Pins { tests: Path::new(package).join("tests"), steps: variants(flow, "Step") }
    }

    /// Every state that is held has the JSON text it had, and every step has such a state. `made` are states
    /// for steps that games hardly ever come to.
    pub fn states_keep_their_text<R: Title>(&self, drawn: Drawn<R>, made: &[(&str, R::State)]) {
        let mut pins = self.written();
        let sources = Sources { games: self.games(drawn), made };
        for (origin, wanted) in by_origin(&pins) {
            let mut next = wanted.into_iter().peekable();
            sources.walk(&origin, |ply, state| {
                if let Some(pin) = next.next_if(|pin| pin.ply == ply) {
                    pin.holds(state);
                }
                next.peek().is_some()
            });
            assert!(next.peek().is_none(), "{origin} is shorter than it was");
        }
        if updates() {
            sources.search(&mut pins, &self.steps);
            self.write(&pins);
        }
        let words: BTreeSet<String> = pins.into_iter().flat_map(|pin| pin.words).collect();
        let without: Vec<_> = self.steps.iter().filter(|step| !is_among(&words, step)).collect();
        assert!(without.is_empty(), "no state is held of {without:?}: UPDATE_GOLDEN=1");
    }

    /// Every journal and playthrough ends with the chain and the state it ended with.
    pub fn chains_keep_their_ends<R: Title>(&self, drawn: Drawn<R>) {
        let games = self.games(drawn).into_iter();
        let now: BTreeMap<String, String> = games.map(|(name, game)| (name, end(&game))).collect();
        let path = self.tests.join("chains.txt");
        let mut held = table(&path);
        for (name, end) in &now {
            match held.get(name) {
                Some(written) => assert_eq!(end, written, "{name} has another chain"),
                None if updates() => drop(held.insert(name.clone(), end.clone())),
                None => panic!("the chain of {name} is not held: UPDATE_GOLDEN=1"),
            }
        }
        let gone: Vec<_> = held.keys().filter(|name| !now.contains_key(*name)).collect();
        assert!(gone.is_empty(), "these games are gone: {gone:?}");
        if updates() {
            let lines: String = held.iter().map(|(name, end)| format!("{name} {end}\n")).collect();
            fs::write(path, lines).expect("the chains can be written");
        }
    }

    /// All kept journals and playthroughs, played.
    fn games<R: Title>(&self, drawn: Drawn<R>) -> BTreeMap<String, Match<R>> {
        let style = Style { board: |_, _| String::new(), drawn, pauses: |_| false };
        let mut games = BTreeMap::new();
        for record in replay::kept(&self.tests.join("replays")) {
            games.insert(format!("replays/{}", record.name), record.replayed::<R>());
        }
        for path in texts(&self.tests.join("playthroughs")) {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            games.insert(format!("playthroughs/{name}"), transcript::played(&path, &style));
        }
        games
    }

    fn path(&self) -> PathBuf {
        self.tests.join("pins.txt")
    }

    fn written(&self) -> Vec<Pin> {
        let text = fs::read_to_string(self.path()).unwrap_or_default();
        text.lines().map(|line| Pin::read(line).unwrap_or_else(|| panic!("{line}"))).collect()
    }

    fn write(&self, pins: &[Pin]) {
        let mut text = String::new();
        for Pin { origin, ply, hash, words } in pins {
            let words = words.join(" ");
            writeln!(text, "{origin} {ply} {hash} {words}").expect("text can be written to");
        }
        fs::write(self.path(), text).expect("the pins can be written");
    }
}

impl Pin {
    fn read(line: &str) -> Option<Pin> {
        let mut columns = line.split(' ');
        Some(Pin {
            origin: columns.next()?.to_owned(),
            ply: columns.next()?.parse().ok()?,
            hash: Hash::parse(columns.next()?)?,
            words: columns.map(str::to_owned).collect(),
        })
    }

    fn holds(&self, state: &impl Serialize) {
        let Pin { origin, ply, words, .. } = self;
        let now = words_of(state);
        let lost: Vec<_> = words.iter().filter(|word| !now.contains(*word)).collect();
        assert!(lost.is_empty(), "{origin}, ply {ply}: these words are gone: {lost:?}");
        let hash = Hash::of_state(state);
        assert_eq!(hash, self.hash, "{origin}, ply {ply}: the text of the state has changed");
    }
}

/// The pins of each game, in the order of its plies.
fn by_origin(pins: &[Pin]) -> BTreeMap<String, Vec<Pin>> {
    let mut games: BTreeMap<String, Vec<Pin>> = BTreeMap::new();
    for pin in pins {
        games.entry(pin.origin.clone()).or_default().push(pin.clone());
    }
    games.values_mut().for_each(|pins| pins.sort_by_key(|pin| pin.ply));
    games
}

impl<R: Title> Sources<'_, R> {
    /// Adds pins for words that have none.
    fn search(&self, pins: &mut Vec<Pin>, steps: &[&str]) {
        let mut known: BTreeSet<String> = pins.iter().flat_map(|pin| pin.words.clone()).collect();
        let mut stacks = BTreeSet::new();
        let mut found = |origin: &str, known: &mut BTreeSet<String>| {
            self.walk(origin, |ply, state| {
                if !stacks.insert(stack_of(state)) {
                    return ply < PLIES;
                }
                let words: Vec<String> = words_of(state).difference(known).cloned().collect();
                known.extend(words.iter().cloned());
                if !words.is_empty() {
                    let hash = Hash::of_state(state);
                    pins.push(Pin { origin: origin.to_owned(), ply, hash, words });
                }
                ply < PLIES
            });
        };
        setups::<R>().iter().for_each(|setup| found(&format!("0:{setup}"), &mut known));
        self.games.keys().for_each(|name| found(name, &mut known));
        self.made.iter().for_each(|(name, _)| found(name, &mut known));
        for seed in 1..SEEDS {
            if steps.iter().all(|step| is_among(&known, step)) {
                break;
            }
            let scenarios = R::INFO.scenarios.iter();
            scenarios.for_each(|scenario| found(&format!("{seed}:{scenario}"), &mut known));
        }
    }

    /// Shows every state of a game, as long as they are looked at: of a game of chance
    /// (`7:standard,bidding=yes`), of a kept one, by its name, or a state that was made.
    fn walk(&self, origin: &str, mut look: impl FnMut(usize, &R::State) -> bool) {
        if let Some((seed, setup)) = origin.split_once(':') {
            return by_chance::<R>(seed.parse().expect("a seed"), setup, look);
        }
        if let Some(game) = self.games.get(origin) {
            return again(game, look);
        }
        let made = self.made.iter().find(|(name, _)| *name == origin);
        let (_, state) = made.unwrap_or_else(|| panic!("{origin} is gone"));
        look(0, state);
    }
}

/// Shows the states of a game of chance.
fn by_chance<R: Title>(seed: u64, setup: &str, mut look: impl FnMut(usize, &R::State) -> bool) {
    let rules: R = rules_of(setup).unwrap_or_else(|| panic!("{setup} cannot be played any more"));
    let mut rng = Rng::from_number(seed);
    let mut state = rules.start();
    let mut ply = 0;
    while look(ply, &state) && walk::step(&rules, &mut state, &mut rng, walk::at_random, &mut ()) {
        ply += 1;
    }
}

/// Shows the states of a game that was played.
fn again<R: Title>(game: &Match<R>, mut look: impl FnMut(usize, &R::State) -> bool) {
    let mut again = Match::new(Arc::clone(game.rules()));
    for entry in game.entries() {
        if !look(again.ply(), again.state()) {
            return;
        }
        match &entry.what {
            What::Choice { seat, text } => again.say(*seat, text).expect("it was said before"),
            What::Roll { dice, .. } => again.roll(dice.clone()).expect("such dice fell"),
            What::Undo { .. } | What::TakeBack { .. } | What::Act(_) => {
                panic!("kept games go straight on")
            }
        }
    }
    look(again.ply(), again.state());
}

/// Whether a step occurs among words.
fn is_among(words: &BTreeSet<String>, step: &str) -> bool {
    [format!("steps={step}"), format!("steps.{step}")].iter().any(|word| words.contains(word))
}

/// Every scenario as it is usually played, with each option by itself, and with the last value of all options.
fn setups<R: Title>() -> Vec<String> {
    let mut options = vec![String::new()];
    let mut all = String::new();
    for spec in R::INFO.options {
        let others = spec.values.iter().skip(1);
        options.extend(others.map(|value| format!(",{}={value}", spec.key)));
        if let Some(last) = spec.values.last() {
            write!(all, ",{}={last}", spec.key).expect("text can be written to");
        }
    }
    options.push(all);
    let scenarios = R::INFO.scenarios.iter();
    let setups =
        scenarios.flat_map(|scenario| options.iter().map(move |one| format!("{scenario}{one}")));
    setups.filter(|setup| rules_of::<R>(setup).is_some()).collect()
}

/// The rules of a setup; none where options do not go together.
fn rules_of<R: Title>(setup: &str) -> Option<R> {
    let (scenario, options) = setup.split_once(',').unwrap_or((setup, ""));
    let options = options.split(',').filter_map(|option| option.split_once('='));
    let given = options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let options = Options::complete(&R::INFO, &given).expect("the title has these options");
    // What is pinned is for ever: it is played under the first version.
    R::load_version(Version::FIRST, &R::packs()[0], scenario, &options).ok()
}

/// The steps of a state, as JSON without its numbers: what has the same steps has hardly any other words.
fn stack_of(state: &impl Serialize) -> String {
    let text = serde_json::to_string(state).expect("a state is plain data and can be written");
    let (_, steps) = text.rsplit_once("\"steps\":").expect("a state has steps");
    steps.chars().filter(|c| c.is_ascii_alphabetic()).collect()
}

/// The words of a state's JSON.
fn words_of(state: &impl Serialize) -> BTreeSet<String> {
    let value = serde_json::to_value(state).expect("a state is plain data and can be written");
    let mut words = BTreeSet::new();
    collect("", &value, &mut words);
    words
}

fn collect(below: &str, value: &Value, words: &mut BTreeSet<String>) {
    // Numbered things, such as hexes, are not names.
    let is_name =
        |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphabetic() || c == '_');
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => (),
        Value::String(text) if is_name(text) => drop(words.insert(format!("{below}={text}"))),
        Value::String(_) => (),
        Value::Array(list) => list.iter().for_each(|one| collect(below, one, words)),
        Value::Object(fields) => {
            for (key, inner) in fields.iter().filter(|(key, _)| is_name(key)) {
                words.insert(format!("{below}.{key}"));
                collect(key, inner, words);
            }
        }
    }
}

/// The variants of an enum in a formatted source.
fn variants(source: &'static str, name: &str) -> Vec<&'static str> {
    let head = format!("pub enum {name} {{\n");
    let (_, body) = source.split_once(&head).unwrap_or_else(|| panic!("{name} is not there"));
    let (body, _) = body.split_once("\n}\n").expect("an enum ends");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    names
        .map(|line| line.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or(""))
        .collect()
}

fn end<R: Rules>(game: &Match<R>) -> String {
    format!("{} {} {}", game.ply(), game.chain(), game.state_hash())
}

fn texts(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).expect("the playthroughs are there").flatten();
    let texts = files.map(|entry| entry.path());
    texts.filter(|path| path.extension().is_some_and(|ending| ending == "txt")).collect()
}

/// A file of lines that each begin with a name.
fn table(path: &Path) -> BTreeMap<String, String> {
    if updates() && !path.exists() {
        return BTreeMap::new();
    }
    let text = read(path);
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    lines.map(|(name, end)| (name.to_owned(), end.to_owned())).collect()
}
