//! The pack that comes with the game is sound, and says what the reference says.

use company::components::{Deploy, Objective, Side, Terrain};
use company::sets::Square;
use company::{generator, lists, setup};

#[test]
fn the_pack_is_sound() {
    let components = setup::load(&setup::embedded()).unwrap_or_else(|faults| panic!("{faults:#?}"));
    assert_eq!(components.maps.len(), 8);
    assert_eq!(components.missions.len(), 8);
    assert_eq!(components.armies.len(), 17);
    assert_eq!(components.unit_types.len(), 19);
    assert_eq!(components.profiles.len(), 4);
}

#[test]
fn missions_are_as_stated() {
    let components = setup::load(&setup::embedded()).expect("our pack is sound");
    let mission = |id: &str| components.missions.iter().find(|row| row.id == id).expect("there");
    assert_eq!(mission("hot_lz").deploy, Deploy::Column(4));
    assert_eq!(mission("hot_lz").first, Side::Communist);
    assert_eq!(mission("ap_bac").handicap, [16, 0]);
    let Objective::Hold { squares, each } = mission("hold_the_hamlet").objective else {
        panic!("the hamlet is held")
    };
    assert_eq!((squares.len(), each), (3, 8));
    assert_eq!(mission("search_and_destroy").ring.len(), 12);
}

#[test]
fn every_value_has_its_source() {
    let provenance = setup::load(&setup::embedded()).expect("our pack is sound").provenance;
    assert_eq!(provenance.source("tables/morale", "raw"), Some("rules 27"));
    assert_eq!(provenance.source("terrain/road", "foot"), Some("rules 28"));
    assert!(provenance.is_reconstructed("terrain/road", "cover"));
    assert!(provenance.is_reconstructed("mission/ap_bac", "countdown"));
    assert_eq!(provenance.source("grade/raw", "count_modifier"), Some("rules 28, 31, 32, 33"));
}

#[test]
fn every_list_makes_its_army() {
    let components = setup::load(&setup::embedded()).expect("our pack is sound");
    let army = components.armies.iter().find(|army| army.id == "us_convoy").expect("there");
    let force = lists::force(&components, army);
    assert_eq!(force.units.len(), 6);
    assert_eq!(force.groups.len(), 2);
    assert_eq!(force.units[2].name.fr, "Groupe de fusiliers 2");
    assert_eq!(force.units[3].strength, 2);
}

/// X1.6: thousands of maps of every profile keep the limits, and the same number makes the same map.
#[test]
fn random_maps_keep_their_limits() {
    let components = setup::load(&setup::embedded()).expect("our pack is sound");
    let (limits, rows) = (&components.limits, &components.terrain);
    for profile in &components.profiles {
        for seed in 0..500 {
            let map = generator::generate(profile, limits, rows, seed, |_| true);
            assert!(generator::keeps(&map, limits, rows), "{} {seed}", profile.id);
            let village = |square: &Square| map.terrain[square.index()] == Terrain::Village;
            assert!(Square::all().filter(village).all(|square| square.column() > 0));
            let homes = |square| map.hamlets.iter().filter(|h| h.squares.has(square)).count();
            assert!(Square::all().all(|s| homes(s) == usize::from(village(&s))));
            for (place, one) in map.hamlets.iter().enumerate() {
                for other in &map.hamlets[place + 1..] {
                    let apart = one.squares.iter().all(|a| {
                        other.squares.iter().all(|b| generator::command_distance(a, b) >= 3)
                    });
                    assert!(apart, "{} {seed}: {} and {}", profile.id, one.name, other.name);
                }
            }
        }
        let again = || generator::generate(profile, limits, rows, 1965, |_| true);
        assert_eq!(again(), again());
    }
}

/// X1.1: columns A to J from west to east, rows 1 to 6 from north to south.
#[test]
fn a_map_has_ten_columns_and_six_rows() {
    let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!((names.len(), names[0].as_str(), names[59].as_str()), (60, "A1", "J6"));
    let c4 = Square::parse("C4").expect("it is on the table");
    assert_eq!((c4.column(), c4.row()), (2, 3));
    assert_eq!(Square::at(2, 3), Some(c4));
}

/// X1.1: there is nothing beyond J and 6.
#[test]
fn there_is_no_square_beyond_the_table() {
    for name in ["K1", "A7", "A0", "J66", "1A", "", "a1"] {
        assert_eq!(Square::parse(name), None, "{name}");
    }
    assert_eq!([Square::at(-1, 0), Square::at(10, 0), Square::at(0, 6)], [None; 3]);
}
