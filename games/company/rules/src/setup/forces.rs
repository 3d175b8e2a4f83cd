//! Reads `forces.toml`: grades, unit types, vehicles and the army lists.

use kernel::Fact;
use pack::{Entry, File, Name, text_fact};

use super::{read_faces, read_meta, read_name, report_length, report_unknown};
use crate::components::{
    Army, Commander, Grade, GradeRow, ListEntry, Nation, Role, Side, UnitType, Vehicle, VehicleRow,
};
use crate::lists;

/// The file as it was read.
#[derive(Debug)]
pub(super) struct Forces {
    pub(super) grades: [GradeRow; 3],
    pub(super) unit_types: Vec<UnitType>,
    pub(super) vehicles: Vec<VehicleRow>,
    pub(super) commander_points: [u16; 2],
    pub(super) max_vehicles: u8,
    pub(super) command_distance: u8,
    pub(super) group_names: Vec<Name>,
    pub(super) armies: Vec<Army>,
}

pub(crate) const GRADES: [(&str, Grade); 3] =
    [("raw", Grade::Raw), ("average", Grade::Average), ("veteran", Grade::Veteran)];
const NATIONS: [(&str, Nation); 4] =
    [("US", Nation::Us), ("ARVN", Nation::Arvn), ("VC", Nation::Vc), ("NVA", Nation::Nva)];
pub(super) const SIDES: [(&str, Side); 2] =
    [("white_star", Side::WhiteStar), ("communist", Side::Communist)];
const VEHICLES: [(&str, Vehicle); 3] =
    [("tank", Vehicle::Tank), ("carrier", Vehicle::Carrier), ("truck", Vehicle::Truck)];

/// Reads the file.
pub(super) fn read(file: &File<'_>) -> Option<Forces> {
    let table = file.parse()?;
    let mut root = Entry::root(file, &table);
    root.read_default_source();
    read_meta(&mut root);
    for entry in root.entries("side", &["id"]) {
        entry.finish_remarks();
    }
    let grades = read_grades(&mut root);
    let (commander_points, command_distance) = read_commanders(&mut root);
    let unit_types = root.entries("unit_type", &["id"]);
    let unit_types: Vec<UnitType> = unit_types.into_iter().filter_map(read_type).collect();
    let mut vehicles: Vec<VehicleRow> =
        root.entries("vehicle", &["id"]).into_iter().filter_map(read_vehicle).collect();
    vehicles.sort_by_key(|row| row.vehicle as usize);
    if vehicles.len() != VEHICLES.len() {
        report_length(&root, "vehicle", VEHICLES.len());
    }
    let max_vehicles = read_vehicle_unit(&mut root);
    let group_names = root.entries("group_name", &["name"]).into_iter().map(read_group).collect();
    let mut forces = Forces {
        grades,
        unit_types,
        vehicles,
        commander_points,
        max_vehicles,
        command_distance,
        group_names,
        armies: Vec::new(),
    };
    for entry in root.entries("army", &["id"]) {
        let army = read_army(entry, &forces);
        forces.armies.extend(army);
    }
    root.finish();
    Some(forces)
}

fn read_grades(root: &mut Entry<'_>) -> [GradeRow; 3] {
    let mut grades = [GradeRow::default(); 3];
    let mut found = 0;
    for mut entry in root.entries("grade", &["id"]) {
        let grade = entry.word("id", &GRADES);
        let row = GradeRow {
            action_dice: entry.number("action_dice", -9..=9).unwrap_or(0),
            morale_dice: entry.number("morale_dice", -9..=9).unwrap_or(0),
            count: entry.number("count_modifier", -9..=9).unwrap_or(0),
            save: entry.number("save_modifier", -9..=9).unwrap_or(0),
            trap_save: read_faces(&mut entry, "booby_save"),
            points: entry.number("points_per_base", 1..=99).unwrap_or(1),
        };
        if let Some(grade) = grade {
            grades[grade as usize] = row;
            found += 1;
        }
        entry.finish_with_source();
    }
    if found != grades.len() {
        report_length(root, "grade", grades.len());
    }
    grades
}

fn read_commanders(root: &mut Entry<'_>) -> ([u16; 2], u8) {
    let mut points = [0; 2];
    if let Some(mut entry) = root.table("points") {
        points = [entry.number("pc", 0..=99).unwrap_or(0), entry.number("cc", 0..=99).unwrap_or(0)];
        entry.remarks(&["formula", "standard_game", "large_game"]);
        entry.finish_with_source();
    }
    let mut distance = 0;
    if let Some(mut commanders) = root.table("commander") {
        if let Some(mut pc) = commanders.table("pc") {
            distance = pc.number("command_distance", 0..=9).unwrap_or(0);
            pc.remarks(&["who", "calls_artillery", "calls_casevac"]);
            pc.finish_with_source();
        }
        if let Some(cc) = commanders.table("cc") {
            cc.finish_remarks();
        }
        commanders.finish();
    }
    (points, distance)
}

fn read_type(mut entry: Entry<'_>) -> Option<UnitType> {
    let id = entry.name("id");
    let nation = entry.word("nation", &NATIONS);
    let name = read_name(&mut entry);
    let bases = entry.number("bases", 1..=9).unwrap_or(1);
    let mut grades = Vec::new();
    for text in entry.texts("grades").unwrap_or_default() {
        match GRADES.iter().find(|(id, _)| *id == text) {
            Some((_, grade)) => grades.push(*grade),
            None => report_unknown(&entry, "grades", "grade", text),
        }
    }
    if grades.is_empty() {
        entry.report("grades", "fault-empty", []);
    }
    let commander = if entry.has("commander") {
        entry.word("commander", &[("pc", Commander::Platoon), ("cc", Commander::Company)])
    } else {
        None
    };
    entry.finish_with_source();
    let id = id?;
    let role = Role::of(&id);
    Some(UnitType { id, nation: nation?, name, bases, grades, commander, role })
}

fn read_vehicle(mut entry: Entry<'_>) -> Option<VehicleRow> {
    let vehicle = entry.word("id", &VEHICLES);
    let name = read_name(&mut entry);
    let shooting_save = read_faces(&mut entry, "shooting_save");
    let trap_save = read_faces(&mut entry, "booby_save");
    let assault_save = read_faces(&mut entry, "assault_save");
    let points = entry.number("points", 1..=99).unwrap_or(1);
    entry.remarks(&["examples"]);
    entry.finish_with_source();
    Some(VehicleRow { vehicle: vehicle?, name, shooting_save, trap_save, assault_save, points })
}

fn read_vehicle_unit(root: &mut Entry<'_>) -> u8 {
    let Some(mut entry) = root.table("vehicle_unit") else { return 1 };
    let most = entry.number("max_vehicles", 1..=2).unwrap_or(1);
    entry.fixed("mixed_types", "false");
    entry.finish_with_source();
    most
}

fn read_group(mut entry: Entry<'_>) -> Name {
    let name = read_name(&mut entry);
    entry.finish_with_source();
    name
}

fn read_army(mut entry: Entry<'_>, forces: &Forces) -> Option<Army> {
    let id = entry.name("id");
    let name = read_name(&mut entry);
    let side = entry.word("side", &SIDES);
    let nation = entry.word("nation", &NATIONS);
    let points = entry.number("points", 1..=999);
    let foot = entry.entries("foot", &[]);
    let mut entries: Vec<ListEntry> = foot.into_iter().filter_map(read_foot).collect();
    let vehicles = entry.entries("vehicles", &[]);
    entries.extend(vehicles.into_iter().filter_map(read_vehicles));
    if let (Some(nation), Some(side)) = (nation, side)
        && nation.side() != side
    {
        let facts = [("nation", text_fact(nation.id()))];
        entry.report("side", "company-fault-army-side", facts);
    }
    let army = id.zip(nation).zip(points);
    let army = army.map(|((id, nation), points)| Army { id, name, nation, points, entries });
    if let Some(army) = &army {
        check_army(&entry, army, forces);
    }
    entry.finish_with_source();
    army
}

fn read_foot(mut entry: Entry<'_>) -> Option<ListEntry> {
    let grade = entry.word("grade", &GRADES);
    let row = read_vehicles_or_foot(&mut entry);
    entry.finish();
    Some(ListEntry { grade: Some(grade?), ..row? })
}

fn read_vehicles(mut entry: Entry<'_>) -> Option<ListEntry> {
    let row = read_vehicles_or_foot(&mut entry);
    entry.finish();
    row
}

fn read_vehicles_or_foot(entry: &mut Entry<'_>) -> Option<ListEntry> {
    let kind = entry.name("type");
    let count = entry.number("count", 1..=16);
    let group = entry.name("group");
    let platoon = entry.name("platoon");
    Some(ListEntry { kind: kind?, grade: None, count: count?, group: group?, platoon: platoon? })
}

/// X2.4: the same checks as for a list a player wrote, but the third for vehicles, and its points.
fn check_army(entry: &Entry<'_>, army: &Army, forces: &Forces) {
    let shop = lists::Shop {
        grades: &forces.grades,
        unit_types: &forces.unit_types,
        vehicles: &forces.vehicles,
        commander_points: forces.commander_points,
        max_vehicles: forces.max_vehicles,
    };
    for fault in lists::check(&shop, army.nation, &army.entries) {
        if fault.wrong != lists::Wrong::Vehicles {
            entry.report("foot", fault.wrong.id(), fault.facts());
        }
    }
    let counted = lists::points(&shop, &army.entries);
    if counted != army.points {
        let facts = [
            ("stated", Fact::from(usize::from(army.points))),
            ("counted", Fact::from(usize::from(counted))),
        ];
        entry.report("points", "fault-count", facts);
    }
}
