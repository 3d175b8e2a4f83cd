//! Games of bots by the thousand: no journal, no events, no hashes.
//!
//! A game is a pure function of the seed and its number, so that the result does not depend on who plays
//! it or when.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Opponents;
use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::{Faults, Outcome, Seat, playout};

use crate::bot::BotOf;
use crate::open::{laid, sitters};
use crate::{Playable, Sitter};

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

impl Played {
    fn of(played: playout::Playout) -> Played {
        let playout::Playout { outcome, choices, rolls } = played;
        Played { outcome, choices, rolls }
    }
}

/// Games that can be played.
pub trait Simulation: Send + Sync + std::fmt::Debug {
    /// Plays one of them. `None` when it does not end.
    fn game(&self, number: u64) -> Option<Played>;

    /// Who sits where: the names of seats and bots.
    fn seats(&self) -> Vec<(&'static str, &'static str)>;
}

/// Games from the start or a position, every seat played by a bot: a random one where none is named.
pub fn simulation<B: Opponents<Rules: Playable>>(
    rules: Arc<B::Rules>,
    position: Option<&str>,
    seats: &BTreeMap<String, Sitter>,
    seed: u64,
) -> Result<Box<dyn Simulation>, Faults> {
    let start = laid(&*rules, position)?.start;
    let mut sitters = sitters(&*rules, &start, seats)?;
    for sitter in &mut sitters {
        if *sitter == Sitter::Human {
            *sitter = Sitter::Random;
        }
    }
    Ok(Box::new(Games { rules, start, sitters, seed, bot_of: B::opponent }))
}

#[derive(Debug)]
struct Games<R: Playable> {
    rules: Arc<R>,
    start: R::State,
    sitters: Vec<Sitter>,
    seed: u64,
    bot_of: BotOf<R>,
}

impl<R: Playable> Simulation for Games<R> {
    fn game(&self, number: u64) -> Option<Played> {
        let label: &[u8] = b"strongpoint simulate 1";
        let key = Hash::of(&[label, &self.seed.to_be_bytes(), &number.to_be_bytes()]);
        let mut rng = Rng::from_bytes(key.0);
        if self.sitters.iter().all(|sitter| *sitter == Sitter::Random) {
            let mut state = self.start.clone();
            let played = playout::random(&*self.rules, &mut state, &mut rng, MOST_STEPS)?;
            return Some(Played::of(played));
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

impl<R: Playable> Games<R> {
    /// A game in which bots look at views.
    fn weighed(&self, rng: &mut Rng) -> Option<Played> {
        let mut bots: Vec<_> = self
            .sitters
            .iter()
            .map(|sitter| (self.bot_of)(sitter.name()))
            .collect::<Option<_>>()?;
        let mut state = self.start.clone();
        let played = bots::play_game(&*self.rules, &mut state, &mut bots, rng, MOST_STEPS).ok()?;
        Some(Played::of(played))
    }
}
