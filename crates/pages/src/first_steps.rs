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
    heading: String,
    text: &'static str,
    teaches: &'static [&'static str],
    steps: usize,
}

/// The page; none for a title without a guided opening.
pub(super) fn page(page: &About<'_>) -> Option<String> {
    let say = Say::plain(page.reader.words);
    let id = page.title.info().id;
    let guide = page.title.guide()?;
    let heading = say.labelled(&say.t("web-first-steps"), &say.t(ids::title(page.title)));
    let page = Page {
        head: frame(&page.reader, heading.clone(), "firststeps", "learn").about(page.title),
        say,
        id,
        heading,
        text: guide.text,
        teaches: guide.teaches,
        steps: guide.steps.len(),
    };
    Some(page.to_string())
}
