//! Chapters 25, X5, X6, 27 and 28a: turns, groups, fails, morale, the countdown.

use company::components::{Body, Cache, Commander, Grade, Nation, Side};
use company::event::Event;
use company::flow::Step;
use company::rules::turn;
use company::sets::UnitSet;

use super::{against_nva, table};
use crate::builder::{Table, command, foot, rules, unit};

/// A turn of White Star with one group.
fn white_star_turn() -> Table {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A3").put("W3", "A4").put("W4", "B3").put("C1", "J6");
    table.play(|play| turn::begin(play, Side::WhiteStar));
    table
}

#[test]
fn a_unit_acts_with_its_dice_until_it_stops() {
    let mut table = white_star_turn();
    assert_eq!(table.asks(), "white_star unit");
    table.say("unit W1").say("move B4").say("dice 2").roll(&[1, 3]);
    assert_eq!(table.at("W1"), "B4");
    assert_eq!(table.state.acting().expect("it goes on").dice, 5);
    table.say("stop");
    assert_eq!(table.asks(), "white_star unit");
    assert!(!table.state.group().expect("the group goes on").left.has(0));
}

#[test]
fn more_dice_than_are_left_cannot_be_rolled() {
    let mut table = white_star_turn();
    table.say("unit W1").say("move B4");
    let choices = |table: &Table| {
        let mut out = Vec::new();
        kernel::Rules::legal(&table.rules, &table.state, kernel::Seat(0), &mut out);
        out.len()
    };
    assert_eq!(choices(&table), 7);
    table.say("dice 5").roll(&[1, 1, 1, 1, 6]).say("move C4");
    assert_eq!(choices(&table), 2);
}

/// 25, S-03: a fail ends the unit's turn and leaves one die to the rest of its group.
#[test]
fn a_fail_hampers_the_group() {
    let mut table = white_star_turn();
    table.say("unit W1").say("move B4").say("dice 1").roll(&[2]);
    assert!(table.state.group().expect("the group goes on").failed);
    table.say("unit W4");
    assert_eq!(table.state.acting().expect("it acts").dice, 1);
    table.say("move C4").say("dice 1").roll(&[1]);
    assert_eq!(table.state.failed, UnitSet::one(0), "only the first to fail is noted (X5.6)");
}

/// X5.5, X5.6, S-06: the marker is placed at the end of the turn and keeps its unit from leading.
#[test]
fn the_failed_unit_may_not_lead_its_group() {
    let mut table = white_star_turn();
    table.say("unit W1").say("move B4").say("dice 1").roll(&[2]);
    table.say("pass W2").say("pass W3").say("pass W4").roll(&[1]);
    assert_eq!(table.state.marked[0], UnitSet::one(0));
    for name in ["C1", "C2", "C3"] {
        table.say(&format!("pass {name}"));
    }
    table.roll(&[1]);
    assert_eq!(table.refused_by("unit W1"), "X5.5 company-no-may-not-lead");
    assert_eq!(table.refused_by("pass W1"), "X5.5 company-no-may-not-lead");
    assert_eq!(table.refused_by("unit W4"), "");
    table.say("pass W4");
    assert_eq!(table.refused_by("unit W1"), "");
    table.say("pass W1");
    assert!(table.state.marked[0].is_empty(), "it comes off after the unit's turn");
}

/// X5.5: a unit that is alone in its group may lead it in spite of the marker.
#[test]
fn a_lone_unit_leads_its_group_even_with_the_marker() {
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A4").put("C1", "J6");
    table.state.marked[0].insert(0);
    table.play(|play| turn::begin(play, Side::WhiteStar));
    assert_eq!(table.refused_by("unit W1"), "");
}

/// Before dice are rolled the pick can be taken back.
#[test]
fn a_pick_can_be_taken_back_until_dice_are_set() {
    let mut table = white_star_turn();
    table.say("unit W1").say("move B4").say("back").say("back").say("back").say("unit W4");
    table.say("move C4").say("dice 1").roll(&[6]);
    let mut all = Vec::new();
    kernel::Rules::candidates(
        &table.rules,
        &table.state,
        kernel::Seat(0),
        kernel::Scope::All,
        &mut all,
    );
    assert!(!all.contains(&company::choice::Choice::Back), "the unit has begun");
}

/// 27: an enemy in proximity makes foot test; each fail costs a die.
#[test]
fn morale_costs_dice() {
    let mut table = white_star_turn();
    table.put("C1", "B5");
    table.say("unit W1");
    assert_eq!(table.asks(), "dice morale");
    table.roll(&[5]);
    assert_eq!(table.state.acting().expect("it acts").dice, 6);
}

/// 16b, 27: vehicles never test, and no enemy is no test.
#[test]
fn vehicles_and_the_unthreatened_do_not_test() {
    let mut table = white_star_turn();
    table.put("C1", "B5");
    table.say("unit W3");
    assert_eq!(table.asks(), "white_star action");
    table.say("back").say("unit W4");
    assert_eq!(table.asks(), "white_star action");
}

/// S-03: after a fail there is no morale test.
#[test]
fn no_morale_test_with_a_single_die() {
    let mut table = white_star_turn();
    table.say("unit W4").say("move C4").say("dice 1").roll(&[1]);
    table.put("C1", "B5").say("unit W1");
    assert_eq!(table.asks(), "white_star action");
}

/// 28a: hammered costs two dice in the next turn, once.
#[test]
fn hammered_ends_with_the_next_turn() {
    let mut table = white_star_turn();
    table.state.board.body_mut(unit("W1")).hammered = true;
    table.say("unit W1");
    assert_eq!(table.state.acting().expect("it acts").dice, 5);
    table.say("move B4").say("dice 1").roll(&[6]).say("stop");
    assert!(!table.state.board.body(unit("W1")).hammered);
    table.state.board.body_mut(unit("W4")).hammered = true;
    table.say("pass W4");
    assert!(!table.state.board.body(unit("W4")).hammered, "a pass is a turn too");
}

/// 28a, S-09: the PC beyond distance 2, or without his leader, costs two dice; VC need none.
#[test]
fn the_platoon_commander_must_be_near() {
    let mut table = white_star_turn();
    let dice = |table: &Table, name: &str| {
        company::rules::action_dice::count(&table.rules, &table.state, unit(name), 0)
    };
    table.put("W1", "D4");
    assert_eq!(dice(&table, "W1"), 5);
    table.put("W1", "C4");
    assert_eq!(dice(&table, "W1"), 7);
    table.state.board.body_mut(unit("W2")).leader = false;
    assert_eq!((dice(&table, "W1"), dice(&table, "W2")), (5, 3));
    assert_eq!(dice(&table, "C1"), 7);
    let mut nva = against_nva();
    nva.put("C1", "J6");
    assert_eq!(dice(&nva, "C1"), 5, "the PC is off table");
}

/// X6.1 and S-04: dice or the player take counters; with the last one the game ends.
#[test]
fn counters_run_down() {
    let mut table = white_star_turn();
    table.state.counters = 3;
    for name in ["W1", "W2", "W3", "W4"] {
        table.say(&format!("pass {name}"));
    }
    assert_eq!(table.asks(), "dice countdown");
    table.roll(&[5]);
    assert_eq!(table.asks(), "over");
}

#[test]
fn the_player_picks_counters_with_the_option() {
    let with = rules("search_and_destroy", &[("countdown_mode", "choose")]);
    let mut table = Table::with(
        with,
        (Nation::Us, vec![command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A4").put("C1", "J6");
    table.play(|play| turn::begin(play, Side::WhiteStar));
    table.say("pass W1");
    assert_eq!(table.asks(), "white_star countdown");
    table.say("remove 2");
    assert_eq!(table.state.counters, 7);
}

/// X6.2: without a White Star unit on the table the game ends at once.
#[test]
fn the_last_white_star_unit_ends_the_game() {
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(Grade::Average, 1)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A4").put("C1", "C4").acts("C1", 3);
    table.say("shoot W1").say("dice 1").roll(&[4]).roll(&[5; 6]).roll(&[1; 6]);
    assert_eq!(table.asks(), "over");
    assert!(table.events.contains(&Event::NobodyLeft));
}

/// X6.2, S-62: without a Communist unit White Star may end the game at the end of his turn, or go on.
#[test]
fn white_star_may_end_a_won_game() {
    let mut table = white_star_turn();
    for name in ["C1", "C2", "C3"] {
        table.state.board.body_mut(unit(name)).strength = 0;
        table.state.board.put(&table.rules, unit(name), company::board::Place::GONE);
    }
    for name in ["W1", "W2", "W3", "W4"] {
        table.say(&format!("pass {name}"));
    }
    assert_eq!(table.asks(), "white_star early-end");
    table.say("end");
    assert_eq!(table.asks(), "over");
}

/// X5.1: every group acts, in the order its owner likes.
#[test]
fn groups_act_in_any_order() {
    let rules = rules("search_and_destroy", &[]);
    let text =
        "to_move = \"white_star\"\ncounters = 9\n[unit.W1]\nat = \"A3\"\n[unit.W4]\nat = \"A4\"\n";
    let state = kernel::Title::read_position(&rules, text).expect("a sound position");
    let mut table = Table { rules, state, events: Vec::new() };
    assert_eq!(table.asks(), "white_star group");
    table.say("group 2").say("pass W4");
    assert_eq!(table.asks(), "white_star unit", "the last group needs no question");
    assert!(matches!(table.state.top(), Step::Group(group) if group.group == 0));
}

/// 28a and 16a for a unit of a table, without morale.
fn action_dice(table: &Table, name: &str) -> u8 {
    company::rules::action_dice::count(&table.rules, &table.state, unit(name), 0)
}

/// S-09: the PC of the own platoon counts, he himself is at 0, and a CC does not stand in for him.
#[test]
fn the_commander_of_the_own_platoon_counts() {
    let mut rows = vec![foot(Grade::Average, 6), command(Grade::Average, 4)];
    for commander in [Commander::Platoon, Commander::Company] {
        let mut row = command(Grade::Average, 4);
        row.body = Body::Foot { grade: Grade::Average, commander: Some(commander) };
        row.platoon = 1;
        rows.push(row);
    }
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, rows),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A4").put("W2", "D4").put("W3", "B4").put("W4", "B3").put("C1", "J6");
    assert_eq!(action_dice(&table, "W1"), 5, "its own PC is 3 away, those of the others beside it");
    assert_eq!(
        [action_dice(&table, "W2"), action_dice(&table, "W3")],
        [7, 7],
        "at 0 of themselves"
    );
    assert_eq!(action_dice(&table, "W4"), 7, "a CC has the PC of his platoon");
    table.put("W2", "C6");
    assert_eq!(action_dice(&table, "W1"), 7, "the longer way counts: 2");
    table.state.board.body_mut(unit("W3")).leader = false;
    assert_eq!(action_dice(&table, "W4"), 5, "the CC does not replace the PC that was lost");
}

/// S-09: a unit that waits lacks neither its PC nor, as vehicles, foot beside it.
#[test]
fn nobody_off_table_lacks_a_commander_or_foot() {
    let mut nva = against_nva();
    nva.put("W1", "A1");
    assert_eq!([action_dice(&nva, "C1"), action_dice(&nva, "C4")], [7, 7], "all of them wait");
    nva.put("C1", "J6").put("C4", "E6");
    assert_eq!([action_dice(&nva, "C1"), action_dice(&nva, "C4")], [5, 5], "on the table they do");
}

/// S-10: one die less, whether a unit carries one cache or two.
#[test]
fn one_or_two_caches_cost_one_die() {
    let mut table = white_star_turn();
    let mut counted = vec![action_dice(&table, "W1")];
    for cache in [Cache::High, Cache::Low] {
        table.state.board.body_mut(unit("W1")).caches.add(cache);
        counted.push(action_dice(&table, "W1"));
    }
    assert_eq!(counted, [7, 6, 6]);
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

/// S-44: vehicles near count for morale; a unit nobody sees frightens nobody.
#[test]
fn vehicles_frighten_and_hidden_units_do_not() {
    let morale = |hidden: &str| {
        let mut nva = against_nva();
        nva.put("W1", "C4").put("W2", "A4").put("C4", "D4");
        if !hidden.is_empty() {
            nva.state.board.open_foot.insert(crate::builder::square(hidden));
            nva.state.board.hide(&nva.rules, unit("C1"), crate::builder::square(hidden));
        }
        nva.play(|play| turn::begin(play, Side::WhiteStar));
        nva.say("unit W1");
        (nva.asks(), nva.dice_asked())
    };
    assert_eq!(morale(""), ("dice morale".to_owned(), 1), "the tank in D4");
    assert_eq!(morale("D5"), ("dice morale".to_owned(), 1), "one more, but nobody sees it");
}

/// S-50, 16a: foot in the square of the vehicles is near them, foot two squares away is not.
#[test]
fn foot_in_the_own_square_is_near() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "J1").put("W3", "A4").put("W4", "J2").put("C1", "J6");
    assert_eq!(action_dice(&table, "W3"), 7);
    table.put("W1", "C4");
    assert_eq!(action_dice(&table, "W3"), 5);
}
