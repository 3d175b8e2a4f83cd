//! 1.5: what the French see of VM stacks.

use kernel::{Event, Seat, Viewer};

use crate::scene::{Scene, first_scene, scene};

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

#[test]
fn stacks_in_a_fight_are_shown_while_it_lasts_and_remembered() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        V16: vm_td_18 vm_36 vm_88
        U15: fef_sd_1 fef_gm_1
        T14: fef_hq",
    );
    let seen = |game: &Scene, id: &str| {
        game.view(Viewer::Seat(Seat(0))).board.hex_of(game.unit(id)).is_some()
    };
    assert!(seen(&game, "vm_td_18") && !seen(&game, "vm_36"));
    game.say("decline, spend fef_sd_1");
    game.until("dice allowance").roll(&[1]);
    game.until("dice allowance").roll(&[1]);
    game.say("attack V16, with fef_gm_1, fire");
    assert!(seen(&game, "vm_36") && seen(&game, "vm_88"));
    game.say("decline, decline, lead vm_36").roll(&[4, 4]).roll(&[1, 1]);
    game.until("dice allowance");
    assert!(!seen(&game, "vm_88"));
    let notes = game.view(Viewer::Spectator).notes;
    assert!(notes.of(game.unit("vm_88")).is_some_and(|note| note.hex == crate::scene::hex("V16")));
}

#[test]
fn a_declared_unit_is_shown_alone() {
    let mut game = scene(
        "Jan-54 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_1_bmi
        K13: fef_2_thai
        L13: vm_36 vm_88 vm_675
        air_transports = { owned = 3, left = 3 }",
    );
    game.say("stack T14, with fef_1_bmi, air K13, declare vm_675");
    let view = game.view(Viewer::Seat(Seat(0)));
    assert!(view.notes.of(game.unit("vm_675")).is_some());
    assert!(view.notes.of(game.unit("vm_88")).is_none());
    assert!(view.board.hex_of(game.unit("vm_88")).is_none());
}

#[test]
fn guns_that_fire_are_shown_and_their_company_is_not() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        V16: vm_sd_1 vm_td_18 vm_36 vm_675
        U15: fef_gm_1
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("barrage U15, with vm_675, fire").roll(&[1, 1]);
    let view = game.view(Viewer::Seat(Seat(0)));
    assert!(view.notes.of(game.unit("vm_675")).is_some());
    assert!(view.notes.of(game.unit("vm_36")).is_none());
}

#[test]
fn vm_sees_all_of_the_french() {
    let game =
        scene("Oct-52 vm_movement 50\nT7: vm_hq\nT14: fef_hq fef_sd_1 fef_1_bmi fef_2_bmi:1");
    let view = game.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.board, game.state().board);
    // And the French hide nothing from spectators either.
    let open = game.view(Viewer::Spectator);
    assert_eq!(open.board.steps(game.unit("fef_2_bmi")), 1);
    assert!(open.hidden.is_empty());
}

#[test]
fn a_mind_is_changed_only_so_often() {
    let mut game = scene("Oct-52 vm_movement 50\nT7: vm_hq vm_36 vm_88\nT14: fef_hq");
    let mut next = ["top vm_88", "top vm_36"].into_iter().cycle();
    for _ in 0..1000 {
        let answer = next.next().expect("there is always another");
        match game.refused(answer).as_str() {
            "legal" => game.say(answer),
            why => return assert_eq!(why, "1.10 fiddled"),
        };
    }
    panic!("stacks are rearranged for ever");
}

#[test]
fn vm_moves_show_the_hexes_and_the_new_top() {
    let mut game = scene("Oct-52 vm_movement 50\nT7: vm_hq vm_td_18 vm_36 vm_88\nT14: fef_hq");
    game.say("stack T7, with vm_36, with vm_88, go own, to S8");
    let view = game.view(Viewer::Seat(Seat(0)));
    // The weaker regiment, or the first of the list, lies on top; the other stays unknown.
    let known = ["vm_36", "vm_88"].map(|id| view.board.hex_of(game.unit(id)).is_some());
    assert_eq!(known.iter().filter(|known| **known).count(), 1);
    assert!(view.board.hex_of(game.unit("vm_td_18")).is_some());
}

#[test]
fn what_the_french_noted_of_a_first_unit_follows_its_flips_outside_combat() {
    // T-88: 57 lies on top, is out of supply and flips in the Attrition Phase.
    let words = "Dec-52 french_movement 50\nT7: vm_hq\nG14: vm_57:3\nT14: fef_hq
        out_of_supply = [\"vm_57\"]";
    let noted = |mut game: Scene| {
        game.say("done");
        assert_eq!(game.steps("vm_57"), 2);
        game.state().notes.of(game.unit("vm_57")).map(|note| note.steps)
    };
    assert_eq!(noted(scene(words)), Some(2));
    assert_eq!(noted(first_scene(words)), Some(4));
}

#[test]
fn a_tieu_doan_that_lay_hidden_is_shown_when_it_goes_to_a_box() {
    let mut game = scene(
        "Oct-52 replacement 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi\nT9: vm_36 vm_td_18\nT10: vm_88:2",
    );
    game.until("vietminh replace").say("absorb vm_88 vm_td_18");
    let seen = game.log().iter().filter_map(|logged| logged.event.seen_by(Viewer::Seat(Seat(0))));
    let shown = format!("{:?}", seen.collect::<Vec<_>>());
    let unit = game.unit("vm_td_18");
    assert!(shown.contains(&format!("Shown {{ unit: {unit:?}, hex: T9")), "{shown}");
}

#[test]
fn a_vm_unit_that_arrives_is_named_to_the_french() {
    // T-85: the Turn Track is public, and so is where its units go.
    let mut game = scene(
        "Dec-50 replacement 50\nT7: vm_hq vm_td_18\nT14: fef_hq fef_1_bmi\nT11: vm_36\ntrack Dec-50 vm_141",
    );
    game.say("place vm_141 T11");
    let seen = game.log().iter().filter_map(|logged| logged.event.seen_by(Viewer::Seat(Seat(0))));
    let seen = format!("{:?}", seen.collect::<Vec<_>>());
    assert!(
        seen.contains(&format!("Arrived {{ unit: {:?}, hex: T11", game.unit("vm_141"))),
        "{seen}"
    );
    // It lies under the first unit all the same.
    assert!(game.view(Viewer::Seat(Seat(0))).board.hex_of(game.unit("vm_141")).is_none());
    assert_eq!(
        game.state().notes.firm(game.unit("vm_141")).map(|hex| hex.to_string()),
        Some("T11".into())
    );
}
