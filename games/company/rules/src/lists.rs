//! X2.4: army lists. What a list costs, what is wrong with it, and the army it makes.
//!
//! A player writes a list as entries with commas between them: `us_command:average @Command #1st,
//! 2 us_rifle:average @Maneuver, 2 tank @Tanks`. A number before a foot type makes so many units; before
//! a vehicle it is one unit of so many vehicles. Grade and platoon may be left out.

use kernel::{Fact, Fault, Faults};
use pack::{Name, text_fact};

use crate::components::{
    Army, Body, Commander, Components, Force, GradeRow, ListEntry, Nation, Side, UnitRow, UnitType,
    Vehicle, VehicleRow,
};
use crate::sets::MAX_UNITS;

/// X2.4: own lists may differ so much from the points of the mission's list.
const POINTS_APART: u16 = 5;
/// X2.3: units in a group.
const GROUP: u16 = 4;
/// X2.4: units in a platoon.
const PLATOON: u16 = 7;
/// X2.4: one point in so many may be spent on vehicles.
const VEHICLE_SHARE: u16 = 3;
/// A list is no longer than this many entries.
const MOST_ENTRIES: usize = 40;

/// What lists are bought from.
#[derive(Clone, Copy, Debug)]
pub struct Shop<'c> {
    /// The grades.
    pub(crate) grades: &'c [GradeRow; 3],
    /// The foot types.
    pub(crate) unit_types: &'c [UnitType],
    /// The vehicles.
    pub(crate) vehicles: &'c [VehicleRow],
    /// The prices of commanders.
    pub(crate) commander_points: [u16; 2],
    /// Most vehicles in a unit.
    pub(crate) max_vehicles: u8,
}

/// What can be wrong with a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// An entry cannot be read.
    Entry,
    /// More entries than anybody means: the list is not read at all.
    Long,
    /// No foot unit.
    Empty,
    /// A type that nobody knows.
    Type,
    /// A grade that the type does not come in.
    Grade,
    /// A type of another nation.
    Nation,
    /// No unit at all.
    Count,
    /// Vehicles with a grade.
    VehicleGrade,
    /// Too many vehicles in a unit, or none.
    VehicleCount,
    /// Too many units, or none.
    Size,
    /// Too many units in a group.
    Group,
    /// Too many units in a platoon.
    Platoon,
    /// A platoon without its commander, or with two.
    Pc,
    /// Two company commanders.
    Cc,
    /// Vehicles are more than a third of the points.
    Vehicles,
    /// A list of the other side.
    Side,
    /// Too many or too few points.
    Points,
}

impl Wrong {
    /// Its message.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Wrong::Entry => "company-fault-list-entry",
            Wrong::Long => "company-fault-list-long",
            Wrong::Empty => "company-fault-list-empty",
            Wrong::Type => "company-fault-list-type",
            Wrong::Grade => "company-fault-list-grade",
            Wrong::Nation => "company-fault-list-nation",
            Wrong::Count => "company-fault-list-count",
            Wrong::VehicleGrade => "company-fault-list-vehicle-grade",
            Wrong::VehicleCount => "company-fault-list-vehicle-count",
            Wrong::Size => "company-fault-list-size",
            Wrong::Group => "company-fault-list-group",
            Wrong::Platoon => "company-fault-list-platoon",
            Wrong::Pc => "company-fault-list-pc",
            Wrong::Cc => "company-fault-list-cc",
            Wrong::Vehicles => "company-fault-list-vehicles",
            Wrong::Side => "company-fault-list-side",
            Wrong::Points => "company-fault-list-points",
        }
    }
}

/// One thing wrong with a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ListFault {
    /// What.
    pub(crate) wrong: Wrong,
    /// The entry, group or platoon.
    entry: String,
    /// What is there.
    value: String,
    /// What is allowed.
    limit: i64,
}

impl ListFault {
    fn new(wrong: Wrong, entry: &str, value: impl ToString, limit: i64) -> ListFault {
        ListFault { wrong, entry: entry.to_owned(), value: value.to_string(), limit }
    }

    /// As a fault of an option.
    fn told(&self, key: &str) -> Fault {
        let mut told = Fault::new("option", key, self.wrong.id());
        told.facts.extend(self.facts());
        told
    }

    /// Its facts.
    pub(crate) fn facts(&self) -> [(&'static str, Fact); 3] {
        [
            ("entry", text_fact(&self.entry)),
            ("value", text_fact(&self.value)),
            ("limit", Fact::Number(self.limit)),
        ]
    }
}

/// What a line of a list buys.
#[derive(Clone, Copy, Debug)]
enum Bought<'c> {
    Foot(&'c UnitType),
    Vehicles(&'c VehicleRow),
}

impl<'c> Shop<'c> {
    /// The shop of a pack.
    pub fn of(components: &'c Components) -> Shop<'c> {
        Shop {
            grades: &components.grades,
            unit_types: &components.unit_types,
            vehicles: &components.vehicles,
            commander_points: components.commander_points,
            max_vehicles: components.max_vehicles,
        }
    }

    fn find(&self, kind: &str) -> Option<Bought<'c>> {
        let foot = self.unit_types.iter().find(|row| row.id == kind).map(Bought::Foot);
        let vehicle = self.vehicles.iter().find(|row| row.vehicle.id() == kind);
        foot.or(vehicle.map(Bought::Vehicles))
    }

    fn price(&self, entry: &ListEntry) -> u32 {
        let each = match self.find(&entry.kind) {
            Some(Bought::Foot(row)) => {
                let grade = entry.grade.or(row.grades.first().copied());
                let base = grade.map_or(0, |grade| self.grades[grade as usize].points);
                let extra = match row.commander {
                    Some(Commander::Platoon) => self.commander_points[0],
                    Some(Commander::Company) => self.commander_points[1],
                    None => 0,
                };
                u32::from(row.bases) * u32::from(base) + u32::from(extra)
            }
            Some(Bought::Vehicles(row)) => u32::from(row.points),
            None => 0,
        };
        each * u32::from(entry.count)
    }

    fn is_vehicle(&self, entry: &ListEntry) -> bool {
        matches!(self.find(&entry.kind), Some(Bought::Vehicles(_)))
    }

    /// How many units an entry makes.
    fn units(&self, entry: &ListEntry) -> u16 {
        if self.is_vehicle(entry) { 1 } else { u16::from(entry.count) }
    }
}

/// What a list costs.
pub fn points(shop: &Shop<'_>, entries: &[ListEntry]) -> u16 {
    let sum: u32 = entries.iter().map(|entry| shop.price(entry)).sum();
    u16::try_from(sum).unwrap_or(u16::MAX)
}

/// All that is wrong with a list.
pub(crate) fn check(shop: &Shop<'_>, nation: Nation, entries: &[ListEntry]) -> Vec<ListFault> {
    let mut faults = Vec::new();
    for entry in entries {
        check_entry(shop, nation, entry, &mut faults);
    }
    let units: u16 = entries.iter().map(|entry| shop.units(entry)).sum();
    if units == 0 || usize::from(units) > MAX_UNITS {
        faults.push(ListFault::new(Wrong::Size, "", units, MAX_UNITS as i64));
    }
    for (group, units) in tally(shop, entries, |entry| &entry.group) {
        if units > GROUP {
            faults.push(ListFault::new(Wrong::Group, &group, units, GROUP.into()));
        }
    }
    for (platoon, units) in tally(shop, entries, |entry| &entry.platoon) {
        if units > PLATOON {
            let fault = ListFault::new(Wrong::Platoon, &platoon, units, PLATOON.into());
            faults.push(fault);
        }
        let leaders = commanders(shop, entries, Commander::Platoon, Some(&platoon));
        let wanted = u16::from(nation != Nation::Vc);
        if leaders != wanted {
            faults.push(ListFault::new(Wrong::Pc, &platoon, leaders, wanted.into()));
        }
    }
    let company = commanders(shop, entries, Commander::Company, None);
    if company > 1 {
        faults.push(ListFault::new(Wrong::Cc, "", company, 1));
    }
    let vehicles: u32 =
        entries.iter().filter(|entry| shop.is_vehicle(entry)).map(|entry| shop.price(entry)).sum();
    let third = u32::from(points(shop, entries) / VEHICLE_SHARE);
    if vehicles > third {
        faults.push(ListFault::new(Wrong::Vehicles, "", vehicles, third.into()));
    }
    faults
}

fn check_entry(shop: &Shop<'_>, nation: Nation, entry: &ListEntry, faults: &mut Vec<ListFault>) {
    match shop.find(&entry.kind) {
        None => faults.push(ListFault::new(Wrong::Type, &entry.kind, "", 0)),
        Some(Bought::Vehicles(_)) => {
            if let Some(grade) = entry.grade {
                faults.push(ListFault::new(Wrong::VehicleGrade, &entry.kind, grade.id(), 0));
            }
            if entry.count == 0 || entry.count > shop.max_vehicles {
                let limit = i64::from(shop.max_vehicles);
                faults.push(ListFault::new(Wrong::VehicleCount, &entry.kind, entry.count, limit));
            }
            if nation == Nation::Vc {
                faults.push(ListFault::new(Wrong::Nation, &entry.kind, "VC", 0));
            }
        }
        Some(Bought::Foot(row)) => {
            if row.nation != nation {
                faults.push(ListFault::new(Wrong::Nation, &entry.kind, nation.id(), 0));
            }
            if entry.count == 0 {
                faults.push(ListFault::new(Wrong::Count, &entry.kind, 0, 1));
            }
            if let Some(grade) = entry.grade
                && !row.grades.contains(&grade)
            {
                faults.push(ListFault::new(Wrong::Grade, &entry.kind, grade.id(), 0));
            }
        }
    }
}

/// Units by group or platoon, in the order they are first named.
fn tally<'e>(
    shop: &Shop<'_>,
    entries: &'e [ListEntry],
    key: impl Fn(&'e ListEntry) -> &'e String,
) -> Vec<(String, u16)> {
    let mut found: Vec<(String, u16)> = Vec::new();
    for entry in entries {
        let units = shop.units(entry);
        match found.iter_mut().find(|(name, _)| name == key(entry)) {
            Some((_, sum)) => *sum += units,
            None => found.push((key(entry).clone(), units)),
        }
    }
    found
}

fn commanders(
    shop: &Shop<'_>,
    entries: &[ListEntry],
    wanted: Commander,
    platoon: Option<&str>,
) -> u16 {
    let here = entries.iter().filter(|entry| platoon.is_none_or(|name| name == entry.platoon));
    here.filter(|entry| match shop.find(&entry.kind) {
        Some(Bought::Foot(row)) => row.commander == Some(wanted),
        Some(Bought::Vehicles(_)) | None => false,
    })
    .map(|entry| u16::from(entry.count))
    .sum()
}

/// Reads what a player wrote, or says all that is wrong with it.
pub(crate) fn read(
    components: &Components,
    side: Side,
    wanted: u16,
    key: &str,
    text: &str,
) -> Result<Army, Faults> {
    let shop = Shop::of(components);
    let (entries, mut faults) = read_entries(&shop, text);
    let told = |faults: Vec<ListFault>| faults.into_iter().map(|one| one.told(key)).collect();
    let nation = entries.iter().find_map(|entry| match shop.find(&entry.kind) {
        Some(Bought::Foot(row)) => Some(row.nation),
        Some(Bought::Vehicles(_)) | None => None,
    });
    let Some(nation) = nation else {
        if faults.iter().all(|one| one.wrong != Wrong::Long) {
            faults.push(ListFault::new(Wrong::Empty, "", "", 0));
        }
        return Err(told(faults));
    };
    if nation.side() != side {
        faults.push(ListFault::new(Wrong::Side, "", nation.id(), 0));
    }
    faults.extend(check(&shop, nation, &entries));
    let points = points(&shop, &entries);
    if points.abs_diff(wanted) > POINTS_APART {
        faults.push(ListFault::new(Wrong::Points, "", points, wanted.into()));
    }
    if !faults.is_empty() {
        return Err(told(faults));
    }
    let name = Name { en: nation.id().to_owned(), fr: nation.id().to_owned() };
    Ok(Army { id: key.to_owned(), name, nation, points, entries })
}

/// The entries of a list, foot with its usual grade where none is written, and what is none.
fn read_entries(shop: &Shop<'_>, text: &str) -> (Vec<ListEntry>, Vec<ListFault>) {
    let (mut entries, mut faults) = (Vec::new(), Vec::new());
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    if parts.len() > MOST_ENTRIES {
        faults.push(ListFault::new(Wrong::Long, "", parts.len(), MOST_ENTRIES as i64));
        return (entries, faults);
    }
    for part in parts {
        let Some(mut entry) = read_entry(part) else {
            faults.push(ListFault::new(Wrong::Entry, part, "", 0));
            continue;
        };
        if let Some(Bought::Foot(row)) = shop.find(&entry.kind) {
            entry.grade = entry.grade.or(row.grades.first().copied());
        }
        entries.push(entry);
    }
    (entries, faults)
}

/// An entry as [`read_entry`] reads it.
pub fn written(entry: &ListEntry) -> String {
    let ListEntry { kind, grade, count, group, platoon } = entry;
    match grade {
        Some(grade) => format!("{count} {kind}:{} @{group} #{platoon}", grade.id()),
        None => format!("{count} {kind} @{group} #{platoon}"),
    }
}

/// One entry: `2 us_rifle:average @Maneuver #1st`.
pub fn read_entry(text: &str) -> Option<ListEntry> {
    let (front, platoon) = match text.split_once('#') {
        Some((front, platoon)) => (front.trim(), platoon.trim()),
        None => (text, "1st"),
    };
    let (front, group) = front.split_once('@')?;
    let (front, group) = (front.trim(), group.trim());
    let (count, front) = match front.split_once(' ') {
        Some((count, front)) => (count.parse().ok()?, front.trim()),
        None => (1, front),
    };
    let (kind, grade) = match front.split_once(':') {
        Some((kind, grade)) => {
            let known = crate::setup::GRADES.iter().find(|(id, _)| *id == grade);
            (kind, Some(known.map(|(_, grade)| *grade)?))
        }
        None => (front, None),
    };
    let names = [group, platoon, kind];
    let sound = names.iter().all(|name| !name.is_empty() && name.chars().count() <= 30);
    (sound && count <= 16).then(|| ListEntry {
        kind: kind.to_owned(),
        grade,
        count,
        group: group.to_owned(),
        platoon: platoon.to_owned(),
    })
}

/// The army a list makes. The list was checked.
pub fn force(components: &Components, army: &Army) -> Force {
    let shop = Shop::of(components);
    let mut force = Force {
        nation: army.nation,
        name: army.name.clone(),
        points: army.points,
        units: Vec::new(),
        groups: Vec::new(),
        platoons: Vec::new(),
    };
    for entry in &army.entries {
        let group = place(&mut force.groups, group_name(components, &entry.group));
        let platoon = place(&mut force.platoons, entry.platoon.clone());
        let Some(bought) = shop.find(&entry.kind) else { continue };
        for _ in 0..shop.units(entry) {
            let number = force.units.iter().filter(|row| row.kind == entry.kind).count() + 1;
            let (name, body, strength, role) = match bought {
                Bought::Foot(row) => {
                    let grade = entry.grade.unwrap_or(row.grades[0]);
                    let body = Body::Foot { grade, commander: row.commander };
                    (&row.name, body, row.bases, Some(row.role))
                }
                Bought::Vehicles(row) => {
                    (&row.name, Body::Vehicles(row.vehicle), entry.count, None)
                }
            };
            let name =
                Name { en: format!("{} {number}", name.en), fr: format!("{} {number}", name.fr) };
            let kind = entry.kind.clone();
            force.units.push(UnitRow { kind, role, name, body, strength, group, platoon });
        }
    }
    force
}

/// The name of a group in both languages.
fn group_name(components: &Components, name: &str) -> Name {
    let known = components.group_names.iter().find(|known| known.en == name).cloned();
    known.unwrap_or_else(|| Name { en: name.to_owned(), fr: name.to_owned() })
}

fn place<T: PartialEq>(list: &mut Vec<T>, item: T) -> u8 {
    let known = list.iter().position(|known| *known == item);
    known.unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    }) as u8
}

impl Vehicle {
    /// The classes in the order of the tables.
    pub const ALL: [Vehicle; 3] = [Vehicle::Tank, Vehicle::Carrier, Vehicle::Truck];
}
