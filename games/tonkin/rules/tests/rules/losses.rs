//! 6.13: steps, the hit track, VP for units, and everything that moves the level at once (1.9).

use tonkin::event::{Event, Vp};

use crate::scene::{Scene, scene};

/// VM attacks Vinh Yen with these out of S11; the dice fall, the French stand fast.
fn fought(attackers: &str, defenders: &str, lines: &str, roll: &[u8]) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 operations 50\nT7: vm_hq\nS11: vm_sd_1 {attackers}\nT14: fef_hq\nS12: {defenders}\n{lines}"
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    let ids = attackers.split(' ').map(|word| word.split(':').next().expect("an id"));
    let with: Vec<String> = ids.map(|id| format!("with {id}")).collect();
    game.say(&format!("attack S12, {}, fire", with.join(", ")));
    while !game.asks().starts_with("dice") {
        let lead = game.legal().into_iter().find(|answer| answer.starts_with("lead"));
        game.say(&lead.unwrap_or("decline".to_owned()));
    }
    game.roll(roll).roll(&[1, 1]);
    if game.asks() == "french decide" {
        game.say("stand");
    }
    while game.asks() == "vietminh losses" {
        let first = game.legal()[0].clone();
        game.say(&first);
    }
    game
}

/// The changes of the level so far, in their order.
fn levels(game: &Scene) -> Vec<(i8, Vp)> {
    let log = game.log().iter();
    log.filter_map(|logged| match logged.event {
        Event::Level { by, why, .. } => Some((by, why)),
        _ => None,
    })
    .collect()
}

#[test]
fn a_groupe_mobile_has_four_steps_and_each_shows() {
    let values = [4, 3, 2, 1].map(|steps| {
        let game = scene(&format!("Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq fef_gm_1:{steps}"));
        let face = game.state().board.face(&game.rules().charts, game.unit("fef_gm_1"));
        (face.combat, face.morale, face.stacking)
    });
    assert_eq!(values, [(9, 4, 4), (8, 3, 3), (5, 3, 2), (4, 2, 1)]);
}

#[test]
fn every_regiment_step_moves_the_marker_and_the_tenth_brings_5_vp() {
    // 2xAL costs VM two steps: the marker goes from 8 to 10, which is 0.
    let game = fought("vm_36 vm_88", "fef_gm_1 fef_gm_2", "hits = 8", &[1, 1]);
    assert_eq!((game.state().hits, game.vp()), (0, 55));
    assert_eq!(levels(&game).last().map(|(by, why)| (*by, *why)), Some((5, Vp::Hits)));
}

#[test]
fn battalions_of_vm_do_not_count_and_go_to_box_2() {
    let mut game = scene(
        "Oct-52 operations 50\nhits = 8\nT7: vm_hq\nS11: vm_sd_1 vm_td_18 vm_td_29\nT14: fef_hq\nS12: fef_gm_1 fef_gm_2",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_td_18, with vm_td_29, fire, lead vm_td_18, lead fef_gm_1");
    game.roll(&[1, 1]).roll(&[1, 1]);
    assert_eq!((game.place("vm_td_18"), game.place("vm_td_29")), ("box2".into(), "box2".into()));
    assert_eq!(game.state().hits, 8);
}

#[test]
fn french_units_cost_vp_by_their_size_when_they_are_gone() {
    let lost = |unit: &str| {
        let game = fought("vm_36 vm_88 vm_102", &format!("{unit}:1"), "", &[6, 6]);
        let id = unit;
        let gone = Vp::Lost(game.unit(id));
        assert_eq!(game.place(id), "eliminated");
        levels(&game).iter().find(|(_, why)| *why == gone).map_or(0, |(by, _)| *by)
    };
    assert_eq!((lost("fef_1_bmi"), lost("fef_gm_1")), (-1, -2));
}

#[test]
fn units_with_one_step_cost_nothing() {
    let mut game = scene(
        "Oct-52 operations 50\nT7: vm_hq\nM10: vm_sd_1 vm_36 vm_88\nT14: fef_hq\nM11: fef_1_thai",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack M11, with vm_36, with vm_88, fire, lead vm_36, decline");
    game.roll(&[6, 6]).roll(&[1, 1]);
    game.say("stand");
    assert_eq!(game.place("fef_1_thai"), "eliminated");
    let gone = Vp::Lost(game.unit("fef_1_thai"));
    assert!(levels(&game).iter().all(|(_, why)| *why != gone));
}

#[test]
fn losses_fall_on_those_that_take_part() {
    let mut game = scene(
        "Oct-52 operations 50\nT7: vm_hq\nS11: vm_sd_1 vm_36 vm_88 vm_102\nT14: fef_hq\nS12: fef_gm_1 fef_gm_2",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    // 102 stays out of it.
    game.say("attack S12, with vm_36, with vm_88, fire, lead vm_36, lead fef_gm_1, decline");
    game.roll(&[1, 1]).roll(&[1, 1]);
    assert_eq!(game.asks(), "vietminh losses");
    assert_eq!(game.refused("lose vm_102"), "no such choice");
    game.say("lose vm_88");
    assert_eq!(["vm_36", "vm_88", "vm_102"].map(|id| game.steps(id)), [3, 3, 4]);
}

#[test]
fn if_the_leader_is_gone_the_rest_is_free() {
    let mut game = fought("vm_36 vm_88", "fef_1_bmi:1 fef_2_bmi fef_1_acf", "", &[6, 6]);
    // 2xDL: the leader had one step, the other comes from whom the French like.
    let leader = ["fef_1_bmi", "fef_2_bmi", "fef_1_acf"];
    while game.asks() == "french losses" {
        let first = game.legal()[0].clone();
        game.say(&first);
    }
    let left: u8 =
        leader.iter().filter(|id| game.place(id) == "S12").map(|id| game.steps(id)).sum();
    assert_eq!(left, 3);
}

#[test]
fn all_that_moves_the_level_does_so_at_once_and_in_the_open() {
    // The last battalion falls: 1 VP for it; VM advances: Vinh Yen 4, and what its ZoC takes.
    let mut game = fought("vm_36 vm_88", "fef_1_bmi:1", "hits = 9", &[6, 6]);
    let before = game.vp();
    assert_eq!(
        levels(&game),
        [(-1, Vp::Lost(game.unit("fef_1_bmi"))), (-4, Vp::Hex(crate::scene::hex("S12")))]
    );
    game.say("advance vm_36, advance vm_88");
    let more: i16 = levels(&game)[2..].iter().map(|(by, _)| i16::from(*by)).sum();
    assert_eq!(i16::from(game.vp()), i16::from(before) + more);
    let total: i16 = levels(&game).iter().map(|(by, _)| i16::from(*by)).sum();
    assert_eq!(i16::from(game.vp()), 50 + total, "the level is the sum of its changes");
}

#[test]
fn the_level_stops_at_the_ends_of_its_track() {
    let game = fought("vm_36 vm_88", "fef_gm_1 fef_gm_2", "hits = 8", &[1, 1]);
    assert_eq!(game.vp(), 55);
    let mut top = scene(
        "Oct-52 operations 98\nhits = 8\nT7: vm_hq\nS11: vm_sd_1 vm_36 vm_88\nT14: fef_hq\nS12: fef_gm_1 fef_gm_2",
    );
    top.say("spend vm_sd_1, decline").roll(&[1]);
    top.say("attack S12, with vm_36, with vm_88, fire, lead vm_36, lead fef_gm_1, decline");
    top.roll(&[1, 1]).roll(&[1, 1]).say("lose vm_88");
    assert_eq!(top.vp(), 100);
}
