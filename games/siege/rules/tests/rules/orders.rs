//! 17.1, 28.1, S-76: attacks are put together piece by piece, and agreed.

use crate::scene::{scene, staff_scene};

#[test]
fn units_in_range_join_one_attack() {
    // 17.1, 17.3: units of different spaces; one die a factor.
    let mut scene = scene("french_fire 1; r4s05: fr_1_2_le; r4s03: fr_2_1_alg; r4s06: vm_215");
    scene.say("target r4s06, with fr_1_2_le");
    assert_eq!(scene.refused("with fr_2_1_alg"), "17.3 siege-no-out-of-range");
    scene.say("agree");
    assert_eq!((scene.asks(), scene.dice_asked()), ("dice fire".to_owned(), 4));
}

#[test]
fn an_attack_of_several_seats_is_agreed_by_each() {
    // S-76.
    let words = "french_fire 1; r1s05: fr_1_2_le; central: fr_2_4_col; r1s06: vm_265; close_support: imp_2_4_col; tactical: air_fb_1";
    let mut scene = staff_scene(words);
    assert_eq!(scene.seats(), ["commander", "north", "south", "air", "artillery"]);
    scene.by("north", "target r1s06");
    assert_eq!(scene.refused_to("north", "with imp_2_4_col"), "S-76 siege-no-owner");
    scene.by("north", "with fr_1_2_le").by("artillery", "with imp_2_4_col");
    scene.by("north", "agree");
    assert_eq!(scene.seats(), ["commander", "air", "artillery"]);
    // A changed attack must be agreed again.
    scene.by("air", "with air_fb_1");
    assert!(scene.seats().contains(&"north"));
    scene.by("north", "agree").by("air", "agree").by("artillery", "agree");
    assert_eq!(scene.asks(), "dice fire");
}

#[test]
fn the_commander_agrees_for_all() {
    let mut scene = staff_scene("french_fire 1; r1s05: fr_1_2_le; r4s05: fr_3_3_le; r1s06: vm_265");
    scene.by("commander", "target r1s06, with fr_1_2_le, agree");
    assert_eq!(scene.asks(), "dice fire");
}

#[test]
fn nobody_drops_an_attack_of_others() {
    // S-76: the commander does.
    let words = "french_fire 1; r1s05: fr_1_2_le; central: fr_2_4_col; r1s06: vm_265; close_support: imp_2_4_col";
    let mut scene = staff_scene(words);
    scene.by("north", "target r1s06, with fr_1_2_le").by("artillery", "with imp_2_4_col");
    assert_eq!(scene.refused_to("north", "drop"), "S-76 siege-no-commander-only");
    assert_eq!(scene.refused_to("commander", "drop"), "legal");
}
