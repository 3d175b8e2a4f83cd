//! What the rules look up at every step, worked out once from the components.

use kernel::Reading;
use kernel::chance::MOST_FACES;

use crate::components::{
    AirType, Aircraft, Airfield, Battalion, Code, Components, Effect, Face, FireColumn, FireResult,
    MAX_AIRCRAFT, MAX_BATTALIONS, MAX_MARKERS, MAX_SPACE, MAX_UNITS, Marker, Route, Space, Terrain,
    Unit, UnitRow, UnitType,
};
use crate::sets::{AircraftSet, BattalionSet, MarkerSet, SpaceSet, UnitSet};

/// Whether dice score on a Mass Target (17.4, 19.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mass {
    /// The result is no effect.
    Nothing,
    /// The result is a hit.
    Hit,
}

/// Look-up tables for map and pieces.
#[derive(Clone, Debug)]
pub struct Charts {
    /// Every space.
    pub all: SpaceSet,
    /// Every Entrenchment.
    pub entrenchments: SpaceSet,
    /// Hilltops.
    pub hilltops: SpaceSet,
    /// Drop zones.
    pub drop_zones: SpaceSet,
    /// The spaces of each airfield, in the order of [`Airfield::BOTH`].
    pub airfields: [SpaceSet; 2],
    /// The spaces of each Route, the Central Fortress left out.
    pub routes: [SpaceSet; 4],
    /// The spaces of each complex.
    pub complexes: Vec<SpaceSet>,
    /// The outermost space of each Route.
    last: [Space; 4],
    /// The Route of each space; 0 for the Central Fortress.
    route: [u8; MAX_SPACE + 1],
    /// The number of each space on its Route.
    number: [u8; MAX_SPACE + 1],
    /// French ground pieces by what they are.
    pub leaders: UnitSet,
    /// Fortifications.
    pub fortifications: UnitSet,
    /// Engineers.
    pub engineers: UnitSet,
    /// Artillery of any kind.
    pub artillery: UnitSet,
    /// Field artillery, airborne or not.
    pub field_artillery: UnitSet,
    /// Units with the airborne symbol.
    pub airborne: UnitSet,
    /// Units that count as battalions.
    pub battalion_sized: UnitSet,
    /// Units that PSYOP works on.
    pub psyop: UnitSet,
    /// Tanks.
    pub tanks: UnitSet,
    /// Units of two steps.
    pub two_steps: UnitSet,
    faces: [[Face; 2]; MAX_UNITS],
    battalion_faces: [[Face; 2]; MAX_BATTALIONS],
    /// Field artillery markers; the others are mortars.
    pub field_markers: MarkerSet,
    values: [u8; MAX_MARKERS],
    marker_units: [Unit; MAX_MARKERS],
    unit_markers: [Option<Marker>; MAX_UNITS],
    /// Airstrikes; the others are cargo.
    pub strikers: AircraftSet,
    strengths: [u8; MAX_AIRCRAFT],
    /// Battalions of each division, the 148th last.
    pub divisions: [BattalionSet; 5],
    /// Pieces of one number are alike in everything a rule looks at.
    alike_units: [u8; MAX_UNITS],
    alike_battalions: [u8; MAX_BATTALIONS],
    alike_aircraft: [u8; MAX_AIRCRAFT],
    /// Tactical Fire as classes of faces (0 none, 1 panic, 2 hit): column, mass.
    fire: [[[u8; 6]; 2]; 2],
}

impl Charts {
    /// Works the tables out.
    pub fn of(components: &Components) -> Charts {
        let mut charts = Charts::blank();
        charts.survey(components);
        charts.enlist(components);
        charts.arm(components);
        for (division, row) in components.battalions.iter().enumerate() {
            let battalion = Battalion(division as u8);
            charts.battalion_faces[division] = row.faces;
            charts.divisions[row.division as usize].insert(battalion);
            let alike = |other: &crate::components::BattalionRow| {
                other.division == row.division && other.faces == row.faces
            };
            charts.alike_battalions[division] = first(&components.battalions, alike);
        }
        for column in [FireColumn::Open, FireColumn::Defensive] {
            let row = components.tables.fire[column as usize];
            for mass in [Mass::Nothing, Mass::Hit] {
                charts.fire[column as usize][mass as usize] = row.map(|result| match result {
                    FireResult::None => 0,
                    FireResult::Mass => 2 * mass as u8,
                    FireResult::Panic => 1,
                    FireResult::Hit => 2,
                });
            }
        }
        charts
    }

    fn blank() -> Charts {
        Charts {
            all: SpaceSet::NONE,
            entrenchments: SpaceSet::NONE,
            hilltops: SpaceSet::NONE,
            drop_zones: SpaceSet::NONE,
            airfields: [SpaceSet::NONE; 2],
            routes: [SpaceSet::NONE; 4],
            complexes: Vec::new(),
            last: [Space::CENTRAL; 4],
            route: [0; MAX_SPACE + 1],
            number: [0; MAX_SPACE + 1],
            leaders: UnitSet::NONE,
            fortifications: UnitSet::NONE,
            engineers: UnitSet::NONE,
            artillery: UnitSet::NONE,
            field_artillery: UnitSet::NONE,
            airborne: UnitSet::NONE,
            battalion_sized: UnitSet::NONE,
            psyop: UnitSet::NONE,
            tanks: UnitSet::NONE,
            two_steps: UnitSet::NONE,
            faces: [[Face::default(); 2]; MAX_UNITS],
            battalion_faces: [[Face::default(); 2]; MAX_BATTALIONS],
            field_markers: MarkerSet::NONE,
            values: [0; MAX_MARKERS],
            marker_units: [Unit(0); MAX_MARKERS],
            unit_markers: [None; MAX_UNITS],
            strikers: AircraftSet::NONE,
            strengths: [0; MAX_AIRCRAFT],
            divisions: [BattalionSet::NONE; 5],
            alike_units: [0; MAX_UNITS],
            alike_battalions: [0; MAX_BATTALIONS],
            alike_aircraft: [0; MAX_AIRCRAFT],
            fire: [[[0; 6]; 2]; 2],
        }
    }

    /// The map.
    fn survey(&mut self, components: &Components) {
        for (index, row) in components.spaces.iter().enumerate() {
            let space = Space(index as u8);
            self.all.insert(space);
            self.number[index] = row.number;
            if row.terrain == Terrain::Entrenchment {
                self.entrenchments.insert(space);
            }
            if row.hilltop {
                self.hilltops.insert(space);
            }
            if !row.drop_zone.is_empty() {
                self.drop_zones.insert(space);
            }
            if let Some(airfield) = row.airfield {
                self.airfields[airfield as usize].insert(space);
            }
            if let Some(route) = row.route {
                self.route[index] = route.0;
                self.routes[route.slot()].insert(space);
            }
        }
        for row in &components.routes {
            self.last[row.route.slot()] = row.spaces.last().copied().unwrap_or(Space::CENTRAL);
        }
        self.complexes = components.complexes.iter().map(|row| row.spaces).collect();
    }

    /// French ground pieces.
    fn enlist(&mut self, components: &Components) {
        for (index, row) in components.units.iter().enumerate() {
            let unit = Unit(index as u8);
            self.faces[index] = row.faces;
            self.unit_markers[index] = row.impact;
            let guns = row.unit_type.is_artillery();
            let field = guns && !row.unit_type.is_mortar();
            let sorts = [
                (&mut self.leaders, row.is_leader()),
                (&mut self.fortifications, row.unit_type == UnitType::Fortification),
                (&mut self.engineers, row.unit_type == UnitType::Engineer),
                (&mut self.tanks, row.unit_type == UnitType::Tank),
                (&mut self.artillery, guns),
                (&mut self.field_artillery, field),
                (&mut self.airborne, row.airborne),
                (&mut self.battalion_sized, row.is_battalion),
                (&mut self.psyop, row.psyop),
                (&mut self.two_steps, row.steps == 2),
            ];
            for (set, _) in sorts.into_iter().filter(|(_, belongs)| *belongs) {
                set.insert(unit);
            }
            self.alike_units[index] = first(&components.units, |other| are_alike(other, row));
        }
    }

    /// Impact markers and aircraft.
    fn arm(&mut self, components: &Components) {
        for (index, row) in components.markers.iter().enumerate() {
            self.values[index] = row.value;
            self.marker_units[index] = row.unit;
            if !row.mortar {
                self.field_markers.insert(Marker(index as u8));
            }
        }
        // An event may name one cargo unit: it is like no other.
        let steps = components.events.iter().flat_map(|row| &row.steps);
        let named: AircraftSet = steps
            .filter_map(|step| {
                if let Effect::CargoCapacity { aircraft, .. } = step.effect {
                    Some(aircraft)
                } else {
                    None
                }
            })
            .collect();
        for (index, row) in components.aircraft.iter().enumerate() {
            let aircraft = Aircraft(index as u8);
            self.strengths[index] = row.strength;
            if row.air_type != AirType::Cargo {
                self.strikers.insert(aircraft);
            }
            let values = |row: &crate::components::AircraftRow| {
                (row.air_type, row.code == Code::V, row.strength, row.supply_capacity)
            };
            let same = (0..).map(Aircraft).zip(&components.aircraft).position(|(other, of)| {
                values(of) == values(row) && (other == aircraft || !named.has(other))
            });
            let alike = if named.has(aircraft) { index } else { same.unwrap_or(index) };
            self.alike_aircraft[index] = alike as u8;
        }
    }

    /// The Route of a space; none for the Central Fortress, which is on all.
    pub const fn route(&self, space: Space) -> Option<Route> {
        match self.route[space.slot()] {
            0 => None,
            number => Some(Route(number)),
        }
    }

    /// The number of a space on its Route; 0 for the Central Fortress.
    pub const fn number(&self, space: Space) -> u8 {
        self.number[space.slot()]
    }

    /// What a space is.
    pub fn terrain(&self, space: Space) -> Terrain {
        match space {
            Space::CENTRAL => Terrain::Central,
            space if self.entrenchments.has(space) => Terrain::Entrenchment,
            _ => Terrain::Open,
        }
    }

    /// The outermost space of a Route, next to its base (9.6).
    pub const fn last(&self, route: Route) -> Space {
        self.last[route.slot()]
    }

    /// The space of a number on a Route; 0 is the Central Fortress.
    pub const fn at(&self, route: Route, number: u8) -> Option<Space> {
        let last = self.last[route.slot()];
        match number {
            0 => Some(Space::CENTRAL),
            number if number <= self.number[last.slot()] => {
                Some(Space(last.0 - (self.number[last.slot()] - number)))
            }
            _ => None,
        }
    }

    /// The space one step nearer the Central Fortress; none from the Central Fortress.
    pub fn inward(&self, space: Space) -> Option<Space> {
        let route = self.route(space)?;
        self.at(route, self.number(space) - 1)
    }

    /// The space one step further out on a Route; none from its outermost space.
    pub fn outward(&self, route: Route, space: Space) -> Option<Space> {
        self.at(route, self.number(space) + 1)
    }

    /// How many spaces apart two spaces are along a Route; none on different Routes (17.3f).
    pub const fn distance(&self, a: Space, b: Space) -> Option<u8> {
        let (one, other) = (self.route[a.slot()], self.route[b.slot()]);
        if one != 0 && other != 0 && one != other {
            return None;
        }
        Some(self.number(a).abs_diff(self.number(b)))
    }

    /// Whether two spaces are next to each other.
    pub fn are_adjacent(&self, a: Space, b: Space) -> bool {
        self.distance(a, b) == Some(1)
    }

    /// The airfield a space is part of.
    pub fn airfield(&self, space: Space) -> Option<Airfield> {
        Airfield::BOTH.into_iter().find(|airfield| self.airfields[*airfield as usize].has(space))
    }

    /// Both faces of a French unit.
    pub const fn faces(&self, unit: Unit) -> [Face; 2] {
        self.faces[unit.slot()]
    }

    /// Both faces of a battalion.
    pub const fn battalion_faces(&self, battalion: Battalion) -> [Face; 2] {
        self.battalion_faces[battalion.slot()]
    }

    /// The dice of an Impact marker (15.5: as printed).
    pub(crate) const fn value(&self, marker: Marker) -> u8 {
        self.values[marker.slot()]
    }

    /// The unit of an Impact marker.
    pub(crate) const fn gun(&self, marker: Marker) -> Unit {
        self.marker_units[marker.slot()]
    }

    /// The Impact marker of a unit.
    pub(crate) const fn marker(&self, unit: Unit) -> Option<Marker> {
        self.unit_markers[unit.slot()]
    }

    /// The strength of an airstrike.
    pub const fn strength(&self, aircraft: Aircraft) -> u8 {
        self.strengths[aircraft.slot()]
    }

    /// Units with the same number are alike in everything a rule looks at.
    pub(crate) const fn alike_unit(&self, unit: Unit) -> u8 {
        self.alike_units[unit.slot()]
    }

    /// Battalions with the same number are alike in everything but the order in which they act.
    pub(crate) const fn alike_battalion(&self, battalion: Battalion) -> u8 {
        self.alike_battalions[battalion.slot()]
    }

    /// Aircraft with the same number are alike in everything a rule looks at.
    pub(crate) const fn alike_aircraft(&self, aircraft: Aircraft) -> u8 {
        self.alike_aircraft[aircraft.slot()]
    }

    /// How the dice of an attack are read: none, panic and hit are all that counts (17.4).
    pub(crate) fn fire_reading(&self, column: FireColumn, mass: Mass) -> Reading {
        let mut classes = [0; MOST_FACES];
        classes[..6].copy_from_slice(&self.fire[column as usize][mass as usize]);
        Reading::Classes(classes)
    }

    /// Hits and panics of dice (17.4).
    pub fn fire_results(&self, column: FireColumn, mass: Mass, dice: &[u8]) -> (u8, u8) {
        let row = &self.fire[column as usize][mass as usize];
        let count = |class: u8| {
            let of = |face: &&u8| row.get(usize::from(**face).wrapping_sub(1)) == Some(&class);
            dice.iter().filter(of).count() as u8
        };
        (count(2), count(1))
    }
}

/// The first of a list that is meant.
fn first<T>(rows: &[T], is_meant: impl Fn(&T) -> bool) -> u8 {
    rows.iter().position(is_meant).unwrap_or(0) as u8
}

/// Whether no rule can tell two units apart once they are in play.
fn are_alike(a: &UnitRow, b: &UnitRow) -> bool {
    let values = |row: &UnitRow| {
        let guns = row.impact.is_some() || row.is_leader();
        let special = if guns { Some(row.id.clone()) } else { None };
        let matters =
            matches!(row.unit_type, UnitType::Engineer | UnitType::Fortification | UnitType::Tank);
        let kind = matters.then_some(row.unit_type);
        (special, kind, row.is_battalion, row.psyop, row.steps, row.faces, row.airborne)
    };
    values(a) == values(b)
}
