//! Company keeps the contract of the kernel: every mission, every option, random maps, own lists.

use std::sync::Arc;

use company::Company;
use kernel::Title;
use kernel::contract::{Kept, Plan, examine, keeps_contract};

fn rules(mission: &str, options: &[(&str, &str)]) -> Arc<Company> {
    Arc::new(proof::rules(mission, options))
}

/// So many games, many more in the long run.
fn plan(seed: u64, games: u32) -> Plan {
    let games = proof::times(games, 50 * games);
    Plan { seed, games, every: 12, twin_every: 60, ..Plan::default() }
}

/// The contract would also be kept by a plan that tries nothing.
fn tried_enough(kept: &Kept, games: u64) {
    let games = proof::times(games, 50 * games);
    assert_eq!(kept.games, games);
    assert!(kept.choices > 150 * games, "{kept:?}");
    assert!(kept.refused > 20 * games, "{kept:?}");
    assert!(kept.undone > 10 * games, "{kept:?}");
    assert!(kept.fast_choices > 100 * games, "{kept:?}");
}

#[test]
fn every_mission_keeps_the_contract() {
    for mission in Company::INFO.scenarios {
        let kept = keeps_contract(&rules(mission, &[]), &plan(1, 2));
        tried_enough(&kept, 2);
        assert!(kept.twin_steps > 100, "{mission}: {kept:?}");
    }
}

/// X11: each switch by itself, and all of them together.
#[test]
fn every_switch_keeps_the_contract() {
    let switches = [
        ("peasant_double1_save", "no"),
        ("assault_reroll", "sixes"),
        ("assault_reroll", "all"),
        ("booby_repeat", "yes"),
        ("hidden_loop", "yes"),
        ("countdown_mode", "choose"),
        ("save_modifiers_stack", "yes"),
        ("leader_save", "leader_base"),
        ("peasants_flee", "yes"),
        ("bid_for_sides", "yes"),
    ];
    let missions = Company::INFO.scenarios;
    for (place, switch) in switches.iter().enumerate() {
        let mission = missions[place % missions.len()];
        let plan = plan(place as u64, 1);
        tried_enough(&keeps_contract(&rules(mission, &[*switch]), &plan), 1);
    }
    tried_enough(&keeps_contract(&rules("valley_sweep", &switches), &plan(1968, 2)), 2);
}

/// X1.6, X2.4: random maps and lists that players wrote.
#[test]
fn random_maps_and_own_lists_keep_the_contract() {
    let profiles = ["random", "random_delta", "random_coastal", "random_highlands"];
    for (place, mission) in Company::INFO.scenarios.iter().enumerate() {
        let seed = format!("{}", 100 + place);
        let options = [("map", profiles[place % profiles.len()]), ("map_seed", seed.as_str())];
        tried_enough(&keeps_contract(&rules(mission, &options), &plan(place as u64, 1)), 1);
    }
    let own = "nva_command:average @Infantry, 2 nva_rifle:average @Infantry, \
               nva_recruit @Support, tank @Support";
    let options = [("communist", own), ("white_star", "us_marines")];
    tried_enough(&keeps_contract(&rules("valley_sweep", &options), &plan(3, 3)), 3);
}

/// Random players seldom meet: these positions begin in the middle of a fight, with hidden units, caches
/// dropped and casualties about.
#[test]
fn fights_keep_the_contract() {
    let fights = [
        ("search_and_destroy", include_str!("positions/fight_vc.toml")),
        ("valley_sweep", include_str!("positions/fight_nva.toml")),
        ("number_one", include_str!("positions/fight_mech.toml")),
    ];
    for (mission, text) in fights {
        for option in [("hidden_loop", "no"), ("hidden_loop", "yes")] {
            let rules = rules(mission, &[option]);
            let start = rules.read_position(text).unwrap_or_else(|faults| panic!("{faults:#?}"));
            let plan = Plan { every: 3, twin_every: 20, ..plan(66, 8) };
            let kept = examine(&rules, &start, &plan)
                .unwrap_or_else(|breach| panic!("{mission}: {breach}"));
            assert!(kept.windows > 0 && kept.rolls > 100, "{mission}: {kept:?}");
        }
    }
}
