//! Nothing in a save is trusted: states and journals that somebody has tampered with are refused with a fault, or the
//! game plays on. They neither panic nor run for ever.
//!
//! A title has a short test of it, `tests/tampered.rs`:
//!
//! ```text
//! #[test]
//! fn what_was_tampered_with_is_refused_or_plays_on() {
//!     proof::tampered::hold::<Storm>(&[Game::of("standard", &[]), Game::of("standard", &[("bidding", "yes")])]);
//! }
//! ```
//!
//! Random games of these set-ups give sound states. A case takes one of them, changes it as JSON in one to four places
//! ([`change`]) and hands it to [`kernel::given::state`], as every front end does. What passes is looked at from all
//! sides and played on at random. Every fifth case is a journal instead: entries are changed, dropped, doubled and
//! swapped, hashes are made right again. The cases are the same on every run; `TAMPERED=17` runs one alone and prints
//! what it changes. There are 2,500 in the suite, a hundred times as many with `STRONGPOINT_FULL=1`.
//!
//! What is found is mended in `audit` of the title: it looks at every id, track, count, list and step before anything
//! else reads them, first of all at those that it will use as an index itself.

pub mod change;
mod journal;
mod play;
mod watch;

use std::sync::Arc;

use kernel::dice::Rng;
use kernel::{Title, Version, given};
use serde_json::Value;

pub use watch::{Came, Tally};

use self::change::{Seen, changed};
use crate::{rules_under, times, walk};

/// Cases in the suite, and in the long run.
const CASES: (u64, u64) = (2_500, 250_000);
/// So many steps of a game are made at most to get sound states.
const STEPS: u32 = 3_000;
/// So many states are kept of a game.
const KEPT: usize = 12;

/// A game from which sound states come.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a> {
    /// The scenario.
    pub(crate) scenario: &'a str,
    /// Options beside the usual ones.
    pub(crate) options: &'a [(&'a str, &'a str)],
    /// A position to begin with.
    pub(crate) position: Option<&'a str>,
}

impl<'a> Game<'a> {
    /// The game from its set-up.
    pub const fn of(scenario: &'a str, options: &'a [(&'a str, &'a str)]) -> Game<'a> {
        Game { scenario, options, position: None }
    }

    /// The game from a position.
    pub const fn from(self, position: &'a str) -> Game<'a> {
        Game { position: Some(position), ..self }
    }
}

/// Sound states of one game.
struct Ground<R: Title> {
    rules: Arc<R>,
    states: Vec<R::State>,
}

/// All that cases are made of.
struct Grounds<R: Title> {
    all: Vec<Ground<R>>,
    seen: Seen,
}

/// Holds that states and journals that were tampered with are refused or play on; gives what came of them.
pub fn hold<R: Title>(games: &[Game<'_>]) -> Tally
where
    R::State: 'static,
{
    let alone = std::env::var("TAMPERED").ok().and_then(|case| case.parse::<u64>().ok());
    let grounds = Grounds::<R>::play(games);
    let first = alone.unwrap_or(0);
    let count = alone.map_or(times(CASES.0, CASES.1), |_| 1);
    let mut cases = Cases { grounds, is_told: alone.is_some() };
    let tally = watch::all(first..first + count, move |case| cases.run(case));
    say(&format!("{}: {count} cases, {tally:?}", R::INFO.id));
    if alone.is_none() {
        assert!(tally.refused > count / 10 && tally.played > count / 100, "{tally:?}");
    }
    tally
}

/// Tries cases of another kind: each is refused or plays on, and none panics or lasts too long.
pub fn try_all(count: u64, run: impl FnMut(u64) -> Came + Send + 'static) -> Tally {
    let tally = watch::all(0..count, run);
    say(&format!("{count} cases, {tally:?}"));
    tally
}

impl<R: Title> Grounds<R> {
    fn play(games: &[Game<'_>]) -> Grounds<R> {
        let mut grounds = Grounds { all: Vec::new(), seen: Seen::default() };
        for (number, game) in (0..).zip(games) {
            for round in 0..times(1, 6) {
                let newest = R::INFO.version;
                // Old games are loaded for ever.
                let version = if (number + round) % 3 == 2 { Version::FIRST } else { newest };
                let rules = rules_under::<R>(version, game.scenario, game.options);
                grounds.add(Arc::new(rules), game.position, 1_000 * round + number);
            }
        }
        grounds
    }

    /// Plays a game at random and keeps some of its states.
    fn add(&mut self, rules: Arc<R>, position: Option<&str>, seed: u64) {
        let mut rng = Rng::from_number(seed);
        let mut state = match position {
            None => rules.start(),
            Some(text) => rules.read_position(text).unwrap_or_else(|faults| panic!("{faults:#?}")),
        };
        let mut states = vec![state.clone()];
        for step in 1..STEPS {
            if !walk::step(&*rules, &mut state, &mut rng, walk::at_random, &mut ()) {
                break;
            }
            // Every state is as likely to be kept.
            if states.len() < KEPT {
                states.push(state.clone());
            } else if let Some(place) = states.get_mut(1 + rng.below(step) as usize) {
                *place = state.clone();
            }
        }
        states.push(state);
        for state in &states {
            let value = json(state);
            let again = given::state(&*rules, &value.to_string());
            assert!(again.is_ok_and(|again| again == *state), "a sound state is taken: {value}");
            self.seen.note(&value);
        }
        self.all.push(Ground { rules, states });
    }
}

fn json(state: &impl serde::Serialize) -> Value {
    serde_json::to_value(state).expect("a state is plain data")
}

/// Tells how much was tried.
#[expect(clippy::print_stdout, reason = "a test tells how much it tried")]
pub fn say(text: &str) {
    println!("{text}");
}

/// Makes cases and tries them.
struct Cases<R: Title> {
    grounds: Grounds<R>,
    is_told: bool,
}

impl<R: Title> Cases<R> {
    fn run(&mut self, case: u64) -> Came {
        let mut rng = Rng::from_number(case);
        let ground = rng.pick(&self.grounds.all).expect("there are games");
        let state = rng.pick(&ground.states).expect("every game has states");
        if case % 5 == 4 {
            return self.journal(&ground.rules, state, &mut rng);
        }
        let mut value = json(state);
        let told = changed(&mut value, &self.grounds.seen, &mut rng);
        self.tell(&told);
        match given::state(&*ground.rules, &value.to_string()) {
            Err(fault) => {
                self.tell(&format!("{fault:?}"));
                let read = serde_json::from_value::<R::State>(value);
                if read.is_ok() { Came::Refused } else { Came::Unread }
            }
            Ok(mut state) => Came::Played { steps: play::on(&*ground.rules, &mut state, &mut rng) },
        }
    }

    fn journal(&self, rules: &Arc<R>, start: &R::State, rng: &mut Rng) -> Came {
        let (told, game) = journal::tried(rules, start, rng);
        self.tell(&told);
        match game {
            None => Came::Refused,
            Some(game) => {
                let mut state = game.state().clone();
                Came::Played { steps: play::on(&**rules, &mut state, rng) }
            }
        }
    }

    fn tell(&self, text: &str) {
        if self.is_told {
            say(text);
        }
    }
}
