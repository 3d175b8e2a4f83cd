//! Writes a position so that it reads back.

use std::fmt::Write;

use super::{in_turn, tally, to_move};
use crate::Company;
use crate::board::{BySquare, Caches, Place};
use crate::components::Side;
use crate::flow::State;
use crate::sets::{SquareSet, Unit};

/// Writes a state as a position; in the middle of an action as one at the start of the turn it is in.
pub(crate) fn write(rules: &Company, state: &State) -> String {
    let mut out = String::new();
    let board = &state.board;
    write_head(&mut out, state);
    if !state.ring.is_empty() {
        let markers: Vec<String> = state.ring.iter().map(|marker| text(marker.id())).collect();
        line(&mut out, "ring", format_args!("[{}]", markers.join(", ")));
    }
    squares_line(&mut out, "searched", board.searched);
    line(&mut out, "open_foot", list(board.open_foot));
    line(&mut out, "open_vehicles", list(board.open_vehicles));
    counts(&mut out, "peasants", &board.peasants);
    counts(&mut out, "white_star_dead", &board.dead[0]);
    counts(&mut out, "communist_dead", &board.dead[1]);
    tally::write(&mut out, &state.tally);
    in_turn::write(&mut out, rules, state);
    for dropped in &board.dropped {
        heading(&mut out, "[dropped]");
        line(&mut out, "at", text(&dropped.square.to_string()));
        line(&mut out, "cache", text(dropped.cache.id()));
    }
    for side in Side::BOTH {
        for index in rules.charts.all[side as usize].iter() {
            write_unit(&mut out, rules, state, Unit::new(side, index));
        }
    }
    out
}

/// Whose turn it is, and what belongs to the whole game.
fn write_head(out: &mut String, state: &State) {
    line(out, "to_move", text(to_move(state).name()));
    line(out, "counters", state.counters.max(1));
    line(out, "turn", state.turn.max(1));
    if state.column > 0 {
        line(out, "column", state.column + 1);
    }
    if state.success {
        line(out, "success", true);
    }
    if state.token {
        line(out, "token", true);
    }
    if let [Some(first), Some(second)] = state.bids {
        line(out, "bids", format_args!("[{first}, {second}]"));
    }
    if state.sides[0] == Side::Communist {
        line(out, "first_seat", text(Side::Communist.name()));
    }
}

fn write_unit(out: &mut String, rules: &Company, state: &State, unit: Unit) {
    let (body, stats) = (state.board.body(unit), rules.charts.stats(unit));
    heading(out, &format!("unit.{unit}"));
    let at = match (body.place.square(), body.place) {
        (Some(square), _) => square.to_string(),
        (None, Place::LEFT) => "left".to_owned(),
        (None, Place::OFF) => "off".to_owned(),
        (None, _) => "out".to_owned(),
    };
    line(out, "at", text(&at));
    let was_seen = unit.side == Side::Communist && state.board.seen.has(unit.index);
    if body.place == Place::GONE && was_seen {
        line(out, "seen", true);
    }
    if body.place == Place::LEFT || body.strength == 0 {
        return;
    }
    if body.strength != stats.strength {
        line(out, "strength", body.strength);
    }
    if !stats.is_vehicle() && !body.leader {
        line(out, "leader", false);
    }
    write_flags(out, state, unit);
    if body.casualties > 0 {
        line(out, "casualties", body.casualties);
    }
    if !body.caches.is_empty() {
        line(out, "caches", cache_list(body.caches));
    }
}

/// What is so or not.
fn write_flags(out: &mut String, state: &State, unit: Unit) {
    let (board, body) = (&state.board, state.board.body(unit));
    let is_communist = unit.side == Side::Communist;
    let waits_seen = is_communist && body.place == Place::OFF && board.seen.has(unit.index);
    let flags = [
        ("down", body.down),
        ("hammered", body.hammered),
        ("hidden", is_communist && board.hidden.has(unit.index)),
        ("seen", waits_seen),
        ("away", waits_seen && board.away.has(unit.index)),
        ("marked", state.marked[unit.side as usize].has(unit.index)),
    ];
    for (key, _) in flags.into_iter().filter(|(_, is_set)| *is_set) {
        line(out, key, true);
    }
}

fn cache_list(caches: Caches) -> String {
    let each = caches
        .kinds()
        .flat_map(|cache| std::iter::repeat_n(text(cache.id()), usize::from(caches.count(cache))));
    format!("[{}]", each.collect::<Vec<_>>().join(", "))
}

pub(super) fn heading(out: &mut String, name: &str) {
    write!(out, "\n[{name}]\n").expect("writing to a string does not fail");
}

pub(super) fn line(out: &mut String, key: &str, value: impl std::fmt::Display) {
    writeln!(out, "{key} = {value}").expect("writing to a string does not fail");
}

pub(super) fn list(squares: SquareSet) -> String {
    let names: Vec<String> = squares.iter().map(|square| text(&square.to_string())).collect();
    format!("[{}]", names.join(", "))
}

fn squares_line(out: &mut String, key: &str, squares: SquareSet) {
    if !squares.is_empty() {
        line(out, key, list(squares));
    }
}

fn counts(out: &mut String, name: &str, numbers: &BySquare) {
    let squares = numbers.squares();
    if squares.is_empty() {
        return;
    }
    heading(out, name);
    for square in squares.iter() {
        line(out, &square.to_string(), numbers.get(square));
    }
}

/// Text with the quotes and escapes that TOML wants.
pub(super) fn text(text: &str) -> String {
    toml::Value::from(text).to_string()
}
