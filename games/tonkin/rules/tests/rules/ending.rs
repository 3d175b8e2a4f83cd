//! 8.0, 9.0: the end of the game, and scenarios chained into a campaign.

use tonkin::flow::Phase;

use crate::scene::{Scene, hex, scene};

/// Answers so that nothing happens, until a phase begins.
fn pass_to(game: &mut Scene, phase: Phase, month: u8) {
    for _ in 0..3000 {
        if (game.state().phase, game.state().month) == (phase, month) {
            return;
        }
        match game.asks().as_str() {
            over if over.starts_with("over") => panic!("{over} before {phase:?} of {month}"),
            dice if dice.starts_with("dice") => drop(game.roll(&[1])),
            _ => pass(game),
        }
    }
    panic!("{phase:?} of month {month} never comes");
}

/// One answer by which as little as possible happens.
fn pass(game: &mut Scene) {
    let usual = ["default", "done", "refuse", "silent", "decline", "dumps 0", "give up", "real 1"];
    let answer = usual.into_iter().find(|answer| game.refused(answer) == "legal");
    let answer = answer.map_or_else(
        || {
            let legal = game.legal();
            let lazy = legal.iter().find(|answer| answer.starts_with("postpone"));
            lazy.or(legal.first()).expect("something is legal").clone()
        },
        str::to_owned,
    );
    game.say(&answer);
}

/// The last month of Dien Bien Phu, the last of the campaign, when its Supply Check is over.
fn last_check(words: &str) -> Scene {
    scene(&format!("May-54 supply_check 30\nT7: vm_hq\n{words}"))
}

#[test]
fn at_the_end_units_out_of_supply_lose_a_step_and_again_by_attrition() {
    // T-63: 36 stands far from everything; the loss of 8.0 (1), then Attrition.
    let mut game = last_check("B20: vm_36\nT14: fef_hq fef_1_bmi");
    assert_eq!(game.state().phase, Phase::EndVmMovement);
    assert!(game.is_oos("vm_36"));
    assert_eq!(game.steps("vm_36"), 3);
    game.say("done, done");
    assert_eq!(game.steps("vm_36"), 2);
    assert!(game.asks().starts_with("over"));
}

#[test]
fn a_unit_that_reaches_supply_at_the_end_is_spared_attrition() {
    let mut game = last_check("T14: fef_hq fef_1_bmi\nP21: vm_36");
    assert!(game.is_oos("vm_36"), "nothing supplies P21");
    game.say("stack P21, with vm_36, go own, to R21, stop, done, done");
    // Thanh Hoa is near enough; the marker stays on, the step of 8.0 (1) is gone.
    assert_eq!(game.steps("vm_36"), 3);
    assert!(game.is_oos("vm_36"));
}

#[test]
fn there_are_no_transports_at_the_end_and_a_dna_carries_nothing() {
    let mut game = last_check(
        "T14: fef_hq fef_1_bmi fef_dna_1
        X15: fef_2_bmi fef_sd_1
        V18: fef_1_bep",
    );
    game.say("done");
    assert_eq!(game.state().phase, Phase::EndFrenchMovement);
    game.say("stack T14, with fef_1_bmi");
    assert_eq!(game.refused("go truck"), "8.0 transport");
    game.say("with fef_dna_1");
    assert_eq!(game.refused("go river"), "8.0 transport");
    game.say("without fef_1_bmi, go river, to S14, stop");
    game.say("stack X15, with fef_2_bmi");
    assert_eq!(game.refused("ship Z15"), "8.0 transport");
    game.say("back, stack V18, with fef_1_bep");
    assert_eq!(game.refused("air T14"), "8.0 transport");
}

#[test]
fn overruns_are_allowed_at_the_end_and_the_level_moves() {
    let mut game = last_check(
        "S11: vm_36 vm_88
        S12: fef_bvn_garr_1
        T14: fef_hq fef_1_bmi",
    );
    let before = game.vp();
    game.say("stack S11, with vm_36, with vm_88, go own, overrun S12, lead vm_36, decline");
    game.roll(&[6, 6]).roll(&[1, 1]);
    while game.asks() == "french decide" {
        game.say("stand");
    }
    assert_eq!(game.place("fef_bvn_garr_1"), "eliminated");
    assert!(game.vp() < before, "a battalion and perhaps a hex are lost");
}

#[test]
fn the_objective_is_scored_after_the_last_attrition() {
    let score = |real: u8, taken: bool| {
        let vm = if taken { "F12: vm_36" } else { "G12: vm_pl_1" };
        let mut game = last_check(&format!(
            "{vm}\nT14: fef_hq fef_1_bmi\nX15: fef_2_bmi
            objectives = {{ at = [\"F12\", \"X15\"], real = {real} }}"
        ));
        let before = game.vp();
        game.say("done, done");
        assert!(game.asks().starts_with("over"));
        game.vp() - before
    };
    assert_eq!(score(1, true), -5);
    assert_eq!(score(2, true), 5);
}

#[test]
fn the_months_between_two_scenarios_are_played() {
    // Hanoi ends in Jun-51, Hoa Binh begins in Dec-51.
    let mut game = scene(
        "Jun-51 supply_check 50
        T7: vm_hq vm_36
        T14: fef_hq fef_1_bmi
        X15: fef_2_bmi
        V15: fef_1_bep fef_gm_1
        objectives = { at = [\"T14\", \"X15\"], real = 1 }",
    );
    // Nobody took Hanoi: 5 VP for the French, and both markers go down again, free of charge.
    assert_eq!(game.vp(), 55);
    assert_eq!(game.asks(), "vietminh place-objective");
    assert_eq!(game.state().objectives.at, [None; 2]);
    game.say("objective X15, objective V15, real 2");
    assert_eq!((game.vp(), game.state().month), (55, 10));
    assert_eq!(game.state().objectives.at, [Some(hex("X15")), Some(hex("V15"))]);
    pass_to(&mut game, Phase::VmMix, 15);
    assert_eq!(game.state().objectives.at, [Some(hex("X15")), Some(hex("V15"))]);
}

#[test]
fn the_scale_of_the_last_scenario_decides() {
    let rules: tonkin::Tonkin = proof::rules("campaign", &[("to", "hanoi")]);
    let ids: Vec<&str> = rules.chained().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, ["cao_bang", "hanoi"]);
    // A draw of Hanoi is a defeat of the French in Cao Bang.
    let hanoi = rules.components.scenario(rules.last);
    let draw = hanoi.scale.iter().find(|band| band.winner.is_none()).expect("a draw");
    let state = |vp| tonkin::flow::State { vp, ..kernel::Rules::start(&rules) };
    let end = tonkin::flow::Ending::Scale;
    let outcome = tonkin::rules::victory::outcome(&rules, &state(draw.max), end);
    assert_eq!((outcome.winner, outcome.grade), (None, "draw"));
}
