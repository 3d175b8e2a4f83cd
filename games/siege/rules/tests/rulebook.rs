//! The rule index of Siege is true, and what the code cites is in both rule books.

use proof::book::{is_lettered, is_numbered};

/// The rule a heading or a string is: `17.10` or `S-07`.
fn number(text: &str) -> Option<String> {
    (is_numbered(text) || is_lettered(text, "S")).then(|| text.to_owned())
}

/// All that the rule book numbers.
fn rules() -> impl Iterator<Item = String> {
    let chapters = (1..=37).map(|chapter| format!("{chapter}.0"));
    let rulings = (1..=96).map(|ruling| format!("S-{ruling:02}"));
    chapters.chain(rulings)
}

proof::the_rule_index_is_true!(number, rules, siege::refusal::No);
