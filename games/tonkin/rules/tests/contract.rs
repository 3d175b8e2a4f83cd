//! Tonkin keeps the contract of the kernel in every scenario, with heroes, and in a campaign.

use std::sync::Arc;

use kernel::contract::{Kept, Plan, keeps_contract};
use tonkin::Tonkin;

fn rules(scenario: &str, options: &[(&str, &str)]) -> Arc<Tonkin> {
    Arc::new(proof::rules(scenario, options))
}

/// The contract would also be kept by a plan that tries nothing.
fn tried_enough(kept: &Kept, games: u64) {
    assert_eq!(kept.games, games);
    assert!(kept.choices > 100 * games, "{kept:?}");
    assert!(kept.refused > 10 * games, "{kept:?}");
    assert!(kept.undone > 10 * games, "{kept:?}");
    assert!(kept.twins_hiding > 5 * games, "{kept:?}");
    assert!(kept.twin_steps > 100 * games, "{kept:?}");
    assert!(kept.fast_choices > 50 * games, "{kept:?}");
}

fn keeps(rules: &Arc<Tonkin>, seed: u64, games: u32) {
    sampled(rules, seed, games, 60);
}

/// One of `every` steps is looked at thoroughly, and gets twin worlds.
/// So many games, more in the long run.
fn sampled(rules: &Arc<Tonkin>, seed: u64, games: u32, every: u32) {
    let games = proof::times(games, 20 * games);
    let plan = Plan { seed, games, every, twin_every: every, twin_steps: 40, ..Plan::default() };
    tried_enough(&keeps_contract(rules, &plan), games.into());
}

#[test]
fn cao_bang() {
    keeps(&rules("cao_bang", &[]), 1, 2);
}

#[test]
fn hanoi_with_heroes() {
    keeps(&rules("hanoi", &[("hero", "yes")]), 8, 2);
}

#[test]
fn a_generic_set_up() {
    // The shortest of the scenarios with a generic set-up: what comes after it is the same as in the others.
    let rules = rules("cao_bang", &[("setup", "generic")]);
    let plan =
        Plan { seed: 4, games: 1, every: 60, twin_every: 15, twin_steps: 20, ..Plan::default() };
    tried_enough(&keeps_contract(&rules, &plan), 1);
}

#[test]
fn hoa_binh() {
    keeps(&rules("hoa_binh", &[]), 7, 1);
}

#[test]
fn plaine_des_jarres() {
    keeps(&rules("plaine_des_jarres", &[]), 3, 1);
}

#[test]
fn dien_bien_phu() {
    keeps(&rules("dien_bien_phu", &[]), 5, 1);
}

#[test]
fn na_san() {
    sampled(&rules("na_san", &[]), 1, 3, 15);
}

#[test]
fn a_campaign_of_two_scenarios() {
    keeps(&rules("campaign", &[("to", "hanoi")]), 2, 1);
}
