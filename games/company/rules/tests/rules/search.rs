//! Chapters 28f, X4.3 to X4.6 and 26: searches, deviation, ambushes, caches.

use company::components::{Cache, Marker, Side};
use company::flow::Step;

use super::{against_nva, table};
use crate::builder::{Table, square, unit};

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
    assert_eq!(table.refused_by("search"), "X4.3 company-no-searched", "the square is searched");
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

/// S-77: a unit that disappeared comes back from the next Communist turn on, not by an ambush before it.
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
    table.state.steps.clear();
    table.play(|play| company::rules::turn::begin(play, Side::Communist));
    assert!(table.state.board.away.is_empty(), "from now on it may come back");
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

/// X8.5: with the option a peasant may flee at the end of a White Star turn.
#[test]
fn peasants_flee_with_the_option() {
    use crate::builder::{command, foot, rules};
    use company::components::{Grade, Nation};
    let with = rules("search_and_destroy", &[("peasants_flee", "yes")]);
    let mut table = Table::with(
        with,
        (Nation::Us, vec![command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "C3").put("C1", "J6");
    table.state.board.add_peasant(square("C2"));
    table.play(|play| company::rules::turn::begin(play, Side::WhiteStar));
    table.say("pass W1");
    assert_eq!(table.asks(), "communist flee");
    assert_eq!(table.refused_by("flee C2 C3"), "X1.4 company-no-enemy-there");
    table.say("flee C2 D1");
    assert_eq!(table.state.board.peasants.get(square("D1")), 1);
    assert_eq!(table.asks(), "dice countdown");
}
