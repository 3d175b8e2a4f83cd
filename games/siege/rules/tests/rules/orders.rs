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

#[test]
fn a_hasty_officer_used_up_a_target_others_could_join() {
    // S-76: artillery and aircraft can still join; the attack waits for them.
    let words = "french_fire 1; r1s05: fr_1_2_le; central: fr_2_4_col; r1s06: vm_265; close_support: imp_2_4_col; tactical: air_fb_1";
    let mut scene = staff_scene(words);
    scene.by("north", "target r1s06, with fr_1_2_le, agree");
    assert_eq!((scene.asks(), scene.seats()), ("attack".to_owned(), WAITING.to_vec()));
    scene.by("air", "agree");
    assert_eq!(scene.asks(), "attack");
    scene.by("artillery", "agree");
    assert_eq!((scene.asks(), scene.dice_asked()), ("dice fire".to_owned(), 4));
}

const WAITING: [&str; 3] = ["commander", "air", "artillery"];

#[test]
fn the_commander_need_not_wait_for_an_officer_who_is_away() {
    // S-76.
    let words = "french_fire 1; r1s05: fr_1_2_le; central: fr_2_4_col; r1s06: vm_265; close_support: imp_2_4_col; tactical: air_fb_1";
    let mut scene = staff_scene(words);
    scene.by("north", "target r1s06, with fr_1_2_le, agree").by("commander", "agree");
    assert_eq!(scene.asks(), "dice fire");
}

#[test]
fn nobody_waits_for_an_officer_who_is_done() {
    // S-76: he may still join while others are asked, and then must agree.
    let words = "french_fire 1; r1s05: fr_1_2_le; central: fr_2_4_col; r1s06: vm_265; close_support: imp_2_4_col; tactical: air_fb_1";
    let mut scene = staff_scene(words);
    scene.by("artillery", "done").by("north", "target r1s06, with fr_1_2_le, agree");
    assert_eq!(scene.seats(), WAITING);
    let mut joined = staff_scene(words);
    scene.by("air", "agree");
    assert_eq!(scene.asks(), "dice fire");
    joined.by("artillery", "done").by("north", "target r1s06, with fr_1_2_le");
    joined.by("artillery", "with imp_2_4_col").by("north", "agree").by("air", "agree");
    assert_eq!(
        (joined.asks(), joined.seats()),
        ("attack".to_owned(), vec!["commander", "artillery"])
    );
}

#[test]
fn an_officer_who_can_do_nothing_is_not_waited_for() {
    // S-76: the guns of the south are out of it, and so is he.
    let mut scene = staff_scene("french_fire 1; r1s05: fr_1_2_le; r4s05: fr_3_3_le; r1s06: vm_265");
    scene.by("north", "target r1s06, with fr_1_2_le, agree");
    assert_eq!(scene.asks(), "dice fire");
}

#[test]
fn a_hasty_officer_left_a_leader_behind() {
    // S-76, 25.3: the commander's leader could still go along.
    let words = "french_assault 1; r4s05: fr_3_3_le ld_langlais; r4s06: vm_215";
    let mut scene = staff_scene(words);
    scene.by("south", "assault r4s05 r4s06, with fr_3_3_le, agree");
    assert_eq!((scene.asks(), scene.seats()), ("sally".to_owned(), vec!["commander"]));
    scene.by("commander", "with ld_langlais");
    assert_eq!(scene.seats(), ["commander", "south"]);
    scene.by("south", "agree");
    assert_eq!(scene.asks(), "dice edge");
    let mut scene = staff_scene(words);
    scene.by("commander", "done").by("south", "assault r4s05 r4s06, with fr_3_3_le, agree");
    assert_eq!(scene.asks(), "dice edge");
}
