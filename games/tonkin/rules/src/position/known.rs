//! The officers of a position (6.16), and what the French have learned of VM stacks (1.5).

use pack::{Entry, text_fact};

use super::Reading;
use crate::Tonkin;
use crate::board::Board;
use crate::components::{Side, Unit};
use crate::flow::{Hero, Note, Notes};
use crate::rules::heroes;
use crate::view::seeming_steps;

/// What the French know if a position does not say: the first unit of each VM stack.
pub(super) fn usual_notes(rules: &Tonkin, board: &Board, month: u8) -> Notes {
    let mut notes = Notes::default();
    for hex in board.occupied(Side::VietMinh).iter() {
        if let Some(unit) = board.first_unit(&rules.charts, hex) {
            let steps = seeming_steps(rules.charts.stats(unit).steps, board.steps(unit));
            notes.set(unit, Note { hex, steps, month, firm: true });
        }
    }
    notes
}

/// The officers if a position does not say: both wait for a unit, with the rank of the scenario.
pub(super) fn usual_heroes(rules: &Tonkin, month: u8) -> [Option<Hero>; 2] {
    let hero = Hero::new(rules.scenario().hero_rank, month);
    [Some(hero).filter(|_| rules.heroes); 2]
}

impl<'d> Reading<'d> {
    /// The notes of the French: more than the first units, if a position says so.
    pub(super) fn read_notes(&self, root: &mut Entry<'d>, month: u8) -> Notes {
        let mut notes = usual_notes(self.rules, &self.board, month);
        let Some(table) = root.table_if_any("notes") else { return notes };
        for field in table.fields() {
            let key = table.key(field);
            let Some(unit) = self.rules.components.unit_named(field) else {
                self.report_unknown(&key, "unit", field);
                continue;
            };
            let Some(mut entry) = table.table_at(field) else { continue };
            if let Some(note) = self.read_note(&mut entry, unit, month) {
                notes.set(unit, note);
            }
            entry.finish();
        }
        notes
    }

    /// What was seen of one unit. A firm note says where it still is.
    fn read_note(&self, entry: &mut Entry<'d>, unit: Unit, month: u8) -> Option<Note> {
        let forces = &self.rules.charts.forces;
        let vm = forces.side[Side::VietMinh as usize].and(forces.fighting);
        let full = self.rules.charts.stats(unit).steps;
        let hex = entry.text("hex").map(|name| self.hex_named(&entry.key("hex"), name));
        let steps = entry.number("steps", 1..=i64::from(full));
        let seen = self.month_of(entry, "month");
        let firm = entry.flag_if_any("firm").unwrap_or(false);
        let hex = hex??;
        let stands = self.board.hex_of(unit);
        let late = seen.is_some_and(|seen| seen > month);
        if !vm.has(unit) || stands.is_none() || firm && stands != Some(hex) || late {
            let facts = [("value", text_fact(&self.rules.components.unit(unit).id))];
            self.file.report(entry.label(), "tonkin-fault-note", facts);
            return None;
        }
        Some(Note { hex, steps: steps?, month: seen?, firm })
    }

    /// The officers.
    pub(super) fn read_heroes(&self, root: &mut Entry<'d>, month: u8) -> [Option<Hero>; 2] {
        let mut officers = usual_heroes(self.rules, month);
        if !self.rules.heroes {
            return officers;
        }
        let Some(mut table) = root.table_if_any("heroes") else { return officers };
        for side in Side::BOTH {
            if let Some(mut entry) = table.table_if_any(side.name()) {
                officers[side as usize] = self.read_hero(&mut entry, side, month);
                entry.finish();
            }
        }
        table.finish();
        officers
    }

    fn read_hero(&self, entry: &mut Entry<'d>, side: Side, month: u8) -> Option<Hero> {
        let rank = entry.number("rank", 1..=4);
        let mentions = entry.number_if_any("mentions", 0..=7).unwrap_or(0);
        let joins = if entry.has("joins") { self.month_of(entry, "joins") } else { Some(month) };
        let fitting = heroes::fitting(self.rules, &self.board, side);
        let with = if entry.has("unit") { entry.text("unit") } else { None };
        let others = if side == Side::French { entry.texts_if_any("others") } else { Vec::new() };
        let division = match side {
            Side::French => None,
            Side::VietMinh => entry.number_if_any("division", 1..=999),
        };
        let named = |key: String, id: &str| {
            let unit = self.rules.components.unit_named(id).filter(|unit| fitting.has(*unit));
            if unit.is_none() {
                self.file.report(&key, "tonkin-fault-hero", [("value", text_fact(id))]);
            }
            unit
        };
        let mut hero = Hero { mentions, ..Hero::new(rank?, joins?) };
        hero.with = with.and_then(|id| named(entry.key("unit"), id));
        hero.division = match hero.with {
            Some(unit) => self.rules.components.unit(unit).division,
            None => division,
        };
        if others.len() > hero.others.len() {
            let most = hero.others.len() as i64;
            self.file.report(&entry.key("others"), "fault-length", [("expected", most.into())]);
        }
        let mut known: Vec<&str> = with.into_iter().collect();
        for (place, id) in hero.others.iter_mut().zip(others) {
            if known.contains(&id) {
                entry.report("others", "fault-repeated", [("value", text_fact(id))]);
            }
            known.push(id);
            *place = named(entry.key("others"), id);
        }
        Some(hero)
    }
}
