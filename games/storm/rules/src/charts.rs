//! What the rules look up at every step, worked out once from the components.

use crate::components::{
    Area, Border, Colour, Components, KINDS, Kind, MAX_AREA, MAX_UNITS, Side, Start, UnitType,
};
use crate::sets::{AreaSet, Unit, UnitSet};

/// The numbers of a counter that rules use.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stats {
    /// Firepower of the fresh face.
    pub firepower: u8,
    /// Defence of the fresh face.
    pub defence: u8,
    /// Defence of the spent face.
    pub defence_spent: u8,
    /// Movement points of the fresh face.
    pub movement: u8,
    /// The class of units that are alike.
    pub(crate) alike: u8,
}

/// Look-up tables for map, units and cards.
#[derive(Clone, Debug)]
pub struct Charts {
    /// Every area.
    pub all: AreaSet,
    adjacent: [AreaSet; MAX_AREA + 1],
    /// Neighbours over the river where no bridge is.
    river: [AreaSet; MAX_AREA + 1],
    defence: [u8; MAX_AREA + 1],
    /// Areas no French unit may enter.
    pub red: AreaSet,
    /// Runway areas.
    pub runway: AreaSet,
    /// Green areas.
    pub green: AreaSet,
    /// Areas that count for victory.
    pub victory: AreaSet,
    /// Areas on the edge of the map.
    pub(crate) edge: AreaSet,
    stats: [[Stats; MAX_UNITS]; 2],
    /// French armor.
    pub armor: UnitSet,
    /// French units that Propaganda works on.
    pub thai: UnitSet,
    /// Units of each side that arrive on each turn.
    arrivals: [[UnitSet; 16]; 2],
    /// For each side, the units of each class that are alike.
    classes: [Vec<UnitSet>; 2],
    copies: [u8; KINDS],
}

impl Charts {
    /// Works the tables out.
    pub(crate) fn of(components: &Components) -> Charts {
        let mut charts = Charts {
            all: components.areas.iter().map(|row| row.area).collect(),
            adjacent: [AreaSet::NONE; MAX_AREA + 1],
            river: [AreaSet::NONE; MAX_AREA + 1],
            defence: [0; MAX_AREA + 1],
            red: coloured(components, Colour::Red),
            runway: coloured(components, Colour::Blue),
            green: coloured(components, Colour::Green),
            victory: components.areas.iter().filter(|r| r.victory).map(|r| r.area).collect(),
            edge: components.areas.iter().filter(|r| r.edge).map(|r| r.area).collect(),
            stats: [[Stats::default(); MAX_UNITS]; 2],
            armor: UnitSet::NONE,
            thai: UnitSet::NONE,
            arrivals: [[UnitSet::NONE; 16]; 2],
            classes: [Vec::new(), Vec::new()],
            copies: [0; KINDS],
        };
        for row in &components.areas {
            charts.defence[row.area.index()] = row.defence;
        }
        for (a, b, border) in &components.borders {
            charts.adjacent[a.index()].insert(*b);
            charts.adjacent[b.index()].insert(*a);
            if *border == Border::River {
                charts.river[a.index()].insert(*b);
                charts.river[b.index()].insert(*a);
            }
        }
        for row in &components.kinds {
            charts.copies[row.kind as usize] = row.copies;
        }
        for side in Side::BOTH {
            charts.enlist(components, side);
        }
        charts
    }

    fn enlist(&mut self, components: &Components, side: Side) {
        for (index, row) in components.units[side as usize].iter().enumerate() {
            let unit = index as u8;
            self.stats[side as usize][index] = Stats {
                firepower: row.firepower,
                defence: row.defence,
                defence_spent: row.defence_spent,
                movement: row.movement,
                alike: row.alike,
            };
            let classes = &mut self.classes[side as usize];
            if classes.len() <= usize::from(row.alike) {
                classes.resize(usize::from(row.alike) + 1, UnitSet::NONE);
            }
            classes[usize::from(row.alike)].insert(unit);
            if side == Side::French && row.unit_type == UnitType::Armor {
                self.armor.insert(unit);
            }
            if side == Side::French && row.thai {
                self.thai.insert(unit);
            }
            if let Start::Turn(turn) = row.start {
                self.arrivals[side as usize][usize::from(turn & 15)].insert(unit);
            }
        }
    }

    /// The areas that share a border with an area, of any kind (2.2.1).
    pub fn adjacent(&self, area: Area) -> AreaSet {
        self.adjacent[area.index()]
    }

    /// Whether a step goes over the river where no bridge is.
    pub(crate) fn is_river(&self, from: Area, to: Area) -> bool {
        self.river[from.index()].has(to)
    }

    /// The neighbours that lie over the river without a bridge.
    pub(crate) fn over_river(&self, area: Area) -> AreaSet {
        self.river[area.index()]
    }

    /// The printed defensive value.
    pub fn defence(&self, area: Area) -> u8 {
        self.defence[area.index()]
    }

    /// The numbers of a unit.
    pub fn stats(&self, unit: Unit) -> Stats {
        self.stats[unit.side as usize][usize::from(unit.index)]
    }

    /// The units of a side that arrive on a turn (12.2).
    pub(crate) fn arrivals(&self, side: Side, turn: u8) -> UnitSet {
        self.arrivals[side as usize][usize::from(turn & 15)]
    }

    /// The sets of units of a side that are alike in everything a rule looks at.
    pub fn classes(&self, side: Side) -> &[UnitSet] {
        &self.classes[side as usize]
    }

    /// How many cards of a kind there are.
    pub fn copies(&self, kind: Kind) -> u8 {
        self.copies[kind as usize]
    }

    /// The sum of firepower of units.
    pub(crate) fn firepower(&self, side: Side, units: UnitSet) -> u8 {
        units.iter().map(|unit| self.stats(Unit::new(side, unit)).firepower).sum()
    }

    /// The movement points of a stack: the lowest among its units (7.0).
    pub fn movement(&self, side: Side, units: UnitSet) -> u8 {
        units.iter().map(|unit| self.stats(Unit::new(side, unit)).movement).min().unwrap_or(0)
    }
}

fn coloured(components: &Components, colour: Colour) -> AreaSet {
    components.areas.iter().filter(|row| row.colour == colour).map(|row| row.area).collect()
}
