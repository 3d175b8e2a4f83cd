//! 2.2, 2.3, 2.6: SDs, RP, Thai Binh, replacements of both sides.

use crate::scene::{Scene, na_san, scene};

/// Four VM hexes near Thai Binh: no penalty, and the bonus.
const NEAR: &str = "X17: vm_td_303\nX18: vm_td_386\nW17: vm_td_415\nV19: vm_td_426";

fn vm_replaces(words: &str) -> Scene {
    let mut game = scene(&format!("Nov-50 replacement 99\n{words}"));
    game.until("vietminh replace");
    game
}

fn french_replaces(words: &str) -> Scene {
    let mut game = scene(&format!("Nov-50 replacement 99\n{words}"));
    game.until("french replace");
    game
}

#[test]
fn vm_chooses_2_sd_or_1_and_2_rp_or_4_rp() {
    for (answer, dumps, points) in [("dumps 2", 2, 0), ("dumps 1", 1, 2), ("dumps 0", 0, 4)] {
        let mut game = scene(&format!("Nov-50 replacement 99\nT7: vm_hq\nT14: fef_1_bmi\n{NEAR}"));
        assert_eq!(game.asks(), "vietminh mix");
        game.say(answer);
        for _ in 0..dumps {
            assert_eq!(game.asks(), "vietminh dumps");
            game.say("dump T11");
        }
        // One more for Thai Binh.
        assert_eq!(game.rp(), [0, points + 1]);
    }
}

#[test]
fn sds_go_to_supply_centers_that_work_and_nine_are_the_most() {
    let mut game = scene(&format!("Nov-50 replacement 99\nT7: vm_hq\nT11: fef_1_bmi\n{NEAR}"));
    game.say("dumps 2");
    assert_eq!(game.refused("dump T11"), "2.2 dump-place");
    assert_eq!(game.refused("dump W18"), "no such choice");
    game.say("dump T7");
    assert_eq!(game.place("vm_sd_1"), "T7");
    let eight = "Q9: vm_sd_2 vm_sd_3 vm_sd_4 vm_sd_5 vm_sd_6 vm_sd_7 vm_sd_8 vm_sd_9";
    let mut full =
        scene(&format!("Nov-50 replacement 99\nT7: vm_hq\nT14: fef_1_bmi\n{eight}\n{NEAR}"));
    full.say("dumps 2, dump T7");
    assert_ne!(full.asks(), "vietminh dumps");
}

#[test]
fn thai_binh_gives_a_point_for_4_hexes_and_takes_one_or_a_step_for_1() {
    let words = "Nov-50 replacement 99\nT7: vm_hq\nT14: fef_1_bmi\nW18: fef_2_bmi\nX18: vm_td_303";
    let mut game = scene(&format!("{words}\nQ9: vm_36"));
    game.say("dumps 1, dump T7");
    assert_eq!(game.asks(), "vietminh thai-binh");
    game.say("give up");
    assert_eq!(game.rp(), [0, 1]);
    let mut step = scene(&format!("{words}\nQ9: vm_36"));
    step.say("dumps 1, dump T7, lose vm_36");
    assert_eq!((step.rp(), step.steps("vm_36"), step.state().hits), ([0, 2], 3, 1));
    // With two hexes nothing happens.
    let mut two = scene(&format!("{words}\nX17: vm_td_386\nQ9: vm_36"));
    two.say("dumps 1, dump T7");
    assert_eq!(two.rp(), [0, 2]);
}

#[test]
fn near_thai_binh_hq_and_sd_count_and_so_does_the_town() {
    let points = |words: &str| {
        let mut game = scene(&format!("Nov-50 replacement 99\nT14: fef_1_bmi\nQ9: vm_36\n{words}"));
        game.say("dumps 0");
        game.until("vietminh replace");
        game.rp()[1]
    };
    // Four hexes with an HQ, an SD, a battalion and one in the town itself give the point.
    assert_eq!(points("V19: vm_hq\nX18: vm_sd_1\nX17: vm_td_18\nW18: vm_td_29"), 5);
    assert_eq!(points("V19: vm_hq\nX18: vm_sd_1\nX17: vm_td_18"), 4);
}

#[test]
fn without_a_point_a_step_must_go() {
    let mut game = scene("Nov-50 replacement 99\nT7: vm_hq\nT14: fef_1_bmi\nQ9: vm_36");
    game.say("dumps 2, dump T7, dump T7");
    assert_eq!(game.refused("give up"), "2.2 point-left");
    assert_eq!(game.refused("lose vm_36"), "legal");
}

#[test]
fn a_regiment_near_the_hq_or_a_center_regains_two_steps_at_most() {
    let mut game = vm_replaces(&format!("rp 0 8\nT7: vm_hq\nT14: fef_1_bmi\nT8: vm_36:1\n{NEAR}"));
    game.say("replace vm_36, replace vm_36");
    assert_eq!(game.steps("vm_36"), 3);
    assert_eq!(game.refused("replace vm_36"), "2.2 two-steps");
}

#[test]
fn a_regiment_that_is_whole_again_regains_nothing() {
    let mut game = vm_replaces(&format!("rp 0 8\nT7: vm_hq\nT14: fef_1_bmi\nT8: vm_36:3\n{NEAR}"));
    game.say("replace vm_36");
    assert_eq!(game.refused("replace vm_36"), "2.2 full-strength");
}

#[test]
fn no_replacement_for_units_that_are_oos_or_far_or_whole() {
    let words = format!(
        "rp 0 8\nout_of_supply = [\"vm_88\"]\nT7: vm_hq\nT14: fef_1_bmi\nT8: vm_36 vm_88:2\nF20: vm_9:2\n{NEAR}"
    );
    let game = vm_replaces(&words);
    assert_eq!(game.refused("replace vm_36"), "no such choice");
    assert_eq!(game.refused("replace vm_88"), "2.2 replacement-supply");
    assert_eq!(game.refused("replace vm_9"), "2.2 replacement-range");
}

#[test]
fn motorized_steps_cost_2_and_need_an_open_road_from_china() {
    // Lang Son lies on the road from Ping Siang.
    let words = "rp 0 8\nT7: vm_hq\nT14: fef_1_bmi\nY8: vm_45:2";
    let mut game = vm_replaces(&format!("{words}\n{NEAR}"));
    let before = game.rp()[1];
    game.say("replace vm_45");
    assert_eq!((game.steps("vm_45"), game.rp()[1]), (3, before - 2));
    // Within range of Cua Rao, far from any road that comes from China.
    let far = vm_replaces(&format!(
        "rp 0 8\nT7: vm_hq\nT14: fef_1_bmi\nL24: vm_45:2\nT8: vm_36:1\n{NEAR}"
    ));
    assert_eq!(far.refused("replace vm_45"), "2.2 replacement-road");
}

#[test]
fn an_eliminated_regiment_is_rebuilt_for_4_rp_and_comes_3_turns_later() {
    let words = "rp 0 4\neliminated = [\"vm_36\", \"vm_45\"]\nT7: vm_hq\nT14: fef_1_bmi";
    let mut game = vm_replaces(&format!("{words}\n{NEAR}"));
    let before = game.rp()[1];
    game.say("rebuild vm_36");
    assert_eq!(game.place("vm_36"), "track 5");
    assert_eq!((game.steps("vm_36"), game.rp()[1]), (4, before - 4));
    assert_eq!(game.refused("rebuild vm_45"), "2.2 points");
}

#[test]
fn a_foot_regiment_absorbs_tieu_doans_2_hexes_away() {
    let words =
        "T7: vm_hq\nT14: fef_1_bmi\nT8: vm_36:1\nT9: vm_td_18\nU10: vm_td_29\nT12: vm_td_54";
    let mut game = vm_replaces(&format!("{words}\n{NEAR}"));
    assert_eq!(game.refused("absorb vm_36 vm_td_54"), "no such choice");
    game.say("absorb vm_36 vm_td_18");
    assert_eq!((game.steps("vm_36"), game.place("vm_td_18")), (2, "box1".to_owned()));
    game.say("absorb vm_36 vm_td_29");
    assert_eq!((game.steps("vm_36"), game.rp()[1]), (3, 5));
}

#[test]
fn motorized_regiments_and_those_far_from_vietnam_absorb_nobody() {
    let words = "T7: vm_hq\nT14: fef_1_bmi\nT8: vm_45:1 vm_36:3\nT9: vm_td_18";
    let game = vm_replaces(&format!("{words}\n{NEAR}"));
    assert_eq!(game.refused("absorb vm_45 vm_td_18"), "2.3 absorption");
    assert_eq!(game.refused("absorb vm_36 vm_td_18"), "legal");
}

#[test]
fn french_choose_2_rp_and_2_sd_or_4_and_1_or_6() {
    for (answer, dumps, points) in [("dumps 2", 2, 2), ("dumps 1", 1, 4), ("dumps 0", 0, 6)] {
        let mut game = scene("Nov-50 replacement 99\nT7: vm_hq\nT14: fef_1_bmi");
        game.until("french mix");
        game.say(answer);
        for _ in 0..dumps {
            game.say("dump X15");
        }
        assert_eq!(game.rp()[0], points);
    }
}

#[test]
fn french_units_near_a_supply_center_regain_steps() {
    let mut game =
        french_replaces("rp 2 0\nT7: vm_hq\nT14: fef_1_bmi\nT15: fef_2_bmi:1 fef_gm_1:3");
    let before = game.rp()[0];
    game.say("replace fef_2_bmi");
    assert_eq!((game.steps("fef_2_bmi"), game.rp()[0]), (2, before - 1));
    game.say("replace fef_gm_1");
    assert_eq!((game.steps("fef_gm_1"), game.rp()[0]), (4, before - 3));
    let mut short = french_replaces(
        "rp 1 0\nT7: vm_hq\nT14: fef_1_bmi\nT15: fef_2_bmi:1 fef_gm_1:1 fef_1_rcc:1",
    );
    while short.rp()[0] > 1 {
        short.say("replace fef_gm_1");
    }
    assert_eq!(short.refused("replace fef_1_rcc"), "2.6 french-points");
}

#[test]
fn french_units_that_are_oos_or_out_of_reach_regain_nothing() {
    let words = "out_of_supply = [\"fef_1_acf\"]\nT7: vm_hq\nT14: fef_1_bmi:1\nT15: fef_1_acf:1\nF12: fef_2_bmi:1";
    let game = french_replaces(words);
    assert_eq!(game.refused("replace fef_1_acf"), "2.6 french-replacement-supply");
    assert_eq!(game.refused("replace fef_2_bmi"), "2.6 french-replacement-range");
    assert_eq!(game.refused("replace fef_1_bmi"), "legal");
}

#[test]
fn an_hq_on_an_airstrip_serves_by_air_transport() {
    let words = "air_transports = { owned = 1, left = 1 }\nT7: vm_hq\nT14: fef_1_bmi\nF12: fef_hq fef_2_bmi:1";
    let mut game = french_replaces(words);
    game.say("replace fef_2_bmi");
    assert_eq!((game.steps("fef_2_bmi"), game.state().planes.left), (2, 0));
    let none = words.replace("left = 1", "left = 0");
    // The month resets transports: none is owned.
    let none = none.replace("owned = 1", "owned = 0");
    let game = french_replaces(&format!("{none}\nX15: fef_1_acf:1"));
    assert_eq!(game.refused("replace fef_2_bmi"), "2.6 replacement-plane");
}

#[test]
fn one_air_transport_carries_6_foot_steps_or_3_and_1_motorized() {
    let words = "rp 8 0\nair_transports = { owned = 1, left = 1 }\nT7: vm_hq\nT14: fef_1_bmi:1\nF12: fef_hq fef_2_bmi:1 fef_1_acf:1 fef_8_rtm:1 fef_1_rcc:1 fef_4_rac:1";
    let mut game = french_replaces(words);
    game.say("replace fef_2_bmi, replace fef_1_acf, replace fef_8_rtm, replace fef_1_rcc");
    assert_eq!(game.state().planes.left, 0);
    assert_eq!(game.refused("replace fef_4_rac"), "2.6 replacement-plane");
}

#[test]
fn an_hq_off_an_airstrip_serves_paras_alone() {
    // H9 is no airstrip; a hex without forest or mountain is needed.
    let open = {
        let game = scene("Nov-50 replacement 99\nT7: vm_hq\nT14: fef_1_bmi");
        let ground = &game.rules().charts.ground;
        let rough = ground.terrain[1].and(ground.laos).minus(ground.airstrips);
        let near = |hex: &tonkin::components::Hex| {
            !ground.major.has(*hex)
                && ground.supply_centres[0].iter().all(|at| at.distance(*hex) > 6)
        };
        rough.iter().find(near).expect("rough ground in Laos")
    };
    let words = format!(
        "air_transports = {{ owned = 2, left = 2 }}\nT7: vm_hq\nT14: fef_1_bmi\n{open}: fef_hq fef_1_bep:1 fef_2_bmi:1"
    );
    let mut game = french_replaces(&words);
    assert_eq!(game.refused("replace fef_2_bmi"), "2.6 hq-airstrip");
    game.say("replace fef_1_bep");
    assert_eq!((game.steps("fef_1_bep"), game.state().planes.left), (2, 1));
}

#[test]
fn vm_may_declare_guns_that_close_the_airstrip_of_the_hq() {
    let words = "air_transports = { owned = 2, left = 2 }\nT7: vm_hq\nT14: fef_1_bmi\nF12: fef_hq fef_2_bmi:1\nF11: vm_675";
    let mut game = french_replaces(words);
    game.say("replace fef_2_bmi");
    assert_eq!(game.asks(), "vietminh declare");
    game.say("declare vm_675");
    assert_eq!((game.steps("fef_2_bmi"), game.state().planes.left), (1, 2));
    let mut silent = french_replaces(words);
    silent.say("replace fef_2_bmi, silent");
    assert_eq!((silent.steps("fef_2_bmi"), silent.state().planes.left), (2, 1));
}

#[test]
fn french_units_are_rebuilt_for_2_or_8_rp_and_return_1_or_2_turns_later() {
    let words = "rp 8 0\neliminated = [\"fef_1_bep\", \"fef_2_bmi\", \"fef_gm_1\", \"fef_hq\"]\nT7: vm_hq\nT14: fef_1_bmi";
    let mut game = french_replaces(words);
    // Morale 5: two turns. Morale 3 and the HQ: one.
    game.say("rebuild fef_1_bep, rebuild fef_2_bmi, rebuild fef_hq");
    assert_eq!(game.place("fef_1_bep"), "track 4");
    assert_eq!(game.place("fef_2_bmi"), "track 3");
    assert_eq!((game.place("fef_hq"), game.rp()[0]), ("track 3".to_owned(), 8));
    game.say("rebuild fef_gm_1");
    assert_eq!(game.rp()[0], 0);
}

#[test]
fn na_san_gives_each_side_one_sd_and_the_french_2_rp() {
    let mut game =
        na_san("Nov-52 replacement 40\nM11: vm_hq vm_36\nK13: fef_1_bep:1\nT14: fef_2_bmi");
    assert_eq!(game.asks(), "vietminh dumps");
    assert_eq!(game.refused("dump N13"), "9.0 training-dump-place");
    game.say("dump M11");
    game.until("french dumps");
    assert_eq!(game.rp(), [2, 0]);
    game.say("dump T14");
    assert_eq!(game.place("fef_sd_1"), "T14");
}
