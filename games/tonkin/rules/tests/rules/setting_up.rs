//! 9.0: setting up.

use kernel::{Rules, Viewer};
use tonkin::board::Place;
use tonkin::choice::Choice;
use tonkin::components::{Hex, Side};
use tonkin::flow::{SetUp, SetUpGcma, State, Step};
use tonkin::rules::setting_up;

use crate::scene::{Scene, hex, start};

/// All that a side has on the map, by class.
fn classes(game: &Scene, side: Side) -> Vec<String> {
    let named = setting_up::named(game.rules(), side);
    let there = named.iter().filter(|unit| game.state().board.hex_of(*unit).is_some());
    let classes = there.filter_map(|unit| setting_up::class_of(game.rules(), unit));
    let mut classes: Vec<String> = classes.map(str::to_owned).collect();
    classes.sort();
    classes
}

#[test]
fn vm_places_its_units_within_the_distance_the_scenario_gives() {
    let mut game = start("cao_bang", &[]);
    assert_eq!(game.asks(), "vietminh set-up");
    let places = game.places("vm_36");
    assert!(places.contains("U5") && !places.contains("U4"), "{places}");
    assert_eq!(game.denied(Choice::Place(game.unit("vm_36"), hex("A1"))), "9.0 set-up-far");
    let near = places.split(' ').next().expect("a hex").to_owned();
    game.say(&format!("place vm_36 {near}, place vm_88 {near}, place vm_102 {near}"));
    assert_eq!(game.stack(&near), "vm_36 vm_88 vm_102");
    assert_eq!(game.refused("place vm_sd_1 A1"), "no such choice");
}

#[test]
fn the_default_sets_up_one_side_and_stops_where_the_other_is_asked() {
    let mut game = start("na_san", &[]);
    game.say("default");
    // Na San has no markers: the GCMA are next, and they are French.
    assert_eq!(game.asks(), "french set-up-gcma");
    game.say("default");
    assert!(game.state().board.hex_of(game.unit("fef_gcma_colibri")).is_some());
    assert_ne!(game.asks(), "french set-up-gcma");
}

#[test]
fn losses_at_the_start_are_taken_by_units_of_their_entry() {
    let mut game = start("hanoi", &[]);
    game.say("place vm_36 S10, place vm_88 S10, place vm_102 S10");
    assert_eq!(game.asks(), "vietminh set-up-losses");
    assert_eq!(game.refused("lose vm_209"), "no such choice");
    game.say("lose vm_88");
    assert_eq!((game.steps("vm_88"), game.state().hits), (3, 0));
    assert_eq!(game.asks(), "vietminh set-up");
    game.say("default");
    let lost = |id: &str| 4 - game.steps(id);
    assert_eq!(lost("vm_209") + lost("vm_141") + lost("vm_165"), 1);
}

#[test]
fn tieu_doans_stand_near_different_centers_and_wait_in_box_1_only_without_a_hex() {
    let mut game = start("cao_bang", &[]);
    while game.asks() == "vietminh set-up" {
        let first = game.legal().into_iter().next().expect("a place");
        game.say(&first);
    }
    assert_eq!(game.asks(), "vietminh set-up-tieu-doans");
    // Thai Binh is French; Ha Giang has one battalion, and no other center is near it.
    assert_eq!(game.refused("place vm_td_18 W18"), "9.0 set-up-taken");
    game.say("place vm_td_18 O3");
    assert_eq!(game.refused("place vm_td_29 O3"), "no such choice");
    assert_eq!(game.refused("box vm_td_29"), "9.0 has-place");
    assert_eq!(game.refused("box vm_36"), "no such choice");
}

#[test]
fn markers_go_on_one_click_to_a_hex_that_holds_many_steps() {
    let mut game = start("cao_bang", &[]);
    game.say("default");
    assert_eq!(game.asks(), "vietminh place-objective");
    game.say("default");
    assert_eq!(game.asks(), "vietminh real-objective");
    let [Some(first), Some(second)] = game.state().objectives.at else { panic!("two markers") };
    assert_eq!(first, hex("Y9"));
    let french = game.state().board.stack(second);
    let steps: u8 = french.map(|unit| game.state().board.steps(unit)).sum();
    assert!(steps >= 4, "{second} holds {steps} steps");
}

#[test]
fn gcma_go_to_different_communities() {
    let mut game = start("plaine_des_jarres", &[]);
    game.say("default, default, real 1");
    assert_eq!(game.asks(), "french set-up-gcma");
    let first = game.places("fef_gcma_colibri");
    game.say("default");
    assert!(!first.is_empty());
    let at = |id: &str| game.state().board.hex_of(game.unit(id)).expect("on the map");
    let ids = ["fef_gcma_colibri", "fef_gcma_aiglon", "fef_gcma_calamar"];
    assert_ne!(at(ids[0]), at(ids[1]));
    assert_ne!(at(ids[1]), at(ids[2]));
}

#[test]
fn a_generic_set_up_lets_each_side_choose_units_of_a_class() {
    let mut game = start("cao_bang", &[("setup", "generic")]);
    assert_eq!(game.asks(), "french set-up-class");
    // Cao Bang is held by a battalion 3-7 and a garrison.
    assert_eq!(game.places("fef_1_bmi"), "");
    assert_eq!(game.places("fef_3_3_rei"), "W4");
    game.say("place fef_1_3_rei W4");
    assert_eq!(game.places("fef_1_3_rei"), "");
    game.say("default");
    assert_eq!(game.stack("W4"), "fef_1_3_rei fef_bvn_garr_1");
    assert_eq!(game.asks(), "vietminh set-up-class");
    let near = game.places("vm_88").split(' ').next().expect("a hex").to_owned();
    assert_eq!(game.places("vm_209"), "");
    game.say(&format!("place vm_102 {near}"));
    game.say("default, default, real 1");
    let usual = {
        let mut usual = start("cao_bang", &[]);
        usual.say("default, default, real 1");
        usual
    };
    for side in Side::BOTH {
        assert_eq!(classes(&game, side), classes(&usual, side));
    }
}

#[test]
fn nobody_else_sees_which_regiments_a_generic_set_up_has_placed() {
    let game = |first: &str, second: &str| {
        let mut game = start("hanoi", &[("setup", "generic")]);
        game.say("default");
        game.say(&format!("place vm_36 S10, place {first} S10, place {second} S10"));
        game.say(&format!("lose {first}"));
        game.say("place vm_209 S9");
        game
    };
    let view = |game: &Scene| game.view(Viewer::Spectator);
    let (one, other) = (game("vm_88", "vm_102"), game("vm_102", "vm_88"));
    assert_eq!(view(&one), view(&other));
    let mut third = start("hanoi", &[("setup", "generic")]);
    third.say("default");
    third.say("place vm_36 S10, place vm_88 S10");
    let mut fourth = start("hanoi", &[("setup", "generic")]);
    fourth.say("default");
    fourth.say("place vm_36 S10, place vm_102 S10");
    assert_eq!(view(&third), view(&fourth));
}

#[test]
fn the_default_keeps_the_level_that_the_scenario_starts_with() {
    for scenario in
        ["cao_bang", "hanoi", "hoa_binh", "plaine_des_jarres", "dien_bien_phu", "na_san"]
    {
        let mut game = start(scenario, &[]);
        let level = game.vp();
        while game.state().phase == tonkin::flow::Phase::SetUp {
            let answer =
                ["default", "real 1"].into_iter().find(|answer| game.refused(answer) == "legal");
            game.say(answer.expect("one click"));
        }
        assert_eq!(game.vp(), level, "{scenario}");
    }
}

#[test]
fn what_the_set_up_takes_is_paid_for_at_once() {
    let level = |answer: &str| {
        let mut game = start("cao_bang", &[]);
        while game.asks() == "vietminh set-up" {
            let first = game.legal().into_iter().next().expect("a place");
            game.say(&first);
        }
        game.say(answer);
        while game.asks().contains("set-up") || game.asks() == "vietminh place-objective" {
            game.say("default");
        }
        game.say("real 1");
        while game.asks().contains("set-up") {
            game.say("default");
        }
        game.vp()
    };
    // Dien Bien Phu is blue, empty and worth 3; Ha Giang is red.
    assert_eq!(level("place vm_td_18 O3") - level("place vm_td_18 F12"), 3);
}

#[test]
fn tieu_doans_share_centers_out_among_themselves() {
    // Of two battalions the first stands near two centers: whichever it needs, the other may have the rest.
    let rules: tonkin::Tonkin = proof::rules("cao_bang", &[]);
    let ground = &rules.charts.ground;
    let mut shared = None;
    for (first, at) in &ground.centres {
        for (second, other) in &ground.centres {
            let both = ground.near(*first).and(*ground.near(*second));
            // Nearer to the first center, but only the first center is near the hex beyond it.
            let only = ground.near(*first).minus(*ground.near(*second));
            let nearer = both.iter().find(|hex| hex.distance(*at) < hex.distance(*other));
            let beyond = only.iter().find(|hex| {
                let near = ground.centres.iter().filter(|(place, _)| ground.near(*place).has(*hex));
                near.count() == 1 && ground.vietnam.has(*hex)
            });
            if let (true, Some(nearer), Some(beyond)) = (first != second, nearer, beyond) {
                shared = shared.or(Some((nearer, beyond)));
            }
        }
    }
    let (nearer, beyond) = shared.expect("two centers that share hexes");
    let mut game = crate::scene::scene("Oct-52 replacement 50\nT7: vm_hq\nT14: fef_hq");
    game.until("vietminh mobilise");
    game.say(&format!("place vm_td_18 {nearer}"));
    assert_eq!(game.refused(&format!("place vm_td_29 {beyond}")), "legal");
}

#[test]
fn a_unit_whose_hexes_are_all_taken_stands_in_the_nearest_that_is_free() {
    let game = start("cao_bang", &[]);
    let Step::SetUp(SetUp { entry, .. }) = *game.state().top() else { panic!("VM sets up first") };
    let row = &game.rules().scenario().setup[usize::from(entry)];
    let (charts, mut state) = (&game.rules().charts, game.state().clone());
    let unit = row.units[0];
    let named = |hex: Hex| row.hex.distance(hex) <= usize::from(row.within);
    let mut french = charts.forces.side[0].and(charts.forces.fighting).iter();
    for hex in charts.ground.land.iter().filter(|hex| named(*hex)) {
        let free = french.find(|unit| state.board.hex_of(*unit).is_none()).expect("enough units");
        state.board.put(charts, free, hex);
    }
    let mut legal = Vec::new();
    game.rules().legal(&state, State::seat(Side::VietMinh), &mut legal);
    let hexes: Vec<Hex> = legal
        .iter()
        .filter_map(|choice| match choice {
            Choice::Place(who, hex) if *who == unit => Some(*hex),
            _ => None,
        })
        .collect();
    assert!(!hexes.is_empty());
    let one_more = |hex: &Hex| row.hex.distance(*hex) == usize::from(row.within) + 1;
    assert!(hexes.iter().all(one_more), "{hexes:?}");
}

#[test]
fn gcma_without_a_community_is_put_off() {
    let game = start("na_san", &[]);
    let (rules, mut state) = (game.rules(), game.state().clone());
    state.steps.clear();
    state.steps.push(Step::SetUpGcma(SetUpGcma { next: 0 }));
    // VM stands wherever a community is.
    let (charts, vm) = (&rules.charts, rules.charts.forces.side[1].and(rules.charts.forces.zoc));
    let homes = charts.ground.highland_places.iter().map(|(_, hex)| *hex);
    for hex in homes.clone() {
        for unit in state.board.units(hex).iter() {
            state.board.remove(charts, unit, Place::Pool);
        }
    }
    let free = vm.iter().filter(|unit| state.board.hex_of(*unit).is_none()).collect::<Vec<_>>();
    for (hex, unit) in homes.zip(free) {
        state.board.put(charts, unit, hex);
    }
    let seat = State::seat(Side::French);
    let mut legal = Vec::new();
    rules.legal(&state, seat, &mut legal);
    assert_eq!(legal, [Choice::Default]);
    let proof = kernel::legal::prove(rules, &state, seat, &Choice::Default).expect("it is legal");
    rules.apply(&mut state, seat, proof, &mut ());
    let later = state.month + rules.components.tables.limits.postpone_turns;
    let unit = rules.scenario().gcma[0];
    assert_eq!(state.board.place(unit), Place::Track(later));
}
