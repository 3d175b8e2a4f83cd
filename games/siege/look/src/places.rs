//! The spaces and bases in words, with their units as counters: the inspector shows one of them, and all of
//! them together are the text view of the map.

use siege::board::Place as Where;
use siege::components::{Route, Side, Space};

use crate::svg::{Sheet, Thing};
use look::panel::{Chip, Panel, Unit};
use look::{Place, Scenery};

/// Every space and base for the inspector.
pub(crate) fn places(scenery: &Scenery<'_, '_, crate::SiegeLook>) -> Vec<Place> {
    let spaces = (0..scenery.rules.components.spaces.len() as u8).map(Space);
    let spaces = spaces.map(|space| place(scenery, Thing::Space(space), of_space(scenery, space)));
    let bases = Route::ALL
        .into_iter()
        .map(|route| place(scenery, Thing::Base(route), of_base(scenery, route)));
    spaces.chain(bases).collect()
}

fn place(scenery: &Scenery<'_, '_, crate::SiegeLook>, thing: Thing, contents: Contents) -> Place {
    let Scenery { at, question, .. } = *scenery;
    let key = thing.key();
    let Contents { things, sub, chips } = contents;
    let panel = Panel {
        id: thing.id(),
        name: at.say.name(&key),
        sub,
        chips,
        units: things.into_iter().filter_map(|thing| shown(scenery, thing)).collect(),
        key,
        ..Panel::default()
    };
    panel.place(at, question)
}

/// What is in a place, which Route it lies on, and facts about it.
struct Contents {
    things: Vec<Thing>,
    sub: String,
    chips: Vec<Chip>,
}

fn of_space(scenery: &Scenery<'_, '_, crate::SiegeLook>, space: Space) -> Contents {
    let Scenery { at, view, sheet, .. } = *scenery;
    let board = &view.state.board;
    let (units, battalions) = (board.all_units(Where::Space(space)), board.battalions_in(space));
    let things = units.iter().map(Thing::Unit).chain(battalions.iter().map(Thing::Battalion));
    let route = scenery.rules.components.row(space).route;
    let sub = route.map(|route| at.say.n("siege-map-route", usize::from(route.0)));
    let mut features = sheet.features(space, board).into_iter();
    let side = if board.control(space) == Side::French { "side fr" } else { "side vm" };
    let control = features.next().map(|text| Chip::of(side, text));
    let strength =
        sheet.garrison(units, board).into_iter().chain(sheet.attackers(battalions, board));
    let rest = features.chain(strength).map(Chip::plain);
    Contents {
        things: things.collect(),
        sub: sub.unwrap_or_default(),
        chips: control.into_iter().chain(rest).collect(),
    }
}

fn of_base(scenery: &Scenery<'_, '_, crate::SiegeLook>, route: Route) -> Contents {
    let Scenery { at, view, sheet, .. } = *scenery;
    let board = &view.state.board;
    let chips = sheet.base_features(route, board).into_iter();
    Contents {
        things: board.battalions(Where::Base(route)).iter().map(Thing::Battalion).collect(),
        sub: at.say.n("siege-map-route", usize::from(route.0)),
        chips: chips.map(Chip::plain).collect(),
    }
}

fn shown<'a>(scenery: &Scenery<'a, '_, crate::SiegeLook>, thing: Thing) -> Option<Unit<'a>> {
    let Scenery { view, sheet, lit, question, .. } = *scenery;
    let (board, key) = (&view.state.board, thing.key());
    let picture = sheet.counter(board, &key, lit)?;
    Some(Unit {
        name: vec![sheet.label(thing)],
        full: Sheet::piece_name(sheet, thing, board),
        ..Unit::new(key, picture, question, lit)
    })
}
