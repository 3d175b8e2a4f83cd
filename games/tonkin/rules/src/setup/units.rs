//! Reads `units.toml`: the counters.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use kernel::Fact;
use pack::{Entry, File, Name, text_fact};

use crate::components::{Bar, Face, MAX_UNITS, Side, Trait, Traits, UnitRow, UnitType};

const BARS: &[(&str, Bar)] = &[
    ("none", Bar::None),
    ("white", Bar::White),
    ("black", Bar::Black),
    ("gray", Bar::Gray),
    ("blue", Bar::Blue),
    ("sand", Bar::Sand),
    ("brown", Bar::Brown),
    ("green", Bar::Green),
];

/// The highest number on a counter.
const HIGHEST: i64 = 20;

/// The counters as they were read.
#[derive(Debug, Default)]
pub(super) struct Read {
    pub(super) units: Vec<UnitRow>,
    /// How many Road-Markers there are (4.0).
    pub(super) road_markers: u8,
}

/// Reads the counters.
pub(super) fn read(file: &File<'_>) -> Read {
    let Some(table) = file.parse() else { return Read::default() };
    let mut root = Entry::root(file, &table);
    root.read_head(super::GAME);
    let mut units: Vec<UnitRow> = Vec::new();
    for entry in root.entries("unit", &["id"]) {
        units.extend(read_unit(entry));
    }
    if units.len() > MAX_UNITS {
        let facts = [("count", Fact::from(units.len())), ("max", MAX_UNITS.into())];
        file.report("unit", "tonkin-fault-too-many", facts);
        units.truncate(MAX_UNITS);
    }
    if file.is_clean() {
        check_singles(file, &units);
    }
    if let Some(counts) = root.table("counts") {
        check_counts(counts, &units);
    }
    let mut road_markers = None;
    for mut entry in root.entries("marker", &["id"]) {
        let id = entry.name("id");
        let count: Option<u8> = entry.number("count", 1..=200);
        entry.finish_with_source();
        // No other marker is ever short.
        if id.as_deref() == Some("Road") {
            road_markers = count;
        }
    }
    if road_markers.is_none() && file.is_clean() {
        root.report("marker", "fault-missing-entry", [("value", text_fact("Road"))]);
    }
    root.finish();
    Read { units, road_markers: road_markers.unwrap_or(0) }
}

/// The back of a counter.
fn read_back(mut back: Entry<'_>) -> Face {
    let face = read_face(&mut back);
    back.finish();
    face
}

/// A name that reads the same in both languages.
fn same_in_both(name: Option<&str>) -> Name {
    let name = name.unwrap_or_default();
    Name { en: name.to_owned(), fr: name.to_owned() }
}

fn read_unit(mut entry: Entry<'_>) -> Option<UnitRow> {
    let id = entry.name("id");
    let side = entry.word("side", super::SIDES);
    let name = entry.name("name");
    let label = read_label(&mut entry);
    let unit_type = entry.word("type", &UnitType::ALL);
    let bar = entry.word("bar", BARS);
    let division = read_division(&mut entry);
    let front = read_face(&mut entry);
    let back = entry.table_if_any("back").map(read_back);
    let defence_only = entry.flag("defence_only");
    let movement = entry.number("move", 0..=HIGHEST);
    let motorized = entry.flag("motorized");
    let steps = entry.number("steps", 1..=4);
    let turn = entry.number("entry", 0..=99);
    let traits = read_traits(&mut entry);
    let row = UnitRow {
        id: id?,
        side: side?,
        label: label.unwrap_or_else(|| same_in_both(name.as_deref())),
        name: name?,
        unit_type: unit_type?,
        bar: bar?,
        division,
        defence_only: defence_only?,
        movement: movement?,
        motorized: motorized?,
        steps: steps?,
        entry: turn?,
        traits,
        front,
        back,
    };
    check_unit(&entry, &row);
    entry.finish_with_source();
    Some(row)
}

/// How sentences name a counter whose printed name would not be clear.
fn read_label(entry: &mut Entry<'_>) -> Option<Name> {
    let mut label = entry.table_if_any("label")?;
    let [en, fr] = ["en", "fr"].map(|language| label.name(language));
    label.finish();
    Some(Name { en: en?, fr: fr? })
}

fn read_face(entry: &mut Entry<'_>) -> Face {
    let mut value = |field| entry.number(field, 0..=HIGHEST).unwrap_or(0);
    Face {
        combat: value("combat"),
        barrage: value("barrage"),
        morale: value("morale"),
        stacking: value("sp"),
    }
}

fn read_division(entry: &mut Entry<'_>) -> Option<u16> {
    if !entry.has("division") {
        return None;
    }
    let text = entry.name("division")?;
    let number = text.parse().ok();
    if number.is_none() {
        super::report_unknown(entry.file, &entry.key("division"), "division", &text);
    }
    number
}

fn read_traits(entry: &mut Entry<'_>) -> Traits {
    let mut traits = Traits::default();
    for name in entry.texts("traits").unwrap_or_default() {
        match Trait::ALL.iter().find(|(word, _)| *word == name) {
            None => super::report_unknown(entry.file, &entry.key("traits"), "trait", name),
            Some((_, one)) if traits.has(*one) => {
                entry.report("traits", "fault-repeated", [("value", text_fact(name))]);
            }
            Some((_, one)) => traits.insert(*one),
        }
    }
    traits
}

/// What the rules fix for a class of counters: side, bar, steps, faces, traits (1.2, 4.0, 6.13).
fn check_unit(entry: &Entry<'_>, row: &UnitRow) {
    let class = class_of(row.unit_type);
    if class.side.is_some_and(|side| side != row.side) {
        let other = format!("1.2, {}", row.unit_type.id());
        let right = row.side.enemy().id();
        super::report_contradiction(entry.file, &entry.key("side"), row.side.id(), &other, right);
        return;
    }
    // 35 RALP is artillery and has the bar of the paratroops.
    let bar = if row.traits.has(Trait::Para) { Bar::Blue } else { class.bar };
    if row.bar != bar {
        entry.report("bar", "tonkin-fault-class", [("class", Fact::Word(row.unit_type.id()))]);
    }
    let steps = match class.steps {
        Steps::One => 1,
        Steps::ByStacking if row.front.stacking >= 3 => 4,
        Steps::ByStacking => 2,
    };
    if row.steps != steps {
        let (value, right) = (row.steps.to_string(), steps.to_string());
        super::report_contradiction(entry.file, &entry.key("steps"), &value, "6.13", &right);
    } else if (row.steps > 1) != row.back.is_some() && row.unit_type != UnitType::Airstrike {
        entry.report("back", "tonkin-fault-back", []);
    }
    if row.front.stacking > 4 || (class.steps == Steps::ByStacking && row.front.stacking == 0) {
        report_range(entry, "sp", row.front.stacking, 1..=4);
    }
    if row.front.morale > 5 {
        report_range(entry, "morale", row.front.morale, 0..=5);
    }
    check_traits(entry, row, &class);
}

fn report_range(entry: &Entry<'_>, field: &'static str, value: u8, fits: RangeInclusive<i64>) {
    let facts = [
        ("value", text_fact(&value.to_string())),
        ("min", Fact::Number(*fits.start())),
        ("max", Fact::Number(*fits.end())),
    ];
    entry.report(field, "fault-out-of-range", facts);
}

/// The traits of a counter are those of its class.
fn check_traits(entry: &Entry<'_>, row: &UnitRow, class: &Class) {
    let fixed = |one: &Trait| !class.free.contains(one);
    for (name, one) in Trait::ALL.iter().filter(|(_, one)| fixed(one)) {
        if class.traits.contains(one) != row.traits.has(*one) {
            let class = Fact::Word(row.unit_type.id());
            entry.report(
                "traits",
                "tonkin-fault-trait",
                [("value", text_fact(name)), ("class", class)],
            );
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Steps {
    One,
    ByStacking,
}

/// What the rules say of a class of counters.
#[derive(Clone, Copy, Debug)]
struct Class {
    /// `None` where both sides have some.
    side: Option<Side>,
    bar: Bar,
    steps: Steps,
    traits: &'static [Trait],
    /// Traits that some of the class have.
    free: &'static [Trait],
}

#[rustfmt::skip]
fn class_of(unit_type: UnitType) -> Class {
    use Side::{French, VietMinh};
    use Steps::{ByStacking, One};
    use Trait::*;
    use UnitType as U;
    let class = |side, bar, steps, traits, free| Class { side, bar, steps, traits, free };
    match unit_type {
        U::DivisionalRegiment => class(Some(VietMinh), Bar::None, ByStacking, &[], &[]),
        U::IndependentRegiment => class(Some(VietMinh), Bar::Gray, ByStacking, &[AlwaysInSupply], &[]),
        U::Artillery => class(None, Bar::None, ByStacking, &[Artillery], &[Para, MayAdvance]),
        U::Engineer => class(Some(VietMinh), Bar::None, ByStacking, &[Engineer, BuildsRoad], &[]),
        U::AntiAircraft => class(Some(VietMinh), Bar::None, ByStacking, &[AntiAircraft], &[]),
        U::TieuDoan => class(Some(VietMinh), Bar::White, One, &[RetreatBeforeCombat, AlwaysInSupply], &[]),
        U::PathetLao => class(Some(VietMinh), Bar::Black, One, &[RetreatBeforeCombat, AlwaysInSupply], &[]),
        U::Hq => class(None, Bar::None, One, &[Hq, NoZoc], &[RetreatBeforeCombat, AlwaysInSupply]),
        U::SupplyDump => class(None, Bar::None, One, &[Sd, NoZoc], &[TransportOnly]),
        U::Para => class(Some(French), Bar::Blue, ByStacking, &[Para], &[Bpvn]),
        U::Infantry => class(Some(French), Bar::None, ByStacking, &[], &[Legion, Rei]),
        U::Bvn => class(Some(French), Bar::Sand, ByStacking, &[Vietnamese], &[]),
        U::BvnGarrison => class(Some(French), Bar::Sand, ByStacking, &[Vietnamese, Garrison], &[]),
        U::Thai => class(Some(French), Bar::Brown, One, &[Thai], &[]),
        U::Bcl => class(Some(French), Bar::Gray, ByStacking, &[Laotian], &[]),
        U::BclDetachment => class(Some(French), Bar::Gray, One, &[Laotian], &[]),
        U::Gcma => class(Some(French), Bar::Green, One, &[Gcma, RetreatBeforeCombat, AlwaysInSupply, NoAmbush, NoForestDg], &[]),
        U::Dna => class(Some(French), Bar::None, ByStacking, &[Dna, MoraleBoost, TakesSecondHit], &[]),
        U::Tank => class(Some(French), Bar::None, ByStacking, &[Tank, MoraleBoost, TakesSecondHit], &[]),
        U::Amphibious => class(Some(French), Bar::None, ByStacking, &[IgnoresRiver, ClearOnly], &[]),
        U::GroupeMobile => class(Some(French), Bar::None, ByStacking, &[MayAdvance], &[]),
        U::Airstrike => class(Some(French), Bar::None, One, &[Airstrike, NoZoc], &[]),
        U::Navy => class(Some(French), Bar::None, One, &[Navy, NoZoc], &[]),
    }
}

/// There is one of some counters, and divisions have three regiments.
fn check_singles(file: &File<'_>, units: &[UnitRow]) {
    let single = [
        (UnitType::Hq, Side::French),
        (UnitType::Hq, Side::VietMinh),
        (UnitType::Engineer, Side::VietMinh),
        (UnitType::AntiAircraft, Side::VietMinh),
        (UnitType::Navy, Side::French),
        (UnitType::Amphibious, Side::French),
    ];
    for (unit_type, side) in single {
        let is_it = |row: &&UnitRow| row.unit_type == unit_type && row.side == side;
        if units.iter().filter(is_it).count() != 1 {
            let facts = [("class", Fact::Word(unit_type.id())), ("side", Fact::Word(side.name()))];
            file.report("unit", "tonkin-fault-single", facts);
        }
    }
    let mut divisions: BTreeMap<u16, usize> = BTreeMap::new();
    for row in units.iter().filter(|row| row.unit_type == UnitType::DivisionalRegiment) {
        match row.division {
            Some(division) => *divisions.entry(division).or_default() += 1,
            None => file.report(&format!("unit {} / division", row.id), "fault-missing-key", []),
        }
    }
    for (division, count) in divisions.into_iter().filter(|(_, count)| *count != 3) {
        let facts = [("value", text_fact(&division.to_string())), ("count", count.into())];
        file.report("unit", "tonkin-fault-division", facts);
    }
}

/// The list of counts is what the counters add up to.
fn check_counts(counts: Entry<'_>, units: &[UnitRow]) {
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for row in units {
        *counted.entry(format!("{}_{}", row.side.id(), row.unit_type.id())).or_default() += 1;
    }
    if counts.file.is_clean() {
        for (class, counted) in &counted {
            match counts.number_at::<usize>(class, 0..=MAX_UNITS as i64) {
                Some(stated) => {
                    super::check_count(counts.file, &counts.key(class), stated, *counted)
                }
                None => counts.report(class, "fault-missing-key", []),
            }
        }
        let known = |field: &&str| *field == "source" || counted.contains_key(*field);
        for field in counts.fields().filter(|field| !known(field)) {
            counts.report(field, "tonkin-fault-no-such-class", []);
        }
    }
    counts.finish_remarks();
}
