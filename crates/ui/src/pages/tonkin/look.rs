//! The look of Tonkin, put together.

use std::sync::Arc;

use tonkin::Tonkin;
use tonkin::components::Components;
use tonkin::view::View;

use super::{
    book, boxes, choices, components, headline, layers, learn, places, status, story, trail,
};
use crate::Words;
use crate::pages::components::Grid;
use crate::pages::look::{Crop, Gauges, How, Look, Manner, Measure, Place, Scenery, Tool};
use crate::pages::say::{Html, Say};
use crate::pages::story::Part;
use crate::svg::tonkin::Sheet;
use crate::svg::{Layer, Lit};

const GAUGES: Gauges = Gauges {
    bars: &[Measure::up("defender-steps"), Measure::up("roads"), Measure::up("planes")],
    figures: &[
        (Measure::up("hit"), How::Chance, "tonkin-map-odds-hit"),
        (Measure::up("taken"), How::ChanceIfAny, "tonkin-map-odds-taken"),
        (Measure::up("defender-steps"), How::Mean, "tonkin-map-odds-defender-steps"),
        (Measure::up("attacker-steps"), How::Mean, "tonkin-map-odds-attacker-steps"),
        (Measure::up("defender-dg"), How::ChanceIfAny, "tonkin-map-odds-defender-dg"),
        (Measure::up("attacker-dg"), How::ChanceIfAny, "tonkin-map-odds-attacker-dg"),
        (Measure::up("two-defender"), How::ChanceIfAny, "tonkin-gauge-two-defender"),
        (Measure::up("exchange-defender"), How::ChanceIfAny, "tonkin-gauge-exchange-defender"),
        (Measure::up("exchange"), How::ChanceIfAny, "tonkin-gauge-exchange"),
        (Measure::up("exchange-attacker"), How::ChanceIfAny, "tonkin-gauge-exchange-attacker"),
        (Measure::up("two-attacker"), How::ChanceIfAny, "tonkin-gauge-two-attacker"),
        (Measure::up("barrage-dg"), How::ChanceIfAny, "tonkin-gauge-barrage-dg"),
        (Measure::up("barrage-loss"), How::ChanceIfAny, "tonkin-gauge-barrage-loss"),
        (Measure::up("arrived"), How::Chance, "tonkin-gauge-arrived"),
        (Measure::up("stopped"), How::ChanceIfAny, "tonkin-gauge-stopped"),
        (Measure::up("load-lost"), How::ChanceIfAny, "tonkin-gauge-load-lost"),
        (Measure::up("planes"), How::MeanIfAny, "tonkin-gauge-planes"),
        (Measure::up("roads"), How::Chance, "tonkin-gauge-roads"),
    ],
    decides: &["hit", "arrived", "roads"],
    pending: "tonkin-map-odds-pending",
    in_short: "tonkin-map-odds-short",
};

const MANNER: Manner = Manner {
    name: "tonkin-map-title",
    text: "tonkin-map-title-text",
    chips: ["tonkin-map-title-players", "tonkin-map-title-time", "tonkin-map-title-size"],
    first_seat: "french",
    seat: "tonkin-seat",
    window: "tonkin-map-window",
    book,
    learn,
    group: choices::group,
    short: choices::short,
    keys: choices::keys,
    piece: choices::piece,
    whither: choices::whither,
    toggle: choices::toggle,
    stake: choices::stake,
    plans: choices::plans,
    aside: choices::aside,
    explains: false,
    gauges: GAUGES,
    declines: choices::declines,
    goes_on: choices::goes_on,
    ends: choices::ends,
    windows: choices::windows,
    beat: story::beat,
    is_result: story::is_result,
    settles: choices::settles,
    outline: story::outline,
    lines: 260,
    summary: headline::summary,
    depth: story::depth,
    heading: story::heading,
    moved: story::moved,
};

impl Look for Tonkin {
    const MANNER: &'static Manner = &MANNER;

    type Pack = Components;
    type Sheet = Sheet;

    fn pack(&self) -> Arc<Components> {
        self.components.clone()
    }

    fn ground(&self) -> String {
        crate::svg::tonkin::ground(&self.components)
    }

    fn sheet(&self, words: Words, _other: Option<&Sheet>) -> Sheet {
        Sheet::new(&self.components, words)
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
        match crop {
            Crop::Tile => sheet.crop(view, ground, &[], (430, 250)),
            Crop::Around(keys) => sheet.crop(view, ground, keys, (270, 320)),
        }
    }

    fn text(&self, view: &View, words: &Words) -> String {
        crate::text::tonkin::board(self, view, words)
    }

    fn text_hand(&self, view: &View, words: &Words) -> String {
        crate::text::tonkin::boxes(self, view, words)
    }

    fn part(&self, view: &View) -> Part {
        let (turn, phase) = (view.month.into(), view.phase.name());
        Part { turn, impulse: 0, side: "", phase }
    }

    fn held(&self, _view: &View) -> usize {
        0
    }

    fn picked(&self, view: &View) -> Vec<String> {
        trail::picked(view)
    }

    fn trail(&self, view: &View, say: Say<'_>) -> Vec<String> {
        trail::trail(view, say)
    }

    fn status(scenery: &Scenery<'_, '_, Tonkin>) -> Html {
        status::status(scenery)
    }

    fn hand(scenery: &Scenery<'_, '_, Tonkin>) -> Html {
        boxes::boxes(scenery)
    }

    fn places(scenery: &Scenery<'_, '_, Tonkin>) -> Vec<Place> {
        places::places(scenery)
    }

    fn hand_tab() -> (&'static str, &'static str) {
        ("i-layers", "tonkin-map-tab")
    }

    fn tools() -> &'static [Tool] {
        layers::TOOLS
    }

    fn layers(&self, view: &View) -> Vec<Layer> {
        layers::layers(self, view)
    }

    fn grids(&self, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
        components::grids(self, view, sheet, say)
    }

    fn reconstructed(&self) -> (usize, usize) {
        components::reconstructed(self)
    }
}
