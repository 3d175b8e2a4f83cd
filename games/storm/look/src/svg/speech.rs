//! The board in words: what a screen reader says of an area, a pile, a counter.

use std::collections::BTreeMap;

use kernel::{Fact, Rules};
use storm::components::{Side, UnitRow};
use storm::sets::Unit;
use storm::view::View;

use super::piles::{Pile, factors, unit_key};
use super::{Place, Sheet, area_key};
use crate::places::features;
use drawing::Lit;
use drawing::counter::{Counter, Face};

impl Sheet {
    /// Says a message in the language of the sheet.
    pub(super) fn say(&self, id: &str, facts: &[(&'static str, Fact)]) -> String {
        self.words.say(id, facts, &|key, lang| self.rules.name(key, lang))
    }

    fn name(&self, key: &str) -> String {
        self.words.name(key, &|key, lang| self.rules.name(key, lang))
    }

    /// An area: name and number, control, defence, markers, units, and whether it is lit.
    pub(super) fn area_name(&self, place: &Place, view: &View, lit: &Lit) -> String {
        let key = area_key(place.row.area);
        let mut features = self.features(place, view);
        features.extend(Side::BOTH.into_iter().filter_map(|side| self.garrison(place, view, side)));
        if lit.chosen.contains(&key) {
            features.push(self.say("storm-map-chosen", &[]));
        } else if lit.legal.contains(&key) {
            features.push(self.say("storm-map-legal", &[]));
        }
        let figures = lit.chips.get(&key).into_iter().flatten();
        features.extend(figures.map(|figure| figure.said.clone()));
        let features = self.words.enumeration(&features, "ui-list-comma");
        self.say(
            "storm-board-area",
            &[("area", Fact::Name(key)), ("features", Fact::Text(features))],
        )
    }

    /// Who controls an area, what is printed in it, and its markers.
    fn features(&self, place: &Place, view: &View) -> Vec<String> {
        let (row, board) = (&place.row, &view.board);
        let control = Fact::Word(board.control(row.area).name());
        let mut all = vec![self.say("storm-map-control", &[("side", control)])];
        all.extend(features(row, board, |id, facts| self.say(id, facts)));
        all
    }

    /// How many units of a side are in an area.
    fn garrison(&self, place: &Place, view: &View, side: Side) -> Option<String> {
        let area = place.row.area;
        let all = view.board.units(side, area).len();
        let fresh = view.board.fresh_units(side, area).len();
        let facts = [
            ("side", Fact::Word(side.name())),
            ("fresh", fresh.into()),
            ("spent", (all - fresh).into()),
        ];
        (all > 0).then(|| self.say("storm-map-garrison", &facts))
    }

    /// A pile on the map: "3 × 6 BPC, fresh, 2-10-4, in Dominique 2 (18)".
    pub(super) fn pile_name(&self, pile: &Pile, place: &Place) -> String {
        let units = self.units(&pile.units);
        let facts = [
            ("units", Fact::Text(units)),
            ("face", Fact::Word(face_word(pile.counter.face))),
            ("values", Fact::Text(pile.counter.factors.clone())),
            ("area", Fact::Name(area_key(place.row.area))),
        ];
        self.with_state(self.say("storm-map-pile", &facts), &pile.counter)
    }

    /// A counter by itself: "6 BPC 3, fresh, 2-10-4".
    pub(super) fn counter_name(&self, unit: Unit, row: &UnitRow, counter: &Counter) -> String {
        let face = [("face", Fact::Word(face_word(counter.face)))];
        let parts =
            [self.units(&[unit]), self.say("storm-map-face", &face), factors(row, counter.face)];
        self.with_state(self.words.enumeration(&parts, "ui-list-comma"), counter)
    }

    /// What is said of a pile that is lit.
    fn with_state(&self, name: String, counter: &Counter) -> String {
        let state = match (counter.chosen, counter.count) {
            (0, _) if counter.able == 0 => return name,
            (0, _) => self.say("storm-map-legal", &[]),
            (chosen, count) if chosen == count => self.say("storm-map-chosen", &[]),
            (chosen, _) => self.say("storm-map-partly", &[("chosen", chosen.into())]),
        };
        self.words.enumeration(&[name, state], "ui-list-comma")
    }

    /// Units of a pile: a single one by its name, several by formation.
    fn units(&self, units: &[Unit]) -> String {
        if let [unit] = units {
            return self.name(&unit_key(*unit));
        }
        let mut formations: BTreeMap<&str, usize> = BTreeMap::new();
        for unit in units {
            let rows = &self.rules.components.units[unit.side as usize];
            if let Some(row) = rows.get(usize::from(unit.index)) {
                *formations.entry(&row.formation).or_default() += 1;
            }
        }
        let counted = formations.into_iter().map(|(formation, count)| {
            let name = match formation {
                "" => self.say("storm-board-replacements", &[]),
                name => name.to_owned(),
            };
            format!("{count} × {name}")
        });
        self.words.enumeration(&counted.collect::<Vec<_>>(), "ui-list-comma")
    }
}

const fn face_word(face: Face) -> &'static str {
    match face {
        Face::Fresh => "fresh",
        Face::Spent => "spent",
    }
}
