//! 3.1 to 3.7, 4.0, 6.4: what steps cost, and what loads weigh.

use proof::example::{Case, Found, found, n};
use tonkin::board::Board;
use tonkin::charts::Gait;
use tonkin::components::{Hex, Mobility, Terrain, Width};
use tonkin::flow::Step;
use tonkin::rules::paths::{Mover, Pace, Season, Way};
use tonkin::rules::transports;
use tonkin::sets::UnitSet;

use crate::{RULES, hex, play, unit};

/// As the examples write that there is no way.
const PROHIBITED: u8 = 99;

/// The cost of a step as the case wants it: over roads, across country or as an overrun.
pub(crate) fn move_cost(case: &Case) -> Found {
    let (given, charts) = (&case.given, &RULES.charts);
    let mut board = Board::empty(charts);
    let ids = given.texts("units");
    let units: UnitSet = ids.iter().map(|id| unit(id)).collect();
    let [rain, dg] = ["rain", "dg"].map(|key| given.flag(key));
    if dg {
        units.iter().for_each(|unit| board.disorganize(charts, unit));
    }
    for name in given.texts_if_any("destroyed") {
        board.destroyed.insert(hex(&name));
    }
    let (from, to) = (hex(&given.text("from")), hex(&given.text("to")));
    let direction = from.direction_of(to).expect("they are neighbours");
    let season = if rain { Season::Rain } else { Season::Dry };
    let way = if units.meets(charts.forces.dna) { Way::Water } else { Way::Land };
    let mover = Mover::new(charts, &board, &units, way, Pace::Plain, season, 14);
    let gait = units.iter().map(|unit| charts.stats(unit).gait).max().expect("somebody moves");
    let plain = charts.costs.plain(gait, from, direction);
    let plain = plain.saturating_add(u8::from(rain) + u8::from(dg));
    let [overrun, use_road] = ["overrun", "use_road"].map(|key| given.flag(key));
    let mp = match (overrun, use_road) {
        (true, _) => mover.overrun_cost(charts, from, direction).unwrap_or(PROHIBITED),
        (false, true) => mover.step(charts, &board, from, direction).unwrap_or(PROHIBITED),
        (false, false) => plain.min(PROHIBITED),
    };
    let by_road = !overrun && use_road && mp < plain;
    let pays = way == Way::Land && !by_road && gait != Gait::Amphibious;
    let river = charts.costs.river(from, direction).filter(|_| pays);
    let mut come = found([("mp", n(mp)), ("river_paid", width(river).into())]);
    if case.wants("river_mp") {
        let cost = river.map_or(0, |width| {
            RULES.components.tables.terrain.river(width).cost[mobility(&units) as usize]
        });
        come.insert("river_mp".to_owned(), n(cost));
    }
    if case.wants("spent_so_far") {
        come.insert("spent_so_far".to_owned(), n(spent_after(to)));
    }
    come
}

/// The mp spent in the Example of Play once a hex has been overrun.
fn spent_after(target: Hex) -> u8 {
    let game = if target == hex("V17") { play::first_overrun() } else { play::second_overrun() };
    let march = game.state().steps.iter().rev().find_map(|step| match step {
        Step::March(march) => Some(march.spent),
        _ => None,
    });
    march.expect("somebody is on the march")
}

fn width(river: Option<Width>) -> &'static str {
    match river {
        None => "none",
        Some(Width::Minor) => "minor",
        Some(Width::Major) => "major",
    }
}

fn mobility(units: &UnitSet) -> Mobility {
    let forces = &RULES.charts.forces;
    match (units.meets(forces.motorized), units.meets(forces.side[1])) {
        (true, _) => Mobility::Motorized,
        (false, true) => Mobility::VietMinh,
        (false, false) => Mobility::French,
    }
}

pub(crate) fn terrain_cost(case: &Case) -> Found {
    let chart = &RULES.components.tables.terrain;
    let name = case.given.text("terrain");
    let terrain = Terrain::ALL.into_iter().find(|terrain| terrain.id() == name);
    let row = chart.row(terrain.expect("a terrain"));
    let along = case.given.flag("along_river") && row.terrain != Terrain::Clear;
    let cost = |mobility: Mobility| {
        let cost = row.cost[mobility as usize].expect("it is open");
        let low = cost.saturating_sub(chart.valley).max(chart.valley_minimum);
        n(if along && cost > chart.valley_minimum { low } else { cost })
    };
    found([("vm", cost(Mobility::VietMinh)), ("fef", cost(Mobility::French))])
}

pub(crate) fn road_cost(_: &Case) -> Found {
    let step = |units: &[&str], from: &str, to: &str, season: Season, dg: bool| {
        let mut board = Board::empty(&RULES.charts);
        let units: UnitSet = units.iter().map(|id| unit(id)).collect();
        if dg {
            units.iter().for_each(|unit| board.disorganize(&RULES.charts, unit));
        }
        let mover = Mover::new(&RULES.charts, &board, &units, Way::Land, Pace::Plain, season, 14);
        let direction = hex(from).direction_of(hex(to)).expect("neighbours");
        n(mover.step(&RULES.charts, &board, hex(from), direction).expect("a road"))
    };
    // By road into clear Hung Yen, and into rough M11.
    let clear = |season, dg| step(&["fef_gm_1"], "U16", "U17", season, dg);
    let other = |season| step(&["vm_36"], "N10", "M11", season, false);
    found([
        ("clear", clear(Season::Dry, false)),
        ("other", other(Season::Dry)),
        ("clear_rain", clear(Season::Rain, false)),
        ("other_rain", other(Season::Rain)),
        ("clear_rain_dg", clear(Season::Rain, true)),
    ])
}

pub(crate) fn road_marker(_: &Case) -> Found {
    // Motorized units get into mountains by a marker only: every such step costs the marker's price.
    let mut board = Board::empty(&RULES.charts);
    let units = UnitSet::one(unit("fef_gm_1"));
    board.road_markers.insert(hex("L11"));
    let mover = Mover::new(&RULES.charts, &board, &units, Way::Land, Pace::Plain, Season::Dry, 14);
    let direction = hex("L10").direction_of(hex("L11")).expect("neighbours");
    let onto = mover.step(&RULES.charts, &board, hex("L10"), direction).expect("a marker");
    let off = RULES.components.tables.terrain.road_marker;
    assert_eq!(onto, off, "onto a marker and off it cost the same");
    found([("mp", n(onto))])
}

pub(crate) fn move_left(case: &Case) -> Found {
    let id = case.given.text("unit");
    let spent = case.given.number("spent");
    let left = RULES.charts.stats(unit(&id)).movement - spent;
    let mut come = found([("left", n(left))]);
    if case.wants("can_overrun_clear_minor") {
        // After the first overrun of the Example of Play the Tieu Doan stands beside them.
        let mut game = play::first_overrun();
        let other = if id == "fef_gm_1" { "fef_1_2_rei" } else { "fef_gm_1" };
        game.say(&format!("part {other}"));
        let able = game.refused("overrun W18") == "legal";
        come.insert("can_overrun_clear_minor".to_owned(), able.into());
    }
    come
}

fn weight(id: &str) -> u8 {
    let board = Board::empty(&RULES.charts);
    transports::weight(&RULES.components, &RULES.charts, &board, unit(id))
}

pub(crate) fn transport_weight(_: &Case) -> Found {
    found([
        ("sd", n(weight("fef_sd_1"))),
        ("gm", n(weight("fef_gm_1"))),
        ("para", n(weight("fef_1_bep"))),
        ("tank", n(weight("fef_1_rcc"))),
    ])
}

/// All of them go to Tien Yen; once nothing more can be loaded, another transport would be needed.
pub(crate) fn ship(case: &Case) -> Found {
    let (units, hexes) = (case.given.texts("units"), case.given.texts("hexes"));
    let in_saigon = |place: &usize| hexes[*place] == "SAIGON";
    let ids = |saigon: bool| -> Vec<&String> {
        let places = (0..units.len()).filter(|place| in_saigon(place) == saigon);
        places.map(|place| &units[place]).collect()
    };
    let haiphong: Vec<&str> = ids(false).into_iter().map(String::as_str).collect();
    let mut game = crate::scene::scene(&format!(
        "Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\nX15: {}\nsaigon = {:?}",
        haiphong.join(" "),
        ids(true)
    ));
    for (stack, units) in [("stack X15", ids(false)), ("stack saigon", ids(true))] {
        let with: Vec<String> = units.iter().map(|id| format!("with {id}")).collect();
        game.say(&format!("{stack}, {}, ship AC12", with.join(", ")));
    }
    let load = game.state().movement().expect("they move").ship;
    let capacity = RULES.components.tables.limits.ship_capacity;
    found([("ship_transports", n(load.div_ceil(capacity)))])
}
