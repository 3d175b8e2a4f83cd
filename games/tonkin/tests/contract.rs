//! Tonkin keeps the contract of the kernel in every scenario.

use std::sync::Arc;

use kernel::contract::{Kept, Plan, keeps_contract};
use tonkin::Tonkin;
use tonkin::setup;

fn rules(first: &str, last: &str, heroes: bool) -> Arc<Tonkin> {
    let components = setup::load(&setup::embedded()).expect("our pack is sound");
    let find = |id: &str| components.scenario_named(id).expect("a scenario of the pack");
    let (first, last) = (find(first), find(last));
    Arc::new(Tonkin::new(components, first, last, heroes))
}

fn keeps(scenario: &str, seed: u64, games: u32) -> Kept {
    let plan = Plan { seed, games, every: 40, twin_every: 60, twin_steps: 40, ..Plan::default() };
    keeps_contract(&rules(scenario, scenario, false), &plan)
}

#[test]
fn cao_bang() {
    keeps("cao_bang", 1, 1);
}

#[test]
fn na_san() {
    keeps("na_san", 1, 2);
}
