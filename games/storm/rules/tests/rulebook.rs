//! The rule index of Storm is true, and what the code cites is in both rule books.

use proof::book::{is_lettered, is_numbered};

/// The rule a heading or a string is: `8.4.1`, `W3`, `FR-01`, `S-07` or `M`.
fn number(text: &str) -> Option<String> {
    let number = if matches!(text, "W." | "M.") { &text[..1] } else { text };
    let is_card = ["FR", "VM"].iter().any(|side| is_lettered(number, side));
    let is_window = matches!(number, "W" | "M" | "W.1")
        || number.strip_prefix('W').is_some_and(|rest| rest.parse::<u8>().is_ok());
    (is_numbered(number) || is_card || is_window || is_lettered(number, "S"))
        .then(|| number.to_owned())
}

/// All that the rule book numbers.
fn rules() -> impl Iterator<Item = String> {
    let chapters = (1..=17).map(|chapter| format!("{chapter}.0"));
    let windows = (1..=9).map(|window| format!("W{window}"));
    let cards = (1..=27).flat_map(|card| [format!("FR-{card:02}"), format!("VM-{card:02}")]);
    let rulings = (1..=81).map(|ruling| format!("S-{ruling:02}"));
    let others = ["W", "W.1", "M"].map(str::to_owned);
    chapters.chain(windows).chain(cards).chain(rulings).chain(others)
}

proof::the_rule_index_is_true!(number, rules, storm::refusal::No);
