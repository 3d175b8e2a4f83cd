//! Chapter X3.9: sides are bid for.

use company::components::Side;
use company::rules::bidding;

use super::start;
use crate::builder::rules;

/// X3.9: sealed bids; the higher plays White Star, and the other adds it.
#[test]
fn sides_are_bid_for() {
    let mut table = start(rules("search_and_destroy", &[("bid_for_sides", "yes")]));
    assert_eq!(table.asks(), "first bid");
    table.say("bid 3");
    assert_eq!(table.asks(), "second bid");
    table.say("bid 7");
    assert_eq!(table.state.sides, [Side::Communist, Side::WhiteStar]);
    assert_eq!(bidding::points(&table.state), 7);
}

/// X3.9: equal bids are rolled off, as often as it takes.
#[test]
fn equal_bids_are_rolled_off() {
    let mut equal = start(rules("search_and_destroy", &[("bid_for_sides", "yes")]));
    equal.say("bid 5").say("bid 5").roll(&[4, 4]).roll(&[6, 2]);
    assert_eq!(equal.state.sides, Side::BOTH);
    assert_eq!(equal.asks(), "communist ring");
}
