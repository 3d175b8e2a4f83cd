//! A hand of cards as text: when each card is played, and what it does.

use kernel::Fact;
use storm::Storm;
use storm::components::Kind;
use storm::flow::Step;
use storm::rules::effects::{FREE_CARDS, window_of};

use super::Page;
use look::text;
use table::Viewed;
use words::Words;
use words::wrap::wrap;

/// The windows a card is played in (chapter W).
pub(crate) fn windows(kind: Kind) -> Vec<&'static str> {
    match window_of(kind) {
        Some(window) => vec![window],
        None if FREE_CARDS.contains(&kind) => vec!["W2"],
        // Counter-battery fire.
        None if matches!(kind, Kind::Artillery105 | Kind::Artillery75) => vec!["W1", "W7"],
        None => vec!["W1"],
    }
}

/// The viewer's own hand.
pub fn hand(viewed: &Viewed<Storm>, words: &Words) -> String {
    let page = Page(text::Page::new(viewed, words));
    let view = page.view;
    let bidding =
        matches!(view.steps.last(), Some(Step::Bid | Step::BidDice(_) | Step::PickSide(_)));
    let Some(side) = view.side().filter(|_| !bidding) else {
        return page.say("storm-hand-none", &[]);
    };
    let facts = [("side", Fact::Word(side.name())), ("cards", Fact::from(view.hand.size(side)))];
    let mut lines = vec![page.say("storm-hand-title", &facts)];
    for kind in view.hand.kinds(side) {
        lines.extend(page.held(kind));
    }
    lines.push(String::new());
    lines.join("\n")
}

impl Page<'_> {
    /// The cards of a kind in hand, and their effect.
    fn held(&self, kind: Kind) -> [String; 2] {
        let row = self.rules.kind(kind);
        let mut features = vec![self.moments(kind)];
        if row.trench_value > 0 {
            let value = row.trench_value.into();
            features.push(self.say("storm-hand-trench", &[("value", value)]));
        }
        if row.removed_after_play {
            features.push(self.say("storm-hand-removed", &[]));
        }
        let facts = [
            ("card", Fact::Name(format!("card/{}", kind.id()))),
            ("count", self.view.hand.count(kind).into()),
            ("features", Fact::Text(self.words.enumeration(&features, "ui-list-semicolon"))),
        ];
        let effect = if self.words.lang() == "fr" { &row.effect_fr } else { &row.effect_en };
        let effect = wrap(&self.words.typeset(effect), "    ", "    ");
        [self.line("  ", "storm-hand-card", &facts), effect]
    }

    /// When a card is played, in words.
    fn moments(&self, kind: Kind) -> String {
        let moments = windows(kind).into_iter().map(|window| {
            self.say("storm-hand-window", &[("window", Fact::Text(window.to_owned()))])
        });
        let either = |first: String, second: String| {
            let facts = [("first", Fact::Text(first)), ("second", Fact::Text(second))];
            self.say("storm-hand-or", &facts)
        };
        moments.reduce(either).unwrap_or_default()
    }
}
