//! Storm keeps the contract of the kernel, with each option.

use std::sync::Arc;

use kernel::contract::{Plan, keeps_contract};
use kernel::{Options, Title};
use storm::Storm;

fn rules(bidding: &str) -> Arc<Storm> {
    let options = Options([("bidding".to_owned(), bidding.to_owned())].into());
    Arc::new(Storm::load(&Storm::packs()[0], "standard", &options).expect("our pack is sound"))
}

#[test]
fn the_standard_game_keeps_the_contract() {
    let kept = keeps_contract(&rules("no"), &Plan::default());
    println!("{kept:?}");
}

#[test]
fn the_game_with_bidding_keeps_the_contract() {
    let kept = keeps_contract(&rules("yes"), &Plan { seed: 15, ..Plan::default() });
    println!("{kept:?}");
}
