//! Examples of assaults (10.0).

use storm::choice::Choice;
use storm::components::{Area, Kind};
use storm::event::Event;
use storm::flow::{Impulse, Stage, Step, WindowKind};
use storm::refusal::No;
use storm::rules::{Changes, attack};
use storm::sets::Unit;
use toml::{Table, Value};

use crate::builder::{FRENCH, Game, Scene, VIETMINH, infantry};
use crate::case::{Case, Facts, Found, as_in_table, dice, found, list, n, scene, side_name};
use crate::fire::{common_state, fire_marker, last_damage};

/// Viet Minh units in 14 beside French units in 17, with cards.
pub(crate) fn facing(
    turn: u8,
    trench: u8,
    assaulting: u8,
    defence: u8,
    cards: &[Kind],
) -> (Scene, Vec<Unit>) {
    let mut scene = Scene::empty();
    scene.turn = turn;
    scene.give(VIETMINH, &[14]);
    scene.trench.insert(Area(14), trench);
    let units = scene.stack(VIETMINH, infantry(1, 8, 7, 2), 14, assaulting);
    scene.stack(FRENCH, infantry(1, defence, defence, 3), 17, 1);
    scene.hand(cards);
    (scene, units)
}

/// Declares an assault, with Surprise Assault where only that makes it possible.
pub(crate) fn declare(game: &mut Game, from: Area, units: &[Unit], target: Area) {
    if game.state().cards.hand.has(Kind::SurpriseAssault) {
        game.play_card(Kind::SurpriseAssault);
        game.choose(Choice::In(from));
        units.iter().for_each(|unit| game.choose(Choice::Pick(*unit)));
    } else {
        game.order(from, units);
    }
    game.choose(Choice::Assault(target));
}

pub(crate) fn assault_legal(case: &Case) -> Found {
    let row = |row: &Facts| {
        let cards: &[Kind] = if row.flag("surprise") { &[Kind::SurpriseAssault] } else { &[] };
        let (scene, units) = facing(row.number("turn"), row.number("trench"), 2, 9, cards);
        let mut game = scene.impulse(VIETMINH);
        if row.flag("surprise") {
            declare(&mut game, Area(14), &units, Area(17));
            return row.flag("legal") && matches!(game.next(), kernel::Next::Chance(_));
        }
        game.order(Area(14), &units);
        let choice = Choice::Assault(Area(17));
        let legal = game.is_legal(choice);
        assert!(legal || matches!(game.no(choice), No::AssaultTrench { needed: 3, .. }));
        legal == row.flag("legal")
    };
    found([("as_in_table", as_in_table(case.given.rows("table").iter().map(row)))])
}

/// The units of the example's scenario, without those lost or driven out before.
fn scene_of(case: &Case) -> (Scene, Vec<String>, Area) {
    let mut scene = scene(case);
    let names = case.given.texts("assaulting");
    scene.hand(&[Kind::SurpriseAssault, Kind::Giap]);
    let surprise = case.given.flag_if_any("surprise");
    assert!(surprise.is_none_or(|needed| needed), "{}: the trenches are not full", case.id);
    (scene, names, Area(case.given.number("target")))
}

/// Puts units of the scenario where the assault found them: lost, or driven out to 8.
fn before_the_roll(case: &Case, scene: &Scene) -> Game {
    let idle = scene.begin(&[]);
    let lost: Vec<Unit> =
        case.given.texts_if_any("lost_before").iter().map(|name| idle.unit(name)).collect();
    let away: Vec<Unit> =
        case.given.texts_if_any("retreated").iter().map(|name| idle.unit(name)).collect();
    scene.begin_with(|play| {
        for unit in &lost {
            play.eliminate(VIETMINH, storm::sets::UnitSet::one(unit.index), Area(14));
        }
        for unit in &away {
            let one = storm::sets::UnitSet::one(unit.index);
            play.spend(VIETMINH, one, Area(14));
            play.state.board.shift(VIETMINH, one, Area(14), Area(8));
        }
        play.push(Step::Impulse(Impulse { side: VIETMINH, stage: Stage::Choose }));
    })
}

/// The damage of the roll that stands, while the attack is open and when it has gone its way.
fn standing_damage(game: &Game) -> u8 {
    match game.state().attack() {
        Some(now) => attack::damage(game.rules(), game.state(), now),
        None => last_damage(game).2,
    }
}

pub(crate) fn assault(case: &Case) -> Found {
    let (scene, names, target) = scene_of(case);
    let mut game = before_the_roll(case, &scene);
    let lost_before = game.board().eliminated[VIETMINH as usize].len();
    let units: Vec<Unit> = names.iter().map(|name| game.unit(name)).collect();
    declare(&mut game, Area(14), &units, target);
    let (firepower, _, defence) = game.sums();
    let mut by_roll = Vec::new();
    let rerolls = case.when.number("giap_rerolls");
    for (index, roll) in (0..).zip(dice(&case.when)) {
        match index {
            0 => (),
            1 => game.play_card(Kind::Giap),
            _ => game.choose(Choice::Reroll),
        }
        game.roll_sum(roll);
        by_roll.push(standing_damage(&game));
        assert!(index <= rerolls);
    }
    game.finish_attack();
    let final_roll = game.events().filter_map(|event| match event {
        Event::Rolled { stands, .. } => Some(stands),
        _ => None,
    });
    let final_roll = final_roll.last().expect("dice were rolled");
    let damage = last_damage(&game).2;
    let board = game.board();
    let gone = board.eliminated[FRENCH as usize].len();
    let left: Vec<Unit> =
        units.iter().copied().filter(|unit| board.area_of(*unit).is_some()).collect();
    let control = game.rules().charts.all.iter();
    let control = control.map(|area| (area.to_string(), side_name(board.control(area)).into()));
    found([
        ("firepower", n(firepower)),
        ("defense", n(defence)),
        ("damage_by_roll", list(by_roll)),
        ("final_roll", n(final_roll)),
        ("damage", n(damage)),
        ("french_eliminated", n(gone)),
        ("ignored", n(i64::from(damage) - 3 * i64::from(gone))),
        ("control_after", Value::Table(control.collect::<Table>())),
        ("vm_lost", n(board.eliminated[VIETMINH as usize].len() - lost_before)),
        ("vm_in_target", n(board.units(VIETMINH, target).len())),
        ("vm_state", common_state(&game, &left)),
        ("fire_marker", fire_marker(&game)),
    ])
}

/// Re-rolls as often as the engine allows.
pub(crate) fn giap_limit(case: &Case) -> Found {
    let (scene, units) = facing(1, 0, case.given.number("assaulting"), 1, &[Kind::Giap]);
    let mut game = scene.impulse(VIETMINH);
    declare(&mut game, Area(14), &units, Area(17));
    game.roll_sum(2);
    let mut rerolls = 0;
    loop {
        let again = if rerolls == 0 { Choice::Play(Kind::Giap) } else { Choice::Reroll };
        if !game.is_legal(again) {
            break;
        }
        game.choose(again);
        game.roll_sum(3);
        rerolls += 1;
    }
    assert_eq!(rerolls, case.given.number("rerolls"));
    game.finish_attack();
    let won = game.events().any(|event| matches!(event, Event::AssaultWon { .. }));
    assert_eq!(won, case.given.flag("success"));
    let board = game.board();
    found([
        ("max_rerolls", n(rerolls)),
        ("vm_lost", n(board.eliminated[VIETMINH as usize].len())),
        ("vm_left", n(board.units(VIETMINH, Area(17)).len())),
        ("control", side_name(board.control(Area(17))).into()),
    ])
}

/// How many may assault an area that holds Viet Minh already.
pub(crate) fn assault_capacity(case: &Case) -> Found {
    let (mut scene, units) = facing(1, 0, 9, 9, &[]);
    scene.give(FRENCH, &[17]);
    scene.stack(VIETMINH, infantry(1, 8, 7, 2), 17, case.given.number("vm_in_target"));
    let is_legal = |count: &usize| {
        let mut game = scene.impulse(VIETMINH);
        assert_eq!(game.board().control(Area(17)), FRENCH);
        game.order(Area(14), &units[..*count]);
        game.is_legal(Choice::Assault(Area(17)))
    };
    let legal: Vec<usize> = (1..=9).filter(is_legal).collect();
    let max = legal.last().copied().unwrap_or(0);
    assert_eq!(legal, (1..=max).collect::<Vec<_>>());
    found([("max", n(max as i64))])
}

pub(crate) fn origin_after_assault(case: &Case) -> Found {
    let (mut scene, units) = facing(3, case.given.number("origin_trench"), 2, 1, &[]);
    scene.stack(FRENCH, infantry(1, 9, 8, 3), 14, case.given.number("origin_french_units"));
    let mut game = scene.impulse(VIETMINH);
    assert_eq!(game.board().control(Area(14)), VIETMINH);
    declare(&mut game, Area(14), &units, Area(17));
    game.roll_sum(12);
    game.finish_attack();
    let board = game.board();
    assert_eq!(board.units(VIETMINH, Area(14)).len(), case.given.number("origin_vm_left"));
    found([
        ("control", side_name(board.control(Area(14))).into()),
        ("trench", n(board.trench(Area(14)))),
    ])
}

/// Giap keeps the better roll; Command Coordination replaces it; Giap goes on from there.
pub(crate) fn reroll_chain(case: &Case) -> Found {
    let cards = [Kind::Giap, Kind::CommandCoordination];
    let (scene, units) = facing(1, 0, 7, 10, &cards);
    let mut game = scene.impulse(VIETMINH);
    declare(&mut game, Area(14), &units, Area(17));
    let rolls: Vec<u8> =
        case.given.texts("rolls").iter().map(|roll| roll.parse().expect("a roll")).collect();
    let [first, second] = rolls[..] else { panic!("two rolls") };
    game.roll_sum(first);
    game.play_card(Kind::Giap);
    game.roll_sum(second);
    assert_eq!(game.attack().roll, case.given.number("standing"));
    game.choose(Choice::Decline);
    game.play_card(Kind::CommandCoordination);
    game.roll_sum(case.given.number("reroll"));
    let after_command = game.attack().roll;
    assert!(matches!(game.top(), Step::Window(window) if window.kind == WindowKind::W5));
    game.choose(Choice::Reroll);
    game.roll_sum(case.given.number("later_giap_reroll"));
    found([("after_command", n(after_command)), ("after_giap", n(game.attack().roll))])
}
