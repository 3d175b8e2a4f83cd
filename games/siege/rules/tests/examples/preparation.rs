//! Examples of the set-up (31.0), of events (8.0, 30.0), activation (10.0) and Operation Vulture (36.0).

use siege::board::{Place, Regiment};
use siege::choice::Choice;
use siege::components::{Division, EventKind, Placement};
use siege::event::Event;
use siege::flow::{Phase, State};
use siege::position::{Position, Progress};
use siege::prompt::Ask;
use toml::Value;

use crate::builder::{Game, Told, id_of};
use crate::case::{Case, Found, OnTheTable, found, game_over, list, n};

/// 7.6: the Morale Check of a division.
pub(crate) fn morale_check(case: &Case) -> Found {
    let mut game = case.scene("activation").begin();
    game.roll(&case.when.numbers("dice"));
    let check = game.events().find_map(|event| match event {
        Event::Activation { roll, refit, .. } => Some((roll, refit)),
        _ => None,
    });
    let (total, refit) = check.expect("a division was checked");
    found([("total", n(total)), ("success", Value::from(!refit))])
}

/// 8.1: how many markers each side picks.
pub(crate) fn event_numbers(case: &Case) -> Found {
    let picks = case.given.numbers("morale_values").into_iter().map(|morale| {
        let mut scene = case.scene("french_events");
        scene.track("morale", morale);
        let game = scene.begin();
        let told = game.events().find_map(|event| match event {
            Event::Picks { picks } => Some(i64::from(picks)),
            _ => None,
        });
        told.expect("both sides pick")
    });
    found([("numbers", list(picks.collect::<Vec<_>>()))])
}

/// 30.0: one event, picked and resolved.
pub(crate) fn resolve_event(case: &Case) -> Found {
    let event = case.when.text_if_any("event").or(case.given.text_if_any("event"));
    let event = event.expect("an event");
    let french = event.starts_with('f');
    let mut scene = case.scene(if french { "french_events" } else { "vietminh_events" });
    scene.only(&event);
    let condors = case.given.number_if_any("condor_picked");
    scene.events.extend(condors.map(|picked| format!("condors = {picked}")));
    let mut game = scene.begin();
    let in_play = matches!(game.state().board.regiment, Regiment::With(_));
    assert!(case.given.flag_if_any("in_play_148").is_none_or(|wanted| wanted == in_play));
    game.draw(&event);
    let dice = case.when.numbers_if_any("dice");
    dice.into_iter().for_each(|die| game.roll(&[die]));
    let (board, rules) = (&game.state().board, game.rules());
    let kind = EventKind::from_id(&event).expect("an event") as usize;
    let (pool, aside) = (board.events.pool[kind], board.events.set_aside[kind]);
    let left = pool + aside + board.events.condors;
    let entry = match board.regiment {
        Regiment::Aside => "may come",
        Regiment::With(_) => "is in play",
        Regiment::Removed => "never",
    };
    found([
        ("morale", n(board.tracks.morale)),
        ("game_over", game_over(&game)),
        ("entry_148", entry.into()),
        ("markers_discarded", n(rules.components.events[kind].markers - left)),
    ])
}

/// 10.4: a division goes to Refit; its units are picked up.
pub(crate) fn activation(case: &Case) -> Found {
    let mut scene = case.scene("activation");
    case.put_vietminh(&mut scene, "");
    assert_eq!(case.given.text("status_rolled"), "refit");
    let mut game = scene.begin();
    let number = case.given.value_if_any("division").and_then(Value::as_integer);
    while let Some(Ask::Activation { division }) = game.ask() {
        let fails = Some(i64::from(division.number())) == number;
        game.roll(if fails { &[6, 6] } else { &[1, 1] });
    }
    let after = game.after(Phase::Activation).clone();
    case.places(&game, &after)
}

/// 36.2: Vulture is declared with enough complexes lost; the die says how many US units come.
pub(crate) fn us_units(case: &Case) -> Found {
    let units = case.when.numbers("dice_options").into_iter().map(|die| {
        let mut scene = case.scene("cargo");
        scene.options.push("vulture".to_owned());
        scene.events.push("vulture = true".to_owned());
        let complexes = &scene.components().complexes;
        for space in complexes[..3].iter().flat_map(|row| row.spaces.iter()) {
            scene.vietminh.insert(scene.components().row(space).id.clone());
        }
        let mut game = scene.begin();
        game.choose(Choice::Declare);
        game.roll(&[die]);
        while game.asks() == "vulture-units" {
            game.choose(game.legal()[0]);
        }
        game.count(|event| matches!(event, Event::VultureUnit { .. }))
    });
    found([("numbers", list(units.collect::<Vec<_>>()))])
}

/// 31.0: the start with these dice, and what the Reinforcements events bring one after the other.
pub(crate) fn vm_start(case: &Case) -> Found {
    let rules = case.scene("set_up").rules();
    let start = kernel::Rules::start(&*rules);
    let mut game = Game::new(rules, start, Told::default());
    game.choose(Choice::Placement(Placement(0)));
    game.choose(Choice::Done);
    while game.asks() == "dice division" {
        let drawn = game.state().board.divisions;
        let next = Division::ALL.iter().position(|one| !drawn.contains(&Some(*one)));
        game.roll(&[next.expect("a division is left") as u8]);
    }
    game.roll(&case.given.numbers("setup_dice"));
    case.given.number_if_any("die_148").into_iter().for_each(|die| game.roll(&[die]));
    let board = &game.state().board;
    let division = match board.regiment {
        Regiment::With(division) => i64::from(division.number()),
        _ => 0,
    };
    let components = &game.rules().components;
    let waiting = board.battalions(Place::Available);
    let waiting = list(waiting.iter().map(|one| id_of(components, one)));
    let mut all = found([
        ("in_play_148", Value::from(division != 0)),
        ("division_148", n(division)),
        ("waiting", waiting),
    ]);
    for turn in ["first", "second", "third"] {
        all.insert(format!("{turn}_reinforcements_event"), reinforcements(&mut game).into());
    }
    all
}

/// The Reinforcements event is picked in a game as it stands.
fn reinforcements(game: &mut Game) -> String {
    let kind = EventKind::VietMinhReinforcements;
    let mut board = game.state().board.clone();
    board.events.pool = Default::default();
    board.events.set_aside = Default::default();
    board.events.pool[kind as usize] = 1;
    let progress = Progress::default();
    let position = Position { turn: 2, impulse: 0, phase: Phase::VietMinhEvents, board, progress };
    let state: State = game.rules().at(position, &mut ());
    *game = Game::new(game.rules_shared(), state, Told::default());
    game.draw(kind.id());
    while let Some(Ask::Event { .. }) = game.ask() {
        game.roll(&[1]);
    }
    let components = &game.rules().components;
    let told = game.events().find_map(|event| match event {
        Event::DelayedEnter { battalions } => {
            let ids: Vec<&str> = battalions.iter().map(|one| id_of(components, one)).collect();
            let first = battalions.first().expect("somebody waited");
            let division = components.battalions[first.slot()].division.number();
            Some(format!("{} to the {division}th base", ids.join(" and ")))
        }
        Event::RegimentJoins { .. } => Some("148th enters".to_owned()),
        Event::ActsAs { other: EventKind::Resupply, .. } => Some("resupply".to_owned()),
        _ => None,
    });
    told.unwrap_or("nothing".to_owned())
}
