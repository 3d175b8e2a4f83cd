//! 6.6: barrage.

use crate::scene::scene;

#[test]
fn artillery_beside_the_target_disorganizes_and_hits() {
    let mut game = scene(
        "Oct-53 operations 30
        T7: vm_hq
        S11: vm_sd_1 vm_45 vm_36
        S12: fef_1_bmi
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("barrage S12");
    assert_eq!(game.refused("with vm_36"), "no such choice");
    game.say("with vm_45, fire").roll(&[6, 6]);
    assert_eq!(game.asks(), "french losses");
    game.say("lose fef_1_bmi");
    assert!(game.is_dg("fef_1_bmi"));
    assert_eq!(game.steps("fef_1_bmi"), 1);
}

#[test]
fn the_airstrike_needs_a_french_unit_beside_the_target_and_dry_weather() {
    let words = |month: &str| {
        format!(
            "{month} operations 50\nT7: vm_hq\nS11: vm_36\nS12: fef_1_bmi\nT14: fef_hq fef_sd_1"
        )
    };
    let mut game = scene(&words("Oct-52"));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("barrage S11, with fef_airstrike_b, fire");
    assert_eq!(game.asks(), "vietminh declare");
    game.say("silent").roll(&[1, 1]);
    assert!(!game.is_dg("vm_36"));
    let mut rain = scene(&words("Jul-52"));
    rain.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    assert_eq!(rain.refused("barrage S11"), "1.7 rains");
}
