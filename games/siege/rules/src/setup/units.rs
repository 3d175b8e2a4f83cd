//! Reads `units.toml`: ground units, leaders, Impact markers, aircraft, battalions.

use kernel::Fact;
use pack::{Entry, File, Name};

use super::{report_contradiction, report_unknown};
use crate::components::{
    AirType, AircraftRow, BattalionRow, Code, Division, Face, MAX_AIRCRAFT, MAX_BATTALIONS,
    MAX_MARKERS, MAX_UNITS, Marker, MarkerRow, Nationality, Size, Unit, UnitRow, UnitType,
};

const TYPES: &[(&str, UnitType)] = &[
    ("infantry", UnitType::Infantry),
    ("airborne_infantry", UnitType::AirborneInfantry),
    ("irregular_infantry", UnitType::IrregularInfantry),
    ("engineer", UnitType::Engineer),
    ("commando", UnitType::Commando),
    ("tank", UnitType::Tank),
    ("sniper", UnitType::Sniper),
    ("fortification", UnitType::Fortification),
    ("garrison", UnitType::Garrison),
    ("aaa", UnitType::Aaa),
    ("mortar", UnitType::Mortar),
    ("airborne_mortar", UnitType::AirborneMortar),
    ("field_artillery", UnitType::FieldArtillery),
    ("airborne_field_artillery", UnitType::AirborneFieldArtillery),
    ("leader", UnitType::Leader),
];
const SIZES: &[(&str, Size)] = &[
    ("none", Size::None),
    ("platoon", Size::Platoon),
    ("company", Size::Company),
    ("battery", Size::Battery),
    ("battalion", Size::Battalion),
    ("battalion_tf", Size::BattalionTf),
    ("regiment_hq", Size::RegimentHq),
    ("group_hq", Size::GroupHq),
];
const NATIONS: &[(&str, Nationality)] = &[
    ("french", Nationality::French),
    ("legion", Nationality::Legion),
    ("algerian", Nationality::Algerian),
    ("moroccan", Nationality::Moroccan),
    ("thai", Nationality::Thai),
    ("vietnamese", Nationality::Vietnamese),
    ("laotian", Nationality::Laotian),
];
const AIR_NATIONS: &[(&str, Nationality)] =
    &[("french", Nationality::French), ("cia", Nationality::Cia), ("us", Nationality::Us)];
const CODES: &[(&str, Code)] =
    &[("start", Code::Start), ("R", Code::R), ("S", Code::S), ("C", Code::C)];
const AIR_CODES: &[(&str, Code)] =
    &[("start", Code::Start), ("R", Code::R), ("A", Code::A), ("V", Code::V)];
const AIR_TYPES: &[(&str, AirType)] = &[
    ("fighter_bomber", AirType::FighterBomber),
    ("bomber", AirType::Bomber),
    ("heavy_bomber", AirType::HeavyBomber),
    ("cargo", AirType::Cargo),
];
/// What brackets mean (2.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bracket {
    None,
    Square,
    Round,
}
const BRACKETS: &[(&str, Bracket)] =
    &[("none", Bracket::None), ("square", Bracket::Square), ("round", Bracket::Round)];

/// The highest number on a counter.
const HIGHEST: i64 = 12;

/// The counters as they were read.
#[derive(Debug, Default)]
pub(super) struct Units {
    pub(super) units: Vec<UnitRow>,
    pub(super) markers: Vec<MarkerRow>,
    pub(super) aircraft: Vec<AircraftRow>,
    pub(super) battalions: Vec<BattalionRow>,
    pub(super) division_names: Vec<Name>,
    /// The Impact marker that each unit names.
    impacts: Vec<String>,
    /// How many pieces of each sort the file says it has.
    pub(super) inventory: Vec<(&'static str, usize)>,
    /// Something is wrong with the file: what other files say of counters cannot be judged.
    pub(super) broken: bool,
    /// Markers that are no units.
    pub(super) tokens: usize,
}

impl Units {
    /// The unit of that id, or a fault.
    pub(super) fn unit(&self, file: &File<'_>, key: &str, id: &str) -> Option<Unit> {
        let found = self.units.iter().position(|row| row.id == id).map(|at| Unit(at as u8));
        if found.is_none() && !self.broken {
            report_unknown(file, key, "unit", id);
        }
        found
    }
}

/// Reads the counters.
pub(super) fn read(file: &File<'_>) -> Units {
    let Some(table) = file.parse() else { return Units { broken: true, ..Units::default() } };
    let mut root = Entry::root(file, &table);
    root.read_head(super::GAME);
    let mut units = Units::default();
    read_inventory(&mut root, &mut units);
    for entry in root.entries("french", &["id"]) {
        read_unit(entry, &mut units);
    }
    for entry in root.entries("impact", &["id"]) {
        read_marker(entry, &mut units);
    }
    for entry in root.entries("air", &["id"]) {
        let row = read_aircraft(entry);
        units.aircraft.extend(row);
    }
    let mut order = 0;
    for entry in root.entries("vm", &["id"]) {
        let row = read_battalion(entry, &mut order);
        units.battalions.extend(row);
    }
    for mut entry in root.entries("markers", &["id"]) {
        entry.name("id");
        entry.name("label");
        entry.name("kind");
        units.tokens += entry.number::<usize>("count", 1..=50).unwrap_or(0);
        entry.finish_with_source();
    }
    check_divisions(&mut root, &mut units);
    root.finish();
    check_numbers(file, &mut units);
    link_impacts(file, &mut units);
    units.broken = !file.is_clean();
    units
}

fn read_inventory(root: &mut Entry<'_>, units: &mut Units) {
    let Some(mut entry) = root.table("inventory") else { return };
    let fields = [
        "french_ground",
        "french_leaders",
        "impact",
        "air",
        "vm_battalions",
        "markers",
        "french_events",
        "vm_events",
        "total",
    ];
    for field in fields {
        let stated = entry.number(field, 0..=500);
        units.inventory.extend(stated.map(|stated| (field, stated)));
    }
    entry.finish_with_source();
}

fn read_unit(mut entry: Entry<'_>, units: &mut Units) {
    let id = entry.name("id");
    let label = entry.name("label").unwrap_or_default();
    let name = super::read_name(&mut entry);
    let unit_type = entry.word("type", TYPES);
    let size = entry.word("size", SIZES);
    let is_battalion = entry.flag("counts_as_battalion");
    let nationality = entry.word("nationality", NATIONS);
    let psyop = entry.flag("psyop");
    let code = entry.word("code", CODES);
    let steps = entry.number("steps", 1..=2);
    let front = read_face(&mut entry, ["strength", "elite", "bracket"]);
    let back = read_face(&mut entry, ["strength_reduced", "elite_reduced", "bracket_reduced"]);
    let airborne = entry.flag("airborne");
    let impact = entry.text("impact").unwrap_or_default().to_owned();
    let row = (|| {
        let ((front, front_bracket), (back, back_bracket)) = (front?, back?);
        let row = UnitRow {
            id: id?,
            label,
            name,
            unit_type: unit_type?,
            size: size?,
            is_battalion: is_battalion?,
            nationality: nationality?,
            psyop: psyop?,
            code: code?,
            steps: steps?,
            faces: [front, back],
            airborne: airborne?,
            impact: None,
        };
        check_unit(&entry, &row, &impact, [front_bracket, back_bracket]);
        Some(row)
    })();
    entry.finish_with_source();
    units.impacts.extend(row.as_ref().map(|_| impact));
    units.units.extend(row);
}

fn read_face(entry: &mut Entry<'_>, fields: [&'static str; 3]) -> Option<(Face, Bracket)> {
    let strength = entry.number(fields[0], 0..=HIGHEST);
    let elite = entry.flag(fields[1]);
    let bracket = entry.word(fields[2], BRACKETS);
    let is_static = bracket? != Bracket::None;
    Some((Face { strength: strength?, elite: elite?, is_static }, bracket?))
}

/// Is the field of a counter as its type makes it?
fn expect(entry: &Entry<'_>, field: &str, holds: bool, rule: &'static str) {
    if !holds {
        let facts = [("rule", Fact::Word(rule))];
        entry.file.report_once(&entry.key(field), "siege-fault-counter", facts);
    }
}

fn check_unit(entry: &Entry<'_>, row: &UnitRow, impact: &str, brackets: [Bracket; 2]) {
    use UnitType::{Aaa, Fortification, Garrison, Leader, Tank};
    let guns = row.unit_type.is_artillery();
    let fixed = matches!(row.unit_type, Fortification | Garrison | Aaa);
    let [front, back] = row.faces;
    let leads = row.unit_type == Leader;
    expect(entry, "strength", leads == (front.strength == 0), "2.10");
    expect(entry, "strength_reduced", (row.steps == 2) == (back.strength > 0), "2.12");
    expect(entry, "strength_reduced", back.strength <= front.strength, "2.12");
    expect(entry, "bracket", (brackets[0] == Bracket::Round) == guns, "2.7");
    expect(entry, "bracket", (brackets[0] == Bracket::Square) == fixed, "2.7");
    let stuck = brackets[0] == Bracket::None && brackets[1] != Bracket::None;
    expect(entry, "bracket_reduced", stuck == (row.unit_type == Tank), "24.5");
    expect(entry, "bracket_reduced", brackets[0] == Bracket::None || back.is_static, "2.7");
    expect(entry, "impact", impact.is_empty() != guns, "2.13");
    expect(entry, "airborne", row.airborne || !row.unit_type.jumps(), "24.1");
    let battalion = matches!(row.size, Size::Battalion | Size::BattalionTf);
    expect(entry, "counts_as_battalion", row.is_battalion == battalion, "2.8");
    let swayed = matches!(
        row.nationality,
        Nationality::Algerian | Nationality::Moroccan | Nationality::Thai | Nationality::Vietnamese
    );
    expect(entry, "psyop", row.psyop == swayed, "30.0");
    let born_elite = matches!(row.unit_type, Tank | Fortification);
    expect(entry, "elite", front.elite || !born_elite, "24.3");
    expect(entry, "elite_reduced", back.elite || !born_elite, "24.3");
}

fn read_marker(mut entry: Entry<'_>, units: &mut Units) {
    let id = entry.name("id");
    let unit = entry.name("unit").unwrap_or_default();
    let unit = units.unit(entry.file, &entry.key("unit"), &unit);
    let value = entry.number("value", 1..=HIGHEST);
    let mortar = entry.word("kind", &[("field", false), ("mortar", true)]);
    if let (Some(unit), Some(mortar)) = (unit, mortar) {
        expect(&entry, "kind", units.units[unit.slot()].unit_type.is_mortar() == mortar, "15.1");
    }
    entry.finish_with_source();
    let row = (|| Some(MarkerRow { id: id?, unit: unit?, value: value?, mortar: mortar? }))();
    units.markers.extend(row);
}

/// 2.13: each artillery unit names its marker, and each marker its unit.
fn link_impacts(file: &File<'_>, units: &mut Units) {
    let impacts = std::mem::take(&mut units.impacts);
    for (at, impact) in impacts.iter().enumerate().filter(|(_, impact)| !impact.is_empty()) {
        let key = format!("french {} / impact", units.units[at].id);
        match units.markers.iter().position(|row| row.id == *impact) {
            None => report_unknown(file, &key, "marker", impact),
            Some(marker) if units.markers[marker].unit.slot() != at => {
                let other = format!("impact {impact} / unit");
                let unit = units.units[units.markers[marker].unit.slot()].id.clone();
                report_contradiction(file, &key, &units.units[at].id, &other, &unit);
            }
            Some(marker) => units.units[at].impact = Some(Marker(marker as u8)),
        }
    }
}

fn read_aircraft(mut entry: Entry<'_>) -> Option<AircraftRow> {
    let id = entry.name("id");
    let label = entry.name("label").unwrap_or_default();
    let name = super::read_name(&mut entry);
    let air_type = entry.word("type", AIR_TYPES);
    let nationality = entry.word("nationality", AIR_NATIONS);
    let code = entry.word("code", AIR_CODES);
    let strength = entry.number::<u8>("strength", 0..=HIGHEST);
    let supply_capacity = entry.number::<u8>("supply_capacity", 0..=HIGHEST);
    let strategic_only = entry.flag("strategic_only");
    let aaa_immune = entry.flag("aaa_immune");
    if let Some(air_type) = air_type {
        let cargo = air_type == AirType::Cargo;
        let heavy = air_type == AirType::HeavyBomber;
        expect(&entry, "strength", strength.is_none_or(|n| (n == 0) == cargo), "28.2");
        expect(&entry, "supply_capacity", supply_capacity.is_none_or(|n| (n > 0) == cargo), "14.2");
        expect(&entry, "strategic_only", strategic_only.is_none_or(|flag| flag == heavy), "35.0");
        expect(&entry, "aaa_immune", aaa_immune.is_none_or(|flag| flag == heavy), "35.0");
    }
    if code == Some(Code::V) {
        expect(&entry, "nationality", nationality == Some(Nationality::Us), "36.2");
    }
    entry.finish_with_source();
    Some(AircraftRow {
        id: id?,
        label,
        name,
        air_type: air_type?,
        nationality: nationality?,
        code: code?,
        strength: strength?,
        supply_capacity: supply_capacity?,
        strategic_only: strategic_only?,
        aaa_immune: aaa_immune?,
    })
}

/// The division of a battalion; one that does not exist is reported.
fn read_division(entry: &mut Entry<'_>) -> Option<Division> {
    let number = entry.number::<u16>("division", 1..=999)?;
    let division = Division::from_number(number);
    if division.is_none() {
        report_unknown(entry.file, &entry.key("division"), "division", &number.to_string());
    }
    division
}

fn read_battalion(mut entry: Entry<'_>, last: &mut u8) -> Option<BattalionRow> {
    let id = entry.name("id");
    if let Some(order) = entry.number("order", 1..=MAX_BATTALIONS as i64) {
        expect(&entry, "order", order > *last, "16.3");
        *last = order;
    }
    let label = entry.name("label").unwrap_or_default();
    let name = super::read_name(&mut entry);
    let division = read_division(&mut entry);
    let regiment = entry.number("regiment", 1..=999);
    entry.fixed("type", r#""infantry""#);
    entry.fixed("size", r#""battalion""#);
    entry.fixed("steps", "2");
    let strength = entry.number("strength", 1..=HIGHEST);
    let strength_reduced = entry.number("strength_reduced", 1..=HIGHEST);
    let elite = entry.flag("elite");
    let elite_reduced = entry.flag("elite_reduced");
    let delayed = entry.flag("variable_31");
    if let (Some(front), Some(back)) = (strength, strength_reduced) {
        expect(&entry, "strength_reduced", back < front, "2.12");
    }
    if division == Some(Division::R148) {
        expect(&entry, "elite", elite != Some(false), "9.3");
        expect(&entry, "elite_reduced", elite_reduced != Some(true), "9.3");
    }
    expect(&entry, "elite_reduced", elite_reduced != Some(true) || elite == Some(true), "24.2");
    let late = delayed == Some(true);
    expect(&entry, "variable_31", !late || division == Some(Division::D316), "31.0");
    entry.finish_with_source();
    let face = |strength, elite| Face { strength, elite, is_static: false };
    Some(BattalionRow {
        id: id?,
        label,
        name,
        division: division?,
        regiment: regiment?,
        faces: [face(strength?, elite?), face(strength_reduced?, elite_reduced?)],
        delayed: delayed?,
    })
}

/// 2.5: how many battalions each division has.
fn check_divisions(root: &mut Entry<'_>, units: &mut Units) {
    if let Some(mut entry) = root.table("divisions") {
        for (field, division) in ["304", "308", "312", "316"].into_iter().zip(Division::ALL) {
            let stated = entry.number(field, 1..=MAX_BATTALIONS as i64);
            let counted = units.battalions.iter().filter(|row| row.division == division).count();
            if let Some(stated) = stated
                && entry.file.is_clean()
            {
                super::check_count(entry.file, &entry.key(field), stated, counted);
            }
        }
        entry.finish_with_source();
    }
    let mut names: Vec<(Division, Name)> = Vec::new();
    for mut entry in root.entries("division_names", &["id"]) {
        let number = entry.number("id", 1..=999);
        let name = super::read_name(&mut entry);
        entry.finish_with_source();
        names.extend(number.and_then(Division::from_number).map(|division| (division, name)));
    }
    names.sort_by_key(|(division, _)| *division);
    for division in Division::ALL.into_iter().chain([Division::R148]) {
        if !names.iter().any(|(named, _)| *named == division) && root.file.is_clean() {
            super::report_missing(root.file, "division_names", &division.number().to_string());
        }
    }
    units.division_names = names.into_iter().map(|(_, name)| name).collect();
    if let Some(entry) = root.table_if_any("division_colours") {
        entry.finish_remarks();
    }
}

/// No list is longer than a set can hold. A longer one is cut after the fault is told.
fn check_numbers(file: &File<'_>, units: &mut Units) {
    let lists = [
        ("french", units.units.len(), MAX_UNITS),
        ("impact", units.markers.len(), MAX_MARKERS),
        ("air", units.aircraft.len(), MAX_AIRCRAFT),
        ("vm", units.battalions.len(), MAX_BATTALIONS),
    ];
    for (key, count, max) in lists.into_iter().filter(|(_, count, max)| count > max) {
        let facts = [("count", Fact::from(count)), ("max", max.into())];
        file.report(key, "siege-fault-too-many", facts);
    }
    let leads = |row: &&UnitRow| row.is_leader() && row.code == Code::Start;
    if file.is_clean() && units.units.iter().filter(leads).count() != 1 {
        file.report("french", "siege-fault-start-leader", []);
    }
}
