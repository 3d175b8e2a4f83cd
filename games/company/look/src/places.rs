//! The squares in words, with the units in them: the inspector shows one of them, and all of them together are
//! the text view of the table.

use company::components::TerrainRow;
use company::sets::{self, Square};
use kernel::Fact;

use crate::svg::{square_key, unit_key};
use look::panel::{Chip, Panel, Row, Unit};
use look::say::Say;
use look::{Place, Scenery};

/// Every square for the inspector.
pub(super) fn places(scenery: &Scenery<'_, '_, crate::CompanyLook>) -> Vec<Place> {
    Square::all().map(|square| place(scenery, square)).collect()
}

fn place(scenery: &Scenery<'_, '_, crate::CompanyLook>, square: Square) -> Place {
    let Scenery { at, rules, view, sheet, question, .. } = *scenery;
    let key = square_key(square);
    let mut features = sheet.features(square, view).into_iter();
    let terrain = features.next().unwrap_or_default();
    let row = &rules.components.terrain[rules.charts.terrain(square) as usize];
    let mut chips = ground(row, at.say);
    chips.extend(features.map(Chip::plain));
    let panel = Panel {
        id: square.to_string(),
        name: at.say.with("company-map-place", &[("square", Fact::Text(square.to_string()))]),
        sub: terrain,
        chips,
        units: sheet.units_of(square, view).filter_map(|unit| shown(scenery, unit)).collect(),
        row: Row::Lines,
        key,
        ..Panel::default()
    };
    panel.place(at, question)
}

/// What the terrain does: who enters it on what, cover, sight.
fn ground(row: &TerrainRow, say: Say<'_>) -> Vec<Chip> {
    let facts = [("foot", row.foot.lowest().into()), ("vehicle", row.vehicle.lowest().into())];
    let mut chips = vec![Chip::plain(say.with("company-map-entered-on", &facts))];
    let mut add = |is: bool, text: String| {
        if is {
            chips.push(Chip::plain(text));
        }
    };
    add(row.cover, say.t("company-map-cover"));
    add(row.blocks, say.t("company-map-blocks"));
    add(row.seen_from < 90, say.n("company-map-seen-from", usize::from(row.seen_from)));
    chips
}

fn shown<'a>(scenery: &Scenery<'a, '_, crate::CompanyLook>, unit: sets::Unit) -> Option<Unit<'a>> {
    let Scenery { at, view, sheet, lit, question, .. } = *scenery;
    let key = unit_key(unit);
    let picture = sheet.counter(view, &key, lit)?;
    Some(Unit {
        name: vec![at.say.name(&key)],
        state: at.say.words.enumeration(&sheet.states(unit, view), "ui-list-comma"),
        full: sheet.unit_words(unit, view, lit),
        side: crate::side_class(unit.side.name()),
        ..Unit::new(key, picture, question, lit)
    })
}
