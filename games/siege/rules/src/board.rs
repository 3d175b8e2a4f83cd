//! What lies on the table: where every piece is, its side up, control, tracks, event markers.
//!
//! Flat and small, so that a copy costs little. All changes of place go through here, because sets of
//! occupied spaces are kept in step.

mod codes;

use codes::Codes;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{
    Aircraft, Airfield, Battalion, Components, Division, EventKind, KINDS, MAX_AIRCRAFT,
    MAX_BATTALIONS, MAX_MARKERS, MAX_UNITS, Marker, Route, Side, Space, Unit,
};
use crate::sets::{AircraftSet, BattalionSet, EventSet, MarkerSet, RouteSet, SpaceSet, UnitSet};

/// Where a ground piece is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On the map.
    Space(Space),
    /// In the Viet Minh base of a Route.
    Base(Route),
    /// In the Reinforcements Ready box.
    Ready,
    /// Aboard a cargo unit, out of the Ready box.
    Aboard(Aircraft),
    /// In the Reinforcements Available box; for the Viet Minh, in their Reinforcement box (31.0).
    Available,
    /// Not in play, and perhaps never.
    Aside,
    /// In the Eliminated This Turn box.
    Eliminated,
    /// In the Eliminated on Prior Turns box.
    EliminatedBefore,
    /// Out of the game: it can never come back (25.1, S-90).
    Removed,
}

impl Place {
    /// The space, if it is on the map.
    pub(crate) const fn space(self) -> Option<Space> {
        if let Place::Space(space) = self { Some(space) } else { None }
    }
}

/// Where an air unit is (27.1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum AirBox {
    /// Not in play, and perhaps never.
    Aside,
    /// In the Reinforcements Available box.
    Available,
    /// In the Air Reserve box.
    Reserve,
    /// Tactical airstrikes.
    Tactical,
    /// Base Attack.
    BaseAttack,
    /// Counterbattery.
    Counterbattery,
    /// Flak Suppression.
    FlakSuppression,
    /// Carrying a unit.
    CargoUnit,
    /// Carrying Artillery Supply.
    CargoArtillery,
    /// Carrying GP Supply.
    CargoGp,
    /// Aborted (27.3).
    Abort,
    /// On the Turn Record Track: back on that turn (12.2).
    Returns(u8),
    /// Gone for good.
    Eliminated,
}

/// Where an Impact marker is (15.0).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum GunBox {
    /// Its unit is not on the map.
    Absent,
    /// In the Artillery Reserve box.
    Reserve,
    /// Counterbattery.
    Counterbattery,
    /// Flak Suppression.
    FlakSuppression,
    /// Close Support.
    CloseSupport,
}

/// The status of a division (10.2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It acts in the impulses.
    Assault,
    /// It recovers.
    Refit,
}

/// The Assault Trenches (17.10, S-68).
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Trenches {
    /// Not in effect.
    #[default]
    None,
    /// Picked this turn: no Viet Minh movement and no assault.
    Dug,
    /// In effect to the end of the game.
    Manned,
}

/// The 148th Regiment (9.3).
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Regiment {
    /// Aside: an event may bring it.
    #[default]
    Aside,
    /// Part of a division.
    With(Division),
    /// Out of the game (Condor).
    Removed,
}

/// The event markers and what they leave behind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Events {
    /// Markers in the pools, by kind.
    pub pool: [u8; KINDS],
    /// Markers that go back when all picks are done (8.2), by kind.
    pub set_aside: [u8; KINDS],
    /// Kinds in force until the end of this turn.
    pub in_force: EventSet,
    /// The Assault Trenches.
    pub trenches: Trenches,
    /// Routes mined this turn.
    pub mined: RouteSet,
    /// Routes for which the Flak Raid has lowered the AAA Index this turn.
    pub raided: RouteSet,
    /// Condor markers in effect.
    pub condors: u8,
    /// Vulture was picked.
    pub vulture: bool,
    /// The turn on which Vulture was declared (36.1).
    pub declared: Option<u8>,
}

impl Events {
    /// Whether an event is in force this turn.
    pub fn has(&self, kind: EventKind) -> bool {
        self.in_force.has(kind)
    }
}

/// The tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Tracks {
    /// Viet Minh morale.
    pub morale: u8,
    /// Viet Minh AAA Index.
    pub aaa: u8,
    /// Viet Minh Artillery Index.
    pub artillery: u8,
    /// French Artillery Supply.
    pub ammunition: u8,
    /// French GP Supply.
    pub gp: u8,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Board {
    units: Codes<Place, MAX_UNITS>,
    battalions: Codes<Place, MAX_BATTALIONS>,
    aircraft: Codes<AirBox, MAX_AIRCRAFT>,
    markers: Codes<GunBox, MAX_MARKERS>,
    /// French units on their reduced side.
    pub reduced: UnitSet,
    /// Battalions on their reduced side.
    pub weakened: BattalionSet,
    /// Spaces with French ground units other than leaders: kept in step.
    held: SpaceSet,
    /// Spaces with French leaders: kept in step.
    led: SpaceSet,
    /// Spaces with battalions: kept in step.
    swarmed: SpaceSet,
    leaders: UnitSet,
    /// Spaces the Viet Minh control; the French control the rest (6.1).
    pub vietminh_control: SpaceSet,
    /// Airfields that are functional (26.1).
    functional: [bool; 2],
    /// The division of each base, by Route; drawn at set-up (29.0(10)).
    pub divisions: [Option<Division>; 4],
    /// Bases whose division is in Refit.
    pub refit: RouteSet,
    /// The 148th.
    pub regiment: Regiment,
    /// Tracks.
    pub tracks: Tracks,
    /// Events.
    pub events: Events,
}

impl Board {
    /// The table with every piece aside, all spaces French, tracks at their start.
    pub fn empty(components: &Components) -> Board {
        let tables = &components.tables;
        let leaders = (0..).zip(&components.units).filter(|(_, row)| row.is_leader());
        Board {
            units: Codes::all(components.units.len(), Place::Aside),
            battalions: Codes::all(components.battalions.len(), Place::Aside),
            aircraft: Codes::all(components.aircraft.len(), AirBox::Aside),
            markers: Codes::all(components.markers.len(), GunBox::Absent),
            reduced: UnitSet::NONE,
            weakened: BattalionSet::NONE,
            held: SpaceSet::NONE,
            led: SpaceSet::NONE,
            swarmed: SpaceSet::NONE,
            leaders: leaders.map(|(index, _)| Unit(index)).collect(),
            vietminh_control: SpaceSet::NONE,
            functional: [false; 2],
            divisions: [None; 4],
            refit: RouteSet::NONE,
            regiment: Regiment::Aside,
            tracks: Tracks {
                morale: tables.morale.start,
                aaa: tables.aaa.start,
                artillery: tables.vm_artillery.start,
                ammunition: tables.artillery_supply.start,
                gp: tables.gp_supply.start,
            },
            events: Events::default(),
        }
    }

    /// How many units, battalions, air units and Impact markers there are.
    pub(crate) fn lengths(&self) -> [usize; 4] {
        [self.units.count(), self.battalions.count(), self.aircraft.count(), self.markers.count()]
    }

    /// Whether the sets that are kept in step are these: the leaders, and spaces with units, leaders, battalions.
    pub(crate) fn keeps_step(&self, leaders: UnitSet, occupied: [SpaceSet; 3]) -> bool {
        self.leaders == leaders && [self.held, self.led, self.swarmed] == occupied
    }

    /// Where a French unit is.
    pub fn place(&self, unit: Unit) -> Place {
        self.units.get(unit.slot())
    }

    /// Where a battalion is.
    pub fn battalion_place(&self, battalion: Battalion) -> Place {
        self.battalions.get(battalion.slot())
    }

    /// The space of a French unit on the map.
    pub fn space_of(&self, unit: Unit) -> Option<Space> {
        self.place(unit).space()
    }

    /// The space of a battalion on the map.
    pub fn battalion_space(&self, battalion: Battalion) -> Option<Space> {
        self.battalion_place(battalion).space()
    }

    /// All French units and leaders of a place.
    pub fn all_units(&self, place: Place) -> UnitSet {
        UnitSet::from_bits(self.units.here(place))
    }

    /// French ground units of a space, leaders left out.
    pub fn units(&self, space: Space) -> UnitSet {
        if !self.held.has(space) {
            return UnitSet::NONE;
        }
        self.all_units(Place::Space(space)).minus(self.leaders)
    }

    /// Leaders of a space.
    pub(crate) fn leaders(&self, space: Space) -> UnitSet {
        if !self.led.has(space) {
            return UnitSet::NONE;
        }
        self.leaders.iter().filter(|leader| self.place(*leader) == Place::Space(space)).collect()
    }

    /// French ground units on the map, leaders left out.
    pub fn units_on_map(&self) -> UnitSet {
        UnitSet::from_bits(self.units.on_map()).minus(self.leaders)
    }

    /// Battalions of a place.
    pub fn battalions(&self, place: Place) -> BattalionSet {
        BattalionSet::from_bits(self.battalions.here(place))
    }

    /// Battalions of a space.
    pub fn battalions_in(&self, space: Space) -> BattalionSet {
        if !self.swarmed.has(space) {
            return BattalionSet::NONE;
        }
        self.battalions(Place::Space(space))
    }

    /// Battalions on the map.
    pub fn battalions_on_map(&self) -> BattalionSet {
        BattalionSet::from_bits(self.battalions.on_map())
    }

    /// Spaces with French ground units other than leaders.
    pub const fn held(&self) -> SpaceSet {
        self.held
    }

    /// Spaces with French leaders.
    pub const fn led(&self) -> SpaceSet {
        self.led
    }

    /// Spaces with battalions.
    pub const fn swarmed(&self) -> SpaceSet {
        self.swarmed
    }

    /// Who controls a space.
    pub fn control(&self, space: Space) -> Side {
        if self.vietminh_control.has(space) { Side::VietMinh } else { Side::French }
    }

    /// 6.1: gives control of a space.
    pub fn set_control(&mut self, space: Space, side: Side) {
        match side {
            Side::French => self.vietminh_control.remove(space),
            Side::VietMinh => self.vietminh_control.insert(space),
        }
    }

    /// Puts a French unit or leader somewhere. Control is not touched: rules do that (6.1, S-79).
    pub fn put(&mut self, unit: Unit, place: Place) {
        let before = self.place(unit);
        self.units.set(unit.slot(), place);
        let leads = self.leaders.has(unit);
        if let Place::Space(space) = before {
            let left = self.all_units(before);
            let left = if leads { left.and(self.leaders) } else { left.minus(self.leaders) };
            if left.is_empty() {
                if leads { self.led.remove(space) } else { self.held.remove(space) }
            }
        }
        if let Place::Space(space) = place {
            if leads { self.led.insert(space) } else { self.held.insert(space) }
        }
    }

    /// Puts a battalion somewhere. Control and airfields are not touched: rules do that.
    pub fn put_battalion(&mut self, battalion: Battalion, place: Place) {
        let before = self.battalion_place(battalion);
        self.battalions.set(battalion.slot(), place);
        if let Place::Space(space) = before
            && self.battalions(before).is_empty()
        {
            self.swarmed.remove(space);
        }
        if let Place::Space(space) = place {
            self.swarmed.insert(space);
        }
    }

    /// Where an air unit is.
    pub fn air_box(&self, aircraft: Aircraft) -> AirBox {
        self.aircraft.get(aircraft.slot())
    }

    /// Puts an air unit somewhere.
    pub fn put_aircraft(&mut self, aircraft: Aircraft, air_box: AirBox) {
        self.aircraft.set(aircraft.slot(), air_box);
    }

    /// The air units of a box.
    pub fn aircraft_in(&self, air_box: AirBox) -> AircraftSet {
        AircraftSet::from_bits(self.aircraft.here(air_box))
    }

    /// Where an Impact marker is.
    pub fn gun_box(&self, marker: Marker) -> GunBox {
        self.markers.get(marker.slot())
    }

    /// Puts an Impact marker somewhere.
    pub fn put_marker(&mut self, marker: Marker, gun_box: GunBox) {
        self.markers.set(marker.slot(), gun_box);
    }

    /// The Impact markers of a box.
    pub fn markers_in(&self, gun_box: GunBox) -> MarkerSet {
        MarkerSet::from_bits(self.markers.here(gun_box))
    }

    /// Whether an airfield is functional (26.1). Whether it can be used depends on control as well.
    pub const fn is_functional(&self, airfield: Airfield) -> bool {
        self.functional[airfield as usize]
    }

    /// Makes an airfield functional.
    pub fn repair(&mut self, airfield: Airfield) {
        self.functional[airfield as usize] = true;
    }

    /// Destroys an airfield.
    pub fn destroy(&mut self, airfield: Airfield) {
        self.functional[airfield as usize] = false;
    }

    /// The base of a division.
    pub fn base_of(&self, division: Division) -> Option<Route> {
        let division = match (division, self.regiment) {
            (Division::R148, Regiment::With(division)) => division,
            (Division::R148, Regiment::Aside | Regiment::Removed) => return None,
            (Division::D304 | Division::D308 | Division::D312 | Division::D316, _) => division,
        };
        Route::ALL.into_iter().find(|route| self.divisions[route.slot()] == Some(division))
    }

    /// The status of the division of a base.
    pub fn status(&self, base: Route) -> Status {
        if self.refit.has(base) { Status::Refit } else { Status::Assault }
    }
}
