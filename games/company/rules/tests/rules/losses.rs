//! Chapter X9: bases, leaders and units are lost.

use company::components::Side;

use super::table;
use crate::builder::{Table, square, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "A4").put("W2", "A1").put("C1", "C4").acts("W1", 7)
}

/// X9: the last base of a unit is its leader; when it dies the unit is wiped out and leaves its bodies.
#[test]
fn a_unit_is_wiped_out() {
    let mut table = table();
    set(&mut table);
    let body = table.state.board.body_mut(unit("C1"));
    body.strength = 1;
    body.casualties = 5;
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[5, 5, 2, 2, 2, 2]).roll(&[1, 1]);
    assert_eq!(table.at("C1"), "");
    assert_eq!(table.state.board.dead[Side::Communist as usize].get(square("C4")), 6);
    assert_eq!(table.state.tally.wiped_out, [0, 1]);
    assert_eq!(table.asks(), "white_star action", "the dead do not shoot back");
}
