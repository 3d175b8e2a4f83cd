//! The look of Dien Bien Phu, put together.

use std::sync::Arc;

use siege::Siege;
use siege::board::{Board, Place as Where};
use siege::choice::Choice;
use siege::components::{Components, Route, Space};
use siege::event::Event;
use siege::prompt::Prompt;
use siege::view::View;
use table::{Viewed, Witnessed};

use super::{book, boxes, choices, components, headline, learn, places, status, story, trail};
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
    bars: &[
        Measure::up("vietminh-steps"),
        Measure::down("artillery"),
        Measure::down("aaa"),
        Measure::up("gp"),
        Measure::up("ammunition"),
    ],
    figures: &[
        (Measure::up("vietminh-steps"), How::Mean, "siege-map-odds-steps"),
        (Measure::up("vietminh-steps"), How::Chance, "siege-map-odds-any"),
        (Measure::up("panics"), How::Chance, "siege-map-odds-panic"),
        (Measure::up("won"), How::Chance, "siege-map-odds-won"),
        (Measure::up("cleared"), How::Chance, "siege-map-odds-cleared"),
        (Measure::down("morale"), How::Chance, "siege-map-odds-morale"),
        (Measure::down("artillery"), How::Mean, "siege-map-odds-artillery"),
        (Measure::down("artillery"), How::Chance, "siege-map-odds-lowered"),
        (Measure::down("aaa"), How::Mean, "siege-map-odds-aaa"),
        (Measure::down("aaa"), How::Chance, "siege-map-odds-lowered"),
        (Measure::up("vietminh-lost"), How::MeanIfAny, "siege-map-odds-battalions"),
        (Measure::up("french-steps"), How::MeanIfAny, "siege-map-odds-own-steps"),
        (Measure::up("gp"), How::MeanIfAny, "siege-map-odds-gp"),
        (Measure::up("ammunition"), How::MeanIfAny, "siege-map-odds-ammunition"),
        (Measure::up("captured"), How::MeanIfAny, "siege-map-odds-captured"),
    ],
    decides: &["won", "cleared"],
    pending: "siege-map-odds-pending",
    in_short: "siege-map-odds-short",
};

/// How odds are told in words.
const COUNTED: Counted =
    Counted { gauge: "siege-gauge-", spread: &["vietminh-steps"], chances: &["cleared", "won"] };

const SAYINGS: Sayings = Sayings {
    name: "siege-map-side-name",
    waits: "siege-map-waits",
    plays: "siege-map-plays",
    plays_bot: "siege-map-plays-bot",
    wins: "siege-map-wins",
    won: "siege-map-won",
    curtain: "web-curtain-title",
    open: "web-curtain-open",
};

const MANNER: Manner = Manner {
    name: "siege-map-title",
    terminal_name: "",
    text: "siege-map-title-text",
    chips: ["siege-map-title-players", "siege-map-title-time", "siege-map-title-size"],
    first_seat: "french",
    sides: crate::SIDES,
    things: Things { places: &["space", "base"], pieces: &["unit"], others: &[] },
    seat: "siege-seat",
    score: "cli-score-label",
    sayings: SAYINGS,
    window: "siege-map-window",
    book,
    learn,
    explains: false,
    gauges: GAUGES,
    counted: COUNTED,
    windows: choices::windows,
    lines: 260,
    cards: "siege-map-filter-events",
    heading: story::heading,
};

/// The look of Siege.
#[derive(Clone, Copy, Debug)]
pub struct SiegeLook;

impl Look for SiegeLook {
    type Rules = Siege;

    const LOCALES: Locales = crate::LOCALES;
    const PICTURES: &'static [(&'static str, &'static str)] =
        &[("siege-board.css", crate::svg::BOARD)];

    const SHEETS: &'static [(&'static str, &'static str)] =
        &[("siege.css", include_str!("../../sheet.css"))];
    const MANNER: &'static Manner = &MANNER;

    type Pack = Components;
    type Sheet = Sheet;

    fn pack(rules: &Siege) -> Arc<Components> {
        Arc::clone(&rules.components)
    }

    fn ground(rules: &Siege) -> String {
        crate::svg::ground(&rules.components)
    }

    fn sheet(rules: &Siege, words: Words, _other: Option<&Sheet>) -> Sheet {
        Sheet::new(&rules.components, words)
    }

    fn defs(sheet: &Sheet) -> String {
        sheet.defs()
    }

    fn board(_rules: &Siege, sheet: &Sheet, view: &View, lit: &Lit, ground: &str) -> String {
        sheet.board(&view.state.board, lit, ground)
    }

    fn live(_rules: &Siege, sheet: &Sheet, view: &View, lit: &Lit) -> String {
        sheet.live(&view.state.board, lit)
    }

    fn slice(viewed: &Viewed<Siege>, panel: Panel, slice: &mut Slice) {
        let (rules, board) = (&viewed.rules, &viewed.view.state.board);
        match panel {
            Panel::Minimap => {
                for space in (0..rules.components.spaces.len() as u8).map(Space) {
                    let there = [board.held(), board.swarmed()].map(|set| set.has(space));
                    slice.add((board.control(space) as u8, there));
                }
                for route in Route::ALL {
                    slice.add(board.battalions(Where::Base(route)).len());
                }
            }
            Panel::Status | Panel::Hand | Panel::Board => slice.add(viewed.print()),
        }
    }

    fn minimap(sheet: &Sheet, view: &View) -> String {
        sheet.minimap(&view.state.board)
    }

    fn counter(sheet: &Sheet, view: &View, key: &str, lit: &Lit) -> Option<String> {
        sheet.counter(&view.state.board, key, lit)
    }

    fn crop(rules: &Siege, sheet: &Sheet, view: &View, ground: &str, crop: Crop<'_>) -> String {
        match crop {
            Crop::Tile => sheet.crop(&shown_off(rules, view), ground, crop),
            Crop::Around(_) => sheet.crop(&view.state.board, ground, crop),
        }
    }

    fn text(viewed: &Viewed<Siege>, words: &Words) -> String {
        crate::text::board(viewed, words)
    }

    fn text_hand(viewed: &Viewed<Siege>, words: &Words) -> String {
        crate::text::displays(viewed, words)
    }

    fn part(_rules: &Siege, view: &View) -> Part {
        let state = &view.state;
        Part {
            turn: state.turn.into(),
            impulse: state.impulse.into(),
            side: "",
            phase: state.phase.name(),
        }
    }

    fn picked(_rules: &Siege, view: &View) -> Vec<String> {
        trail::picked(view)
    }

    fn trail(_rules: &Siege, view: &View, say: Say<'_>) -> Vec<String> {
        trail::trail(view, say)
    }

    fn press(_rules: &Siege, choice: &Choice) -> Press {
        choices::press(choice)
    }

    fn keys(_rules: &Siege, choice: &Choice) -> Vec<String> {
        choices::keys(choice)
    }

    fn whither(rules: &Siege, choice: &Choice, say: Say<'_>) -> Option<String> {
        choices::whither(rules, choice, say)
    }

    fn settles(prompt: &Prompt) -> bool {
        choices::settles(prompt)
    }

    fn beat(_rules: &Siege, event: &Event) -> Beat {
        story::beat(event)
    }

    fn outline(_rules: &Siege, log: &[Witnessed<Event>], shown: (usize, Part)) -> Vec<Part> {
        story::outline(log, shown)
    }

    fn moved(_rules: &Siege, event: &Event) -> Option<Moved> {
        story::moved(event)
    }

    fn summary(_rules: &Siege, moments: &[&Witnessed<Event>], say: Say<'_>) -> Option<String> {
        headline::headline(moments, say)
    }

    fn status(scenery: &Scenery<'_, '_, SiegeLook>) -> Html {
        status::status(scenery)
    }

    fn hand(scenery: &Scenery<'_, '_, SiegeLook>) -> Html {
        boxes::boxes(scenery)
    }

    fn places(scenery: &Scenery<'_, '_, SiegeLook>) -> Vec<Place> {
        places::places(scenery)
    }

    fn hand_tab() -> (&'static str, &'static str) {
        ("i-layers", "siege-map-tab")
    }

    fn grids(rules: &Siege, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
        components::grids(rules, view, sheet, say)
    }

    fn provenance(rules: &Siege) -> Option<&Provenance> {
        Some(&rules.components.provenance)
    }
}

/// The board with a ready-made placement, as long as nobody is placed.
fn shown_off(rules: &Siege, view: &View) -> Board {
    let mut board = view.state.board.clone();
    let ready = rules.components.setup.placements.first();
    if board.units_on_map().is_empty() {
        for (unit, space) in ready.into_iter().flat_map(|row| &row.units) {
            board.put(*unit, Where::Space(*space));
        }
    }
    board
}
