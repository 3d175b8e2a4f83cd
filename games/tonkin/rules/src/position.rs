//! A position as text: any placement of counters and markers at the start of a phase.
//!
//! The form is TOML; docs/positions.md describes it. A position says only what differs from what goes
//! without saying, so that puzzles stay short: unless it says more, the French have seen the first unit of
//! each VM stack and nothing else.

use std::collections::BTreeMap;

use kernel::{Fact, Faults};
use pack::{Entry, File, read_position, text_fact};

use crate::Tonkin;
use crate::board::{Board, Place};
use crate::components::{Hex, Side, Unit, UnitType};
use crate::flow::{Hero, Notes, Objectives, Phase, Stock};
use crate::rules::limits;
use crate::sets::{HexSet, UnitSet};

mod known;
mod markers;
mod writer;

pub use writer::write;

/// A game at the start of a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The month.
    pub month: u8,
    /// The phase that begins.
    pub phase: Phase,
    /// The VP-Level.
    pub vp: i8,
    /// Replacement Points, French first.
    pub rp: [u8; 2],
    /// VM Trucks.
    pub(crate) trucks: Stock,
    /// Air Transports.
    pub planes: Stock,
    /// The hit track.
    pub hits: u8,
    /// The Political Objective-Markers.
    pub objectives: Objectives,
    /// Counters and markers.
    pub board: Board,
    /// The officers (6.16).
    pub heroes: [Option<Hero>; 2],
    /// What the French have learned of VM stacks (1.5).
    pub notes: Notes,
}

/// The phases a position can begin with, in their order.
const PHASES: &[(&str, Phase)] = &[
    ("replacement", Phase::VmArrivals),
    ("vm_movement", Phase::VmMovement),
    ("french_movement", Phase::FrenchMovement),
    ("attrition", Phase::Attrition),
    ("operations", Phase::Operations),
    ("supply_check", Phase::SupplyCheck),
    ("turn_end", Phase::TurnEnd),
    ("end_vm_movement", Phase::EndVmMovement),
    ("end_french_movement", Phase::EndFrenchMovement),
];

/// The phase that a position of some moment begins with. Set-up and a game that is over have none: they are
/// written by their own names, and not read.
pub(crate) fn phase_of(phase: Phase) -> Phase {
    let begun = PHASES.iter().rev().find(|(_, known)| *known <= phase);
    if matches!(phase, Phase::SetUp | Phase::Scoring) {
        return phase;
    }
    begun.map_or(Phase::VmArrivals, |(_, phase)| *phase)
}

/// Reads a position, or says all that is wrong with it.
pub fn read(rules: &Tonkin, text: &str) -> Result<Position, Faults> {
    read_position(text, |root| Reading::new(rules, root.file).read(root))
}

/// Where a counter is that a position does not name: on the Turn Track until it arrives, Tieu Doans and
/// Pathet Lao in Box 2, the Navy ready, everything else out of play.
fn unnamed(rules: &Tonkin, unit: Unit, month: u8) -> Place {
    let row = rules.components.unit(unit);
    let never = matches!(row.unit_type, UnitType::SupplyDump | UnitType::Airstrike);
    if rules.scenario().training.is_some() || never {
        return Place::Pool;
    }
    if row.entry >= month {
        return Place::Track(row.entry);
    }
    if row.unit_type.is_boxed() {
        return Place::Box2;
    }
    if row.unit_type == UnitType::Navy { Place::Ready } else { Place::Pool }
}

/// Steps a counter has if a position does not say: all; none in the Eliminated Box.
fn usual_steps(rules: &Tonkin, unit: Unit, place: Place) -> u8 {
    let fights = rules.charts.forces.fighting.has(unit);
    if fights && place != Place::Eliminated { rules.charts.stats(unit).steps } else { 0 }
}

/// How many transports there are at the start of a phase, if a position does not say. Those of the month come
/// in its first phase (2.1, 2.5).
fn usual_stock(
    start: u8,
    arrivals: &[crate::components::Arrival],
    month: u8,
    phase: Phase,
) -> Stock {
    let first = phase == Phase::VmArrivals;
    let has_come = |turn: u8| turn < month || turn == month && !first;
    let due = arrivals.iter().filter(|arrival| has_come(arrival.turn));
    let owned = start + due.map(|arrival| arrival.add).sum::<u8>();
    Stock { owned, left: owned }
}

/// The lists of places off the map, with their keys.
const BOXES: [(&str, Place); 6] = [
    ("saigon", Place::Saigon),
    ("eliminated", Place::Eliminated),
    ("box1", Place::Box1),
    ("box2", Place::Box2),
    ("ready", Place::Ready),
    ("pool", Place::Pool),
];

/// A position while it is read.
#[derive(Debug)]
struct Reading<'d> {
    rules: &'d Tonkin,
    file: &'d File<'d>,
    /// Where each counter was first named.
    named: BTreeMap<Unit, String>,
    board: Board,
}

impl<'d> Reading<'d> {
    fn new(rules: &'d Tonkin, file: &'d File<'d>) -> Reading<'d> {
        let board = Board::empty(&rules.charts);
        Reading { rules, file, named: BTreeMap::new(), board }
    }

    fn read(mut self, mut root: Entry<'d>) -> Position {
        let tables = &self.rules.components.tables;
        let start = self.rules.scenario().start_turn;
        let month = self.month_of(&mut root, "month").unwrap_or(start);
        let phase = root.word("phase", PHASES).unwrap_or(Phase::VmArrivals);
        self.check_month(month);
        self.check_end(month, phase);
        let [lowest, highest] = tables.vp_range.map(i64::from);
        let vp = root.number("vp", lowest..=highest).unwrap_or(0);
        let rp = read_pair(&mut root, "rp", Side::BOTH.map(Side::name), 0..=99);
        let planes = read_stock(&mut root, "air_transports");
        let trucks = read_stock(&mut root, "trucks");
        let last = i64::from(tables.limits.steps_per_award) - 1;
        let hits = root.number_if_any("hits", 0..=last).unwrap_or(0);
        self.read_stacks(&mut root);
        self.read_places(&mut root, month);
        self.read_states(&mut root);
        self.read_markers(&mut root);
        let objectives = self.read_objectives(&mut root);
        let heroes = self.read_heroes(&mut root, month);
        let notes = self.read_notes(&mut root, month);
        root.finish();
        self.check_stacks();
        let usual = |(start, arrivals): &(u8, Vec<_>)| usual_stock(*start, arrivals, month, phase);
        Position {
            month,
            phase,
            vp,
            rp: rp.unwrap_or_default(),
            trucks: trucks.unwrap_or_else(|| usual(&tables.trucks)),
            planes: planes.unwrap_or_else(|| usual(&tables.air_transports)),
            hits,
            objectives,
            board: self.board,
            heroes,
            notes,
        }
    }

    /// 9.0: only the months of the scenario, or of those that a campaign chains, are played.
    fn check_month(&self, month: u8) {
        let components = &self.rules.components;
        let first = components.scenario(self.rules.first).start_turn;
        let last = components.scenario(self.rules.last).end_turn;
        if !(first..=last).contains(&month) {
            let [first, last] = [first, last].map(|turn| text_fact(&components.turn(turn).month));
            self.file.report("month", "tonkin-fault-month", [("first", first), ("last", last)]);
        }
    }

    /// 8.0: the end of the game sequence follows the last turn.
    fn check_end(&self, month: u8, phase: Phase) {
        let last = self.rules.components.scenario(self.rules.last).end_turn;
        if phase > Phase::TurnEnd && month < last {
            let month = text_fact(&self.rules.components.turn(last).month);
            self.file.report("phase", "tonkin-fault-end", [("month", month)]);
        }
    }

    /// The month by its name, such as `Dec-53`.
    fn month_of(&self, entry: &mut Entry<'d>, field: &'static str) -> Option<u8> {
        let name = entry.name(field)?;
        let mut turns = self.rules.components.tables.turns.iter();
        let found = turns.find(|turn| turn.month == name).map(|turn| turn.number);
        if found.is_none() {
            self.report_unknown(&entry.key(field), "month", &name);
        }
        found
    }

    /// The stacks, each from the top down.
    fn read_stacks(&mut self, root: &mut Entry<'d>) {
        let Some(stacks) = root.table_if_any("stacks") else { return };
        for field in stacks.fields() {
            let Some(hex) = self.hex_named(&stacks.key(field), field) else { continue };
            let units = self.units_of(&stacks, field);
            for unit in &units {
                self.board.put(&self.rules.charts, *unit, hex);
            }
            self.check_order(&stacks.key(field), hex, &units);
        }
    }

    /// HQ and SD lie above units (1.5).
    fn check_order(&self, key: &str, hex: Hex, units: &[Unit]) {
        let french = |unit: &Unit| self.rules.charts.stats(*unit).side == Side::French;
        let is_same = self.board.stack(hex).eq(units.iter().copied());
        if !is_same && !units.iter().any(french) {
            self.file.report_once(key, "tonkin-fault-stack-order", []);
        }
    }

    /// Units that were not named before.
    fn units_of(&mut self, entry: &Entry<'d>, field: &str) -> Vec<Unit> {
        let key = entry.key(field);
        let mut units = Vec::new();
        for id in entry.texts_at(field).unwrap_or_default() {
            let Some(unit) = self.rules.components.unit_named(id) else {
                self.report_unknown(&key, "unit", id);
                continue;
            };
            if let Some(other) = self.named.get(&unit) {
                let facts = [("value", text_fact(id)), ("other", text_fact(other))];
                self.file.report(&key, "tonkin-fault-twice", facts);
                continue;
            }
            self.named.insert(unit, key.clone());
            units.push(unit);
        }
        units
    }

    /// Boxes and the Turn Track, and where everybody is who is not named.
    fn read_places(&mut self, root: &mut Entry<'d>, month: u8) {
        for (field, place) in BOXES {
            root.remarks(&[field]);
            for unit in self.units_of(root, field) {
                self.check_place(&root.key(field), unit, place);
                self.board.remove(&self.rules.charts, unit, place);
            }
        }
        if let Some(track) = root.table_if_any("track") {
            for field in track.fields() {
                let mut turns = self.rules.components.tables.turns.iter();
                let Some(turn) = turns.find(|turn| turn.month == field) else {
                    self.report_unknown(&track.key(field), "month", field);
                    continue;
                };
                for unit in self.units_of(&track, field) {
                    self.check_place(&track.key(field), unit, Place::Track(turn.number));
                    self.board.remove(&self.rules.charts, unit, Place::Track(turn.number));
                }
            }
        }
        for (unit, _) in self.rules.components.all_units() {
            if !self.named.contains_key(&unit) {
                let place = unnamed(self.rules, unit, month);
                self.board.remove(&self.rules.charts, unit, place);
            }
            self.board.set_steps(unit, usual_steps(self.rules, unit, self.board.place(unit)));
        }
    }

    /// Boxes 1 and 2 are for Tieu Doans and Pathet Lao, Saigon is for the French, only Navy and Airstrike are
    /// ready. Neither SD nor Airstrike are ever eliminated or on the Turn Track, nor the VM HQ (1.9 C).
    fn check_place(&self, key: &str, unit: Unit, place: Place) {
        let stats = self.rules.charts.stats(unit);
        let forces = &self.rules.charts.forces;
        let light = forces.tieu_doans.or(forces.pathet_lao).has(unit);
        let french_hq = forces.hq[Side::French as usize] == Some(unit);
        let fits = match place {
            Place::Box1 | Place::Box2 => light,
            Place::Eliminated => !light && (forces.fighting.has(unit) || french_hq),
            Place::Saigon => stats.side == Side::French && !forces.off_map.has(unit),
            Place::Ready => forces.off_map.has(unit),
            Place::Track(_) => forces.fighting.has(unit) || french_hq || forces.navy == Some(unit),
            Place::Pool | Place::Map(_) => true,
        };
        if !fits {
            let facts = [("value", text_fact(&self.rules.components.unit(unit).id))];
            self.file.report(key, "tonkin-fault-wrong-list", facts);
        }
    }

    /// 1.4, 1.5, 3.8: no hex for both sides, none overfull, nobody where he may not be.
    fn check_stacks(&self) {
        let key = |hex: Hex| format!("stacks / {hex}");
        let hex_fact = |hex: Hex| ("hex", Fact::Text(hex.to_string()));
        let [french, vietminh] = Side::BOTH.map(|side| *self.board.occupied(side));
        for hex in french.and(vietminh).iter() {
            self.file.report(&key(hex), "tonkin-fault-both-sides", [hex_fact(hex)]);
        }
        let limit = self.rules.components.tables.limits.stacking;
        for hex in french.or(vietminh).iter() {
            let points = self.load(hex);
            if points > limit {
                let facts = [hex_fact(hex), ("points", points.into()), ("limit", limit.into())];
                self.file.report(&key(hex), "tonkin-fault-stacking", facts);
            }
            for unit in self.board.stack(hex).filter(|unit| !self.may_stand(*unit, hex)) {
                let id = text_fact(&self.rules.components.unit(unit).id);
                let facts = [("value", id), hex_fact(hex)];
                self.file.report(&key(hex), "tonkin-fault-not-there", facts);
            }
        }
    }

    fn load(&self, hex: Hex) -> u8 {
        let least = self.rules.components.tables.limits.default_stacking;
        let points = |unit| self.board.face(&self.rules.charts, unit).stacking.max(least);
        self.board.stack(hex).map(points).fold(0, u8::saturating_add)
    }

    fn may_stand(&self, unit: Unit, hex: Hex) -> bool {
        let ground = &self.rules.charts.ground;
        let forces = &self.rules.charts.forces;
        let afloat = ground.coast.or(ground.major);
        let solid = if forces.dna.has(unit) { afloat } else { ground.land.or(ground.islands) };
        solid.has(hex) && !forces.off_map.has(unit) && limits::may_stop(self.rules, unit, hex)
    }

    fn hex_named(&self, key: &str, name: &str) -> Option<Hex> {
        let found = Hex::named(name).filter(|hex| self.rules.charts.ground.in_play.has(*hex));
        if found.is_none() {
            self.report_unknown(key, "hex", name);
        }
        found
    }

    /// A list of hexes, each once.
    fn read_hexes(&self, entry: &mut Entry<'d>, field: &'static str) -> HexSet {
        let mut hexes = HexSet::NONE;
        for name in entry.texts_if_any(field) {
            let Some(hex) = self.hex_named(&entry.key(field), name) else { continue };
            if hexes.has(hex) {
                entry.report(field, "fault-repeated", [("value", text_fact(name))]);
            }
            hexes.insert(hex);
        }
        hexes
    }

    /// A list of units, each once.
    fn read_units(&self, entry: &mut Entry<'d>, field: &'static str) -> UnitSet {
        let mut units = UnitSet::NONE;
        for id in entry.texts_if_any(field) {
            match self.rules.components.unit_named(id) {
                None => self.report_unknown(&entry.key(field), "unit", id),
                Some(unit) if units.has(unit) => {
                    entry.report(field, "fault-repeated", [("value", text_fact(id))]);
                }
                Some(unit) => units.insert(unit),
            }
        }
        units
    }

    fn report_unknown(&self, key: &str, what: &'static str, value: &str) {
        let facts = [("what", Fact::Word(what)), ("value", text_fact(value))];
        self.file.report(key, "fault-unknown-reference", facts);
    }
}

/// Two numbers under their names, if they are given.
fn read_pair(
    root: &mut Entry<'_>,
    field: &'static str,
    names: [&'static str; 2],
    range: std::ops::RangeInclusive<i64>,
) -> Option<[u8; 2]> {
    let mut pair = root.table_if_any(field)?;
    let read = names.map(|name| pair.number(name, range.clone()).unwrap_or(0));
    pair.finish();
    Some(read)
}

/// Transports: how many there are, and how many are left.
fn read_stock(root: &mut Entry<'_>, field: &'static str) -> Option<Stock> {
    let [owned, left] = read_pair(root, field, ["owned", "left"], 0..=20)?;
    if left > owned {
        root.report(field, "tonkin-fault-stock", []);
    }
    Some(Stock { owned, left })
}
