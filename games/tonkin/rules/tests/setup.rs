//! The pack that comes with the game is read whole, with the values that the rules state.

use std::time::Instant;

use tonkin::components::{
    Components, Hex, Outcome, Scenario, Side, Terrain, UnitType, Width, Zone,
};
use tonkin::setup::{embedded, load};

fn components() -> Components {
    load(&embedded()).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn hex(name: &str) -> Hex {
    Hex::named(name).expect("the map has this hex")
}

#[test]
fn the_pack_is_read_whole() {
    let begun = Instant::now();
    let components = components();
    println!("read in {:?}", begun.elapsed());
    assert_eq!(components.map.hexes.len(), 832);
    assert_eq!(components.map.communities.len(), 115);
    assert_eq!(components.map.rivers.len(), 34);
    assert_eq!(components.map.roads.len(), 30);
    assert_eq!(components.map.setup_numbers.len(), 23);
    assert_eq!(components.units.len(), 207);
    assert_eq!(components.tables.turns.len(), 46);
    assert_eq!(components.scenarios.len(), 6);
    assert_eq!(components.campaign, [0, 1, 2, 3, 4].map(Scenario));
}

#[test]
fn hexes_have_names_neighbours_and_distances() {
    assert_eq!(hex("W18").to_string(), "W18");
    assert_eq!(hex("AF26").to_string(), "AF26");
    for wrong in ["", "W", "18", "AG1", "A0", "A27", "BA3", "W018", "w18", "W1 8", "A+3"] {
        assert_eq!(Hex::named(wrong), None, "{wrong:?}");
    }
    for from in Hex::all() {
        assert_eq!(Hex::named(&from.to_string()), Some(from));
        for (direction, to) in from.neighbours() {
            assert_eq!(to.neighbour(direction.opposite()), Some(from));
            assert_eq!(from.direction_of(to), Some(direction));
            assert_eq!(from.distance(to), 1);
        }
    }
    assert_eq!(hex("U16").direction_of(hex("U17")).map(|d| d.id()), Some("SE"));
    assert_eq!(hex("A1").distance(hex("A26")), 25);
    assert_eq!(hex("A1").distance(hex("AF1")), 31);
    assert_eq!(hex("T14").distance(hex("X15")), 5);
}

#[test]
fn the_map_has_what_the_rules_state() {
    let components = components();
    let place = |name: &str| {
        let mut rows = components.map.communities.iter();
        rows.find(|row| row.name == name).expect("the map has this community")
    };
    assert_eq!(place("Thai Binh").hex, hex("W18"));
    assert!(
        place("Vientiane").harbour
            && place("Haiphong").harbour
            && place("Thai Nguyen").mobilization
    );
    // 3.1: U14 is a hex with a joining river.
    assert_eq!(components.hex(hex("U14")).rivers.len(), 2);
    // 1.6: clear with forest is Delta, rough with forest Highlands; both fight as forest (T-04).
    let of = |ground: tonkin::components::Ground| {
        let mut rows = components.map.hexes.iter();
        let row = rows.find(|row| {
            row.ground == ground && row.country == tonkin::components::Country::Vietnam
        });
        row.map(|row| (row.terrain, row.zone))
    };
    use tonkin::components::Ground;
    assert_eq!(of(Ground::ClearForest), Some((Terrain::Forest, Some(Zone::Delta))));
    assert_eq!(of(Ground::RoughForest), Some((Terrain::Forest, Some(Zone::Highlands))));
    let red = components.map.rivers.iter().find(|row| row.id == "red").expect("the Red River");
    assert!(red.width == Width::Major && red.path.contains(&hex("U17")));
}

#[test]
fn counters_have_what_the_rules_state() {
    let components = components();
    let row = |id: &str| components.unit(components.unit_named(id).expect("a counter of that id"));
    let gm = row("fef_gm_1");
    assert_eq!((gm.front.combat, gm.movement, gm.motorized, gm.front.morale), (9, 14, true, 4));
    assert_eq!(row("fef_1_2_rei").front.morale, row("vm_246").front.morale + 1);
    assert!(row("vm_367").defence_only && row("vm_151").defence_only);
    assert_eq!(row("vm_td_18").steps, 1);
    // 6.13: front, front with -1 Marker, back, back with -1 Marker.
    let values = [4, 3, 2, 1, 0].map(|steps| gm.face(steps).combat);
    assert_eq!(values, [9, 8, 5, 4, 0]);
    let dumps = |side: Side| {
        let is_it = |row: &&tonkin::components::UnitRow| {
            row.side == side && row.unit_type == UnitType::SupplyDump
        };
        components.units.iter().filter(is_it).count()
    };
    assert_eq!(Side::BOTH.map(dumps), [9, 9]);
}

#[test]
fn tables_have_what_the_rules_state() {
    let components = components();
    let tables = &components.tables;
    let rough = tables.terrain.row(Terrain::Rough);
    assert_eq!(rough.cost, [Some(2), Some(3), Some(4)]);
    assert_eq!(tables.terrain.row(Terrain::Mountain).cost[2], None);
    assert_eq!(tables.limits.stacking, 13);
    assert_eq!(tables.combat.losses[Outcome::ExchangeDefender as usize], [1, 2]);
    assert_eq!(tables.turns[0].month, "Oct-50");
    assert_eq!(tables.turns[19].month, "May-52");
    assert!(tables.turns[8].rain && !tables.turns[7].rain);
    assert!(tables.turns[19].early && !tables.turns[20].early);
    // 2.1: a VM-Number holds until the next one.
    assert_eq!(components.turn(5).vm_number, 62);
}

#[test]
fn values_know_where_they_come_from() {
    let components = components();
    let source = |entry: &str, field: &str| components.provenance.source(entry, field);
    assert_eq!(source("unit/vm_36", "bar"), Some("stated"));
    assert_eq!(source("hexes/A1", "terrain"), Some("reconstructed"));
    assert!(
        source("community/Thai Binh", "hex").is_some_and(|source| source.starts_with("rules 2.2"))
    );
}

/// The faults of one change of the pack: key and reason of each.
fn refused(file: &str, from: &str, to: &str) -> Vec<(String, &'static str)> {
    let faults = proof::faults::after::<tonkin::Tonkin>(file, from, to);
    faults.into_iter().map(|fault| (fault.key, fault.id)).collect()
}

/// One fault, as [`refused`] tells it.
fn one(key: &str, id: &'static str) -> Vec<(String, &'static str)> {
    vec![(key.to_owned(), id)]
}

/// T-09: every VP-Hex has a colour, so that it is always friendly to a side; one without is refused.
#[test]
fn a_vp_hex_without_a_colour_is_refused() {
    assert_eq!(
        refused(
            "map.toml",
            "kind = \"town\"\ncolour = \"blue\"",
            "kind = \"town\"\ncolour = \"neutral\""
        ),
        one("community Thai Binh / colour", "tonkin-fault-no-colour")
    );
}

/// 1.2: a divisional regiment has no bar, four steps at most, and a back.
#[test]
fn a_counter_that_is_not_of_its_class_is_refused() {
    let regiment = "type = \"divisional_regiment\"\nbar = \"none\"";
    assert_eq!(
        refused("units.toml", regiment, "type = \"divisional_regiment\"\nbar = \"gray\""),
        one("unit vm_36 / bar", "tonkin-fault-class")
    );
    assert_eq!(
        refused("units.toml", "sp = 4\nsteps = 4", "sp = 4\nsteps = 2"),
        one("unit vm_36 / steps", "fault-contradiction")
    );
    let back = "back = {combat = 4, barrage = 0, morale = 4, sp = 2}";
    assert_eq!(refused("units.toml", back, ""), one("unit vm_36 / back", "tonkin-fault-back"));
}

/// 1.6, T-03: the zone of a hex follows from its land and its country; China is in none.
#[test]
fn a_hex_in_a_zone_that_is_not_its_own_is_refused() {
    assert_eq!(
        refused(
            "map.toml",
            "country = \"china\", zone = \"none\"",
            "country = \"china\", zone = \"delta\""
        ),
        one("hexes A1 / zone", "fault-contradiction")
    );
    let laos = |row: &&tonkin::components::HexRow| {
        row.country == tonkin::components::Country::Laos && row.zone.is_none()
    };
    assert_eq!(components().map.hexes.iter().filter(laos).count(), 0, "none in Laos is clear");
}

/// T-01: Thai Binh lies in W18, as the rules say; a map that has it elsewhere is refused, and so is a grid
/// whose odd rows are not half a hex east.
#[test]
fn a_map_with_another_grid_is_refused() {
    let moved = refused("map.toml", "hex = \"W18\"", "hex = \"W17\"");
    assert_eq!(moved[..1], one("community Thai Binh / hex", "fault-contradiction"));
    assert_eq!(
        refused("map.toml", "NE = [1, -1]", "NE = [0, -1]"),
        one("grid / offsets_odd_row / NE", "fault-fixed")
    );
}

/// T-60: from when to when each scenario is played.
#[test]
fn the_scenarios_have_their_dates() {
    let components = components();
    let month = |turn: u8| components.tables.turns[usize::from(turn) - 1].month.as_str();
    let dates: Vec<(&str, &str, &str)> = components
        .scenarios
        .iter()
        .map(|row| (row.id.as_str(), month(row.start_turn), month(row.end_turn)))
        .collect();
    assert_eq!(
        dates,
        [
            ("cao_bang", "Oct-50", "Dec-50"),
            ("hanoi", "Jan-51", "Jun-51"),
            ("hoa_binh", "Dec-51", "Feb-52"),
            ("plaine_des_jarres", "Oct-52", "May-53"),
            ("dien_bien_phu", "Dec-53", "May-54"),
            ("na_san", "Nov-52", "Dec-52"),
        ]
    );
}

/// T-60: a scenario that is longer than from its first month to its last is refused.
#[test]
fn a_scenario_of_a_month_too_many_is_refused() {
    assert_eq!(
        refused("scenarios.toml", "turns = 3", "turns = 4"),
        one("scenario cao_bang / turns", "fault-contradiction")
    );
}
