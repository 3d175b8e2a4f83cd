//! 1.10, 3.3: the phases of a turn, and what a turn begins and ends with.

use kernel::{Cited, Message, Rules, Seat};
use tonkin::choice::Choice;

use crate::scene::scene;

#[test]
fn the_six_phases_follow_each_other_and_the_month_advances() {
    let mut game = scene("Nov-52 replacement 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi");
    for asked in [
        "vietminh mix",
        "french mix",
        "vietminh movement",
        "french movement",
        "vietminh activate",
        "french activate",
        "vietminh mix",
    ] {
        game.until(asked);
        if asked != "vietminh mix" || game.state().month == 26 {
            continue;
        }
        assert_eq!(game.state().month, 27);
    }
}

#[test]
fn without_an_sd_spent_the_supply_check_comes_next() {
    let mut game = scene("Nov-52 operations 50\nT7: vm_hq\nT14: fef_hq\nF12: fef_1_bmi");
    assert!(!game.is_oos("fef_1_bmi"));
    game.say("decline, decline");
    assert!(game.is_oos("fef_1_bmi"));
    assert_eq!(game.state().month, 27);
}

#[test]
fn points_above_8_are_lost_when_the_turn_ends() {
    let mut game = scene("Nov-52 operations 50\nrp 11 8\nT7: vm_hq\nT14: fef_hq fef_1_bmi");
    game.say("decline, decline");
    assert_eq!(game.rp(), [8, 8]);
}

#[test]
fn transports_are_not_saved() {
    let mut game = scene(
        "Nov-52 operations 50
        T7: vm_hq
        T14: fef_hq
        trucks = { owned = 3, left = 1 }
        air_transports = { owned = 4, left = 0 }",
    );
    game.say("decline, decline");
    let (trucks, planes) = (game.state().trucks, game.state().planes);
    assert_eq!([trucks.left, planes.left], [trucks.owned, planes.owned]);
    assert!(trucks.owned >= 3 && planes.owned >= 4);
}

#[test]
fn what_is_not_asked_is_not_answered() {
    let game = scene("Nov-52 vm_movement 50\nT7: vm_hq\nT14: fef_hq");
    let refused = |seat: Seat, choice: Choice| {
        let no = game.rules().check(game.state(), seat, &choice).expect_err("it is not asked");
        format!("{} {}", no.rule(), no.id().trim_start_matches("tonkin-no-"))
    };
    assert_eq!(refused(Seat(1), Choice::Spirit), "1.10 not-asked");
    // It is not the turn of the French.
    assert_eq!(refused(Seat(0), Choice::Done), "1.10 not-asked");
}
