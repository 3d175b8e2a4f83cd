//! Sums and odds in words.

use std::collections::{BTreeMap, BTreeSet};

use kernel::odds::Distribution;
use kernel::{Fact, Ledger, Odds};

use crate::words::{Names, Words};
use crate::wrap::{GLUE, wrap};

/// How a title counts what comes of a choice.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// What the ids of the names of its gauges begin with: `damage` is `…-gauge-damage`.
    pub gauge: &'static str,
    /// Gauges of which every value is told with its chance.
    pub spread: &'static [&'static str],
    /// Gauges that are yes or no.
    pub chances: &'static [&'static str],
}

impl Words {
    /// A sum with its terms: a line for the total, then "+7 firepower of 4 units [8.3.1]" and so on.
    pub fn ledger(&self, ledger: &Ledger, names: Names<'_>) -> String {
        let name = self.say(ledger.id, &[], names);
        let total = ledger.total().to_string();
        let mut lines = vec![self.own("ui-sum", &[("name", name), ("total", total)])];
        for term in &ledger.terms {
            let name = self.say(term.id, &term.facts, names);
            let amount = Words::signed(term.amount);
            let rule = term.rule.to_string();
            let facts = [("amount", amount), ("name", name), ("rule", rule)];
            lines.push(format!("  {}", self.own("ui-term", &facts)));
        }
        lines.join("\n")
    }

    /// The odds of a choice, with the sums behind it. Where unknown cards matter, chances are ranges.
    pub fn odds(&self, odds: &Odds, counted: &Counted, names: Names<'_>) -> String {
        let mut lines: Vec<String> =
            odds.ledgers.iter().map(|ledger| self.ledger(ledger, names)).collect();
        for id in gauges(&odds.worlds) {
            let values = values(&odds.worlds, id);
            let gauge = self.gauge(counted, id, names);
            if values.iter().all(|value| *value == 0) {
                continue;
            }
            if counted.spread.contains(&id) {
                lines.push(self.spread(odds, id, &gauge, &values));
            }
            if counted.chances.contains(&id) {
                let (least, most) = odds.at_least(id, 1);
                let chance = self.range(self.percent(least), self.percent(most));
                lines.push(self.own("ui-odds-chance", &[("gauge", gauge), ("chance", chance)]));
            } else {
                let (least, most) = odds.expected(id);
                let average = self.range(self.decimal(least), self.decimal(most));
                lines.push(self.own("ui-odds-average", &[("gauge", gauge), ("average", average)]));
            }
        }
        lines.join("\n")
    }

    /// The name of a gauge.
    fn gauge(&self, counted: &Counted, id: &str, names: Names<'_>) -> String {
        let message = format!("{}{id}", counted.gauge);
        if self.has(&message) { self.say(&message, &[], names) } else { id.to_owned() }
    }

    /// Every value of a gauge with its chance: "0 (2.8%), 1 (5.6%)".
    fn spread(&self, odds: &Odds, id: &str, gauge: &str, values: &BTreeSet<i64>) -> String {
        let chances = values.iter().map(|value| {
            let (least, most) =
                odds.range(|gauge| gauge.iter().any(|(name, n)| *name == id && n == value));
            let chance = self.range(self.percent(least), self.percent(most));
            let facts = [("value", Fact::Number(*value)), ("chance", Fact::Text(chance))];
            self.say("ui-odds-value", &facts, &|_, _| None).replace(' ', &GLUE.to_string())
        });
        let values = self.enumeration(&chances.collect::<Vec<_>>(), "ui-list-comma");
        let line = self.own("ui-odds-spread", &[("gauge", gauge.to_owned()), ("values", values)]);
        wrap(&line, "", "  ")
    }
}

/// The gauges of all worlds, in the order the title counts them.
fn gauges(worlds: &[Distribution]) -> Vec<&'static str> {
    let mut places: BTreeMap<&'static str, usize> = BTreeMap::new();
    for gauge in worlds.iter().flat_map(|world| world.keys()) {
        for (place, (id, _)) in gauge.iter().enumerate() {
            // Some gauges leave out what others count first.
            let known = places.entry(id).or_insert(place);
            *known = place.max(*known);
        }
    }
    let mut ids: Vec<&'static str> = places.keys().copied().collect();
    ids.sort_by_key(|id| (places[id], *id));
    ids
}

/// The values a gauge takes.
fn values(worlds: &[Distribution], id: &str) -> BTreeSet<i64> {
    let gauges = worlds.iter().flat_map(|world| world.keys()).flatten();
    gauges.filter(|(name, _)| *name == id).map(|(_, value)| *value).collect()
}
