//! 2.1, 2.5: reinforcements.

use tonkin::choice::Choice;
use tonkin::components::{Hex, Side, Zone};
use tonkin::rules::{control, trace};
use tonkin::sets::HexSet;

use crate::scene::{Scene, na_san, scene};

/// May-51: 98, 176, 675 and 151 arrive if the VP-Level is at most 60.
const MAY_51: &str = "May-51 replacement 60\nT7: vm_hq\nT14: fef_1_bmi";

#[test]
fn regiments_arrive_in_supply_centers_while_the_level_does_not_exceed_the_vm_number() {
    let mut game = scene(MAY_51);
    assert_eq!(game.asks(), "vietminh vm-arrivals");
    assert_eq!(game.refused("place vm_98 T11"), "legal");
    assert_eq!(game.refused("place vm_98 J4"), "legal");
    assert_eq!(game.refused("place vm_98 T14"), "no such choice");
    game.say("place vm_98 T11");
    assert_eq!(game.place("vm_98"), "T11");
    let waiting = scene(&MAY_51.replace("60", "61"));
    assert_eq!(waiting.asks(), "vietminh mix");
    assert_eq!(waiting.place("vm_98"), "track 8");
}

#[test]
fn units_that_wait_are_tested_again_every_turn() {
    let mut game = scene("Jun-51 replacement 60\nT7: vm_hq\ntrack May-51 vm_98");
    assert_eq!(game.asks(), "vietminh vm-arrivals");
    game.say("place vm_98 T7");
    assert_eq!(game.place("vm_98"), "T7");
}

#[test]
fn motorized_regiments_arrive_in_china() {
    let game = scene("Jul-53 replacement 44\nT7: vm_hq");
    assert_eq!(game.refused("place vm_45 J4"), "legal");
    assert_eq!(game.refused("place vm_45 T11"), "2.1 not-china");
    assert_eq!(game.places("vm_45"), "W1 M2 J4 Z6 Y7");
}

#[test]
fn no_regiment_arrives_where_the_french_are_and_room_is_judged_when_the_phase_ends() {
    let words = format!("{MAY_51}\nT11: fef_2_bmi\nQ9: vm_36 vm_88 vm_102");
    let game = scene(&words);
    assert_eq!(game.refused("place vm_98 T11"), "2.1 centre");
    assert_eq!(game.refused("place vm_98 Q9"), "legal");
}

#[test]
fn tieu_doans_arrive_in_box_2_and_trucks_and_points_whatever_the_level() {
    // Feb-51: two Tieu Doans. May-51: a Truck. Jan-51: 4 RP.
    let game = scene("Feb-51 replacement 62\nT7: vm_hq");
    assert_eq!(game.place("vm_td_430"), "box2");
    let high = scene("Feb-51 replacement 63\nT7: vm_hq");
    assert_eq!(high.place("vm_td_430"), "track 5");
    let truck = scene("May-51 replacement 99\ntrucks = { owned = 1, left = 0 }\nT7: vm_hq");
    assert_eq!((truck.state().trucks.owned, truck.state().trucks.left), (2, 2));
    assert_eq!(scene("Jan-51 replacement 99\nT7: vm_hq").rp(), [0, 4]);
}

#[test]
fn vietnamese_and_laotian_paras_arrive_in_harbors() {
    // 1 BPVN is due in Nov-51, 1 BPL in Oct-52.
    let game = november();
    assert_eq!(game.refused("place fef_1_bpvn X15"), "legal");
    assert_eq!(game.refused("place fef_1_bpvn saigon"), "legal");
    assert_eq!(game.refused("place fef_1_bpvn T14"), "2.5 not-there");
    let mut later = scene("Oct-52 replacement 90\nT7: vm_hq\nT14: fef_1_bmi");
    later.until("french french-arrivals");
    assert_eq!(later.refused("place fef_1_bpl X15"), "legal");
    assert_eq!(later.refused("place fef_1_bpl A22"), "2.5 not-there");
}

#[test]
fn units_of_the_first_month_arrive_in_the_first_turn() {
    // Hanoi begins in Jan-51, when 48, 52 and 64 are due.
    let mut game = crate::scene::start("hanoi", &[]);
    game.until("vietminh vm-arrivals");
    assert_eq!((game.state().month, game.place("vm_48")), (4, "track 4".into()));
    game.say("place vm_48 T11");
    assert_eq!(game.place("vm_48"), "T11");
}

#[test]
fn with_all_centers_of_vietnam_held_regiments_come_to_china() {
    // The French never hold the centers in China, so that a regiment never waits for want of one.
    let held = "T22: fef_1_acf\nT11: fef_2_acf\nQ9: fef_2_bmi\nM25: fef_8_rtm";
    let mut game = scene(&format!("{MAY_51}\n{held}"));
    assert_eq!(game.refused("place vm_98 T11"), "2.1 centre");
    game.say("place vm_98 J4");
    assert_eq!(game.place("vm_98"), "J4");
}

#[test]
fn units_of_a_class_do_not_arrive_elsewhere() {
    let game = november();
    assert_eq!(game.refused("place fef_3_thai X15"), "2.5 not-there");
    assert_eq!(game.refused("place fef_dna_12 T14"), "2.5 not-there");
    assert_eq!(game.refused("place fef_dna_12 X15"), "legal");
}

/// Nov-51: paras, DBLE, BVN, Thai, BCL, GCMA, DNA and artillery arrive.
fn november() -> Scene {
    let mut game = scene(
        "Nov-51 replacement 90\nT7: vm_hq\nT14: fef_1_bmi\nX15: fef_2_bmi\nF8: fef_1_thai\nS4: vm_36",
    );
    game.until("french french-arrivals");
    game
}

#[test]
fn every_class_of_french_units_has_its_places() {
    let game = november();
    // Thai: blue, friendly Highlands villages of Vietnam on or west of the Red River; Lai Chau is a town.
    let thai = game.places("fef_3_thai");
    assert!(thai.contains("F12") && thai.contains("J8"), "{thai}");
    assert!(!thai.split(' ').any(|hex| hex == "F8" || hex == "Y9"), "{thai}");
    // Laotian army: Supply Centers in Laos. Vietnamese army: in Vietnam.
    assert_eq!(game.places("fef_4_bcl"), "A22 A24");
    assert_eq!(game.places("fef_16_bvn"), "T14 X15 V18");
    // Others: any harbor, Vientiane and Saigon too. BPVN are paras (T-17).
    assert_eq!(game.places("fef_1_bpvn"), "AC12 X15 Z15 A24");
    assert_eq!(game.refused("place fef_1_bpvn saigon"), "legal");
    assert_eq!(game.refused("place fef_16_bvn saigon"), "2.5 not-by-saigon");
}

#[test]
fn a_unit_that_comes_in_costs_1_or_2_vp_and_one_put_off_comes_6_turns_later() {
    let mut game = november();
    let before = game.vp();
    game.say("place fef_1_bpvn saigon");
    assert_eq!((game.vp(), game.place("fef_1_bpvn")), (before - 1, "saigon".to_owned()));
    game.say("postpone fef_2_acf");
    assert_eq!((game.vp(), game.place("fef_2_acf")), (before - 1, "track 20".to_owned()));
    let mut mobile = scene("Oct-51 replacement 90\nT7: vm_hq\nT14: fef_1_bmi");
    mobile.until("french french-arrivals");
    let before = mobile.vp();
    mobile.say("place fef_gm_7 X15");
    assert_eq!(mobile.vp(), before - 2);
}

#[test]
fn nobody_arrives_where_vm_stands() {
    let mut game =
        scene("Nov-51 replacement 90\nT7: vm_hq\nT14: fef_1_bmi\nX15: vm_td_18\nZ15: vm_36");
    game.until("french french-arrivals");
    assert_eq!(game.places("fef_1_bpvn"), "AC12 A24");
    assert_eq!(game.places("fef_16_bvn"), "T14 V18");
}

/// The hexes of the Highlands with the communities that a GCMA there could belong to.
fn homes(game: &Scene) -> Vec<(Hex, HexSet)> {
    let (charts, board) = (&game.rules().charts, &game.state().board);
    let highlands = &charts.ground.zone[Zone::Highlands as usize];
    let places: HexSet = charts.ground.highland_places.iter().map(|(_, hex)| *hex).collect();
    let friendly = control::friendly_to_french(charts, board).and(places);
    let free = highlands.minus(*board.occupied(Side::VietMinh));
    let near = |hex: Hex| trace::within(charts, board, Side::French, &HexSet::one(hex), 2);
    free.iter().map(|hex| (hex, near(hex).and(friendly))).collect()
}

#[test]
fn each_gcma_has_a_community_of_its_own_at_most_2_hexes_away() {
    let words = "Nov-51 replacement 90\nT7: vm_hq\nT14: fef_1_bmi\ntrack Nov-51 fef_gcma_aiglon";
    let mut game = scene(words);
    game.until("french french-arrivals");
    assert_eq!(game.refused("place fef_gcma_colibri F11"), "legal");
    assert_eq!(game.refused("place fef_gcma_aiglon W18"), "no such choice");
    let homes = homes(&game);
    let (lonely, home) = homes.iter().find(|(_, near)| near.len() == 1).expect("one community");
    game.say(&format!("place fef_gcma_colibri {lonely}"));
    let others = homes.iter().filter(|(_, near)| near == home);
    for (hex, _) in others {
        assert_eq!(game.refused(&format!("place fef_gcma_aiglon {hex}")), "2.5 not-there", "{hex}");
    }
    let none = homes.iter().find(|(_, near)| near.is_empty()).expect("a hex far from all").0;
    let aiglon = game.unit("fef_gcma_aiglon");
    assert_eq!(game.denied(Choice::Place(aiglon, none)), "2.5 not-there");
}

#[test]
fn gcma_share_communities_out_among_themselves() {
    let words = "Nov-51 replacement 90\nT7: vm_hq\nT14: fef_1_bmi\ntrack Nov-51 fef_gcma_aiglon";
    let mut game = scene(words);
    game.until("french french-arrivals");
    let homes = homes(&game);
    // The first stands nearest to a community that is the only one of the second, but has another too.
    let nearest = |hex: &Hex, near: &HexSet| near.iter().min_by_key(|at| (at.distance(*hex), *at));
    let pair = homes.iter().filter(|(_, near)| near.len() == 1).find_map(|(second, only)| {
        let first = homes.iter().find(|(first, near)| {
            near.len() > 1 && nearest(first, near) == only.iter().next() && first != second
        });
        first.map(|(first, _)| (*first, *second))
    });
    let (first, second) = pair.expect("two hexes that share a community");
    game.say(&format!("place fef_gcma_colibri {first}"));
    game.say(&format!("place fef_gcma_aiglon {second}"));
}

#[test]
fn the_navy_returns_for_2_vp() {
    let words = "Nov-51 replacement 90\nT7: vm_hq\nT14: fef_1_bmi\ntrack Nov-51 fef_navy";
    let mut game = scene(words);
    game.until("french french-arrivals");
    let before = game.vp();
    game.say("place fef_navy saigon");
    assert_eq!((game.vp(), game.place("fef_navy")), (before - 2, "ready".to_owned()));
}

#[test]
fn a_unit_postponed_beyond_the_track_is_lost() {
    let words = "Mar-54 replacement 90\nT7: vm_hq\nT14: fef_1_bmi\ntrack Mar-54 fef_2_acf";
    let mut game = scene(words);
    game.until("french french-arrivals");
    game.say("postpone fef_2_acf");
    assert_eq!(game.place("fef_2_acf"), "pool");
}

#[test]
fn na_san_has_no_reinforcements() {
    let game = na_san("Nov-52 replacement 40\nM11: vm_hq\nK13: fef_1_bep");
    assert_eq!(game.asks(), "vietminh dumps");
}
