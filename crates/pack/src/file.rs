//! Reads TOML table by table, so that all that is wrong is told at once, each with key and line.
//!
//! A value that is missing or wrong is reported and read as `None`; reading goes on. Keys that nobody
//! asked for are reported when an entry is finished.

use std::cell::RefCell;
use std::collections::BTreeMap;

use kernel::{Fact, Fault, Faults};
use toml::de::{DeTable, Error};

use crate::provenance::Provenance;

/// Broken files repeat themselves: this many syntax errors are told.
const MOST_SYNTAX_FAULTS: usize = 10;
/// What somebody typed is quoted to this many characters.
const LONGEST_QUOTE: usize = 60;

/// A file that is being read, and what was found wrong with it.
#[derive(Debug)]
pub struct File<'t> {
    pub(crate) name: &'t str,
    text: &'t str,
    line_starts: Vec<usize>,
    /// The line of every key that was met.
    lines: RefCell<BTreeMap<String, usize>>,
    faults: RefCell<Faults>,
    /// The source of entries that name none.
    pub(crate) default_source: RefCell<Option<String>>,
    pub(crate) sources: RefCell<Provenance>,
}

impl<'t> File<'t> {
    /// A file of that name with that text.
    pub(crate) fn new(name: &'t str, text: &'t str) -> File<'t> {
        let after_breaks = text.match_indices('\n').map(|(at, _)| at + 1);
        File {
            name,
            text,
            line_starts: std::iter::once(0).chain(after_breaks).collect(),
            lines: RefCell::default(),
            faults: RefCell::default(),
            default_source: RefCell::default(),
            sources: RefCell::default(),
        }
    }

    /// The tables of the file; `None` when it is no TOML. A key that is there twice is reported, and the
    /// rest is read all the same.
    pub fn parse(&self) -> Option<DeTable<'t>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        let (twice, syntax): (Vec<_>, Vec<_>) =
            errors.iter().partition(|error| error.message() == "duplicate key");
        for error in twice.iter().take(MOST_SYNTAX_FAULTS) {
            let key = error.span().and_then(|span| self.text.get(span)).unwrap_or_default();
            self.report_at(key, self.line_of(error), "fault-duplicate-key", []);
        }
        let mut last = 0;
        for error in syntax.iter().take(MOST_SYNTAX_FAULTS) {
            let line = self.line_of(error);
            if line != last {
                let quote = self.text.lines().nth(line - 1).unwrap_or_default();
                self.report_at("", line, "fault-syntax", [("text", text_fact(quote.trim()))]);
            }
            last = line;
        }
        syntax.is_empty().then(|| table.into_inner())
    }

    fn line_of(&self, error: &Error) -> usize {
        self.line(error.span().map_or(0, |span| span.start))
    }

    pub(crate) fn line(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|start| *start <= offset).max(1)
    }

    pub(crate) fn meet(&self, key: String, offset: usize) {
        let line = self.line(offset);
        self.lines.borrow_mut().entry(key).or_insert(line);
    }

    /// Reports a fault of a key. If the key is not there, its entry gives the line.
    pub fn report<const N: usize>(
        &self,
        key: &str,
        id: &'static str,
        facts: [(&'static str, Fact); N],
    ) {
        let line = self.known_line(key);
        self.push(key, line, id, facts);
    }

    /// Reports what may only follow from a fault that its key already has: then it is left out.
    pub fn report_once<const N: usize>(
        &self,
        key: &str,
        id: &'static str,
        facts: [(&'static str, Fact); N],
    ) {
        if !self.faults.borrow().iter().any(|fault| fault.key == key) {
            self.report(key, id, facts);
        }
    }

    pub(crate) fn report_at<const N: usize>(
        &self,
        key: &str,
        line: usize,
        id: &'static str,
        facts: [(&'static str, Fact); N],
    ) {
        self.push(key, Some(line), id, facts);
    }

    fn push<const N: usize>(
        &self,
        key: &str,
        line: Option<usize>,
        id: &'static str,
        facts: [(&'static str, Fact); N],
    ) {
        let mut fault = Fault::new(self.name, key, id);
        fault.facts.extend(facts);
        fault.facts.extend(line.map(|line| ("line", line.into())));
        self.faults.borrow_mut().push(fault);
    }

    fn known_line(&self, key: &str) -> Option<usize> {
        let lines = self.lines.borrow();
        let entry = key.rsplit_once(" / ").map_or("", |(entry, _)| entry);
        lines.get(key).or_else(|| lines.get(entry)).copied()
    }

    /// Whether nothing was found wrong so far. Totals are looked at only then: a missing or unreadable
    /// entry would make them wrong too.
    pub fn is_clean(&self) -> bool {
        self.faults.borrow().is_empty()
    }

    /// All that was found wrong, and the sources of the entries.
    pub(crate) fn close(self) -> (Faults, Provenance) {
        (self.faults.into_inner(), self.sources.into_inner())
    }
}

/// Text that somebody typed, as a fact; its beginning if it is long.
pub fn text_fact(text: &str) -> Fact {
    Fact::Text(quote(text))
}

pub(crate) fn quote(text: &str) -> String {
    let mut quote: String = text.chars().take(LONGEST_QUOTE).collect();
    if quote.len() < text.len() {
        quote.push('…');
    }
    quote
}

/// A text as it is written in a TOML file.
pub fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}
