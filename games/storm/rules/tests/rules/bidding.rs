//! Chapter 15.0: bidding for sides.

use kernel::{Rules, Seat, Viewer};
use storm::rules::bidding::judge;

use crate::scene::{from_set_up, rules, scene};

#[test]
fn both_seats_bid_from_none_to_all_victory_areas() {
    let game = from_set_up(rules("yes"));
    assert_eq!(game.asks(), "first bid");
    let bids: Vec<String> = (0..=10).map(|areas| format!("bid {areas}")).collect();
    assert_eq!(game.legal(), bids);
    assert_eq!(game.refused("bid 11"), "no such choice");
}

#[test]
fn without_the_option_nobody_bids() {
    assert_eq!(from_set_up(rules("no")).asks(), "dice draw");
    assert_eq!(scene("turn 1 vietminh; 8: V1; 14: F1").state().bids, [None, None]);
}

#[test]
fn the_higher_bid_plays_the_viet_minh_and_needs_it() {
    let mut first = from_set_up(rules("yes"));
    first.say("bid 7, bid 6");
    assert_eq!(first.state().sides.map(|side| side.name()), ["vietminh", "french"]);
    assert_eq!((first.state().needs, first.asks()), (7, "dice draw".to_owned()));
    let mut second = from_set_up(rules("yes"));
    second.say("bid 3, bid 4");
    assert_eq!(second.state().sides.map(|side| side.name()), ["french", "vietminh"]);
    assert_eq!(second.state().needs, 4);
}

#[test]
fn bids_are_judged_by_number() {
    assert_eq!(judge(0, 0), (None, 0));
    assert_eq!(judge(1, 0), (Some(Seat(0)), 1));
    assert_eq!(judge(9, 10), (Some(Seat(1)), 10));
}

#[test]
fn dice_decide_between_equal_bids_and_the_bid_counts() {
    let mut game = from_set_up(rules("yes"));
    game.say("bid 5, bid 5");
    assert_eq!(game.asks(), "dice bid");
    game.dice(&[3, 4]);
    assert_eq!(game.asks(), "dice bid");
    game.dice(&[4, 4]);
    assert_eq!(game.asks(), "second side");
    game.say("take french");
    assert_eq!(game.state().sides.map(|side| side.name()), ["vietminh", "french"]);
    assert_eq!(game.state().needs, 5);
}

#[test]
fn equal_dice_are_rolled_again() {
    let mut game = from_set_up(rules("yes"));
    game.say("bid 5, bid 5").dice(&[3, 4]).dice(&[1, 6]);
    assert_eq!(game.asks(), "dice bid");
    game.dice(&[6, 6]).dice(&[1, 1]);
    assert_eq!(game.asks(), "first side");
    game.say("take vietminh");
    assert_eq!(game.state().sides.map(|side| side.name()), ["vietminh", "french"]);
}

#[test]
fn a_bid_is_sealed_until_both_are_made() {
    let after = |bid: &str| {
        let mut game = from_set_up(rules("yes"));
        game.say(bid);
        game
    };
    let (low, high) = (after("bid 1"), after("bid 9"));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let seen = |game: &crate::scene::Scene| game.rules().view(game.state(), viewer);
        assert_eq!(seen(&low), seen(&high));
        assert_eq!(low.seen_by(viewer), high.seen_by(viewer));
    }
    let own = low.rules().view(low.state(), Viewer::Seat(Seat(0)));
    assert_eq!((own.bids, own.bids_made), ([Some(1), None], [true, false]));
    // Once both are made everybody sees them.
    let mut open = after("bid 1");
    open.say("bid 9");
    let view = open.rules().view(open.state(), Viewer::Spectator);
    assert_eq!(view.bids, [Some(1), Some(9)]);
}
