//! Answers that no question lists, but that somebody may send: refused all the same, each with its rule.

use company::choice::{Action, Choice, Kind};
use company::components::Side;
use kernel::{Rules, Seat};

use super::{against_nva, table};
use crate::builder::{Table, square, told, unit};

/// Why a choice is refused, candidate or not.
fn refused(table: &Table, seat: u8, choice: Choice) -> String {
    let refusal = table.rules.check(&table.state, Seat(seat), &choice).expect_err("it is refused");
    told(&refusal)
}

#[test]
fn only_the_seat_that_is_asked_answers() {
    let mut table = table();
    table.put("W1", "A4").put("C1", "J6").acts("W1", 7);
    let stop = refused(&table, 1, Choice::Stop);
    assert_eq!(stop, "X5.7 company-no-not-asked");
    assert_eq!(refused(&table, 0, Choice::Fight), "X5.7 company-no-not-asked");
}

#[test]
fn units_on_and_off_the_table_do_different_things() {
    let mut table = against_nva();
    table.put("W1", "A4").put("C2", "J6").acts("C1", 7);
    let moves = Choice::Kind(Kind::Move);
    assert_eq!(refused(&table, 1, moves), "X5.2 company-no-off-table");
    table.acts("C2", 7);
    let enters = Choice::Kind(Kind::Enter);
    assert_eq!(refused(&table, 1, enters), "X8.3 company-no-on-table");
    table.acts("C1", 7).say("enter");
    let inland = Choice::Act(Action::Enter(square("E3")));
    assert_eq!(refused(&table, 1, inland), "X8.3 company-no-not-edge");
}

#[test]
fn a_move_does_not_jump() {
    let mut table = table();
    table.put("W1", "A4").put("C1", "J6").acts("W1", 7);
    let next = Choice::Act(Action::Move(square("B4")));
    assert_eq!(refused(&table, 0, next), "X5.7 company-no-not-asked", "first what, then where");
    table.say("move");
    let far = Choice::Act(Action::Move(square("C4")));
    assert_eq!(refused(&table, 0, far), "X10.1 company-no-not-next");
}

#[test]
fn vc_come_out_of_nobody_where_nobody_lives() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1");
    table.state.board.add_peasant(square("I2"));
    table.acts("C1", 7).say("generate");
    let nobody = Choice::Act(Action::Generate(square("J6")));
    assert_eq!(refused(&table, 1, nobody), "28g company-no-peasant-to-become");
}

#[test]
fn some_actions_belong_to_one_side() {
    let mut table = table();
    table.put("W1", "C2").put("C1", "D2").acts("C1", 7);
    let search = Choice::Act(Action::Search);
    assert_eq!(refused(&table, 1, search), "28f company-no-white-star-only");
    let interrogate = Choice::Act(Action::Interrogate);
    assert_eq!(refused(&table, 1, interrogate), "35 company-no-white-star-interrogates");
    table.acts("W1", 7);
    let remove = Choice::Act(Action::RemoveBody);
    assert_eq!(refused(&table, 0, remove), "28h company-no-communist-only");
    table.put("W2", "A1").acts("W2", 7);
    assert_eq!(refused(&table, 0, Choice::Kind(Kind::Casevac)), "28j company-no-casevac-target");
    table.state.board.body_mut(unit("W2")).casualties = 1;
    table.say("casevac");
    let casevac = Choice::Act(Action::Casevac(square("C2")));
    assert_eq!(refused(&table, 0, casevac), "28j company-no-casualties");
}

#[test]
fn peasants_do_not_crowd() {
    let mut table = table();
    table.put("W1", "A4").put("C1", "J6");
    for at in ["C2", "C3", "C3"] {
        table.state.board.add_peasant(square(at));
    }
    table.state.steps.clear();
    table.play(|play| play.push(company::flow::Step::Flee));
    let flee = refused(&table, 1, Choice::Flee(square("C2"), square("C3")));
    assert_eq!(flee, "X8.5 company-no-flees-into-crowd");
    assert!(table.state.board.alive(Side::WhiteStar).has(unit("W1").index));
}

#[test]
fn white_star_deploys_nowhere_else() {
    let mut table = table();
    table.state.phase = company::flow::Phase::SetUp;
    table.state.steps.clear();
    table.play(|play| play.push(company::flow::Step::Deploy));
    let deploy = refused(&table, 0, Choice::Deploy(unit("W1"), square("E3")));
    assert_eq!(deploy, "X3 company-no-not-deployment");
}
