//! The greedy bot of Men of Company B: legal in every mission, the same for the same numbers, fair, and far
//! better than chance on either side.

use bots::{make, play_game};
use company::Company;
use company::flow::State;
use company_bot::CompanyBots;
use kernel::dice::Rng;
use kernel::legal::prove;
use kernel::playout::play;
use kernel::{Options, Outcome, Rules, Title, Viewer};

/// Every switch turned.
const ALL: [(&str, &str); 9] = [
    ("peasant_double1_save", "no"),
    ("assault_reroll", "all"),
    ("booby_repeat", "yes"),
    ("hidden_loop", "yes"),
    ("countdown_mode", "choose"),
    ("save_modifiers_stack", "yes"),
    ("leader_save", "leader_base"),
    ("peasants_flee", "yes"),
    ("bid_for_sides", "yes"),
];

fn rules(mission: &str, given: &[(&str, &str)]) -> Company {
    let given = given.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let options = Options::complete(&Company::INFO, &given.collect()).expect("known options");
    Company::load(&Company::packs()[0], mission, &options).expect("our pack is sound")
}

/// A whole game. An illegal choice of a bot would end the test.
fn game(rules: &Company, names: [&str; 2], seed: u64) -> (State, Outcome) {
    let mut bots = names.map(|name| make::<CompanyBots>(name).expect("a bot of that name"));
    let mut state = rules.start();
    let played = play_game(rules, &mut state, &mut bots, &mut Rng::from_number(seed), 100_000);
    let outcome = played.expect("bots choose legally and games end").outcome;
    (state, outcome)
}

#[test]
fn greedy_beats_random_in_every_mission_from_either_side() {
    for mission in Company::INFO.scenarios {
        let rules = rules(mission, &[]);
        for (names, side) in
            [(["greedy", "random"], "white_star"), (["random", "greedy"], "communist")]
        {
            let won = (0..4).filter(|seed| game(&rules, names, *seed).1.winner == Some(side));
            let won = won.count();
            assert!(won >= 3, "{mission}: {side} wins {won} of 4");
        }
    }
}

#[test]
fn the_same_numbers_give_the_same_game() {
    for mission in Company::INFO.scenarios {
        let rules = rules(mission, &[]);
        let end = || game(&rules, ["greedy", "greedy"], 7).0;
        assert_eq!(end(), end(), "{mission}");
    }
}

#[test]
fn every_switch_list_and_random_map_is_played_to_the_end() {
    for (place, mission) in Company::INFO.scenarios.iter().enumerate() {
        let seed = place.to_string();
        let map = [("map", "random"), ("map_seed", seed.as_str())];
        let given: Vec<_> = ALL.into_iter().chain(map).collect();
        game(&rules(mission, &given), ["greedy", "greedy"], 3);
    }
    let tanks = rules("valley_sweep", &[("white_star", "us_mech"), ("communist", "nva_1972")]);
    game(&tanks, ["greedy", "greedy"], 3);
}

/// In games of random moves: an answer is legal, and worlds that look alike get the same one.
fn is_sound(mission: &str, options: &[(&str, &str)], differ: &mut u32) {
    let rules = rules(mission, options);
    let mut rng = Rng::from_number(21);
    let (mut dice, mut asked) = (rng.fork(), 0u64);
    let mut state = rules.start();
    let played = play(&rules, &mut state, &mut dice, 100_000, |state, seat, legal| {
        asked += 1;
        if asked.is_multiple_of(3) {
            let view = rules.view(state, Viewer::Seat(seat));
            let twin = rules.determinize(&view, &mut rng);
            *differ += u32::from(twin != *state);
            let twin = rules.view(&twin, Viewer::Seat(seat));
            let answer = |view| {
                let mut bot = make::<CompanyBots>("greedy").expect("a bot of that name");
                bot.choose(&rules, view, legal, &mut Rng::from_number(asked))
            };
            let choice = answer(&view);
            assert_eq!(choice, answer(&twin), "worlds that look alike give the same answer");
            prove(&rules, state, seat, &choice).unwrap_or_else(|no| panic!("{choice}: {no:?}"));
        }
        *rng.pick(legal).expect("a question has an answer")
    });
    assert!(played.is_ok() && asked > 100, "{mission}: {played:?} after {asked}");
}

#[test]
fn an_answer_is_legal_and_rests_on_the_view() {
    let mut differ = 0;
    for mission in Company::INFO.scenarios {
        is_sound(mission, &[], &mut differ);
    }
    is_sound("search_and_destroy", &ALL, &mut differ);
    assert!(differ > 100, "only {differ} other worlds");
}
