//! Reads the victory part of `tables.toml`: points and levels (X7).

use pack::Entry;

use super::report_length;
use crate::tables::{Level, Points, Tables};

/// Reads both tables.
pub(super) fn read(root: &mut Entry<'_>, tables: &mut Tables) {
    read_points(root, tables);
    read_levels(root, tables);
}

/// X7.
fn read_points(root: &mut Entry<'_>, tables: &mut Tables) {
    let Some(mut entry) = root.table("victory_points") else { return };
    let mut points = |field| entry.number(field, 0..=99).unwrap_or(0);
    tables.points = Points {
        communist_body: points("communist_body_on_table"),
        communist_body_removed: points("communist_body_removed"),
        communist_unit: points("communist_foot_unit_wiped_out"),
        white_star_body: points("white_star_casualty_on_table"),
        white_star_evacuated: points("white_star_casualty_evacuated"),
        white_star_unit: points("white_star_foot_unit_wiped_out"),
        vehicles: [points("vehicle_tank"), points("vehicle_carrier"), points("vehicle_truck")],
        helicopter: points("helicopter_lost"),
        peasant: points("peasant_killed"),
        cache_left: [
            points("cache_left_low"),
            points("cache_left_high"),
            points("cache_left_number1"),
        ],
    };
    entry.finish_with_source();
}

/// X7.5.
fn read_levels(root: &mut Entry<'_>, tables: &mut Tables) {
    const NAMES: [(&str, &str); 4] =
        [("draw", "draw"), ("marginal", "marginal"), ("clear", "clear"), ("decisive", "decisive")];
    for mut entry in root.entries("victory_level", &["name"]) {
        let name = entry.word("name", &NAMES);
        let min = entry.number("min_difference", 0..=999);
        entry.number::<u16>("max_difference", 0..=999);
        tables.levels.extend(name.zip(min).map(|(name, min)| Level { min, name }));
        entry.finish_with_source();
    }
    tables.levels.sort_by_key(|level| level.min);
    if tables.levels.len() != NAMES.len() {
        report_length(root, "victory_level", NAMES.len());
    }
}
