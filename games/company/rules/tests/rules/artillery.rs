//! Chapter 34, artillery.

use company::components::{Body, Commander, Grade, Nation};

use super::{against_nva, table};
use crate::builder::{Table, command, foot, square, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "A4").put("W2", "B4").put("C1", "D4").put("C3", "J6").acts("W2", 7)
}

#[test]
fn a_strike_hits_friend_and_foe_and_hammers_them() {
    let mut table = table();
    set(&mut table).say("call").say("dice 2").roll(&[5, 1]);
    assert_eq!(table.asks(), "white_star aim");
    table.say("aim B4 C4 D4").roll(&[3]);
    assert_eq!(table.asks(), "dice strike-hits");
    assert_eq!(table.dice_asked(), 4, "the caller's own four bases first");
    table.roll(&[1, 1, 1, 2]);
    table.roll(&[3, 3, 1, 1, 1, 1]).roll(&[1, 6]).roll(&[1]);
    let body = table.state.board.body(unit("C1"));
    assert_eq!((body.strength, body.down, body.hammered), (5, true, true));
    let caller = table.state.board.body(unit("W2"));
    assert_eq!((caller.strength, caller.down, caller.hammered), (4, true, true));
    assert_eq!(table.state.acting().expect("it goes on").dice, 5, "its dice stay as they are");
}

/// 34c: on a 1 the target player turns the line round an end, on a 2 it turns round its centre.
#[test]
fn the_line_deviates() {
    let mut table = table();
    set(&mut table).say("call").say("dice 1").roll(&[5]).say("aim C4 D4 E4").roll(&[1]);
    assert_eq!(table.asks(), "communist swivel");
    table.say("swivel C4 north");
    assert_eq!(table.asks(), "white_star action", "nobody stands in C2, C3 or C4");
    assert!(!table.state.board.body(unit("C1")).hammered);
    table.acts("W2", 7);
    table.state.strikes = 0;
    table.say("call").say("dice 1").roll(&[5]).say("aim C4 D4 E4").roll(&[2]);
    assert_eq!(table.asks(), "dice strike-hits", "C1 is in the centre");
}

/// 34b: a square of the line must be seen by foot of the caller's side.
#[test]
fn the_line_must_be_observed() {
    let mut table = table();
    table.put("W2", "A1").put("C1", "J6").acts("W2", 7);
    table.say("call").say("dice 1").roll(&[5]);
    assert_eq!(table.refused_by("aim H6 I6 J6"), "34b company-no-line-unseen");
    assert_eq!(table.refused_by("aim A2 A3 A4"), "");
}

/// 34a, S-20: one call against VC, two against NVA, one of the NVA.
#[test]
fn as_many_calls_as_the_enemy_is_worth() {
    let mut table = table();
    set(&mut table);
    assert_eq!(table.refused_by("call"), "");
    let mut nva = against_nva();
    nva.put("W1", "A4").put("W2", "B4").put("C1", "D4").put("C2", "E4").acts("W2", 7);
    nva.state.strikes = 1;
    assert_eq!(nva.refused_by("call"), "");
    nva.acts("C2", 7);
    nva.state.strikes = 0;
    assert_eq!(nva.refused_by("call"), "");
}

/// 34a, S-20: one more is refused.
#[test]
fn calls_are_limited() {
    let mut table = table();
    set(&mut table);
    table.state.strikes = 1;
    assert_eq!(table.refused_by("call"), "34a company-no-calls-used");
    let mut nva = against_nva();
    nva.put("W1", "A4").put("W2", "B4").put("C1", "D4").put("C2", "E4").acts("W2", 7);
    nva.state.strikes = 2;
    assert_eq!(nva.refused_by("call"), "34a company-no-calls-used");
    nva.acts("C2", 7);
    nva.state.strikes = 1;
    assert_eq!(nva.refused_by("call"), "34a company-no-calls-used");
}

/// 34a: only a PC or CC calls, and VC have no artillery.
#[test]
fn who_calls() {
    let mut table = table();
    set(&mut table).acts("W1", 7);
    assert_eq!(table.refused_by("call"), "34a company-no-not-commander");
    table.acts("C1", 7);
    assert_eq!(table.refused_by("call"), "34a company-no-artillery");
}

/// 34d: each peasant is hit by its own die and saves.
#[test]
fn peasants_are_struck() {
    let mut table = table();
    set(&mut table);
    for _ in 0..2 {
        table.state.board.add_peasant(square("E5"));
    }
    table.say("call").say("dice 1").roll(&[5]).say("aim E4 E5 E6").roll(&[6]);
    assert_eq!(table.asks(), "dice strike-peasant");
    table.roll(&[2]).roll(&[3]).roll(&[1]);
    assert_eq!(table.state.board.peasants.get(square("E5")), 1);
    assert_eq!(table.state.tally.peasants, [1, 0]);
}

/// X4.4: a hidden unit in a struck square is shown and hit.
#[test]
fn a_strike_shows_hidden_units() {
    let mut table = table();
    set(&mut table);
    table.state.board.open_foot.insert(square("E5"));
    table.state.board.hide(&table.rules, unit("C2"), square("E5"));
    table.say("call").say("dice 1").roll(&[5]).say("aim E4 E5 E6").roll(&[6]);
    assert!(table.state.board.seen.has(1));
    assert_eq!(table.asks(), "dice strike-hits");
}

/// S-43, S-66: a hidden unit observes for its side and stays hidden.
#[test]
fn a_hidden_observer_stays_hidden() {
    let mut table = Table::new(
        "valley_sweep",
        (Nation::Us, vec![command(Grade::Average, 4)]),
        (Nation::Nva, vec![command(Grade::Average, 4), foot(Grade::Average, 7)]),
    );
    table.put("W1", "A6").put("C1", "J6").acts("C1", 7);
    table.state.board.open_foot.insert(square("C2"));
    table.state.board.hide(&table.rules, unit("C2"), square("C2"));
    table.say("call").say("dice 1").roll(&[5]);
    assert_eq!(table.refused_by("aim B1 C1 D1"), "");
    table.say("aim B1 C1 D1").roll(&[6]);
    assert!(table.state.board.hidden.has(1));
}

/// S-64, S-57: a CC calls artillery and no helicopter.
#[test]
fn a_company_commander_calls_artillery_only() {
    let mut company = command(Grade::Average, 4);
    company.body = Body::Foot { grade: Grade::Average, commander: Some(Commander::Company) };
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![company]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A4").put("C1", "J6").acts("W1", 7);
    table.state.board.body_mut(unit("W1")).casualties = 1;
    assert_eq!(table.refused_by("call"), "");
    assert_eq!(table.refused_by("casevac A4"), "28j company-no-not-pc");
    table.state.board.body_mut(unit("W1")).leader = false;
    assert_eq!(table.refused_by("call"), "34a company-no-not-commander", "he is lost");
}

/// X5.8: squares from north to south, in each White Star foot and vehicles, Communist foot and vehicles.
#[test]
fn a_strike_is_resolved_square_by_square() {
    let mut table = against_nva();
    table.put("W1", "D5").put("W2", "A1").put("W3", "D5").put("C1", "D4").put("C4", "D4");
    table.put("C2", "D3").acts("W2", 7);
    table.state.steps.push(company::flow::Step::Aim(company::flow::Aim { unit: unit("W2") }));
    table.say("aim D3 D4 D5").roll(&[6]);
    let mut struck = Vec::new();
    while table.asks() == "dice strike-hits" {
        table.roll(&vec![1; table.dice_asked()]);
    }
    for event in &table.events {
        if let company::event::Event::StrikeRolled { unit, .. } = event {
            struck.push(unit.to_string());
        }
    }
    assert_eq!(struck, ["C2", "C1", "C4", "W1", "W3"]);
}

/// The squares that are left of a line of White Star on C4, D4, E4 after each answer to a 1.
fn swivels(table: &Table) -> Vec<String> {
    let mut all = Vec::new();
    kernel::Rules::legal(&table.rules, &table.state, kernel::Seat(1), &mut all);
    all.iter().map(ToString::to_string).collect()
}

/// S-21: he who is struck rolls and picks one of the two ends and one of the two ways round it.
#[test]
fn who_is_struck_picks_end_and_direction() {
    let mut table = table();
    set(&mut table).say("call").say("dice 1").roll(&[5]).say("aim C4 D4 E4").roll(&[1]);
    assert_eq!(table.asks(), "communist swivel");
    let mut offered = swivels(&table);
    offered.sort();
    let expected = ["swivel C4 north", "swivel C4 south", "swivel E4 north", "swivel E4 south"];
    assert_eq!(offered, expected);
    let mut nva = against_nva();
    nva.put("W1", "D3").put("W2", "A1").put("C1", "J6").put("C2", "D5").acts("C2", 7);
    nva.say("call").say("dice 1").roll(&[5]).say("aim D2 D3 D4").roll(&[1]);
    assert_eq!(nva.asks(), "white_star swivel", "a strike of the NVA is turned by White Star");
    nva.say("swivel D4 east");
    assert!(!nva.state.board.body(unit("W1")).hammered, "it fell on D4, E4 and F4");
}

/// S-21, 34c: on a 2 nobody is asked; from 3 on the line stays.
#[test]
fn a_turn_on_the_centre_leaves_no_choice() {
    let falls = |die: u8| {
        let mut table = table();
        set(&mut table).put("C1", "J5").say("call").say("dice 1").roll(&[5]);
        table.say("aim C4 D4 E4").roll(&[die]);
        assert_eq!(table.asks(), "white_star action", "nobody is asked, nobody is there");
        let squares = table.events.iter().find_map(|event| match event {
            company::event::Event::StrikeFalls { squares } => Some(*squares),
            _ => None,
        });
        let squares = squares.expect("the strike falls");
        squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(falls(2), "D3 D4 D5");
    assert_eq!([3, 6].map(falls), ["C4 D4 E4", "C4 D4 E4"]);
}

/// S-31, S-52: a tank under shells saves as when shot at, is hammered, and never goes down.
#[test]
fn vehicles_are_hammered_and_stay_up() {
    let mut table = table();
    set(&mut table).put("W3", "E4").put("C1", "J5").say("call").say("dice 1").roll(&[5]);
    table.say("aim D4 E4 F4").roll(&[6]);
    assert_eq!((table.asks().as_str(), table.dice_asked()), ("dice strike-hits", 2));
    table.roll(&[3, 3]);
    assert_eq!((table.asks().as_str(), table.dice_asked()), ("dice saves", 2));
    table.roll(&[2, 1]);
    let body = table.state.board.body(unit("W3"));
    assert_eq!((body.strength, body.hammered, body.down), (1, true, false), "2 lives, 1 does not");
}

/// S-67: a unit that lay flat before the shells came saves better, one that goes down in them does not.
#[test]
fn who_was_down_before_the_strike_saves_better() {
    let losses = |down: fn(&mut company::board::Body)| {
        let mut table = table();
        set(&mut table).put("C1", "J5").put("C3", "E4");
        let body = table.state.board.body_mut(unit("C3"));
        body.leader = false;
        down(body);
        table.say("call").say("dice 1").roll(&[5]).say("aim D4 E4 F4").roll(&[6]);
        table.roll(&[3; 5]).roll(&[4; 5]);
        assert!(table.state.board.alive(company::components::Side::Communist).has(0));
        5 - table.strength("C3")
    };
    assert_eq!(losses(|body| body.down = false), 5, "raw, in the open: 5 or 6");
    assert_eq!(losses(|body| body.down = true), 0, "down: 4 is enough");
}
