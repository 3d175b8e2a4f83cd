//! Examples of damage allocation (8.4, 8.4.1) and retreats (8.4.2).

use std::collections::BTreeMap;

use storm::choice::Choice;
use storm::components::{Area, Border, Side};
use storm::event::Event;
use storm::flow::{Impulse, Retreats, Stage, Step};
use storm::rules::{allocation, retreat};
use storm::sets::{Unit, UnitSet};
use toml::Value;

use crate::builder::fates::points_taken;
use crate::builder::{FRENCH, Game, Scene, VIETMINH, infantry};
use crate::case::{Case, Found, found, list, n, points, scene, side, side_of};

/// Damage points on all units of a side in an area.
struct UnderFire<'a> {
    scene: &'a Scene,
    area: Area,
    owner: Side,
    assigner: Side,
    damage: u8,
}

impl UnderFire<'_> {
    /// The game at the moment the points fall.
    fn begin(&self) -> Game {
        let UnderFire { area, owner, assigner, damage, .. } = *self;
        self.scene.begin_with(|play| {
            play.push(Step::Impulse(Impulse { side: owner.enemy(), stage: Stage::FreeCards }));
            let units = play.state.board.units(owner, area);
            allocation::fall(play, damage, area, owner, assigner, units);
        })
    }

    /// The points each unit took.
    fn taken(&self, game: &Game) -> BTreeMap<u8, u8> {
        let fresh = self.scene.state().board.fresh[self.owner as usize];
        points_taken(fresh, game.events(), game.top())
    }
}

/// Whether the engine takes this allocation, in at least one order, and ends with exactly it.
fn is_legal(fire: &UnderFire<'_>, wanted: &BTreeMap<String, u8>) -> bool {
    let idle = fire.scene.begin(&[]);
    let hit = |(name, points): (&String, &u8)| (idle.unit(name), *points);
    let hits: Vec<(Unit, u8)> = wanted.iter().map(hit).collect();
    let wanted = hits.iter().map(|(unit, points)| (unit.index, *points)).collect();
    orders(&hits).iter().any(|order| {
        let mut game = fire.begin();
        for (unit, points) in order {
            // What everybody must take is given out without a question.
            if matches!(game.top(), Step::Allocate(_)) {
                let choice = Choice::Hit(*unit, *points);
                if !game.is_legal(choice) {
                    return false;
                }
                game.choose(choice);
            }
        }
        !matches!(game.top(), Step::Allocate(_)) && fire.taken(&game) == wanted
    })
}

/// All orders of a list.
fn orders<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..items.len() {
        let mut rest = items.to_vec();
        let head = rest.remove(first);
        for mut tail in orders(&rest) {
            tail.insert(0, head.clone());
            all.push(tail);
        }
    }
    all
}

pub(crate) fn allocate(case: &Case) -> Found {
    let scene = scene(case);
    let owner = side(&case.when, "side");
    let fire = UnderFire {
        scene: &scene,
        area: Area(case.when.number("area")),
        owner,
        assigner: case.when.text_if_any("assigner").map_or(owner, |name| side_of(&name)),
        damage: case.when.number("damage"),
    };
    let game = fire.begin();
    if let (Some(retreats), Step::Allocate(allocate)) =
        (case.when.flag_if_any("retreats"), game.top())
    {
        assert_eq!(allocate.retreats, retreats, "{}", case.id);
    }
    let applied = match game.top() {
        Step::Allocate(allocate) => allocate.left,
        _ => fire.taken(&game).values().sum(),
    };
    let sorted = |key: &str, legal: bool| {
        let all = case.then.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
        let fits = |set: &Value| is_legal(&fire, &points(set)) == legal;
        Value::Array(all.into_iter().filter(fits).collect())
    };
    found([
        ("applied", n(applied)),
        ("ignored", n(fire.damage - applied)),
        ("allocations_legal", sorted("allocations_legal", true)),
        ("allocations_illegal", sorted("allocations_illegal", false)),
    ])
}

/// The fewest damage points that leave the owner no way to stay, by trying all that he can do.
pub(crate) fn certain_clear(case: &Case) -> Found {
    let (firepower, defence) = (case.given.number("firepower"), case.given.number("defense"));
    let mut scene = Scene::empty();
    scene.turn = 1;
    let counter = infantry(1, defence, defence, 3);
    for index in 0..case.given.number("fresh") + case.given.number("spent") {
        let id = format!("f{index}");
        if index < case.given.number("fresh") {
            scene.fresh(&id, FRENCH, counter, 17);
        } else {
            scene.spent(&id, FRENCH, counter, 17);
        }
    }
    scene.give(VIETMINH, &[14]);
    let units = scene.stack(VIETMINH, infantry(firepower, 8, 7, 2), 14, 1);
    let clears = |damage: u8| {
        let (area, owner, assigner) = (Area(17), FRENCH, FRENCH);
        let fire = UnderFire { scene: &scene, area, owner, assigner, damage };
        always_clears(&fire, &mut Vec::new())
    };
    let needed = (1..=20).find(|damage| clears(*damage)).expect("some damage clears the area");
    let damage = |roll: &u8| {
        let mut game = scene.impulse(VIETMINH);
        game.order(Area(14), &units);
        game.choose(Choice::Assault(Area(17)));
        game.roll_sum(*roll);
        crate::fire::last_damage(&game).2
    };
    let roll = (2..=12).find(|roll| damage(roll) >= needed);
    found([("damage_needed", n(needed)), ("roll_needed", n(roll.expect("some roll is enough")))])
}

/// Whether every way to take the points, after those in `path`, leaves nobody in the area.
fn always_clears(fire: &UnderFire<'_>, path: &mut Vec<Choice>) -> bool {
    let mut game = fire.begin();
    path.iter().for_each(|choice| game.choose(*choice));
    if !matches!(game.top(), Step::Allocate(_)) {
        while matches!(game.top(), Step::Retreats(_)) {
            let first = game.legal()[0];
            game.choose(first);
        }
        return game.board().units(fire.owner, fire.area).is_empty();
    }
    game.legal().into_iter().all(|choice| {
        path.push(choice);
        let clears = always_clears(fire, path);
        path.pop();
        clears
    })
}

/// A unit that has to retreat, before anything happens by itself; and the game after that.
fn retreating(scene: &Scene, unit: Unit, from: Area) -> (Vec<u8>, bool, Game) {
    let pending = UnitSet::one(unit.index);
    let retreats = Retreats { owner: unit.side, from, pending, transit: None, last: None };
    let (rules, mut state) = (scene.rules(), scene.state());
    state.steps.push(Step::Retreats(retreats));
    let seat = state.seat(unit.side);
    let offers = kernel::legal::offers(&*rules, &state, seat);
    let options = offers.iter().filter(|offer| offer.refusal.is_none());
    let options = options.map(|offer| match offer.choice {
        Choice::Retreat(_, to) => to.0,
        other => panic!("no retreat: {other}"),
    });
    let full = retreat::ways_of(&rules, &state, &retreats, unit).full;
    let impulse = Step::Impulse(Impulse { side: unit.side.enemy(), stage: Stage::FreeCards });
    (options.collect(), full, scene.begin(&[impulse, Step::Retreats(retreats)]))
}

pub(crate) fn retreat_options(case: &Case) -> Found {
    let scene = scene(case);
    let unit = scene.begin(&[]).unit(&case.when.text("unit"));
    let from = Area(case.when.number("target_area"));
    let (options, _, game) = retreating(&scene, unit, from);
    let eliminated = game.events().any(|event| matches!(event, Event::NoWayOut { .. }));
    assert_eq!(eliminated, game.board().eliminated[unit.side as usize].has(unit.index));
    match options[..] {
        [] => assert!(eliminated),
        [only] => assert_eq!(game.board().area_of(unit), Some(Area(only))),
        _ => assert!(matches!(game.top(), Step::Retreats(_))),
    }
    let closed = game.rules().charts.adjacent(from).iter().map(|area| area.0);
    let closed: Vec<u8> = closed.filter(|area| !options.contains(area)).collect();
    let mut result =
        found([("options", list(options.iter().copied())), ("eliminated", eliminated.into())]);
    if let Some(not_options) = case.then.get("not_options") {
        let wanted = not_options.as_array().expect("a list").iter().map(proof::example::number);
        let really = wanted.filter(|area| closed.contains(area));
        result.insert("not_options".into(), list(really));
    }
    result
}

/// Every other area around an area is the enemy's; the candidates hold what the case says.
fn surrounded(case: &Case, side: Side) -> (Scene, Unit, Area) {
    let candidates: Vec<(u8, u8, u8)> = case
        .given
        .rows("candidates")
        .iter()
        .map(|row| (row.number("area"), row.number("friendly"), row.number("enemy")))
        .collect();
    let mut scene = Scene::empty();
    let from = 21;
    for (area, ..) in &candidates {
        // The candidates of an example need not lie beside one area of our map.
        let pair = (Area(*area.min(&from)), Area(*area.max(&from)));
        if !scene.components.borders.iter().any(|(a, b, _)| (*a, *b) == pair) {
            scene.components.borders.push((pair.0, pair.1, Border::Land));
        }
    }
    let near: Vec<u8> =
        scene.rules().charts.adjacent(Area(from)).iter().map(|area| area.0).collect();
    scene.give(side.enemy(), &near);
    scene.give(side, &[from]);
    for (area, friendly, enemy) in candidates {
        scene.give(side, &[area]);
        scene.stack(side, infantry(1, 8, 7, 2), area, friendly);
        scene.stack(side.enemy(), infantry(1, 8, 7, 2), area, enemy);
    }
    let unit = scene.spent("retreats", side, infantry(1, 8, 7, 2), from);
    (scene, unit, Area(from))
}

pub(crate) fn retreat_choice(case: &Case) -> Found {
    // French units may not stand in some areas of the examples; the Viet Minh may anywhere.
    let (scene, unit, from) = surrounded(case, VIETMINH);
    let (options, full, game) = retreating(&scene, unit, from);
    if let ([only], false) = (&options[..], full) {
        assert_eq!(game.board().area_of(unit), Some(Area(*only)));
    }
    if full {
        let through = options.iter().any(|area| game.board().area_of(unit) == Some(Area(*area)));
        assert!(!through, "{}: a full area holds no tenth unit", case.id);
    }
    found([("options", list(options)), ("continue", full.into())])
}
