//! 30.0: Viet Minh events, and the GMI that challenge them.

use crate::scene::{Scene, rules, scene, scene_with};

/// One Viet Minh event on a morale: the marker of that place in the list is picked.
fn pick(class: u8, words: &str) -> Scene {
    let mut scene = scene(&format!("vietminh_events; central: fr_gono; {words}"));
    scene.dice(&[class]);
    scene
}

fn tracks(scene: &Scene) -> (u8, u8, u8) {
    let tracks = scene.state().board.tracks;
    (tracks.morale, tracks.aaa, tracks.artillery)
}

#[test]
fn gmi_cancel_an_event_on_an_odd_die() {
    // S-71: once a turn; the marker goes back whatever its own disposition.
    let mut scene = pick(3, "morale 6; force f_gmi");
    assert_eq!(scene.asks(), "challenge");
    scene.say("challenge").dice(&[3]);
    assert!(scene.state().board.events.in_force.is_empty());
    assert_eq!(scene.state().board.events.set_aside[14], 1);
    // The second marker of the turn cannot be challenged any more.
    scene.dice(&[1]);
    assert_ne!(scene.asks(), "challenge");
}

#[test]
fn gmi_fail_on_an_even_die_or_are_kept() {
    let mut fail = pick(3, "morale 6; force f_gmi");
    fail.say("challenge").dice(&[2]);
    assert_eq!(fail.state().board.events.in_force.len(), 1);
    let mut kept = pick(3, "morale 6; force f_gmi");
    kept.say("decline").dice(&[1]);
    assert_eq!(kept.asks(), "challenge");
}

#[test]
fn without_gmi_nothing_is_challenged() {
    let scene = pick(1, "morale 6");
    assert_eq!(scene.asks(), "dice pick");
    assert_eq!(scene.refused_when_nobody_is_asked("challenge"), "not asked");
}

#[test]
fn assault_trenches_go_by_turn_and_level() {
    // S-68: last turn: discarded; High: exchanged; Medium and Low: dug.
    let last = pick(0, "turn 7; morale 6");
    assert_eq!(format!("{:?}", last.state().board.events.trenches), "None");
    assert_eq!(last.state().board.events.set_aside[11], 0);
    let high = pick(0, "morale 9");
    assert_eq!(high.state().board.events.set_aside[11], 1);
    assert_eq!(high.picks_left(), 3);
    let low = pick(0, "morale 4");
    assert_eq!(format!("{:?}", low.state().board.events.trenches), "Dug");
}

#[test]
fn giap_goes_by_the_level() {
    let mut low = pick(2, "morale 4");
    low.dice(&[3]);
    assert_eq!(tracks(&low).0, 7);
    assert_eq!(Scene::numbers(low.state().board.refit), [1, 2, 3, 4]);
    let mut medium = pick(2, "morale 8");
    medium.dice(&[6]);
    assert_eq!(tracks(&medium).0, 12);
    assert!(medium.state().board.events.in_force.is_empty());
    let mut high = pick(2, "morale 10");
    high.dice(&[1]);
    assert_eq!(tracks(&high).0, 9);
    assert_eq!(high.state().board.events.set_aside[13], 1);
}

#[test]
fn infiltration_takes_supply_or_morale() {
    for (die, gp, ammunition, morale) in
        [(1, 3, 5, 4), (2, 5, 3, 4), (3, 4, 4, 4), (5, 5, 5, 4), (6, 5, 5, 3)]
    {
        let mut scene = pick(4, "morale 4, gp 5, ammunition 5; refit 1");
        scene.dice(&[die]);
        let tracks = scene.state().board.tracks;
        assert_eq!(
            (tracks.gp, tracks.ammunition, tracks.morale),
            (gp, ammunition, morale),
            "{die}"
        );
    }
}

#[test]
fn mining_strikes_a_route_or_nothing() {
    let mut mined = pick(6, "morale 4");
    mined.dice(&[3]);
    assert_eq!(Scene::numbers(mined.state().board.events.mined), [3]);
    let mut nothing = pick(6, "morale 6");
    nothing.dice(&[5]);
    assert!(nothing.state().board.events.mined.is_empty());
    assert_eq!(nothing.state().board.events.set_aside[17], 1);
}

#[test]
fn psyop_raises_morale_and_tempts_units_on_the_map() {
    // S-65: in file order; a one-step unit would be eliminated.
    let mut scene = pick(8, "morale 4; r1s04: fr_2_1_alg fr_3_bt- fr_1_le; ready: fr_5_bpvn");
    assert_eq!(tracks(&scene).0, 5);
    scene.dice(&[6]).dice(&[6]);
    assert_eq!(scene.all_at(&["fr_2_1_alg", "fr_3_bt"]), ["r1s04-", "eliminated"]);
    assert_ne!(scene.asks(), "dice psyop");
}

#[test]
fn reinforcements_bring_the_148th_once() {
    let mut enters = pick(9, "morale 4");
    enters.dice(&[4]);
    assert_eq!(enters.at("vm_900"), "base2");
    // 30.0: already in play: Resupply.
    let mut again = pick(9, "morale 4; regiment 304; aaa 9, artillery 20");
    again.dice(&[4]);
    assert_eq!(tracks(&again), (4, 11, 24));
}

#[test]
fn resupply_and_weather_move_the_indexes() {
    let mut resupply = pick(10, "morale 4; aaa 17, artillery 20");
    resupply.dice(&[5]);
    assert_eq!(tracks(&resupply), (4, 18, 25));
    let mut weather = pick(11, "morale 4; aaa 9, artillery 3");
    weather.dice(&[5]);
    assert_eq!(tracks(&weather), (4, 8, 0));
}

#[test]
fn both_weathers_hold_everybody_back() {
    // S-70.
    let mut one = pick(11, "morale 6");
    one.dice(&[1]);
    assert!(one.state().board.events.in_force.is_empty());
    let mut both = pick(11, "morale 6; force f_weather");
    both.dice(&[1]);
    assert_eq!(both.state().board.events.in_force.len(), 2);
}

#[test]
fn the_chinese_resupply_and_encourage() {
    let mut scene = scene_with(
        &rules("vulture=yes"),
        "vietminh_events, morale 4, aaa 9, artillery 20; central: fr_gono; pool v_chicom=1",
    );
    scene.dice(&[12]).dice(&[2]);
    assert_eq!(tracks(&scene), (6, 11, 22));
}

#[test]
fn waiting_battalions_come_before_the_148th() {
    // 31.0.
    let mut scene = scene_with(
        &rules("variable_vm=yes"),
        "vietminh_events, morale 6; central: fr_gono; available: vm_970 vm_999",
    );
    scene.dice(&[9]);
    assert_eq!(scene.all_at(&["vm_970", "vm_999", "vm_900"]), ["base4", "base4", "aside"]);
}

#[test]
fn the_number_of_picks_does_not_follow_morale() {
    // 8.1, 8.3, S-10: three at 9; Infiltration lowers it, and the trenches see Medium.
    let mut scene = pick(4, "morale 9");
    scene.dice(&[6]);
    assert_eq!((tracks(&scene).0, scene.picks_left()), (8, 2));
    scene.dice(&[0]);
    assert_eq!(format!("{:?}", scene.state().board.events.trenches), "Dug");
    assert_eq!(scene.picks_left(), 1);
}

#[test]
fn psyop_spares_other_nations_and_units_off_the_map() {
    // S-65.
    let scene = pick(8, "morale 4; r1s04: fr_1_le fr_1_2_le; ready: fr_5_bpvn");
    assert_eq!(tracks(&scene).0, 5);
    assert_ne!(scene.asks(), "dice psyop");
}

#[test]
fn a_barred_148th_never_comes() {
    // S-66: after Condor the event is Resupply; also when all its battalions are eliminated.
    for words in ["regiment removed", "regiment 304; eliminated: vm_900 vm_910 vm_920"] {
        let mut scene = pick(9, &format!("morale 4; aaa 9, artillery 20; {words}"));
        scene.dice(&[4]);
        assert_eq!(tracks(&scene), (4, 11, 24), "{words}");
    }
}

#[test]
fn with_everybody_there_reinforcements_are_resupply() {
    // 31.0, 31.1, S-57: battalions that wait come first; then there is nobody left.
    let rules = rules("variable_vm=yes");
    let words = "vietminh_events, morale 4, aaa 9, artillery 20; central: fr_gono; regiment 304";
    let mut waiting = scene_with(&rules, &format!("{words}; available: vm_970 vm_999"));
    waiting.dice(&[9]);
    assert_eq!(waiting.all_at(&["vm_970", "vm_999"]), ["base4", "base4"]);
    assert_eq!(tracks(&waiting), (4, 9, 20));
    let mut all = scene_with(&rules, words);
    all.dice(&[9]).dice(&[3]);
    assert_eq!(tracks(&all), (4, 11, 23));
}

#[test]
fn katyushas_fire_this_turn_and_return() {
    // S-25: the marker is set aside, not discarded.
    let scene = pick(5, "morale 6");
    assert_eq!(scene.state().board.events.in_force.len(), 1);
    assert_eq!(scene.state().board.events.set_aside[16], 1);
}
