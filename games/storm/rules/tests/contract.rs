//! Storm keeps the contract of the kernel, with each option, and with other seeds.

use std::sync::Arc;

use kernel::contract::{Kept, Plan, keeps_contract};
use kernel::{Options, Title};
use storm::Storm;

fn rules(bidding: &str) -> Arc<Storm> {
    let options = Options([("bidding".to_owned(), bidding.to_owned())].into());
    Arc::new(Storm::load(&Storm::packs()[0], "standard", &options).expect("our pack is sound"))
}

/// The contract would also be kept by a plan that tries nothing.
/// Plays so many games of the plan, many more in the long run, and sees that enough was tried.
fn keeps(rules: &Arc<Storm>, plan: Plan) {
    let games = proof::times(plan.games, 50 * plan.games);
    tried_enough(&keeps_contract(rules, &Plan { games, ..plan }), games.into());
}

fn tried_enough(kept: &Kept, games: u64) {
    assert_eq!(kept.games, games);
    assert!(kept.choices > 500 * games, "{kept:?}");
    assert!(kept.refused > 1_000 * games, "{kept:?}");
    assert!(kept.undone > 20 * games, "{kept:?}");
    assert!(kept.windows > 20 * games, "{kept:?}");
    assert!(kept.free > games, "{kept:?}");
    assert!(kept.twins_hiding > 20 * games, "{kept:?}");
    assert!(kept.twin_steps > 500 * games, "{kept:?}");
    assert!(kept.fast_choices > 500 * games, "{kept:?}");
}

#[test]
fn the_standard_game_keeps_the_contract() {
    let plan = Plan { games: 6, ..Plan::default() };
    keeps(&rules("no"), plan);
}

#[test]
fn the_game_with_bidding_keeps_the_contract() {
    let plan = Plan { seed: 15, games: 4, ..Plan::default() };
    keeps(&rules("yes"), plan);
}

/// Other seeds, each with options drawn by the seed.
#[test]
fn seeded_mixes_keep_the_contract() {
    for seed in [1954, 313, 507] {
        let bidding = ["no", "yes"][seed as usize % 2];
        let plan = Plan { seed, games: 2, every: 8, ..Plan::default() };
        keeps(&rules(bidding), plan);
    }
}
