//! What lies on the table: counters, markers, cards. All changes of place go through here, because
//! control (13.0) must be looked at after each.

use kernel::Each;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{Area, Components, KINDS, Kind, MAX_AREA, Side};
use crate::sets::{AreaSet, Unit, UnitSet};

/// The map with its counters and markers. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Board {
    /// The units of each side in each area, by area number.
    at: [ByArea<UnitSet>; 2],
    /// Where each side has units: kept in step with `at`.
    occupied: [AreaSet; 2],
    /// Units on their fresh side.
    pub fresh: [UnitSet; 2],
    /// Units that wait on the Turn Track (12.2).
    pub waiting: [UnitSet; 2],
    /// French units with a star that card FR-09 may still bring.
    pub star: UnitSet,
    /// The Replacement Unit Box.
    pub replacement_box: UnitSet,
    /// Units out of the game.
    pub eliminated: [UnitSet; 2],
    /// Areas the Viet Minh control; the French control the rest.
    vietminh_control: AreaSet,
    /// Areas that passed from French to Viet Minh control in this impulse (Counter Attack).
    pub lost_now: AreaSet,
    /// The same for the impulse before.
    pub lost_before: AreaSet,
    /// Trench levels, by area number.
    trench: ByArea<u8>,
    /// Fire Markers of each side.
    pub fire: [AreaSet; 2],
    /// Out of Supply Markers.
    pub out_of_supply: AreaSet,
    /// The No Replacements Marker (VM-15).
    pub no_replacements: bool,
}

/// An entry for each area, by its number.
type ByArea<T> = Each<T, { MAX_AREA + 1 }>;

impl Board {
    /// The map with no unit on it and control as printed.
    pub fn empty(components: &Components) -> Board {
        let vietminh = components.areas.iter().filter(|row| row.control == Side::VietMinh);
        Board {
            at: [Each([UnitSet::NONE; MAX_AREA + 1]); 2],
            occupied: [AreaSet::NONE; 2],
            fresh: [UnitSet::NONE; 2],
            waiting: [UnitSet::NONE; 2],
            star: UnitSet::NONE,
            replacement_box: UnitSet::NONE,
            eliminated: [UnitSet::NONE; 2],
            vietminh_control: vietminh.map(|row| row.area).collect(),
            lost_now: AreaSet::NONE,
            lost_before: AreaSet::NONE,
            trench: Each([0; MAX_AREA + 1]),
            fire: [AreaSet::NONE; 2],
            out_of_supply: AreaSet::NONE,
            no_replacements: false,
        }
    }

    /// The units of a side in an area.
    pub fn units(&self, side: Side, area: Area) -> UnitSet {
        self.at[side as usize].0[area.index()]
    }

    /// The fresh units of a side in an area.
    pub fn fresh_units(&self, side: Side, area: Area) -> UnitSet {
        self.units(side, area).and(self.fresh[side as usize])
    }

    /// Whether a unit shows its fresh side.
    pub fn is_fresh(&self, unit: Unit) -> bool {
        self.fresh[unit.side as usize].has(unit.index)
    }

    /// Where a side has units.
    pub fn occupied(&self, side: Side) -> AreaSet {
        self.occupied[side as usize]
    }

    /// Where a unit stands, if it is on the map.
    pub fn area_of(&self, unit: Unit) -> Option<Area> {
        self.occupied(unit.side).iter().find(|area| self.units(unit.side, *area).has(unit.index))
    }

    /// Who controls an area.
    pub fn control(&self, area: Area) -> Side {
        if self.vietminh_control.has(area) { Side::VietMinh } else { Side::French }
    }

    /// Whether units, control and trenches are in these areas only.
    pub(crate) fn is_within(&self, all: AreaSet) -> bool {
        let bare = |index: usize| {
            let free = self.at.iter().all(|at| at.0[index].is_empty());
            all.has(Area(index as u8)) || (free && self.trench.0[index] == 0)
        };
        self.vietminh_control.minus(all).is_empty() && (0..=MAX_AREA).all(bare)
    }

    /// Which of these areas a side controls.
    pub fn controlled(&self, side: Side, areas: AreaSet) -> AreaSet {
        match side {
            Side::VietMinh => areas.and(self.vietminh_control),
            Side::French => areas.minus(self.vietminh_control),
        }
    }

    /// The trench level of an area.
    pub fn trench(&self, area: Area) -> u8 {
        self.trench.0[area.index()]
    }

    /// Sets the trench level of an area.
    pub fn set_trench(&mut self, area: Area, level: u8) {
        self.trench.0[area.index()] = level;
    }

    /// Puts a unit into an area; control may pass by it (13.0).
    pub fn put(&mut self, unit: Unit, area: Area) {
        self.at[unit.side as usize].0[area.index()].insert(unit.index);
        self.occupied[unit.side as usize].insert(area);
        self.judge_control(area);
    }

    /// Takes a unit out of an area; control may pass by it (13.0).
    pub fn take(&mut self, unit: Unit, area: Area) {
        let here = &mut self.at[unit.side as usize].0[area.index()];
        here.remove(unit.index);
        if here.is_empty() {
            self.occupied[unit.side as usize].remove(area);
            self.judge_control(area);
        }
    }

    /// Moves a stack from one area to another.
    pub fn shift(&mut self, side: Side, units: UnitSet, from: Area, to: Area) {
        for index in units.iter() {
            let unit = Unit::new(side, index);
            self.take(unit, from);
            self.put(unit, to);
        }
    }

    /// 13.0: control passes when the controller has no unit here and the other side has one. An area
    /// that becomes French loses its trenches.
    fn judge_control(&mut self, area: Area) {
        let holder = self.control(area);
        let passes = !self.occupied[holder as usize].has(area)
            && self.occupied[holder.enemy() as usize].has(area);
        if passes {
            self.set_control(area, holder.enemy());
        }
    }

    /// Gives control of an area to a side, with what goes with it (13.0, 9.1).
    pub fn set_control(&mut self, area: Area, side: Side) {
        match side {
            Side::VietMinh => {
                self.vietminh_control.insert(area);
                self.lost_now.insert(area);
            }
            Side::French => {
                self.vietminh_control.remove(area);
                // What is won back in the same impulse was not lost in it.
                self.lost_now.remove(area);
                self.set_trench(area, 0);
            }
        }
    }

    /// Turns a unit to its spent side.
    pub fn spend(&mut self, unit: Unit) {
        self.fresh[unit.side as usize].remove(unit.index);
    }

    /// Turns units of a side to their spent side.
    pub(crate) fn spend_all(&mut self, side: Side, units: UnitSet) {
        let fresh = &mut self.fresh[side as usize];
        *fresh = fresh.minus(units);
    }

    /// Turns units of a side to their fresh side.
    pub(crate) fn refresh(&mut self, side: Side, units: UnitSet) {
        let fresh = &mut self.fresh[side as usize];
        *fresh = fresh.or(units);
    }
}

/// How many cards of each kind lie somewhere. Cards of a kind are alike, so which one it is never
/// matters, and never tells anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Pile(pub [u8; KINDS]);

impl Pile {
    /// How many of a kind.
    pub const fn count(&self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    /// Whether there is one of a kind.
    pub const fn has(&self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// Adds a card.
    pub fn add(&mut self, kind: Kind) {
        self.0[kind as usize] += 1;
    }

    /// Takes a card away; there must be one.
    pub fn take(&mut self, kind: Kind) {
        self.0[kind as usize] -= 1;
    }

    /// How many cards of a side.
    pub fn size(&self, side: Side) -> u8 {
        Kind::of(side).iter().map(|kind| self.count(*kind)).sum()
    }

    /// The kinds of a side that are here, in the order of the card list.
    pub fn kinds(&self, side: Side) -> impl Iterator<Item = Kind> {
        let pile = *self;
        Kind::of(side).iter().copied().filter(move |kind| pile.has(*kind))
    }
}

/// The cards of both sides. Hands and decks are hidden from the enemy; a deck has no order: its cards
/// are drawn by chance, one at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Cards {
    /// Cards in hand.
    pub hand: Pile,
    /// Cards not yet drawn.
    pub deck: Pile,
    /// Face up, to be shuffled in again (5.4).
    pub discards: Pile,
    /// Out of the game.
    pub removed: Pile,
}

impl Cards {
    /// Cards of a kind that an enemy of their owner cannot place: in hand or in the deck.
    pub(crate) const fn unseen(&self, kind: Kind) -> u8 {
        self.hand.count(kind) + self.deck.count(kind)
    }
}
