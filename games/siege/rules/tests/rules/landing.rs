//! 14.5 to 14.12: reinforcements and supply come in.

use crate::scene::scene;

#[test]
fn any_unit_lands_on_a_usable_airfield() {
    // 14.6, S-86.
    let mut scene = scene("landing; central: fr_1_le; air_cargo_1: fr_35_ralp");
    assert_eq!(scene.refused("land fr_35_ralp r4s10"), "14.6 siege-no-airfield");
    scene.say("land fr_35_ralp r1s02");
    assert_eq!(
        scene.all_at(&["fr_35_ralp", "air_cargo_1", "imp_35_ralp"]),
        ["r1s02", "reserve", "reserve"]
    );
}

#[test]
fn an_airfield_half_lost_is_of_no_use() {
    // S-28: a unit with nowhere to land goes back.
    let scene = scene(
        "landing; central: fr_1_le; air_cargo_1: fr_2_2_le; vietminh r1s03 r1s08 r3s01 r4s04",
    );
    assert_eq!(scene.all_at(&["fr_2_2_le", "air_cargo_1"]), ["ready", "reserve"]);
}

#[test]
fn airborne_units_jump_on_drop_zones_and_airfields() {
    // 14.7.
    let words = "landing; central: fr_1_le; air_cargo_1: fr_6_bpc; main destroyed; vietminh r3s01";
    let mut safe = scene(words);
    assert_eq!(safe.refused("land fr_6_bpc r1s02"), "14.6 siege-no-airfield");
    assert_eq!(safe.refused("jump fr_6_bpc r3s01"), "14.7 siege-no-viet-minh-control");
    safe.say("jump fr_6_bpc r1s02").dice(&[3]);
    assert_eq!(safe.at("fr_6_bpc"), "r1s02");
    let mut hurt = scene(words);
    hurt.say("jump fr_6_bpc r1s08").dice(&[2]);
    assert_eq!(hurt.at("fr_6_bpc"), "r1s08-");
}

#[test]
fn others_do_not_jump() {
    let scene = scene("landing; central: fr_1_le; air_cargo_1: fr_2_2_le");
    assert_eq!(scene.refused("jump fr_2_2_le r1s08"), "14.7 siege-no-not-airborne");
}

#[test]
fn a_one_step_unit_may_die_in_the_jump() {
    let mut scene = scene("landing; central: fr_1_le; air_cargo_1: fr_35_ralp; main destroyed");
    scene.say("jump fr_35_ralp r1s08").dice(&[1]);
    assert_eq!(scene.at("fr_35_ralp"), "eliminated");
}

#[test]
fn supply_lands_by_itself_on_an_airfield() {
    // 14.8, 14.9.
    let scene = scene(
        "landing; central: fr_1_le; cargo_gp: air_cargo_1; cargo_artillery: air_cargo_2; gp 3, ammunition 5",
    );
    let tracks = scene.state().board.tracks;
    assert_eq!((tracks.gp, tracks.ammunition), (5, 7));
}

#[test]
fn otherwise_it_is_dropped_a_die_a_point() {
    // 14.10, 14.11: captured, lost; then two that arrive.
    let mut scene = scene(
        "landing; central: fr_1_le; cargo_gp: air_cargo_1 air_cargo_2; gp 3, artillery 20; main destroyed",
    );
    scene.dice(&[1, 2]).dice(&[3, 6]);
    let tracks = scene.state().board.tracks;
    assert_eq!((tracks.gp, tracks.artillery), (5, 21));
}

#[test]
fn cat_lets_the_cia_carry_four() {
    // 30.0 CAT.
    let scene =
        scene("landing; central: fr_1_le; cargo_gp: air_cargo_cia air_cargo_1; gp 3; force f_cat");
    assert_eq!(scene.state().board.tracks.gp, 9);
}

#[test]
fn the_player_chooses_the_order_while_units_are_aboard() {
    let mut scene =
        scene("landing; central: fr_1_le; air_cargo_1: fr_6_bpc; cargo_gp: air_cargo_2; gp 3");
    scene.say("deliver air_cargo_2");
    assert_eq!(scene.state().board.tracks.gp, 5);
    assert_eq!(scene.asks(), "landing");
}
