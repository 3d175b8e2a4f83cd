//! Writes a position, leaving out what goes without saying.

use std::fmt::Write;

use super::known::{usual_heroes, usual_notes};
use super::{BOXES, PHASES, Position, phase_of, unnamed, usual_steps, usual_stock};
use crate::Tonkin;
use crate::board::Place;
use crate::components::{Side, Unit};
use crate::flow::{Phase, Stock};
use crate::sets::{HexSet, UnitSet};

/// Writes a position. Reading it gives the same position again.
pub fn write(rules: &Tonkin, position: &Position) -> String {
    let mut out = String::new();
    let tables = &rules.components.tables;
    line(&mut out, "month", text(&rules.components.turn(position.month).month));
    line(&mut out, "phase", text(phase_name(position.phase)));
    line(&mut out, "vp", position.vp);
    if position.rp != [0; 2] {
        let [french, vietminh] = position.rp;
        line(&mut out, "rp", format!("{{ french = {french}, vietminh = {vietminh} }}"));
    }
    let stocks = [
        ("air_transports", position.planes, &tables.air_transports),
        ("trucks", position.trucks, &tables.trucks),
    ];
    for (key, stock, (start, arrivals)) in stocks {
        if stock != usual_stock(*start, arrivals, position.month, position.phase) {
            let Stock { owned, left } = stock;
            line(&mut out, key, format!("{{ owned = {owned}, left = {left} }}"));
        }
    }
    if position.hits > 0 {
        line(&mut out, "hits", position.hits);
    }
    write_states(&mut out, rules, position);
    write_tables(&mut out, rules, position);
    out
}

fn phase_name(phase: Phase) -> &'static str {
    let found = PHASES.iter().find(|(_, known)| *known == phase_of(phase));
    match (found, phase) {
        (Some((name, _)), _) => name,
        (None, Phase::SetUp) => "set_up",
        (None, _) => "over",
    }
}

/// Markers on units and hexes, and the boxes.
fn write_states(out: &mut String, rules: &Tonkin, position: &Position) {
    let board = &position.board;
    let ids =
        |units: &UnitSet| -> Vec<String> { units.iter().map(|unit| id(rules, unit)).collect() };
    let hexes =
        |hexes: &HexSet| -> Vec<String> { hexes.iter().map(|hex| hex.to_string()).collect() };
    list(out, "dg", &ids(board.dg()));
    list(out, "out_of_supply", &ids(&board.oos));
    list(out, "road_markers", &hexes(&board.road_markers));
    list(out, "destroyed_roads", &hexes(&board.destroyed));
    for (key, place) in BOXES {
        let usual = |unit: &Unit| unnamed(rules, *unit, position.month) == place;
        let all = rules.components.all_units().map(|(unit, _)| unit);
        let there = all.filter(|unit| board.place(*unit) == place && !usual(unit));
        list(out, key, &there.map(|unit| id(rules, unit)).collect::<Vec<_>>());
    }
}

/// Markers that VM has picked up and not placed yet leave the list too short: such a moment is not read.
fn write_objectives(out: &mut String, position: &Position) {
    let objectives = &position.objectives;
    if objectives.at == [None; 2] && !objectives.moved {
        return;
    }
    heading(out, "objectives");
    let hexes = objectives.at.iter().flatten().map(|hex| format!("{:?}", hex.to_string()));
    line(out, "at", format!("[{}]", hexes.collect::<Vec<_>>().join(", ")));
    line(out, "real", objectives.real + 1);
    if objectives.moved {
        line(out, "moved", true);
    }
}

fn write_tables(out: &mut String, rules: &Tonkin, position: &Position) {
    let board = &position.board;
    write_objectives(out, position);
    if board.trenches.iter().any(|hexes| !hexes.is_empty()) {
        heading(out, "trenches");
        for side in Side::BOTH {
            let hexes = board.trenches[side as usize].iter().map(|hex| hex.to_string());
            list(out, side.name(), &hexes.collect::<Vec<_>>());
        }
    }
    let all = || rules.components.all_units().map(|(unit, _)| unit);
    let weak = |unit: &Unit| board.steps(*unit) != usual_steps(rules, *unit, board.place(*unit));
    if all().any(|unit| weak(&unit)) {
        heading(out, "steps");
        all().filter(weak).for_each(|unit| line(out, &id(rules, unit), board.steps(unit)));
    }
    write_track(out, rules, position);
    write_heroes(out, rules, position);
    write_notes(out, rules, position);
    let occupied = board.occupied(Side::French).or(*board.occupied(Side::VietMinh));
    if !occupied.is_empty() {
        heading(out, "stacks");
        for hex in occupied.iter() {
            let units: Vec<String> = board.stack(hex).map(|unit| id(rules, unit)).collect();
            list(out, &hex.to_string(), &units);
        }
    }
}

/// Units on the Turn Track that do not wait for their own month.
fn write_track(out: &mut String, rules: &Tonkin, position: &Position) {
    let mut headed = false;
    for turn in &rules.components.tables.turns {
        let place = Place::Track(turn.number);
        let there = position.board.units_at(place);
        let unusual = there.filter(|unit| {
            unit.index() < rules.components.units.len()
                && unnamed(rules, *unit, position.month) != place
        });
        let units: Vec<String> = unusual.map(|unit| id(rules, unit)).collect();
        if !units.is_empty() && !headed {
            heading(out, "track");
            headed = true;
        }
        list(out, &turn.month, &units);
    }
}

/// The officers, unless both wait for a unit.
fn write_heroes(out: &mut String, rules: &Tonkin, position: &Position) {
    if position.heroes == usual_heroes(rules, position.month) {
        return;
    }
    for side in Side::BOTH {
        let Some(hero) = position.heroes[side as usize] else { continue };
        heading(out, &format!("heroes.{}", side.name()));
        line(out, "rank", hero.rank);
        line(out, "mentions", hero.mentions);
        if let Some(unit) = hero.with {
            line(out, "unit", text(&id(rules, unit)));
        } else if let Some(division) = hero.division {
            line(out, "division", division);
        }
        let others: Vec<String> =
            hero.others.iter().flatten().map(|unit| id(rules, *unit)).collect();
        list(out, "others", &others);
        let turns = &rules.components.tables.turns;
        if let Some(turn) = turns.iter().find(|turn| turn.number == hero.joins) {
            line(out, "joins", text(&turn.month));
        }
    }
}

/// What the French have learned besides the first units.
fn write_notes(out: &mut String, rules: &Tonkin, position: &Position) {
    let usual = usual_notes(rules, &position.board, position.month);
    let notes = position.notes.0.iter().filter(|(unit, note)| usual.of(*unit) != Some(note));
    for (place, (unit, note)) in notes.enumerate() {
        if place == 0 {
            heading(out, "notes");
        }
        let month = text(&rules.components.turn(note.month).month);
        let (hex, steps, firm) = (text(&note.hex.to_string()), note.steps, note.firm);
        let note = format!("{{ hex = {hex}, steps = {steps}, month = {month}, firm = {firm} }}");
        line(out, &id(rules, *unit), note);
    }
}

fn id(rules: &Tonkin, unit: Unit) -> String {
    rules.components.unit(unit).id.clone()
}

fn text(text: &str) -> String {
    format!("{text:?}")
}

fn heading(out: &mut String, name: &str) {
    writeln!(out, "\n[{name}]").expect("text takes every line");
}

fn line(out: &mut String, key: &str, value: impl std::fmt::Display) {
    writeln!(out, "{key} = {value}").expect("text takes every line");
}

/// A list of texts, unless it is empty.
fn list(out: &mut String, key: &str, items: &[String]) {
    if !items.is_empty() {
        let items: Vec<String> = items.iter().map(|item| text(item)).collect();
        line(out, key, format!("[{}]", items.join(", ")));
    }
}
