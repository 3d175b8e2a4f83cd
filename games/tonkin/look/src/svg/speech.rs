//! The board in words: what a screen reader says of a hex, a pile, a counter.

use kernel::Fact;
use tonkin::components::{Hex, Side, Unit};
use tonkin::view::View;

use super::Sheet;
use super::piles::Pile;
use super::still::ground_word;
use drawing::Lit;

/// More counters than this are counted and not named.
const MOST_NAMED: usize = 4;

impl Sheet {
    /// A hex: number, name, ground, who is there, and whether it is lit.
    pub(super) fn hex_name(&self, hex: Hex, view: &View, lit: &Lit) -> String {
        let printed = self.printed(hex);
        let mut parts = vec![printed.spoken.clone()];
        parts.extend(self.garrison(hex, view));
        parts.extend(self.lit_words(&printed.key, lit));
        self.said.list(&parts)
    }

    /// The name of a hex: of its community, or its number.
    pub(super) fn place_name(&self, hex: Hex) -> String {
        match self.charts.ground.community(hex) {
            Some(place) => format!("{} {hex}", self.components.community(place).name),
            None => hex.to_string(),
        }
    }

    /// What is printed in a hex, each as a few words: ground, VP, signs, rivers and roads.
    pub(super) fn printed_facts(&self, hex: Hex) -> Vec<String> {
        let row = self.components.hex(hex);
        let ground = Fact::Word(ground_word(row.ground));
        let mut parts = vec![self.say("tonkin-map-ground", &[("ground", ground)])];
        let tell = |parts: &mut Vec<String>, is: bool, id: &str| {
            if is {
                parts.push(self.say(id, &[]));
            }
        };
        if let Some(place) = self.charts.ground.community(hex) {
            let place = self.components.community(place);
            if place.vp > 0 {
                parts.push(self.say("tonkin-map-vp-hex", &[("n", place.vp.into())]));
            }
            if let Some(side) = place.supply_centre {
                let side = Fact::Word(side.name());
                parts.push(self.say("tonkin-map-supply-centre", &[("side", side)]));
            }
            tell(&mut parts, place.airstrip, "tonkin-map-airstrip");
            tell(&mut parts, place.harbour, "tonkin-map-harbour");
            tell(&mut parts, place.mobilization, "tonkin-map-mobilization");
        }
        let ground = &self.charts.ground;
        let rivers = !row.rivers.is_empty();
        tell(&mut parts, ground.major.has(hex), "tonkin-map-major-river");
        tell(&mut parts, rivers && !ground.major.has(hex), "tonkin-map-minor-river");
        tell(&mut parts, !row.roads.is_empty(), "tonkin-map-road");
        parts
    }

    /// Who is in a hex, as far as the viewer sees: how many counters, and of which side.
    pub(crate) fn garrison(&self, hex: Hex, view: &View) -> Option<String> {
        let side = view.board.occupier(hex)?;
        let is_veiled = side == Side::VietMinh && view.side() != Some(Side::VietMinh);
        let id = if is_veiled { "tonkin-map-veiled" } else { "tonkin-map-garrison" };
        let facts =
            [("side", Fact::Word(side.name())), ("n", view.board.stack(hex).count().into())];
        Some(self.say(id, &facts))
    }

    /// Whether something is lit, and the figure beside it.
    fn lit_words(&self, key: &str, lit: &Lit) -> Vec<String> {
        let state = match (lit.chosen.contains(key), lit.legal.contains(key)) {
            (true, _) => Some("tonkin-map-chosen"),
            (false, true) => Some("tonkin-map-legal"),
            (false, false) => None,
        };
        let state = state.map(|id| self.say(id, &[]));
        let figures = lit.chips.get(key).into_iter().flatten();
        state.into_iter().chain(figures.map(|figure| figure.said.clone())).collect()
    }

    /// A pile: its counters by name if they are few, else how many, and what is lit of them.
    pub(super) fn pile_name(&self, pile: &Pile, view: &View) -> String {
        let counter = &pile.counter;
        let mut parts: Vec<String> =
            pile.units.iter().take(MOST_NAMED).map(|unit| self.unit_name(*unit, view)).collect();
        if pile.units.len() > MOST_NAMED {
            let more = pile.units.len() - MOST_NAMED;
            parts.push(self.say("tonkin-map-more", &[("n", more.into())]));
        }
        if pile.is_veiled {
            parts.push(self.say("tonkin-map-beneath", &[]));
        }
        match (counter.chosen, counter.count) {
            (0, _) if counter.able == 0 => (),
            (0, _) => parts.push(self.say("tonkin-map-legal", &[])),
            (chosen, count) if chosen == count => parts.push(self.say("tonkin-map-chosen", &[])),
            (chosen, _) => parts.push(self.say("tonkin-map-partly", &[("n", chosen.into())])),
        }
        parts.push(self.printed(pile.hex).name.clone());
        self.said.list(&parts)
    }

    /// A unit by itself: its name, values and state.
    pub(crate) fn unit_name(&self, unit: Unit, view: &View) -> String {
        let board = &view.board;
        let (steps, dg, oos) = (board.steps(unit), board.is_dg(unit), board.is_oos(unit));
        let key = format!("unit {unit} {steps} {dg} {oos}");
        self.said.once(key, || self.describe(unit, view))
    }

    fn describe(&self, unit: Unit, view: &View) -> String {
        let row = self.components.unit(unit);
        let board = &view.board;
        let mut parts = vec![self.label(unit)];
        if self.charts.forces.fighting.has(unit) {
            let face = board.face(&self.charts, unit);
            let facts = [
                ("combat", face.combat.into()),
                ("barrage", face.barrage.into()),
                ("move", row.movement.into()),
                ("morale", face.morale.into()),
                ("motorized", Fact::Word(if row.motorized { "yes" } else { "no" })),
            ];
            parts.push(self.say("tonkin-map-values", &facts));
            if board.steps(unit) < row.steps {
                let facts = [("n", board.steps(unit).into()), ("of", row.steps.into())];
                parts.push(self.say("tonkin-map-steps", &facts));
            }
        }
        if board.is_dg(unit) {
            parts.push(self.say("tonkin-map-dg", &[]));
        }
        if board.is_oos(unit) {
            parts.push(self.say("tonkin-map-oos", &[]));
        }
        self.said.list(&parts)
    }

    /// What is printed on a counter.
    pub(crate) fn label(&self, unit: Unit) -> String {
        let label = &self.components.unit(unit).label;
        self.words.typeset(if self.words.lang() == "fr" { &label.fr } else { &label.en })
    }
}
