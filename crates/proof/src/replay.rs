//! Finished games, kept as journals: each replays in full, with every choice and hash checked, to the
//! result and the final state that were written down.
//!
//! A file in a title's `tests/replays/` has a head and then one entry of the journal a line.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::journal::{Differs, What};
use kernel::{Entry, Match, Next, Options, Outcome, Seat, Title, Version};
use serde::{Deserialize, Serialize};

pub use crate::walk::at_random;
use crate::{read, updates, walk};

/// The hash the chain begins with: journals here begin with nothing.
pub(crate) const ORIGIN: Hash = Hash([0; 32]);
/// So many seeds are tried for a game that ends as wanted.
const MOST_SEEDS: u64 = 2_000;

/// What a journal is, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The title.
    pub title: String,
    /// The scenario.
    pub scenario: String,
    /// The version of its rules.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub rules: u32,
    /// All options.
    pub options: BTreeMap<String, String>,
    /// The pack it was played with.
    pub pack: Hash,
    /// The position it began with, if not with the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The side that won, if one did.
    pub winner: Option<String>,
    /// How well.
    pub grade: String,
    /// The figure the result rests on.
    pub score: i64,
    /// The rule that decided.
    pub rule: String,
    /// The hash of the last state.
    pub(crate) last_state: Hash,
}

/// The version of journals that name none.
fn first() -> u32 {
    Version::FIRST.0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_first(version: &u32) -> bool {
    *version == first()
}

/// A kept game.
#[derive(Clone, Debug)]
pub struct Record {
    /// The name of its file.
    pub name: String,
    /// What it is.
    pub head: Head,
    /// Its journal.
    pub entries: Vec<Entry>,
}

/// Answers a question of a game that is being made: the rules, the state, who is asked, and chance.
pub(crate) type Player<'a, R> =
    &'a dyn Fn(&R, &<R as kernel::Rules>::State, Seat, &mut Rng) -> <R as kernel::Rules>::Choice;

/// Which game is wanted.
#[derive(Clone, Copy)]
pub struct Recipe<'a, R: Title> {
    /// The name of its file.
    pub name: &'a str,
    /// The scenario.
    pub scenario: &'a str,
    /// Options beside the usual ones.
    pub options: &'a [(&'a str, &'a str)],
    /// Whether an end is the wanted one.
    pub wanted: &'a dyn Fn(&Outcome, &R::State) -> bool,
    /// Who plays.
    pub player: Player<'a, R>,
}

impl<R: Title> std::fmt::Debug for Recipe<'_, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Recipe").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Makes a journal of the first rules anew where that is asked for. They are for ever, so that it comes out as it was.
pub fn make<R: Title>(folder: &Path, recipe: &Recipe<'_, R>) {
    make_under(folder, recipe, Version::FIRST);
}

/// The same under another version.
pub(crate) fn make_under<R: Title>(folder: &Path, recipe: &Recipe<'_, R>, version: Version) {
    if updates() {
        keep(folder, &made(recipe, version, None));
    }
}

/// The same of a game that begins with a position.
pub fn make_from<R: Title>(folder: &Path, recipe: &Recipe<'_, R>, version: Version, from: &str) {
    if updates() {
        keep(folder, &made(recipe, version, Some(from)));
    }
}

/// Writes a journal down.
pub fn keep(folder: &Path, record: &Record) {
    let path = folder.join(format!("{}.jsonl", record.name));
    fs::create_dir_all(folder).expect("the folder can be made");
    fs::write(path, record.to_text()).expect("the journal can be written");
}

/// The journals of a folder.
pub fn kept(folder: &Path) -> Vec<Record> {
    let files = fs::read_dir(folder).expect("the replays are there").flatten();
    let mut paths: Vec<PathBuf> = files.map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "jsonl"));
    paths.sort();
    paths.iter().map(|path| Record::read(path)).collect()
}

impl Record {
    fn read(path: &Path) -> Record {
        let text = read(path);
        let mut lines = text.lines();
        let head = serde_json::from_str(lines.next().expect("a head")).expect("a head");
        let entries = lines.map(|line| serde_json::from_str(line).expect("an entry")).collect();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        Record { name, head, entries }
    }

    /// The journal of a game that is over, played as a recipe says.
    pub fn of<R: Title>(recipe: &Recipe<'_, R>, version: Version, game: &Match<R>) -> Record {
        let Next::Over(end) = game.next() else { panic!("the game is over") };
        let given =
            recipe.options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let options =
            Options::complete(&R::INFO, &given.collect()).expect("the title has these options");
        let head = Head {
            title: R::INFO.id.to_owned(),
            scenario: recipe.scenario.to_owned(),
            rules: version.0,
            options: options.0,
            pack: R::packs()[0].hash(),
            position: None,
            winner: end.winner.map(str::to_owned),
            grade: end.grade.to_owned(),
            score: end.score,
            rule: end.rule.0.to_owned(),
            last_state: game.state_hash(),
        };
        Record { name: recipe.name.to_owned(), head, entries: game.entries().to_vec() }
    }

    fn to_text(&self) -> String {
        let head = serde_json::to_string(&self.head).expect("a head is plain data");
        let entries = self.entries.iter().map(serde_json::to_string);
        let entries = entries.map(|line| line.expect("an entry is plain data"));
        [head].into_iter().chain(entries).map(|line| line + "\n").collect()
    }

    /// The version it was played under.
    pub(crate) fn version(&self) -> Version {
        Version(self.head.rules)
    }

    /// The rules it was played with.
    pub(crate) fn rules<R: Title>(&self) -> Arc<R> {
        self.rules_under(self.version())
    }

    /// The same rules in another version.
    pub(crate) fn rules_under<R: Title>(&self, version: Version) -> Arc<R> {
        let packs = R::packs();
        let pack = packs.iter().find(|pack| pack.hash() == self.head.pack);
        let pack = pack.expect("every old pack is kept");
        let options = Options::complete(&R::INFO, &self.head.options).expect("known options");
        let rules = R::load_version(version, pack, &self.head.scenario, &options);
        Arc::new(rules.expect("a released pack is sound"))
    }

    /// The state it begins with, under some rules.
    pub fn start<R: Title>(&self, rules: &R) -> R::State {
        start(rules, self.head.position.as_deref())
    }

    /// The game, replayed with every choice and hash checked.
    pub fn replayed<R: Title>(&self) -> Match<R> {
        let rules = self.rules::<R>();
        let start = self.start(&*rules);
        let game = Match::replay(rules, start, ORIGIN, &self.entries, None);
        game.unwrap_or_else(|fault| panic!("{}: {fault:?}", self.name))
    }

    /// Replays it and compares its end; gives the game back.
    pub fn ends_as_written<R: Title>(&self) -> Match<R> {
        let game = self.replayed::<R>();
        let Next::Over(end) = game.next() else { panic!("{} is not over", self.name) };
        let head = &self.head;
        assert_eq!(end.winner, head.winner.as_deref(), "{}", self.name);
        assert_eq!((end.grade, end.score), (head.grade.as_str(), head.score), "{}", self.name);
        assert_eq!(end.rule.0, head.rule, "{}", self.name);
        assert_eq!(game.state_hash(), head.last_state, "{}", self.name);
        game
    }

    /// A die of its journal that is turned is found out at its place.
    pub fn shows_a_turned_die<R: Title>(&self) {
        let mut entries = self.entries.clone();
        let turned =
            entries.iter_mut().enumerate().rev().find_map(|(at, entry)| match &mut entry.what {
                What::Roll { dice, .. } if dice.0.len() > 1 => {
                    dice.0[0] = dice.0[0] % 6 + 1;
                    Some(at)
                }
                _ => None,
            });
        let at = turned.expect("dice fell");
        let rules = self.rules::<R>();
        let start = self.start(&*rules);
        let fault = Match::replay(rules, start, ORIGIN, &entries, None);
        let fault = fault.expect_err("other dice give another hash");
        assert_eq!(fault.ply, at + 1);
        assert!(matches!(fault.differs, Differs::OtherHash { .. }));
    }
}

/// The set-up, or a position.
fn start<R: Title>(rules: &R, position: Option<&str>) -> R::State {
    let read = |text| rules.read_position(text).unwrap_or_else(|faults| panic!("{faults:#?}"));
    position.map_or_else(|| rules.start(), read)
}

/// The first game, by its seed, that ends as wanted.
fn made<R: Title>(recipe: &Recipe<'_, R>, version: Version, from: Option<&str>) -> Record {
    let rules = Arc::new(crate::rules_under::<R>(version, recipe.scenario, recipe.options));
    let start = start(&*rules, from);
    let seed = (1..=MOST_SEEDS).find(|seed| ends_as_wanted(&*rules, &start, recipe, *seed));
    let seed = seed.unwrap_or_else(|| panic!("no game ends as {} wants", recipe.name));
    let mut record = Record::of(recipe, version, &game(&rules, start, recipe, seed));
    record.head.position = from.map(str::to_owned);
    record
}

/// Without a journal this takes far less time.
fn ends_as_wanted<R: Title>(
    rules: &R,
    start: &R::State,
    recipe: &Recipe<'_, R>,
    seed: u64,
) -> bool {
    let mut rng = Rng::from_number(seed);
    let mut state = start.clone();
    while walk::step(rules, &mut state, &mut rng, recipe.player, &mut ()) {}
    matches!(rules.next(&state), Next::Over(end) if (recipe.wanted)(&end, &state))
}

fn game<R: Title>(rules: &Arc<R>, start: R::State, recipe: &Recipe<'_, R>, seed: u64) -> Match<R> {
    let mut rng = Rng::from_number(seed);
    let mut game = Match::from_state(Arc::clone(rules), start);
    loop {
        match game.next() {
            Next::Over(_) => return game,
            Next::Chance(chance) => {
                game.roll(chance.request.roll(&mut rng)).expect("such dice can fall");
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().expect("a question is put to somebody");
                let choice = (recipe.player)(rules, game.state(), seat, &mut rng);
                game.choose(seat, &choice).expect("the choice is legal");
            }
        }
    }
}
