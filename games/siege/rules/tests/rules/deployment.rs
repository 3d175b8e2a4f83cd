//! 29.0: the scenario deployment.

use kernel::Rules;

use crate::scene::{rules, started};

#[test]
fn the_table_is_laid_as_printed() {
    let scene = started("");
    assert_eq!(scene.asks(), "place");
    assert_eq!(
        scene.all_at(&["fr_5_bpvn", "fr_6_bpc", "fr_2_bep"]),
        ["ready", "ready", "available"]
    );
    assert_eq!(
        scene.all_at(&["air_fb_1", "air_cargo_cia", "air_fb_r"]),
        ["reserve", "reserve", "available"]
    );
    assert_eq!(scene.all_at(&["fr_2_3_le", "air_fb_a1", "air_b29_1"]), ["aside", "aside", "aside"]);
    assert!(scene.works("main") && !scene.works("aux"));
    let tracks = scene.state().board.tracks;
    assert_eq!((tracks.morale, tracks.aaa, tracks.artillery), (10, 9, 24));
    assert_eq!((tracks.ammunition, tracks.gp), (12, 12));
}

#[test]
fn units_go_to_entrenchments_and_the_central_fortress() {
    let mut scene = started("");
    assert_eq!(scene.refused("place fr_1_le r1s02"), "29.0 siege-no-setup-terrain");
    scene.say("place fr_1_le r1s04, place fr_8_bpc central");
    assert_eq!(scene.all_at(&["fr_1_le", "fr_8_bpc"]), ["r1s04", "central"]);
    assert_eq!(scene.refused("place fr_1_le central"), "no such choice");
}

#[test]
fn fortifications_stand_apart() {
    let mut scene = started("");
    scene.say("place fr_fort_1 r1s04");
    assert_eq!(scene.refused("place fr_fort_2 r1s04"), "29.0 siege-no-fortification-there");
    assert_eq!(scene.refused("place fr_fort_2 central"), "legal");
}

#[test]
fn langlais_begins_with_one_of_two_battalions() {
    let mut scene = started("");
    scene.say("place fr_1_le r1s04, place fr_3_3_le central");
    assert_eq!(scene.refused("place ld_langlais central"), "29.0 siege-no-leader-with");
    scene.say("place ld_langlais r1s04");
    // The unit he depends on stays as long as he does.
    assert_eq!(scene.refused("lift fr_1_le"), "29.0 siege-no-leader-left");
    scene.say("lift ld_langlais, lift fr_1_le");
    assert_eq!(scene.at("fr_1_le"), "aside");
}

#[test]
fn every_unit_is_placed_before_the_game_begins() {
    let mut scene = started("");
    assert_eq!(scene.refused("done"), "29.0 siege-no-unplaced");
    scene.say("placement 1");
    assert_eq!(scene.refused("placement 2"), "no such choice");
    scene.say("lift fr_sniper");
    assert_eq!(scene.refused("done"), "29.0 siege-no-unplaced");
    scene.say("place fr_sniper r2s02, done");
    assert_eq!(scene.asks(), "dice division");
}

#[test]
fn the_ready_placements_are_complete() {
    for number in 1..=3 {
        let mut scene = started("");
        scene.say(&format!("placement {number}, done"));
        let on_map = scene.state().board.units_on_map().len();
        assert_eq!(on_map, 34, "placement {number}");
        assert_eq!(scene.at("imp_2_4_col"), "reserve");
        assert_eq!(scene.at("imp_35_ralp"), "absent");
    }
}

#[test]
fn the_divisions_are_drawn_after_the_placement() {
    // 29.0(10), (11), S-56: third, first, second, fourth of the list.
    let mut scene = started("");
    scene.say("placement 1, done").dice(&[2]).dice(&[0]).dice(&[1]).dice(&[3]);
    assert_eq!(
        scene.all_at(&["vm_11", "vm_265", "vm_80", "vm_888"]),
        ["base1", "base2", "base3", "base4"]
    );
    assert_eq!(scene.at("vm_900"), "aside");
    // 29.0(16), S-09: no events and no activation on turn 1.
    assert_eq!((scene.asks(), scene.state().turn), ("missions".to_owned(), 1));
}

#[test]
fn a_division_is_drawn_once() {
    let mut scene = started("");
    scene.say("placement 1, done").dice(&[2]);
    assert!(!scene.takes(&[2]));
    assert!(scene.takes(&[3]));
}

#[test]
fn battalions_may_begin_reduced_where_the_table_reads_it_so() {
    let mut scene = started("battalions_start=reduced");
    scene.say("placement 1, done").dice(&[0]).dice(&[1]).dice(&[2]).dice(&[3]);
    assert_eq!(scene.at("vm_265"), "base1-");
}

#[test]
fn optional_events_stay_out() {
    let pool = |options: &str| {
        let rules = rules(options);
        rules.start().board.events.pool.iter().map(|count| u32::from(*count)).sum::<u32>()
    };
    assert_eq!((pool(""), pool("vulture=yes")), (24, 26));
}
