//! The look of Men of Company B, put together.

use std::collections::BTreeMap;
use std::sync::Arc;

use company::Company;
use company::board::Place as Where;
use company::choice::Choice;
use company::components::{Side, Terrain};
use company::event::Event;
use company::flow::Phase;
use company::prompt::Prompt;
use company::sets::{Square, Unit};
use company::view::View;
use table::{Viewed, Witnessed};

use super::{
    ahead, book, choices, components, forces, learn, lists, places, status, story, trail, why,
};
use crate::svg::Sheet;
use drawing::{Lit, Rolled};
use look::grid::{Grid, Provenance};
use look::say::{Html, Say};
use look::story::{Beat, Part};
use look::{
    Ahead, Built, Crop, Gauges, How, Look, Manner, Measure, Moved, Panel, Place, Press, Sayings,
    Scenery, Slice, Things, Tool,
};
use words::{Counted, Locales, Words};

const GAUGES: Gauges = Gauges {
    bars: &[
        Measure::up("enemy-lost"),
        Measure::up("own-lost"),
        Measure::up("value"),
        Measure::up("evacuated"),
        Measure::up("dice"),
        Measure::up("success"),
    ],
    figures: &[
        (Measure::up("success"), How::Chance, "company-map-odds-success"),
        (Measure::up("won"), How::Chance, "company-map-odds-won"),
        (Measure::up("enemy-lost"), How::MeanIfAny, "company-map-odds-enemy"),
        (Measure::up("enemy-lost"), How::ChanceIfAny, "company-map-odds-any"),
        (Measure::up("wiped-out"), How::ChanceIfAny, "company-map-odds-wiped-out"),
        (Measure::up("own-lost"), How::MeanIfAny, "company-map-odds-own"),
        (Measure::up("own-wiped-out"), How::ChanceIfAny, "company-map-odds-own-wiped-out"),
        (Measure::up("shown"), How::ChanceIfAny, "company-map-odds-shown"),
        (Measure::up("cache"), How::ChanceIfAny, "company-map-odds-cache"),
        (Measure::up("ambush"), How::ChanceIfAny, "company-map-odds-ambush"),
        (Measure::up("value"), How::Mean, "company-map-odds-value"),
        (Measure::up("peasants"), How::ChanceIfAny, "company-map-odds-peasants"),
        (Measure::up("helicopters"), How::ChanceIfAny, "company-map-odds-helicopters"),
        (Measure::up("evacuated"), How::MeanIfAny, "company-map-odds-evacuated"),
        (Measure::up("token"), How::ChanceIfAny, "company-map-odds-token"),
        (Measure::up("dice"), How::Mean, "company-map-odds-dice"),
    ],
    decides: &["success", "won"],
    pending: "company-map-odds-pending",
    in_short: "company-map-odds-short",
};

/// How odds are told in words.
const COUNTED: Counted = Counted {
    gauge: "company-gauge-",
    spread: &["enemy-lost"],
    chances: &["won", "success", "token", "cache", "ambush"],
};

const SAYINGS: Sayings = Sayings {
    name: "company-map-side-name",
    waits: "company-map-waits",
    plays: "company-map-plays",
    plays_bot: "company-map-plays-bot",
    wins: "company-map-wins",
    won: "company-map-won",
    curtain: "company-map-curtain",
    open: "company-map-open-seat",
};

const MANNER: Manner = Manner {
    name: "company-map-title",
    terminal_name: "",
    text: "company-map-title-text",
    chips: ["company-map-title-players", "company-map-title-time", "company-map-title-size"],
    first_seat: "white_star",
    sides: crate::SIDES,
    things: Things { places: &["square"], pieces: &["unit"], others: &[] },
    seat: "company-seat",
    score: "cli-score-label",
    sayings: SAYINGS,
    window: "company-map-window",
    book,
    learn,
    explains: true,
    gauges: GAUGES,
    counted: COUNTED,
    windows: choices::windows,
    lines: 200,
    cards: "company-map-filter-markers",
    heading: story::heading,
};

/// The look of Company.
#[derive(Clone, Copy, Debug)]
pub struct CompanyLook;

impl Look for CompanyLook {
    type Rules = Company;

    const LOCALES: Locales = crate::LOCALES;
    const PICTURES: &'static [(&'static str, &'static str)] =
        &[("company-board.css", crate::svg::BOARD)];

    const SHEETS: &'static [(&'static str, &'static str)] =
        &[("company.css", include_str!("../../sheet.css"))];
    const MANNER: &'static Manner = &MANNER;

    // The picture depends on the mission, its map and the armies as much as on the pack.
    type Pack = Company;
    type Sheet = Sheet;

    fn pack(rules: &Company) -> Arc<Company> {
        Arc::new(rules.clone())
    }

    fn ground(rules: &Company) -> String {
        crate::svg::ground(rules)
    }

    fn sheet(rules: &Company, words: Words, _other: Option<&Sheet>) -> Sheet {
        Sheet::new(&CompanyLook::pack(rules), words)
    }

    fn defs(sheet: &Sheet) -> String {
        sheet.defs()
    }

    fn board(_rules: &Company, sheet: &Sheet, view: &View, lit: &Lit, ground: &str) -> String {
        sheet.board(view, lit, ground)
    }

    fn live(_rules: &Company, sheet: &Sheet, view: &View, lit: &Lit) -> String {
        sheet.live(view, lit)
    }

    fn slice(viewed: &Viewed<Company>, panel: Panel, slice: &mut Slice) {
        let board = &viewed.view.board;
        match panel {
            Panel::Minimap => {
                for side in Side::BOTH {
                    let units = board.on_table(side).iter().map(|index| Unit::new(side, index));
                    slice.add(units.map(|unit| board.square(unit)).collect::<Vec<_>>());
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

    fn crop(rules: &Company, sheet: &Sheet, view: &View, ground: &str, crop: Crop<'_>) -> String {
        match crop {
            Crop::Tile => sheet.crop(&shown_off(rules, view), ground, crop),
            Crop::Around(_) => sheet.crop(view, ground, crop),
        }
    }

    fn text(viewed: &Viewed<Company>, words: &Words) -> String {
        crate::text::board(viewed, words)
    }

    fn text_hand(viewed: &Viewed<Company>, words: &Words) -> String {
        crate::text::forces(viewed, words)
    }

    fn part(_rules: &Company, view: &View) -> Part {
        let phase = match view.phase {
            Phase::SetUp => "set-up",
            Phase::Play => "play",
            Phase::Score => "score",
        };
        Part { turn: view.turn.into(), impulse: 0, side: "", phase }
    }

    fn held(_rules: &Company, view: &View) -> usize {
        view.side().map_or(0, |side| view.board.off_table(side).len().into())
    }

    fn picked(_rules: &Company, view: &View) -> Vec<String> {
        trail::picked(view)
    }

    fn trail(_rules: &Company, view: &View, say: Say<'_>) -> Vec<String> {
        trail::trail(view, say)
    }

    fn press(_rules: &Company, choice: &Choice) -> Press {
        choices::press(choice)
    }

    fn keys(_rules: &Company, choice: &Choice) -> Vec<String> {
        choices::keys(choice)
    }

    fn whither(_rules: &Company, choice: &Choice, say: Say<'_>) -> Option<String> {
        choices::whither(choice, say)
    }

    fn settles(prompt: &Prompt) -> bool {
        choices::settles(prompt)
    }

    fn beat(_rules: &Company, event: &Event) -> Beat {
        story::beat(event)
    }

    fn outline(_rules: &Company, log: &[Witnessed<Event>], shown: (usize, Part)) -> Vec<Part> {
        story::outline(log, shown)
    }

    fn moved(_rules: &Company, event: &Event) -> Option<Moved> {
        story::moved(event)
    }

    fn rolled(rules: &Company, moment: &Witnessed<Event>) -> Option<Rolled> {
        story::rolled(rules, moment)
    }

    fn why(before: &Viewed<Company>, event: &Event, say: Say<'_>) -> Option<String> {
        why::why(before, event, say)
    }

    fn offered(rules: &Company, key: &str, sent: &str, say: Say<'_>) -> Vec<(String, String)> {
        lists::offered(rules, key, sent, say)
    }

    fn built() -> &'static [&'static str] {
        &["white_star", "communist"]
    }

    fn builder(rules: &Company, sent: &BTreeMap<String, String>, say: Say<'_>) -> Option<Built> {
        lists::builder(rules, sent, say)
    }

    fn status(scenery: &Scenery<'_, '_, CompanyLook>) -> Html {
        status::status(scenery)
    }

    fn hand(scenery: &Scenery<'_, '_, CompanyLook>) -> Html {
        forces::forces(scenery)
    }

    fn places(scenery: &Scenery<'_, '_, CompanyLook>) -> Vec<Place> {
        places::places(scenery)
    }

    fn hand_tab() -> (&'static str, &'static str) {
        ("i-layers", "company-map-tab")
    }

    fn tools() -> &'static [Tool] {
        crate::svg::TOOLS
    }

    fn ahead(viewed: &Viewed<Company>) -> Vec<Ahead<CompanyLook>> {
        ahead::ahead(viewed)
    }

    fn grids(rules: &Company, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
        components::grids(rules, view, sheet, say)
    }

    fn provenance(rules: &Company) -> Option<&Provenance> {
        Some(&rules.components.provenance)
    }
}

/// The table with a ready deployment, as long as nobody is on it: White Star in the west, the Communist in
/// the villages beyond, peasants in between.
fn shown_off(rules: &Company, view: &View) -> View {
    let mut view = view.clone();
    if !view.board.on_table(Side::WhiteStar).is_empty() {
        return view;
    }
    let west = Square::all().filter(|square| (1..4).contains(&square.column()));
    let is_free = |square: &Square| rules.charts.terrain(*square) != Terrain::RockyHill;
    let mut west = west.filter(is_free).skip(2).step_by(3);
    for index in rules.charts.all[0].iter() {
        if let Some(square) = west.next() {
            view.board.put(rules, Unit::new(Side::WhiteStar, index), Where::on(square));
        }
    }
    let villages = rules.charts.villages.iter().filter(|square| square.column() > 3);
    for (square, index) in villages.zip(rules.charts.all[1].iter()) {
        view.board.put(rules, Unit::new(Side::Communist, index), Where::on(square));
    }
    rules.charts.villages.iter().take(3).for_each(|square| view.board.add_peasant(square));
    view
}
