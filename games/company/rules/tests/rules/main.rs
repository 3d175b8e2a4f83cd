//! The rules of Company, chapter by chapter: what each permits, refuses and computes.

#[path = "../builder/mod.rs"]
#[allow(dead_code, reason = "each test uses a part of it")]
mod builder;

mod actions;
mod artillery;
mod assault;
mod casevac;
mod lists;
mod movement;
mod odds;
mod refusals;
mod search;
mod secrets;
mod set_up;
mod shooting;
mod turn;
mod victory;

use builder::{Table, command, foot, vehicles};
use company::components::{Grade, Nation, Vehicle};

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
