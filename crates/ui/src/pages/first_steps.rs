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
    heading: String,
    steps: usize,
}

/// The page; none for a title without a guided opening.
pub(super) fn page(page: &About<'_>) -> Option<String> {
    let say = Say::plain(page.reader.words);
    let id = page.title.info().id;
    if id != guide::TITLE {
        return None;
    }
    let heading = say.labelled(&say.t("web-first-steps"), &say.t(ids::title(page.title)));
    let page = Page {
        head: frame(&page.reader, heading.clone(), "firststeps", "learn").of(page.title),
        say,
        id,
        heading,
        steps: guide::STEPS.len(),
    };
    Some(page.to_string())
}
