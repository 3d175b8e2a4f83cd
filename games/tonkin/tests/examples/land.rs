//! 3.1, 4.0, 6.4: what steps cost.

use toml::Table;
use tonkin::Tonkin;
use tonkin::board::Board;
use tonkin::components::{Hex, Mobility, Terrain, Unit, Width};
use tonkin::rules::paths::{Mover, Pace, Season, Way};
use tonkin::rules::transports;
use tonkin::sets::UnitSet;

use super::{Case, check, table};

/// As the examples write that there is no way.
const PROHIBITED: u8 = 99;

fn rules() -> Tonkin {
    proof::rules("cao_bang", &[])
}

fn hex(name: &str) -> Hex {
    Hex::named(name).expect("the map has this hex")
}

fn unit(rules: &Tonkin, id: &str) -> Unit {
    rules.components.unit_named(id).expect("a counter of that id")
}

/// The cost of a step as the case wants it: over roads, across country or as an overrun.
fn move_cost(rules: &Tonkin, case: &Case) -> Table {
    let charts = &rules.charts;
    let mut board = Board::empty(charts);
    let units: UnitSet = case.texts("units").iter().map(|id| unit(rules, id)).collect();
    if case.flag("dg") {
        units.iter().for_each(|unit| board.disorganize(charts, unit));
    }
    for name in case.texts("destroyed") {
        board.destroyed.insert(hex(name));
    }
    let (from, to) = (hex(case.text("from")), hex(case.text("to")));
    let direction = from.direction_of(to).expect("they are neighbours");
    let season = if case.flag("rain") { Season::Rain } else { Season::Dry };
    let way = if units.meets(&charts.forces.dna) { Way::Water } else { Way::Land };
    let mover = Mover::new(charts, &board, &units, way, Pace::Plain, season, 14);
    let extra = u8::from(case.flag("rain")) + u8::from(case.flag("dg"));
    let gait = units.iter().map(|unit| charts.stats(unit).gait).max().expect("somebody moves");
    let plain = charts.costs.plain(gait, from, direction).saturating_add(extra);
    let mp = match (case.flag("overrun"), case.flag("use_road")) {
        (true, _) => mover.overrun_cost(charts, from, direction).unwrap_or(PROHIBITED),
        (false, true) => mover.step(charts, &board, from, direction).unwrap_or(PROHIBITED),
        (false, false) => plain.min(PROHIBITED),
    };
    let by_road = !case.flag("overrun") && case.flag("use_road") && mp < plain;
    let pays = way == Way::Land && !by_road && gait != tonkin::charts::Gait::Amphibious;
    let river = charts.costs.river(from, direction).filter(|_| pays);
    let chart = &rules.components.tables.terrain;
    let motorized = units.meets(&charts.forces.motorized);
    let vm = units.meets(&charts.forces.side[1]);
    let mobility = match (motorized, vm) {
        (true, _) => Mobility::Motorized,
        (false, true) => Mobility::VietMinh,
        (false, false) => Mobility::French,
    };
    let paid = match river {
        None => "none",
        Some(Width::Minor) => "minor",
        Some(Width::Major) => "major",
    };
    let river_mp = river.map_or(0, |width| chart.river(width).cost[mobility as usize]);
    // What was spent before is told by the Example of Play.
    let before = match case.id.as_str() {
        "EX-03" => 1,
        "EX-07" => 5,
        _ => 0,
    };
    table([
        ("mp", i64::from(mp).into()),
        ("river_paid", paid.into()),
        ("river_mp", i64::from(river_mp).into()),
        ("spent_so_far", (before + i64::from(mp)).into()),
    ])
}

#[test]
fn steps_cost_what_the_examples_say() {
    let rules = rules();
    check(&["move_cost"], |case| move_cost(&rules, case));
}

#[test]
fn terrain_roads_and_markers_cost_what_the_chart_says() {
    let rules = rules();
    let chart = &rules.components.tables.terrain;
    check(&["terrain_cost"], |case| {
        let words = Terrain::ALL.into_iter().find(|terrain| terrain.id() == case.text("terrain"));
        let row = chart.row(words.expect("a terrain"));
        let cost = |mobility: Mobility| {
            let cost = row.cost[mobility as usize].expect("it is open");
            let low = cost.saturating_sub(chart.valley).max(chart.valley_minimum);
            let along = case.flag("along_river") && row.terrain != Terrain::Clear;
            i64::from(if along && cost > chart.valley_minimum { low } else { cost })
        };
        table([("vm", cost(Mobility::VietMinh).into()), ("fef", cost(Mobility::French).into())])
    });
    check(&["road_cost"], |_| {
        let [clear, other] = [chart.road_clear, chart.road_other].map(i64::from);
        let [rain, dg] = [chart.rain, chart.dg].map(i64::from);
        table([
            ("clear", clear.into()),
            ("other", other.into()),
            ("clear_rain", (clear + rain).into()),
            ("other_rain", (other + rain).into()),
            ("clear_rain_dg", (clear + rain + dg).into()),
        ])
    });
    check(&["road_marker"], |_| table([("mp", i64::from(chart.road_marker).into())]));
}

#[test]
fn what_is_left_after_a_step_decides_about_an_overrun() {
    let rules = rules();
    let chart = &rules.components.tables.terrain;
    check(&["move_left"], |case| {
        let stats = rules.charts.stats(unit(&rules, case.text("unit")));
        let left = i64::from(stats.movement) - case.number("spent");
        let mobility = if stats.motorized { Mobility::Motorized } else { Mobility::French };
        let clear = chart.row(Terrain::Clear).cost[mobility as usize].expect("clear is open");
        let cost = clear + chart.river(Width::Minor).cost[mobility as usize] + chart.overrun;
        table([
            ("left", left.into()),
            ("can_overrun_clear_minor", (left >= i64::from(cost)).into()),
        ])
    });
}

#[test]
fn loads_weigh_what_the_examples_say() {
    let rules = rules();
    let board = Board::empty(&rules.charts);
    let weight = |id: &str| {
        let unit = unit(&rules, id);
        i64::from(transports::weight(&rules.components, &rules.charts, &board, unit))
    };
    check(&["transport_weight"], |_| {
        table([
            ("sd", weight("fef_sd_1").into()),
            ("gm", weight("fef_gm_1").into()),
            ("para", weight("fef_1_bep").into()),
            ("tank", weight("fef_1_rcc").into()),
        ])
    });
    check(&["ship"], |case| {
        let load: i64 = case.texts("units").iter().map(|id| weight(id)).sum();
        let capacity = i64::from(rules.components.tables.limits.ship_capacity);
        table([("ship_transports", ((load + capacity - 1) / capacity).into())])
    });
}
