//! Siege keeps the contract of the kernel, with each option, and with other seeds.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::contract::{Kept, Plan, keeps_contract};
use kernel::{Options, Title};
use siege::Siege;

fn rules(chosen: &[&str]) -> Arc<Siege> {
    let given: BTreeMap<String, String> =
        chosen.iter().map(|key| ((*key).to_owned(), "yes".to_owned())).collect();
    let options = Options::complete(&Siege::INFO, &given).expect("these are options of the title");
    let pack = &Siege::packs()[0];
    Arc::new(Siege::load(pack, "march_may_1954", &options).expect("our pack is sound"))
}

/// The contract would also be kept by a plan that tries nothing.
fn tried_enough(kept: &Kept, games: u64) {
    assert_eq!(kept.games, games);
    assert!(kept.choices > 50 * games, "{kept:?}");
    assert!(kept.refused > 1_000 * games, "{kept:?}");
    assert!(kept.undone > 20 * games, "{kept:?}");
    assert!(kept.fast_choices > 50 * games, "{kept:?}");
}

fn plan(seed: u64) -> Plan {
    Plan { seed, games: 2, every: 6, twin_every: 100, steps: 60_000, ..Plan::default() }
}

#[test]
fn the_plain_game_keeps_the_contract() {
    tried_enough(&keeps_contract(&rules(&[]), &plan(1)), 2);
}

#[test]
fn the_staff_keeps_the_contract() {
    tried_enough(&keeps_contract(&rules(&["staff", "vulture", "nuclear"]), &plan(2)), 2);
}

#[test]
fn every_optional_rule_keeps_the_contract() {
    let options = [
        "fast_artillery",
        "variable_vm",
        "forward_aaa",
        "precedence_308",
        "extra_start",
        "extra_air",
        "condor_forces",
        "vulture",
        "nuclear",
    ];
    tried_enough(&keeps_contract(&rules(&options), &plan(3)), 2);
}
