//! What programs see: squares by their names, units by their places in the army lists, which have no other ids.

use kernel::spelling::{PlaceEntry, UnitEntry};
use kernel::{Catalogue, Row, Schemas, Shape, Things};

use crate::Company;
use crate::components::{Army, Cache, Marker, Side};
use crate::flow::State;
use crate::sets::{COLUMNS, MAX_UNITS, Square, Unit};
use crate::view::View;

const WHITE_STAR: Shape = Shape::Each(&Shape::Id("white_star_unit"));
const COMMUNIST: Shape = Shape::Each(&Shape::Id("communist_unit"));
const UNITS: &[(&str, Shape)] = &[("white_star", WHITE_STAR), ("communist", COMMUNIST)];
const UNIT: &[(&str, Shape)] =
    &[("white_star", Shape::Id("white_star_unit")), ("communist", Shape::Id("communist_unit"))];
/// Something of each side.
const EACH: Shape = Shape::Named(&[("white_star", Shape::Same), ("communist", Shape::Same)]);
const BODIES: Shape = Shape::Named(&[
    ("white_star", Shape::By("white_star_unit", &Shape::Same)),
    ("communist", Shape::By("communist_unit", &Shape::Same)),
]);
const BY_SQUARE: Shape = Shape::By("square", &Shape::Same);
const BY_CACHE: Shape = Shape::By("cache", &Shape::Same);
const BY_MARKER: Shape = Shape::By("marker", &Shape::Same);
/// Units of the side whose turn it is; before the first turn and after the last one nobody's.
const OWN: Shape = Shape::Like(
    "phase",
    &[("Play", Shape::Like("steps/*/side", UNITS)), ("S", Shape::Several(&[]))],
);
/// Units of the other side than the one whose unit is named.
const ENEMIES: &[(&str, Shape)] = &[("W", COMMUNIST), ("C", WHITE_STAR)];

/// Where views and states hold places of lists or bits.
pub(crate) const ROWS: &[Row] = &[
    Row::of("Square", Shape::Id("square")),
    Row::of("Unit", Shape::Only { field: "index", like: "side", shapes: UNIT }),
    Row::of("Place", Shape::Id("place")),
    Row::of("Caches", BY_CACHE),
    Row::of("BySquare", BY_SQUARE),
    Row::at("Board", "bodies", BODIES),
    Row::at("Board", "foot", EACH),
    Row::at("Board", "vehicles", EACH),
    Row::at("Board", "on_table", Shape::Named(UNITS)),
    Row::at("Board", "hidden", COMMUNIST),
    Row::at("Board", "seen", COMMUNIST),
    Row::at("Board", "away", COMMUNIST),
    Row::at("Board", "dead", EACH),
    Row::at("Tally", "wiped_out", EACH),
    Row::at("Tally", "vehicles", EACH),
    Row::at("Tally", "peasants", EACH),
    Row::at("View", "column", Shape::Id("column")),
    Row::at("View", "marked", Shape::Named(UNITS)),
    Row::at("View", "failed", OWN),
    Row::at("View", "ring_kinds", BY_MARKER),
    Row::at("State", "column", Shape::Id("column")),
    Row::at("State", "marked", Shape::Named(UNITS)),
    Row::at("State", "failed", OWN),
    Row::at("Ring", "left", BY_MARKER),
    Row::at("Hide", "last", Shape::Id("communist_unit")),
    Row::at("Turn", "left", Shape::Bits(&Shape::Id("group_number"))),
    Row::at("Group", "group", Shape::Id("group_number")),
    Row::at("Group", "left", Shape::Like("side", UNITS)),
    Row::at("Acting", "reacted", Shape::Like("unit", ENEMIES)),
    Row::at("Opportunity", "left", Shape::Like("at", ENEMIES)),
];

/// The things programs name.
pub(crate) fn things(rules: &Company) -> Vec<Things> {
    let units = |side: Side| {
        let count = rules.forces[side as usize].units.len() as u8;
        (0..count).map(move |index| Unit::new(side, index)).map(|unit| (unit, unit))
    };
    let squares = Square::all().map(|square| square.to_string());
    let off = ["off", "gone", "left", "unknown"].map(str::to_owned);
    let places = squares.chain(off).map(|place| (place.clone(), place));
    let columns = ('A'..='Z').take(usize::from(COLUMNS));
    vec![
        Things::of("square", Square::all().map(|square| (square, square))),
        Things::of("place", places),
        Things::of("column", columns.map(|column| (column, column))),
        Things::of("unit", units(Side::WhiteStar).chain(units(Side::Communist))),
        Things::of("white_star_unit", units(Side::WhiteStar)),
        Things::of("communist_unit", units(Side::Communist)),
        Things::of("group_number", (1..=MAX_UNITS).map(|group| (group, group))),
        Things::of("cache", Cache::ALL.map(|cache| (cache.id(), cache.id()))),
        Things::of("marker", Marker::ALL.map(|marker| (marker.id(), marker.id()))),
        Things::of("map", rules.components.maps.iter().map(|map| (&map.id, &map.id))),
        Things::of("army", rules.components.armies.iter().map(|army| (&army.id, &army.id))),
    ]
}

/// Views and states, described.
pub(crate) fn schemas() -> Schemas {
    Schemas::of::<View, State>(ROWS)
}

/// The values of an option that takes any text: the maps of the mission and the profiles of random ones, and the lists
/// of a side. Lists of one's own and the numbers of random maps are without end.
pub(crate) fn known_values(rules: &Company, option: &str) -> Vec<String> {
    let (components, mission) = (&rules.components, &rules.mission);
    let lists = |side: Side| {
        let of_side = components.armies.iter().filter(|army: &&Army| army.nation.side() == side);
        of_side.map(|army| army.id.clone()).collect()
    };
    match option {
        "map" => {
            let printed = std::iter::once(&mission.map).chain(&mission.alternate_maps).cloned();
            let profiles = components.profiles.iter().map(|one| format!("random_{}", one.id));
            printed.chain(["random".to_owned()]).chain(profiles).collect()
        }
        "white_star" => lists(Side::WhiteStar),
        "communist" => lists(Side::Communist),
        _ => Vec::new(),
    }
}

/// The units of both lists with their types, the squares of the map with their terrain, and all maps and lists there
/// are.
pub(crate) fn catalogue(rules: &Company) -> Catalogue {
    let units = Side::BOTH.into_iter().flat_map(|side| {
        let rows = rules.forces[side as usize].units.iter().zip(0..);
        rows.map(move |(row, index)| UnitEntry {
            id: Unit::new(side, index).to_string(),
            side: side.name(),
            kind: row.kind.clone(),
        })
    });
    let places = Square::all().map(|square| PlaceEntry {
        id: square.to_string(),
        terrain: rules.charts.terrain(square).id().to_owned(),
        next: rules.charts.faces(square).iter().map(|other| other.to_string()).collect(),
    });
    Catalogue {
        units: units.collect(),
        places: places.collect(),
        maps: rules.components.maps.iter().map(|map| map.id.clone()).collect(),
        lists: rules.components.armies.iter().map(|army| army.id.clone()).collect(),
    }
}
