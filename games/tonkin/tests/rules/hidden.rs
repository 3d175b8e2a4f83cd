//! 1.5: what the French see of VM stacks.

use kernel::{Seat, Viewer};

use crate::scene::scene;

#[test]
fn the_french_see_hq_sd_and_the_first_unit_and_no_more() {
    let game = scene("Oct-52 vm_movement 50\nT7: vm_hq vm_sd_1 vm_36 vm_88 vm_td_18\nT14: fef_hq");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let view = game.view(viewer);
        let seen = |id: &str| view.board.hex_of(game.unit(id)).is_some();
        assert!(seen("vm_hq") && seen("vm_sd_1") && seen("vm_36"));
        assert!(!seen("vm_88") && !seen("vm_td_18"));
        assert_eq!(view.real, None);
    }
    let own = game.view(Viewer::Seat(Seat(1)));
    assert!(own.board.hex_of(game.unit("vm_td_18")).is_some());
}

#[test]
fn the_minus_one_marker_of_the_first_unit_lies_beneath_it() {
    let steps = |left: u8| {
        let game = scene(&format!("Oct-52 vm_movement 50\nT7: vm_hq vm_36:{left}\nT14: fef_hq"));
        game.view(Viewer::Spectator).board.steps(game.unit("vm_36"))
    };
    assert_eq!([1, 2, 3, 4].map(steps), [2, 2, 4, 4]);
}

#[test]
fn vm_puts_another_unit_on_top() {
    let mut game = scene("Oct-52 vm_movement 50\nT7: vm_hq vm_36 vm_88\nT14: fef_hq");
    assert_eq!(game.refused("top vm_36"), "no such choice");
    game.say("top vm_88");
    let view = game.view(Viewer::Spectator);
    assert!(view.board.hex_of(game.unit("vm_88")).is_some());
    assert!(view.board.hex_of(game.unit("vm_36")).is_none());
    // What was seen is noted.
    assert!(view.notes.of(game.unit("vm_88")).is_some_and(|note| note.firm));
}

#[test]
fn units_that_join_a_stack_go_beneath_it() {
    let mut game = scene("Oct-52 vm_movement 50\nT7: vm_hq\nS9: vm_td_18\nS8: vm_36\nT14: fef_hq");
    game.say("stack S8, with vm_36, go own, to S9, stop");
    let view = game.view(Viewer::Seat(Seat(0)));
    assert!(view.board.hex_of(game.unit("vm_36")).is_none());
    assert!(view.hidden.has(game.unit("vm_36")));
}
