//! The table in words: what a screen reader says of a square and of a unit.

use company::board::Place;
use company::components::{Body, Side};
use company::sets::{Square, Unit};
use company::view::View;
use kernel::Fact;

use super::{Sheet, square_key, unit_key};
use drawing::Lit;

impl Sheet {
    /// A square: its terrain, its hamlet, who and what is there, and whether it is lit.
    pub(super) fn square_name(&self, square: Square, view: &View, lit: &Lit) -> String {
        let mut features = self.features(square, view);
        features.extend(self.units_of(square, view).map(|unit| self.unit_words(unit, view, lit)));
        features.extend(self.lit_words(&square_key(square), lit));
        let features = self.words.enumeration(&features, "ui-list-comma");
        let facts =
            [("square", Fact::Text(square.to_string())), ("features", Fact::Text(features))];
        self.say("company-map-square", &facts)
    }

    /// The units in a square that the viewer knows of.
    pub(crate) fn units_of(&self, square: Square, view: &View) -> impl Iterator<Item = Unit> {
        let mut found = Vec::new();
        for side in Side::BOTH {
            let units = view.board.on_table(side).iter().map(|index| Unit::new(side, index));
            found.extend(units.filter(|unit| view.board.square(*unit) == Some(square)));
        }
        found.into_iter()
    }

    /// Terrain and what else is in a square beside units.
    pub(crate) fn features(&self, square: Square, view: &View) -> Vec<String> {
        let board = &view.board;
        let terrain = self.rules.charts.terrain(square);
        let row = &self.rules.components.terrain[terrain as usize];
        let mut features = vec![self.told(&row.name)];
        let hamlet = self.rules.map.hamlets.iter().find(|hamlet| hamlet.squares.has(square));
        features.extend(hamlet.map(|hamlet| self.words.typeset(&hamlet.name)));
        let mut count = |id: &str, n: u8| {
            if n > 0 {
                features.push(self.say(id, &[("n", n.into())]));
            }
        };
        count("company-map-peasants", board.peasants.get(square));
        count("company-map-bodies-white-star", board.dead[0].get(square));
        count("company-map-bodies-communist", board.dead[1].get(square));
        count("company-map-caches", board.caches_in(square).len());
        if board.searched.has(square) {
            features.push(self.say("company-map-searched", &[]));
        }
        features
    }

    /// A unit: its name, how many are left, what has become of it.
    pub(crate) fn unit_words(&self, unit: Unit, view: &View, lit: &Lit) -> String {
        let mut parts = self.states(unit, view);
        parts.extend(self.lit_words(&unit_key(unit), lit));
        let facts = [
            ("unit", Fact::Name(unit_key(unit))),
            ("states", Fact::Text(self.words.enumeration(&parts, "ui-list-comma"))),
        ];
        self.say("company-map-unit", &facts)
    }

    /// What there is to say of a unit beside its name.
    pub(crate) fn states(&self, unit: Unit, view: &View) -> Vec<String> {
        let (body, stats) = (view.board.body(unit), self.rules.charts.stats(unit));
        let mut parts = Vec::new();
        let grade = match stats.body {
            Body::Foot { grade, .. } => {
                parts.push(self.say("company-map-bases", &[("n", body.strength.into())]));
                Some(grade.id())
            }
            Body::Vehicles(_) => {
                parts.push(self.say("company-map-vehicles", &[("n", body.strength.into())]));
                None
            }
        };
        if let Some(grade) = grade {
            parts.push(self.say("company-map-grade", &[("grade", Fact::Word(grade))]));
        }
        let mut add = |is: bool, id: &str| {
            if is {
                parts.push(self.say(id, &[]));
            }
        };
        add(!body.leader && !stats.is_vehicle() && body.strength > 0, "company-map-no-leader");
        add(body.down, "company-map-down");
        add(body.hammered, "company-map-hammered");
        add(view.marked[unit.side as usize].has(unit.index), "company-map-failed");
        add(
            unit.side == Side::Communist && view.board.hidden.has(unit.index),
            "company-map-hidden",
        );
        add(body.place == Place::OFF, "company-map-off-table");
        if body.casualties > 0 {
            parts.push(self.say("company-map-casualties", &[("n", body.casualties.into())]));
        }
        if !body.caches.is_empty() {
            parts.push(self.say("company-map-carries", &[("n", body.caches.len().into())]));
        }
        parts
    }

    /// Whether a thing can be chosen, is chosen, and the figures beside it.
    fn lit_words(&self, key: &str, lit: &Lit) -> Vec<String> {
        let mut words = Vec::new();
        if lit.chosen.contains(key) {
            words.push(self.say("company-map-chosen", &[]));
        } else if lit.legal.contains(key) {
            words.push(self.say("company-map-legal", &[]));
        }
        let figures = lit.chips.get(key).into_iter().flatten();
        words.extend(figures.map(|figure| figure.said.clone()));
        words
    }

    /// The short name of a unit.
    pub(crate) fn tag(&self, unit: Unit) -> &str {
        self.tags.tag(unit)
    }
}
