//! Reads where the pieces of a position are.

use std::collections::BTreeMap;

use kernel::Fact;
use pack::{Entry, text_fact};

use super::{Reading, all, usual_place};
use crate::board::{AirBox, Board, GunBox, Place, Regiment};
use crate::components::{
    AirType, Aircraft, AircraftRow, Battalion, Code, Components, Division, Marker, Route, Space,
    Unit, UnitType,
};
use crate::flow::Phase;

/// The boxes of French units, as positions call them.
pub(super) const BOXES: &[(&str, Place)] = &[
    ("ready", Place::Ready),
    ("available", Place::Available),
    ("aside", Place::Aside),
    ("eliminated", Place::Eliminated),
    ("eliminated_before", Place::EliminatedBefore),
    ("removed", Place::Removed),
];
/// The boxes of aircraft.
pub(super) const AIR_BOXES: &[(&str, AirBox)] = &[
    ("aside", AirBox::Aside),
    ("available", AirBox::Available),
    ("reserve", AirBox::Reserve),
    ("tactical", AirBox::Tactical),
    ("base_attack", AirBox::BaseAttack),
    ("counterbattery", AirBox::Counterbattery),
    ("flak_suppression", AirBox::FlakSuppression),
    ("cargo_unit", AirBox::CargoUnit),
    ("cargo_artillery", AirBox::CargoArtillery),
    ("cargo_gp", AirBox::CargoGp),
    ("abort", AirBox::Abort),
    ("eliminated", AirBox::Eliminated),
];
/// The boxes of Impact markers.
pub(super) const GUN_BOXES: &[(&str, GunBox)] = &[
    ("reserve", GunBox::Reserve),
    ("counterbattery", GunBox::Counterbattery),
    ("flak_suppression", GunBox::FlakSuppression),
    ("close_support", GunBox::CloseSupport),
];

/// Where a battalion is if a position does not name it.
pub(super) fn usual_battalion(
    components: &Components,
    board: &Board,
    battalion: Battalion,
) -> Place {
    let division = components.battalions[battalion.slot()].division;
    match (division, board.regiment) {
        (Division::R148, Regiment::Removed) => Place::Removed,
        (Division::R148, Regiment::Aside | Regiment::With(_))
        | (Division::D304 | Division::D308 | Division::D312 | Division::D316, _) => {
            board.base_of(division).map_or(Place::Aside, Place::Base)
        }
    }
}

/// Where an air unit is if a position does not name it.
pub(super) fn usual_air(components: &Components, aircraft: Aircraft) -> AirBox {
    match components.aircraft[aircraft.slot()].code {
        Code::Start => AirBox::Reserve,
        Code::R => AirBox::Available,
        Code::S | Code::C | Code::A | Code::V => AirBox::Aside,
    }
}

/// Whether an air unit can be in a box (14.4, 27.1, 35.0).
fn fits(row: &AircraftRow, air_box: AirBox) -> bool {
    let cargo = row.air_type == AirType::Cargo;
    match air_box {
        AirBox::Tactical => !cargo && !row.strategic_only,
        AirBox::BaseAttack | AirBox::Counterbattery | AirBox::FlakSuppression => !cargo,
        AirBox::CargoUnit | AirBox::CargoArtillery | AirBox::CargoGp => cargo,
        AirBox::Aside
        | AirBox::Available
        | AirBox::Reserve
        | AirBox::Abort
        | AirBox::Returns(_)
        | AirBox::Eliminated => true,
    }
}

/// Where an Impact marker is if a position does not name it (15.0).
pub(super) fn usual_gun(
    components: &Components,
    phase: Phase,
    board: &Board,
    marker: Marker,
) -> GunBox {
    match (phase, board.space_of(components.markers[marker.slot()].unit)) {
        // Once the game has begun every gun on the map has its marker, whatever the step.
        (Phase::SetUp, _) | (_, None) => GunBox::Absent,
        (_, Some(_)) => GunBox::Reserve,
    }
}

impl<'d> Reading<'d> {
    pub(super) fn read_pieces(&mut self, root: &mut Entry<'d>) {
        self.read_units(root);
        self.read_battalions(root);
        self.read_reduced(root);
        self.read_aircraft(root);
        self.read_aboard(root);
        self.read_guns(root);
    }

    /// The things that a table lists under data keys, each named once.
    fn listed<T: Ord + Copy>(
        &self,
        root: &mut Entry<'d>,
        field: &'static str,
        what: &'static str,
        find: impl Fn(&str) -> Option<T>,
    ) -> Vec<(T, &'d str, String)> {
        let Some(table) = root.table_if_any(field) else { return Vec::new() };
        let mut named: BTreeMap<T, String> = BTreeMap::new();
        let mut found = Vec::new();
        for place in table.fields() {
            let key = table.key(place);
            for id in table.texts_at(place).unwrap_or_default() {
                let Some(thing) = find(id) else {
                    self.report_unknown(&key, what, id);
                    continue;
                };
                if let Some(other) = named.get(&thing) {
                    let facts = [("value", text_fact(id)), ("other", text_fact(other))];
                    self.file.report(&key, "siege-fault-twice", facts);
                    continue;
                }
                named.insert(thing, key.clone());
                found.push((thing, place, key.clone()));
            }
        }
        found
    }

    fn read_units(&mut self, root: &mut Entry<'d>) {
        let components = self.components;
        for unit in all::<Unit>(components.units.len()) {
            // Before the game the start units wait to be placed.
            let unplaced =
                self.phase == Phase::SetUp && components.units[unit.slot()].code == Code::Start;
            let place = if unplaced { Place::Aside } else { usual_place(components, unit) };
            self.board.put(unit, place);
        }
        for (unit, place, key) in self.listed(root, "units", "unit", |id| components.unit(id)) {
            let boxed = BOXES.iter().find(|(id, _)| *id == place).map(|(_, place)| *place);
            let found = boxed.or_else(|| components.space(place).map(Place::Space));
            let Some(found) = found else {
                self.file.report_once(&key, "siege-fault-place", [("value", text_fact(place))]);
                continue;
            };
            let row = &components.units[unit.slot()];
            let lost = matches!(found, Place::Eliminated | Place::EliminatedBefore | Place::Ready);
            if row.is_leader() && lost {
                self.report_misplaced(&key, &row.id);
            }
            self.board.put(unit, found);
        }
    }

    fn report_misplaced(&self, key: &str, id: &str) {
        self.file.report(key, "siege-fault-misplaced", [("value", text_fact(id))]);
    }

    fn read_battalions(&mut self, root: &mut Entry<'d>) {
        let components = self.components;
        for battalion in all::<Battalion>(components.battalions.len()) {
            let place = usual_battalion(components, &self.board, battalion);
            self.board.put_battalion(battalion, place);
        }
        let find = |id: &str| components.battalion(id);
        for (battalion, place, key) in self.listed(root, "battalions", "battalion", find) {
            let base = components.routes.iter().find(|row| row.base == place);
            let boxed = BOXES.iter().find(|(id, _)| *id == place && *id != "ready");
            let found = boxed
                .map(|(_, place)| *place)
                .or(base.map(|row| Place::Base(row.route)))
                .or_else(|| components.space(place).map(Place::Space));
            let Some(found) = found else {
                self.file.report_once(&key, "siege-fault-place", [("value", text_fact(place))]);
                continue;
            };
            self.check_route(&key, battalion, found);
            self.board.put_battalion(battalion, found);
        }
    }

    /// 9.1, 16.6: battalions are in their own base and on their own Route.
    fn check_route(&self, key: &str, battalion: Battalion, place: Place) {
        let row = &self.components.battalions[battalion.slot()];
        let own = self.board.base_of(row.division);
        let fits = match place {
            Place::Space(Space::CENTRAL) => own.is_some(),
            Place::Space(space) => own.is_some() && self.components.row(space).route == own,
            Place::Base(route) => own == Some(route),
            Place::Eliminated | Place::EliminatedBefore => own.is_some(),
            Place::Available => row.delayed,
            Place::Ready | Place::Aboard(_) | Place::Aside | Place::Removed => true,
        };
        if !fits {
            self.report_misplaced(key, &row.id);
        }
    }

    /// Which pieces show their reduced side.
    fn read_reduced(&mut self, root: &mut Entry<'d>) {
        for id in root.texts_if_any("reduced") {
            let value = [("value", text_fact(id))];
            if let Some(unit) = self.components.unit(id) {
                if self.components.units[unit.slot()].steps < 2 {
                    root.report("reduced", "siege-fault-one-step", value);
                } else if self.board.reduced.has(unit) {
                    root.report("reduced", "fault-repeated", value);
                }
                self.board.reduced.insert(unit);
            } else if let Some(battalion) = self.components.battalion(id) {
                if self.board.weakened.has(battalion) {
                    root.report("reduced", "fault-repeated", value);
                }
                self.board.weakened.insert(battalion);
            } else {
                self.report_unknown("reduced", "unit", id);
            }
        }
    }

    fn read_aircraft(&mut self, root: &mut Entry<'d>) {
        let components = self.components;
        for aircraft in all::<Aircraft>(components.aircraft.len()) {
            self.board.put_aircraft(aircraft, usual_air(components, aircraft));
        }
        let find = |id: &str| components.aircraft(id);
        for (aircraft, place, key) in self.listed(root, "aircraft", "aircraft", find) {
            let Some((_, air_box)) = AIR_BOXES.iter().find(|(id, _)| *id == place) else {
                self.file.report_once(&key, "siege-fault-place", [("value", text_fact(place))]);
                continue;
            };
            let row = &components.aircraft[aircraft.slot()];
            if !fits(row, *air_box) {
                self.report_misplaced(&key, &row.id);
            }
            self.board.put_aircraft(aircraft, *air_box);
        }
        let Some(returns) = root.table_if_any("returns") else { return };
        let later = i64::from(self.turn)..=i64::from(components.setup.turns);
        for id in returns.fields() {
            let turn = returns.number_at(id, later.clone());
            match components.aircraft(id) {
                None => self.report_unknown(&returns.key(id), "aircraft", id),
                Some(aircraft) => {
                    if let Some(turn) = turn {
                        self.board.put_aircraft(aircraft, AirBox::Returns(turn));
                    }
                }
            }
        }
    }

    /// Passengers: each cargo unit of the Units box has one, and no other cargo unit has.
    fn read_aboard(&mut self, root: &mut Entry<'d>) {
        let components = self.components;
        let mut loaded = crate::sets::AircraftSet::NONE;
        let find = |id: &str| components.unit(id);
        for (unit, place, key) in self.listed(root, "aboard", "unit", find) {
            let Some(aircraft) = components.aircraft(place) else {
                self.report_unknown(&key, "aircraft", place);
                continue;
            };
            let leads = components.units[unit.slot()].unit_type == UnitType::Leader;
            let waits = self.board.place(unit) == Place::Ready;
            if leads || !waits || loaded.has(aircraft) {
                self.report_misplaced(&key, &components.units[unit.slot()].id);
            }
            loaded.insert(aircraft);
            self.board.put(unit, Place::Aboard(aircraft));
        }
        for aircraft in all::<Aircraft>(components.aircraft.len()) {
            let carries = self.board.air_box(aircraft) == AirBox::CargoUnit;
            if carries != loaded.has(aircraft) && self.file.is_clean() {
                let id = Fact::Text(components.aircraft[aircraft.slot()].id.clone());
                self.file.report("aboard", "siege-fault-passenger", [("value", id)]);
            }
        }
    }

    fn read_guns(&mut self, root: &mut Entry<'d>) {
        let components = self.components;
        for marker in all::<Marker>(components.markers.len()) {
            self.board.put_marker(marker, usual_gun(components, self.phase, &self.board, marker));
        }
        let find = |id: &str| components.marker(id);
        for (marker, place, key) in self.listed(root, "guns", "marker", find) {
            let Some((_, gun_box)) = GUN_BOXES.iter().find(|(id, _)| *id == place) else {
                self.file.report_once(&key, "siege-fault-place", [("value", text_fact(place))]);
                continue;
            };
            let row = &components.markers[marker.slot()];
            let strategic = matches!(gun_box, GunBox::Counterbattery | GunBox::FlakSuppression);
            let absent = self.board.gun_box(marker) == GunBox::Absent;
            if absent || (row.mortar && strategic) {
                self.report_misplaced(&key, &row.id);
            }
            self.board.put_marker(marker, *gun_box);
        }
    }
}

/// The name of a base in positions.
pub(super) fn base_id(components: &Components, route: Route) -> &str {
    &components.routes[route.slot()].base
}
