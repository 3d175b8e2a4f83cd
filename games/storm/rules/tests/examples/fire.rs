//! Examples of fire (8.1 to 8.3) and of the cards that change it.

use storm::choice::Choice;
use storm::components::{Area, Kind};
use storm::event::Event;
use storm::flow::{Step, WindowKind};
use storm::refusal::No;
use storm::sets::Unit;
use toml::Value;

use crate::builder::{FRENCH, Game, Scene, VIETMINH, infantry};
use crate::case::{Case, Found, as_in_table, dice, found, n, scene, side_name};

/// The numbers of the last attack as the log tells them: attack, defence, damage points.
pub(crate) fn last_damage(game: &Game) -> (u8, u8, u8) {
    let damages = game.events().filter_map(|event| match event {
        Event::Damage { attack, defence, damage, .. } => Some((attack, defence, damage)),
        _ => None,
    });
    damages.last().expect("damage was worked out")
}

/// The first Fire Marker of the log, or that there is none.
pub(crate) fn fire_marker(game: &Game) -> Value {
    let mut markers = game.events().filter_map(|event| match event {
        Event::FireMarker { side, area } => Some((side, area)),
        _ => None,
    });
    let Some((side, area)) = markers.next() else {
        assert!(game.board().fire.iter().all(|markers| markers.is_empty()));
        return Value::from("none");
    };
    assert!(game.board().fire[side as usize].has(area));
    let marker = found([("area", n(area.0)), ("side", side_name(side).into())]);
    Value::Table(marker)
}

/// "spent" or "fresh" if all these units are.
pub(crate) fn common_state(game: &Game, units: &[Unit]) -> Value {
    let fresh = units.iter().filter(|unit| game.board().is_fresh(**unit)).count();
    match fresh {
        0 => "spent".into(),
        all if all == units.len() => "fresh".into(),
        _ => "mixed".into(),
    }
}

pub(crate) fn fire(case: &Case) -> Found {
    let mut scene = scene(case);
    let mut cards = vec![
        Kind::MortarSupport;
        case.given.number_if_any("mortar_support").map_or(0, usize::from)
    ];
    if case.given.flag_if_any("flamethrowers") == Some(true) {
        cards.push(Kind::Flamethrowers);
    }
    scene.hand(&cards);
    let names = case.when.texts("units");
    let idle = scene.begin(&[]);
    let units: Vec<Unit> = names.iter().map(|name| idle.unit(name)).collect();
    let from = idle.board().area_of(units[0]).expect("the unit is on the map");
    let mut game = scene.impulse(units[0].side);
    game.order(from, &units);
    game.choose(Choice::Fire(Area(case.when.number("target"))));
    cards.iter().for_each(|card| game.play_card(*card));
    game.decline_windows();
    let (firepower, terrain, defence) = game.sums();
    let [roll] = dice(&case.when)[..] else { panic!("one roll") };
    game.roll_sum(roll);
    game.finish_attack();
    let (attack, logged_defence, damage) = last_damage(&game);
    assert_eq!((attack, logged_defence), (roll + firepower, defence));
    found([
        ("firepower", n(firepower)),
        ("attack", n(attack)),
        ("terrain", n(terrain)),
        ("defense", n(defence)),
        ("damage", n(damage)),
        ("fire_marker", fire_marker(&game)),
        ("firing_units", common_state(&game, &units)),
    ])
}

/// A French unit fires from 10 at a Viet Minh one in 11 of this printed value and trench level.
fn shot(printed: u8, trench: u8, cards: &[Kind]) -> Game {
    let mut scene = Scene::empty();
    let target = scene.components.areas.iter_mut().find(|row| row.area == Area(11));
    target.expect("there is an area 11").defence = printed;
    scene.trench.insert(Area(11), trench);
    scene.stack(VIETMINH, infantry(1, 8, 7, 2), 11, 1);
    let gun = scene.stack(FRENCH, infantry(2, 10, 9, 3), 10, 1);
    scene.hand(cards);
    let mut game = scene.impulse(FRENCH);
    game.order(Area(10), &gun);
    game.choose(Choice::Fire(Area(11)));
    game
}

pub(crate) fn terrain_value(case: &Case) -> Found {
    let game = shot(case.given.number("printed"), case.given.number("trench"), &[]);
    let (_, terrain, defence) = game.sums();
    assert_eq!(defence, 8 + terrain);
    found([("terrain", n(terrain))])
}

pub(crate) fn improved_defenses(case: &Case) -> Found {
    let card = Kind::ImprovedDefenses;
    let row = |row: &crate::case::Facts| {
        let (terrain, copies) = (row.number("terrain"), row.number("copies"));
        let mut game = shot(terrain, 0, &vec![card; usize::from(copies)]);
        assert_eq!(game.sums().1, terrain);
        if terrain == 0 {
            // S-09: the window is not even opened; whoever asked for the card would be told why.
            assert!(!matches!(game.top(), Step::Window(_)));
            let window = storm::flow::Window { kind: WindowKind::W3, ask: VIETMINH, declined: 0 };
            let no = storm::rules::windows::check_play(game.rules(), game.state(), window, card);
            assert_eq!(no, Err(No::Effect { card }));
        } else {
            (0..copies).for_each(|_| game.play_card(card));
        }
        game.decline_windows();
        game.sums().1 == row.number("value")
    };
    found([("as_in_table", as_in_table(case.given.rows("table").iter().map(row)))])
}

/// A Viet Minh attack of exactly this damage on so many French units, answered with Bigeard.
pub(crate) fn bigeard(case: &Case) -> Found {
    let mut scene = Scene::empty();
    scene.turn = 1;
    let damage = case.given.number("damage");
    scene.stack(FRENCH, infantry(1, 7, 6, 3), 17, case.given.number("french_units"));
    scene.give(VIETMINH, &[14]);
    let units = scene.stack(VIETMINH, infantry(damage, 8, 7, 2), 14, 1);
    scene.hand(&[Kind::Bigeard]);
    let mut game = scene.impulse(VIETMINH);
    game.order(Area(14), &units);
    game.choose(Choice::Assault(Area(17)));
    game.roll_sum(7);
    assert_eq!((last_damage(&game).2, game.attack().damage), (damage, damage));
    assert!(matches!(game.top(), Step::Window(window) if window.kind == WindowKind::W6));
    game.play_card(Kind::Bigeard);
    let reduced = game.events().find_map(|event| match event {
        Event::DamageReduced { damage } => Some(damage),
        _ => None,
    });
    found([("damage", n(reduced.expect("the damage was reduced")))])
}
