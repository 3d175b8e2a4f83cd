//! The rule index of Tonkin is true, and what the code cites is in both rule books.

use proof::book::{Book, is_lettered, is_numbered};

fn book() -> Book {
    Book { folder: env!("CARGO_MANIFEST_DIR").into(), number }
}

/// The rule a heading or a string is: `6.10` or `T-07`.
fn number(text: &str) -> Option<String> {
    (is_numbered(text) || is_lettered(text, "T")).then(|| text.to_owned())
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
    let chapters = (1..=9).map(|chapter| format!("{chapter}.0"));
    let rulings = (1..=82).map(|ruling| format!("T-{ruling:02}"));
    book().the_rules_are_those_of_the_rule_book(chapters.chain(rulings));
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
