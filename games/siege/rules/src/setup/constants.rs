//! Reads the constants of `tables.toml`: ranges, allowances, costs, the numbers of 7.1 and 18.2.

use kernel::Fact;
use pack::Entry;

use crate::components::Reading;
use crate::components::{Constants, Costs, Edge, MoraleStep};

const READINGS: &[(&str, Reading)] =
    &[("once", Reading::Once), ("per_complex", Reading::Each), ("per_route", Reading::Each)];

/// A small table of numbers.
fn read_numbers<const N: usize>(
    root: &mut Entry<'_>,
    table: &'static str,
    fields: [&'static str; N],
) -> Option<[u8; N]> {
    let mut entry = root.table(table)?;
    let numbers = fields.map(|field| entry.number(field, 0..=99));
    match table {
        "range" => entry.fixed("field_artillery", r#""unlimited""#),
        "french_movement" => entry.fixed("static", "0"),
        "cargo" => entry.fixed("units_per_cargo", "1"),
        _ => (),
    }
    entry.finish_with_source();
    if numbers.iter().any(Option::is_none) {
        return None;
    }
    Some(numbers.map(Option::unwrap_or_default))
}

pub(super) fn read_constants(root: &mut Entry<'_>) -> Option<Constants> {
    let mass = read_numbers(root, "mass_target", ["french_battalions", "vm_battalions"]);
    let range = read_numbers(root, "range", ["ground", "mortar", "hilltop_bonus"]);
    let walk = read_numbers(root, "french_movement", ["normal", "leader_or_fortification"]);
    let spotter = read_numbers(root, "spotter", ["field_artillery_bonus"]);
    let neptune = read_numbers(root, "operation_neptune", ["strength"]);
    let katyushas = read_numbers(root, "katyushas", ["strength"]);
    let ([french, vm], [ground, mortar, hilltop]) = (mass?, range?);
    let ([normal, led], [spotter]) = (walk?, spotter?);
    let ([neptune], [katyushas]) = (neptune?, katyushas?);
    Some(Constants {
        mass: [french, vm],
        range: ground,
        mortar_range: mortar,
        hilltop_bonus: hilltop,
        french_movement: normal,
        french_movement_led: led,
        spotter,
        neptune,
        katyushas,
    })
}

pub(super) fn read_morale_step(root: &mut Entry<'_>) -> Option<MoraleStep> {
    let fields = [
        "complex_bonus",
        "french_battalions_per_point",
        "refit_bonus_per_division",
        "vm_battalions_per_point",
        "route_penalty",
    ];
    let numbers = read_numbers(root, "morale_step", fields);
    let readings = root.table("morale_step_reading").and_then(|mut entry| {
        let complex = entry.word("complex_bonus_applies", &READINGS[..2]);
        let route = entry.word("route_penalty_applies", &[READINGS[0], READINGS[2]]);
        entry.finish_with_source();
        Some([complex?, route?])
    });
    let [complex_bonus, french_battalions, refit_bonus, vm_battalions, route_penalty] = numbers?;
    check_divisor(root, "morale_step / french_battalions_per_point", french_battalions);
    check_divisor(root, "morale_step / vm_battalions_per_point", vm_battalions);
    let [complex_reading, route_reading] = readings?;
    Some(MoraleStep {
        complex_bonus,
        complex_reading,
        french_battalions,
        refit_bonus,
        vm_battalions,
        route_penalty,
        route_reading,
    })
}

pub(super) fn read_costs(root: &mut Entry<'_>) -> Option<Costs> {
    let fields = [
        "factors_per_ammunition_point",
        "refit_unit_gp",
        "rebuild_elite_battalion_gp",
        "rebuild_fortification_gp",
        "repair_airfield_gp",
        "redeploy_unit_gp",
    ];
    let [factors_per_point, refit, rebuild_elite, rebuild_fortification, repair_airfield, redeploy] =
        read_numbers(root, "costs", fields)?;
    check_divisor(root, "costs / factors_per_ammunition_point", factors_per_point);
    Some(Costs {
        factors_per_point,
        refit,
        rebuild_elite,
        rebuild_fortification,
        repair_airfield,
        redeploy,
    })
}

pub(super) fn read_edge(root: &mut Entry<'_>) -> Option<Edge> {
    let fields = [
        "french_elite",
        "french_leader",
        "fix_bayonets",
        "french_cap",
        "vm_elite",
        "death_volunteers",
        "vm_cap",
    ];
    let [elite, leader, bayonets, cap, vm_elite, volunteers, vm_cap] =
        read_numbers(root, "tactical_edge", fields)?;
    Some(Edge {
        elite: [elite, vm_elite],
        leader,
        event: [bayonets, volunteers],
        cap: [cap, vm_cap],
    })
}

pub(super) fn read_cargo(root: &mut Entry<'_>) -> Option<[u8; 3]> {
    let fields = ["supply_per_cargo", "supply_if_aborted", "supply_if_shot_down"];
    read_numbers(root, "cargo", fields)
}

/// What divides is not zero.
fn check_divisor(root: &Entry<'_>, key: &str, number: u8) {
    if number == 0 {
        let facts = [("value", number.into()), ("min", Fact::Number(1)), ("max", Fact::Number(99))];
        root.file.report(key, "fault-out-of-range", facts);
    }
}
