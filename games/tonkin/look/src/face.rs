//! The look of Tonkin, put together.

use std::sync::Arc;

use table::{Viewed, Witnessed};
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::components::{Components, Hex, Side};
use tonkin::event::Event;
use tonkin::prompt::Prompt;
use tonkin::view::View;

use super::{
    book, boxes, choices, components, headline, layers, learn, places, status, story, trail,
};
use crate::svg::Sheet;
use drawing::{Layer, Lit};
use look::grid::{Grid, Provenance};
use look::say::{Html, Say};
use look::story::{Beat, Part};
use look::{
    Crop, Gauges, How, Look, Manner, Measure, Moved, Panel, Place, Press, Sayings, Scenery, Slice,
    Things, Tool,
};
use words::{Counted, Locales, Words};

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

/// How odds are told in words.
const COUNTED: Counted = Counted {
    gauge: "tonkin-gauge-",
    spread: &["defender-steps"],
    chances: &[
        "taken",
        "two-attacker",
        "exchange-attacker",
        "exchange",
        "exchange-defender",
        "two-defender",
        "defender-dg",
        "attacker-dg",
        "hit",
        "barrage-dg",
        "barrage-loss",
        "arrived",
        "stopped",
        "load-lost",
    ],
};

const SAYINGS: Sayings = Sayings {
    name: "tonkin-map-side-name",
    waits: "tonkin-map-waits",
    plays: "tonkin-map-plays",
    plays_bot: "tonkin-map-plays-bot",
    wins: "tonkin-map-wins",
    won: "tonkin-map-won",
    curtain: "tonkin-map-curtain",
    open: "tonkin-map-open-seat",
};

const MANNER: Manner = Manner {
    name: "tonkin-map-title",
    terminal_name: "",
    text: "tonkin-map-title-text",
    chips: ["tonkin-map-title-players", "tonkin-map-title-time", "tonkin-map-title-size"],
    first_seat: "french",
    sides: crate::SIDES,
    things: Things { places: &["hex"], pieces: &["unit"], others: &[] },
    seat: "tonkin-seat",
    score: "cli-score-label",
    sayings: SAYINGS,
    window: "tonkin-map-window",
    book,
    learn,
    explains: false,
    gauges: GAUGES,
    counted: COUNTED,
    windows: choices::windows,
    lines: 260,
    cards: "",
    heading: story::heading,
};

/// The look of Tonkin.
#[derive(Clone, Copy, Debug)]
pub struct TonkinLook;

impl Look for TonkinLook {
    type Rules = Tonkin;

    const LOCALES: Locales = crate::LOCALES;
    const PICTURES: &'static [(&'static str, &'static str)] =
        &[("tonkin-board.css", crate::svg::BOARD)];

    const SHEETS: &'static [(&'static str, &'static str)] =
        &[("tonkin.css", include_str!("../../sheet.css"))];
    const MANNER: &'static Manner = &MANNER;

    type Pack = Components;
    type Sheet = Sheet;

    fn pack(rules: &Tonkin) -> Arc<Components> {
        rules.components.clone()
    }

    fn ground(rules: &Tonkin) -> String {
        crate::svg::ground(&rules.components)
    }

    fn sheet(rules: &Tonkin, words: Words, _other: Option<&Sheet>) -> Sheet {
        Sheet::new(&rules.components, words)
    }

    fn defs(sheet: &Sheet) -> String {
        sheet.defs()
    }

    fn board(_rules: &Tonkin, sheet: &Sheet, view: &View, lit: &Lit, ground: &str) -> String {
        sheet.board(view, lit, ground)
    }

    fn live(_rules: &Tonkin, sheet: &Sheet, view: &View, lit: &Lit) -> String {
        sheet.live(view, lit)
    }

    fn slice(viewed: &Viewed<Tonkin>, panel: Panel, slice: &mut Slice) {
        match panel {
            Panel::Minimap => {
                for side in Side::BOTH {
                    let occupied: Vec<Hex> = viewed.view.board.occupied(side).iter().collect();
                    slice.add(occupied);
                }
            }
            Panel::Status | Panel::Hand | Panel::Board => slice.add(viewed.print()),
        }
    }

    fn minimap(sheet: &Sheet, view: &View) -> String {
        sheet.minimap(view)
    }

    fn counter(sheet: &Sheet, view: &View, key: &str, lit: &Lit) -> Option<String> {
        sheet.counter(view, key, lit)
    }

    fn crop(_rules: &Tonkin, sheet: &Sheet, view: &View, ground: &str, crop: Crop<'_>) -> String {
        sheet.crop(view, ground, crop)
    }

    fn text(viewed: &Viewed<Tonkin>, words: &Words) -> String {
        crate::text::board(viewed, words)
    }

    fn text_hand(viewed: &Viewed<Tonkin>, words: &Words) -> String {
        crate::text::boxes(viewed, words)
    }

    fn part(_rules: &Tonkin, view: &View) -> Part {
        let (turn, phase) = (view.month.into(), view.phase.name());
        Part { turn, impulse: 0, side: "", phase }
    }

    fn held(_rules: &Tonkin, _view: &View) -> usize {
        0
    }

    fn picked(_rules: &Tonkin, view: &View) -> Vec<String> {
        trail::picked(view)
    }

    fn trail(_rules: &Tonkin, view: &View, say: Say<'_>) -> Vec<String> {
        trail::trail(view, say)
    }

    fn press(_rules: &Tonkin, choice: &Choice) -> Press {
        choices::press(choice)
    }

    fn keys(_rules: &Tonkin, choice: &Choice) -> Vec<String> {
        choices::keys(choice)
    }

    fn whither(_rules: &Tonkin, choice: &Choice, say: Say<'_>) -> Option<String> {
        choices::whither(choice, say)
    }

    fn settles(prompt: &Prompt) -> bool {
        choices::settles(prompt)
    }

    fn beat(_rules: &Tonkin, event: &Event) -> Beat {
        story::beat(event)
    }

    fn outline(_rules: &Tonkin, log: &[Witnessed<Event>], shown: (usize, Part)) -> Vec<Part> {
        story::outline(log, shown.1)
    }

    fn moved(_rules: &Tonkin, event: &Event) -> Option<Moved> {
        story::moved(event)
    }

    fn status(scenery: &Scenery<'_, '_, TonkinLook>) -> Html {
        status::status(scenery)
    }

    fn hand(scenery: &Scenery<'_, '_, TonkinLook>) -> Html {
        boxes::boxes(scenery)
    }

    fn places(scenery: &Scenery<'_, '_, TonkinLook>) -> Vec<Place> {
        places::places(scenery)
    }

    fn hand_tab() -> (&'static str, &'static str) {
        ("i-layers", "tonkin-map-tab")
    }

    fn tools() -> &'static [Tool] {
        layers::TOOLS
    }

    fn summary(rules: &Tonkin, moments: &[&Witnessed<Event>], say: Say<'_>) -> Option<String> {
        headline::summary(rules, moments, say)
    }

    fn layers(viewed: &Viewed<Tonkin>) -> Vec<Layer> {
        layers::layers(viewed)
    }

    fn grids(rules: &Tonkin, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
        components::grids(rules, view, sheet, say)
    }

    fn provenance(rules: &Tonkin) -> Option<&Provenance> {
        Some(&rules.components.provenance)
    }
}
