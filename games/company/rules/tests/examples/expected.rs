//! The tables of expected values at the end of the examples: each number is worked out again by the engine,
//! over every different roll.

use std::collections::BTreeSet;

use company::components::{Cache, Grade, Nation, Side, UnitRow, Vehicle};
use company::event::Event;
use company::flow::{
    Countdown, Markers, Morale, Risk, ShotKind, State, Step, Strike, StrikeStage, Trap,
};
use company::rules::{assault, search, shooting, victory};
use company::sets::SquareSet;
use company::tables::Deviation;
use kernel::odds::ends;
use kernel::{Next, Rules};
use toml::Table as Toml;

use crate::builder::{Table, command, foot, rules, square, unit, vehicles};

/// How many bases are so many that none of them saves a shooter a kill.
const MANY: u8 = 30;

fn expected() -> Toml {
    let file: Toml = include_str!("../examples.toml").parse().expect("the examples are TOML");
    file["expected"].as_table().expect("a table").clone()
}

fn list(table: &Toml, key: &str) -> Vec<f64> {
    let list = table[key].as_array().unwrap_or_else(|| panic!("{key} is a list"));
    list.iter().map(value).collect()
}

fn value(value: &toml::Value) -> f64 {
    value.as_float().or(value.as_integer().map(|whole| whole as f64)).expect("a number")
}

fn rows(key: &str) -> Vec<Toml> {
    let all = expected();
    let list = all[key].as_array().unwrap_or_else(|| panic!("{key} is a list"));
    list.iter().map(|row| row.as_table().expect("a table").clone()).collect()
}

fn table_of(key: &str) -> Toml {
    expected()[key].as_table().unwrap_or_else(|| panic!("{key} is a table")).clone()
}

/// Numbers of the file have four places.
fn assert_near(found: f64, written: f64, what: &str) {
    assert!((found - written).abs() < 0.000_051, "{what}: {found}, not {written}");
}

/// A White Star unit against a Communist one, on the road of Bong Son.
fn duel(white_star: UnitRow, communist: UnitRow, options: &[(&str, &str)]) -> Table {
    let rules = rules("search_and_destroy", options);
    let mut table =
        Table::with(rules, (Nation::Us, vec![white_star]), (Nation::Vc, vec![communist]));
    table.put("W1", "A4").put("C1", "C4").acts("W1", 8);
    table
}

/// The mean of something over all that may come of the step on top.
fn mean(table: &Table, of: impl Fn(&State) -> f64) -> f64 {
    let state = &table.state;
    let all = ends(&table.rules, state, state.clone()).expect("not too many results");
    all.iter().map(|(end, chance)| of(end) * chance.num as f64 / chance.den as f64).sum()
}

/// The same over the results of the next roll alone, by what it tells.
fn mean_told(table: &Table, of: impl Fn(&Event) -> Option<f64>) -> f64 {
    let Next::Chance(chance) = table.rules.next(&table.state) else { panic!("dice are asked for") };
    let outcomes = chance.request.outcomes().expect("not too many results");
    let total: u64 = outcomes.iter().map(|(_, ways)| ways).sum();
    let each = |roll: &kernel::Roll| {
        let (mut state, mut events) = (table.state.clone(), Vec::new());
        table.rules.resolve(&mut state, roll, &mut events);
        events.iter().find_map(&of).expect("the event is told")
    };
    outcomes.iter().map(|(roll, ways)| each(roll) * *ways as f64 / total as f64).sum()
}

#[test]
fn action_success() {
    for row in rows("action_success") {
        let class = row["class"].as_str().expect("a class");
        let acting = match class {
            "vehicle_six" => vehicles(Vehicle::Tank, 1),
            _ => foot(Grade::Average, 6),
        };
        let mut table = duel(acting, foot(Grade::Average, 6), &[]);
        let action = match class {
            "easy" => "down",
            "medium" => {
                table.state.board.body_mut(unit("W1")).leader = false;
                "leader"
            }
            "difficult" => {
                table.put("C1", "B4");
                "assault C1"
            }
            _ => {
                let bamboo = company::components::Terrain::Bamboo;
                let is_bamboo =
                    |at: &company::sets::Square| table.rules.charts.terrain(*at) == bamboo;
                let at = company::sets::Square::all().find(is_bamboo).expect("bamboo");
                let beside = table.rules.charts.near(at).first().expect("a neighbour");
                table.put("W1", &beside.to_string());
                table.say(&format!("move {at}"));
                ""
            }
        };
        if !action.is_empty() {
            table.say(action);
        }
        for (dice, chance) in (1..).zip(list(&row, "by_dice_1_to_8")) {
            let mut rolled = table.state.clone();
            let choice = company::choice::Choice::Dice(dice);
            let legal = kernel::legal::prove(&table.rules, &rolled, kernel::Seat(0), &choice);
            let legal = legal.unwrap_or_else(|_| panic!("{dice} dice are there"));
            table.rules.apply(&mut rolled, kernel::Seat(0), legal, &mut ());
            let Next::Chance(asked) = table.rules.next(&rolled) else { panic!("action dice") };
            let outcomes = asked.request.outcomes().expect("few results");
            let (mut good, mut all) = (0.0, 0.0);
            for (roll, ways) in outcomes {
                let mut end = rolled.clone();
                table.rules.resolve(&mut end, &roll, &mut ());
                all += ways as f64;
                good += if end.success { ways as f64 } else { 0.0 };
            }
            assert_near(good / all, chance, &format!("{class}, {dice} dice"));
        }
    }
}

/// A target that saves on so much: leader, cover, grade, short range, and the option for the worst of all.
fn target(needs: u8) -> (Grade, bool, &'static str, &'static [(&'static str, &'static str)]) {
    const STACKED: &[(&str, &str)] = &[("save_modifiers_stack", "yes")];
    match needs {
        2 => (Grade::Average, true, "D5", &[]),
        3 => (Grade::Average, true, "C4", &[]),
        4 => (Grade::Average, false, "C4", &[]),
        5 => (Grade::Raw, false, "C4", &[]),
        _ => (Grade::Raw, false, "B4", STACKED),
    }
}

/// A shot of so many dice at such a target, about to be rolled.
fn shot(dice: u8, needs: u8, kind: ShotKind) -> Table {
    let (grade, leader, at, options) = target(needs);
    let mut table = duel(foot(Grade::Average, dice), foot(grade, MANY), options);
    table.put("C1", at);
    if at == "D5" {
        table.put("W1", "D3");
    }
    table.state.board.body_mut(unit("C1")).leader = leader;
    table.play(|play| shooting::begin(play, unit("W1"), unit("C1"), kind));
    assert_eq!(table.dice_asked(), usize::from(dice));
    table
}

fn shots(key: &str, kind: ShotKind) {
    for row in rows(key) {
        let dice = row["dice"].as_integer().expect("a number") as u8;
        let hits = mean_told(&shot(dice, 4, kind), |event| match event {
            Event::ShotRolled { hits, .. } => Some(f64::from(*hits)),
            _ => None,
        });
        assert_near(hits, value(&row["hits"]), &format!("{key}, {dice} dice: hits"));
        for (needs, dead) in (2..).zip(list(&row, "dead_save_2_3_4_5_6")) {
            let table = shot(dice, needs, kind);
            let found = mean(&table, |end| f64::from(MANY - end.board.body(unit("C1")).strength));
            assert_near(found, dead, &format!("{key}, {dice} dice, save {needs}"));
        }
        if let Some(double) = row.get("double_one") {
            let mut table = shot(dice, 4, kind);
            table.state.board.add_peasant(square("C4"));
            let in_danger = mean(&table, |end| f64::from(end.tally.peasants[0]));
            // Half of those in danger save.
            assert_near(2.0 * in_danger, value(double), &format!("{dice} dice: double 1"));
        }
    }
}

#[test]
fn shooting_and_reactions() {
    shots("shooting", ShotKind::Action);
    shots("reaction", ShotKind::Opportunity);
}

/// One square is struck.
fn struck(table: &mut Table, at: &str) {
    let squares = SquareSet::one(square(at));
    let (by, stage) = (Side::WhiteStar, StrikeStage::Hits);
    let strike = Strike { by, squares, left: squares, slot: 0, peasants: None, stage };
    table.play(|play| play.push(Step::Strike(strike)));
}

#[test]
fn artillery() {
    let written = table_of("artillery");
    let by_save = list(&written, "base_dies_save_2_3_4_5_6");
    for (needs, dies) in (2..=5).zip(&by_save) {
        let (grade, leader, at, options) = target(needs);
        let mut table = duel(foot(Grade::Average, 6), foot(grade, 6), options);
        table.put("C1", at).put("W1", "J1");
        table.state.board.body_mut(unit("C1")).leader = leader;
        struck(&mut table, at);
        let found = mean(&table, |end| f64::from(6 - end.board.body(unit("C1")).strength)) / 6.0;
        assert_near(found, *dies, &format!("save {needs}"));
    }
    // Shells are never at short range, so that nobody needs a 6; a gun truck under assault does.
    let tables = rules("search_and_destroy", &[]).components.tables.clone();
    let hit = f64::from(tables.artillery.hit.len()) / 6.0;
    assert_near(hit * 5.0 / 6.0, by_save[4], "save 6");
    let mut peasants = duel(foot(Grade::Average, 6), foot(Grade::Average, 6), &[]);
    peasants.state.board.add_peasant(square("E5"));
    struck(&mut peasants, "E5");
    let dies = mean(&peasants, |end| f64::from(end.tally.peasants[0]));
    assert_near(dies, value(&written["peasant_dies"]), "peasant");
    let stays = tables.artillery.deviation.iter().filter(|row| **row == Deviation::None).count();
    assert_near(stays as f64 / 6.0, value(&written["no_deviation"]), "no deviation");
}

#[test]
fn booby_traps() {
    let written = table_of("booby_trap");
    let groups = [
        ("veteran_or_tank", foot(Grade::Veteran, 6), vehicles(Vehicle::Tank, 2)),
        ("average_or_carrier", foot(Grade::Average, 6), vehicles(Vehicle::Carrier, 2)),
        ("raw_or_truck", foot(Grade::Raw, 6), vehicles(Vehicle::Truck, 2)),
    ];
    for (key, one, other) in groups {
        for row in [one, other] {
            let strength = row.strength;
            let mut table = duel(row, foot(Grade::Average, 6), &[]);
            table.play(|play| play.push(Step::Trap(Trap { unit: unit("W1"), exploded: false })));
            let lost =
                mean(&table, |end| f64::from(strength - end.board.body(unit("W1")).strength));
            assert_near(lost, value(&written[key]), key);
        }
    }
}

#[test]
fn helicopters() {
    for (left, lost) in (1..).zip(list(&table_of("casevac"), "lost_by_dice_1_to_12")) {
        let mut table = duel(command(Grade::Average, 6), foot(Grade::Average, 6), &[]);
        table.play(|play| play.push(Step::Risk(Risk { square: square("A4"), left })));
        let found = mean(&table, |end| f64::from(end.tally.helicopters));
        assert_near(found, lost, &format!("{left} dice"));
    }
}

#[test]
fn assaults() {
    let written = table_of("assault");
    let mut table = duel(foot(Grade::Average, 6), foot(Grade::Average, 6), &[]);
    table.put("C1", "B4");
    table.play(|play| assault::perform(play, unit("W1"), unit("C1")));
    table.say("fight");
    let dice = table.dice_asked() as f64;
    let kills = |event: &Event| match event {
        Event::AssaultRolled { kills, .. } | Event::RolledAgain { kills, .. } => {
            Some(f64::from(*kills))
        }
        _ => None,
    };
    // White Star rolls what missed again: of each first result, what it comes to in the end.
    let Next::Chance(chance) = table.rules.next(&table.state) else { panic!("assault dice") };
    let outcomes = chance.request.outcomes().expect("few results");
    let total: u64 = outcomes.iter().map(|(_, ways)| ways).sum();
    let mut white_star = 0.0;
    for (roll, ways) in &outcomes {
        let share = *ways as f64 / total as f64;
        let (mut state, mut told) = (table.state.clone(), Vec::new());
        table.rules.resolve(&mut state, roll, &mut told);
        let mut again = Table { rules: table.rules.clone(), state, events: Vec::new() };
        white_star += share
            * if again.asks() == "white_star again" {
                mean_told(again.say("re-roll"), kills)
            } else {
                told.iter().find_map(kills).expect("kills are told")
            };
    }
    assert_near(white_star / dice, value(&written["kills_per_die_white_star"]), "White Star");
    table.roll(&vec![1; dice as usize]).say("keep");
    let dice = table.dice_asked() as f64;
    let communist = mean_told(&table, kills) / dice;
    assert_near(communist, value(&written["kills_per_die_communist"]), "the Communist");
}

#[test]
fn deviations() {
    let written = table_of("deviation");
    let rules = rules("search_and_destroy", &[]);
    let mut by_difference = [0i64; 11];
    let mut wins = [0i64; 3];
    for white_star in 1..=6 {
        for communist in 1..=6 {
            let (winner, apart) = search::deviation(&rules, white_star, communist);
            let (place, signed) = match winner {
                Some(Side::Communist) => (0, i64::from(apart)),
                None => (1, 0),
                Some(Side::WhiteStar) => (2, -i64::from(apart)),
            };
            wins[place] += 1;
            by_difference[(signed + 4) as usize] += 1;
        }
    }
    let keys = ["communist_wins_of_36", "tie_of_36", "white_star_wins_of_36"];
    for (key, found) in keys.iter().zip(wins) {
        assert_eq!(written[*key].as_integer(), Some(found), "{key}");
    }
    let list: Vec<i64> =
        list(&written, "by_difference_minus4_to_6").iter().map(|n| *n as i64).collect();
    assert_eq!(list, by_difference);
}

/// The game ends with one cache, about to be valued.
fn valued(cache: Cache, destroyed: bool) -> Table {
    let mut table = duel(foot(Grade::Average, 6), foot(Grade::Average, 6), &[]);
    if destroyed {
        table.state.tally.destroyed.add(cache);
    } else {
        table.state.board.body_mut(unit("W1")).caches.add(cache);
    }
    table.play(|play| {
        victory::begin(play);
    });
    table
}

#[test]
fn cache_values() {
    let total = |event: &Event| match event {
        Event::ValueRolled { total, .. } => Some(f64::from(*total)),
        _ => None,
    };
    let caches = [
        ("mean_2d6", Cache::Low, true),
        ("mean_4d6", Cache::High, false),
        ("mean_5d6", Cache::Number1, false),
    ];
    for (key, cache, destroyed) in caches {
        let table = valued(cache, destroyed);
        let plain = mean_told(&table, total);
        assert_near(plain, value(&table_of("cache")[key]), key);
        let best = mean_told(&table, |event| {
            let shown = total(event)?;
            Some(if shown < plain { plain } else { shown })
        });
        assert_near(best, value(&table_of("cache_with_reroll")[key]), key);
        let mut low = valued(cache, destroyed);
        low.roll(&vec![1; low.dice_asked()]).say("re-roll");
        assert_near(mean_told(&low, total), plain, "rolled again");
    }
}

#[test]
fn morale() {
    for (dice, fails) in (0..).zip(list(&table_of("morale"), "fails_by_dice_0_to_9")) {
        if dice == 0 {
            assert_near(0.0, fails, "no dice");
            continue;
        }
        let mut table = duel(foot(Grade::Average, 6), foot(Grade::Average, 6), &[]);
        table.play(|play| play.push(Step::Morale(Morale { dice })));
        let found = mean_told(&table, |event| match event {
            Event::Morale { fails, .. } => Some(f64::from(*fails)),
            _ => None,
        });
        assert_near(found, fails, &format!("{dice} dice"));
    }
}

#[test]
fn countdown() {
    let mut table = duel(foot(Grade::Average, 6), foot(Grade::Average, 6), &[]);
    let side = Side::WhiteStar;
    table.state.steps.clear();
    table.play(|play| {
        play.push(Step::Markers(Markers { side }));
        play.push(Step::Countdown(Countdown { side }));
    });
    let found = mean_told(&table, |event| match event {
        Event::Countdown { removed, .. } => Some(f64::from(*removed)),
        _ => None,
    });
    assert_near(found, value(&table_of("countdown")["mean_per_player_turn"]), "counters");
}

/// No table of the file is left out here.
#[test]
fn every_table_is_worked_out() {
    let written: BTreeSet<String> = expected().keys().cloned().collect();
    let known = [
        "source",
        "action_success",
        "shooting",
        "reaction",
        "artillery",
        "booby_trap",
        "casevac",
        "assault",
        "deviation",
        "cache",
        "cache_with_reroll",
        "morale",
        "countdown",
    ];
    assert_eq!(written, known.map(str::to_owned).into());
    assert_eq!(rows("action_success").len() + rows("shooting").len() + rows("reaction").len(), 18);
}
