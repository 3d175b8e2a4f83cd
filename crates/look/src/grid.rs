//! Tables of the components page. A dagger marks every value that is our reconstruction and not stated in the
//! rules or on a card list.

pub use pack::Provenance;

use crate::say::{Html, Say, escape};

/// A table with a caption.
#[derive(Debug)]
pub struct Grid {
    pub id: &'static str,
    pub caption: String,
    pub heads: Vec<String>,
    pub rows: Vec<Vec<Html>>,
}

/// What tables are made with: the language, and where each value comes from.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'a> {
    /// The language.
    pub say: Say<'a>,
    /// The sources of the pack.
    pub provenance: &'a Provenance,
}

impl Tables<'_> {
    /// A table by the ids of its caption and of its columns.
    pub fn grid(
        &self,
        id: &'static str,
        caption: &str,
        columns: &[&str],
        rows: Vec<Vec<Html>>,
    ) -> Grid {
        let heads = columns.iter().map(|column| self.say.t(column)).collect();
        Grid { id, caption: self.say.t(caption), heads, rows }
    }

    /// A value of an entry of the pack, with a dagger if it is ours.
    pub fn value(&self, entry: &str, field: &str, text: &str) -> Html {
        let text = escape(text);
        if !self.provenance.is_reconstructed(entry, field) || text.is_empty() {
            return Html(text);
        }
        let label = escape(&self.say.t("web-reconstructed"));
        Html(format!(
            "{text}<span class=\"dagger\" title=\"{label}\" aria-hidden=\"true\">†</span>\
             <span class=\"vh\"> {label}</span>"
        ))
    }
}

/// How many entries a pack has, and how many are reconstructed as a whole.
pub(crate) fn reconstructed(provenance: &Provenance) -> (usize, usize) {
    let ours = provenance.0.values().filter(|source| source.entry == pack::RECONSTRUCTED);
    (provenance.0.len(), ours.count())
}
