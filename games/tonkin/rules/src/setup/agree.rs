//! Whether counters, Turn Track and tables agree.

use std::collections::BTreeMap;

use kernel::Fact;
use pack::{File, text_fact};

use super::report_contradiction;
use crate::components::{Components, Side, Unit, UnitType};

/// Checks the tables and counters against each other.
pub(super) fn check(tables: &File<'_>, units: &File<'_>, components: &Components) {
    check_chart(tables, units, components);
    check_dumps(units, components);
    check_loads(units, components);
    check_thai_binh(tables, components);
    check_last_turns(tables, components);
}

/// 1.2: every counter with a number is on the Reinforcement Chart, once.
fn check_chart(tables: &File<'_>, units: &File<'_>, components: &Components) {
    let mut listed: BTreeMap<Unit, u8> = BTreeMap::new();
    for turn in &components.tables.turns {
        for unit in turn.reinforcements.iter().flatten() {
            if let Some(first) = listed.insert(*unit, turn.number) {
                let key = format!(
                    "turn {} / reinforcements_{}",
                    turn.number,
                    components.unit(*unit).side.id()
                );
                let facts =
                    [("value", text_fact(&components.unit(*unit).id)), ("first", first.into())];
                tables.report(&key, "tonkin-fault-listed", facts);
            }
        }
    }
    for (unit, row) in components.all_units() {
        let waits = row.entry > 0 && row.unit_type != UnitType::Airstrike;
        if waits && !listed.contains_key(&unit) {
            let facts = [("turn", Fact::from(row.entry))];
            units.report(&format!("unit {} / entry", row.id), "tonkin-fault-unlisted", facts);
        }
    }
}

/// 2.2, 2.6: there are as many SDs as may be on the map.
fn check_dumps(units: &File<'_>, components: &Components) {
    let limit = usize::from(components.tables.limits.max_sd);
    for side in Side::BOTH {
        let is_sd = |row: &&crate::components::UnitRow| {
            row.side == side && row.unit_type == UnitType::SupplyDump
        };
        let count = components.units.iter().filter(is_sd).count();
        if count != limit {
            let key = format!("counts / {}_supply_dump", side.id());
            let (value, right) = (count.to_string(), limit.to_string());
            report_contradiction(
                units,
                &key,
                &value,
                "tables.toml, constants / max_sd_per_side",
                &right,
            );
        }
    }
}

/// 1.5: HQ and SD have the Stacking Points of a counter without a printed value.
fn check_loads(units: &File<'_>, components: &Components) {
    let right = components.tables.limits.default_stacking;
    for row in &components.units {
        let is_staff = matches!(row.unit_type, UnitType::Hq | UnitType::SupplyDump);
        if is_staff && row.front.stacking != right {
            let key = format!("unit {} / sp", row.id);
            let other = "tables.toml, constants / default_stacking_points";
            let (value, right) = (row.front.stacking.to_string(), right.to_string());
            report_contradiction(units, &key, &value, other, &right);
        }
    }
}

fn check_thai_binh(tables: &File<'_>, components: &Components) {
    let hex = components.tables.replacements.thai_binh;
    let community = components.hex(hex).community.map(|place| components.community(place));
    let name = community.map_or("", |row| row.name.as_str());
    if name != "Thai Binh" {
        let key = "replacements / vm / thai_binh_hex";
        report_contradiction(tables, key, &hex.to_string(), "map.toml, community", "Thai Binh");
    }
}

/// Nothing arrives after the last turn.
fn check_last_turns(tables: &File<'_>, components: &Components) {
    let last = components.tables.turns.len();
    let arrivals = [
        ("air_transport", &components.tables.air_transports),
        ("truck", &components.tables.trucks),
    ];
    for (track, (_, arrivals)) in arrivals {
        for arrival in arrivals.iter().filter(|arrival| usize::from(arrival.turn) > last) {
            let facts = [("last", Fact::from(last))];
            let key = format!("tracks / {track} / arrivals {} / turn", arrival.turn);
            tables.report(&key, "tonkin-fault-late", facts);
        }
    }
}
