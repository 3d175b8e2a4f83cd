//! 1.9: what moves the VP-Level, and how a game ends.

use crate::scene::scene;

#[test]
fn a_vp_hex_is_paid_when_it_passes_from_one_side_to_the_other() {
    // Phu Ly is blue and worth 2; a Tieu Doan beside it takes it when the garrison leaves.
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        T17: fef_2_bvn fef_1_bmi
        T18: vm_td_115",
    );
    game.say("stack T17, with fef_2_bvn, go own, to T16, stop");
    assert_eq!(game.vp(), 50);
    game.say("stack T17, with fef_1_bmi, go own, to U17");
    assert_eq!(game.vp(), 48);
    // And back: at once, not at the end of the phase.
    game.say("to T17");
    assert_eq!(game.vp(), 50);
}

#[test]
fn a_vp_hex_comes_back_when_the_unit_beside_it_is_disorganized() {
    let mut game = scene(
        "Oct-52 operations 48
        T7: vm_hq
        T14: fef_hq fef_sd_1
        S18: fef_1_bmi
        T18: vm_td_115",
    );
    game.say("decline, spend fef_sd_1").roll(&[1]);
    game.until("dice allowance").roll(&[1]);
    game.say("barrage T18, with fef_airstrike_b, fire");
    game.until("dice barrage").roll(&[5, 6]);
    assert!(game.is_dg("vm_td_115"));
    assert_eq!(game.vp(), 50);
}

#[test]
fn ten_communities_of_the_delta_cost_10_vp_until_they_are_fewer_again() {
    // Six Delta names are red; Kim Dong, Cho Ben and Ninh Giang without VP make nine. DG battalions have
    // no ZoC.
    let mut game = scene(
        "Oct-52 vm_movement 50
        T7: vm_hq
        T14: fef_hq
        U16: vm_td_18
        S17: vm_td_29
        W16: vm_td_54
        X16: vm_td_80
        dg = [\"vm_td_18\", \"vm_td_29\", \"vm_td_54\", \"vm_td_80\"]",
    );
    let counted = |game: &crate::scene::Scene| game.state().counted;
    assert_eq!((game.vp(), counted(&game)[0]), (50, false));
    // Do Son, blue and without VP, is the tenth.
    game.say("stack X16, with vm_td_80, go own, to Y16");
    assert_eq!((game.vp(), counted(&game)[0]), (40, true));
    game.say("to X16, stop");
    assert_eq!((game.vp(), counted(&game)[0]), (50, false));
}

#[test]
fn twenty_communities_of_the_highlands_cost_10_vp() {
    // Seventeen names are red; Nguyen Binh and Cho Ra make nineteen.
    let mut game = scene(
        "Oct-52 vm_movement 50
        T7: vm_hq
        T14: fef_hq
        U4: vm_td_18
        S5: vm_td_29
        S4: vm_td_54",
    );
    assert_eq!((game.vp(), game.state().counted[1]), (50, false));
    game.say("stack S4, with vm_td_54, go own, to S2, stop");
    assert_eq!((game.vp(), game.state().counted[1]), (40, true));
}

#[test]
fn every_tenth_regiment_step_lost_gives_5_vp() {
    let lost = |hits: u8| {
        let mut game = scene(&format!(
            "Oct-52 attrition 50
            hits = {hits}
            out_of_supply = [\"vm_9\"]
            T7: vm_hq
            T14: fef_hq
            H16: vm_9"
        ));
        game.until("vietminh activate");
        (game.steps("vm_9"), game.state().hits, game.vp())
    };
    assert_eq!(lost(8), (3, 9, 50));
    assert_eq!(lost(9), (3, 0, 55));
}

#[test]
fn steps_of_tieu_doans_do_not_count() {
    let mut game = scene(
        "Oct-52 replacement 50
        hits = 9
        T7: vm_hq
        T14: fef_hq
        H16: vm_td_18",
    );
    game.until("vietminh thai-binh").say("lose vm_td_18");
    assert_eq!((game.state().hits, game.vp()), (9, 50));
    assert_eq!(game.place("vm_td_18"), "box2");
}

#[test]
fn the_level_stops_at_100_and_at_minus_100() {
    let picked_up = |vp: i8| {
        let mut game = scene(&format!(
            "Oct-52 replacement {vp}
            T7: vm_hq
            T14: fef_hq fef_1_bmi
            X15: fef_2_bmi
            objectives = {{ at = [\"T14\", \"X15\"], real = 1 }}"
        ));
        game.say("objectives");
        game.vp()
    };
    assert_eq!((picked_up(94), picked_up(98), picked_up(100)), (99, 100, 100));
    let mut low = scene(
        "Apr-51 replacement -99
        T7: vm_hq
        T14: fef_hq fef_1_bep",
    );
    low.until("french withdraw").say("refuse");
    assert_eq!(low.vp(), -100);
}

#[test]
fn after_the_last_turn_the_scale_of_the_last_scenario_decides() {
    let ended = |vp: i8| {
        let mut game = scene(&format!("May-54 supply_check {vp}\nT7: vm_hq\nT14: fef_hq"));
        for _ in 0..2 {
            game.say("done");
        }
        game.end()
    };
    assert_eq!(ended(8), "vietminh strategic");
    assert_eq!(ended(9), "vietminh substantial");
    assert_eq!(ended(20), "vietminh marginal");
    assert_eq!((ended(21), ended(24)), ("nobody draw".into(), "nobody draw".into()));
    assert_eq!(ended(25), "french marginal");
    assert_eq!(ended(38), "french substantial");
    assert_eq!(ended(39), "french strategic");
}

#[test]
fn a_vp_hex_that_is_left_goes_by_the_colour_of_its_name() {
    // T-09: blue Phu Ly stays French when its garrison walks off; red Hoa Binh goes back to VM.
    for (hex, to, before, after) in [("T17", "T16", 50, 50), ("R16", "R15", 50, 46)] {
        let mut game = scene(&format!(
            "Oct-52 french_movement 50
            T7: vm_hq
            T14: fef_hq
            {hex}: fef_1_bmi"
        ));
        assert_eq!(game.vp(), before, "{hex}");
        game.say(&format!("stack {hex}, with fef_1_bmi, go own, to {to}"));
        assert_eq!(game.vp(), after, "{hex}");
    }
}
