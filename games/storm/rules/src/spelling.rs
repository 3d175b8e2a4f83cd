//! What programs see: areas, units and cards by the ids of the pack.

use kernel::spelling::{PlaceEntry, UnitEntry, word};
use kernel::{Catalogue, Row, Schemas, Shape, Things};

use crate::Storm;
use crate::components::{Kind, Side};
use crate::flow::{State, Step};
use crate::sets::Unit;
use crate::view::View;

const FRENCH: Shape = Shape::Each(&Shape::Id("french_unit"));
const VIET_MINH: Shape = Shape::Each(&Shape::Id("vietminh_unit"));
/// Units of the side that another field names.
const UNITS: &[(&str, Shape)] = &[("french", FRENCH), ("vietminh", VIET_MINH)];
/// The same for one unit.
const UNIT: &[(&str, Shape)] =
    &[("french", Shape::Id("french_unit")), ("vietminh", Shape::Id("vietminh_unit"))];
/// A unit on its way: where it is, and where it has been.
const TRANSIT: &[(&str, Shape)] = &[
    ("french", Shape::Several(&[Shape::Id("french_unit"), Shape::Same, Shape::Same])),
    ("vietminh", Shape::Several(&[Shape::Id("vietminh_unit"), Shape::Same, Shape::Same])),
];
/// Something of each side.
const EACH: Shape = Shape::Named(&[("french", Shape::Same), ("vietminh", Shape::Same)]);
/// Units of each side.
const BOTH: Shape = Shape::Named(UNITS);
const BY_AREA: Shape = Shape::Named(&[
    ("french", Shape::By("area", &FRENCH)),
    ("vietminh", Shape::By("area", &VIET_MINH)),
]);

/// Where views and states hold places of lists.
pub(crate) const ROWS: &[Row] = &[
    Row::of("Area", Shape::Id("area")),
    Row::of("Unit", Shape::Only { field: "index", like: "side", shapes: UNIT }),
    Row::of("Kind", Shape::Id("card")),
    Row::of("Pile", Shape::By("card", &Shape::Same)),
    Row::at("Board", "at", BY_AREA),
    Row::at("Board", "occupied", EACH),
    Row::at("Board", "fresh", BOTH),
    Row::at("Board", "waiting", BOTH),
    Row::at("Board", "star", FRENCH),
    Row::at("Board", "replacement_box", VIET_MINH),
    Row::at("Board", "eliminated", BOTH),
    Row::at("Board", "trench", Shape::By("area", &Shape::Same)),
    Row::at("Board", "fire", EACH),
    Row::at("View", "hand_sizes", EACH),
    Row::at("View", "deck_sizes", EACH),
    Row::at("Order", "picked", Shape::Like("side", UNITS)),
    Row::at("March", "units", Shape::Like("side", UNITS)),
    Row::at("Attack", "units", Shape::Like("side", UNITS)),
    Row::at("Place", "units", Shape::Like("side", UNITS)),
    Row::at("Place", "picked", Shape::Like("side", UNITS)),
    Row::at("Allocate", "open", Shape::Like("owner", UNITS)),
    Row::at("Allocate", "flip", Shape::Like("owner", UNITS)),
    Row::at("Allocate", "retreat", Shape::Like("owner", UNITS)),
    Row::at("Allocate", "eliminate", Shape::Like("owner", UNITS)),
    Row::at("Retreats", "pending", Shape::Like("owner", UNITS)),
    Row::at("Retreats", "transit", Shape::Like("owner", TRANSIT)),
    Row::at("CounterEnter", "moved", FRENCH),
    Row::at("Propaganda", "left", FRENCH),
    Row::at("Losses", "units", VIET_MINH),
];

/// The things programs name.
pub(crate) fn things(rules: &Storm) -> Vec<Things> {
    let rows = |side: Side| {
        let rows = rules.components.units[side as usize].iter().zip(0..);
        rows.map(move |(row, index)| (Unit::new(side, index), row.id.clone()))
    };
    // Areas are numbered from 1: the first place is nobody's.
    let numbers = rules.components.areas.iter().map(|row| row.area.to_string());
    let areas = std::iter::once(String::new()).chain(numbers);
    vec![
        Things::of("area", areas.map(|number| (number.clone(), number))),
        Things::of("unit", rows(Side::French).chain(rows(Side::VietMinh))),
        Things::of("french_unit", rows(Side::French)),
        Things::of("vietminh_unit", rows(Side::VietMinh)),
        Things::of("card", Kind::ALL.map(|kind| (kind.id(), kind.id()))),
    ]
}

/// Views and states, described.
pub(crate) fn schemas() -> Schemas {
    Schemas::of::<View, State>(ROWS)
}

/// The kinds of cards that can be drawn now.
pub(crate) fn draw_classes(state: &State) -> Vec<String> {
    let Step::Draw(draw) = state.top() else { return Vec::new() };
    Kind::of(draw.side).iter().map(|kind| kind.id().to_owned()).collect()
}

/// Units with their types, areas with the colour of their numbers.
pub(crate) fn catalogue(rules: &Storm) -> Catalogue {
    let units = rules.components.units.iter().flatten().map(|row| UnitEntry {
        id: row.id.clone(),
        side: row.side.name(),
        kind: word(&row.unit_type),
    });
    let places = rules.components.areas.iter().map(|row| PlaceEntry {
        id: row.area.to_string(),
        terrain: word(&row.colour),
        next: rules.charts.adjacent(row.area).iter().map(|area| area.to_string()).collect(),
    });
    Catalogue { units: units.collect(), places: places.collect(), ..Catalogue::default() }
}
