//! Examples of the map (5.0), of forces (2.16), of movement (16.0, 25.2) and of ranges (15.2, 17.3).

use siege::choice::Choice;
use siege::components::Airfield;
use siege::event::Event;
use siege::flow::{Phase, Target};
use toml::Value;

use crate::builder::{Game, Scene, id_of, rules, space_id};
use crate::case::{Case, Found, OnTheTable, control, found, list, n};

/// 5.0: the labels of a complex.
pub(crate) fn complex_spaces(case: &Case) -> Found {
    let components = &rules(&[]).components;
    let id = case.when.text("complex");
    let complex = components.complexes.iter().find(|row| row.id == id).expect("a complex");
    found([("labels", list(complex.spaces.iter().map(|at| components.row(at).label.as_str())))])
}

/// 5.0: whether two labels belong to one complex.
pub(crate) fn same_complex(case: &Case) -> Found {
    let components = &rules(&[]).components;
    let complex = |label: &String| {
        let row = components.spaces.iter().find(|row| row.label == *label).expect("a label");
        row.complex.expect("an Entrenchment is part of a complex")
    };
    let complexes: Vec<_> = case.when.texts("labels").iter().map(complex).collect();
    found([("same", Value::from(complexes[0] == complexes[1]))])
}

/// 2.16: units of one space do one thing together; a unit of another space cannot join.
pub(crate) fn force(case: &Case) -> Found {
    let mut scene = case.scene("french_assault");
    let space = case.given.text("space");
    case.put_french(&mut scene, &space);
    scene.put("fr_8_bpc", "r3s02");
    scene.enemy_at("r3s04");
    let mut game = scene.begin();
    let (from, target) = (game.space(&space), game.space("r3s04"));
    game.choose(Choice::Assault(from, target));
    for unit in case.given.texts("french") {
        let id = unit.split(':').next().expect("an id");
        game.choose(Choice::With(game.piece(id)));
    }
    assert!(!game.is_legal(Choice::With(game.piece("fr_8_bpc"))));
    game.choose(Choice::Agree);
    let wanted = case.when.number("units");
    let together = game.events().any(|event| match event {
        Event::FrenchAssaults { units, .. } => units.len() == wanted,
        _ => false,
    });
    found([("is_one_force", Value::from(together))])
}

/// How many spaces a battalion advances on an open Route in one step.
fn advance(scene: &mut Scene) -> i64 {
    let id = scene.enemy_at("r4s15");
    let game = scene.begin();
    let moved = game.battalion(&id);
    let place = game.after(Phase::VietMinhMovement).board.battalion_space(moved);
    15 - i64::from(game.rules().charts.number(place.expect("it is on the map")))
}

/// 16.1: by morale.
pub(crate) fn vm_movement(case: &Case) -> Found {
    let moved = case.given.numbers("morale_values").into_iter().map(|morale| {
        let mut scene = case.scene("vietminh_movement");
        scene.track("morale", morale);
        advance(&mut scene)
    });
    found([("numbers", list(moved.collect::<Vec<_>>()))])
}

/// 30.0: with the events that are in force.
pub(crate) fn vm_movement_now(case: &Case) -> Found {
    found([("spaces", n(advance(&mut case.scene("vietminh_movement"))))])
}

/// 16.3: the first Viet Minh movement; an airfield that works shows what becomes of it.
pub(crate) fn vm_moves(case: &Case) -> Found {
    let (game, after) = moved(case);
    let mut all = case.places(&game, &after);
    all.insert("control".to_owned(), control(&game, &after));
    for airfield in Airfield::BOTH {
        let status = game.airfield(&after, airfield);
        all.insert(airfield.id().to_owned(), status.into());
    }
    all
}

fn moved(case: &Case) -> (Game, siege::flow::State) {
    let mut scene = case.scene("vietminh_movement");
    case.put_french(&mut scene, "");
    case.put_vietminh(&mut scene, "");
    let game = scene.begin();
    let after = game.after(Phase::VietMinhMovement).clone();
    (game, after)
}

/// 9.6: battalions that cannot leave their base assault from it.
pub(crate) fn vm_moves_and_assaults(case: &Case) -> Found {
    let (game, after) = moved(case);
    let vm = case.given.table_if_any("vm");
    let places = vm.keys().map(|id| (id.clone(), game.place(&after, id).into())).collect();
    let components = &game.rules().components;
    let assault = game.events().find_map(|event| match event {
        Event::VietMinhAssaults { target, battalions, .. } => Some(found([
            ("space", space_id(components, target).into()),
            ("attackers", list(battalions.iter().map(|one| id_of(components, one)))),
        ])),
        _ => None,
    });
    let assault = assault.expect("the French in the highest space are assaulted");
    found([("after_movement", Value::Table(places)), ("close_assault", Value::Table(assault))])
}

/// How far a unit can be sent from the Central Fortress.
fn reach(case: &Case, beside: Option<&str>, led: bool) -> i64 {
    let mut scene = case.scene("french_movement");
    let unit = case.given.text("unit");
    scene.put(&unit, "central");
    let leader = case.given.text_if_any("leader").unwrap_or("ld_langlais".to_owned());
    if led {
        scene.put(&leader, "central");
    }
    beside.into_iter().for_each(|other| scene.put(other, "central"));
    let mut game = scene.begin();
    let unit = game.unit(unit.split(':').next().expect("an id"));
    let mut mover = unit;
    if led {
        mover = game.unit(&leader);
        game.choose(Choice::Follow(unit, mover));
    }
    let legal = |number: &i64| {
        let space = game.space(&format!("r1s{number:02}"));
        game.is_legal(Choice::Move(mover, space))
    };
    let far = (1..=6).filter(legal).max().unwrap_or(0);
    assert_eq!((1..=6).filter(legal).count() as i64, far);
    if led && far > 0 {
        let space = game.space(&format!("r1s{far:02}"));
        game.choose(Choice::Move(mover, space));
        assert_eq!(game.state().board.space_of(unit), Some(space));
    }
    far
}

/// 16.1, 24.3, 25.2: how far a unit moves alone, with a leader, from beside a fortification.
pub(crate) fn max_spaces(case: &Case) -> Found {
    assert!(case.given.text_if_any("space").is_none_or(|space| space == "central"));
    let mut all = found([("without", n(reach(case, None, false)))]);
    if case.wants("with_leader") {
        all.insert("with_leader".to_owned(), n(reach(case, None, true)));
    }
    if case.wants("with_fortification") {
        all.insert("with_fortification".to_owned(), n(reach(case, Some("fr_fort_1"), false)));
    }
    all
}

/// 15.2, 17.3: what a unit can fire at; artillery fires by its marker.
pub(crate) fn targets(case: &Case) -> Found {
    let legal = case.when.texts("targets").into_iter().map(|target| {
        let mut scene = case.scene("french_fire");
        let (unit, space) = (case.given.text("unit"), case.given.text("space"));
        scene.put(&unit, &space);
        let id = unit.split(':').next().expect("an id");
        let components = scene.components();
        let row = &components.units[components.unit(id).expect("a unit").slot()];
        let marker = row.impact.map(|marker| components.markers[marker.slot()].id.clone());
        marker.iter().for_each(|marker| scene.put(marker, "close_support"));
        scene.enemy_at(&target);
        let mut game = scene.begin();
        let choice = Choice::Target(Target::Space(game.space(&target)));
        game.is_legal(choice) && {
            game.choose(choice);
            game.is_legal(Choice::With(game.piece(marker.as_deref().unwrap_or(id))))
        }
    });
    found([("legal", list(legal.collect::<Vec<bool>>()))])
}
