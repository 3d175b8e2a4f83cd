//! 1.5: the order of VM stacks, which he may change at his questions.

use kernel::{Rules, Seat, Viewer};

use crate::scene::{Scene, scene};

fn listed(game: &Scene) -> Vec<String> {
    let mut legal = Vec::new();
    game.rules().legal(game.state(), Seat(1), &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

#[test]
fn units_beneath_the_first_are_put_in_order_unseen() {
    let mut game = scene("Oct-52 vm_movement 50\nT7: vm_hq vm_36 vm_88 vm_102\nT14: fef_hq");
    let before = game.view(Viewer::Seat(Seat(0)));
    game.say("under vm_88 vm_102");
    assert_eq!(game.stack("T7"), "vm_hq vm_36 vm_102 vm_88");
    game.say("under vm_88 vm_36");
    assert_eq!(game.stack("T7"), "vm_hq vm_36 vm_88 vm_102");
    assert_eq!(game.view(Viewer::Seat(Seat(0))), before);
    // The first unit is seen: another takes its place by `top` alone.
    assert_eq!(game.refused("under vm_36 vm_88"), "no such choice");
}

#[test]
fn who_lay_second_is_seen_when_the_first_has_gone() {
    let mut game = scene("Oct-52 vm_movement 50\nT7: vm_hq vm_36 vm_88 vm_td_18\nT14: fef_hq");
    game.say("under vm_td_18 vm_36, stack T7, with vm_36, go own, to S8, stop");
    let view = game.view(Viewer::Spectator);
    assert!(view.board.hex_of(game.unit("vm_td_18")).is_some());
    assert!(view.board.hex_of(game.unit("vm_88")).is_none());
}

#[test]
fn search_is_offered_each_set_of_first_units_once() {
    let mut game =
        scene("Oct-52 vm_movement 50\nT7: vm_hq vm_36 vm_88\nS9: vm_209 vm_141\nT14: fef_hq");
    let top = |game: &Scene, id: &str| format!("top {}", game.unit(id));
    let second = top(&game, "vm_88");
    assert!(listed(&game).contains(&second) && listed(&game).contains(&top(&game, "vm_141")));
    game.say("top vm_88");
    // Stacks in the order of their hexes, until something else is done.
    let mut left: Vec<String> = listed(&game);
    left.retain(|choice| choice.starts_with("top"));
    assert_eq!(left, [top(&game, "vm_141")]);
    game.say("stack T7, with vm_36, back");
    assert!(listed(&game).contains(&top(&game, "vm_36")));
}

#[test]
fn stacks_are_rearranged_at_any_decision_outside_fights() {
    let words = "Oct-52 operations 50\nT7: vm_hq\nS11: vm_sd_1 vm_36 vm_88\nS12: fef_1_bmi\nT14: fef_hq fef_sd_1";
    let mut game = scene(words);
    assert_eq!(game.refused("top vm_88"), "legal");
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("top vm_88, attack S12, with vm_36, top vm_36, fire");
    assert_eq!(game.asks(), "vietminh spirit");
    assert_eq!(game.refused("top vm_88"), "no such choice");
}

#[test]
fn the_mind_is_not_changed_for_ever() {
    let mut game = scene("Oct-52 vm_movement 50\nT7: vm_hq vm_36 vm_88\nT14: fef_hq");
    for _ in 0..20 {
        game.say("top vm_88, top vm_36");
    }
    assert_eq!(game.refused("top vm_88"), "1.10 fiddled");
    game.say("done, done");
}
