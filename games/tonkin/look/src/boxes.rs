//! What lies beside the map: Saigon, the boxes, the counters ready for use, and the Turn Track with who
//! arrives, returns or must be withdrawn.

use askama::Template;
use kernel::Fact;
use tonkin::board::Place;
use tonkin::components::{Side, Unit};

use crate::svg::unit_key;
use look::say::{Html, Say};
use look::{Boxed, Scenery};

/// A box beside the map.
struct Shelf<'a> {
    class: &'static str,
    name: String,
    pieces: Vec<Boxed<'a>>,
}

/// A month of the Turn Track.
struct Slot<'a> {
    name: String,
    is_rain: bool,
    notes: Vec<String>,
    pieces: Vec<Boxed<'a>>,
}

#[derive(Template)]
#[template(path = "boxes.html")]
struct Panel<'a> {
    say: Say<'a>,
    shelves: Vec<Shelf<'a>>,
    slots: Vec<Slot<'a>>,
    preview: String,
}

/// How many months of the Turn Track are shown.
const AHEAD: u8 = 8;

/// The panel.
pub(super) fn boxes(scenery: &Scenery<'_, '_, crate::TonkinLook>) -> Html {
    let say = scenery.at.say;
    let shelves = [
        ("fr", "tonkin-map-box-ready", Place::Ready, Side::French),
        ("fr", "tonkin-map-box-saigon", Place::Saigon, Side::French),
        ("vm", "tonkin-map-box-1", Place::Box1, Side::VietMinh),
        ("vm", "tonkin-map-box-2", Place::Box2, Side::VietMinh),
        ("fr", "tonkin-map-box-eliminated", Place::Eliminated, Side::French),
        ("vm", "tonkin-map-box-eliminated", Place::Eliminated, Side::VietMinh),
    ];
    let shelves = shelves.into_iter().map(|(class, id, place, side)| Shelf {
        class,
        name: say.t(id),
        pieces: pieces(scenery, place, side),
    });
    let panel = Panel {
        say,
        shelves: shelves.collect(),
        slots: slots(scenery),
        preview: scenery.at.path("/odds"),
    };
    Html(panel.to_string())
}

/// The counters of a side in a place off the map. Units that are not in play lie in no box: among them are
/// those that the viewer does not see.
fn pieces<'a>(
    scenery: &Scenery<'a, '_, crate::TonkinLook>,
    place: Place,
    side: Side,
) -> Vec<Boxed<'a>> {
    let units = scenery.view.board.units_at(place);
    let own = units.filter(|unit| {
        scenery.rules.components.units.get(unit.index()).is_some_and(|row| row.side == side)
    });
    own.filter_map(|unit| piece(scenery, unit)).collect()
}

fn piece<'a>(scenery: &Scenery<'a, '_, crate::TonkinLook>, unit: Unit) -> Option<Boxed<'a>> {
    let Scenery { sheet, lit, question, view, .. } = *scenery;
    let key = unit_key(unit);
    let picture = sheet.counter(view, &key, lit)?;
    Some(Boxed::new(key, picture, sheet.unit_name(unit, view), question))
}

/// The months to come: reinforcements of the chart, withdrawals, more transports, and who waits there.
fn slots<'a>(scenery: &Scenery<'a, '_, crate::TonkinLook>) -> Vec<Slot<'a>> {
    let Scenery { rules, view, .. } = *scenery;
    let last = rules.components.tables.turns.len() as u8;
    let months = view.month..=view.month.saturating_add(AHEAD).min(last);
    months.map(|month| slot(scenery, month)).collect()
}

fn slot<'a>(scenery: &Scenery<'a, '_, crate::TonkinLook>, month: u8) -> Slot<'a> {
    let Scenery { at, rules, .. } = *scenery;
    let (say, row) = (at.say, rules.turn(month));
    let mut notes = Vec::new();
    for side in Side::BOTH {
        let coming = &row.reinforcements[side as usize];
        if !coming.is_empty() {
            let names = coming.iter().map(|unit| unit_key(*unit)).collect();
            let facts = [("side", Fact::Word(side.name())), ("units", Fact::Units(names))];
            notes.push(say.with("tonkin-map-slot-arrive", &facts));
        }
    }
    for class in &row.withdraw {
        let class = ("class", Fact::Word(class.id()));
        notes.push(say.with("tonkin-map-slot-withdraw", &[class]));
    }
    let tables = &rules.components.tables;
    for (list, id) in [
        (&tables.air_transports.1, "tonkin-map-slot-planes"),
        (&tables.trucks.1, "tonkin-map-slot-trucks"),
    ] {
        let more: usize =
            list.iter().filter(|more| more.turn == month).map(|more| usize::from(more.add)).sum();
        if more > 0 {
            notes.push(say.n(id, more));
        }
    }
    let mut waiting = pieces(scenery, Place::Track(month), Side::French);
    waiting.extend(pieces(scenery, Place::Track(month), Side::VietMinh));
    Slot { name: super::month(say, month), is_rain: row.rain, notes, pieces: waiting }
}
