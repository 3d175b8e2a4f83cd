//! Whether the files of a pack agree with each other.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Fact;

use super::cards::Cards;
use super::map::Map;
use super::tables::{Isabelle, Read};
use super::units::Units;
use super::{report_contradiction, report_unknown};
use crate::components::{Area, Colour, Kind, Side, Start, UnitType};
use pack::{File, text_fact};

/// The files, to report to.
#[derive(Debug)]
pub(super) struct Files<'f> {
    pub(super) cards: &'f File<'f>,
    pub(super) map: &'f File<'f>,
    pub(super) tables: &'f File<'f>,
    pub(super) units: &'f File<'f>,
}

/// Checks the files against each other.
pub(super) fn check(files: &Files<'_>, map: &Map, units: &Units, cards: &Cards, read: &Read) {
    // A map or a list of counters that could not be read at all was reported, once.
    if !map.areas.is_empty() {
        check_setup(files.units, map, units, read);
        check_bonus_sets(files, map, read);
        check_victory(files, map, read);
        check_supply(files.tables, map, read);
        check_relief_area(files.cards, map, cards);
    }
    if units.all().next().is_some() {
        check_arrivals(files, units, read);
        check_relief_units(files, units, cards, &read.isabelle);
        check_abbreviations(files.units, units, read);
    }
    check_isabelle(files.tables, cards, &read.isabelle);
    check_rerolls(files, cards, read);
    check_stacking_limits(files, map, units, read);
}

/// A re-roll costs what its card says (10.0).
fn check_rerolls(files: &Files<'_>, cards: &Cards, read: &Read) {
    let card = cards.values.loss_per_reroll;
    if let Some(stated) = read.loss_per_reroll
        && stated != card
        && files.cards.is_clean()
    {
        let (key, other) = ("assault / extra_loss_per_reroll", "cards.toml, kind giap");
        report_contradiction(files.tables, key, &stated.to_string(), other, &card.to_string());
    }
}

/// Units begin in areas of their own side, at most nine together, the French never in a red one.
fn check_setup(file: &File<'_>, map: &Map, units: &Units, read: &Read) {
    let mut stacks: BTreeMap<(Side, Area), u8> = BTreeMap::new();
    for unit in units.all() {
        let Start::Area(area) = unit.start else { continue };
        let key = format!("unit {} / setup", unit.id);
        let Some(row) = map.area(area) else {
            report_unknown(file, &key, "area", &area.to_string());
            continue;
        };
        if unit.side == Side::French && row.colour == Colour::Red {
            file.report(&key, "storm-fault-red-area", [("area", area.0.into())]);
        } else if row.control != unit.side {
            let facts =
                [("area", Fact::from(area.0)), ("side", Fact::Word(unit.side.enemy().name()))];
            file.report(&key, "storm-fault-setup-control", facts);
        }
        let stack = stacks.entry((unit.side, area)).or_default();
        *stack = stack.saturating_add(1);
        if *stack == read.tables.stacking_limit + 1 {
            let facts = [
                ("area", Fact::from(area.0)),
                ("side", Fact::Word(unit.side.name())),
                ("limit", read.tables.stacking_limit.into()),
            ];
            file.report(&key, "storm-fault-stacking", facts);
        }
    }
}

/// The bonus printed on an area is the bonus of the set that lists it.
fn check_bonus_sets(files: &Files<'_>, map: &Map, read: &Read) {
    for set in &read.tables.bonus_sets {
        let key = format!("bonus_set {} / areas", set.id);
        let mut listed: BTreeSet<Area> = BTreeSet::new();
        for area in &set.areas {
            if map.area(*area).is_none() {
                report_unknown(files.tables, &key, "area", &area.to_string());
            }
            if !listed.insert(*area) {
                let facts = [("value", text_fact(&area.to_string()))];
                files.tables.report(&key, "fault-repeated", facts);
            }
        }
    }
    for (area, bonus) in &map.bonus {
        let sets = read.tables.bonus_sets.iter();
        let mut sets = sets.filter(|set| set.areas.contains(area)).map(|set| set.id.as_str());
        let right = sets.next().unwrap_or("none");
        if bonus != right {
            let key = format!("area {area} / bonus");
            report_contradiction(files.map, &key, bonus, "tables.toml, bonus_set", right);
        }
    }
}

/// As many victory areas as can be bid for (14.0, 15.0).
fn check_victory(files: &Files<'_>, map: &Map, read: &Read) {
    let (file, tables) = (files.tables, &read.tables);
    let areas = map.victory_areas();
    if usize::from(tables.bid_max) != areas && files.map.is_clean() {
        let (value, right) = (tables.bid_max.to_string(), areas.to_string());
        report_contradiction(file, "victory / bid_max", &value, "map.toml, area / victory", &right);
    }
    if usize::from(tables.victory_areas) > areas {
        let facts = [
            ("value", text_fact(&tables.victory_areas.to_string())),
            ("min", Fact::Number(1)),
            ("max", areas.into()),
        ];
        file.report_once("victory / vm_needs", "fault-out-of-range", facts);
    }
    if let Some(threshold) = map.victory_threshold
        && threshold != tables.victory_areas
    {
        let (value, right) = (tables.victory_areas.to_string(), threshold.to_string());
        let other = "map.toml, totals / victory_threshold";
        report_contradiction(file, "victory / vm_needs", &value, other, &right);
    }
}

/// The highest modifier of the supply roll is what runway and green areas add up to (11.0).
fn check_supply(file: &File<'_>, map: &Map, read: &Read) {
    let Some(stated) = read.max_modifier else { return };
    let runway = map.of_colour(Colour::Blue) * usize::from(read.tables.supply_per_runway);
    let green = map.of_colour(Colour::Green) * usize::from(read.tables.supply_per_green);
    if usize::from(stated) != runway + green && file.is_clean() {
        let right = (runway + green).to_string();
        let other = "map.toml, area / colour";
        report_contradiction(file, "supply / max_modifier", &stated.to_string(), other, &right);
    }
}

fn check_relief_area(file: &File<'_>, map: &Map, cards: &Cards) {
    let Some(area) = cards.relief.and_then(|relief| relief.area) else { return };
    let key = "kind relief_force / area";
    match map.area(area) {
        None => report_unknown(file, key, "area", &area.to_string()),
        Some(row) if row.colour == Colour::Red => {
            file.report(key, "storm-fault-red-area", [("area", area.0.into())]);
        }
        Some(_) => (),
    }
}

/// The schedule counts the units that arrive (12.2).
fn check_arrivals(files: &Files<'_>, units: &Units, read: &Read) {
    let mut arriving: BTreeMap<(u8, Side), usize> = BTreeMap::new();
    for unit in units.all() {
        let Start::Turn(turn) = unit.start else { continue };
        *arriving.entry((turn, unit.side)).or_default() += 1;
    }
    let mut scheduled: BTreeMap<(u8, Side), usize> = BTreeMap::new();
    for row in &read.reinforcements {
        let of_row = units.all().filter(|unit| {
            unit.side == row.side
                && unit.start == Start::Turn(row.turn)
                && row.formations.contains(&unit.formation)
        });
        let counted = of_row.count();
        *scheduled.entry((row.turn, row.side)).or_default() += counted;
        if usize::from(row.units) != counted && files.units.is_clean() {
            let facts = [("stated", Fact::from(row.units)), ("counted", counted.into())];
            files.tables.report(&format!("{} / units", row.label), "fault-count", facts);
        }
        for formation in &row.formations {
            if !units.formations.iter().any(|found| found.id == *formation) {
                let key = format!("{} / formations", row.label);
                report_unknown(files.tables, &key, "formation", formation);
            }
        }
    }
    for ((turn, side), counted) in arriving {
        let stated = scheduled.get(&(turn, side)).copied().unwrap_or(0);
        if stated != counted && files.tables.is_clean() && files.units.is_clean() {
            let facts = [
                ("turn", Fact::from(turn)),
                ("side", Fact::Word(side.name())),
                ("stated", stated.into()),
                ("counted", counted.into()),
            ];
            files.tables.report("reinforcement", "storm-fault-schedule", facts);
        }
    }
}

/// The Relief Force table calls for no more units than there are stars, and the list names them.
fn check_relief_units(files: &Files<'_>, units: &Units, cards: &Cards, isabelle: &Isabelle) {
    let star: Vec<&str> = units.star().map(|unit| unit.id.as_str()).collect();
    if let Some(listed) = &isabelle.units {
        let left: BTreeSet<&str> = listed.iter().map(String::as_str).collect();
        if left != star.iter().copied().collect() || listed.len() != star.len() {
            let (value, right) = (listed.join(", "), star.join(", "));
            let other = "units.toml, unit / arrival";
            report_contradiction(files.tables, "isabelle / units", &value, other, &right);
        }
    }
    let Some(relief) = cards.relief.filter(|_| files.units.is_clean()) else { return };
    let armor = units.star().filter(|unit| unit.unit_type == UnitType::Armor).count();
    let infantry = star.len() - armor;
    for row in relief.table {
        if usize::from(row.armor) > armor || usize::from(row.infantry) > infantry {
            let facts = [("infantry", Fact::from(infantry)), ("armor", armor.into())];
            files.cards.report_once("kind relief_force / die_table", "storm-fault-relief", facts);
        }
    }
}

/// The Relief Force is described twice: on its card and in the tables.
fn check_isabelle(file: &File<'_>, cards: &Cards, isabelle: &Isabelle) {
    let Some(relief) = cards.relief else { return };
    if let (Some(stated), Some(right)) = (isabelle.area, relief.area)
        && Area(stated) != right
    {
        let other = "cards.toml, kind relief_force / area";
        let value = stated.to_string();
        report_contradiction(file, "isabelle / area", &value, other, &right.to_string());
    }
    if let (Some(stated), Some(right)) = (isabelle.last_turn, relief.last_turn)
        && stated != right
    {
        let other = "cards.toml, kind relief_force / last_turn";
        let value = stated.to_string();
        report_contradiction(file, "isabelle / last_turn", &value, other, &right.to_string());
    }
    let row = cards.kinds.iter().find(|row| row.kind == Kind::ReliefForce);
    if let (Some(card), Some(row)) = (&isabelle.card, row)
        && !row.cards.contains(card)
    {
        report_unknown(file, "isabelle / card", "card", card);
    }
}

/// French formations use the abbreviations that are explained (16.0).
fn check_abbreviations(file: &File<'_>, units: &Units, read: &Read) {
    for (formation, abbreviation) in &units.abbreviations {
        if !read.abbreviations.contains(abbreviation) {
            let key = format!("formation {formation} / abbreviation");
            report_unknown(file, &key, "abbreviation", abbreviation);
        }
    }
}

/// Three files state the stacking limit (7.0).
fn check_stacking_limits(files: &Files<'_>, map: &Map, units: &Units, read: &Read) {
    let right = read.tables.stacking_limit;
    let stated = [(files.map, map.stacking_limit), (files.units, units.stacking_limit)];
    for (file, stated) in stated {
        if let Some(stated) = stated.filter(|stated| *stated != right) {
            let other = "tables.toml, movement / stacking_limit";
            let (value, right) = (stated.to_string(), right.to_string());
            report_contradiction(file, "meta / stacking_limit", &value, other, &right);
        }
    }
}
