//! Chapters 28d, X4.5 and X4.6: caches in hand, destroyed, dropped and recovered.

use company::components::{Cache, Marker};
use company::flow::Step;

use super::{table, white_star_turn};
use crate::builder::{Table, square, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "C2").put("W2", "A1").put("W3", "A4").put("W4", "I2").put("C1", "J6");
    let ring = [Marker::Low, Marker::Ambush, Marker::High, Marker::Blank];
    table.state.ring.extend(ring);
    table.acts("W1", 7)
}

/// 28d: a carried cache is destroyed and no longer weighs.
#[test]
fn a_cache_is_destroyed() {
    let mut table = table();
    set(&mut table);
    table.state.board.body_mut(unit("W1")).caches.add(Cache::Low);
    table.say("destroy low").say("dice 1").roll(&[3]);
    assert!(table.state.board.body(unit("W1")).caches.is_empty());
    assert_eq!(table.state.tally.destroyed.count(Cache::Low), 1);
}

/// 28d: what a unit does not carry it does not destroy.
#[test]
fn only_a_cache_in_hand_is_destroyed() {
    let mut table = table();
    set(&mut table);
    assert_eq!(table.refused_by("destroy"), "28d company-no-destroy-target");
    table.state.board.body_mut(unit("W1")).caches.add(Cache::Low);
    assert_eq!(table.refused_by("destroy high"), "28d company-no-cache");
}

/// X4.6: a wiped out carrier drops its caches; White Star takes them up, the Communist recovers them.
#[test]
fn dropped_caches() {
    let mut table = table();
    set(&mut table).put("W1", "C4").put("W4", "C3").put("C1", "E4");
    let mut caches = company::board::Caches::default();
    caches.add(Cache::High);
    table.state.board.drop_caches(square("D4"), caches);
    let mut recovered =
        Table { rules: table.rules.clone(), state: table.state.clone(), events: Vec::new() };
    table.acts("W1", 7).say("move D4").say("dice 1").roll(&[3]).say("hold");
    assert_eq!(table.state.board.body(unit("W1")).caches.count(Cache::High), 1);
    recovered.acts("C1", 7).say("move D4").say("dice 1").roll(&[3]).say("hold").say("stop");
    assert_eq!(recovered.state.tally.recovered.count(Cache::High), 1);
    assert!(recovered.state.board.dropped.is_empty());
}

/// X4.6: with more caches than hands the owner picks.
#[test]
fn the_owner_picks_among_dropped_caches() {
    let mut table = table();
    set(&mut table).put("W1", "C4");
    table.state.board.body_mut(unit("W1")).caches.add(Cache::Low);
    let caches = company::board::Caches([1, 1, 0]);
    table.state.board.drop_caches(square("D4"), caches);
    table.acts("W1", 7).say("move D4").say("dice 1").roll(&[3]);
    assert_eq!(table.asks(), "white_star pick-up");
    table.say("take high");
    assert_eq!(table.state.board.body(unit("W1")).caches.0, [1, 1, 0]);
    assert_eq!(table.state.board.dropped.len(), 1);
    assert!(matches!(table.state.top(), Step::Unit(_)));
}

/// S-10, X4.5: more than two are never carried: the third stays where it lies.
#[test]
fn two_caches_are_the_most() {
    let mut table = white_star_turn();
    let body = table.state.board.body_mut(unit("W1"));
    body.caches = company::board::Caches([1, 1, 0]);
    table.state.board.drop_caches(crate::builder::square("B4"), company::board::Caches([0, 0, 1]));
    table.say("unit W1").say("move B4").say("dice 1").roll(&[3]);
    assert_eq!(table.state.board.body(unit("W1")).caches.0, [1, 1, 0]);
    assert_eq!(table.state.board.dropped.len(), 1);
    assert_eq!(table.asks(), "white_star action");
}
