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
