//! Refusals that no candidate runs into: what is asked for is not there, or not within reach.

use kernel::Rules;
use tonkin::choice::Choice;
use tonkin::components::Side;
use tonkin::flow::{Dig, DigCase, Step, Wreck};
use tonkin::refusal::No;

use crate::positions;
use crate::scene::{Scene, hex, scene};

/// All of them.
pub(crate) fn given() -> Vec<No> {
    let mut given = operations();
    given.extend(roads());
    given.extend(movement());
    given.extend(replacements());
    given
}

/// Why a choice is refused that answers the present question.
fn no(game: &Scene, choice: Choice) -> No {
    let seat = kernel::flow::asked(game.rules(), game.state()).lowest();
    let seat = seat.expect("somebody is asked");
    let refused = game.rules().check(game.state(), seat, &choice).err();
    refused.unwrap_or_else(|| panic!("{choice} is not refused"))
}

/// FEF spends its SD and has as many points as the die says.
fn french(words: &str, die: u8) -> Scene {
    let mut game = scene(&format!("Oct-52 operations 50\nT7: vm_hq\n{words}"));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[die]);
    game
}

/// 6.3, 6.6, 6.8: nobody to attack or to barrage, markers that form no chain, no trench at all.
fn operations() -> Vec<No> {
    let game = french("T14: fef_hq fef_sd_1\nV15: fef_sd_2 fef_1_bmi\nT15: vm_36", 6);
    let side = Side::French;
    let dig = Step::Dig(Dig { side, case: DigCase::Range, from: hex("V15"), left: 3 });
    let mut chain = french(
        "T14: fef_hq fef_sd_1 fef_1_bmi\nU14: fef_2_bmi\nU15: fef_1_acf\nAC12: fef_1_bvn
        dg = [\"fef_1_bmi\", \"fef_2_bmi\", \"fef_1_acf\", \"fef_1_bvn\"]",
        1,
    );
    chain.say("recover T14, recover U14, recover U15");
    vec![
        no(&game, Choice::Attack(hex("U16"))),
        no(&game, Choice::Barrage(hex("U16"))),
        positions::no(&game, dig, Choice::Done),
        no(&chain, Choice::Recover(hex("AC12"))),
    ]
}

/// 4.0, 6.7: roads nobody gets at, roads in China, and a Road-Marker that is still left.
fn roads() -> Vec<No> {
    let game = french("T14: fef_hq fef_sd_1", 6);
    let build = scene(
        "Oct-52 vm_movement 50\nT7: vm_hq\nP12: vm_151\nT14: fef_hq\nroad_markers = [\"K6\"]",
    );
    vec![
        positions::no(&game, Step::Wreck(Wreck { left: 3 }), Choice::Wreck(hex("Y9"))),
        no(&game, Choice::Wreck(hex("Y7"))),
        no(&build, Choice::BuildFrom(hex("P12"), hex("K6"))),
    ]
}

/// 6.4, 6.11: nobody to overrun, and a DNA is no victim.
fn movement() -> Vec<No> {
    let mut march =
        scene("Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi\nT16: vm_sd_1");
    march.say("stack T14, with fef_1_bmi, go own, to T15");
    let mut river = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_sd_1 fef_dna_1 fef_1_bmi
        U15: vm_td_18",
    );
    river.say("stack T14, with fef_dna_1, with fef_1_bmi, go river, to U14, overrun U15, decline");
    let ambush = Choice::Ambush(river.unit("vm_td_18"), river.unit("fef_dna_1"));
    vec![no(&march, Choice::Overrun(hex("U15"))), no(&river, ambush)]
}

/// 2.2, 2.6: steps that no road and no Air Transport brings.
fn replacements() -> Vec<No> {
    let near = "X17: vm_td_303\nX18: vm_td_386\nW17: vm_td_415\nV19: vm_td_426";
    let mut far = scene(&format!(
        "Nov-50 replacement 99\nrp 0 8\nT7: vm_hq\nT14: fef_1_bmi\nL24: vm_45:2\nT8: vm_36:1\n{near}"
    ));
    far.until("vietminh replace");
    let mut grounded = scene(
        "Nov-50 replacement 99
        air_transports = { owned = 0, left = 0 }
        T7: vm_hq
        T14: fef_1_bmi
        F12: fef_hq fef_2_bmi:1
        X15: fef_1_acf:1",
    );
    grounded.until("french replace");
    vec![
        no(&far, Choice::Replace(far.unit("vm_45"))),
        no(&grounded, Choice::Replace(grounded.unit("fef_2_bmi"))),
    ]
}
