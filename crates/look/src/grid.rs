//! Tables of the components page. A dagger marks every value that is our reconstruction and not stated in the
//! rules or on a card list.

use crate::say::{Html, Say, escape};

/// A table with a caption.
#[derive(Debug)]
pub struct Grid {
    pub id: &'static str,
    pub caption: String,
    pub heads: Vec<String>,
    pub rows: Vec<Vec<Html>>,
}

/// The names of columns.
pub fn heads(say: Say<'_>, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| say.t(id)).collect()
}

/// A value, with a dagger if it is our reconstruction.
pub fn value(say: Say<'_>, text: &str, is_ours: bool) -> Html {
    let text = escape(text);
    if !is_ours || text.is_empty() {
        return Html(text);
    }
    let label = escape(&say.t("web-reconstructed"));
    Html(format!(
        "{text}<span class=\"dagger\" title=\"{label}\" aria-hidden=\"true\">†</span><span class=\"vh\"> {label}</span>"
    ))
}
