//! A bot answers wherever it is asked, and by its view alone.

use kernel::dice::Rng;
use kernel::legal::prove;
use kernel::playout::play;
use kernel::{Rules, Viewer};

/// How much was asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked {
    pub questions: u64,
    /// Of how many of them there was another world that looks the same.
    pub twins: u64,
}

/// Plays a game of random moves. At every question a fresh bot is asked, and again about another world that looks the
/// same: both answers are the same and legal. A bot is given the view, the legal choices and its numbers.
pub fn answers_anywhere<R: Rules>(
    rules: &R,
    seed: u64,
    bot: impl Fn(&R::View, &[R::Choice], &mut Rng) -> R::Choice,
) -> Asked {
    let mut rng = Rng::from_number(seed);
    let (mut dice, mut asked) = (rng.fork(), Asked::default());
    let mut state = rules.start();
    let played = play(rules, &mut state, &mut dice, 1_000_000, |state, seat, legal| {
        asked.questions += 1;
        let view = rules.view(state, Viewer::Seat(seat));
        let twin = rules.determinize(&view, &mut rng);
        asked.twins += u64::from(twin != *state);
        let twin = rules.view(&twin, Viewer::Seat(seat));
        let answer = |view| bot(view, legal, &mut Rng::from_number(asked.questions));
        let choice = answer(&view);
        assert_eq!(choice, answer(&twin), "worlds that look alike give the same answer");
        prove(rules, state, seat, &choice).unwrap_or_else(|no| panic!("{choice}: {no:?}"));
        rng.pick(legal).expect("a question has an answer").clone()
    });
    assert!(played.is_ok(), "{played:?}");
    asked
}
