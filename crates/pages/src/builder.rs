//! The page of a builder: a text that an option of a new table takes is put together and checked. Whatever
//! else was filled in travels along in hidden fields.

use askama::Template;

use crate::frame::{Frame, Scripts, frame};
use crate::{NewTable, ids, new_table};
use look::Built;
use look::say::{Html, Say};

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
    let sight = loaded.first_sight();
    let names = |key: &str, language: &str| sight.name(key, language);
    let built = sight.builder(page.sent, Say::new(page.reader.words, &names))?;
    let say = Say::plain(page.reader.words);
    match built {
        Built::Done(sent) => Some(new_table::page(&NewTable { sent: &sent, wrong: &[], ..*page })),
        Built::Form { title, html } => {
            let heading = say.labelled(&say.t(ids::title(page.title)), &title);
            let page = Page {
                head: frame(&page.reader, heading.clone(), "builder", "home")
                    .about(page.title)
                    .with_scripts(Scripts::Builder),
                title_id: page.title.info().id,
                heading,
                html,
            };
            Some(page.to_string())
        }
    }
}
