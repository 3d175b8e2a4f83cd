//! The page of a builder: a text that an option of a new table takes is put together and checked. Whatever
//! else was filled in travels along in hidden fields.

use askama::Template;
use titles::with_rules;

use super::frame::{Frame, frame};
use super::look::{Built, Look as _};
use super::say::{Html, Say};
use super::{NewTable, ids, new_table};

#[derive(Template)]
#[template(path = "builder.html")]
struct Page<'a> {
    head: Frame<'a>,
    title_id: &'static str,
    heading: String,
    html: Html,
}

/// The page.
pub(super) fn page(page: &NewTable<'_>) -> Option<String> {
    let loaded = page.title.usual().ok()?;
    let built = with_rules!(loaded.rules, rules => {
        let names = |key: &str, language: &str| kernel::Rules::name(&*rules, key, language);
        rules.builder(page.sent, Say::new(page.reader.words, &names))
    })?;
    let say = Say::plain(page.reader.words);
    match built {
        Built::Done(sent) => Some(new_table::page(&NewTable { sent: &sent, wrong: &[], ..*page })),
        Built::Form { title, html } => {
            let heading = say.labelled(&say.t(ids::title(page.title)), &title);
            let page = Page {
                head: frame(&page.reader, heading.clone(), "builder", "home").of(page.title),
                title_id: page.title.info().id,
                heading,
                html,
            };
            Some(page.to_string())
        }
    }
}
