//! 13.0: Viet Minh artillery.

use crate::scene::{rules, scene, scene_with, staff_scene};

fn tracks(scene: &crate::scene::Scene) -> (u8, u8) {
    let tracks = scene.state().board.tracks;
    (tracks.gp, tracks.ammunition)
}

#[test]
fn fives_and_sixes_are_resolved_in_the_order_rolled() {
    // 13.1, S-20: airfield, airfield, then supply by the face of the die.
    let mut scene = scene(
        "vietminh_artillery, artillery 5; central: fr_gono; gp 5, ammunition 5; aux functional",
    );
    scene.dice(&[5, 1, 5, 5, 5]).dice(&[1]).dice(&[2]).dice(&[1]).dice(&[2]);
    assert!(!scene.works("main") && !scene.works("aux"));
    assert_eq!(tracks(&scene), (4, 4));
}

#[test]
fn the_strength_is_the_index_with_katyushas() {
    // 13.4, S-25; more than a handful is rolled in two.
    let scene_of = |words: &str| scene(&format!("vietminh_artillery; central: fr_gono; {words}"));
    assert_eq!(scene_of("artillery 20").dice_asked(), 20);
    assert_eq!(scene_of("artillery 20; force v_katyushas").dice_asked(), 24);
    let mut more = scene_of("artillery 24; force v_katyushas");
    assert_eq!(more.dice_asked(), 24);
    more.all(1);
    assert_eq!(more.dice_asked(), 4);
}

#[test]
fn fast_fire_rolls_a_third_of_the_dice_and_all_hit() {
    // 13.5, S-26: (21 + 4) / 3 rounded up.
    let mut scene = scene_with(
        &rules("fast_artillery=yes"),
        "vietminh_artillery; central: fr_gono; artillery 21; force v_katyushas",
    );
    assert_eq!(scene.dice_asked(), 9);
    scene.dice(&[1, 1, 1, 1, 1, 1, 1, 1, 4]);
    assert_eq!(scene.asks(), "dice barrage-result");
    for _ in 0..8 {
        // Column "5", die 3: GP.
        scene.dice(&[3]);
    }
    assert_eq!(tracks(&scene), (4, 12));
    // Column "6", die 6: ammunition.
    scene.dice(&[6]);
    assert_eq!(tracks(&scene), (4, 11));
}

#[test]
fn an_empty_type_is_replaced_by_the_other() {
    // S-22.
    let mut scene = scene("vietminh_artillery, artillery 1; central: fr_gono; gp 0, ammunition 3");
    scene.dice(&[5]).dice(&[3]);
    assert_eq!(tracks(&scene), (0, 2));
}

#[test]
fn without_supply_the_central_fortress_is_hit() {
    let mut scene = scene("vietminh_artillery, artillery 1; central: fr_1_le; gp 0, ammunition 0");
    scene.dice(&[5]).dice(&[3]);
    assert_eq!(scene.at("fr_1_le"), "central-");
}

#[test]
fn a_route_hit_finds_the_outermost_french() {
    // 13.2: two reductions in the open, one in an Entrenchment.
    let mut open = scene("vietminh_artillery, artillery 1; r1s08: fr_6_bpc; r1s07: fr_3_bt");
    open.dice(&[6]).dice(&[1]);
    assert_eq!(open.all_at(&["fr_6_bpc", "fr_3_bt"]), ["eliminated", "r1s07"]);
    let mut entrenched = scene("vietminh_artillery, artillery 1; r1s13: fr_5_7_alg");
    entrenched.dice(&[6]).dice(&[1]);
    assert_eq!(entrenched.at("fr_5_7_alg"), "r1s13-");
}

#[test]
fn the_player_chooses_who_is_hit() {
    // 13.3: two reductions on one unit or on two.
    let mut scene = scene("vietminh_artillery, artillery 1; r1s08: fr_6_bpc fr_3_bt ld_langlais");
    scene.dice(&[6]).dice(&[1]);
    assert_eq!(scene.refused("lose ld_langlais"), "no such choice");
    scene.say("lose fr_6_bpc, lose fr_3_bt");
    assert_eq!(scene.all_at(&["fr_6_bpc", "fr_3_bt"]), ["r1s08-", "r1s08-"]);
}

#[test]
fn a_route_without_french_is_a_central_hit() {
    // S-23: a leader alone does not count.
    let mut scene = scene("vietminh_artillery, artillery 1; central: fr_gono; r2s03: ld_langlais");
    scene.dice(&[6]).dice(&[2]);
    assert_eq!(scene.at("fr_gono"), "eliminated");
}

#[test]
fn a_central_hit_without_units_takes_supply() {
    // S-21.
    let mut scene = scene("vietminh_artillery, artillery 1; r1s04: fr_1_le; gp 4, ammunition 0");
    scene.dice(&[5]).dice(&[5]);
    assert_eq!(tracks(&scene), (2, 0));
}

#[test]
fn guns_are_hit_wherever_they_are_but_mortars_never() {
    // 13.2, S-24, 15.9.
    let mut scene = scene(
        "vietminh_artillery, artillery 2; central: fr_11_4_col fr_1_cmle; r4s12: fr_3_10_col
         counterbattery: imp_11_4_col",
    );
    scene.dice(&[5, 5]).dice(&[6]);
    assert_eq!(scene.refused("lose fr_1_cmle"), "no such choice");
    scene.say("lose fr_11_4_col");
    assert_eq!(scene.all_at(&["fr_11_4_col", "imp_11_4_col"]), ["eliminated", "absent"]);
    scene.dice(&[6]);
    assert_eq!(scene.at("fr_3_10_col"), "r4s12-");
}

#[test]
fn without_guns_two_supply_hits() {
    let mut scene = scene("vietminh_artillery, artillery 1; central: fr_gono; gp 4, ammunition 0");
    scene.dice(&[5]).dice(&[6]);
    assert_eq!(tracks(&scene), (2, 0));
}

#[test]
fn without_guns_and_supply_the_central_fortress_is_hit_twice() {
    // S-21, S-22: the state between the two hits is one of the game.
    let mut scene = scene(
        "vietminh_artillery, artillery 1; central: fr_1_le fr_6_bpc fr_3_bt; gp 0, ammunition 0",
    );
    scene.dice(&[5]).dice(&[6]);
    scene.say("lose fr_1_le").say("lose fr_3_bt");
    assert_eq!(
        scene.all_at(&["fr_1_le", "fr_6_bpc", "fr_3_bt"]),
        ["central-", "central", "central-"]
    );
}

#[test]
fn nothing_left_to_hit_is_nothing() {
    let mut scene = scene("vietminh_artillery, artillery 1; r1s04: fr_1_le; gp 0, ammunition 0");
    scene.dice(&[5]).dice(&[5]);
    assert_eq!(scene.at("fr_1_le"), "r1s04");
    assert!(scene.log().contains(&"barrage-lost"));
}

#[test]
fn losses_are_asked_of_the_sector_or_of_the_guns() {
    let mut scene = staff_scene(
        "vietminh_artillery, artillery 2; r3s08: fr_6_bpc fr_3_bt; r2s03: fr_2_4_col; r2s04: fr_3_10_col",
    );
    scene.dice(&[6, 5]).dice(&[3]);
    assert_eq!(scene.seats(), ["commander", "south"]);
    scene.by("south", "lose fr_3_bt, lose fr_3_bt").dice(&[6]);
    assert_eq!(scene.seats(), ["commander", "artillery"]);
}

#[test]
fn the_airborne_battery_is_field_artillery() {
    // S-24.
    let mut scene =
        scene("vietminh_artillery, artillery 1; r1s04: fr_35_ralp fr_1_cepml; central: fr_gono");
    scene.dice(&[5]).dice(&[6]);
    assert_eq!(scene.all_at(&["fr_35_ralp", "fr_1_cepml"]), ["eliminated", "r1s04"]);
}

#[test]
fn firing_costs_the_enemy_nothing() {
    // 11.2.
    let mut guns = scene("vietminh_artillery, artillery 2; central: fr_gono");
    guns.dice(&[1, 4]);
    assert_eq!(guns.state().board.tracks.artillery, 2);
    let mut flak = scene("aaa, aaa 2; central: fr_gono; tactical: air_fb_1; reserve: air_fb_2");
    flak.dice(&[5, 1]).dice(&[4]);
    assert_eq!((flak.at("air_fb_1"), flak.state().board.tracks.aaa), ("turn 4".to_owned(), 2));
}

#[test]
fn a_six_before_a_five_is_resolved_first() {
    // S-20: Route 1 by the 6, then GP by the 5.
    let mut scene = scene("vietminh_artillery, artillery 2; r1s13: fr_5_7_alg; gp 5, ammunition 5");
    scene.dice(&[6, 5]).dice(&[1]);
    assert_eq!((scene.at("fr_5_7_alg"), scene.works("main")), ("r1s13-".to_owned(), true));
    scene.dice(&[3]);
    assert_eq!(tracks(&scene), (4, 5));
}
