//! The table in a few lines: only what is not empty.

use std::fmt::Write;

use company::Company;
use company::board::{Caches, Place};
use company::components::Side;
use company::flow::State;
use company::rules::victory;
use company::sets::{Square, SquareSet, Unit};

/// Counters, points and the ring, one line a square with something in it, one for who waits.
pub(crate) fn compact(rules: &Company, state: &State) -> String {
    let [white_star, communist] = victory::score(rules, state);
    let mut text = format!(
        "= turn {}, counters {}, points {white_star} to {communist}{}\n",
        state.turn,
        state.counters,
        if state.token { ", token" } else { "" }
    );
    let ring: Vec<&str> = state.ring.iter().map(|marker| marker.id()).collect();
    line(&mut text, &format!("= ring: {}", ring.join(" ")));
    for square in Square::all() {
        let things = things(rules, state, square);
        if !things.is_empty() {
            let terrain = rules.charts.terrain(square).id();
            line(&mut text, &format!("= {square} {terrain}: {}", things.join(", ")));
        }
    }
    let all = Side::BOTH.map(|side| {
        let units = rules.charts.all[side as usize].iter().map(move |index| Unit::new(side, index));
        let waits = units.filter(|unit| state.board.body(*unit).place == Place::OFF);
        waits.map(|unit| unit.to_string()).collect::<Vec<_>>()
    });
    line(&mut text, &format!("= off: {}", all.concat().join(" ")));
    text
}

fn line(text: &mut String, line: &str) {
    writeln!(text, "{}", line.trim_end()).expect("text can be written to");
}

/// Units, peasants, bodies and caches in a square.
fn things(rules: &Company, state: &State, square: Square) -> Vec<String> {
    let board = &state.board;
    let mut things = Vec::new();
    for side in Side::BOTH {
        for index in rules.charts.all[side as usize].iter() {
            let unit = Unit::new(side, index);
            if board.is_in(unit, SquareSet::one(square)) {
                things.push(piece(rules, state, unit));
            }
        }
    }
    let counted = [
        (board.peasants.get(square), "peasants"),
        (board.dead[0].get(square), "white star dead"),
        (board.dead[1].get(square), "communist dead"),
    ];
    let counted = counted.iter().filter(|(count, _)| *count > 0);
    things.extend(counted.map(|(count, what)| format!("{count} {what}")));
    let dropped = board.caches_in(square);
    things.extend((!dropped.is_empty()).then(|| format!("lies {}", caches(dropped))));
    things.extend(board.searched.has(square).then(|| "searched".to_owned()));
    things
}

fn piece(rules: &Company, state: &State, unit: Unit) -> String {
    let body = state.board.body(unit);
    let mut text = format!("{unit} {}", body.strength);
    let hidden = unit.side == Side::Communist && state.board.hidden.has(unit.index);
    let foot = !rules.charts.stats(unit).is_vehicle();
    let flags = [
        (hidden, " hidden"),
        (body.down, " down"),
        (body.hammered, " hammered"),
        (foot && !body.leader, " leaderless"),
        (state.marked[unit.side as usize].has(unit.index), " marked"),
    ];
    text.extend(flags.iter().filter(|(is, _)| *is).map(|(_, word)| *word));
    if body.casualties > 0 {
        text += &format!(" -{}", body.casualties);
    }
    if !body.caches.is_empty() {
        text += &format!(" has {}", caches(body.caches));
    }
    text
}

fn caches(caches: Caches) -> String {
    let each = caches.kinds().map(|cache| format!("{} {}", caches.count(cache), cache.id()));
    each.collect::<Vec<_>>().join(" ")
}
