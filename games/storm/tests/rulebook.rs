//! The rule index is true: every rule has its row, its code and its tests; what the code cites is in the
//! rule book in both languages; every refusal is met by a test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

#[path = "../../../xtask/src/rules.rs"]
mod rules;

use rules::{Index, Kind};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn index() -> Index {
    rules::read(folder()).expect("the index can be read")
}

fn text(name: &str) -> String {
    fs::read_to_string(folder().join(name)).expect("the file is there")
}

/// All Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

#[test]
fn every_rule_has_its_row_its_code_and_its_tests() {
    let faults = index().faults;
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_chapter_test_is_in_the_index() {
    let index = text("RULES.md");
    for path in sources(&folder().join("tests/rules")) {
        let chapter = path.file_stem().expect("a file").to_string_lossy().into_owned();
        let tests = fs::read_to_string(&path).expect("tests are text");
        for test in tests.split("#[test]\nfn ").skip(1).filter_map(|rest| rest.split('(').next()) {
            assert!(index.contains(&format!("`{chapter}::{test}`")), "{chapter}::{test}");
        }
    }
}

#[test]
fn all_rules_are_covered() {
    let said = rules::run(&folder().join("../..")).expect("every title is covered");
    let count = index().numbers.len();
    assert!(said.contains(&format!("storm 100 % ({count} of {count} rules)")), "{said}");
}

#[test]
fn the_rules_are_those_of_the_rule_book() {
    let numbers = index().numbers;
    let chapters = (1..=17).map(|chapter| format!("{chapter}.0"));
    let windows = (1..=9).map(|window| format!("W{window}"));
    let cards = (1..=27).flat_map(|card| [format!("FR-{card:02}"), format!("VM-{card:02}")]);
    let rulings = (1..=81).map(|ruling| format!("S-{ruling:02}"));
    let others = ["W", "W.1", "M"].map(str::to_owned);
    for number in chapters.chain(windows).chain(cards).chain(rulings).chain(others) {
        assert!(numbers.contains(&number), "{number}");
    }
    // And every heading of the books is a rule.
    for book in ["rulebook.en.md", "rulebook.fr.md"] {
        for (heading, _) in sections(&text(book)) {
            assert!(numbers.contains(&heading), "{book}: {heading}");
        }
    }
}

/// The number that a heading begins with, `8.4.1`, `W3`, `FR-01` or `M`.
fn heading_number(line: &str) -> Option<String> {
    let words = line.strip_prefix('#')?.trim_start_matches('#').trim();
    let first = words.split([' ', ',']).next()?;
    let number = if matches!(first, "W." | "M.") { &first[..1] } else { first };
    let is_chapter = number.starts_with(|letter: char| letter.is_ascii_digit());
    let is_card = number.starts_with("FR-") || number.starts_with("VM-");
    let is_window = matches!(number, "W" | "M" | "W.1")
        || number.strip_prefix('W').is_some_and(|rest| rest.parse::<u8>().is_ok());
    (is_chapter || is_card || is_window).then(|| number.to_owned())
}

/// The paragraphs under each numbered heading of a rule book.
fn sections(book: &str) -> BTreeMap<String, String> {
    let (mut sections, mut now) = (BTreeMap::<String, String>::new(), None);
    for line in book.lines() {
        if line.starts_with('#') {
            now = heading_number(line);
        }
        if let Some(number) = &now {
            let section = sections.entry(number.clone()).or_default();
            section.push_str(line);
            section.push('\n');
        }
    }
    sections
}

#[test]
fn every_row_lands_on_a_heading_in_both_languages() {
    for book in ["rulebook.en.md", "rulebook.fr.md"] {
        let sections = sections(&text(book));
        for row in index().rows {
            let section = sections.get(&row.book);
            let section = section.unwrap_or_else(|| panic!("{book} has no heading {}", row.book));
            let ruling = &row.rules[0];
            // A ruling that the book names at all is named where the index sends the reader.
            let named = sections.values().any(|section| section.contains(ruling.as_str()));
            if ruling.starts_with("S-") && named {
                assert!(section.contains(ruling.as_str()), "{book}: {ruling} under {}", row.book);
            }
            if !ruling.starts_with("S-") {
                assert_eq!(&row.book, ruling, "{book}");
            }
        }
    }
}

/// Whether a string literal is the number of a rule.
fn is_rule(literal: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_chapter = literal.contains('.') && literal.split('.').all(digits);
    let is_ruling = literal.strip_prefix("S-").is_some_and(digits);
    let is_window = literal.strip_prefix('W').is_some_and(digits);
    is_chapter || is_ruling || is_window || matches!(literal, "W" | "W.1" | "M")
}

/// Every rule cited in the sources: by refusals, events, prompts, sums and results.
fn cited() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for path in sources(&folder().join("src")) {
        let text = fs::read_to_string(&path).expect("sources are text");
        let code: String = text.lines().filter(|line| !line.trim().starts_with("//")).collect();
        let literals = code.split('"').skip(1).step_by(2);
        cited.extend(literals.filter(|literal| is_rule(literal)).map(str::to_owned));
    }
    cited
}

#[test]
fn what_the_code_cites_is_in_the_index_and_in_both_books() {
    let (cited, index) = (cited(), index());
    assert!(cited.len() > 30, "{} rules are cited", cited.len());
    let books = ["rulebook.en.md", "rulebook.fr.md"].map(|book| sections(&text(book)));
    for rule in cited {
        let row = index.rows.iter().find(|row| row.rules.contains(&rule));
        let row = row.unwrap_or_else(|| panic!("{rule} is cited and has no row"));
        assert_ne!(row.kind, Kind::Text, "{rule} is cited and is only text");
        for book in &books {
            let section = &book[&row.book];
            assert!(rule == row.book || section.contains(&rule), "{rule} is not in the book");
        }
    }
}

/// The variants of the refusals, each with what `fn rule` or `fn id` gives for it.
fn told(source: &str, function: &str) -> BTreeMap<String, String> {
    let start = source.find(function).expect("the function is there");
    let body = &source[start..];
    let body = &body[..body.find("\n    }\n").expect("the function ends")];
    let (mut told, mut waiting) = (BTreeMap::new(), Vec::new());
    for piece in body.split("No::").skip(1) {
        let name: String = piece.chars().take_while(|letter| letter.is_alphanumeric()).collect();
        waiting.push(name);
        if let Some((_, after)) = piece.split_once("=>") {
            let value = after.split('"').nth(1).expect("a string").to_owned();
            told.extend(waiting.drain(..).map(|name| (name, value.clone())));
        }
    }
    told
}

#[test]
fn every_refusal_is_met_by_a_test() {
    let source = text("src/refusal.rs");
    let start = source.find("pub enum No {").expect("the refusals are there");
    let list = &source[start..start + source[start..].find("\n}").expect("they end")];
    let variants = list.lines().skip(1).filter(|line| !line.trim().starts_with("///"));
    let variants: Vec<String> = variants
        .map(|line| line.trim().chars().take_while(|letter| letter.is_alphanumeric()).collect())
        .collect();
    let (by_rule, by_id) = (told(&source, "fn rule(&self)"), told(&source, "fn id(&self)"));
    assert_eq!((by_rule.len(), by_id.len()), (variants.len(), variants.len()));
    let tests: String = sources(&folder().join("tests/rules"))
        .iter()
        .map(|path| fs::read_to_string(path).expect("tests are text"))
        .collect();
    for variant in variants {
        let expected = format!("\"{} {}\"", by_rule[&variant], by_id[&variant]);
        assert!(tests.contains(&expected), "no test meets {variant}: {expected}");
    }
}
