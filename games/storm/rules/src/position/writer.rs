//! Writes a position, leaving out what goes without saying.

use std::fmt::Write;

use super::{Position, Unnamed, all_units, usual_control};
use crate::board::{Board, Pile};
use crate::components::{Components, Side};
use crate::sets::AreaSet;

/// Writes a position. Reading it gives the same position again.
pub fn write(components: &Components, position: &Position) -> String {
    let mut out = String::new();
    let board = &position.board;
    line(&mut out, "turn", position.turn);
    line(&mut out, "to_move", text(position.to_move.name()));
    if position.needs != components.tables.victory_areas {
        line(&mut out, "needs", position.needs);
    }
    if position.sides[0] == Side::VietMinh {
        line(&mut out, "first", text(Side::VietMinh.name()));
    }
    if position.french_passed {
        line(&mut out, "french_passed", true);
    }
    if board.no_replacements {
        line(&mut out, "no_replacements", true);
    }
    areas_line(&mut out, "lost", board.lost_before);
    texts_line(&mut out, "eliminated", &eliminated(components, position));
    write_past(&mut out, position);
    let control = Side::BOTH.map(|side| stated_control(components, board, side));
    by_side(&mut out, "control", control, areas_line);
    write_trenches(&mut out, components, board);
    by_side(&mut out, "fire", board.fire, areas_line);
    write_units(&mut out, components, board);
    let cards = &position.cards;
    let piles = [("hand", &cards.hand), ("discards", &cards.discards), ("removed", &cards.removed)];
    for (name, pile) in piles {
        let names = Side::BOTH.map(|side| card_names(pile, side));
        by_side(&mut out, name, names, |out, key, names| texts_line(out, key, &names));
    }
    out
}

/// What was bid, and what was attacked last.
fn write_past(out: &mut String, position: &Position) {
    if let [Some(first), Some(second)] = position.bids {
        heading(out, "bids");
        line(out, "first", first);
        line(out, "second", second);
    }
    if let Some((area, damage)) = position.last_attack {
        heading(out, "last_attack");
        line(out, "area", area);
        line(out, "damage", damage);
    }
}

/// Units that are out of the game although they would be elsewhere if they were not named.
fn eliminated<'c>(components: &'c Components, position: &Position) -> Vec<&'c str> {
    let board = &position.board;
    all_units(components)
        .filter(|(unit, row)| {
            let is_there = match Unnamed::of(row, position.turn) {
                Unnamed::Waiting => board.waiting[unit.side as usize].has(unit.index),
                Unnamed::Star => board.star.has(unit.index),
                Unnamed::Box => board.replacement_box.has(unit.index),
                Unnamed::Eliminated => true,
            };
            !is_there && board.area_of(*unit).is_none()
        })
        .map(|(_, row)| row.id.as_str())
        .collect()
}

/// The areas whose control must be said.
fn stated_control(components: &Components, board: &Board, side: Side) -> AreaSet {
    let rows = components
        .areas
        .iter()
        .filter(|row| board.control(row.area) == side && usual_control(board, row) != side);
    rows.map(|row| row.area).collect()
}

fn write_trenches(out: &mut String, components: &Components, board: &Board) {
    let dug = || components.areas.iter().filter(|row| board.trench(row.area) > 0);
    if dug().next().is_some() {
        heading(out, "trench");
    }
    for row in dug() {
        line(out, &row.area.to_string(), board.trench(row.area));
    }
}

fn write_units(out: &mut String, components: &Components, board: &Board) {
    let occupied = board.occupied(Side::French).or(board.occupied(Side::VietMinh));
    for area in occupied.iter() {
        heading(out, &format!("units.{area}"));
        let here = |wanted: bool| -> Vec<&str> {
            all_units(components)
                .filter(|(unit, _)| board.units(unit.side, area).has(unit.index))
                .filter(|(unit, _)| board.is_fresh(*unit) == wanted)
                .map(|(_, row)| row.id.as_str())
                .collect()
        };
        texts_line(out, "fresh", &here(true));
        texts_line(out, "spent", &here(false));
    }
}

fn card_names(pile: &Pile, side: Side) -> Vec<&'static str> {
    let kinds = pile.kinds(side);
    kinds.flat_map(|kind| std::iter::repeat_n(kind.id(), pile.count(kind).into())).collect()
}

/// A table with a line for each side that has something in it.
fn by_side<T>(out: &mut String, name: &str, values: [T; 2], line: impl Fn(&mut String, &str, T)) {
    let mut lines = String::new();
    for (side, value) in Side::BOTH.into_iter().zip(values) {
        line(&mut lines, side.name(), value);
    }
    if !lines.is_empty() {
        heading(out, name);
        out.push_str(&lines);
    }
}

fn heading(out: &mut String, name: &str) {
    write!(out, "\n[{name}]\n").expect("writing to a string does not fail");
}

fn line(out: &mut String, key: &str, value: impl std::fmt::Display) {
    writeln!(out, "{key} = {value}").expect("writing to a string does not fail");
}

fn areas_line(out: &mut String, key: &str, areas: AreaSet) {
    if !areas.is_empty() {
        let numbers: Vec<String> = areas.iter().map(|area| area.to_string()).collect();
        line(out, key, format_args!("[{}]", numbers.join(", ")));
    }
}

fn texts_line(out: &mut String, key: &str, texts: &[&str]) {
    if !texts.is_empty() {
        let texts: Vec<String> = texts.iter().map(|item| text(item)).collect();
        line(out, key, format_args!("[{}]", texts.join(", ")));
    }
}

/// Text with the quotes and escapes that TOML wants.
fn text(text: &str) -> String {
    pack::quoted(text)
}
