//! A position as text: any placement of units, markers and cards at the start of an impulse.
//!
//! The form is TOML; docs/positions.md describes it. A position says only what differs from what goes
//! without saying, so that puzzles stay short.

use std::collections::BTreeMap;

use kernel::{Fact, Faults};

use crate::board::{Board, Cards};
use crate::components::{Area, AreaRow, Colour, Components, Side, Start, UnitRow};
use crate::sets::{AreaSet, Unit};
use pack::{Entry, File, read_position, text_fact};

mod hands;
mod writer;

pub use writer::write;

/// A game at the start of an impulse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// Whose impulse it is.
    pub to_move: Side,
    /// Units and markers. Only units on the map are fresh; no area is out of supply, and none has been
    /// lost in the impulse that begins.
    pub board: Board,
    /// The cards.
    pub cards: Cards,
    /// Whether the impulse before was a French pass.
    pub french_passed: bool,
    /// Victory areas the Viet Minh need (14.0, 15.0).
    pub needs: u8,
    /// The side of each seat.
    pub(crate) sides: [Side; 2],
    /// The bids for sides, if they were bid for.
    pub(crate) bids: [Option<u8>; 2],
    /// The last attack: its target and its damage points.
    pub(crate) last_attack: Option<(Area, u8)>,
}

const SIDES: &[(&str, Side)] = &[("french", Side::French), ("vietminh", Side::VietMinh)];

/// Reads a position, or says all that is wrong with it.
pub fn read(components: &Components, text: &str) -> Result<Position, Faults> {
    read_position(text, |root| Reading::new(components, root.file).read(root))
}

/// Where a unit is that a position does not name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unnamed {
    /// On the Turn Track: its turn has not ended yet.
    Waiting,
    /// Aside, with its star.
    Star,
    /// In the Replacement Unit Box.
    Box,
    /// Out of the game.
    Eliminated,
}

impl Unnamed {
    fn of(row: &UnitRow, turn: u8) -> Unnamed {
        match row.start {
            Start::Turn(arrival) if arrival >= turn => Unnamed::Waiting,
            Start::Star => Unnamed::Star,
            Start::Box => Unnamed::Box,
            Start::Turn(_) | Start::Area(_) => Unnamed::Eliminated,
        }
    }
}

/// All units of a pack, by side and place.
fn all_units(components: &Components) -> impl Iterator<Item = (Unit, &UnitRow)> {
    Side::BOTH.into_iter().flat_map(|side| {
        let rows = components.units[side as usize].iter();
        (0..).zip(rows).map(move |(index, row)| (Unit::new(side, index), row))
    })
}

/// Who controls an area if a position does not say: whoever stands there alone, else as printed.
fn usual_control(board: &Board, row: &AreaRow) -> Side {
    let holds = |side: Side| board.occupied(side).has(row.area);
    match (holds(Side::French), holds(Side::VietMinh)) {
        (true, false) => Side::French,
        (false, true) => Side::VietMinh,
        (true, true) | (false, false) => row.control,
    }
}

/// A position while it is read.
#[derive(Debug)]
struct Reading<'d> {
    components: &'d Components,
    file: &'d File<'d>,
    /// Where each unit was first named.
    named: BTreeMap<Unit, String>,
    /// The units on the map.
    placed: Vec<(Unit, Area)>,
    board: Board,
}

impl<'d> Reading<'d> {
    fn new(components: &'d Components, file: &'d File<'d>) -> Reading<'d> {
        let board = Board::empty(components);
        Reading { components, file, named: BTreeMap::new(), placed: Vec::new(), board }
    }

    fn read(mut self, mut root: Entry<'d>) -> Position {
        let tables = &self.components.tables;
        let turn = root.number("turn", 1..=tables.turns.len() as i64).unwrap_or(1);
        let to_move = root.word("to_move", SIDES).unwrap_or(Side::VietMinh);
        let needs = root.number_if_any("needs", 0..=i64::from(tables.bid_max));
        let needs = needs.unwrap_or(tables.victory_areas);
        let is_said = root.fields().any(|field| field == "first");
        let first = is_said.then(|| root.word("first", SIDES)).flatten().unwrap_or(Side::French);
        let bids = self.read_bids(&mut root);
        let last_attack = self.read_attack(&mut root);
        let french_passed = root.flag_if_any("french_passed").unwrap_or(false);
        if french_passed && to_move == Side::French {
            root.report("french_passed", "storm-fault-passed", []);
        }
        self.read_units(&mut root);
        self.read_unplaced(&mut root, turn);
        self.place(&mut root);
        self.read_markers(&mut root, turn);
        let cards = hands::read(self.components, &mut root);
        root.finish();
        let (board, sides) = (self.board, [first, first.enemy()]);
        Position { turn, to_move, board, cards, french_passed, needs, sides, bids, last_attack }
    }

    /// What the seats bid for the Viet Minh (15.0).
    fn read_bids(&self, root: &mut Entry<'d>) -> [Option<u8>; 2] {
        let Some(mut bids) = root.table_if_any("bids") else { return [None; 2] };
        let range = || 0..=i64::from(self.components.tables.bid_max);
        let both = ["first", "second"].map(|seat| bids.number(seat, range()));
        bids.finish();
        both
    }

    /// What was attacked last, and the damage points it took.
    fn read_attack(&self, root: &mut Entry<'d>) -> Option<(Area, u8)> {
        let mut attack = root.table_if_any("last_attack")?;
        let area = attack.number("area", 0..=i64::from(u8::MAX)).map(Area);
        let damage = attack.number("damage", 0..=i64::from(u8::MAX));
        if let Some(area) = area
            && !self.components.areas.iter().any(|row| row.area == area)
        {
            self.report_unknown(&attack.key("area"), "area", &area.to_string());
        }
        attack.finish();
        area.zip(damage)
    }

    /// The areas with their units.
    fn read_units(&mut self, root: &mut Entry<'d>) {
        let Some(areas) = root.table_if_any("units") else { return };
        for field in areas.fields() {
            let Some(area) = self.area_named(&areas, field) else { continue };
            let Some(mut stack) = areas.table_at(field) else { continue };
            self.read_stack(&mut stack, "fresh", area.area);
            self.read_stack(&mut stack, "spent", area.area);
            stack.finish();
            self.check_stack(&areas.key(field), area);
        }
    }

    fn read_stack(&mut self, stack: &mut Entry<'d>, field: &'static str, area: Area) {
        for unit in self.read_unit_list(stack, field) {
            self.placed.push((unit, area));
            if field == "fresh" {
                self.board.fresh[unit.side as usize].insert(unit.index);
            }
        }
    }

    /// A list of units that were not named before.
    fn read_unit_list(&mut self, entry: &mut Entry<'d>, field: &'static str) -> Vec<Unit> {
        let key = entry.key(field);
        let mut units = Vec::new();
        for id in entry.texts_if_any(field) {
            let Some((unit, _)) = all_units(self.components).find(|(_, row)| row.id == id) else {
                self.report_unknown(&key, "unit", id);
                continue;
            };
            if let Some(other) = self.named.get(&unit) {
                let facts = [("value", text_fact(id)), ("other", text_fact(other))];
                self.file.report(&key, "storm-fault-twice", facts);
                continue;
            }
            self.named.insert(unit, key.clone());
            units.push(unit);
        }
        units
    }

    /// At most nine units of a side in an area (7.0), and no French in a red one (2.2.1).
    fn check_stack(&self, key: &str, row: &AreaRow) {
        let limit = self.components.tables.stacking_limit;
        for side in Side::BOTH {
            let of_side = |(unit, area): &&(Unit, Area)| *area == row.area && unit.side == side;
            let count = self.placed.iter().filter(of_side).count();
            if count > usize::from(limit) {
                let facts = [
                    ("area", Fact::from(row.area.0)),
                    ("side", Fact::Word(side.name())),
                    ("limit", limit.into()),
                ];
                self.file.report(key, "storm-fault-stacking", facts);
            }
            if count > 0 && side == Side::French && row.colour == Colour::Red {
                self.file.report(key, "storm-fault-red-area", [("area", row.area.0.into())]);
            }
        }
    }

    /// Units that are not on the map.
    fn read_unplaced(&mut self, root: &mut Entry<'d>, turn: u8) {
        for unit in self.read_unit_list(root, "eliminated") {
            self.board.eliminated[unit.side as usize].insert(unit.index);
        }
        let unnamed = all_units(self.components).filter(|(unit, _)| !self.named.contains_key(unit));
        for (unit, row) in unnamed {
            let board = &mut self.board;
            let place = match Unnamed::of(row, turn) {
                Unnamed::Waiting => &mut board.waiting[unit.side as usize],
                Unnamed::Star => &mut board.star,
                Unnamed::Box => &mut board.replacement_box,
                Unnamed::Eliminated => &mut board.eliminated[unit.side as usize],
            };
            place.insert(unit.index);
        }
    }

    /// Puts the units on the map, and settles control. The controller of an area comes in first, for
    /// else the enemy would take it from him (13.0).
    fn place(&mut self, root: &mut Entry<'d>) {
        let stated = self.read_control(root);
        let mut occupied = Board::empty(self.components);
        self.placed.iter().for_each(|(unit, area)| {
            occupied.put(*unit, *area);
        });
        for row in &self.components.areas {
            let usual = usual_control(&occupied, row);
            let control = stated.get(&row.area).map_or(usual, |(side, _)| *side);
            let holds = |side: Side| occupied.occupied(side).has(row.area);
            if let Some((side, key)) = stated.get(&row.area)
                && !holds(*side)
                && holds(side.enemy())
            {
                let facts =
                    [("area", Fact::from(row.area.0)), ("side", Fact::Word(side.enemy().name()))];
                self.file.report(key, "storm-fault-control", facts);
            }
            if control != self.board.control(row.area) {
                self.board.set_control(row.area, control);
            }
        }
        let (first, second): (Vec<_>, Vec<_>) =
            self.placed.iter().partition(|(unit, area)| self.board.control(*area) == unit.side);
        for (unit, area) in first.into_iter().chain(second) {
            self.board.put(unit, area);
        }
        self.board.lost_now = AreaSet::NONE;
    }

    /// Who controls which areas against what goes without saying, and where that was said.
    fn read_control(&mut self, root: &mut Entry<'d>) -> BTreeMap<Area, (Side, String)> {
        let mut stated: BTreeMap<Area, (Side, String)> = BTreeMap::new();
        let Some(mut control) = root.table_if_any("control") else { return stated };
        for side in Side::BOTH {
            let key = control.key(side.name());
            for area in self.read_areas(&mut control, side.name()).iter() {
                self.check_red(&key, side, area);
                if let Some((_, other)) = stated.get(&area) {
                    let value = text_fact(&area.to_string());
                    let facts = [("value", value), ("other", text_fact(other))];
                    self.file.report(&key, "storm-fault-twice", facts);
                }
                stated.insert(area, (side, key.clone()));
            }
        }
        control.finish();
        stated
    }

    fn read_markers(&mut self, root: &mut Entry<'d>, turn: u8) {
        self.read_trenches(root);
        if let Some(mut fire) = root.table_if_any("fire") {
            for side in Side::BOTH {
                let areas = self.read_areas(&mut fire, side.name());
                let key = fire.key(side.name());
                areas.iter().for_each(|area| self.check_red(&key, side, area));
                self.board.fire[side as usize] = areas;
            }
            fire.finish();
        }
        self.board.lost_before = self.read_areas(root, "lost");
        for area in self.board.lost_before.iter() {
            if self.board.control(area) == Side::French {
                self.file.report("lost", "storm-fault-lost", [("area", area.0.into())]);
            }
            self.check_red("lost", Side::French, area);
        }
        self.board.no_replacements = root.flag_if_any("no_replacements").unwrap_or(false);
        // Emergency Replacements, which puts the marker there, is not played on turn 1.
        if self.board.no_replacements && turn == 1 {
            root.report("no_replacements", "storm-fault-no-replacements", []);
        }
    }

    fn read_trenches(&mut self, root: &mut Entry<'d>) {
        let Some(trenches) = root.table_if_any("trench") else { return };
        let levels = 0..=i64::from(self.components.tables.max_trench);
        for field in trenches.fields() {
            let level = trenches.number_at(field, levels.clone());
            let Some(row) = self.area_named(&trenches, field) else { continue };
            let Some(level) = level else { continue };
            if level > 0 && self.board.control(row.area) == Side::French {
                trenches.report(field, "storm-fault-french-trench", [("area", row.area.0.into())]);
            }
            self.board.set_trench(row.area, level);
        }
    }

    /// The area that a key names.
    fn area_named(&self, entry: &Entry<'_>, field: &str) -> Option<&'d AreaRow> {
        let found = self.components.areas.iter().find(|row| row.area.to_string() == field);
        if found.is_none() {
            self.report_unknown(&entry.key(field), "area", field);
        }
        found
    }

    /// A list of areas that exist, each once.
    fn read_areas(&self, entry: &mut Entry<'_>, field: &'static str) -> AreaSet {
        let mut areas = AreaSet::NONE;
        for number in entry.numbers_if_any(field, 0..=i64::from(u8::MAX)) {
            let area = Area(number);
            if !self.components.areas.iter().any(|row| row.area == area) {
                self.report_unknown(&entry.key(field), "area", &number.to_string());
                continue;
            }
            if areas.has(area) {
                entry.report(field, "fault-repeated", [("value", text_fact(&area.to_string()))]);
            }
            areas.insert(area);
        }
        areas
    }

    /// Nothing French is ever in a red area (2.2.1).
    fn check_red(&self, key: &str, side: Side, area: Area) {
        let is_red = |row: &&AreaRow| row.area == area && row.colour == Colour::Red;
        if side == Side::French && self.components.areas.iter().any(|row| is_red(&row)) {
            self.file.report(key, "storm-fault-red-area", [("area", area.0.into())]);
        }
    }

    fn report_unknown(&self, key: &str, what: &'static str, value: &str) {
        let facts = [("what", Fact::Word(what)), ("value", text_fact(value))];
        self.file.report(key, "fault-unknown-reference", facts);
    }
}
