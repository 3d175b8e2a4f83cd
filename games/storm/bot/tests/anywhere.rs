//! A greedy bot answers wherever it is asked: in the middle of an order that somebody else began, in any
//! window, while sides are bid for. Its answer is legal and rests on the view alone.

use bots::make;
use storm::Storm;
use storm_bot::StormBots;

fn is_sound_in_a_game_of_random_moves(bidding: &str, seed: u64) {
    let rules: Storm = proof::rules("standard", &[("bidding", bidding)]);
    let asked = proof::opponent::answers_anywhere(&rules, seed, |view, legal, rng| {
        let mut bot = make::<StormBots>("greedy").expect("a bot of that name");
        bot.choose(&rules, view, legal, rng)
    });
    assert!(asked.questions > 300 && asked.twins > 100, "{asked:?}");
}

#[test]
fn in_the_standard_game() {
    is_sound_in_a_game_of_random_moves("no", 21);
}

#[test]
fn in_the_game_with_bidding() {
    is_sound_in_a_game_of_random_moves("yes", 22);
}
