//! The table in a few lines: only what is not empty.

use std::fmt::Write;

use siege::Siege;
use siege::board::Place;
use siege::components::{Airfield, Side};
use siege::flow::State;

/// Tracks and airfields, one line a space that somebody holds, one a base.
pub(crate) fn compact(rules: &Siege, state: &State) -> String {
    let board = &state.board;
    let tracks = board.tracks;
    let mut text = format!(
        "= turn {}, morale {}, aaa {}, artillery {}, gp {}, ammunition {}\n",
        state.turn, tracks.morale, tracks.aaa, tracks.artillery, tracks.gp, tracks.ammunition
    );
    for airfield in Airfield::BOTH.into_iter().filter(|one| board.is_functional(*one)) {
        writeln!(text, "= {} airfield functional", airfield.id()).expect("text can be written to");
    }
    for space in rules.charts.all.iter() {
        let french = board.all_units(Place::Space(space)).iter().map(|unit| {
            let reduced = if board.reduced.has(unit) { "-" } else { "" };
            format!("{}{reduced}", rules.components.units[unit.slot()].label)
        });
        let enemy = board.battalions_in(space).iter().map(|battalion| {
            let reduced = if board.weakened.has(battalion) { "-" } else { "" };
            format!("{}{reduced}", rules.components.battalions[battalion.slot()].label)
        });
        let pieces: Vec<String> = french.chain(enemy).collect();
        let control = board.control(space);
        if !pieces.is_empty() || control == Side::VietMinh {
            let id = &rules.components.row(space).id;
            let line = format!("= {id} {}: {}", control.name(), pieces.join(", "));
            writeln!(text, "{}", line.trim_end()).expect("text can be written to");
        }
    }
    for row in &rules.components.routes {
        let here = board.battalions(Place::Base(row.route));
        let weak = here.and(board.weakened).len();
        let status = board.status(row.route);
        let line = format!("= {} {status:?}: {} + {weak}", row.base, here.len() - weak);
        writeln!(text, "{}", line.to_lowercase()).expect("text can be written to");
    }
    text
}
