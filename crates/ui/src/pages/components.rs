//! The components of a title as tables. A dagger marks every value that is our reconstruction and not stated
//! in the rules or on a card list.

use askama::Template;
use kernel::Viewer;
use titles::with_rules;

use super::frame::{Frame, frame};
use super::look::Look;
use super::say::{Html, Say, escape};
use super::{About, ids, picture};

/// A table with a caption.
pub(crate) struct Grid {
    pub(crate) id: &'static str,
    pub(crate) caption: String,
    pub(crate) heads: Vec<String>,
    pub(crate) rows: Vec<Vec<Html>>,
}

#[derive(Template)]
#[template(path = "components.html")]
struct Page<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    heading: String,
    defs: Html,
    grids: Vec<Grid>,
    counted: String,
}

/// The page.
pub(super) fn page(page: &About<'_>) -> String {
    let Ok(loaded) = page.title.usual() else { return String::new() };
    with_rules!(loaded.rules, rules => of(page, &*rules))
}

fn of<R: Look>(page: &About<'_>, rules: &R) -> String {
    let view = rules.view(&rules.start(), Viewer::Spectator);
    let picture = picture::picture(rules, page.reader.words);
    let names = |key: &str, language: &str| rules.name(key, language);
    let say = Say::new(page.reader.words, &names);
    let (all, ours) = rules.reconstructed();
    let facts = [("all", all.into()), ("ours", ours.into())];
    let heading = say.labelled(&say.t(ids::title(page.title)), &say.t("web-components"));
    let page = Page {
        head: frame(&page.reader, heading.clone(), "components", "rules").of(page.title),
        say,
        heading,
        defs: Html(picture.defs()),
        grids: rules.grids(&view, &picture.sheet, say),
        counted: say.with("web-components-counted", &facts),
    };
    page.to_string()
}

/// The names of columns.
pub(crate) fn heads(say: Say<'_>, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| say.t(id)).collect()
}

/// A value, with a dagger if it is our reconstruction.
pub(crate) fn value(say: Say<'_>, text: &str, is_ours: bool) -> Html {
    let text = escape(text);
    if !is_ours || text.is_empty() {
        return Html(text);
    }
    let label = escape(&say.t("web-reconstructed"));
    Html(format!(
        "{text}<span class=\"dagger\" title=\"{label}\" aria-hidden=\"true\">†</span><span class=\"vh\"> {label}</span>"
    ))
}
