//! Chapters 25, X5 and X6: turns, groups, fails, the countdown.

use company::Company;
use company::components::{Grade, Nation, Side};
use company::event::Event;
use company::flow::Step;
use company::rules::turn;
use company::sets::UnitSet;
use kernel::{Title, Version};

use super::white_star_turn;
use crate::builder::{Table, command, foot, rules, square, unit};

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

/// A strike on D4, E4 and F4: the last White Star unit stands in D4, NVA in E4, a peasant lives in F4.
fn last_strike(version: Version) -> Table {
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(Grade::Average, 1)]),
        (Nation::Nva, vec![command(Grade::Average, 4), foot(Grade::Average, 6)]),
    );
    table.rules.version = version;
    table.put("W1", "D4").put("C1", "E6").put("C2", "E4").acts("C1", 3);
    table.state.board.add_peasant(square("F4"));
    table.say("call").say("dice 1").roll(&[5]).say("aim D4 E4 F4").roll(&[4]);
    table.roll(&[3]).roll(&[1]);
    table
}

/// S-79: which square came first decided whether NVA and peasants were rolled for.
#[test]
fn a_strike_is_finished_before_the_game_ends_with_the_last_white_star_unit() {
    let mut table = last_strike(Company::INFO.version);
    assert_eq!(table.asks(), "dice strike-hits");
    table.roll(&[1; 6]);
    assert_eq!(table.asks(), "dice strike-peasant");
    table.roll(&[3]).roll(&[1]);
    assert_eq!(table.asks(), "over");
    assert!(table.state.board.body(unit("C2")).hammered);
    assert_eq!(table.state.tally.peasants, [0, 1]);
    assert_eq!(table.events.iter().filter(|event| **event == Event::NobodyLeft).count(), 1);
    let old = last_strike(Version::FIRST);
    assert_eq!(old.asks(), "over", "games of the first version end in the middle of it");
}

/// S-79, 33d: the double 1 of the shot that kills the last White Star unit endangers a peasant.
#[test]
fn a_double_one_counts_though_the_last_white_star_unit_is_dead() {
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(Grade::Average, 1)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A4").put("C1", "C4").acts("C1", 3);
    table.state.board.add_peasant(square("A5"));
    table.say("shoot W1").say("dice 1").roll(&[4]).roll(&[5, 1, 1, 2, 2, 2]).roll(&[1]);
    assert_eq!(table.asks(), "dice peasant-save");
    table.roll(&[1]);
    assert_eq!((table.asks().as_str(), table.state.tally.peasants), ("over", [0, 1]));
}

/// S-79, 32.6: the winner of an assault that wipes out the last White Star unit moves in.
#[test]
fn the_winner_of_the_last_assault_moves_in() {
    let mut table = Table::new(
        "hold_the_hamlet",
        (Nation::Us, vec![foot(Grade::Average, 1)]),
        (Nation::Nva, vec![command(Grade::Average, 6)]),
    );
    table.put("W1", "I2").put("C1", "H2").acts("C1", 3);
    table.say("assault W1").say("dice 1").roll(&[5]).say("fight");
    table.roll(&[1; 2]).say("keep").roll(&[6; 18]);
    assert_eq!((table.asks().as_str(), table.at("C1").as_str()), ("over", "I2"));
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
