//! Where the values of the pack come from: the rules, a card list, or our reconstruction.

use std::collections::BTreeMap;

/// The source that marks a value as ours and not as printed.
pub const RECONSTRUCTED: &str = "reconstructed";
/// The source of a field that the rules give inside an entry that is otherwise ours.
const STATED: &str = "stated";

/// The source of one entry, and of those of its fields that have another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The source of the entry.
    pub entry: String,
    /// The sources of single fields.
    pub(crate) fields: BTreeMap<String, String>,
    /// What the rules do give of an entry that is otherwise ours: names of fields, or words for a reader.
    pub(crate) stated: Vec<String>,
}

/// The sources of all entries. Listed ones go by list and name: `area/7`, `border/10-17`, `unit/V-R-01`;
/// single tables by their file: `tables/supply`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Provenance(pub BTreeMap<String, Source>);

impl Provenance {
    /// The source of a field of an entry.
    pub fn source(&self, entry: &str, field: &str) -> Option<&str> {
        let source = self.0.get(entry)?;
        let is_stated = source.stated.iter().any(|stated| stated == field);
        Some(
            source
                .fields
                .get(field)
                .map_or(if is_stated { STATED } else { &source.entry }, String::as_str),
        )
    }

    /// Whether a field of an entry is reconstructed.
    pub fn is_reconstructed(&self, entry: &str, field: &str) -> bool {
        self.source(entry, field) == Some(RECONSTRUCTED)
    }
}
