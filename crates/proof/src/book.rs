//! The rule index of a title is true: every rule has its row, its code and its tests; what the code cites
//! is in the rule book in both languages; every refusal is met by a test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Declared, Declares};

use crate::index::{self, Index, Kind};
use crate::{read, sources};

/// The rule book in both languages.
const BOOKS: [&str; 2] = ["rulebook.en.md", "rulebook.fr.md"];

/// A title's folder, and how its rule book numbers its headings.
#[derive(Clone, Debug)]
pub struct Book {
    /// The folder of the title.
    pub folder: PathBuf,
    /// The rule a heading or a string in the code is, if it is one: `8.4.1`, `W3`, `S-07`.
    pub number: fn(&str) -> Option<String>,
}

/// A number of digits and points, such as `8.4.1`: the rules of most books.
pub fn is_numbered(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.contains('.') && text.split('.').all(digits)
}

/// A letter or more, a hyphen and a number, such as `S-07`.
pub fn is_lettered(text: &str, letters: &str) -> bool {
    let rest = text.strip_prefix(letters).and_then(|rest| rest.strip_prefix('-'));
    rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The tests of a rule index: the number of a heading, and all rules of the book. They have the same names
/// in every title.
#[macro_export]
macro_rules! the_rule_index_is_true {
    ($number:path, $rules:path, $refusal:ty) => {
        #[test]
        fn every_refusal_is_met_by_a_test() {
            book().every_refusal_is_met_by_a_test::<$refusal>();
        }

        fn book() -> $crate::book::Book {
            $crate::book::Book {
                folder: concat!(env!("CARGO_MANIFEST_DIR"), "/..").into(),
                number: $number,
            }
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
            book().the_rules_are_those_of_the_rule_book($rules());
        }

        #[test]
        fn every_row_lands_on_a_heading_in_both_languages() {
            book().every_row_lands_on_a_heading_in_both_languages();
        }

        #[test]
        fn what_the_code_cites_is_in_the_index_and_in_both_books() {
            book().what_the_code_cites_is_in_the_index_and_in_both_books();
        }
    };
}

impl Book {
    /// The index of the title.
    pub(crate) fn index(&self) -> Index {
        index::read(&self.folder).expect("the index can be read")
    }

    fn text(&self, name: &str) -> String {
        read(&self.folder.join(name))
    }

    /// Every rule has its row, its code and its tests.
    pub fn every_rule_has_its_row_its_code_and_its_tests(&self) {
        let index = self.index();
        assert!(index.faults.is_empty(), "{:#?}", index.faults);
        assert_eq!(index.share(), format!("100 % ({0} of {0} rules)", index.numbers.len()));
    }

    /// Every test of a chapter is in the index.
    pub fn every_chapter_test_is_in_the_index(&self) {
        let index = self.text("RULES.md");
        for path in sources(&self.folder.join("rules/tests/rules")) {
            let chapter = path.file_stem().expect("a file").to_string_lossy().into_owned();
            let tests = read(&path);
            let names = tests.split("#[test]\nfn ").skip(1);
            for test in names.filter_map(|rest| rest.split('(').next()) {
                assert!(index.contains(&format!("`{chapter}::{test}`")), "{chapter}::{test}");
            }
        }
    }

    /// The index holds these rules, and every heading of the books.
    pub fn the_rules_are_those_of_the_rule_book(&self, expected: impl Iterator<Item = String>) {
        let numbers = self.index().numbers;
        for number in expected {
            assert!(numbers.contains(&number), "{number}");
        }
        for book in BOOKS {
            for heading in self.sections(book).into_keys() {
                assert!(numbers.contains(&heading), "{book}: {heading}");
            }
        }
    }

    /// The paragraphs under each numbered heading of a rule book.
    fn sections(&self, book: &str) -> BTreeMap<String, String> {
        let (mut sections, mut now) = (BTreeMap::<String, String>::new(), None);
        for line in self.text(book).lines() {
            if line.starts_with('#') {
                let words = line.trim_start_matches('#').trim();
                now = words.split([' ', ',']).next().and_then(self.number);
            }
            if let Some(number) = &now {
                let section = sections.entry(number.clone()).or_default();
                section.push_str(line);
                section.push('\n');
            }
        }
        sections
    }

    /// Every row names a heading that both books have. A ruling that a book names at all is named where
    /// the index sends the reader.
    pub fn every_row_lands_on_a_heading_in_both_languages(&self) {
        for book in BOOKS {
            let sections = self.sections(book);
            for row in self.index().rows {
                let section = sections.get(&row.book);
                let section =
                    section.unwrap_or_else(|| panic!("{book} has no heading {}", row.book));
                let rule = &row.rules[0];
                let is_ruling = !sections.contains_key(rule);
                let named = sections.values().any(|section| section.contains(rule.as_str()));
                if is_ruling && named {
                    assert!(section.contains(rule.as_str()), "{book}: {rule} under {}", row.book);
                }
                if !is_ruling {
                    assert_eq!(&row.book, rule, "{book}");
                }
            }
        }
    }

    /// Every rule cited in the sources: by refusals, events, prompts, sums and results.
    fn cited(&self) -> BTreeSet<String> {
        let mut cited = BTreeSet::new();
        for path in sources(&self.folder.join("rules/src")) {
            let text = read(&path);
            let code: String = text.lines().filter(|line| !line.trim().starts_with("//")).collect();
            let literals = code.split('"').skip(1).step_by(2);
            let rules =
                literals.filter(|literal| (self.number)(literal).as_deref() == Some(literal));
            cited.extend(rules.map(str::to_owned));
        }
        cited
    }

    /// What the code cites has its row, and its paragraph in both books.
    pub fn what_the_code_cites_is_in_the_index_and_in_both_books(&self) {
        let (cited, index) = (self.cited(), self.index());
        assert!(cited.len() > 30, "{} rules are cited", cited.len());
        let books = BOOKS.map(|book| self.sections(book));
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

    /// Every refusal is met by a chapter test or in the list of refusals. A test writes it as `"<rule> <id>"`, the id with
    /// or without `<title>-no-`.
    pub fn every_refusal_is_met_by_a_test<N: Declares>(&self) {
        let tests: String = chapter_tests(&self.folder);
        let list = fs::read_to_string(self.folder.join("rules/tests/refusals.txt"));
        let list = list.unwrap_or_default();
        for Declared { id, rules, .. } in N::declared() {
            let [rule] = rules else { panic!("{id} cites one rule") };
            let short = id.split_once("-no-").map_or(id, |(_, short)| short);
            let met = [id, short].iter().any(|id| tests.contains(&format!("\"{rule} {id}\"")));
            let row = format!("{rule} | {short} | ");
            let is_listed = list.lines().any(|line| line.starts_with(&row));
            assert!(met || is_listed, "no test meets \"{rule} {short}\"");
        }
    }
}

/// The tests of the chapters and the list of refusals.
fn chapter_tests(folder: &Path) -> String {
    let chapters = sources(&folder.join("rules/tests/rules")).into_iter();
    let lists = sources(&folder.join("rules/tests")).into_iter();
    let lists = lists.filter(|path| path.components().any(|part| is_refusals(part.as_os_str())));
    chapters.chain(lists).map(|path| read(&path)).collect()
}

/// Whether a part of a path is the list of refusals or its folder.
fn is_refusals(part: &std::ffi::OsStr) -> bool {
    part == "refusals.rs" || part == "refusals"
}
