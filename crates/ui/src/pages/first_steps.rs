//! The page before the guided opening: what it teaches, and the button that begins it.

use askama::Template;

use super::frame::{Frame, frame};
use super::say::Say;
use super::{About, guide, ids};

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
        steps: guide::STEPS.len(),
    };
    page.to_string()
}
