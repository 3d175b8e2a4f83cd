//! 6.16: heroes, an option.

use tonkin::choice::Choice;
use tonkin::components::Side;
use tonkin::flow::Hero;
use tonkin::rules::heroes;

use crate::scene::{Scene, scene, with_heroes};

fn hero(game: &Scene, side: Side) -> Hero {
    game.state().heroes[side as usize].expect("an officer")
}

/// VM attacks Vinh Yen, where a para battalion stands; both have officers.
fn attack(ranks: [u8; 2], mentions: u8) -> Scene {
    let [french, vietminh] = ranks;
    let mut game = with_heroes(&format!(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_88
        T14: fef_hq fef_sd_1
        S12: fef_1_bep fef_1_bmi
        heroes = {{ french = {{ rank = {french}, mentions = {mentions}, unit = \"fef_1_bep\" }}, vietminh = {{ rank = {vietminh}, unit = \"vm_36\" }} }}"
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire");
    game
}

#[test]
fn an_officer_joins_a_para_battalion_or_a_divisional_regiment() {
    let mut game = with_heroes(
        "Oct-50 replacement 90
        T7: vm_hq vm_36 vm_246
        T14: fef_hq fef_1_bep fef_1_bmi",
    );
    assert_eq!(game.asks(), "vietminh join-hero");
    assert_eq!(game.denied(Choice::Join(game.unit("vm_246"))), "6.16 hero");
    game.say("join vm_36");
    assert_eq!(game.asks(), "french join-hero");
    assert_eq!(game.denied(Choice::Join(game.unit("fef_1_bmi"))), "6.16 hero");
    game.say("join fef_1_bep");
    assert_eq!(hero(&game, Side::French).with, Some(game.unit("fef_1_bep")));
    assert_ne!(game.asks(), "french join-hero");
}

#[test]
fn without_the_option_nobody_has_an_officer() {
    let game = scene("Oct-50 replacement 90\nT7: vm_hq vm_36\nT14: fef_hq fef_1_bep");
    assert_eq!(game.state().heroes, [None; 2]);
    assert_eq!(game.asks(), "vietminh mix");
}

#[test]
fn at_rank_3_the_french_name_two_more_and_vm_has_the_division() {
    let mut game = with_heroes(
        "Dec-53 replacement 50
        T7: vm_hq vm_36 vm_88 vm_209
        T14: fef_hq fef_1_bep fef_2_bep fef_6_bpc fef_8_bpc
        heroes = { french = { rank = 3 }, vietminh = { rank = 3 } }",
    );
    game.say("join vm_36, join fef_6_bpc");
    assert_eq!(game.asks(), "french join-hero");
    assert_eq!(game.refused("join fef_6_bpc"), "no such choice");
    game.say("join fef_1_bep, join fef_8_bpc");
    let ids = |side| {
        let units = heroes::command(game.rules(), game.state(), side);
        let ids = units.iter().map(|unit| game.rules().components.unit(unit).id.as_str());
        ids.collect::<Vec<_>>()
    };
    assert_eq!(ids(Side::VietMinh), ["vm_36", "vm_88"]);
    let mut french = ids(Side::French);
    french.sort_unstable();
    assert_eq!(french, ["fef_1_bep", "fef_6_bpc", "fef_8_bpc"]);
}

#[test]
fn who_leads_from_the_front_moves_the_roll_and_risks_his_life() {
    let mut game = attack([1, 1], 0);
    game.say("lead vm_36, lead fef_1_bep, decline");
    assert_eq!(game.asks(), "vietminh front");
    game.say("front");
    assert_eq!(game.asks(), "french front");
    // 14 to 5 is 2-1; morale 5 to 5, +1 and -1: 7 stays 7.
    game.say("front").roll(&[3, 4]).roll(&[1, 1]);
    while game.asks() != "dice hero" {
        let first = game.legal()[0].clone();
        game.say(&first);
    }
    // 11 kills the officer whose unit lost a step, 12 any.
    let lost = game.steps("vm_36") < 4;
    game.roll(&[5, 6]);
    assert_eq!(hero(&game, Side::VietMinh).with.is_none(), lost);
    game.roll(&[6, 6]);
    let french = hero(&game, Side::French);
    assert_eq!((french.with, french.rank, french.mentions), (None, 1, 0));
    assert_eq!(french.joins, game.state().month + 1);
}

#[test]
fn an_officer_whose_unit_does_not_lead_stays_behind() {
    let mut game = attack([1, 1], 0);
    game.say("lead vm_88, lead fef_1_bmi, decline");
    assert_eq!(game.asks(), "dice combat");
}

#[test]
fn a_good_roll_is_mentioned_and_eight_mentions_promote() {
    let mut game = attack([1, 1], 7);
    // A total of 4 or less is a mention for a defender of rank 1.
    game.say("lead vm_88, lead fef_1_bmi, decline").roll(&[1, 1]).roll(&[1, 1]);
    game.until("dice allowance");
    let french = hero(&game, Side::French);
    assert_eq!((french.rank, french.mentions), (2, 0));
    assert_eq!(hero(&game, Side::VietMinh).mentions, 0);
}

#[test]
fn at_rank_3_a_defender_who_retreats_is_not_mentioned_and_an_attacker_must_take_the_hex() {
    let mention = |retreats: bool| {
        let mut game = attack([3, 3], 0);
        // Any of the division counts: 88 leads.
        game.say("lead vm_88, lead fef_1_bmi, decline").roll(&[5, 5]).roll(&[1, 1]);
        assert_eq!(game.asks(), "french decide");
        game.say(if retreats { "retreat" } else { "stand" });
        while game.asks() != "vietminh impulse" && game.asks() != "dice allowance" {
            let legal = game.legal();
            let advance = legal.iter().find(|answer| answer.starts_with("advance"));
            let answer = advance.or(legal.first()).expect("something is legal").clone();
            game.say(&answer);
        }
        hero(&game, Side::VietMinh).mentions
    };
    assert_eq!([mention(true), mention(false)], [1, 0]);
}

#[test]
fn at_rank_3_one_of_his_own_units_must_occupy_the_hex() {
    let mention = |id: &str| {
        let mut game = with_heroes(
            "Oct-52 operations 50
            T7: vm_hq
            S11: vm_sd_1 vm_36 vm_209
            T14: fef_hq
            S12: fef_1_bmi:1
            heroes = { french = { rank = 3 }, vietminh = { rank = 3, unit = \"vm_36\" } }",
        );
        game.say("spend vm_sd_1, decline").roll(&[1]);
        game.say("attack S12, with vm_36, with vm_209, fire, lead vm_209, decline");
        game.roll(&[6, 6]).roll(&[1, 1]).say("stand");
        game.say(&format!("advance {id}, done"));
        hero(&game, Side::VietMinh).mentions
    };
    // 209 is of another division.
    assert_eq!([mention("vm_36"), mention("vm_209")], [1, 0]);
}

#[test]
fn an_officer_whose_unit_is_gone_joins_another_next_turn() {
    let mut game = with_heroes(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_88
        T14: fef_hq fef_2_bep
        S12: fef_1_bep:1
        heroes = { french = { rank = 2, mentions = 3, unit = \"fef_1_bep\" }, vietminh = { rank = 2, unit = \"vm_36\" } }",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire, lead vm_88, decline, decline");
    game.roll(&[6, 6]).roll(&[1, 1]);
    game.say("stand");
    assert_eq!(game.place("fef_1_bep"), "eliminated");
    let french = hero(&game, Side::French);
    assert_eq!((french.with, french.rank, french.mentions), (None, 2, 3));
    assert_eq!(french.joins, game.state().month + 1);
    let waiting = |joins: &str| {
        let game = with_heroes(&format!(
            "Oct-52 replacement 50\nT7: vm_hq vm_36\nT14: fef_hq fef_2_bep
            heroes = {{ french = {{ rank = 2, joins = \"{joins}\" }}, vietminh = {{ rank = 2, unit = \"vm_36\" }} }}"
        ));
        game.asks()
    };
    assert_eq!(waiting("Oct-52"), "french join-hero");
    assert_eq!(waiting("Nov-52"), "vietminh mix");
}

#[test]
fn at_rank_3_he_joins_one_of_those_he_has_left() {
    let mut game = with_heroes(
        "Oct-52 replacement 50
        T7: vm_hq vm_88 vm_209
        T14: fef_hq fef_1_bep fef_2_bep
        heroes = { french = { rank = 3, others = [\"fef_2_bep\"] }, vietminh = { rank = 3, division = 308 } }",
    );
    assert_eq!(game.legal()[0], format!("join {}", game.unit("vm_88")));
    assert_eq!(game.refused("join vm_209"), "no such choice");
    game.say("join vm_88");
    assert_eq!(game.refused("join fef_1_bep"), "no such choice");
    game.say("join fef_2_bep");
    assert_eq!(game.asks(), "vietminh mix");
}
