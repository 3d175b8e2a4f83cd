//! The JSON text of states and the chains of kept games never change. See `proof::pins`.

use company::Company;
use company::components::Side;
use company::flow::{PickUp, Step};
use company::sets::Unit;
use kernel::Rules;
use proof::pins::Pins;

fn pins() -> Pins {
    Pins::of(env!("CARGO_MANIFEST_DIR"), include_str!("../src/flow.rs"))
}

/// What is drawn in playthroughs.
fn drawn(_: &Company, _: &<Company as Rules>::Ask, _: u8) -> Option<String> {
    None
}

#[test]
fn states_keep_their_text() {
    // Equal bids, and a unit that picks among caches, are hardly ever met.
    let mut tied = proof::rules::<Company>("number_one", &[("bid_for_sides", "yes")]).start();
    tied.bids = [Some(3); 2];
    tied.steps.push(Step::BidDice);
    let mut picking = proof::rules::<Company>("search_and_destroy", &[]).start();
    picking.steps.push(Step::PickUp(PickUp { unit: Unit::new(Side::WhiteStar, 3) }));
    let made = [("tied", tied), ("picking", picking)];
    pins().states_keep_their_text(drawn, &made);
}

#[test]
fn chains_keep_their_ends() {
    pins().chains_keep_their_ends(drawn);
}
