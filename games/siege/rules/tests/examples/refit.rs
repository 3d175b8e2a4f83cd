//! Examples of the Refit Phase: morale (7.1), victory (3.1, 34.4, 36.3), French and Viet Minh refit (21.0 to 23.0).

use siege::choice::Choice;
use siege::components::{Airfield, Route};
use siege::event::Event;
use siege::flow::Phase;
use toml::Value;

use crate::builder::{Game, Scene};
use crate::case::{Case, Found, OnTheTable, found, game_over, list, n};

/// 7.1: the Morale Step with what is said to have happened.
pub(crate) fn morale(case: &Case) -> Found {
    let mut scene = case.scene("morale");
    let given = &case.given;
    let lost =
        usize::from(given.number_if_any("french_battalions_eliminated_this_turn").unwrap_or(0));
    let components = scene.components();
    let battalions = components.units.iter().filter(|row| row.is_battalion).take(lost);
    battalions.for_each(|row| scene.put(&row.id, "eliminated"));
    for (division, count) in given.table_if_any("vm_battalions_eliminated_by_division") {
        let own = components.battalions.iter();
        let own = own.filter(|row| row.division.number().to_string() == division);
        let count = count.as_integer().expect("a number") as usize;
        own.take(count).for_each(|row| scene.put(&row.id, "eliminated"));
    }
    scene.refit.extend(1..=given.number_if_any("divisions_in_refit").unwrap_or(0));
    let held = usize::from(given.number_if_any("complexes_vm").unwrap_or(0));
    for space in components.complexes.iter().take(held).flat_map(|row| row.spaces.iter()) {
        scene.vietminh.insert(components.row(space).id.clone());
    }
    if let Some(routes) = given.number_if_any("routes_fully_french") {
        take_routes(&mut scene, routes);
    }
    let game = scene.begin();
    let told = game.events().find_map(|event| match event {
        Event::MoraleStep { items, change } => Some((items, change)),
        _ => None,
    });
    let (items, change) = told.expect("morale is counted every turn");
    let mut all = found([
        ("change", n(change)),
        ("morale", n(game.after(Phase::Morale).board.tracks.morale)),
    ]);
    if let Some(item) = case.when.number_if_any("count_item") {
        all.insert(format!("item_{item}"), n(items[usize::from(item) - 1]));
    }
    all
}

/// The Viet Minh take the last space of Routes until so many are wholly French.
fn take_routes(scene: &mut Scene, french: u8) {
    let rules = scene.rules();
    let components = scene.components();
    let whole = |scene: &Scene, route: &Route| {
        let ids = rules.charts.routes[route.slot()].iter().map(|at| &components.row(at).id);
        !ids.into_iter().any(|id| scene.vietminh.contains(id))
    };
    let open: Vec<Route> = Route::ALL.into_iter().filter(|route| whole(scene, route)).collect();
    assert!(open.len() >= usize::from(french));
    for route in &open[usize::from(french)..] {
        scene.vietminh.insert(components.row(rules.charts.last(*route)).id.clone());
    }
}

/// 23.0, 11.4: the divisions in Refit.
pub(crate) fn vm_refit(case: &Case) -> Found {
    let mut scene = case.scene("vietminh_refit");
    scene.refit.extend(1..=case.given.number_if_any("divisions_in_refit").unwrap_or(0));
    let eliminated = case.given.texts_if_any("eliminated");
    eliminated.iter().for_each(|id| scene.put(id, "eliminated"));
    assert!(case.when.text_if_any("count").is_none_or(|count| count == "index"));
    let mut game = scene.begin();
    if !eliminated.is_empty() {
        game.roll(&case.when.numbers("dice"));
    }
    // One check is all a battalion gets in a turn.
    assert_ne!(game.asks(), "dice refit");
    let after = game.after(Phase::VietMinhRefit).clone();
    let mut all = found([("vm_artillery", n(after.board.tracks.artillery))]);
    for id in eliminated {
        let (place, steps) = (game.place(&after, &id), game.steps(&after, &id));
        let base = if place.starts_with("base") { "base" } else { &place };
        all.insert("full_strength_this_turn".to_owned(), Value::from(steps == "full"));
        all.insert(id, format!("{steps} in {base}").into());
    }
    all
}

/// 3.1: the Victory Check.
pub(crate) fn victory(case: &Case) -> Found {
    let mut scene = case.scene("victory");
    assert_eq!(case.given.text("all_entrenchments"), "V");
    assert_eq!(case.given.text("central"), "F");
    let (rules, components) = (scene.rules(), scene.components());
    for space in rules.charts.entrenchments.iter() {
        scene.vietminh.insert(components.row(space).id.clone());
    }
    found([("game_over", game_over(&scene.begin()))])
}

/// 3.1: the end of the last turn.
pub(crate) fn advance(case: &Case) -> Found {
    let scene = case.scene("advance");
    assert_eq!(case.given.text("central"), "F");
    assert_eq!(case.given.flag_if_any("any_entrenchment_french"), Some(true));
    found([("game_over", game_over(&scene.begin()))])
}

/// 34.4: the smallest number of Routes that wins at the end of the last turn.
pub(crate) fn routes_needed(case: &Case) -> Found {
    let wins = |routes: &u8| {
        let mut scene = case.scene("advance");
        scene.turn = 7;
        take_routes(&mut scene, *routes);
        game_over(&scene.begin()) == Value::from("french_victory")
    };
    found([("routes", n((0..=4).find(wins).expect("four Routes always win")))])
}

/// 36.3: the dice that end the game.
pub(crate) fn game_end_results(case: &Case) -> Found {
    let ends = |die: &i64| {
        let mut scene = case.scene("advance");
        scene.options.push("vulture".to_owned());
        scene.turn = case.when.number("turn");
        let declared = case.given.number("vulture_declared_on_turn");
        scene.events.push(format!("vulture = true\ndeclared = {declared}"));
        let mut game = scene.begin();
        game.roll(&[*die as u8]);
        game_over(&game) == Value::from("vm_victory")
    };
    found([("ends_on", list((1..=6).filter(ends).collect::<Vec<_>>()))])
}

fn gp(game: &Game) -> Value {
    n(game.state().board.tracks.gp)
}

/// 21.2: an eliminated unit is rebuilt.
pub(crate) fn rebuild_elite(case: &Case) -> Found {
    let mut scene = case.scene("french_refit");
    case.given.texts("eliminated").iter().for_each(|id| scene.put(id, "eliminated"));
    let (id, space) = (case.when.text("unit"), case.when.text("space"));
    assert!(case.given.text_if_any("space").is_none_or(|given| given == space));
    let mut game = scene.begin();
    game.done_until("refit");
    let unit = game.unit(&id);
    let choice = Choice::Rebuild(unit, game.space(&space));
    let legal = game.is_legal(choice);
    if legal {
        game.choose(choice);
    }
    let state = game.state();
    let rebuilt = format!("{}:{}", game.place(state, &id), game.steps(state, &id));
    found([
        ("legal", Value::from(legal)),
        ("gp", gp(&game)),
        (&id, rebuilt.into()),
        ("refit_same_turn", Value::from(game.is_legal(Choice::Refit(unit)))),
    ])
}

/// 21.4: an airfield is repaired.
pub(crate) fn repair_airfield(case: &Case) -> Found {
    let mut scene = case.scene("french_refit");
    scene.put("fr_1_31_eng", &case.given.text("engineer"));
    let name = case.when.text("airfield");
    let mut game = scene.begin();
    game.done_until("repair");
    let airfield = Airfield::BOTH.into_iter().find(|one| one.id() == name).expect("an airfield");
    let choice = Choice::Repair(airfield);
    let legal = game.is_legal(choice);
    if legal {
        game.choose(choice);
    }
    found([
        ("legal", Value::from(legal)),
        ("gp", gp(&game)),
        (&name, game.airfield(game.state(), airfield).into()),
    ])
}

/// 22.3: where a unit may redeploy.
pub(crate) fn redeployments(case: &Case) -> Found {
    let game = redeploying(case);
    let unit = redeployed(case, &game);
    let targets = case.when.texts("targets").into_iter();
    let legal = targets.map(|target| game.is_legal(Choice::Redeploy(unit, game.space(&target))));
    found([("legal", list(legal.collect::<Vec<bool>>()))])
}

fn redeploying(case: &Case) -> Game {
    let mut scene = case.scene("french_refit");
    scene.put(&case.given.text("unit"), &case.given.text("space"));
    let game = scene.begin();
    assert_eq!(game.asks(), "redeploy");
    game
}

fn redeployed(case: &Case, game: &Game) -> siege::components::Unit {
    game.unit(case.given.text("unit").split(':').next().expect("an id"))
}

/// 22.3, S-87: one unit redeploys again and again, as long as it may.
pub(crate) fn redeploy(case: &Case) -> Found {
    let mut game = redeploying(case);
    let unit = redeployed(case, &game);
    assert_eq!(game.unit(&case.when.text("unit")), unit);
    let mut legal = Vec::new();
    for target in case.when.texts("moves") {
        let choice = Choice::Redeploy(unit, game.space(&target));
        legal.push(game.is_legal(choice));
        if game.is_legal(choice) {
            game.choose(choice);
        }
    }
    let state = game.state().clone();
    let mut all = case.places(&game, &state);
    all.extend(found([("legal", list(legal)), ("gp", gp(&game))]));
    all
}
