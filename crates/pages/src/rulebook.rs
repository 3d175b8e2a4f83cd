//! The rule book of a title, searchable, and the introduction to it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use askama::Template;
use look::Manner;

use crate::book::{self, Section};
use crate::frame::{Frame, frame};
use crate::{About, RuleBook, ids};
use look::say::{Html, Say, escape};

/// An entry of the table of contents.
struct Entry {
    level: u8,
    heading: String,
    anchor: String,
}

#[derive(Template)]
#[template(path = "rulebook.html")]
struct Page<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    id: &'static str,
    title: String,
    query: &'a str,
    entries: Vec<Entry>,
    /// The book, or what was found in it.
    text: Html,
    found: Option<usize>,
}

#[derive(Template)]
#[template(path = "learn.html")]
struct LearnPage<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    id: &'static str,
    defs: Html,
    text: Html,
    has_guide: bool,
}

/// The players' rule book of a title in a language.
fn book_text(manner: &Manner, language: &str) -> &'static str {
    (manner.book)(language)
}

/// The anchors of each book that was asked for, by title and language: a book is read once, and not for every window
/// of every page.
static ANCHORS: Mutex<BTreeMap<(&str, String), BTreeSet<String>>> = Mutex::new(BTreeMap::new());

/// Whether a rule number has its paragraph in the book of a language.
pub fn has_rule(manner: &Manner, language: &str, rule: &str) -> bool {
    let mut known = ANCHORS.lock().unwrap_or_else(PoisonError::into_inner);
    let anchors = known
        .entry((manner.name, language.to_owned()))
        .or_insert_with(|| book::anchors(book_text(manner, language)));
    anchors.contains(&format!("r{rule}"))
}

/// The page of the rule book.
pub(super) fn page(page: &RuleBook<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let sections = book::sections(book_text(page.title.manner(), say.lang()), &|_| None);
    let title = sections.first().map(|section| section.heading.clone());
    let title = title.unwrap_or_else(|| say.t(ids::title(page.title)));
    let query = page.query.trim();
    let found = (!query.is_empty()).then(|| book::search(&sections, query));
    let text: String = match &found {
        None => sections.iter().skip(1).map(|section| section.html.clone()).collect(),
        Some(found) => found.iter().map(|section| hit(page, section, query)).collect(),
    };
    let entry = |section: &Section| Entry {
        level: section.level,
        heading: section.heading.clone(),
        anchor: section.anchor.clone(),
    };
    let intro = sections.first().filter(|_| found.is_none()).map(after_heading);
    let page = Page {
        head: frame(&page.reader, title.clone(), "book", "rules").about(page.title),
        say,
        id: page.title.info().id,
        title,
        query,
        entries: sections.iter().skip(1).filter(|s| s.level <= 3).map(entry).collect(),
        text: Html(format!("{}{text}", intro.unwrap_or_default())),
        found: found.map(|found| found.len()),
    };
    page.to_string()
}

/// A section without its heading: the title of the page stands above it already.
fn after_heading(section: &Section) -> String {
    section.html.split_once("</h1>").map(|(_, rest)| rest.to_owned()).unwrap_or_default()
}

/// A section that was found, with what was searched marked, and the way to its place in the book.
fn hit(page: &RuleBook<'_>, section: &Section, query: &str) -> String {
    let say = Say::plain(page.reader.words);
    let path = format!("/rules/{}#{}", page.title.info().id, section.anchor);
    // An anchor exists once: in the whole book.
    let html = book::marked(&section.html, query).replace(" id=\"", " data-id=\"");
    let html = html.replace("href=\"#", &format!("href=\"/rules/{}#", page.title.info().id));
    format!(
        "<article class=\"hit\">{}<p><a href=\"{}\">{}</a></p></article>",
        html.replace("<h1", "<h2").replace("</h1>", "</h2>"),
        escape(&path),
        escape(&say.t("web-book-open"))
    )
}

/// The introduction.
pub(super) fn learn(page: &About<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let id = page.title.info().id;
    let loaded = page.title.usual();
    let mut defs = String::new();
    let mut text = String::new();
    if let Ok(loaded) = loaded {
        let sight = loaded.first_sight();
        defs = sight.defs(page.reader.words);
        let counter = |key: &str| sight.counter(page.reader.words, key);
        let sections = book::sections((page.title.manner().learn)(say.lang()), &counter);
        text = sections.iter().map(|section| section.html.as_str()).collect();
    }
    // Numbers of rules lead to the rule book.
    let text = text.replace("href=\"#r", &format!("href=\"/rules/{id}#r"));
    let title = say.labelled(&say.t("web-nav-learn"), &say.t(page.title.manner().name));
    let about = page;
    let page = LearnPage {
        head: frame(&page.reader, title, "learn", "learn").about(page.title),
        say,
        id,
        defs: Html(defs),
        text: Html(text),
        has_guide: about.title.guide().is_some(),
    };
    page.to_string()
}
