//! The spaces and bases in words, with their units as counters: the inspector shows one of them, and all of
//! them together are the text view of the map.

use askama::Template;
use siege::board::Place as Where;
use siege::components::{Route, Side, Space};

use crate::svg::{Sheet, Thing};
use look::choices::{Choice, Toggle};
use look::say::{Html, Say};
use look::{Place, Scenery};

/// A fact about a place, as a small label.
struct Chip {
    class: &'static str,
    text: String,
}

/// A unit in a place.
struct Shown<'a> {
    key: String,
    picture: Html,
    name: String,
    full: String,
    is_chosen: bool,
    choice: Option<&'a Choice>,
    count: usize,
}

#[derive(Template)]
#[template(path = "place.html")]
struct Panel<'a> {
    say: Say<'a>,
    name: String,
    sub: String,
    chips: Vec<Chip>,
    units: Vec<Shown<'a>>,
    choices: Vec<&'a Choice>,
    why: String,
    rule: Html,
    preview: String,
}

/// Every space and base for the inspector.
pub(super) fn places(scenery: &Scenery<'_, '_, crate::SiegeLook>) -> Vec<Place> {
    let spaces = (0..scenery.rules.components.spaces.len() as u8).map(Space);
    let spaces = spaces.map(|space| place(scenery, Thing::Space(space)));
    let bases = Route::ALL.into_iter().map(|route| place(scenery, Thing::Base(route)));
    spaces.chain(bases).collect()
}

fn place(scenery: &Scenery<'_, '_, crate::SiegeLook>, thing: Thing) -> Place {
    let Scenery { at, view, sheet, question, .. } = *scenery;
    let board = &view.state.board;
    let key = thing.key();
    let (things, sub, mut chips) = match thing {
        Thing::Base(route) => {
            let battalions = board.battalions(Where::Base(route));
            let things: Vec<Thing> = battalions.iter().map(Thing::Battalion).collect();
            let chips = sheet.base_features(route, board).into_iter();
            let chips = chips.map(|text| Chip { class: "", text });
            (things, at.say.n("siege-map-route", usize::from(route.0)), chips.collect::<Vec<_>>())
        }
        Thing::Space(space) => {
            let units = board.all_units(Where::Space(space)).iter().map(Thing::Unit);
            let things = units.chain(board.battalions_in(space).iter().map(Thing::Battalion));
            let route = scenery.rules.components.row(space).route;
            let sub = route.map(|route| at.say.n("siege-map-route", usize::from(route.0)));
            let mut features = sheet.features(space, board).into_iter();
            let side = if board.control(space) == Side::French { "side fr" } else { "side vm" };
            let control = features.next().map(|text| Chip { class: side, text });
            let rest = features.map(|text| Chip { class: "", text });
            (things.collect(), sub.unwrap_or_default(), control.into_iter().chain(rest).collect())
        }
        _ => (Vec::new(), String::new(), Vec::new()),
    };
    if let Thing::Space(space) = thing {
        let french = sheet.garrison(board.all_units(Where::Space(space)), board);
        let enemies = sheet.attackers(board.battalions_in(space), board);
        chips.extend(french.into_iter().chain(enemies).map(|text| Chip { class: "", text }));
    }
    let units: Vec<Shown<'_>> =
        things.into_iter().filter_map(|thing| shown(scenery, thing)).collect();
    // Where units can be chosen, that nothing else can be done is no news.
    let no = question.why_not(&key).filter(|_| units.iter().all(|unit| unit.count == 0));
    let panel = Panel {
        say: at.say,
        name: at.say.name(&key),
        sub,
        chips,
        units,
        choices: question.of_key(&key).into_iter().take(MOST_CHOICES).collect(),
        why: no.map(|no| no.why.clone()).unwrap_or_default(),
        rule: Html(no.map(|no| at.rule_link(&no.rule)).unwrap_or_default()),
        preview: at.path("/odds"),
    };
    Place { id: thing.id(), key, html: panel.to_string() }
}

/// More choices than this are left to the list of the prompt.
const MOST_CHOICES: usize = 12;

fn shown<'a>(scenery: &Scenery<'a, '_, crate::SiegeLook>, thing: Thing) -> Option<Shown<'a>> {
    let Scenery { view, sheet, lit, question, .. } = *scenery;
    let (board, key) = (&view.state.board, thing.key());
    let choices = question.of_key(&key);
    Some(Shown {
        picture: Html(sheet.counter(board, &key, lit)?),
        name: sheet.label(thing),
        full: Sheet::piece_name(sheet, thing, board),
        is_chosen: lit.chosen.contains(&key),
        count: choices.len(),
        choice: choices.first().copied().filter(|_| choices.len() == 1),
        key,
    })
}

impl Shown<'_> {
    /// Whether a click takes the unit or leaves it out again.
    fn is_toggle(&self) -> bool {
        self.choice.is_some_and(|choice| choice.toggle != Toggle::Neither)
    }
}
