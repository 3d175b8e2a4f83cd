//! The pack that comes with the game has all that is stated about it.

use std::collections::BTreeSet;

use siege::charts::{Charts, Mass};
use siege::components::{
    AirType, Airfield, Code, Components, Disposition, Division, EventKind, FireColumn, Level,
    Nationality, Optional, Reading, Route, Side, Space, Terrain, UnitType,
};
use siege::setup::{embedded, load};

fn components() -> Components {
    match load(&embedded()) {
        Ok(components) => components,
        Err(faults) => panic!("{faults:#?}"),
    }
}

#[test]
fn the_map_is_as_stated() {
    let siege = components();
    assert_eq!(siege.spaces.len(), 56);
    let lengths: Vec<usize> = siege.routes.iter().map(|row| row.spaces.len()).collect();
    assert_eq!(lengths, [15, 13, 12, 15]);
    let entrenchments = siege.spaces.iter().filter(|row| row.terrain == Terrain::Entrenchment);
    assert_eq!((entrenchments.count(), siege.complexes.len()), (20, 10));
    // 5.0: Gabrielle has two Entrenchments; Isabelle and Wieme are complexes of their own.
    let labels = |name: &str| -> Vec<&str> {
        let complex = siege.complexes.iter().find(|row| row.name == name).expect("a complex");
        complex.spaces.iter().map(|space| siege.row(space).label.as_str()).collect()
    };
    assert_eq!(labels("Gabrielle"), ["G-12", "G-13"]);
    assert_eq!((labels("Isabelle"), labels("Wieme")), (vec!["I-12"], vec!["W-13"]));
    // 32.0.
    let forward: BTreeSet<&str> =
        siege.complexes.iter().filter(|row| row.forward_aaa).map(|row| row.name.as_str()).collect();
    assert_eq!(forward, BTreeSet::from(["Anne-Marie", "Claudine-Juno", "Dominique", "Eliane"]));
    // 29.0(7).
    let functional: Vec<bool> = siege.airfields.iter().map(|row| row.functional).collect();
    assert_eq!(functional, [true, false]);
    assert!(siege.airfields.iter().all(|row| row.spaces.len() == 2));
    assert_eq!(siege.spaces.iter().filter(|row| !row.drop_zone.is_empty()).count(), 3);
}

#[test]
fn the_charts_follow_the_routes() {
    let siege = components();
    let charts = Charts::of(&siege);
    assert_eq!(charts.inward(Space::CENTRAL), None);
    for route in Route::ALL {
        let row = &siege.routes[route.slot()];
        let mut at = Space::CENTRAL;
        for (number, space) in (1..).zip(&row.spaces) {
            assert_eq!(charts.outward(route, at), Some(*space));
            assert_eq!(charts.inward(*space), Some(at));
            assert_eq!((charts.route(*space), charts.number(*space)), (Some(route), number));
            assert_eq!(charts.distance(Space::CENTRAL, *space), Some(number));
            at = *space;
        }
        assert_eq!((charts.last(route), charts.outward(route, at)), (at, None));
    }
    let [a, b] = ["r1s04", "r2s04"].map(|id| siege.space(id).expect("a space"));
    assert_eq!(charts.distance(a, b), None);
    let main = siege.space("r1s02").expect("a space");
    assert_eq!(charts.airfield(main), Some(Airfield::Main));
    assert_eq!(charts.entrenchments.len(), 20);
}

#[test]
fn the_counters_are_as_stated() {
    let siege = components();
    let leaders = siege.units.iter().filter(|row| row.is_leader()).count();
    assert_eq!((siege.units.len() - leaders, leaders), (56, 3));
    assert_eq!((siege.markers.len(), siege.aircraft.len(), siege.battalions.len()), (8, 31, 33));
    // 2.5.
    let of = |division| siege.battalions.iter().filter(|row| row.division == division).count();
    assert_eq!(Division::ALL.map(of), [3, 9, 9, 9]);
    // 9.3.
    let regiment = siege.battalions.iter().filter(|row| row.division == Division::R148);
    assert!(regiment.clone().count() >= 2);
    assert!(regiment.clone().all(|row| row.faces[0].elite && !row.faces[1].elite));
    // 29.0(4), 29.0(5).
    for (id, code) in [
        ("fr_1_le", Code::Start),
        ("fr_8_bpc", Code::Start),
        ("fr_5_bpvn", Code::R),
        ("fr_6_bpc", Code::R),
    ] {
        let row = &siege.units[siege.unit(id).expect("a unit").slot()];
        assert_eq!((row.code, row.airborne, row.is_battalion), (code, true, true), "{id}");
    }
    let forts = siege.units.iter().filter(|row| row.unit_type == UnitType::Fortification);
    assert_eq!(forts.count(), 3);
    // 29.0(6).
    let air = |air_type| {
        let of = |row: &&siege::components::AircraftRow| {
            row.code == Code::Start && row.air_type == air_type
        };
        siege.aircraft.iter().filter(of).count()
    };
    assert_eq!([AirType::FighterBomber, AirType::Bomber, AirType::Cargo].map(air), [6, 3, 5]);
    // 15.5: an example fires 6, 2, 2, 2 and 3.
    let start = siege.markers.iter().filter(|row| siege.units[row.unit.slot()].code == Code::Start);
    let mut values: Vec<u8> = start.map(|row| row.value).collect();
    values.sort_unstable();
    assert_eq!(values, [2, 2, 2, 3, 6, 6]);
    // 36.2: nine US units.
    let us = siege.aircraft.iter().filter(|row| row.nationality == Nationality::Us);
    assert_eq!(us.filter(|row| row.code == Code::V).count(), 9);
    // 34.1: one optional artillery unit.
    let extra = siege.units.iter().filter(|row| row.code == Code::S && row.impact.is_some());
    assert_eq!(extra.count(), 1);
}

#[test]
fn the_tables_are_as_stated() {
    let tables = components().tables;
    // 12.1, 13.1: the examples of the rules.
    assert_eq!((tables.aaa_hits[2], tables.aaa_hits[4]), (false, true));
    assert!(tables.aaa_results[5].shot_down);
    let rows: Vec<(u8, u8, u8, u8)> =
        tables.levels.iter().map(|row| (row.min, row.max, row.events, row.movement)).collect();
    assert_eq!(rows, [(1, 1, 0, 0), (2, 4, 1, 1), (5, 8, 2, 2), (9, 11, 3, 3), (12, 12, 4, 4)]);
    assert_eq!(tables.levels[4].level, Level::Fanatic);
    assert_eq!((tables.turns.len(), tables.impulses), (7, 6));
    assert_eq!(tables.turns[0].dates.fr, "13-17 mars 1954");
    let starts = [tables.aaa, tables.vm_artillery, tables.morale].map(|track| track.start);
    assert_eq!(starts, [9, 24, 10]);
    assert_eq!((tables.artillery_supply.start, tables.gp_supply.start), (12, 12));
    assert_eq!(
        (tables.constants.mass, tables.constants.range, tables.constants.mortar_range),
        ([4, 6], 2, 4)
    );
    assert_eq!(
        (tables.edge.cap, tables.constants.neptune, tables.constants.katyushas),
        ([3, 2], 6, 4)
    );
    let step = tables.morale_step;
    assert_eq!((step.complex_reading, step.route_reading), (Reading::Once, Reading::Each));
    assert_eq!(tables.terrain[Terrain::Entrenchment as usize].tie, Side::French);
    assert_eq!(tables.terrain[Terrain::Open as usize].draw, Side::VietMinh);
}

#[test]
fn fire_is_read_from_the_table() {
    let charts = Charts::of(&components());
    let dice = [1, 2, 3, 4, 5, 6];
    let read = |column, mass| charts.fire_results(column, mass, &dice);
    assert_eq!(read(FireColumn::Open, Mass::Nothing), (1, 2));
    assert_eq!(read(FireColumn::Open, Mass::Hit), (2, 2));
    assert_eq!(read(FireColumn::Defensive, Mass::Nothing), (1, 1));
    assert_eq!(read(FireColumn::Defensive, Mass::Hit), (2, 1));
}

#[test]
fn the_events_are_as_stated() {
    let siege = components();
    let kinds: Vec<EventKind> = siege.events.iter().map(|row| row.kind).collect();
    assert_eq!(kinds, EventKind::ALL);
    let markers = |side| {
        siege.events.iter().filter(|row| row.kind.side() == side).map(|row| row.markers).sum::<u8>()
    };
    assert_eq!((markers(Side::French), markers(Side::VietMinh)), (13, 13));
    let optional: Vec<EventKind> =
        siege.events.iter().filter(|row| row.optional).map(|row| row.kind).collect();
    assert_eq!(optional, [EventKind::Vulture, EventKind::ChiCom]);
    let special: Vec<EventKind> = siege
        .events
        .iter()
        .filter(|row| row.disposition == Disposition::Special)
        .map(|row| row.kind)
        .collect();
    use EventKind::{AssaultTrenches, Condor, Giap, Mining};
    assert_eq!(special, [Condor, AssaultTrenches, Giap, Mining]);
}

#[test]
fn the_start_is_as_stated() {
    let siege = components();
    let ids: Vec<&str> = siege.setup.placements.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, ["historical", "concentrated", "forward"]);
    let start = siege.units.iter().filter(|row| row.code == Code::Start).count();
    for placement in &siege.setup.placements {
        assert_eq!(placement.units.len(), start, "{}", placement.id);
    }
    let optional: Vec<Optional> = siege.setup.optional.iter().map(|row| row.optional).collect();
    assert_eq!(optional, Optional::ALL);
    assert_eq!(siege.setup.ready.len(), 2);
    assert_eq!(siege.setup.delayed.len(), 2);
    assert_eq!((siege.setup.turns, siege.setup.no_events_turn), (7, 1));
    assert_eq!(siege.setup.bomb_wins, 0b1110);
    assert!(!siege.setup.first_turn_activation);
}

#[test]
fn what_is_ours_is_marked() {
    let siege = components();
    let sources = &siege.provenance;
    assert!(sources.is_reconstructed("spaces/r1s04", "label"));
    assert_eq!(sources.source("events/f_cat", "markers"), Some("rules 30.0"));
    assert_eq!(
        sources.source("tables/costs", "refit_unit_gp"),
        Some("rules 15.5, 21.1, 21.2, 21.3, 21.4, 22.3")
    );
    let bad = sources.0.iter().filter(|(_, source)| {
        source.entry != pack::RECONSTRUCTED && !source.entry.starts_with("rules ")
    });
    assert_eq!(bad.count(), 0);
}

/// The fault of one change of the pack: its key and its reason.
fn refused(file: &str, from: &str, to: &str) -> (String, &'static str) {
    let faults = proof::faults::after::<siege::Siege>(file, from, to);
    let [fault] = &faults[..] else { panic!("{from} to {to}: {faults:?}") };
    (fault.key.clone(), fault.id)
}

/// 2.5: four divisions at four bases, the 148th on its own; guns and flak are two indexes.
#[test]
fn the_divisions_have_their_battalions() {
    let siege = components();
    let of = |division| siege.battalions.iter().filter(|row| row.division == division).count();
    let divisions = [Division::D304, Division::D308, Division::D312, Division::D316];
    assert_eq!(divisions.map(of), [3, 9, 9, 9]);
    assert_eq!((of(Division::R148), siege.battalions.len()), (3, 33));
    assert_eq!(siege.routes.len(), 4, "a base at the end of each Route");
    assert_eq!((siege.tables.aaa.start, siege.tables.vm_artillery.start), (9, 24));
}

/// 2.5: a pack with a battalion less, or of a fifth division, is refused.
#[test]
fn a_division_of_eight_battalions_is_refused() {
    assert_eq!(
        refused("units.toml", "\"308\" = 9", "\"308\" = 8"),
        ("divisions / 308".to_owned(), "fault-count")
    );
    assert_eq!(
        refused("units.toml", "division = 308", "division = 325"),
        ("vm vm_80 / division".to_owned(), "fault-unknown-reference")
    );
}

/// 2.7: a tank squadron that is reduced does not move: its strength is in square brackets.
#[test]
fn a_bracket_that_does_not_fit_the_kind_is_refused() {
    let stated = "airborne = false\nimpact = \"\"\nstated = [\"static when reduced";
    let from = format!("bracket_reduced = \"square\"\n{stated}");
    let to = format!("bracket_reduced = \"none\"\n{stated}");
    assert_eq!(
        refused("units.toml", &from, &to),
        ("french fr_1_cs / bracket_reduced".to_owned(), "siege-fault-counter")
    );
    assert_eq!(
        refused("units.toml", "type = \"garrison\"", "type = \"cavalry\""),
        ("french fr_gono / type".to_owned(), "fault-unknown-value")
    );
}

/// 2.8: an infantry battalion that does not count as one is refused.
#[test]
fn a_battalion_that_does_not_count_is_refused() {
    assert_eq!(
        refused("units.toml", "counts_as_battalion = true", "counts_as_battalion = false"),
        ("french fr_1_le / counts_as_battalion".to_owned(), "siege-fault-counter")
    );
}

/// 2.10: leaders alone have no strength.
#[test]
fn a_leader_with_strength_is_refused() {
    let leader = "code = \"start\"\nsteps = 1\nstrength = 0";
    let strong = "code = \"start\"\nsteps = 1\nstrength = 1";
    let (key, id) = refused("units.toml", leader, strong);
    assert!(key.ends_with("/ strength"), "{key}");
    assert_eq!(id, "siege-fault-counter");
    let siege = components();
    assert!(siege.units.iter().all(|row| row.is_leader() == (row.faces[0].strength == 0)));
}

/// 15.1: the marker of a field gun is no mortar's.
#[test]
fn a_marker_of_another_kind_than_its_guns_is_refused() {
    let field = "value = 6\nkind = \"field\"";
    assert_eq!(
        refused("units.toml", field, "value = 6\nkind = \"mortar\""),
        ("impact imp_2_4_col / kind".to_owned(), "siege-fault-counter")
    );
}

/// 5.0: Routes are chains: a space that skips its neighbour, or a Route that is too short, is refused.
#[test]
fn a_route_with_a_gap_is_refused() {
    let chain = "adjacent = [\"central\", \"r1s02\"]";
    assert_eq!(
        refused("map.toml", chain, "adjacent = [\"central\", \"r1s03\"]"),
        ("spaces r1s01 / adjacent".to_owned(), "fault-contradiction")
    );
    assert_eq!(
        refused("map.toml", "length = 13", "length = 12"),
        ("routes 2 / length".to_owned(), "fault-count")
    );
}
