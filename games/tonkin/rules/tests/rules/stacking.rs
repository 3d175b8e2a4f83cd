//! 1.5: stacking, judged at the end of every phase and Operation Point.

use kernel::Rules;

use crate::scene::scene;

#[test]
fn more_than_13_points_are_too_many_when_the_phase_ends() {
    // HQ 1 and three regiments of 4 are 13.
    let mut game = scene(
        "Oct-52 vm_movement 50
        T7: vm_hq vm_36 vm_88 vm_102
        S8: vm_td_18
        T14: fef_hq",
    );
    // During the phase the hex may hold more.
    game.say("stack S8, with vm_td_18, go own, to T7, stop");
    assert_eq!(game.asks(), "vietminh movement");
    game.say("done");
    assert_eq!(game.asks(), "vietminh overstack");
    // A step off a regiment takes a point off the hex, and counts on the hit track.
    game.say("lose vm_36");
    assert_eq!((game.steps("vm_36"), game.state().hits), (3, 1));
    assert_eq!(game.asks(), "french movement");
}

#[test]
fn exactly_13_points_are_not_too_many() {
    let mut game = scene("Oct-52 vm_movement 50\nT7: vm_hq vm_36 vm_88 vm_102\nT14: fef_hq");
    game.say("done");
    assert_eq!(game.asks(), "french movement");
}

#[test]
fn hq_and_sd_may_be_given_up_and_leave_the_map() {
    let mut game = scene(
        "Oct-52 vm_movement 50
        T7: vm_hq
        T11: vm_36 vm_88 vm_102
        T10: vm_sd_1 vm_td_18
        T14: fef_hq",
    );
    game.say("stack T10, with vm_sd_1, with vm_td_18, go own, to T11, stop, done");
    assert_eq!(game.asks(), "vietminh overstack");
    game.say("lose vm_sd_1");
    assert_eq!((game.place("vm_sd_1"), game.asks()), ("pool".into(), "french movement".into()));
}

#[test]
fn an_operation_point_ends_with_the_same_check() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq vm_36 vm_88 vm_102
        S8: vm_sd_1 vm_td_18
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[6]);
    game.say("stack S8, stack S8, with vm_td_18, go own, to T7, stop, done");
    assert_eq!(game.asks(), "vietminh overstack");
    assert_eq!(game.refused("lose vm_sd_1"), "no such choice");
    game.say("lose vm_td_18");
    assert_eq!(game.asks(), "vietminh impulse");
}

#[test]
fn arrivals_and_sds_may_overfill_a_hex_until_the_phase_ends() {
    let words = "Oct-52 replacement 50
        T7: vm_hq
        T14: fef_hq
        X15: fef_gm_1 fef_gm_2 fef_gm_3 fef_1_bmi
        track Oct-52 fef_2_bmi";
    let mut game = scene(words);
    game.until("french french-arrivals");
    let unit = game.unit("fef_2_bmi");
    let search = |hex: &str| {
        let mut legal = Vec::new();
        game.rules().legal(game.state(), kernel::Seat(0), &mut legal);
        legal.contains(&tonkin::choice::Choice::Place(unit, crate::scene::hex(hex)))
    };
    // By the rule it is legal, for search not worth a look.
    assert!(!search("X15") && search("Z15"));
    game.say("place fef_2_bmi X15");
    game.until("french mix").say("dumps 1, dump X15");
    game.until("french overstack");
    assert_eq!(game.refused("lose fef_hq"), "no such choice");
    game.say("lose fef_sd_1, lose fef_1_bmi, lose fef_1_bmi");
    assert_eq!(game.asks(), "vietminh movement");
}

#[test]
fn a_unit_that_is_withdrawn_makes_room_for_one_that_arrives() {
    let mut game = scene(
        "Nov-51 replacement 50
        T7: vm_hq
        T14: fef_hq
        X15: fef_gm_1 fef_gm_2 fef_gm_3 fef_1_bmi",
    );
    game.until("french french-arrivals");
    let legal = game.legal();
    let place = legal.iter().find(|answer| answer.starts_with("place") && answer.ends_with(" X15"));
    game.say(&place.expect("somebody comes by a harbor").clone());
    game.until("french withdraw");
    let out = game.legal().into_iter().find(|answer| {
        ["fef_gm_1", "fef_gm_2", "fef_gm_3"]
            .iter()
            .any(|id| answer == &format!("withdraw {}", game.unit(id)))
    });
    game.say(&out.expect("a Groupe Mobile may go"));
    game.until("vietminh movement");
}

#[test]
fn battalions_of_vm_may_overfill_a_hex_until_the_phase_ends() {
    // HQ 1 and three regiments of 4 at Thai Binh.
    let mut game = scene("Nov-50 replacement 99\nW18: vm_hq vm_36 vm_88 vm_102\nT14: fef_1_bmi");
    game.until("vietminh mobilise");
    game.say("place vm_td_18 W18");
    game.until("vietminh overstack");
    game.say("lose vm_td_18");
    assert_eq!(game.place("vm_td_18"), "box2");
}

#[test]
fn saigon_has_no_limit() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        saigon = [\"fef_gm_1\", \"fef_gm_2\", \"fef_gm_3\", \"fef_gm_4\"]",
    );
    game.say("done");
    assert_eq!(game.asks(), "vietminh activate");
    assert_eq!(game.steps("fef_gm_4"), 4);
}
