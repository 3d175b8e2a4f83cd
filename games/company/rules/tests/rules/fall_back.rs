//! Chapter 31b: where a unit falls back to.

use company::components::{Grade, Nation};

use super::table;
use crate::builder::{Table, foot, square, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "D3").put("W2", "A1").put("C1", "D4").acts("W1", 7)
}

/// S-25: occupied and full squares are not offered.
#[test]
fn fall_back_squares_are_free() {
    let mut table = table();
    set(&mut table).put("W4", "E4").put("C2", "E5");
    table.say("assault C1").say("dice 1").roll(&[5]).say("fall back").roll(&[1; 6]);
    assert_eq!(table.refused_by("offer E4"), "X1.4 company-no-enemy-there");
    assert_eq!(table.refused_by("offer E5"), "X1.4 company-no-stacking");
    assert_eq!(table.refused_by("offer F6"), "");
}

/// 31b: with nowhere to go a unit is wiped out.
#[test]
fn nowhere_to_fall_back_to() {
    let around = ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"];
    let mut rows = vec![foot(Grade::Average, 6)];
    rows.extend(around.iter().map(|_| foot(Grade::Average, 6)));
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, rows),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "J6").put("C1", "A1");
    for (place, at) in around.iter().enumerate() {
        table.put(&format!("W{}", place + 2), at);
    }
    table.acts("W4", 7).say("assault C1").say("dice 1").roll(&[5]).say("fall back");
    table.roll(&[1; 6]);
    assert_eq!(table.at("C1"), "");
    let dead = &table.state.board.dead[1];
    assert_eq!(dead.get(square("A1")), 6, "its bases lie where it stood");
    assert_eq!(table.at("W4"), "A1");
}

/// S-68: a hidden unit in a square that White Star offers is shown, and another square is asked for.
#[test]
fn a_hidden_unit_in_an_offered_square_is_shown() {
    let mut table = table();
    set(&mut table).put("W1", "D4").put("C1", "E3").acts("W1", 7);
    table.state.board.open_foot.insert(square("F6"));
    table.state.board.hide(&table.rules, unit("C2"), square("F6"));
    table.say("assault C1").say("dice 1").roll(&[5]).say("fight");
    table.roll(&[1; 12]).say("keep").roll(&[1; 18]).roll(&[1; 6]);
    assert_eq!(table.refused_by("offer F6"), "", "White Star cannot know");
    table.say("offer F6");
    assert!(table.state.board.seen.has(1));
    assert_eq!(table.asks(), "white_star offer");
    assert_eq!(table.refused_by("offer F6"), "X1.4 company-no-enemy-there");
    table.say("offer B4").say("offer B3").say("offer B5").roll(&[6, 1]).say("take B4");
    assert_eq!(table.at("W1"), "B4");
}

/// 31b: a unit that was down gets up, and keeps its casualties.
#[test]
fn falling_back_units_get_up() {
    let mut table = table();
    set(&mut table);
    let body = table.state.board.body_mut(unit("C1"));
    (body.down, body.casualties, body.hammered) = (true, 2, true);
    table.say("assault C1").say("dice 1").roll(&[5]).say("fall back").roll(&[1; 6]);
    table.say("offer F4").say("offer E6").say("offer D6").roll(&[2, 4]).say("take E6");
    let body = table.state.board.body(unit("C1"));
    assert_eq!((body.down, body.casualties, body.hammered), (false, 2, true));
}
