//! What programs see: spaces, pieces and events by the ids of the pack.

use kernel::spelling::{PlaceEntry, UnitEntry, word};
use kernel::{Catalogue, Row, Schemas, Shape, Things};

use crate::Siege;
use crate::components::{
    Aircraft, Airfield, Battalion, Division, EventKind, Marker, Placement, Route, Side, Space, Unit,
};
use crate::flow::{Piece, State, Step};
use crate::rules::options;
use crate::view::View;

const AIRFIELDS: Shape = Shape::By("airfield", &Shape::Same);
const BY_EVENT: Shape = Shape::By("event", &Shape::Same);

/// Where views and states hold places of lists or bits.
pub(crate) const ROWS: &[Row] = &[
    Row::of("Space", Shape::Id("space")),
    Row::of("Unit", Shape::Id("unit")),
    Row::of("Battalion", Shape::Id("battalion")),
    Row::of("Aircraft", Shape::Id("aircraft")),
    Row::of("Marker", Shape::Id("impact")),
    Row::of("EventKind", Shape::Id("event")),
    Row::of("Seats", Shape::Bits(&Shape::Same)),
    Row::at("Board", "units", Shape::By("unit", &Shape::Same)),
    Row::at("Board", "battalions", Shape::By("battalion", &Shape::Same)),
    Row::at("Board", "aircraft", Shape::By("aircraft", &Shape::Same)),
    Row::at("Board", "markers", Shape::By("impact", &Shape::Same)),
    Row::at("Board", "functional", AIRFIELDS),
    Row::at("Board", "divisions", Shape::By("base", &Shape::Same)),
    Row::at("Events", "pool", BY_EVENT),
    Row::at("Events", "set_aside", BY_EVENT),
    Row::at("Attacks", "struck", Shape::Bits(&Shape::Id("strategic_target"))),
    Row::at("Barrage", "columns", Shape::Bits(&Shape::Same)),
    Row::at("VietMinhFire", "aims", Shape::By("battalion", &Shape::Same)),
];

/// The things programs name.
pub(crate) fn things(rules: &Siege) -> Vec<Things> {
    /// Rows of a list with their ids.
    fn rows<'a, R, K: ToString + 'a>(
        rows: &'a [R],
        key: impl Fn(u8) -> K + 'a,
        id: impl Fn(&R) -> &String + 'a,
    ) -> impl Iterator<Item = (String, String)> + 'a {
        rows.iter().zip(0..).map(move |(row, at)| (key(at).to_string(), id(row).clone()))
    }
    let components = &rules.components;
    let bases = Route::ALL.map(|route| (route.to_string(), format!("base{route}")));
    // Strategic targets are counted from 1, as bases are.
    let targets = bases.iter().map(|(_, base)| base.as_str());
    let targets = std::iter::once("").chain(targets).chain(["artillery", "aaa"]);
    let targets: Vec<(String, String)> =
        targets.map(|target| (target.to_owned(), target.to_owned())).collect();
    vec![
        Things::of("space", rows(&components.spaces, Space, |row| &row.id)),
        Things::of("base", bases),
        Things::of("unit", rows(&components.units, Unit, |row| &row.id)),
        Things::of("battalion", rows(&components.battalions, Battalion, |row| &row.id)),
        Things::of("aircraft", rows(&components.aircraft, Aircraft, |row| &row.id)),
        Things::of("impact", rows(&components.markers, Marker, |row| &row.id)),
        Things::of("placement", rows(&components.setup.placements, Placement, |row| &row.id)),
        Things::of("event", EventKind::ALL.map(|kind| (kind.id(), kind.id()))),
        Things::of("airfield", Airfield::BOTH.map(|airfield| (airfield.id(), airfield.id()))),
        Things::of("strategic_target", targets),
    ]
}

/// Views and states, described.
pub(crate) fn schemas() -> Schemas {
    Schemas::of::<View, State>(ROWS)
}

/// What can be drawn now: divisions, event markers, counters.
pub(crate) fn draw_classes(rules: &Siege, state: &State) -> Vec<String> {
    let piece = |piece: Piece| match piece {
        Piece::Unit(unit) => rules.components.units[unit.slot()].id.clone(),
        Piece::Aircraft(aircraft) => rules.components.aircraft[aircraft.slot()].id.clone(),
        Piece::Battalion(_) | Piece::Marker(_) | Piece::Neptune => piece.to_string(),
    };
    match state.steps.last() {
        Some(Step::DrawDivisions) => {
            Division::ALL.iter().map(|division| division.number().to_string()).collect()
        }
        Some(Step::Pick(pick)) => {
            EventKind::of(pick.side).iter().map(|kind| kind.id().to_owned()).collect()
        }
        Some(Step::OptionDraw(draw)) => {
            options::pool(rules, state, draw.code).into_iter().map(piece).collect()
        }
        Some(Step::DrawUnits(draw)) => draw.available(state).map(piece).collect(),
        // Nothing else draws.
        Some(_) | None => Vec::new(),
    }
}

/// Units, battalions and aircraft with their types, spaces with their terrain.
pub(crate) fn catalogue(rules: &Siege) -> Catalogue {
    let components = &rules.components;
    let entry = |id: &String, side: Side, kind: String| UnitEntry {
        id: id.clone(),
        side: side.name(),
        kind,
    };
    let units = components.units.iter();
    let units = units.map(|row| entry(&row.id, Side::French, word(&row.unit_type)));
    let battalions = components.battalions.iter();
    let battalions = battalions.map(|row| entry(&row.id, Side::VietMinh, "battalion".to_owned()));
    let aircraft = components.aircraft.iter();
    let aircraft = aircraft.map(|row| entry(&row.id, Side::French, word(&row.air_type)));
    let guns = components.markers.iter();
    let guns = guns.map(|row| entry(&row.id, Side::French, "impact".to_owned()));
    let spaces = || (0..components.spaces.len() as u8).map(Space);
    let id = |space: Space| components.spaces[space.slot()].id.clone();
    let places = spaces().map(|space| PlaceEntry {
        id: id(space),
        terrain: word(&components.spaces[space.slot()].terrain),
        next: spaces().filter(|o| rules.charts.are_adjacent(space, *o)).map(id).collect(),
    });
    Catalogue {
        units: units.chain(battalions).chain(aircraft).chain(guns).collect(),
        places: places.collect(),
        ..Catalogue::default()
    }
}
