//! The table in a few lines: only what is not empty.

use std::fmt::Write;

use tonkin::Tonkin;
use tonkin::board::Place;
use tonkin::components::{Side, Unit};
use tonkin::flow::State;

/// Tracks, one line a hex that somebody holds, and what lies in boxes.
pub(crate) fn compact(rules: &Tonkin, state: &State) -> String {
    let board = &state.board;
    let [french, vm] = state.rp;
    let mut text = format!(
        "= {}, level {}, rp {french} {vm}, trucks {}, planes {}, hits {}\n",
        rules.turn(state.month).month,
        state.vp,
        state.trucks.left,
        state.planes.left,
        state.hits
    );
    for side in Side::BOTH {
        for hex in board.occupied(side).iter() {
            let units = board.stack(hex).map(|unit| counter(rules, state, unit));
            let units = units.collect::<Vec<_>>().join(", ");
            let trench = if board.trenches[side as usize].has(hex) { " trench" } else { "" };
            writeln!(text, "= {hex} {}{trench}: {units}", side.name()).expect("text takes a line");
        }
    }
    let off = [
        ("saigon", Place::Saigon),
        ("box 1", Place::Box1),
        ("box 2", Place::Box2),
        ("eliminated", Place::Eliminated),
    ];
    for (name, place) in off {
        let units: Vec<String> =
            board.units_at(place).map(|unit| counter(rules, state, unit)).collect();
        if !units.is_empty() {
            writeln!(text, "= {name}: {}", units.join(", ")).expect("text takes a line");
        }
    }
    text
}

/// A counter with the steps it has left, where some are lost, and its markers.
fn counter(rules: &Tonkin, state: &State, unit: Unit) -> String {
    let row = rules.components.unit(unit);
    let left = state.board.steps(unit);
    let worn = left > 0 && left < rules.charts.stats(unit).steps;
    let steps = if worn { format!(":{left}") } else { String::new() };
    let dg = if state.board.is_dg(unit) { " dg" } else { "" };
    let oos = if state.board.is_oos(unit) { " oos" } else { "" };
    format!("{}{steps}{dg}{oos}", row.id)
}
