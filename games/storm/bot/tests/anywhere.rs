//! A greedy bot answers wherever it is asked: in the middle of an order that somebody else began, in any
//! window, while sides are bid for. Its answer is legal and rests on the view alone.

use bots::make;
use kernel::dice::Rng;
use kernel::legal::prove;
use kernel::playout::play;
use kernel::{Options, Rules, Title, Viewer};
use storm::Storm;
use storm_bot::StormBots;

fn is_sound_in_a_game_of_random_moves(bidding: &str, seed: u64) {
    let options = Options([("bidding".to_owned(), bidding.to_owned())].into());
    let rules = Storm::load(&Storm::packs()[0], "standard", &options).expect("our pack is sound");
    let mut rng = Rng::from_number(seed);
    let (mut dice, mut asked, mut differ) = (rng.fork(), 0u64, 0);
    let mut state = rules.start();
    let played = play(&rules, &mut state, &mut dice, 100_000, |state, seat, legal| {
        asked += 1;
        let view = rules.view(state, Viewer::Seat(seat));
        let twin = rules.determinize(&view, &mut rng);
        differ += u32::from(twin != *state);
        let twin = rules.view(&twin, Viewer::Seat(seat));
        let answer = |view| {
            let mut bot = make::<StormBots>("greedy").expect("a bot of that name");
            bot.choose(&rules, view, legal, &mut Rng::from_number(asked))
        };
        let choice = answer(&view);
        assert_eq!(choice, answer(&twin), "worlds that look alike give the same answer");
        prove(&rules, state, seat, &choice).unwrap_or_else(|no| panic!("{choice}: {no:?}"));
        *rng.pick(legal).expect("a question has an answer")
    });
    assert!(played.is_ok(), "{played:?}");
    assert!(asked > 300 && differ > 100, "{asked} questions, {differ} other worlds");
}

#[test]
fn in_the_standard_game() {
    is_sound_in_a_game_of_random_moves("no", 21);
}

#[test]
fn in_the_game_with_bidding() {
    is_sound_in_a_game_of_random_moves("yes", 22);
}
