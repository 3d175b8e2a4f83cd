//! The toy of the kernel under [`proof::tampered`]: what was tampered with is refused or plays on.

#[expect(dead_code, reason = "the kernel's tests break its laws on purpose; here it keeps them")]
#[path = "../../kernel/tests/toy/title/mod.rs"]
mod title;

use proof::tampered::{Game, hold};

use title::Toy;

#[test]
fn what_was_tampered_with_is_refused_or_plays_on() {
    let games = [Game::of("usual", &[]); 8];
    let tally = hold::<Toy>(&games);
    assert!(tally.steps > 1_000, "{tally:?}");
}
