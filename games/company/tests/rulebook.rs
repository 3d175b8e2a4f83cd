//! The rule index of Company is true, and what the code cites is in both rule books.

use proof::book::{Book, is_lettered};

fn book() -> Book {
    Book { folder: env!("CARGO_MANIFEST_DIR").into(), number }
}

/// The rule a heading or a string is: `X4.3`, `28a`, `36` or `S-07`.
fn number(text: &str) -> Option<String> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let reconstructed = text.strip_prefix('X').is_some_and(|rest| rest.split('.').all(digits));
    let plain = text.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let sheet = ["14", "16", "25", "26", "27", "28", "30", "31", "32", "33", "34", "35", "36"];
    let stated = sheet.contains(&plain) && text.len() <= 3;
    (reconstructed || stated || is_lettered(text, "S")).then(|| text.to_owned())
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
    let sheet = ["14", "16", "25", "26", "27", "28", "30", "31", "32", "33", "34", "35", "36"];
    let sheet = sheet.into_iter().map(str::to_owned);
    let chapters = (1..=11).map(|chapter| format!("X{chapter}"));
    let rulings = (1..=77).map(|ruling| format!("S-{ruling:02}"));
    book().the_rules_are_those_of_the_rule_book(sheet.chain(chapters).chain(rulings));
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
