//! Refusals that random play seldom or never meets, each from a position in which it is given.

use std::collections::BTreeSet;

use kernel::{Message, Rules, Seat};
use storm::choice::Choice;
use storm::components::{Area, Kind, Start, UnitType};
use storm::flow::{Fiddles, Impulse, Relief, Retreats, ShaftWarning, Stage, Step, SupplyMark};
use storm::refusal::No;
use storm::rules::effects;
use storm::sets::{AreaSet, UnitSet};

use crate::builder::{Counter, FRENCH, Game, Scene, VIETMINH, infantry};

/// The ids of all refusals that the positions give.
pub(crate) fn from_positions() -> BTreeSet<&'static str> {
    let mut given = orders();
    given.extend(windows_of_an_assault());
    given.extend(cards());
    given.extend(retreats());
    given.extend(turn());
    given.iter().map(No::id).collect()
}

/// The engine's word on a choice that is no candidate.
fn word(game: &Game, seat: Seat, choice: Choice) -> No {
    let checked = game.rules().check(game.state(), seat, &choice);
    checked.expect_err("the choice is refused")
}

/// 6.1, 8.0, 9.0: orders.
fn orders() -> Vec<No> {
    let mut scene = Scene::empty();
    let guns = scene.stack(FRENCH, infantry(0, 8, 7, 2), 10, 2);
    scene.stack(VIETMINH, infantry(1, 8, 7, 2), 11, 1);
    let mut game = scene.impulse(FRENCH);
    game.order(Area(10), &guns[..1]);
    let mut given = vec![game.no(Choice::Fire(Area(11))), word(&game, Seat(1), Choice::Pass)];
    for _ in 0..Fiddles::MOST {
        game.choose(Choice::Drop(guns[0]));
        game.choose(Choice::Pick(guns[0]));
    }
    given.push(game.no(Choice::Drop(guns[0])));
    let mut scene = Scene::empty();
    scene.hand(&[Kind::Rats]);
    for row in scene.components.areas.clone().iter().filter(|row| row.control == VIETMINH) {
        scene.trench.insert(row.area, 3);
    }
    given.push(scene.impulse(VIETMINH).no(Choice::Dig(Kind::Rats)));
    given
}

/// W4: Mines and Débouchez exclude each other.
fn windows_of_an_assault() -> Vec<No> {
    let mut scene = Scene::empty();
    scene.turn = 1;
    scene.give(VIETMINH, &[14]);
    let units = scene.stack(VIETMINH, infantry(1, 8, 7, 2), 14, 2);
    scene.stack(FRENCH, infantry(1, 9, 8, 3), 17, 1);
    scene.hand(&[Kind::Debouchez, Kind::Mines, Kind::Mines]);
    let mut game = scene.impulse(VIETMINH);
    game.order(Area(14), &units);
    game.choose(Choice::Assault(Area(17)));
    game.play_card(Kind::Mines);
    game.roll(&[1]);
    game.choose(Choice::Spend(units[0]));
    vec![game.no(Choice::Play(Kind::Debouchez))]
}

/// W.1: single cards.
fn cards() -> Vec<No> {
    let mut scene = Scene::empty();
    scene.give(FRENCH, &[10]);
    scene.stack(FRENCH, infantry(1, 9, 8, 3), 10, 1);
    scene.stack(VIETMINH, infantry(1, 9, 8, 3), 10, 1);
    scene.stack(FRENCH, infantry(1, 9, 8, 3), 22, 1);
    scene.hand(&[Kind::Rats]);
    let mut game = scene.impulse(VIETMINH);
    game.play_card(Kind::Rats);
    let mut given = vec![game.no(Choice::In(Area(10)))];
    let empty_box = effects::check_emergency(game.rules(), game.state());
    given.push(empty_box.expect_err("the box is empty"));

    let mut scene = Scene::empty();
    scene.give(VIETMINH, &[6, 14]);
    scene.lost = AreaSet::from_iter([Area(6), Area(14)]);
    scene.stack(FRENCH, infantry(1, 9, 8, 3), 17, 2);
    scene.hand(&[Kind::CounterAttack]);
    let mut game = scene.impulse(FRENCH);
    game.play_card(Kind::CounterAttack);
    given.extend([game.no(Choice::In(Area(6))), game.no(Choice::In(Area(9)))]);
    game.choose(Choice::In(Area(14)));
    given.push(game.no(Choice::Attack));

    let mut scene = Scene::empty();
    let foot = infantry(1, 9, 8, 3);
    let names = ["a", "b", "c"];
    let stars = names.map(|id| {
        let unit_type = if id == "c" { UnitType::Armor } else { UnitType::Infantry };
        scene.off_map(id, FRENCH, Counter { unit_type, ..foot }, Start::Star)
    });
    scene.stack(FRENCH, foot, 38, 8);
    let relief = scene.begin(&[impulse(), Step::Relief(Relief { infantry: 2, armor: 0 })]);
    given.push(relief.no(Choice::Bring(stars[2])));
    given
}

fn impulse() -> Step {
    Step::Impulse(Impulse { side: VIETMINH, stage: Stage::FreeCards })
}

/// 8.4.2, S-32: full areas all around 23, and armor that cannot cross the river.
fn retreats() -> Vec<No> {
    let mut scene = Scene::empty();
    let foot = infantry(1, 9, 8, 3);
    scene.give(VIETMINH, &[16, 18, 20, 27, 28, 30]);
    let leaving = scene.stack(FRENCH, foot, 23, 2);
    for area in [17, 29, 21, 22, 10] {
        scene.stack(FRENCH, foot, area, 9);
    }
    let pending: UnitSet = leaving.iter().map(|unit| unit.index).collect();
    let from = Area(23);
    let retreats = Retreats { owner: FRENCH, from, pending, transit: None, last: None };
    let mut game = scene.begin(&[impulse(), Step::Retreats(retreats)]);
    game.choose(Choice::Retreat(leaving[0], Area(21)));
    let other = game.no(Choice::Retreat(leaving[1], Area(17)));
    // From 21 on to 22, which is full as well, and not back.
    game.choose(Choice::Retreat(leaving[0], Area(22)));
    let back = game.no(Choice::Retreat(leaving[0], Area(21)));

    let mut scene = Scene::empty();
    scene.give(VIETMINH, &[14, 18, 23]);
    let armor = Counter { unit_type: UnitType::Armor, ..foot };
    let tank = scene.fresh("tank", FRENCH, armor, 17);
    scene.stack(FRENCH, foot, 17, 1);
    let shaft =
        scene.begin(&[impulse(), Step::ShaftWarning(ShaftWarning { area: Area(17), floor: 0 })]);
    vec![other, back, shaft.no(Choice::Withdraw(tank))]
}

/// 11.0: supply.
fn turn() -> Vec<No> {
    let mut scene = Scene::empty();
    for area in [10, 17, 22, 28] {
        scene.stack(FRENCH, infantry(1, 9, 8, 3), area, 1);
    }
    let mut game = scene.begin(&[Step::EndTurn, Step::SupplyMark(SupplyMark { left: 2 })]);
    game.choose(Choice::Mark(Area(17)));
    vec![game.no(Choice::Mark(Area(17)))]
}
