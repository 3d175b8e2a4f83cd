//! Reads `units.toml`: the counters, their classes and formations.

use std::collections::BTreeMap;

use kernel::Fact;

use super::map::{AREA_NUMBERS, SIDES};
use crate::components::{Area, FormationRow, MAX_UNITS, Side, Start, UnitRow, UnitType};
use crate::drawing::Name;
use pack::{Entry, File};

const TYPES: &[(&str, UnitType)] = &[
    ("infantry", UnitType::Infantry),
    ("airborne", UnitType::Airborne),
    ("antiaircraft", UnitType::Antiaircraft),
    ("armor", UnitType::Armor),
];
const MARKERS: &[(&str, ())] = &[
    ("control", ()),
    ("fire", ()),
    ("trench", ()),
    ("turn", ()),
    ("out_of_supply", ()),
    ("no_replacements", ()),
];

/// The highest number on a counter.
const HIGHEST: i64 = 20;

/// The counters as they were read.
#[derive(Debug, Default)]
pub(super) struct Units {
    pub(super) units: [Vec<UnitRow>; 2],
    pub(super) formations: Vec<FormationRow>,
    /// The abbreviation that each formation uses.
    pub(super) abbreviations: Vec<(String, String)>,
    pub(super) stacking_limit: Option<u8>,
}

impl Units {
    /// All units, French first.
    pub(super) fn all(&self) -> impl Iterator<Item = &UnitRow> {
        self.units.iter().flatten()
    }

    /// The units that begin with a star.
    pub(super) fn star(&self) -> impl Iterator<Item = &UnitRow> {
        self.all().filter(|unit| unit.start == Start::Star)
    }
}

/// The three numbers of the fresh face and the one of the spent face.
type Values = ([u8; 3], u8);

/// How many counters of each sort the file says it has.
#[derive(Debug, Default)]
struct Stated {
    french: Option<u8>,
    vietminh: Option<u8>,
    replacement: Option<u8>,
    star: Option<u8>,
}

/// Reads the counters.
pub(super) fn read(file: &File<'_>, last_turn: u8) -> Units {
    let Some(table) = file.parse() else { return Units::default() };
    let mut root = Entry::root(file, &table);
    let mut units = Units::default();
    let stated = read_meta(&mut root, &mut units);
    if let Some(mut types) = root.table_if_any("types") {
        types.fixed("list", r#"["infantry", "airborne", "antiaircraft", "armor"]"#);
        types.finish_with_source();
    }
    let mut classes = BTreeMap::new();
    for entry in root.entries_if_any("unit_class", &["id"]) {
        classes.extend(read_class(entry));
    }
    for entry in root.entries("formation", &["id"]) {
        read_formation(entry, &mut units);
    }
    for entry in root.entries("unit", &["id"]) {
        if let Some(unit) = read_unit(entry, last_turn, &units.formations, &classes) {
            units.units[unit.side as usize].push(unit);
        }
    }
    for mut entry in root.entries_if_any("marker", &["kind"]) {
        entry.word("kind", MARKERS);
        entry.number::<u16>("count", 0..=1000);
        entry.finish_with_source();
    }
    root.finish();
    check_numbers(file, &units, &stated);
    units.units.iter_mut().for_each(|side| number_alike(side));
    units
}

fn read_meta(root: &mut Entry<'_>, units: &mut Units) -> Stated {
    let Some(mut meta) = root.table("meta") else { return Stated::default() };
    meta.read_version(super::GAME);
    units.stacking_limit = meta.number("stacking_limit", 1..=9);
    let most = MAX_UNITS as i64;
    let stated = Stated {
        french: meta.number("french_units", 0..=most),
        vietminh: meta.number("viet_minh_units", 0..=most),
        replacement: meta.number("replacement_units", 0..=most),
        star: meta.number("star_units", 0..=most),
    };
    meta.remarks(&["note", "full_regiment"]);
    meta.finish_with_source();
    stated
}

fn read_class(mut entry: Entry<'_>) -> Option<(String, Values)> {
    let id = entry.name("id");
    entry.name("label");
    entry.name("label_fr");
    let values = entry.numbers::<u8>("values", 0..=HIGHEST);
    let spent = entry.number("spent", 0..=HIGHEST);
    let values = values.map(<[u8; 3]>::try_from);
    if let Some(Err(_)) = values {
        entry.report("values", "fault-length", [("expected", Fact::Number(3))]);
    }
    entry.finish_with_source();
    Some((id?, (values?.ok()?, spent?)))
}

fn read_formation(mut entry: Entry<'_>, units: &mut Units) {
    let id = entry.name("id");
    let side = entry.word("side", SIDES);
    let en = entry.name("name").unwrap_or_default();
    let fr = entry.name("name_fr").unwrap_or_default();
    let abbreviation = entry.has("abbreviation").then(|| entry.text("abbreviation")).flatten();
    entry.remarks(&["note", "abbreviation"]);
    entry.finish_with_source();
    let Some(id) = id else { return };
    if let Some(abbreviation) = abbreviation.filter(|text| !text.is_empty()) {
        units.abbreviations.push((id.clone(), abbreviation.to_owned()));
    }
    let side = side.unwrap_or(Side::French);
    units.formations.push(FormationRow { id, side, name: Name { en, fr } });
}

fn read_unit(
    mut entry: Entry<'_>,
    last_turn: u8,
    formations: &[FormationRow],
    classes: &BTreeMap<String, Values>,
) -> Option<UnitRow> {
    let id = entry.name("id");
    let side = entry.word("side", SIDES);
    let formation = read_formation_of(&mut entry, side, formations);
    let company = entry.name("company");
    let battalion = entry.has("battalion").then(|| entry.name("battalion")).flatten();
    let unit_type = entry.word("type", TYPES);
    let (thai, elite) = (entry.flag("thai"), entry.flag("elite"));
    let firepower = entry.number("firepower", 0..=HIGHEST);
    let defence = entry.number("defence", 0..=HIGHEST);
    let defence_spent = entry.number("defence_spent", 0..=HIGHEST);
    let movement = entry.number("move", 0..=HIGHEST);
    if let (Some(f), Some(d), Some(m), Some(s)) = (firepower, defence, movement, defence_spent) {
        check_class(&mut entry, ([f, d, m], s), classes);
    }
    let start = read_start(&mut entry, side, last_turn);
    entry.remarks(&["class", "battalion", "setup", "arrival", "pool"]);
    entry.finish_with_source();
    Some(UnitRow {
        id: id?,
        side: side?,
        formation,
        battalion: battalion.unwrap_or_default(),
        company: company.unwrap_or_default(),
        unit_type: unit_type?,
        thai: thai.unwrap_or(false),
        elite: elite.unwrap_or(false),
        firepower: firepower?,
        defence: defence?,
        defence_spent: defence_spent?,
        movement: movement?,
        start: start?,
        alike: 0,
    })
}

/// The formation of a unit: one of its side, or none.
fn read_formation_of(
    entry: &mut Entry<'_>,
    side: Option<Side>,
    formations: &[FormationRow],
) -> String {
    let id = entry.text("formation").unwrap_or_default();
    let found = formations.iter().find(|row| row.id == id);
    match (found, side) {
        // A unit without a formation names none.
        _ if id.is_empty() => (),
        (None, _) => {
            super::report_unknown(entry.file, &entry.key("formation"), "formation", id);
        }
        (Some(row), Some(side)) if row.side != side => {
            let other = format!("formation {id} / side");
            let key = entry.key("side");
            super::report_contradiction(entry.file, &key, side.name(), &other, row.side.name());
        }
        (Some(_), _) => (),
    }
    id.to_owned()
}

/// A unit that names a class has the values of that class.
fn check_class(entry: &mut Entry<'_>, values: Values, classes: &BTreeMap<String, Values>) {
    if !entry.has("class") {
        return;
    }
    let Some(class) = entry.name("class") else { return };
    let written = |([f, d, m], spent): &Values| format!("{f}-{d}-{m}/{spent}");
    match classes.get(&class) {
        None => super::report_unknown(entry.file, &entry.key("class"), "class", &class),
        Some(of_class) if *of_class != values => super::report_contradiction(
            entry.file,
            entry.label(),
            &written(&values),
            &format!("unit_class {class}"),
            &written(of_class),
        ),
        Some(_) => (),
    }
}

/// A unit begins in an area, on a turn, with a star or in the box, in exactly one of these ways.
fn read_start(entry: &mut Entry<'_>, side: Option<Side>, last_turn: u8) -> Option<Start> {
    let ways = ["setup", "arrival", "pool"].into_iter().filter(|way| entry.has(way));
    match ways.collect::<Vec<_>>()[..] {
        ["setup"] => entry.number("setup", AREA_NUMBERS).map(|number| Start::Area(Area(number))),
        ["arrival"] if entry.is_text("arrival") => {
            entry.word("arrival", &[("*", ())])?;
            check_side(entry, "arrival", side, Side::French);
            Some(Start::Star)
        }
        ["arrival"] => entry.number("arrival", super::turns(last_turn)).map(Start::Turn),
        ["pool"] => {
            entry.word("pool", &[("replacement", ())])?;
            check_side(entry, "pool", side, Side::VietMinh);
            Some(Start::Box)
        }
        _ => {
            entry.file.report(entry.label(), "storm-fault-start", []);
            None
        }
    }
}

/// Only French units have stars (2.1.1), only Viet Minh units are replacements (12.1).
fn check_side(entry: &Entry<'_>, field: &str, side: Option<Side>, right: Side) {
    if side.is_some_and(|side| side != right) {
        entry.report(field, "storm-fault-start-side", [("side", Fact::Word(right.name()))]);
    }
}

fn check_numbers(file: &File<'_>, units: &Units, stated: &Stated) {
    for side in Side::BOTH {
        let count = units.units[side as usize].len();
        if count > MAX_UNITS {
            let facts = [
                ("side", Fact::Word(side.name())),
                ("count", count.into()),
                ("max", MAX_UNITS.into()),
            ];
            file.report("unit", "storm-fault-too-many-units", facts);
        }
    }
    if !file.is_clean() {
        return;
    }
    let boxed = units.all().filter(|unit| unit.start == Start::Box).count();
    let [french, vietminh] = units.units.each_ref().map(Vec::len);
    let counts = [
        ("meta / french_units", stated.french, french),
        ("meta / viet_minh_units", stated.vietminh, vietminh - boxed),
        ("meta / replacement_units", stated.replacement, boxed),
        ("meta / star_units", stated.star, units.star().count()),
    ];
    for (key, stated, counted) in counts {
        if let Some(stated) = stated {
            super::check_count(file, key, stated, counted);
        }
    }
}

/// Gives units of one side the same number if no rule can tell them apart. Formation, company and elite
/// have no rule.
fn number_alike(units: &mut [UnitRow]) {
    let mut kinds: Vec<UnitRow> = Vec::new();
    for unit in units {
        let found = kinds.iter().position(|kind| is_alike(kind, unit));
        if found.is_none() {
            kinds.push(unit.clone());
        }
        // A side that has too many units was reported.
        unit.alike = u8::try_from(found.unwrap_or(kinds.len() - 1)).unwrap_or(u8::MAX);
    }
}

fn is_alike(a: &UnitRow, b: &UnitRow) -> bool {
    let values = |unit: &UnitRow| {
        (unit.thai, unit.firepower, unit.defence, unit.defence_spent, unit.movement)
    };
    a.unit_type == b.unit_type && values(a) == values(b)
}
