//! The board of Storm Over Dien Bien Phu as text: the turn and who is asked, the areas of each side with
//! their units and markers, and what is off the map.

mod hand;
mod units;

use std::ops::Deref;

use kernel::{Fact, Rules};
use look::text::{self, Awaited};
use storm::Storm;
use storm::board::Pile;
use storm::components::{AreaRow, Kind, Side, Start};
use storm::flow::Step;
use storm::sets::UnitSet;

use crate::places::features;
use table::Viewed;
use words::Words;
use words::wrap::GLUE;

pub use hand::hand;
pub(crate) use hand::windows;

/// The board as a viewer sees it.
pub fn board(viewed: &Viewed<Storm>, words: &Words) -> String {
    let page = Page(text::Page::new(viewed, words));
    let mut lines = page.heading();
    lines.push(String::new());
    lines.push(page.line("", "storm-board-legend", &[]));
    for side in Side::BOTH {
        lines.push(String::new());
        lines.push(page.say("storm-board-controlled", &[("side", Fact::Word(side.name()))]));
        lines.extend(page.areas(side));
    }
    lines.push(String::new());
    lines.push(page.say("storm-board-elsewhere", &[]));
    lines.extend(page.elsewhere());
    lines.push(String::new());
    lines.join("\n")
}

/// What the heading says of the question.
const AWAITED: Awaited =
    Awaited { asked: "storm-board-asked", dice: "storm-board-dice", over: "storm-board-over" };

/// A page of this title.
struct Page<'a>(text::Page<'a, Storm>);

impl<'a> Deref for Page<'a> {
    type Target = text::Page<'a, Storm>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Page<'_> {
    /// Turn, victory, cards, and who is asked what.
    fn heading(&self) -> Vec<String> {
        let tables = &self.rules.components.tables;
        let track = tables.turns.iter().find(|row| row.number == self.view.turn);
        let french = self.words.lang() == "fr";
        let dates = track.map_or("", |row| if french { &row.dates_fr } else { &row.dates_en });
        let victory: Vec<&AreaRow> =
            self.rules.components.areas.iter().filter(|row| row.victory).collect();
        let held = victory.iter().filter(|row| self.control(row) == Side::VietMinh).count();
        let turn = [
            ("turn", self.view.turn.into()),
            ("turns", tables.turns.len().into()),
            ("dates", Fact::Text(self.words.typeset(dates))),
        ];
        let score = [
            ("held", held.into()),
            ("areas", victory.len().into()),
            ("needs", self.view.needs.into()),
        ];
        let mut lines =
            vec![self.say("storm-board-turn", &turn), self.say("storm-board-victory", &score)];
        lines.extend(self.cards());
        lines.extend(self.bids());
        lines.push(self.asked(self.view.viewer, AWAITED));
        lines
    }

    /// How many cards each side has, and which ones lie open.
    fn cards(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for side in Side::BOTH {
            let seat = ("seat", Fact::Word(side.name()));
            let facts = [
                seat.clone(),
                ("hand", self.view.hand_sizes[side as usize].into()),
                ("deck", self.view.deck_sizes[side as usize].into()),
            ];
            lines.push(self.say("storm-board-cards", &facts));
            let open = [
                ("storm-board-discards", &self.view.discards),
                ("storm-board-removed", &self.view.removed),
            ];
            for (id, pile) in open.into_iter().filter(|(_, pile)| pile.size(side) > 0) {
                let facts = [seat.clone(), ("cards", Fact::Text(self.pile(pile, side)))];
                lines.push(self.line("", id, &facts));
            }
        }
        lines
    }

    /// The cards of a pile by name; several of a kind are counted.
    fn pile(&self, pile: &Pile, side: Side) -> String {
        let cards = pile.kinds(side).map(|kind| match pile.count(kind) {
            1 => self.card(kind),
            count => format!("{} ×{count}", self.card(kind)),
        });
        self.words.enumeration(&cards.collect::<Vec<_>>(), "ui-list-comma")
    }

    fn card(&self, kind: Kind) -> String {
        let key = format!("card/{}", kind.id());
        self.words.name(&key, &|key, lang| self.rules.name(key, lang))
    }

    /// Who has bid, while bids are sealed (15.0).
    fn bids(&self) -> Vec<String> {
        if !matches!(self.view.steps.last(), Some(Step::Bid)) {
            return Vec::new();
        }
        let seats = [("first", self.view.bids_made[0]), ("second", self.view.bids_made[1])];
        let line = |(seat, made)| {
            let made = if made { "yes" } else { "no" };
            self.say("storm-board-bid", &[("seat", Fact::Word(seat)), ("made", Fact::Word(made))])
        };
        seats.map(line).to_vec()
    }

    fn control(&self, row: &AreaRow) -> Side {
        self.view.board.control(row.area)
    }

    /// The areas a side controls: first those where something is, then the quiet ones in one line.
    fn areas(&self, side: Side) -> Vec<String> {
        let own = self.rules.components.areas.iter().filter(|row| self.control(row) == side);
        let (quiet, busy): (Vec<&AreaRow>, Vec<&AreaRow>) = own.partition(|row| self.is_quiet(row));
        let mut lines: Vec<String> = busy.into_iter().flat_map(|row| self.area(row)).collect();
        if !quiet.is_empty() {
            let glued = |row: &&AreaRow| self.area_name(row).replace(' ', &GLUE.to_string());
            let names: Vec<String> = quiet.iter().map(glued).collect();
            let names = self.words.enumeration(&names, "ui-list-comma");
            lines.push(self.line("  ", "storm-board-quiet", &[("areas", Fact::Text(names))]));
        }
        lines
    }

    fn area_name(&self, row: &AreaRow) -> String {
        let key = format!("area/{}", row.area);
        self.words.name(&key, &|key, lang| self.rules.name(key, lang))
    }

    /// Nothing is there, and nothing is to be won.
    fn is_quiet(&self, row: &AreaRow) -> bool {
        let board = &self.view.board;
        !row.victory
            && board.trench(row.area) == 0
            && !board.lost_before.has(row.area)
            && Side::BOTH.into_iter().all(|side| {
                board.units(side, row.area).is_empty() && !board.fire[side as usize].has(row.area)
            })
    }

    /// An area: what it is, then the units of each side.
    fn area(&self, row: &AreaRow) -> Vec<String> {
        let features = self.words.enumeration(&self.features(row), "ui-list-comma");
        let name = Fact::Name(format!("area/{}", row.area));
        let facts = [("area", name), ("features", Fact::Text(features))];
        let mut lines = vec![self.line("  ", "storm-board-area", &facts)];
        for side in Side::BOTH {
            let units = self.view.board.units(side, row.area);
            if units.is_empty() {
                continue;
            }
            let fresh = self.view.board.fresh_units(side, row.area).len();
            let facts = [
                ("side", Fact::Word(side.name())),
                ("fresh", fresh.into()),
                ("spent", (units.len() - fresh).into()),
                ("units", Fact::Text(self.units(side, units))),
            ];
            lines.push(self.line("    ", "storm-board-units", &facts));
        }
        lines
    }

    /// What is printed in an area, its markers, and whether it was lost before.
    fn features(&self, row: &AreaRow) -> Vec<String> {
        let board = &self.view.board;
        let mut features = features(row, board, |id, facts| self.say(id, facts));
        if board.lost_before.has(row.area) {
            features.push(self.say("storm-board-lost", &[]));
        }
        features
    }

    /// Units that wait or are lost.
    fn elsewhere(&self) -> Vec<String> {
        let board = &self.view.board;
        let mut lines = self.arrivals();
        if !board.star.is_empty() {
            let units = Fact::Text(self.units(Side::French, board.star));
            lines.push(self.line("  ", "storm-board-star", &[("units", units)]));
        }
        if board.replacement_box.is_empty() {
            lines.push(self.line("  ", "storm-board-box-empty", &[]));
        } else {
            let units = Fact::Text(self.units(Side::VietMinh, board.replacement_box));
            lines.push(self.line("  ", "storm-board-box", &[("units", units)]));
        }
        if board.no_replacements {
            lines.push(self.line("  ", "storm-board-no-replacements", &[]));
        }
        let lost = |side: Side| Fact::from(board.eliminated[side as usize].len());
        let lost = [("french", lost(Side::French)), ("vietminh", lost(Side::VietMinh))];
        lines.push(self.line("  ", "storm-board-eliminated", &lost));
        lines
    }

    /// Units on the Turn Track, by turn.
    fn arrivals(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for turn in self.rules.components.tables.turns.iter().map(|row| row.number) {
            for side in Side::BOTH {
                let rows = &self.rules.components.units[side as usize];
                let due = |index: &u8| {
                    rows.get(usize::from(*index)).is_some_and(|row| row.start == Start::Turn(turn))
                };
                let waiting = self.view.board.waiting[side as usize].iter().filter(due);
                let units: UnitSet = waiting.collect();
                if units.is_empty() {
                    continue;
                }
                let facts = [
                    ("side", Fact::Word(side.name())),
                    ("turn", turn.into()),
                    ("units", Fact::Text(self.units(side, units))),
                ];
                lines.push(self.line("  ", "storm-board-arrivals", &facts));
            }
        }
        lines
    }
}
