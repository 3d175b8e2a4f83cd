//! A sum that explains itself.

use crate::{Audience, Cited, Fact, Message, Rule, Viewer};

/// One line of a ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// What it adds.
    pub amount: i64,
    /// The id of its Fluent message.
    pub id: &'static str,
    /// The facts of that message.
    pub facts: Vec<(&'static str, Fact)>,
    /// The rule it rests on.
    pub rule: Rule,
    /// Who may see it.
    pub audience: Audience,
}

/// A named sum of terms, each with its rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// The id of the Fluent message that names the sum.
    pub id: &'static str,
    /// The terms in the order of the rules.
    pub terms: Vec<Term>,
}

impl Ledger {
    /// An empty sum that this message names.
    pub fn of(name: &impl Message) -> Ledger {
        Ledger { id: name.id(), terms: Vec::new() }
    }

    /// Adds a public term, which cites its rule.
    pub fn add_term(&mut self, amount: impl Into<i64>, term: &(impl Message + Cited)) {
        self.terms.push(Term {
            amount: amount.into(),
            id: term.id(),
            facts: term.facts(),
            rule: term.rule(),
            audience: Audience::All,
        });
    }

    /// The sum of all terms.
    pub fn total(&self) -> i64 {
        self.terms.iter().map(|term| term.amount).sum()
    }

    /// The ledger with only those terms the viewer may see.
    #[must_use]
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Ledger {
        let terms =
            self.terms.iter().filter(|term| term.audience.includes(viewer)).cloned().collect();
        Ledger { id: self.id, terms }
    }
}
