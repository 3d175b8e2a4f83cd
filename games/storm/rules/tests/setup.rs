//! The pack that comes with the game has all that is stated about it.

use std::collections::{BTreeMap, BTreeSet};

use storm::components::{Area, Border, Colour, Components, Kind, Side, Start, UnitType};
use storm::setup::{embedded, load};

fn components() -> Components {
    load(&embedded()).expect("the embedded pack is sound")
}

fn numbers(
    components: &Components,
    wanted: impl Fn(&storm::components::AreaRow) -> bool,
) -> Vec<u8> {
    components.areas.iter().filter(|row| wanted(row)).map(|row| row.area.0).collect()
}

#[test]
fn the_map_is_as_stated() {
    let storm = components();
    assert_eq!(storm.areas.len(), 40);
    assert_eq!(storm.borders.len(), 103);
    assert_eq!(numbers(&storm, |_| true), (1..=40).collect::<Vec<_>>());
    assert_eq!(numbers(&storm, |row| row.colour == Colour::Blue), [16, 20, 21]);
    assert_eq!(numbers(&storm, |row| row.colour == Colour::Green).len(), 6);
    assert_eq!(numbers(&storm, |row| row.victory).len(), 10);
    let names = [6, 9, 14].map(|number| storm.areas[number - 1].name_en.as_str());
    assert_eq!(names, ["Gabrielle", "Anne-Marie", "Beatrice"]);
    assert_eq!(storm.areas[13].name_fr, "Béatrice");
    assert_eq!(storm.areas[10].defence, 1);
    let kinds: BTreeMap<(u8, u8), Border> =
        storm.borders.iter().map(|(a, b, kind)| ((a.0, b.0), *kind)).collect();
    let bridges = kinds.iter().filter(|(_, kind)| **kind == Border::Bridge).map(|(pair, _)| *pair);
    assert_eq!(bridges.collect::<Vec<_>>(), [(21, 29), (28, 29)]);
    for land in [(7, 10), (10, 11), (14, 17)] {
        assert_eq!(kinds[&land], Border::Land, "{land:?}");
    }
    for river in [(10, 17), (11, 17)] {
        assert_eq!(kinds[&river], Border::River, "{river:?}");
    }
    let next_to_11 = kinds.keys().filter(|(a, b)| *a == 11 || *b == 11);
    let next_to_11: BTreeSet<u8> = next_to_11.map(|(a, b)| a + b - 11).collect();
    assert_eq!(next_to_11, BTreeSet::from([7, 8, 10, 14, 17]));
    assert!(storm.areas[37].edge && storm.areas[37].colour != Colour::Red);
}

#[test]
fn the_map_can_be_drawn() {
    let drawing = components().drawing;
    assert_eq!((drawing.width, drawing.height), (1000, 1400));
    assert_eq!(drawing.areas.len(), 40);
    assert_eq!(drawing.areas[6].area, Area(7));
    assert_eq!((drawing.bridges.len(), drawing.roads.len()), (2, 3));
    assert_eq!((drawing.hills.len(), drawing.places.len()), (21, 10));
    assert_eq!(drawing.river.expect("a river").name.fr, "Nam Yum");
    assert_eq!(drawing.runway.expect("a runway").axis.len(), 2);
}

#[test]
fn the_counters_are_as_stated() {
    let storm = components();
    let [french, vietminh] = &storm.units;
    let boxed: Vec<_> = vietminh.iter().filter(|unit| unit.start == Start::Box).collect();
    assert_eq!((french.len(), vietminh.len() - boxed.len(), boxed.len()), (73, 84, 21));
    for unit in boxed {
        assert_eq!((unit.firepower, unit.defence, unit.movement), (1, 7, 2), "{}", unit.id);
    }
    let star: Vec<_> = french.iter().filter(|unit| unit.start == Start::Star).collect();
    let armor = star.iter().filter(|unit| unit.unit_type == UnitType::Armor).count();
    assert_eq!((star.len(), armor), (3, 1));
    assert_eq!(storm.formations.len(), 29);
    let arriving = |side: Side, turn| {
        let units = storm.units[side as usize].iter();
        units.filter(|unit| unit.start == Start::Turn(turn)).count()
    };
    assert_eq!(
        (1..=8).map(|turn| arriving(Side::French, turn)).collect::<Vec<_>>(),
        [8, 0, 4, 4, 0, 0, 3, 0]
    );
    assert_eq!(
        (1..=8).map(|turn| arriving(Side::VietMinh, turn)).collect::<Vec<_>>(),
        [0, 18, 3, 0, 0, 0, 9, 0]
    );
}

#[test]
fn units_are_alike_when_no_rule_tells_them_apart() {
    let storm = components();
    for units in &storm.units {
        for a in units {
            for b in units {
                let values = |unit: &storm::components::UnitRow| {
                    let numbers = (unit.firepower, unit.defence, unit.defence_spent, unit.movement);
                    (unit.unit_type as u8, unit.thai, numbers)
                };
                assert_eq!(a.alike == b.alike, values(a) == values(b), "{} {}", a.id, b.id);
            }
        }
    }
    let kinds = |side: usize| {
        storm.units[side].iter().map(|unit| unit.alike).collect::<BTreeSet<_>>().len()
    };
    assert_eq!((kinds(0), kinds(1)), (7, 3));
}

#[test]
fn the_cards_are_as_stated() {
    let storm = components();
    assert_eq!(storm.kinds.iter().map(|row| row.kind).collect::<Vec<_>>(), Kind::ALL);
    let cards: Vec<&String> = storm.kinds.iter().flat_map(|row| &row.cards).collect();
    assert_eq!(cards.len(), 54);
    assert_eq!(cards.iter().filter(|id| id.starts_with("FR-")).count(), 27);
    let row = |kind: Kind| &storm.kinds[kind as usize];
    let firepowers = [
        (Kind::Debouchez, 6, 6),
        (Kind::B26, 6, 6),
        (Kind::FighterBombers, 4, 4),
        (Kind::Artillery, 7, 7),
        (Kind::TotArtillery, 10, 10),
        (Kind::Katyusha, 12, 13),
        (Kind::Artillery105, 9, 10),
        (Kind::Artillery75, 8, 10),
        (Kind::Mines, 0, 0),
    ];
    for (kind, firepower, harder) in firepowers {
        assert_eq!((row(kind).firepower, row(kind).firepower_7plus), (firepower, harder));
    }
    let removed = storm.kinds.iter().filter(|row| row.removed_after_play).map(|row| row.kind);
    assert_eq!(
        removed.collect::<Vec<_>>(),
        [Kind::Bigeard, Kind::ReliefForce, Kind::MineShaft, Kind::Katyusha, Kind::Propaganda]
    );
    assert!(
        storm.kinds.iter().all(|row| (row.kind.side() == Side::French) == (row.trench_value == 0))
    );
    assert_eq!(row(Kind::MortarSupport).cards, ["FR-13", "FR-14", "FR-15"]);
}

#[test]
fn the_tables_are_as_stated() {
    let tables = components().tables;
    assert_eq!(tables.turns.len(), 8);
    assert_eq!(tables.turns[0].hand[0], 4);
    assert_eq!(tables.turns[2].dates_fr, "27 mars-2 avril");
    let sets: Vec<_> = tables.bonus_sets.iter().map(|set| (set.areas.clone(), set.cards)).collect();
    assert_eq!(sets, [([6, 9, 14].map(Area).to_vec(), 1), ([16, 20, 21].map(Area).to_vec(), 1)]);
    assert_eq!((tables.max_trench, tables.max_terrain), (3, 3));
    assert_eq!((tables.stacking_limit, tables.units_per_level, tables.assault_level), (9, 2, 3));
    let rows: Vec<_> = tables.supply.iter().map(|row| (row.min, row.max, row.areas)).collect();
    assert_eq!(rows, [(2, 8, 0), (9, 15, 1), (16, 99, 2)]);
    assert_eq!((tables.supply_per_runway, tables.supply_per_green), (2, 1));
    assert_eq!(tables.replacements, [1, 1, 2, 2, 3, 3]);
    let relief = tables.relief.map(|row| (row.infantry, row.armor));
    assert_eq!(relief, [(2, 0), (2, 0), (2, 0), (0, 1), (0, 1), (1, 1)]);
    assert_eq!((tables.relief_area, tables.relief_last_turn), (Area(38), 4));
    assert_eq!((tables.victory_areas, tables.bid_max), (6, 10));
    assert_eq!((tables.free_assault_turn, tables.no_replacements_turn), (1, 1));
}

#[test]
fn every_value_has_its_source() {
    let provenance = components().provenance;
    assert_eq!(provenance.source("area/6", "name"), Some("rules 5.1"));
    assert_eq!(provenance.source("area/6", "defence"), Some("reconstructed"));
    assert_eq!(provenance.source("border/10-17", "kind"), Some("rules 7.0 example"));
    assert_eq!(provenance.source("tables/supply", "per_vm_runway_area"), Some("rules 11.0"));
    assert!(provenance.is_reconstructed("unit/F-III.13DBLE-9", "firepower"));
    assert!(!provenance.is_reconstructed("kind/artillery", "firepower"));
    for list in ["area/40", "unit/V-R-21", "card/VM-27", "turn/8", "formation/9/304", "map/meta"] {
        assert!(provenance.0.contains_key(list), "{list}");
    }
}
