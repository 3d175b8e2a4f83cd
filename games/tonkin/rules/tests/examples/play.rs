//! The Example of Play, as a whole.

use crate::scene::{Scene, scene};

/// GM 1 and 1/2 REI stand at Kim Dong, 246 at V17, a Tieu Doan in Thai Binh.
pub(crate) fn begin() -> Scene {
    scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1
        U16: fef_gm_1 fef_1_2_rei
        V17: vm_246
        W18: vm_td_18",
    )
}

/// They go to Hung Yen by road and overrun 246.
pub(crate) fn overrunning() -> Scene {
    let mut game = begin();
    game.say("stack U16, with fef_gm_1, with fef_1_2_rei, go own, to U17, overrun V17, decline");
    game.say("lead fef_1_2_rei");
    game
}

/// The overrun of 246 is over: it has retreated, they have advanced.
pub(crate) fn first_overrun() -> Scene {
    let mut game = overrunning();
    game.roll(&[5, 3]).roll(&[1, 1]);
    game.say("retreat, retreat vm_246 V16");
    game
}

/// GM 1 alone overruns the Tieu Doan, which waits in ambush.
pub(crate) fn ambushed() -> Scene {
    let mut game = first_overrun();
    game.say("part fef_1_2_rei, overrun W18, decline, ambush vm_td_18 fef_gm_1");
    game
}

/// The ambush is over: the Tieu Doan is gone, GM 1 has advanced.
pub(crate) fn second_overrun() -> Scene {
    let mut game = ambushed();
    game.roll(&[6]);
    game
}

#[test]
fn the_example_is_played_from_the_first_step_to_the_last() {
    let mut game = second_overrun();
    assert_eq!((game.place("fef_gm_1"), game.place("fef_1_2_rei")), ("W18".into(), "V17".into()));
    assert_eq!((game.place("vm_246"), game.place("vm_td_18")), ("V16".into(), "box2".into()));
    // The leader took the loss of the first combat, GM 1 that of the ambush.
    assert_eq!(
        (game.steps("fef_1_2_rei"), game.steps("fef_gm_1"), game.steps("vm_246")),
        (1, 3, 4)
    );
    assert!(game.is_dg("fef_gm_1") && !game.is_dg("fef_1_2_rei"));
    // It has 3 mp left and is DG: no more overruns, and it stops. 1/2 REI has 2 mp left.
    assert_eq!(game.asks(), "french march");
    game.say("stop");
    assert_eq!(game.asks(), "french march");
    assert_eq!(game.refused("overrun V16"), "6.4 overrun-cost");
    game.say("stop, done");
}
