//! Turns a component pack into typed rows, or says all that is wrong with it.
//!
//! Each file is read and checked by itself (`setup/map.rs` and its neighbours); then the files are
//! checked against each other (`setup/agree.rs`).

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use kernel::{Fact, Faults, Pack, Title};

use crate::Storm;
use crate::components::Components;
use pack::{File, Opened, Provenance, finish, open, text_fact};

mod agree;
mod cards;
mod map;
mod shape;
mod tables;
mod units;

use cards::Cards;
use map::Map;
use tables::Read;
use units::Units;

/// What the files of a pack call their game.
const GAME: &str = Storm::INFO.id;

/// The files of a pack.
pub const FILES: [&str; 4] = ["cards.toml", "map.toml", "tables.toml", "units.toml"];

/// More turns than these the charts do not hold.
const MOST_TURNS: i64 = 15;

/// The turns of the game, by the number of them (1.0).
fn turns(last: u8) -> RangeInclusive<i64> {
    1..=i64::from(last)
}

/// The pack that comes with the game.
pub fn embedded() -> Pack {
    Pack::of(&[
        ("cards.toml", include_str!("../../data/cards.toml")),
        ("map.toml", include_str!("../../data/map.toml")),
        ("tables.toml", include_str!("../../data/tables.toml")),
        ("units.toml", include_str!("../../data/units.toml")),
    ])
}

/// Reads a pack.
pub fn load(pack: &Pack) -> Result<Components, Faults> {
    let Opened { files: [cards_file, map_file, tables_file, units_file], unknown } =
        open(pack, FILES)?;
    let tables = tables::read(&tables_file);
    let last_turn = tables.as_ref().map_or(MOST_TURNS as u8, |read| read.last_turn);
    let map = map::read(&map_file);
    let units = units::read(&units_file, last_turn);
    let cards = cards::read(&cards_file, last_turn);
    let files = agree::Files {
        cards: &cards_file,
        map: &map_file,
        tables: &tables_file,
        units: &units_file,
    };
    let components = tables.map(|read| {
        agree::check(&files, &map, &units, &cards, &read);
        put_together(map, units, cards, read)
    });
    let (components, provenance) =
        finish(unknown, [map_file, units_file, cards_file, tables_file], components)?;
    Ok(Components { provenance, ..components })
}

/// The pack out of its files; what the Relief Force brings is on its card.
fn put_together(map: Map, units: Units, cards: Cards, read: Read) -> Components {
    let mut tables = read.tables;
    if let Some(relief) = cards.relief {
        tables.relief = relief.table;
        tables.relief_area = relief.area.unwrap_or(tables.relief_area);
        tables.relief_last_turn = relief.last_turn.unwrap_or(0);
    }
    Components {
        areas: map.areas,
        borders: map.borders,
        units: units.units,
        formations: units.formations,
        kinds: cards.kinds,
        card_values: cards.values,
        tables,
        drawing: map.drawing,
        provenance: Provenance::default(),
    }
}

fn check_count(file: &File<'_>, key: &str, stated: u8, counted: usize) {
    if usize::from(stated) != counted {
        let facts = [("stated", Fact::from(stated)), ("counted", counted.into())];
        file.report(key, "fault-count", facts);
    }
}

/// Numbers run from 1 to `last` without gaps.
fn check_gaps(file: &File<'_>, key: &str, numbers: impl Iterator<Item = u8>, last: u8) {
    let found: BTreeSet<u8> = numbers.collect();
    for number in (1..=last).filter(|number| !found.contains(number)) {
        file.report(key, "fault-gap", [("value", text_fact(&number.to_string()))]);
    }
}

/// Something is named that does not exist.
fn report_unknown(file: &File<'_>, key: &str, what: &'static str, value: &str) {
    let facts = [("what", Fact::Word(what)), ("value", text_fact(value))];
    file.report(key, "fault-unknown-reference", facts);
}

/// Two places do not say the same.
fn report_contradiction(file: &File<'_>, key: &str, value: &str, other: &str, expected: &str) {
    let facts = [
        ("value", text_fact(value)),
        ("other", text_fact(other)),
        ("expected", text_fact(expected)),
    ];
    file.report_once(key, "fault-contradiction", facts);
}
