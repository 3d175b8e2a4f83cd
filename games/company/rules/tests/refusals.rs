//! Every refusal in a situation that provokes it, with the rule that forbids. The list is `refusals.txt`.

#[path = "refusals/acts.rs"]
mod acts;
#[path = "builder/mod.rs"]
#[allow(dead_code, reason = "each test uses a part of it")]
mod builder;
#[path = "refusals/questions.rs"]
mod questions;
#[path = "refusals/targets.rs"]
mod targets;

use std::path::Path;

use builder::{Table, command, foot, square, unit, vehicles};
use company::board::Caches;
use company::choice::{Action, Choice, Kind};
use company::components::{Cache, Grade, Nation, UnitRow, Vehicle};
use company::flow::Step;
use company::refusal::No;
use kernel::{Next, Rules};
use proof::refusals::Row;

fn us() -> Vec<UnitRow> {
    let rifle = || foot(Grade::Average, 6);
    vec![rifle(), command(Grade::Average, 4), vehicles(Vehicle::Tank, 2), rifle()]
}

/// US squad W1, command W2, tanks W3, squad W4 against VC squads C1, C2 and C3, on the map of a mission.
fn against_vc(mission: &str) -> Table {
    let vc = vec![foot(Grade::Average, 6), foot(Grade::Veteran, 6), foot(Grade::Raw, 5)];
    Table::new(mission, (Nation::Us, us()), (Nation::Vc, vc))
}

/// The same on the plain of Bong Son.
fn table() -> Table {
    against_vc("search_and_destroy")
}

/// The same against an NVA squad C1, command C2, squad C3 and tank C4.
fn nva() -> Table {
    let squad = || foot(Grade::Average, 6);
    let units = vec![squad(), command(Grade::Average, 4), squad(), vehicles(Vehicle::Tank, 1)];
    Table::new("search_and_destroy", (Nation::Us, us()), (Nation::Nva, units))
}

/// A table with units put where the words say: `W1 A4, C1 J6`.
fn set(mut table: Table, words: &str) -> Table {
    for word in words.split(", ") {
        let (name, at) = word.split_once(' ').expect("a unit and its square");
        table.put(name, at);
    }
    table
}

/// The same, and a unit has its turn with seven dice.
fn acting(table: Table, words: &str, name: &str) -> Table {
    let mut table = set(table, words);
    table.acts(name, 7);
    table
}

/// A step on top of a table without any other.
fn asked(table: Table, words: &str, step: Step) -> Table {
    let mut table = set(table, words);
    table.state.steps.clear();
    table.play(|play| play.push(step));
    table
}

/// Why an answer is refused that somebody sends, listed or not.
fn no(table: &Table, choice: Choice) -> No {
    let Next::Decision { seats, .. } = table.rules.next(&table.state) else {
        panic!("nobody is asked in {:?}", table.state.top());
    };
    let seat = seats.lowest().expect("somebody is asked");
    let refused = table.rules.check(&table.state, seat, &choice);
    refused.err().unwrap_or_else(|| panic!("{choice} is legal"))
}

/// Why an action that needs no target is refused.
fn act(table: &Table, action: Action) -> No {
    no(table, Choice::Act(action))
}

/// Why an action that needs a target is refused before one is named.
fn kind(table: &Table, kind: Kind) -> No {
    no(table, Choice::Kind(kind))
}

/// Why a target is refused, once the action was picked.
fn aimed(table: &mut Table, action: Action) -> No {
    table.say(action.kind().notation());
    act(table, action)
}

/// Caches of these kinds.
fn caches(kinds: &[Cache]) -> Caches {
    let mut caches = Caches::default();
    kinds.iter().for_each(|cache| caches.add(*cache));
    caches
}

#[test]
fn every_refusal_cites_the_rule_that_forbids() {
    let rows: Vec<Row<No>> = [
        acts::of_anybody(),
        acts::of_vehicles(),
        acts::of_one_side(),
        acts::of_commanders(),
        acts::in_villages(),
        targets::nothing_to_aim_at(),
        targets::of_moves(),
        targets::of_attacks(),
        targets::of_helicopters(),
        questions::of_set_up(),
        questions::of_hiding(),
        questions::of_turns(),
        questions::of_ambushes(),
        questions::of_peasants(),
    ]
    .concat();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    proof::refusals::every_refusal_has_its_situation_and_its_rule(&folder, &rows);
}
