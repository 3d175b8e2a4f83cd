//! The look of Storm, put together.

use std::sync::Arc;

use storm::Storm;
use storm::choice::Choice;
use storm::components::{Components, Side};
use storm::event::Event;
use storm::prompt::Prompt;
use storm::view::View;
use table::{Viewed, Witnessed};

use super::{book, choices, components, guide, hand, learn, places, status, story, trail};
use crate::svg::Sheet;
use drawing::Lit;
use look::grid::{Grid, Provenance};
use look::say::{Html, Say};
use look::story::{Beat, Part};
use look::{
    Crop, Gauges, How, Look, Manner, Measure, Moved, Panel, Place, Press, Sayings, Scenery, Slice,
    Things,
};
use words::{Counted, Locales, Words};

const GAUGES: Gauges = Gauges {
    bars: &[Measure::up("damage")],
    figures: &[
        (Measure::up("damage"), How::Mean, "storm-map-odds-mean"),
        (Measure::up("damage"), How::Chance, "storm-map-odds-any"),
        (Measure::up("cleared"), How::Chance, "storm-map-odds-cleared"),
        (Measure::up("french-lost"), How::MeanIfAny, "storm-map-odds-french-lost"),
        (Measure::up("vietminh-lost"), How::MeanIfAny, "storm-map-odds-vietminh-lost"),
    ],
    decides: &["cleared"],
    pending: "storm-map-odds-pending",
    in_short: "storm-map-odds-what-if",
};

/// How odds are told in words.
const COUNTED: Counted =
    Counted { gauge: "storm-gauge-", spread: &["damage"], chances: &["cleared"] };

const SAYINGS: Sayings = Sayings {
    name: "storm-map-side-name",
    waits: "storm-map-waits",
    plays: "storm-map-plays",
    plays_bot: "storm-map-plays-bot",
    wins: "storm-map-wins",
    won: "storm-map-won",
    curtain: "storm-map-curtain",
    open: "storm-map-open-seat",
};

const MANNER: Manner = Manner {
    name: "storm-map-title",
    terminal_name: "storm-text-title",
    text: "storm-map-title-text",
    chips: ["storm-map-title-players", "storm-map-title-time", "storm-map-title-size"],
    first_seat: "vietminh",
    sides: crate::SIDES,
    things: Things { places: &["area"], pieces: &["unit"], others: &["card"] },
    seat: "storm-seat",
    score: "storm-text-score",
    sayings: SAYINGS,
    window: "storm-hand-window",
    book,
    learn,
    explains: false,
    gauges: GAUGES,
    counted: COUNTED,
    windows: choices::windows,
    lines: 50,
    cards: "storm-map-filter-cards",
    heading: story::heading,
};

/// The look of Storm.
#[derive(Clone, Copy, Debug)]
pub struct StormLook;

impl Look for StormLook {
    type Rules = Storm;

    const LOCALES: Locales = crate::LOCALES;
    const PICTURES: &'static [(&'static str, &'static str)] = &[
        ("ground.css", drawing::GROUND),
        ("storm-ground.css", crate::svg::GROUND),
        ("storm-board.css", crate::svg::BOARD),
    ];

    const SHEETS: &'static [(&'static str, &'static str)] =
        &[("storm.css", include_str!("../../sheet.css"))];
    const GUIDE: Option<&'static look::guide::Guide> = Some(&guide::GUIDE);
    const MANNER: &'static Manner = &MANNER;

    fn leads_on(step: usize, choice: &Choice) -> bool {
        guide::leads_on(step, choice)
    }

    fn scripted(choice: &Choice) -> Option<u8> {
        guide::scripted(choice)
    }

    type Pack = Components;
    type Sheet = Sheet;

    fn pack(rules: &Storm) -> Arc<Components> {
        Arc::clone(&rules.components)
    }

    fn ground(rules: &Storm) -> String {
        crate::svg::ground(rules)
    }

    fn sheet(rules: &Storm, words: Words, other: Option<&Sheet>) -> Sheet {
        match other {
            Some(other) => other.translated(words),
            None => Sheet::new(rules, words),
        }
    }

    fn defs(sheet: &Sheet) -> String {
        sheet.defs()
    }

    fn board(_rules: &Storm, sheet: &Sheet, view: &View, lit: &Lit, ground: &str) -> String {
        sheet.board(view, lit, ground)
    }

    fn live(_rules: &Storm, sheet: &Sheet, view: &View, lit: &Lit) -> String {
        sheet.live(view, lit)
    }

    fn slice(viewed: &Viewed<Storm>, panel: Panel, slice: &mut Slice) {
        let Viewed { rules, view, .. } = viewed;
        match panel {
            Panel::Minimap => {
                for area in rules.components.areas.iter().map(|row| row.area) {
                    let units = Side::BOTH.map(|side| view.board.units(side, area).len());
                    slice.add((view.board.control(area) as u8, units));
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

    fn crop(_rules: &Storm, sheet: &Sheet, view: &View, ground: &str, crop: Crop<'_>) -> String {
        sheet.crop(view, ground, crop)
    }

    fn text(viewed: &Viewed<Storm>, words: &Words) -> String {
        crate::text::board(viewed, words)
    }

    fn text_hand(viewed: &Viewed<Storm>, words: &Words) -> String {
        crate::text::hand(viewed, words)
    }

    fn part(_rules: &Storm, view: &View) -> Part {
        Part { turn: view.turn.into(), impulse: 0, side: "", phase: "" }
    }

    fn held(_rules: &Storm, view: &View) -> usize {
        view.side().map_or(0, |side| view.hand.size(side).into())
    }

    fn picked(_rules: &Storm, view: &View) -> Vec<String> {
        choices::picked(view)
    }

    fn trail(_rules: &Storm, view: &View, say: Say<'_>) -> Vec<String> {
        trail::trail(view, say)
    }

    fn press(_rules: &Storm, choice: &Choice) -> Press {
        choices::press(choice)
    }

    fn settles(prompt: &Prompt) -> bool {
        choices::settles(prompt)
    }

    fn beat(_rules: &Storm, event: &Event) -> Beat {
        story::beat(event)
    }

    fn outline(_rules: &Storm, log: &[Witnessed<Event>], shown: (usize, Part)) -> Vec<Part> {
        story::outline(log, shown)
    }

    fn moved(_rules: &Storm, event: &Event) -> Option<Moved> {
        story::moved(event)
    }

    fn status(scenery: &Scenery<'_, '_, StormLook>) -> Html {
        status::status(scenery.viewed, scenery.sheet, scenery.at.say)
    }

    fn hand(scenery: &Scenery<'_, '_, StormLook>) -> Html {
        hand::hand(scenery.at, scenery.rules, scenery.view, scenery.question)
    }

    fn places(scenery: &Scenery<'_, '_, StormLook>) -> Vec<Place> {
        places::places(scenery)
    }

    fn hand_tab() -> (&'static str, &'static str) {
        ("i-cards", "web-tab-hand")
    }

    fn grids(rules: &Storm, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
        components::grids(rules, view, sheet, say)
    }

    fn provenance(rules: &Storm) -> Option<&Provenance> {
        Some(&rules.components.provenance)
    }
}
