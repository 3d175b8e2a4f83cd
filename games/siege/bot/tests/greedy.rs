//! The greedy bot of the solitaire siege: legal in every game, alone and as a staff of five, the same for the
//! same numbers, and far better than chance.

use bots::{make, play_game};
use kernel::dice::Rng;
use kernel::legal::prove;
use kernel::playout::play;
use kernel::{Options, Rules, Title, Viewer};
use siege::Siege;
use siege::flow::State;
use siege_bot::SiegeBots;

/// Every optional rule that asks something.
const ALL: [(&str, &str); 9] = [
    ("fast_artillery", "yes"),
    ("variable_vm", "yes"),
    ("forward_aaa", "yes"),
    ("precedence_308", "yes"),
    ("extra_start", "yes"),
    ("extra_air", "yes"),
    ("condor_forces", "yes"),
    ("vulture", "yes"),
    ("nuclear", "yes"),
];

fn rules(options: &[(&str, &str)]) -> Siege {
    let given = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let options = Options::complete(&Siege::INFO, &given.collect()).expect("known options");
    Siege::load(&Siege::packs()[0], "march_may_1954", &options).expect("our pack is sound")
}

/// The last state of a game. An illegal choice of a bot would end the test.
fn end(rules: &Siege, name: &str, seed: u64) -> State {
    let seats = 0..rules.seats();
    let mut bots: Vec<_> = seats.map(|_| make::<SiegeBots>(name).expect("a bot")).collect();
    let mut state = rules.start();
    let played = play_game(rules, &mut state, &mut bots, &mut Rng::from_number(seed), 1_000_000);
    played.expect("bots choose legally and games end");
    state
}

#[test]
fn greedy_holds_out_far_longer_than_chance() {
    let rules = rules(&[]);
    let turns = |name| (0..30).map(|seed| u64::from(end(&rules, name, seed).turn)).sum::<u64>();
    let (greedy, random) = (turns("greedy"), turns("random"));
    assert!(greedy > 30 * 5 && random < 30 * 3, "greedy {greedy}, random {random}");
}

#[test]
fn a_staff_and_every_option_are_played_to_the_end() {
    let staff = [("staff", "yes")];
    let both: Vec<_> = ALL.into_iter().chain(staff).collect();
    for options in [&staff[..], &ALL[..], &both[..]] {
        let rules = rules(options);
        for seed in 0..4 {
            assert_eq!(end(&rules, "greedy", seed), end(&rules, "greedy", seed));
        }
    }
}

#[test]
fn an_answer_is_legal_wherever_it_is_asked_for() {
    for (options, seed) in [(&[][..], 3), (&ALL[..], 5), (&[("staff", "yes")][..], 7)] {
        let rules = rules(options);
        let (mut rng, mut asked) = (Rng::from_number(seed), 0u64);
        let mut dice = rng.fork();
        let mut state = rules.start();
        let played = play(&rules, &mut state, &mut dice, 100_000, |state, seat, legal| {
            asked += 1;
            let view = rules.view(state, Viewer::Seat(seat));
            let mut bot = make::<SiegeBots>("greedy").expect("a bot of that name");
            let choice = bot.choose(&rules, &view, legal, &mut Rng::from_number(asked));
            prove(&rules, state, seat, &choice).unwrap_or_else(|no| panic!("{choice}: {no:?}"));
            *rng.pick(legal).expect("a question has an answer")
        });
        assert!(played.is_ok() && asked > 50, "{played:?} after {asked}");
    }
}
