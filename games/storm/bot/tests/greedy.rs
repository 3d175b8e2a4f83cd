//! The greedy bot plays legally, the same for the same numbers, fairly, and better than chance.

use bots::{Bot, make, play_game};
use kernel::dice::Rng;
use kernel::{Next, Options, Rules, Seat, Title, Viewer, playout};
use storm::Storm;
use storm_bot::StormBots;

fn rules() -> Storm {
    let options = Options::complete(&Storm::INFO, &Default::default()).expect("the usual options");
    Storm::load(&Storm::packs()[0], "standard", &options).expect("our pack is sound")
}

fn bot(name: &str) -> Box<dyn Bot<Storm>> {
    make::<StormBots>(name).expect("a bot of Storm")
}

/// How many of some games the Viet Minh win. An illegal choice of a bot would end the test.
fn vietminh_wins(french: &str, vietminh: &str, games: u64) -> u64 {
    let rules = rules();
    let wins = (0..games).filter(|game| {
        let mut bots = [bot(french), bot(vietminh)];
        let mut rng = Rng::from_number(1954 + game);
        let mut state = rules.start();
        let played = play_game(&rules, &mut state, &mut bots, &mut rng, 100_000);
        played.expect("bots choose legally and games end").outcome.winner == Some("vietminh")
    });
    wins.count() as u64
}

#[test]
fn greedy_beats_random_with_the_viet_minh() {
    assert!(vietminh_wins("random", "greedy", 12) >= 11);
}

#[test]
fn greedy_beats_random_with_the_french() {
    assert!(vietminh_wins("greedy", "random", 12) <= 1);
}

#[test]
fn the_same_numbers_give_the_same_game() {
    let rules = rules();
    let end = || {
        let mut state = rules.start();
        let mut bots = [bot("greedy"), bot("greedy")];
        play_game(&rules, &mut state, &mut bots, &mut Rng::from_number(7), 100_000)
            .expect("games end");
        state
    };
    assert_eq!(end(), end());
}

/// Worlds that differ only in what the bot cannot know get the same answer.
#[test]
fn hidden_cards_change_nothing() {
    let rules = rules();
    let mut asked = 0;
    for seed in 0..6 {
        let mut state = rules.start();
        let mut numbers = Rng::from_number(seed);
        // Some way into a random game, at a question to one of the seats.
        let _ = playout::random(&rules, &mut state, &mut numbers, 200 + 97 * seed);
        let Next::Decision { seats, .. } = rules.next(&state) else { continue };
        let seat: Seat = seats.lowest().expect("somebody is asked");
        let view = rules.view(&state, Viewer::Seat(seat));
        let twin = rules.determinize(&view, &mut Rng::from_number(99));
        let answer = |state| {
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            let view = rules.view(state, Viewer::Seat(seat));
            bot("greedy").choose(&rules, &view, &legal, &mut Rng::from_number(5))
        };
        assert_eq!(answer(&state), answer(&twin));
        asked += 1;
    }
    assert!(asked >= 3, "only {asked} questions were put");
}

#[test]
fn unknown_bots_are_not_made() {
    assert!(make::<StormBots>("general").is_none());
}
