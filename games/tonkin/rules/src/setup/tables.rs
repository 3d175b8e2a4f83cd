//! Reads `tables.toml`: the Terrain Effects Chart, limits, replacements. `setup/results.rs` reads the
//! results tables, `setup/turns.rs` the tracks.

use pack::{Entry, File};

use super::{results, turns};
use crate::components::{
    Limits, Mix, Replacements, RiverEffects, Side, Tables, Terrain, TerrainChart, TerrainRow,
    UnitRow,
};

/// Movement points, ranges and capacities are small.
const SMALL: std::ops::RangeInclusive<i64> = 0..=60;
/// No step is free: whoever moves comes to an end.
const COST: std::ops::RangeInclusive<i64> = 1..=60;
/// Modifiers are smaller still.
pub(super) const MODIFIER: std::ops::RangeInclusive<i64> = -9..=9;
const POINTS: std::ops::RangeInclusive<i64> = 0..=20;

/// Reads the tables.
pub(super) fn read(file: &File<'_>, units: &[UnitRow]) -> Option<Tables> {
    let table = file.parse()?;
    let mut root = Entry::root(file, &table);
    root.read_head(super::GAME);
    let terrain = root.table("tec").and_then(read_terrain_chart);
    let limits = root.table("constants").map(read_limits);
    let combat = root.table("crt").and_then(results::read_combat_table);
    let combat_drm = results::read_combat_drm(&mut root, terrain.as_ref());
    let dg_drm = results::read_dg_drm(&mut root, terrain.as_ref());
    let (barrage, barrage_drm) = results::read_barrage(&mut root);
    let impulse =
        root.table("operations").and_then(|entry| read_operations(entry, limits.as_ref()));
    let replacements = read_replacements(&mut root);
    let (arrival_vp, loss_vp) = read_costs(&mut root, limits.as_ref());
    let tracks = root.table("tracks").map(|entry| turns::read_tracks(entry, units));
    let turns = turns::read(&mut root, units);
    root.finish();
    let tracks = tracks?;
    Some(Tables {
        terrain: terrain?,
        limits: limits?,
        combat: combat?,
        combat_drm,
        dg_drm,
        barrage,
        barrage_drm,
        impulse: impulse?,
        replacements: replacements?,
        arrival_vp,
        loss_vp,
        vp_range: tracks.vp_range,
        air_transports: tracks.air_transports,
        trucks: tracks.trucks,
        airstrike: tracks.airstrike,
        turns,
    })
}

/// Reads numbers by [`crate::components::Mobility`].
fn read_mobilities(entry: &mut Entry<'_>, field: &'static str, least: i64) -> Option<[u8; 3]> {
    let mut costs = entry.table(field)?;
    let found = ["vm", "fef", "motorized"].map(|mobility| costs.number(mobility, least..=99));
    costs.finish();
    let [vm, fef, motorized] = found;
    Some([vm?, fef?, motorized?])
}

fn read_terrain_chart(mut tec: Entry<'_>) -> Option<TerrainChart> {
    tec.fixed("terrains", r#"["clear", "rough", "forest", "mountain"]"#);
    if let Some(mut names) = tec.table("map_terrain_to_tec") {
        let pairs = [
            ("clear", "clear"),
            ("clear_forest", "forest"),
            ("rough", "rough"),
            ("rough_forest", "forest"),
            ("mountain", "mountain"),
        ];
        for (ground, terrain) in pairs {
            names.fixed(ground, &format!("{terrain:?}"));
        }
        names.finish();
    }
    let prohibited: Option<u8> = tec.number("prohibited", 1..=99);
    let mut rows: Vec<TerrainRow> = Vec::new();
    for entry in tec.entries("terrain", &["id"]) {
        rows.extend(read_terrain(entry, prohibited.unwrap_or(99)));
    }
    let features = tec.table("feature");
    let modifiers = tec.table("modifiers");
    let found = Terrain::ALL.map(|terrain| rows.iter().find(|row| row.terrain == terrain).copied());
    // An entry that could not be read was reported.
    let clean = tec.file.is_clean();
    for (terrain, _) in Terrain::ALL.iter().zip(&found).filter(|(_, row)| clean && row.is_none()) {
        let value = pack::text_fact(terrain.id());
        tec.report("terrain", "fault-missing-entry", [("value", value)]);
    }
    check_order(&tec, &rows);
    tec.finish_with_source();
    let [clear, rough, forest, mountain] = found;
    let terrain = [clear?, rough?, forest?, mountain?];
    read_features(features?, modifiers?, terrain)
}

/// 1.6: the chart lists terrain from the cheapest to the most expensive.
fn check_order(tec: &Entry<'_>, rows: &[TerrainRow]) {
    let costs = |row: &TerrainRow| row.cost.map(|cost| cost.unwrap_or(u8::MAX));
    for pair in rows.windows(2) {
        let (low, high) = (costs(&pair[0]), costs(&pair[1]));
        if low.iter().zip(high).any(|(low, high)| *low > high) {
            let key = tec.key(&format!("terrain {} / move", pair[1].terrain.id()));
            tec.file.report(&key, "tonkin-fault-cost-order", []);
        }
    }
}

fn read_terrain(mut entry: Entry<'_>, prohibited: u8) -> Option<TerrainRow> {
    let words = Terrain::ALL.map(|terrain| (terrain.id(), terrain));
    let terrain = entry.word("id", &words);
    let cost = read_mobilities(&mut entry, "move", 1);
    let combat_drm = entry.number("combat_drm", MODIFIER);
    let dg = ["dg_drm_attacker", "dg_drm_defender"].map(|field| entry.number(field, MODIFIER));
    let exempt = entry.has("dg_exempt");
    entry.fixed("dg_exempt", r#"["vm", "gcma"]"#);
    let blocks = entry.flag("blocks_fef_zoc");
    let airdrop = entry.flag("airdrop_allowed");
    if let Some(terrain) = terrain {
        entry.fixed("contains_forest", &(terrain == Terrain::Forest).to_string());
    }
    entry.finish_with_source();
    let [attacker, defender] = dg;
    Some(TerrainRow {
        terrain: terrain?,
        cost: cost?.map(|cost| (cost < prohibited).then_some(cost)),
        combat_drm: combat_drm?,
        dg_drm: [attacker?, defender?],
        dg_exempt: exempt,
        blocks_french_zoc: blocks?,
        airdrop: airdrop?,
    })
}

fn read_features(
    mut features: Entry<'_>,
    mut modifiers: Entry<'_>,
    terrain: [TerrainRow; 4],
) -> Option<TerrainChart> {
    let rivers = ["minor_river", "major_river"].map(|field| read_river(features.table(field)));
    let [clear, other] = read_road(features.table("road")?)?;
    let mut marker = features.table("road_marker")?;
    let road_marker = marker.number("move", COST);
    marker.finish_with_source();
    let mut trench = features.table("trench")?;
    let trench_combat_drm = trench.number("combat_drm", MODIFIER);
    let trench_dg_drm = trench.number("dg_drm_defender", MODIFIER);
    trench.finish_with_source();
    let (valley_add, valley_minimum) = read_valley(features.table("river_valley")?);
    features.finish();
    let [rain, dg, overrun, dna] = ["rain_per_hex", "dg_per_hex", "overrun_extra", "dna_per_hex"]
        .map(|field| modifiers.number(field, SMALL));
    if dna == Some(0) {
        modifiers.report("dna_per_hex", "tonkin-fault-free-step", []);
    }
    modifiers.finish_with_source();
    let [minor, major] = rivers;
    Some(TerrainChart {
        terrain,
        rivers: [minor?, major?],
        road_clear: clear?,
        road_other: other?,
        road_marker: road_marker?,
        trench_combat_drm: trench_combat_drm?,
        trench_dg_drm: trench_dg_drm?,
        valley: valley_add?.unsigned_abs(),
        valley_minimum: valley_minimum?,
        rain: rain?,
        dg: dg?,
        overrun: overrun?,
        dna: dna?,
    })
}

fn read_road(mut road: Entry<'_>) -> Option<[Option<u8>; 2]> {
    let mut cost = road.table("move")?;
    let read = ["clear", "other"].map(|field| cost.number(field, COST));
    cost.finish();
    road.finish_with_source();
    Some(read)
}

fn read_valley(mut valley: Entry<'_>) -> (Option<i8>, Option<u8>) {
    let read = (valley.number("move_add", -9..=0), valley.number("minimum", SMALL));
    valley.fixed("not_in", r#"["clear"]"#);
    valley.finish_with_source();
    read
}

fn read_river(entry: Option<Entry<'_>>) -> Option<RiverEffects> {
    let mut entry = entry?;
    let cost = read_mobilities(&mut entry, "move_add", 0);
    let combat_drm = entry.number("combat_drm", MODIFIER);
    let dg_drm = entry.number("dg_drm_attacker", MODIFIER);
    entry.finish_with_source();
    Some(RiverEffects { cost: cost?, combat_drm: combat_drm?, dg_drm: dg_drm? })
}

fn read_limits(mut entry: Entry<'_>) -> Limits {
    let mut value = |field| entry.number(field, SMALL).unwrap_or(0);
    let limits = Limits {
        stacking: value("stacking_limit"),
        default_stacking: value("default_stacking_points"),
        load_multiplier: value("transport_multiplier_sd_and_motorized"),
        supply_range: value("supply_range"),
        river_supply_range: value("river_supply_range"),
        replacement_range: value("replacement_range"),
        withdrawal_range: value("withdrawal_range"),
        absorb_range: value("tieu_doan_absorb_range"),
        mobilization_range: value("mobilization_range"),
        truck_mp: value("truck_mp"),
        truck_capacity: value("truck_capacity_sp"),
        dna_mp: value("dna_mp"),
        dna_capacity: value("dna_capacity_sp"),
        ship_capacity: value("ship_capacity_sp"),
        air_capacity: value("air_capacity_sp"),
        operation_points: value("operation_points"),
        max_sd: value("max_sd_per_side"),
        max_saved_rp: value("max_saved_rp"),
        air_per_phase: value("air_transports_per_phase_or_point"),
        trucks_per_phase: value("truck_transports_per_phase_or_point"),
        objective_vp: value("political_objective_vp"),
        objective_move_vp: value("political_objective_move_cost_vp"),
        rumour_distance: value("rumour_min_distance_from_vm_regiment"),
        rumour_steps: value("rumour_min_fef_steps"),
        community_threshold: [value("delta_threshold"), value("highlands_threshold")],
        community_vp: [value("delta_vp"), value("highlands_vp")],
        steps_per_award: value("vm_steps_per_award").max(1),
        award_vp: value("vm_steps_award_vp"),
        failed_withdrawal_vp: value("failed_withdrawal_vp"),
        navy_return_vp: value("navy_return_vp"),
        postpone_turns: value("postpone_turns"),
        withdraw_turns: value("withdraw_turns"),
    };
    entry.finish_with_source();
    limits
}

/// 6.1: the points of both sides and what a die allows. The options of 6.3 are code.
fn read_operations(mut entry: Entry<'_>, limits: Option<&Limits>) -> Option<[u8; 6]> {
    let stated: Option<u8> = entry.number("points_each", SMALL);
    if let (Some(stated), Some(limits)) = (stated, limits)
        && stated != limits.operation_points
    {
        let (value, right) = (stated.to_string(), limits.operation_points.to_string());
        let other = "constants / operation_points";
        super::report_contradiction(entry.file, &entry.key("points_each"), &value, other, &right);
    }
    let table: Vec<u8> = entry.numbers("impulse_table", 1..=10).unwrap_or_default();
    super::check_length(&entry, "impulse_table", table.len(), 6);
    entry.remarks(&["impulse"]);
    entry.fixed("first", "\"vm\"");
    entry.fixed("options_without_sd", r#"["a", "b", "c", "d", "e"]"#);
    entry.fixed("options_with_sd", r#"["a", "b", "c", "d", "e", "F", "G"]"#);
    entry.fixed("vm_never", r#"["d"]"#);
    entry.finish_with_source();
    table.try_into().ok()
}

fn read_mixes(entry: &mut Entry<'_>) -> [Mix; 3] {
    let mut mixes = Vec::new();
    for mut mix in entry.entries("choices", &[]) {
        let sd = mix.number("sd", 0..=9).unwrap_or(0);
        let rp = mix.number("rp", POINTS).unwrap_or(0);
        mix.finish();
        mixes.push(Mix { sd, rp });
    }
    super::check_length(entry, "choices", mixes.len(), 3);
    mixes.try_into().unwrap_or_default()
}

fn read_replacements(root: &mut Entry<'_>) -> Option<Replacements> {
    let mut sides = root.table("replacements")?;
    let mut vm = sides.table("vm")?;
    let mut fef = sides.table("fef")?;
    sides.finish();
    let choices = [read_mixes(&mut fef), read_mixes(&mut vm)];
    let mut of_vm = |field| vm.number(field, POINTS).unwrap_or(0);
    let mut of_fef = |field| fef.number(field, POINTS).unwrap_or(0);
    let mut read = Replacements {
        choices,
        step: [of_fef("step"), of_vm("step")],
        motorized_step: [of_fef("motorized_step"), of_vm("motorized_step")],
        rebuild: of_vm("rebuild"),
        rebuild_motorized: of_vm("rebuild_motorized"),
        rebuild_delay: of_vm("rebuild_delay"),
        max_steps: of_vm("max_steps_per_regiment"),
        captured_sd: of_vm("captured_sd_rp"),
        advance: of_vm("advance_after_ExDL_or_2DL_rp"),
        thai_binh: super::read_hex(&mut vm, "thai_binh_hex")?,
        thai_binh_range: vm.number("thai_binh_range", POINTS).unwrap_or(0),
        thai_binh_bonus_hexes: vm.number("thai_binh_bonus_hexes", POINTS).unwrap_or(0),
        thai_binh_bonus: vm.number("thai_binh_bonus_rp", POINTS).unwrap_or(0),
        thai_binh_penalty_hexes: vm.number("thai_binh_penalty_hexes", POINTS).unwrap_or(0),
        thai_binh_penalty: vm.number("thai_binh_penalty_rp", -1..=0).unwrap_or(0i8).unsigned_abs(),
        french_rebuild: [of_fef("rebuild_sp_1_2"), of_fef("rebuild_sp_3_4")],
        french_rebuild_delay: [
            of_fef("rebuild_delay_morale_3_or_less_or_hq"),
            of_fef("rebuild_delay_morale_4_5"),
        ],
        air_lift: [[0; 2]; 3],
    };
    vm.finish_with_source();
    fef.finish_with_source();
    read.air_lift = read_air_lift(root.table("air_lift")?);
    Some(read)
}

fn read_air_lift(mut entry: Entry<'_>) -> [[u8; 2]; 3] {
    let mut options = Vec::new();
    for mut option in entry.entries("options", &[]) {
        let foot = option.number("foot_steps", POINTS).unwrap_or(0);
        let motorized = option.number("motorized_steps", POINTS).unwrap_or(0);
        option.finish();
        options.push([foot, motorized]);
    }
    super::check_length(&entry, "options", options.len(), 3);
    entry.finish_with_source();
    options.try_into().unwrap_or_default()
}

/// VP for bringing in and for losing French units, by Stacking Value 1-2 and 3-4.
fn read_costs(root: &mut Entry<'_>, limits: Option<&Limits>) -> ([u8; 2], [u8; 2]) {
    let mut read = |table: &'static str, fixed: &[(&'static str, u8)]| {
        let mut sides = root.table(table)?;
        let mut fef = sides.table(Side::French.id())?;
        sides.finish();
        let costs = ["sp_1_2", "sp_3_4"].map(|field| fef.number(field, POINTS).unwrap_or(0));
        for (field, value) in fixed {
            fef.fixed(field, &value.to_string());
        }
        fef.finish_with_source();
        Some(costs)
    };
    let navy = limits.map_or(0, |limits| limits.navy_return_vp);
    let free = [("airstrike", 0), ("air_transport", 0), ("navy_return", navy)];
    let arrival = read("reinforcement_cost", &free).unwrap_or_default();
    let loss = read("elimination_cost", &[("one_step_units", 0)]).unwrap_or_default();
    (arrival, loss)
}
