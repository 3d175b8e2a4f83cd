//! The rule book, the introduction and the components of Storm: every rule that the software cites has its paragraph in
//! both languages, everything printed is listed.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use pages::{About, Reader, RuleBook, components, has_rule, learn, rulebook};
use screen::html::sound;

use crate::game::{languages, title, titles};

/// What looks like a rule number in the sources of Storm: `8.3.2`, `S-15`, `W3`, `W.1`.
fn cited() -> BTreeSet<String> {
    let mut text = String::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src");
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
        let missing: Vec<&String> =
            cited.iter().filter(|rule| !has_rule(title().manner(), language, rule)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
    }
    assert!(!has_rule(title().manner(), "en", "99.9"));
}

#[test]
fn the_book_is_sound_and_can_be_searched() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/rules/storm", titles: titles() };
        let page = RuleBook { reader, title: title(), query: "" };
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
        let reader = Reader { words: &words, path: "/learn/storm", titles: titles() };
        let page = sound("learn", &learn(&About { reader, title: title() }));
        assert_eq!(page.class("counter").len(), 1);
        let rules: Vec<&str> = page
            .tagged("a")
            .iter()
            .filter_map(|link| link.get("href")?.strip_prefix("/rules/storm#r"))
            .collect();
        assert!(rules.len() >= 7, "{rules:?}");
        for rule in rules {
            assert!(has_rule(title().manner(), words.lang(), rule), "{rule}");
        }
    }
}

#[test]
fn components_show_all_that_is_printed_and_what_is_reconstructed() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/components/storm", titles: titles() };
        let about = About { reader, title: title() };
        let page = sound("components", &components(&about));
        let rows = |id: &str| page.id(id).unwrap().tagged("tr").len() - 1;
        assert_eq!(rows("areas"), 40);
        assert_eq!(rows("units-french") + rows("units-vietminh"), 178);
        assert_eq!(rows("cards-french"), 14);
        assert_eq!(rows("cards-vietminh"), 13);
        assert_eq!(rows("turns"), 8);
        // The value of Gabrielle is ours, its name is not.
        let gabrielle = page.id("areas").unwrap().tagged("tr")[6];
        let cells = gabrielle.tagged("td");
        assert!(cells[1].class("dagger").is_empty() && !cells[2].class("dagger").is_empty());
    }
}
