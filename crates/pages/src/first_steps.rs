//! The page before the guided opening: what it teaches, and the button that begins it.

use askama::Template;

use crate::frame::{Frame, frame};
use crate::{About, ids};
use look::say::Say;

#[derive(Template)]
#[template(path = "first_steps.html")]
struct Page<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    id: &'static str,
    title: String,
    steps: usize,
}

/// The page.
pub(super) fn page(page: &About<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let id = page.title.info().id;
    let page = Page {
        head: frame(&page.reader, say.t("web-first-steps"), "firststeps", "learn"),
        say,
        id,
        title: say.t(ids::title(page.title)),
        steps: page.title.guide().map_or(0, |guide| guide.steps.len()),
    };
    page.to_string()
}
