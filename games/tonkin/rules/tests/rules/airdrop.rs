//! 6.4: paras that are dropped on VM.

use crate::scene::{Scene, scene};

fn french(words: &str) -> Scene {
    let planes = "air_transports = { owned = 5, left = 3 }";
    scene(&format!("Jan-54 french_movement 50\nT7: vm_hq\n{planes}\n{words}"))
}

#[test]
fn paras_dropped_on_vm_fight_and_go_back_a_hex_if_they_fail() {
    let fought = |roll: &[u8]| {
        let mut game = french("T14: fef_hq fef_1_bep fef_2_bep\nU17: vm_246");
        game.say("stack T14, with fef_1_bep, with fef_2_bep, drop U17");
        // VM could declare on the hex; nobody ambushes paratroopers.
        game.say("silent, lead fef_1_bep").roll(roll).roll(&[1, 1]);
        game
    };
    let mut failed = fought(&[3, 3]);
    failed.say("stand");
    failed.until("french bounce");
    assert_eq!(failed.refused("retreat fef_1_bep U17"), "no such choice");
    failed.until("french movement");
    assert_ne!(failed.place("fef_1_bep"), "U17");
    assert_eq!(failed.place("vm_246"), "U17");
}

#[test]
fn disorganized_paras_are_not_dropped_on_vm() {
    let mut game = french("T14: fef_hq fef_1_bep\nU17: vm_td_18\ndg = [\"fef_1_bep\"]");
    game.say("stack T14, with fef_1_bep");
    assert_eq!(game.refused("drop U17"), "6.14 overrun-dg");
    assert_eq!(game.refused("drop U16"), "legal");
}
