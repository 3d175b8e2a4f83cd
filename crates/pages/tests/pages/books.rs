//! The rule book: every rule that the software cites has its paragraph in both languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use pages::{About, Reader, RuleBook, has_rule, learn, rulebook};
use screen::html::sound;

use crate::game::languages;

/// What looks like a rule number in the sources of Storm: `8.3.2`, `S-15`, `W3`, `W.1`.
fn cited() -> BTreeSet<String> {
    let mut text = String::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/storm/rules/src");
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                text.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let is_rule = |piece: &&str| {
        let numbered = piece.split('.').count() > 1 && piece.split('.').all(digits);
        let ruling = piece.strip_prefix("S-").is_some_and(digits);
        let window =
            piece.strip_prefix('W').is_some_and(|rest| digits(rest.trim_start_matches('.')));
        numbered || ruling || window
    };
    text.split('"').filter(is_rule).map(ToOwned::to_owned).collect()
}

#[test]
fn every_rule_that_is_cited_has_its_paragraph_in_both_languages() {
    let cited = cited();
    assert!(cited.len() > 40, "only {cited:?}");
    for language in words::LANGUAGES {
        let missing: Vec<&String> = cited
            .iter()
            .filter(|rule| !has_rule(shelf::title("storm").manner(), language, rule))
            .collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
    }
    assert!(!has_rule(shelf::title("storm").manner(), "en", "99.9"));
}

#[test]
fn the_book_is_sound_and_can_be_searched() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/rules/storm", titles: shelf::titles() };
        let page = RuleBook { reader, title: shelf::title("storm"), query: "" };
        let whole = sound("book", &rulebook(&page));
        assert!(whole.id("r8.3.2").is_some() && whole.id("rS-15").is_some());
        let found = sound("search", &rulebook(&RuleBook { query: "mines", ..page }));
        let hits = found.class("hit");
        assert!((2..40).contains(&hits.len()), "{}", hits.len());
        for hit in hits {
            assert!(!hit.tagged("mark").is_empty());
        }
        let nothing = sound("nothing", &rulebook(&RuleBook { query: "zeppelin <b>", ..page }));
        assert!(nothing.class("hit").is_empty());
        assert_eq!(nothing.id("q").unwrap().get("value"), Some("zeppelin &#60;b&#62;"));
    }
}

#[test]
fn the_introduction_shows_a_counter_and_leads_to_rules_that_are_there() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/learn/storm", titles: shelf::titles() };
        let page = sound("learn", &learn(&About { reader, title: shelf::title("storm") }));
        assert_eq!(page.class("counter").len(), 1);
        let rules: Vec<&str> = page
            .tagged("a")
            .iter()
            .filter_map(|link| link.get("href")?.strip_prefix("/rules/storm#r"))
            .collect();
        assert!(rules.len() >= 7, "{rules:?}");
        for rule in rules {
            assert!(has_rule(shelf::title("storm").manner(), words.lang(), rule), "{rule}");
        }
    }
}

#[test]
fn every_ruling_of_every_title_has_its_anchor_in_both_books() {
    let is_ruling = |word: &&str| {
        let bytes = word.as_bytes();
        matches!(bytes, [b'A'..=b'Z', b'-', b'0'..=b'9', b'0'..=b'9'])
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
