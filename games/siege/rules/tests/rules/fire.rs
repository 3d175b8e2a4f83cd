//! 17.0: French Tactical Fire.

use crate::scene::scene;

#[test]
fn a_hilltop_lengthens_the_range() {
    // 17.3d: from E-4 three spaces.
    let mut scene = scene(
        "french_fire 1; r3s04: fr_1_2_le; r3s02: fr_2_1_alg; r3s07: vm_11; bases 304 308 312 316",
    );
    scene.say("target r3s07, with fr_1_2_le");
    assert_eq!(scene.refused("with fr_2_1_alg"), "17.3 siege-no-out-of-range");
}

#[test]
fn the_central_fortress_is_on_all_routes() {
    // 17.3f.
    let mut scene = scene(
        "french_fire 1; central: fr_1_le; r2s01: fr_2_1_alg; r1s01: fr_3_bt; r1s02: vm_265; bases 304 308 312 316",
    );
    scene.say("target r1s02, with fr_1_le");
    assert_eq!(scene.refused("with fr_2_1_alg"), "no such choice");
    assert_eq!(scene.refused("with fr_3_bt"), "legal");
}

#[test]
fn fire_into_the_central_fortress_comes_from_every_route() {
    let mut scene = scene(
        "french_fire 1; r1s01: fr_1_le; r2s02: fr_2_1_alg; central: vm_265; bases 304 308 312 316",
    );
    scene.say("target central, with fr_1_le, with fr_2_1_alg, agree");
    assert_eq!(scene.dice_asked(), 8);
}

#[test]
fn only_spaces_with_the_enemy_are_attacked_and_only_once() {
    // 17.0, 17.2e, S-38.
    let mut scene =
        scene("french_fire 1; r4s05: fr_1_2_le fr_3_3_le; r4s06: vm_215; r4s07: vm_439");
    assert_eq!(scene.refused("target r4s05"), "no such choice");
    scene.say("target r4s06, with fr_1_2_le, agree").all(1);
    assert_eq!(scene.refused("target r4s06"), "17.2 siege-no-attacked-already");
    scene.say("target r4s07");
    assert_eq!(scene.refused("with fr_1_2_le"), "17.2 siege-no-fired-already");
    assert_eq!(scene.refused("agree"), "17.1 siege-no-nobody-picked");
    assert_eq!(scene.refused("with fr_3_3_le"), "legal");
}

#[test]
fn artillery_fires_by_its_marker_only() {
    // S-94: the printed strength is for Close Assault.
    let mut scene = scene(
        "french_fire 1; r4s05: fr_2_4_col fr_gm6 fr_1_cs-; r4s06: vm_215; close_support: imp_2_4_col",
    );
    scene.say("target r4s06");
    assert_eq!(scene.refused("with fr_2_4_col"), "no such choice");
    // Other static units fire.
    scene.say("with fr_gm6, with fr_1_cs, with imp_2_4_col, agree");
    assert_eq!(scene.dice_asked(), 2);
    // 24.8: six for the guns and one for the spotter.
    assert_eq!(scene.all(1).dice_asked(), 7);
}

#[test]
fn the_spotter_needs_an_airfield_and_helps_field_artillery_only() {
    // 24.8, S-72.
    let words = "french_fire 1; r4s05: fr_2_4_col fr_1_cmle; r4s06: vm_215; close_support: imp_2_4_col imp_1_cmle";
    let mut with = scene(words);
    with.say("target r4s06, with all");
    assert_eq!(with.refused("with all"), "17.1 siege-no-all-picked");
    assert_eq!(with.say("agree").dice_asked(), 9);
    let mut without = scene(&format!("{words}; main destroyed"));
    assert_eq!(without.say("target r4s06, with all, agree").dice_asked(), 8);
}

#[test]
fn mortars_reach_four_spaces_of_their_route() {
    // 15.2, S-34, S-36.
    let words = "french_fire 1; r4s05: fr_1_cmle; central: fr_2_cmle; r4s09: vm_215; r4s04: vm_439; r1s04: vm_265; r4s10: vm_938";
    let mut scene = scene(&format!("{words}; close_support: imp_1_cmle imp_2_cmle"));
    scene.say("target r4s09");
    assert_eq!(scene.refused("with imp_1_cmle"), "legal");
    assert_eq!(scene.refused("with imp_2_cmle"), "17.3 siege-no-out-of-range");
    scene.say("drop");
    assert_eq!(scene.refused("target r4s10"), "17.3 siege-no-nobody-in-range");
    scene.say("target r1s04");
    assert_eq!(scene.refused("with imp_1_cmle"), "17.3 siege-no-other-route");
    assert_eq!(scene.refused("with imp_2_cmle"), "legal");
}

#[test]
fn a_mortar_in_the_central_fortress_fires_along_any_route() {
    // S-34.
    for (space, enemy) in [("r1s04", "vm_265"), ("r4s04", "vm_215")] {
        let words = format!("french_fire 1; central: fr_2_cmle; {space}: {enemy}");
        let mut scene = scene(&format!("{words}; close_support: imp_2_cmle"));
        scene.say(&format!("target {space}"));
        assert_eq!(scene.refused("with imp_2_cmle"), "legal", "{space}");
    }
}

#[test]
fn field_artillery_reaches_every_space() {
    let mut scene =
        scene("french_fire 1; r4s12: fr_2_4_col; r1s15: vm_265; close_support: imp_2_4_col");
    scene.say("target r1s15, with imp_2_4_col, agree");
    assert_eq!(scene.dice_asked(), 7);
}

#[test]
fn a_marker_on_another_mission_does_not_fire() {
    let mut scene = scene(
        "french_fire 1; r4s12: fr_2_4_col fr_1_2_le; r4s13: vm_215; counterbattery: imp_2_4_col",
    );
    scene.say("target r4s13");
    assert_eq!(scene.refused("with imp_2_4_col"), "no such choice");
}

#[test]
fn one_sum_of_ammunition_for_all_spaces_of_a_step() {
    // 15.5, S-88: 3 and 2 at two spaces cost one point.
    let words = "french_fire 1; r4s05: fr_11_4_col fr_1_cmle; r4s06: vm_215; r4s07: vm_439; close_support: imp_11_4_col imp_1_cmle";
    let mut scene = scene(&format!("{words}; ammunition 5"));
    scene.say("target r4s06, with imp_11_4_col, agree").all(1);
    assert_eq!(scene.state().board.tracks.ammunition, 5, "paid at the end of the step");
    scene.say("target r4s07, with imp_1_cmle, agree").all(1);
    assert_eq!(scene.state().board.tracks.ammunition, 4);
    // 15.7: the markers stay in their box.
    assert_eq!(scene.at("imp_1_cmle"), "closesupport");
}

#[test]
fn nobody_fires_what_cannot_be_paid() {
    // 15.5, S-30: the values count without the spotter (S-32).
    let words = "french_fire 1; r4s05: fr_2_4_col fr_1_cmle; r4s06: vm_215; close_support: imp_2_4_col imp_1_cmle";
    let mut one = scene(&format!("{words}; ammunition 1"));
    one.say("target r4s06, with imp_2_4_col");
    assert_eq!(one.refused("with imp_1_cmle"), "15.5 siege-no-ammunition");
    let none = scene(&format!("{words}; r4s04: fr_1_2_le; ammunition 0"));
    assert_eq!(none.refused("target r4s06"), "legal");
    let mut none = scene(&format!("{words}; r4s04: fr_1_2_le; ammunition 0"));
    none.say("target r4s06");
    assert_eq!(none.refused("with imp_1_cmle"), "15.5 siege-no-ammunition");
}

#[test]
fn a_breakdown_allows_one_marker_a_space() {
    // 30.0 Command Breakdown.
    let words = "french_fire 1; r4s05: fr_2_4_col fr_3_10_col; r4s06: vm_215; close_support: imp_2_4_col imp_3_10_col";
    let mut scene = scene(&format!("{words}; force f_command_breakdown"));
    scene.say("target r4s06, with imp_2_4_col");
    assert_eq!(scene.refused("with imp_3_10_col"), "30.0 siege-no-impact-limit");
}

#[test]
fn pools_are_rolled_apart_and_hits_come_before_panics() {
    // 17.4: ground, guns, aircraft.
    let words = "french_fire 1; r4s05: fr_1_2_le fr_1_cmle; r4s06: vm_215 vm_439; close_support: imp_1_cmle; tactical: air_fb_1; trenches dug";
    let mut scene = scene(&format!("{words}; main destroyed"));
    scene.say("target r4s06, with all, agree");
    assert_eq!(scene.dice_asked(), 4);
    scene.dice(&[5, 1, 1, 1]);
    assert_eq!(scene.dice_asked(), 2);
    scene.dice(&[6, 1]);
    assert_eq!(scene.dice_asked(), 2);
    scene.dice(&[1, 1]);
    assert_eq!(scene.asks(), "hit-viet-minh");
    scene.say("lose vm_215");
    assert_eq!(scene.asks(), "panic");
    scene.say("panic vm_439").dice(&[2]);
    assert_eq!(scene.all_at(&["vm_215", "vm_439"]), ["r4s06-", "r4s08"]);
}

#[test]
fn the_trenches_give_cover_and_steady_nerves() {
    // 17.10: a 5 is no panic any more, a 4 nothing.
    let mut scene = scene(
        "french_fire 1; r4s05: fr_1_2_le; r4s06: vm_215 vm_439; r1s05: fr_3_3_le; r1s06: vm_265; trenches manned",
    );
    scene.say("target r4s06, with fr_1_2_le, agree").dice(&[3, 4, 5, 5]);
    assert_eq!(scene.all_at(&["vm_215", "vm_439"]), ["r4s06", "r4s06"]);
    assert!(scene.log().contains(&"nobody-panics"));
}

#[test]
fn captured_entrenchments_give_no_cover() {
    // 17.9: a 4 is a panic in the open.
    let mut scene = scene("french_fire 1; r4s11: fr_1_2_le; r4s13: vm_215");
    scene.say("target r4s13, with fr_1_2_le, agree").dice(&[4, 1, 1, 1]);
    assert_eq!(scene.asks(), "dice retreat");
}

#[test]
fn a_hilltop_does_not_help_mortars() {
    // 15.2, S-36: from the hill E-3 four spaces, not five.
    let mut scene = scene(
        "french_fire 1; r3s03: fr_1_cmle; r3s07: vm_11; r3s08: vm_16; close_support: imp_1_cmle",
    );
    assert_eq!(scene.refused("target r3s08"), "17.3 siege-no-nobody-in-range");
    scene.say("target r3s07");
    assert_eq!(scene.refused("with imp_1_cmle"), "legal");
}

#[test]
fn a_reduced_gun_keeps_its_impact() {
    // 15.8: six dice and the spotter's.
    let words = "french_fire 1; r4s12: fr_2_4_col-; r4s13: vm_215; close_support: imp_2_4_col";
    assert_eq!(scene(words).say("target r4s13, with all, agree").dice_asked(), 7);
}
