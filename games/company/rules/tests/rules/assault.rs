//! Chapters 32, 31a and 16f: assaults, pursuit.

use company::components::{Grade, Nation};

use super::{against_nva, table};
use crate::builder::{Table, command, foot, rules, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "D3").put("W2", "A1").put("C1", "D4").acts("W1", 7)
}

#[test]
fn the_winner_pursues_the_loser_falls_back_and_the_assaulter_moves_in() {
    let mut table = table();
    set(&mut table).say("assault C1").say("dice 2").roll(&[5, 1]);
    assert_eq!(table.asks(), "communist decide");
    table.say("fight");
    assert_eq!(table.dice_asked(), 18, "three dice a base over a face");
    let mut dice = [1; 18];
    dice[0] = 6;
    table.roll(&dice).say("re-roll").roll(&[2; 17]);
    assert_eq!(table.asks(), "dice leader");
    table.roll(&[1]);
    assert_eq!(table.dice_asked(), 15, "five bases, three dice: no cover for the assaulter");
    table.roll(&[2; 15]);
    assert_eq!(table.asks(), "dice pursuit");
    table.roll(&[6, 1, 1, 1, 1, 1]).roll(&[2]);
    assert_eq!(table.strength("C1"), 4);
    assert_eq!(table.asks(), "communist offer");
    table.say("offer F4").say("offer E6").say("offer D6").roll(&[3, 3]).roll(&[2, 4]);
    assert_eq!(table.asks(), "communist pick");
    table.say("take E6");
    assert_eq!((table.at("C1"), table.at("W1")), ("E6".to_owned(), "D4".to_owned()));
    assert_eq!(table.asks(), "white_star action", "the assaulter goes on (S-63)");
}

#[test]
fn a_target_that_wins_stays_and_the_assaulter_falls_back() {
    let mut table = table();
    set(&mut table).say("assault C1").say("dice 1").roll(&[5]).say("fight");
    table.roll(&[1; 18]).say("keep").roll(&[1; 18]).roll(&[1; 6]);
    assert_eq!(table.asks(), "white_star offer");
    table.say("offer D2").say("offer C2").say("offer C3").roll(&[6, 1]).say("take C2");
    assert_eq!((table.at("C1"), table.at("W1")), ("D4".to_owned(), "C2".to_owned()));
    assert_eq!(table.asks(), "white_star action");
}

#[test]
fn only_neighbours_are_assaulted_and_only_by_foot() {
    let mut table = table();
    set(&mut table).put("C2", "F4").put("W3", "C4");
    assert_eq!(table.refused_by("assault C2"), "32 company-no-not-near");
    assert_eq!(table.refused_by("assault C1"), "");
    table.state.board.body_mut(unit("W1")).down = true;
    assert_eq!(table.refused_by("assault C1"), "28c company-no-down");
    table.acts("W3", 7);
    assert_eq!(table.refused_by("assault C1"), "16b company-no-vehicles-assault");
}

/// 32.1: who gives way at once is pursued and falls back; nobody fights.
#[test]
fn giving_way() {
    let mut table = table();
    set(&mut table).say("assault C1").say("dice 1").roll(&[5]).say("fall back").roll(&[6; 6]);
    assert_eq!(table.at("C1"), "", "six kills");
    assert_eq!(table.at("W1"), "D4");
}

/// 16f: vehicles fight with three dice each and save; a dead one counts two.
#[test]
fn vehicles_are_assaulted() {
    let mut table = table();
    table.put("W1", "A1").put("W2", "A2").put("W3", "D4").put("C1", "D5").acts("C1", 7);
    table.say("assault W3").say("dice 1").roll(&[5]).say("fight");
    assert_eq!(table.dice_asked(), 6);
    table.roll(&[1; 6]).say("keep");
    let mut dice = [1; 18];
    dice[0] = 6;
    table.roll(&dice);
    assert_eq!(table.asks(), "dice saves");
    table.roll(&[3]);
    assert_eq!(table.strength("W3"), 1);
    assert_eq!(table.asks(), "dice pursuit", "the assaulter has won");
    assert_eq!(table.dice_asked(), 6);
}

/// S-22: with `sixes` each six is rolled once more without a question, with `all` everything.
#[test]
fn other_re_rolls() {
    for (option, asked) in [("sixes", "dice assault"), ("all", "white_star again")] {
        let with = rules("search_and_destroy", &[("assault_reroll", option)]);
        let mut table = Table::with(
            with,
            (Nation::Us, vec![foot(Grade::Average, 6), command(Grade::Average, 4)]),
            (Nation::Vc, vec![foot(Grade::Average, 6)]),
        );
        set(&mut table).say("assault C1").say("dice 1").roll(&[5]).say("fight");
        let mut dice = [1; 18];
        dice[..2].fill(6);
        table.roll(&dice);
        assert_eq!(table.asks(), asked);
        if option == "sixes" {
            assert_eq!(table.dice_asked(), 2);
            table.roll(&[6, 1]);
            assert_eq!(table.strength("C1"), 3);
        } else {
            table.say("re-roll").roll(&[1; 18]);
            assert_eq!(table.strength("C1"), 6, "the second roll stands");
        }
    }
}

/// S-56, S-58: one unit of a stack is assaulted, and the other keeps the assaulter out.
#[test]
fn the_rest_of_a_stack_holds_the_square() {
    let mut table = against_nva();
    table.put("W1", "D3").put("W2", "A1").put("C1", "D4").put("C4", "D4").acts("W1", 7);
    table.say("assault C1").say("dice 1").roll(&[5]).say("fall back").roll(&[6; 6]);
    assert_eq!((table.at("C1"), table.at("C4")), (String::new(), "D4".to_owned()));
    assert_eq!(table.at("W1"), "D3");
}

/// 32: a unit that is down fights like any other.
#[test]
fn down_does_not_matter_in_an_assault() {
    let mut table = table();
    set(&mut table);
    table.state.board.body_mut(unit("C1")).down = true;
    table.say("assault C1").say("dice 1").roll(&[5]).say("fight").roll(&[1; 18]).say("keep");
    assert_eq!(table.dice_asked(), 18);
}

/// S-30, S-51: vehicles may give way; against the pursuit they save as in an assault, and fall back.
#[test]
fn vehicles_that_give_way_save_as_in_an_assault() {
    let pursued = |die: u8| {
        let mut table = table();
        table.put("W1", "A1").put("W2", "A2").put("W3", "D4").put("C1", "D5").acts("C1", 7);
        table.say("assault W3").say("dice 1").roll(&[5]).say("fall back");
        table.roll(&[6, 1, 1, 1, 1, 1]);
        assert_eq!((table.asks().as_str(), table.dice_asked()), ("dice saves", 1));
        table.roll(&[die]);
        assert_eq!(table.asks(), "white_star offer");
        table.say("offer C3").say("offer D3").say("offer E3").roll(&[6, 1]).say("take D3");
        (table.strength("W3"), table.at("W3"), table.at("C1"))
    };
    assert_eq!(pursued(4), (2, "D3".to_owned(), "D4".to_owned()), "a tank needs 4");
    assert_eq!(pursued(3), (1, "D3".to_owned(), "D4".to_owned()), "3 would do against a shot");
}
