//! The greedy bot of Tonkin: legal wherever it is asked, from its view alone, the same for the same numbers,
//! and far better than chance from either side of every scenario.

use bots::{make, play_game};
use kernel::dice::Rng;
use kernel::playout::Playout;
use kernel::{Rules, Title as _};
use proof::rules;
use tonkin::Tonkin;
use tonkin::flow::{State, Step};
use tonkin_bot::TonkinBots;

/// A game and its last state. An illegal choice of a bot would end the test.
fn end(rules: &Tonkin, names: [&str; 2], seed: u64) -> (Playout, State) {
    let mut bots = names.map(|name| make::<TonkinBots>(name).expect("a bot"));
    let mut state = rules.start();
    let played = play_game(rules, &mut state, &mut bots, &mut Rng::from_number(seed), 1_000_000);
    (played.unwrap_or_else(|halt| panic!("{halt:?} in {:?}", state.steps)), state)
}

/// Games of each scenario that a side wins, those it loses, and how far the VP-Level moved in all.
fn tally(names: [&str; 2], side: &str) -> Vec<(&'static str, [i64; 3])> {
    let games = |scenario: &&'static str| {
        let rules = rules(scenario, &[]);
        let mut counts = [0; 3];
        for seed in 0..4 {
            let outcome = end(&rules, names, seed).0.outcome;
            counts[2] += outcome.score - i64::from(rules.scenario().starting_vp);
            match outcome.winner {
                Some(winner) if winner == side => counts[0] += 1,
                Some(_) => counts[1] += 1,
                None => (),
            }
        }
        (*scenario, counts)
    };
    // The campaign chains the others, and takes as long as all of them.
    let scenarios = Tonkin::INFO.scenarios.iter().filter(|scenario| **scenario != "campaign");
    scenarios.map(games).collect()
}

#[test]
fn greedy_beats_random_with_the_french() {
    for (scenario, [won, lost, _]) in tally(["greedy", "random"], "french") {
        assert!(won >= 3 && lost == 0, "{scenario}: {won} won, {lost} lost");
    }
}

#[test]
fn greedy_beats_random_with_the_viet_minh() {
    for (scenario, [won, lost, moved]) in tally(["random", "greedy"], "vietminh") {
        assert!(won >= 3 && lost == 0, "{scenario}: {won} won, {lost} lost, {moved} VP");
    }
}

/// 9.0: with the generic set-up the bots place units themselves, and play on to a result of the scale.
#[test]
fn games_with_the_generic_set_up_run_to_their_end() {
    let generic = [("setup", "generic"), ("hero", "yes")];
    for scenario in ["cao_bang", "hanoi", "hoa_binh", "plaine_des_jarres", "dien_bien_phu"] {
        let rules: Tonkin = rules(scenario, &generic);
        let (played, state) = end(&rules, ["greedy"; 2], 3);
        assert_eq!(played.outcome.score, i64::from(state.vp), "{scenario}");
        assert!(matches!(state.top(), Step::Over(_)), "{scenario}: {:?}", state.top());
        assert!(rules.audit(&state).is_empty(), "{scenario}");
    }
}

#[test]
fn the_same_numbers_give_the_same_game() {
    for (scenario, hero) in [("cao_bang", "yes"), ("hoa_binh", "no"), ("na_san", "yes")] {
        let rules = rules(scenario, &[("hero", hero)]);
        assert_eq!(end(&rules, ["greedy"; 2], 7), end(&rules, ["greedy"; 2], 7));
    }
}

/// In a game of random moves a fresh bot is asked wherever a seat is, and again about another world that
/// looks the same.
fn is_sound_anywhere(scenario: &str, hero: &str, seeds: std::ops::Range<u64>) {
    let rules: Tonkin = rules(scenario, &[("hero", hero)]);
    let (mut questions, mut twins) = (0, 0);
    for seed in seeds {
        let asked = proof::opponent::answers_anywhere(&rules, seed, |view, legal, rng| {
            let mut bot = make::<TonkinBots>("greedy").expect("a bot of that name");
            bot.choose(&rules, view, legal, rng)
        });
        questions += asked.questions;
        twins += asked.twins;
    }
    assert!(questions > 100 && twins > 10, "{questions} questions, {twins} other worlds");
}

#[test]
fn answers_are_sound_in_a_long_scenario() {
    is_sound_anywhere("hoa_binh", "yes", 21..22);
}

#[test]
fn answers_are_sound_in_the_training_scenario() {
    is_sound_anywhere("na_san", "no", 0..12);
}
