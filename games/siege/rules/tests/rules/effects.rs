//! 30.0: what steps of events do.

use crate::events::pick;
use crate::scene::{rules, scene_with};

#[test]
fn the_second_condor_removes_the_148th() {
    // S-90.
    let first = pick(5, "regiment 304");
    assert_eq!((first.state().board.events.condors, first.at("vm_900")), (1, "base1".to_owned()));
    let second = pick(5, "regiment 304; condors 1; pool f_condor=1");
    assert_eq!(
        (second.state().board.events.condors, second.at("vm_900")),
        (0, "removed".to_owned())
    );
    assert_eq!(second.state().board.events.pool[5], 0);
}

#[test]
fn condor_takes_the_eliminated_battalions_of_the_148th_too() {
    // S-90.
    let scene = pick(5, "regiment 304; condors 1; pool f_condor=1; eliminated: vm_900 vm_80");
    assert_eq!(scene.all_at(&["vm_900", "vm_910", "vm_80"]), ["removed", "removed", "eliminated"]);
}

#[test]
fn condor_is_a_reinforcement_with_option_c() {
    // 34.3, S-58.
    let mut scene = scene_with(
        &rules("condor_forces=yes"),
        "french_events, morale 4; central: fr_1_le; regiment 304; condors 0",
    );
    scene.dice(&[5]);
    assert_eq!(scene.at("fr_2_2_le"), "available");
    scene.dice(&[1]).dice(&[0]);
    assert_eq!(scene.at("vm_900"), "base1");
    assert_eq!(scene.state().board.events.set_aside[5], 1);
}

#[test]
fn rats_take_or_bring_supply() {
    let mut odd = pick(7, "gp 1");
    odd.dice(&[3]);
    assert_eq!(odd.state().board.tracks.gp, 0);
    let mut even = pick(7, "gp 1, ammunition 1");
    even.dice(&[2]);
    assert_eq!(even.asks(), "gain-supply");
    even.say("gain ammunition");
    assert_eq!(even.state().board.tracks.ammunition, 2);
}

#[test]
fn discarded_markers_do_not_come_back_and_others_do() {
    // 8.2: Command Breakdown, then Fix Bayonets.
    let gone = pick(1, "");
    assert_eq!(gone.state().board.events.set_aside[1], 0);
    let back = pick(2, "");
    assert_eq!(back.state().board.events.set_aside[2], 1);
    assert_eq!(back.state().board.events.pool[2], 0);
}

#[test]
fn set_aside_markers_return_after_all_picks() {
    let mut scene = pick(2, "");
    scene.dice(&[1]);
    assert_eq!(scene.state().board.events.set_aside, [0; 24]);
    assert_eq!(scene.state().board.events.pool[2], 1);
}
