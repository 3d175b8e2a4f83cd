//! Lists of things in a sentence: "A, B and C". Units are grouped by what their names have in common:
//! "III/13 DBLE 9, 10, 11 and 3 BT 9".

use std::collections::BTreeSet;

use kernel::Fact;

use crate::words::{Names, Words};

/// Units of one formation: what their names begin with, and how each goes on.
struct Group {
    formation: String,
    companies: Vec<String>,
}

impl Group {
    /// The units, each by its company; alike ones are counted.
    fn text(&self, words: &Words) -> String {
        let different: BTreeSet<&String> = self.companies.iter().collect();
        if different.len() < self.companies.len() {
            return format!("{} ×{}", self.formation, self.companies.len());
        }
        let companies = words.enumeration(&self.companies, "ui-list-comma");
        format!("{} {companies}", self.formation).trim().to_owned()
    }
}

/// Groups the names of units by everything but their last word.
fn groups(names: &[String]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for name in names {
        let (formation, company) = name.rsplit_once(' ').unwrap_or(("", name));
        match groups.iter_mut().find(|group| group.formation == formation) {
            Some(group) => group.companies.push(company.to_owned()),
            None => groups.push(Group {
                formation: formation.to_owned(),
                companies: vec![company.to_owned()],
            }),
        }
    }
    groups
}

impl Words {
    /// The names of several things, as a list of the language; of nothing, a word that says so.
    pub(crate) fn list_of_names(&self, keys: &[String], names: Names<'_>) -> String {
        if keys.is_empty() {
            return self.own("ui-list-none", &[]);
        }
        self.list(&self.named(keys, names))
    }

    fn named(&self, keys: &[String], names: Names<'_>) -> Vec<String> {
        keys.iter().map(|key| self.name(key, names)).collect()
    }

    /// The names of several units, by their formations; of none, a word that says so.
    pub fn list_of_units(&self, keys: &[String], names: Names<'_>) -> String {
        let named = self.named(keys, names);
        if named.len() < 2 {
            return self.list_of_names(keys, names);
        }
        let groups: Vec<String> = groups(&named).iter().map(|group| group.text(self)).collect();
        self.list(&groups)
    }

    /// Many units in short: "9 units of 209/312", "6 units (III/13 DBLE 9, 10 …)". Nothing for a few.
    pub fn many_units(&self, keys: &[String], names: Names<'_>) -> Option<String> {
        const MOST_NAMED: usize = 4;
        if keys.len() <= MOST_NAMED {
            return None;
        }
        let named = self.named(keys, names);
        let count = ("n", keys.len().into());
        match groups(&named).as_slice() {
            [Group { formation, .. }] if !formation.is_empty() => {
                let formation = ("formation", Fact::Text(formation.clone()));
                Some(self.say("ui-many-of", &[count, formation], names))
            }
            _ => {
                let first: Vec<String> =
                    groups(&named[..2]).iter().map(|group| group.text(self)).collect();
                let first = ("first", Fact::Text(self.enumeration(&first, "ui-list-comma")));
                Some(self.say("ui-many", &[count, first], names))
            }
        }
    }

    /// "A, B and C"; "A, B; C and D" where an item holds a comma itself.
    pub fn list(&self, items: &[String]) -> String {
        let Some((last, before)) = items.split_last() else { return String::new() };
        if before.is_empty() {
            return last.clone();
        }
        let nested = items.iter().any(|item| item.contains(','));
        let separator = if nested { "ui-list-semicolon" } else { "ui-list-comma" };
        let first = self.enumeration(before, separator);
        self.own("ui-list-and", &[("first", first), ("last", last.clone())])
    }

    /// Items one after the other, without a word before the last one.
    pub fn enumeration(&self, items: &[String], separator: &str) -> String {
        let joined = items
            .iter()
            .cloned()
            .reduce(|first, next| self.own(separator, &[("first", first), ("next", next)]));
        joined.unwrap_or_default()
    }
}
