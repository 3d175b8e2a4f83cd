//! Random games of every scenario end, and the bookkeeping stays in order all the way.

use kernel::dice::Rng;
use kernel::{Rules, playout};
use tonkin::Tonkin;

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
