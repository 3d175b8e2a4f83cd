//! The look of Storm, put together.

use std::sync::Arc;

use storm::Storm;
use storm::components::Components;
use storm::flow::Step;
use storm::sets::{Unit, UnitSet};
use storm::view::View;

use super::{
    book, components, crop, declines, ends, goes_on, group, hand, learn, places, settles, short,
    stake, status, story, toggle, trail, windows,
};
use crate::Words;
use crate::pages::components::Grid;
use crate::pages::look::{
    Crop, Gauges, How, Look, Manner, Measure, Place, Scenery, never, no_heading,
};
use crate::pages::say::{Html, Say, keys};
use crate::pages::story::Part;
use crate::svg::Lit;
use crate::svg::storm::Sheet;

const GAUGES: Gauges = Gauges {
    bars: &[Measure::up("damage")],
    figures: &[
        (Measure::up("damage"), How::Mean, "web-odds-mean"),
        (Measure::up("damage"), How::Chance, "web-odds-any"),
        (Measure::up("cleared"), How::Chance, "web-odds-cleared"),
        (Measure::up("french-lost"), How::MeanIfAny, "web-odds-french-lost"),
        (Measure::up("vietminh-lost"), How::MeanIfAny, "web-odds-vietminh-lost"),
    ],
    decides: &["cleared"],
    pending: "web-odds-pending",
    in_short: "web-odds-what-if",
};

const MANNER: Manner = Manner {
    name: "web-title-storm",
    text: "web-title-storm-text",
    chips: ["web-title-storm-players", "web-title-storm-time", "web-title-storm-size"],
    first_seat: "vietminh",
    seat: "storm-seat",
    window: "storm-hand-window",
    book,
    learn,
    group,
    short,
    keys: |said| keys(said),
    piece: |_| None,
    whither: |_, _| None,
    toggle,
    stake,
    plans: never,
    aside: never,
    explains: false,
    gauges: GAUGES,
    declines,
    goes_on,
    ends,
    windows,
    beat: story::beat,
    is_result: story::is_result,
    settles,
    outline: story::outline,
    lines: 50,
    summary: |_, _| None,
    depth: no_heading,
    heading: story::heading,
    moved: story::moved,
};

impl Look for Storm {
    const MANNER: &'static Manner = &MANNER;

    type Pack = Components;
    type Sheet = Sheet;

    fn pack(&self) -> Arc<Components> {
        Arc::clone(&self.components)
    }

    fn ground(&self) -> String {
        crate::svg::storm::ground(self)
    }

    fn sheet(&self, words: Words, other: Option<&Sheet>) -> Sheet {
        match other {
            Some(other) => other.translated(words),
            None => Sheet::new(self, words),
        }
    }

    fn defs(sheet: &Sheet) -> String {
        sheet.defs()
    }

    fn board(sheet: &Sheet, view: &View, lit: &Lit, ground: &str) -> String {
        sheet.board(view, lit, ground)
    }

    fn live(sheet: &Sheet, view: &View, lit: &Lit) -> String {
        sheet.live(view, lit)
    }

    fn minimap(sheet: &Sheet, view: &View) -> String {
        sheet.minimap(view)
    }

    fn counter(sheet: &Sheet, view: &View, key: &str, lit: &Lit) -> Option<String> {
        sheet.counter(view, key, lit)
    }

    fn crop(&self, sheet: &Sheet, view: &View, ground: &str, crop: Crop<'_>) -> String {
        sheet.crop(view, ground, crop::part(&self.components.drawing, crop))
    }

    fn text(&self, view: &View, words: &Words) -> String {
        crate::text::storm::board(self, view, words)
    }

    fn text_hand(&self, view: &View, words: &Words) -> String {
        crate::text::storm::hand(self, view, words)
    }

    fn part(&self, view: &View) -> Part {
        Part { turn: view.turn.into(), impulse: 0, side: "", phase: "" }
    }

    fn held(&self, view: &View) -> usize {
        view.side().map_or(0, |side| view.hand.size(side).into())
    }

    fn picked(&self, view: &View) -> Vec<String> {
        let (side, units, area) = match view.steps.last() {
            Some(Step::Order(order)) => (order.side, order.picked, Some(order.area)),
            Some(Step::March(march)) => (march.side, march.units, Some(march.area)),
            Some(Step::Place(place)) => (place.side, place.picked, None),
            _ => return Vec::new(),
        };
        let key = |index: u8| format!("unit/{}", Unit::new(side, index));
        let area = area.map(|area| format!("area/{area}"));
        UnitSet::iter(units).map(key).chain(area).collect()
    }

    fn trail(&self, view: &View, say: Say<'_>) -> Vec<String> {
        trail::trail(view, say)
    }

    fn status(scenery: &Scenery<'_, '_, Storm>) -> Html {
        status::status(scenery.rules, scenery.view, scenery.sheet, scenery.at.say)
    }

    fn hand(scenery: &Scenery<'_, '_, Storm>) -> Html {
        hand::hand(scenery.at, scenery.rules, scenery.view, scenery.question)
    }

    fn places(scenery: &Scenery<'_, '_, Storm>) -> Vec<Place> {
        places::places(scenery)
    }

    fn hand_tab() -> (&'static str, &'static str) {
        ("i-cards", "web-tab-hand")
    }

    fn grids(&self, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
        components::grids(self, view, sheet, say)
    }

    fn reconstructed(&self) -> (usize, usize) {
        components::reconstructed(self)
    }
}
