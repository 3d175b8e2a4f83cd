//! Positions are read and written, and what is wrong with one is said at once.

use company::Company;
use company::board::Place;
use company::components::Side;
use company::event::Event;
use company::flow::{State, Step};
use company::sets::Unit;
use kernel::dice::Rng;
use kernel::{Rules, Title, Version};
use proof::walk;

fn rules(mission: &str) -> Company {
    proof::rules(mission, &[])
}

const PUZZLE: &str = include_str!("puzzle.toml");

#[test]
fn a_puzzle_is_read() {
    let rules = rules("search_and_destroy");
    let state = rules.read_position(PUZZLE).unwrap_or_else(|faults| panic!("{faults:?}"));
    let body = |name: &str| *state.board.body(Unit::parse(name).expect("a unit"));
    assert_eq!((state.turn, state.counters, state.token), (13, 6, true));
    assert_eq!((body("W2").strength, body("W2").leader, body("W2").caches.len()), (4, false, 1));
    assert_eq!((body("W3").strength, body("W5").strength), (0, 0), "who is not named is out");
    assert_eq!(body("C4").place, Place::OFF, "or waits");
    assert!(state.board.hidden.has(1) && state.board.away.has(2) && state.marked[0].has(3));
    assert_eq!(state.tally.destroyed.len() + state.tally.evacuated, 2);
    let again = rules.read_position(&rules.write_position(&state));
    assert_eq!(again.as_ref(), Ok(&state));
}

#[test]
fn the_documented_example_is_this_puzzle() {
    assert!(include_str!("../../../../docs/positions.md").contains(PUZZLE));
}

/// What a position can say: between groups, units and actions. While something is resolved it says "not now".
fn is_between_actions(state: &State) -> bool {
    matches!(
        state.steps.as_slice(),
        [Step::Turn(_)]
            | [Step::Turn(_), Step::Group(_)]
            | [Step::Turn(_), Step::Group(_), Step::Unit(_)]
    )
}

/// At every ply of random games a position reads back as this very state, or is not given. Units that act, their dice
/// and the dead who were seen got lost.
#[test]
fn at_every_ply_a_position_is_exact_or_not_given() {
    let options: [&[(&str, &str)]; 3] = [
        &[],
        &[("countdown_mode", "choose"), ("peasants_flee", "yes"), ("hidden_loop", "yes")],
        &[("bid_for_sides", "yes"), ("assault_reroll", "all"), ("booby_repeat", "yes")],
    ];
    let (mut plies, mut given) = (0, 0);
    for mission in Company::INFO.scenarios {
        for (seed, options) in (7..).zip(options) {
            let rules: Company = proof::rules(mission, options);
            let mut rng = Rng::from_number(seed);
            let mut state = rules.start();
            loop {
                let exact = rules.exact_position(&state);
                assert_eq!(
                    exact.is_some(),
                    is_between_actions(&state),
                    "{mission} {options:?} {:?}\n{}",
                    state.top(),
                    rules.write_position(&state)
                );
                if let Some(text) = exact {
                    assert_eq!(rules.read_position(&text).as_ref(), Ok(&state), "{text}");
                    given += 1;
                }
                plies += 1;
                if !walk::step(&rules, &mut state, &mut rng, walk::at_random, &mut ()) {
                    break;
                }
            }
        }
    }
    println!("{given} of {plies} plies have a position");
    assert!(given > 1_000 && 3 * given > plies, "{given} of {plies}");
}

#[test]
fn a_position_keeps_the_acting_unit_its_dice_and_the_dead_who_were_seen() {
    let rules = rules("search_and_destroy");
    let text = format!(
        "{}\n{}\n[unit.C4]\nat = \"out\"\nseen = true\n",
        PUZZLE,
        "[in_turn]\ngroups = [2]\ngroup = 1\nunits = [\"W1\", \"W2\"]\nunit = \"W1\"\n\
         dice = 3\nsum = 7\nspent = 4\nbegun = true\nshots = 1\nfailed = [\"W2\"]\nstrikes = 1"
    );
    let state = rules.read_position(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let acting = state.acting().expect("a unit acts");
    assert_eq!((acting.dice, acting.spent, acting.shots), (3, 4, 1));
    assert!(state.board.seen.has(3) && state.failed.has(1) && state.turn == 13);
    let written = rules.exact_position(&state).expect("a position can say it");
    assert_eq!(rules.read_position(&written), Ok(state));
    let wrong = text.replace("unit = \"W1\"", "unit = \"W5\"");
    let told = rules.read_position(&wrong).expect_err("W5 is out");
    assert!(told.iter().any(|fault| fault.id == "company-fault-in-turn"), "{told:?}");
}

/// The mission has 33 counters, and every turn takes one at least.
#[test]
fn a_turn_or_a_count_outside_the_mission_is_a_fault() {
    let text = "to_move = \"white_star\"\ncounters = 34\nturn = 34\n[unit.W1]\nat = \"A3\"\n";
    let out = |key: &str| (key.to_owned(), "fault-out-of-range");
    assert_eq!(faults(text), [out("counters"), out("turn")]);
    let old = proof::rules_under::<Company>(Version::FIRST, "search_and_destroy", &[]);
    assert!(old.read_position(text).is_ok(), "positions of old games are read for ever");
}

/// Casualties beyond all bases were taken, and the points of them wrapped.
#[test]
fn there_are_no_more_losses_than_the_lists_have() {
    let text = "to_move = \"white_star\"\ncounters = 9\n[white_star_dead]\nA1 = 99\n\
                [tally]\nwiped_out = [6, 0]\nwhite_star_vehicles = [1, 0, 0]\n\
                [unit.W1]\nat = \"A3\"\ncasualties = 9\n";
    let told = faults(text);
    let losses = told.iter().filter(|(_, id)| *id == "company-fault-losses");
    assert_eq!(losses.count(), 3, "{told:?}");
    let old = proof::rules_under::<Company>(Version::FIRST, "search_and_destroy", &[]);
    let mut state = old.read_position(text).expect("positions of old games are read for ever");
    state.tally.evacuated = 255;
    state.tally.peasants = [255; 2];
    let mut rng = Rng::from_number(9);
    while walk::step(&old, &mut state, &mut rng, walk::at_random, &mut ()) {}
    assert!(state.tally.evacuated == 255, "nothing wraps");
}

/// The turn begins, and its only group acts without a question.
#[test]
fn what_happens_by_itself_when_a_position_is_laid_out_is_told() {
    let rules = rules("search_and_destroy");
    let text = "to_move = \"white_star\"\ncounters = 9\nturn = 5\n[unit.W1]\nat = \"A3\"\n";
    let mut told = Vec::new();
    rules.lay_out(text, &mut told).expect("a sound position");
    let side = Side::WhiteStar;
    let expected = [Event::TurnBegins { side, turn: 5 }, Event::GroupActs { side, group: 0 }];
    assert_eq!(told, expected);
}

fn faults(text: &str) -> Vec<(String, &'static str)> {
    let told = rules("search_and_destroy").read_position(text).expect_err("it is wrong");
    told.into_iter().map(|fault| (fault.key, fault.id)).collect()
}

#[test]
fn all_faults_are_told_at_once() {
    let text = r#"
to_move = "nobody"
counters = 0
ring = ["low", "gold", "number1", "number1"]
searched = ["A1"]
[peasants]
Z9 = 1
C2 = 5
[unit.W1]
at = "A2"
strength = 9
caches = ["low", "low", "high"]
[unit.W2]
at = "A2"
[unit.W3]
at = "A1"
[unit.C1]
at = "B1"
hidden = true
[unit.C2]
at = "A1"
[unit.C3]
at = "off"
strength = 2
[unit.C4]
at = "off"
away = true
[unit.X9]
at = "A3"
"#;
    let told = faults(text);
    let has = |key: &str, id: &str| told.iter().any(|(k, i)| k == key && *i == id);
    assert!(has("to_move", "fault-unknown-value"), "{told:?}");
    assert!(has("counters", "fault-out-of-range"), "{told:?}");
    assert!(has("ring", "fault-unknown-reference"), "{told:?}");
    assert!(has("ring", "company-fault-ring"), "{told:?}");
    assert!(has("searched", "company-fault-searched"), "{told:?}");
    assert!(has("peasants / Z9", "fault-unknown-reference"), "{told:?}");
    assert!(has("peasants / C2", "fault-out-of-range"), "{told:?}");
    assert!(has("unit / W1 / strength", "fault-out-of-range"), "{told:?}");
    assert!(has("unit / W1 / caches", "company-fault-caches"), "{told:?}");
    assert!(has("unit / W2 / at", "company-fault-stacking"), "{told:?}");
    assert!(has("unit / C1", "company-fault-hiding"), "{told:?}");
    assert!(has("unit / W3 / at", "company-fault-enemy"), "{told:?}");
    assert!(has("unit / C3 / at", "company-fault-unseen"), "{told:?}");
    assert!(has("unit / X9", "fault-unknown-reference"), "{told:?}");
    assert!(has("unit / C4 / away", "company-fault-away"), "{told:?}");
}

#[test]
fn a_position_needs_a_white_star_unit() {
    let told = faults("to_move = \"white_star\"\ncounters = 3\n[unit.C1]\nat = \"off\"\n");
    assert!(told.iter().any(|(_, id)| *id == "company-fault-nobody"), "{told:?}");
}

#[test]
fn text_that_is_no_toml_is_a_fault() {
    assert_eq!(faults("to_move = ")[0].1, "fault-syntax");
}

#[test]
fn no_text_breaks_the_reader() {
    let position = include_str!("positions/fight_vc.toml");
    let rules = rules("search_and_destroy");
    proof::faults::no_position_breaks_the_reader(&rules, position, 300);
    let mut state = rules.read_position(position).expect("a sound position");
    let mut rng = Rng::from_number(1);
    while state.acting().is_none_or(|acting| acting.spent < 2) || !is_between_actions(&state) {
        assert!(walk::step(&rules, &mut state, &mut rng, walk::at_random, &mut ()));
    }
    let in_turn = rules.exact_position(&state).expect("a position between two actions");
    proof::faults::no_position_breaks_the_reader(&rules, &in_turn, 300);
}
