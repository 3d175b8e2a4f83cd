//! The areas of Storm in words, with their units as counters: the inspector shows one of them, and all
//! of them together are the text view of the map.

use kernel::Fact;
use storm::board::Board;
use storm::components::{AreaRow, Colour, Side};
use storm::sets;
use storm::view::View;

use crate::side_class;
use look::panel::{Chip, Panel, Row, Unit};
use look::say::{Html, Say};
use look::{Place, Scenery};

/// Every area for the inspector.
pub(crate) fn places(scenery: &Scenery<'_, '_, crate::StormLook>) -> Vec<Place> {
    let Scenery { at, rules, view, question, .. } = *scenery;
    let place = |row: &AreaRow| {
        let key = format!("area/{}", row.area);
        let count = Side::BOTH.map(|side| view.board.units(side, row.area).len());
        let facts = [
            ("n", (count[0] + count[1]).into()),
            ("limit", rules.components.tables.stacking_limit.into()),
        ];
        let panel = Panel {
            id: row.area.to_string(),
            name: at.say.name(&key),
            sub: at.say.with("storm-map-place-room", &facts),
            chips: chips(view, row, at.say),
            units: units(scenery, row),
            row: Row::Counters,
            key,
            ..Panel::default()
        };
        panel.place(at, question)
    };
    rules.components.areas.iter().map(place).collect()
}

/// What is printed in an area, and its markers, in the words that `say` finds.
pub(crate) fn features(
    row: &AreaRow,
    board: &Board,
    say: impl Fn(&str, &[(&'static str, Fact)]) -> String,
) -> Vec<String> {
    let mut features = vec![say("storm-board-defence", &[("defence", row.defence.into())])];
    if row.victory {
        features.push(say("storm-board-is-victory", &[]));
    }
    if let Some(colour) = coloured(row.colour) {
        features.push(say("storm-board-colour", &[("colour", Fact::Word(colour))]));
    }
    let level = board.trench(row.area);
    if level > 0 {
        features.push(say("storm-board-trench", &[("level", level.into())]));
    }
    for side in Side::BOTH.into_iter().filter(|side| board.fire[*side as usize].has(row.area)) {
        features.push(say("storm-board-fire", &[("side", Fact::Word(side.name()))]));
    }
    if board.out_of_supply.has(row.area) {
        features.push(say("storm-board-out-of-supply", &[]));
    }
    features
}

/// The colour of an area, unless it is none to speak of.
fn coloured(colour: Colour) -> Option<&'static str> {
    match colour {
        Colour::Red => Some("red"),
        Colour::Blue => Some("blue"),
        Colour::Green => Some("green"),
        Colour::Black => None,
    }
}

/// Control, defence, colour and markers.
fn chips(view: &View, row: &AreaRow, say: Say<'_>) -> Vec<Chip> {
    let control = view.board.control(row.area);
    let mut chips = vec![
        chip(
            if control == Side::French { "side fr" } else { "side vm" },
            say.emblem(control.name()),
            say.with("storm-map-place-control", &[("side", Fact::Word(control.name()))]),
        ),
        chip(
            "",
            Html::default(),
            say.with("storm-board-defence", &[("defence", row.defence.into())]),
        ),
    ];
    if row.victory {
        chips.push(chip("victory", say.icon("k-star"), say.t("storm-board-is-victory")));
    }
    let colour = coloured(row.colour);
    if let Some(colour) = colour {
        let text = say.with("storm-board-colour", &[("colour", Fact::Word(colour))]);
        chips.push(chip("", Html::default(), text));
    }
    add_markers(view, row, say, &mut chips);
    chips
}

fn chip(class: &'static str, icon: Html, text: String) -> Chip {
    Chip { class, icon, text }
}

/// Trenches, fire, supply, and what was just lost.
fn add_markers(view: &View, row: &AreaRow, say: Say<'_>, chips: &mut Vec<Chip>) {
    let board = &view.board;
    let level = board.trench(row.area);
    if level > 0 {
        let text = say.with("storm-board-trench", &[("level", level.into())]);
        chips.push(chip("", say.icon("k-trench"), text));
    }
    for side in Side::BOTH.into_iter().filter(|side| board.fire[*side as usize].has(row.area)) {
        let text = say.with("storm-board-fire", &[("side", Fact::Word(side.name()))]);
        chips.push(chip(side_class(side.name()), say.icon("k-fire"), text));
    }
    if board.out_of_supply.has(row.area) {
        chips.push(chip("warn", say.icon("k-nosupply"), say.t("storm-board-out-of-supply")));
    }
    if board.lost_before.has(row.area) {
        chips.push(chip("warn", Html::default(), say.t("storm-board-lost")));
    }
}

/// The units of an area: chosen ones first, then those that can act, then the rest.
fn units<'a>(scenery: &Scenery<'a, '_, crate::StormLook>, row: &AreaRow) -> Vec<Unit<'a>> {
    let Scenery { at, view, sheet, lit, question, .. } = *scenery;
    let control = view.board.control(row.area);
    let mut shown: Vec<(u8, Unit<'a>)> = Vec::new();
    for side in [control, control.enemy()] {
        for index in view.board.units(side, row.area).iter() {
            let unit = sets::Unit::new(side, index);
            let key = format!("unit/{unit}");
            let Some(picture) = sheet.face(view, &key, lit) else { continue };
            let known = Unit::new(key, picture, question, lit);
            let is_fresh = view.board.is_fresh(unit);
            let rank = match (known.is_chosen, known.count, is_fresh) {
                (true, _, _) => 0,
                (_, 1.., _) => 1,
                (_, _, true) => 2,
                (..) => 3,
            };
            let state = match (known.is_chosen, is_fresh) {
                (true, _) => "storm-map-unit-chosen",
                (_, true) => "storm-map-unit-fresh",
                (_, false) => "storm-map-unit-spent",
            };
            let name = caption(&at.say.name(&known.key));
            let side_rank = if side == control { 0 } else { 4 };
            shown.push((rank + side_rank, Unit { name, state: at.say.t(state), ..known }));
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
