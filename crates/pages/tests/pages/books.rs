//! The rule books: every ruling has its anchor in both languages.

use std::collections::BTreeSet;

use pages::has_rule;

use crate::game::languages;

#[test]
fn every_ruling_of_every_title_has_its_anchor_in_both_books() {
    // Aircraft and tanks have such names too: a B-26, a T-54.
    let is_ruling = |word: &&str| {
        let bytes = word.as_bytes();
        matches!(bytes, [b'S' | b'T', b'-', b'0'..=b'9', b'0'..=b'9']) && *word != "T-54"
    };
    for title in shelf::titles().iter() {
        let mut rulings = BTreeSet::new();
        for words in languages() {
            let manner = title.manner();
            let book = (manner.book)(words.lang());
            let parts = book.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            let own: BTreeSet<&str> = parts.filter(is_ruling).collect();
            let missing: Vec<&&str> =
                own.iter().filter(|ruling| !has_rule(manner, words.lang(), ruling)).collect();
            assert!(missing.is_empty(), "{} {}: {missing:?}", title.info().id, words.lang());
            rulings.extend(own);
        }
        assert!(rulings.len() > 20, "{}: {rulings:?}", title.info().id);
    }
}
