//! 1.5, 3.5: what is not told. Worlds that differ only in what the French may not know look the same.

use kernel::{Event, Message, Rules, Seat, Viewer};

use crate::scene::{Scene, hex, scene};

const FRENCH: Viewer = Viewer::Seat(Seat(0));

/// What the French and spectators get of a game, word for word.
fn seen(game: &Scene) -> Vec<String> {
    [FRENCH, Viewer::Spectator]
        .into_iter()
        .flat_map(|viewer| {
            let told = game.log().iter().filter_map(move |logged| logged.event.seen_by(viewer));
            let told = told.map(|event| format!("{} {:?}", event.id(), event.facts()));
            let asked = game.rules().prompt_for(game.state(), viewer);
            let view = serde_json::to_string(&game.view(viewer)).expect("a view is plain data");
            told.chain([format!("{asked:?}"), view]).collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn a_stack_that_is_picked_up_is_not_seen_before_it_leaves() {
    let words = "Oct-52 vm_movement 50\nT7: vm_hq vm_36 vm_88\nT14: fef_hq\ntrucks = { owned = 1, left = 1 }";
    let idle = scene(words);
    for answers in ["stack T7", "stack T7, with vm_88", "stack T7, with vm_88, go own"] {
        let mut busy = scene(words);
        busy.say(answers);
        assert_eq!(seen(&idle), seen(&busy), "{answers}");
    }
    let mut gone = scene(words);
    gone.say("stack T7, with vm_88, go own, to S8");
    assert_ne!(seen(&idle), seen(&gone));
}

#[test]
fn a_truck_is_used_when_it_leaves() {
    let words = "Oct-52 vm_movement 50\nT7: vm_hq\nX4: vm_td_18\nT14: fef_hq\ntrucks = { owned = 1, left = 1 }";
    let mut game = scene(words);
    game.say("stack X4, with vm_td_18, go truck");
    assert_eq!(game.state().trucks.left, 1);
    let legal = game.legal();
    let away = legal.iter().find(|answer| answer.starts_with("to ")).expect("the road is open");
    game.say(away);
    assert_eq!(game.state().trucks.left, 0);
}

#[test]
fn where_vm_holds_too_much_is_not_told() {
    // Somebody joins each of two stacks; one of them is too much.
    let words = "Oct-52 vm_movement 50\nT7: vm_hq\nT14: fef_hq
        S9: vm_36 vm_88 vm_102\nS8: vm_66\nQ9: vm_9 vm_57\nQ8: vm_td_18";
    let mut game = scene(words);
    game.say("stack S8, with vm_66, go own, to S9, stop");
    game.say("stack Q8, with vm_td_18, go own, to Q9, stop");
    let before = game.log().len();
    game.say("done");
    assert_eq!(game.asks(), "vietminh overstack");
    let full = format!("{:?}", hex("S9"));
    for viewer in [FRENCH, Viewer::Spectator] {
        let asked = format!("{:?}", game.rules().prompt_for(game.state(), viewer));
        let told = game.log()[before..].iter().filter_map(|logged| logged.event.seen_by(viewer));
        let told = format!("{:?}", told.collect::<Vec<_>>());
        assert!(told.contains("Overstacked") && !told.contains(&full), "{told}");
        assert!(!asked.contains(&full), "{asked}");
        let steps = format!("{:?}", game.view(viewer).steps);
        assert!(!steps.contains(&full), "{steps}");
    }
    let own = game.rules().prompt_for(game.state(), Viewer::Seat(Seat(1)));
    assert!(format!("{own:?}").contains(&full), "{own:?}");
}

#[test]
fn the_order_of_losses_does_not_tell_which_hidden_units_are_hit() {
    // Two first units are seen to lose a step, and somebody under one of them does: 36 comes before them
    // in the list, 66 after them.
    let marked = |unit: &str| {
        let words = format!(
            "Dec-52 french_movement 50\nT7: vm_hq\nG14: vm_57:3 {unit}\nG16: vm_9:3\nT14: fef_hq
            out_of_supply = [\"vm_57\", \"vm_9\", \"{unit}\"]"
        );
        let mut game = scene(&words);
        game.say("done");
        assert_eq!([game.steps("vm_57"), game.steps("vm_9"), game.steps(unit)], [2, 2, 3]);
        let told = game.log().iter().filter_map(|logged| logged.event.seen_by(FRENCH));
        told.map(|event| format!("{event:?}")).collect::<Vec<_>>()
    };
    assert_eq!(marked("vm_36"), marked("vm_66"));
}

/// The hexes that the French view has in one of its sets, by name.
fn names(hexes: tonkin::sets::HexSet) -> String {
    hexes.iter().map(|hex| hex.to_string()).collect::<Vec<_>>().join(" ")
}

/// What the French are told in the log of which hexes, by the name of the message.
fn told(game: &Scene, id: &str) -> Vec<String> {
    let log = game.log().iter().map(|logged| logged.event).filter(|event| event.id() == id);
    log.map(|event| match event {
        tonkin::event::Event::ZocTold { hexes } | tonkin::event::Event::RiversTold { hexes } => {
            names(hexes)
        }
        _ => String::new(),
    })
    .collect()
}

const DG: &str = "dg = [\"vm_td_18\"]";

#[test]
fn a_hidden_unit_that_has_zoc_is_told_of_when_the_french_move_and_not_before() {
    let words = |hidden: &str| {
        format!(
            "Oct-52 vm_movement 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi\nS9: vm_td_18 {hidden}\n{DG}"
        )
    };
    let (mut stack, mut alone) = (scene(&words("vm_36")), scene(&words("")));
    for game in [&stack, &alone] {
        assert_eq!(names(game.view(FRENCH).exerting), "");
        assert_eq!(
            names(game.view(Viewer::Seat(Seat(1))).exerting).contains("S9"),
            game.state().board.exerting(tonkin::components::Side::VietMinh).has(hex("S9"))
        );
    }
    stack.say("done");
    alone.say("done");
    assert_eq!(names(stack.view(FRENCH).exerting), "S9");
    assert_eq!(names(alone.view(FRENCH).exerting), "");
    assert_eq!(told(&stack, "tonkin-event-zoc-told"), ["S9"]);
    assert_eq!(told(&alone, "tonkin-event-zoc-told-none"), [""]);
    // Afterwards it is hidden again.
    assert_eq!(names(stack.say("done").view(FRENCH).exerting), "");
}

#[test]
fn a_hidden_unit_that_makes_a_community_friendly_is_told_of_by_that() {
    // Phu Ly lies free beside T18, whose first unit is DG.
    let words = |hidden: &str| {
        format!("Oct-52 vm_movement 50\nT7: vm_hq\nT14: fef_hq\nT18: vm_td_18 {hidden}\n{DG}")
    };
    let told = |game: Scene| names(game.view(FRENCH).exerting);
    assert_eq!(told(scene(&words("vm_36"))), "T18");
    assert_eq!(told(scene(&words("vm_td_29"))), "T18");
    assert_eq!(told(scene(&words(""))), "");
}

#[test]
fn whether_a_hidden_regiment_cuts_a_river_is_not_told_before_it_is_traced() {
    let on = |place: &str, hidden: &str| {
        let words = format!(
            "Nov-52 vm_movement 50\nT7: vm_hq\n{place}: vm_td_18 {hidden}\nV3: vm_td_29\nT14: fef_dna_1"
        );
        scene(&words)
    };
    for place in ["U15", "W19", "L6", "X18"] {
        let cuts = |hidden: &str| names(on(place, hidden).view(FRENCH).cutting);
        assert_eq!([cuts("vm_36"), cuts("vm_td_54")], ["", ""], "{place}");
    }
    // A regiment that lies on top is seen, where a route comes to it.
    let seen = |place: &str| {
        let words = format!("Nov-52 vm_movement 50\nT7: vm_hq\n{place}: vm_36\nT14: fef_dna_1");
        names(scene(&words).view(FRENCH).cutting)
    };
    assert_eq!(["U15", "W19", "L6", "X18"].map(seen), ["U15", "W19", "", ""]);
    // Without a DNA there is no River Supply to ask about.
    let dry = scene("Nov-52 vm_movement 50\nT7: vm_hq\nU15: vm_36\nT14: fef_hq");
    assert!(dry.view(FRENCH).cutting.is_empty());
}

#[test]
fn where_hidden_regiments_cut_a_river_is_told_when_supply_hangs_on_it() {
    // 1 BMI in Hoa Binh lives off the river that Q14 may close; Tieu Doans cut it off by land.
    let checked = |hidden: &str, garrison: &str| {
        let words = format!(
            "Nov-52 supply_check 50\nT7: vm_hq\nS14: fef_sd_1 fef_1_acf fef_dna_12
            R16: {garrison}\nR15: vm_td_54\nS15: vm_td_115\nS16: vm_td_29\nR14: vm_td_303\nQ14: vm_td_18 {hidden}"
        );
        let state = scene(&words);
        let position = state.rules();
        let mut log = Vec::new();
        let text = crate::scene::position(&words);
        let state = kernel::Title::lay_out(position, &text, &mut log).expect("a position");
        let rivers = log.iter().filter_map(|event| match event {
            tonkin::event::Event::RiversTold { hexes } => Some(names(*hexes)),
            _ => None,
        });
        (rivers.collect::<Vec<_>>(), state)
    };
    let (told, cut) = checked("vm_36", "fef_1_bmi");
    assert_eq!(told, ["Q14"]);
    let (told, open) = checked("vm_td_190", "fef_1_bmi");
    assert_eq!(told, [""]);
    let unit = scene("Nov-52 vm_movement 50\nT7: vm_hq").unit("fef_1_bmi");
    assert_eq!([cut.board.is_oos(unit), open.board.is_oos(unit)], [true, false]);
    // A GCMA is always in supply: nothing hangs on the river.
    assert_eq!(checked("vm_36", "fef_gcma_colibri").0, [""; 0]);
}

#[test]
fn silence_looks_like_absence() {
    // K13 is in reach of a stack that has guns, or only seems to.
    let flown = |unit: &str| {
        let words = format!(
            "Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi\nK13: fef_2_thai
            L13: vm_36 {unit}\nair_transports = {{ owned = 3, left = 3 }}"
        );
        let mut game = scene(&words);
        game.say("stack T14, with fef_1_bmi, air K13");
        assert_eq!(game.asks(), "vietminh declare");
        game
    };
    let (mut guns, mut none) = (flown("vm_675"), flown("vm_td_18"));
    // Which units are on the map at all is public; where, is not.
    let hidden = |game: &Scene| {
        let lines = seen(game).into_iter().filter(|line| !line.starts_with('{'));
        lines.collect::<Vec<_>>()
    };
    assert_eq!(hidden(&guns), hidden(&none));
    let declares = |game: &Scene| game.legal().iter().any(|answer| answer.starts_with("declare"));
    assert!(declares(&guns) && !declares(&none));
    guns.say("silent");
    none.say("silent");
    assert_eq!(hidden(&guns), hidden(&none));
    assert_eq!(guns.place("fef_1_bmi"), "K13");
}
