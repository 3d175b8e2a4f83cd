//! The areas of Storm in words, with their units as counters: the inspector shows one of them, and all
//! of them together are the text view of the map.

use askama::Template;
use kernel::Fact;
use storm::components::{AreaRow, Colour, Side};
use storm::sets::Unit;
use storm::view::View;

use crate::side_class;
use crate::svg::Sheet;
use drawing::Lit;
use look::at::At;
use look::choices::{Choice, Question, Toggle};
use look::say::{Html, Say};
use look::{self, Scenery};

/// A fact about an area, as a small label.
struct Chip {
    class: &'static str,
    icon: Html,
    text: String,
}

/// A unit in an area.
struct Shown<'a> {
    key: String,
    picture: Html,
    /// Formation and company, or what else the name consists of.
    name: Vec<String>,
    state: String,
    is_chosen: bool,
    /// The one choice it stands for.
    choice: Option<&'a Choice>,
    /// How many choices speak of it.
    count: usize,
}

#[derive(Template)]
#[template(path = "place.html")]
struct Place<'a> {
    say: Say<'a>,
    name: String,
    room: String,
    chips: Vec<Chip>,
    units: Vec<Shown<'a>>,
    choices: Vec<&'a Choice>,
    why: String,
    rule: Html,
    preview: String,
}

/// Every area for the inspector.
pub(crate) fn places(scenery: &Scenery<'_, '_, crate::StormLook>) -> Vec<look::Place> {
    let Scenery { at, rules, view, sheet, lit, question } = *scenery;
    let place = |row: &AreaRow| {
        let key = format!("area/{}", row.area);
        let units = units(at, view, sheet, lit, question, row);
        // Where units can be chosen, that nothing else can be done is no news.
        let no = question.why_not(&key).filter(|_| units.iter().all(|unit| unit.count == 0));
        let count = Side::BOTH.map(|side| view.board.units(side, row.area).len());
        let place = Place {
            say: at.say,
            name: at.say.name(&key),
            room: at.say.with(
                "web-place-room",
                &[
                    ("n", (count[0] + count[1]).into()),
                    ("limit", rules.components.tables.stacking_limit.into()),
                ],
            ),
            chips: chips(view, row, at.say),
            units,
            choices: question.of_key(&key),
            why: no.map(|no| no.why.clone()).unwrap_or_default(),
            rule: Html(no.map(|no| at.rule_link(&no.rule)).unwrap_or_default()),
            preview: at.path("/odds"),
        };
        look::Place { id: row.area.to_string(), key, html: place.to_string() }
    };
    rules.components.areas.iter().map(place).collect()
}

/// Control, defence, colour and markers.
fn chips(view: &View, row: &AreaRow, say: Say<'_>) -> Vec<Chip> {
    let board = &view.board;
    let control = board.control(row.area);
    let mut chips = vec![
        Chip {
            class: if control == Side::French { "side fr" } else { "side vm" },
            icon: say.emblem(control.name()),
            text: say.with("web-place-control", &[("side", Fact::Word(control.name()))]),
        },
        Chip {
            class: "",
            icon: Html::default(),
            text: say.with("storm-board-defence", &[("defence", row.defence.into())]),
        },
    ];
    let mut add = |class: &'static str, icon: &str, text: String| {
        let icon = if icon.is_empty() { Html::default() } else { say.icon(icon) };
        chips.push(Chip { class, icon, text });
    };
    if row.victory {
        add("victory", "k-star", say.t("storm-board-is-victory"));
    }
    let colour = match row.colour {
        Colour::Red => Some("red"),
        Colour::Blue => Some("blue"),
        Colour::Green => Some("green"),
        Colour::Black => None,
    };
    if let Some(colour) = colour {
        add("", "", say.with("storm-board-colour", &[("colour", Fact::Word(colour))]));
    }
    let level = board.trench(row.area);
    if level > 0 {
        add("", "k-trench", say.with("storm-board-trench", &[("level", level.into())]));
    }
    for side in Side::BOTH.into_iter().filter(|side| board.fire[*side as usize].has(row.area)) {
        let text = say.with("storm-board-fire", &[("side", Fact::Word(side.name()))]);
        add(side_class(side.name()), "k-fire", text);
    }
    if board.out_of_supply.has(row.area) {
        add("warn", "k-nosupply", say.t("storm-board-out-of-supply"));
    }
    if board.lost_before.has(row.area) {
        add("warn", "", say.t("storm-board-lost"));
    }
    chips
}

/// The units of an area: chosen ones first, then those that can act, then the rest.
fn units<'q>(
    at: &At<'_>,
    view: &View,
    sheet: &Sheet,
    lit: &Lit,
    question: &'q Question,
    row: &AreaRow,
) -> Vec<Shown<'q>> {
    let control = view.board.control(row.area);
    let mut shown: Vec<(u8, Shown<'q>)> = Vec::new();
    for side in [control, control.enemy()] {
        for index in view.board.units(side, row.area).iter() {
            let unit = Unit::new(side, index);
            let key = format!("unit/{unit}");
            let Some(picture) = sheet.face(view, &key, lit) else { continue };
            let choices = question.of_key(&key);
            let is_chosen = lit.chosen.contains(&key);
            let is_fresh = view.board.is_fresh(unit);
            let rank = match (is_chosen, choices.is_empty(), is_fresh) {
                (true, _, _) => 0,
                (_, false, _) => 1,
                (_, _, true) => 2,
                (..) => 3,
            };
            let state = match (is_chosen, is_fresh) {
                (true, _) => "web-unit-chosen",
                (_, true) => "web-unit-fresh",
                (_, false) => "web-unit-spent",
            };
            let side_rank = if side == control { 0 } else { 4 };
            shown.push((
                rank + side_rank,
                Shown {
                    picture: Html(picture),
                    name: caption(&at.say.name(&key)),
                    state: state.to_owned(),
                    is_chosen,
                    count: choices.len(),
                    choice: choices.first().copied().filter(|_| choices.len() == 1),
                    key,
                },
            ));
        }
    }
    shown.sort_by_key(|(rank, _)| *rank);
    shown.into_iter().map(|(_, shown)| shown).collect()
}

/// A name in two lines, so that it does not break within a company.
fn caption(name: &str) -> Vec<String> {
    match name.rsplit_once(' ') {
        Some((formation, company)) => vec![formation.to_owned(), company.to_owned()],
        None => vec![name.to_owned()],
    }
}

impl Shown<'_> {
    /// Whether a click takes the unit or leaves it out again.
    fn is_toggle(&self) -> bool {
        self.choice.is_some_and(|choice| choice.toggle != Toggle::Neither)
    }
}
