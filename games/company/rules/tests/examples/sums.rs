//! Examples that are worked out: dice, saves, distances, sight, lines.

use company::choice::{Action, Choice, Direction};
use company::components::{Cache, Grade, Nation, Terrain, Vehicle};
use company::rules::shooting::{Reach, Target};
use company::rules::{action_dice, actions, artillery, search, shooting, unit_turn};
use company::sets::{Square, SquareSet};
use toml::{Table as Toml, Value};

use crate::builder::{Table, command, foot, grade, rules, square, unit, vehicles};
use crate::{flag, found, int, number, text, word, yes};

fn nation(name: &str) -> Nation {
    let nations = [Nation::Us, Nation::Arvn, Nation::Vc, Nation::Nva];
    nations.into_iter().find(|nation| nation.id() == name).expect("a nation")
}

/// 28a: a unit of the nation with its PC at the distance; the PC's own unit is at 0.
pub(crate) fn action_dice(given: &Toml) -> Toml {
    let nation = nation(text(given, "nation"));
    let grade = grade(text(given, "grade"));
    let distance = given["pc_distance"].as_integer().expect("a number");
    let enemy = if nation.side() == company::components::Side::WhiteStar {
        Nation::Nva
    } else {
        Nation::Us
    };
    let acting = vec![foot(grade, 6), command(Grade::Average, 4)];
    let others = vec![foot(Grade::Average, 6)];
    let (mut table, names) = match nation.side() {
        company::components::Side::WhiteStar => (
            Table::new("search_and_destroy", (nation, acting), (enemy, others)),
            ["W1", "W2", "C1"],
        ),
        company::components::Side::Communist => (
            Table::new("search_and_destroy", (enemy, others), (nation, acting)),
            ["C1", "C2", "W1"],
        ),
    };
    table.put(names[0], "A1").put(names[2], "J6");
    if distance > 0 {
        let at = Square::at(distance as i8, 0).expect("on the table").to_string();
        table.put(names[1], &at);
    } else if distance == 0 {
        // The nearest another unit can stand and still be in command.
        table.put(names[1], "B1");
    }
    let body = table.state.board.body_mut(unit(names[0]));
    body.leader = flag(given, "leader");
    body.hammered = flag(given, "hammered");
    for _ in 0..number(given, "caches") {
        body.caches.add(Cache::Low);
    }
    let fails = number(given, "morale_fails");
    let dice = action_dice::count(&table.rules, &table.state, unit(names[0]), fails);
    found([("dice", int(dice))])
}

/// 16a.
pub(crate) fn vehicle_dice(given: &Toml) -> Toml {
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![vehicles(Vehicle::Tank, 2), foot(Grade::Average, 6)]),
        (Nation::Nva, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A1").put("W2", if flag(given, "foot_near") { "B2" } else { "C1" });
    let body = table.state.board.body_mut(unit("W1"));
    body.hammered = flag(given, "hammered");
    if flag(given, "destroyed") {
        body.strength = 1;
    }
    let dice = action_dice::count(&table.rules, &table.state, unit("W1"), 0);
    found([("dice", int(dice))])
}

/// 28b, 16c: the action is declared by a unit that has no other trouble, and the dice are read.
pub(crate) fn action_roll(given: &Toml) -> Toml {
    let name = text(given, "action");
    let vehicle_acts = text(given, "unit") == "vehicle";
    let against = if name == "artillery_white_star_v_nva" { Nation::Nva } else { Nation::Vc };
    let acting = if vehicle_acts { vehicles(Vehicle::Tank, 1) } else { command(Grade::Average, 4) };
    let table = Table::new(
        "valley_sweep",
        (Nation::Us, vec![acting]),
        (against, vec![foot(Grade::Average, 6)]),
    );
    let action = match name {
        "shoot" => Action::Shoot(unit("C1")),
        "new_leader" => Action::NewLeader,
        "search_village" => Action::Search,
        "assault" => Action::Assault(unit("C1")),
        "artillery_white_star_v_vc" | "artillery_white_star_v_nva" => Action::Call,
        _ => {
            let terrain = name.strip_prefix("move_").expect("a move");
            let into = |square: &Square| table.rules.charts.terrain(*square).id() == terrain;
            Action::Move(Square::all().find(into).expect("the map has such a square"))
        }
    };
    let faces = actions::faces(&table.rules, &table.state, unit("W1"), action);
    found([("success", yes(faces.count(&crate::dice(given, "dice")) > 0))])
}

/// 33c.
pub(crate) fn target(given: &Toml) -> Target {
    let reach = if flag(given, "short") { Reach::Short } else { Reach::Long };
    Target {
        leader: flag(given, "leader"),
        cover: flag(given, "cover"),
        down: flag(given, "down"),
        grade: grade(text(given, "grade")),
        reach,
    }
}

/// 33c.
pub(crate) fn save(given: &Toml) -> Toml {
    let rules = rules("search_and_destroy", &[]);
    let target = target(given["target"].as_table().expect("a target"));
    let faces = shooting::foot_save(&rules, &target);
    found([("alive", yes(faces.has(number(given, "roll"))))])
}

/// X1.3.
pub(crate) fn range(given: &Toml) -> Toml {
    let range = company::charts::range(square(text(given, "a")), square(text(given, "b")));
    found([("range", int(range))])
}

/// X1.5.
pub(crate) fn los(given: &Toml) -> Toml {
    let map = text(given, "map");
    let missions = rules("search_and_destroy", &[]).components.missions.clone();
    let mission = missions.iter().find(|mission| mission.map == map).expect("a mission there");
    let rules = rules(&mission.id, &[]);
    let seen = rules.charts.seen_from(square(text(given, "a")));
    found([("visible", yes(seen.has(square(text(given, "b")))))])
}

/// S-61.
pub(crate) fn column_shift(given: &Toml) -> Toml {
    let top = square(&format!("{}1", text(given, "column")));
    let direction =
        if text(given, "direction") == "east" { Direction::East } else { Direction::West };
    let place = search::column_place(top.column(), number(given, "difference"), direction);
    let column = char::from(b'A' + place.unwrap_or(top.column())).to_string();
    found([("available", yes(place.is_some())), ("column", word(&column))])
}

/// 26.
pub(crate) fn loop_move(given: &Toml) -> Toml {
    let choice = match text(given, "direction") {
        "clockwise" => Choice::Clockwise,
        _ => Choice::Anticlockwise,
    };
    let (size, named) = (number(given, "size"), number(given, "named"));
    found([("index", int(search::ring_place(size, named, number(given, "difference"), choice)))])
}

/// 34c: the die is rolled for a strike that was aimed; on a 1 the target player turns it.
pub(crate) fn artillery_line(given: &Toml) -> Toml {
    let line = given["line"].as_array().expect("a line");
    let line: Vec<Square> = line.iter().map(|s| square(s.as_str().expect("a square"))).collect();
    let line = [line[0], line[1], line[2]];
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "J5").acts("W1", 3);
    table.play(|play| play.push(company::flow::Step::Aim(company::flow::Aim { unit: unit("W1") })));
    table.play(|play| artillery::aim(play, unit("W1"), line));
    table.roll(&[number(given, "die")]);
    if number(given, "die") == 1 {
        table.say(&format!("swivel {} {}", text(given, "end"), text(given, "direction")));
    }
    let squares = table.events.iter().find_map(|event| match event {
        company::event::Event::StrikeFalls { squares } => Some(*squares),
        _ => None,
    });
    let squares = squares.unwrap_or(SquareSet::NONE);
    let names: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
    let mut names: Vec<Value> = names.iter().map(|name| word(name)).collect();
    names.sort_by_key(|name| name.as_str().map(str::to_owned));
    found([("squares", Value::Array(names))])
}

/// S-03: after a fail of its group a unit has one die, whatever it would have.
pub(crate) fn group_dice(given: &Toml) -> Toml {
    let computed = number(given, "computed");
    let grade = if computed == 8 { Grade::Veteran } else { Grade::Average };
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(grade, 6), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A1").put("W2", "A2").acts("W2", 1);
    let group = company::flow::Group {
        failed: flag(given, "group_failed"),
        ..*table.state.group().expect("a group acts")
    };
    table.play(|play| {
        play.pop();
        unit_turn::begin(play, &group, unit("W1"));
    });
    found([("dice", int(table.state.acting().expect("a unit acts").dice))])
}

/// The kinds of terrain are all on the map that the action examples use.
#[test]
fn the_map_of_the_action_examples_has_all_terrain() {
    let rules = rules("valley_sweep", &[]);
    for terrain in Terrain::ALL {
        assert!(Square::all().any(|square| rules.charts.terrain(square) == terrain));
    }
}
