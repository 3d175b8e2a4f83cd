//! Chapters 28f, X4.3 and 26: searches, deviation, ambushes.

use company::components::{Cache, Marker, Side};

use super::{against_nva, table};
use crate::builder::{Table, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "C2").put("W2", "A1").put("W3", "A4").put("W4", "I2").put("C1", "J6");
    let ring = [Marker::Low, Marker::Ambush, Marker::High, Marker::Blank];
    table.state.ring.extend(ring);
    table.acts("W1", 7)
}

#[test]
fn a_search_takes_a_marker() {
    let mut table = table();
    set(&mut table).say("search").say("dice 2").roll(&[5, 1]);
    assert_eq!(table.asks(), "white_star name");
    table.say("marker 3").roll(&[5, 4]);
    assert_eq!(table.state.board.body(unit("W1")).caches.count(Cache::High), 1);
    assert_eq!(table.state.ring.as_slice(), [Marker::Low, Marker::Ambush, Marker::Blank]);
    assert_eq!(table.refused_by("search"), "28f company-no-searched", "the square is searched");
}

/// 26: the winner shifts the whole difference, either way, or nothing.
#[test]
fn the_winner_deviates() {
    let mut table = table();
    set(&mut table).say("search").say("dice 1").roll(&[5]).say("marker 3").roll(&[1, 1]);
    assert_eq!(table.asks(), "communist shift-marker");
    table.say("anticlockwise");
    assert_eq!(table.state.ring.as_slice(), [Marker::Low, Marker::High, Marker::Blank]);
    assert_eq!(table.asks(), "communist ambush", "marker 2 was the ambush");
    table.say("no ambush");
    assert_eq!(table.asks(), "white_star action", "the unit goes on");
}

/// X4.3 step 3: a token repeats the deviation from the marker named.
#[test]
fn a_token_repeats_the_deviation() {
    let mut table = table();
    set(&mut table);
    table.state.token = true;
    table.say("search").say("dice 1").roll(&[5]).say("marker 3").roll(&[1, 1]).say("clockwise");
    assert_eq!(table.asks(), "white_star token");
    table.say("spend").roll(&[5, 4]);
    assert!(!table.state.token);
    assert_eq!(table.state.board.body(unit("W1")).caches.count(Cache::High), 1);
}

/// 28f, X4.5: where and with what hands a unit searches.
#[test]
fn who_searches_where() {
    let mut table = table();
    set(&mut table);
    table.put("W1", "C4");
    assert_eq!(table.refused_by("search"), "28f company-no-village");
    table.put("W1", "C3");
    assert_eq!(table.refused_by("search"), "");
    let body = table.state.board.body_mut(unit("W1"));
    body.caches.add(Cache::Low);
    body.caches.add(Cache::Low);
    assert_eq!(table.refused_by("search"), "X4.5 company-no-hands-full");
    table.state.board.body_mut(unit("W1")).caches = Default::default();
    table.state.ring.clear();
    assert_eq!(table.refused_by("search"), "X4.3 company-no-ring-empty", "the ring is empty");
}

/// X4.3: an ambush is one shot; the searcher answers; its turn ends and that is no fail.
#[test]
fn an_ambush_ends_the_search() {
    let mut table = table();
    set(&mut table).say("search").say("dice 1").roll(&[5]).say("marker 2").roll(&[5, 4]);
    table.say("ambush C2").say("ambush C2 D1");
    assert!(table.state.board.seen.has(1));
    table.roll(&[1, 2, 2, 2, 2, 2]);
    assert_eq!(table.asks(), "white_star return");
    table.say("fire W1").roll(&[1, 2, 2, 2, 2, 2]);
    assert!(table.state.acting().is_none());
    assert!(table.state.failed.is_empty());
}

/// X4.3: only foot ambushes, and nobody is asked when nobody waits or no square is free.
#[test]
fn who_ambushes() {
    let mut nva = against_nva();
    set(&mut nva).say("search").say("dice 1").roll(&[5]).say("marker 2").roll(&[5, 4]);
    assert_eq!(nva.refused_by("ambush C4"), "X4.3 company-no-foot-only", "a tank");
    nva.say("ambush C2");
    assert_eq!(nva.asks(), "communist ambush-from");
    assert_eq!(nva.refused_by("ambush C2 D1"), "");
    nva.put("W4", "D1");
    let taken = nva.refused_by("ambush C2 D1");
    assert_eq!(taken, "X4.3 company-no-ambush-square", "a unit is there");
    nva.say("back").say("ambush C3").say("back");
    assert_eq!(nva.asks(), "communist ambush", "another unit after all");
    let mut table = table();
    set(&mut table).put("C2", "J5").put("C3", "I6").acts("W1", 7);
    table.say("search").say("dice 1").roll(&[5]).say("marker 2").roll(&[5, 4]);
    assert_eq!(table.asks(), "white_star action", "nobody waits");
    assert!(!table.state.ring.contains(&Marker::Ambush), "the marker is used up");
}

/// S-77: a unit that disappeared does not ambush in the same turn.
#[test]
fn who_has_just_disappeared_does_not_ambush() {
    let mut table = table();
    set(&mut table).put("C2", "J5").acts("C2", 7);
    table.say("disappear").say("dice 1").roll(&[3]);
    table.acts("W1", 7);
    table.say("search").say("dice 1").roll(&[5]).say("marker 2").roll(&[5, 4]);
    assert_eq!(table.refused_by("ambush C2"), "S-77 company-no-just-left");
    assert_eq!(table.refused_by("ambush C3"), "", "another one waits");
    table.say("no ambush");
    // Alone off table, it is not even asked for.
    table.put("C3", "I6").put("W1", "C3").acts("W1", 7);
    table.state.ring = [Marker::Ambush].into_iter().collect();
    table.say("search").say("dice 1").roll(&[5]).say("marker 1").roll(&[3, 2]);
    assert_eq!(table.asks(), "white_star action");
}

/// S-77: from the next Communist turn on it may come back, by an ambush as well.
#[test]
fn who_disappeared_ambushes_after_the_next_communist_turn_began() {
    let mut table = table();
    set(&mut table).put("C2", "J5").acts("C2", 7);
    table.say("disappear").say("dice 1").roll(&[3]);
    table.state.steps.clear();
    table.play(|play| company::rules::turn::begin(play, Side::Communist));
    assert!(table.state.board.away.is_empty());
    table.acts("W1", 7);
    table.say("search").say("dice 1").roll(&[5]).say("marker 2").roll(&[5, 4]);
    assert_eq!(table.refused_by("ambush C2"), "");
}
