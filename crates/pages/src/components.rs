//! The components of a title as tables. A dagger marks every value that is our reconstruction and not stated
//! in the rules or on a card list.

use askama::Template;

use crate::frame::{Frame, frame};
use crate::{About, ids};
use look::grid::Grid;
use look::say::{Html, Say};

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
    let sight = loaded.first_sight();
    let names = |key: &str, language: &str| sight.name(key, language);
    let say = Say::new(page.reader.words, &names).of_title(page.title.manner());
    let (all, ours) = sight.reconstructed();
    let facts = [("all", all.into()), ("ours", ours.into())];
    let heading = say.labelled(&say.t(ids::title(page.title)), &say.t("web-components"));
    let page = Page {
        head: frame(&page.reader, heading.clone(), "components", "components").about(page.title),
        say,
        heading,
        defs: Html(sight.defs(say.words)),
        grids: sight.grids(say),
        counted: say.with("web-components-counted", &facts),
    };
    page.to_string()
}
