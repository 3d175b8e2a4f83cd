//! 8.0, 30.0: French events.

use crate::scene::{Scene, rules, scene, scene_with};

/// One French event on a low morale: the marker of that place in the list is picked.
pub(crate) fn pick(class: u8, words: &str) -> Scene {
    let mut scene = scene(&format!("french_events, morale 4; central: fr_1_le; {words}"));
    scene.dice(&[class]);
    scene
}

#[test]
fn morale_says_how_many_are_picked() {
    // 8.1.
    for (morale, picks) in [(12, 4), (11, 3), (9, 3), (8, 2), (5, 2), (4, 1), (2, 1)] {
        let scene = scene(&format!("french_events, morale {morale}; central: fr_1_le"));
        assert_eq!(scene.state().picks, picks, "morale {morale}");
    }
}

#[test]
fn no_events_on_turn_1() {
    let scene = scene("french_events, turn 1; central: fr_1_le; reserve: air_fb_1");
    assert_eq!(scene.asks(), "missions");
}

#[test]
fn an_empty_pool_ends_the_picks() {
    // S-11.
    let none = "f_cat=0 f_command_breakdown=0 f_fix_bayonets=1 f_flak_raid=0 f_gmi=0 f_condor=0 \
                f_neptune=0 f_rats=0 f_reinforcements=0 f_weather=0";
    let mut scene = scene(&format!("french_events, morale 12; central: fr_1_le; pool {none}"));
    scene.dice(&[2]);
    assert!(scene.log().contains(&"pool-empty"));
    assert!(matches!(scene.asks().as_str(), "dice pick"));
}

#[test]
fn cat_pilots_refuse_or_fly_for_four() {
    let mut refuse = pick(0, "reserve: air_cargo_1 air_cargo_cia air_fb_1");
    refuse.dice(&[3]);
    assert_eq!(refuse.asks(), "abort-cargo");
    // S-63: also the CIA unit.
    refuse.say("abort air_cargo_cia");
    assert_eq!(refuse.at("air_cargo_cia"), "abort");
    let mut fly = pick(0, "reserve: air_cargo_1");
    fly.dice(&[4]);
    assert_eq!(fly.state().board.events.in_force.len(), 1);
}

#[test]
fn only_cargo_units_refuse_to_fly() {
    // S-63: the CIA unit may be the one, an airstrike never.
    let mut scene = pick(0, "reserve: air_cargo_1 air_cargo_cia air_fb_1");
    scene.dice(&[3]);
    assert_eq!(scene.refused("abort air_fb_1"), "no such choice");
    assert_eq!(scene.refused("abort air_cargo_1"), "legal");
}

#[test]
fn reinforcements_are_drawn_by_a_die() {
    // Ground units to Ready, aircraft to Reserve, leaders to the map.
    let mut scene = pick(8, "r1s04: fr_3_3_le");
    scene.dice(&[3]).dice(&[0]);
    assert_eq!(scene.at("fr_2_1_rcp"), "ready");
    // Left: 2 BEP, 1 BPC, Vol, 35 RALP, 17 RGP, Bigeard, Bréchignac, two aircraft.
    scene.dice(&[5]);
    assert_eq!(scene.asks(), "leader-arrives");
    assert_eq!(scene.refused("place ld_bigeard r2s03"), "14.12 siege-no-leader-nobody");
    scene.say("place ld_bigeard r1s04");
    scene.dice(&[6]);
    assert_eq!(scene.all_at(&["ld_bigeard", "air_fb_r"]), ["r1s04", "reserve"]);
}

#[test]
fn weather_grounds_as_many_as_the_die() {
    let mut scene = pick(9, "reserve: air_fb_1 air_bm_1 air_cargo_1");
    scene.dice(&[2]);
    scene.say("abort air_fb_1, abort air_cargo_1");
    assert_eq!(
        scene.all_at(&["air_fb_1", "air_bm_1", "air_cargo_1"]),
        ["abort", "reserve", "abort"]
    );
    // S-70, all if there are fewer.
    let mut all = pick(
        9,
        "abort: air_fb_1 air_fb_2 air_fb_3 air_fb_4 air_fb_5 air_fb_6 air_bm_2 \
         air_bm_3 air_cargo_1 air_cargo_2 air_cargo_3 air_cargo_4; reserve: air_bm_1 air_cargo_cia",
    );
    all.dice(&[6]);
    assert_eq!(all.all_at(&["air_bm_1", "air_cargo_cia"]), ["abort", "abort"]);
}

#[test]
fn vulture_stays_available() {
    let mut scene = scene_with(
        &rules("vulture=yes"),
        "french_events, morale 4; central: fr_1_le; pool f_vulture=1",
    );
    scene.dice(&[10]);
    assert!(scene.state().board.events.vulture);
    assert_eq!(scene.state().board.events.set_aside[10], 0);
}

#[test]
fn fewer_counters_than_the_die_all_come() {
    // S-67.
    let mut scene = pick(
        8,
        "eliminated: fr_2_1_rcp fr_1_bpc fr_vol fr_35_ralp fr_17_rgp; central: ld_bigeard ld_brechignac
         reserve: air_fb_r air_bm_r",
    );
    scene.dice(&[6]).dice(&[0]);
    assert_eq!(scene.at("fr_2_bep"), "ready");
    assert_eq!(scene.asks(), "dice pick");
}

#[test]
fn a_leader_waits_while_no_french_unit_is_on_the_map() {
    // 14.12.
    let mut scene = scene("french_events, morale 4; ready: fr_5_bpvn");
    scene.dice(&[8]).dice(&[1]).dice(&[6]);
    assert_eq!(scene.at("ld_bigeard"), "available");
    assert_ne!(scene.asks(), "leader-arrives");
}

#[test]
fn a_leader_who_waits_was_drawn_twice_by_one_event() {
    // 2.17: nobody is put back before the draw is over, though the leader stays in his box.
    let mut scene = scene("french_events, morale 4; ready: fr_5_bpvn");
    scene.dice(&[8]).dice(&[3]);
    let counters = scene.classes_asked();
    scene.dice(&[6]);
    assert_eq!(scene.at("ld_bigeard"), "available");
    assert_eq!(scene.classes_asked(), counters - 1);
    // The leader after him has moved up to his place in the draw.
    scene.dice(&[6]);
    let Some(siege::flow::Step::DrawUnits(draw)) = scene.state().top() else { panic!("a draw") };
    assert_eq!((draw.left, draw.stay.len()), (1, 2));
    assert_eq!(scene.classes_asked(), counters - 2);
    // Everybody is in the box again once the draw is over.
    scene.dice(&[0]);
    assert_eq!(scene.at("ld_bigeard"), "available");
    assert_eq!(scene.asks(), "dice pick");
}
