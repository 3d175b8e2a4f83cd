//! 6.3 G, 6.8: an attack is put together.

use tonkin::choice::Choice;

use crate::scene::{hex, scene};

#[test]
fn nobody_attacks_beyond_three_hexes_of_the_sd_that_is_spent() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq vm_sd_1
        S11: vm_36
        S12: fef_1_bmi
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    assert_eq!(game.refused("attack S12"), "6.3 spending-range");
}

#[test]
fn engineers_and_anti_aircraft_do_not_attack() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_151 vm_367
        S12: fef_1_bmi
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12");
    assert_eq!(game.refused("with vm_367"), "4.0 defence-only");
    assert_eq!(game.refused("with vm_151"), "4.0 defence-only");
    assert_eq!(game.refused("fire"), "1.10 nobody-picked");
}

#[test]
fn an_attack_needs_an_enemy_and_an_sd_that_is_spent() {
    let words =
        "Oct-52 operations 50\nT7: vm_hq\nS11: vm_sd_1 vm_36\nS12: fef_1_bmi\nT14: fef_hq fef_sd_1";
    let mut game = scene(words);
    game.say("spend vm_sd_1, decline").roll(&[1]);
    let attack = |name: &str| Choice::Attack(hex(name));
    assert_eq!(game.denied(attack("T12")), "6.8 attack-target");
    assert_eq!(game.denied(attack("S12")), "legal");
    let mut without = scene(words);
    without.say("decline, spend fef_sd_1").roll(&[1]);
    assert_eq!(without.denied(attack("S12")), "6.3 spending-dump");
}
