//! The points of a position that lie nowhere on the table.

use std::fmt::Write;

use pack::Entry;

use crate::flow::Tally;

/// Reads `[tally]`.
pub(super) fn read(root: &mut Entry<'_>, tally: &mut Tally) {
    let Some(mut entry) = root.table_if_any("tally") else { return };
    let mut number = |field| entry.number_if_any(field, 0..=99).unwrap_or(0);
    tally.evacuated = number("evacuated");
    tally.removed = number("removed");
    tally.helicopters = number("helicopters");
    tally.wiped_out = list(&mut entry, "wiped_out");
    tally.peasants = list(&mut entry, "peasants");
    tally.left = list(&mut entry, "left");
    tally.vehicles =
        [list(&mut entry, "white_star_vehicles"), list(&mut entry, "communist_vehicles")];
    tally.destroyed.0 = list(&mut entry, "destroyed");
    tally.carried_off.0 = list(&mut entry, "carried_off");
    tally.recovered.0 = list(&mut entry, "recovered");
    entry.finish();
}

/// A list of so many numbers that may be left out.
fn list<const N: usize>(entry: &mut Entry<'_>, field: &'static str) -> [u8; N] {
    if !entry.has(field) {
        return [0; N];
    }
    let numbers = entry.numbers_if_any::<u8>(field, 0..=99);
    let whole = numbers.len() == N;
    let read = <[u8; N]>::try_from(numbers).unwrap_or([0; N]);
    if !whole {
        entry.report(field, "fault-length", [("expected", N.into())]);
    }
    read
}

/// Writes `[tally]`, if there is anything in it.
pub(super) fn write(out: &mut String, tally: &Tally) {
    if *tally == Tally::default() {
        return;
    }
    let mut line = |key: &str, value: String| {
        writeln!(out, "{key} = {value}").expect("writing to a string does not fail");
    };
    line("\n[tally]\nevacuated", tally.evacuated.to_string());
    line("removed", tally.removed.to_string());
    line("helicopters", tally.helicopters.to_string());
    line("wiped_out", format!("{:?}", tally.wiped_out));
    line("peasants", format!("{:?}", tally.peasants));
    line("left", format!("{:?}", tally.left));
    line("white_star_vehicles", format!("{:?}", tally.vehicles[0]));
    line("communist_vehicles", format!("{:?}", tally.vehicles[1]));
    line("destroyed", format!("{:?}", tally.destroyed.0));
    line("carried_off", format!("{:?}", tally.carried_off.0));
    line("recovered", format!("{:?}", tally.recovered.0));
}
