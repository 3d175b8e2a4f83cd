//! The cards of a position: hands, discards and removed cards are named, the rest is in the deck.

use std::collections::BTreeMap;

use kernel::Fact;

use crate::board::{Cards, Pile};
use crate::components::{Components, Kind, KindRow, Side};
use pack::{Entry, text_fact};

/// Reads the cards.
pub(super) fn read(components: &Components, root: &mut Entry<'_>) -> Cards {
    let mut reading = Reading { components, named: BTreeMap::new(), used: Pile::default() };
    let hand = reading.read_pile(root, "hand");
    let discards = reading.read_pile(root, "discards");
    let removed = reading.read_pile(root, "removed");
    let mut deck = Pile::default();
    for row in &components.kinds {
        deck.0[row.kind as usize] = row.copies.saturating_sub(reading.used.count(row.kind));
    }
    Cards { hand, deck, discards, removed }
}

#[derive(Debug)]
struct Reading<'c> {
    components: &'c Components,
    /// Where each card was first named by its own id.
    named: BTreeMap<&'c str, String>,
    /// How many cards of each kind were named.
    used: Pile,
}

impl<'c> Reading<'c> {
    fn read_pile(&mut self, root: &mut Entry<'_>, field: &'static str) -> Pile {
        let mut pile = Pile::default();
        let Some(mut sides) = root.table_if_any(field) else { return pile };
        for side in Side::BOTH {
            for name in sides.texts_if_any(side.name()) {
                let key = sides.key(side.name());
                if let Some(row) = self.read_card(&sides, &key, side, name) {
                    if field == "removed" && !row.removed_after_play {
                        let facts = [("value", text_fact(name))];
                        sides.file.report(&key, "storm-fault-not-removed", facts);
                    }
                    pile.add(row.kind);
                }
            }
        }
        sides.finish();
        pile
    }

    /// A card by its kind (`artillery`) or its own id (`FR-22`), if there is one left.
    fn read_card(
        &mut self,
        entry: &Entry<'_>,
        key: &str,
        side: Side,
        name: &str,
    ) -> Option<&'c KindRow> {
        let file = entry.file;
        let Some((row, card)) = self.find(name) else {
            let facts = [("what", Fact::Word("card")), ("value", text_fact(name))];
            file.report(key, "fault-unknown-reference", facts);
            return None;
        };
        if row.kind.side() != side {
            let facts = [("value", text_fact(name)), ("side", Fact::Word(row.kind.side().name()))];
            file.report(key, "storm-fault-card-side", facts);
            return None;
        }
        if let Some(card) = card {
            if let Some(other) = self.named.get(card) {
                let facts = [("value", text_fact(name)), ("other", text_fact(other))];
                file.report(key, "storm-fault-twice", facts);
                return None;
            }
            self.named.insert(card, key.to_owned());
        }
        if self.used.count(row.kind) >= row.copies {
            let facts = [("value", text_fact(name)), ("copies", row.copies.into())];
            file.report(key, "storm-fault-too-many-cards", facts);
            return None;
        }
        self.used.add(row.kind);
        Some(row)
    }

    fn find(&self, name: &str) -> Option<(&'c KindRow, Option<&'c str>)> {
        let kinds = &self.components.kinds;
        if let Some(kind) = Kind::from_id(name) {
            return kinds.iter().find(|row| row.kind == kind).map(|row| (row, None));
        }
        kinds.iter().find_map(|row| {
            let card = row.cards.iter().find(|card| *card == name)?;
            Some((row, Some(card.as_str())))
        })
    }
}
