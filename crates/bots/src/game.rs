//! Whole games between bots, without journal, events and hashes: for simulations and tests.

use kernel::dice::Rng;
use kernel::playout::{Halt, Playout, play};
use kernel::{Rules, Viewer};

use crate::Bot;
use crate::random::evenly;

/// Plays on from a state to the end of the game, or for at most `most_steps` choices and rolls. `bots` sit on
/// the seats in their order, one for each seat. The dice and each bot draw from numbers of their own,
/// all derived from `rng`: the same bots and numbers give the same game.
pub fn play_game<R: Rules>(
    rules: &R,
    state: &mut R::State,
    bots: &mut [Box<dyn Bot<R>>],
    rng: &mut Rng,
    most_steps: u64,
) -> Result<Playout, Halt> {
    watch_game(rules, state, bots, rng, most_steps, |_| ())
}

/// The same, with somebody who looks at every state in which a seat has a choice.
pub fn watch_game<R: Rules>(
    rules: &R,
    state: &mut R::State,
    bots: &mut [Box<dyn Bot<R>>],
    rng: &mut Rng,
    most_steps: u64,
    mut watch: impl FnMut(&R::State),
) -> Result<Playout, Halt> {
    let mut dice = rng.fork();
    let mut seats: Vec<(&mut Box<dyn Bot<R>>, Rng)> =
        bots.iter_mut().map(|bot| (bot, rng.fork())).collect();
    play(rules, state, &mut dice, most_steps, |state, seat, legal| {
        watch(state);
        let (bot, rng) =
            seats.get_mut(usize::from(seat.0)).expect("there is a bot for each seat of the title");
        if bot.is_blind() {
            return evenly(legal, rng);
        }
        let view = rules.view(state, Viewer::Seat(seat));
        bot.choose(rules, &view, legal, rng)
    })
}
