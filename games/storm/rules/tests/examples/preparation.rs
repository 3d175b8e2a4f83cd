//! Examples of what prepares or stops an assault: Night Assault, Flares, Mines, Débouchez à Zéro!

use storm::choice::Choice;
use storm::components::{Area, Kind};
use storm::event::Event;
use storm::flow::{Impulse, Stage, Step};
use storm::refusal::No;
use storm::rules::attack;
use storm::sets::Unit;

use crate::assaults::{declare, facing};
use crate::builder::{Game, VIETMINH};
use crate::case::{Case, Facts, Found, dice, found, n, points, scene};
use crate::fire::last_damage;

pub(crate) fn night_bonus(case: &Case) -> Found {
    let (nights, flares) = (case.given.number("night_assaults"), case.given.number("flares"));
    let mut cards = vec![Kind::NightAssault; usize::from(nights) + 1];
    cards.extend(vec![Kind::Flares; usize::from(flares)]);
    let (scene, units) = facing(1, 0, 3, 9, &cards);
    let mut game = scene.impulse(VIETMINH);
    declare(&mut game, Area(14), &units, Area(17));
    let base = game.sums().0;
    for night in 0..nights {
        if night > 0 {
            // The word goes to the French after each card (S-08).
            game.choose(Choice::Decline);
        }
        game.play_card(Kind::NightAssault);
    }
    let before = game.sums().0 - base;
    (0..flares).for_each(|_| game.play_card(Kind::Flares));
    let after = game.sums().0 - base;
    // S-35: one more does not count any more. Nobody is asked: the dice are next.
    assert!(!game.is_legal(Choice::Play(Kind::NightAssault)));
    game.roll_sum(7);
    assert_eq!(attack::firepower(game.rules(), game.state(), game.attack()), base);
    found([("bonus_before", n(before)), ("bonus_after", n(after))])
}

/// The assault of the scenario under fire of Débouchez à Zéro!, up to the damage.
fn shelled(case: &Case, names: &[String], roll: u8, copies: usize) -> (Game, (u8, u8, u8)) {
    let mut scene = scene(case);
    scene.hand(&[Kind::SurpriseAssault]);
    scene.hand(&vec![Kind::Debouchez; copies]);
    let mut game = scene.impulse(VIETMINH);
    let units: Vec<Unit> = names.iter().map(|name| game.unit(name)).collect();
    declare(&mut game, Area(14), &units, Area(17));
    game.play_card(Kind::Debouchez);
    let sums = game.sums();
    game.roll_sum(roll);
    (game, sums)
}

pub(crate) fn debouchez(case: &Case) -> Found {
    let [roll] = dice(&case.when)[..] else { panic!("one roll") };
    let (game, (firepower, terrain, defence)) =
        shelled(case, &case.when.texts("assaulting"), roll, 1);
    assert_eq!(terrain, 0);
    let (attack, logged, damage) = last_damage(&game);
    assert_eq!(logged, defence);
    found([
        ("firepower", n(firepower)),
        ("attack", n(attack)),
        ("defense", n(defence)),
        ("damage", n(damage)),
    ])
}

/// Each way to take the points of Débouchez à Zéro!, and who goes on.
pub(crate) fn assault_left(case: &Case) -> Found {
    let names: Vec<String> = (1..=9).map(|number| format!("v{number}")).collect();
    let mut firepower = 0;
    let mut legal = |option: &Facts| {
        // Firepower 6 and 7 on the dice against defence 8.
        let (mut game, _) = shelled(case, &names, 7, 1);
        assert_eq!(game.attack().damage, case.given.number("damage"));
        assert_eq!(game.attack().target, Area(case.given.number("area")));
        for (name, points) in points(option.value("alloc")) {
            let choice = Choice::Hit(game.unit(&name), points);
            if !game.is_legal(choice) {
                return false;
            }
            game.choose(choice);
        }
        if matches!(game.top(), Step::Retreats(_)) {
            let first = game.legal()[0];
            game.choose(first);
        }
        let assault = game.state().assault().expect("the rest must go on");
        firepower = attack::firepower(game.rules(), game.state(), assault);
        assault.units.len() == option.number("left")
    };
    let all_legal = case.given.rows("options").iter().all(&mut legal);
    found([("all_legal", all_legal.into()), ("firepower_of_last", n(firepower))])
}

pub(crate) fn w4_allowed(case: &Case) -> Found {
    let played: Vec<Kind> = case.given.texts("played").iter().map(|id| kind(id)).collect();
    let cards = [Kind::Debouchez, Kind::Debouchez, Kind::Mines, Kind::Mines];
    let (scene, units) = facing(1, 0, 9, 9, &cards);
    let mut game = scene.impulse(VIETMINH);
    declare(&mut game, Area(14), &units, Area(17));
    for card in played {
        game.play_card(card);
        game.roll_sum(2);
    }
    let ask = |wanted: bool| {
        let kinds = [Kind::Debouchez, Kind::Mines].into_iter();
        let fits = kinds.filter(|kind| game.is_legal(Choice::Play(*kind)) == wanted);
        toml::Value::Array(fits.map(|kind| kind.id().into()).collect())
    };
    let no = game.no(Choice::Play(Kind::Mines));
    assert_eq!(no, No::MinesOrDebouchez { card: Kind::Mines, played: Kind::Debouchez });
    found([("allowed", ask(true)), ("forbidden", ask(false))])
}

/// The kind of card the examples name.
pub(crate) fn kind(id: &str) -> Kind {
    Kind::from_id(id).unwrap_or_else(|| panic!("no card is {id}"))
}

pub(crate) fn mines(case: &Case) -> Found {
    let (scene, units) = facing(1, 0, case.given.number("assaulting"), 9, &[Kind::Mines]);
    let mut game = scene.impulse(VIETMINH);
    declare(&mut game, Area(14), &units, Area(17));
    game.play_card(Kind::Mines);
    game.roll(&dice(&case.when));
    while matches!(game.top(), Step::MinesSpend(_)) {
        let first = game.legal()[0];
        game.choose(first);
    }
    let spent = units.iter().filter(|unit| !game.board().is_fresh(**unit)).count();
    let left = game.state().assault().map_or(0, |assault| assault.units.len());
    let stopped = game.events().any(|event| matches!(event, Event::AssaultStopped { .. }));
    if !stopped {
        // S-77 apart, the rest must go on: the dice are asked for, nobody else.
        assert!(matches!(game.next(), kernel::Next::Chance(_)));
        game.roll_sum(2);
        game.finish_attack();
    }
    let in_impulse = matches!(
        game.top(),
        Step::Impulse(Impulse { side: VIETMINH, stage: Stage::Choose | Stage::FreeCards })
    );
    assert!(!in_impulse, "{}: no second action, no free card", case.id);
    found([
        ("spent", n(spent as i64)),
        ("left", n(left)),
        ("impulse_ends", stopped.into()),
        ("vm_lost", n(game.board().eliminated[VIETMINH as usize].len())),
    ])
}
