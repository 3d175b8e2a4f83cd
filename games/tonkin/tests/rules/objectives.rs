//! 1.9 A: the Political Objective-Markers.

use kernel::{Rules, Seat, Viewer};

use crate::scene::scene;

#[test]
fn at_the_start_one_lies_on_the_assigned_hex_and_vm_decides_which_is_real() {
    let rules: tonkin::Tonkin = proof::rules("cao_bang", &[]);
    let mut game = kernel::Match::new(std::sync::Arc::new(rules));
    let vm = Seat(1);
    game.say(vm, "default").expect("the set-up on one click");
    let lang_son = crate::scene::hex("Y9");
    assert_eq!(game.state().objectives.at, [Some(lang_son), None]);
    assert!(game.say(vm, "objective Y9").is_err(), "a marker lies there");
    game.say(vm, "objective X15").expect("Haiphong is far from regiments");
    game.say(vm, "real 2").expect("either may be real");
    assert_eq!(game.state().objectives.real, 1);
    assert_eq!(game.rules().view(game.state(), Viewer::Seat(Seat(0))).real, None);
    assert_eq!(game.rules().view(game.state(), Viewer::Seat(vm)).real, Some(1));
}

#[test]
fn moving_them_costs_5_vp_and_is_done_once_a_phase() {
    let mut game = scene(
        "Oct-52 replacement 50
        T7: vm_hq
        T14: fef_hq fef_1_bmi
        X15: fef_2_bmi
        objectives = { at = [\"T14\", \"X15\"], real = 1 }",
    );
    let before = game.vp();
    game.say("objectives, objective V15, objective V18, real 1");
    assert_eq!(game.vp(), before + 5);
    assert_eq!(game.refused("objectives"), "1.9 objectives-moved");
}
