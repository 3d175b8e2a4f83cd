//! 31.0 to 34.0: the dice of optional rules at set-up.

use kernel::Title;

use crate::scene::started;

#[test]
fn variable_forces_may_wait_or_come_early() {
    // 31.0: odd, odd.
    let mut waiting = started("variable_vm=yes");
    waiting.say("placement 1, done").dice(&[0]).dice(&[1]).dice(&[2]).dice(&[3]).dice(&[3, 5]);
    assert_eq!(
        waiting.all_at(&["vm_970", "vm_999", "vm_900"]),
        ["available", "available", "aside"]
    );
    // Even, even, and a 4: with the 308th.
    let mut early = started("variable_vm=yes");
    early
        .say("placement 1, done")
        .dice(&[0])
        .dice(&[1])
        .dice(&[2])
        .dice(&[3])
        .dice(&[2, 4])
        .dice(&[4]);
    assert_eq!(early.all_at(&["vm_970", "vm_900"]), ["base4", "base2"]);
}

#[test]
fn option_s_units_are_placed_with_the_others() {
    // 34.1: two counters; the artillery brings its marker.
    let mut scene = started("extra_start=yes");
    scene.dice(&[2]).dice(&[5]).dice(&[0]);
    scene.say("placement 1");
    assert_eq!(scene.refused("done"), "29.0 siege-no-unplaced");
    scene.say("place fr_1_10_col central, place fr_2_3_le r1s04, done");
    assert_eq!(
        scene.all_at(&["fr_1_10_col", "imp_1_10_col", "fr_2_tabor"]),
        ["central", "reserve", "aside"]
    );
}

#[test]
fn option_a_aircraft_go_to_reserve() {
    // 34.2.
    let mut scene = started("extra_air=yes");
    scene.dice(&[1]).dice(&[4]);
    assert_eq!(scene.all_at(&["air_bm_cia", "air_fb_a1"]), ["reserve", "aside"]);
}

#[test]
fn option_c_units_become_available() {
    // 34.3.
    let mut scene = started("condor_forces=yes");
    scene.dice(&[1]).dice(&[7]);
    assert_eq!(scene.all_at(&["fr_gmi_laos", "fr_2_2_le"]), ["available", "aside"]);
}

#[test]
fn the_dice_come_in_the_order_of_the_rules() {
    // S-96.
    let mut scene = started("extra_start=yes extra_air=yes condor_forces=yes");
    for counters in [6, 6, 8] {
        assert_eq!(scene.asks(), "dice option-die");
        scene.dice(&[6]);
        let drawn = 6.min(counters);
        for _ in 0..drawn {
            scene.dice(&[0]);
        }
    }
    assert_eq!(scene.asks(), "place");
}

#[test]
fn the_bomb_needs_the_intervention() {
    let given = [("nuclear".to_owned(), "yes".to_owned())].into();
    let options = kernel::Options::complete(&siege::Siege::INFO, &given).expect("an option");
    let faults = siege::Siege::load(&siege::Siege::packs()[0], "march_may_1954", &options);
    let faults = faults.expect_err("37.0 requires 36.0");
    assert_eq!(faults[0].id, "siege-fault-nuclear");
}
