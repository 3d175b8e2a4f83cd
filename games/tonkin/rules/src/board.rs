//! What lies on the table: counters and markers. All changes of place and state go through here,
//! because who occupies a hex and who exerts ZoC from it is kept in step with them.
//!
//! Every stack is a chain of counters from the top down. Rules look only at who is in a hex; the order is
//! what the French see of VM stacks (1.5).

use kernel::Each;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::charts::Charts;
use crate::components::{Face, HEXES, Hex, MAX_UNITS, Side, Unit, UnitType};
use crate::sets::{HexSet, UnitSet};

mod place;

pub use place::Place;
use place::Spot;

/// The end of a chain.
const NOBODY: u8 = u8::MAX;

/// The map with its counters and markers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Board {
    /// Where every counter is.
    spot: Each<Spot, MAX_UNITS>,
    /// The counter on top of each hex.
    top: Each<u8, HEXES>,
    /// The counter under each counter in its hex.
    below: Each<u8, MAX_UNITS>,
    /// Steps left; 0 for counters without steps.
    steps: Each<u8, MAX_UNITS>,
    /// Units with a DG-Marker. HQ and SD can have one (6.6, 6.14).
    dg: UnitSet,
    /// Units with an OoS-Marker.
    pub oos: UnitSet,
    /// Where each side has a counter: kept in step.
    occupied: [HexSet; 2],
    /// Where each side has a unit that exerts ZoC: kept in step.
    exerting: [HexSet; 2],
    /// Trench-Markers: white, black.
    pub trenches: [HexSet; 2],
    /// Destroyed Road-Markers.
    pub destroyed: HexSet,
    /// Road-Markers.
    pub road_markers: HexSet,
}

impl Board {
    /// The map with nothing on it and every counter in the pool, at full strength.
    pub fn empty(charts: &Charts) -> Board {
        let mut steps = [0; MAX_UNITS];
        for unit in charts.forces.fighting.iter() {
            steps[unit.index()] = charts.stats(unit).steps;
        }
        Board {
            spot: Each([Spot::POOL; MAX_UNITS]),
            top: Each([NOBODY; HEXES]),
            below: Each([NOBODY; MAX_UNITS]),
            steps: Each(steps),
            dg: UnitSet::NONE,
            oos: UnitSet::NONE,
            occupied: [HexSet::NONE; 2],
            exerting: [HexSet::NONE; 2],
            trenches: [HexSet::NONE; 2],
            destroyed: HexSet::NONE,
            road_markers: HexSet::NONE,
        }
    }

    /// Where a counter is.
    pub fn place(&self, unit: Unit) -> Place {
        self.spot.0[unit.index()].place()
    }

    /// The hex a counter stands in, if it is on the map.
    pub fn hex_of(&self, unit: Unit) -> Option<Hex> {
        self.spot.0[unit.index()].hex()
    }

    /// Whether a counter stands in a hex.
    pub fn is_in(&self, unit: Unit, hex: Hex) -> bool {
        self.hex_of(unit) == Some(hex)
    }

    /// The counters of a hex from the top down, HQ and SD included.
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = Unit> + '_ {
        let mut next = self.top.0[hex.index()];
        std::iter::from_fn(move || {
            if next == NOBODY {
                return None;
            }
            let unit = Unit(next);
            next = self.below.0[unit.index()];
            Some(unit)
        })
    }

    /// The counters of a hex.
    pub fn units(&self, hex: Hex) -> UnitSet {
        self.stack(hex).collect()
    }

    /// The first unit of a stack that has a Combat or Barrage Value: of a VM stack the French see no
    /// further (1.5). HQ and SD have none.
    pub fn first_unit(&self, charts: &Charts, hex: Hex) -> Option<Unit> {
        self.stack(hex).find(|unit| charts.forces.fighting.has(*unit))
    }

    /// Counters that are in a place off the map.
    pub fn units_at(&self, place: Place) -> impl Iterator<Item = Unit> + '_ {
        let spot = Spot::of(place);
        (0..MAX_UNITS as u8).map(Unit).filter(move |unit| self.spot.0[unit.index()] == spot)
    }

    /// All counters on the map.
    pub fn on_map(&self) -> UnitSet {
        let all = (0..MAX_UNITS as u8).map(Unit);
        all.filter(|unit| self.spot.0[unit.index()].hex().is_some()).collect()
    }

    /// Where a side has a unit, HQ or SD (1.4).
    pub fn occupied(&self, side: Side) -> &HexSet {
        &self.occupied[side as usize]
    }

    /// Where a side has a unit that exerts ZoC (1.3).
    pub fn exerting(&self, side: Side) -> &HexSet {
        &self.exerting[side as usize]
    }

    /// Who occupies a hex.
    pub fn occupier(&self, hex: Hex) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.occupied(*side).has(hex))
    }

    /// Steps a unit has left.
    pub fn steps(&self, unit: Unit) -> u8 {
        self.steps.0[unit.index()]
    }

    /// The values a unit shows now, without DG, OoS or company (6.13).
    pub fn face<'c>(&self, charts: &'c Charts, unit: Unit) -> &'c Face {
        let stats = charts.stats(unit);
        // Counters without steps show what is printed.
        let steps = if charts.forces.fighting.has(unit) { self.steps(unit) } else { stats.steps };
        &stats.faces[usize::from(steps.min(4))]
    }

    /// Units with a DG-Marker.
    pub fn dg(&self) -> &UnitSet {
        &self.dg
    }

    /// Whether a unit is DG.
    pub fn is_dg(&self, unit: Unit) -> bool {
        self.dg.has(unit)
    }

    /// Whether a unit has an OoS-Marker.
    pub fn is_oos(&self, unit: Unit) -> bool {
        self.oos.has(unit)
    }

    /// Whether a unit stands in a trench of its side (6.3 b, T-54).
    pub fn is_entrenched(&self, charts: &Charts, unit: Unit) -> bool {
        let trenches = &self.trenches[charts.stats(unit).side as usize];
        self.hex_of(unit).is_some_and(|hex| trenches.has(hex))
    }

    /// Puts a counter into a hex, from wherever it was. HQ and SD lie above units; a unit that comes to
    /// others goes to the bottom, FEF stacks keep the order of the list.
    pub fn put(&mut self, charts: &Charts, unit: Unit, hex: Hex) {
        self.take(charts, unit);
        let rank = |other: Unit| order(charts, other);
        let mine = rank(unit);
        let mut above = None;
        for other in self.stack(hex) {
            if rank(other) > mine {
                break;
            }
            above = Some(other);
        }
        self.insert_below(unit, hex, above);
        self.spot.0[unit.index()] = Spot::of(Place::Map(hex));
        self.occupied[charts.stats(unit).side as usize].insert(hex);
        self.judge_exerting(charts, hex);
    }

    fn insert_below(&mut self, unit: Unit, hex: Hex, above: Option<Unit>) {
        let link = match above {
            Some(above) => &mut self.below.0[above.index()],
            None => &mut self.top.0[hex.index()],
        };
        let next = std::mem::replace(link, unit.0);
        self.below.0[unit.index()] = next;
    }

    /// Puts a counter into a place off the map. It keeps its steps, but DG and OoS only in Saigon.
    pub fn remove(&mut self, charts: &Charts, unit: Unit, place: Place) {
        if place != Place::Saigon {
            self.dg.remove(unit);
            self.oos.remove(unit);
        }
        self.take(charts, unit);
        self.spot.0[unit.index()] = Spot::of(place);
        if let Place::Map(hex) = place {
            self.put(charts, unit, hex);
        }
    }

    /// Takes a counter off the map.
    fn take(&mut self, charts: &Charts, unit: Unit) {
        let Some(hex) = self.hex_of(unit) else { return };
        let above = self.stack(hex).take_while(|other| *other != unit).last();
        let next = self.below.0[unit.index()];
        match above {
            Some(above) => self.below.0[above.index()] = next,
            None => self.top.0[hex.index()] = next,
        }
        self.below.0[unit.index()] = NOBODY;
        self.spot.0[unit.index()] = Spot::POOL;
        let side = charts.stats(unit).side;
        if !self.stack(hex).any(|other| charts.stats(other).side == side) {
            self.occupied[side as usize].remove(hex);
        }
        self.judge_exerting(charts, hex);
    }

    /// Makes a unit the first of its stack (1.5). HQ and SD stay above it.
    pub fn show_first(&mut self, charts: &Charts, unit: Unit) {
        let Some(hex) = self.hex_of(unit) else { return };
        let above = |board: &Board| {
            let staff = board.stack(hex).filter(|other| charts.forces.staff.has(*other));
            staff.last()
        };
        if charts.forces.staff.has(unit) {
            return;
        }
        self.unlink(unit, hex);
        let above = above(self);
        self.insert_below(unit, hex, above);
    }

    /// Puts a unit right under another of its stack (1.5).
    pub fn put_under(&mut self, unit: Unit, other: Unit) {
        let Some(hex) = self.hex_of(unit) else { return };
        if unit != other && self.is_in(other, hex) {
            self.unlink(unit, hex);
            self.insert_below(unit, hex, Some(other));
        }
    }

    fn unlink(&mut self, unit: Unit, hex: Hex) {
        let above = self.stack(hex).take_while(|other| *other != unit).last();
        let next = self.below.0[unit.index()];
        match above {
            Some(above) => self.below.0[above.index()] = next,
            None => self.top.0[hex.index()] = next,
        }
        self.below.0[unit.index()] = NOBODY;
    }

    /// Sets how many steps a unit has left.
    pub fn set_steps(&mut self, unit: Unit, steps: u8) {
        self.steps.0[unit.index()] = steps;
    }

    /// Puts a DG-Marker on a counter (6.14).
    pub fn disorganize(&mut self, charts: &Charts, unit: Unit) {
        self.dg.insert(unit);
        if let Some(hex) = self.hex_of(unit) {
            self.judge_exerting(charts, hex);
        }
    }

    /// Takes the DG-Marker off a counter (6.3 a).
    pub fn reorganize(&mut self, charts: &Charts, unit: Unit) {
        self.dg.remove(unit);
        if let Some(hex) = self.hex_of(unit) {
            self.judge_exerting(charts, hex);
        }
    }

    /// 1.3: a stack exerts ZoC if one of its units does (T-67).
    fn judge_exerting(&mut self, charts: &Charts, hex: Hex) {
        let mut exerts = [false; 2];
        for unit in self.stack(hex) {
            if charts.forces.zoc.has(unit) && !self.dg.has(unit) {
                exerts[charts.stats(unit).side as usize] = true;
            }
        }
        for side in Side::BOTH {
            if exerts[side as usize] {
                self.exerting[side as usize].insert(hex);
            } else {
                self.exerting[side as usize].remove(hex);
            }
        }
    }

    /// The SDs of a side on the map.
    pub fn sds(&self, charts: &Charts, side: Side) -> impl Iterator<Item = (Unit, Hex)> + '_ {
        let sds = charts.forces.sds[side as usize];
        sds.iter().filter_map(|sd| Some((sd, self.hex_of(sd)?)))
    }

    /// Where a side has SDs.
    pub fn sd_hexes(&self, charts: &Charts, side: Side) -> HexSet {
        self.sds(charts, side).map(|(_, hex)| hex).collect()
    }

    /// Where the HQ of a side stands.
    pub fn hq_hex(&self, charts: &Charts, side: Side) -> Option<Hex> {
        self.hex_of(charts.forces.hq[side as usize]?)
    }

    /// Where units of a set stand.
    pub(crate) fn hexes_of(&self, units: &UnitSet) -> HexSet {
        units.iter().filter_map(|unit| self.hex_of(unit)).collect()
    }

    /// Whether every stack is a chain of counters that stand there and comes to its end: of a state from outside
    /// nothing else can be asked before.
    pub(crate) fn is_linked(&self) -> bool {
        let mut seen = UnitSet::NONE;
        for hex in (0..HEXES as u16).filter_map(|hex| Hex::try_from(hex).ok()) {
            let mut next = self.top.0[hex.index()];
            while next != NOBODY {
                let Ok(unit) = Unit::try_from(next) else { return false };
                if seen.has(unit) || self.hex_of(unit) != Some(hex) {
                    return false;
                }
                seen.insert(unit);
                next = self.below.0[unit.index()];
            }
        }
        let loose =
            |unit: Unit| self.below.0[unit.index()] == NOBODY && self.hex_of(unit).is_none();
        (0..MAX_UNITS as u8).map(Unit).all(|unit| seen.has(unit) || loose(unit))
    }

    /// The same, worked out anew: for tests of what is kept in step.
    pub fn recomputed(&self, charts: &Charts) -> Board {
        let mut anew = self.clone();
        anew.occupied = [HexSet::NONE; 2];
        anew.exerting = [HexSet::NONE; 2];
        for unit in self.on_map().iter() {
            let Some(hex) = self.hex_of(unit) else { continue };
            let side = charts.stats(unit).side as usize;
            anew.occupied[side].insert(hex);
            if charts.forces.zoc.has(unit) && !self.dg.has(unit) {
                anew.exerting[side].insert(hex);
            }
        }
        anew
    }
}

/// HQ, SD, units (1.5); the French keep theirs in the order of the list.
fn order(charts: &Charts, unit: Unit) -> (u8, u8) {
    let stats = charts.stats(unit);
    let (hq, dump) = (UnitType::Hq, UnitType::SupplyDump);
    let class = if stats.unit_type == hq { 0 } else { 2 - u8::from(stats.unit_type == dump) };
    let place = match stats.side {
        Side::French => unit.0,
        Side::VietMinh => 0,
    };
    (class, place)
}
