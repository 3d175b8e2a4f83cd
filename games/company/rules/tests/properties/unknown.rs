//! X4.8: where units may be hidden, the odds that White Star is told span what is really there.

use company::Company;
use company::choice::{Choice, Kind};
use company::components::Side;
use company::flow::{Aim, State, Step, Target};
use kernel::dice::Rng;
use kernel::odds::distribution;
use kernel::{Odds, Rules, Seat, Viewer, odds};
use proof::walk;

/// How many odds were compared, and how many of them were a range.
#[derive(Debug, Default)]
struct Count {
    moves: u32,
    lines: u32,
    ranges: u32,
}

/// The odds told of a choice have the real ones within their range.
fn compare(rules: &Company, state: &State, choice: Choice, count: &mut Count) {
    let seat = state.seat(Side::WhiteStar);
    let view = rules.view(state, Viewer::Seat(seat));
    let world = distribution(rules, state, seat, &choice).expect("odds can be computed");
    let Some(told) = odds(rules, &view, seat, &choice) else {
        return assert_eq!(world.len(), 1, "{choice}: nothing is told, and nothing can happen");
    };
    let real = Odds { worlds: vec![world], ledgers: Vec::new() };
    for gauge in ["shown", "enemy-lost", "own-lost", "success"] {
        let ((least, most), (true_value, _)) = (told.expected(gauge), real.expected(gauge));
        let inside = least - 1 <= true_value && true_value <= most + 1;
        assert!(inside, "{choice}: {gauge} is {true_value}, told {least} to {most}");
    }
    count.ranges += u32::from(told.worlds.len() > 1);
}

/// The answers of White Star by which hidden units may come to light.
fn look(rules: &Company, state: &State, rng: &mut Rng, count: &mut Count) {
    let seat = state.seat(Side::WhiteStar);
    let mut answers = Vec::new();
    match state.top() {
        Step::Target(Target { kind: Kind::Move }) => {
            rules.legal(state, seat, &mut answers);
            for choice in answers {
                count.moves += 1;
                compare(rules, state, choice, count);
            }
        }
        Step::Unit(acting) if acting.unit.side == Side::WhiteStar && rng.below(25) == 0 => {
            // Shells are seldom called: here they are, on two lines that anybody sees.
            let mut aims = state.clone();
            aims.steps.push(Step::Aim(Aim { unit: acting.unit }));
            rules.legal(&aims, seat, &mut answers);
            for _ in 0..2 {
                if let Some(choice) = rng.pick(&answers) {
                    count.lines += 1;
                    compare(rules, &aims, *choice, count);
                }
            }
        }
        _ => (),
    }
}

/// White Star is lively; the Communist hides all he can and lies low.
fn quiet(rules: &Company, state: &State, seat: Seat, rng: &mut Rng) -> Choice {
    let mut answers = Vec::new();
    rules.legal(state, seat, &mut answers);
    let wanted: Vec<Choice> = match state.top() {
        Step::Hide(_) => answers.into_iter().filter(|it| *it != Choice::Done).collect(),
        Step::Group(group) if group.side == Side::Communist => {
            answers.into_iter().filter(|it| matches!(it, Choice::Pass(_))).collect()
        }
        _ => Vec::new(),
    };
    match rng.pick(&wanted) {
        Some(choice) => *choice,
        None => crate::lively::answer(rules, state, seat, rng),
    }
}

#[test]
fn told_odds_span_the_real_ones() {
    let mut count = Count::default();
    let mut rng = Rng::from_number(44);
    for mission in ["search_and_destroy", "valley_sweep", "hot_lz", "ap_bac"] {
        let rules = proof::rules::<Company>(mission, &[]);
        let mut state = rules.start();
        let mut player = |rules: &Company, state: &State, seat, rng: &mut Rng| {
            if !state.board.hidden.is_empty() && state.side(seat) == Side::WhiteStar {
                look(rules, state, rng, &mut count);
            }
            quiet(rules, state, seat, rng)
        };
        while walk::step(&rules, &mut state, &mut rng, &mut player, &mut ()) {}
    }
    assert!(count.moves > 200 && count.lines > 5 && count.ranges > 30, "{count:?}");
}
