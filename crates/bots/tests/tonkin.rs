//! The greedy bot of Tonkin: legal in every game of every scenario, and the same for the same numbers.

use bots::{make, play_game};
use kernel::dice::Rng;
use kernel::{Options, Rules, Title};
use tonkin::Tonkin;
use tonkin::flow::State;

fn rules(scenario: &str, options: &[(&str, &str)]) -> Tonkin {
    let given = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let options = Options::complete(&Tonkin::INFO, &given.collect()).expect("known options");
    Tonkin::load(&Tonkin::packs()[0], scenario, &options).expect("our pack is sound")
}

/// The last state of a game. An illegal choice of a bot would end the test.
fn end(rules: &Tonkin, names: [&str; 2], seed: u64) -> State {
    let mut bots = names.map(|name| make::<Tonkin>(name).expect("a bot"));
    let mut state = rules.start();
    let played = play_game(rules, &mut state, &mut bots, &mut Rng::from_number(seed), 1_000_000);
    played.unwrap_or_else(|halt| panic!("{halt:?} in {:?}", state.steps));
    state
}

#[test]
fn the_same_numbers_give_the_same_game() {
    for scenario in Tonkin::INFO.scenarios {
        let rules = rules(scenario, &[]);
        assert_eq!(end(&rules, ["greedy"; 2], 7), end(&rules, ["greedy"; 2], 7));
    }
}
