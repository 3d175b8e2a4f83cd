//! What lies on the table: units, bodies, peasants, caches, and where hidden units can still be.
//!
//! All changes of place go through here, because the sets of occupied squares are kept in step.

use arrayvec::ArrayVec;
use kernel::Each;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::components::{Cache, Side};
use crate::sets::{MAX_UNITS, SQUARES, Square, SquareSet, Unit, UnitSet};

/// Where a unit is: on a square, or one of the places off the table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Place(u8);

impl Place {
    /// Waits off the table.
    pub const OFF: Place = Place(60);
    /// Wiped out.
    pub const GONE: Place = Place(61);
    /// Left the table by the exit edge (X7.4).
    pub const LEFT: Place = Place(62);
    /// Somewhere the viewer does not know. Only in views.
    pub const UNKNOWN: Place = Place(63);

    /// On a square.
    pub const fn on(square: Square) -> Place {
        Place(square.0)
    }

    /// The square, if it is on one.
    pub const fn square(self) -> Option<Square> {
        if (self.0 as usize) < SQUARES { Some(Square(self.0)) } else { None }
    }
}

/// How many caches of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Caches(pub [u8; 3]);

impl Caches {
    /// How many in all.
    pub const fn len(self) -> u8 {
        self.0[0].saturating_add(self.0[1]).saturating_add(self.0[2])
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many of a kind.
    pub const fn count(self, cache: Cache) -> u8 {
        self.0[cache as usize]
    }

    /// Adds one.
    pub fn add(&mut self, cache: Cache) {
        let count = &mut self.0[cache as usize];
        *count = count.saturating_add(1);
    }

    /// Adds many.
    pub fn add_all(&mut self, caches: Caches) {
        for cache in Cache::ALL {
            let count = &mut self.0[cache as usize];
            *count = count.saturating_add(caches.count(cache));
        }
    }

    /// Takes one away; there must be one.
    pub(crate) fn take(&mut self, cache: Cache) {
        self.0[cache as usize] -= 1;
    }

    /// The kinds that are there.
    pub fn kinds(self) -> impl Iterator<Item = Cache> {
        Cache::ALL.into_iter().filter(move |cache| self.count(*cache) > 0)
    }
}

/// A unit as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Body {
    /// Where.
    pub place: Place,
    /// Bases or vehicles left.
    pub strength: u8,
    /// Casualty markers with it.
    pub casualties: u8,
    /// Whether it has its leader.
    pub leader: bool,
    /// Whether it is down.
    pub down: bool,
    /// Whether it is hammered.
    pub hammered: bool,
    /// Caches it carries.
    pub caches: Caches,
}

/// A number for each square.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct BySquare(Each<u8, SQUARES>);

impl BySquare {
    /// The number of a square.
    pub const fn get(&self, square: Square) -> u8 {
        self.0.0[square.index()]
    }

    /// Sets the number of a square.
    pub const fn set(&mut self, square: Square, number: u8) {
        self.0.0[square.index()] = number;
    }

    /// Adds to the number of a square.
    pub(crate) const fn add(&mut self, square: Square, number: u8) {
        let count = &mut self.0.0[square.index()];
        *count = count.saturating_add(number);
    }

    /// The sum of all.
    pub(crate) fn sum(&self) -> u16 {
        self.0.0.iter().map(|number| u16::from(*number)).sum()
    }

    /// The squares whose number is not 0.
    pub(crate) fn squares(&self) -> SquareSet {
        Square::all().filter(|square| self.get(*square) > 0).collect()
    }
}

impl Default for BySquare {
    fn default() -> BySquare {
        BySquare(Each([0; SQUARES]))
    }
}

/// A dropped cache in its square.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Dropped {
    /// Where.
    pub square: Square,
    /// What.
    pub cache: Cache,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Board {
    bodies: [[Body; MAX_UNITS]; 2],
    /// Squares with foot units that everybody sees.
    foot: [SquareSet; 2],
    /// Squares with vehicles that everybody sees.
    vehicles: [SquareSet; 2],
    /// Units of each side on the table.
    on_table: [UnitSet; 2],
    /// Communist units on the table that White Star does not see (X4.4).
    pub hidden: UnitSet,
    /// Communist units that have been seen once: what they are is known wherever they are (X4.8).
    pub seen: UnitSet,
    /// Communist units that disappeared in the last Communist turn: they come back from the next one on (28i).
    pub away: UnitSet,
    /// Squares where a hidden foot unit can still be, as far as White Star knows.
    pub open_foot: SquareSet,
    /// The same for vehicles.
    pub open_vehicles: SquareSet,
    /// Casualty markers lying in squares, of each side.
    pub dead: [BySquare; 2],
    /// Peasants.
    pub peasants: BySquare,
    /// Squares with peasants: kept in step.
    peopled: SquareSet,
    /// Dropped caches (X4.6), sorted.
    pub dropped: ArrayVec<Dropped, 16>,
    /// Village squares searched.
    pub searched: SquareSet,
}

impl Board {
    /// The table before anything is placed: every unit waits at full strength.
    pub(crate) fn empty(rules: &Company) -> Board {
        let body = |side: Side, index: usize| {
            let unit = Unit::new(side, index as u8);
            let there = rules.charts.all[side as usize].has(unit.index);
            let stats = rules.charts.stats(unit);
            Body {
                place: if there { Place::OFF } else { Place::GONE },
                strength: if there { stats.strength } else { 0 },
                casualties: 0,
                leader: there && !stats.is_vehicle(),
                down: false,
                hammered: false,
                caches: Caches::default(),
            }
        };
        let bodies = Side::BOTH.map(|side| std::array::from_fn(|index| body(side, index)));
        Board {
            bodies,
            foot: [SquareSet::NONE; 2],
            vehicles: [SquareSet::NONE; 2],
            on_table: [UnitSet::NONE; 2],
            hidden: UnitSet::NONE,
            seen: UnitSet::NONE,
            away: UnitSet::NONE,
            open_foot: SquareSet::NONE,
            open_vehicles: SquareSet::NONE,
            dead: [BySquare::default(), BySquare::default()],
            peasants: BySquare::default(),
            peopled: SquareSet::NONE,
            dropped: ArrayVec::new(),
            searched: SquareSet::NONE,
        }
    }

    /// A unit as it is.
    pub const fn body(&self, unit: Unit) -> &Body {
        &self.bodies[unit.side as usize][unit.index as usize]
    }

    /// The same, to change anything but its place.
    pub const fn body_mut(&mut self, unit: Unit) -> &mut Body {
        &mut self.bodies[unit.side as usize][unit.index as usize]
    }

    /// The square of a unit, if it is on the table.
    pub const fn square(&self, unit: Unit) -> Option<Square> {
        self.body(unit).place.square()
    }

    /// The units of a side on the table, hidden ones included.
    pub const fn on_table(&self, side: Side) -> UnitSet {
        self.on_table[side as usize]
    }

    /// The units of a side on the table that everybody sees.
    pub fn visible(&self, side: Side) -> UnitSet {
        match side {
            Side::WhiteStar => self.on_table[0],
            Side::Communist => self.on_table[1].minus(self.hidden),
        }
    }

    /// Squares with visible units of a side.
    pub fn occupied(&self, side: Side) -> SquareSet {
        self.foot[side as usize].or(self.vehicles[side as usize])
    }

    /// Squares with visible foot units of a side.
    pub const fn foot(&self, side: Side) -> SquareSet {
        self.foot[side as usize]
    }

    /// Squares with visible vehicles of a side.
    pub(crate) const fn vehicles(&self, side: Side) -> SquareSet {
        self.vehicles[side as usize]
    }

    /// Visible units of a side in these squares.
    pub fn units_in(&self, side: Side, squares: SquareSet) -> UnitSet {
        if self.occupied(side).and(squares).is_empty() {
            return UnitSet::NONE;
        }
        let mut found = UnitSet::NONE;
        for index in self.visible(side).iter() {
            if self.is_in(Unit::new(side, index), squares) {
                found.insert(index);
            }
        }
        found
    }

    /// Whether a unit stands in one of these squares.
    pub fn is_in(&self, unit: Unit, squares: SquareSet) -> bool {
        match self.square(unit) {
            Some(square) => squares.has(square),
            None => false,
        }
    }

    /// The units of a side that wait off the table.
    pub fn off_table(&self, side: Side) -> UnitSet {
        let bodies = self.bodies[side as usize].iter().enumerate();
        let off = bodies.filter(|(_, body)| body.place == Place::OFF);
        off.fold(UnitSet::NONE, |mut set, (index, _)| {
            set.insert(index as u8);
            set
        })
    }

    /// The units of a side that still play, on the table or waiting.
    pub fn alive(&self, side: Side) -> UnitSet {
        self.on_table(side).or(self.off_table(side))
    }

    /// Whether a unit still plays.
    pub(crate) fn is_alive(&self, unit: Unit) -> bool {
        let place = self.body(unit).place;
        place == Place::OFF || place.square().is_some()
    }

    /// X1.4: whether a unit of that kind of a side has room in a square, its own hidden units counted.
    pub fn has_room(&self, rules: &Company, unit: Unit, square: Square) -> bool {
        let vehicle = rules.charts.stats(unit).is_vehicle();
        let taken = if vehicle { &self.vehicles } else { &self.foot };
        if taken[unit.side as usize].has(square) {
            return false;
        }
        if unit.side == Side::WhiteStar || self.hidden.is_empty() {
            return true;
        }
        !self.hidden.iter().any(|index| {
            let other = Unit::new(Side::Communist, index);
            index != unit.index
                && self.square(other) == Some(square)
                && rules.charts.stats(other).is_vehicle() == vehicle
        })
    }

    /// The strength of a side, on the table and waiting: bases and vehicles.
    pub fn strength(&self, side: Side) -> i64 {
        self.bodies[side as usize].iter().map(|body| i64::from(body.strength)).sum()
    }

    /// How many units of a side have bases or vehicles left.
    pub(crate) fn in_strength(&self, side: Side) -> i64 {
        self.bodies[side as usize].iter().filter(|body| body.strength > 0).count() as i64
    }

    /// Puts a unit somewhere else. A unit put on a square is visible.
    pub fn put(&mut self, rules: &Company, unit: Unit, place: Place) {
        self.lift(rules, unit);
        self.body_mut(unit).place = place;
        if let Some(square) = place.square() {
            self.on_table[unit.side as usize].insert(unit.index);
            self.show(rules, unit, square);
        }
    }

    /// Puts a Communist unit on a square where White Star does not see it (X3 step 7).
    pub fn hide(&mut self, rules: &Company, unit: Unit, square: Square) {
        self.lift(rules, unit);
        self.body_mut(unit).place = Place::on(square);
        self.on_table[unit.side as usize].insert(unit.index);
        self.hidden.insert(unit.index);
    }

    /// Notes that a unit on a square is visible from now on.
    pub(crate) fn show(&mut self, rules: &Company, unit: Unit, square: Square) {
        if unit.side == Side::Communist {
            self.hidden.remove(unit.index);
            self.seen.insert(unit.index);
        }
        if rules.charts.stats(unit).is_vehicle() {
            self.vehicles[unit.side as usize].insert(square);
            if unit.side == Side::Communist {
                self.open_vehicles.remove(square);
            }
        } else {
            self.foot[unit.side as usize].insert(square);
            if unit.side == Side::Communist {
                self.open_foot.remove(square);
            }
        }
    }

    fn lift(&mut self, rules: &Company, unit: Unit) {
        let Some(square) = self.square(unit) else { return };
        self.on_table[unit.side as usize].remove(unit.index);
        if unit.side == Side::Communist && self.hidden.has(unit.index) {
            self.hidden.remove(unit.index);
        } else if rules.charts.stats(unit).is_vehicle() {
            self.vehicles[unit.side as usize].remove(square);
        } else {
            self.foot[unit.side as usize].remove(square);
        }
    }

    /// Strikes squares off those where hidden units can be.
    pub(crate) fn close(&mut self, squares: SquareSet) {
        self.open_foot = self.open_foot.minus(squares);
        self.open_vehicles = self.open_vehicles.minus(squares);
    }

    /// Squares with peasants.
    pub const fn peopled(&self) -> SquareSet {
        self.peopled
    }

    /// Puts one more peasant into a square.
    pub fn add_peasant(&mut self, square: Square) {
        self.peasants.add(square, 1);
        self.peopled.insert(square);
    }

    /// Takes a peasant out of a square; there must be one.
    pub(crate) fn take_peasant(&mut self, square: Square) {
        let left = self.peasants.get(square) - 1;
        self.peasants.set(square, left);
        if left == 0 {
            self.peopled.remove(square);
        }
    }

    /// Lays caches down in a square.
    pub fn drop_caches(&mut self, square: Square, caches: Caches) {
        for cache in Cache::ALL {
            for _ in 0..caches.count(cache) {
                // A pack has at most as many caches as there is room for.
                let _ = self.dropped.try_push(Dropped { square, cache });
            }
        }
        self.dropped.sort_unstable();
    }

    /// The caches lying in a square.
    pub fn caches_in(&self, square: Square) -> Caches {
        let mut caches = Caches::default();
        for dropped in self.dropped.iter().filter(|dropped| dropped.square == square) {
            caches.add(dropped.cache);
        }
        caches
    }

    /// Takes one cache off a square.
    pub(crate) fn lift_cache(&mut self, square: Square, cache: Cache) {
        let wanted = Dropped { square, cache };
        if let Some(place) = self.dropped.iter().position(|dropped| *dropped == wanted) {
            self.dropped.remove(place);
        }
    }

    /// The table as White Star and spectators see it: unseen units are nowhere.
    #[must_use]
    pub(crate) fn redacted(&self, all: UnitSet) -> Board {
        let mut board = self.clone();
        for index in all.minus(self.seen).iter() {
            board.body_mut(Unit::new(Side::Communist, index)).place = Place::UNKNOWN;
            board.on_table[Side::Communist as usize].remove(index);
        }
        board.hidden = UnitSet::NONE;
        board
    }
}
