//! The greedy bot of Men of Company B: legal in every mission, the same for the same numbers, fair.

use bots::{make, play_game};
use company::Company;
use kernel::dice::Rng;
use kernel::legal::prove;
use kernel::playout::play;
use kernel::{Options, Rules, Title, Viewer};

fn rules(mission: &str, given: &[(&str, &str)]) -> Company {
    let given = given.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let options = Options::complete(&Company::INFO, &given.collect()).expect("known options");
    Company::load(&Company::packs()[0], mission, &options).expect("our pack is sound")
}

#[test]
fn the_same_numbers_give_the_same_game() {
    for mission in Company::INFO.scenarios {
        let rules = rules(mission, &[]);
        let end = || {
            let mut bots = ["greedy", "greedy"].map(|name| make::<Company>(name).expect("a bot"));
            let mut state = rules.start();
            let played =
                play_game(&rules, &mut state, &mut bots, &mut Rng::from_number(7), 100_000);
            played.expect("bots choose legally and games end");
            state
        };
        assert_eq!(end(), end(), "{mission}");
    }
}

/// In every game of random moves: an answer is legal, and worlds that look alike get the same one.
#[test]
fn an_answer_is_legal_and_rests_on_the_view() {
    let (mut asked, mut differ) = (0u64, 0);
    for mission in Company::INFO.scenarios {
        let rules = rules(mission, &[]);
        let mut rng = Rng::from_number(21);
        let mut dice = rng.fork();
        let mut state = rules.start();
        let played = play(&rules, &mut state, &mut dice, 100_000, |state, seat, legal| {
            asked += 1;
            let view = rules.view(state, Viewer::Seat(seat));
            let twin = rules.determinize(&view, &mut rng);
            differ += u32::from(twin != *state);
            let twin = rules.view(&twin, Viewer::Seat(seat));
            let answer = |view| {
                let mut bot = make::<Company>("greedy").expect("a bot of that name");
                bot.choose(&rules, view, legal, &mut Rng::from_number(asked))
            };
            let choice = answer(&view);
            assert_eq!(choice, answer(&twin), "worlds that look alike give the same answer");
            prove(&rules, state, seat, &choice).unwrap_or_else(|no| panic!("{choice}: {no:?}"));
            *rng.pick(legal).expect("a question has an answer")
        });
        assert!(played.is_ok(), "{mission}: {played:?}");
    }
    assert!(asked > 300 && differ > 100, "{asked} questions, {differ} other worlds");
}
