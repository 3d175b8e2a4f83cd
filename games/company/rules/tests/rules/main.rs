//! The rules of Company, chapter by chapter: what each permits, refuses and computes.

#[path = "../builder/mod.rs"]
#[allow(dead_code, reason = "each test uses a part of it")]
mod builder;

mod action_dice;
mod actions;
mod arrivals;
mod artillery;
mod assault;
mod bidding;
mod caches;
mod casevac;
mod fall_back;
mod interrogation;
mod lists;
mod losses;
mod morale;
mod movement;
mod odds;
mod peasants;
mod reactions;
mod refusals;
mod search;
mod secrets;
mod set_up;
mod shooting;
mod traps;
mod turn;
mod unit_turn;
mod victory;

use builder::{Table, command, foot, vehicles};
use company::components::{Grade, Nation, Side, Vehicle};
use company::rules::turn as turns;
use kernel::Rules;

/// US squad W1, command W2, tanks W3, rifle W4 against VC main C1, C2 and local C3, on the plain of Bong
/// Son.
fn table() -> Table {
    Table::new("search_and_destroy", (Nation::Us, us()), (Nation::Vc, communist()))
}

/// The same with rules of other options.
fn table_with(rules: company::Company) -> Table {
    Table::with(rules, (Nation::Us, us()), (Nation::Vc, communist()))
}

/// The same against NVA, of which C2 is the command unit and C4 a tank.
fn against_nva() -> Table {
    let mut rows = communist();
    rows[1] = command(Grade::Average, 4);
    rows.push(vehicles(Vehicle::Tank, 1));
    Table::new("search_and_destroy", (Nation::Us, us()), (Nation::Nva, rows))
}

fn us() -> Vec<company::components::UnitRow> {
    vec![
        foot(Grade::Average, 6),
        command(Grade::Average, 4),
        vehicles(Vehicle::Tank, 2),
        foot(Grade::Average, 6),
    ]
}

fn communist() -> Vec<company::components::UnitRow> {
    vec![foot(Grade::Average, 6), foot(Grade::Veteran, 6), foot(Grade::Raw, 5)]
}

/// A turn of White Star with one group.
fn white_star_turn() -> Table {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A3").put("W3", "A4").put("W4", "B3").put("C1", "J6");
    table.play(|play| turns::begin(play, Side::WhiteStar));
    table
}

/// The same table once more, without what has happened.
fn copy(table: &Table) -> Table {
    Table { rules: table.rules.clone(), state: table.state.clone(), events: Vec::new() }
}

/// A game from its beginning.
fn start(rules: company::Company) -> Table {
    let state = rules.start();
    Table { rules, state, events: Vec::new() }
}
