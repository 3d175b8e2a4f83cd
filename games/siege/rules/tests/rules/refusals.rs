//! Answers that no question lists, but that somebody may send: refused all the same, each with its rule.

use kernel::{Cited, Message, Rules, Seat};
use siege::choice::Choice;
use siege::components::{Marker, Space, Unit};
use siege::flow::{Fiddles, Piece, Target};

use crate::scene::{Scene, scene};

/// Why an answer is refused, listed or not.
fn refused(scene: &Scene, choice: Choice) -> String {
    let check = scene.rules().check(scene.state(), Seat(0), &choice);
    let refusal = check.expect_err("it is refused");
    format!("{} {}", refusal.rule(), refusal.id())
}

fn unit(scene: &Scene, id: &str) -> Unit {
    scene.rules().components.unit(id).expect("a unit")
}

fn space(scene: &Scene, id: &str) -> Space {
    scene.rules().components.space(id).expect("a space")
}

fn marker(scene: &Scene, id: &str) -> Marker {
    scene.rules().components.marker(id).expect("a marker")
}

#[test]
fn an_answer_to_another_question_is_none() {
    // 2.16: what may be done is what is asked.
    let scene = scene("missions; central: fr_1_le; reserve: air_fb_1");
    assert_eq!(refused(&scene, Choice::Challenge), "2.16 siege-no-not-asked");
    assert_eq!(refused(&scene, Choice::Bomb), "2.16 siege-no-not-asked");
}

#[test]
fn changing_ones_mind_comes_to_an_end() {
    let mut scene = scene("missions; central: fr_1_le; reserve: air_fb_1");
    for _ in 0..Fiddles::MOST {
        scene.say("assign air_fb_1 tactical, recall air_fb_1");
    }
    scene.say("assign air_fb_1 tactical");
    assert_eq!(scene.refused("recall air_fb_1"), "2.16 siege-no-fiddled");
    assert_eq!(scene.refused("done"), "legal");
}

#[test]
fn guns_and_leaders_do_not_fire_as_units() {
    // 17.1, S-94.
    let mut scene = scene("french_fire 1; r4s05: fr_2_4_col fr_1_2_le ld_langlais; r4s06: vm_215");
    scene.say("target r4s06");
    let with = |id| Choice::With(Piece::Unit(unit(&scene, id)));
    assert_eq!(refused(&scene, with("fr_2_4_col")), "17.1 siege-no-by-marker-only");
    assert_eq!(refused(&scene, with("ld_langlais")), "17.1 siege-no-strength");
}

#[test]
fn a_marker_fires_on_its_own_mission_only() {
    // 15.3; S-86: the marker of a gun that has just landed is in Reserve.
    let mut scene = scene(
        "french_fire 1; r4s12: fr_2_4_col fr_35_ralp fr_1_2_le; r4s13: vm_215
         counterbattery: imp_2_4_col; reserve: imp_35_ralp",
    );
    scene.say("target r4s13");
    for id in ["imp_2_4_col", "imp_35_ralp"] {
        let with = Choice::With(Piece::Marker(marker(&scene, id)));
        assert_eq!(refused(&scene, with), "15.3 siege-no-other-mission", "{id}");
    }
}

#[test]
fn an_airstrike_flies_its_own_mission_only() {
    // 28.1, 28.4.
    let words = "base_attack: air_fb_1; counterbattery: air_fb_2; tactical: air_fb_3";
    let aircraft = |scene: &Scene, id| {
        let aircraft = scene.rules().components.aircraft(id).expect("an airstrike");
        Choice::With(Piece::Aircraft(aircraft))
    };
    let mut strikes = scene(&format!("air_strikes; central: fr_1_le; base1: vm_265; {words}"));
    strikes.say("target base1");
    for id in ["air_fb_2", "air_fb_3"] {
        let with = aircraft(&strikes, id);
        assert_eq!(refused(&strikes, with), "28.1 siege-no-other-strike", "{id}");
    }
    assert_eq!(strikes.refused("with air_fb_1"), "legal");
    let mut fire = scene(&format!("french_fire 1; r4s12: fr_1_2_le; r4s13: vm_215; {words}"));
    fire.say("target r4s13");
    for id in ["air_fb_1", "air_fb_2"] {
        let with = aircraft(&fire, id);
        assert_eq!(refused(&fire, with), "28.4 siege-no-not-tactical", "{id}");
    }
    assert_eq!(fire.refused("with air_fb_3"), "legal");
}

#[test]
fn nobody_fires_at_a_space_without_the_enemy() {
    // 17.0.
    let scene = scene("french_fire 1; r4s05: fr_1_2_le; r4s06: vm_215");
    let empty = Choice::Target(Target::Space(space(&scene, "r4s07")));
    assert_eq!(refused(&scene, empty), "17.0 siege-no-enemy");
    assert_eq!(scene.refused("target r4s06"), "legal");
}

#[test]
fn leaders_and_mortars_are_not_hit_by_artillery() {
    // 13.2, 25.1, S-23, S-24.
    let mut route = scene("vietminh_artillery, artillery 1; r1s08: fr_6_bpc fr_3_bt ld_langlais");
    route.dice(&[6]).dice(&[1]);
    let leader = Choice::Lose(Piece::Unit(unit(&route, "ld_langlais")));
    assert_eq!(refused(&route, leader), "25.1 siege-no-leader-loses-nothing");
    let words = "central: fr_11_4_col fr_1_cmle; r4s12: fr_3_10_col";
    let mut guns = scene(&format!("vietminh_artillery, artillery 1; {words}"));
    guns.dice(&[5]).dice(&[6]);
    let mortar = Choice::Lose(Piece::Unit(unit(&guns, "fr_1_cmle")));
    assert_eq!(refused(&guns, mortar), "13.2 siege-no-not-field-artillery");
}

#[test]
fn a_static_unit_behind_cover_takes_no_panic() {
    // 17.8, S-40, S-41: while another can panic, it is not named.
    let mut scene =
        scene("vietminh_fire 1; mined 4; r4s12: fr_2_1_alg fr_3_bt fr_gm6; r4s13: vm_215");
    scene.dice(&[5, 1, 1]);
    assert_eq!(scene.refused("panic fr_gm6"), "17.8 siege-no-panic-here");
    assert_eq!(scene.refused("panic fr_3_bt"), "legal");
}

#[test]
fn nobody_jumps_elsewhere() {
    // 14.7.
    let scene = scene("landing; central: fr_1_le; air_cargo_1: fr_6_bpc; main destroyed");
    let jump = Choice::Jump(unit(&scene, "fr_6_bpc"), space(&scene, "r2s03"));
    assert_eq!(refused(&scene, jump), "14.7 siege-no-drop-zone");
    assert_eq!(scene.refused("jump fr_6_bpc r1s08"), "legal");
}

#[test]
fn nobody_changes_route_on_the_way() {
    // 16.6: even where the points would do.
    let scene = scene("french_movement 1; r4s01: fr_1_2_le");
    let away = Choice::Move(unit(&scene, "fr_1_2_le"), space(&scene, "r1s01"));
    assert_eq!(refused(&scene, away), "16.6 siege-no-off-route");
    assert_eq!(scene.refused("move fr_1_2_le central"), "legal");
}

#[test]
fn nobody_follows_a_leader_from_afar() {
    // 25.2.
    let scene = scene("french_movement 1; r4s05: ld_langlais fr_1_2_le; r4s06: fr_3_3_le");
    let follow = Choice::Follow(unit(&scene, "fr_3_3_le"), unit(&scene, "ld_langlais"));
    assert_eq!(refused(&scene, follow), "25.2 siege-no-not-with-leader");
    assert_eq!(scene.refused("follow fr_1_2_le ld_langlais"), "legal");
}

#[test]
fn an_assault_is_of_one_space_on_the_next() {
    // 18.1, S-42.
    let words =
        "french_assault 1; r4s05: fr_1_2_le; r4s08: fr_3_3_le; r4s06: vm_215; r4s10: vm_439";
    let mut scene = scene(words);
    let far = Choice::Assault(space(&scene, "r4s05"), space(&scene, "r4s10"));
    assert_eq!(refused(&scene, far), "18.1 siege-no-not-adjacent");
    let nobody = Choice::Assault(space(&scene, "r4s05"), space(&scene, "r4s04"));
    assert_eq!(refused(&scene, nobody), "18.1 siege-no-nobody-to-assault");
    scene.say("assault r4s05 r4s06");
    let other = Choice::With(Piece::Unit(unit(&scene, "fr_3_3_le")));
    assert_eq!(refused(&scene, other), "18.1 siege-no-not-in-force");
}

#[test]
fn static_units_do_not_assault() {
    // 18.1.
    let scene =
        scene("french_assault 1; r4s05: fr_gm6; r4s06: vm_215; r1s05: fr_1_2_le; r1s06: vm_265");
    assert_eq!(scene.refused("assault r4s05 r4s06"), "18.1 siege-no-nobody-assaults");
    assert_eq!(scene.refused("assault r1s05 r1s06"), "legal");
}

#[test]
fn who_was_thrown_back_does_not_assault_again() {
    // 18.1, 18.4: a draw in the open sends the battalion back to where it came from.
    let mut scene = scene("french_assault 1; r4s03: fr_1_2_le fr_3_3_le; r4s04: vm_215");
    scene.say("assault r4s03 r4s04, with fr_1_2_le, agree").dice(&[1]).dice(&[6]);
    scene.all(1).all(1).dice(&[1]);
    assert_eq!(scene.at("fr_1_2_le"), "r4s03");
    scene.say("assault r4s03 r4s04");
    assert_eq!(scene.refused("with fr_1_2_le"), "18.1 siege-no-fought-already");
    assert_eq!(scene.refused("with fr_3_3_le"), "legal");
}

#[test]
fn an_airfield_half_lost_is_not_repaired() {
    // 21.4.
    let words = "r1s02: fr_1_31_eng; r4s10: fr_2_31_eng; main destroyed; vietminh r4s11";
    let mut scene = scene(&format!("french_refit, gp 9; {words}"));
    scene.say("done");
    assert_eq!(scene.refused("repair aux"), "21.4 siege-no-airfield-control");
    assert_eq!(scene.refused("repair main"), "legal");
}

#[test]
fn whole_units_and_open_ground_need_no_refit() {
    // 21.1, 21.2.
    let mut scene = scene("french_refit, gp 5; central: fr_1_le fr_8_bpc-; eliminated: fr_3_13_le");
    scene.say("done");
    assert_eq!(scene.asks(), "refit");
    let whole = Choice::Refit(unit(&scene, "fr_1_le"));
    assert_eq!(refused(&scene, whole), "21.1 siege-no-not-reduced");
    let open = Choice::Rebuild(unit(&scene, "fr_3_13_le"), space(&scene, "r2s06"));
    assert_eq!(refused(&scene, open), "21.2 siege-no-rebuild-terrain");
}

#[test]
fn fortifications_are_rebuilt_in_french_strongholds() {
    // 21.3.
    let words = "central: fr_1_31_eng; eliminated: fr_fort_1; vietminh r1s04";
    let mut scene = scene(&format!("french_refit, gp 5; {words}"));
    scene.say("done");
    assert_eq!(scene.asks(), "refit");
    let open = Choice::Rebuild(unit(&scene, "fr_fort_1"), space(&scene, "r2s06"));
    assert_eq!(refused(&scene, open), "21.3 siege-no-fortification-terrain");
    assert_eq!(scene.refused("rebuild fr_fort_1 r1s04"), "21.3 siege-no-fortification-control");
    assert_eq!(scene.refused("rebuild fr_fort_1 central"), "legal");
}
