//! Games of bots by the thousand: no journal, no events, no hashes.
//!
//! A game is a pure function of the seed and its number, so that the result does not depend on who plays
//! it or when.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::{Faults, Next, Outcome, Seat, Viewer, legal, playout};
use titles::{Loaded, with_rules};

use crate::Sitter;
use crate::bot::{WithBots, bot_of};
use crate::open::{sitters, start};

/// Steps after which a game counts as one that does not end.
const MOST_STEPS: u64 = 1_000_000;

/// What a game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// Choices with two or more legal answers.
    pub choices: u64,
    /// Rolls and draws.
    pub rolls: u64,
}

/// Games that can be played.
pub trait Simulation: Send + Sync + std::fmt::Debug {
    /// Plays one of them. `None` when it does not end.
    fn game(&self, number: u64) -> Option<Played>;

    /// Who sits where: the names of seats and bots.
    fn seats(&self) -> Vec<(&'static str, &'static str)>;
}

/// Games from the start or a position, every seat played by a bot: a random one where none is named.
pub fn simulation(
    loaded: Loaded,
    position: Option<&str>,
    seats: &BTreeMap<String, Sitter>,
    seed: u64,
) -> Result<Box<dyn Simulation>, Faults> {
    with_rules!(loaded.rules, rules => {
        let start = start(&*rules, position)?;
        let mut sitters = sitters(&*rules, &start, seats)?;
        for sitter in &mut sitters {
            if *sitter == Sitter::Human {
                *sitter = Sitter::Random;
            }
        }
        Ok(Box::new(Games { rules, start, sitters, seed }))
    })
}

#[derive(Debug)]
struct Games<R: WithBots> {
    rules: Arc<R>,
    start: R::State,
    sitters: Vec<Sitter>,
    seed: u64,
}

impl<R: WithBots> Simulation for Games<R> {
    fn game(&self, number: u64) -> Option<Played> {
        let label: &[u8] = b"strongpoint simulate 1";
        let key = Hash::of(&[label, &self.seed.to_be_bytes(), &number.to_be_bytes()]);
        let mut rng = Rng::from_bytes(key.0);
        if self.sitters.iter().all(|sitter| *sitter == Sitter::Random) {
            let mut state = self.start.clone();
            let played = playout::random(&*self.rules, &mut state, &mut rng, MOST_STEPS)?;
            let playout::Playout { outcome, choices, rolls } = played;
            return Some(Played { outcome, choices, rolls });
        }
        self.weighed(&mut rng)
    }

    fn seats(&self) -> Vec<(&'static str, &'static str)> {
        let sitters = self.sitters.iter().zip(0..);
        sitters
            .map(|(sitter, seat)| (self.rules.seat_name(&self.start, Seat(seat)), sitter.name()))
            .collect()
    }
}

impl<R: WithBots> Games<R> {
    /// A game in which bots look at views.
    fn weighed(&self, rng: &mut Rng) -> Option<Played> {
        let rules = &*self.rules;
        let mut bots: Vec<_> = self.sitters.iter().map(|sitter| bot_of::<R>(*sitter)).collect();
        let (mut dice, mut thoughts) = (rng.fork(), rng.fork());
        let mut state = self.start.clone();
        let mut options = Vec::new();
        let (mut choices, mut rolls) = (0, 0);
        for _ in 0..MOST_STEPS {
            match rules.next(&state) {
                Next::Over(outcome) => return Some(Played { outcome, choices, rolls }),
                Next::Chance(chance) => {
                    rolls += 1;
                    let roll = chance.request.roll(&mut dice);
                    rules.resolve(&mut state, &roll, &mut ());
                }
                Next::Decision { seats, .. } => {
                    let seat = seats.lowest()?;
                    options.clear();
                    rules.legal(&state, seat, &mut options);
                    let choice = if options.len() > 1 {
                        choices += 1;
                        let view = rules.view(&state, Viewer::Seat(seat));
                        let bot = bots.get_mut(usize::from(seat.0))?.as_mut()?;
                        bot.choose(rules, &view, &options, &mut thoughts)
                    } else {
                        options.pop()?
                    };
                    let legal = legal::prove(rules, &state, seat, &choice).ok()?;
                    rules.apply(&mut state, seat, legal, &mut ());
                }
            }
        }
        None
    }
}
