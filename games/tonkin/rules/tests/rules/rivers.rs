//! 3.6: river transport by DNA.

use tonkin::flow::Step;

use crate::scene::{Scene, scene};

fn french(words: &str) -> Scene {
    scene(&format!("Oct-52 french_movement 50\nT7: vm_hq\n{words}"))
}

fn spent(game: &Scene) -> u8 {
    match game.state().steps.last() {
        Some(Step::March(march)) => march.spent,
        other => panic!("nobody is on the march: {other:?}"),
    }
}

#[test]
fn a_dna_carries_three_points_along_rivers_and_puts_them_ashore() {
    let mut game = french("T14: fef_hq fef_dna_1 fef_1_bmi fef_gm_1");
    game.say("stack T14, with fef_1_bmi");
    assert_eq!(game.refused("go river"), "3.6 flotilla");
    game.say("with fef_dna_1");
    assert_eq!(game.refused("go own"), "3.6 cargo");
    game.say("go river, to U16");
    assert_eq!(spent(&game), 3);
    game.say("unload fef_1_bmi, to V18, stop");
    assert_eq!((game.place("fef_1_bmi"), game.place("fef_dna_1")), ("U16".into(), "V18".into()));
    // Who was put ashore has moved.
    assert_eq!(game.refused("stack U16"), "3.0 has-moved");
}

#[test]
fn three_points_are_the_most_even_with_a_step_lost() {
    let mut game = french("T14: fef_hq fef_dna_1:1 fef_1_bmi fef_2_bmi fef_1_acf fef_2_acf");
    game.say("stack T14, with fef_dna_1, with fef_1_bmi, with fef_2_bmi, with fef_1_acf");
    assert_eq!(game.refused("go river"), "legal");
    game.say("with fef_2_acf");
    assert_eq!(game.refused("go river"), "3.6 river-load");
    let mut two = french("T14: fef_hq fef_dna_1 fef_dna_3 fef_1_bmi fef_2_bmi fef_1_acf fef_2_acf");
    two.say("stack T14, with all");
    assert_eq!(two.refused("with all"), "1.10 all-picked");
    two.say("without fef_hq");
    assert_eq!(two.refused("go river"), "legal");
}

#[test]
fn fourteen_mp_and_twice_as_many_away_from_the_enemy() {
    let reach = |how: &str, words: &str| {
        let mut game = french(&format!("T14: fef_hq\nU14: fef_dna_1\n{words}"));
        game.say("stack U14, with fef_dna_1");
        if game.refused(how) != "legal" {
            return game.refused(how);
        }
        game.say(how).refused("to J5")
    };
    // Lao Cai is 15 hexes up the Red River.
    assert_eq!(reach("go river", ""), "3.1 too-far");
    assert_eq!(reach("double river", ""), "legal");
    assert_eq!(reach("double river", "U13: vm_td_18"), "3.2 double-zoc");
}

#[test]
fn a_dna_passes_vm_on_the_coast_without_stopping() {
    let mut coast = french("X15: fef_hq fef_dna_1\nY15: vm_td_18\nY16: vm_td_29");
    coast.say("stack X15, with fef_dna_1, go river");
    assert_eq!(coast.refused("to Y15"), "3.6 stop");
    assert_eq!(coast.refused("to Z15"), "legal");
}

#[test]
fn a_dna_does_not_pass_vm_on_a_river_but_by_overrun() {
    let mut river = french("T14: fef_hq fef_dna_1\nU15: vm_td_18\nU14: vm_td_29");
    river.say("stack T14, with fef_dna_1, go river");
    assert_eq!(river.refused("to U14"), "3.6 enemy-afloat");
    assert_eq!(river.refused("to U16"), "no such choice");
    assert_eq!(river.refused("overrun U14"), "legal");
}

#[test]
fn on_an_island_who_is_carried_stays_aboard() {
    let mut game = french("X15: fef_hq fef_dna_1 fef_1_bmi");
    game.say("stack X15, with fef_dna_1, with fef_1_bmi, go river, to Z16");
    assert_eq!(game.refused("unload fef_1_bmi"), "1.6 island");
    game.say("stop, done");
    assert_eq!(game.place("fef_1_bmi"), "Z16");
}

#[test]
fn nobody_stays_on_an_island_without_a_dna() {
    let mut left = french("T14: fef_hq\nZ16: fef_dna_1 fef_1_bmi");
    left.say("stack Z16, with fef_dna_1, go river, to X15, stop");
    left.say("stack Z16, with fef_1_bmi, go own");
    assert_eq!(left.refused("to Z15"), "3.1 closed");
    left.say("stop, done");
    assert_eq!((left.place("fef_1_bmi"), left.vp()), ("eliminated".into(), 49));
}

#[test]
fn cargo_may_join_in_an_overrun_or_stay_aboard() {
    let words = "T14: fef_hq fef_sd_1 fef_dna_1 fef_1_bmi\nU15: vm_td_18";
    let mut joins = french(words);
    joins.say("stack T14, with fef_dna_1, with fef_1_bmi, go river, to U14, overrun U15, decline");
    // The battalion could be ambushed, the DNA never.
    assert_eq!(joins.asks(), "vietminh ambush");
    assert_eq!(joins.refused("ambush vm_td_18 fef_dna_1"), "no such choice");
    let mut stays = french(words);
    stays.say("stack T14, with fef_dna_1, with fef_1_bmi, go river");
    assert_eq!(stays.refused("without fef_1_bmi"), "no such choice");
    stays.say("to U14, without fef_1_bmi, overrun U15, decline").roll(&[6, 6]).roll(&[1, 1]);
    stays.say("stand");
    assert_eq!(stays.place("vm_td_18"), "box2");
    assert_eq!((stays.place("fef_dna_1"), stays.place("fef_1_bmi")), ("U15".into(), "U15".into()));
}

#[test]
fn a_dna_retreats_and_attacks_only_along_its_waters() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq fef_sd_1
        U15: fef_dna_1
        V15: vm_td_18
        U16: vm_td_29",
    );
    game.say("decline, spend fef_sd_1");
    game.until("dice allowance").roll(&[1]);
    game.until("dice allowance").roll(&[1]);
    assert_eq!(game.refused("attack V15"), "3.6 no-water");
    game.say("attack U16");
    assert_eq!(game.refused("with fef_dna_1"), "legal");
}
