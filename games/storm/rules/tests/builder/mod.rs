//! Builds games that a test invents: counters of any values on the map of the pack, hands, markers, and
//! the steps that are to be done. What happens then is the work of the engine alone.
#![allow(dead_code, reason = "each test uses what it needs of the builder")]

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use storm::Storm;
use storm::board::{Board, Cards};
use storm::components::{Area, Components, Kind, Side, Start, UnitRow, UnitType};
use storm::flow::{Impulse, Play, Stage, State, Step};
use storm::sets::{AreaSet, Unit};
use storm::setup::{embedded, load};

pub(crate) mod fates;
mod game;

pub(crate) use game::Game;

pub(crate) const FRENCH: Side = Side::French;
pub(crate) const VIETMINH: Side = Side::VietMinh;

static PACK: LazyLock<Components> =
    LazyLock::new(|| load(&embedded()).expect("the embedded pack is sound"));

/// The pack as it comes with the game.
pub(crate) fn pack() -> Components {
    PACK.clone()
}

/// What is printed on an invented counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counter {
    pub(crate) unit_type: UnitType,
    pub(crate) thai: bool,
    pub(crate) firepower: u8,
    pub(crate) defence: u8,
    pub(crate) spent: u8,
    pub(crate) movement: u8,
}

/// Infantry with firepower, defence, defence when spent, movement points.
pub(crate) const fn infantry(firepower: u8, defence: u8, spent: u8, movement: u8) -> Counter {
    let unit_type = UnitType::Infantry;
    Counter { unit_type, thai: false, firepower, defence, spent, movement }
}

/// A unit of an invented game.
#[derive(Clone, Copy, Debug)]
struct Placed {
    unit: Unit,
    area: Option<Area>,
    fresh: bool,
}

/// A game before it is built.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The pack, with the invented counters in place of its own.
    pub(crate) components: Components,
    pub(crate) turn: u8,
    /// Who controls an area, where it is not as printed.
    pub(crate) control: BTreeMap<Area, Side>,
    pub(crate) trench: BTreeMap<Area, u8>,
    pub(crate) fire: Vec<(Side, Area)>,
    pub(crate) cards: Cards,
    /// Areas lost in the impulse before.
    pub(crate) lost: AreaSet,
    placed: Vec<Placed>,
    names: BTreeMap<String, Unit>,
}

impl Scene {
    /// The map of the pack without a counter, on turn 2, with empty hands and decks.
    pub(crate) fn empty() -> Scene {
        let mut components = pack();
        components.units = Default::default();
        Scene {
            components,
            turn: 2,
            control: BTreeMap::new(),
            trench: BTreeMap::new(),
            fire: Vec::new(),
            cards: Cards::default(),
            lost: AreaSet::NONE,
            placed: Vec::new(),
            names: BTreeMap::new(),
        }
    }

    /// Adds a fresh unit in an area.
    pub(crate) fn fresh(&mut self, id: &str, side: Side, counter: Counter, area: u8) -> Unit {
        self.add(id, side, counter, Some(Area(area)), true, Start::Area(Area(area)))
    }

    /// Adds a spent unit in an area.
    pub(crate) fn spent(&mut self, id: &str, side: Side, counter: Counter, area: u8) -> Unit {
        self.add(id, side, counter, Some(Area(area)), false, Start::Area(Area(area)))
    }

    /// Adds so many fresh units that are alike.
    pub(crate) fn stack(&mut self, side: Side, counter: Counter, area: u8, count: u8) -> Vec<Unit> {
        let first = self.components.units[side as usize].len();
        let ids = (first..first + usize::from(count)).map(|number| format!("{side:?} {number}"));
        ids.map(|id| self.fresh(&id, side, counter, area)).collect()
    }

    /// Adds a unit that is not on the map; `start` says where it waits.
    pub(crate) fn off_map(&mut self, id: &str, side: Side, counter: Counter, start: Start) -> Unit {
        self.add(id, side, counter, None, false, start)
    }

    fn add(
        &mut self,
        id: &str,
        side: Side,
        counter: Counter,
        area: Option<Area>,
        fresh: bool,
        start: Start,
    ) -> Unit {
        let rows = &mut self.components.units[side as usize];
        let unit = Unit::new(side, rows.len() as u8);
        let twin = rows.iter().find(|row| printed(row) == counter).map(|row| row.alike);
        let alike = twin.unwrap_or(rows.iter().map(|row| row.alike + 1).max().unwrap_or(0));
        rows.push(row(id, side, counter, start, alike));
        self.placed.push(Placed { unit, area, fresh });
        self.names.insert(id.to_owned(), unit);
        unit
    }

    /// Puts cards into the hands of their sides.
    pub(crate) fn hand(&mut self, kinds: &[Kind]) {
        kinds.iter().for_each(|kind| self.cards.hand.add(*kind));
    }

    /// Gives a side control of areas.
    pub(crate) fn give(&mut self, side: Side, areas: &[u8]) {
        self.control.extend(areas.iter().map(|area| (Area(*area), side)));
    }

    /// The board with all units and markers.
    fn board(&self) -> Board {
        let mut board = Board::empty(&self.components);
        for (area, side) in &self.control {
            if board.control(*area) != *side {
                board.set_control(*area, *side);
            }
        }
        // The controller comes in first, for else the enemy would take the area from him (13.0).
        let controls = |placed: &&Placed| {
            let side = placed.area.map(|area| board.control(area));
            side == Some(placed.unit.side)
        };
        let (first, second): (Vec<&Placed>, Vec<&Placed>) = self.placed.iter().partition(controls);
        for placed in first.into_iter().chain(second) {
            match placed.area {
                Some(area) => {
                    board.put(placed.unit, area);
                    if placed.fresh {
                        board.fresh[placed.unit.side as usize].insert(placed.unit.index);
                    }
                }
                None => wait(&self.components, &mut board, placed.unit),
            }
        }
        self.trench.iter().for_each(|(area, level)| board.set_trench(*area, *level));
        self.fire.iter().for_each(|(side, area)| board.fire[*side as usize].insert(*area));
        board.lost_now = AreaSet::NONE;
        board.lost_before = self.lost;
        board
    }

    /// The rules of the invented pack.
    pub(crate) fn rules(&self) -> Arc<Storm> {
        Arc::new(Storm::new(self.components.clone(), storm::Sides::Given))
    }

    /// The state with nothing to do yet.
    pub(crate) fn state(&self) -> State {
        State {
            turn: self.turn,
            sides: Side::BOTH,
            bids: [None; 2],
            needs: self.components.tables.victory_areas,
            board: self.board(),
            cards: self.cards,
            french_passed: false,
            last_attack: None,
            steps: Default::default(),
        }
    }

    /// A game that begins with an impulse of a side.
    pub(crate) fn impulse(&self, side: Side) -> Game {
        self.begin(&[Step::Impulse(Impulse { side, stage: Stage::Choose })])
    }

    /// A game with these steps to do, the next one last.
    pub(crate) fn begin(&self, steps: &[Step]) -> Game {
        self.begin_with(|play| steps.iter().for_each(|step| play.push(step.clone())))
    }

    /// A game that begins with what the engine is told to do.
    pub(crate) fn begin_with(
        &self,
        start: impl FnOnce(&mut Play<'_, Vec<storm::event::Event>>),
    ) -> Game {
        let rules = self.rules();
        let mut state = self.state();
        let mut events = Vec::new();
        let mut play = Play { rules: &rules, state: &mut state, sink: &mut events };
        start(&mut play);
        play.advance();
        Game::new(rules, state, events, self.names.clone())
    }
}

/// The unit waits where its counter says.
fn wait(components: &Components, board: &mut Board, unit: Unit) {
    let row = &components.units[unit.side as usize][usize::from(unit.index)];
    match row.start {
        Start::Turn(_) => board.waiting[unit.side as usize].insert(unit.index),
        Start::Star => board.star.insert(unit.index),
        Start::Box => board.replacement_box.insert(unit.index),
        Start::Area(_) => board.eliminated[unit.side as usize].insert(unit.index),
    }
}

fn printed(row: &UnitRow) -> Counter {
    Counter {
        unit_type: row.unit_type,
        thai: row.thai,
        firepower: row.firepower,
        defence: row.defence,
        spent: row.defence_spent,
        movement: row.movement,
    }
}

fn row(id: &str, side: Side, counter: Counter, start: Start, alike: u8) -> UnitRow {
    UnitRow {
        id: id.to_owned(),
        side,
        formation: String::new(),
        battalion: String::new(),
        company: String::new(),
        unit_type: counter.unit_type,
        thai: counter.thai,
        elite: false,
        firepower: counter.firepower,
        defence: counter.defence,
        defence_spent: counter.spent,
        movement: counter.movement,
        start,
        alike,
    }
}
