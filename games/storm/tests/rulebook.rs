//! The rule index of Storm is true, and what the code cites is in both rule books.

use proof::book::{Book, is_lettered, is_numbered};

fn book() -> Book {
    Book { folder: env!("CARGO_MANIFEST_DIR").into(), number }
}

/// The rule a heading or a string is: `8.4.1`, `W3`, `FR-01`, `S-07` or `M`.
fn number(text: &str) -> Option<String> {
    let number = if matches!(text, "W." | "M.") { &text[..1] } else { text };
    let is_card = ["FR", "VM"].iter().any(|side| is_lettered(number, side));
    let is_window = matches!(number, "W" | "M" | "W.1")
        || number.strip_prefix('W').is_some_and(|rest| rest.parse::<u8>().is_ok());
    (is_numbered(number) || is_card || is_window || is_lettered(number, "S"))
        .then(|| number.to_owned())
}

#[test]
fn every_rule_has_its_row_its_code_and_its_tests() {
    book().every_rule_has_its_row_its_code_and_its_tests();
}

#[test]
fn every_chapter_test_is_in_the_index() {
    book().every_chapter_test_is_in_the_index();
}

#[test]
fn the_rules_are_those_of_the_rule_book() {
    let chapters = (1..=17).map(|chapter| format!("{chapter}.0"));
    let windows = (1..=9).map(|window| format!("W{window}"));
    let cards = (1..=27).flat_map(|card| [format!("FR-{card:02}"), format!("VM-{card:02}")]);
    let rulings = (1..=81).map(|ruling| format!("S-{ruling:02}"));
    let others = ["W", "W.1", "M"].map(str::to_owned);
    let all = chapters.chain(windows).chain(cards).chain(rulings).chain(others);
    book().the_rules_are_those_of_the_rule_book(all);
}

#[test]
fn every_row_lands_on_a_heading_in_both_languages() {
    book().every_row_lands_on_a_heading_in_both_languages();
}

#[test]
fn what_the_code_cites_is_in_the_index_and_in_both_books() {
    book().what_the_code_cites_is_in_the_index_and_in_both_books();
}

#[test]
fn every_refusal_is_met_by_a_test() {
    book().every_refusal_is_met_by_a_test();
}
