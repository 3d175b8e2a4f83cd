//! Chapters 3.0 and 4.0: set-up, the draw phase and the end phase.

use crate::scene::{from_set_up, rules, scene};

#[test]
fn a_game_begins_as_printed() {
    let game = from_set_up(rules("no"));
    let board = &game.state().board;
    assert_eq!((game.state().turn, game.state().needs), (1, 6));
    assert_eq!(game.units(14), "F1 F2 F3 F4");
    assert_eq!(game.units(8), "V1 V2 V3 V4 V5 V6 V7 V8 V9");
    assert_eq!((board.star.len(), board.replacement_box.len()), (3, 21));
    assert_eq!((board.waiting[0].len(), board.waiting[1].len()), (19, 30));
    let mut areas = game.rules().charts.all.iter();
    assert!(areas.all(|area| board.trench(area) == 0));
    assert!(board.fire.iter().all(|areas| areas.is_empty()) && !board.no_replacements);
    for row in &game.rules().components.areas {
        assert_eq!(board.control(row.area), row.control, "{}", row.area);
    }
    assert_eq!((game.deck("french"), game.deck("vietminh")), (27, 27));
}

#[test]
fn the_map_fits_the_examples_of_the_document() {
    let game = from_set_up(rules("no"));
    let charts = &game.rules().charts;
    let near = |area: u8| charts.adjacent(storm::components::Area(area));
    let numbers = |areas: storm::sets::AreaSet| areas.iter().map(|area| area.0).collect::<Vec<_>>();
    assert_eq!(numbers(near(11)), [7, 8, 10, 14, 17]);
    let held = game.state().board.controlled(storm::components::Side::VietMinh, near(14));
    assert_eq!(numbers(held), [8, 11]);
}

#[test]
fn both_draw_before_the_first_impulse() {
    let mut game = from_set_up(rules("no"));
    assert_eq!(game.asks(), "dice draw");
    for _ in 0..4 {
        game.draw("artillery_105");
    }
    game.draw("giap");
    assert_eq!(game.hand("vietminh").split(' ').count(), 5);
    assert_eq!(game.hand("french"), "");
    game.draw_all();
    assert_eq!(game.hand("french").split(' ').count(), 6);
    assert_eq!(game.asks(), "vietminh impulse");
}

#[test]
fn the_viet_minh_take_the_first_impulse_of_every_turn() {
    let mut game = scene("turn 2 french; 28: F33; 4: V37; hand: mines giap");
    game.say("pass, pass, done, done").dice(&[1, 1]).dice(&[1]).say("place 4");
    for _ in 0..18 {
        let open = if game.units(4).split(' ').count() < 9 { "place 4" } else { "place 1" };
        let open = if game.units(1).split(' ').count() < 9 { open } else { "place 2" };
        game.say(open);
    }
    assert_eq!(game.draw_all().asks(), "vietminh impulse");
    assert_eq!(game.state().turn, 3);
}

#[test]
fn the_end_phase_has_its_order() {
    let mut game = scene("turn 3 french; 28: F33-; 27: F34-; 4: V37-; hand: mines giap");
    game.say("pass, pass, discard giap, done, discard mines, done").dice(&[4, 5]);
    game.say("mark 28").dice(&[2]);
    // Regiment 176 and a replacement, then II/1 RCP.
    game.say("pick all, place 4, pick all, place 28").draw_all();
    let log = game.log();
    let mut phases: Vec<&str> = log.into_iter().filter(|id| !id.starts_with("drew")).collect();
    phases.dedup();
    assert_eq!(
        phases,
        [
            "passed",
            "impulses-over",
            "discarded",
            "supply-rolled",
            "out-of-supply",
            "refreshed",
            "replacements-rolled",
            "arrived",
            "turn",
        ]
    );
    assert_eq!(game.units(28), "F33- F60 F61 F62 F63");
    assert_eq!(game.units(27), "F34");
    assert_eq!(game.units(4), "V37 V73 V74 V75 V85");
}

#[test]
fn markers_come_off_in_the_end_phase() {
    let words = "turn 3 vietminh passed no_replacements; 28: F33-; 14 fire french: F1-; 11 fire vietminh: V10-; \
                 out: F60..63 V73..75";
    let mut game = scene(words);
    assert!(game.has_fire_marker("french", 14) && game.has_fire_marker("vietminh", 11));
    game.dice(&[4, 5]).say("mark 28");
    assert!(!game.has_fire_marker("french", 14) && !game.has_fire_marker("vietminh", 11));
    assert!(game.state().board.out_of_supply.is_empty());
    // No roll for replacements this turn; the marker is off for the next one.
    assert!(!game.log().contains(&"replacements-rolled"));
    assert!(!game.state().board.no_replacements);
    assert_eq!((game.state().turn, game.units(28)), (4, "F33-".to_owned()));
}

#[test]
fn units_out_of_supply_keep_the_side_they_show() {
    let mut game = scene("turn 5 vietminh passed; 28: F33 F34-; 27: F35-; 4: V37-");
    game.dice(&[4, 5]).say("mark 28");
    assert_eq!((game.units(28).as_str(), game.units(27).as_str()), ("F33 F34-", "F35"));
    assert_eq!(game.units(4), "V37");
}

#[test]
fn the_end_phase_of_turn_eight_is_played_in_full() {
    // Five areas are held; the sixth is empty, and replacements walk in (12.3 b).
    let mut game = scene("turn 8 vietminh passed; 6,9,14,17,18 vietminh; 28: F33; 4: V37-");
    game.dice(&[1, 1]).dice(&[1]);
    assert_eq!(game.asks(), "vietminh place");
    assert_eq!(game.say("place 34").asks(), "over vietminh");
}

#[test]
fn nothing_ends_the_game_before_turn_eight() {
    let words = "turn 7 vietminh passed; 6,9,14,17,18,26,30,31,34,37 vietminh; 28: F33; 4: V37-; \
                 out: F68..70 V76..84 V85..105";
    let mut game = scene(words);
    game.dice(&[1, 1]).draw_all();
    assert_eq!((game.state().turn, game.asks()), (8, "vietminh impulse".to_owned()));
}
