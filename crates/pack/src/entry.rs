//! The tables of a file, read field by field.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use kernel::Fact;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::Point;
use crate::file::{File, quote, text_fact};
use crate::provenance::Source;

/// A table of a file that is being read: the whole file, a named table or one of a list.
#[derive(Debug)]
pub struct Entry<'d> {
    /// The file it is in.
    pub file: &'d File<'d>,
    /// What it is called in faults, such as `area 7`; empty for the whole file.
    label: String,
    table: &'d DeTable<'d>,
    read: Vec<&'static str>,
}

impl<'d> Entry<'d> {
    /// The whole file.
    pub fn root(file: &'d File<'d>, table: &'d DeTable<'d>) -> Entry<'d> {
        Entry::new(file, String::new(), table)
    }

    fn new(file: &'d File<'d>, label: String, table: &'d DeTable<'d>) -> Entry<'d> {
        let entry = Entry { file, label, table, read: Vec::new() };
        for key in table.keys() {
            file.meet(entry.key(key.get_ref()), key.span().start);
        }
        entry
    }

    /// The name of a field in faults, such as `area 7 / defence`.
    pub fn key(&self, field: &str) -> String {
        if self.label.is_empty() { field.to_owned() } else { format!("{} / {field}", self.label) }
    }

    /// The name of the entry in faults.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// Reports a fault of one of its fields.
    pub fn report<const N: usize>(
        &self,
        field: &str,
        id: &'static str,
        facts: [(&'static str, Fact); N],
    ) {
        self.file.report(&self.key(field), id, facts);
    }

    fn report_type(&self, field: &str, expected: &'static str) {
        self.report(field, "fault-wrong-type", [("expected", Fact::Word(expected))]);
    }

    /// Whether it has a field.
    pub fn has(&self, field: &str) -> bool {
        self.table.contains_key(field)
    }

    /// Whether a field is text.
    pub fn is_text(&self, field: &str) -> bool {
        self.table.get(field).is_some_and(|value| value.get_ref().is_str())
    }

    /// Its fields in the order of their names, for tables whose keys are data.
    pub fn fields(&self) -> impl Iterator<Item = &'d str> {
        self.table.keys().map(|key| key.get_ref().as_ref())
    }

    fn optional(&mut self, field: &'static str) -> Option<&'d Spanned<DeValue<'d>>> {
        self.read.push(field);
        self.table.get(field)
    }

    fn required(&mut self, field: &'static str) -> Option<&'d DeValue<'d>> {
        let value = self.optional(field);
        if value.is_none() {
            self.report(field, "fault-missing-key", []);
        }
        value.map(Spanned::get_ref)
    }

    /// Marks fields that are for people and that no code reads.
    pub fn remarks(&mut self, fields: &[&'static str]) {
        self.read.extend(fields);
    }

    /// Reads a number.
    pub fn number<T>(&mut self, field: &'static str, range: RangeInclusive<i64>) -> Option<T>
    where
        T: TryFrom<i64>,
    {
        let value = self.required(field)?;
        self.number_of(field, value, &range)
    }

    /// Reads a number that may be left out.
    pub fn number_if_any<T>(&mut self, field: &'static str, range: RangeInclusive<i64>) -> Option<T>
    where
        T: TryFrom<i64>,
    {
        self.when_given(field, |entry| entry.number(field, range))
    }

    /// A number whose key is data.
    pub fn number_at<T>(&self, field: &str, range: RangeInclusive<i64>) -> Option<T>
    where
        T: TryFrom<i64>,
    {
        self.number_of(field, self.table.get(field)?.get_ref(), &range)
    }

    fn number_of<T>(
        &self,
        field: &str,
        value: &DeValue<'_>,
        range: &RangeInclusive<i64>,
    ) -> Option<T>
    where
        T: TryFrom<i64>,
    {
        let Some(integer) = value.as_integer() else {
            self.report_type(field, "number");
            return None;
        };
        let number = i64::from_str_radix(integer.as_str(), integer.radix()).ok();
        let found =
            number.filter(|number| range.contains(number)).and_then(|n| T::try_from(n).ok());
        if found.is_none() {
            let facts = [
                ("value", text_fact(&integer.to_string())),
                ("min", (*range.start()).into()),
                ("max", (*range.end()).into()),
            ];
            self.report(field, "fault-out-of-range", facts);
        }
        found
    }

    /// Reads a list of numbers.
    pub fn numbers<T>(&mut self, field: &'static str, range: RangeInclusive<i64>) -> Option<Vec<T>>
    where
        T: TryFrom<i64>,
    {
        let list = self.list(field)?;
        // All elements are looked at before the first missing one ends it.
        let numbers: Vec<Option<T>> =
            list.iter().map(|item| self.number_of(field, item.get_ref(), &range)).collect();
        numbers.into_iter().collect()
    }

    /// Reads a list of numbers that may be left out.
    pub fn numbers_if_any<T>(&mut self, field: &'static str, range: RangeInclusive<i64>) -> Vec<T>
    where
        T: TryFrom<i64>,
    {
        self.when_given(field, |entry| entry.numbers(field, range)).unwrap_or_default()
    }

    /// Reads a field that may be left out.
    fn when_given<T>(
        &mut self,
        field: &'static str,
        read: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        self.optional(field)?;
        read(self)
    }

    /// Reads text, which may be empty.
    pub fn text(&mut self, field: &'static str) -> Option<&'d str> {
        let text = self.required(field)?.as_str();
        if text.is_none() {
            self.report_type(field, "text");
        }
        text
    }

    /// Reads text that must not be empty.
    pub fn name(&mut self, field: &'static str) -> Option<String> {
        let text = self.text(field)?;
        if text.trim().is_empty() {
            self.report(field, "fault-empty", []);
            return None;
        }
        Some(text.to_owned())
    }

    /// Reads a list of texts.
    pub fn texts(&mut self, field: &'static str) -> Option<Vec<&'d str>> {
        let list = self.list(field)?;
        let texts: Option<Vec<_>> = list.iter().map(|item| item.get_ref().as_str()).collect();
        if texts.is_none() {
            self.report_type(field, "texts");
        }
        texts
    }

    /// A list of texts whose key is data.
    pub fn texts_at(&self, field: &str) -> Option<Vec<&'d str>> {
        let list = self.table.get(field)?.get_ref().as_array();
        let texts = list.and_then(|list| list.iter().map(|item| item.get_ref().as_str()).collect());
        if texts.is_none() {
            self.report_type(field, "texts");
        }
        texts
    }

    /// Reads a list of texts that may be left out.
    pub fn texts_if_any(&mut self, field: &'static str) -> Vec<&'d str> {
        self.when_given(field, |entry| entry.texts(field)).unwrap_or_default()
    }

    /// Reads yes or no where no answer is allowed.
    pub fn flag_if_any(&mut self, field: &'static str) -> Option<bool> {
        self.when_given(field, |entry| entry.flag(field))
    }

    /// Reads yes or no.
    pub fn flag(&mut self, field: &'static str) -> Option<bool> {
        let flag = self.required(field)?.as_bool();
        if flag.is_none() {
            self.report_type(field, "flag");
        }
        flag
    }

    /// Reads one of several words.
    pub fn word<T: Copy>(&mut self, field: &'static str, words: &[(&'static str, T)]) -> Option<T> {
        let text = self.text(field)?;
        let found = words.iter().find(|(word, _)| *word == text).map(|(_, meaning)| *meaning);
        if found.is_none() {
            let known: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            let facts = [("value", text_fact(text)), ("known", Fact::Text(known.join(", ")))];
            self.report(field, "fault-unknown-value", facts);
        }
        found
    }

    /// Reads a point.
    pub fn point(&mut self, field: &'static str) -> Option<Point> {
        let value = self.required(field)?;
        self.point_of(field, value)
    }

    /// Reads a list of points.
    pub fn points(&mut self, field: &'static str) -> Option<Vec<Point>> {
        let list = self.list(field)?;
        let points: Vec<_> = list.iter().map(|item| self.point_of(field, item.get_ref())).collect();
        points.into_iter().collect()
    }

    fn point_of(&self, field: &str, value: &DeValue<'_>) -> Option<Point> {
        let items = value.as_array().map(|array| array.iter().collect::<Vec<_>>());
        let Some([x, y]) = items.as_deref() else {
            self.report_type(field, "point");
            return None;
        };
        let range = 0..=100_000;
        let x = self.number_of(field, x.get_ref(), &range);
        let y = self.number_of(field, y.get_ref(), &range);
        Some(Point { x: x?, y: y? })
    }

    fn list(&mut self, field: &'static str) -> Option<&'d [Spanned<DeValue<'d>>]> {
        let list = self.required(field)?.as_array();
        if list.is_none() {
            self.report_type(field, "list");
        }
        list.map(|array| &**array)
    }

    /// Checks a value that the rules fix and the code does not read. It may be left out.
    pub fn fixed(&mut self, field: &'static str, expected: &str) {
        let Some(value) = self.optional(field) else { return };
        let value = notation(value.get_ref());
        if value != expected {
            let facts = [("value", text_fact(&value)), ("expected", text_fact(expected))];
            self.report(field, "fault-fixed", facts);
        }
    }

    /// Reads a table inside this one.
    pub fn table(&mut self, field: &'static str) -> Option<Entry<'d>> {
        let value = self.required(field)?;
        self.table_of(field, value)
    }

    /// Reads a table that may be left out.
    pub fn table_if_any(&mut self, field: &'static str) -> Option<Entry<'d>> {
        let value = self.optional(field)?;
        self.table_of(field, value.get_ref())
    }

    /// A table whose key is data.
    pub fn table_at(&self, field: &str) -> Option<Entry<'d>> {
        self.table_of(field, self.table.get(field)?.get_ref())
    }

    fn table_of(&self, field: &str, value: &'d DeValue<'d>) -> Option<Entry<'d>> {
        let Some(table) = value.as_table() else {
            self.report_type(field, "table");
            return None;
        };
        Some(Entry::new(self.file, self.key(field), table))
    }

    /// Reads a list of tables. `ids` are the fields that name each; without, they are counted. One that
    /// has the name of another is reported and left out.
    pub fn entries(&mut self, field: &'static str, ids: &[&str]) -> Vec<Entry<'d>> {
        let Some(list) = self.list(field) else { return Vec::new() };
        let mut found: BTreeMap<String, usize> = BTreeMap::new();
        let mut entries = Vec::new();
        for (place, item) in list.iter().enumerate() {
            let Some(table) = item.get_ref().as_table() else {
                self.report_type(field, "table");
                continue;
            };
            let id = id_of(table, ids).unwrap_or_else(|| (place + 1).to_string());
            let label = self.key(&format!("{field} {id}"));
            let line = self.file.line(item.span().start);
            if let Some(first) = found.get(&label) {
                let facts = [("value", text_fact(&id)), ("first", (*first).into())];
                self.file.report_at(&label, line, "fault-duplicate", facts);
                continue;
            }
            found.insert(label.clone(), line);
            self.file.meet(label.clone(), item.span().start);
            entries.push(Entry::new(self.file, label, table));
        }
        entries
    }

    /// The same for a list that may be left out.
    pub fn entries_if_any(&mut self, field: &'static str, ids: &[&str]) -> Vec<Entry<'d>> {
        self.when_given(field, |entry| Some(entry.entries(field, ids))).unwrap_or_default()
    }

    /// Reads the source of the entry and of its fields; then nothing may be left.
    pub fn finish_with_source(mut self) {
        self.read_source();
        self.finish();
    }

    /// The same for a table whose other keys are for people.
    pub fn finish_remarks(mut self) {
        self.read_source();
    }

    /// Reads what every file begins with: its game and its version.
    pub fn read_version(&mut self, game: &'static str) {
        self.word("game", &[(game, ())]);
        self.number::<u32>("version", 1..=1_000_000);
    }

    /// The same, and the source that entries of the file have when they name none.
    pub fn read_head(&mut self, game: &'static str) {
        self.read_version(game);
        self.read_default_source();
    }

    /// The source that entries of the file have when they name none.
    pub fn read_default_source(&mut self) {
        *self.file.default_source.borrow_mut() = self.name("default_source");
    }

    fn read_source(&mut self) {
        let default = self.file.default_source.borrow().clone();
        let entry = match default {
            Some(default) if !self.has("source") => default,
            _ => self.name("source").unwrap_or_default(),
        };
        let mut source = Source { entry, ..Source::default() };
        source.stated = self.texts_if_any("stated").into_iter().map(str::to_owned).collect();
        if let Some(of) = self.table_if_any("source_of") {
            for field in of.fields() {
                match of.table.get(field).and_then(|value| value.get_ref().as_str()) {
                    None => of.report_type(field, "text"),
                    // A field that is missing was reported.
                    Some(_) if !self.has(field) && self.read.contains(&field) => (),
                    Some(_) if !self.has(field) => {
                        let known = Fact::Text(self.fields().collect::<Vec<_>>().join(", "));
                        of.report(field, "fault-unknown-key", [("known", known)]);
                    }
                    Some(text) => {
                        source.fields.insert(field.to_owned(), text.to_owned());
                    }
                }
            }
        }
        let stem = self.file.name.trim_end_matches(".toml");
        let key = match self.label.split_once(' ') {
            Some((list, id)) => format!("{list}/{id}"),
            None => format!("{stem}/{}", self.label),
        };
        self.file.sources.borrow_mut().0.insert(key, source);
    }

    /// Reports the fields that nobody asked for.
    pub fn finish(self) {
        for field in self.fields().filter(|field| !self.read.contains(field)) {
            let known = Fact::Text(self.read.join(", "));
            self.report(field, "fault-unknown-key", [("known", known)]);
        }
    }
}

/// The name of a listed table: its naming fields, joined.
fn id_of(table: &DeTable<'_>, ids: &[&str]) -> Option<String> {
    if ids.is_empty() {
        return None;
    }
    let parts: Option<Vec<String>> = ids
        .iter()
        .map(|id| match table.get(*id)?.get_ref() {
            DeValue::String(text) => Some(quote(text)),
            DeValue::Integer(integer) => Some(integer.to_string()),
            DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => None,
        })
        .collect();
    parts.map(|parts| parts.join("-"))
}

/// A value in one way of writing it, to compare and to show.
fn notation(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("{text:?}"),
        DeValue::Integer(integer) => integer.to_string(),
        DeValue::Float(float) => float.to_string(),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(moment) => moment.to_string(),
        DeValue::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| notation(item.get_ref())).collect();
            format!("[{}]", items.join(", "))
        }
        DeValue::Table(table) => {
            let fields = table
                .iter()
                .map(|(key, value)| format!("{} = {}", key.get_ref(), notation(value.get_ref())));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
    }
}
