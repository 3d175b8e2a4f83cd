//! Examples of single rolls: risk, morale, deviation, interrogation, caches, countdown.

use company::components::{Cache, Grade, Nation, Side, UnitRow, Vehicle};
use company::event::Event;
use company::flow::{Countdown, Group, Markers, Search, Shift, Step};
use company::rules::{casevac as chapter, interrogation, unit_turn, victory};
use toml::Table as Toml;

use crate::builder::{Table, command, foot, grade, square, unit, vehicles};
use crate::{dice, found, int, number, text, word, yes};

/// 28j: enemies stand round the square; the helicopter comes.
pub(crate) fn casevac(given: &Toml) -> Toml {
    let enemies = given["enemies"].as_array().expect("a list");
    let row = |enemy: &toml::Value| -> UnitRow {
        let enemy = enemy.as_table().expect("a unit");
        match number(enemy, "vehicles") {
            0 => foot(grade(text(enemy, "grade")), number(enemy, "bases")),
            count => vehicles(Vehicle::Tank, count),
        }
    };
    let mut rows: Vec<UnitRow> = enemies.iter().map(row).collect();
    rows.push(foot(Grade::Average, 6));
    let mut table = Table::new(
        "valley_sweep",
        (Nation::Us, vec![command(Grade::Average, 5)]),
        (Nation::Nva, rows),
    );
    table.put("W1", "E3").acts("W1", 3);
    for (place, at) in (0..enemies.len()).zip(["D3", "F3"]) {
        table.put(&format!("C{}", place + 1), at);
    }
    table.state.board.body_mut(unit("W1")).casualties = 2;
    table.play(|play| chapter::perform(play, square("E3")));
    let count = table.dice_asked();
    if count > 0 {
        table.roll(&dice(given, "dice"));
    }
    let lost = table.state.tally.helicopters > 0;
    assert_ne!(lost, table.state.tally.evacuated == 2, "either lost or flown out");
    found([("dice", int(count as i64)), ("lost", yes(lost))])
}

/// 27.
pub(crate) fn morale(given: &Toml) -> Toml {
    let enemies = number(given, "enemies");
    let rows = (0..enemies.max(1)).map(|_| foot(Grade::Average, 6)).collect();
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(grade(text(given, "grade")), 6), command(Grade::Average, 4)]),
        (Nation::Vc, rows),
    );
    table.put("W1", "E3").put("W2", "J1").acts("W2", 1);
    for (place, at) in (0..enemies).zip(["D3", "F3", "E2", "E4"]) {
        table.put(&format!("C{}", place + 1), at);
    }
    let body = table.state.board.body_mut(unit("W1"));
    body.leader = given["leader"].as_bool().expect("yes or no");
    body.casualties = number(given, "casualties");
    let group: Group = *table.state.group().expect("a group acts");
    table.play(|play| {
        play.pop();
        unit_turn::begin(play, &group, unit("W1"));
    });
    let count = if table.asks() == "dice morale" { table.dice_asked() } else { 0 };
    if count > 0 {
        table.roll(&dice(given, "dice"));
    }
    let fails = table.events.iter().find_map(|event| match event {
        Event::Morale { fails, .. } => Some(*fails),
        _ => None,
    });
    found([("dice", int(count as i64)), ("fails", int(fails.unwrap_or(0)))])
}

/// 26: a search is deviated.
pub(crate) fn deviation(given: &Toml) -> Toml {
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(Grade::Average, 6)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "C2").acts("W1", 3);
    table.state.ring.extend(table.rules.mission.ring.clone());
    let search = Search::Marker { unit: unit("W1"), named: 2, token_used: false };
    table.play(|play| play.push(Step::Deviation(search)));
    table.roll(&[number(given, "white_star"), number(given, "communist")]);
    let (winner, difference) = match *table.state.top() {
        Step::Shift(Shift { winner, difference, .. }) => (winner.name(), difference),
        _ => ("none", 0),
    };
    found([("winner", word(winner)), ("difference", int(difference))])
}

/// 35.
pub(crate) fn interrogate(given: &Toml) -> Toml {
    let nation = if text(given, "nation") == "ARVN" { Nation::Arvn } else { Nation::Us };
    let mut table = Table::new(
        "search_and_destroy",
        (nation, vec![foot(Grade::Average, 6)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "C2").acts("W1", 3);
    table.state.board.add_peasant(square("C2"));
    table.play(|play| interrogation::perform(play, unit("W1")));
    for die in dice(given, "dice") {
        table.roll(&[die]);
    }
    assert_eq!(table.asks(), "white_star action", "all dice were needed");
    let dead = table.state.tally.peasants[Side::WhiteStar as usize] == 1;
    let result = match (dead, table.state.token) {
        (true, _) => "peasant_dies",
        (false, true) => "bingo",
        (false, false) => "wasted",
    };
    found([("result", word(result))])
}

/// 36: the game ends with one cache.
pub(crate) fn cache(given: &Toml) -> Toml {
    let kind = text(given, "kind");
    let kind = Cache::ALL.into_iter().find(|cache| cache.id() == kind).expect("a cache");
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(Grade::Average, 6)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A1");
    if text(given, "state") == "carried" {
        table.state.board.body_mut(unit("W1")).caches.add(kind);
    } else {
        table.state.tally.destroyed.add(kind);
    }
    table.play(|play| {
        victory::begin(play);
    });
    let count = table.dice_asked();
    if count > 0 {
        table.roll(&dice(given, "dice")).say("keep");
    }
    assert_eq!(table.asks(), "over");
    found([("dice", int(count as i64)), ("value", int(i64::from(table.state.tally.caches)))])
}

/// X6.1.
pub(crate) fn countdown(given: &Toml) -> Toml {
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(Grade::Average, 6)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A1");
    let side = Side::WhiteStar;
    table.play(|play| {
        play.push(Step::Markers(Markers { side }));
        play.push(Step::Countdown(Countdown { side }));
    });
    table.roll(&[number(given, "die")]);
    found([("removed", int(9 - table.state.counters))])
}
