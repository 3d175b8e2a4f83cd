//! What programs see: hexes and counters by the ids of the pack.

use kernel::spelling::{PlaceEntry, UnitEntry};
use kernel::{Catalogue, Row, Schemas, Shape, Things};

use crate::Tonkin;
use crate::components::{Hex, Kind, Unit};
use crate::flow::State;
use crate::view::View;

/// Something of each side.
const EACH: Shape = Shape::Named(&[("french", Shape::Same), ("vietminh", Shape::Same)]);
const STACKS: Shape = Shape::Chains { by: "hex", below: "below", of: "unit" };

/// Where views and states hold places of lists.
pub(crate) const ROWS: &[Row] = &[
    Row::of("Hex", Shape::Id("hex")),
    Row::of("Unit", Shape::Id("unit")),
    Row::at("Board", "spot", Shape::By("unit", &Shape::Same)),
    Row::at("Board", "top", STACKS),
    Row::at("Board", "below", Shape::Gone),
    Row::at("Board", "steps", Shape::By("unit", &Shape::Same)),
    Row::at("Board", "occupied", EACH),
    Row::at("Board", "exerting", EACH),
    Row::at("Board", "trenches", EACH),
    Row::at("View", "rp", EACH),
    Row::at("View", "spending", EACH),
    Row::at("View", "points", EACH),
    Row::at("View", "heroes", EACH),
    Row::at("State", "rp", EACH),
    Row::at("State", "spending", EACH),
    Row::at("State", "points", EACH),
    Row::at("State", "heroes", EACH),
];

/// The things programs name.
pub(crate) fn things(rules: &Tonkin) -> Vec<Things> {
    let units = rules.components.units.iter().zip(0..);
    let units: Vec<(Unit, String)> =
        units.map(|(row, index)| (Unit(index), row.id.clone())).collect();
    vec![
        Things::of("hex", Hex::all().map(|hex| (hex, hex))),
        Things::of("unit", units.clone()),
        Things::of("class", units),
    ]
}

/// Views and states, described.
pub(crate) fn schemas() -> Schemas {
    Schemas::of::<View, State>(ROWS)
}

/// Counters with their types, hexes with their terrain. The sea is no place.
pub(crate) fn catalogue(rules: &Tonkin) -> Catalogue {
    let units = rules.components.units.iter().map(|row| UnitEntry {
        id: row.id.clone(),
        side: row.side.name(),
        kind: row.unit_type.id().to_owned(),
    });
    let land = |hex: Hex| rules.components.hex(hex).kind != Kind::Sea;
    let place = |hex: Hex| {
        let around = rules.charts.costs.neighbours(hex).iter().copied();
        let next = around.filter(|other| *other != hex && land(*other));
        PlaceEntry {
            id: hex.to_string(),
            terrain: rules.components.hex(hex).terrain.id().to_owned(),
            next: next.map(|other| other.to_string()).collect(),
        }
    };
    let places = Hex::all().filter(|hex| land(*hex)).map(place);
    Catalogue { units: units.collect(), places: places.collect(), ..Catalogue::default() }
}
