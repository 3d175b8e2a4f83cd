//! Random games of every scenario end, and the bookkeeping stays in order all the way.

use kernel::dice::Rng;
use kernel::{Rules, Title as _, Version, playout};
use proof::walk;
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::flow::{State, Step};

fn plays(scenario: &str, options: &[(&str, &str)], seed: u64) {
    let rules: Tonkin = proof::rules(scenario, options);
    let mut state = rules.start();
    let mut rng = Rng::from_number(seed);
    for _ in 0..400_000 {
        if let Some(played) = playout::random(&rules, &mut state, &mut rng, 1) {
            assert!(!played.outcome.grade.is_empty(), "{scenario} {seed} has no result");
            return;
        }
        if let kernel::Next::Decision { seats, .. } = rules.next(&state) {
            let mut legal = Vec::new();
            rules.legal(&state, seats.lowest().expect("somebody is asked"), &mut legal);
            assert!(!legal.is_empty(), "{scenario} {seed}: no answer to {:?}", state.steps);
        }
        let faults = rules.audit(&state);
        assert!(faults.is_empty(), "{scenario} {seed}: {faults:?} in {:?}", state.steps);
    }
    panic!("{scenario} {seed}: no end, month {} {:?}", state.month, state.steps);
}

#[test]
fn every_scenario_ends() {
    for scenario in
        ["cao_bang", "hanoi", "hoa_binh", "plaine_des_jarres", "dien_bien_phu", "na_san"]
    {
        for seed in 1..=proof::times(1, 200) {
            plays(scenario, &[], seed);
        }
    }
}

#[test]
fn in_random_game_51_of_hanoi_a_group_that_can_overrun_nobody_is_not_stuck() {
    // T-90: after 146 plies the units that parted from a group which then lost its overrun are asked again.
    for version in [Version::FIRST, Tonkin::INFO.version] {
        let rules: Tonkin = proof::rules_under(version, "hanoi", &[]);
        let (mut state, mut rng) = (rules.start(), Rng::from_number(51));
        for _ in 0..146 {
            assert!(walk::step(&rules, &mut state, &mut rng, walk::at_random, &mut ()));
        }
        let Step::March(march) = state.top() else { panic!("{:?}", state.top()) };
        assert!(march.late, "{march:?}");
        let seat = State::seat(march.side);
        assert_eq!(rules.check(&state, seat, &Choice::Stop), Ok(()));
        assert!(walk::step(&rules, &mut state, &mut rng, walk::at_random, &mut ()));
        assert!(matches!(state.top(), Step::Movement(_)), "{:?}", state.top());
    }
}
