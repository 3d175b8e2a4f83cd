//! Examples of movement (7.0) and sapping (9.0).

use kernel::Refused;
use storm::choice::Choice;
use storm::components::{Area, Kind};
use storm::event::Event;
use storm::flow::{Impulse, Stage, Step};
use storm::refusal::No;
use storm::rules::movement;
use storm::sets::{AreaSet, Unit, UnitSet};
use toml::{Table, Value};

use crate::builder::{FRENCH, Game, Scene, VIETMINH, infantry};
use crate::case::{Case, Found, found, n, scene, side_name};

/// The reason a step is refused, as the examples call it, and its cost where the rule names one.
fn reason(no: &No) -> (&'static str, Option<u8>) {
    match no {
        No::ArmorRiver { .. } => ("armor_river", None),
        No::FrenchHeld { .. } => ("vm_into_french_held", None),
        No::Points { cost, .. } => ("points", Some(*cost)),
        No::Red { .. } => ("red", None),
        other => panic!("no reason of the examples: {other:?}"),
    }
}

/// The game of a case with its units ordered.
fn ordered(case: &Case) -> (Game, Vec<Unit>, Area) {
    let scene = scene(case);
    let names = case.when.texts("units");
    let idle = scene.begin(&[]);
    let units: Vec<Unit> = names.iter().map(|name| idle.unit(name)).collect();
    let from = idle.board().area_of(units[0]).expect("the unit is on the map");
    let mut game = scene.impulse(units[0].side);
    game.order(from, &units);
    (game, units, from)
}

/// What the steps taken so far have cost.
fn spent(game: &Game) -> u8 {
    let costs = game.events().map(|event| match event {
        Event::Moved { cost, .. } => cost,
        _ => 0,
    });
    costs.sum()
}

pub(crate) fn step_cost(case: &Case) -> Found {
    let (mut game, ..) = ordered(case);
    let to = Area(case.when.number("to"));
    let mut result = Found::new();
    let refusal = match game.refusal(Choice::Move(to)) {
        None => None,
        Some(Refused::Rule(no)) => Some(no),
        Some(other) => panic!("{}: {other:?}", case.id),
    };
    result.insert("legal".into(), refusal.is_none().into());
    let cost = match refusal {
        Some(no) => {
            let (reason, cost) = reason(&no);
            result.insert("reason".into(), reason.into());
            cost
        }
        None => {
            game.choose(Choice::Move(to));
            Some(spent(&game))
        }
    };
    result.extend(cost.map(|cost| ("cost".to_owned(), n(cost))));
    if case.rule == "card FR-16" {
        let entered = counter_attack_cost(case, to);
        assert_eq!(Some(entered), cost, "{}: Counter Attack costs the same", case.id);
    }
    result
}

/// The same step as part of a Counter Attack.
fn counter_attack_cost(case: &Case, to: Area) -> u8 {
    let mut scene = scene(case);
    scene.hand(&[Kind::CounterAttack]);
    scene.lost = AreaSet::from_iter([to]);
    let mut game = scene.impulse(FRENCH);
    game.play_card(Kind::CounterAttack);
    game.choose(Choice::In(to));
    for name in case.when.texts("units") {
        let unit = game.unit(&name);
        game.choose(Choice::Enter(unit));
    }
    spent(&game)
}

pub(crate) fn path_cost(case: &Case) -> Found {
    let (mut game, units, from) = ordered(case);
    let side = units[0].side;
    let stack: UnitSet = units.iter().map(|unit| unit.index).collect();
    let points = game.rules().charts.movement(side, stack);
    let mut result = Found::new();
    let mut at = from;
    for area in case.when.numbers("path") {
        let to = Area(area);
        if game.is_legal(Choice::Move(to)) {
            game.choose(Choice::Move(to));
            at = to;
            continue;
        }
        // Without points left the move ends by itself; the rule still says why it cannot go on.
        let left = points - spent(&game);
        let (rules, state) = (game.rules(), game.state());
        let no = movement::check_step(rules, state, side, stack, at, to, left);
        let (reason, cost) = reason(&no.expect_err("the engine does not offer the step"));
        result.insert("legal".into(), false.into());
        result.insert("reason".into(), reason.into());
        result.extend(cost.map(|cost| ("cost".to_owned(), n(spent(&game) + cost))));
        return result;
    }
    if matches!(game.top(), Step::March(_)) {
        game.choose(Choice::Stop);
    }
    result.insert("legal".into(), true.into());
    result.insert("cost".into(), n(spent(&game)));
    result.extend(after(case, &game));
    result
}

/// Control, states and places after the move, for all areas and units.
fn after(case: &Case, game: &Game) -> Found {
    let areas = game.rules().charts.all.iter();
    let control: Table = areas
        .map(|area| (area.to_string(), Value::from(side_name(game.board().control(area)))))
        .collect();
    let names = case.when.texts("units");
    let state = |name: &String| {
        let fresh = game.board().is_fresh(game.unit(name));
        (name.clone(), Value::from(if fresh { "fresh" } else { "spent" }))
    };
    let place = |name: &String| {
        let area = game.board().area_of(game.unit(name));
        (name.clone(), n(area.expect("the unit is on the map").0))
    };
    found([
        ("control_after", control.into()),
        ("state_after", names.iter().map(state).collect::<Table>().into()),
        ("area_after", names.iter().map(place).collect::<Table>().into()),
    ])
}

/// A stack beside an area with friendly units may not enter it, neither at once nor on its way.
pub(crate) fn stacking(case: &Case) -> Found {
    let count = case.given.number("stack");
    let legal = [(21, None), (20, Some(21))].map(|(from, by)| {
        let mut scene = Scene::empty();
        scene.stack(FRENCH, infantry(1, 8, 7, 3), 28, case.given.number("friendly_in_area"));
        let stack = scene.stack(FRENCH, infantry(1, 8, 7, 4), from, count);
        let mut game = scene.impulse(FRENCH);
        game.order(Area(from), &stack);
        by.into_iter().for_each(|area| game.choose(Choice::Move(Area(area))));
        let enter = Choice::Move(Area(28));
        let legal = game.is_legal(enter);
        assert!(legal || matches!(game.no(enter), No::Stacking { limit: 9, .. }));
        legal
    });
    assert_eq!(legal[0], legal[1]);
    found([("legal", legal[0].into())])
}

/// Viet Minh units in an area of their own with a trench level.
fn trenched(level: u8, units: u8) -> (Scene, Vec<Unit>) {
    let mut scene = Scene::empty();
    let stack = scene.stack(VIETMINH, infantry(1, 8, 7, 2), 11, units);
    scene.trench.insert(Area(11), level);
    (scene, stack)
}

pub(crate) fn sap_units(case: &Case) -> Found {
    let (level, flipped) = (case.given.number("level"), case.given.number("units_flipped"));
    let (scene, units) = trenched(level, flipped);
    let mut game = scene.impulse(VIETMINH);
    game.order(Area(11), &units);
    if !game.is_legal(Choice::Sap) {
        assert!(matches!(game.no(Choice::Sap), No::SapTooMany { .. }));
        // The title of the example names odd numbers too.
        game.choose(Choice::Drop(units[0]));
        assert!(matches!(game.no(Choice::Sap), No::SapPairs { .. }));
        return found([("legal", false.into())]);
    }
    game.choose(Choice::Sap);
    assert!(units.iter().all(|unit| !game.board().is_fresh(*unit)));
    found([("legal", true.into()), ("level", n(game.board().trench(Area(11))))])
}

pub(crate) fn sap_card(case: &Case) -> Found {
    let (mut scene, units) = trenched(case.given.number("level"), 2);
    let card = Kind::Katyusha;
    scene.components.kinds[card as usize].trench_value = case.given.number("trench_value");
    scene.hand(&[card]);
    let mut game = scene.begin(&[Step::Impulse(Impulse { side: VIETMINH, stage: Stage::Choose })]);
    game.choose(Choice::Dig(card));
    if !game.is_legal(Choice::In(Area(11))) {
        assert_eq!(game.no(Choice::In(Area(11))), No::SapFull { area: Area(11) });
        return found([("legal", false.into())]);
    }
    game.choose(Choice::In(Area(11)));
    let spent = units.iter().filter(|unit| !game.board().is_fresh(**unit)).count();
    found([
        ("legal", true.into()),
        ("level", n(game.board().trench(Area(11)))),
        ("units_spent", n(spent as i64)),
    ])
}
