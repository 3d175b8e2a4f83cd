//! Thousands of random games of every mission end, and in every way a game can end.

use std::collections::BTreeMap;

use company::Company;
use kernel::dice::Rng;
use kernel::{Rules, Title, playout};

fn rules(mission: &str, given: &[(&str, &str)]) -> Company {
    proof::rules(mission, given)
}

#[test]
fn random_games_end() {
    let mut grades: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut winners: BTreeMap<Option<&'static str>, u32> = BTreeMap::new();
    for mission in Company::INFO.scenarios {
        let rules = rules(mission, &[]);
        let start = rules.start();
        for seed in 0..proof::times(300, 20_000) {
            let mut state = start.clone();
            let ended = playout::random(&rules, &mut state, &mut Rng::from_number(seed), 20_000);
            let game = ended.unwrap_or_else(|| panic!("{mission} {seed} does not end"));
            assert!(rules.audit(&state).is_empty(), "{mission} {seed}");
            *grades.entry(game.outcome.grade).or_default() += 1;
            *winners.entry(game.outcome.winner).or_default() += 1;
        }
    }
    assert_eq!(grades.len(), 4, "{grades:?}");
    assert_eq!(winners.len(), 3, "{winners:?}");
}

/// Random maps of hundreds of numbers can be played in every mission.
#[test]
fn random_maps_are_playable() {
    for mission in Company::INFO.scenarios {
        for seed in 0..proof::times(40_u64, 2_000) {
            let rules = rules(mission, &[("map", "random"), ("map_seed", &seed.to_string())]);
            let mut state = rules.start();
            let ended = playout::random(&rules, &mut state, &mut Rng::from_number(seed), 20_000);
            assert!(ended.is_some(), "{mission} {seed}");
        }
    }
}

/// X1.6: every profile makes a map for every mission, whatever its number: hamlets with room for the peasants,
/// cover to hide in, squares to hold and to deploy in.
#[test]
fn every_profile_suits_every_mission() {
    for mission in Company::INFO.scenarios {
        for profile in ["delta", "coastal", "highlands", "border"] {
            for seed in [0, 1, 2, 3, 5, 8, 1_954, u64::MAX - 1, u64::MAX] {
                let map = format!("random_{profile}");
                let rules = rules(mission, &[("map", &map), ("map_seed", &seed.to_string())]);
                let hamlets = rules.map.hamlets.iter();
                let room: usize = hamlets.map(|hamlet| usize::from(hamlet.squares.len())).sum();
                assert!(2 * room >= usize::from(rules.mission.peasants), "{mission} {map} {seed}");
                let cover = rules.charts.cover.and(rules.mission.hidden_columns).len();
                assert!(cover >= rules.mission.hidden, "{mission} {map} {seed}");
            }
        }
    }
}
